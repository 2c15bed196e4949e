package record

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// fair returns a record with committed dealing, to which every seat but one adds entropy. The
// secrets of the deals in hide stay hidden.
func fair(t *testing.T, id string, deals int, hide map[int]bool) []byte {
	t.Helper()
	entropy := make([]string, game(t, id).Seats())
	for i := range entropy {
		entropy[i] = fmt.Sprint("entropy of ", i)
	}
	entropy[1] = ""
	return committed(t, id, deals, hide, entropy)
}

// committed returns a record as fair does. Each seat's entropy is made from the given text; ""
// means none, and "-" that the seat withholds it.
func committed(t *testing.T, id string, deals int, hide map[int]bool, texts []string) []byte {
	t.Helper()
	m := open(t, id, 0, match.Limit{Deals: deals})
	master := cards.SeedOf("the dealer's master secret")
	h := header(m)
	h.Commit = cards.Commitment(master).String()
	var entropy [][]byte
	for _, text := range texts {
		e := cards.SeedOf(text)
		switch text {
		case "":
			h.Commits, entropy = append(h.Commits, ""), append(entropy, nil)
		case "-":
			h.Commits, entropy = append(h.Commits, cards.CommitEntropy(e).String()), append(entropy, nil)
		default:
			h.Commits, entropy = append(h.Commits, cards.CommitEntropy(e).String()), append(entropy, e[:])
		}
	}
	s := m.Start()
	b := AppendHeader(nil, h)
	for n := 0; s.Stage != match.Ended; n++ {
		secret := cards.Link(master, cards.ChainLength-n)
		mixed := cards.Mix(secret, entropy...)
		d := m.Draw(&s, &mixed, 0)
		note := &DealNote{Secret: secret.String()}
		if hide[n] {
			note.Secret = ""
		}
		if n == 0 {
			for _, e := range entropy {
				note.Entropy = append(note.Entropy, fmt.Sprintf("%x", e))
			}
		}
		b = AppendDeal(b, m.Game, s.Number, s.Game, &d, note)
		must.Do(t, m.Deal(&s, &d))
		for s.Stage == match.Playing {
			by := m.Game.Turn(&s.Deal).First()
			a := m.Game.Options(&s.Deal, by).Nth(0)
			b = AppendAct(b, by, a, nil)
			m.Apply(&s, a)
		}
		b = AppendAfter(b, m, &s)
	}
	return b
}

func TestVerify(t *testing.T) {
	for _, v := range rules.Catalogue() {
		m := open(t, v.ID, 0, match.Limit{Deals: 3})
		h := header(m)
		h.Seed = "open seed"
		b := append(play(m, h, 1<<40, func(*match.State) {}), fair(t, v.ID, 4, nil)...)
		h.Seed = ""
		b = append(b, play(m, h, 1, func(*match.State) {})...)
		rep, err := Verify(bytes.NewReader(b))
		if err != nil || rep.BySeed < 1 || rep.ByCommit < 1 || rep.Verified() != rep.BySeed+rep.ByCommit ||
			rep.Verified()+rep.Bare != rep.Stats.Deals || rep.Bare < 1 || rep.Wrong != 0 || rep.Proved() || rep.Stats.Matches != 3 {
			t.Errorf("%s: %+v, %v", v.ID, rep, err)
		}
		if again := rewrite(t, b); !bytes.Equal(b, again) {
			t.Error(diff(b, again))
		}
	}
}

