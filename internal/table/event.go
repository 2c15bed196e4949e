package table

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
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
	Act      Kind = "act"      // a player, or the chair's bot, lays, offers, names or plays
	Claim    Kind = "claim"    // a player ends a deal whose score is settled
	Away     Kind = "away"     // a stand-in plays for a player who is absent, or whose time is up
	Back     Kind = "back"     // the player takes over again
	Propose  Kind = "ask"      // a player proposes something that needs consent
	Answer   Kind = "answer"   // another player agrees or refuses
	Redo     Kind = "redo"     // a player brings back what was taken back last at their request
	Resume   Kind = "resume"   // a player wants to end a pause; the last to do so ends it
	Chat     Kind = "chat"     // a player or a spectator sends a message
	Mute     Kind = "mute"     // a player mutes another, or unmutes
	Hint     Kind = "hint"     // a player asks for advice
	Lock     Kind = "lock"     // the host locks the table, or unlocks it
	Ban      Kind = "ban"      // the host keeps a player out, or lets one in again
	Withdraw Kind = "withdraw" // a player withdraws a command that has not arrived
	Merge    Kind = "merge"    // a player has become an alias of another, who takes the chair over
	Erase    Kind = "erase"    // a player has been erased: the name and the chat are gone
	Close    Kind = "close"    // the table gives up a match, or clears the chairs, after a long time without an event
)

// What may be proposed.
const (
	Undo    = "undo"    // the proposer's last act in this deal, and all after it
	Replay  = "replay"  // all of this deal's acts: play it again, with the same cards
	Pause   = "pause"   // stop clocks and play until all players resume
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
	// Withheld says that the player's name, and what the player wrote, was taken out of the entry: see [Withhold].
	Withheld bool
}

// A Payload is what happened: one type for each kind of event.
type Payload interface{ Kind() Kind }

