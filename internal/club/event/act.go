package event

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

// A Kind is the word for what an act does.
type Kind string

// The kinds of acts.
const (
	SetUp      Kind = "setup"      // the organiser sets the event up, or changes its setup
	Enter      Kind = "member"     // a member is entered, or renamed
	Same       Kind = "same"       // two members are one player under two spellings; withdraw it to part them again
	Here       Kind = "here"       // a member plays from a round on: from the first, late, or back again
	Gone       Kind = "gone"       // a member no longer plays, from a round on
	Open       Kind = "round"      // a round is opened, with its tables
	Seat       Kind = "seated"     // who really sat at a table in a round
	Substitute Kind = "substitute" // a member, often a bot, takes a chair over from a board on
	Report     Kind = "result"     // the result of a board, of a deal, or of a whole match
	Correct    Kind = "correction" // the result as it should have been entered, or of the board that was really played
	Confirm    Kind = "confirm"    // a second player confirms a result
	Contest    Kind = "dispute"    // a player disputes a result
	Rule       Kind = "ruling"     // a player gets an adjusted score for a board
	Withdraw   Kind = "withdraw"   // acts are taken back
	Close      Kind = "close"      // a round is closed or, without a round, the event
	Reopen     Kind = "reopen"     // it is opened again
	SetClock   Kind = "clock"      // the clock of a round is set
)

const (
	mostActs    = 20_000 // of an event: 60 members fill a tenth of it in a long day
	mostSent    = 1_000  // about a table's results, or of one member's coming and going, by those who do not run the event
	mostRounds  = 99
	mostTables  = 99
	mostBoards  = mostRounds * slips.Most
	mostPoints  = 9_999
	mostMembers = 300
	mostReplace = 100
	longestName = 40
	longestText = 200
)

// A Chair is a place at a table, from 0. At a table with one player more than hands, its players sit out in turn.
type Chair int

// An Act is one entry of an event's log, in the form in which it is stored for ever. Which fields an act has depends on
// its kind: see the function fields. Others are absent in JSON. Numbers and positions are from 1, chairs from 0.
type Act struct {
	Withheld bool      `json:"withheld,omitempty"` // the name of an erased member was taken out; first: see [journal.Entry.Withheld]
	Do       Kind      `json:"do"`
	ID       string    `json:"id"`                 // drawn at random by the device that made the act
	By       string    `json:"by,omitempty"`       // the id of the player who sent it; absent if a table's phone did without signing in
	Device   string    `json:"device,omitempty"`   // names the device that made it
	Count    uint64    `json:"count,omitempty"`    // among the acts of its device; it shows a reader what is missing, and decides nothing
	Replaces []string  `json:"replaces,omitempty"` // the ids of the acts that no longer count because of this one
	Of       string    `json:"of,omitempty"`       // the id of the result that is confirmed or disputed
	Round    int       `json:"round,omitempty"`    // absent: the event is closed or reopened
	Table    int       `json:"table,omitempty"`
	Board    uint64    `json:"board,omitempty"`  // or, in a match, the deal at this table; absent: the whole match
	Chair    Chair     `json:"chair,omitempty"`  // that is taken over
	From     int       `json:"from,omitempty"`   // the position of the substitute's first board among those of the table in the round
	Member   string    `json:"member,omitempty"` // the id of the member concerned, chosen by the device that entered it
	Other    string    `json:"other,omitempty"`  // the id of the member who is the same player
	Name     string    `json:"name,omitempty"`
	Person   string    `json:"person,omitempty"` // the member's id in the group, or as a player; absent if unknown
	Bot      string    `json:"bot,omitempty"`    // the level of a member who is a computer player
	Setup    *Setup    `json:"setup,omitempty"`
	Tables   []Seating `json:"tables,omitempty"` // of a round
	Seats    []string  `json:"seats,omitempty"`  // the ids of the members who sat at the table, by chair
	Result   *Result   `json:"result,omitempty"`
	Ruling   *Ruling   `json:"ruling,omitempty"`
	Ends     int64     `json:"ends,omitempty"`   // when the round's time is up, in milliseconds since 1970 UTC
	Reason   string    `json:"reason,omitempty"` // in the words of the player who did it
}

