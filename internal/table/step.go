package table

import (
	"cmp"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/think/proof"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Command is what a player, or the bot of a chair, tells a table.
type Command struct {
	Do     Kind
	Player string // id; "" of a bot
	Name   string // of the player, as it is to be shown
	ID     string // of the command, as its client chose it; "" if it is not sent again
	Seat   int    // of the chair that it is about, where that is not the player's own; -1 if any will do
	Act    string // in the words of a record
	Hand   int    // whose hand the act plays from, if not one's own: a dummy's; else -1
	Seen   uint64 // the last entry that the client knew; 0 does not ask
	Of     string // the id of the command that is withdrawn
	Text   string // a bot's level, a commitment or entropy, what is proposed or said, or the id of who is muted
	On     bool   // yes; muted
}

// Judge is what a table needs to know and has no means to find out.
type Judge interface {
	// Settled reports whether nothing that is still played can change the
	// score, as far as the View's seat can tell.
	Settled(g *rules.Game, v *rules.View) bool
	// Level reports whether a computer player is called so.
	Level(name string) bool
	// Tempered reports whether such a player has a temperament, in such a game.
	Tempered(g *rules.Game, level string) bool
}

// What is refused at several places.
const (
	noChair   = "only who has a chair at this table may do this; take one first"
	playedFor = "a stand-in plays for you; take over again first"
	full      = "this table has seen enough; open another"
	paused    = "the match is paused; resume it first"
	movedOn   = "the table has moved on since you looked; look again"
)

// Step returns the event that the command comes to, to be kept and then
// applied; the state does not change. What cannot be done is a [*Refusal].
// A player's command that was done already must not come here again: see
// [State.Applied].
func (s *State) Step(now int64, c *Command, j Judge) (*Event, error) {
	e := &Event{By: c.Player, ID: c.ID, Seat: NoSeat}
	if len(c.ID) > maxID {
		return nil, refuse(Bad, "the id of a command may have at most %d bytes, not %d", maxID, len(c.ID))
	}
	if c.Player == "" {
		return s.robot(c, e)
	}
	if err := s.repeated(c); err != nil {
		return nil, err
	}
	seat := s.SeatOf(c.Player)
	if seat != rules.Nobody {
		e.Seat = int8(seat)
	}
	if s.Seq >= mostEntries && !s.goesOn(c) {
		return nil, refuse(NotNow, full)
	}
	switch c.Do {
	case Sit:
		return e, s.sit(c, e, seat)
	case Chat:
		return e, s.chat(c, e)
	case Lock, Ban:
		return e, s.guard(c, e)
	case Withdraw:
		return e, s.withdraw(c, e)
	}
	if seat == rules.Nobody {
		return nil, refuse(NotSeated, noChair)
	}
	return e, s.seated(now, c, e, seat, j)
}

// seated judges what only a player with a chair may do.
func (s *State) seated(now int64, c *Command, e *Event, seat rules.Seat, j Judge) error {
	chair := &s.Chairs[seat]
	if s.past(c, seat) {
		return refuse(Stale, movedOn)
	}
	switch c.Do {
	case Stand:
		if chair.Away && s.Running() {
			return refuse(NotNow, "a stand-in already plays for you")
		}
		e.What = Stood{}
		return nil
	case Remove, SeatBot:
		return s.place(c, e, j)
	case Rename:
		return s.rename(c, e, chair)
	case Ready:
		return s.ready(c, e, chair)
	case Unready:
		e.What = Unreadied{}
		return s.mayUnready(chair)
	case Entropy:
		return s.disclose(c, e, chair)
	case Act:
		return s.act(c, e, seat, "")
	case Claim:
		return s.claim(c, e, seat, j)
	case Away:
		return s.replace(now, c, e)
	case Back:
		e.What = Returned{}
		switch {
		case !chair.Away:
			return refuse(NotNow, "no stand-in plays for you")
		case s.spent(seat) && s.present() != 0:
			return refuse(NotNow, "your time for this decision is up; you can take over when the stand-in has acted")
		}
		return nil
	case Propose:
		return s.propose(c, e, seat)
	case Answer:
		return s.answer(c, e, seat)
	case Resume:
		return s.goOn(now, e, seat)
	case Mute:
		return s.mute(c, e)
	case Hint:
		e.What = Hinted{}
		if c.Seen != 0 && c.Seen < chair.From {
			return refuse(Stale, "this decision is over")
		}
		return s.MayHint(c.Player)
	}
	return refuse(Bad, "there is no command %q; see the documentation", c.Do)
}

// spent reports whether an absent player has no time left for the decision
// that is due, which the stand-in has yet to make.
func (s *State) spent(seat rules.Seat) bool {
	c, k := &s.Chairs[seat], &s.Settings.Clock
	switch {
	case c.Since == 0 || c.Acted || c.Due == 0:
		return false
	case k.Bank != 0:
		return c.Bank == 0
	}
	return k.Move != 0 && s.At >= c.Due+k.Move
}

func (s *State) sit(c *Command, e *Event, seat rules.Seat) error {
	name, err := CleanName(c.Name)
	if err != nil {
		return err
	}
	if seat != rules.Nobody && s.Chairs[seat].Away {
		return refuse(NotNow, "a stand-in plays in your chair here; take over with back")
	}
	if seat != rules.Nobody {
		return refuse(NotNow, "you already have a chair here: seat %d", seat)
	}
	if s.Running() {
		return refuse(NotNow, "the match is in progress; you can take a chair when it is over")
	}
	if s.Settings.Seed != "" && s.people() > 0 {
		return refuse(Forbidden, "this table deals from a seed, so only one person may play here; open another table to play together")
	}
	if s.Settings.From != nil && s.people() > 0 {
		return refuse(Forbidden, "here somebody plays on from another match alone; open another table to play together")
	}
	if err := s.MayWatch(c.Player); err != nil {
		return err
	}
	at := c.Seat
	if at < 0 {
		at = slices.IndexFunc(s.Chairs, func(k Chair) bool { return k.free() })
		if at < 0 {
			return refuse(Taken, "no chair is free; name the seat of a bot to take its chair, or watch")
		}
	}
	switch {
	case at >= len(s.Chairs):
		return refuse(Bad, "there is no seat %d; seats go from 0 to %d", at, len(s.Chairs)-1)
	case s.Chairs[at].Player != "":
		return refuse(Taken, "%s sits there", s.Chairs[at].Name)
	}
	e.Seat, e.What = int8(at), Sat{s.apart(name, at), s.Chairs[at].free()}
	return nil
}

// hosts reports whether the player has the powers of the host: who opened the
// table, or anybody who sits here once that player does not.
func (s *State) hosts(player string) bool {
	return player == s.Host || s.SeatOf(s.Host) == rules.Nobody && s.SeatOf(player) != rules.Nobody
}

// maxBanned bounds how many people are kept out of a table.
const maxBanned = 32

// guard judges who may lock the table, or keep somebody out.
func (s *State) guard(c *Command, e *Event) error {
	out, seat := s.banned(c.Text), s.SeatOf(c.Text)
	switch {
	case !s.hosts(c.Player):
		return refuse(Forbidden, "only the host may do this: the player who opened the table or, if not seated, anyone who is")
	case c.Do == Lock && c.On == s.Locked || c.Do == Ban && c.On == out && c.Text != "":
		return refuse(NotNow, "that is already so")
	case c.Do == Lock:
		e.What = Locked{c.On}
		return nil
	case c.Text == "" || len(c.Text) > maxID || c.Text == c.Player || c.Text == s.Host:
		return refuse(Bad, "name another player, by id; the player who opened the table cannot be kept out")
	case c.On && s.Running() && seat != rules.Nobody:
		return refuse(NotNow, "%s plays in the match; keep players out when it is over", s.Chairs[seat].Name)
	case c.On && len(s.Banned) >= maxBanned:
		return refuse(NotNow, "you already keep out %d players; lock the table, or let one in", maxBanned)
	}
	e.What = Banned{c.Text, s.nameOf(c.Text), c.On}
	return nil
}

// nameOf returns what a player is or was called at the table; "" if that is not
// known.
func (s *State) nameOf(player string) string {
	if seat := s.SeatOf(player); seat != rules.Nobody {
		return s.Chairs[seat].Name
	}
	for i := range s.Banned {
		if s.Banned[i].Player == player {
			return s.Banned[i].Name
		}
	}
	for i := range s.Talk {
		if s.Talk[i].By == player {
			return s.Talk[i].Name
		}
	}
	return ""
}

// named returns the chair that the command names.
func (s *State) named(c *Command) (*Chair, error) {
	if c.Seat < 0 || c.Seat >= len(s.Chairs) {
		return nil, refuse(Bad, "name the chair: a seat from 0 to %d", len(s.Chairs)-1)
	}
	return &s.Chairs[c.Seat], nil
}

// place judges who may clear a chair or give it to a bot.
func (s *State) place(c *Command, e *Event, j Judge) error {
	if s.Running() {
		return refuse(NotNow, "the match is in progress; you can change chairs when it is over")
	}
	k, err := s.named(c)
	if err != nil {
		return err
	}
	if k.Player != "" && (c.Do == SeatBot || !s.hosts(c.Player)) {
		return refuse(Forbidden, "%s sits there; only who opened the table may clear the chair, as long as that player sits here", k.Name)
	}
	if c.Do == SeatBot && !j.Level(c.Text) {
		return refuse(Bad, "no computer player is called %q", c.Text)
	}
	if c.Do == Remove && k.free() {
		return refuse(NotNow, "nobody sits there")
	}
	e.Seat, e.What = int8(c.Seat), Removed{}
	if c.Do == SeatBot {
		return s.seatBot(c, e, k.free(), j)
	}
	return nil
}

// seatBot gives a bot its name and, if it can have one, the temperament that goes
// with that.
func (s *State) seatBot(c *Command, e *Event, keep bool, j Judge) error {
	g, err := s.game()
	if err != nil {
		return err
	}
	b, tempered := BotSeated{Level: c.Text, Name: s.botName(c.Seat), Keep: keep}, s.Settings.Day == "" // a deal of the day is the same for everybody
	if from := s.Settings.From; from != nil {
		name, level := s.originalBot(c.Seat)
		b.Name, tempered = cmp.Or(name, b.Name), tempered && from.Table != "" && j.Tempered(g, level)
	}
	if tempered && j.Tempered(g, c.Text) {
		b.Temperament = temperamentOf(b.Name, g)
	}
	e.What = b
	return nil
}

func (s *State) ready(c *Command, e *Event, chair *Chair) error {
	e.What = Readied{}
	switch {
	case s.Paused:
		return refuse(NotNow, paused)
	case s.Stage == Mixing || s.Stage == Playing:
		return refuse(NotNow, "the match is in progress; there is nothing to be ready for")
	case chair.Ready:
		return refuse(NotNow, "you are already ready")
	case s.Settings.Day != "" && s.Match > 0:
		return refuse(NotNow, "a deal of the day is played once; open another table for more")
	case s.Settings.From != nil && s.Match > 0:
		return refuse(NotNow, "what was played on from a moment is over; play on from there once more, or open another table")
	case s.Settings.Seed != "" || s.Settings.From != nil: // nothing is added to the shuffle
	case s.Stage == Waiting && c.Text != "":
		if _, err := cards.ParseSeed(c.Text); err != nil {
			return refuse(Bad, "commit: %v", err)
		}
		e.What = Readied{strings.ToLower(c.Text)}
	}
	return nil
}

// mayUnready judges whether the chair's player may be not ready after all.
func (s *State) mayUnready(chair *Chair) error {
	switch {
	case s.Running():
		return refuse(NotNow, "the match is in progress; stand if you want a stand-in")
	case !chair.Ready:
		return refuse(NotNow, "you are not ready")
	}
	return nil
}

func (s *State) disclose(c *Command, e *Event, chair *Chair) error {
	switch {
	case chair.Commit == "":
		return refuse(NotNow, "you have not committed to any entropy")
	case s.Stage != Mixing:
		return refuse(NotNow, "disclose entropy between the start of a match and its first deal, within %d seconds", mixing/1000)
	case chair.Mixed != "":
		return refuse(NotNow, "you have already disclosed it")
	}
	own, err := cards.ParseSeed(c.Text)
	if err != nil {
		return refuse(Bad, "entropy: %v", err)
	}
	if cards.CommitEntropy(own).String() != chair.Commit {
		return refuse(Bad, "this does not match your commitment")
	}
	e.What = Disclosed{own}
	return nil
}

// atPlay says why the seat's player cannot play now, if so.
func (s *State) atPlay(seat rules.Seat) error {
	switch {
	case s.Paused:
		return refuse(NotNow, paused)
	case s.Stage != Playing:
		return refuse(NotNow, "no deal is being played")
	case s.Chairs[seat].Away:
		return refuse(NotNow, playedFor)
	}
	return nil
}

// act judges an act of a player or, for a chair that a bot decides for, of a
// bot; auto says whose, see [Acted].
func (s *State) act(c *Command, e *Event, seat rules.Seat, auto string) error {
	chair := &s.Chairs[seat]
	if c.Player != "" { // the turn of a bot has been looked at
		if err := s.atPlay(seat); err != nil {
			return err
		}
	}
	switch {
	case c.Seen > s.Seq:
		return refuse(Bad, "seen: nothing at this table has the number %d yet", c.Seen)
	case c.Seen != 0 && (chair.Since != 0 && c.Seen < chair.From || chair.Since == 0 && c.Seen < s.Seq): // as when others have undone meanwhile
		return refuse(Stale, movedOn)
	}
	hand := seat
	if c.Hand >= 0 {
		hand = rules.Seat(min(c.Hand, rules.MaxSeats))
	}
	if int(hand) >= s.m.Game.Seats() {
		return refuse(Bad, "there is no hand %d", c.Hand)
	}
	a, err := rules.ParseAction(hand, c.Act)
	if err != nil {
		return refuse(Bad, "%v", err)
	}
	if err := s.m.Check(&s.now, seat, a); err != nil {
		return refuse(Illegal, "%v", err)
	}
	next := s.now
	s.m.Apply(&next, a)
	e.Seat, e.What = int8(seat), Acted{a, auto, s.after(&next)}
	return nil
}

// after returns the lines of the record that follow if a deal has ended; "" if
// it goes on.
func (s *State) after(next *match.State) string {
	if next.Stage == match.Playing {
		return ""
	}
	return string(record.AppendAfter(nil, s.m, next))
}

// robot judges the act of a bot.
func (s *State) robot(c *Command, e *Event) (*Event, error) {
	if c.Do != Act || c.Seat < 0 || c.Seat >= len(s.Chairs) {
		return nil, refuse(Bad, "a bot does nothing but act, from a seat")
	}
	if !s.Robots().Has(rules.Seat(c.Seat)) {
		return nil, refuse(Stale, "no bot has to act at seat %d", c.Seat)
	}
	auto := "bot"
	if s.Chairs[c.Seat].Away {
		auto = "time"
	}
	return e, s.act(c, e, rules.Seat(c.Seat), auto)
}

// claim judges whether the rest need not be played, by what the player can
// see alone, and plays it out.
func (s *State) claim(c *Command, e *Event, seat rules.Seat, j Judge) error {
	var v rules.View
	if err := s.claimed(seat, &v); err != nil {
		return err
	}
	if !j.Settled(s.m.Game, &v) {
		return refuse(NotNow, "as far as you can see, the score may still change")
	}
	next, acts := s.now, proof.Play(s.m.Game, &s.now.Deal)
	for _, a := range acts {
		s.m.Apply(&next, a)
	}
	e.What = Claimed{acts, s.after(&next)}
	return nil
}

// claimed fills in the View by which a claim of the seat is judged, or says why
// there is nothing to claim now.
func (s *State) claimed(seat rules.Seat, v *rules.View) error {
	if err := s.atPlay(seat); err != nil {
		return err
	}
	s.m.Game.View(&s.now.Deal, seat, v)
	if v.Phase != rules.Playing {
		return refuse(NotNow, "the bidding is not over yet")
	}
	return nil
}

// Claimable fills in the View by which a claim of the player would be judged,
// and returns the game that it is of: nil while there is nothing to claim. So
// the judge can be asked without a claim. It tells the player nothing new: the
// answer follows from what that seat sees.
func (s *State) Claimable(player string, v *rules.View) (*rules.Game, error) {
	seat := s.SeatOf(player)
	if seat == rules.Nobody {
		return nil, refuse(NotSeated, noChair)
	}
	if s.claimed(seat, v) != nil {
		return nil, nil
	}
	return s.m.Game, nil
}

// patience is how long a table without clocks waits for a player before
// another may have a stand-in play, in milliseconds.
const patience = 180_000

// replace judges whether a stand-in may play for somebody who does not come.
func (s *State) replace(now int64, c *Command, e *Event) error {
	k, err := s.named(c)
	if err != nil {
		return err
	}
	waits := k.Since
	if s.Stage == Between && !k.Ready {
		waits = s.Over
	}
	switch {
	case !s.Running() || s.Paused:
		return refuse(NotNow, "no match is being played")
	case k.robotic():
		return refuse(NotNow, "a bot plays there")
	case k.Player == c.Player:
		return refuse(NotNow, "that is you; stand if you want a stand-in")
	case s.Settings.Clock != Clock{}:
		return refuse(NotNow, "this table has a clock; it decides")
	case waits == 0:
		return refuse(NotNow, "the table is not waiting for %s", k.Name)
	case now < waits+patience:
		return refuse(NotNow, "give %s three minutes", k.Name)
	}
	e.Seat, e.What = int8(c.Seat), Replaced{}
	return nil
}

func (s *State) propose(c *Command, e *Event, seat rules.Seat) error {
	switch {
	case !s.Running() || s.Stage == Mixing:
		return refuse(NotNow, "no match is being played")
	case s.Chairs[seat].Away:
		return refuse(NotNow, playedFor)
	case s.Asked != nil:
		return refuse(NotNow, "%s has asked for something; answer first", s.Chairs[s.Asked.By].Name)
	}
	first, free := 0, false
	switch c.Text {
	case Undo, Replay:
		if s.Settings.Undo == UndoNever {
			return refuse(Forbidden, "this table does not allow taking back")
		}
		to, ok := s.backTo(seat)
		if ok && c.Text == Undo && s.concealed(to) {
			e.What = Proposed{What: Undo, To: to, Done: true, Keep: true}
			return nil
		}
		if c.Text == Replay {
			to, ok = s.given, len(s.acts) > s.given
		}
		if !ok {
			return refuse(NotNow, "you have nothing to take back in this deal")
		}
		for _, d := range s.acts[to:] {
			if k := &s.Chairs[d.by]; k.Player != "" && k.Away && !s.Free {
				return refuse(NotNow, "%s is away, and would have to agree", k.Name)
			}
		}
		first, free = to, s.Free
	case Pause:
		if s.Paused {
			return refuse(NotNow, "the match is already paused")
		}
	case Abandon:
	default:
		return refuse(Bad, "you can ask for %s, %s, %s or %s, not for %q", Undo, Replay, Pause, Abandon, c.Text)
	}
	e.What = Proposed{What: c.Text, To: first, Done: free || s.present()&^seat.Set() == 0}
	return nil
}

// rest is how long a match pauses before one player alone may end it, in
// milliseconds.
const rest = 3600_000

// goOn judges the wish to end a pause, which all who are there must share, so
// that nobody's clock runs unawares.
func (s *State) goOn(now int64, e *Event, seat rules.Seat) error {
	done := s.unwilling()&^seat.Set() == 0 || now >= s.Halted+rest
	e.What = Resumed{done}
	switch {
	case !s.Paused:
		return refuse(NotNow, "the match is not paused")
	case s.Chairs[seat].Away:
		return refuse(NotNow, playedFor)
	case s.Chairs[seat].Ready && !done:
		return refuse(NotNow, "you have said so already; the others have not")
	}
	return nil
}

func (s *State) answer(c *Command, e *Event, seat rules.Seat) error {
	switch {
	case s.Asked == nil:
		return refuse(NotNow, "nobody has proposed anything, or the moment has passed")
	case c.Seen != 0 && c.Seen < s.Asked.Seq:
		return refuse(Stale, "something else has been proposed since")
	case s.Asked.Yes.Has(seat) && c.On:
		return refuse(NotNow, "you have already agreed")
	case s.Chairs[seat].Away:
		return refuse(NotNow, playedFor)
	}
	e.What = Answered{c.On, c.On && s.present()&^(s.Asked.Yes|seat.Set()) == 0}
	return nil
}

// mayTalk says why the player may say nothing at the table, if so.
func (s *State) mayTalk(player string) error {
	if s.Settings.Closed && s.SeatOf(player) == rules.Nobody {
		return refuse(NotSeated, "this table has no spectators; only its players may talk")
	}
	return s.MayWatch(player)
}

func (s *State) chat(c *Command, e *Event) error {
	if err := s.mayTalk(c.Player); err != nil {
		return err
	}
	text, err := cleanChat(c.Text)
	if err != nil {
		return err
	}
	name, err := CleanName(c.Name)
	e.What = Chatted{name, text}
	return err
}

// mostEntries is how many entries a table's log may have before nothing but
// the match in progress goes on. With twice as many that ends too.
const mostEntries = 20_000

// goesOn reports whether the command belongs to a match in progress.
func (s *State) goesOn(c *Command) bool {
	switch c.Do {
	case Act, Claim, Stand, Away, Back, Answer, Resume, Entropy, Withdraw:
		return true
	case Ready:
		return s.Running()
	case Propose:
		return c.Text == Abandon
	}
	return false
}

// maxMuted bounds how many people a player mutes.
const maxMuted = 32

func (s *State) mute(c *Command, e *Event) error {
	muted := s.Chairs[e.Seat].Muted
	switch has := slices.Contains(muted, c.Text); {
	case c.Text == "" || len(c.Text) > maxID || c.Text == c.Player:
		return refuse(Bad, "name another player, by id")
	case has == c.On:
		return refuse(NotNow, "that is already so")
	case len(muted) >= maxMuted && c.On:
		return refuse(NotNow, "you already mute %d players; unmute one first", maxMuted)
	}
	e.What = Muted{c.Text, c.On}
	return nil
}

// MayHint says why the player may not ask for advice now, if so.
func (s *State) MayHint(player string) error {
	seat := s.SeatOf(player)
	switch {
	case seat == rules.Nobody:
		return refuse(NotSeated, noChair)
	case s.Paused:
		return refuse(NotNow, paused)
	case s.Chairs[seat].Away:
		return refuse(NotNow, playedFor)
	case s.Stage != Playing || s.Chairs[seat].Since == 0:
		return refuse(NotNow, "you have nothing to decide")
	case !s.Hints:
		return refuse(Forbidden, "there are no hints at this table")
	}
	return nil
}
