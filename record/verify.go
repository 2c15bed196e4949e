package record

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A VerifyReport says for how many deals a record proves the origin of the cards. Each deal is
// counted once.
type VerifyReport struct {
	Stats       Stats // what the record contains
	BySeed      int   // the cards are those of the header's open seed, whose numbers were not chosen deal by deal
	ByCommit    int   // the cards are those that dealer and seats committed to
	Withheld    int   // as ByCommit, but a seat withheld entropy that it had committed to, which leaves a choice open
	Brought     int   // as ByCommit, but the player who imported the match had drawn the secret, which proves nothing
	Bare        int   // no evidence
	Pad         int   // of a score pad, which has no cards
	Undisclosed int   // the header has a commitment, but the deal's secret is not disclosed although the match went on
	InPlay      int   // undisclosed, but the last deal of an unfinished match, which may still be disclosed: 0 or 1
	Wrong       int   // the deal contradicts its evidence

	WithheldSeats   int // seats, match by match, that withheld entropy
	WithheldMatches int // matches that have such a seat
	DealerAlone     int // matches with a commitment by the dealer, to which no seat added entropy

	Mismatch *Error // the first deal that is wrong or undisclosed, or nil
}

// Verified returns the number of deals that are proved.
func (rep *VerifyReport) Verified() int { return rep.BySeed + rep.ByCommit }

// Proved reports whether there is at least one deal and all are proved.
func (rep *VerifyReport) Proved() bool {
	return rep.Stats.Deals > 0 && rep.Verified() == rep.Stats.Deals
}

// Verify checks a record as [Check] does and deals every deal again from its evidence: its number
// in the header's open seed, or the disclosed secret and entropy behind the header's commitments.
// It continues after a deal that does not match. The error is the first fault of the record itself
// or, if there is none, the report's Mismatch.
//
// An open seed proves something only if no player chose among its numbers. So within a match they
// must go up by one, and each match of the stream must begin above earlier matches with the same
// seed and variant.
func Verify(r io.Reader) (VerifyReport, error) {
	p, err := NewReplay(r)
	if err != nil {
		return VerifyReport{}, err
	}
	v := verifier{dealt: map[series]uint64{}}
	rep := &v.report
	for step, err := range p.All() {
		if err != nil {
			rep.Stats = p.Stats()
			return *rep, err
		}
		switch step.Line.Kind {
		case HeaderLine:
			v.begin(step.Header)
		case DealLine:
			v.settle()
			v.count(step, v.chain.verify(step))
		case EndLine:
			v.settle()
		}
	}
	rep.Stats = p.Stats()
	if v.chain.hidden != 0 {
		rep.InPlay++
	}
	if rep.Mismatch != nil {
		return *rep, rep.Mismatch
	}
	return *rep, nil
}

type verifier struct {
	report VerifyReport
	chain  chain
	dealt  map[series]uint64 // the greatest number in earlier matches
}

// A series is a sequence of numbered deals.
type series struct {
	seed, variant string
	changes       [sha256.Size]byte
}

func (v *verifier) begin(h *Header) {
	if c := &v.chain; c.numbered {
		v.dealt[c.series()] = max(c.used, c.top)
	}
	v.chain = newChain(h)
	if h.Seed != "" {
		v.chain.used, v.chain.again = v.dealt[v.chain.series()]
	}
}

var (
	errBare   = errors.New("the deal has no evidence")
	errHidden = errors.New("the secret is not disclosed")
)

func (v *verifier) count(s *Step, err error) {
	rep, c := &v.report, &v.chain
	if s.State.Number == 0 && c.header.Commit != "" && !c.header.Brought && c.open == nil {
		rep.WithheldSeats += c.withheld
		rep.WithheldMatches += min(c.withheld, 1)
		if !c.mixed {
			rep.DealerAlone++
		}
	}
	switch {
	case s.Header.Pad:
		rep.Pad++
	case errors.Is(err, errBare):
		rep.Bare++
	case errors.Is(err, errHidden):
		c.hidden = s.Line.Number
	case err != nil:
		rep.Wrong++
		v.fault(s.Line.Number, err.Error())
	case c.header.Commit == "":
		rep.BySeed++
	case c.header.Brought:
		rep.Brought++
	case c.withheld > 0:
		rep.Withheld++
	default:
		rep.ByCommit++
	}
}

// settle counts a deal that hides its secret, once the match has gone on.
func (v *verifier) settle() {
	if line := v.chain.hidden; line != 0 {
		v.chain.hidden = 0
		v.report.Undisclosed++
		v.fault(line, "the secret of this deal is not disclosed, though the match went on or ended")
	}
}

