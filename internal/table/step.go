package table

import (
	"cmp"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/think/claim"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Command is sent to a table by a player, or by the bot of a chair.
type Command struct {
	Do     Kind
	Player string // id; "" of a bot
	Name   string // of the player, as it is to be shown
	ID     string // of the command, as its client chose it; "" if it is never sent again
	Seat   int    // of the chair that it is about, where that is not the player's own; -1 for any
	Act    string // in the words of a record
	Hand   int    // the hand from which the act plays, if not the player's own: a dummy's; else -1
	Seen   uint64 // the last entry that the client knew; 0: no check
	Of     string // the id of the command to withdraw
	Text   string // a bot's level, a commitment or entropy, a proposal or message, or the id of the player to unmute
	On     bool   // yes
	// May refuses, at the moment of sitting down or standing up, what the table itself would allow; nil refuses nothing.
	May func(s *State) error
}

// A Judge answers questions that a table cannot answer itself.
type Judge interface {
	// Settled reports whether no further play can change the score, as far as the View's seat can know.
	Settled(g *rules.Game, v *rules.View) bool
	// HasLevel reports whether a computer player has the name.
	HasLevel(name string) bool
	// HasTemperament reports whether such a player has a temperament, in such a game.
	HasTemperament(g *rules.Game, level string) bool
}

// Step returns the event of the command, to be stored and then applied; the state does not change. A
// command that cannot be done gets a [*Refusal]. A player's command that was done already must not come
// here again: see [State.Applied].
func (s *State) Step(now int64, c *Command, j Judge) (*Event, error) {
	e := &Event{By: c.Player, ID: c.ID, Seat: NoSeat}
	if len(c.ID) > maxID {
		return nil, Refuse(Bad, "command-id-long", "most", maxID, "n", len(c.ID))
	}
	if c.Player == "" {
		return s.checkBotAct(c, e)
	}
	if err := s.repeated(c); err != nil {
		return nil, err
	}
	seat := s.SeatOf(c.Player)
	if seat != rules.Nobody {
		e.Seat = int8(seat)
	}
	if s.Seq >= mostEntries && !s.inMatch(c) {
		return nil, Refuse(NotNow, "table-full")
	}
	switch c.Do {
	case Sit:
		err := s.sit(c, e, seat)
		if err == nil && c.May != nil {
			err = c.May(s)
		}
		return e, err
	case Chat:
		return e, s.chat(c, e)
	case Lock, Ban:
		return e, s.guard(c, e)
	case Withdraw:
		return e, s.withdraw(c, e)
	}
	if seat == rules.Nobody {
		return nil, Refuse(NotSeated, "no-seat")
	}
	return e, s.seated(now, c, e, seat, j)
}

// seated judges commands that only a player with a chair may give.
func (s *State) seated(now int64, c *Command, e *Event, seat rules.Seat, j Judge) error {
	chair := &s.Chairs[seat]
	if s.past(c, seat) {
		return Refuse(Stale, "moved-on")
	}
	switch c.Do {
	case Stand:
		if chair.Away && s.Running() {
			return Refuse(NotNow, "away-already")
		}
		e.What = Stood{}
		if c.May != nil {
			return c.May(s)
		}
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
			return Refuse(NotNow, "not-away")
		case s.spent(seat) && s.present() != 0:
			return Refuse(NotNow, "time-up")
		}
		return nil
	case Propose:
		return s.propose(c, e, seat)
	case Answer:
		return s.answer(c, e, seat)
	case Redo:
		return s.redo(e, seat)
	case Resume:
		return s.mayResume(now, e, seat)
	case Mute: // players muted others here in earlier versions
		if e.What = (Muted{c.Text, false}); c.On || !slices.Contains(chair.Muted, c.Text) {
			return Refuse(NotNow, "already-so")
		}
		return nil
	case Hint:
		e.What = Hinted{}
		if c.Seen != 0 && c.Seen < chair.From {
			return Refuse(Stale, "decision-over")
		}
		return s.MayHint(c.Player)
	}
	return Refuse(Bad, "no-command", "command", c.Do)
}

