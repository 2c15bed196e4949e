package hall

import (
	"context"
	"crypto/sha256"
	"encoding/binary"

	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Turn is a decision that a bot has to make.
type Turn struct {
	Table string
	Seat  rules.Seat
	From  uint64 // the entry that made it due
	At    int64  // when the bot should act, however long it takes to decide
	Level string // the bot's, with its edition
	// Temperament is the bot's, or "".
	Temperament string
	Seed        uint64 // of its random choices
	Match       *match.Match
	View        match.View       // all that the bot may know of the deal
	Company     *company.Company // and of the players in the other seats; nil for bots that do not suppose how these play
}

// Stored tells of players, and calls the bots of seats, whose turn began with the last entry; or all bots, if they had stopped
// because no people were there.
func (s *state) Stored(now int64) {
	for i := range s.Chairs {
		if c := &s.Chairs[i]; s.hall.Waits != nil && s.Settings.Clock.Move != 0 && c.Player != "" && !c.Away && c.Since != 0 && c.From == s.Seq {
			s.hall.Waits(s.ID, c.Player)
		}
	}
	_, all := s.last.What.(table.Returned)
	for seat := range s.BotTurns().All() {
		if all || s.Chairs[seat].From == s.Seq {
			s.call(seat, now)
		}
	}
}

// Wake calls bots whose turn is overdue: their hall seems to have died.
func (s *state) Wake(now, last int64) (called bool) {
	for seat := range s.BotTurns().All() {
		if now >= max(s.Chairs[seat].Since, last)+s.Pace()+table.Overdue {
			s.call(seat, now)
			called = true
		}
	}
	return called
}

// Pending reports whether a bot's turn is still open, as far as known here.
func (h *Hall) Pending(ctx context.Context, turn *Turn) (open bool) {
	known, err := h.Peek(ctx, turn.Table, func(s live.State) {
		t := s.(*state)
		open = t.BotTurns().Has(turn.Seat) && t.Chairs[turn.Seat].From == turn.From
	})
	return open || !known && err == nil
}

func (s *state) call(seat rules.Seat, now int64) {
	if s.hall.BotTurn == nil {
		return
	}
	c := &s.Chairs[seat]
	turn := &Turn{
		Table: s.ID, Seat: seat, From: c.From, Level: search.Versioned(s.Level(seat), max(1, s.Edition)), Temperament: c.Temperament, Seed: chance(s.State, seat), Match: s.Moves(),
	}
	s.View(seat, &turn.View)
	if bot.Supposes(turn.Level) {
		turn.Company = s.Company(seat)
	}
	turn.At = min(c.Since, now) + tempo(s.Pace(), &turn.View.View, c.From) // the clock may have been set back
	s.hall.BotTurn(turn)
}

// tempo returns how long a bot takes for its act at the table's pace, both in milliseconds: longer for a
// bid than for a lead, and longer for a lead than to follow, as people do; and it varies. It depends on
// public information and on the entry that made the act due. So it reveals nothing of the bot's hand, and
// as it is no less than the pace, nothing of how long the bot thought.
func tempo(pace int64, v *rules.View, from uint64) int64 {
	more := int64(0) // per cent
	switch {
	case v.Phase == rules.Laying:
		more = 150
	case v.Phase != rules.Playing:
		more = 80
	case v.Led() == 0:
		more = 40
	case v.Tricks == 0:
		more = 20
	}
	more += int64((from*8 + uint64(v.Seat)) * 0x9E3779B97F4A7C15 >> 59) // up to 31
	return pace + min(pace*more/100, dwell)
}

// dwell is how much longer than the pace a bot takes at most, in milliseconds: less than [table.Overdue],
// so that it is not taken for dead.
const dwell = 2000

// chance returns the seed of a bot's decision. It follows from the match's secret, so that it is
// unpredictable, and from the decision's place in the match, so that after an undo the bot decides as
// before.
func chance(s *table.State, seat rules.Seat) uint64 {
	deal, acts := s.Place(seat)
	b := append([]byte("n99-bot-2"), s.Secret[:]...)
	b = binary.BigEndian.AppendUint64(append(b, byte(seat)), deal)
	b = binary.BigEndian.AppendUint64(b, uint64(acts))
	sum := sha256.Sum256(b)
	return binary.BigEndian.Uint64(sum[:])
}
