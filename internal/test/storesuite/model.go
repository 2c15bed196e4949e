package storesuite

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"ninetynine/internal/club/group"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/gate"
)

// testModel does random operations in random order, in the store and in its model, and compares the answers.
// Other tests check that both are right.
func testModel(t *testing.T, open, model func(t *testing.T) Store) {
	gate.Checks(20)
	rapid.Check(t, func(r *rapid.T) {
		s, like := open(t), model(t)
		defer s.Close()
		defer like.Close()
		m := &machine{ctx: t.Context(), s: s, model: like}
		does := map[string]func(*rapid.T){
			"append":  m.append,
			"append2": m.append, // most of the operations
			"append3": m.append,
			"refused": m.refused,
			"import":  m.load,
			"project": m.project,
			"fold":    m.fold,
			"judge":   m.judge,
			"player":  m.player,
			"":        m.look,
		}
		if m.company() {
			maps.Copy(does, map[string]func(*rapid.T){"people": m.people, "people2": m.people, "evening": m.evenings, "group": m.groups, "group2": m.groups})
		}
		r.Repeat(does)
	})
}

type machine struct {
	ctx      context.Context
	s, model Store
}

// company reports whether both stores have a company.
func (m *machine) company() bool {
	_, one := m.s.(Company)
	_, other := m.model.(Company)
	return one && other
}

// bothCompanies is both for stores that have a company.
func bothCompanies[T any](m *machine, r *rapid.T, what string, ask func(Company) (T, error)) T {
	r.Helper()
	return both(m, r, what, func(s Store) (T, error) { return ask(s.(Company)) })
}

var (
	names    = rapid.SampledFrom([]string{"a", "B", "ä", "a b", "'; --", "%"})
	people   = rapid.SampledFrom([]string{"", "ann", "bob", "eve", "Ann"})
	variants = rapid.SampledFrom([]string{"p", "q"})
	moments  = rapid.Int64Range(0, 9)
	small    = rapid.IntRange(0, 3)
)

// both asks the store and the model the same, and expects the same answer, or the same refusal.
func both[T any](m *machine, r *rapid.T, what string, ask func(Store) (T, error)) T {
	r.Helper()
	got, err := ask(m.s)
	want, refused := ask(m.model)
	if (err == nil) != (refused == nil) {
		r.Fatalf("%s: got %v, want %v", what, err, refused)
	}
	for _, kind := range []error{store.ErrStale, store.ErrNone, store.ErrTaken, store.ErrTogether, store.ErrMany, group.ErrOwner, group.ErrRole} {
		if errors.Is(err, kind) != errors.Is(refused, kind) {
			r.Fatalf("%s: got %v, want %v", what, err, refused)
		}
	}
	if refused == nil {
		equal(r, what, got, want)
	}
	return want
}

// bothDo makes the store and the model do the same, with the same outcome.
func (m *machine) bothDo(r *rapid.T, what string, do func(Store) error) {
	r.Helper()
	both(m, r, what, func(s Store) (struct{}, error) { return struct{}{}, do(s) })
}

// next draws a possible next operation at a table.
func (m *machine) next(r *rapid.T, id string) (*journal.Entry, *journal.Projection) {
	s, err := m.model.Summary(m.ctx, id)
	if err != nil {
		s = journal.Summary{ID: id, Host: people.Draw(r, "host")}
	}
	before := seated(&s)
	e, p := Next(s, moments.Draw(r, "at"), rapid.String().Draw(r, "body"))
	m.vary(r, &p.Summary)
	p.Reseated = !slices.Equal(before, seated(&p.Summary)) || rapid.Bool().Draw(r, "said to be others")
	match := 1 + small.Draw(r, "match")
	if _, err := m.model.Result(m.ctx, id, match); err != nil && rapid.Bool().Draw(r, "ends") {
		p.Result = m.result(r, id, match)
	}
	p.Rows = m.rows(r)
	return e, p
}

func seated(s *journal.Summary) (ids []string) {
	for _, c := range s.Chairs {
		ids = append(ids, c.Player)
	}
	return ids
}

func (m *machine) rows(r *rapid.T) (rows []journal.Row) {
	for range max(0, small.Draw(r, "rows")-1) {
		rows = append(rows, journal.Row{Projection: "log", List: variants.Draw(r, "list"), Key: names.Draw(r, "key"),
			Rank: moments.Draw(r, "rank"), Value: []byte(rapid.SampledFrom([]string{"", "1", "{}"}).Draw(r, "value"))})
	}
	return rows
}