// spent reports whether an absent player has no time left for the due decision, which the stand-in has yet
// to make.
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
	name, err := c.carried()
	if err != nil {
		return err
	}
	if seat != rules.Nobody && s.Chairs[seat].Away {
		return Refuse(NotNow, "seat-has-stand-in")
	}
	if seat != rules.Nobody {
		return Refuse(NotNow, "seated-already", "seat", seat)
	}
	if s.Running() {
		return Refuse(NotNow, "sit-in-match")
	}
	if s.Settings.Event != "" && (s.Match > 0 || c.Player != s.Host && !slices.Contains(s.Settings.Invited, c.Player)) {
		return Refuse(Forbidden, "audience-invited")
	}
	if s.Settings.Seed != "" && len(s.Settings.Boards) == 0 && s.people() > 0 {
		return Refuse(Forbidden, "seed-alone")
	}
	if s.Settings.Guide && s.people() > 0 {
		return Refuse(Forbidden, "guide")
	}
	if s.Settings.From != nil && s.people() > 0 {
		return Refuse(Forbidden, "whatif-alone")
	}
	if err := s.MayWatch(c.Player); err != nil {
		return err
	}
	at := c.Seat
	if at < 0 {
		at = slices.IndexFunc(s.Chairs, func(k Chair) bool { return k.free() })
		if at < 0 {
			return Refuse(Taken, "no-seat-free")
		}
	}
	switch {
	case at >= len(s.Chairs):
		return Refuse(Bad, "seat-unknown", "seat", at, "last", len(s.Chairs)-1)
	case s.Chairs[at].Player != "":
		return Refuse(Taken, "seat-taken", "name", s.Chairs[at].Name)
	}
	e.Seat, e.What = int8(at), Sat{s.uniqueName(name, at), s.Chairs[at].free()}
	return nil
}

// hosts reports whether the player has the powers of the host: the one who opened the table, or any player
// here once that one does not sit here.
func (s *State) hosts(player string) bool {
	return player == s.Host || s.SeatOf(s.Host) == rules.Nobody && s.SeatOf(player) != rules.Nobody
}

const maxBanned = 32

// guard judges whether the player may lock the table, or ban another.
func (s *State) guard(c *Command, e *Event) error {
	out, seat := s.banned(c.Text), s.SeatOf(c.Text)
	switch {
	case !s.hosts(c.Player):
		return Refuse(Forbidden, "host-only")
	case s.Settings.Event != "":
		return Refuse(Forbidden, "seats-in-match")
	case c.Do == Lock && c.On == s.Locked || c.Do == Ban && c.On == out && c.Text != "":
		return Refuse(NotNow, "already-so")
	case c.Do == Lock:
		e.What = Locked{c.On}
		return nil
	case c.Text == "" || len(c.Text) > maxID || c.Text == c.Player || c.Text == s.Host:
		return Refuse(Bad, "ban-whom")
	case c.On && s.Running() && seat != rules.Nobody:
		return Refuse(NotNow, "ban-in-match", "name", s.Chairs[seat].Name)
	case c.On && len(s.Banned) >= maxBanned:
		return Refuse(NotNow, "ban-most", "n", maxBanned)
	}
	e.What = Banned{c.Text, s.nameOf(c.Text), c.On}
	return nil
}

// nameOf also finds players who have left; "" if it finds none.
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

func (s *State) named(c *Command) (*Chair, error) {
	if c.Seat < 0 || c.Seat >= len(s.Chairs) {
		return nil, Refuse(Bad, "name-seat", "last", len(s.Chairs)-1)
	}
	return &s.Chairs[c.Seat], nil
}

// place judges whether the player may clear a chair or give it to a bot.
func (s *State) place(c *Command, e *Event, j Judge) error {
	if s.Running() || s.stay() {
		return Refuse(NotNow, "seats-in-match")
	}
	k, err := s.named(c)
	if err != nil {
		return err
	}
	if k.Player != "" && (c.Do == SeatBot || !s.hosts(c.Player)) {
		return Refuse(Forbidden, "seat-not-yours", "name", k.Name)
	}
	if c.Do == SeatBot && !j.HasLevel(c.Text) {
		return Refuse(Bad, "no-bot", "level", c.Text)
	}
	if c.Do == Remove && k.free() {
		return Refuse(NotNow, "seat-empty")
	}
	e.Seat, e.What = int8(c.Seat), Removed{}
	if c.Do == SeatBot {
		return s.seatBot(c, e, k.free(), j)
	}
	return nil
}

