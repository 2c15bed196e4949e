package wire

import (
	"ninetynine/internal/club/evening"
)

// An EveningsQuery says whose evenings.
type EveningsQuery struct {
	// Group is the id of a group of yours; those of the server and of all your groups if it is absent.
	Group string `json:"group,omitempty"`
	// Table is the id of a table, without a group: only the evening that keeps it for those who come is asked for, from five minutes
	// before the hour until ten minutes after it.
	Table string `json:"table,omitempty"`
}

// Evenings are standing hours at which tables are made of the players who are there.
type Evenings struct {
	// Evenings are those that there are, the next first.
	Evenings []EveningShown `json:"evenings"`
	// At is the time at the server, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
}

// An EveningShown is an evening of the server or a group, as a player sees it.
type EveningShown = evening.Shown

// A Coming says whether you come to an evening.
type Coming struct {
	// Coming says that you come the next time.
	Coming bool `json:"coming"`
	// Here says that you, who have said that you come, are there: send it every 20 seconds from ten minutes before the
	// hour, as long as you wait.
	// Five minutes before the hour tables are made of those who are there. At the hour, a player who neither is there nor has the
	// table open loses the chair to a bot. Until ten minutes after it, latecomers get a table, too.
	Here bool `json:"here,omitempty"`
}
