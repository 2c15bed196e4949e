package solo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func start(t testing.TB, log Log, variant, seed string, limit match.Limit) *Table {
	t.Helper()
	v, err := rules.Named(variant)
	if err != nil {
		t.Fatal(err)
	}
	h := &record.Header{Variant: v, Seed: seed, Limit: limit}
	for i := range v.Seats {
		h.Seats = append(h.Seats, fmt.Sprint("player ", i))
	}
	tbl, err := Start(t.Context(), log, h, 7)
	if err != nil {
		t.Fatal(err)
	}
	return tbl
}

// step does a random act of a seat whose turn it is, or deals; it returns
// the seat, and false at the end of the match.
func step(t testing.TB, tbl *Table, r *rand.Rand) (rules.Seat, bool) {
	t.Helper()
	var v match.View
	tbl.View(rules.Nobody, &v)
	switch v.Stage {
	case match.Ended:
		return 0, false
	case match.Dealing:
		if err := tbl.Deal(t.Context()); err != nil {
			t.Fatal(err)
		}
		return rules.Nobody, true
	}
	by := v.Turn.First()
	if v.Turn.Len() > 1 && r.IntN(2) == 0 {
		by = (v.Turn &^ by.Set()).First()
	}
	tbl.View(by, &v)
	if err := tbl.Do(t.Context(), by, 0, v.Options.Nth(r.IntN(v.Options.Len()))); err != nil {
		t.Fatal(err)
	}
	return by, true
}

// TestLogIsTruth plays every variant at random: after every act the log is a
// sound record, and opening it gives the state of the table.
func TestLogIsTruth(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, 2))
			log := new(Memory)
			tbl := start(t, log, v.ID, "truth", match.Limit{Deals: 3})
			for more := true; more; _, more = step(t, tbl, r) {
				if _, err := record.Check(bytes.NewReader(log.text)); err != nil {
					t.Fatal(err)
				}
				again, err := Open(t.Context(), &Memory{bytes.Clone(log.text)})
				if err != nil {
					t.Fatal(err)
				}
				same(t, tbl, again)
			}
		})
	}
}

// same fails the test unless the tables stand alike.
func same(t testing.TB, a, b *Table) {
	t.Helper()
	switch {
	case a.state != b.state:
		t.Fatalf("state %+v, want %+v", b.state, a.state)
	case a.size != b.size:
		t.Fatalf("size %d, want %d", b.size, a.size)
	case fmt.Sprint(a.acts) != fmt.Sprint(b.acts):
		t.Fatalf("decisions %v, want %v", b.acts, a.acts)
	case fmt.Sprint(a.scores) != fmt.Sprint(b.scores):
		t.Fatalf("scores %v, want %v", b.scores, a.scores)
	case a.first != b.first:
		t.Fatalf("first deal %d, want %d", b.first, a.first)
	}
}

// TestUndo takes back at every point, and finds the table as it was before
// the seat's last decision.
func TestUndo(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			r := rand.New(rand.NewPCG(3, 4))
			log := new(Memory)
			tbl := start(t, log, v.ID, "undo", match.Limit{Deals: 1})
			type moment struct {
				fold
				text []byte
			}
			keep := func() moment {
				f := tbl.fold
				f.acts, f.scores = append([]decision(nil), f.acts...), append([]match.Score(nil), f.scores...)
				return moment{f, bytes.Clone(log.text)}
			}
			before := map[rules.Seat]moment{} // each seat's last decision
			for {
				now := keep()
				for seat := range tbl.m.Game.Live().All() {
					err := tbl.Undo(t.Context(), seat)
					want, any := before[seat]
					if any != (err == nil) || err != nil && !errors.Is(err, ErrNothing) {
						t.Fatalf("seat %d: undo: %v, though it has decided: %v", seat, err, any)
					}
					if any {
						same(t, &Table{fold: want.fold}, tbl)
						if !bytes.Equal(log.text, want.text) {
							t.Fatalf("the log is\n%s\nnot\n%s", log.text, want.text)
						}
					}
					tbl.fold, log.text = now.fold, bytes.Clone(now.text)
				}
				forced := map[rules.Seat]bool{}
				for seat := range tbl.m.Game.Live().All() {
					forced[seat] = tbl.m.Game.Options(&tbl.state.Deal, seat).Len() == 1
				}
				by, more := step(t, tbl, r)
				if !more {
					return
				}
				if by != rules.Nobody && !forced[by] {
					before[by] = now
				}
				now = keep()
			}
		})
	}
}