// seatBot gives a bot its name and, if it can have one, the temperament that goes with that.
func (s *State) seatBot(c *Command, e *Event, keep bool, j Judge) error {
	g, err := s.game()
	if err != nil {
		return err
	}
	b, tempered := BotSeated{Level: c.Text, Name: s.botName(c.Seat), Keep: keep}, s.Settings.Day == "" && len(s.Settings.Boards) == 0 // the cards are the same for other players
	if from := s.Settings.From; from != nil {
		name, level := s.originalBot(c.Seat)
		b.Name, tempered = cmp.Or(name, b.Name), tempered && from.Table != "" && j.HasTemperament(g, level)
	}
	if tempered && j.HasTemperament(g, c.Text) {
		b.Temperament = temperamentOf(b.Name, g)
	}
	e.What = b
	return nil
}

func (s *State) ready(c *Command, e *Event, chair *Chair) error {
	e.What = Readied{}
	switch {
	case s.Paused:
		return Refuse(NotNow, "paused")
	case s.Stage == Mixing || s.Stage == Playing:
		return Refuse(NotNow, "ready-in-match")
	case chair.Ready:
		return Refuse(NotNow, "ready-already")
	case s.Settings.Day != "" && s.Match > 0:
		return Refuse(NotNow, "day-once")
	case s.Settings.From != nil && s.Match > 0:
		return Refuse(NotNow, "whatif-over")
	case s.Settings.Event != "" && s.Match > 0 && !s.Running() && !s.stay():
		return Refuse(NotNow, "event-played")
	case s.Settings.Seed != "" || s.Settings.From != nil: // nothing is added to the shuffle
	case s.Stage == Waiting && c.Text != "":
		if _, err := cards.ParseSeed(c.Text); err != nil {
			return Refuse(Bad, "commitment").Because(err)
		}
		e.What = Readied{strings.ToLower(c.Text)}
	}
	return nil
}

// mayUnready judges whether the chair's player may cancel being ready.
func (s *State) mayUnready(chair *Chair) error {
	switch {
	case s.Running():
		return Refuse(NotNow, "unready-in-match")
	case !chair.Ready:
		return Refuse(NotNow, "not-ready")
	}
	return nil
}

func (s *State) disclose(c *Command, e *Event, chair *Chair) error {
	switch {
	case chair.Commit == "":
		return Refuse(NotNow, "not-committed")
	case s.Stage != Mixing:
		return Refuse(NotNow, "disclose-when", "seconds", mixing/1000)
	case chair.Mixed != "":
		return Refuse(NotNow, "disclosed-already")
	}
	own, err := cards.ParseSeed(c.Text)
	if err != nil {
		return Refuse(Bad, "entropy").Because(err)
	}
	if cards.CommitEntropy(own).String() != chair.Commit {
		return Refuse(Bad, "entropy-other")
	}
	e.What = Disclosed{own}
	return nil
}

// atPlay refuses a player who cannot play now.
func (s *State) atPlay(seat rules.Seat) error {
	switch {
	case s.Paused:
		return Refuse(NotNow, "paused")
	case s.Stage != Playing:
		return Refuse(NotNow, "no-deal")
	case s.Chairs[seat].Away:
		return Refuse(NotNow, "stand-in-plays")
	}
	return nil
}

