// Package wire defines the API as Go types: the messages of a stream, the commands of a
// player, requests and answers, and the table of all operations.
//
// It is the one source of the wire. From the types, their comments and their
// tags come openapi.json, the page's types.js, docs/view.schema.json and the
// field tables in docs/; a test fails if they have not been made again:
//
//	go generate ./internal/wire
//
// The comment of a field is its description for writers of clients. A
// field without omitempty is always there. Further facts about values
// are in the tag wire, with commas between: min, max, minlen, maxlen,
// minitems and maxitems with a number; enum with words; list with the name of
// a list that other packages have, such as languages; is and item with the
// name of a type that says more than the field's own, of the value or of a
// list's items; nullable; in=header of a parameter. The same, and what holds
// of several fields, stands behind //wire: in the comment of a type.
package wire

//go:generate go run ./generate

import (
	"encoding/json"
	"fmt"

	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Message is one viewer's account of one entry of a table's log. It is complete: a client that draws
// the last message draws the table.
type Message struct {
	// Seq is the number of the entry. Each viewer gets each number once, in order
	// and without gaps.
	Seq uint64 `json:"seq" wire:"min=1"`
	// At is its time, in milliseconds since 1970 UTC, like all times.
	At int64 `json:"at"`
	// Event is the event, as far as the viewer may know it.
	Event Event `json:"event"`
	// Settings are those the table was opened with. They, host and talk are present
	// when event.do is present.
	Settings *table.Settings `json:"settings,omitempty"`
	// Host is the id of the player who opened the table.
	Host string `json:"host,omitempty"`
	// Talk is the recent chat.
	Talk []table.Said `json:"talk,omitzero"`
	// Said is a bot's spontaneous remark after the event.
	Said *table.Said `json:"said,omitempty"`
	// Table is the state of the table.
	Table Table `json:"table"`
	// Seat is the viewer's seat; absent for spectators.
	Seat *int `json:"seat,omitempty" wire:"is=Seat"`
	// Muted are the ids of players at the table whom the viewer mutes or blocks.
	Muted []string `json:"muted,omitempty"`
	// View is what the viewer may know of the match, and do; absent before the first
	// match. It has options only if the viewer may act now: not while the match is
	// paused or a stand-in plays.
	View json.RawMessage `json:"view,omitempty" wire:"is=View"`
}

// Changes are a Message, given as its difference from the one before on the same
// stream.
type Changes struct {
	// Seq is as in a Message.
	Seq uint64 `json:"seq" wire:"min=1"`
	// At is as in a Message.
	At int64 `json:"at"`
	// Event is as in a Message.
	Event Event `json:"event"`
	// Said is as in a Message.
	Said *table.Said `json:"said,omitempty"`
	// Changes are a merge patch (RFC 7396) that makes table, seat, muted and view
	// from those of the previous message: missing fields stay, null removes a field,
	// an object changes fields of an object, and anything else replaces the old
	// value. An object in place of an array changes elements by index, from 0.
	Changes json.RawMessage `json:"changes"`
}

// The stages of a table.
const (
	Waiting = "waiting" // no match is in progress: players sit down, and become ready
	Mixing  = "mixing"  // a match has begun; seats disclose their entropy
	Playing = "playing" // a deal is in progress
	Between = "between" // a deal is over, and the next is due once all are ready
)

// What tables send, as they are.
type (
	Event = table.ShownEvent
	Table = table.ShownTable
	Chair = table.ShownChair
	Ask   = table.ShownProposal
)

// Commands about another player, which hold at all tables; no log of a table has them.
const (
	Follow table.Kind = "follow"
	Block  table.Kind = "block"
)

// A Command is what a player tells a table. Do decides which fields matter;
// leave out the rest.
//
//wire:when do=act needs act
//wire:when do=bot|entropy|ask|chat|mute|ban needs text
//wire:when do=bot|remove|away needs seat
//wire:when do=withdraw needs of
type Command struct {
	// ID is the client's own name for this command.
	ID string `json:"id" wire:"is=CommandID"`
	// Do is what to do. sit: take a chair (seat, which may be a bot's, or the first
	// empty one). stand: leave it; during a match the chair is kept, and a stand-in
	// plays until back. remove: clear the chair seat; a person's only as the host,
	// or if the host is not seated. bot: give the chair seat to the bot of level
	// text. name: use your current name (POST /api/me) at this table, before a
	// match. ready: for the match (text: commit, or nothing), for the next deal, for
	// another match (text: a new commit, or nothing). Before a match you must say it
	// again when a player leaves, or takes a chair that was not free; taking a free
	// one changes nothing. unready: withdraw it; your commitment is forgotten, so
	// commit to something new with the next ready. entropy: disclose in text what
	// you committed to. act: lay, offer, name or play (act, hand, seen). claim: end
	// a deal whose score can no longer change (GET /api/tables/{table}/claim says
	// whether that is so). away: have a stand-in play for seat, whose player has
	// been absent for three minutes, at a table without clock. back: take over
	// again; if your time was up, after the stand-in has acted. ask: propose text,
	// once the first deal is dealt: undo (your last act of this deal and everything
	// after it; it alone while it is secret), replay (all acts of this deal; the
	// cards stay the same), pause or abandon; any act cancels the proposal. answer:
	// agree (on) or refuse; for your own proposal, withdraw it. redo: bring back what
	// was taken back last at your request, with all that followed it, as long as no act
	// has been made since (redo of the Table says for whom there is such a thing). resume: ask to end a pause; it ends when everyone
	// present does, or after an hour when one of them does. chat: say text. mute,
	// follow, block: mute (on) or unmute the player whose id is text, and likewise; this holds at all tables:
	// see POST /api/me/ties. lock, as the host: let no
	// one else sit down, watch or get records (on), or let them again. ban, as the host:
	// keep out (on) the player whose id is text, or let them in again; they lose
	// their chair. The host is the player who opened the table or, while that player
	// is not seated, anyone who is. withdraw: have the command of not done, which you
	// have sent and which was not answered: if it still comes, it is refused as
	// withdrawn. If it had been done before, the answer has late.
	Do table.Kind `json:"do" wire:"enum=sit|stand|remove|bot|name|ready|unready|entropy|act|claim|away|back|ask|answer|redo|resume|chat|mute|follow|block|lock|ban|withdraw"`
	// Seat is the chair concerned; -1 or absent for your own, or any.
	Seat *int `json:"seat,omitempty" wire:"min=-1,max=4"`
	// Hand is the hand of the card, if you play a dummy's (act); -1 or absent for your own.
	Hand *int `json:"hand,omitempty" wire:"min=-1,max=4"`
	// Act is written as in a record, as "play KD"; see options of the View (act).
	Act string `json:"act,omitempty"`
	// Seen is the seq of the last message you saw when your player decided on this
	// command. What was meant for an earlier moment is refused as stale: an act for
	// another decision, an answer to another proposal; ready, unready, claim, ask,
	// redo or resume once the stage has changed, acts were taken back, or players must say
	// ready again; undo (ask) once you have acted again; and any command of which the
	// table no longer knows whether you have done it. An act is refused as bad if the
	// table has no such message. 0 or absent skips the check.
	Seen uint64 `json:"seen,omitempty"`
	// Text is the argument of do.
	Text string `json:"text,omitempty"`
	// On is yes (answer), mute (mute), lock (lock) or keep out (ban).
	On bool `json:"on,omitempty"`
	// Of is the id of the command to be withdrawn (withdraw).
	Of string `json:"of,omitempty" wire:"is=CommandID"`
}

// Answers of the hall and the lobby, as they are.
type (
	Reply  = live.Reply
	Seated = lobby.Seated
)

// ReadView reads the View of the message; nil if it has none. The game is
// that of the table's variant: see [table.Settings.Rules].
func (m *Message) ReadView(g *rules.Game) (*match.View, error) {
	if m.View == nil {
		return nil, nil
	}
	v, _, err := record.ParseView(m.View, g)
	if err != nil {
		return nil, fmt.Errorf("message %d: %w", m.Seq, err)
	}
	return &v, nil
}