func TestVerifyFindsTampering(t *testing.T) {
	m := open(t, "standard", 0, match.Limit{Deals: 3})
	h := header(m)
	h.Seed = "open seed"
	seeded := string(play(m, h, 5, func(*match.State) {}))
	committed := string(fair(t, "standard", 3, nil))
	other := cards.SeedOf("other").String()
	entropy := cards.SeedOf("entropy of 2").String()
	first := cards.SeedOf("entropy of 0").String()
	commitment := cards.Commitment(cards.SeedOf("the dealer's master secret")).String()
	second := cards.Link(cards.SeedOf("the dealer's master secret"), cards.ChainLength-1).String()
	commits := strings.Index(committed, `,"commits"`)
	for name, tc := range map[string]struct {
		text, want string
		line       int
		verified   int
	}{
		"other seed":        {strings.Replace(seeded, "open seed", "open sesame", 1), "would have been dealt", 2, 0},
		"other number":      {strings.Replace(seeded, `"number":6`, `"number":7`, 1), "must have number 6 of the seed, not 7", 37, 2},
		"other commitment":  {strings.Replace(committed, commitment, other, 1), "does not belong to the commitment", 2, 0},
		"other secret":      {strings.Replace(committed, second, other, 1), "does not belong", 37, 2},
		"other entropy":     {strings.Replace(committed, entropy, other, 1), "the entropy of seat 2 is not what", 2, 0},
		"entropy hidden":    {strings.Replace(committed, entropy, "", 1), "would have been dealt", 2, 0},
		"entropy unmatched": {strings.Replace(committed, first+`","`, first+`","`+other, 1), "the entropy of seat 1 is not what", 2, 0},
		"no commitments":    {committed[:commits] + "}" + committed[strings.Index(committed, "\n"):], "0 seats have committed", 2, 0},
		"no commitment":     {strings.Replace(committed, `"commit":"`+commitment+`",`, "", 1), "the header has no commitment", 2, 0},
		"secret hidden":     {strings.Replace(committed, `"secret":"`+second+`"`, `"number":0`, 1), "the secret of this deal is not disclosed", 37, 2},
		"last one hidden":   {string(fair(t, "standard", 3, map[int]bool{2: true})), "the secret of this deal is not disclosed", 72, 2},
		"all hidden":        {string(fair(t, "standard", 3, map[int]bool{0: true, 1: true, 2: true})), "not disclosed", 2, 0},
		"twice":             {seeded + seeded, "not above 7", strings.Count(seeded, "\n") + 2, 3},
	} {
		if tc.text == seeded || tc.text == committed {
			t.Fatalf("%s: nothing has been tampered with", name)
		}
		rep, err := Verify(strings.NewReader(tc.text))
		var bad *Error
		if !errors.As(err, &bad) || bad != rep.Mismatch || bad.Line != tc.line || !strings.Contains(bad.Reason, tc.want) || rep.Verified() != tc.verified {
			t.Errorf("%s: %+v, %v", name, rep, err)
		}
		if rep.Proved() || rep.Verified()+rep.Wrong+rep.Undisclosed != rep.Stats.Deals {
			t.Errorf("%s: %+v", name, rep)
		}
	}
}

// TestNumbersOfTheSeed: a dealer who may choose the numbers can choose the cards.
func TestNumbersOfTheSeed(t *testing.T) {
	stream := func(id, seed string, numbers ...uint64) (b []byte) {
		m := open(t, id, 0, match.Limit{Deals: 2})
		h := header(m)
		h.Seed = seed
		for _, n := range numbers {
			b = append(b, play(m, h, n, func(*match.State) {})...)
		}
		return b
	}
	a := stream("standard", "a", 0, 2, 1024, 1<<20, 1<<40)
	for name, tc := range map[string]struct {
		text  []byte
		wrong int
	}{
		"gaps":            {a, 0},
		"backwards":       {stream("standard", "a", 9, 5), 2},
		"overlapping":     {stream("standard", "a", 5, 6), 1},
		"another seed":    {append(bytes.Clone(a), stream("standard", "b", 0)...), 0},
		"another variant": {append(bytes.Clone(a), stream("four", "a", 0)...), 0},
		"one in between":  {append(append(bytes.Clone(a), stream("four", "a", 0)...), stream("standard", "a", 0)...), 2},
		"the same rules":  {append(bytes.Clone(a), bytes.Replace(stream("standard", "a", 7), []byte(`"first":0`), []byte(`"site":"x","first":0`), 1)...), 2},
	} {
		rep, err := Verify(bytes.NewReader(tc.text))
		if rep.Wrong != tc.wrong || (err != nil) != (tc.wrong > 0) || rep.BySeed+rep.Wrong != rep.Stats.Deals {
			t.Errorf("%s: %+v, %v", name, rep, err)
		}
	}
}