// The payloads, in the order of the kinds. A field is written as the field of [body] that has its name, or
// that its tag names.
type (
	Opened struct {
		Settings Settings
		Lines    string // of the record: the deals before the match, see [PlayOn]; "" for nothing
		Edition  int    // of the levels that play here: see [search.Edition]; older logs have none, and the first
		Net      string // with which they play: the first 8 bytes of the file's SHA-256, in hexadecimal; "" if unknown
	}
	Sat struct {
		Name string
		Keep bool // players who were ready still are: the chair was free
	}
	Stood     struct{}
	Removed   struct{}
	BotSeated struct {
		Level       string `body:"Text"`
		Name        string
		Temperament string // "" if such a bot has none
		Keep        bool   // as in Sat
	}
	Renamed struct{ Name string }
	Readied struct {
		Commit string `body:"Text"` // to the chair's share of the shuffle, in hexadecimal; "" for none
	}
	Unreadied struct{}
	Begun     struct {
		Header string     `body:"Lines"` // of the record; people's names stand with the chairs, except in older logs
		Secret cards.Seed // the deals follow from it; no player gets it before the match ends
	}
	Disclosed struct {
		Entropy cards.Seed `body:"Text"`
	}
	Dealt struct {
		Line string `body:"Lines"` // of the record
	}
	Acted struct {
		Act   rules.Action `body:"Acts"`
		Auto  string       // "bot" or "time" if the chair's player did not act
		After string       `body:"Lines"` // lines of the record that follow the end of a deal; "" if it goes on
	}
	Claimed struct {
		Acts  []rules.Action // which play the deal out
		After string         `body:"Lines"` // as in Acted
	}
	Replaced struct {
		Why string `body:"Text"` // "time" if the clock ran out
	}
	Returned struct{}
	Proposed struct {
		What string `body:"Text"`
		To   int    // for an undo: how many acts of the deal remain
		Done bool   // no other player needs to agree
		Keep bool   // for an undo: the acts after that one remain too
	}
	Answered struct {
		Yes  bool `body:"On"`
		Done bool // all players have agreed
	}
	Redone struct {
		Keep  bool   // it was taken back alone, as in Proposed
		After string `body:"Lines"` // as in Acted
	}
	Resumed struct{ Done bool } // the pause is over
	Chatted struct{ Name, Text string }
	Muted   struct {
		Player string `body:"Text"` // id
		On     bool
	}
	Hinted struct{}
	Locked struct{ On bool }
	Banned struct {
		Player string `body:"Text"` // id
		Name   string
		On     bool
	}
	Closed struct{}
	// Withdrawn says that a command of the player is not to be done if it still arrives.
	Withdrawn struct {
		Of string `body:"Text"` // its id
	}
	Merged struct {
		Player string `body:"Text"` // the id that takes the place of By
		Back   bool   `body:"On"`   // it was an alias until now, and takes back what By took over from it
	}
	Erased struct{}
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
func (Redone) Kind() Kind    { return Redo }
func (Resumed) Kind() Kind   { return Resume }
func (Chatted) Kind() Kind   { return Chat }
func (Muted) Kind() Kind     { return Mute }
func (Hinted) Kind() Kind    { return Hint }
func (Locked) Kind() Kind    { return Lock }
func (Banned) Kind() Kind    { return Ban }
func (Closed) Kind() Kind    { return Close }
func (Withdrawn) Kind() Kind { return Withdraw }
func (Merged) Kind() Kind    { return Merge }
func (Erased) Kind() Kind    { return Erase }

// body is an event as written in a log. The meaning of a field depends on the kind.
type body struct {
	Withheld    bool      `json:"withheld,omitempty"` // the first field: see [journal.Entry.Withheld]
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
	Edition     int       `json:"edition,omitempty"`
	Net         string    `json:"net,omitempty"`
	Settings    *Settings `json:"settings,omitempty"`
}

// Encode returns the event as the body of an entry.
func (e *Event) Encode() []byte { return appendJSON(nil, e.body()) }

func (e *Event) body() *body {
	b := &body{Withheld: e.Withheld, Do: e.What.Kind(), By: e.By, ID: e.ID, Seat: e.Seat}
	from, to := reflect.ValueOf(e.What), reflect.ValueOf(b).Elem()
	for i, at := range layouts[b.Do].fields {
		to.Field(at).Set(reflect.ValueOf(written(from.Field(i).Interface())))
	}
	return b
}

// written returns the written form of a payload's field.
func written(field any) any {
	switch x := field.(type) {
	case Settings:
		return &x
	case cards.Seed:
		return x.String()
	case rules.Action:
		return words(x)
	case []rules.Action:
		return words(x...)
	}
	return field
}

// A layout says how the payload of a kind is written.
type layout struct {
	payload reflect.Type
	fields  []int // of a body, in the order of the payload's
}

var layouts = layOut(Opened{}, Sat{}, Stood{}, Removed{}, BotSeated{}, Renamed{}, Readied{}, Unreadied{}, Begun{}, Disclosed{}, Dealt{}, Acted{},
	Claimed{}, Replaced{}, Returned{}, Proposed{}, Answered{}, Redone{}, Resumed{}, Chatted{}, Muted{}, Hinted{}, Locked{}, Banned{}, Closed{}, Withdrawn{},
	Merged{}, Erased{})

func layOut(payloads ...Payload) map[Kind]layout {
	all := map[Kind]layout{}
	for _, p := range payloads {
		l := layout{payload: reflect.TypeOf(p)}
		for i := range l.payload.NumField() {
			f := l.payload.Field(i)
			at, ok := reflect.TypeFor[body]().FieldByName(cmp.Or(f.Tag.Get("body"), f.Name))
			if !ok {
				panic("table: a body has no field for " + f.Name)
			}
			l.fields = append(l.fields, at.Index[0])
		}
		all[p.Kind()] = l
	}
	return all
}

// Decode reads the body of an entry. It refuses unknown kinds and fields, which this program could not
// fold: see [journal.Unknown].
func Decode(text []byte) (Event, error) {
	var b body
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(&b)
	if err != nil && strings.HasPrefix(err.Error(), "json: unknown field ") { // the error has no type of its own
		err = &journal.Unknown{Text: err.Error()}
	}
	e := Event{By: b.By, ID: b.ID, Seat: b.Seat, Withheld: b.Withheld}
	if err == nil {
		e.What, err = b.payload()
	}
	if err == nil && !e.says(&b) {
		err = &journal.Unknown{Text: fmt.Sprintf("a field does not belong to %q", b.Do)}
	}
	if err == nil && e.Withheld && !e.blank() {
		err = fmt.Errorf("%q cannot be withheld, or not like this", b.Do)
	}
	if err != nil {
		return Event{}, fmt.Errorf("the log holds something that is no event, or one of a newer ninetynine: %w", err)
	}
	return e, nil
}

// says reports whether the event expresses everything that was read. The first logs have a name with every
// event and a text with some, which mean nothing.
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
	l, known := layouts[b.Do]
	if !known {
		return nil, &journal.Unknown{Text: fmt.Sprintf("no event is called %q", b.Do)}
	}
	from, to := reflect.ValueOf(b).Elem(), reflect.New(l.payload).Elem()
	for i, at := range l.fields {
		if err := read(to.Field(i), from.Field(at)); err != nil {
			return nil, err
		}
	}
	return to.Interface().(Payload), nil
}

// read sets the field of a payload from its written form.
func read(field, written reflect.Value) (err error) {
	switch x := field.Addr().Interface().(type) {
	case *Settings:
		if written.IsNil() {
			return errors.New("a log begins with a table's settings")
		}
		*x = *written.Interface().(*Settings)
	case *cards.Seed:
		*x, err = cards.ParseSeed(written.String())
	case *rules.Action:
		var acts []rules.Action
		if acts, err = parseActs(written.Interface().([]string)); err == nil && len(acts) != 1 {
			return fmt.Errorf("%d acts stand where there is one", len(acts))
		} else if err == nil {
			*x = acts[0]
		}
	case *[]rules.Action:
		if *x, err = parseActs(written.Interface().([]string)); err == nil && len(*x) == 0 {
			return errors.New("the acts of a claim are missing")
		}
	default:
		field.Set(written)
	}
	return err
}

func parseActs(texts []string) ([]rules.Action, error) {
	acts := make([]rules.Action, len(texts))
	for i, text := range texts {
		if len(text) < 3 || text[0] < '0' || text[0] >= '0'+rules.MaxSeats || text[1] != ' ' {
			return nil, fmt.Errorf("%q is no act with its seat before it", text)
		}
		var err error
		if acts[i], err = rules.ParseAction(rules.Seat(text[0]-'0'), text[2:]); err != nil {
			return nil, err
		}
	}
	return acts, nil
}

// words returns acts in the words of a record, each after its seat.
func words(acts ...rules.Action) []string {
	texts := make([]string, len(acts))
	for i, a := range acts {
		var room [32]byte
		texts[i] = string(a.Append(append(room[:0], '0'+byte(a.Seat()), ' ')))
	}
	return texts
}