func (v *verifier) fault(line int, why string) {
	if v.report.Mismatch == nil {
		v.report.Mismatch = &Error{Line: line, Reason: why, Rule: "fair dealing"}
	}
}

// A chain is the evidence that a match has disclosed so far.
type chain struct {
	header *Header

	numbered bool   // by an open seed, from first
	first    uint64 // number of the match's deal 0
	top      uint64 // the greatest number so far
	again    bool   // earlier matches are numbered too
	used     uint64 // the greatest number in them

	before   cards.Seed // the commitment or, later, the last secret disclosed
	links    int        // from the next deal's secret back to before
	hidden   int        // line of the last deal, if its secret is not disclosed
	entropy  [][]byte   // of the seats, once disclosed
	mixed    bool       // some seat disclosed entropy
	withheld int        // seats that committed to entropy and disclosed none
	open     error      // the fault in the entropy
}

func newChain(h *Header) chain {
	c := chain{header: h}
	c.before, _ = cards.ParseSeed(h.Commit) // valid or empty: checked by the reader
	return c
}

func (c *chain) series() series {
	return series{c.header.Seed, c.header.Variant.ID, sha256.Sum256(c.header.Changes)}
}

// verify checks a deal against the evidence required by its header.
func (c *chain) verify(s *Step) error {
	c.links++
	if s.State.Number == 0 {
		c.disclose(s.Note)
	}
	switch h := c.header; {
	case h.Commit != "" && s.Note.Secret == "":
		return errHidden
	case h.Commit != "":
		return c.verifySecret(s)
	case s.Note.Secret != "":
		return errors.New("a secret is disclosed, but the header has no commitment")
	case h.Seed == "" || s.Note.Number == nil:
		return errBare
	}
	if err := c.verifyNumber(uint64(s.State.Number), *s.Note.Number); err != nil {
		return err
	}
	seed := cards.SeedOf(c.header.Seed)
	return same(s, &seed, *s.Note.Number, "the header's seed")
}

// verifyNumber checks that number n of the seed was not picked for deal i of the match.
func (c *chain) verifyNumber(i, n uint64) error {
	if !c.numbered && n >= i {
		c.numbered, c.first = true, n-i
	}
	c.top = max(c.top, n)
	switch {
	case n < i || n != c.first+i:
		return fmt.Errorf("deal %d of the match must have number %d of the seed, not %d: the numbers of a match follow one another", i, c.first+i, n)
	case c.again && n <= c.used:
		return fmt.Errorf("number %d of the seed is not above %d, which a match before this one has reached", n, c.used)
	}
	return nil
}

// disclose checks the entropy against the seats' commitments to it.
func (c *chain) disclose(n *DealNote) {
	commits := c.header.Commits
	if len(n.Entropy) != len(commits) {
		c.open = fmt.Errorf("%d seats have committed to entropy, and %d disclose it", len(commits), len(n.Entropy))
		return
	}
	for i, text := range n.Entropy {
		e, _ := hex.DecodeString(text) // valid or empty: checked by the reader
		if len(e) > 0 {
			if commit, err := cards.ParseSeed(commits[i]); err != nil || cards.CommitEntropy(cards.Seed(e)) != commit {
				c.open = fmt.Errorf("the entropy of seat %d is not what it committed to", i)
			}
			c.mixed = true
		} else if commits[i] != "" {
			c.withheld++
		}
		c.entropy = append(c.entropy, e)
	}
}

func (c *chain) verifySecret(s *Step) error {
	secret, err := cards.ParseSeed(s.Note.Secret)
	if err != nil {
		return err
	}
	if c.links > cards.ChainLength || cards.Link(secret, c.links) != c.before {
		return errors.New("the secret does not belong to the commitment")
	}
	c.before, c.links = secret, 0
	if c.open != nil {
		return c.open
	}
	seed := cards.Mix(secret, c.entropy...)
	return same(s, &seed, 0, "the secret and the entropy")
}

func same(s *Step, seed *cards.Seed, n uint64, from string) error {
	want, got := s.Match.Game.Deal(seed, n), s.Deal
	want.Dealer = got.Dealer
	s.Match.Game.ShowLast(&want)
	for i := range rules.MaxSeats {
		if want.Hands[i] != got.Hands[i] {
			return fmt.Errorf("seat %d would have been dealt %v from %s", i, want.Hands[i], from)
		}
	}
	switch {
	case want.Turnup != got.Turnup || want.Joker != got.Joker:
		return fmt.Errorf("%v would have been turned up from %s", want.Turnup, from)
	case want.Aside != got.Aside:
		return fmt.Errorf("the dummy's bid-cards would have been %v from %s", want.Aside, from)
	}
	return nil
}
