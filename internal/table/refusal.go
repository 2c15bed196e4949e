package table

import (
	"errors"

	"ninetynine/internal/base/phrase"
)

// A Reason says what kind of refusal a [Refusal] is.
type Reason string

// The reasons why tables refuse.
const (
	Bad       Reason = "bad"            // the command never makes sense
	NotSeated Reason = "not-seated"     // only seated players may do this
	Forbidden Reason = "forbidden"      // not this player, or not at this table
	NotNow    Reason = "not-now"        // not at this moment
	Stale     Reason = "stale"          // the client has seen an earlier state
	Illegal   Reason = "illegal"        // the rules of the game forbid it
	Another   Reason = "another-player" // the caller is another player than it takes itself for
	Taken     Reason = "taken"          // another player has it already
	None      Reason = "none"           // there is no such thing
	Retracted Reason = "withdrawn"      // the player has withdrawn the command
)

// A Refusal says why a table refuses a command, which then changes nothing. It has no words: see
// [phrase.Book.Refusal].
type Refusal struct {
	Reason Reason
	Why    string         // names the phrase refusal.WHY
	Args   map[string]any // of the phrase: strings and whole numbers
	Cause  error          // more for authors of clients, in English; or nil
}

// Refuse returns a refusal with the arguments of its phrase, given as pairs of a name and a value.
func Refuse(reason Reason, why string, pairs ...any) *Refusal {
	r := &Refusal{Reason: reason, Why: why}
	for i := 0; i+1 < len(pairs); i += 2 {
		if r.Args == nil {
			r.Args = map[string]any{}
		}
		r.Args[pairs[i].(string)] = pairs[i+1]
	}
	return r
}

// Refused reports whether an error is a [Refusal]: the command was understood, and nothing has changed.
func Refused(err error) bool {
	_, ok := errors.AsType[*Refusal](err)
	return ok
}

// RefuseRules refuses impossible rules, for the reason that package rules gives.
func RefuseRules(err error) *Refusal { return Refuse(Bad, "rules", "detail", err.Error()) }

// Because adds the cause to a refusal.
func (r *Refusal) Because(err error) *Refusal {
	r.Cause = err
	return r
}

// Error returns the English sentence, and the cause.
func (r *Refusal) Error() string {
	text := phrase.Open("en").Refusal(string(r.Reason), r.Why, r.Args)
	if r.Cause != nil {
		text += " " + phrase.Clean(r.Cause.Error(), 200)
	}
	return text
}
