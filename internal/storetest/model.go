package storetest

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// model is what a store must answer, in the plainest way: everything that
// was kept, in lists that are gone through from end to end.
type model struct {
	tables   map[string]*modelTable
	players  []store.Player
	sessions []store.Session
}

type modelTable struct {
	entries []table.Entry
	summary table.Summary
	results []table.Result
}

// testModel does anything in any order, and compares with the model.
func testModel(t *testing.T, open func(t *testing.T) Store) {
	rapid.Check(t, func(r *rapid.T) {
		s := open(t)
		defer s.Close()
		m := &machine{ctx: t.Context(), s: s, model: model{tables: map[string]*modelTable{}}}
		r.Repeat(map[string]func(*rapid.T){
			"append":  m.append,
			"append2": m.append, // most of what happens
			"append3": m.append,
			"refused": m.refused,
			"import":  m.load,
			"project": m.project,
			"people":  m.people,
			"":        m.look,
		})
	})
}

type machine struct {
	ctx context.Context
	s   Store
	model
}

var (
	names    = rapid.SampledFrom([]string{"a", "B", "ä", "a b", "'; --", "%"})
	people   = rapid.SampledFrom([]string{"", "ann", "bob", "eve", "Ann"})
	variants = rapid.SampledFrom([]string{"p", "q"})
	moments  = rapid.Int64Range(0, 9)
	small    = rapid.IntRange(0, 3)
)

// next draws what may come next at a table.
func (m *machine) next(r *rapid.T, id string) (*table.Entry, *table.Projection) {
	s := table.Summary{ID: id}
	var results []table.Result
	if t := m.tables[id]; t != nil {
		s, results = t.summary, t.results
	}
	e, p := Next(s, moments.Draw(r, "at"), rapid.String().Draw(r, "body"))
	m.vary(r, &p.Summary)
	if match := 1 + small.Draw(r, "match"); !slices.ContainsFunc(results, func(r table.Result) bool { return r.Match == match }) {
		if rapid.Bool().Draw(r, "ends") {
			p.Result = m.result(r, id, match)
		}
	}
	return e, p
}

func (m *machine) vary(r *rapid.T, s *table.Summary) {
	s.Status = rapid.SampledFrom([]table.Status{table.Gathering, table.InPlay, table.Finished}).Draw(r, "status")
	s.Public, s.House = rapid.Bool().Draw(r, "public"), rapid.Bool().Draw(r, "house")
	s.Variant, s.Clock = variants.Draw(r, "variant"), rapid.SampledFrom([]string{"", "3d"}).Draw(r, "clock")
	s.Due = moments.Draw(r, "due")
	if rapid.Bool().Draw(r, "others sit") {
		s.Chairs = nil
		for range small.Draw(r, "chairs") {
			s.Chairs = append(s.Chairs, table.Sitter{Player: people.Draw(r, "player"), Name: names.Draw(r, "name")})
		}
	}
}

func (m *machine) result(r *rapid.T, id string, match int) *table.Result {
	res := &table.Result{Table: id, Match: match, Variant: variants.Draw(r, "variant"), Ended: moments.Draw(r, "ended"),
		Cut: small.Draw(r, "cut") == 0, House: small.Draw(r, "house") == 0, Deals: small.Draw(r, "deals")}
	for range small.Draw(r, "chairs") {
		res.Chairs = append(res.Chairs, table.Share{Player: people.Draw(r, "player"), Hints: max(0, small.Draw(r, "hints")-2), Away: max(0, small.Draw(r, "away")-2),
			Undone: max(0, small.Draw(r, "undone")-2), Points: rapid.Int32().Draw(r, "points"), Won: rapid.Bool().Draw(r, "won"), Made: small.Draw(r, "made")})
	}
	return res
}

func (m *machine) append(r *rapid.T) {
	id := names.Draw(r, "table")
	e, p := m.next(r, id)
	if err := m.s.Append(m.ctx, id, e, p); err != nil {
		r.Fatal(err)
	}
	t := m.tables[id]
	if t == nil {
		t = &modelTable{}
		m.tables[id] = t
	}
	t.entries, t.summary = append(t.entries, *e), p.Summary
	if p.Result != nil {
		t.results = append(t.results, *p.Result)
	}
}

