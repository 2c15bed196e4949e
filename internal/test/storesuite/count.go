package storesuite

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/test/must"
)

// A sum is a second kind of log, which shows that stores and runners depend on none: numbers that players
// add; each player sees who added them. The log of a table is the first kind.
type sum struct {
	journal.Chain
	id    string
	total int
	added map[string]bool // the ids of commands
	last  addition
}

// An addition is the event of a sum, and its command.
type addition struct {
	ID string `json:"id"`
	By string `json:"by"`
	N  int    `json:"n"`
}

var errNone = errors.New("this adds nothing")

func (a addition) Encode() []byte {
	b, _ := json.Marshal(a) // texts and a number
	return b
}

func newSum(id string) *sum { return &sum{id: id, added: map[string]bool{}} }

// sums are projections of sums; besides the lists, the total by player.
func sums() store.Projections {
	return store.Projections{
		New: func(id string) journal.State { return newSum(id) },
		Logs: []store.LogProjection{{Name: "totals", Rows: func(of journal.State) []journal.Row {
			s := of.(*sum)
			return []journal.Row{{Projection: "totals", List: "all", Key: s.id, Rank: int64(s.total), Value: []byte(strconv.Itoa(s.total))}}
		}}},
	}
}

func runner(s Store, shared bool) *live.Runner {
	return live.New(live.Options{Log: s, Shared: shared, New: func(id string) live.State { return newSum(id) }})
}

func (s *sum) Fold(e *journal.Entry) error {
	var a addition
	if err := errors.Join(s.Check(e), json.Unmarshal(e.Body, &a)); err != nil {
		return err
	}
	return s.Apply(e, a)
}

func (s *sum) Apply(e *journal.Entry, event live.Event) error {
	s.Advance(e)
	s.last = event.(addition)
	s.total, s.added[s.last.ID] = s.total+s.last.N, true
	return nil
}

func (s *sum) Project() journal.Projection {
	p := journal.Projection{Summary: journal.Summary{ID: s.id, Seq: s.Seq, Head: s.Head, Status: "sum", Moved: s.At, Due: s.NextDeadline()}}
	for _, l := range sums().Logs {
		p.Rows = append(p.Rows, l.Rows(s)...)
	}
	return p
}

func (s *sum) Step(_ int64, command any) (live.Event, error) {
	if a := command.(addition); a.N != 0 {
		return a, nil
	}
	return nil, errNone
}

// Tick rounds an odd total up, a second after it became one.
func (s *sum) Tick(now int64) (live.Event, error) {
	if s.total%2 == 0 || now < s.At+1000 {
		return nil, nil
	}
	return addition{ID: fmt.Sprint("even ", s.Seq), N: 1}, nil
}

func (s *sum) NextDeadline() int64 {
	if s.total%2 == 0 {
		return 0
	}
	return s.At + 1000
}

func (s *sum) Earlier(command any) (live.Reply, bool, error) {
	return live.Reply{Again: true}, s.added[command.(addition).ID], nil
}

func (s *sum) Stored(int64)                    {}
func (s *sum) Wake(_, _ int64) bool            { return false }
func (s *sum) MayWatch(string) error           { return nil }
func (s *sum) Secluded() bool                  { return false }
func (s *sum) AppendAudiences(b []byte) []byte { return b }
func (s *sum) HiddenUntil() uint64             { return 0 }
func (s *sum) Audience(player string) int      { return len(player) }
func (s *sum) Here([]string) []string          { return nil }

func (s *sum) AppendPresent(b []byte, _ int, _ ...string) []byte {
	return strconv.AppendInt(b, int64(s.total), 10)
}

// AppendMessage writes the total and, for players whose name is as long as the last adder's, that name.
func (s *sum) AppendMessage(b []byte, audience int, _ ...string) []byte {
	if b = s.AppendPresent(b, audience); audience == len(s.last.By) {
		b = append(b, " by "+s.last.By...)
	}
	return b
}

// testSecondKind: a log that is not a table's is run, watched, timed, repeated, shared, exported, imported
// and rebuilt like one.
func testSecondKind(t *testing.T, s Store) {
	ctx := t.Context()
	r := runner(s, false)
	must.Get(r.Open(ctx, 1, "sum", addition{"open", "anna", 2}))(t)
	w := must.Get(r.Watch(ctx, 1, "sum", "anna", 1))(t)
	defer w.Close()
	add := func(r *live.Runner, now int64, id string, n int) live.Reply {
		return must.Get(r.Do(ctx, now, "sum", addition{id, "anna", n}))(t)
	}
	if first, again := add(r, 5, "a", 5), add(r, 6, "a", 5); first.Seq != 2 || !again.Again {
		t.Errorf("an addition and its repetition are answered %+v and %+v", first, again)
	}
	if _, err := r.Do(ctx, 7, "sum", addition{"b", "anna", 0}); !errors.Is(err, errNone) {
		t.Errorf("nothing is added: %v", err)
	}
	if due := must.Get(s.Due(ctx, 1005, 9))(t); !slices.Equal(due, []string{"sum"}) {
		t.Errorf("due are %q", due)
	}
	must.Do(t, r.Tick(ctx, 1005))
	add(runner(s, true), 1006, "c", 4) // of another process
	add(r, 1007, "d", 10)
	var told []string
	for _, m := range must.Get(w.Drain())(t) {
		told = append(told, string(m.Text))
	}
	if want := []string{"7 by anna", "8", "12 by anna", "22 by anna"}; !slices.Equal(told, want) {
		t.Errorf("the watcher is told %q, not %q", told, want)
	}
	CheckSum(t, s, "sum", 5)
	var text bytes.Buffer
	must.Get(archive.Export(ctx, s, &text, time.Unix(0, 0), nil))(t)
	other := store.NewMemory()
	must.Get(archive.Import(ctx, other, sums(), &text, ""))(t)
	CheckSum(t, other, "sum", 5)
	must.Get(archive.Rebuild(ctx, s, sums(), nil))(t)
	CheckSum(t, s, "sum", 5)
}

// AddUp adds to a sum, reports each confirmed number, and continues after an error if proceed says so.
func AddUp(ctx context.Context, s Store, id string, confirmed func(string, uint64), proceed func(error) bool) {
	r := runner(s, true)
	_, err := r.Open(ctx, 1, id, addition{"open", "anna", 1})
	for n := 0; ; n++ {
		if err != nil && !proceed(err) {
			return
		}
		var reply live.Reply
		if reply, err = r.Do(ctx, 1, id, addition{fmt.Sprint(n), "anna", n}); err == nil && !reply.Again {
			confirmed(id, reply.Seq)
		}
		if errors.Is(err, errNone) {
			err = nil
		}
	}
}

// CheckSum checks that a sum has at least so many entries, and that its summary and its row belong to the
// last of them.
func CheckSum(t *testing.T, s Store, id string, least uint64) {
	t.Helper()
	sum := newSum(id)
	for _, e := range must.Get(s.Read(t.Context(), id, 0))(t) {
		must.Do(t, sum.Fold(&e))
	}
	kept := must.Get(s.Summary(t.Context(), id))(t)
	row := must.Get(s.Row(t.Context(), "totals", "all", id))(t)
	if sum.Seq < least || kept.Seq != sum.Seq || kept.Head != sum.Head || row.Rank != int64(sum.total) {
		t.Errorf("a sum of %d after entry %d, of at least %d, is kept as %+v with %+v", sum.total, sum.Seq, least, kept, row)
	}
}
