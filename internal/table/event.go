package table

import (
	"bytes"
	"encoding/json"
	"fmt"

	"ninetynine/rules"
)

// A Doing is what an event, or the command that it comes from, does.
type Doing string

// What players do, and what tables do by themselves.
const (
	Create  Doing = "open"    // the table comes to be
	Sit     Doing = "sit"     // a player takes a chair
	Stand   Doing = "stand"   // a player leaves it, or in the middle of a match lets a stand-in play
	Remove  Doing = "remove"  // the host clears a chair
	Seat    Doing = "bot"     // a bot is given a chair, or taken from it
	Rename  Doing = "name"    // a player is called otherwise from now on
	Ready   Doing = "ready"   // a player is ready for the match, the next deal, or another match
	Unready Doing = "unready" // a player is not ready for the match after all
	Begin   Doing = "begin"   // the table begins a match
	Entropy Doing = "entropy" // a player discloses what the chair adds to the shuffle
	Deal    Doing = "deal"    // the table deals
	Act     Doing = "act"     // somebody lays, offers, names or plays
	Claim   Doing = "claim"   // a player ends a deal in which nothing can change the score
	Away    Doing = "away"    // a stand-in plays for a player whose time is up
	Back    Doing = "back"    // the player takes over again
	Ask     Doing = "ask"     // a player proposes something that needs consent
	Answer  Doing = "answer"  // another agrees or not
	Resume  Doing = "resume"  // a player wants to end a pause; the last to do so ends it
	Chat    Doing = "chat"    // somebody says something
	Mute    Doing = "mute"    // a player does not want to hear another, or does again
	Hint    Doing = "hint"    // a player asks for advice
	Close   Doing = "close"   // the table gives up a match that nobody has touched for long
)

// What may be proposed.
const (
	Undo    = "undo"    // the proposer's last act in this deal, and all after it
	Replay  = "replay"  // all of this deal's acts: it is played again, with the same cards
	Pause   = "pause"   // clocks stop, and nobody acts until somebody resumes
	Abandon = "abandon" // the match ends without a winner
)

// NoSeat stands in an event that is of no seat.
const NoSeat = -1

// An Event is one thing that happened at a table. Which fields hold anything
// depends on what it does.
type Event struct {
	Do   Doing  `json:"do"`
	By   string `json:"by,omitempty"` // the player's id; "" if the table or a bot does it
	ID   string `json:"id,omitempty"` // of the command, as its client chose it
	Seat int8   `json:"seat"`         // of the chair that it is about, or NoSeat
	Name string `json:"name,omitempty"`
	Text string `json:"text,omitempty"` // a bot's level, what is asked or said, a commitment or entropy, why somebody is away
	On   bool   `json:"on,omitempty"`   // yes; muted
	Done bool   `json:"done,omitempty"` // what was asked has everybody's consent, and is done
	To   int    `json:"to,omitempty"`   // of what is undone: how many acts of the deal remain
	Keep bool   `json:"keep,omitempty"` // who was ready is so still: a chair is taken that was free

	Acts     []string  `json:"acts,omitempty"` // in the words of a record, with their seats before them, as "1 play AC"
	Auto     string    `json:"auto,omitempty"` // "bot" or "time" if the chair's player did not act itself
	Lines    string    `json:"lines,omitempty"`
	Secret   string    `json:"secret,omitempty"` // of a match: what its deals come from, in hexadecimal; told to nobody before its end
	Settings *Settings `json:"settings,omitempty"`

	acts []rules.Action // Acts, read
}

// Encode returns the event as the body of an entry.
func (e *Event) Encode() []byte {
	b, err := json.Marshal(e)
	if err != nil { // there is nothing in it that JSON cannot say
		panic("table: " + err.Error())
	}
	return b
}

// Decode reads the body of an entry.
func Decode(body []byte) (Event, error) {
	var e Event
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields() // a newer program's events mean more than this one can fold
	if err := d.Decode(&e); err != nil {
		return Event{}, fmt.Errorf("the log holds something that is no event, or one of a newer ninetynine: %w", err)
	}
	return e, nil
}

// read returns the acts of the event.
func (e *Event) read() ([]rules.Action, error) {
	if e.acts != nil {
		return e.acts, nil
	}
	for _, text := range e.Acts {
		if len(text) < 3 || text[0] < '0' || text[0] >= '0'+rules.MaxSeats || text[1] != ' ' {
			return nil, fmt.Errorf("%q is no act with its seat before it", text)
		}
		a, err := rules.ParseAction(rules.Seat(text[0]-'0'), text[2:])
		if err != nil {
			return nil, err
		}
		e.acts = append(e.acts, a)
	}
	return e.acts, nil
}

// put sets the acts of the event.
func (e *Event) put(acts ...rules.Action) {
	e.acts = acts
	for _, a := range acts {
		e.Acts = append(e.Acts, string(a.Append([]byte{'0' + byte(a.Seat()), ' '})))
	}
}
