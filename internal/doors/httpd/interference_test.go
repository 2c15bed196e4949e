package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/indistinguishable"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// gather begins a match of a variant at a table of the first player's, with the cards of the swap
// exchanged.
func gather(t testing.TB, v *rules.Variant, first string, games *hall.VariantCache, w indistinguishable.Swap) *indistinguishable.Table {
	t.Helper()
	var players []string
	for i := range v.Live() {
		players = append(players, other(i, first))
	}
	o := indistinguishable.Opening{ID: "twins", Settings: table.Settings{Variant: v.ID, Deals: 1, Hints: table.Yes}, Players: players, At: start, Games: games}
	return o.Begin(t, w)
}

func other(seat int, first string) string {
	if seat == 0 {
		return first
	}
	return fmt.Sprint("player-", seat)
}

// swaps returns exchanges of two cards of a suit that neither seat 0 nor a spectator can distinguish, from
// all over the deal; where cards are laid aside, one exchange is within a hand that lays one of the two.
func swaps(t *testing.T, v *rules.Variant, games *hall.VariantCache) (found []indistinguishable.Swap) {
	t.Helper()
	plain := gather(t, v, "first", games, indistinguishable.Swap{})
	d := dealOf(t, plain.Log)
	hidden := v.Ranks.Cards() &^ d.Hands[0]
	if d.Turnup.Rank() != 0 {
		hidden &^= d.Turnup.Set()
	}
	if v.Dummy {
		hidden &^= d.Hands[v.Seats-1] &^ d.Aside // exposed later
	}
	r := rand.New(rand.NewPCG(99, 1))
	all := slices.Collect(hidden.Cards())
	far, near := 0, 0
	for n := 0; n < 1000 && (far < 2 || near == 0); n++ {
		w := indistinguishable.Swap{all[r.IntN(len(all))], all[r.IntN(len(all))]}
		if w[0] == w[1] || w[0].Suit() != w[1].Suit() {
			continue
		}
		s := gather(t, v, "first", games, w)
		switch {
		case d.Hands[1].Has(w[0]) && d.Hands[1].Has(w[1]):
			if near++; near == 1 && v.Order.Has(rules.Laying) {
				found = append(found, w)
			}
		case slices.Equal(views(plain.State)[1:], views(s.State)[1:]):
		case far < 2:
			far++
			found = append(found, w)
		}
	}
	if len(found) == 0 {
		t.Fatal("there is nothing to exchange")
	}
	return found
}

func dealOf(t *testing.T, log []journal.Entry) *rules.Deal {
	t.Helper()
	e, err := table.Decode(log[len(log)-1].Body)
	dealt, ok := e.What.(table.Dealt)
	if err != nil || !ok {
		t.Fatalf("%v %s", err, log[len(log)-1].Body)
	}
	l := must.Get(record.ParseLine([]byte(dealt.Line)))(t)
	return &l.Cards
}

func views(s *table.State) (vs []match.View) {
	for i := range s.Chairs {
		var v match.View
		s.View(rules.Seat(i), &v)
		vs = append(vs, v)
	}
	return vs
}

// A couple is two sites that differ in two hidden cards.
type couple struct {
	t *testing.T
	s [2]*site
	g [2]*guest
	w indistinguishable.Swap
	n int

	text [2][]byte // the record so far
}

// viewed is an adviser whose advice depends only on the View.
func viewed(_ context.Context, m *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
	return &advice.Advice{Player: string(record.AppendView(nil, m, v, 0))}, nil
}

func newCouple(t *testing.T, v *rules.Variant, w indistinguishable.Swap) *couple {
	tw := &couple{t: t, w: w}
	for i := range tw.s {
		s := newSite(t, func(o *Options) {
			o.Random = rand.NewChaCha8([32]byte{9})
			o.Advise = viewed
		})
		g := s.guest("Anna")
		sw := indistinguishable.Swap{}
		if i == 1 {
			sw = w
		}
		x := gather(t, v, g.ID, new(hall.VariantCache), sw)
		for k := range x.Log {
			must.Do(t, s.store.Append(t.Context(), "twins", &x.Log[k], &x.Lists[k]))
			e := must.Get(table.Decode(x.Log[k].Body))(t)
			switch p := e.What.(type) {
			case table.Begun:
				tw.text[i] = append(append(tw.text[i], p.Header...), '\n')
			case table.Dealt:
				tw.text[i] = append(append(tw.text[i], p.Line...), '\n')
			}
		}
		tw.s[i], tw.g[i] = s, g
	}
	return tw
}

