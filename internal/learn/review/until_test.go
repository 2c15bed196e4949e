package review

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

type compiled map[string]*rules.Game

func (c compiled) Game(v *rules.Variant) (*rules.Game, error) {
	if g := c[v.ID]; g != nil {
		return g, nil
	}
	g, err := rules.New(*v)
	c[v.ID] = g
	return g, err
}

type anybody struct{}

func (anybody) Settled(*rules.Game, *rules.View) bool   { return false }
func (anybody) HasLevel(string) bool                    { return true }
func (anybody) HasTemperament(*rules.Game, string) bool { return true }

// A wing is a table that plays on from a record, the messages sent, and its record.
type wing struct {
	*table.State
	r    *table.Recorder
	told map[rules.Seat][]byte
	t    *testing.T
}

func (w *wing) keep(e *table.Event) {
	w.t.Helper()
	entry := w.Next(1e12, e)
	must.Do(w.t, w.Apply(&entry, e))
	must.Do(w.t, w.r.Fold(&entry))
	for i := range w.told {
		w.told[i] = w.AppendPresent(w.AppendMessage(w.told[i], i, e), i)
	}
}

func (w *wing) do(c table.Command) error {
	c.Player, c.Name, c.Hand = "anna", "Anna", -1
	e, err := w.Step(1e12, &c, anybody{})
	if err == nil {
		w.keep(e)
	}
	return err
}

// playOn opens a table for seat 0 from the moment of a record.
func playOn(t *testing.T, text []byte, deal, acts int) *wing {
	t.Helper()
	lines, err := parse(t, text).Until(deal, acts)
	if err != nil {
		t.Fatalf("deal %d after %d acts: %v", deal, acts, err)
	}
	opened := must.Get(table.PlayOn(journal.Fork{Table: "u", Match: 1, Deal: deal, Step: acts}, lines))(t)
	games := compiled{}
	w := &wing{table.New("t", games), table.NewRecorder("t", games), map[rules.Seat][]byte{0: nil, rules.Nobody: nil}, t}
	w.keep(&table.Event{By: "anna", Seat: table.NoSeat, What: opened})
	must.Do(t, w.do(table.Command{Do: table.Sit}))
	for i := range w.Chairs[1:] {
		must.Do(t, w.do(table.Command{Do: table.SeatBot, Seat: i + 1, Text: "club"}))
	}
	must.Do(t, w.do(table.Command{Do: table.Ready}))
	w.tick()
	return w
}

func (w *wing) tick() {
	w.t.Helper()
	e, err := w.Tick(1e12, func() cards.Seed { return cards.SeedOf("fresh") })
	if err != nil || e == nil {
		w.t.Fatalf("nothing begins: %v", err)
	}
	w.keep(e)
}

func (w *wing) act(by rules.Seat, a rules.Action) {
	w.t.Helper()
	c := table.Command{Do: table.Act, Seat: int(by), Hand: int(a.Seat()), Act: string(a.Append(nil))}
	if w.Chairs[by].Bot == "" {
		c.Player, c.Name = "anna", "Anna"
	}
	e := must.Get(w.Step(1e12, &c, anybody{}))(w.t)
	w.keep(e)
}

// checkOrigin checks that lists name the moment from which a match is played on.
func checkOrigin(t *testing.T, from *journal.Origin, v *match.View, step int) {
	t.Helper()
	want := journal.Origin{Fork: journal.Fork{Match: 1, Deal: 1, Step: step}, Phase: v.Phase.String()}
	if v.Phase == rules.Playing {
		want.Trick = int(v.Tricks) + 1
	}
	if from == nil || *from != want {
		t.Fatalf("after %d acts the lists say %+v, not %+v", step, from, want)
	}
}

// TestPlayOn goes on from each moment of a deal, in every kind of variant: the decider sees what the
// record says, the same acts lead to the same score, and the record is right. Then the match is over,
// does not count, and is followed by none.
func TestPlayOn(t *testing.T) {
	for _, variant := range []string{"standard", "duel", "dummy", "swedish", "five"} {
		p := play(t, variant, 3)
		const deal = 1
		for step := 0; step < len(p.decisions[deal]); step += 1 + len(p.decisions[deal])/5 {
			w := playOn(t, p.text, deal, step)
			checkOrigin(t, w.Summary().From, &p.decisions[deal][step].View, step)
			for _, d := range p.decisions[deal][step:] {
				var v match.View
				if w.View(d.View.Seat, &v); v != d.View {
					t.Fatalf("%s, %d acts on: seat %d sees\n%+v\nnot\n%+v", variant, step, d.View.Seat, v, d.View)
				}
				w.act(d.View.Seat, d.Act)
			}
			if !w.Ended || len(w.Scores()) != deal+1 || w.Project().Result != nil {
				t.Fatalf("%s: ended %v with %d scores; counted: %v", variant, w.Ended, len(w.Scores()), w.Project().Result)
			}
			if w.do(table.Command{Do: table.Ready}) == nil {
				t.Fatalf("%s: another match begins", variant)
			}
			text, _ := w.r.Match(1)
			original := scores(t, p.text)
			if now := scores(t, text); strings.Join(now, "") != strings.Join(original[:deal+1], "") {
				t.Fatalf("%s: the record says %v, not %v", variant, now, original)
			}
		}
	}
}

