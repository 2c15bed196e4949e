// Package moderation knows what operators have decided about players and networks: it folds the audit log, says
// what is in force, and refuses what is forbidden. It is the one place where bans and silences are applied.
package moderation

import "ninetynine/internal/store"

// A Deed is what a caller does with an operation, as far as operators may forbid it. Where nothing is said, all that
// can be forbidden is.
type Deed uint8

// The deeds.
const (
	Speaking Deed = iota // what other people read: banned and silenced players may not
	Doing                // anything else: banned players may not
	Entering             // becoming a new player
	Reading              // what no operator forbids: reading, reckoning, leaving, one's own keys
	Told                 // its handler says, by the request, which of these it is
)

// The acts of operators.
const (
	ActRename    = "rename"       // a player
	ActSilence   = "silence"      // a player
	ActBan       = "ban"          // a player, or new players of a network
	ActBanAll    = "ban-all"      // everyone in a network
	ActLift      = "lift"         // all bans and silences of a player or a network
	ActDismiss   = "dismiss"      // a complaint or an appeal
	ActRemove    = "remove"       // a player from a chair
	ActClose     = "close"        // a table
	ActLink      = "link"         // a link that makes another device a player's
	ActEndKeys   = "end-keys"     // all keys of a player
	ActSplit     = "split"        // an alias from the player as whom it goes on
	ActErase     = store.ActErase // a player
	ActAppoint   = "appoint"      // a player as an operator
	ActDischarge = "discharge"    // an operator

	ActLiftBan     = "lift-ban"     // of a player or a network
	ActLiftSilence = "lift-silence" // of a player

	ActEvening    = "evening"     // a new standing hour
	ActEndEvening = "end-evening" // a standing hour
	ActEndGroup   = "end-group"   // a group
)

// Sanctions are what operators have decided about a player or a network, as far as it is in force.
type Sanctions struct {
	// Banned says that there is a ban.
	Banned bool `json:"banned,omitempty"`
	// BannedUntil is when it ends, in milliseconds since 1970 UTC; absent if it does not end by itself.
	BannedUntil int64 `json:"bannedUntil,omitempty"`
	// BannedFor is the reason.
	BannedFor string `json:"bannedFor,omitempty"`
	// Ban is the number of its entry in the audit log.
	Ban uint64 `json:"ban,omitempty"`
	// All says that the ban of a network is for its known players too.
	All bool `json:"all,omitempty"`
	// Network says that the ban of a player also keeps new players out of the networks that the player had used.
	Network bool `json:"network,omitempty"`
	// Silenced says that the player may say nothing.
	Silenced bool `json:"silenced,omitempty"`
	// SilencedUntil is as BannedUntil.
	SilencedUntil int64 `json:"silencedUntil,omitempty"`
	// SilencedFor is the reason.
	SilencedFor string `json:"silencedFor,omitempty"`
	// Silence is the number of its entry in the audit log.
	Silence uint64 `json:"silence,omitempty"`
}
