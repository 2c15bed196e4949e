package table

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// AppendMessage appends what a viewer may know about the event applied last, as one JSON object: its
// number, the event, the table, and the seat's View of the match. Every viewer gets exactly one message per
// entry, so that numbers have no gaps. The viewer is a seat, or Nobody for all spectators. Words of the muted players are
// left out. docs/api.md describes the fields.
func (s *State) AppendMessage(b []byte, viewer rules.Seat, e *Event, muted ...string) []byte {
	b = s.appendStart(b)
	muted = s.muted(viewer, muted)
	b = s.appendEvent(append(b, `,"event":`...), viewer, e, muted)
	b = s.appendRemark(b, viewer)
	return s.appendRest(b, viewer, muted)
}

// Here returns those of some players, in byte order, who sit at the table or whose words newcomers may receive.
func (s *State) Here(players []string) (here []string) {
	if len(players) == 0 {
		return nil
	}
	is := func(id string) {
		if _, listed := slices.BinarySearch(players, id); listed && !slices.Contains(here, id) {
			here = append(here, id)
		}
	}
	for i := range s.Chairs {
		is(s.Chairs[i].Player)
	}
	for i := range s.Talk {
		is(s.Talk[i].By)
	}
	slices.Sort(here)
	return here
}

// muted returns the players whose words a viewer does not receive: those that the caller names, and those that the
// seat's player has muted in the log, as players did in earlier versions.
func (s *State) muted(viewer rules.Seat, named []string) []string {
	if viewer == rules.Nobody {
		return named
	}
	all := named
	for _, id := range s.Chairs[viewer].Muted {
		if !slices.Contains(all, id) {
			all = append(slices.Clip(all), id)
		}
	}
	return all
}

// AppendPresent appends the current state, for a viewer without earlier messages: a message that also has
// the table's settings and the recent chat.
func (s *State) AppendPresent(b []byte, viewer rules.Seat, muted ...string) []byte {
	b = s.appendStart(b)
	muted = s.muted(viewer, muted)
	b = append(b, `,"event":{"do":"present"},"settings":`...)
	set := s.Settings
	if !s.showsSeed(viewer) {
		set.Seed, set.Deal = "", 0 // all cards follow from them
	}
	if viewer == rules.Nobody {
		set.Invited, set.From = nil, nil // the id of a table is an invitation
	}
	b = appendJSON(b, &set)
	b = appendJSON(append(b, `,"host":`...), s.Host)
	b = append(b, `,"talk":[`...)
	n := 0
	for i := range s.Talk {
		if t := &s.Talk[i]; s.getsChat(viewer, t.By, t.Seat, muted) {
			if n++; n > 1 {
				b = append(b, ',')
			}
			b = appendJSON(b, t)
		}
	}
	b = append(b, ']')
	return s.appendRest(b, viewer, muted)
}

func (s *State) appendStart(b []byte) []byte {
	b = strconv.AppendUint(append(b, `{"seq":`...), s.Seq, 10)
	return strconv.AppendInt(append(b, `,"at":`...), s.At, 10)
}

// getsChat reports whether the viewer gets a speaker's chat. During a match, spectators talk among themselves;
// at a table without spectators, only those seated get any chat. Nobody gets that of muted players.
func (s *State) getsChat(viewer rules.Seat, by string, from int8, muted []string) bool {
	switch {
	case slices.Contains(muted, by):
		return false
	case viewer == rules.Nobody:
		return !s.Settings.Closed
	}
	return from != NoSeat || !s.Running()
}

// appendEvent appends as much of the event as the viewer may know.
func (s *State) appendEvent(b []byte, viewer rules.Seat, e *Event, muted []string) []byte {
	public := &s.event
	switch p := e.What.(type) {
	case Acted:
		if s.sealed(p.Act) {
			return s.appendOwnEvent(b, viewer, e, muted)
		}
	case Claimed, Readied, Dealt:
	default:
		return s.appendOwnEvent(b, viewer, e, muted)
	}
	if public.seq != s.Seq { // the same to all viewers
		public.seq, public.text = s.Seq, s.appendOwnEvent(public.text[:0], rules.Nobody, e, nil)
	}
	return append(b, public.text...)
}