func TestRedeal(t *testing.T) {
	log := new(Memory)
	tbl := start(t, log, "four", "redeal", match.Limit{})
	r := rand.New(rand.NewPCG(5, 6))
	if err := tbl.Redeal(t.Context()); !errors.Is(err, ErrNothing) {
		t.Fatal(err)
	}
	want := bytes.Clone(log.text)
	for range 20 {
		step(t, tbl, r)
	}
	if err := tbl.Redeal(t.Context()); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(log.text, want) {
		t.Fatalf("after dealing anew the log is\n%s\nnot\n%s", log.text, want)
	}
}

// TestTornLog cuts a log at every byte: what is left opens as the match up
// to its last whole line, with what follows from that completed.
func TestTornLog(t *testing.T) {
	log := new(Memory)
	tbl := start(t, log, "penguin", "torn", match.Limit{Deals: 2})
	r := rand.New(rand.NewPCG(7, 8))
	for more := true; more; {
		_, more = step(t, tbl, r)
	}
	text := log.text
	for n := range text {
		cut := &Memory{bytes.Clone(text[:n])}
		again, err := Open(t.Context(), cut)
		whole, _ := wholeLines(text[:n])
		if !bytes.Contains(whole, []byte(`{"deal":0`)) {
			if !errors.Is(err, ErrNoMatch) {
				t.Fatalf("cut at %d: %v", n, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at %d: %v", n, err)
		}
		if !bytes.HasPrefix(cut.text, whole) || !bytes.HasPrefix(text, cut.text) {
			t.Fatalf("cut at %d, the log became\n%s", n, cut.text)
		}
		if again.size != len(cut.text) {
			t.Fatalf("cut at %d: size %d of %d", n, again.size, len(cut.text))
		}
		if _, err := record.Check(bytes.NewReader(cut.text)); err != nil {
			t.Fatalf("cut at %d: %v", n, err)
		}
		// It goes on: with the next deal if one is due.
		if again.state.Stage == match.Dealing {
			if err := again.Deal(t.Context()); err != nil {
				t.Fatalf("cut at %d: %v", n, err)
			}
			if len(cut.text) <= len(text) && !bytes.HasPrefix(text, cut.text) {
				t.Fatalf("cut at %d, another deal followed:\n%s", n, cut.text)
			}
		}
	}
}

// TestNothingLeaks plays two deals that a seat cannot tell apart, because
// only cards hidden from it are swapped, and compares all that it is told.
func TestNothingLeaks(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			for seed := range uint64(20) {
				a := start(t, new(Memory), v.ID, fmt.Sprint("leak ", seed), match.Limit{Deals: 1})
				seat := rules.Seat(seed) % rules.Seat(a.m.Game.Live().Len())
				b := swapped(t, a, seat)
				if b == nil {
					continue
				}
				together(t, a, b, seat, rand.New(rand.NewPCG(seed, 9)))
			}
		})
	}
}

// swapped returns a table like a, but that two other hands have changed
// cards; nil where there are no two such hands that stay hidden.
func swapped(t *testing.T, a *Table, seat rules.Seat) *Table {
	t.Helper()
	g := a.m.Game
	s := a.m.Start()
	d := a.m.Draw(&s, &a.seed, 7)
	var others []rules.Seat
	for i := range g.Live().All() {
		if i != seat && d.Joker != i {
			others = append(others, i)
		}
	}
	if len(others) < 2 {
		return nil
	}
	x, y := others[0], others[1]
	d.Hands[x], d.Hands[y] = d.Hands[y], d.Hands[x]
	if err := a.m.Deal(&s, &d); err != nil {
		t.Fatal(err)
	}
	b := start(t, new(Memory), a.header.Variant.ID, a.header.Seed, a.header.Limit)
	b.state = s
	return b
}

