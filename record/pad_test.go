package record

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// pad plays deals at random and returns a score pad of them, with every second failed bid hidden.
func pad(t testing.TB, id string, deals int) []byte {
	t.Helper()
	m := open(t, id, 1, match.Limit{Deals: deals})
	h := header(m)
	h.Pad = true
	var out bytes.Buffer
	w := NewWriter(&out)
	must.Do(t, w.Begin(h))
	s, seed, r := m.Start(), cards.SeedOf("pad"), rand.New(rand.NewPCG(18, 18))
	for s.Stage != match.Ended {
		d := m.Draw(&s, &seed, uint64(s.Number))
		must.Do(t, m.Deal(&s, &d))
		for s.Stage == match.Playing {
			_, a := random(m, &s, r)
			m.Apply(&s, a)
		}
		must.Do(t, w.Report(secret(m.Game, &s.Result, r), s.Result.Trump, d.Turnup))
		if a, b := w.State().Totals, s.Totals; a != b || w.State().Trump != s.Trump || w.State().End != s.End {
			t.Fatalf("%s: the pad has %+v, the match %+v", id, w.State(), s)
		}
	}
	return out.Bytes()
}

// secret returns the tally of a result with some failed bids hidden.
func secret(g *rules.Game, r *rules.Result, rnd *rand.Rand) rules.Tally {
	t := r.Tally
	for i := range rules.Seat(g.Seats()) {
		if !r.Made.Has(i) && rnd.IntN(2) == 0 {
			t.Bid[i] = 0
			t.Hidden |= i.Set()
		}
		if g.Dummies().Has(i) {
			t.Premium[i] = 0
		}
	}
	return t
}

func TestPadsAreChecked(t *testing.T) {
	for _, v := range rules.Catalogue() {
		text := pad(t, v.ID, 40)
		stats, err := Check(bytes.NewReader(text))
		if err != nil || stats.Pads != 1 || stats.Deals == 0 || stats.Acts != 0 || stats.Unfinished != 0 {
			t.Errorf("%s: %+v, %v\n%s", v.ID, stats, err, text)
		}
		if again := rewrite(t, text); !bytes.Equal(again, text) {
			t.Errorf("%s: %s", v.ID, diff(text, again))
		}
		rep, err := Verify(bytes.NewReader(text))
		if err != nil || rep.Pad != rep.Stats.Deals || rep.Bare != 0 || rep.Proved() {
			t.Errorf("%s: %+v, %v", v.ID, rep, err)
		}
		lines := bytes.SplitAfter(text, []byte("\n"))
		for n := range lines { // a pad may end anywhere
			must.Get(Check(bytes.NewReader(bytes.Join(lines[:n], nil))))(t, v.ID, n, "lines")
		}
	}
}

