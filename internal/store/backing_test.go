package store_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// A database is a made-up one in memory, which several stores may use.
type database struct {
	mu     sync.Mutex
	values map[string][]byte
	users  []*user
	writes int
	cut    int   // the write at which it fails from then on; 0: never
	why    error // it fails with this
	makes  bool  // the first of these writes is made all the same
}

type user struct {
	*database
	told   chan struct{}
	closed bool
}

func newDatabase() *database { return &database{values: map[string][]byte{}} }

func (d *database) use() *user {
	d.mu.Lock()
	defer d.mu.Unlock()
	u := &user{d, make(chan struct{}, 1), false}
	d.users = append(d.users, u)
	return u
}

func (u *user) Read(ctx context.Context, prefix, after string) (found []store.Pair, err error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, key := range slices.Sorted(maps.Keys(u.values)) {
		if strings.HasPrefix(key, prefix) && key > after {
			found = append(found, store.Pair{Key: key, Value: slices.Clone(u.values[key])})
		}
	}
	return found, ctx.Err()
}

func (u *user) Write(ctx context.Context, was store.Pair, changes []store.Pair) error {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.closed || ctx.Err() != nil {
		return errors.New("written to when it should not be")
	}
	if !bytes.Equal(u.values[was.Key], was.Value) {
		return store.ErrStale
	}
	u.writes++
	fails := u.cut > 0 && u.writes >= u.cut
	if fails && (!u.makes || u.writes > u.cut) {
		return u.why
	}
	for _, c := range changes {
		if len(c.Value) == 0 {
			delete(u.values, c.Key)
		} else {
			u.values[c.Key] = slices.Clone(c.Value)
		}
	}
	for _, other := range u.users {
		if other != u {
			select {
			case other.told <- struct{}{}:
			default:
			}
		}
	}
	if fails {
		return u.why
	}
	return nil
}

func (u *user) Listen(ctx context.Context, tell func()) error {
	for tell(); ; tell() {
		select {
		case <-u.told:
		case <-ctx.Done():
			return nil
		}
	}
}

func (u *user) Close() error { u.closed = true; return nil }

type backed struct {
	*store.Memory
	d *database
}

func open(t testing.TB, d *database) *backed {
	t.Helper()
	m := must.Get(store.Open(t.Context(), d.use()))(t)
	return &backed{m, d}
}

func (b *backed) Another(t *testing.T) storesuite.Store { return open(t, b.d) }

func (b *backed) Reopen(t *testing.T) storesuite.Store {
	must.Do(t, b.Close())
	return open(t, b.d)
}

func TestBacked(t *testing.T) {
	storesuite.Run(t, func(t *testing.T) storesuite.Store { return open(t, newDatabase()) },
		func(*testing.T) storesuite.Store { return store.NewMemory() })
}

// turns is two stores over one database: they take turns in making changes, and the first answers all
// questions.
type turns struct {
	storesuite.Store
	both [2]*backed
	n    atomic.Uint32
}

// TestTurns: stores that share a database see each other's changes at once.
func TestTurns(t *testing.T) {
	storesuite.Run(t, func(t *testing.T) storesuite.Store {
		d := newDatabase()
		s := &turns{both: [2]*backed{open(t, d), open(t, d)}}
		s.Store = s.both[0]
		return s
	}, func(*testing.T) storesuite.Store { return store.NewMemory() })
}

func (s *turns) next() *backed { return s.both[s.n.Add(1)%2] }

func (s *turns) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	return s.next().Append(ctx, tbl, e, p)
}

func (s *turns) AddPlayer(ctx context.Context, p store.Player) error {
	return s.next().AddPlayer(ctx, p)
}

func (s *turns) Rename(ctx context.Context, id, name string) error {
	return s.next().Rename(ctx, id, name)
}

func (s *turns) Project(ctx context.Context, tbl string, f *store.Folded) error {
	return s.next().Project(ctx, tbl, f)
}

func (s *turns) Import(ctx context.Context, tbl string, log []journal.Entry, f *store.Folded) error {
	return s.next().Import(ctx, tbl, log, f)
}

func (s *turns) Fold(ctx context.Context, all []store.ResultProjection, until int64, limit int) (int, error) {
	return s.next().Fold(ctx, all, until, limit)
}

func (s *turns) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	return s.next().KeepJudgement(ctx, match, judge, deal, step, value)
}

func (s *turns) Stats() store.Stats {
	a, b := s.both[0].Stats(), s.both[1].Stats()
	return store.Stats{Appends: a.Appends + b.Appends, Commits: a.Commits + b.Commits}
}

func (s *turns) Close() error { return errors.Join(s.both[0].Close(), s.both[1].Close()) }