// act judges an act of a player or, for a chair that a bot decides for, of a bot; auto is that of [Acted].
func (s *State) act(c *Command, e *Event, seat rules.Seat, auto string) error {
	chair := &s.Chairs[seat]
	if c.Player != "" { // a bot's turn has been checked
		if err := s.atPlay(seat); err != nil {
			return err
		}
	}
	switch {
	case c.Seen > s.Seq:
		return Refuse(Bad, "seen-ahead", "n", c.Seen)
	case c.Seen != 0 && (chair.Since != 0 && c.Seen < chair.From || chair.Since == 0 && c.Seen < s.Seq): // as when other players have undone acts meanwhile
		return Refuse(Stale, "moved-on")
	}
	hand := seat
	if c.Hand >= 0 {
		hand = rules.Seat(min(c.Hand, rules.MaxSeats))
	}
	if int(hand) >= s.m.Game.Seats() {
		return Refuse(Bad, "no-hand", "hand", c.Hand)
	}
	a, err := rules.ParseAction(hand, c.Act)
	if err != nil {
		return Refuse(Bad, "act").Because(err)
	}
	if err := s.m.Check(&s.now, seat, a); err != nil {
		return Refuse(Illegal, "illegal").Because(err)
	}
	next := s.now
	s.m.Apply(&next, a)
	e.Seat, e.What = int8(seat), Acted{a, auto, s.after(&next)}
	return nil
}

// after returns the lines of the record that follow if a deal has ended; "" if it goes on.
func (s *State) after(next *match.State) string {
	if next.Stage == match.Playing {
		return ""
	}
	return string(record.AppendAfter(nil, s.m, next))
}

// checkBotAct judges the act of a bot.
func (s *State) checkBotAct(c *Command, e *Event) (*Event, error) {
	if c.Do != Act || c.Seat < 0 || c.Seat >= len(s.Chairs) {
		return nil, Refuse(Bad, "bot-acts")
	}
	if !s.BotTurns().Has(rules.Seat(c.Seat)) {
		return nil, Refuse(Stale, "bot-not-due", "seat", c.Seat)
	}
	auto := "bot"
	if s.Chairs[c.Seat].Away {
		auto = "time"
	}
	return e, s.act(c, e, rules.Seat(c.Seat), auto)
}

// claim judges, by the player's View alone, whether the remaining cards need not be played, and plays them
// out.
func (s *State) claim(c *Command, e *Event, seat rules.Seat, j Judge) error {
	var v rules.View
	if err := s.claimed(seat, &v); err != nil {
		return err
	}
	if !j.Settled(s.m.Game, &v) {
		return Refuse(NotNow, "unsettled")
	}
	next, acts := s.now, claim.Play(s.m.Game, &s.now.Deal)
	for _, a := range acts {
		s.m.Apply(&next, a)
	}
	e.What = Claimed{acts, s.after(&next)}
	return nil
}

// claimed fills in the View by which a claim of the seat is judged, or says why there is nothing to claim
// now.
func (s *State) claimed(seat rules.Seat, v *rules.View) error {
	if err := s.atPlay(seat); err != nil {
		return err
	}
	s.m.Game.View(&s.now.Deal, seat, v)
	if v.Phase != rules.Playing {
		return Refuse(NotNow, "bidding")
	}
	return nil
}

// Claimable fills in the View by which a claim of the player would be judged, and returns its game: nil
// while there is nothing to claim. So the judge can be asked without a claim. It reveals nothing new to the
// player: the answer follows from that seat's View.
func (s *State) Claimable(player string, v *rules.View) (*rules.Game, error) {
	seat := s.SeatOf(player)
	if seat == rules.Nobody {
		return nil, Refuse(NotSeated, "no-seat")
	}
	if s.claimed(seat, v) != nil {
		return nil, nil
	}
	return s.m.Game, nil
}

// patience is how long a table without clocks waits for a player before another may call a stand-in, in
// milliseconds.
const patience = 180_000

// replace judges whether a stand-in may play for a player who does not come.
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
		return Refuse(NotNow, "no-match")
	case k.botDecides():
		return Refuse(NotNow, "bot-there")
	case k.Player == c.Player:
		return Refuse(NotNow, "away-self")
	case s.Settings.Clock != Clock{}:
		return Refuse(NotNow, "clock-decides")
	case waits == 0:
		return Refuse(NotNow, "not-awaited", "name", k.Name)
	case now < waits+patience:
		return Refuse(NotNow, "patience", "name", k.Name)
	}
	e.Seat, e.What = int8(c.Seat), Replaced{}
	return nil
}