func (s *State) appendOwnEvent(b []byte, viewer rules.Seat, e *Event, muted []string) []byte {
	told := &s.json.event
	*told = ShownEvent{Do: e.What.Kind(), By: e.By, Seat: &e.Seat}
	own := viewer != rules.Nobody && int8(viewer) == e.Seat
	switch p := e.What.(type) { // of an event not listed, only its kind is sent
	case Sat:
		told.Name = e.name(p.Name)
	case BotSeated:
		told.Text, told.Name = p.Level, p.Name
	case Renamed:
		told.Name = e.name(p.Name)
	case Readied:
		told.Text = p.Commit
	case Begun:
		told.Lines = s.withNames(p.Header) // public, except a seed
		if !s.showsSeed(viewer) {
			told.Lines = withoutSeed(told.Lines)
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
	case Redone:
		told.Keep = p.Keep
	case Resumed:
		told.Done = p.Done
	case Chatted:
		if told.Name, told.Text, told.Phrase = p.Name, p.Text, phraseOf(p.Text); e.Withheld || !s.getsChat(viewer, e.By, e.Seat, muted) {
			*told = ShownEvent{Do: Nothing, Seat: new(int8(NoSeat))}
		}
	case Locked:
		told.On = p.On
	case Banned:
		told.Text, told.Name, told.On = p.Player, e.name(p.Name), p.On
	case Muted:
		if told.Text, told.On = p.Player, p.On; !own {
			*told = ShownEvent{Do: Nothing, Seat: new(int8(NoSeat))}
		}
	case Merged:
		told.Text, told.On = p.Player, p.Back
	case Withdrawn:
		*told = ShownEvent{Do: Nothing, Seat: new(int8(NoSeat))}
	}
	return s.json.append(b, told)
}

// showsSeed reports whether the viewer gets the seed of the deals. The table of a deal of the day, or of an event's boards,
// sends it to no viewer, since other players play the same cards.
func (s *State) showsSeed(viewer rules.Seat) bool {
	return viewer != rules.Nobody && s.Settings.Day == "" && len(s.Settings.Boards) == 0
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
func (s *State) appendRest(b []byte, viewer rules.Seat, muted []string) []byte {
	numbered := s.Settings.Seed != "" && s.showsSeed(viewer)
	told := &s.messages[0]
	if numbered {
		told = &s.messages[1]
	}
	if told.seq != s.Seq {
		told.seq, told.text = s.Seq, s.json.append(told.text[:0], s.shown(numbered))
	}
	b = append(append(b, `,"table":`...), told.text...)
	if viewer != rules.Nobody {
		b = strconv.AppendInt(append(b, `,"seat":`...), int64(viewer), 10)
	}
	if len(muted) > 0 {
		b = appendJSON(append(b, `,"muted":`...), muted)
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

// outside returns the players whom the host keeps out now.
func (s *State) outside() []Outsider {
	return slices.DeleteFunc(slices.Clone(s.Banned), func(o Outsider) bool { return !s.banned(o.Player) })
}

// shown returns the table as viewers see it, with the number of the deal or without.
func (s *State) shown(numbered bool) *ShownTable {
	t := &s.json.table
	*t = ShownTable{
		Stage: stageNames[s.Stage], Match: s.Match, Paused: s.Paused, Ended: s.Ended, Cut: s.Cut, Free: s.Free,
		Hints: s.Hints, Rated: s.rated(), Bears: s.trial(), Open: s.Open, Locked: s.Locked, Banned: s.outside(), Edition: s.Edition, Chairs: s.shownChairs(s.json.chairs[:0]),
	}
	if s.Ended && !s.Cut && s.Settings.From == nil {
		var won rules.Seats
		for _, c := range s.result.Chairs {
			if c.Won {
				won |= c.Seat.Set()
			}
		}
		t.Winners = seatList(won)
	}
	if n := s.next - 1; numbered && s.fresh != (match.State{}) {
		t.Number = &n
	}
	if at, ok := s.nextDeal(); ok && s.Stage == Between {
		t.Next = at
	}
	for i := range s.Chairs {
		if seat := rules.Seat(i); s.redoable(seat) >= 0 {
			t.Redo = append(t.Redo, i)
		}
	}
	if p := s.Asked; p != nil {
		t.Ask = &ShownProposal{What: p.What, By: int(p.By), To: p.To, Yes: seatList(p.Yes)}
	}
	return t
}

// seatList returns seats as messages list them.
func seatList(ss rules.Seats) []int {
	all := []int{}
	for i := range ss.All() {
		all = append(all, int(i))
	}
	return all
}

// shownChairs returns the chairs, which are the same to all viewers.
func (s *State) shownChairs(shown []ShownChair) []ShownChair {
	for i := range s.Chairs {
		c := &s.Chairs[i]
		shown = append(shown, ShownChair{
			Player: c.Player, Name: c.Name, Bot: c.Bot, Temperament: c.Temperament, Away: c.Away, Ready: c.Ready,
			Commit: c.Commit, Bank: c.Bank, Since: c.Since, Hints: c.Hints, Undone: c.Undone,
		})
		shown[i].Until, _ = s.Deadline(rules.Seat(i))
	}
	s.json.chairs = shown
	return shown
}

// jsonRoom is where a table writes JSON, again and again.
type jsonRoom struct {
	text   bytes.Buffer
	to     *json.Encoder
	event  ShownEvent
	table  ShownTable
	chairs []ShownChair
}

// append appends a value that JSON can represent.
func (j *jsonRoom) append(b []byte, v any) []byte {
	if j.to == nil {
		j.to = json.NewEncoder(&j.text)
	}
	j.text.Reset()
	if err := j.to.Encode(v); err != nil {
		panic("table: " + err.Error())
	}
	return append(b, bytes.TrimSuffix(j.text.Bytes(), []byte{'\n'})...)
}

// appendJSON appends a value that JSON can represent.
func appendJSON(b []byte, v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic("table: " + err.Error())
	}
	return append(b, text...)
}
