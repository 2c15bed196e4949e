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
	// Muted are the ids of players whom the viewer has muted.
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

// An Event is an event, as far as the viewer may know it.
type Event struct {
	// Do is as in Command, or one of these. open: the table was opened. hint: a player asked for one.
	// begin: a match has begun (lines is its header); disclose entropy now. deal: cards were dealt. away:
	// a stand-in plays; with text time, because the seat's time was up. close: after a long silence, a
	// match was given up (after 60 days, or 3 if all players had left it), or waiting players lost their
	// chairs (after 7 days, or sooner at a public table). nothing: what happened is not for this viewer.
	// present: nothing happened; this is the current state.
	Do table.Kind `json:"do"`
	// By is the player's id; absent if the table or a bot did it.
	By string `json:"by,omitempty"`
	// Seat is the chair concerned, or -1.
	Seat *int `json:"seat,omitempty" wire:"min=-1,max=4"`
	// Name is the name of the player (sit, name, chat, ban), or of the bot (bot).
	Name string `json:"name,omitempty"`
	// Text is as in Command; entropy is hidden until the record is open.
	Text string `json:"text,omitempty"`
	// Phrase is as in Said (chat).
	Phrase string `json:"phrase,omitempty" wire:"enum=luck|deal|played|unlucky|moment|thanks"`
	// On is yes (answer), mute (mute), lock (lock) or keep out (ban).
	On bool `json:"on,omitempty"`
	// Done says that all have agreed and the proposal is carried out, or that the
	// pause has ended.
	Done bool `json:"done,omitempty"`
	// To is the number of acts that remain of the deal after taking back.
	To int `json:"to,omitempty" wire:"min=0"`
	// Keep says that the acts after the one taken back remain, because it was still
	// secret. Only with undo (ask).
	Keep bool `json:"keep,omitempty"`
	// Acts are the acts, each after its seat, as "1 play AC"; absent if another
	// player acted in secret.
	Acts []string `json:"acts,omitempty" wire:"item=SeatedAct"`
	// Auto says that a bot did it, or a stand-in because the player's time was up.
	Auto string `json:"auto,omitempty" wire:"enum=bot|time"`
	// Lines are the header of the record, with the commitments (begin).
	Lines string `json:"lines,omitempty"`
}

// The stages of a table.
const (
	Waiting = "waiting" // no match is in progress: players sit down, and become ready
	Mixing  = "mixing"  // a match has begun; seats disclose their entropy
	Playing = "playing" // a deal is in progress
	Between = "between" // a deal is over, and the next is due once all are ready
)

// A Table is the state of a table.
type Table struct {
	// Stage is waiting: no match is in progress, and players sit down and say ready;
	// mixing: a match has begun, and those who committed to entropy disclose it
	// within ten seconds; playing: a deal is in progress; or between: a deal is
	// over, and the next comes when all have said ready.
	Stage string `json:"stage" wire:"enum=waiting|mixing|playing|between"`
	// Match is the number of matches begun at this table.
	Match int `json:"match" wire:"min=0"`
	// Paused says that no player may act, and no View has options, until everyone present has sent
	// resume.
	Paused bool `json:"paused,omitempty"`
	// Ended says that the last match has ended and no other has begun.
	Ended bool `json:"ended,omitempty"`
	// Cut says that it was abandoned.
	Cut bool `json:"cut,omitempty"`
	// Free says that players may take back decisions without asking.
	Free bool `json:"free,omitempty"`
	// Hints says that the table gives hints.
	Hints bool `json:"hints,omitempty"`
	// Open says that the record shows each deal once it is over.
	Open bool `json:"open,omitempty"`
	// Locked says that no one else may sit down or watch.
	Locked bool `json:"locked,omitempty"`
	// Banned are the players whom the host keeps out.
	Banned []table.Outsider `json:"banned,omitempty"`
	// Winners are the seats that won the last match, unless it was abandoned;
	// several if they share it. In a session of limited deals or games, the winner
	// has the most points of all seats; there is no winner if that is a dummy. (The end
	// of the View and of the record then name none.)
	Winners []int `json:"winners,omitzero" wire:"is=Seats"`
	// Number is the number of the deal in play, or of the last one, at a table whose
	// settings name a seed; only for players at the table.
	Number *uint64 `json:"number,omitempty"`
	// Chairs are the chairs, by seat.
	Chairs []Chair `json:"chairs" wire:"minitems=2,maxitems=5"`
	// Next is when the next deal comes even if not all are ready (between).
	Next int64 `json:"next,omitempty"`
	// Ask is a player's proposal.
	Ask *Ask `json:"ask,omitempty"`
}