// TestStillInPlay: only the last deal's secret may come later.
func TestStillInPlay(t *testing.T) {
	b := fair(t, "standard", 3, map[int]bool{2: true})
	lines := bytes.SplitAfter(b, []byte("\n"))
	rep, err := Verify(bytes.NewReader(bytes.Join(lines[:len(lines)-9], nil)))
	if err != nil || rep.ByCommit != 2 || rep.InPlay != 1 || rep.Undisclosed != 0 || rep.Proved() {
		t.Errorf("%+v, %v", rep, err)
	}
	rep, err = Verify(bytes.NewReader(append(bytes.Join(lines[:len(lines)-9], nil), AppendAbandoned(nil)...)))
	if err == nil || rep.InPlay != 0 || rep.Undisclosed != 1 {
		t.Errorf("given up: %+v, %v", rep, err)
	}
}

// TestWithheld: withheld entropy is reported, and such a match is not proved.
func TestWithheld(t *testing.T) {
	for name, tc := range map[string]struct {
		entropy []string // "" from a seat that gives none, "-" from one that withholds it
		want    VerifyReport
	}{
		"all":      {[]string{"a", "b", "c"}, VerifyReport{ByCommit: 2}},
		"one":      {[]string{"a", "", ""}, VerifyReport{ByCommit: 2}},
		"withheld": {[]string{"a", "-", "-"}, VerifyReport{Withheld: 2, WithheldSeats: 2, WithheldMatches: 1}},
		"nobody's": {[]string{"", "", ""}, VerifyReport{ByCommit: 2, DealerAlone: 1}},
		"none":     {nil, VerifyReport{ByCommit: 2, DealerAlone: 1}},
		"nought":   {[]string{"-", "-", "-"}, VerifyReport{Withheld: 2, WithheldSeats: 3, WithheldMatches: 1, DealerAlone: 1}},
	} {
		got, err := Verify(bytes.NewReader(committed(t, "standard", 2, nil, tc.entropy)))
		tc.want.Stats = got.Stats
		if err != nil || got != tc.want || got.Proved() != (tc.want.WithheldMatches == 0) {
			t.Errorf("%s: %+v, %v; want %+v", name, got, err, tc.want)
		}
	}
}

// TestVerifyBrought: the deals of a match that its player began without a server follow from the
// commitments, and are not proved; their faults are still found.
func TestVerifyBrought(t *testing.T) {
	header, rest, _ := strings.Cut(string(committed(t, "duel", 3, nil, []string{"one", "-"})), "\n")
	text := strings.TrimSuffix(header, "}") + `,"brought":true}` + "\n" + rest
	must.Get(Check(strings.NewReader(text)))(t)
	rep, err := Verify(strings.NewReader(text))
	if err != nil || rep.Proved() || rep.Brought != 3 || rep.Verified() != 0 || rep.Withheld != 0 || rep.WithheldSeats != 0 {
		t.Errorf("%+v, %v", rep, err)
	}
	forged := regexp.MustCompile(`"hands":\[("[^"]*"),("[^"]*")\]`).ReplaceAllString(strings.TrimSuffix(header, "}")+`,"brought":true}`+"\n"+strings.SplitAfter(rest, "\n")[0], `"hands":[$2,$1]`)
	if rep, err := Verify(strings.NewReader(forged)); err == nil || rep.Wrong != 1 {
		t.Errorf("with other hands: %+v, %v", rep, err)
	}
}
