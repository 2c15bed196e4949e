package tui

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A desk is a table in memory, with bots that play at once. It uses the same messages, commands and
// refusals as a server.
type desk struct {
	t     *testing.T
	mu    sync.Mutex
	s     *table.State
	now   int64
	draws int
	bots  []bot.Bot
	told  map[chan []byte]string // player id by stream
	muted map[string][]string    // by player id

	advice func(v *match.View) *wire.Advice // nil: the first option
	report *wire.Report                     // of every deal; nil: none
}

// A judge grants claims before the last trick.
type judge struct{}

func (judge) Settled(g *rules.Game, v *rules.View) bool       { return int(v.Tricks) == g.Tricks()-1 }
func (judge) HasLevel(name string) bool                       { _, err := bot.New(name); return err == nil }
func (judge) HasTemperament(_ *rules.Game, level string) bool { return level == "club" }

func newDesk(t *testing.T, set table.Settings) *desk {
	t.Helper()
	d := &desk{t: t, s: table.New("t", new(hall.VariantCache)), now: 1_800_000_000_000, told: map[chan []byte]string{}}
	d.keep(&table.Event{By: "anna", Seat: table.NoSeat, What: table.Opened{Settings: set}})
	d.bots = make([]bot.Bot, len(d.s.Chairs))
	return d
}

// names are the names of bots, by seat.
var names = []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}

// keep stores an event, and sends it to all.
func (d *desk) keep(e *table.Event) {
	d.t.Helper()
	switch what := e.What.(type) {
	case table.BotSeated:
		what.Name = names[e.Seat]
		e.What = what
	case table.Begun: // seat 0 deals first
		l := must.Get(record.ParseLine([]byte(what.Header)))(d.t)
		l.Header.First = 0
		what.Header = strings.TrimSpace(string(record.AppendHeader(nil, l.Header)))
		e.What = what
	}
	entry := d.s.Next(d.now, e)
	must.Do(d.t, d.s.Apply(&entry, e), entry.Body)
	for to, id := range d.told {
		to <- d.s.AppendMessage(nil, d.s.SeatOf(id), e, d.muted[id]...)
	}
}

// do executes a player's command, and then everything that the table and the bots do by themselves.
func (d *desk) do(c *table.Command) error {
	if err := d.s.Same(c); err != nil {
		return err
	}
	e, err := d.s.Step(d.now, c, judge{})
	if err != nil {
		return err
	}
	d.keep(e)
	return nil
}

// run executes everything that the table and the bots do by themselves.
func (d *desk) run() {
	d.t.Helper()
	for {
		e := must.Get(d.s.Tick(d.now, func() cards.Seed { d.draws++; return cards.SeedOf(fmt.Sprint("secret ", d.draws)) }))(d.t)
		if e != nil {
			d.keep(e)
			continue
		}
		if d.s.BotTurns() == 0 {
			return
		}
		seat := d.s.BotTurns().First()
		var v match.View
		d.s.View(seat, &v)
		a := d.choose(seat, &v)
		must.Do(d.t, d.do(&table.Command{Do: table.Act, Seat: int(seat), Hand: int(a.Seat()), Act: a.String()}))
	}
}

// choose has a bot decide, in the same way when asked again.
func (d *desk) choose(seat rules.Seat, v *match.View) rules.Action {
	d.t.Helper()
	ctx := context.Background()
	if d.bots[seat] == nil {
		level := d.s.Level(seat)
		if level == table.StandInLevel {
			level = "greedy"
		}
		b := must.Get(bot.New(level))(d.t)
		d.bots[seat] = b
	}
	b := d.bots[seat]
	seed := uint64(seat)
	for _, n := range []uint64{uint64(v.Number), uint64(v.Phase), uint64(v.Tricks), uint64(v.Offer[v.Seat]), uint64(v.Options.Seat)} {
		seed += n + 0x9E3779B97F4A7C15
		seed = (seed ^ seed>>30) * 0xBF58476D1CE4E5B9
		seed = (seed ^ seed>>27) * 0x94D049BB133111EB
		seed ^= seed >> 31
	}
	must.Do(d.t, b.Begin(ctx, d.s.Moves(), seat, seed))
	a := must.Get(b.Choose(ctx, v))(d.t)
	return a
}