// evening makes one change of each kind, in steps; a step is one change.
func evening() (steps []func(ctx context.Context, s storesuite.Store) error) {
	at := map[string]journal.Summary{}
	do := func(step func(ctx context.Context, s storesuite.Store) error) { steps = append(steps, step) }
	plays := func(id string, when int64, change func(*journal.Projection)) {
		do(func(ctx context.Context, s storesuite.Store) error {
			last, err := s.Summary(ctx, id)
			if err != nil {
				last = journal.Summary{ID: id, Variant: "v", Host: "ann"}
			}
			e, p := storesuite.Next(last, when, fmt.Sprint("at ", when, " <ä>"))
			if change != nil {
				change(p)
			}
			at[id] = p.Summary
			return s.Append(ctx, id, e, p)
		})
	}
	ends := func(id string, match int) func(*journal.Projection) {
		return func(p *journal.Projection) {
			p.Summary.Chairs = []journal.Sitter{{Player: "ann", Name: "Ann/%"}, {Name: "Bot", Bot: true}}
			p.Result = &journal.Result{Table: id, Match: match, Variant: "v", Ended: p.Summary.Moved, Chairs: []journal.Share{{Player: "ann", Won: true, Points: 9}}}
			p.Rows = []journal.Row{{Projection: "p", List: "l", Key: "ann", Rank: int64(match), Value: []byte(`{"n":1}`)}}
		}
	}
	fold := func(ctx context.Context, s storesuite.Store) error {
		_, err := s.Fold(ctx, []store.ResultProjection{{Name: "wins", Fold: func(r *journal.Result, row func(list, key string) *journal.Row) {
			mine := row("", r.Chairs[0].Player)
			mine.Rank++
			mine.Value = append(mine.Value, 'x')
		}}}, 1<<40, 9)
		return err
	}
	day := time.Date(2026, 11, 5, 0, 0, 0, 0, time.UTC)
	do(func(ctx context.Context, s storesuite.Store) error {
		return s.AddPlayer(ctx, store.Player{ID: "ann", Name: "Ann", Created: day})
	})
	plays("t/1", 10, nil)
	plays("ä", 11, nil)
	plays("t/1", 20, ends("t/1", 1))
	do(fold)
	plays("ä", 19, ends("ä", 1)) // before the folded ones
	do(func(ctx context.Context, s storesuite.Store) error { return s.Rename(ctx, "ann", "Anna") })
	do(fold)
	do(func(ctx context.Context, s storesuite.Store) error {
		return s.KeepJudgement(ctx, journal.Hash{7}, "expert", 2, 3, []byte(`{"worlds": 9}`))
	})
	do(func(ctx context.Context, s storesuite.Store) error {
		e, p := storesuite.Next(journal.Summary{ID: "brought"}, 5, "from elsewhere")
		return s.Import(ctx, "brought", []journal.Entry{*e}, &store.Folded{Summary: p.Summary})
	})
	do(func(ctx context.Context, s storesuite.Store) error {
		sum, err := s.Summary(ctx, "t/1")
		if err != nil {
			return err
		}
		sum.Clock = "3d"
		return s.Project(ctx, "t/1", &store.Folded{Summary: sum})
	})
	plays("t/1", 30, ends("t/1", 2))
	return steps
}

// told is all answers of a store about such an evening.
func told(t testing.TB, s storesuite.Store) (all []any) {
	t.Helper()
	ctx := t.Context()
	say := func(v any, err error) {
		t.Helper()
		if err != nil && !errors.Is(err, store.ErrNone) {
			t.Fatal(err)
		}
		all = append(all, fmt.Sprintf("%+v", v), err == nil)
	}
	for _, id := range []string{"t/1", "ä", "brought"} {
		log, err := s.Read(ctx, id, 0)
		say(log, err)
		sum, err := s.Summary(ctx, id)
		say(sum, err)
		r, err := s.Result(ctx, id, 1)
		say(r, err)
	}
	rows, err := s.Ranked(ctx, "p", "l", 9)
	say(rows, err)
	rows, err = s.Ranked(ctx, "wins", "", 9)
	say(rows, err)
	rs, err := s.Results(ctx, "ann", "", store.Cursor{}, 9)
	say(rs, err)
	ps, err := s.Players(ctx, "", 9)
	say(ps, err)
	js, err := s.Judgements(ctx, journal.Hash{7}, "expert", 2)
	say(js, err)
	return all
}

// TestCutOff: wherever a database is cut off, all acknowledged changes are there when it is opened again,
// and none is half done. The one being written may be there.
func TestCutOff(t *testing.T) {
	for cut := 1; cut <= len(evening()); cut++ {
		for _, makes := range []bool{false, true} {
			d := newDatabase()
			d.cut, d.makes, d.why = cut, makes, store.ErrUnsure
			s, model := open(t, d), store.NewMemory()
			for i, step := range evening() {
				if err := step(t.Context(), s); i+1 < cut && err != nil || i+1 >= cut && !errors.Is(err, store.ErrUnsure) {
					t.Fatalf("step %d of a database cut off at %d: %v", i+1, cut, err)
				} else if i+1 == cut {
					break
				}
			}
			d.cut = 0
			for i, step := range evening() {
				if i+1 < cut || i+1 == cut && makes {
					must.Do(t, step(t.Context(), model))
				}
			}
			want := told(t, model)
			if got := told(t, open(t, d)); !reflect.DeepEqual(got, want) {
				t.Errorf("opened again after a cut at step %d:\n got %v\nwant %v", cut, got, want)
			}
			if got := told(t, s); !reflect.DeepEqual(got, want) {
				t.Errorf("used further after a cut at step %d:\n got %v\nwant %v", cut, got, want)
			}
		}
	}
}

