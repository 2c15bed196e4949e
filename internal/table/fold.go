package table

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// sound refuses events that no table would make, as a forged archive may contain.
func (s *State) sound(e *Event) error {
	seated := e.Seat >= 0 && int(e.Seat) < len(s.Chairs)
	ok := seated
	switch p := e.What.(type) {
	case Opened:
		ok = s.Seq == 1
	case Sat:
		ok = seated && (!p.Keep || s.Chairs[e.Seat].free())
	case BotSeated:
		ok = seated && (!p.Keep || s.Chairs[e.Seat].free())
	case Unreadied:
		ok = seated && !s.Running() // a commitment holds for the whole match
	case Begun:
		ok = !s.Running()
	case Dealt:
		ok = s.Stage == Mixing || s.Stage == Between
	case Acted, Claimed:
		ok = seated && s.Stage == Playing
	case Proposed:
		ok = seated && s.Running()
		if p.What == Undo || p.What == Replay {
			ok = ok && s.Stage != Mixing && p.To >= s.given && p.To < len(s.acts)
		}
		if p.Keep {
			act, decided := s.backTo(rules.Seat(e.Seat))
			ok = ok && s.Asked == nil && decided && s.concealed(act) && act == p.To && p.Done && p.What == Undo
		}
	case Answered:
		ok = seated && s.Asked != nil
	case Redone:
		ok = seated && s.Stage == Playing && s.redoable(rules.Seat(e.Seat)) >= 0 && s.taken[s.redoable(rules.Seat(e.Seat))].secret == p.Keep
	case Chatted, Locked:
		ok = seated || e.Seat == NoSeat
	case Banned:
		ok = (seated || e.Seat == NoSeat) && p.Player != "" && !(p.On && s.Running() && s.SeatOf(p.Player) != rules.Nobody)
	case Closed:
		ok = true
	case Withdrawn:
		ok = (seated || e.Seat == NoSeat) && p.Of != "" && s.done(e.By, p.Of) == nil
	case Merged:
		if p.Back {
			seat := s.broughtBy(p.Player, e.By) // in older logs, also once another match had begun
			ok = e.Seat == NoSeat && s.hostedBy(p.Player, e.By) || e.Seat != NoSeat && e.Seat == seat && s.SeatOf(p.Player) == rules.Nobody
			break
		}
		ok = e.Seat == s.chairOf(e.By) && e.By != "" && p.Player != "" && p.Player != e.By &&
			(!s.Running() || e.Seat == NoSeat || s.SeatOf(p.Player) == rules.Nobody)
	case Erased:
		ok = e.Seat == s.chairOf(e.By) && e.By != ""
	}
	switch e.What.(type) {
	case Readied, Unreadied, Disclosed, Acted, Claimed, Hinted: // a player's own, or nobody's
		ok = ok && (e.By == "" || !s.Chairs[e.Seat].unproven || e.By == s.Chairs[e.Seat].Player)
	}
	if _, first := e.What.(Opened); !ok || s.Seq == 1 && !first {
		return fmt.Errorf("%q of seat %d makes no sense here", e.What.Kind(), e.Seat)
	}
	return nil
}

func (s *State) fold(e *Event) error {
	if err := s.sound(e); err != nil {
		return err
	}
	c := &Chair{}
	if e.Seat >= 0 && int(e.Seat) < len(s.Chairs) {
		c = &s.Chairs[e.Seat]
	}
	switch p := e.What.(type) {
	case Opened:
		return s.open(e.By, p)
	case Sat:
		*c = Chair{Player: e.By, Name: e.name(p.Name), named: e.By, unproven: e.Withheld}
		s.Left, s.came = false, s.At
		s.seatingChanged(p.Keep)
	case Stood, Replaced:
		s.stand(c)
	case Removed:
		*c = Chair{}
		s.seatingChanged(false)
	case BotSeated:
		*c = Chair{Bot: p.Level, Temperament: p.Temperament, Name: cmp.Or(p.Name, p.Level)} // older logs have no names for bots
		s.seatingChanged(p.Keep)
	case Renamed:
		c.Name, c.named = e.name(p.Name), e.By
	case Readied:
		c.Ready = true
		if s.Stage == Waiting { // ready for a match, not only for its next deal
			c.Commit, c.Mixed = p.Commit, ""
		}
	case Unreadied:
		c.Ready, c.Commit = false, "" // other players may have seen the commitment, so it cannot be used again
	case Begun:
		s.unproven = e.Withheld
		return s.beginMatch(p)
	case Disclosed:
		return c.mix(p.Entropy)
	case Dealt:
		return s.dealt(p)
	case Acted:
		return s.acted(rules.Seat(e.Seat), p)
	case Claimed:
		return s.playedOut(p)
	case Returned:
		s.returnPlayer(c)
	case Proposed:
		s.proposed(rules.Seat(e.Seat), p)
	case Answered:
		s.answered(rules.Seat(e.Seat), p)
	case Redone:
		return s.redone(rules.Seat(e.Seat), p)
	case Resumed:
		s.resume(c, p.Done)
	default:
		s.foldAround(e, c)
	}
	return nil
}

// foldAround folds an event that is about the people at the table, and no part of a match.
func (s *State) foldAround(e *Event, c *Chair) {
	switch p := e.What.(type) {
	case Chatted:
		s.say(e, p)
	case Muted:
		c.mute(p)
	case Hinted:
		c.Hints++
	case Locked:
		s.lock(p.On)
	case Banned:
		s.ban(p, e.name(p.Name))
	case Closed:
		s.shut()
	case Merged, Erased:
		s.settle(e)
	}
}

