package httpd

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/events"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sight"
	"ninetynine/internal/test/sqlite"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/worlds"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
	"ninetynine/match"
	"ninetynine/rules"
)

type judge struct{}

func (judge) Settled(g *rules.Game, v *rules.View) bool { return int(v.Tricks) == g.Tricks()-1 }
func (judge) HasLevel(name string) bool {
	return name == "club" || name == "expert" || name == daily.Level
}
func (judge) HasTemperament(_ *rules.Game, level string) bool { return level == "club" }

// start is the initial time of tests.
const start = int64(1_800_000_000_000)

// A site is a server with a hall and a store. Its bots do the first legal act.
type site struct {
	t     testing.TB
	store *sqlstore.DB
	hall  *hall.Hall
	srv   *Server
	http  *httptest.Server
	log   *bytes.Buffer
	clock atomic.Int64 // milliseconds since 1970 UTC
	bots  sync.WaitGroup
	ids   atomic.Int64
	check *checker // nil: exchanges are not checked against the document

	mishap atomic.Pointer[mishap] // nil: no faults
	usual  http.Handler
	begin  func() // starts a server with the store that there is
}

type lockedWriter struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *lockedWriter) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}

// newSite starts a server. change may change its options.
func newSite(t testing.TB, change func(*Options)) *site {
	t.Helper()
	return newSiteOf(t, wire.Operations(), handlers(), change)
}

// newSiteOf starts a server with these operations.
func newSiteOf(t testing.TB, all []wire.Operation, own map[string]handler, change func(*Options)) *site {
	t.Helper()
	s := &site{t: t, store: sqlite.Open(t), log: &bytes.Buffer{}}
	s.clock.Store(start)
	s.begin = func() { s.serve(all, own, change) }
	s.begin()
	s.http = httptest.NewUnstartedServer(nil)
	s.http.Config = HTTPServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if m := s.mishap.Load(); m != nil {
			m.ServeHTTP(w, r)
			return
		}
		s.usual.ServeHTTP(w, r)
	}))
	s.http.Start()
	t.Cleanup(func() {
		s.srv.Close()
		s.http.Close()
		s.bots.Wait()
	})
	return s
}

// restart ends the server as a crash does, and starts another one with its store.
func (s *site) restart() {
	s.bots.Wait()
	s.srv.Close()
	s.begin()
}

func (s *site) serve(all []wire.Operation, own map[string]handler, change func(*Options)) {
	draws, projections := 0, store.Projections{New: events.Beside(hall.Fold()), Logs: []store.LogProjection{{Name: daily.Projection, Rows: daily.Rows}, {Name: table.Invitations, Rows: table.InvitationRows}, {Name: event.Projection, Rows: event.Rows}}}
	s.hall = hall.New(hall.Options{
		Other: events.Fold(projections.Of),
		Log:   s.store, Judge: judge{}, BotTurn: s.rouse, Project: projections.Of,
		Draw: func() cards.Seed { draws++; return cards.SeedOf(fmt.Sprint("secret ", draws)) },
	})
	o := Options{
		Options: api.Options{
			Hall: s.hall, Version: "test",
			Now:    func() time.Time { return time.UnixMilli(s.clock.Load()) },
			Levels: func() []wire.Level { return []wire.Level{{Name: "club", Text: "plays well"}} },
			Advise: noOpinion, Projections: projections,
			People: &identity.Players{Store: s.store, Hall: s.hall, Now: func() time.Time { return time.UnixMilli(s.clock.Load()) }, Projections: projections},
		},
		Store:  s.store,
		Secret: []byte("of the servers"),
		Log:    slog.New(slog.NewJSONHandler(&lockedWriter{w: s.log}, nil)),
		Limits: Limits{
			Requests: Unlimited(), Commands: Unlimited(), Chat: Unlimited(), Tables: Unlimited(), Guests: Unlimited(), Hinted: Unlimited(),
		},
	}
	if change != nil {
		change(&o)
	}
	if o.Review == nil && o.Advise != nil {
		o.Review = review.NewJobs(review.Judge{
			Advise: o.Advise, Glance: o.Advise, Appraise: review.NewCritic().In(nil),
			Name: func(*rules.Game) (string, error) { return "expert", nil },
		}, s.store, 1, 1)
	}
	s.srv = serverOf(o, all, own)
	s.usual = s.srv.Handler()
}