// A Chair is a seat's player or bot; an empty object is a free chair.
type Chair struct {
	// Player is the player's id; absent for a bot or a free chair.
	Player string `json:"player,omitempty"`
	// Name is the name of the player or bot. Bots have people's names.
	Name string `json:"name,omitempty"`
	// Bot is the level of the bot.
	Bot string `json:"bot,omitempty"`
	// Temperament is the bot's taste beyond points, within its level: high bids
	// and premiums, low bids and none, tricks that opponents need, or bids of zero.
	Temperament string `json:"temperament,omitempty" wire:"enum=bold|careful|spoiler|noughts"`
	// Away says that a stand-in plays for the player.
	Away bool `json:"away,omitempty"`
	// Ready says that the player is ready or, during a pause, wants to go on.
	Ready bool `json:"ready,omitempty"`
	// Commit is the chair's commitment to entropy.
	Commit string `json:"commit,omitempty" wire:"is=Hash"`
	// Bank is the player's remaining time at since, in milliseconds.
	Bank int64 `json:"bank,omitempty"`
	// Since is when the current decision became due.
	Since int64 `json:"since,omitempty"`
	// Until is when the time for it runs out.
	Until int64 `json:"until,omitempty"`
	// Hints is the number of hints asked for in this match.
	Hints int `json:"hints,omitempty" wire:"min=0"`
	// Undone is how often acts were taken back in this match at the player's request; acts that were
	// still secret do not count.
	Undone int `json:"undone,omitempty" wire:"min=0"`
}

// Free reports whether the chair is free.
func (c *Chair) Free() bool { return c.Player == "" && c.Bot == "" }

// An Ask is a proposal that needs the consent of everyone present. It lapses
// when a player acts, stands or is set aside.
type Ask struct {
	// What is the proposal: see ask in Command.
	What string `json:"what" wire:"enum=undo|replay|pause|abandon"`
	// By is the seat that proposes it.
	By int `json:"by" wire:"is=Seat"`
	// To is the number of acts that remain of the deal after taking back.
	To int `json:"to" wire:"min=0"`
	// Yes are the seats that have agreed.
	Yes []int `json:"yes" wire:"is=Seats"`
}

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
	// agree (on) or refuse; for your own proposal, withdraw it. resume: ask to end a pause; it ends when everyone
	// present does, or after an hour when one of them does. chat: say text. mute:
	// mute (on) or unmute the player whose id is text. lock, as the host: let no
	// one else sit down, watch or get records (on), or let them again. ban, as the host:
	// keep out (on) the player whose id is text, or let them in again; they lose
	// their chair. The host is the player who opened the table or, while that player
	// is not seated, anyone who is. withdraw: have the command of not done, which you
	// have sent and which was not answered: if it still comes, it is refused as
	// withdrawn. If it had been done before, the answer has late.
	Do table.Kind `json:"do" wire:"enum=sit|stand|remove|bot|name|ready|unready|entropy|act|claim|away|back|ask|answer|resume|chat|mute|lock|ban|withdraw"`
	// Seat is the chair concerned; -1 or absent for your own, or any.
	Seat *int `json:"seat,omitempty" wire:"min=-1,max=4"`
	// Hand is the hand of the card, if you play a dummy's (act); -1 or absent for your own.
	Hand *int `json:"hand,omitempty" wire:"min=-1,max=4"`
	// Act is written as in a record, as "play KD"; see options of the View (act).
	Act string `json:"act,omitempty"`
	// Seen is the seq of the last message you saw when your player decided on this
	// command. What was meant for an earlier moment is refused as stale: an act for
	// another decision, an answer to another proposal; ready, unready, claim, ask or
	// resume once the stage has changed, acts were taken back, or players must say
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
