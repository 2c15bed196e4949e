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
	"ninetynine/internal/table"
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

// presence reports whether an act says from when on a member plays, or no longer does.
func (k Kind) presence() bool { return k == Here || k == Gone }

const (
	mostActs     = 20_000 // of an event: 60 members fill a tenth of it in a long day
	mostSent     = 1_000  // about a table's results, by those who do not run the event
	mostMoves    = 50     // of one member's coming and going, likewise
	MostRounds   = 99
	MostTables   = 200 // of a round
	mostBoards   = MostRounds * slips.Most
	mostPoints   = 9_999
	mostPlanned  = 20_000 // boards or deals at all tables of all rounds
	mostDeputies = 50
	mostAdjusted = 1_000_000 // points
	mostPairs    = 300       // of members apart, of names joined, and adjustments
	mostMembers  = 300
	mostReplace  = 100 // those who run the event may replace as many more as a table may send
	mostApart    = 20  // results of a table that contradict those of other boards
	mostClaims   = 20  // about a disputed result that a view shows
	longestName  = 40
	longestText  = 200
)

// Hall is the device that reports results of the hall's tables.
const Hall = "hall"

// A Chair is a place at a table, from 0. At a table with one player more than hands, its players sit out in turn.
type Chair int

// An Act is one entry of an event's log, in the form in which it is stored for ever. Which fields an act has depends
// on its kind; a field that the kind has no use for is refused, and absent.
//
//wire:name EventAct
type Act struct {
	// Withheld says that a player was erased, and taken out of the act: see [Withhold]. It is the first field: see
	// [journal.Entry.Withheld].
	Withheld bool `json:"withheld,omitempty"`
	// Do is the kind of the act.
	Do Kind `json:"do"`
	// ID names the act. The device that made it has drawn it at random.
	ID string `json:"id"`
	// By is the id of the player who sent it; absent if a table's phone did without signing in.
	By string `json:"by,omitempty"`
	// Device names the device that made it.
	Device string `json:"device,omitempty"`
	// Desk says that it came from the desk, and not with a table's code. The server sets it.
	Desk bool `json:"desk,omitempty"`
	// Count is the number of the act among those of its device, from 1. It shows a reader what is missing, and decides
	// nothing.
	Count uint64 `json:"count,omitempty"`
	// Replaces are the ids of the acts that no longer count because of this one.
	Replaces []string `json:"replaces,omitempty"`
	// Of is the id of the result that is confirmed or disputed.
	Of string `json:"of,omitempty"`
	// Round is the number of the round, from 1; absent: the event is closed or reopened.
	Round int `json:"round,omitempty"`
	// Table is the number of the table, from 1.
	Table int `json:"table,omitempty"`
	// Board is the number of the board or, in a match, of the deal at this table, from 1; absent: the whole match.
	Board uint64 `json:"board,omitempty"`
	// Chair is the chair that is taken over, from 0.
	Chair Chair `json:"chair,omitempty"`
	// From is the position of the first board of the substitute among those of the table in the round, from 1.
	From int `json:"from,omitempty"`
	// Member is the id of the member concerned, chosen by the device that entered it.
	Member string `json:"member,omitempty"`
	// Other is the id of the member who is the same player.
	Other string `json:"other,omitempty"`
	// Name is the member's name.
	Name string `json:"name,omitempty"`
	// Person is the member's id in the group, or as a player; absent if unknown.
	Person string `json:"person,omitempty"`
	// Bot is the level of a member who is a computer player.
	Bot string `json:"bot,omitempty"`
	// Setup is the setup.
	Setup *Setup `json:"setup,omitempty"`
	// Tables are those of a round.
	Tables []Seating `json:"tables,omitempty"`
	// Seats are the ids of the members who sat at the table, by chair.
	Seats []string `json:"seats,omitempty"`
	// Result is the result.
	Result *Result `json:"result,omitempty"`
	// Ruling is the adjusted score.
	Ruling *Ruling `json:"ruling,omitempty"`
	// Ends is when the round's time is up, in milliseconds since 1970 UTC.
	Ends int64 `json:"ends,omitempty"`
	// Reason says why, in the words of the player who did it.
	Reason string `json:"reason,omitempty"`
	// At is when the server took it, in milliseconds since 1970 UTC. Leave it out of what you send; in the log, the entry has it.
	At int64 `json:"at,omitempty"`
}

// A Seating is a table of a round as it was planned.
type Seating struct {
	// Table is its number, from 1.
	Table int `json:"table"`
	// Seats are the ids of the members, by chair: as many as the variant has players, or one more.
	Seats []string `json:"seats"`
	// Boards are the numbers of the boards, in the order of play; absent in matches, which have all deals.
	Boards []uint64 `json:"boards,omitempty"`
}

// A Result is what is known of a board, a deal or a match.
//
//wire:name BoardResult
type Result struct {
	// Entry has bids, tricks and premiums by the seats of the deal; absent if only points are known.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Points are the points by the seats of the deal or, of a whole match, by chair. They stand without an entry.
	Points []int32 `json:"points,omitempty"`
	// Made says of each of them whether its contract was made; absent if unknown.
	Made []bool `json:"made,omitempty"`
	// Out is the chair that sat out; absent: the next in turn, where one sits out.
	Out *Chair `json:"out,omitempty"`
}