// TestFull: without space, nothing is kept and nothing lost; with space again, everything works again.
func TestFull(t *testing.T) {
	d := newDatabase()
	s := open(t, d)
	e, p := storesuite.Next(journal.Summary{ID: "t"}, 1, "x")
	must.Do(t, s.Append(t.Context(), "t", e, p))
	d.cut, d.why = 2, store.ErrFull
	next, then := storesuite.Next(p.Summary, 2, "y")
	if err := s.Append(t.Context(), "t", next, then); !errors.Is(err, store.ErrFull) || !errors.Is(err, store.ErrBusy) {
		t.Errorf("a full database: %v", err)
	}
	if sum, err := s.Summary(t.Context(), "t"); err != nil || sum.Seq != 1 {
		t.Errorf("entry %d is the last: %v", sum.Seq, err)
	}
	d.cut = 0
	must.Do(t, s.Append(t.Context(), "t", next, then))
}

// TestMissed: a store that has missed many changes, or a large one, reads everything again.
func TestMissed(t *testing.T) {
	d := newDatabase()
	late, s := open(t, d), open(t, d)
	for i := range 3 {
		for n := range 40 * i {
			must.Do(t, s.AddPlayer(t.Context(), store.Player{ID: fmt.Sprint(i, " ", n)}))
		}
		want := must.Get(s.Players(t.Context(), "", 999))(t)
		if got, err := late.Players(t.Context(), "", 999); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%d players, and %d known to who is late: %v", len(want), len(got), err)
		}
	}
}

var update = flag.Bool("update", false, "write what TestLayout compares with")

// TestLayout: stored data look as before, and can be read. To change the layout, give it another number,
// keep reading this one, and keep its file. Until 2026-11 it could hold keys of players, too.
func TestLayout(t *testing.T) {
	const file = "testdata/layout1.jsonl"
	d := newDatabase()
	s := open(t, d)
	for _, step := range evening() {
		must.Do(t, step(t.Context(), s))
	}
	var text bytes.Buffer
	lines := json.NewEncoder(&text)
	lines.SetEscapeHTML(false)
	for _, key := range slices.Sorted(maps.Keys(d.values)) {
		must.Do(t, lines.Encode([]string{key, string(d.values[key])}))
	}
	if *update {
		must.Do(t, os.WriteFile(file, text.Bytes(), 0o644))
	}
	stored := must.Get(os.ReadFile(file))(t)
	if !bytes.Equal(stored, text.Bytes()) {
		t.Errorf("now stored:\n%s", text.Bytes())
	}
	for _, file := range []string{file, "testdata/layout1-keys.jsonl"} {
		old := newDatabase()
		for line := range bytes.Lines(must.Get(os.ReadFile(file))(t)) {
			var pair [2]string
			must.Do(t, json.Unmarshal(line, &pair))
			old.values[pair[0]] = []byte(pair[1])
		}
		if got, want := told(t, open(t, old)), told(t, s); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %v\nwant %v", file, got, want)
		}
	}
}

// TestDamaged: data that no store has written are refused, and so are those of a newer one.
func TestDamaged(t *testing.T) {
	for what, c := range map[string]struct {
		key, value string
		want       error
	}{
		"no head":       {"head/", "x", store.ErrDamaged},
		"a newer head":  {"head/", `{"layout":2,"number":1}`, store.ErrNewer},
		"unknown kind":  {"kept/sheep/a/", "{}", store.ErrDamaged},
		"no table":      {"kept/table/t/", "[]", store.ErrDamaged},
		"half an entry": {"log/t/000000000001/", "12 ab", store.ErrDamaged},
		"no entry":      {"log/t/000000000001/", "", store.ErrDamaged},
		"a gap":         {"log/t/000000000002/", "", store.ErrDamaged},
	} {
		d := newDatabase()
		s := open(t, d)
		at := journal.Summary{ID: "t"}
		for range 3 {
			e, p := storesuite.Next(at, 1, "x")
			must.Do(t, s.Append(t.Context(), "t", e, p))
			at = p.Summary
		}
		if d.values[c.key] = []byte(c.value); c.value == "" {
			delete(d.values, c.key)
		}
		m, err := store.Open(t.Context(), d.use())
		if err == nil {
			_, err = m.Read(t.Context(), "t", 0)
		}
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
