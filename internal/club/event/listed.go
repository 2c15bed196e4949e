package event

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/store/journal"
)

// prefix begins the names of events' logs, and no table's.
const prefix = "event-"

// LogOf returns the name of the log of an event.
func LogOf(id string) string { return prefix + id }

// IDOf returns the id of the event whose log has a name; ok is false for other logs.
func IDOf(log string) (id string, ok bool) { return strings.CutPrefix(log, prefix) }

// A Listed is an event as lists show it.
//
//wire:name EventListed
type Listed struct {
	// Event is its id.
	Event string `json:"event"`
	// Title names it.
	Title string `json:"title"`
	// Date is its day, as 2026-11-30.
	Date string `json:"date"`
	// Variant is the id of a published variant.
	Variant string `json:"variant"`
	// Group is the id of the group whose event it is; absent if it is of none.
	Group string `json:"group,omitempty"`
	// Evening is the id of the evening at whose tables it is played; absent: at others.
	Evening string `json:"evening,omitempty"`
	// Players is how many members were entered.
	Players int `json:"players" wire:"min=0"`
	// Rounds is how many rounds were opened so far.
	Rounds int `json:"rounds" wire:"min=0"`
	// Closed says that it is over.
	Closed bool `json:"closed,omitempty"`
	// Field says that it is ranked by the differences from the field.
	Field bool `json:"field,omitempty"`
	// Standings are the ranking; only a closed event of a group has it, in the group's list.
	Standings []Standing `json:"standings,omitempty"`
	// Count is what counts in the season from this event on; absent: all.
	Count *Count `json:"count,omitempty"`
}

// Projection is the name of the projection that lists events: those of a group under [ListOfGroup], those of a player under
// [ListOfPlayer]. They are ranked by their days, the latest first.
const Projection = "events"

// ListOfGroup and ListOfPlayer name lists of events.
func ListOfGroup(group string) string   { return "group " + group }
func ListOfPlayer(player string) string { return "player " + player }

// Rows returns the rows of [Projection] that the last entry of an event sets; none for other logs. Once an event is closed, each
// act may change what a season has of it.
func Rows(state journal.State) (rows []journal.Row) {
	s, ok := state.(*State)
	if !ok || s.last == nil {
		return nil
	}
	e := s.Event()
	lists := slices.Contains([]Kind{SetUp, Enter, Same, Withdraw, Open, Close, Reopen}, s.last.Do)
	if !lists && (!e.Closed || e.Setup.Group == "") {
		return nil
	}
	day, err := time.Parse(time.DateOnly, e.Setup.Date)
	if err != nil {
		panic("event: " + err.Error()) // it was checked
	}
	id, _ := IDOf(s.ID)
	l := Listed{Event: id, Title: e.Setup.Title, Date: e.Setup.Date, Variant: e.Setup.Variant, Group: e.Setup.Group, Players: len(e.Members), Closed: e.Closed, Field: e.Setup.Scoring.Field}
	for _, r := range e.Rounds {
		if r.Opened {
			l.Rounds++
		}
	}
	if e.Setup.ofEvening() {
		l.Evening = e.Setup.Online.Evening
	}
	add := func(list string, value []byte) {
		rows = append(rows, journal.Row{List: list, Key: id, Rank: day.UnixMilli(), Value: value})
	}
	if own := l.encode(); lists {
		for p, on := range s.people() {
			if add(ListOfPlayer(p), nil); on {
				rows[len(rows)-1].Value = own
			}
		}
		slices.SortFunc(rows, func(a, b journal.Row) int { return strings.Compare(a.List, b.List) })
	}
	if l.Group != "" {
		if l.Count = e.Setup.Count; l.Closed {
			l.Standings = e.Ranking()
			for i := range l.Standings {
				l.Standings[i].Rounds = nil
			}
		}
		add(ListOfGroup(l.Group), l.encode())
	}
	return rows
}

// people returns the players on whose lists the event is, as true, and as false those whom a correction has taken out.
func (s *State) people() map[string]bool {
	e, all := s.Event(), map[string]bool{}
	for _, a := range s.acts {
		for _, p := range append(a.deputies(), a.Person) {
			all[p] = false
		}
	}
	for _, p := range append([]string{e.Setup.Organiser}, e.Setup.Deputies...) {
		all[p] = true
	}
	for _, m := range e.Members {
		all[m.Person] = true
	}
	delete(all, "")
	return all
}

func (a *Act) deputies() []string {
	if a.Setup == nil {
		return nil
	}
	return slices.Clone(a.Setup.Deputies)
}

func (l *Listed) encode() []byte {
	b, err := json.Marshal(l)
	if err != nil {
		panic(fmt.Sprint("event: ", err)) // no field can fail
	}
	return b
}

// ReadListed reads the value of a row.
func ReadListed(r journal.Row) (l Listed, err error) {
	if err = json.Unmarshal(r.Value, &l); err != nil {
		err = fmt.Errorf("a row of %s: %w", r.List, err)
	}
	return l, err
}