// together plays both tables up to the first act that has to be seen, the
// seat's own acts alike and the others' at random, and compares.
func together(t *testing.T, a, b *Table, seat rules.Seat, r *rand.Rand) {
	t.Helper()
	wa, wb := a.Watch(seat), b.Watch(seat)
	defer wa.Close()
	defer wb.Close()
	sealed := func(v *match.View) bool {
		return v.Phase == rules.Laying || v.Phase == rules.Offering && a.m.Game.Variant().Offers.How == rules.Sealed
	}
	var open match.View
	for a.View(rules.Nobody, &open); sealed(&open); a.View(rules.Nobody, &open) {
		by := open.Turn.First()
		var own match.View
		a.View(seat, &own)
		for _, tbl := range []*Table{a, b} {
			var v match.View
			tbl.View(by, &v)
			act := v.Options.Nth(r.IntN(v.Options.Len()))
			if by == seat {
				act = own.Options.Nth(0)
			}
			if err := tbl.Do(t.Context(), by, 0, act); err != nil {
				t.Fatal(err)
			}
		}
		for len(wa.queue) > 0 {
			ua, err := wa.Next(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			ub, err := wb.Next(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if !sealed(&ua.View) {
				return // what was sealed has been opened
			}
			if ua != ub {
				t.Fatalf("seat %d is told\n%+v\nor\n%+v", seat, ua, ub)
			}
		}
	}
}

// TestSlowWatcher is told everything once, or how things stand in one.
func TestSlowWatcher(t *testing.T) {
	tbl := start(t, new(Memory), "standard", "slow", match.Limit{Games: 1})
	slow, quick := tbl.Watch(0), tbl.Watch(rules.Nobody)
	r := rand.New(rand.NewPCG(1, 1))
	seq := uint64(0)
	for more := true; more; {
		_, more = step(t, tbl, r)
		for len(quick.queue) > 0 {
			u, err := quick.Next(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if seq != 0 && u.Seq != seq+1 {
				t.Fatalf("update %d follows %d", u.Seq, seq)
			}
			seq = u.Seq
		}
	}
	var last Update
	n := 0
	for len(slow.queue) > 0 {
		u, err := slow.Next(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if n > 0 && u.Seq != last.Seq+1 {
			t.Fatalf("update %d follows %d", u.Seq, last.Seq)
		}
		last = u
		n++
	}
	if last.Seq != seq || n > backlog+1 {
		t.Fatalf("the slow watcher was told %d updates, up to %d of %d", n, last.Seq, seq)
	}
	var want match.View
	tbl.View(0, &want)
	if last.View != want {
		t.Fatal("the slow watcher is not up to date")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := slow.Next(ctx); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

func TestRefusals(t *testing.T) {
	tbl := start(t, new(Memory), "standard", "no", match.Limit{})
	ctx := t.Context()
	var illegal *rules.IllegalError
	if err := tbl.Do(ctx, 0, 0, rules.Play(0, cards.Of(cards.Ace, cards.Clubs))); !errors.As(err, &illegal) {
		t.Error(err)
	}
	if err := tbl.Do(ctx, 0, 99, 0); !errors.Is(err, ErrStale) {
		t.Error(err)
	}
	if err := tbl.Deal(ctx); !errors.Is(err, ErrNotDue) {
		t.Errorf("a deal in the midst of one: %v", err)
	}
	if _, err := Start(ctx, tbl.log, tbl.header, 0); err == nil {
		t.Error("a match began in a log that has one")
	}
	broken := &Memory{[]byte("{\"ninetynine\":1}\n")}
	var bad *record.Error
	if _, err := Open(ctx, broken); !errors.As(err, &bad) {
		t.Error(err)
	}
}

// TestForeignFile leaves alone what is no match.
func TestForeignFile(t *testing.T) {
	for _, text := range []string{"hello\nworld", "\x1f\x8b\x08\x00\n\n\n123", "\ufeff{}\n", "\n\n", "{}\ntorn", "{\"ninetynine\":1}"} {
		log := &Memory{[]byte(text)}
		if _, err := Open(t.Context(), log); err == nil {
			t.Errorf("%q was opened", text)
		}
		if string(log.text) != text {
			t.Errorf("%q was changed to %q", text, log.text)
		}
	}
}

// TestFresh begins a match where one was torn before its first deal, and
// nowhere else.
func TestFresh(t *testing.T) {
	log := new(Memory)
	tbl := start(t, log, "duel", "fresh", match.Limit{})
	head := bytes.IndexByte(log.text, '\n') + 1
	for _, n := range []int{0, 20, head - 1, head, head + 5} {
		torn := &Memory{bytes.Clone(log.text[:n])}
		again, err := Start(t.Context(), torn, tbl.header, 7)
		if err != nil {
			t.Fatalf("cut at %d: %v", n, err)
		}
		same(t, tbl, again)
		if !bytes.Equal(torn.text, log.text) {
			t.Errorf("cut at %d, it begins\n%s", n, torn.text)
		}
	}
	for _, text := range []string{"hello", "hello\nworld", "{}", "{\"ninetynine\":2}\n", string(log.text)} {
		other := &Memory{[]byte(text)}
		if _, err := Start(t.Context(), other, tbl.header, 7); err == nil || string(other.text) != text {
			t.Errorf("a match began over %q: %v", text, err)
		}
	}
}

// TestUndealable refuses a match whose next deal could not be dealt.
func TestUndealable(t *testing.T) {
	log := new(Memory)
	tbl := start(t, log, "duel", "seedless", match.Limit{})
	for _, spoil := range []func(h *record.Header){
		func(h *record.Header) { h.Seed = "" },
		func(h *record.Header) { h.Commit = "00ff" },
		func(h *record.Header) { h.Commits = []string{"00ff", ""} },
	} {
		h := *tbl.header
		spoil(&h)
		if _, err := Start(t.Context(), new(Memory), &h, 0); err == nil {
			t.Errorf("a match began with %+v", h)
		}
		_, deal, _ := bytes.Cut(log.text, []byte("\n"))
		if _, err := Open(t.Context(), &Memory{append(record.AppendHeader(nil, &h), deal...)}); err == nil {
			t.Errorf("a match went on with %+v", h)
		}
	}
}

// TestBlankLine completes a score that is missing behind a blank line.
func TestBlankLine(t *testing.T) {
	log := new(Memory)
	tbl := start(t, log, "duel", "blank", match.Limit{Deals: 1})
	r := rand.New(rand.NewPCG(1, 1))
	for more := true; more; {
		_, more = step(t, tbl, r)
	}
	at := bytes.Index(log.text, []byte(`{"score"`))
	for _, blanks := range []string{"\n", "\n\n\n\n"} {
		torn := &Memory{append(bytes.Clone(log.text[:at]), blanks...)}
		if _, err := Open(t.Context(), torn); err != nil {
			t.Fatal(err)
		}
		if want := string(log.text[:at]) + blanks + string(log.text[at:]); string(torn.text) != want {
			t.Errorf("the log became\n%s\nnot\n%s", torn.text, want)
		}
	}
}

// A full log writes half of what it is given; cut says that it cannot tell
// how much it has dropped either.
type full struct {
	Memory
	full, cut bool
}

func (f *full) Append(ctx context.Context, lines []byte, keep bool) error {
	if !f.full {
		return f.Memory.Append(ctx, lines, keep)
	}
	f.text = append(f.text, lines[:len(lines)/2]...)
	return os.ErrDeadlineExceeded
}

func (f *full) Truncate(ctx context.Context, size int) error {
	if err := f.Memory.Truncate(ctx, size); err != nil || !f.cut {
		return err
	}
	return os.ErrClosed
}

// TestHalfWritten takes back what was written by halves, and trusts a log no
// more that cannot do so, nor one that fails to take back.
func TestHalfWritten(t *testing.T) {
	for _, undo := range []bool{false, true} {
		log := new(full)
		tbl := start(t, &log.Memory, "standard", "full", match.Limit{})
		tbl.log = log
		r := rand.New(rand.NewPCG(1, 1))
		for range 3 {
			step(t, tbl, r)
		}
		act := func() error {
			var v match.View
			tbl.View(rules.Nobody, &v)
			by := v.Turn.First()
			tbl.View(by, &v)
			return tbl.Do(t.Context(), by, 0, v.Options.Nth(0))
		}
		before := bytes.Clone(log.text)
		log.full = true
		if err := act(); !errors.Is(err, os.ErrDeadlineExceeded) || errors.Is(err, ErrBroken) {
			t.Fatal(err)
		}
		if !bytes.Equal(log.text, before) {
			t.Fatalf("what was written by halves is still there:\n%s", log.text)
		}
		log.full = !undo
		log.cut = true
		fails := act
		if undo {
			fails = func() error { return tbl.Undo(t.Context(), 0) }
		}
		if err := fails(); !errors.Is(err, ErrBroken) {
			t.Fatal(err)
		}
		log.full, log.cut = false, false
		for name, f := range map[string]func() error{
			"do": act, "redeal": func() error { return tbl.Redeal(t.Context()) }, "undo": func() error { return tbl.Undo(t.Context(), 0) },
		} {
			if err := f(); !errors.Is(err, ErrBroken) {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// failing is a log that cannot be written.
type failing struct{ Memory }

func (f *failing) Append(context.Context, []byte, bool) error { return os.ErrPermission }

func TestNothingHappensUnwritten(t *testing.T) {
	log := new(failing)
	tbl := start(t, &log.Memory, "duel", "full", match.Limit{})
	tbl.log = log
	before := tbl.state
	var v match.View
	tbl.View(0, &v)
	if err := tbl.Do(t.Context(), 0, 0, v.Options.Nth(0)); !errors.Is(err, os.ErrPermission) {
		t.Fatal(err)
	}
	if tbl.state != before {
		t.Fatal("the act was done though it could not be written")
	}
}

func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match.99.jsonl")
	f, err := OpenFile(path)
	if err != nil {
		t.Fatal(err)
	}
	tbl := start(t, f, "dummy", "file", match.Limit{Deals: 2})
	r := rand.New(rand.NewPCG(2, 2))
	for range 30 {
		step(t, tbl, r)
	}
	if _, err := CreateFile(path); !errors.Is(err, fs.ErrExist) {
		t.Fatalf("a file was made where there is one: %v", err)
	}
	if _, err := OpenFile(path); !errors.Is(err, ErrInUse) {
		t.Fatalf("a second program may play the same file: %v", err)
	}
	if err := tbl.Undo(t.Context(), 0); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if f, err = OpenFile(path); err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	again, err := Open(t.Context(), f)
	if err != nil {
		t.Fatal(err)
	}
	same(t, tbl, again)
	for more := true; more; {
		_, more = step(t, again, r)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if stats, err := record.Check(bytes.NewReader(text)); err != nil || stats.Unfinished != 0 {
		t.Fatal(stats, err)
	}
}

// FuzzOpen opens any text without panicking, and what opens is a sound
// record afterwards.
func FuzzOpen(f *testing.F) {
	log := new(Memory)
	tbl := start(f, log, "duel", "fuzz", match.Limit{Deals: 1})
	r := rand.New(rand.NewPCG(1, 1))
	for more := true; more; {
		_, more = step(f, tbl, r)
	}
	f.Add(string(log.text))
	f.Add(string(log.text[:len(log.text)/2]))
	f.Add("{}\n")
	f.Fuzz(func(t *testing.T, text string) {
		log := &Memory{[]byte(text)}
		tbl, err := Open(t.Context(), log)
		if err != nil {
			return
		}
		if _, err := record.Check(bytes.NewReader(log.text)); err != nil {
			t.Fatal(err)
		}
		for s := range tbl.m.Game.Live().All() {
			if err := tbl.Undo(t.Context(), s); err != nil && !errors.Is(err, ErrNothing) {
				t.Fatal(err)
			}
		}
	})
}
