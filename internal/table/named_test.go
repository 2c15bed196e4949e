package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestNamedDeals plays matches of every variant whose deals have names: the cards are those of the seed and
// the number, one match goes on where the one before it stopped, and the records say so and can be
// verified.
func TestNamedDeals(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			d := newDesk(t, 3, Settings{Variant: v.ID, Deals: 2, Seed: "k7f2-9q", Deal: 5})
			seat := command(Sit, 0)
			d.must(seat)
			for i := 1; i < len(d.s.Chairs); i++ {
				c := command(SeatBot, 0)
				c.Seat, c.Text = i, "greedy"
				d.must(c)
			}
			seed := cards.SeedOf("k7f2-9q")
			next := uint64(5)
			for match := range 2 {
				d.ready(0)
				for d.s.Running() {
					if !d.act() {
						d.ready(0)
					}
				}
				next += uint64(d.s.now.Number)
				if d.s.next != next {
					t.Fatalf("deal %d is next, not %d", d.s.next, next)
				}
				d.check()
				text, ok := d.records().Match(match + 1)
				if !ok {
					t.Fatal("there is no record")
				}
				rep, err := record.Verify(bytes.NewReader(text))
				if err != nil || !rep.Proved() || rep.BySeed != int(d.s.now.Number) {
					t.Fatalf("%+v, %v\n%s", rep, err, text)
				}
			}
			first := d.s.m.Start()
			want := d.s.m.Draw(&first, &seed, 6)
			got := &rules.Deal{}
			for i := range d.log {
				e := must.Get(Decode(d.log[i].Body))(t)
				if p, ok := e.What.(Dealt); ok {
					if l, err := record.ParseLine([]byte(p.Line)); err == nil && *l.Note.Number == 6 {
						*got = l.Cards
					}
				}
			}
			if got.Hands != want.Hands {
				t.Errorf("deal 6 of the seed is %v, not %v", got.Hands, want.Hands)
			}
		})
	}
}

// TestNamedDealsAreForOne: no other person can sit down at a table whose cards may be known, and spectators
// do not get its seed.
func TestNamedDealsAreForOne(t *testing.T) {
	d := newDesk(t, 4, Settings{Variant: "duel", Deals: 1, Seed: "secret-name"})
	d.must(command(Sit, 0))
	var no *Refusal
	if err := d.do(command(Sit, 1)); !errors.As(err, &no) || no.Reason != Forbidden {
		t.Errorf("another sits down: %v", err)
	}
	bot := command(SeatBot, 0)
	bot.Seat, bot.Text = 1, "greedy"
	d.must(bot)
	d.ready(0)
	for i := range d.log {
		s := must.Get(foldAll("t", compiled, d.log[:i+1]))(t)
		e := must.Get(Decode(d.log[i].Body))(t)
		for _, b := range [][]byte{s.AppendMessage(nil, rules.Nobody, &e), s.AppendPresent(nil, rules.Nobody)} {
			if bytes.Contains(b, []byte("secret-name")) {
				t.Errorf("spectators are told: %s", b)
			}
		}
	}
	if b := d.s.AppendPresent(nil, 0); !bytes.Contains(b, []byte("secret-name")) {
		t.Errorf("the player is not told: %s", b)
	}
	for d.act() {
		if text, ok := d.records().Match(1); d.s.Running() && (!ok || bytes.Contains(text, []byte("secret-name"))) {
			t.Fatalf("while it is played the record is %t\n%s", ok, text)
		}
	}
	if text, ok := d.records().Match(1); !ok || !strings.Contains(string(text), `"seed":"secret-name"`) {
		t.Errorf("when it is over the record is %t\n%s", ok, text)
	}
}

// TestGuideAlone: nobody sits down beside a player who is led through a first match.
func TestGuideAlone(t *testing.T) {
	d := newDesk(t, 4, Settings{Variant: "duel", Games: 1, Guide: true})
	d.must(command(Sit, 0))
	var no *Refusal
	if err := d.do(command(Sit, 1)); !errors.As(err, &no) || no.Why != "guide" {
		t.Errorf("another sits down: %v", err)
	}
}

