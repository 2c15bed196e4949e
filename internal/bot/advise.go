package bot

import (
	"context"
	"fmt"
	"sync"

	"ninetynine/internal/search"
	"ninetynine/internal/thumb"
	"ninetynine/match"
	"ninetynine/rules"
)

// Study returns what the expert thinks of every choice in the View and of the
// others, from so many supposed worlds; see [search.Expert.Study]. It is an
// error to ask before Begin, or where there is nothing to decide.
func (e *Expert) Study(v *match.View, worlds int) (*search.Study, error) {
	if e.player == nil {
		return nil, fmt.Errorf("an expert was asked before a match began")
	}
	return e.player.Study(&v.View, nil, e.seed, worlds)
}

// A Counsel is a hint with the figures of whoever gave it.
//
// Learnt says that it is the expert's: Action and Chance are then as the
// expert has them, Points is the expected lead over the mean of the others in
// this deal, and Second another act that is about as good, if there is one.
// Reason is greedy's, which holds for the act as far as greedy agrees on it;
// otherwise it is [thumb.Learnt].
type Counsel struct {
	thumb.Advice
	Learnt bool
	Points float64
	Second rules.Action
}

// A Counsellor gives hints to people: the expert's where it has learnt to
// play at such a table, and otherwise greedy's. Any number of goroutines may
// ask it.
type Counsellor struct {
	match  *match.Match
	expert *Expert

	mu    sync.Mutex
	begun bool
	fails bool // there is no net
}

// NewCounsellor returns a counsellor for the match. The expert may be nil: it
// is then the strongest, with the net that the program brings along.
func NewCounsellor(m *match.Match, e *Expert) *Counsellor {
	if e == nil {
		e = &Expert{Effort: search.Full()}
	}
	return &Counsellor{match: m, expert: e}
}

// HintWorlds returns how many deals to suppose for a hint or a piece of advice,
// so that it is there in a fraction of a second.
func HintWorlds(v *match.View) int {
	if v.Phase == rules.Laying {
		return 60 // many ways are played out in each
	}
	return 160
}

// Hint returns what to do in the View's place. Where there is nothing to
// decide the Action is 0.
func (c *Counsellor) Hint(v *match.View) Counsel {
	plain := Counsel{Advice: Hint(c.match, v)}
	if plain.Action == 0 || v.Options.Len() == 1 {
		return plain
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.begun {
		c.begun = true
		c.fails = c.expert.Begin(context.Background(), c.match, v.Seat, 0) != nil
	}
	if c.fails {
		return plain
	}
	s, err := c.expert.Study(v, HintWorlds(v))
	if err != nil {
		return plain
	}
	return counsel(c.match.Game, s, plain.Advice)
}

// counsel makes a hint of a study, and of what greedy would do.
func counsel(g *rules.Game, s *search.Study, plain thumb.Advice) Counsel {
	best := &s.Options[0]
	c := Counsel{Advice: plain, Learnt: true, Points: best.Points}
	c.Action, c.Chance = best.Action, best.Chance
	if best.Action != plain.Action {
		c.Reason = thumb.Learnt
	}
	switch {
	case s.Bids == nil:
		if second := &s.Options[1]; second.Close() {
			c.Second = second.Action
		}
	default:
		c.Bid = g.Bid(best.Action.Cards())
		if len(s.Bids) > 1 && s.Bids[1].Best.Close() { // another total: other cards are a detail
			c.Second = s.Bids[1].Best.Action
		}
	}
	return c
}
