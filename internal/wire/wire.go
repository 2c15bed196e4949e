// Package wire is what a server and its clients say to one another, as Go
// types: the messages of a stream, the commands of a player, requests and
// answers, and the table of all operations.
//
// It is the one source of the wire. From the types, their comments and their
// tags come openapi.json, the page's types.js, docs/view.schema.json and the
// field tables in docs/; a test fails if they have not been made anew:
//
//	go generate ./internal/wire
//
// The comment of a field is its description for those who write clients. A
// field without omitempty is always there. What more can be said of values
// stands in the tag wire, with commas between: min, max, minlen, maxlen,
// minitems and maxitems with a number; enum with words; is and item with the
// name of a type that says more than the field's own, of the value or of a
// list's items; nullable; in=header of a parameter. The same, and what holds
// of several fields, stands behind //wire: in the comment of a type.
package wire

//go:generate go run ./generate

import (
	"encoding/json"
	"fmt"

	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Message is what one viewer is told of one entry of a table's log, complete
// in itself: a client that draws the last message draws the table.
type Message struct {
	// Seq is the number of the entry: each viewer gets each number once, in
	// order and without gaps.
	Seq uint64 `json:"seq" wire:"min=1"`
	// At is when it happened, in milliseconds since 1970 UTC, as all moments.
	At int64 `json:"at"`
	// Event is what has happened, as far as the viewer may know.
	Event Event `json:"event"`
	// Settings are what the table was opened with. They, host and talk are there
	// when event.do is present.
	Settings *table.Settings `json:"settings,omitempty"`
	// Host is the id of the player who opened the table.
	Host string `json:"host,omitempty"`
	// Talk is what was said lately.
	Talk []table.Said `json:"talk,omitzero"`
	// Table is how the table stands.
	Table Table `json:"table"`
	// Seat is where the viewer sits; absent for spectators.
	Seat *int `json:"seat,omitempty" wire:"is=Seat"`
	// Muted are the ids of players whom the viewer does not hear.
	Muted []string `json:"muted,omitempty"`
	// View is what the viewer may know of the match, and do; absent before the
	// first match. Its options are there if the viewer may act now, and only
	// then: not while the match is paused, nor while a stand-in plays.
	View json.RawMessage `json:"view,omitempty" wire:"is=View"`
}

// Changes are a Message as it differs from the one before it on the same
// stream.
type Changes struct {
	// Seq is as in a Message.
	Seq uint64 `json:"seq" wire:"min=1"`
	// At is as in a Message.
	At int64 `json:"at"`
	// Event is as in a Message.
	Event Event `json:"event"`
	// Changes are a merge patch (RFC 7396) that makes table, seat, muted and view
	// from those of the message before: fields that are not there stay as they
	// were, null takes a field away, an object changes fields of an object, and
	// anything else takes the place of what was there. An object in the place of
	// an array changes elements by their number, from 0.
	Changes json.RawMessage `json:"changes"`
}

// An Event is what has happened, as far as the viewer may know.
type Event struct {
	// Do is as in Command, and: open, the table came to be; hint, somebody asked
	// for one; begin, a match has begun (lines is its header), disclose entropy
	// now; deal, cards were dealt; away, a stand-in plays, with text time since
	// the seat's time was up; close, nothing had happened for long: a match was
	// given up (after 60 days, or 3 if all players had left it), or the chairs
	// were cleared of those who waited for one (after 7 days, or 15 minutes at a
	// public table with a bank); nothing, what happened is not this viewer's
	// business; present, nothing happened, this is how things stand.
	Do table.Kind `json:"do"`
	// By is the player's id; absent if the table or a bot did it.
	By string `json:"by,omitempty"`
	// Seat is that of the chair that it is about, or -1.
	Seat *int `json:"seat,omitempty" wire:"min=-1,max=4"`
	// Name is that of the player (sit, name, chat), or of the bot (bot).
	Name string `json:"name,omitempty"`
	// Text is as in Command; entropy is told to nobody before the record is open.
	Text string `json:"text,omitempty"`
	// On is yes (answer), or not to be heard (mute).
	On bool `json:"on,omitempty"`
	// Done says that what was asked for has everybody's consent, and is done, or
	// that the pause has ended.
	Done bool `json:"done,omitempty"`
	// To is how many acts of the deal remain of what is taken back.
	To int `json:"to,omitempty" wire:"min=0"`
	// Acts are what was done, each behind the seat whose card or offer it is, as
	// "1 play AC"; absent where another does it in secret.
	Acts []string `json:"acts,omitempty" wire:"item=SeatedAct"`
	// Auto says that a bot did it, or a stand-in for who had no time left.
	Auto string `json:"auto,omitempty" wire:"enum=bot|time"`
	// Lines are the header of the record, with the commitments (begin).
	Lines string `json:"lines,omitempty"`
}

// The stages of a table.
const (
	Waiting = "waiting" // no match is in progress: players sit down, and say that they are ready
	Mixing  = "mixing"  // a match has begun; seats disclose what they add to the shuffle
	Playing = "playing" // a deal is in progress
	Between = "between" // a deal is over, and the next is due once everybody is ready
)

// A Table is how a table stands.
type Table struct {
	// Stage is waiting: no match is in progress, players sit down and say ready;
	// mixing: a match has begun, who has committed to entropy discloses it within
	// ten seconds; playing: a deal is in progress; or between: a deal is over, the
	// next comes when all have said ready.
	Stage string `json:"stage" wire:"enum=waiting|mixing|playing|between"`
	// Match is how many have begun at this table.
	Match int `json:"match" wire:"min=0"`
	// Paused says that nobody acts, and no View has options, until all who are
	// there have said resume.
	Paused bool `json:"paused,omitempty"`
	// Ended says that the last match has ended, and no other has begun.
	Ended bool `json:"ended,omitempty"`
	// Cut says that it ended because it was abandoned.
	Cut bool `json:"cut,omitempty"`
	// Free says that decisions may be taken back without asking.
	Free bool `json:"free,omitempty"`
	// Hints says that hints are given.
	Hints bool `json:"hints,omitempty"`
	// Open says that the record shows each deal when it is over.
	Open bool `json:"open,omitempty"`
	// Winners are who has won the match that has ended, if it was not abandoned;
	// several if they share it. Of a session of limited deals or games: who has
	// most points (the end of the View, and of the record, then name nobody).
	Winners []int `json:"winners,omitzero" wire:"is=Seats"`
	// Number is that of the deal in play, or of the last one, at a table whose
	// settings name a seed, for who sits there.
	Number *uint64 `json:"number,omitempty"`
	// Chairs are the chairs, by seat.
	Chairs []Chair `json:"chairs" wire:"minitems=2,maxitems=5"`
	// Next is when the next deal comes though not all are ready (between).
	Next int64 `json:"next,omitempty"`
	// Ask is what somebody has proposed.
	Ask *Ask `json:"ask,omitempty"`
}

// A Chair is who has it; an empty object is a free chair.
type Chair struct {
	// Player is the player's id; absent for a bot and for nobody.
	Player string `json:"player,omitempty"`
	// Name is what the player or the bot is called. A bot's is a person's.
	Name string `json:"name,omitempty"`
	// Bot is the level of the bot that has the chair.
	Bot string `json:"bot,omitempty"`
	// Away says that a stand-in plays for the player.
	Away bool `json:"away,omitempty"`
	// Ready says that the player has said so; while the match is paused, that the
	// player wants to go on.
	Ready bool `json:"ready,omitempty"`
	// Commit is the chair's commitment to entropy.
	Commit string `json:"commit,omitempty" wire:"is=Hash"`
	// Bank is how many milliseconds the player had left at since.
	Bank int64 `json:"bank,omitempty"`
	// Since is when the decision that is due came to be due.
	Since int64 `json:"since,omitempty"`
	// Until is when the time for it is up.
	Until int64 `json:"until,omitempty"`
	// Hints is how many were asked for in this match.
	Hints int `json:"hints,omitempty" wire:"min=0"`
	// Undone is how often in this match something was taken back at the player's
	// request.
	Undone int `json:"undone,omitempty" wire:"min=0"`
}

// Free reports whether nobody has the chair.
func (c *Chair) Free() bool { return c.Player == "" && c.Bot == "" }

// An Ask is a proposal that waits for the consent of all who are there; it
// lapses when anybody acts, stands or is set aside.
type Ask struct {
	// What is what is proposed: see ask in Command.
	What string `json:"what" wire:"enum=undo|replay|pause|abandon"`
	// By is the seat that proposes it.
	By int `json:"by" wire:"is=Seat"`
	// To is how many acts of the deal remain of what is taken back.
	To int `json:"to" wire:"min=0"`
	// Yes are the seats that have agreed.
	Yes []int `json:"yes" wire:"is=Seats"`
}

// A Command is something that a player tells a table. Which fields matter
// depends on do; the others are left out.
//
//wire:when do=act needs act
//wire:when do=bot|entropy|ask|chat|mute needs text
//wire:when do=bot|remove|away needs seat
type Command struct {
	// ID is the client's own name for this command.
	ID string `json:"id" wire:"is=CommandID"`
	// Do is what to do. sit: take a chair (seat, which may be a bot's, or the
	// first that is empty). stand: leave it; in the middle of a match the chair is
	// kept, and a stand-in plays until back. remove: clear the chair seat; a
	// person's only as the host, or if the host does not sit at the table. bot:
	// give the chair seat to the bot of level text. name: be called at this table
	// as you are called now (POST /api/me), before a match. ready: for the match
	// (text: commit, or nothing), for the next deal, for another match (text: a
	// new commit, or nothing). Before a match it must be said again when somebody
	// leaves, or another takes a chair that was not free; who takes a free one
	// changes nothing. unready: not be ready for the match after all; what was
	// committed to is forgotten, so commit to something new with the next ready.
	// entropy: disclose in text what commit was made of. act: lay, offer, name or
	// play (act, hand, seen). claim: end a deal in which nothing can change the
	// score any more (GET /api/tables/{table}/claim says whether it is so). away:
	// have a stand-in play for seat, whose player has not come for three minutes,
	// at a table without clock. back: take over again; if one's time was up, once
	// the stand-in has acted. ask: propose text, once the first deal was dealt:
	// undo (one's last act of this deal and everything after it), replay (all acts
	// of this deal; the cards stay the same), pause or abandon; an act of anybody
	// lets the proposal lapse. answer: agree (on) or not; who has asked withdraws
	// it so. resume: wish to end a pause; it ends when all who are there do, or
	// after an hour when one of them does. chat: say text. mute: do not hear (on),
	// or hear again, the player whose id is text.
	Do table.Kind `json:"do" wire:"enum=sit|stand|remove|bot|name|ready|unready|entropy|act|claim|away|back|ask|answer|resume|chat|mute"`
	// Seat is that of the chair that it is about; -1 or nothing for one's own, or
	// any.
	Seat *int `json:"seat,omitempty" wire:"min=-1,max=4"`
	// Hand is whose card it is, if it is a dummy's that one plays (act); -1 or
	// nothing for one's own.
	Hand *int `json:"hand,omitempty" wire:"min=-1,max=4"`
	// Act is in the words of a record, as "play KD"; see options of the View (act).
	Act string `json:"act,omitempty"`
	// Seen is the seq of the last message seen (act, answer). What was meant for
	// an earlier decision or proposal is refused as stale, and an act as bad if
	// the table has no such message; 0 or nothing does not ask.
	Seen uint64 `json:"seen,omitempty"`
	// Text is what do says of it.
	Text string `json:"text,omitempty"`
	// On is yes (answer), or not to be heard (mute).
	On bool `json:"on,omitempty"`
}

// A Reply says which entry of the table's log a command has led to.
type Reply struct {
	// Seq is the number of the entry; the message of this number tells of it.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Again says that it had been done before.
	Again bool `json:"again,omitempty"`
}

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
