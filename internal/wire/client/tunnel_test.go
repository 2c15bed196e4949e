package client_test

import (
	"context"
	crand "crypto/rand"
	"errors"
	"flag"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/badnet"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
	"ninetynine/rules"
)

var seed = flag.Uint64("seed", 0, "of a bad network; 0: another each time")

// TestTunnel plays 200 acts over a network that breaks at random moments, is away at times, and leads to
// a server that moves to another port. Some acts are withdrawn at random moments. None is lost, none is
// executed twice, and no withdrawn one is executed.
func TestTunnel(t *testing.T) {
	if *seed == 0 {
		*seed = rand.Uint64()
	}
	t.Logf("-seed %d", *seed)
	s := newServer(t)
	moved := httptest.NewServer(s.handler)
	defer moved.Close()
	targets := []string{s.Listener.Addr().String(), "127.0.0.1:1", moved.Listener.Addr().String()}
	relay := must.Get(badnet.NewRelay(targets[0], badnet.Faults{Pieces: 600, Cut: .06, Hang: .01, Silence: 20 * time.Millisecond}, *seed))(t)
	defer relay.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	near := &client.Client{Servers: []string{moved.URL}, HTTP: moved.Client()}
	must.Do(t, near.Guest(ctx, "Anna"))
	opened := must.Get(near.Open(ctx, &wire.Opening{
		ID: "open", Settings: table.Settings{Variant: "duel", Deals: 30, Pace: 1}, Sit: true, Ready: true, Bots: []string{"", "club"},
	}))(t)
	far := &client.Client{Servers: []string{"http://" + relay.Address()}, HTTP: &http.Client{}}
	far.SetSession(near.Player, near.Token())
	p := &traveller{t: t, s: s, id: opened.Table, person: near.Player, line: far.Table(opened.Table), r: rand.New(rand.NewPCG(*seed, 1)), done: map[uint64]bool{}}
	go p.line.Watch(ctx, func(*wire.Message) error { return nil }, func(error) {}) // it breaks too
	for len(p.done)+p.withdrawn < 200 {
		if p.r.IntN(12) == 0 {
			relay.Move(targets[p.r.IntN(2)*2])
		} else if p.r.IntN(20) == 0 {
			relay.Move(targets[1])
			time.AfterFunc(time.Duration(p.r.IntN(300))*time.Millisecond, func() { relay.Move(targets[2]) })
		}
		p.act(ctx)
	}
	acts := p.logged(ctx)
	if !maps.Equal(acts, p.done) {
		t.Errorf("done are the entries\n%v, and confirmed\n%v", slices.Sorted(maps.Keys(acts)), slices.Sorted(maps.Keys(p.done)))
	}
	if p.withdrawn == 0 {
		t.Error("nothing was withdrawn")
	}
	t.Logf("%d acts, %d withdrawn, %d more too late, %d connections cut", len(acts), p.withdrawn, p.late, relay.Cuts())
}

// A traveller chooses first options, and withdraws some.
type traveller struct {
	t          *testing.T
	s          *server
	id, person string
	line       *client.Table
	r          *rand.Rand

	seen            uint64
	done            map[uint64]bool // entries of confirmed acts
	withdrawn, late int
}

// due waits for the player's turn, and returns an act as a command.
func (p *traveller) due(ctx context.Context) *wire.Command {
	for ctx.Err() == nil {
		var c *wire.Command
		must.Do(p.t, p.s.hall.Inspect(ctx, time.Now().UnixMilli(), p.id, func(s *table.State) {
			var v match.View
			seat := s.SeatOf(p.person)
			s.View(seat, &v)
			switch {
			case s.Seq < p.seen:
			case v.Options.Pick != 0:
				c = &wire.Command{Do: table.Act, Act: v.Options.Nth(0).String(), Seen: s.Seq}
			case v.Phase == rules.Over && !s.Chairs[seat].Ready:
				c = &wire.Command{Do: table.Ready, Seen: s.Seq}
			}
		}))
		if c != nil {
			return c
		}
		time.Sleep(time.Millisecond) // the bot's turn
	}
	p.t.Fatal("the match does not go on")
	return nil
}

// act makes the due act, or withdraws it.
func (p *traveller) act(ctx context.Context) {
	c := p.due(ctx)
	c.ID = crand.Text()
	var r wire.Reply
	var err error
	answered := make(chan struct{})
	go func() {
		defer close(answered)
		r, err = p.line.Do(ctx, c)
	}()
	var late uint64
	if p.r.IntN(6) == 0 {
		time.Sleep(time.Duration(p.r.IntN(3000)) * time.Microsecond)
		var no error
		if late, no = p.line.Withdraw(ctx, c); no != nil {
			p.t.Fatal(no)
		}
	}
	switch <-answered; {
	case err == nil:
		p.seen = r.Seq
		if late != 0 && late != r.Seq {
			p.t.Errorf("an act is entry %d, and withdrawn as entry %d", r.Seq, late)
		}
	case late != 0:
		p.late++
		p.seen = late
	case errors.Is(err, client.ErrWithdrawn):
		p.withdrawn++
		return
	default:
		p.t.Fatal(err)
	}
	if c.Do == table.Act {
		p.done[p.seen] = true
	}
}

// logged returns the entries with acts of the player.
func (p *traveller) logged(ctx context.Context) map[uint64]bool {
	entries := must.Get(p.s.log.Read(ctx, p.id, 0))(p.t)
	acts, s := map[uint64]bool{}, table.New(p.id, new(hall.VariantCache))
	for i := range entries {
		e := must.Get(s.Append(&entries[i]))(p.t)
		if _, act := e.What.(table.Acted); act && e.By == p.person {
			acts[s.Seq] = true
		}
	}
	return acts
}
