package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/bot"
	"ninetynine/record"
	"ninetynine/rules"
)

// Nameless stands where the name of a player stood who was erased.
const Nameless = "—"

// name returns the name that the event gives a player.
func (e *Event) name(given string) string {
	if e.Withheld {
		return Nameless
	}
	return given
}

// nameInLog returns the name in the header that the log has: a bot's. People's names are in entries on which no
// cards depend, so that these can be withheld.
func (c *Chair) nameInLog() string {
	if c.Player != "" {
		return ""
	}
	return c.Name
}

// withNames returns the header of a record with the names of the people at the table, where the log's has none.
func (s *State) withNames(header string) string {
	l, err := record.ParseLine([]byte(header))
	if err != nil || l.Kind != record.HeaderLine || !slices.Contains(l.Header.Seats, "") {
		return header
	}
	for i := range s.Chairs {
		if l.Header.Seats[i] == "" {
			l.Header.Seats[i] = s.Chairs[i].Name
		}
	}
	return lineOf(l.Header)
}

// lineOf returns a header without its newline.
func lineOf(h *record.Header) string {
	line := record.AppendHeader(nil, h)
	return string(line[:len(line)-1])
}

// settle does what follows from the change of a player: see [Merged] and [Erased].
func (s *State) settle(e *Event) {
	switch p, merged := e.What.(Merged); {
	case merged && p.Back:
		s.giveBack(p.Player, e.By, e.Seat)
	case merged:
		s.merge(e.By, p.Player)
	default:
		s.erase(e.By)
	}
}

// giveBack gives a player, who is no alias of another any more, what the other took over from it: a chair, unless seat
// is NoSeat, and the table.
func (s *State) giveBack(alias, player string, seat int8) {
	if seat != NoSeat {
		c := &s.Chairs[seat]
		c.Player, c.brought = alias, aliasesUntil(c.brought, alias)
	}
	if s.hostedBy(alias, player) {
		s.Host, s.hosted = alias, aliasesUntil(s.hosted, alias)
	}
	s.Talk = slices.Clone(s.Talk)
	for i := range s.Talk {
		if s.Talk[i].author == alias {
			s.Talk[i].By = alias
		}
	}
}

// aliasesUntil returns the aliases before one of them.
func aliasesUntil(all []string, alias string) []string {
	return slices.Clone(all[:slices.Index(all, alias)])
}

// broughtBy returns the seat of the player who took it over from an alias; NoSeat if there is none.
func (s *State) broughtBy(alias, player string) int8 {
	for i := range s.Chairs {
		if c := &s.Chairs[i]; player != "" && c.Player == player && slices.Contains(c.brought, alias) {
			return int8(i)
		}
	}
	return NoSeat
}

// hostedBy reports whether the player, who is the host, was it as an alias.
func (s *State) hostedBy(alias, player string) bool {
	return s.Host == player && slices.Contains(s.hosted, alias)
}

// ReturnOf returns the event that gives an alias what the player took over from it; nil if that is nothing. The player
// keeps a chair for which a match has begun since. A chair in which the player waits, ready, for a match is not ready any
// more first: the event is asked for again.
func (s *State) ReturnOf(alias, player string) *Event {
	seat := s.broughtBy(alias, player)
	if seat != NoSeat && (slices.Index(s.Chairs[seat].brought, alias) < s.Chairs[seat].stays || s.SeatOf(alias) != rules.Nobody) {
		seat = NoSeat
	}
	if seat == NoSeat && !s.hostedBy(alias, player) {
		return nil
	}
	if seat != NoSeat && s.Chairs[seat].Ready && !s.Running() {
		return &Event{By: player, Seat: seat, What: Unreadied{}}
	}
	return &Event{By: player, Seat: seat, What: Merged{Player: alias, Back: true}}
}