func (s *State) propose(c *Command, e *Event, seat rules.Seat) error {
	switch {
	case !s.Running() || s.Stage == Mixing:
		return Refuse(NotNow, "no-match")
	case s.Chairs[seat].Away:
		return Refuse(NotNow, "stand-in-plays")
	case s.Asked != nil:
		return Refuse(NotNow, "asked-already", "name", s.Chairs[s.Asked.By].Name)
	}
	first, free := 0, false
	switch c.Text {
	case Undo, Replay:
		if s.Settings.Undo == UndoNever {
			return Refuse(Forbidden, "no-undo")
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
			return Refuse(NotNow, "nothing-to-undo")
		}
		for _, d := range s.acts[to:] {
			if k := &s.Chairs[d.by]; k.Player != "" && k.Away && !s.Free {
				return Refuse(NotNow, "undo-absent", "name", k.Name)
			}
		}
		first, free = to, s.Free
	case Pause:
		if s.Paused {
			return Refuse(NotNow, "paused-already")
		}
	case Abandon:
	default:
		return Refuse(Bad, "no-proposal", "what", c.Text)
	}
	e.What = Proposed{What: c.Text, To: first, Done: free || s.present()&^seat.Set() == 0}
	return nil
}

// redo judges whether the seat may bring back what it took back.
func (s *State) redo(e *Event, seat rules.Seat) error {
	if err := s.atPlay(seat); err != nil {
		return err
	}
	at := s.redoable(seat)
	if at < 0 {
		return Refuse(NotNow, "nothing-to-redo")
	}
	next, err := s.redoing(&s.taken[at])
	if err != nil {
		return err
	}
	e.What = Redone{s.taken[at].secret, s.after(&next)}
	return nil
}

// rest is how long a match pauses before one player alone may end it, in milliseconds.
const rest = 3600_000

// mayResume judges the wish to end a pause, which all players present must share, so that no clock runs
// unnoticed.
func (s *State) mayResume(now int64, e *Event, seat rules.Seat) error {
	done := s.unwilling()&^seat.Set() == 0 || now >= s.Halted+rest
	e.What = Resumed{done}
	switch {
	case !s.Paused:
		return Refuse(NotNow, "not-paused")
	case s.Chairs[seat].Away:
		return Refuse(NotNow, "stand-in-plays")
	case s.Chairs[seat].Ready && !done:
		return Refuse(NotNow, "resumed-already")
	}
	return nil
}

func (s *State) answer(c *Command, e *Event, seat rules.Seat) error {
	switch {
	case s.Asked == nil:
		return Refuse(NotNow, "nothing-asked")
	case c.Seen != 0 && c.Seen < s.Asked.Seq:
		return Refuse(Stale, "asked-otherwise")
	case s.Asked.Yes.Has(seat) && c.On:
		return Refuse(NotNow, "agreed-already")
	case s.Chairs[seat].Away:
		return Refuse(NotNow, "stand-in-plays")
	}
	e.What = Answered{c.On, c.On && s.present()&^(s.Asked.Yes|seat.Set()) == 0}
	return nil
}

// mayTalk returns why the player may not chat at the table, or nil.
func (s *State) mayTalk(player string) error {
	if s.Settings.Closed && s.SeatOf(player) == rules.Nobody {
		return Refuse(NotSeated, "no-spectator-talk")
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
	name, err := c.carried()
	e.What = Chatted{name, text}
	return err
}

// mostEntries is how many entries a table's log may have before only the match in progress goes on. With
// twice as many that ends too.
const mostEntries = 20_000

// inMatch reports whether the command belongs to a match in progress.
func (s *State) inMatch(c *Command) bool {
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

// MayHint returns why the player may not ask for advice now, or nil.
func (s *State) MayHint(player string) error {
	seat := s.SeatOf(player)
	switch {
	case seat == rules.Nobody:
		return Refuse(NotSeated, "no-seat")
	case s.Paused:
		return Refuse(NotNow, "paused")
	case s.Chairs[seat].Away:
		return Refuse(NotNow, "stand-in-plays")
	case s.Stage != Playing || s.Chairs[seat].Since == 0:
		return Refuse(NotNow, "nothing-to-decide")
	case !s.Hints:
		return Refuse(Forbidden, "no-hints")
	}
	return nil
}
