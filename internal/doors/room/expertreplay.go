package room

import (
	"context"
	"errors"
	"fmt"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/sync/singleflight"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/match"
)

// An ExpertReplay plays deals of the day with expert in the person's chair, each once.
type ExpertReplay struct {
	Hire func(name string) (bot.Bot, error)

	playing singleflight.Group
	known   *lru.Cache[string, daily.Played] // by ranking
}

// NewExpertReplay returns an ExpertReplay that hires its players with hire.
func NewExpertReplay(hire func(name string) (bot.Bot, error)) *ExpertReplay {
	known, _ := lru.New[string, daily.Played](mostReplays) // it fails for sizes below 1
	return &ExpertReplay{Hire: hire, known: known}
}

// mostReplays is how many deals are remembered: two months.
const mostReplays = 128

func strongest() string {
	all := search.Levels()
	return all[len(all)-1].Name
}

// Played returns the outcome of a deal for expert, which takes about a second the first time.
func (r *ExpertReplay) Played(ctx context.Context, day calendar.Day, variant, seed string) (daily.Played, error) {
	key := daily.Ranking(day, variant, daily.Seal(seed))
	if p, ok := r.known.Get(key); ok {
		return p, nil
	}
	found, err, _ := r.playing.Do(key, func() (any, error) {
		p, err := r.replay(ctx, day, variant, seed, strongest())
		if err == nil {
			r.known.Add(key, p)
		}
		return p, err
	})
	return found.(daily.Played), err
}

// replay makes a player of the level play a deal of the day, at an ordinary table, which is then dropped.
func (r *ExpertReplay) replay(ctx context.Context, day calendar.Day, variant, seed, level string) (daily.Played, error) {
	set, err := daily.Settings(day, variant, seed)
	if err != nil {
		return daily.Played{}, err
	}
	v, err := set.Rules()
	if err != nil {
		return daily.Played{}, err
	}
	kept, at, due := store.NewMemory(), int64(0), []*hall.Turn{}
	o := Options{Log: kept, Hire: r.Hire, Projections: Projections()}
	h := o.hall(func(t *hall.Turn) { due = append(due, t) })
	now := func() int64 { at++; return at }
	l := lobby.Lobby{Lists: kept, Tables: h, Level: Judge{r.Hire}.HasLevel, Now: now}
	us := lobby.Person{ID: level, Name: level, Secret: level}
	seated, err := l.Open(ctx, us, &lobby.Opening{ID: "rehearsal", Settings: set, Sit: true, Bots: daily.Bots(&v), Edition: daily.Edition(day), Ready: true})
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
		turn, err := turnOf(ctx, h, now(), seated.Table, us.ID, search.Versioned(level, daily.Edition(day)))
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

// turnOf returns the turn of the player in chair 0, or nil if it is not theirs.
func turnOf(ctx context.Context, h *hall.Hall, now int64, id, player, level string) (turn *hall.Turn, err error) {
	err = h.Inspect(ctx, now, id, func(s *table.State) {
		var v match.View
		if !s.Running() {
			return
		}
		if s.View(0, &v); v.Options.Len() > 0 {
			turn = &hall.Turn{Table: id, Level: level, From: s.Chairs[0].From, Match: s.Moves(), View: v, Company: s.Company(0)}
		}
	})
	return turn, err
}

// decided makes a computer player decide a turn.
func (r *ExpertReplay) decided(ctx context.Context, turn *hall.Turn) (*table.Command, error) {
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
		bot.Meet(b, turn.Company)
		if a, err = b.Choose(ctx, &turn.View); err != nil {
			return nil, err
		}
	}
	return &table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From}, nil
}
