package record

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestWriterWritesWhatIsRight plays every variant through a Writer: the referee accepts the record,
// and the Append functions write the same.
func TestWriterWritesWhatIsRight(t *testing.T) {
	for _, v := range rules.Catalogue() {
		m := open(t, v.ID, 0, match.Limit{Deals: 5})
		h := header(m)
		h.Seed = "writer"
		want := play(m, h, 7, func(*match.State) {})

		var got bytes.Buffer
		w := NewWriter(&got)
		again(t, w, want)
		if !bytes.Equal(got.Bytes(), want) {
			t.Errorf("%s: %s", v.ID, diff(want, got.Bytes()))
		}
	}
}

func again(t *testing.T, w *Writer, text []byte) {
	t.Helper()
	p := must.Get(NewReplay(bytes.NewReader(text)))(t)
	for {
		s, err := p.Next()
		if err != nil {
			return
		}
		switch l := s.Line; l.Kind {
		case HeaderLine:
			err = w.Begin(s.Header)
		case DealLine:
			err = w.Deal(s.Deal, s.Note)
		case ActLine:
			err = w.Act(l.By, l.Act, &ActNote{l.Auto, l.At})
		}
		if err == nil && w.State() != *s.State {
			switch s.Line.Kind {
			case HeaderLine, DealLine, ActLine:
				t.Fatalf("line %d: the writer is elsewhere", s.Line.Number)
			}
		}
		must.Do(t, err, "line", s.Line.Number)
	}
}

// TestWriterRefuses calls a Writer in any order, with valid and invalid lines: the referee accepts
// everything it writes.
func TestWriterRefuses(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	m := open(t, "dummy", 0, match.Limit{Deals: 3})
	refused, matches := 0, 0
	for range 50 {
		var text bytes.Buffer
		w := NewWriter(&text)
		for range 400 {
			before, long := w.State(), text.Len()
			err := anything(w, m, r)
			if err != nil {
				refused++
				if w.State() != before || text.Len() != long {
					t.Fatalf("refused, and yet written: %v", err)
				}
			}
		}
		stats := must.Get(Check(&text))(t)
		matches += stats.Matches
	}
	if refused < 1000 || matches < 100 {
		t.Errorf("%d calls were refused, and %d matches written", refused, matches)
	}
}

// anything makes some call, usually the one that is due.
func anything(w *Writer, m *match.Match, r *rand.Rand) error {
	s := w.State()
	seed := cards.SeedOf("any")
	switch n := r.IntN(40); {
	case n == 0:
		return w.Abandon()
	case n == 1:
		return w.Act(rules.Seat(r.IntN(4)), rules.Action(r.Uint32()), nil)
	case n == 2:
		d := m.Game.Deal(&seed, r.Uint64())
		return w.Deal(&d, nil)
	case n == 3:
		return w.Act(0, rules.Play(0, cards.Card(r.IntN(64))), &ActNote{Auto: "bot"})
	case n < 6 || w.Match() == nil || s.Stage == match.Ended:
		h := header(m)
		switch r.IntN(4) {
		case 0:
			h.Seats = h.Seats[:2]
		case 1:
			h.Limit.Deals = -1
		}
		return w.Begin(h)
	case s.Stage == match.Dealing:
		d := m.Draw(&s, &seed, r.Uint64())
		n := &DealNote{}
		if r.IntN(4) == 0 {
			n.Secret = "no secret"
		}
		return w.Deal(&d, n)
	}
	by, a := random(m, &s, r)
	n := &ActNote{}
	switch r.IntN(20) {
	case 0:
		n.Auto = "bot"
	case 1:
		n.At = time.Date(12026, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return w.Act(by, a, n)
}

// TestWriterHeaders refuses a header that a reader would read differently.
func TestWriterHeaders(t *testing.T) {
	var text bytes.Buffer
	w := NewWriter(&text)
	v := must.Get(rules.Named("standard"))(t)
	v.Game.Target = 150
	h := &Header{Variant: v, Seats: []string{"Anna", "Bo", "Cleo"}}
	if _, ok := errors.AsType[*Error](w.Begin(h)); !ok || text.Len() > 0 {
		t.Errorf("another game by a published one's name: %s", text.Bytes())
	}
	h.Variant.ID = "club"
	must.Do(t, w.Begin(h))
	if got := w.Match().Game.GameRule().Target; got != 150 {
		t.Errorf("the match is played for %d", got)
	}
	if err := w.Begin(h); !errors.Is(err, ErrOrder) {
		t.Errorf("a header in the midst of a match: %v", err)
	}
	w.Match().Limit.Deals = 1 // its own copy
	if w.Match().Limit.Deals != 0 {
		t.Error("the writer's match can be changed")
	}
}

// TestWriterStops: once writing has failed, nothing more is written.
func TestWriterStops(t *testing.T) {
	full := errors.New("the disk is full")
	w := NewWriter(brokenWriter{full})
	h := header(open(t, "duel", 0, match.Limit{}))
	for range 2 {
		if err := w.Begin(h); !errors.Is(err, full) {
			t.Errorf("%v", err)
		}
	}
	if err := w.Abandon(); !errors.Is(err, full) {
		t.Errorf("%v", err)
	}
}

type brokenWriter struct{ err error }

func (w brokenWriter) Write([]byte) (int, error) { return 0, w.err }
