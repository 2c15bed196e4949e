package table

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

// named plays a part of a session of named deals, and returns its record.
func named(t *testing.T, seed uint64, variant string, acts int) []byte {
	t.Helper()
	d := newDesk(t, seed, Settings{Variant: variant, Deals: 2, Seed: "saved", Deal: 3})
	d.must(command(Sit, 0))
	for i := 1; i < len(d.s.Chairs); i++ {
		c := command(SeatBot, 0)
		c.Seat, c.Text = i, "greedy"
		d.must(c)
	}
	d.ready(0)
	for range acts {
		if !d.act() {
			d.ready(0) // for the next deal, or another match
		}
	}
	return d.records().All()
}

func asIs(g *rules.Game, bot string) (level string, tempered bool, err error) {
	return bot, judge{}.HasTemperament(g, bot), nil
}

// TestSavedTemperaments: a bot in a match that goes on from its record keeps its temperament.
func TestSavedTemperaments(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "five", Seed: "who is who"})
	d.must(command(Sit, 0))
	for chair, level := range []string{1: "greedy", 2: "club", 3: "club", 4: "club"} {
		if chair > 0 {
			d.seat(chair, level)
		}
	}
	d.ready(0)
	d.act()
	saved := must.Get(FromRecord("u", compiled, bytes.NewReader(d.records().All()), 1e12, "p0", 0, asIs))(t)
	some := false
	for i, was := range d.s.Chairs {
		if c := saved.Chairs[i]; c.Name != was.Name || c.Bot != was.Bot || c.Temperament != was.Temperament {
			t.Errorf("seat %d is %+v, and was %+v", i, c, was)
		}
		some = some || was.Temperament != ""
	}
	if !some {
		t.Error("nobody has a temperament")
	}
}

// TestSavedEdition: the levels of a match that goes on from its record, or from a moment of it, stay of the
// edition that the record names, which is the first if it names none.
func TestSavedEdition(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel", Seed: "as before"})
	d.must(command(Sit, 0))
	d.seat(1, "club")
	d.ready(0)
	d.act()
	text := d.records().All()
	for named, edition := range map[string]int{`"club"`: 1, `"club 2"`: 2, `"greedy 1.0"`: 0} {
		text := bytes.Replace(text, []byte(`"club"`), []byte(named), 1)
		saved := must.Get(FromRecord("u", compiled, bytes.NewReader(text), 1e12, "p0", 0, asIs))(t)
		if was := strings.Trim(named, `" 2`); edition > 0 && saved.Chairs[1].Bot != was || saved.Edition != edition {
			t.Errorf("%s becomes %s of edition %d", named, saved.Chairs[1].Bot, saved.Edition)
		}
		if o := must.Get(PlayOn(journal.Fork{Match: 1}, text))(t); o.Edition != edition {
			t.Errorf("a match against %s is played on with edition %d", named, o.Edition)
		}
	}
}

// TestFromRecord imports records of every variant, cut off anywhere: the table has played the record, its
// log is sound, its own record is the same, and play goes on with the next named deal.
func TestFromRecord(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			whole := named(t, 2, v.ID, 150)
			ends := []int{len(whole)}
			for i, c := range whole {
				if c == '\n' && i%gate.Times(5, 25) == 0 {
					ends = append(ends, i+1)
				}
			}
			for _, end := range ends {
				text := whole[:end]
				saved, err := FromRecord("t", compiled, bytes.NewReader(text), 1e12, "p0", 0, asIs)
				if !bytes.Contains(text, []byte(`{"deal":3`)) && !bytes.Contains(text, []byte(`"number":3`)) {
					if !errors.Is(err, ErrNoMatch) {
						t.Fatalf("%v\n%s", err, text)
					}
					continue
				}
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				must.Get(foldAll("t", compiled, saved.Entries))(t)
				d := &desk{t: t, s: saved.State, log: saved.Entries, now: 2e12, r: newDesk(t, 1, Settings{Variant: "duel"}).r}
				again := d.records().All()
				if !bytes.HasPrefix(untimed(again), untimed(text)) && !bytes.HasPrefix(untimed(text), untimed(again)) {
					t.Fatalf("its record is\n%s\nand was\n%s", again, text)
				}
				n := bytes.Count(text, []byte(`{"score"`))
				if over := saved.finishedDeals(); n != over && !(n+1 == over && bytes.HasPrefix(last(text), []byte(`{"seat"`))) {
					t.Fatalf("%d deals are over, and were %d", saved.finishedDeals(), n)
				}
				if !saved.Running() {
					continue
				}
				next := saved.next
				d.tick()
				for saved.Running() && saved.next == next {
					if !d.act() {
						d.ready(0)
					}
				}
				d.check()
				if rep, err := record.Verify(bytes.NewReader(d.records().All())); err != nil || rep.Stats.Deals != rep.BySeed {
					t.Fatalf("%+v, %v", rep, err)
				}
			}
		})
	}
}

func (t *Saved) finishedDeals() (n int) {
	s := New("t", compiled)
	for i := range t.Entries {
		if _, err := s.Append(&t.Entries[i]); err != nil {
			panic(err)
		}
		if p := s.Project(); p.Result != nil {
			n += p.Result.Deals
		}
	}
	if t.Running() {
		n += len(t.finished)
	}
	return n
}

// last returns the last line, after which the score of its deal may be missing.
func last(text []byte) []byte {
	text = bytes.TrimSuffix(text, []byte("\n"))
	return text[bytes.LastIndexByte(text, '\n')+1:]
}

// untimed drops the times of acts, which a table notes on import.
func untimed(text []byte) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		if at := bytes.Index(line, []byte(`,"at":"`)); at >= 0 && bytes.HasPrefix(line, []byte(`{"seat"`)) {
			line = append(append([]byte(nil), line[:at]...), "}\n"...)
		}
		out = append(out, line...)
	}
	return out
}

// TestFromRecordRefuses: records that cannot be imported are refused with the reason.
func TestFromRecordRefuses(t *testing.T) {
	text := string(named(t, 1, "duel", 10))
	header, rest, _ := strings.Cut(text, "\n")
	for name, c := range map[string]struct{ text, want string }{
		"nothing":  {"", "no match"},
		"no seed":  {strings.Replace(header, `,"seed":"saved"`, "", 1) + "\n" + rest, ""},
		"people":   {strings.Replace(header, `"greedy"`, `""`, 1) + "\n" + rest, "2 people"},
		"bots":     {strings.Replace(header, `"bots":["",`, `"bots":["random",`, 1) + "\n" + rest, "only bots"},
		"not one":  {"hello\n", "line 1"},
		"unsealed": {header + "\n" + strings.Replace(rest, `"act":"lay`, `"act":"play`, 1), "line 3"},
	} {
		_, err := FromRecord("t", compiled, strings.NewReader(c.text), 1e12, "p0", 0, asIs)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, which should have to do with %q", name, err, c.want)
		}
	}
}