// TestWrongPads: each line of a pad that does not follow is refused with its name.
func TestWrongPads(t *testing.T) {
	const start = `{"ninetynine":1,"variant":"standard","seats":["Anna","Bo","Cleo"],"first":0,"pad":true}` + "\n"
	const deal = `{"deal":0,"game":0,"dealer":0,"trump":"none"}` + "\n"
	const score = `{"score":{"bids":[null,2,4],"tricks":[3,2,4],"made":[false,true,true],"premium":["declare","",""],"points":[3,52,54],"totals":[3,52,54],"next":"H"}}` + "\n"
	const next = `{"deal":1,"game":0,"dealer":1,"trump":"H"}` + "\n"
	must.Get(Check(strings.NewReader(start + deal + score + next)))(t)
	turned := strings.Replace(start, "standard", "classic", 1)
	names := strings.Replace(start, "standard", "declarer", 1)
	bare := `{"deal":0,"game":0,"dealer":0}` + "\n"
	for _, c := range []struct{ text, old, new, want string }{
		{start + deal + score, `[null,2,4]`, `[3,2,4]`, "line 3: score.made: is false for seat 0, but must be true"},
		{start + deal + score, `[null,2,4]`, `[4,2,10]`, "line 3: score.bids: seat 2 cannot bid 10 tricks with 3 cards"},
		{start + deal + score, `[null,2,4]`, `[null,null,4]`, "score.bids: is null for seat 1, but whoever made the contract shows the bid"},
		{start + deal + score, `[null,2,4]`, `[null,4]`, "score.bids: has 2 items, but there are 3"},
		{start + deal + score, `[null,2,4]`, `[-1,2,4]`, "score.bids: -1 is outside"},
		{start + deal + score, `[3,2,4]`, `[3,2,5]`, "score.tricks: the tricks add up to 10, not 9"},
		{start + deal + score, `[3,2,4]`, `[3,2,-4]`, "score.tricks: is -4 for seat 2"},
		{start + deal + score, `"",""`, `"declare",""`, "score.premium: 2 seats hold a premium, and one may"},
		{start + deal + score, `"",""`, `"declare 3",""`, "no number is announced"},
		{start + deal + score, `"points":[3,52`, `"points":[33,52`, "score.points: is 33 for seat 0, but must be 3"},
		{start + deal + score, `"next":"H"`, `"next":"C"`, "score.next: is C, but must be H"},
		{start + deal + score, `"next":"H"`, `"trump":"C","next":"H"`, "score.trump: is C, but must be none"},
		{start + deal, `"none"`, `"H"`, "the trump is none, not H"},
		{start + deal, `"dealer":0`, `"dealer":1`, "seat 0 deals, not seat 1"},
		{start + deal, `"trump"`, `"hands":["","",""],"trump"`, "hands: does not stand on a score pad"},
		{start + deal, `"trump"`, `"number":7,"trump"`, "number: does not stand on a score pad"},
		{start + deal, `"trump"`, `"turnup":"9H","trump"`, "no card is turned up"},
		{start + deal + score + next, score, ``, "the score of deal 0 is missing"},
		{start + deal + score, score, `{"seat":0,"act":"pass"}`, "a score pad has no acts"},
		{start + deal + score, deal, ``, "no score is due here: the next deal is awaited"},
		{start + deal, `"pad":true`, `"pad":"yes"`, `pad: must be true or false, not "yes"`},
		{start + deal, `"pad":true`, `"pad":true,"seed":"x"`, "pad: cannot go with a seed"},
		{start + deal, `,"pad":true`, ``, "line 2: hands: is missing (format: deal)"},
		{turned + deal, `"none"`, `"nines"`, "no card turned up makes the trump nines"},
		{turned + deal, `"trump"`, `"turnup":"8H","trump"`, "8H turned up makes the trump H, not none"},
		{turned + deal, `"trump"`, `"turnup":"5H","trump"`, "5H is not in the pack"},
		{names + bare + score, `,"next":"H"`, ``, "score.trump: the trump is missing"},
		{names + bare + score, `"next":"H"`, `"trump":"none"`, "score.trump: the trump none cannot be named"},
	} {
		text := strings.Replace(c.text, c.old, c.new, 1)
		if text == c.text {
			t.Fatalf("%s is not in %s", c.old, c.text)
		}
		_, err := Check(strings.NewReader(text))
		bad, ok := errors.AsType[*Error](err)
		if !ok || !strings.Contains(bad.Error(), c.want) || bad.Rule == "" {
			t.Errorf("%s for %s: %v; want %s", c.new, c.old, err, c.want)
		}
	}
}

// TestOnlyPadsHide: the record of a match that was played has all bids.
func TestOnlyPadsHide(t *testing.T) {
	for _, text := range examples(t) {
		i := bytes.Index(text, []byte(`"bids":[`)) + len(`"bids":[`)
		j := i + bytes.IndexAny(text[i:], ",]")
		hidden := bytes.Join([][]byte{text[:i], []byte("null"), text[j:]}, nil)
		if _, err := Check(bytes.NewReader(hidden)); err == nil || !strings.Contains(err.Error(), "score.bids: is null for seat 0; only a score pad hides a failed bid") {
			t.Fatalf("%v", err)
		}
	}
}

func TestWriterOfPads(t *testing.T) {
	m := open(t, "standard", 0, match.Limit{})
	w := NewWriter(&bytes.Buffer{})
	tally := rules.Tally{Bid: [5]uint8{4, 2, 4}, Tricks: [5]uint8{3, 2, 4}}
	if err := w.Report(tally, rules.Unnamed, 0); !errors.Is(err, ErrOrder) {
		t.Error(err)
	}
	must.Do(t, w.Begin(header(m)))
	if err := w.Report(tally, rules.Unnamed, 0); !errors.Is(err, ErrOrder) {
		t.Error(err)
	}
	must.Do(t, w.Abandon())
	h := header(m)
	h.Pad = true
	must.Do(t, w.Begin(h))
	s, seed := m.Start(), cards.SeedOf("x")
	d := m.Draw(&s, &seed, 0)
	if err := w.Deal(&d, nil); !errors.Is(err, ErrPad) {
		t.Error(err)
	}
	if err := w.Act(0, rules.MakeOffer(0, rules.Pass), nil); !errors.Is(err, ErrPad) {
		t.Error(err)
	}
	if err := w.Report(tally, rules.ClubsTrump, 0); err == nil {
		t.Error("a deal at another trump")
	}
	if err := w.Report(tally, rules.Unnamed, cards.Joker); err == nil {
		t.Error("a card was turned up")
	}
	if err := w.Report(tally, rules.Unnamed, 0); err != nil || w.State().Trump != rules.HeartsTrump {
		t.Error(err)
	}
}