// A Seating is a table of a round as it was planned. Where boards come back in later rounds, all rounds are opened before
// the first is played: a board's results are shown once no table of an opened round has yet to play it.
type Seating struct {
	Table  int      `json:"table"`            // its number, from 1
	Seats  []string `json:"seats"`            // the ids of the members, by chair: as many as the variant has players, or one more
	Boards []uint64 `json:"boards,omitempty"` // the numbers of the boards, in the order of play; absent in matches, which have all deals
}

// A Result is what is known of a board, a deal or a match: either the entry or the points.
type Result struct {
	Entry  *pad.Entry `json:"entry,omitempty"`  // bids, tricks and premiums by the seats of the deal
	Points []int32    `json:"points,omitempty"` // by the seats of the deal or, of a whole match, by chair
	Made   []bool     `json:"made,omitempty"`   // beside points: whether each contract was made; absent if unknown
	Out    *Chair     `json:"out,omitempty"`    // the chair that sat out; absent: the next in turn, where one sits out
}

// A Ruling is a score that a director gives to one player instead of the player's own.
type Ruling struct {
	Score  string `json:"score"`            // as below
	Points int32  `json:"points,omitempty"` // those of a fixed score
}

// The scores of a ruling.
const (
	Average = "average" // the mean of the others in the chair; 0 if there are none
	Plus    = "plus"    // so much above it: see [Scoring]
	Minus   = "minus"   // so much below it
	Fixed   = "fixed"   // points
)

// fields returns the fields of a kind of act, besides those that every act may have. One with ? may be absent.
func fields(k Kind) string {
	return map[Kind]string{
		SetUp: "Setup",
		Enter: "Member Name ?Person ?Bot",
		Same:  "Member Other",
		Here:  "Member Round", Gone: "Member Round",
		Open:       "Round Tables",
		Seat:       "Round Table Seats",
		Substitute: "Round Table ?Chair From Member",
		Report:     "Round Table ?Board Result",
		Correct:    "Round Table ?Board Result Replaces Reason",
		Confirm:    "Of",
		Contest:    "Of Reason",
		Rule:       "Round Table ?Board Member Ruling Reason",
		Withdraw:   "Replaces Reason",
		Close:      "?Round", Reopen: "?Round",
		SetClock: "Round ?Ends",
	}[k]
}

// Encode returns the act as the body of an entry.
func (a *Act) Encode() []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(a); err != nil {
		panic("event: " + err.Error()) // no field of an act can fail
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// Decode reads the body of an entry. It refuses unknown kinds and fields, which this program could not fold: see
// [journal.Unknown].
func Decode(text []byte) (*Act, error) {
	a := new(Act)
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(a)
	switch {
	case err != nil && strings.HasPrefix(err.Error(), "json: unknown field "): // the error has no type of its own
		err = &journal.Unknown{Text: err.Error()}
	case err == nil && fields(a.Do) == "":
		err = &journal.Unknown{Text: fmt.Sprintf("no act is called %q", a.Do)}
	case err == nil:
		err = a.form()
	}
	if err != nil {
		return nil, fmt.Errorf("the log holds something that is no act, or one of a newer ninetynine: %w", err)
	}
	return a, nil
}

// Withhold takes the name and the words of people out of an act, as of an erased member. Of other acts it returns
// false.
func (a *Act) Withhold() bool {
	if a.Name == "" && a.Person == "" && a.Reason == "" {
		return false
	}
	a.Withheld, a.Name, a.Person, a.Reason = true, "", "", ""
	return true
}

// A FieldError says which field of an act is wrong.
type FieldError struct {
	Field string // as in JSON
	Err   error
}

// Error says so, with the remedy.
func (e *FieldError) Error() string { return e.Field + ": " + e.Err.Error() }

func wrong(field, text string, args ...any) error {
	return &FieldError{field, fmt.Errorf(text, args...)}
}

// form returns a [*FieldError] for an act whose fields are not those of its kind.
func (a *Act) form() error {
	want := strings.Fields(fields(a.Do))
	if len(want) == 0 {
		return wrong("do", "no act is called %q", a.Do)
	}
	v := reflect.ValueOf(a).Elem()
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch empty := v.Field(i).IsZero(); {
		case empty && slices.Contains(want, f.Name) && !(a.Withheld && (f.Name == "Name" || f.Name == "Reason")):
			return wrong(name, "is missing: the act %q needs it", a.Do)
		case !empty && !slices.Contains(want, f.Name) && !slices.Contains(want, "?"+f.Name) && !slices.Contains(strings.Fields("Withheld Do ID By Device Count Replaces Reason"), f.Name):
			return wrong(name, "leave it out: the act %q has no use for it", a.Do)
		}
	}
	return nil
}

