package env

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// recorded returns the record of a match of random players, who bid in any order.
func recorded(t testing.TB, g *rules.Game, seed uint64, deals int) string {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	m := must.Get(match.New(g, rules.Seat(seed)%rules.Seat(g.Live().Len()), match.Limit{Deals: deals}))(t)
	var text bytes.Buffer
	w := record.NewWriter(&text)
	header := &record.Header{Variant: g.Variant(), Seats: make([]string, g.Seats()), First: m.First, Limit: m.Limit}
	must.Do(t, w.Begin(header))
	s, key := m.Start(), cards.SeedOf("decisions")
	for n := uint64(0); s.Stage != match.Ended; {
		if s.Stage == match.Dealing {
			d := m.Draw(&s, &key, seed<<32+n)
			n++
			must.Do(t, m.Deal(&s, &d))
			must.Do(t, w.Deal(&d, nil))
		}
		turn := g.Turn(&s.Deal)
		for range r.IntN(turn.Len()) {
			turn &= turn - 1
		}
		o := g.Options(&s.Deal, turn.First())
		a := o.Nth(r.IntN(o.Len()))
		must.Do(t, w.Act(turn.First(), a, nil))
		m.Apply(&s, a)
	}
	return text.String()
}

// decide returns the spec and the rows that Decisions writes.
func decide(t testing.TB, e *Env, text string) (s spec, rows [][]byte) {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, e.Decisions(t.Context(), strings.NewReader(text), &out))
	must.Do(t, json.Unmarshal(must.Get(out.ReadBytes('\n'))(t), &s))
	size := s.Row[len(s.Row)-1].At + 1
	return s, slices.Collect(slices.Chunk(out.Bytes(), size))
}

// TestDecisions: in every variant, an Env that is dealt the cards of the record, and does the actions of the rows, shows
// at each decision the bytes of its row, and at the end of the deal the same rewards.
func TestDecisions(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		o := Options{Observe: "ever", Reward: "margin"}
		e := open(t, g, 1, o)
		other := recorded(t, must.Get(rules.Open(map[bool]string{true: "duel", false: "standard"}[g.Variant().ID != "duel"]))(t), 1, 1)
		text := other
		for seed := range uint64(gate.Times(40, 4)) {
			text += recorded(t, g, seed, 3)
		}
		s, rows := decide(t, open(t, g, 1, o), text)
		at := map[string]int{}
		for _, p := range s.Row {
			at[p.Name] = p.At
		}
		replay := must.Get(record.NewReplay(strings.NewReader(text)))(t)
		number := int32(-1)
		for step, err := range replay.All() {
			must.Do(t, err)
			if step.Line.Kind == record.HeaderLine {
				number++
			}
			if step.Line.Kind != record.DealLine || number == 0 {
				continue
			}
			m, b := &e.tables[0], e.workers[0]
			e.matches[0] = step.Match
			*m = table{state: *step.State, memory: memory{Stay: step.State.Trump, Seed: cards.SeedOf("next")}}
			b.describe(0, g.Turn(&m.state.Deal).First())
			n := 0
			deal := bySeat(t, e, rows, at)
			for done := false; !done; n++ {
				seat := e.ToPlay[0]
				row := deal[seat][0]
				deal[seat] = deal[seat][1:]
				if got := appendWords(appendWords(nil, e.Mask), e.Observation); !bytes.Equal(got, row[:at["reward"]]) {
					t.Fatalf("match %d, deal %d, decision %d: the row is not what the seat sees", number, step.State.Number, n)
				}
				if match, deal := int32(binary.LittleEndian.Uint32(row[at["match"]:])), binary.LittleEndian.Uint32(row[at["deal"]:]); match != number || deal != step.State.Number {
					t.Fatalf("deal %d of match %d is called %d of %d", step.State.Number, number, deal, match)
				}
				must.Do(t, e.Step(t.Context(), []int16{int16(binary.LittleEndian.Uint16(row[at["action"]:]))}))
				done = e.Done[0] == 1
			}
			for _, row := range rows[:n] {
				if reward := math.Float32frombits(binary.LittleEndian.Uint32(row[at["reward"]:])); reward != e.Reward[row[at["seat"]]] {
					t.Fatalf("a reward is %v, and should be %v", reward, e.Reward)
				}
			}
			rows = rows[n:]
		}
		if len(rows) > 0 {
			t.Errorf("%d rows too many", len(rows))
		}
	})
}

// bySeat returns the rows of the first deal by seat: seats bid in any order in a record, and one after the other at a table.
func bySeat(t testing.TB, e *Env, rows [][]byte, at map[string]int) (all [rules.MaxSeats][][]byte) {
	t.Helper()
	first := rows[0][at["match"] : at["deal"]+4]
	for _, row := range rows {
		if !bytes.Equal(row[at["match"]:at["deal"]+4], first) {
			break
		}
		all[row[at["seat"]]] = append(all[row[at["seat"]]], row)
	}
	return all
}

// TestDecisionsRefused: what is wrong with a record is said, and unfinished deals and acts of stand-ins have no rows.
func TestDecisionsRefused(t *testing.T) {
	g := must.Get(rules.Open("duel"))(t)
	text := recorded(t, g, 1, 2)
	for about, wrong := range map[string]string{
		"no deal of duel in the record is over": recorded(t, must.Get(rules.Open("standard"))(t), 1, 1),
		"line 3: ":                              strings.Replace(text, `"act":"lay`, `"act":"play`, 1),
	} {
		err := open(t, g, 1, Options{}).Decisions(t.Context(), strings.NewReader(wrong), new(bytes.Buffer))
		if err == nil || !strings.Contains(err.Error(), about) {
			t.Errorf("%s: %v", about, err)
		}
	}
	if err := open(t, g, 1, Options{Episode: "game", Reward: "game"}).Decisions(t.Context(), strings.NewReader(text), new(bytes.Buffer)); err == nil {
		t.Error("a deal has a game's reward")
	}
	_, rows := decide(t, open(t, g, 1, Options{}), text)
	stood := strings.Replace(text, `"act":"play`, `"auto":"time","act":"play`, 1)
	if _, fewer := decide(t, open(t, g, 1, Options{}), stood); len(fewer) != len(rows)-1 {
		t.Errorf("%d of %d rows are not a stand-in's", len(fewer), len(rows))
	}
	lines := strings.SplitAfter(text, "\n")
	if _, fewer := decide(t, open(t, g, 1, Options{}), strings.Join(lines[:len(lines)-5], "")); len(fewer) != len(rows)/2 {
		t.Errorf("%d of %d rows are of the first of two deals", len(fewer), len(rows))
	}
}