// noOpinion is the advice of a player without an opinion of the View, in the usual format.
func noOpinion(_ context.Context, m *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
	s := &search.Study{Worlds: 120, Weight: 87.4}
	n := float64(v.Options.Len())
	for a := range v.Options.All() {
		gap, gapError := 0.3*float64(len(s.Options)), 0.2
		sampled := 2.1 - gap
		switch len(s.Options) {
		case 0:
			gapError = 0
		case 1:
			gap, sampled = 0, 2.2 // the worlds alone would disagree
		}
		s.Options = append(s.Options, search.Option{
			Choice:  search.Choice{Action: a, Points: 2.1 - gap, Error: 0.4, Chance: 0.5, Policy: 1 / n},
			Sampled: sampled, Gap: gap, GapError: gapError,
		})
	}
	seats := m.Game.Seats()
	for seat := range rules.Seat(seats) {
		if seat != v.Seat {
			s.Others = append(s.Others, search.Other{Seat: seat, Chance: 0.4, Bids: []float64{0.2, 0.5, 0.3}})
		}
	}
	for c := range worlds.Unseen(m.Game, &v.View).Cards() {
		p := search.Place{Card: c}
		for _, o := range s.Others {
			p.Held[o.Seat], p.Aside[o.Seat] = 0.75/float64(seats-1), 0.25/float64(seats-1)
		}
		s.Unseen = append(s.Unseen, p)
	}
	return s.Report(m.Game, &v.View, "expert"), nil
}

// rouse makes a bot act when it is due.
func (s *site) rouse(turn *hall.Turn) {
	s.bots.Go(func() {
		a := turn.View.Options.Nth(0)
		_, err := s.hall.Do(context.Background(), max(s.clock.Load(), turn.At), turn.Table,
			&table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From})
		if err != nil && new(api.Call).Fault(err).Status != http.StatusConflict { // it may be stale
			s.t.Errorf("a bot of %s at seat %d: %v", turn.Table, turn.Seat, err)
		}
	})
}

type guest struct {
	s     *site
	ID    string `json:"id"`
	Name  string `json:"name"`
	Token string `json:"token"`
}

func (s *site) guest(name string) *guest {
	s.t.Helper()
	g := &guest{s: s}
	s.post("", "/api/guest", map[string]any{"name": name, "token": true}).want(http.StatusCreated).into(g)
	return g
}

type exchange struct {
	t      testing.TB
	method string
	path   string
	asked  []byte
	status int
	head   http.Header
	body   []byte
}

func (s *site) send(token, method, path string, body []byte, heads ...string) *exchange {
	s.t.Helper()
	req := must.Get(http.NewRequestWithContext(context.Background(), method, s.http.URL+path, bytes.NewReader(body)))(s.t)
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	for i := 0; i < len(heads); i += 2 {
		if req.Header.Set(heads[i], heads[i+1]); heads[i] == "Host" {
			req.Host = heads[i+1]
		}
	}
	res := must.Get(s.http.Client().Do(req))(s.t)
	defer res.Body.Close()
	text := must.Get(io.ReadAll(res.Body))(s.t)
	x := &exchange{s.t, method, path, body, res.StatusCode, res.Header, text}
	if s.check != nil {
		s.check.exchange(x)
	}
	return x
}

func (s *site) post(token, path string, body any) *exchange {
	s.t.Helper()
	b := must.Get(json.Marshal(body))(s.t)
	return s.send(token, "POST", path, b)
}

func (s *site) get(token, path string) *exchange {
	s.t.Helper()
	return s.send(token, "GET", path, nil)
}

func (x *exchange) want(status int) *exchange {
	x.t.Helper()
	if x.status != status {
		x.t.Fatalf("%s %s %.300q: %d, not %d: %.1000s", x.method, x.path, x.asked, x.status, status, x.body)
	}
	return x
}

