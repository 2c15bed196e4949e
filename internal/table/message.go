package table

import (
	"encoding/json"
	"slices"
	"strconv"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// AppendMessage appends what a viewer may know about the event applied last, as one JSON object: its
// number, the event, the table, and the seat's View of the match. Every viewer gets exactly one message per
// entry, so that numbers have no gaps. The viewer is a seat, or Nobody for all spectators. docs/api.md
// describes the fields.
func (s *State) AppendMessage(b []byte, viewer rules.Seat, e *Event) []byte {
	b = s.appendStart(b)
	b = s.appendEvent(append(b, `,"event":`...), viewer, e)
	b = s.appendRemark(b, viewer)
	return s.appendRest(b, viewer)
}

// AppendPresent appends the current state, for a viewer without earlier messages: a message that also has
// the table's settings and the recent chat.
func (s *State) AppendPresent(b []byte, viewer rules.Seat) []byte {
	b = s.appendStart(b)
	b = append(b, `,"event":{"do":"present"},"settings":`...)
	set := s.Settings
	if !s.tellsSeed(viewer) {
		set.Seed, set.Deal = "", 0 // all cards follow from them
	}
	if viewer == rules.Nobody {
		set.From = nil // the id of a table is an invitation
	}
	b = appendJSON(b, &set)
	b = appendQuoted(append(b, `,"host":`...), s.Host)
	b = append(b, `,"talk":[`...)
	n := 0
	for i := range s.Talk {
		if t := &s.Talk[i]; s.hears(viewer, t.By, t.Seat) {
			if n++; n > 1 {
				b = append(b, ',')
			}
			b = appendJSON(b, t)
		}
	}
	b = append(b, ']')
	return s.appendRest(b, viewer)
}

func (s *State) appendStart(b []byte) []byte {
	b = strconv.AppendUint(append(b, `{"seq":`...), s.Seq, 10)
	return strconv.AppendInt(append(b, `,"at":`...), s.At, 10)
}

// hears reports whether the viewer gets a speaker's chat. During a match, spectators talk among themselves;
// at a table without spectators, only those seated get any chat.
func (s *State) hears(viewer rules.Seat, by string, from int8) bool {
	if viewer == rules.Nobody {
		return !s.Settings.Closed
	}
	return (from != NoSeat || !s.Running()) && !slices.Contains(s.Chairs[viewer].Muted, by)
}

// appendEvent appends as much of the event as the viewer may know.
func (s *State) appendEvent(b []byte, viewer rules.Seat, e *Event) []byte {
	told := body{Do: e.What.Kind(), By: e.By, Seat: e.Seat}
	own := viewer != rules.Nobody && int8(viewer) == e.Seat
	switch p := e.What.(type) { // of an event not listed, only its kind is sent
	case Sat:
		told.Name = p.Name
	case BotSeated:
		told.Text, told.Name = p.Level, p.Name
	case Renamed:
		told.Name = p.Name
	case Readied:
		told.Text = p.Commit
	case Begun:
		told.Lines = p.Header // public, except a seed
		if !s.tellsSeed(viewer) {
			told.Lines = withoutSeed(p.Header)
		}
	case Acted:
		if told.Auto = p.Auto; own || !s.sealed(p.Act) {
			told.Acts = words(p.Act)
		}
	case Claimed:
		told.Acts = words(p.Acts...)
	case Replaced:
		told.Text = p.Why
	case Proposed:
		told.Text, told.To, told.Done, told.Keep = p.What, p.To, p.Done, p.Keep
	case Answered:
		told.On, told.Done = p.Yes, p.Done
	case Resumed:
		told.Done = p.Done
	case Chatted:
		if told.Name, told.Text, told.Phrase = p.Name, p.Text, phraseOf(p.Text); !s.hears(viewer, e.By, e.Seat) {
			told = body{Do: Nothing, Seat: NoSeat}
		}
	case Locked:
		told.On = p.On
	case Banned:
		told.Text, told.Name, told.On = p.Player, p.Name, p.On
	case Muted:
		if told.Text, told.On = p.Player, p.On; !own {
			told = body{Do: Nothing, Seat: NoSeat}
		}
	case Withdrawn:
		told = body{Do: Nothing, Seat: NoSeat}
	}
	return appendJSON(b, &told)
}

// tellsSeed reports whether the viewer gets the seed of the deals. The table of a deal of the day sends it
// to no viewer, since other players play the same cards.
func (s *State) tellsSeed(viewer rules.Seat) bool {
	return viewer != rules.Nobody && s.Settings.Day == ""
}

// withoutSeed returns the header of a record without the seed of its deals.
func withoutSeed(header string) string {
	l, err := record.ParseLine([]byte(header))
	if err != nil || l.Header.Seed == "" {
		return header
	}
	l.Header.Seed = ""
	b := record.AppendHeader(nil, l.Header)
	return string(b[:len(b)-1])
}

// The kinds of messages without an event of their own.
const (
	Nothing Kind = "nothing" // an event that does not concern the viewer
	Present Kind = "present" // no event: this is the current state
)

// sealed reports whether only its maker may know of the act.
func (s *State) sealed(a rules.Action) bool {
	return a.Kind() == rules.Laying || a.Kind() == rules.Offering && s.m.Game.OfferRule().How == rules.Sealed
}

var stageNames = [...]string{Waiting: "waiting", Mixing: "mixing", Playing: "playing", Between: "between"}

// appendRest appends the table and the View, and closes the object.
func (s *State) appendRest(b []byte, viewer rules.Seat) []byte {
	b = append(append(append(b, `,"table":{"stage":"`...), stageNames[s.Stage]...), '"')
	b = strconv.AppendInt(append(b, `,"match":`...), int64(s.Match), 10)
	for _, flag := range []struct {
		name string
		on   bool
	}{{"paused", s.Paused}, {"ended", s.Ended}, {"cut", s.Cut}, {"free", s.Free}, {"hints", s.Hints}, {"open", s.Open}, {"locked", s.Locked}} {
		if flag.on {
			b = append(append(append(b, `,"`...), flag.name...), `":true`...)
		}
	}
	if len(s.Banned) > 0 {
		b = appendJSON(append(b, `,"banned":`...), s.Banned)
	}
	if s.Ended && !s.Cut && s.Settings.From == nil {
		var won rules.Seats
		for _, c := range s.result.Chairs {
			if c.Won {
				won |= c.Seat.Set()
			}
		}
		b = appendSeats(append(b, `,"winners":`...), won)
	}
	if s.Settings.Seed != "" && s.tellsSeed(viewer) && s.fresh != (match.State{}) {
		b = strconv.AppendUint(append(b, `,"number":`...), s.next-1, 10)
	}
	if s.chairsAt != s.Seq {
		s.chairs, s.chairsAt = s.appendChairs(s.chairs[:0]), s.Seq
	}
	b = append(b, s.chairs...)
	if at, ok := s.nextDeal(); ok && s.Stage == Between {
		b = strconv.AppendInt(append(b, `,"next":`...), at, 10)
	}
	if p := s.Asked; p != nil {
		b = appendQuoted(append(b, `,"ask":{"what":`...), p.What)
		b = strconv.AppendInt(append(b, `,"by":`...), int64(p.By), 10)
		b = strconv.AppendInt(append(b, `,"to":`...), int64(p.To), 10)
		b = append(appendSeats(append(b, `,"yes":`...), p.Yes), '}')
	}
	b = append(b, '}')
	if viewer != rules.Nobody {
		b = strconv.AppendInt(append(b, `,"seat":`...), int64(viewer), 10)
		if m := s.Chairs[viewer].Muted; len(m) > 0 {
			b = appendJSON(append(b, `,"muted":`...), m)
		}
	}
	if s.m != nil {
		var v match.View
		s.View(viewer, &v)
		if s.Paused || viewer != rules.Nobody && s.Chairs[viewer].Away {
			v.Options = rules.Options{} // options are for the player who may act
		}
		b = record.AppendView(append(b, `,"view":`...), s.m, &v, s.Seq)
	}
	return append(b, '}')
}

// appendSeats appends a list of seats.
func appendSeats(b []byte, ss rules.Seats) []byte {
	b = append(b, '[')
	for i := range ss.All() {
		if i != ss.First() {
			b = append(b, ',')
		}
		b = append(b, '0'+byte(i))
	}
	return append(b, ']')
}

// shownChair is what all viewers see of a chair.
type shownChair struct {
	Player      string `json:"player,omitempty"`
	Name        string `json:"name,omitempty"`
	Bot         string `json:"bot,omitempty"`
	Temperament string `json:"temperament,omitempty"`
	Away        bool   `json:"away,omitempty"`
	Ready       bool   `json:"ready,omitempty"`
	Commit      string `json:"commit,omitempty"`
	Bank        int64  `json:"bank,omitempty"`
	Since       int64  `json:"since,omitempty"`
	Until       int64  `json:"until,omitempty"` // see [State.Deadline]
	Hints       int    `json:"hints,omitempty"`
	Undone      int    `json:"undone,omitempty"`
}

// appendChairs appends the chairs, which are the same to all viewers.
func (s *State) appendChairs(b []byte) []byte {
	shown := make([]shownChair, len(s.Chairs))
	for i := range s.Chairs {
		c := &s.Chairs[i]
		shown[i] = shownChair{
			Player: c.Player, Name: c.Name, Bot: c.Bot, Temperament: c.Temperament, Away: c.Away, Ready: c.Ready,
			Commit: c.Commit, Bank: c.Bank, Since: c.Since, Hints: c.Hints, Undone: c.Undone,
		}
		shown[i].Until, _ = s.Deadline(rules.Seat(i))
	}
	return appendJSON(append(b, `,"chairs":`...), shown)
}

func appendQuoted(b []byte, text string) []byte {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return appendJSON(b, text)
		}
	}
	return append(append(append(b, '"'), text...), '"')
}

// appendJSON appends a value that JSON can represent.
func appendJSON(b []byte, v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("table: " + err.Error())
	}
	return append(b, text...)
}
