package wire

import (
	"encoding/json"

	"ninetynine/advice"
	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
)

// A Practice is the day and the progress of a player who solves problems.
type Practice struct {
	// Date is the day where the player is.
	Date calendar.Day `json:"date" wire:"is=Date"`
	// Progress is what the last answer returned, or absent for a beginner. The server does not store it.
	Progress *problem.Progress `json:"progress,omitempty"`
}

// A ProblemsAsking asks for the problems of a day.
type ProblemsAsking struct {
	Practice
	// Variant asks for problems of this variant only; an id of /api/variants.
	Variant string `json:"variant,omitempty"`
}

// Problems are the problems of a day.
type Problems struct {
	// Problems are at most ten: up to four that come back, then those of the day, from the easiest;
	// without problems that were answered on another day and do not come back.
	Problems []Problem `json:"problems"`
	// Days are the days on which the player answered problems, in order, as progress says.
	Days []calendar.Day `json:"days" wire:"item=Date"`
	// Streak is how many of the days are successive, up to the latest. It lasts until the next day is over
	// everywhere, and is the same in every time zone.
	Streak int `json:"streak" wire:"min=0"`
}

// A Problem is a position with a task.
type Problem struct {
	// ID is the problem's name.
	ID string `json:"id"`
	// Kind is the task. open: a card that keeps the contract against the best defence; all hands lie open
	// in the View. hidden: a card that keeps it however the hidden cards lie. bid: the cards to lay
	// aside.
	Kind string `json:"kind" wire:"enum=open|hidden|bid"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Grade says how hard it is, from 1; it follows from how often players of all
	// levels fail.
	Grade int `json:"grade" wire:"min=1,max=4"`
	// Rating is the problem's strength, comparable with the player's rating.
	Rating int `json:"rating"`
	// Need are the numbers of tricks (usually one) of which one must be won to make
	// the contract; absent for a bid, and where the cards left over are the bid.
	Need []int `json:"need,omitempty" wire:"item=Count"`
	// Left is the number of tricks to play, including the one in progress.
	Left int `json:"left" wire:"min=1"`
	// Back says that the problem was missed before and comes back.
	Back bool `json:"back,omitempty"`
	// Done says whether the day's answer was right; absent until it is given.
	Done *bool `json:"done,omitempty"`
	// View is the player's View.
	View json.RawMessage `json:"view" wire:"is=View"`
}

// A ProblemAnswer is an answer to a problem.
type ProblemAnswer struct {
	// Act is the player's act, as in a View's options.
	Act string `json:"act"`
	Practice
}

// A ProblemOutcome is the outcome of an answer.
type ProblemOutcome struct {
	// Right says whether the answer is right.
	Right bool `json:"right"`
	// Answers are all right acts, the best first.
	Answers []string `json:"answers" wire:"minitems=1"`
	// Progress is the player's new progress: keep it.
	Progress problem.Progress `json:"progress"`
	// Due is the day on which the problem comes back; absent if it does not.
	Due *calendar.Day `json:"due,omitempty" wire:"is=Date"`
	// Why are facts that speak for the best answer rather than this one, or for the best
	// answer to a bid.
	Why []advice.Fact `json:"why,omitempty"`
	// Levels say how often computer players solve the problem, the weakest first.
	Levels []ProblemLevel `json:"levels"`
	// Bid is the number of tricks that the answer bids; absent unless the problem is a
	// bid.
	Bid *int `json:"bid,omitempty"`
	// Totals are a study's results for each number of tricks, the best first; absent unless the problem
	// is a bid.
	Totals []ProblemTotal `json:"totals,omitempty"`
	// Refutations show how each other card fails; absent for a bid.
	Refutations []problem.Refutation `json:"refutations,omitempty"`
}

// A ProblemLevel is how often the computer players of a level solve a problem.
type ProblemLevel struct {
	// Level is the player's name.
	Level string `json:"level"`
	// Solved is the share of its attempts that were right; absent if the level has not
	// tried the problem.
	Solved *float64 `json:"solved,omitempty" wire:"is=Chance"`
}

// A ProblemTotal is the worth of the best way to bid a number of tricks.
type ProblemTotal struct {
	// Tricks is the number bid.
	Tricks int `json:"tricks" wire:"min=0"`
	// Right says that an answer bids it.
	Right bool `json:"right,omitempty"`
	// Points are the points expected of the deal, less the mean of the other hands'.
	Points float64 `json:"points"`
	// Chance is the chance of making the contract.
	Chance float64 `json:"chance" wire:"is=Chance"`
}
