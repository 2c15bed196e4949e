package record

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A VerifyReport says of which deals a record proves where the cards came from.
type VerifyReport struct {
	Stats    Stats
	Verified int    // deals whose cards are those of the header's seed, or of what was committed to
	Bare     int    // deals that carry no evidence
	Wrong    int    // deals that contradict their evidence
	Mismatch *Error // the first of the wrong ones, or nil
}

// Verify checks a record as [Check] does and, in each match, deals every
// deal again from its evidence: the number of the header's open seed, or the
// disclosed secret and entropy that belong to the header's commitments. It
// reads on after a deal that does not match. The error is the first fault
// of the record itself or, if it has none, the report's Mismatch.
func Verify(r io.Reader) (VerifyReport, error) {
	p, err := NewReplay(r)
	if err != nil {
		return VerifyReport{}, err
	}
	var rep VerifyReport
	var chain chain
	for {
		step, err := p.Next()
		rep.Stats = p.Stats()
		switch {
		case errors.Is(err, io.EOF) && rep.Mismatch != nil:
			return rep, rep.Mismatch
		case errors.Is(err, io.EOF):
			return rep, nil
		case err != nil:
			return rep, err
		}
		switch step.Line.Kind {
		case HeaderLine:
			chain = newChain(step.Header)
		case DealLine:
			rep.count(step, chain.verify(step))
		}
	}
}

// errBare says that a deal has no evidence.
var errBare = errors.New("no evidence")

func (rep *VerifyReport) count(s *Step, err error) {
	switch {
	case err == nil:
		rep.Verified++
	case errors.Is(err, errBare):
		rep.Bare++
	default:
		rep.Wrong++
		if rep.Mismatch == nil {
			rep.Mismatch = &Error{s.Line.Number, err.Error(), "fair dealing"}
		}
	}
}

// A chain is what a match has disclosed so far.
type chain struct {
	header  *Header
	before  cards.Seed // the commitment or, later, the last secret disclosed
	links   int        // from the next deal's secret to it
	entropy [][]byte   // of the seats, once disclosed
	open    error      // why the entropy does not stand
}

func newChain(h *Header) chain {
	c := chain{header: h}
	c.before, _ = cards.ParseSeed(h.Commit) // sound or empty: the reader saw to that
	return c
}

// verify checks a deal against all the evidence that it carries.
func (c *chain) verify(s *Step) error {
	c.links++
	if s.State.Number == 0 {
		c.disclose(s.Note)
	}
	bySeed := c.header.Seed != "" && s.Note.Number != nil
	bySecret := s.Note.Secret != ""
	if !bySeed && !bySecret {
		return errBare
	}
	if bySeed {
		seed := cards.SeedOf(c.header.Seed)
		if err := same(s, &seed, *s.Note.Number, "the header's seed"); err != nil {
			return err
		}
	}
	if !bySecret {
		return nil
	}
	return c.verifySecret(s)
}

// disclose checks the entropy against the seats' commitments to it.
func (c *chain) disclose(n *DealNote) {
	commits := c.header.Commits
	if len(n.Entropy) != len(commits) {
		c.open = fmt.Errorf("%d seats have committed to entropy, and %d disclose it", len(commits), len(n.Entropy))
		return
	}
	for i, text := range n.Entropy {
		e, _ := hex.DecodeString(text) // sound or empty: the reader saw to that
		if len(e) > 0 {
			if commit, err := cards.ParseSeed(commits[i]); err != nil || cards.CommitEntropy(cards.Seed(e)) != commit {
				c.open = fmt.Errorf("the entropy of seat %d is not what it committed to", i)
			}
		}
		c.entropy = append(c.entropy, e)
	}
}

func (c *chain) verifySecret(s *Step) error {
	secret, err := cards.ParseSeed(s.Note.Secret)
	if err != nil {
		return err
	}
	back := c.links
	switch {
	case c.header.Commit == "":
		return errors.New("a secret is disclosed, but the header has no commitment")
	case back > cards.ChainLength || cards.Link(secret, back) != c.before:
		return errors.New("the secret does not belong to the commitment")
	}
	c.before, c.links = secret, 0
	if c.open != nil {
		return c.open
	}
	seed := cards.Mix(secret, c.entropy...)
	return same(s, &seed, 0, "the secret and the entropy")
}

// same reports how the cards differ from those of deal n of the seed.
func same(s *Step, seed *cards.Seed, n uint64, from string) error {
	want, got := s.Match.Game.Deal(seed, n), s.Deal
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