func (m *machine) refused(r *rapid.T) {
	id := names.Draw(r, "table")
	e, p := m.next(r, id)
	off := rapid.Int64Range(-3, 3).Filter(func(n int64) bool { return n != 0 }).Draw(r, "off")
	if int64(e.Seq)+off < 0 {
		return
	}
	e.Seq = uint64(int64(e.Seq) + off)
	p.Summary.Seq = e.Seq
	wantError(r, "an entry out of turn", m.s.Append(m.ctx, id, e, p), store.ErrStale)
}

func (m *machine) load(r *rapid.T) {
	id := names.Draw(r, "table")
	e, p := m.next(r, id)
	if t := m.tables[id]; t != nil {
		wantError(r, "importing what is there", m.s.Import(m.ctx, id, t.entries, t.summary, t.results), store.ErrTaken)
		return
	}
	t := &modelTable{entries: []table.Entry{*e}, summary: p.Summary}
	if p.Result != nil {
		t.results = append(t.results, *p.Result)
	}
	if err := m.s.Import(m.ctx, id, t.entries, t.summary, t.results); err != nil {
		r.Fatal(err)
	}
	m.tables[id] = t
}

func (m *machine) project(r *rapid.T) {
	id := names.Draw(r, "table")
	t := m.tables[id]
	if t == nil {
		wantError(r, "projecting nothing", m.s.Project(m.ctx, id, table.Summary{ID: id, Seq: 1}, nil), store.ErrNone)
		return
	}
	s := t.summary
	m.vary(r, &s)
	var results []table.Result
	for match := range small.Draw(r, "matches") {
		results = append(results, *m.result(r, id, match+1))
	}
	if err := m.s.Project(m.ctx, id, s, results); err != nil {
		r.Fatal(err)
	}
	t.summary, t.results = s, results
}

func (m *machine) people(r *rapid.T) {
	p := store.Player{ID: people.Filter(func(s string) bool { return s != "" }).Draw(r, "player"), Name: names.Draw(r, "name"), Created: time.UnixMilli(moments.Draw(r, "created")).UTC()}
	i := slices.IndexFunc(m.players, func(q store.Player) bool { return q.ID == p.ID })
	key := store.Key{byte(small.Draw(r, "key"))}
	k := slices.IndexFunc(m.sessions, func(s store.Session) bool { return s.Key == key })
	seen := store.Day(p.Created.AddDate(0, 0, small.Draw(r, "day")))
	what := rapid.SampledFrom([]string{"add", "rename", "begin", "touch", "end", "purge"}).Draw(r, "what")
	var err, want error
	switch what {
	case "add":
		if err = m.s.AddPlayer(m.ctx, p); i >= 0 {
			want = store.ErrTaken
		} else {
			m.players = append(m.players, p)
		}
	case "rename":
		if err = m.s.Rename(m.ctx, p.ID, p.Name); i < 0 {
			want = store.ErrNone
		} else {
			m.players[i].Name = p.Name
		}
	case "begin":
		s := store.Session{Key: key, Player: p.ID, Seen: seen}
		switch err = m.s.AddSession(m.ctx, s); {
		case i < 0:
			want = store.ErrNone
		case k >= 0:
			want = store.ErrTaken
		default:
			m.sessions = append(m.sessions, s)
		}
	case "touch":
		if err = m.s.Touch(m.ctx, key, seen); k < 0 {
			want = store.ErrNone
		} else if seen.After(m.sessions[k].Seen) {
			m.sessions[k].Seen = seen
		}
	case "purge":
		m.purge(r, time.UnixMilli(moments.Draw(r, "before")).AddDate(0, 0, small.Draw(r, "days")))
	case "end":
		if err = m.s.EndSession(m.ctx, key); k >= 0 {
			m.sessions = slices.Delete(m.sessions, k, k+1)
		}
	}
	if want != nil || err != nil {
		wantError(r, what, err, want)
	}
}