func scores(t *testing.T, text []byte) (all []string) {
	t.Helper()
	for replay := record.NewPlainReplay(bytes.NewReader(text)); ; {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if step.Line.Kind == record.ScoreLine {
			all = append(all, string(step.Line.Text))
		}
	}
}

// TestUntilMissing: moments that do not exist are refused.
func TestUntilMissing(t *testing.T) {
	p := play(t, "duel", 2)
	n, m := len(p.decisions[0]), read(t, &p)
	for _, x := range []struct{ deal, acts int }{{2, 0}, {-1, 0}, {0, n}, {0, n + 1}} {
		var gone *Missing
		if _, err := m.Until(x.deal, x.acts); !errors.As(err, &gone) {
			t.Errorf("%+v: %v", x, err)
		}
	}
}

// TestUntilSmall: only the fields of the header that are needed are taken over, and no names that are not
// allowed at a table.
func TestUntilSmall(t *testing.T) {
	p := play(t, "duel", 1)
	first, rest, _ := bytes.Cut(p.text, []byte("\n"))
	l := must.Get(record.ParseLine(first))(t)
	l.Header.Site, l.Header.Seats[1] = strings.Repeat("x", 300_000), strings.Repeat("<", 200_000)
	lines, err := parse(t, append(record.AppendHeader(nil, l.Header), rest...)).Until(0, 3)
	if err != nil || len(lines) > 3000 {
		t.Fatalf("%d bytes, %v", len(lines), err)
	}
	if first, _, _ = bytes.Cut(lines, []byte("\n")); !bytes.Contains(first, []byte(`"1"`)) {
		t.Errorf("the header is %s", first)
	}
}

// TestPlayOnTakesBack: acts before the moment cannot be taken back; a new start leads to the moment.
func TestPlayOnTakesBack(t *testing.T) {
	p := play(t, "duel", 1)
	step := 0
	for i, d := range p.decisions[0] {
		if d.View.Seat == 0 && d.View.Options.Len() > 1 && i > 3 {
			step = i
			break
		}
	}
	w := playOn(t, p.text, 0, step)
	undo := func(what string) error { return w.do(table.Command{Do: table.Propose, Text: what}) }
	if undo(table.Undo) == nil || undo(table.Replay) == nil {
		t.Fatal("what came before is taken back")
	}
	var before, after match.View
	w.View(0, &before)
	w.act(0, p.decisions[0][step].Act)
	must.Do(t, undo(table.Replay))
	if w.View(0, &after); after != before {
		t.Error("the deal does not begin where it was played on from")
	}
}

// TestPlayOnHides swaps two cards of a suit between the other hands: no message at a table that plays on
// shows the difference.
func TestPlayOnHides(t *testing.T) {
	p := play(t, "standard", 1)
	const step = 8 // all have laid and offered, and two cards lie
	lines := must.Get(read(t, &p).Until(0, step))(t)
	header, rest, _ := strings.Cut(string(lines), "\n")
	dealt, acts, _ := strings.Cut(rest, "\n")
	hands := strings.Split(strings.Split(strings.Split(dealt, `"hands":[`)[1], "]")[0], ",")
	swapped := 0
	for _, a := range strings.Fields(strings.Trim(hands[1], `"`)) {
		for _, b := range strings.Fields(strings.Trim(hands[2], `"`)) {
			if a[1] != b[1] || strings.Contains(acts, a) || strings.Contains(acts, b) {
				continue
			}
			swapped++
			other := strings.NewReplacer(a, b, b, a).Replace(dealt)
			if seen, hidden := playOn(t, lines, 0, step), playOn(t, []byte(header+"\n"+other+"\n"+acts), 0, step); !bytes.Equal(seen.told[0], hidden.told[0]) || !bytes.Equal(seen.told[rules.Nobody], hidden.told[rules.Nobody]) {
				t.Fatalf("who holds %s and who %s is told", a, b)
			}
		}
	}
	if swapped == 0 {
		t.Fatal("nothing was swapped")
	}
}
