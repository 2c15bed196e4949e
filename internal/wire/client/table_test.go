package client_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/internal/think/company"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A judge grants claims before the last trick.
type judge struct{}

func (judge) Settled(g *rules.Game, v *rules.View) bool   { return int(v.Tricks) == g.Tricks()-1 }
func (judge) HasLevel(name string) bool                   { return name == "club" }
func (judge) HasTemperament(_ *rules.Game, _ string) bool { return false }

// A server has bots that choose their first option. It loses some answers.
type server struct {
	*httptest.Server
	hall     *hall.Hall
	log      *sqlstore.DB
	handler  http.Handler // loses no answers
	commands atomic.Int64

	mu    sync.Mutex
	conns []net.Conn
}

// breakAll breaks all connections, also those of streams, which package httptest does not know.
func (s *server) breakAll() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range s.conns {
		_ = c.Close() // some have ended
	}
	s.conns = nil
}

func newServer(t *testing.T) *server {
	t.Helper()
	s := &server{}
	now := time.Now
	log := sqlite.Open(t)
	s.hall = hall.New(hall.Options{
		Log: log, Judge: judge{}, Draw: func() cards.Seed { return cards.SeedOf("secret") },
		BotTurn: func(turn *hall.Turn) {
			a := turn.View.Options.Nth(0)
			go s.hall.Do(context.Background(), max(now().UnixMilli(), turn.At), turn.Table,
				&table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From})
		},
	})
	free := httpd.Unlimited()
	web := httpd.New(httpd.Options{
		Store:  log,
		Limits: httpd.Limits{Requests: free, Commands: free, Chat: free, Tables: free, Guests: free, Hinted: free},
		Options: api.Options{Hall: s.hall, Now: now, Levels: func() []wire.Level { return []wire.Level{{Name: "club", Text: "plays well"}} }, Advise: func(_ context.Context, _ *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
			act, r := v.Options.Nth(0).String(), new(advice.Advice)
			return r, json.Unmarshal([]byte(`{"act":"`+act+`","player":"expert","choices":[{"act":"`+act+`","points":2.5,"chance":0.5}]}`), r)
		}},
	})
	handler := web.Handler()
	s.log, s.handler = log, handler
	s.Server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/commands") && s.commands.Add(1)%3 == 0 {
			handler.ServeHTTP(httptest.NewRecorder(), r) // executed, but the answer is lost
			panic(http.ErrAbortHandler)
		}
		handler.ServeHTTP(w, r)
	}))
	s.Config.ConnContext = func(ctx context.Context, c net.Conn) context.Context {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.conns = append(s.conns, c)
		return ctx
	}
	s.Start()
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for beat := time.NewTicker(5 * time.Millisecond); ctx.Err() == nil; <-beat.C {
			if err := s.hall.Tick(ctx, now().UnixMilli()); err != nil && ctx.Err() == nil {
				t.Error(err)
			}
		}
	}()
	t.Cleanup(func() { cancel(); <-ended; web.Close(); s.Close() })
	return s
}

// TestTable plays a match over connections that break: every message comes once and in order, every
// command is executed once, and the shuffle contains the player's entropy.
func TestTable(t *testing.T) {
	s := newServer(t)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	c := &client.Client{Servers: []string{s.URL}, HTTP: s.Client()}
	must.Do(t, c.Guest(ctx, "Anna"))
	opened, err := c.Open(ctx, &wire.Opening{
		ID: "open", Settings: table.Settings{Variant: "duel", Deals: 1, Pace: 1}, Sit: true, Bots: []string{"", "club"},
	})
	must.Do(t, err)
	line := c.Table(opened.Table)
	if levels, err := line.Levels(ctx); err != nil || len(levels) != 1 || levels[0] != "club" {
		t.Errorf("the levels are %q, %v", levels, err)
	}
	p := &player{t: t, s: s, line: line}
	must.Get(line.Do(ctx, &wire.Command{Do: table.Ready}))(t)
	err = line.Watch(ctx, func(m *wire.Message) error { return p.take(ctx, m) }, func(err error) { p.states = append(p.states, err) })
	if !errors.Is(err, client.ErrStop) && err != nil {
		t.Fatal(err)
	}
	if len(p.states) < 3 || p.states[0] != nil || p.states[1] == nil || p.states[2] != nil {
		t.Errorf("the line has been %v", p.states)
	}
	if !p.hinted || !p.claimed {
		t.Errorf("hinted %t, claimed %t", p.hinted, p.claimed)
	}
	scores, err := line.Scores(ctx)
	if err != nil || len(scores) != 1 || len(scores[0].Totals) != 2 || scores[0].Trump != "none" {
		t.Errorf("the scores are %+v, %v", scores, err)
	}
	var text []byte
	must.Do(t, c.Get(ctx, "/api/tables/"+opened.Table+"/matches/1/record", &text))
	if r, err := record.Verify(bytes.NewReader(text)); err != nil || !r.Proved() || !strings.Contains(string(text), `"entropy":["`) {
		t.Errorf("the record proves %+v, %v\n%s", r, err, text)
	}
	var no *client.ServerError
	if _, err := line.Do(ctx, &wire.Command{Do: table.Back}); !errors.As(err, &no) || no.Reason != string(table.NotNow) {
		t.Errorf("what cannot be done is answered %v", err)
	}
}

// A player chooses its first option.
type player struct {
	t      *testing.T
	s      *server
	line   *client.Table
	last   uint64
	states []error

	acted           uint64 // the last message answered
	hinted, claimed bool
	cut             bool
}

func (p *player) take(ctx context.Context, m *wire.Message) error {
	if p.last != 0 && m.Seq != p.last+1 {
		p.t.Errorf("message %d comes after %d", m.Seq, p.last)
	}
	p.last = m.Seq
	if m.Table.Ended {
		return client.ErrStop
	}
	if m.Seq < p.acted || m.View == nil {
		return nil
	}
	g, err := rules.Open("duel")
	if err != nil {
		return err
	}
	v, err := m.ReadView(g)
	if err != nil || v.Options.Pick == 0 {
		return err
	}
	if !p.hinted {
		a, err := p.line.Hint(ctx)
		if p.hinted = err == nil && a.Act == v.Options.Nth(0).String() && a.Choices[0].Points == 2.5; !p.hinted {
			p.t.Errorf("the hint is %+v, %v", a, err)
		}
	}
	if v.Tricks == 4 && !p.cut {
		p.cut = true
		p.s.breakAll()
	}
	c := &wire.Command{Do: table.Act, Act: v.Options.Nth(0).String(), Seen: m.Seq}
	if settled, err := p.line.Claimable(ctx); err != nil {
		return err
	} else if settled {
		p.claimed, c = true, &wire.Command{Do: table.Claim}
	}
	r, err := p.line.Do(ctx, c)
	p.acted = r.Seq
	return err
}
