package wire

import (
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// A Sanctioned is a player or a network against whom something is in force.
type Sanctioned struct {
	moderation.Sanctions
	// Whom is the player's id, or the network.
	Whom string `json:"whom"`
	// Tagged is the player's name with its tag; absent for a network, and for a player who was deleted.
	Tagged string `json:"tagged,omitempty"`
}

// A SanctionList has what is in force.
type SanctionList struct {
	// Sanctioned are at most a thousand, the newest, in the order of their ids; networks are before players.
	Sanctioned []Sanctioned `json:"sanctioned"`
	// More says that there are older ones.
	More bool `json:"more,omitempty"`
}

// A Person is a player as operators see them.
type Person struct {
	Me
	// Tagged is the name with what tells players of one name apart, as Ann·k3x7.
	Tagged string `json:"tagged"`
	// Created is when the player first came, in milliseconds since 1970 UTC.
	Created int64 `json:"created"`
	// AliasOf is the id of the player as whom this one goes on; absent for a player like others.
	AliasOf string `json:"aliasOf,omitempty"`
	// Operator says that the player is an operator.
	Operator bool `json:"operator,omitempty"`
	// Former are the player's names before operators gave others.
	Former []string `json:"former,omitempty"`
	// Sanctions are what operators have decided about the player.
	Sanctions moderation.Sanctions `json:"sanctions"`
}

// A PeopleQuery looks for players.
type PeopleQuery struct {
	// Find is a part of a name, in any case, also of one before an operator gave another; a name with its tag, as
	// Ann·k3x7; or an id. All players if it is absent.
	Find string `json:"find,omitempty"`
}

// People are the players found.
type People struct {
	// People are at most a hundred.
	People []Person `json:"people"`
	// More says that there are others.
	More bool `json:"more,omitempty"`
}

// A PersonShown is what operators see of a player.
type PersonShown struct {
	Person
	// Aliases are the ids of the players who became one with this one.
	Aliases []string `json:"aliases"`
	// Groups are the player's groups.
	Groups []Membership `json:"groups"`
	// Tables are where the player sits, those with the latest entry first, at most a hundred.
	Tables []Summary `json:"tables"`
	// Audit are what operators have done about the player, the newest first, at most a hundred.
	Audit []store.AuditEntry `json:"audit"`
	// Networks are how many networks the player came from in the last seven days. The server keeps no more of them than
	// what a ban needs.
	Networks int `json:"networks" wire:"min=0"`
	// Others are how many other players came from one of them meanwhile.
	Others int `json:"others" wire:"min=0"`
}

// An OperatorTablesQuery looks for tables.
type OperatorTablesQuery struct {
	// Find is a table's or a player's id; the latest public tables if it is absent.
	Find string `json:"find,omitempty"`
}

// A TableShown is what operators see of a table: no more of the cards than the lobby shows.
type TableShown struct {
	Summary
	// Talk is the recent chat, as spectators get it.
	Talk []table.Said `json:"talk"`
}

// An AuditQuery selects entries of the audit log.
type AuditQuery struct {
	// Whom asks for those about this player, network or table only.
	Whom string `json:"whom,omitempty"`
	// Before asks for those before the entry of this number.
	Before uint64 `json:"before,omitempty"`
}

// An AuditLog is a page of the audit log.
type AuditLog struct {
	// Entries are at most a hundred, the newest first.
	Entries []store.AuditEntry `json:"entries"`
}

// An OperatorAct is what an operator does.
type OperatorAct struct {
	// ID is a number or a text that you choose anew for each act: with the same one, the act is done once. Without it, it
	// is done each time.
	ID string `json:"id,omitempty"`
	// Act is what to do. rename, silence, ban: a player; ban a network: keep new players out; ban-all: keep
	// everyone there from playing and talking; lift: end all bans and silences of a player or a network; lift-ban,
	// lift-silence: end those of one kind; dismiss: a complaint, about the player, or an appeal; remove: the player's chair at the table, which a stand-in
	// takes during a match; close: give up the match, clear the chairs and lock the table; link: give a
	// player who has lost all devices a link, not during a match, which works after a day if any key was used in the last
	// thirty; end-keys: end all keys of a player; split: undo that an alias became one with another player; erase: the player, which cannot be undone; appoint, discharge: make a player an
	// operator, or no longer (only by command on the server's machine); evening: begin a standing hour;
	// end-evening: end one; end-group: end a group, with its evenings.
	Act string `json:"act" wire:"enum=rename|silence|ban|ban-all|lift|lift-ban|lift-silence|dismiss|remove|close|link|end-keys|split|erase|appoint|discharge|evening|end-evening|end-group"`
	// Whom is the player's id, the network (an IPv4 address or prefix, or an IPv6 prefix of at most 56 bits;
	// a longer one counts as its first 56) or, for close, the table's id, or, for end-evening, the evening's, or, for
	// end-group, the group's.
	Whom string `json:"whom"`
	// Table is the table's id (remove).
	Table string `json:"table,omitempty"`
	// Name is the new name (rename), or the player's name as a sign that you mean it (erase).
	Name string `json:"name,omitempty"`
	// Evening is the new standing hour (evening); its id and group do not count.
	Evening *store.Evening `json:"evening,omitempty"`
	// Network says that a ban of a player also keeps new players out of the networks from which the player came in the last
	// seven days.
	Network bool `json:"network,omitempty"`
	// Until is when a ban or silence ends, in milliseconds since 1970 UTC; 0 for one that does not end by
	// itself.
	Until int64 `json:"until,omitempty"`
	// Reason is why, in at most 200 characters. Players read the reason of a ban or a silence.
	Reason string `json:"reason"`
	// Complaint is the number of the complaint that this answers, whose player hears of it.
	Complaint uint64 `json:"complaint,omitempty"`
	// As is the user of the server's machine who gives the command; from elsewhere, it does not count.
	As string `json:"as,omitempty"`
	// Link asks for a new link as well, which works at once (end-keys).
	Link bool `json:"link,omitempty"`
}

// An Operated is what an operator has done.
type Operated struct {
	store.AuditEntry
	// Link is the end of an address at this server that makes a browser the player's (link). It works once.
	// Anyone who has it can become the player.
	Link string `json:"link,omitempty"`
	// LinkFrom is when the link begins to work, in milliseconds since 1970 UTC; absent if it works at once.
	LinkFrom int64 `json:"linkFrom,omitempty"`
}

// A Complaining is a complaint about a player at a table.
type Complaining struct {
	// Whom is the player's id.
	Whom string `json:"whom"`
	// Lines are the numbers of chat messages of that player that you can see; at most ten. None if it is
	// about how the player plays.
	Lines []uint64 `json:"lines,omitempty"`
	// Text is what you want to say, in at most 300 characters.
	Text string `json:"text,omitempty"`
}

// An Appealing is an appeal against a ban or a silence.
type Appealing struct {
	// Text is what you want to say, in at most 300 characters.
	Text string `json:"text"`
}

// A ComplaintsQuery selects complaints.
type ComplaintsQuery struct {
	// Closed asks for those that have been answered.
	Closed bool `json:"closed,omitempty"`
	// Before asks for answered ones before the complaint of this number.
	Before uint64 `json:"before,omitempty"`
	// Whom asks for all open ones about this player.
	Whom string `json:"whom,omitempty"`
	// After comes from the previous page of open ones.
	After uint64 `json:"after,omitempty"`
}

// Complaints are complaints to operators.
type Complaints struct {
	// Complaints are at most a hundred.
	Complaints []store.Complaint `json:"complaints"`
}

// A Charge is a complaint as operators see it.
type Charge struct {
	store.Complaint
	// From is the name with its tag of the player who complains; absent for one who was deleted.
	From string `json:"from,omitempty"`
	// About is the same of the player about whom it is.
	About string `json:"about,omitempty"`
	// Answer is the act that answered it; absent while it is open, and where a player was erased.
	Answer *store.AuditEntry `json:"answer,omitempty"`
	// Count is how many open ones there are about the player, of which this is the newest, or the newest of a player at
	// the table if there is one; 0 of one that was answered, 1 of an appeal.
	Count int `json:"count,omitempty" wire:"min=0"`
}

// Charges are complaints as operators see them.
type Charges struct {
	// Complaints are at most a hundred.
	Complaints []Charge `json:"complaints"`
	// After is the parameter for the next page of open ones; absent on the last.
	After uint64 `json:"after,omitempty"`
}
