package store

import (
	"errors"
	"strings"
)

// An AuditEntry is an act of an operator. The audit log only grows; what is in force follows from it.
type AuditEntry struct {
	// N is its number in the log, from 1.
	N uint64 `json:"n" wire:"min=1"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Operator is the operator's player id, or console for a command on the server's machine.
	Operator string `json:"operator"`
	// Act is what the operator did.
	Act string `json:"act"`
	// Whom is the player's id, the network or the table's id that it concerns.
	Whom string `json:"whom"`
	// Table is the table of a removal.
	Table string `json:"table,omitempty"`
	// Until is when a ban, a silence or a link ends, in milliseconds since 1970 UTC; absent if it does not end by itself.
	Until int64 `json:"until,omitempty"`
	// Reason is the operator's reason.
	Reason string `json:"reason"`
	// Complaint is the number of the complaint that it answers; absent if it answers none.
	Complaint uint64 `json:"complaint,omitempty"`
}

// Withheld stands where an operator's reason stood that is about an erased player.
const Withheld = "—"

// Forget returns the entry without a reason that is about a player who was erased, or that has the player's tag after a
// name, which may be an earlier one, and reports whether there was one. A name alone may be any word, chosen for that, and
// stays.
func (e AuditEntry) Forget(player string) (AuditEntry, bool) {
	about := e.Whom == player && e.Act != ActErase
	if e.Reason == Withheld || !about && !names(e.Reason, player) {
		return e, false
	}
	e.Reason = Withheld
	return e, true
}

// names reports whether a text has the tag of a player, as in Ann·k3x7.
func names(text, player string) bool {
	tag := strings.ToLower("·" + Tag(player))
	for rest, more := strings.ToLower(text), tag != "·"; more; {
		if _, rest, more = strings.Cut(rest, tag); more && strings.IndexFunc(rest, isTag) != 0 {
			return true
		}
	}
	return false
}

// isTag reports whether a letter can be one of a tag.
func isTag(r rune) bool { return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' }

// ActErase is the act of an operator that erases a player. Its reason stays, unless it has the name with its tag.
const ActErase = "erase"

// A Complaint is what a player tells operators about another.
type Complaint struct {
	// ID is its number, from 1.
	ID uint64 `json:"id" wire:"min=1"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// By is the id of the player who complains.
	By string `json:"by"`
	// Source is the network address of the caller; "" once the complaint is answered.
	Source string `json:"-"`
	// Whom is the id of the player about whom it is.
	Whom string `json:"whom"`
	// Table is where it happened.
	Table string `json:"table"`
	// Match is the number of the match at the table; 0 before the first.
	Match int `json:"match" wire:"min=0"`
	// Lines are the chat lines about which it is.
	Lines []Quote `json:"lines,omitempty"`
	// Text is what the complaining player adds.
	Text string `json:"text,omitempty"`
	// Outcome is the act that answered it; absent while it is open.
	Outcome string `json:"outcome,omitempty"`
}

// A Quote is a chat line in a complaint.
type Quote struct {
	// Seq is the number of the message that sent it.
	Seq uint64 `json:"seq"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Text is the line.
	Text string `json:"text"`
}

// ComplaintBounds limit open complaints: of a player, of an address, and in all. Beyond the last, the oldest
// of the address that has most makes room, so that few addresses keep no caller out.
type ComplaintBounds struct{ Player, Source, All int }

// CheckAudit checks that a store can keep an entry.
func CheckAudit(e *AuditEntry) error {
	if e.Operator == "" || e.Act == "" || e.Whom == "" || e.Reason == "" {
		return errors.New("an act of an operator says who did what to whom, and why")
	}
	return checkText(e.Operator, e.Act, e.Whom, e.Table, e.Reason)
}

// CheckComplaint checks that a store can keep a complaint.
func CheckComplaint(c *Complaint) error {
	for _, l := range c.Lines {
		if err := checkText(l.Text); err != nil {
			return err
		}
	}
	return checkText(c.By, c.Source, c.Whom, c.Table, c.Text)
}
