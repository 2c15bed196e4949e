// Package analysis judges positions, matches and deals of Ninety-Nine, as hints, bid tables and reports do. Its
// judge is the strongest player for the rules: expert or, by house rules that no net was trained for, pimc. It
// comes with the nets, five megabytes. The same question has the same answer; ninetynine analyse answers as many
// as you like over a pipe (docs/analysis.md).
//
// All functions take a context, end soon after it does, and then return its error, wrapped. Any number of
// goroutines may call them.
package analysis

import (
	"context"
	"errors"
	"fmt"
	"io"

	"ninetynine/advice"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// Budget says how to judge a View. Its zero value judges as a hint does.
type Budget struct {
	// Worlds is how many layouts of the unseen cards are sampled, 1 to 10,000; 0 is as many as for a hint.
	Worlds int
	// Others are the players in the other seats, from the left, or one for all: beginner to expert, greedy,
	// random, or person. Without them, nothing is known of the others: they are taken for players like the judge.
	Others []string
	// Game judges by the chances to win the game, from the View's totals: points are then those chances in per
	// cent, less the mean of the other players'. Otherwise points are those of the deal.
	Game bool
	// Whole plays out every way to lay cards aside, and not only the best three of each number of tricks. It
	// matters to [Bids] alone, and takes five times as long.
	Whole bool
}

// Plays judges every choice of the View's seat. It is an error if there is nothing to decide, if no deal has such a
// View, if Others names no player, or if Budget.Game is set by rules for which no net knows the game.
func Plays(ctx context.Context, m *match.Match, v *match.View, b Budget) (*advice.Advice, error) {
	return judged(ctx, m, v, b, bot.Plays)
}

// Bids is [Plays] with all that was found about each way to lay cards aside: its bid, and what each premium would
// be worth with it.
func Bids(ctx context.Context, m *match.Match, v *match.View, b Budget) (*advice.Advice, error) {
	return judged(ctx, m, v, b, bot.Bids)
}

func judged(ctx context.Context, m *match.Match, v *match.View, b Budget, judge func(context.Context, *match.Match, *match.View, bot.StudyScope) (*advice.Advice, error)) (*advice.Advice, error) {
	if v.Options.Pick == 0 {
		return nil, errors.New("the View's seat has nothing to decide")
	}
	if err := m.Game.CheckView(&v.View); err != nil {
		return nil, fmt.Errorf("the View: %w", err)
	}
	if b.Worlds < 0 || b.Worlds > 10_000 {
		return nil, fmt.Errorf("a budget of %d worlds: give 1 to 10,000, or 0 for as many as hints have", b.Worlds)
	}
	c, err := bot.ParseCompany(m.Game, v.Seat, b.Others)
	if err != nil {
		return nil, err
	}
	ask := bot.StudyScope{Company: c, Game: b.Game}
	if ask.Worlds = b.Worlds; b.Whole {
		ask.Whole = func(int) bool { return true }
	}
	return judge(ctx, m, v, ask)
}

// Report explains match n, from 1, of the record: every decision judged by what its seat could know, and each
// margin split into luck and mistakes. A deal takes one to three seconds. The error is a [*record.Error], or says
// that there is no such match.
func Report(ctx context.Context, text io.Reader, n int) (*advice.Report, error) {
	m, err := review.Read(ctx, text, n)
	if err != nil {
		return nil, err
	}
	jobs := review.NewJobs(review.Strongest(nil), store.NewMemory(), 1, 1)
	return jobs.Report(ctx, m, review.Whole, review.Careful, func() bool { return true })
}

// Par plays the deal so many times, at least twice, with a net in all seats. A thousand plays take half a second,
// and leave an error of about a point. It is an error if no net was trained for the rules, and a
// [*rules.DealError] if the deal is impossible.
func Par(ctx context.Context, g *rules.Game, d *rules.Deal, plays int) (*advice.Par, error) {
	return review.Par(ctx, g, d, plays, nil)
}
