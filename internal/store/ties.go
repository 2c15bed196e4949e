package store

import (
	"errors"
	"slices"
	"time"
)

// A Tie is what a player thinks of another, who learns of a follow alone.
type Tie struct {
	Player, Other string
	Kind          TieKind
	At            time.Time // since when, to the millisecond; 1970 for a follow of which the other learns nothing
}

// A TieKind is a kind of ties.
type TieKind string

// The kinds of ties. Players who follow each other are friends.
const (
	Follow TieKind = "follow"
	Mute   TieKind = "mute"  // what the other writes is not shown
	Block  TieKind = "block" // likewise, and the other gets no chair where the player sits or is the host
)

// CheckTie checks that a store can keep a tie.
func CheckTie(t *Tie) error {
	if t.Kind == "" || t.Player == t.Other {
		return errors.New("a tie has a kind, and joins two players")
	}
	return errors.Join(CheckID(t.Player), CheckID(t.Other), checkText(string(t.Kind)))
}

// Ties are ties of one player: those that the player has, and those that others have to the player.
type Ties []Tie

// Has reports whether one of them is of this kind between the players.
func (ts Ties) Has(player, other string, kind TieKind) bool {
	return slices.ContainsFunc(ts, func(t Tie) bool { return t.Player == player && t.Other == other && t.Kind == kind })
}

// Friends reports whether the two follow each other, and neither blocks the other.
func (ts Ties) Friends(player, other string) bool {
	return ts.Has(player, other, Follow) && ts.Has(other, player, Follow) && !ts.Apart(player, other)
}

// Apart reports whether one of the two blocks the other.
func (ts Ties) Apart(player, other string) bool {
	return ts.Has(player, other, Block) || ts.Has(other, player, Block)
}
