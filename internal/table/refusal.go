package table

import "fmt"

// A Reason says what kind of refusal a [Refusal] is.
type Reason string

// The reasons why tables refuse.
const (
	Bad       Reason = "bad"        // the command never makes sense
	NotSeated Reason = "not-seated" // only seated players may do this
	Forbidden Reason = "forbidden"  // not this player, or not at this table
	NotNow    Reason = "not-now"    // not at this moment
	Stale     Reason = "stale"      // the client has seen an earlier state
	Illegal   Reason = "illegal"    // the rules of the game forbid it
	Taken     Reason = "taken"      // somebody has it already
	Retracted Reason = "withdrawn"  // the player has withdrawn the command
)

// A Refusal says why a table refuses a command. A refused command changes
// nothing.
type Refusal struct {
	Reason Reason
	Text   string // for people: what is wrong, and what to do instead
}

// Error returns the text.
func (r *Refusal) Error() string { return r.Text }

func refuse(reason Reason, format string, args ...any) error {
	return &Refusal{reason, fmt.Sprintf(format, args...)}
}
