package store

import (
	"context"
	"errors"
	"strings"
	"time"
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
	// ID is the id of the operator's command; absent if it had none, and for what follows from another act.
	ID string `json:"id,omitempty"`
	// Name is the name that a player was given.
	Name string `json:"name,omitempty"`
	// Former is how the player was called before.
	Former string `json:"former,omitempty"`
	// Networks are keyed hashes of the networks from which a ban of a player keeps new players out, with spaces
	// between them; absent once the ban has ended.
	Networks string `json:"networks,omitempty"`

	Carried bool `json:"-"` // whether it was carried out to its end: then it is not when it is sent again
}

// Withheld stands where an operator's reason stood that is about an erased player.
const Withheld = "—"

// Forget returns the entry without a reason that is about a player who was erased, or that has the player's tag after a
// name, which may be an earlier one, and without the player's names; and it reports whether there were any. A name alone
// may be any word, chosen for that, and stays in reasons.
func (e AuditEntry) Forget(player string) (AuditEntry, bool) {
	was := e
	if about := e.Whom == player; about {
		e.Name, e.Former = "", ""
	}
	if about := e.Whom == player && e.Act != ActErase; about || names(e.Reason, player) {
		e.Reason = Withheld
	}
	return e, e != was
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
	// Called is the name of the player about whom it is, as it was then.
	Called string `json:"called,omitempty"`
	// Appeal is the number in the audit log of the ban or silence against which the player appeals; absent for a
	// complaint. An appeal has no table, and is about the player who appeals.
	Appeal uint64 `json:"appeal,omitempty"`
	// Watching says that the player who complains had no chair at the table.
	Watching bool `json:"watching,omitempty"`
}

// A Charge is an open complaint that stands for others.
type Charge struct {
	Complaint
	Count int    // of all open ones about the player
	Place uint64 // in the list, from 1
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
// of the address that has most makes room, so that few addresses keep no caller out: of spectators first. Of appeals, a
// player has one open at most, and one for each sanction, and an address as many as of complaints; all of them stay.
type ComplaintBounds struct{ Player, Source, All int }

// CheckAudit checks that a store can keep an entry.
func CheckAudit(e *AuditEntry) error {
	if e.Operator == "" || e.Act == "" || e.Whom == "" || e.Reason == "" {
		return errors.New("an act of an operator says who did what to whom, and why")
	}
	return checkText(e.Operator, e.Act, e.Whom, e.Table, e.Reason, e.ID, e.Name, e.Former, e.Networks)
}

// CheckComplaint checks that a store can keep a complaint.
func CheckComplaint(c *Complaint) error {
	for _, l := range c.Lines {
		if err := checkText(l.Text); err != nil {
			return err
		}
	}
	return checkText(c.By, c.Source, c.Whom, c.Table, c.Text, c.Called)
}

// NetworkDays is for how many days it is kept from which networks a player came, as keyed hashes; MostNetworks is how many
// of a player are.
const NetworkDays, MostNetworks = 7, 20

// An OrderStore keeps what operators do and are told: see [Memory].
type OrderStore interface {
	AppendAudit(ctx context.Context, e AuditEntry, more ...AuditEntry) (n uint64, err error)
	AuditAfter(ctx context.Context, after uint64, limit int) ([]AuditEntry, error)
	Audit(ctx context.Context, whom string, before uint64, limit int) ([]AuditEntry, error)
	AuditOf(ctx context.Context, operator, id string) (AuditEntry, error)
	CarriedOut(ctx context.Context, n uint64) error
	AuditedAliases(ctx context.Context) ([]Player, error)
	AddComplaint(ctx context.Context, c Complaint, most ComplaintBounds) (id uint64, err error)
	Complaints(ctx context.Context, by string, limit int) ([]Complaint, error)
	Charges(ctx context.Context, whom string, after uint64, limit int) ([]Charge, error)
	OpenComplaints(ctx context.Context) (int, error)
	ClosedComplaints(ctx context.Context, before uint64, limit int) ([]Complaint, []AuditEntry, error)
	NoteOrigin(ctx context.Context, o Origin) error
	Networks(ctx context.Context, player string, since time.Time) (own []string, others int, err error)
}

// An Origin is a network from which a player came.
type Origin struct {
	Player  string
	Network string    // a keyed hash
	Around  string    // of the wider network around it, of which a caller may have many at will; "": of the same
	Seen    time.Time // the last time, of which its day is kept
}