// merge puts one player in the place of another, who is an alias of the first from now on.
func (s *State) merge(alias, player string) {
	if seat := s.SeatOf(alias); seat != rules.Nobody {
		if s.SeatOf(player) != rules.Nobody { // one person needs one chair
			s.Chairs[seat] = Chair{}
			s.seatingChanged(false)
		} else {
			c := &s.Chairs[seat]
			c.Player, c.brought = player, append(slices.Clone(c.brought), alias)
		}
	}
	if s.Host == alias {
		s.Host, s.hosted = player, append(slices.Clone(s.hosted), alias)
	}
	for i := range s.Chairs {
		c := &s.Chairs[i]
		if slices.Contains(c.Muted, alias) {
			c.mute(Muted{alias, false})
			c.mute(Muted{player, true})
		}
		if c.Player == player {
			c.mute(Muted{player, false})
		}
	}
	if i := slices.IndexFunc(s.Banned, func(o Outsider) bool { return o.Player == alias }); i >= 0 {
		o := s.Banned[i] // it stays, in case the two are two again
		if !slices.ContainsFunc(s.Banned, func(o Outsider) bool { return o.Player == player }) {
			s.Banned = append(s.Banned, Outsider{player, o.Name, o.named})
		}
	}
	s.Talk = slices.Clone(s.Talk)
	for i := range s.Talk {
		if s.Talk[i].By == alias {
			s.Talk[i].By = player
		}
	}
	if a := s.remembered[alias]; a != nil {
		delete(s.remembered, alias)
		for i := range a.done {
			if d := a.done[(a.next+i)%len(a.done)]; d.seq != 0 {
				s.rememberFor(player, d)
			}
		}
	}
}

// erase empties the name of a player, and what the player wrote, also where another has taken over.
func (s *State) erase(player string) {
	for i := range s.Chairs {
		if s.Chairs[i].named == player {
			s.Chairs[i].Name = Nameless
		}
	}
	for i := range s.Banned {
		if s.Banned[i].named == player {
			s.Banned[i].Name = Nameless
		}
	}
	s.Talk = slices.DeleteFunc(slices.Clone(s.Talk), func(t Said) bool { return t.author == player })
	s.erased = s.Seq
}

// Unsent is the last entry that viewers who have missed it do not receive: those before it may have been for
// others, or have the name of an erased player.
func (s *State) Unsent() uint64 { return max(s.HiddenUntil, s.erased) }

// MergeOf returns the event that makes a player take the place of an alias; nil if the table knows nothing of the
// alias. It refuses while both sit in a match in progress.
func (s *State) MergeOf(alias, player string) (*Event, error) {
	seat := s.chairOf(alias)
	switch {
	case seat == NoSeat && s.Host != alias:
		return nil, nil
	case seat != NoSeat && s.Running() && s.SeatOf(player) != rules.Nobody:
		return nil, Refuse(NotNow, "merge-seated")
	}
	return &Event{By: alias, Seat: seat, What: Merged{Player: player}}, nil
}

// EraseOf returns the next event with which the table erases a player: first a player who sits there stands.
// It returns nil if nothing is left to do.
func (s *State) EraseOf(player string) *Event {
	seat := s.chairOf(player)
	if seat != NoSeat && !s.Chairs[seat].Away {
		return &Event{By: player, Seat: seat, What: Stood{}}
	}
	said := slices.ContainsFunc(s.Talk, func(t Said) bool { return t.author == player })
	out := slices.ContainsFunc(s.Banned, func(o Outsider) bool { return o.named == player && o.Name != Nameless })
	named := slices.ContainsFunc(s.Chairs, func(c Chair) bool { return c.named == player && c.Name != Nameless })
	if said || out || named {
		return &Event{By: player, Seat: seat, What: Erased{}}
	}
	return nil
}

// blank reports whether a withheld event is of a kind that may be, and has neither name nor message.
func (e *Event) blank() bool {
	switch p := e.What.(type) {
	case Sat:
		return p.Name == ""
	case Renamed:
		return p.Name == ""
	case Chatted:
		return p.Name == "" && p.Text == ""
	case Banned:
		return p.Name == ""
	case Begun:
		h, err := originalHeader(p.Header)
		return err == nil && slices.Contains(h.Seats, "")
	case Opened:
		h, err := originalHeader(p.Lines)
		return err == nil && slices.Contains(h.Seats, "")
	}
	return false
}

// proveBegun refuses the withheld start of a match unless all that it says, beside names, the date and the program,
// follows from the log: its hash cannot be checked.
func (s *State) proveBegun(p Begun) error {
	e, err := s.beginning(p.Secret)
	if err != nil {
		return err
	}
	own, _ := e.What.(Begun)
	has, err := originalHeader(p.Header)
	if err != nil {
		return err
	}
	says, err := originalHeader(own.Header)
	if err != nil {
		return err
	}
	says.Seats, says.Date, says.Extra = has.Seats, has.Date, nil
	if text, given := has.Extra[bot.MadeBy]; given { // older logs do not say it, and other versions are others
		var m bot.Maker
		if err := json.Unmarshal(text, &m); err != nil {
			return err
		}
		s.sign(says, m)
	}
	if own.Secret != p.Secret || lineOf(says) != lineOf(has) {
		return errors.New("the withheld start of a match does not follow from the log")
	}
	return nil
}