func (m *machine) vary(r *rapid.T, s *journal.Summary) {
	s.Status = rapid.SampledFrom([]journal.Status{journal.Gathering, journal.InPlay, journal.Finished}).Draw(r, "status")
	s.Public, s.House = rapid.Bool().Draw(r, "public"), rapid.Bool().Draw(r, "house")
	s.Audience = rapid.SampledFrom([]string{"", "friends:ann", "group:g"}).Draw(r, "audience")
	s.Variant, s.Clock = variants.Draw(r, "variant"), rapid.SampledFrom([]string{"", "3d"}).Draw(r, "clock")
	s.Due, s.Deal = moments.Draw(r, "due"), max(0, small.Draw(r, "deal")-1)
	if s.From = nil; rapid.Bool().Draw(r, "goes on") {
		s.From = &journal.Origin{Fork: journal.Fork{Table: names.Draw(r, "from"), Match: 1, Deal: s.Deal}, Phase: "play", Trick: 1}
	}
	if rapid.Bool().Draw(r, "others sit") {
		s.Chairs = nil
		for range small.Draw(r, "chairs") {
			s.Chairs = append(s.Chairs, journal.Sitter{Player: people.Draw(r, "player"), Name: names.Draw(r, "name")})
		}
	}
}

func (m *machine) result(r *rapid.T, id string, match int) *journal.Result {
	res := &journal.Result{Table: id, Match: match, Variant: variants.Draw(r, "variant"), Ended: moments.Draw(r, "ended"),
		Cut: small.Draw(r, "cut") == 0, House: small.Draw(r, "house") == 0, Deals: small.Draw(r, "deals"), Rated: small.Draw(r, "rated") == 0, Group: rapid.SampledFrom([]string{"", "g"}).Draw(r, "group"), Ladder: small.Draw(r, "ladder") == 0}
	for range small.Draw(r, "chairs") {
		res.Chairs = append(res.Chairs, journal.Share{Player: people.Draw(r, "player"), Hints: max(0, small.Draw(r, "hints")-2), Away: max(0, small.Draw(r, "away")-2),
			Undone: max(0, small.Draw(r, "undone")-2), Points: rapid.Int32().Draw(r, "points"), Won: rapid.Bool().Draw(r, "won"), Made: small.Draw(r, "made")})
	}
	return res
}

func (m *machine) append(r *rapid.T) {
	id := names.Draw(r, "table")
	e, p := m.next(r, id)
	m.bothDo(r, "append", func(s Store) error { return s.Append(m.ctx, id, e, p) })
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
	entries, _ := m.model.Read(m.ctx, id, 0) // none if there is no such table
	f := store.Folded{Summary: p.Summary, Rows: p.Rows}
	if p.Result != nil {
		f.Results = append(f.Results, *p.Result)
	}
	m.bothDo(r, "import", func(s Store) error { return s.Import(m.ctx, id, append(entries, *e), &f) })
}

func (m *machine) project(r *rapid.T) {
	id := names.Draw(r, "table")
	f := store.Folded{Summary: journal.Summary{ID: id, Seq: 1, Host: people.Draw(r, "host")}, Rows: m.rows(r)}
	if s, err := m.model.Summary(m.ctx, id); err == nil {
		f.Summary = s
	}
	m.vary(r, &f.Summary)
	for match := range small.Draw(r, "matches") {
		f.Results = append(f.Results, *m.result(r, id, match+1))
	}
	m.bothDo(r, "project", func(s Store) error { return s.Project(m.ctx, id, &f) })
}

// fold updates projections of results to their state in the model.
func (m *machine) fold(r *rapid.T) {
	until, most := moments.Draw(r, "until"), small.Draw(r, "most")
	both(m, r, "fold", func(s Store) (int, error) { return s.Fold(m.ctx, []store.ResultProjection{lastOf}, until, most) })
}

func (m *machine) judge(r *rapid.T) {
	match, judge, value := journal.Hash{byte(small.Draw(r, "judged match"))}, names.Draw(r, "judge"), []byte(names.Draw(r, "judgement"))
	deal, step := small.Draw(r, "deal"), small.Draw(r, "step")
	m.bothDo(r, "judge", func(s Store) error { return s.KeepJudgement(m.ctx, match, judge, deal, step, value) })
	both(m, r, "judgements", func(s Store) (map[int][]byte, error) { return s.Judgements(m.ctx, match, judge, deal) })
}