// TestGuideEarly: tables of the first versions that knew a guide go on without it where it cannot guide.
func TestGuideEarly(t *testing.T) {
	for guided, set := range map[bool]Settings{
		false: {Variant: "nobid", Games: 1, Guide: true, Public: true, Hints: No},
		true:  {Variant: "duel", Games: 1, Guide: true},
	} {
		if d := newDesk(t, 4, set); d.s.Settings.Guide != guided {
			t.Errorf("%s: %v", set.Variant, d.s.Settings.Guide)
		}
	}
}

func TestNamedSettings(t *testing.T) {
	for text, want := range map[string]string{
		`{"variant":"duel","seed":"a","deal":9007199254740991}`: "",
		`{"variant":"duel","seed":"a","deal":9007199254740992}`: "2^53",
		`{"variant":"duel","deal":1}`:                           "needs a seed",
		`{"variant":"duel","seed":"a","public":true}`:           "public",
		`{"variant":"duel","seed":"a\u0007"}`:                   "printable",
		`{"variant":"duel","guide":true,"games":1}`:             "",
		`{"variant":"duel","guide":true,"public":true}`:         "guided",
		`{"variant":"duel","guide":true,"hints":"no"}`:          "guided",
		`{"variant":"nobid","guide":true}`:                      "guided",
	} {
		var s Settings
		must.Do(t, json.Unmarshal([]byte(text), &s))
		err := s.Check(func(string) bool { return true })
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, which should have to do with %q", text, err, want)
		}
	}
}

// TestIdleRules: new tables are refused a bonus that is never paid, and those that have it go on.
func TestIdleRules(t *testing.T) {
	for house, want := range map[string]string{
		`{"rubber":{"bonus":100}}`:                              "at least 1 game.",
		`{"rubber":{"bonus":100,"under":1}}`:                    "at least 1 game.",
		`{"rubber":{"games":0,"wins":3,"bonus":100,"under":3}}`: "at least 3 games.",
		`{"rubber":{"games":0,"wins":3,"bonus":100,"under":8}}`: "",
		`{"rubber":{"games":3,"bonus":100,"under":4}}`:          "",
		`{"rubber":{"under":1}}`:                                "",
	} {
		s := Settings{Variant: "swedish", House: json.RawMessage(house)}
		must.Do(t, s.Check(func(string) bool { return true }))
		if err := s.CheckNew(); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, which should have to do with %q", house, err, want)
		}
	}
	for _, v := range rules.Catalogue() {
		must.Do(t, (&Settings{Variant: v.ID}).CheckNew())
	}
}

// TestUndoForced: an undo takes a person who plays alone back to the last real decision, but one among
// other people to the last act: skipping forced acts would show which ones were forced.
func TestUndoForced(t *testing.T) {
	forced := 0
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			for people := 1; people <= 2; people++ {
				d := newDesk(t, 8, Settings{Variant: v.ID, Deals: 1, Undo: UndoFree})
				d.gather(people)
				free, last := -1, -1 // the numbers of acts before seat 0's last choice, and before its last act
				for {
					if to, ok := d.s.backTo(0); people == 1 && (ok != (free >= 0) || ok && to != free) || people == 2 && (ok != (last >= 0) || ok && to != last) {
						t.Fatalf("%d at the table, after %d acts one goes back to %d (%t); last choice at %d, last act at %d", people, len(d.s.acts), to, ok, free, last)
					}
					n := len(d.s.acts)
					var w match.View
					d.s.View(0, &w)
					choices := w.Options.Len()
					if !d.act() {
						break
					}
					if d.s.acts[n].by == 0 {
						if last = n; choices > 1 {
							free = n
						}
					}
				}
				if free != last {
					forced++
				}
			}
		})
	}
	if forced < 20 {
		t.Errorf("the last act was forced in %d deals only", forced)
	}
}