func (d *desk) later(ms int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.now += ms
	d.run()
}

func (d *desk) seq() uint64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.s.Seq
}

func (d *desk) view(seat rules.Seat) (v match.View) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.s.View(seat, &v)
	return v
}

// A seat is a person's connection to the desk.
type seat struct {
	ties   wire.Tied // with the other player
	d      *desk
	id     string
	name   string
	breaks chan error // reports that the connection is broken, or restored
	ids    int
	done   []wire.Command
	refuse error // the answer to every command

	tunnel chan struct{}            // no command arrives until it is closed; nil: at once
	inside chan struct{}            // holds a token for each command in the tunnel
	taken  map[string]chan struct{} // those in the tunnel, by id; closed if withdrawn
}

// line returns a connection for a player.
func (d *desk) line(id, name string) *seat {
	return &seat{d: d, id: id, name: name, breaks: make(chan error)}
}

func (s *seat) Watch(ctx context.Context, take func(*wire.Message) error, holds func(error)) error {
	holds(nil)
	told := make(chan []byte, 1<<14)
	s.d.mu.Lock()
	s.d.told[told] = s.id
	told <- s.d.s.AppendPresent(nil, s.d.s.SeatOf(s.id), s.d.muted[s.id]...)
	s.d.mu.Unlock()
	defer func() {
		s.d.mu.Lock()
		defer s.d.mu.Unlock()
		delete(s.d.told, told)
	}()
	for {
		select {
		case text := <-told:
			m := new(wire.Message)
			if err := json.Unmarshal(text, m); err != nil {
				return err
			}
			if err := take(m); err != nil {
				return err
			}
		case err := <-s.breaks:
			holds(err)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// must executes a command that must not be refused.
func (s *seat) must(c wire.Command) {
	s.d.t.Helper()
	must.Get(s.Do(context.Background(), &c))(s.d.t, c)
}

// Withdraw takes back a command that is still in the tunnel.
func (s *seat) Withdraw(_ context.Context, c *wire.Command) (done uint64, err error) {
	s.d.mu.Lock()
	tunnel, inside := s.tunnel, s.inside
	s.d.mu.Unlock()
	if tunnel != nil {
		<-inside
	}
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	if taken := s.taken[c.ID]; taken != nil {
		close(taken)
		return 0, nil
	}
	return s.d.s.Seq, nil
}

// pass sends a command through the tunnel.
func (s *seat) pass(ctx context.Context, c *wire.Command) error {
	s.d.mu.Lock()
	tunnel, taken := s.tunnel, make(chan struct{})
	if tunnel != nil {
		s.taken[c.ID] = taken
		s.inside <- struct{}{}
	}
	s.d.mu.Unlock()
	if tunnel == nil {
		return nil
	}
	select {
	case <-tunnel:
	case <-taken:
		return client.ErrWithdrawn
	case <-ctx.Done():
		return ctx.Err()
	}
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	delete(s.taken, c.ID)
	return nil
}

// enter holds back all later commands until out is called.
func (s *seat) enter() (out func()) {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	tunnel := make(chan struct{})
	s.tunnel, s.inside, s.taken = tunnel, make(chan struct{}, 10), map[string]chan struct{}{}
	return func() {
		s.d.mu.Lock()
		s.tunnel = nil
		s.d.mu.Unlock()
		close(tunnel)
	}
}

func (s *seat) Do(ctx context.Context, c *wire.Command) (wire.Reply, error) {
	if err := s.pass(ctx, c); err != nil {
		return wire.Reply{}, err
	}
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	if s.refuse != nil {
		return wire.Reply{}, s.refuse
	}
	s.ids++
	s.done = append(s.done, *c)
	at := func(n *int) int {
		if n == nil {
			return -1
		}
		return *n
	}
	if c.Do == table.Mute || c.Do == wire.Follow || c.Do == wire.Block { // which no table keeps; of one other player here
		s.ties.ID = c.Text
		*map[table.Kind]*bool{table.Mute: &s.ties.Mute, wire.Follow: &s.ties.Follow, wire.Block: &s.ties.Block}[c.Do] = c.On
		s.d.muted = nil
		if s.ties.Mute || s.ties.Block {
			s.d.muted = map[string][]string{s.id: {c.Text}}
		}
		return wire.Reply{Seq: s.d.s.Seq}, nil
	}
	id := fmt.Sprint(s.name, "-", s.ids)
	err := s.d.do(&table.Command{
		Do: c.Do, Player: s.id, Name: s.name, ID: id, Seat: at(c.Seat), Hand: at(c.Hand), Act: c.Act, Seen: c.Seen, Text: c.Text, On: c.On,
	})
	if err != nil {
		return wire.Reply{}, fault(err)
	}
	seq := s.d.s.Seq
	s.d.run()
	return wire.Reply{Seq: seq}, nil
}

// fault is a refusal as a client receives it.
func fault(err error) error {
	var no *table.Refusal
	if errors.As(err, &no) {
		return &client.ServerError{Status: 409, Fault: wire.Fault{Reason: string(no.Reason), Why: no.Why, Args: no.Args, Text: no.Error()}}
	}
	return err
}

func (s *seat) Hint(context.Context) (*wire.Advice, error) {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	seat := s.d.s.SeatOf(s.id)
	if err := s.d.s.MayHint(s.id); err != nil {
		return nil, fault(err)
	}
	var v match.View
	s.d.s.View(seat, &v)
	if s.d.advice != nil {
		return s.d.advice(&v), nil
	}
	simple := heuristic.New(s.d.s.Moves().Game).Advise(&v.View)
	advice := advise(simple.Action, simple.Chance, 0, 0)
	if v.Options.Len() > 1 {
		advice.Choices = append(advice.Choices, wire.Choice{Act: "other", Gap: 9})
	}
	return advice, nil
}

// advise is advice to choose an act, with another act that is about as good.
func advise(a rules.Action, chance, points float64, second rules.Action) *wire.Advice {
	advice := &wire.Advice{Act: a.String(), Player: "expert", Choices: []wire.Choice{{Act: a.String(), Chance: chance, Points: points}}}
	if second != 0 {
		advice.Choices = append(advice.Choices, wire.Choice{Act: second.String(), Points: points, Gap: 0.1, GapError: 0.2})
		if a.Kind() == rules.Laying {
			advice.Bids = []wire.Bid{{}, {Best: second.Cards().String()}}
		}
	}
	return advice
}

func (s *seat) Report(context.Context, int, int) (*wire.Report, error) {
	if s.d.report == nil {
		return nil, errors.New("no report")
	}
	return s.d.report, nil
}

func (s *seat) Ties(context.Context) ([]wire.Tied, error) {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	return []wire.Tied{s.ties}, nil
}

func (s *seat) Claimable(context.Context) (bool, error) {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	var v rules.View
	g, err := s.d.s.Claimable(s.id, &v)
	return g != nil && judge{}.Settled(g, &v), err
}

func (s *seat) Scores(context.Context) ([]wire.Score, error) {
	s.d.mu.Lock()
	defer s.d.mu.Unlock()
	var all []wire.Score
	for _, x := range s.d.s.Scores() {
		var score wire.Score
		if err := json.Unmarshal(record.AppendScore(nil, s.d.s.Moves(), &x), &score); err != nil {
			return nil, err
		}
		all = append(all, score)
	}
	return all, nil
}

// Ratings: only Anna has one.
func (s *seat) Ratings(_ context.Context, class string, players []string) (map[string]wire.Rating, error) {
	all := map[string]wire.Rating{}
	for _, id := range players {
		if id == "anna" {
			all[id] = wire.Rating{Class: class, Mean: 1523, Within: 90}
		}
	}
	return all, nil
}

func (s *seat) Levels(context.Context) ([]string, error) {
	levels := []string{"random", "greedy"}
	for _, l := range search.Levels() {
		levels = append(levels, l.Name)
	}
	return levels, nil
}
