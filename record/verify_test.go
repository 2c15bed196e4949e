package record

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// fair returns a record whose deals are committed to: the first acts of each
// deal only would do, but a deal has to end before the next begins.
func fair(t *testing.T, id string, deals int, hide map[int]bool) []byte {
	t.Helper()
	m := open(t, id, 0, match.Limit{Deals: deals})
	master := cards.SeedOf("the dealer's master secret")
	h := header(m)
	h.Commit = cards.Commitment(master).String()
	var entropy [][]byte
	for i := range m.Game.Seats() {
		e := cards.SeedOf(fmt.Sprint("entropy of ", i))
		h.Commits = append(h.Commits, cards.CommitEntropy(e).String())
		entropy = append(entropy, e[:])
	}
	h.Commits[1], entropy[1] = "", nil // gives none
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
		if err := m.Deal(&s, &d); err != nil {
			t.Fatal(err)
		}
		for s.Stage == match.Playing {
			by := m.Game.Turn(&s.Deal).First()
			a := m.Game.Options(&s.Deal, by).Nth(0)
			b = AppendAct(b, by, a, "", time.Time{})
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
		b := append(play(m, h, 1<<40, func(*match.State) {}), fair(t, v.ID, 4, map[int]bool{1: true})...)
		evident, err := Check(bytes.NewReader(b))
		if err != nil {
			t.Fatal(err)
		}
		h.Seed = ""
		b = append(b, play(m, h, 1, func(*match.State) {})...)
		rep, err := Verify(bytes.NewReader(b))
		if err != nil || rep.Verified != evident.Deals-1 || rep.Verified+rep.Bare != rep.Stats.Deals || rep.Wrong != 0 || rep.Stats.Matches != 3 {
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
		"other number":      {strings.Replace(seeded, `"number":6`, `"number":7`, 1), "would have been dealt", 37, 2},
		"other commitment":  {strings.Replace(committed, commitment, other, 1), "does not belong to the commitment", 2, 0},
		"other secret":      {strings.Replace(committed, second, other, 1), "does not belong", 37, 2},
		"other entropy":     {strings.Replace(committed, entropy, other, 1), "the entropy of seat 2 is not what", 2, 0},
		"entropy hidden":    {strings.Replace(committed, entropy, "", 1), "would have been dealt", 2, 0},
		"entropy unmatched": {strings.Replace(committed, first+`","`, first+`","`+other, 1), "the entropy of seat 1 is not what", 2, 0},
		"no commitments":    {committed[:commits] + "}" + committed[strings.Index(committed, "\n"):], "0 seats have committed", 2, 0},
		"no commitment":     {strings.Replace(committed, `"commit":"`+commitment+`",`, "", 1), "the header has no commitment", 2, 0},
	} {
		if tc.text == seeded || tc.text == committed {
			t.Fatalf("%s: nothing has been tampered with", name)
		}
		rep, err := Verify(strings.NewReader(tc.text))
		var bad *Error
		if !errors.As(err, &bad) || bad != rep.Mismatch || bad.Line != tc.line || !strings.Contains(bad.Reason, tc.want) || rep.Verified != tc.verified {
			t.Errorf("%s: %+v, %v", name, rep, err)
		}
	}
}
