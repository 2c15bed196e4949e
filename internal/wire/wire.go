// Package wire is what a server and its clients say to one another about a
// table, as Go values: the messages of a stream and the commands of a player.
// On the wire they are JSON. docs/api.md tells how to use them.
package wire

import (
	"encoding/json"
	"fmt"

	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Message is what a viewer is told of one entry of a table's log, and how
// things stand after it.
type Message struct {
	Seq   uint64 `json:"seq"` // number of the entry; every viewer gets every number once, in order
	At    int64  `json:"at"`  // when, in milliseconds since 1970 UTC
	Event Event  `json:"event"`
	Table Table  `json:"table"`
	Seat  *int   `json:"seat,omitempty"` // the viewer's; absent if it only watches

	View  json.RawMessage `json:"view,omitempty"`  // what the viewer may know of the match; see [Message.ReadView]
	Muted []string        `json:"muted,omitempty"` // ids of players whom the viewer does not hear

	// Only in a message that tells how things stand, not what has happened.
	Settings *table.Settings `json:"settings,omitempty"` // what the table was opened with
	Host     string          `json:"host,omitempty"`     // id of the player who opened it
	Talk     []table.Said    `json:"talk,omitempty"`     // the last of what was said
}

// An Event is what has happened, as far as the viewer may know.
type Event struct {
	Do   table.Kind `json:"do"`
	By   string     `json:"by,omitempty"`   // id of the player who did it
	Seat *int       `json:"seat,omitempty"` // of the chair that it is about, or -1
	Name string     `json:"name,omitempty"`
	Text string     `json:"text,omitempty"`
	On   bool       `json:"on,omitempty"`
	Done bool       `json:"done,omitempty"` // what was asked has everybody's consent, and is done
	To   int        `json:"to,omitempty"`   // of what is undone: how many acts of the deal remain

	Acts  []string `json:"acts,omitempty"`  // each after its seat, as "1 play AC"
	Auto  string   `json:"auto,omitempty"`  // "bot" or "time" if the chair's player did not act itself
	Lines string   `json:"lines,omitempty"` // of a match that begins: the header of its record
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
	Stage   string  `json:"stage"` // [Waiting], [Mixing], [Playing] or [Between]
	Match   int     `json:"match"` // how many have begun here
	Paused  bool    `json:"paused,omitempty"`
	Ended   bool    `json:"ended,omitempty"` // the last match has
	Cut     bool    `json:"cut,omitempty"`   // before its time
	Free    bool    `json:"free,omitempty"`  // acts are taken back without asking
	Hints   bool    `json:"hints,omitempty"`
	Open    bool    `json:"open,omitempty"`    // hidden cards are shown after each deal
	Winners []int   `json:"winners,omitempty"` // of the match that has ended, by seat
	Number  *uint64 `json:"number,omitempty"`  // of the deal in play or the last one, where deals have names
	Chairs  []Chair `json:"chairs"`
	Next    int64   `json:"next,omitempty"` // when the next deal comes by itself
	Ask     *Ask    `json:"ask,omitempty"`
}

// A Chair is a live seat, and who has it.
type Chair struct {
	Player string `json:"player,omitempty"` // id; absent of a bot and of nobody
	Name   string `json:"name,omitempty"`
	Bot    string `json:"bot,omitempty"`  // its level
	Away   bool   `json:"away,omitempty"` // a stand-in plays for the player
	Ready  bool   `json:"ready,omitempty"`
	Commit string `json:"commit,omitempty"` // to what the player adds to the shuffle, in hexadecimal
	Bank   int64  `json:"bank,omitempty"`   // milliseconds left to think at Since
	Since  int64  `json:"since,omitempty"`  // from when on the seat has been thinking
	Until  int64  `json:"until,omitempty"`  // when its time is up
	Hints  int    `json:"hints,omitempty"`  // asked for in this match
	Undone int    `json:"undone,omitempty"` // how often the player has taken back in this match
}

// Free reports whether nobody has the chair.
func (c *Chair) Free() bool { return c.Player == "" && c.Bot == "" }

// An Ask is a proposal that waits for the consent of all who are there.
type Ask struct {
	What string `json:"what"` // "undo", "replay", "pause" or "abandon"
	By   int    `json:"by"`
	To   int    `json:"to"`  // of what is undone: how many acts of the deal remain
	Yes  []int  `json:"yes"` // seats that have agreed
}

// A Command is what a player does at a table.
type Command struct {
	ID   string     `json:"id"` // the player's own, for this command alone: sent again, it is done once
	Do   table.Kind `json:"do"`
	Seat *int       `json:"seat,omitempty"`
	Hand *int       `json:"hand,omitempty"` // whose card is played, if not one's own
	Act  string     `json:"act,omitempty"`  // in the words of a record
	Seen uint64     `json:"seen,omitempty"` // the last message that the player knew
	Text string     `json:"text,omitempty"`
	On   bool       `json:"on,omitempty"`
}

// A Reply says which entry of a table's log something has led to.
type Reply struct {
	Table string `json:"table,omitempty"` // its id, when it was opened or found
	Seq   uint64 `json:"seq"`
	Again bool   `json:"again,omitempty"` // it had been done before
}

// Advice is what the strongest player would do in somebody's place, and what
// it makes of the other choices.
type Advice struct {
	Act     string   `json:"act"`    // in the words of a record
	Player  string   `json:"player"` // who gives it
	Choices []Choice `json:"choices"`
	Bids    []Bid    `json:"bids,omitempty"` // when laying aside
}

// A Choice is what may be done, and what it is worth.
type Choice struct {
	Act      string  `json:"act"`
	Points   float64 `json:"points"` // expected of the deal, less the mean of the others
	Gap      float64 `json:"gap"`    // how many points less than the first choice
	GapError float64 `json:"gapError"`
	Chance   float64 `json:"chance"` // of making the contract, from 0 to 1
}

// A Bid is a number of tricks, and the best way to bid it.
type Bid struct {
	Tricks int     `json:"tricks"`
	Best   string  `json:"best"` // the bid-cards
	Points float64 `json:"points"`
	Chance float64 `json:"chance"`
}

// A Score is what a deal has come to, as everybody may know it.
type Score struct {
	Deal    uint32   `json:"deal"` // from 0
	Game    uint16   `json:"game"` // that it belongs to, from 0
	Dealer  int      `json:"dealer"`
	Trump   string   `json:"trump"`
	Made    []bool   `json:"made"`    // by seat: the contract
	Premium []string `json:"premium"` // held
	Won     []int    `json:"won"`     // tricks
	Points  []int    `json:"points"`
	Totals  []int    `json:"totals"` // in play in the game

	Closed *struct { // if the deal ended its game
		Bonus   []int `json:"bonus"`
		Winners []int `json:"winners"` // by seat
	} `json:"closed,omitempty"`
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