// A Ruling is a score that a director gives to one player instead of the player's own.
type Ruling struct {
	// Score is average: the mean of the others in the chair; plus or minus: so much above or below it, as the
	// scoring says; fixed: points.
	Score string `json:"score"`
	// Points are those of a fixed score.
	Points int32 `json:"points,omitempty"`
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
	stored := *a
	stored.At = 0
	if err := e.Encode(stored); err != nil {
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

// Withhold returns the entries of an event's log that have the name of a player who was erased, or what the player wrote,
// without either: they keep their hashes, so that the log stays a chain. Ids stay: results belong to them.
func Withhold(log string, games table.Games, entries []journal.Entry, player string) (changed []journal.Entry, err error) {
	s := New(log, games)
	for i := range entries {
		if err := s.Fold(&entries[i]); err != nil {
			return nil, err
		}
	}
	named := map[string]bool{} // the members who are the player
	for _, m := range s.Event().Members {
		for _, id := range m.IDs {
			named[id] = m.Person == player
		}
	}
	for _, a := range s.Acts(0) {
		if a.without(player, named[a.Member] || a.Person == player) {
			e := entries[s.acts[a.ID].seq-1]
			e.Body = a.Encode()
			changed = append(changed, e)
		}
	}
	return changed, nil
}

// without takes a player out of an act: the name, if the act enters the player, the player's words, and the office of a
// deputy. Of an act that has nothing of that it returns false.
func (a *Act) without(player string, named bool) bool {
	was := *a
	if named && a.Do == Enter {
		a.Name, a.Person = "", ""
	}
	if a.By == player {
		a.Reason = ""
	}
	if a.Setup != nil && slices.Contains(a.Setup.Deputies, player) {
		setup := *a.Setup
		setup.Deputies = slices.DeleteFunc(slices.Clone(setup.Deputies), func(id string) bool { return id == player })
		a.Setup = &setup
	}
	changed := a.Name != was.Name || a.Person != was.Person || a.Reason != was.Reason || a.Setup != was.Setup
	a.Withheld = a.Withheld || changed
	return changed
}

// bad refuses an act because of a field, as in JSON.
func bad(field string, err error) error {
	return table.Refuse(table.Bad, "event-act", "field", field).Because(err)
}

func wrong(field, text string, args ...any) error { return bad(field, fmt.Errorf(text, args...)) }

// form refuses an act whose fields are not those of its kind.
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
		case !empty && !slices.Contains(want, f.Name) && !slices.Contains(want, "?"+f.Name) && !slices.Contains(strings.Fields("Withheld Do ID By Device Desk Count Replaces Reason"), f.Name):
			return wrong(name, "leave it out: the act %q has no use for it", a.Do)
		}
	}
	return nil
}

// check refuses an act that no event could have. It makes names and reasons what a log stores.
func (a *Act) check() error {
	err, most := a.form(), mostReplace
	if a.Desk {
		most += mostSent
	}
	switch {
	case err != nil:
		return err
	case a.Withheld:
		return wrong("withheld", "leave it out: only erasure withholds names")
	case len(a.Replaces) > most:
		return wrong("replaces", "an act may replace %d others at most", most)
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
			return bad("name", err)
		}
	}
	if a.Reason != "" {
		if a.Reason, err = letters.Text(a.Reason, longestText); err != nil {
			return bad("reason", err)
		}
	}
	return nil
}

// seated returns the ids of all members whom the act seats.
func (a *Act) seated() []string {
	seats := slices.Clone(a.Seats)
	for _, t := range a.Tables {
		seats = append(seats, t.Seats...)
	}
	return seats
}

func (a *Act) checkIDs() error {
	seats := a.seated()
	for i, m := range seats {
		if slices.Contains(seats[:i], m) {
			return wrong("seats", "%q sits in two chairs", m)
		}
	}
	for _, id := range slices.Concat([]string{a.ID}, a.Replaces, seats) {
		if err := store.CheckID(id); err != nil {
			return bad("id", err)
		}
	}
	for _, id := range []string{a.By, a.Device, a.Of, a.Member, a.Other, a.Person, a.Bot} {
		if err := store.CheckID(id); id != "" && err != nil {
			return bad("id", err)
		}
	}
	return nil
}

func (a *Act) checkNumbers() error {
	for _, n := range []struct {
		field    string
		is, most int64
	}{
		{"round", int64(a.Round), MostRounds}, {"table", int64(a.Table), MostTables}, {"from", int64(a.From), slips.Most},
		{"chair", int64(a.Chair), rules.MaxSeats}, {"ends", a.Ends, math.MaxInt64}, {"board", int64(a.Board), mostBoards},
	} {
		if n.is < 0 || n.is > n.most {
			return wrong(n.field, "it is at most %d", n.most)
		}
	}
	for i, t := range a.Tables {
		if t.Table < 1 || t.Table > MostTables || slices.ContainsFunc(a.Tables[:i], func(o Seating) bool { return o.Table == t.Table }) {
			return wrong("tables", "tables are 1 to %d, each once", MostTables)
		}
		if len(t.Boards) > slips.Most || slices.ContainsFunc(t.Boards, func(n uint64) bool { return n < 1 || n > mostBoards }) {
			return wrong("boards", "a table has %d at most, with numbers from 1 to %d", slips.Most, mostBoards)
		}
	}
	return nil
}
