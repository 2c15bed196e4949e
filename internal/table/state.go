package table

import (
	"bytes"
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Stage is where the table stands in a match.
type Stage uint8

// The stages of a table.
const (
	Waiting Stage = iota // no match is in progress: players sit, and say that they are ready
	Mixing               // a match has begun; seats disclose what they add to the shuffle
	Playing              // a deal is in progress
	Between              // a deal is over, and the next is due once everybody is ready
)

// A State is a table at one moment: the fold of its entries.
type State struct {
	ID       string
	Seq      uint64 // of the last entry
	At       int64  // of the same
	Head     Hash   // of the same
	Created  int64
	Host     string // the player who opened the table
	Settings Settings

	Stage  Stage
	Paused bool
	Halted int64   // when it was paused last
	Left   bool    // everybody has gone, and the table is on no list until somebody sits down
	Chairs []Chair // one for each live seat
	Asked  *Proposal
	Talk   []Said // the last of it

	Match  int // how many have begun at this table
	Began  int64
	Ended  bool // the last of them has
	Cut    bool // it was abandoned
	Free   bool // what was usual for the people at it when the match began: undo without asking
	Hints  bool
	Open   bool // hidden cards are shown after each deal
	Over   int64
	Header *record.Header
	Secret cards.Seed

	games Games
	m     *match.Match
	now   match.State
	fresh match.State // the deal in play before its first act
	deal  rules.Deal
	acts  []decision    // of the deal in play, or the last one
	made  []rules.Seats // by deal of the match, who made the contract
	heard map[string]*answers

	secrets []cards.Seed // of deals from first on, as far as they were worked out
	first   int

	result    *Result // of the last match that ended
	resultSeq uint64  // with which entry
}

// A Chair is a live seat, and who has it.
type Chair struct {
	Player string // id; "" of a bot and of nobody
	Name   string
	Bot    string // the level of the bot whose chair it is
	Away   bool   // a stand-in plays for the player
	Ready  bool
	Commit string // to what the chair adds to the shuffle, in hexadecimal; "" if it adds nothing
	Mixed  string // what it adds, once disclosed
	Muted  []string

	Acted bool   // the stand-in has acted for the player since the latter left
	Due   int64  // when the decision came to be due at which the player left; 0 if none was
	Bank  int64  // left to think, without what has been used since Since; in milliseconds
	Since int64  // when the decision that is due came to be due; 0 if none is
	From  uint64 // the entry from which on it was due

	Aways, Hints, Undone int // in this match
}

// A decision is an act of the deal, and whose it was.
type decision struct {
	act  rules.Action
	by   rules.Seat
	auto string
	at   int64
}

// A Proposal waits for the consent of all players who are there.
type Proposal struct {
	What string
	By   rules.Seat
	To   int // of what is undone: how many acts of the deal remain
	Yes  rules.Seats
}

// Said is something that somebody said.
type Said struct {
	Seq  uint64 `json:"seq"`
	At   int64  `json:"at"`
	By   string `json:"by"` // the player's id
	Name string `json:"name"`
	Seat int8   `json:"seat"` // or NoSeat; what a spectator says is for spectators
	Text string `json:"text"`
}

// maxTalk is how much talk is kept for who comes later.
const maxTalk = 50

// answers are the commands of a player that were done, as many as a client
// may still send again.
type answers struct {
	done [16]done
	next int
}

// done is a command that was done.
type done struct {
	id  string
	do  Doing
	act rules.Action // if it was one
	seq uint64
}

// Games compiles variants, or remembers them compiled.
type Games interface {
	Game(v *rules.Variant) (*rules.Game, error)
}

// Fold returns what the entries of a table come to. They begin with its
// first; a log whose chain is broken, or that the rules contradict, is an
// error.
func Fold(id string, games Games, entries []Entry) (*State, error) {
	s := New(id, games)
	for i := range entries {
		if err := s.Take(&entries[i]); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// New returns a table of which nothing has been heard.
func New(id string, games Games) *State {
	return &State{ID: id, games: games, heard: map[string]*answers{}}
}

// Take folds the next entry, and checks that it is. After an error the state
// is of no further use.
func (s *State) Take(e *Entry) error {
	if e.Seq != s.Seq+1 || e.At < s.At {
		return fmt.Errorf("table %s: entry %d at %d cannot follow entry %d at %d", s.ID, e.Seq, e.At, s.Seq, s.At)
	}
	if Link(s.Head, e) != e.Hash {
		return fmt.Errorf("table %s: entry %d does not belong to the chain: the log has been changed", s.ID, e.Seq)
	}
	event, err := Decode(e.Body)
	if err == nil {
		err = s.Apply(e, &event)
	}
	if err != nil {
		return fmt.Errorf("table %s: entry %d: %w", s.ID, e.Seq, err)
	}
	return nil
}

// Next returns the entry that the event would be.
func (s *State) Next(now int64, e *Event) Entry {
	next := Entry{Seq: s.Seq + 1, At: max(now, s.At), Body: e.Encode()}
	next.Hash = Link(s.Head, &next)
	return next
}

// Apply folds the event of an entry that was made by [State.Next] of this
// state. An error means that the log and the rules disagree.
func (s *State) Apply(entry *Entry, e *Event) error {
	s.Seq, s.At, s.Head = entry.Seq, entry.At, entry.Hash
	if err := s.fold(e); err != nil {
		return err
	}
	if e.ID != "" {
		s.remember(e)
	}
	s.think()
	return nil
}

// Heard returns the entry that a player's command of this id has led to; ok
// is false if none is remembered.
func (s *State) Heard(player, id string) (seq uint64, ok bool) {
	if d := s.done(player, id); d != nil {
		return d.seq, true
	}
	return 0, false
}

// Same refuses a command whose id was another one's.
func (s *State) Same(c *Command) error {
	d := s.done(c.Player, c.ID)
	if d == nil {
		return nil
	}
	if act, err := rules.ParseAction(d.act.Seat(), c.Act); d.do != c.Do || d.act != 0 && (err != nil || act != d.act) {
		return refuse(Bad, "the id %q was given to another command before; give each its own", c.ID)
	}
	return nil
}

func (s *State) done(player, id string) *done {
	a := s.heard[player]
	if a == nil || id == "" {
		return nil
	}
	for i := range a.done {
		if a.done[i].id == id {
			return &a.done[i]
		}
	}
	return nil
}

// maxHeard bounds for how many players commands are remembered.
const maxHeard = 64

func (s *State) remember(e *Event) {
	a := s.heard[e.By]
	if a == nil {
		if len(s.heard) >= maxHeard {
			s.forget()
		}
		a = new(answers)
		s.heard[e.By] = a
	}
	d := done{id: e.ID, do: e.Do, seq: s.Seq}
	if e.Do == Act {
		d.act = e.acts[0]
	}
	a.done[a.next] = d
	a.next = (a.next + 1) % len(a.done)
}

// forget forgets the player who was heard last the longest ago and has no
// chair.
func (s *State) forget() {
	oldest, at := "", s.Seq
	for p, a := range s.heard {
		if last := a.done[(a.next+len(a.done)-1)%len(a.done)].seq; last < at && s.SeatOf(p) == rules.Nobody {
			oldest, at = p, last
		}
	}
	delete(s.heard, oldest)
}

// SeatOf returns the player's seat, or Nobody.
func (s *State) SeatOf(player string) rules.Seat {
	if player == "" {
		return rules.Nobody
	}
	for i := range s.Chairs {
		if s.Chairs[i].Player == player {
			return rules.Seat(i)
		}
	}
	return rules.Nobody
}

// Shut reports whether the player may not watch: a match of others is in
// progress at a table that has no spectators.
func (s *State) Shut(player string) bool {
	return s.Settings.Closed && s.Running() && s.SeatOf(player) == rules.Nobody && (player == "" || player != s.Host)
}

// Running reports whether a match is in progress.
func (s *State) Running() bool { return s.Stage != Waiting }

// Moves returns the match in progress or the last one; nil before the first.
func (s *State) Moves() *match.Match { return s.m }

// View fills in v with what the seat may know of the match; it is empty
// before the first.
func (s *State) View(seat rules.Seat, v *match.View) {
	if s.m == nil {
		*v = match.View{View: rules.View{Seat: seat, Due: rules.Nobody}}
		return
	}
	s.m.View(&s.now, seat, v)
}

// present returns the seats of the players who are there.
func (s *State) present() (ss rules.Seats) {
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.Player != "" && !c.Away {
			ss |= rules.Seat(i).Set()
		}
	}
	return ss
}

// robotic reports whether a bot decides for the chair.
func (c *Chair) robotic() bool { return c.Bot != "" || c.Away }

// Robots returns the seats at which a bot has a decision to make. There are
// none at a table that all people have left.
func (s *State) Robots() (ss rules.Seats) {
	if s.Stage != Playing || s.Paused || s.present() == 0 {
		return 0
	}
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.robotic() && c.Since != 0 {
			ss |= rules.Seat(i).Set()
		}
	}
	return ss
}

// Level returns the level of the bot that decides for the seat.
func (s *State) Level(seat rules.Seat) string {
	if c := &s.Chairs[seat]; c.Bot != "" {
		return c.Bot
	}
	return s.Settings.standIn()
}

// sound says what is senseless about an event that no table has made, as one
// in an archive that somebody has written.
func (s *State) sound(e *Event) error {
	seated := e.Seat >= 0 && int(e.Seat) < len(s.Chairs)
	ok := (e.Do == Create) == (s.Seq == 1)
	switch e.Do {
	case Sit, Stand, Remove, Seat, Ready, Entropy, Away, Back, Resume, Hint, Mute:
		ok = ok && seated
	case Begin:
		ok = ok && !s.Running()
	case Deal:
		ok = ok && (s.Stage == Mixing || s.Stage == Between)
	case Act, Claim:
		ok = ok && seated && s.Stage == Playing && len(e.Acts) > 0
	case Ask:
		ok = ok && seated && s.Running()
		if e.Text == Undo || e.Text == Replay {
			ok = ok && s.Stage != Mixing && e.To >= 0 && e.To < len(s.acts)
		}
	case Answer:
		ok = ok && seated && s.Asked != nil
	case Chat:
		ok = ok && (seated || e.Seat == NoSeat)
	}
	if !ok {
		return fmt.Errorf("%q of seat %d makes no sense here", e.Do, e.Seat)
	}
	return nil
}

// fold does what the event says.
func (s *State) fold(e *Event) error {
	if err := s.sound(e); err != nil {
		return err
	}
	c := &Chair{}
	if e.Seat >= 0 && int(e.Seat) < len(s.Chairs) {
		c = &s.Chairs[e.Seat]
	}
	switch e.Do {
	case Create:
		return s.create(e)
	case Sit:
		*c = Chair{Player: e.By, Name: e.Name}
		s.company()
	case Stand:
		s.stand(c)
	case Remove:
		*c = Chair{}
		s.company()
	case Seat:
		*c = Chair{Bot: e.Text, Name: e.Text}
		s.company()
	case Ready:
		c.Ready = true
		if s.Stage == Waiting { // for a match, not only for its next deal
			c.Commit, c.Mixed = e.Text, ""
		}
	case Begin:
		return s.begin(e)
	case Entropy:
		c.Mixed = e.Text
	case Deal:
		return s.dealt(e)
	case Act, Claim:
		return s.acted(e)
	case Away:
		s.stand(c)
	case Back:
		s.back(c)
	case Ask, Answer:
		return s.asked(e)
	case Resume:
		s.resume(c, e)
	case Close:
		if s.Running() {
			s.cut()
			break
		}
		for i := range s.Chairs {
			s.Chairs[i] = Chair{}
		}
		s.Left = true
	case Chat:
		s.say(e)
	case Mute:
		c.Muted = slices.DeleteFunc(c.Muted, func(p string) bool { return p == e.Text })
		if e.On {
			c.Muted = append(c.Muted, e.Text)
		}
	case Hint:
		c.Hints++
	default:
		return fmt.Errorf("nobody knows what %q does; a newer ninetynine wrote this log", e.Do)
	}
	return nil
}

func (s *State) create(e *Event) error {
	if e.Settings == nil || s.Seq != 1 {
		return fmt.Errorf("a log begins with a table's settings")
	}
	s.Settings, s.Host, s.Created = *e.Settings, e.By, s.At
	v, err := s.Settings.Rules()
	if err != nil {
		return err
	}
	g, err := s.games.Game(&v)
	if err != nil {
		return err
	}
	s.Chairs = make([]Chair, g.Live().Len())
	return nil
}

// stand clears a chair, or in the middle of a match sets a stand-in on it.
func (s *State) stand(c *Chair) {
	if !s.Running() {
		*c = Chair{}
		s.company()
		return
	}
	c.Due, c.Acted = c.Since, false
	s.stop(c, false) // what the player has used is used, and the stand-in's turn comes now
	c.Away, c.Ready = true, false
	c.Aways++
	s.Asked = nil // who is there has changed; ask again
}

// resume notes that a player wants to go on; once all who are there do, the
// pause is over.
func (s *State) resume(c *Chair, e *Event) {
	c.Ready = true
	if !e.Done {
		return
	}
	s.Paused = false
	s.Over = s.At // who was not ready for the next deal has time again
	if s.Stage == Playing {
		s.unready()
	}
}

func (s *State) unready() {
	for i := range s.Chairs {
		s.Chairs[i].Ready = false
	}
}

// company takes note that others sit at the table than before: who was ready
// to play with those who were there has to say so again.
func (s *State) company() {
	s.Left = false
	for i := range s.Chairs {
		s.Chairs[i].Ready, s.Chairs[i].Commit = false, ""
	}
}

// back has a player take over again. Time that was used stays used: only who
// was played for gets a little again.
func (s *State) back(c *Chair) {
	alone := s.present() == 0 // then nobody would act for the player, and nobody is cheated
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

func (s *State) say(e *Event) {
	s.Talk = append(s.Talk, Said{s.Seq, s.At, e.By, e.Name, e.Seat, e.Text})
	if len(s.Talk) > maxTalk {
		s.Talk = slices.Delete(s.Talk, 0, len(s.Talk)-maxTalk)
	}
}

func (s *State) begin(e *Event) error {
	l, err := record.ParseLine([]byte(e.Lines))
	if err != nil {
		return err
	}
	if l.Kind != record.HeaderLine {
		return fmt.Errorf("a match begins with a header, not a %v", l.Kind)
	}
	g, err := s.games.Game(&l.Header.Variant)
	if err != nil {
		return err
	}
	if s.m, err = match.New(g, l.Header.First, l.Header.Limit); err != nil {
		return err
	}
	if s.Secret, err = cards.ParseSeed(e.Secret); err != nil {
		return err
	}
	s.secrets = nil
	s.Header, s.now, s.acts, s.made = l.Header, s.m.Start(), nil, nil
	s.Stage, s.Ended, s.Cut, s.Paused = Mixing, false, false, false
	s.Match++
	s.Began = s.At
	alone := s.present().Len() == 1
	usual := func(choice, word string) bool { return choice == word || choice == "" && alone }
	s.Free, s.Hints, s.Open = usual(s.Settings.Undo, UndoFree), usual(s.Settings.Hints, Yes), usual(s.Settings.Open, OpenDeal)
	for i := range s.Chairs {
		c := &s.Chairs[i]
		c.Ready, c.Bank = false, s.Settings.Clock.Bank
		c.Aways, c.Hints, c.Undone = 0, 0, 0
	}
	return nil
}

// dealt begins the deal of the line.
func (s *State) dealt(e *Event) error {
	l, err := record.ParseLine([]byte(e.Lines))
	if err != nil {
		return err
	}
	if l.Kind != record.DealLine || s.m == nil {
		return fmt.Errorf("this is no deal of a match")
	}
	d := l.Cards
	s.m.Fix(&s.now, &d)
	if err := s.m.Deal(&s.now, &d); err != nil {
		return err
	}
	s.fresh, s.deal, s.acts, s.Stage, s.Asked = s.now, d, s.acts[:0], Playing, nil
	s.unready()
	return nil
}

// acted does the acts of the event, and takes note of what follows.
func (s *State) acted(e *Event) error {
	acts, err := e.read()
	if err != nil {
		return err
	}
	for i, a := range acts {
		by := rules.Seat(e.Seat)
		if e.Do == Claim {
			by = s.m.Game.Owner(&s.now.Deal, a.Seat())
		}
		if s.Stage != Playing {
			return fmt.Errorf("act %d of it comes when no deal is played", i+1)
		}
		if err := s.m.Check(&s.now, by, a); err != nil {
			return err
		}
		s.do(by, a, e)
	}
	return s.finish(e)
}

func (s *State) do(by rules.Seat, a rules.Action, e *Event) {
	s.m.Apply(&s.now, a)
	auto := e.Auto
	if e.Do == Claim {
		auto = "claim"
	}
	s.acts = append(s.acts, decision{a, by, auto, s.At})
	s.Chairs[by].Acted = true
	s.stop(&s.Chairs[by], true)
	if s.Asked != nil {
		s.Asked = nil // the moment has passed
	}
}

// finish looks whether the deal is over, and checks what the log says of it.
func (s *State) finish(e *Event) error {
	var after []byte
	if s.now.Stage != match.Playing {
		after = record.AppendAfter(nil, s.m, &s.now)
		s.over()
	}
	if string(after) != e.Lines {
		return fmt.Errorf("what follows is %q, and not, as the log has it, %q", bytes.TrimSpace(after), e.Lines)
	}
	return nil
}

// over takes note that a deal has ended.
func (s *State) over() {
	s.Stage, s.Over = Between, s.At
	s.made = append(s.made, s.now.Result.Made)
	if s.now.Stage == match.Ended {
		s.end(false)
	}
}

// cut ends the match before its time.
func (s *State) cut() {
	s.m.Cut(&s.now)
	s.end(true)
}

func (s *State) end(cut bool) {
	s.Stage, s.Ended, s.Cut, s.Asked, s.Paused = Waiting, true, cut, nil, false
	s.Over = s.At
	s.result, s.resultSeq = s.share(), s.Seq
	for i := range s.Chairs {
		c := &s.Chairs[i]
		s.stop(c, false)
		c.Ready, c.Commit = false, ""
		if c.Away {
			*c = Chair{}
		}
	}
}
