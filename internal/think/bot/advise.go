package bot

import (
	"context"
	"errors"
	"fmt"

	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// Study returns what the expert thinks of every choice in the View and of the other hands, from
// that number of worlds; see [search.Expert.Study]. Without a net, it is what pimc thinks, from its
// own number of worlds. It is an error to ask before Begin, or if there is nothing to decide.
func (e *Expert) Study(v *match.View, worlds int) (*search.Study, error) {
	return e.StudyWithin(context.Background(), v, StudyScope{Scope: search.Scope{Worlds: worlds}})
}

// A StudyScope says how much of a View to study.
type StudyScope struct {
	search.Scope
	Company *company.Company // with whom the seat plays, for [Plays] and [Bids]; nil: nothing is known of them
	Game    bool             // whether points are chances to win the game converted to points, by the View's totals
}

// ErrNoStanding says that the player judges deals by their points alone.
var ErrNoStanding = errors.New("this player does not know what totals mean by these rules, and judges deals by points alone; leave the totals out")

// StudyWithin is Study with more to ask. It returns [ErrNoStanding] if the StudyScope wants chances to win
// the game but the player was not trained on them, as pimc never is.
func (e *Expert) StudyWithin(ctx context.Context, v *match.View, ask StudyScope) (*search.Study, error) {
	switch {
	case e.fallback != nil && ask.Game:
		return nil, ErrNoStanding
	case e.fallback != nil:
		return playouts(ctx, e.game, &v.View, e.seed, ask.Pause)
	case e.player == nil:
		return nil, fmt.Errorf("an expert was asked before a match began")
	case !ask.Game:
		return e.player.Explore(ctx, &v.View, nil, e.seed, ask.Scope)
	}
	standing := e.standing(v)
	if standing == nil {
		return nil, ErrNoStanding
	}
	return e.player.Explore(ctx, &v.View, standing, e.seed, ask.Scope)
}

// HintWorlds returns how many worlds to sample for a hint, so that it takes a fraction of a second.
func HintWorlds(v *match.View) int {
	if v.Phase == rules.Laying {
		return 60 // many ways are played out in each
	}
	return search.Full().Worlds
}

// Suppose samples worlds that agree with the View, each as likely as the strongest player thinks
// it, and none of those that [Adviser.Advise] or [Adviser.Glance] sampled. It returns none if no
// net was trained for such rules.
func Suppose(ctx context.Context, m *match.Match, v *match.View, number int) ([]rules.Hidden, error) {
	e := &Expert{Effort: search.Full(), Level: true}
	if err := e.Begin(ctx, m, v.Seat, 2); err != nil {
		return nil, err
	}
	if e.player == nil {
		return nil, nil
	}
	return e.player.Suppose(&v.View, e.seed, number)
}
