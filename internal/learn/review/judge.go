package review

import (
	"context"
	"fmt"

	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

// A Judge is a player that says what choices are worth.
type Judge struct {
	// Name returns the judge's name for the game; judges that may differ in judgement have different
	// names. An error means that the judge does not know the game.
	Name   func(g *rules.Game) (string, error)
	Advise Advise
	// Glance is a quick Advise; see [Jobs.Report].
	Glance   Advise
	Appraise Appraise
}

// Appraise says what a deal was worth, all cards known: see [Critic.Appraise]. It returns
// nil if no critic knows such rules.
type Appraise func(ctx context.Context, g *rules.Game, deal *rules.Deal, acts []rules.Action) ([]ledger.Worth, error)

// Strongest is the strongest player for the rules of each game; pause is that of a [search.Scope].
func Strongest(pause func()) Judge {
	by := bot.Adviser{Pause: pause}
	return Judge{Name: judgeName, Advise: by.Advise, Glance: by.Glance, Appraise: NewCritic().In(pause)}
}

// Increase each whenever that player's judgement changes, since old judgements are stored.
const (
	judging   = 6 // the expert's
	reckoning = 3 // pimc's
)

func judgeName(g *rules.Game) (string, error) {
	if !bot.HasNet(g) { // see [bot.Fallbacks]
		return fmt.Sprintf("pimc %d", reckoning), nil
	}
	net, err := trained.Hash(g)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("expert %d %x", judging, net[:8]), nil
}