// purge forgets, in the model too.
func (m *machine) purge(r *rapid.T, before time.Time) {
	sessions, players := len(m.sessions), len(m.players)
	m.sessions = slices.DeleteFunc(m.sessions, func(s store.Session) bool { return s.Seen.Before(before) })
	m.players = slices.DeleteFunc(m.players, func(p store.Player) bool {
		if !p.Created.Before(before) || slices.ContainsFunc(m.sessions, func(s store.Session) bool { return s.Player == p.ID }) {
			return false
		}
		for _, t := range m.tables {
			if slices.ContainsFunc(t.summary.Chairs, func(c table.Sitter) bool { return c.Player == p.ID }) {
				return false
			}
			for _, res := range t.results {
				if slices.ContainsFunc(res.Chairs, func(s table.Share) bool { return s.Player == p.ID }) {
					return false
				}
			}
		}
		return true
	})
	s, p, err := m.s.Purge(m.ctx, before)
	if err != nil {
		r.Fatal(err)
	}
	equal(r, "sessions and players forgotten", [2]int{s, p}, [2]int{sessions - len(m.sessions), players - len(m.players)})
}

// look asks two questions of the many.
func (m *machine) look(r *rapid.T) {
	questions := []func(*rapid.T){m.askLog, m.askLists, m.askDue, m.askResults, m.askTallies, m.askPeople}
	for range 2 {
		rapid.SampledFrom(questions).Draw(r, "question")(r)
	}
}

func (m *machine) askLog(r *rapid.T) {
	id := names.Draw(r, "table")
	t := m.tables[id]
	after := rapid.Uint64Range(0, 9).Draw(r, "after")
	es, err := m.s.Read(m.ctx, id, after)
	sum, sumErr := m.s.Summary(m.ctx, id)
	if t == nil {
		wantError(r, "reading nothing", err, store.ErrNone)
		wantError(r, "the summary of nothing", sumErr, store.ErrNone)
		return
	}
	equal(r, "entries", must[[]table.Entry](r)(es, err), t.entries[min(after, uint64(len(t.entries))):])
	equal(r, "summary", must[table.Summary](r)(sum, sumErr), t.summary)
}

func (m *machine) askLists(r *rapid.T) {
	who, limit := people.Draw(r, "player"), 2*small.Draw(r, "limit")
	for _, q := range []struct {
		what string
		ask  func() ([]table.Summary, error)
		want func(s table.Summary) bool
	}{
		{"open tables", func() ([]table.Summary, error) { return m.s.Open(m.ctx, limit) },
			func(s table.Summary) bool { return s.Public && s.Status == table.Gathering }},
		{"tables in play", func() ([]table.Summary, error) { return m.s.Playing(m.ctx, limit) },
			func(s table.Summary) bool { return s.Public && s.Status == table.InPlay }},
		{"a player's tables", func() ([]table.Summary, error) { return m.s.Seated(m.ctx, who, limit) },
			func(s table.Summary) bool {
				return who != "" && slices.ContainsFunc(s.Chairs, func(c table.Sitter) bool { return c.Player == who })
			}},
	} {
		var want []table.Summary
		for _, t := range m.tables {
			if q.want(t.summary) {
				want = append(want, t.summary)
			}
		}
		slices.SortFunc(want, func(a, b table.Summary) int {
			return -cmp.Or(cmp.Compare(a.Moved, b.Moved), strings.Compare(a.ID, b.ID))
		})
		equal(r, q.what, must[[]table.Summary](r)(q.ask()), want[:min(limit, len(want))])
	}
}

