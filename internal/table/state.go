package table

import (
	"fmt"
	"ninetynine/internal/store/journal"
	"slices"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Stage says where in a match a table is.
type Stage uint8

// The stages of a table.
const (
	Waiting Stage = iota // no match is in progress: players sit down and get ready
	Mixing               // a match has begun; seats disclose their entropy
	Playing              // a deal is in progress
	Between              // a deal is over; the next comes once all players are ready
)

// A State is a table at one moment: the fold of its entries.
type State struct {
	ID string
	journal.Chain
	Created  int64
	Host     string   // the player who opened the table
	hosted   []string // the aliases as which the host was the host, likewise
	Settings Settings
	Edition  int    // of the levels: see [Opened]
	Net      string // with which they play

	Stage       Stage
	Paused      bool
	Halted      int64      // when it was paused last
	Left        bool       // all players have left; the table is on no list until one sits down
	Chairs      []Chair    // one for each live seat
	Locked      bool       // no other person may sit down or watch
	Banned      []Outsider // some may be here for now: see [State.banned]
	Asked       *Proposal
	Talk        []Said // the most recent messages
	HiddenUntil uint64 // entries up to this one are not sent again: with it the chairs were cleared, or the table locked or unlocked

	Match  int // how many have begun at this table
	Began  int64
	Ended  bool // the last of them has ended
	Cut    bool // it was abandoned
	Free   bool // set when the match begins, by settings and company: undo without asking
	Hints  bool
	Open   bool // hidden cards are shown after each deal
	Over   int64
	Secret cards.Seed

	games      Games
	m          *match.Match
	now        match.State
	fresh      match.State     // the deal in play before its first act
	acts       []decision      // of the deal in play, or the last one
	taken      []takenBack     // what can be redone, the latest at the end
	lines      string          // of the record: the deals before the first match
	given      int             // how many of the acts came before the match
	from       *journal.Origin // the moment from which the match goes on; nil if it began from the start
	finished   []match.Score   // the deals of the match that are over
	played     []rules.State   // likewise, after their last acts
	boards     []BoardPlayed   // of an event, that are over
	remembered map[string]*commandsDone
	forgot     uint64 // the last command of players whose commands are forgotten
	erased     uint64 // the last entry that erased a player: nobody receives earlier ones again
	scene      uint64 // the last entry that ended a moment for which players could send requests
	remarked   int    // how many deals of the match were over when a bot spoke last

	secrets  []cards.Seed // of deals from first on, as far as computed
	unproven bool         // the entry with which the match began is withheld
	first    int
	next     uint64 // at a table with named deals: the number of the next one

	messages [2]told // the table in messages, without the number of the deal and with it
	event    told    // an event that all viewers may know
	json     jsonRoom

	result    *journal.Result   // of the last match that ended
	resultSeq uint64            // the entry that ended it
	reseated  uint64            // the last entry with which a player sat down or left
	sat       map[string]uint64 // of all who ever had a chair: the last entry with which one sat down, or left
	relisted  uint64            // the last entry that changed its listing
	came      int64             // when the table was opened, a player sat down or the last player left, or a match ended
}

// told is a part of messages that several viewers receive.
type told struct {
	seq  uint64 // after which entry
	text []byte
}

// A Chair is a live seat, and its player or bot.
type Chair struct {
	Player      string // id; "" for a bot or a free chair
	Name        string
	Bot         string // the level of the bot, if a bot has the chair
	Temperament string // of the bot; "" if it has none
	Away        bool   // a stand-in plays for the player
	Ready       bool
	Commit      string // commitment to the chair's entropy, in hexadecimal; "" if it adds none
	Mixed       string // the entropy, once disclosed
	Muted       []string
	Bank        int64  // time left to think at Since, in milliseconds
	Since       int64  // since when a decision is due; 0 if none is
	From        uint64 // the entry that made Since
	Acted       bool   // a stand-in or a claim has acted for the player since they left
	Due         int64  // since when a decision was due when the player left; 0 if none was

	Aways, Hints, Undone int // in this match

	named    string   // the id of the player whose name it is: an alias, until the player takes a name here
	brought  []string // the aliases as which the player has had the chair, the first one first
	stays    int      // how many of them had brought it when the last match began: they get it back no more
	unproven bool     // the entry with which the player sat down is withheld
}

// A decision is an act of the deal, and its seat.
type decision struct {
	act  rules.Action
	by   rules.Seat
	auto string
	seq  uint64 // the entry that made it
	at   int64
	used int64 // for how long it was due, in milliseconds
}

// A takenBack has what a player took back, as long as it can be redone.
type takenBack struct {
	by     rules.Seat
	acts   []decision
	secret bool // it was one act that only its own seat knew
}

// An Outsider is a player whom the host keeps out of the table.
type Outsider struct {
	// Player is the player's id.
	Player string `json:"player"`
	// Name is the player's name then.
	Name string `json:"name"`

	named string // the id of the player whose name it is
}

// A Proposal waits for the consent of all players present.
type Proposal struct {
	Seq  uint64 // of the entry that made it
	What string
	By   rules.Seat
	To   int // for an undo: how many acts of the deal remain
	Yes  rules.Seats
}

// Said is a message of the chat, or a bot's remark.
type Said struct {
	// Seq is the number of the message that sent it.
	Seq uint64 `json:"seq"`
	// At is when, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// By is the player's id; empty of a bot.
	By string `json:"by"`
	// Name is the player's or bot's name then.
	Name string `json:"name"`
	// Seat is the player's; -1 of a spectator, whose messages players get only when no match is in
	// progress.
	Seat int8 `json:"seat" wire:"min=-1,max=4"`
	// Text is the message; empty of a bot.
	Text string `json:"text"`
	// Remark is a bot's message, which clients put into words. hello: as the first match begins. thanks:
	// when a match is over. praise: another player has made a revealed contract. regret: its own premium
	// has failed. shrug: all contracts failed.
	Remark Remark `json:"remark,omitempty" wire:"enum=hello|thanks|praise|regret|shrug"`
	// Phrase is the key of the text if it is one of the phrases that pages offer, in any language; clients
	// that know it show it in the reader's language.
	Phrase string `json:"phrase,omitempty" wire:"enum=luck|deal|played|unlucky|moment|thanks|thankyou|ohno|sorry"`

	author string // the player's id then, which may have been another
}

// maxTalk is how many chat messages are kept for newcomers.
const maxTalk = 50

// Games compiles variants, and may cache them.
type Games interface {
	Game(v *rules.Variant) (*rules.Game, error)
}

// New returns a table before its first entry.
func New(id string, games Games) *State {
	return &State{ID: id, games: games, remembered: map[string]*commandsDone{}, sat: map[string]uint64{}}
}

// Fold folds the next entry: see [journal.State].
func (s *State) Fold(entry *journal.Entry) error {
	_, err := s.Append(entry)
	return err
}

// Append folds the next entry, as [State.Fold], and returns its event.
func (s *State) Append(entry *journal.Entry) (*Event, error) {
	e, err := s.read(entry)
	if err == nil {
		err = s.Apply(entry, &e)
	}
	if err != nil {
		return nil, fmt.Errorf("table %s: entry %d: %w", s.ID, entry.Seq, err)
	}
	return &e, nil
}

// read returns the event of the next entry, after checking that it belongs to the chain.
func (s *State) read(entry *journal.Entry) (Event, error) {
	if err := s.Check(entry); err != nil {
		return Event{}, err
	}
	return Decode(entry.Body)
}

// Next returns the entry of the event.
func (s *State) Next(now int64, e *Event) journal.Entry { return s.Chain.Next(now, e.Encode()) }

// Apply folds the event of an entry made by [State.Next] of this state. An error means that the log and the
// rules disagree.
func (s *State) Apply(entry *journal.Entry, e *Event) error {
	s.Advance(entry)
	before, listed, stage, paused, acts := s.players(), s.listing(), s.Stage, s.Paused, len(s.acts)
	if err := s.fold(e); err != nil {
		return err
	}
	if now := s.players(); now != before {
		s.reseated = s.Seq
		for i := range now {
			if now[i] != before[i] {
				s.sat[before[i]], s.sat[now[i]] = s.Seq, s.Seq
			}
		}
		delete(s.sat, "")
	}
	if s.Seq == 1 || s.listing() != listed {
		s.relisted = s.Seq
	}
	if s.Stage != stage || s.Paused != paused || len(s.acts) < acts || e.What.Kind() == Redo {
		s.scene = s.Seq
	}
	if e.ID != "" {
		s.remember(e)
	}
	s.remark(e)
	s.think()
	return nil
}

func (s *State) players() (ps [rules.MaxSeats]string) {
	for i := range s.Chairs {
		ps[i] = s.Chairs[i].Player
	}
	return ps
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

// chairOf returns the chair of a player as an event names it, or NoSeat.
func (s *State) chairOf(player string) int8 {
	if seat := s.SeatOf(player); seat != rules.Nobody {
		return int8(seat)
	}
	return NoSeat
}

// Any reports whether something is true of the host or of a player at the table.
func (s *State) Any(is func(player string) bool) bool {
	return is(s.Host) || slices.ContainsFunc(s.Chairs, func(c Chair) bool { return c.Player != "" && is(c.Player) })
}

// Met reports whether a player has ever had a chair or done or said anything at the table, the latter as far as it is
// remembered.
func (s *State) Met(player string) bool {
	return s.Sat(player) > 0 || s.remembered[player] != nil || player == s.Host || len(s.Here([]string{player})) > 0
}

// Sat returns the last entry until which a player had a chair, which is the present one if that is so now; 0 for a player
// who never had one.
func (s *State) Sat(player string) uint64 {
	if s.SeatOf(player) != rules.Nobody {
		return s.Seq
	}
	return s.sat[player]
}

// MayWatch refuses banned players, and players without a chair if the table is locked or admits no
// spectators to the match in progress.
func (s *State) MayWatch(player string) error {
	switch {
	case s.banned(player):
		return Refuse(Forbidden, "banned")
	case s.SeatOf(player) != rules.Nobody || player != "" && player == s.Host:
	case s.Locked:
		return Refuse(Forbidden, "locked")
	case s.Secluded():
		return Refuse(Forbidden, "no-spectators")
	}
	return nil
}

// Heard returns the recent chat, without bots' remarks, that a player gets, or got in a chair, which the player may have
// lost since; "" for spectators.
func (s *State) Heard(player string) []Said {
	all, seat, until := []Said{}, s.SeatOf(player), s.Sat(player)
	gets := player == "" || s.MayWatch(player) == nil
	for i := range s.Talk {
		if t := &s.Talk[i]; t.By != "" && (gets && s.getsChat(seat, t.By, t.Seat, nil) || t.Seat != NoSeat && t.Seq <= until) {
			all = append(all, *t)
		}
	}
	return all
}

// Closing returns the next event of a table that an operator closes: the match is given up, the chairs are
// cleared, and the table is locked. It is nil once that is done.
func (s *State) Closing() *Event {
	taken := func(c Chair) bool { return !c.free() }
	switch {
	case s.Running(), slices.ContainsFunc(s.Chairs, taken):
		return &Event{Seat: NoSeat, What: Closed{}}
	case !s.Locked:
		return &Event{Seat: NoSeat, What: Locked{true}}
	}
	return nil
}

// Secluded reports whether only players may watch now: during a match without spectators, and always where other tables
// play the same cards, in a deal of the day or an event's boards.
func (s *State) Secluded() bool {
	return s.Settings.Closed && s.Running() || s.Settings.Day != "" || len(s.Settings.Boards) > 0 && s.Match > 0
}

// banned reports whether the host keeps a player out. A player who took over an alias's chair, or its table, may stay as
// long as that lasts.
func (s *State) banned(player string) bool {
	return player != "" && player != s.Host && s.SeatOf(player) == rules.Nobody && slices.ContainsFunc(s.Banned, func(o Outsider) bool { return o.Player == player })
}

// Running reports whether a match is in progress.
func (s *State) Running() bool { return s.Stage != Waiting }

// Moves returns the match in progress or the last one; nil before the first.
func (s *State) Moves() *match.Match { return s.m }

// View fills in v with what the seat may know of the match; it is empty before the first.
func (s *State) View(seat rules.Seat, v *match.View) {
	if s.m == nil {
		*v = match.View{View: rules.View{Seat: seat, Due: rules.Nobody}}
		return
	}
	s.m.View(&s.now, seat, v)
}

// Scores returns the public scores of the finished deals of the match in progress, or of the last one.
func (s *State) Scores() []match.Score { return s.finished }

// Place returns the seat's place in the match: the number of the deal, in its seed if deals are named, else
// in the match, from 0; and how often the seat has acted in it.
func (s *State) Place(seat rules.Seat) (deal uint64, acts int) {
	for i := range s.acts {
		if s.acts[i].by == seat {
			acts++
		}
	}
	if s.Settings.Seed != "" {
		return s.next - 1, acts
	}
	return uint64(s.now.Number), acts
}

func (s *State) present() (ss rules.Seats) {
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.Player != "" && !c.Away {
			ss |= rules.Seat(i).Set()
		}
	}
	return ss
}

// people returns how many chairs people have, whether present or away.
func (s *State) people() (n int) {
	for i := range s.Chairs {
		if s.Chairs[i].Player != "" {
			n++
		}
	}
	return n
}

// Alone reports whether one person has a chair, and no other.
func (s *State) Alone() bool { return s.people() == 1 }

// free reports whether the chair has neither a player nor a bot.
func (c *Chair) free() bool { return c.Player == "" && c.Bot == "" }

// botDecides reports whether a bot decides for the chair.
func (c *Chair) botDecides() bool { return c.Bot != "" || c.Away }

// BotTurns returns the seats at which a bot has a decision to make. There are none at a table that all people
// have left.
func (s *State) BotTurns() (ss rules.Seats) {
	if s.Stage != Playing || s.Paused || s.present() == 0 {
		return 0
	}
	for i := range s.Chairs {
		if c := &s.Chairs[i]; c.botDecides() && c.Since != 0 {
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