func (s *State) game() (*rules.Game, error) {
	v, err := s.Settings.Rules()
	if err != nil {
		return nil, err
	}
	return s.games.Game(&v)
}

// netName matches the beginning of a hash, or nothing.
var netName = regexp.MustCompile(`^([0-9a-f]{16})?$`)

func (s *State) open(by string, p Opened) error {
	if p.Edition < 0 || p.Edition > search.Edition {
		return &journal.Unknown{Text: fmt.Sprintf("there is no edition %d of the levels", p.Edition)}
	}
	if !netName.MatchString(p.Net) {
		return fmt.Errorf("a net is not called %.40q", p.Net)
	}
	s.Edition, s.Net = p.Edition, p.Net
	s.Settings, s.Host, s.Created, s.came, s.next = p.Settings, by, s.At, s.At, p.Settings.Deal
	s.Settings.dropGuide()
	if err := s.Settings.Check(func(string) bool { return true }); err != nil {
		return err
	}
	g, err := s.game()
	if err != nil {
		return err
	}
	s.Chairs, s.lines = make([]Chair, g.Live().Len()), p.Lines
	if (p.Settings.From != nil) != (p.Lines != "") {
		return errors.New("a match goes on from another with what came before, or from none without")
	}
	return nil
}

// mix records the player's share of the shuffle.
func (c *Chair) mix(own cards.Seed) error {
	if cards.CommitEntropy(own).String() != c.Commit {
		return errors.New("the entropy does not match its commitment")
	}
	c.Mixed = own.String()
	return nil
}

// mute records whether the chair's player mutes another.
func (c *Chair) mute(p Muted) {
	c.Muted = slices.DeleteFunc(c.Muted, func(player string) bool { return player == p.Player })
	if p.On {
		c.Muted = append(c.Muted, p.Player)
	}
}

// ban keeps a player out and frees their chair, or lets one in again.
func (s *State) ban(p Banned, name string) {
	s.Banned = slices.DeleteFunc(s.Banned, func(o Outsider) bool { return o.Player == p.Player })
	if !p.On {
		return
	}
	named := p.Player
	if seat := s.SeatOf(p.Player); seat != rules.Nobody {
		named = s.Chairs[seat].named
		s.Chairs[seat] = Chair{}
		s.seatingChanged(false)
	}
	s.Banned = append(s.Banned, Outsider{p.Player, name, named})
}

// shut gives up the match in progress or, if there is none, clears all chairs.
func (s *State) shut() {
	if s.Running() {
		s.cut()
		return
	}
	for i := range s.Chairs {
		s.Chairs[i] = Chair{}
	}
	s.Left, s.Locked = true, false
	s.Talk, s.HiddenUntil = nil, s.Seq // their chat is not for newcomers
}

// lock locks the table, or unlocks it. Chat from before stays among those who have it.
func (s *State) lock(on bool) {
	if !on {
		s.Talk = slices.DeleteFunc(s.Talk, func(t Said) bool { return t.Seq > s.HiddenUntil })
	}
	s.Locked, s.HiddenUntil = on, s.Seq
}

// stand clears a chair or, during a match, gives it a stand-in.
func (s *State) stand(c *Chair) {
	if !s.Running() && !s.stay() {
		*c = Chair{}
		s.seatingChanged(false)
		return
	}
	c.Due, c.Acted = c.Since, false
	s.stop(c, false) // time used stays used; it is now the stand-in's turn
	c.Away, c.Ready = true, false
	c.Aways++
	s.Asked = nil // the players have changed; ask again
}

// resume records that a player wants to go on; once all players present do, the pause is over.
func (s *State) resume(c *Chair, done bool) {
	c.Ready = true
	if !done {
		return
	}
	s.Paused = false
	s.Over = s.At // players not ready for the next deal have their time again
	if s.Stage == Playing {
		s.unready()
	}
}

func (s *State) unready() {
	for i := range s.Chairs {
		s.Chairs[i].Ready = false
	}
}

// seatingChanged handles a change of the players at the table. Being ready covers those already there and
// any player who takes a free chair. After any other change all players must say ready again, except at an
// eager table. In older logs that was also so when a free chair was taken.
func (s *State) seatingChanged(keep bool) {
	if s.present() == 0 {
		s.came = s.At // other players again have time to come
	}
	if s.Settings.Eager || keep {
		return
	}
	for i := range s.Chairs {
		s.Chairs[i].Ready, s.Chairs[i].Commit = false, ""
	}
	s.scene = s.Seq
}

// returnPlayer makes a player take over again. Time used stays used; only a player whose stand-in has acted gets a
// little again.
func (s *State) returnPlayer(c *Chair) {
	alone := s.present() == 0 // no stand-in would have acted for the player, and no other player loses by it
	c.Away = false
	if k := &s.Settings.Clock; k.Bank != 0 && (c.Acted || alone) {
		c.Bank = max(c.Bank, k.Add, minBank)
	}
	if c.Since == 0 {
		return
	}
	c.Since = s.At
	if s.Settings.Clock.Move != 0 && !c.Acted && c.Due != 0 && !alone {
		c.Since = c.Due
	}
}

func (s *State) say(e *Event, p Chatted) {
	if e.Withheld {
		return
	}
	s.addTalk(Said{Seq: s.Seq, At: s.At, By: e.By, Name: p.Name, Seat: e.Seat, Text: p.Text, Phrase: phraseOf(p.Text), author: e.By})
}

// addTalk keeps the last messages of the chat for newcomers.
func (s *State) addTalk(t Said) {
	s.Talk = append(s.Talk, t)
	if len(s.Talk) > maxTalk {
		s.Talk = slices.Delete(s.Talk, 0, len(s.Talk)-maxTalk)
	}
}