// player has a player added and renamed.
func (m *machine) player(r *rapid.T) {
	p := store.Player{ID: rapid.SampledFrom([]string{"ann", "bob"}).Draw(r, "player"), Name: names.Draw(r, "name"), Created: time.UnixMilli(moments.Draw(r, "created")).UTC()}
	if rapid.Bool().Draw(r, "new") {
		m.bothDo(r, "add", func(s Store) error { return s.AddPlayer(m.ctx, p) })
	} else {
		m.bothDo(r, "rename", func(s Store) error { return s.Rename(m.ctx, p.ID, p.Name) })
	}
}

func (m *machine) people(r *rapid.T) {
	p := store.Player{ID: people.Filter(func(s string) bool { return s != "" }).Draw(r, "player"), Name: names.Draw(r, "name"), Created: time.UnixMilli(moments.Draw(r, "created")).UTC()}
	key := store.Key{
		ID: store.KeyID{byte(small.Draw(r, "key"))}, Player: p.ID, Label: p.Name,
		Kind: rapid.SampledFrom([]store.Kind{store.Device, store.SSH, store.Words, store.Push, store.Push}).Draw(r, "kind"),
	}
	key.Seen = store.Day(p.Created.AddDate(0, 0, small.Draw(r, "day")))
	if rapid.Bool().Draw(r, "ends") {
		key.Made, key.Until, key.Data = p.Created, p.Created.AddDate(0, 0, small.Draw(r, "days")), []byte{1}
	}
	if key.Kind == store.Push && rapid.Bool().Draw(r, "addressed") {
		key.Data = fmt.Appendf(nil, `{"endpoint":"https://push.example/%d"}`, small.Draw(r, "address"))
	}
	tie := rapid.SampledFrom([]store.TieKind{store.Follow, store.Mute, store.Block}).Draw(r, "tie")
	other, rarely := people.Draw(r, "other"), small.Draw(r, "rarely") == 0
	before := time.UnixMilli(moments.Draw(r, "before")).AddDate(0, 0, small.Draw(r, "days"))
	what := rapid.SampledFrom([]string{"add", "rename", "begin", "use", "end", "end others", "purge", "tie", "tie", "untie", "merge", "merge", "split", "erase"}).Draw(r, "what")
	bothCompanies(m, r, what, func(s Company) (none struct{}, err error) {
		switch what {
		case "add":
			return none, s.AddPlayer(m.ctx, p)
		case "rename":
			return none, s.Rename(m.ctx, p.ID, p.Name)
		case "begin":
			return none, s.AddKey(m.ctx, key)
		case "use":
			return none, s.UseKey(m.ctx, key)
		case "merge":
			return none, s.Merge(m.ctx, p.ID, other, p.Created)
		case "tie":
			return none, s.Tie(m.ctx, store.Tie{Player: p.ID, Other: other, Kind: tie, At: p.Created})
		case "untie":
			return none, s.Untie(m.ctx, p.ID, other, tie)
		case "split":
			return none, s.Split(m.ctx, p.ID, p.Created)
		case "erase":
			if !rarely {
				return none, nil
			}
			return none, s.Erase(m.ctx, store.Erasure{Player: p.ID, At: p.Created, Searched: p.Name, Done: other == "ann"})
		}
		return none, nil
	})
	switch what {
	case "end":
		bothCompanies(m, r, what, func(s Company) (store.Key, error) { return s.TakeKey(m.ctx, key.ID) })
	case "end others":
		bothCompanies(m, r, what, func(s Company) (int, error) { return s.EndKeys(m.ctx, p.ID, key.ID, store.SSH, key.Kind) })
	case "purge":
		bothCompanies(m, r, what, func(s Company) ([2]int, error) {
			keys, players, err := s.Purge(m.ctx, before, before.AddDate(0, 0, -1))
			return [2]int{keys, players}, err
		})
	}
}

