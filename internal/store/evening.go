package store

import (
	"errors"
)

// An Evening is a standing hour of each week, at which tables are made of the players who are there.
type Evening struct {
	// ID is its id.
	ID string `json:"id"`
	// Group is the id of the group whose evening it is; absent for one of the server.
	Group string `json:"group,omitempty"`
	// Weekday is the day, from 0 for Sunday.
	Weekday int `json:"weekday" wire:"min=0,max=6"`
	// Minute is the minute of the day on the clocks of the zone.
	Minute int `json:"minute" wire:"min=0,max=1439"`
	// Zone is the time zone, as Europe/Berlin.
	Zone string `json:"zone"`
	// Variant is the id of a published variant.
	Variant string `json:"variant"`
	// Games is the number of games in a match; absent: as the variant says.
	Games int `json:"games,omitempty" wire:"min=0,max=100"`
	// Clock limits thinking time, as 10m+10s.
	Clock string `json:"clock"`
	// Bot is the level of the bots that fill tables.
	Bot string `json:"bot"`
	// Due is when a server next has something to do for it, in milliseconds since 1970 UTC; 0: never, as it seems.
	Due int64 `json:"-"`
}

// A Coming is a player's word to come to an occurrence of an evening. Times are in milliseconds since 1970 UTC.
type Coming struct {
	Evening string
	Begins  int64
	Player  string
	Said    int64  // when
	Here    int64  // when the player's client last said that the player is there; 0: not yet
	From    string `json:",omitempty"` // stands for the address at this occurrence alone, and says whether the player is a regular one; "" if neither is known
	Table   int    `json:",omitempty"` // the number of the table that the player was given, from 1; 0: none; -1: it began without the player
	Name    string `json:",omitempty"` // of the player; only in answers
}

// A Plan says who sits with whom at an occurrence of an evening.
type Plan struct {
	Evening string
	Begins  int64      // in milliseconds since 1970 UTC
	Tables  [][]string // of ids of players
}

// CheckEvening checks that a store can keep an evening.
func CheckEvening(e *Evening) error {
	if e.ID == "" || e.Variant == "" || e.Zone == "" {
		return errors.New("an evening has an id, a variant and a zone")
	}
	return checkText(e.ID, e.Group, e.Zone, e.Variant, e.Clock, e.Bot)
}

// CheckComing checks that a store can keep a player's word.
func CheckComing(c *Coming) error {
	if c.Evening == "" || c.Player == "" || c.Begins <= 0 {
		return errors.New("a player comes to an occurrence of an evening")
	}
	return checkText(c.Evening, c.Player, c.From)
}