// check returns a [*FieldError] for an act that no event could have. It makes names and reasons what a log stores.
func (a *Act) check() error {
	err := a.form()
	switch {
	case err != nil:
		return err
	case a.Withheld:
		return wrong("withheld", "leave it out: only erasure withholds names")
	case len(a.Replaces) > mostReplace:
		return wrong("replaces", "an act may replace %d others at most", mostReplace)
	case slices.Contains(a.Replaces, a.ID):
		return wrong("replaces", "an act cannot replace itself")
	case a.Do == Report && len(a.Replaces) > 0:
		return wrong("replaces", "a result that replaces another is a correction, with a reason")
	case a.Do == Same && a.Member == a.Other:
		return wrong("other", "name another member")
	}
	if err := a.checkIDs(); err != nil {
		return err
	}
	if err := a.checkNumbers(); err != nil {
		return err
	}
	if a.Name != "" {
		if a.Name, err = letters.Name(a.Name, longestName); err != nil {
			return &FieldError{"name", err}
		}
	}
	if a.Reason != "" {
		if a.Reason, err = letters.Text(a.Reason, longestText); err != nil {
			return &FieldError{"reason", err}
		}
	}
	return nil
}

func (a *Act) checkIDs() error {
	seats := slices.Clone(a.Seats)
	for _, t := range a.Tables {
		seats = append(seats, t.Seats...)
	}
	for i, m := range seats {
		if slices.Contains(seats[:i], m) {
			return wrong("seats", "%q sits in two chairs", m)
		}
	}
	for _, id := range slices.Concat([]string{a.ID}, a.Replaces, seats) {
		if err := store.CheckID(id); err != nil {
			return &FieldError{"id", err}
		}
	}
	for _, id := range []string{a.By, a.Device, a.Of, a.Member, a.Other, a.Person, a.Bot} {
		if err := store.CheckID(id); id != "" && err != nil {
			return &FieldError{"id", err}
		}
	}
	return nil
}

func (a *Act) checkNumbers() error {
	for _, n := range []struct {
		field    string
		is, most int64
	}{
		{"round", int64(a.Round), mostRounds}, {"table", int64(a.Table), mostTables}, {"from", int64(a.From), slips.Most},
		{"chair", int64(a.Chair), rules.MaxSeats}, {"ends", a.Ends, math.MaxInt64}, {"board", int64(a.Board), mostBoards},
	} {
		if n.is < 0 || n.is > n.most {
			return wrong(n.field, "it is at most %d", n.most)
		}
	}
	for i, t := range a.Tables {
		if t.Table < 1 || t.Table > mostTables || slices.ContainsFunc(a.Tables[:i], func(o Seating) bool { return o.Table == t.Table }) {
			return wrong("tables", "tables are 1 to %d, each once", mostTables)
		}
		if len(t.Boards) > slips.Most || slices.ContainsFunc(t.Boards, func(n uint64) bool { return n < 1 || n > mostBoards }) {
			return wrong("boards", "a table has %d at most, with numbers from 1 to %d", slips.Most, mostBoards)
		}
	}
	return nil
}
