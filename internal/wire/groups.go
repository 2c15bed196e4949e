package wire

import "ninetynine/internal/store"

// A Membership is a group of a player.
type Membership = store.Membership

// Groups are your groups.
type Groups struct {
	// Groups are all of them, those that you joined last first.
	Groups []Membership `json:"groups"`
}

// A GroupsQuery looks for groups.
type GroupsQuery struct {
	// Find is a part of a name, in any case. All groups if it is absent.
	Find string `json:"find,omitempty"`
}

// A NewGroup makes a group.
type NewGroup struct {
	// ID is the client's own name for the request.
	ID string `json:"id" wire:"is=OpeningID"`
	// Name is the group's name, in at most 40 characters.
	Name string `json:"name"`
}

// A GroupShown is what members see of a group.
type GroupShown struct {
	Membership
	// Code is the code with which players join: the link is /g/ID#CODE.
	Code string `json:"code"`
	// Members are the owner, the organisers and the others; of each role those first who came first.
	Members []GroupMember `json:"members"`
	// Tables are the group's tables that wait for players or have a match in progress.
	Tables []Summary `json:"tables"`
}

// A GroupMember is a member of a group.
type GroupMember struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// Role is the member's role.
	Role store.Role `json:"role" wire:"enum=owner|organiser|member"`
	// Since is when the member came, in milliseconds since 1970 UTC.
	Since int64 `json:"since"`
}

// A GroupCode lets a player into a group.
type GroupCode struct {
	// Code is the code, from the group's link.
	Code string `json:"code"`
}

// A GroupDoor is what the code of a group shows of it.
type GroupDoor struct {
	// Name is the group's name.
	Name string `json:"name"`
	// Owner is the name of the owner.
	Owner string `json:"owner"`
	// Members is how many members there are.
	Members int `json:"members" wire:"min=1"`
	// Member says that you are a member.
	Member bool `json:"member,omitempty"`
}

// A GroupChange changes a group.
type GroupChange struct {
	// Name is the new name; absent: it stays.
	Name string `json:"name,omitempty"`
	// NewCode makes a new code. Links with the old one end.
	NewCode bool `json:"newCode,omitempty"`
}

// An Appointment gives a member a role.
type Appointment struct {
	// Role is the new role. The owner alone gives roles, and with owner hands the group on; absent: the player is no
	// longer a member. Members may leave; the owner and organisers may remove those below them.
	Role store.Role `json:"role,omitempty" wire:"enum=owner|organiser|member"`
}

// A GroupHistoryQuery selects matches of a group.
type GroupHistoryQuery struct {
	// Before comes from the previous page.
	Before string `json:"before,omitempty"`
	// Limit is how many to return, 20 by default.
	Limit int `json:"limit,omitempty" wire:"min=1,max=100"`
}

// Ladders are how well the members of a group play, from the group's matches alone.
type Ladders struct {
	// Ladders are those of classes of table in which the group has played.
	Ladders []Ladder `json:"ladders"`
}

// A Ladder is that of a class of table.
type Ladder struct {
	// Class is the class of table.
	Class string `json:"class" wire:"enum=3|4|5|2|2d"`
	// Players are the members who have played: those with a precise rating, the best first, and then the
	// others. Players who hide their ratings are left out.
	Players []Rated `json:"players"`
}
