package table

import (
	"bytes"
	"encoding/json"
	"fmt"
	"ninetynine/internal/store/journal"
	"reflect"
	"strings"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Kind is the word for what an event, or the command behind it, does.
type Kind string

// What players do, and what tables do by themselves.
const (
	Create   Kind = "open"     // the table is opened
	Sit      Kind = "sit"      // a player takes a chair
	Stand    Kind = "stand"    // a player leaves it or, during a match, lets a stand-in play
	Remove   Kind = "remove"   // the host clears a chair
	SeatBot  Kind = "bot"      // a bot gets a chair
	Rename   Kind = "name"     // a player changes name
	Ready    Kind = "ready"    // a player is ready for the match, the next deal, or another match
	Unready  Kind = "unready"  // a player is not ready for the match after all
	Begin    Kind = "begin"    // the table begins a match
	Entropy  Kind = "entropy"  // a player discloses their share of the shuffle
	Deal     Kind = "deal"     // the table deals
	Act      Kind = "act"      // somebody lays, offers, names or plays
	Claim    Kind = "claim"    // a player ends a deal whose score is settled
	Away     Kind = "away"     // a stand-in plays for a player who is absent, or whose time is up
	Back     Kind = "back"     // the player takes over again
	Propose  Kind = "ask"      // a player proposes something that needs consent
	Answer   Kind = "answer"   // another player agrees or refuses
	Resume   Kind = "resume"   // a player wants to end a pause; the last to do so ends it
	Chat     Kind = "chat"     // somebody says something
	Mute     Kind = "mute"     // a player mutes another, or unmutes
	Hint     Kind = "hint"     // a player asks for advice
	Lock     Kind = "lock"     // the host locks the table, or unlocks it
	Ban      Kind = "ban"      // the host keeps a player out, or lets one in again
	Withdraw Kind = "withdraw" // a player withdraws a command that has not come
	Close    Kind = "close"    // the table gives up a match, or clears the chairs, as nothing has happened for long
)

// What may be proposed.
const (
	Undo    = "undo"    // the proposer's last act in this deal, and all after it
	Replay  = "replay"  // all of this deal's acts: play it again, with the same cards
	Pause   = "pause"   // stop clocks and play until everyone resumes
	Abandon = "abandon" // the match ends without a winner
)

// NoSeat is the Seat of an event that concerns no seat.
const NoSeat = -1

// An Event is one thing that happened at a table.
type Event struct {
	By   string // the player's id; "" if the table or a bot did it
	ID   string // of the command, as its client chose it
	Seat int8   // the chair concerned, or NoSeat
	What Payload
}

// A Payload is what happened: one type for each kind of event.
type Payload interface{ Kind() Kind }

// The payloads, in the order of the kinds.
type (
	Opened struct {
		Settings Settings
		Lines    string // of the record: what came before the match, see [PlayOn]; "" for nothing
	}
	Sat struct {
		Name string
		Keep bool // players who were ready still are: the chair was free
	}
	Stood     struct{}
	Removed   struct{}
	BotSeated struct {
		Level, Name string
		Temperament string // "" if such a bot has none
		Keep        bool   // as of Sat
	}
	Renamed   struct{ Name string }
	Readied   struct{ Commit string } // to the chair's share of the shuffle, in hexadecimal; "" for none
	Unreadied struct{}
	Begun     struct {
		Header string     // of the record
		Secret cards.Seed // what the deals follow from; told to nobody before the match ends
	}
	Disclosed struct{ Entropy cards.Seed }
	Dealt     struct{ Line string } // of the record
	Acted     struct {
		Act   rules.Action
		Auto  string // "bot" or "time" if the chair's player did not act itself
		After string // lines of the record that follow the end of a deal; "" if it goes on
	}
	Claimed struct {
		Acts  []rules.Action // which play the deal out
		After string         // as of Acted
	}
	Replaced struct{ Why string } // "time" if the clock ran out
	Returned struct{}
	Proposed struct {
		What string
		To   int  // of what is undone: how many acts of the deal remain
		Done bool // nobody else needs to agree
		Keep bool // of what is undone: the acts after that one remain too
	}
	Answered struct {
		Yes  bool
		Done bool // everybody has agreed
	}
	Resumed struct{ Done bool } // the pause is over
	Chatted struct{ Name, Text string }
	Muted   struct {
		Player string // id
		On     bool
	}
	Hinted struct{}
	Locked struct{ On bool }
	Banned struct {
		Player, Name string
		On           bool
	}
	Closed struct{}
	// Withdrawn says that a command of the player is not to be done if it still comes.
	Withdrawn struct{ Of string } // its id
)

// Kind returns the word for the event.
func (Opened) Kind() Kind    { return Create }
func (Sat) Kind() Kind       { return Sit }
func (Stood) Kind() Kind     { return Stand }
func (Removed) Kind() Kind   { return Remove }
func (BotSeated) Kind() Kind { return SeatBot }
func (Renamed) Kind() Kind   { return Rename }
func (Readied) Kind() Kind   { return Ready }
func (Unreadied) Kind() Kind { return Unready }
func (Begun) Kind() Kind     { return Begin }
func (Disclosed) Kind() Kind { return Entropy }
func (Dealt) Kind() Kind     { return Deal }
func (Acted) Kind() Kind     { return Act }
func (Claimed) Kind() Kind   { return Claim }
func (Replaced) Kind() Kind  { return Away }
func (Returned) Kind() Kind  { return Back }
func (Proposed) Kind() Kind  { return Propose }
func (Answered) Kind() Kind  { return Answer }
func (Resumed) Kind() Kind   { return Resume }
func (Chatted) Kind() Kind   { return Chat }
func (Muted) Kind() Kind     { return Mute }
func (Hinted) Kind() Kind    { return Hint }
func (Locked) Kind() Kind    { return Lock }
func (Banned) Kind() Kind    { return Ban }
func (Closed) Kind() Kind    { return Close }
func (Withdrawn) Kind() Kind { return Withdraw }

// body is an event as written in a log and, with fewer fields, in messages.
// The meaning of a field depends on the kind.
type body struct {
	Do          Kind      `json:"do"`
	By          string    `json:"by,omitempty"`
	ID          string    `json:"id,omitempty"`
	Seat        int8      `json:"seat"`
	Name        string    `json:"name,omitempty"`
	Text        string    `json:"text,omitempty"`
	Temperament string    `json:"temperament,omitempty"`
	On          bool      `json:"on,omitempty"`
	Done        bool      `json:"done,omitempty"`
	To          int       `json:"to,omitempty"`
	Keep        bool      `json:"keep,omitempty"`
	Acts        []string  `json:"acts,omitempty"` // each after its seat, as "1 play AC"
	Auto        string    `json:"auto,omitempty"`
	Lines       string    `json:"lines,omitempty"`
	Secret      string    `json:"secret,omitempty"`
	Settings    *Settings `json:"settings,omitempty"`
	Phrase      string    `json:"phrase,omitempty"` // which one the text is; told, but in no log
}

// Encode returns the event as the body of an entry.
func (e *Event) Encode() []byte { return appendJSON(nil, e.body()) }

func (e *Event) body() *body {
	b := &body{Do: e.What.Kind(), By: e.By, ID: e.ID, Seat: e.Seat}
	switch p := e.What.(type) {
	case Opened:
		b.Settings, b.Lines = &p.Settings, p.Lines
	case Sat:
		b.Name, b.Keep = p.Name, p.Keep
	case BotSeated:
		b.Text, b.Name, b.Temperament, b.Keep = p.Level, p.Name, p.Temperament, p.Keep
	case Renamed:
		b.Name = p.Name
	case Readied:
		b.Text = p.Commit
	case Begun:
		b.Lines, b.Secret = p.Header, p.Secret.String()
	case Disclosed:
		b.Text = p.Entropy.String()
	case Dealt:
		b.Lines = p.Line
	case Acted:
		b.Acts, b.Auto, b.Lines = words(p.Act), p.Auto, p.After
	case Claimed:
		b.Acts, b.Lines = words(p.Acts...), p.After
	case Replaced:
		b.Text = p.Why
	case Proposed:
		b.Text, b.To, b.Done, b.Keep = p.What, p.To, p.Done, p.Keep
	case Answered:
		b.On, b.Done = p.Yes, p.Done
	case Resumed:
		b.Done = p.Done
	case Chatted:
		b.Name, b.Text = p.Name, p.Text
	case Muted:
		b.Text, b.On = p.Player, p.On
	case Locked:
		b.On = p.On
	case Banned:
		b.Text, b.Name, b.On = p.Player, p.Name, p.On
	case Withdrawn:
		b.Text = p.Of
	}
	return b
}

// Decode reads the body of an entry. It refuses unknown kinds and fields, which
// this program could not fold: see [journal.Unknown].
func Decode(text []byte) (Event, error) {
	var b body
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(&b)
	if err != nil && strings.HasPrefix(err.Error(), "json: unknown field ") { // it has no type of its own
		err = &journal.Unknown{Text: err.Error()}
	}
	e := Event{By: b.By, ID: b.ID, Seat: b.Seat}
	if err == nil {
		e.What, err = b.payload()
	}
	if err == nil && !e.says(&b) {
		err = &journal.Unknown{Text: fmt.Sprintf("a field does not belong to %q", b.Do)}
	}
	if err != nil {
		return Event{}, fmt.Errorf("the log holds something that is no event, or one of a newer ninetynine: %w", err)
	}
	return e, nil
}

// says reports whether the event expresses all that was read. The first logs
// have a name with every event and a text with some, which mean nothing.
func (e *Event) says(b *body) bool {
	has, read := e.body(), *b
	has.Name = read.Name
	if len(has.Acts) == len(read.Acts) {
		has.Acts = read.Acts // however their cards are ordered
	}
	if b.Do == Remove {
		has.Text = read.Text
	}
	return reflect.DeepEqual(has, &read)
}

func (b *body) payload() (Payload, error) {
	switch b.Do {
	case Create:
		if b.Settings == nil {
			return nil, fmt.Errorf("a log begins with a table's settings")
		}
		return Opened{*b.Settings, b.Lines}, nil
	case Sit:
		return Sat{b.Name, b.Keep}, nil
	case Stand:
		return Stood{}, nil
	case Remove:
		return Removed{}, nil
	case SeatBot:
		return BotSeated{b.Text, b.Name, b.Temperament, b.Keep}, nil
	case Rename:
		return Renamed{b.Name}, nil
	case Ready:
		return Readied{b.Text}, nil
	case Unready:
		return Unreadied{}, nil
	case Begin:
		secret, err := cards.ParseSeed(b.Secret)
		return Begun{b.Lines, secret}, err
	case Entropy:
		entropy, err := cards.ParseSeed(b.Text)
		return Disclosed{entropy}, err
	case Deal:
		return Dealt{b.Lines}, nil
	case Act, Claim:
		return b.acts()
	case Away:
		return Replaced{b.Text}, nil
	case Back:
		return Returned{}, nil
	case Propose:
		return Proposed{b.Text, b.To, b.Done, b.Keep}, nil
	case Answer:
		return Answered{b.On, b.Done}, nil
	case Resume:
		return Resumed{b.Done}, nil
	case Chat:
		return Chatted{b.Name, b.Text}, nil
	case Mute:
		return Muted{b.Text, b.On}, nil
	case Hint:
		return Hinted{}, nil
	case Lock:
		return Locked{b.On}, nil
	case Ban:
		return Banned{b.Text, b.Name, b.On}, nil
	case Close:
		return Closed{}, nil
	case Withdraw:
		return Withdrawn{b.Text}, nil
	}
	return nil, &journal.Unknown{Text: fmt.Sprintf("nobody knows what %q does", b.Do)}
}

// acts reads the acts of an event that has some.
func (b *body) acts() (Payload, error) {
	acts := make([]rules.Action, len(b.Acts))
	for i, text := range b.Acts {
		if len(text) < 3 || text[0] < '0' || text[0] >= '0'+rules.MaxSeats || text[1] != ' ' {
			return nil, fmt.Errorf("%q is no act with its seat before it", text)
		}
		var err error
		if acts[i], err = rules.ParseAction(rules.Seat(text[0]-'0'), text[2:]); err != nil {
			return nil, err
		}
	}
	switch {
	case b.Do == Claim && len(acts) > 0:
		return Claimed{acts, b.Lines}, nil
	case b.Do == Act && len(acts) == 1:
		return Acted{acts[0], b.Auto, b.Lines}, nil
	}
	return nil, fmt.Errorf("%d acts are not what %q comes to", len(acts), b.Do)
}

// words returns acts in the words of a record, each after its seat.
func words(acts ...rules.Action) []string {
	texts := make([]string, len(acts))
	for i, a := range acts {
		texts[i] = string(a.Append([]byte{'0' + byte(a.Seat()), ' '}))
	}
	return texts
}