// same sends the same request to both sites, and compares every byte of the answers.
func (tw *couple) same(do func(s *site, token string) *exchange) *exchange {
	tw.t.Helper()
	a, b := do(tw.s[0], tw.g[0].Token), do(tw.s[1], tw.g[1].Token)
	if a.status != b.status || !bytes.Equal(a.body, b.body) || tidy(a.head) != tidy(b.head) {
		tw.t.Fatalf("%s %s %s can tell %v from %v:\n%d %v %s\n%d %v %s", a.method, a.path, a.asked, tw.w[0], tw.w[1], a.status, a.head, a.body, b.status, b.head, b.body)
	}
	return a
}

// tidy removes headers that may differ.
func tidy(h http.Header) string {
	h = maps.Clone(h)
	h.Del("Date")
	h.Del("X-Request-Id")
	return fmt.Sprint(h)
}

func (tw *couple) command(fields map[string]any) *exchange {
	tw.t.Helper()
	tw.n++
	fields["id"] = fmt.Sprint("probe", tw.n)
	return tw.same(func(s *site, token string) *exchange { return s.post(token, "/api/tables/twins/commands", fields) })
}

// probe sends every request that seat 0 and a spectator may send.
func (tw *couple) probe() {
	tw.t.Helper()
	for _, path := range []string{"", "/matches/1/record", "/matches/1/replay", "/matches/1/report"} {
		tw.same(func(s *site, token string) *exchange { return s.get(token, "/api/tables/twins"+path) })
		tw.same(func(s *site, _ string) *exchange { return s.get("", "/api/tables/twins"+path) })
	}
	tw.same(func(s *site, token string) *exchange { return s.get(token, "/api/tables?list=mine") })
	for _, c := range tw.w {
		for hand := -1; hand < 4; hand++ {
			for _, act := range []string{"play " + c.String(), "lay " + c.String()} {
				if x := tw.command(map[string]any{"do": "act", "hand": hand, "act": act}); x.status == http.StatusOK {
					tw.t.Fatalf("%s is granted", x.asked)
				}
			}
		}
	}
	for _, line := range []string{"hand", "bids", "tricks", "last", "legal", "score", "who", "play " + tw.w[0].String(), tw.w[1].String()} {
		tw.same(func(s *site, token string) *exchange {
			var now struct{ Settings json.RawMessage }
			present := s.get(token, "/api/tables/twins")
			present.into(&now)
			return s.post(token, "/api/talk", map[string]any{
				"settings": now.Settings, "news": []any{json.RawMessage(present.body)}, "line": line,
			}).want(http.StatusOK)
		})
	}
	tw.command(map[string]any{"do": "claim"})
	tw.n++
	tw.same(func(s *site, token string) *exchange {
		return s.post(token, "/api/tables/twins/hint", map[string]any{"id": fmt.Sprint("hint", tw.n)})
	})
}

// due returns an act that is legal on both sites; nothing if no act looks the same on both, or the deal is
// about to end.
func (tw *couple) due() (seat rules.Seat, acts [2]rules.Action, ok bool) {
	tw.t.Helper()
	var options [2][rules.MaxSeats]rules.Options
	left := 0
	for i, s := range tw.s {
		must.Do(tw.t, s.hall.Inspect(tw.t.Context(), start, "twins", func(st *table.State) {
			for k, v := range views(st) {
				options[i][k] = v.Options
				left = st.Moves().Game.CardsLeft(&v.View)
			}
		}))
	}
	for k := range options[0] {
		for a := range options[0][k].All() {
			b := tw.w.Act(a)
			moves := a.Kind() == rules.Playing && (a.Card() == tw.w[0] || a.Card() == tw.w[1])
			if left <= rules.MaxSeats || moves || !options[1][k].Has(b) {
				continue
			}
			if !ok || hides(tw.w, a) { // lay other cards over them early
				seat, acts, ok = rules.Seat(k), [2]rules.Action{a, b}, true
			}
			if hides(tw.w, a) {
				break
			}
		}
		if ok {
			break
		}
	}
	return seat, acts, ok
}

