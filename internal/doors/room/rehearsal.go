package room

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"golang.org/x/sync/singleflight"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
)

// A Rehearsal plays deals of the day with expert in the person's chair, each once.
type Rehearsal struct {
	Hire func(name string) (bot.Bot, error)

	playing singleflight.Group
	mu      sync.Mutex
	known   map[string]daily.Played // by ranking
}

// mostRehearsed is how many deals are remembered: two months.
const mostRehearsed = 128

// Played returns what expert made of a deal, which takes about a second the first time.
func (r *Rehearsal) Played(ctx context.Context, day calendar.Day, variant, seed string) (daily.Played, error) {
	key := daily.Ranking(day, variant, daily.Seal(seed))
	if p, ok := r.recall(key); ok {
		return p, nil
	}
	found, err, _ := r.playing.Do(key, func() (any, error) {
		p, err := r.rehearse(ctx, day, variant, seed, "expert")
		if err == nil {
			r.keep(key, p)
		}
		return p, err
	})
	return found.(daily.Played), err
}

func (r *Rehearsal) recall(key string) (daily.Played, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p, ok := r.known[key]
	return p, ok
}

func (r *Rehearsal) keep(key string, p daily.Played) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known == nil || len(r.known) >= mostRehearsed {
		r.known = map[string]daily.Played{}
	}
	r.known[key] = p
}

// rehearse has a player of the level play a deal of the day, at a table like everyone's,
// which is then forgotten.
func (r *Rehearsal) rehearse(ctx context.Context, day calendar.Day, variant, seed, level string) (daily.Played, error) {
	set, err := daily.Settings(day, variant, seed)
	if err != nil {
		return daily.Played{}, err
	}
	v, err := set.Rules()
	if err != nil {
		return daily.Played{}, err
	}
	judge := Umpire{r.Hire}
	kept, at, due := store.NewMemory(), int64(0), []*hall.Turn{}
	projections := Projections()
	h := hall.New(hall.Options{
		Log: kept, Judge: judge, Project: projections.Of, Draw: Draw,
		BotTurn: func(t *hall.Turn) { due = append(due, t) },
	})
	now := func() int64 { at++; return at }
	l := lobby.Lobby{Lists: kept, Tables: h, Level: judge.Level, Now: now}
	us := lobby.Person{ID: level, Name: level, Secret: level}
	seated, err := l.Open(ctx, us, &lobby.Opening{ID: "rehearsal", Settings: set, Sit: true, Bots: daily.Bots(&v), Ready: true})
	if err != nil {
		return daily.Played{}, err
	}
	for {
		row, err := kept.Row(ctx, daily.Projection, daily.Calendar(us.ID), daily.Key(day, variant))
		if err == nil {
			return daily.ReadPlayed(row.Value)
		}
		if !errors.Is(err, store.ErrNone) {
			return daily.Played{}, err
		}
		turn, err := ours(ctx, h, now(), seated.Table, us.ID, level)
		if err != nil {
			return daily.Played{}, err
		}
		player := us.ID
		if turn == nil && len(due) > 0 {
			player, turn, due = "", due[0], due[1:]
		}
		if turn == nil {
			return daily.Played{}, fmt.Errorf("the deal of %v in %s stands still", day, variant)
		}
		c, err := r.decided(ctx, turn)
		if err != nil {
			return daily.Played{}, err
		}
		c.Player = player
		if _, err := h.Do(ctx, now(), seated.Table, c); err != nil {
			return daily.Played{}, err
		}
	}
}

// ours returns the turn of the player in chair 0, or nil if it is not theirs.
func ours(ctx context.Context, h *hall.Hall, now int64, id, player, level string) (turn *hall.Turn, err error) {
	err = h.Inspect(ctx, now, id, func(s *table.State) {
		var v match.View
		if !s.Running() {
			return
		}
		if s.View(0, &v); v.Options.Len() > 0 {
			turn = &hall.Turn{Table: id, Level: level, From: s.Chairs[0].From, Match: s.Moves(), View: v}
		}
	})
	return turn, err
}

// decided has a computer player decide a turn.
func (r *Rehearsal) decided(ctx context.Context, turn *hall.Turn) (*table.Command, error) {
	a := turn.View.Options.Nth(0)
	if turn.View.Options.Len() > 1 {
		b, err := r.Hire(turn.Level)
		if err != nil {
			return nil, err
		}
		defer b.Close()
		if err := b.Begin(ctx, turn.Match, turn.Seat, turn.Seed); err != nil {
			return nil, err
		}
		if a, err = b.Choose(ctx, &turn.View); err != nil {
			return nil, err
		}
	}
	return &table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From}, nil
}