func (m *machine) askDue(r *rapid.T) {
	at, limit, after := moments.Draw(r, "at"), small.Draw(r, "limit"), names.Draw(r, "after")
	var due, ids []string
	heads := map[string]uint64{}
	for id, t := range m.tables {
		if t.summary.Due != 0 && t.summary.Due <= at {
			due = append(due, fmt.Sprintf("%03d%s", t.summary.Due, id))
		}
		if id > after {
			ids = append(ids, id)
			heads[id] = t.summary.Seq
		}
	}
	slices.Sort(due)
	for i := range due {
		due[i] = due[i][3:]
	}
	slices.Sort(ids)
	equal(r, "due", must[[]string](r)(m.s.Due(m.ctx, at, limit)), due[:min(limit, len(due))])
	equal(r, "heads", must[map[string]uint64](r)(m.s.Heads(m.ctx, append([]string{"none"}, ids...))), heads)
	equal(r, "tables", must[[]string](r)(m.s.Tables(m.ctx, after, limit)), ids[:min(limit, len(ids))])
}

// askResults pages through a player's results from the newest to the oldest.
func (m *machine) askResults(r *rapid.T) {
	who, variant, page := people.Draw(r, "player"), rapid.SampledFrom([]string{"", "p", "q"}).Draw(r, "variant"), 1+small.Draw(r, "page")
	var want, got []table.Result
	for _, t := range m.tables {
		for _, res := range t.results {
			mine := who != "" && slices.ContainsFunc(res.Chairs, func(s table.Share) bool { return s.Player == who })
			if mine && (variant == "" || res.Variant == variant) {
				want = append(want, res)
			}
			equal(r, "a result", must[table.Result](r)(m.s.Result(m.ctx, res.Table, res.Match)), res)
		}
	}
	slices.SortFunc(want, func(a, b table.Result) int {
		return -cmp.Or(cmp.Compare(a.Ended, b.Ended), strings.Compare(a.Table, b.Table), cmp.Compare(a.Match, b.Match))
	})
	for c := (store.Cursor{}); ; {
		part := must[[]table.Result](r)(m.s.Results(m.ctx, who, variant, c, page))
		got = append(got, part...)
		if len(part) < page {
			break
		}
		c = store.At(&part[len(part)-1])
	}
	equal(r, "results", got, want)
}

func (m *machine) askTallies(r *rapid.T) {
	who := people.Draw(r, "player")
	var want []store.Tally
	for _, v := range []string{"p", "q"} {
		sum := store.Tally{Variant: v}
		for _, t := range m.tables {
			for _, res := range t.results {
				for _, s := range res.Chairs {
					switch {
					case res.Variant != v || who == "" || s.Player != who:
					case res.Cut || res.House || s.Hints > 0 || s.Undone > 0 || s.Away > 0:
						sum.Assisted++
					default:
						sum.Matches++
						sum.Deals += res.Deals
						sum.Made += s.Made
						sum.Points += int64(s.Points)
						if s.Won {
							sum.Won++
						}
					}
				}
			}
		}
		if sum.Matches+sum.Assisted > 0 {
			want = append(want, sum)
		}
	}
	equal(r, "tallies", must[[]store.Tally](r)(m.s.Tallies(m.ctx, who)), want)
}

func (m *machine) askPeople(r *rapid.T) {
	after := people.Draw(r, "after")
	var want []store.Player
	for _, p := range m.players {
		if p.ID > after {
			want = append(want, p)
		}
		equal(r, "a player", must[store.Player](r)(m.s.Player(m.ctx, p.ID)), p)
	}
	slices.SortFunc(want, func(a, b store.Player) int { return strings.Compare(a.ID, b.ID) })
	equal(r, "players", must[[]store.Player](r)(m.s.Players(m.ctx, after, 9)), want)
	for k := range byte(4) {
		s, p, err := m.s.Session(m.ctx, store.Key{k})
		i := slices.IndexFunc(m.sessions, func(s store.Session) bool { return s.Key == store.Key{k} })
		if i < 0 {
			wantError(r, "no session", err, store.ErrNone)
			continue
		}
		equal(r, "a session", must[store.Session](r)(s, err), m.sessions[i])
		if j := slices.IndexFunc(m.players, func(q store.Player) bool { return q.ID == m.sessions[i].Player }); p != m.players[j] {
			r.Fatalf("the session's player is %+v, want %+v", p, m.players[j])
		}
	}
}