// hides reports whether the act lays one of the two cards aside.
func hides(w indistinguishable.Swap, a rules.Action) bool {
	return a.Kind() == rules.Laying && (a.Cards()&(w[0].Set()|w[1].Set())).Len() == 1
}

// TestNonInterference swaps cards hidden from seat 0: every byte sent to it, and to a spectator, stays the
// same, in every variant.
func TestNonInterference(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 3) {
		t.Run(v.ID, func(t *testing.T) {
			for _, w := range swaps(t, &v, new(hall.VariantCache)) {
				tw := newCouple(t, &v, w)
				steps := tw.play()
				if steps < 4 {
					t.Errorf("only %d acts with %v and %v exchanged", steps, w[0], w[1])
				}
				tw.thinkBack(steps)
			}
		})
	}
}

// play plays on as long as possible, and compares.
func (tw *couple) play() (steps int) {
	tw.t.Helper()
	var feeds [2][4]*feed // by site; for seat 0 and a spectator, complete and as changes
	for i, s := range tw.s {
		feeds[i] = [4]*feed{
			s.watch(tw.g[i].Token, "twins", 0), s.watch("", "twins", 0, "Accept", "text/event-stream"),
			s.stream(tw.g[i].Token, "twins/events?changes=1"), s.stream("", "twins/events?changes=1", "Accept", "text/event-stream"),
		}
	}
	for k := range feeds[0] {
		if a, b := tidy(feeds[0][k].res.Header), tidy(feeds[1][k].res.Header); a != b {
			tw.t.Fatalf("streams begin with %s and %s", a, b)
		}
	}
	hear := func(upTo uint64) {
		tw.t.Helper()
		for k := range feeds[0] {
			for m := new(message); m.Seq < upTo; {
				a, _ := feeds[0][k].next()
				b, _ := feeds[1][k].next()
				if !bytes.Equal(a.text, b.text) {
					tw.t.Fatalf("viewer %d can tell %v from %v:\n%s\n%s", k, tw.w[0], tw.w[1], a.text, b.text)
				}
				m = a
			}
		}
	}
	for ; ; steps++ {
		seat, acts, ok := tw.due()
		if !ok {
			break
		}
		if steps%4 == 0 {
			tw.probe()
		}
		var seqs [2]uint64
		for i, s := range tw.s {
			r := must.Get(s.hall.Do(tw.t.Context(), start, "twins", &table.Command{
				Do: table.Act, Player: other(int(seat), tw.g[i].ID), Hand: int(acts[i].Seat()), Act: acts[i].String(),
			}))(tw.t, "seat", seat, acts[i])
			seqs[i] = r.Seq
			tw.text[i] = record.AppendAct(tw.text[i], seat, acts[i], &record.ActNote{At: time.UnixMilli(start).UTC()})
		}
		if seqs[0] != seqs[1] {
			tw.t.Fatalf("entries %d and %d", seqs[0], seqs[1])
		}
		hear(seqs[0])
	}
	tw.probe()
	for k, token := range []string{tw.g[0].Token, ""} {
		var again [2]*feed
		for i, s := range tw.s {
			again[i] = s.stream(token, fmt.Sprintf("twins/events?after=1&changes=%d", k))
		}
		for range 10 {
			a, _ := again[0].next()
			b, _ := again[1].next()
			if !bytes.Equal(a.text, b.text) {
				tw.t.Fatalf("told again, viewer %d can tell:\n%s\n%s", k, a.text, b.text)
			}
		}
	}
	return steps
}

// thinkBack requests hints about the past at seat 0, and compares.
func (tw *couple) thinkBack(steps int) {
	tw.t.Helper()
	judged := 0
	for n := range steps {
		query := fmt.Sprintf("step=%d", n)
		a, b := tw.s[0].thinkBack(tw.text[0], query).want(http.StatusOK), tw.s[1].thinkBack(tw.text[1], query).want(http.StatusOK)
		var h hindsight
		if a.into(&h); h.Seat != 0 {
			continue
		}
		judged++
		if !bytes.Equal(a.body, b.body) {
			tw.t.Fatalf("afterwards the hint after %d acts can tell %v from %v:\n%s\n%s", n, tw.w[0], tw.w[1], a.body, b.body)
		}
	}
	if judged == 0 {
		tw.t.Errorf("seat 0 has decided nothing in %d acts", steps)
	}
}
