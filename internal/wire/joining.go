package wire

import (
	"encoding/json"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/store"
)

// A Proving shows that the caller has a key of a player. Send one of them.
type Proving struct {
	// Code is the code of a link: from another device, from the terminal or from an operator.
	Code string `json:"code,omitempty"`
	// Words are the recovery words, in any case, with any spaces.
	Words string `json:"words,omitempty"`
	// Passkey is what PublicKeyCredential.toJSON() returns after navigator.credentials.get().
	Passkey *json.RawMessage `json:"passkey,omitempty"`
	// Back says that the browser has the key in a cookie: it was the player before it changed over to another.
	Back bool `json:"back,omitempty"`
	// As is that player, by id, if the browser was several; absent: the last.
	As string `json:"as,omitempty"`
}

// A Proven is the player whose key the caller has. Nothing has changed yet.
type Proven struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// Code is what POST /api/session or POST /api/me/joined needs. It works once; if it is not a link's, only for
	// the session with which it was asked for or, without one, with the cookies of this answer.
	Code string `json:"code"`
	// Until is when it expires, in milliseconds since 1970 UTC.
	Until int64 `json:"until"`
	// Last is the day on which the player was last here, in UTC; absent if no key is left that says so.
	Last string `json:"last,omitempty" wire:"is=Date"`
	// ByOperator says that an operator made the link.
	ByOperator bool `json:"byOperator,omitempty"`
	// Here is the player of the caller's session; absent without one, and if it is the same player.
	Here *Here `json:"here,omitempty"`
}

// A Here is the player of a session that may change over to another.
type Here struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	identity.Standing
}

// A GoingOn makes a device another player's. The player that it was before stays as it is: if nothing else has a key
// of that player, the browser can go back for seven days.
type GoingOn struct {
	// Code is the code of POST /api/session/proof, or of a link.
	Code string `json:"code"`
	// As is the id of the player that the code is of, as a sign that you know it.
	As string `json:"as"`
	// Token says that the caller is a program and wants a token instead of a cookie. A caller who has sent a token gets
	// a token.
	Token bool `json:"token,omitempty"`
}

// A Joining makes another player one with you.
type Joining struct {
	// Code is the code of POST /api/session/proof for the other, from recovery words, from a passkey or from this
	// browser's own cookie; no link's.
	Code string `json:"code"`
	// As is the id of the other player, as a sign that you know it.
	As string `json:"as"`
	// Me is your id, as a sign that you know which of the two stays.
	Me string `json:"me"`
	// Hand says that you know that the other sits in a match in progress, whose hand all your devices then see.
	Hand bool `json:"hand,omitempty"`
}

// A Joined is a player who became one with you.
type Joined struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// At is since when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Until is when it can no longer be undone, in milliseconds since 1970 UTC.
	Until int64 `json:"until"`
}

// A KeyAct is what an operator did with your keys, or with the players who became one with you.
type KeyAct struct {
	// Act is what it was: see POST /api/operator/acts.
	Act string `json:"act" wire:"enum=link|end-keys|split"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Reason is the operator's reason.
	Reason string `json:"reason"`
}

// A Back is the player that this browser was before it changed over to another, and can be again.
type Back struct {
	Me
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// Until is when that ends, in milliseconds since 1970 UTC.
	Until int64 `json:"until"`
	// Joined says that the player became one with another. To go back undoes that.
	Joined bool `json:"joined,omitempty"`
	// To is that other, if it was done elsewhere: this browser was signed in as the player.
	To *Joined `json:"to,omitempty"`
}

// A Fresh is a change of your keys in the last seven days that came after this session, and from elsewhere.
type Fresh struct {
	// ID is the id of the key (see GET /api/me/keys), or of the player who became one with you.
	ID string `json:"id"`
	// Kind is the kind of the key, an operator's link among them; joined: a player became one with you.
	Kind store.Kind `json:"kind" wire:"enum=device|ssh|passkey|words|link|joined"`
	// Label is that of the key, or the name of the player with the tag.
	Label string `json:"label,omitempty"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// By says that an operator did it, or made the link by which the key came; absent otherwise.
	By string `json:"by,omitempty" wire:"enum=operator"`
	// From is when an operator's link begins to work, in milliseconds since 1970 UTC; absent otherwise.
	From int64 `json:"from,omitempty"`
}
