package table

import "fmt"

// A Reason says what kind of refusal a [Refusal] is.
type Reason string

// The reasons for which tables refuse.
const (
	Bad       Reason = "bad"        // the command makes no sense at any time
	NotSeated Reason = "not-seated" // only who has a chair may do this
	Forbidden Reason = "forbidden"  // not this player, or not at this table
	NotNow    Reason = "not-now"    // at another moment it could be done
	Stale     Reason = "stale"      // what the client has seen is not how things stand
	Illegal   Reason = "illegal"    // the rules of the game forbid it
	Taken     Reason = "taken"      // somebody has it already
)

// A Refusal says why a table does not do what it was told. It changes nothing.
type Refusal struct {
	Reason Reason
	Text   string // for people: what is the matter, and what would do
}

// Error returns the text.
func (r *Refusal) Error() string { return r.Text }

func refuse(reason Reason, format string, args ...any) error {
	return &Refusal{reason, fmt.Sprintf(format, args...)}
}