// proveDealt refuses a deal whose cards do not follow from the secret of a withheld start.
func (s *State) proveDealt(p Dealt) error {
	e, err := s.dealing()
	if err != nil {
		return err
	}
	own, _ := e.What.(Dealt)
	if own.Line != p.Line {
		return errors.New("a deal does not follow from the secret of the match, whose start is withheld")
	}
	return nil
}

// Withhold returns the entries of a log that have the name of a player, or what the player wrote, without either:
// they keep their hashes, so that the log stays a chain. played reports whether the player was at another table,
// from which this one's match may go on.
func Withhold(id string, games Games, log []journal.Entry, player string, played func(table string) (bool, error)) (changed []journal.Entry, err error) {
	s := New(id, games)
	for i := range log {
		e, err := s.Append(&log[i])
		if err != nil {
			return nil, err
		}
		what, err := s.without(e, player, played)
		if err != nil {
			return nil, fmt.Errorf("table %s: entry %d: %w", id, log[i].Seq, err)
		}
		if what != nil {
			blank := Event{By: e.By, ID: e.ID, Seat: e.Seat, What: what, Withheld: true}
			changed = append(changed, journal.Entry{Seq: log[i].Seq, At: log[i].At, Body: blank.Encode(), Hash: log[i].Hash})
		}
	}
	return changed, nil
}

// WithoutChat returns an entry without a message of the chat, and other entries as they are. It keeps its hash.
func WithoutChat(e journal.Entry) (journal.Entry, error) {
	if e.Withheld() || !bytes.Contains(e.Body, []byte(`"do":"`+Chat+`"`)) {
		return e, nil
	}
	was, err := Decode(e.Body)
	if err == nil && was.What.Kind() == Chat {
		was.What, was.Withheld = Chatted{}, true
		e.Body = was.Encode()
	}
	return e, err
}

// without returns the payload of the last event without the player's name; nil if it does not have it.
func (s *State) without(e *Event, player string, played func(table string) (bool, error)) (Payload, error) {
	own := e.By == player
	switch p := e.What.(type) {
	case Sat:
		if own && p.Name != "" {
			p.Name = ""
			return p, nil
		}
	case Renamed:
		if own && p.Name != "" {
			return Renamed{}, nil
		}
	case Chatted:
		if own && !e.Withheld {
			return Chatted{}, nil
		}
	case Banned:
		whose := func(o Outsider) bool { return o.Player == p.Player && o.named == player }
		if p.Name != "" && (p.Player == player || slices.ContainsFunc(s.Banned, whose)) {
			p.Name = ""
			return p, nil
		}
	case Begun:
		header, changed := blankSeats(p.Header, func(i int) bool { return i < len(s.Chairs) && s.Chairs[i].named == player })
		if p.Header = header; changed {
			return p, nil
		}
	case Opened:
		if p.Lines == "" {
			return nil, nil
		}
		there := own
		if from := p.Settings.From; !there && from.Table != "" {
			var err error
			if there, err = played(from.Table); err != nil {
				return nil, err
			}
		}
		first, rest, _ := strings.Cut(p.Lines, "\n")
		h, err := originalHeader(first)
		if err != nil || !there {
			return nil, err
		}
		header, changed := blankSeats(first, func(i int) bool { return i >= len(h.Bots) || h.Bots[i] == "" })
		if p.Lines = header + "\n" + rest; changed {
			return p, nil
		}
	}
	return nil, nil
}

// blankSeats returns a header without the names of some seats, and reports whether they had any.
func blankSeats(header string, of func(seat int) bool) (string, bool) {
	h, err := originalHeader(header)
	if err != nil {
		return header, false
	}
	changed := false
	for i, name := range h.Seats {
		if of(i) && name != "" {
			h.Seats[i], changed = "", true
		}
	}
	if !changed {
		return header, false
	}
	return lineOf(h), true
}
