package wire

import (
	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// Me is a player as players see one another.
type Me struct {
	// ID is the player's, known to all who play with them.
	ID string `json:"id"`
	// Name is what the player is called.
	Name string `json:"name" wire:"is=Name"`
}

// Somebody is Me, or an empty object for who has no session.
//
//wire:needs id: name
//wire:needs name: id
type Somebody struct {
	// ID is the player's.
	ID string `json:"id,omitempty"`
	// Name is what the player is called.
	Name string `json:"name,omitempty" wire:"is=Name"`
}

// An Entrance is how somebody becomes a player.
type Entrance struct {
	// Name is what to be called.
	Name string `json:"name"`
	// Token says that a program asks, which wants a token instead of a cookie.
	Token bool `json:"token,omitempty"`
}

// A Guest is a player who has begun a session.
type Guest struct {
	Me
	// Token is there only if it was asked for; send it as Authorization: Bearer
	// TOKEN, and show it to nobody.
	Token string `json:"token,omitempty"`
}

// A Renaming is another name.
type Renaming struct {
	// Name is what to be called from now on.
	Name string `json:"name"`
}

// A Code lets another device go on as its player.
type Code struct {
	// Code is the code: who has it can become you, so show it to nobody.
	Code string `json:"code"`
	// Until is when it ends, in milliseconds since 1970 UTC.
	Until int64 `json:"until"`
}

// A GoingOn is how a device goes on as another's player.
type GoingOn struct {
	// Code is what POST /api/session/code has answered to the other device.
	Code string `json:"code"`
	// Token says that a program asks, which wants a token instead of a cookie.
	Token bool `json:"token,omitempty"`
}

// A Profile is what is known of a player.
type Profile struct {
	Me
	// Tallies are what the player's matches have come to, by variant.
	Tallies []store.Tally `json:"tallies"`
}

// A History is a page of a player's matches.
type History struct {
	// Matches are the matches, the newest first.
	Matches []Result `json:"matches"`
	// Before is what to ask with for the next page; absent on the last.
	Before string `json:"before,omitempty"`
}

// A HistoryQuery says which matches are asked for.
type HistoryQuery struct {
	// Variant asks for those of this variant alone, a house's changes to it
	// included; an id of /api/variants.
	Variant string `json:"variant,omitempty"`
	// Before is from the page before.
	Before string `json:"before,omitempty"`
	// Limit is how many, 20 if it is left out.
	Limit int `json:"limit,omitempty" wire:"min=1,max=100"`
}

// A Result is how a match ended.
type Result struct {
	// Table is the table's id; told only to who played in the match, since it is
	// the key to the table.
	Table string `json:"table,omitempty"`
	// Match is the number at its table, from 1.
	Match int `json:"match" wire:"min=1"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// House says that the house had changed the variant.
	House bool `json:"house,omitempty"`
	// Began is when, in milliseconds since 1970 UTC.
	Began int64 `json:"began"`
	// Ended is when, in milliseconds since 1970 UTC.
	Ended int64 `json:"ended"`
	// Cut says that it was abandoned: nobody has won. A session that has had its
	// deals or games is not cut.
	Cut bool `json:"cut,omitempty"`
	// Deals are those played to their end.
	Deals int `json:"deals" wire:"min=0"`
	// Games are those played to their end.
	Games int `json:"games" wire:"min=0"`
	// Chairs are what the match came to for each.
	Chairs []table.Share `json:"chairs"`
}