// refused expects a status and a reason.
func (x *exchange) refused(status int, reason string) *exchange {
	x.t.Helper()
	var e struct{ Error wire.Fault }
	x.want(status).into(&e)
	if e.Error.Reason != reason || e.Error.Text == "" {
		x.t.Fatalf("%s %s %s: %s, not %s", x.method, x.path, x.asked, x.body, reason)
	}
	return x
}

func (x *exchange) into(v any) *exchange {
	x.t.Helper()
	if err := json.Unmarshal(x.body, v); err != nil {
		x.t.Fatalf("%s %s: %v in %s", x.method, x.path, err, x.body)
	}
	return x
}

func (g *guest) do(tbl string, do table.Kind, more ...any) *exchange {
	g.s.t.Helper()
	body := map[string]any{"id": fmt.Sprint("c", g.s.ids.Add(1)), "do": do}
	for i := 0; i < len(more); i += 2 {
		body[more[i].(string)] = more[i+1]
	}
	return g.s.post(g.Token, "/api/tables/"+tbl+"/commands", body)
}

func (g *guest) open(opening map[string]any) string {
	g.s.t.Helper()
	id := g.s.ids.Add(1)
	if opening["id"] == nil {
		opening["id"] = fmt.Sprint("o", id)
	}
	var out wire.Seated
	g.s.post(g.Token, "/api/tables", opening).want(http.StatusCreated).into(&out)
	return out.Table
}

// A message is what tests read of one, and all of it.
type message struct {
	sight.Message
	text []byte
}

// A feed is a stream as its client reads it.
type feed struct {
	s    *site
	res  *http.Response
	scan *bufio.Reader
	sse  bool
	last []byte // the complete message
}

// watch opens a stream of lines.
func (s *site) watch(token, tbl string, after uint64, heads ...string) *feed {
	s.t.Helper()
	return s.stream(token, fmt.Sprintf("%s/events?after=%d", tbl, after), heads...)
}

func (s *site) stream(token, path string, heads ...string) *feed {
	s.t.Helper()
	req := must.Get(http.NewRequestWithContext(s.t.Context(), "GET", s.http.URL+"/api/tables/"+path, nil))(s.t)
	req.Header.Set("Accept", "application/x-ndjson")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	for i := 0; i < len(heads); i += 2 {
		req.Header.Set(heads[i], heads[i+1])
	}
	res := must.Get(s.http.Client().Do(req))(s.t)
	if res.StatusCode != http.StatusOK {
		b, _ := io.ReadAll(res.Body)
		res.Body.Close()
		s.t.Fatalf("the stream is answered with %d: %s", res.StatusCode, b)
	}
	s.t.Cleanup(func() { res.Body.Close() })
	return &feed{s, res, bufio.NewReader(res.Body), strings.HasPrefix(res.Header.Get("Content-Type"), "text/event-stream"), nil}
}

func (f *feed) next() (*message, bool) {
	f.s.t.Helper()
	for {
		line, err := f.scan.ReadBytes('\n')
		if err != nil {
			return nil, false
		}
		line = bytes.TrimSuffix(line, []byte("\n"))
		if f.sse {
			var ok bool
			if line, ok = bytes.CutPrefix(line, []byte("data: ")); !ok {
				continue
			}
		}
		if len(line) == 0 {
			continue
		}
		if f.s.check != nil {
			f.s.check.message(f.s.t, line)
		}
		if f.last, err = wire.Complete(f.last, line); err != nil {
			f.s.t.Fatalf("%v: %s", err, line)
		}
		m := &message{text: line}
		if err := json.Unmarshal(f.last, m); err != nil {
			f.s.t.Fatalf("%v in %s", err, f.last)
		}
		return m, true
	}
}

// until reads until a message satisfies the condition.
func (f *feed) until(what string, ok func(*message) bool) *message {
	f.s.t.Helper()
	for {
		m, more := f.next()
		if !more {
			f.s.t.Fatalf("the stream ends before %s", what)
		}
		if ok(m) {
			return m
		}
	}
}

func (f *feed) close() { f.res.Body.Close() }