// look asks a few random questions.
func (m *machine) look(r *rapid.T) {
	id, who, limit, after := names.Draw(r, "table"), people.Draw(r, "player"), 2*small.Draw(r, "limit"), names.Draw(r, "after")
	n, at, list := rapid.Uint64Range(0, 9).Draw(r, "after entry"), moments.Draw(r, "at"), variants.Draw(r, "list")
	questions := map[string]func(s Store) (any, error){
		"entries": func(s Store) (any, error) { return s.Read(m.ctx, id, n) },
		"summary": func(s Store) (any, error) { return s.Summary(m.ctx, id) },
		"open":    func(s Store) (any, error) { return s.Public(m.ctx, journal.Gathering, int(n%3), limit) },
		"playing": func(s Store) (any, error) { return s.Public(m.ctx, journal.InPlay, 0, limit) },
		"seated":  func(s Store) (any, error) { return s.Seated(m.ctx, who, int(n%3), limit) },
		"hosted": func(s Store) (any, error) {
			all, waiting, err := s.Hosted(m.ctx, who)
			return [2]int{all, waiting}, err
		},
		"due":         func(s Store) (any, error) { return s.Due(m.ctx, at, limit) },
		"heads":       func(s Store) (any, error) { return s.Heads(m.ctx, []string{"none", id, after}) },
		"tables":      func(s Store) (any, error) { return s.Tables(m.ctx, after, limit) },
		"tallies":     func(s Store) (any, error) { return s.Tallies(m.ctx, who) },
		"result":      func(s Store) (any, error) { return s.Result(m.ctx, id, limit) },
		"row":         func(s Store) (any, error) { return s.Row(m.ctx, "log", list, after) },
		"ranked":      func(s Store) (any, error) { return s.Ranked(m.ctx, "log", list, limit) },
		"folded":      func(s Store) (any, error) { return s.Ranked(m.ctx, lastOf.Name, list, limit) },
		"summaries":   func(s Store) (any, error) { return s.Summaries(m.ctx, []string{"none", id, after}) },
		"player":      func(s Store) (any, error) { return s.Player(m.ctx, who) },
		"players":     func(s Store) (any, error) { return s.Players(m.ctx, after, limit) },
		"results":     func(s Store) (any, error) { return m.pages(s, who, list, 1+limit) },
		"all results": func(s Store) (any, error) { return m.pages(s, who, "", 1+limit) },
	}
	for range 4 {
		what := rapid.SampledFrom(slices.Sorted(maps.Keys(questions))).Draw(r, "question")
		both(m, r, what, questions[what])
	}
	if !m.company() {
		return
	}
	key := store.KeyID{byte(small.Draw(r, "key"))}
	ofCompanies := map[string]func(s Company) (any, error){
		"aliases":   func(s Company) (any, error) { return s.Aliases(m.ctx, who) },
		"handovers": func(s Company) (any, error) { return s.Handovers(m.ctx, limit) },
		"erasures":  func(s Company) (any, error) { return s.Erasures(m.ctx) },
		"for some": func(s Company) (any, error) {
			return s.TablesFor(m.ctx, []string{"group:g", "friends:" + who}, int(n%3), limit)
		},
		"ties":      func(s Company) (any, error) { return s.Ties(m.ctx, who) },
		"muted":     func(s Company) (any, error) { return s.Muted(m.ctx, who) },
		"attached":  func(s Company) (any, error) { return s.Attached(m.ctx, who) },
		"blocks":    func(s Company) (any, error) { return s.Blocks(m.ctx, []string{who, "ann", "bob", "none"}) },
		"keyed":     func(s Company) (any, error) { return s.Keyed(m.ctx, []string{who, "bob", who}) },
		"known":     func(s Company) (any, error) { return s.Known(m.ctx, []string{who, "bob", who}) },
		"whose key": func(s Company) (any, error) { _, p, err := s.Key(m.ctx, key); return p, err },
		"key":       func(s Company) (any, error) { k, _, err := s.Key(m.ctx, key); return k, err },
		"keys":      func(s Company) (any, error) { return s.Keys(m.ctx, who) },
	}
	what := rapid.SampledFrom(slices.Sorted(maps.Keys(ofCompanies))).Draw(r, "question about players")
	bothCompanies(m, r, what, ofCompanies[what])
}

// pages reads a player's results from the newest to the oldest.
func (m *machine) pages(s Store, who, variant string, size int) (all []journal.Result, err error) {
	for place := (store.Cursor{}); ; place = store.At(&all[len(all)-1]) {
		page, err := s.Results(m.ctx, who, variant, place, size)
		if err != nil || len(page) == 0 {
			return all, err
		}
		all = append(all, page...)
	}
}
