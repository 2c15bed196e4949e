package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// falsify returns the line with a figure changed by change, which gets it as JSON.
func falsify(t *testing.T, line []byte, name string, change func(x any) any) []byte {
	t.Helper()
	var all map[string]any
	must.Do(t, json.Unmarshal(line, &all))
	in := all
	for _, kind := range []string{"score", "end"} {
		if inner, ok := all[kind].(map[string]any); ok {
			in = inner
		}
	}
	in[name] = change(in[name])
	text := must.Get(json.Marshal(all))(t)
	return append(text, '\n')
}

func plus(seat, n int) func(any) any {
	return func(x any) any {
		list := x.([]any)
		list[seat] = list[seat].(float64) + float64(n)
		return list
	}
}

func instead(seat int, y any) func(any) any {
	return func(x any) any {
		list := x.([]any)
		list[seat] = y
		return list
	}
}

// A falsehood is a change to a line, and the clause that it breaks: the field that the clause is
// about begins its citation.
type falsehood struct {
	figure, rule string
	change       func(any) any
}

func falsehoods(m *match.Match, r *rules.Result) (all []falsehood) {
	g, v := m.Game, m.Game.Variant()
	parts := g.PartsOf(r)
	for i := range g.Seats() {
		seat := rules.Seat(i)
		dummy := g.Dummies().Has(seat)
		made := "score.exact"
		switch {
		case dummy && v.Score.Dummy == rules.DummyUnder:
			made = "score.dummy"
		case v.Score.ZeroOrAll && r.Bid[i] == 0 && r.Tricks[i] > 0:
			made = "score.zeroOrAll"
		case r.Premium[i].Level() != r.Premium[i]:
			made = "offers.announce"
		}
		all = append(all,
			falsehood{"bids", "worth", plus(i, 1)}, falsehood{"tricks", "play.trick", plus(i, 1)},
			falsehood{"made", made, instead(i, !r.Made.Has(seat))}, falsehood{"totals", "format: totals", plus(i, 1)})
		held, holder := "offers", "declare"
		if r.Premium[i] != 0 {
			holder = ""
		}
		switch {
		case dummy:
			held = "score.dummy"
		case v.Offers.How == rules.InTurn || v.Offers.How == rules.Raise:
			held = "offers.how"
		}
		all = append(all, falsehood{"premium", held, instead(i, holder)})
		p := parts[i]
		if p.Contract != 0 && p.Contract != p.Premium {
			all = append(all, falsehood{"points", "score.made", plus(i, -int(p.Contract))})
		}
		if p.Premium != 0 && p.Contract == 0 && v.Offers.Loss == rules.ToOpponents {
			all = append(all, falsehood{"points", "offers.loss", plus(i, -int(p.Premium))})
		}
		if p.Premium != 0 && p.Contract > 0 && p.Contract != p.Premium && r.Premium[i].Level() == rules.Reveal {
			all = append(all, falsehood{"points", "offers.reveal", plus(i, -int(p.Premium))})
		}
		if p.Vulnerable != 0 && p.Contract == 0 {
			all = append(all, falsehood{"points", "score.vulnerable", plus(i, -int(p.Vulnerable))})
		}
		if p == (rules.Parts{Tricks: p.Tricks}) {
			all = append(all, falsehood{"points", "score.trick", plus(i, 1)})
		}
	}
	if r.Next != rules.Unnamed {
		next := "C"
		if r.Next == rules.ClubsTrump {
			next = "S"
		}
		rule := "trump.after"
		if r.Made.Len() <= 3 {
			rule = "trump.after.others"
		}
		all = append(all, falsehood{"next", rule, func(any) any { return next }})
	}
	return all
}

// cited returns the beginning of the referee's citation of the clause that governs the field.
func cited(v *rules.Variant, field string) string {
	if c, ok := v.Clause(field); ok {
		return c.Field + ", "
	}
	return field
}

// TestWrongFigures falsifies each figure of scores, ends of games and the end of the match in every
// variant: the referee names the clause that determines it.
func TestWrongFigures(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			m := open(t, v.ID, 0, match.Limit{})
			text := play(m, header(m), 3, func(*match.State) {})
			p := must.Get(NewReplay(bytes.NewReader(text)))(t)
			tried := map[string]int{}
			before := 0 // bytes
			for range bytes.Lines(text) {
				s := must.Get(p.Next())(t)
				line := bytes.Clone(s.Line.Text)
				var all []falsehood
				switch s.Line.Kind {
				case ScoreLine:
					all = falsehoods(m, &s.State.Result)
				case GameLine:
					e := &s.State.GameEnd
					level := "game"
					if e.Winners.Len() > 1 {
						level = "game.tie"
					}
					all = []falsehood{{"totals", "format: totals", plus(0, 1)}, {"bonus", "game.bonus", plus(1, 100)}, {"winners", level, func(any) any { return []int{} }}}
					if e.Winners == 0 {
						all[2].change = func(any) any { return []int{0} }
					}
				case EndLine:
					e, won := &s.State.End, "game"
					switch {
					case v.Rubber.Wins > 0:
						won = "rubber"
					case v.Rubber.Games > 1 && e.Winners.Len() > 1:
						won = "rubber.tie"
					case v.Rubber.Games > 1:
						won = "rubber.winner"
					case e.Winners.Len() > 1:
						won = "game.tie"
					}
					all = []falsehood{{"totals", "format: the totals", plus(0, 1)}, {"games", "game", plus(0, 1)}, {"winners", won, func(any) any { return []int{0, 1} }}}
					if e.Rubber != (match.Points{}) {
						all = append(all, falsehood{"rubber", "rubber.bonus", plus(0, 1)})
					}
				}
				for _, f := range all {
					key := f.figure + " " + f.rule
					if tried[key]++; tried[key] > 3 {
						continue
					}
					wrong := append(bytes.Clone(text[:before]), falsify(t, line, f.figure, f.change)...)
					want := "(" + cited(&v, f.rule)
					_, err := Check(bytes.NewReader(wrong))
					var bad *Error
					if !errors.As(err, &bad) || !strings.Contains(bad.Error(), want) || !strings.Contains(bad.Error(), "."+f.figure+": ") || strings.Contains(bad.Error(), "must be  ") {
						t.Errorf("%s of %s: %v\nwant %s", f.figure, line, err, want)
					}
				}
				before += len(line) + 1
			}
			if len(tried) < 9 {
				t.Errorf("tried no more than %v", tried)
			}
		})
	}
}
