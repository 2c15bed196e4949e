// Package room opens the place where people play, for a server as for a browser: a hall, its computer
// players, its judge, the deals of the day, and further projections. Only [Open] connects these.
package room

import (
	"context"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/club/events"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/botplay"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/wire/api"
)

// Options configure a room. Log, Hire and Now are required.
type Options struct {
	Log         live.Log
	Hire        func(name string) (bot.Bot, error) // returns a new computer player
	Now         func() time.Time
	Draw        func() cards.Seed          // draws the secrets of matches; nil: [Draw]
	Waits       func(table, player string) // see [hall.Options]; may be nil
	Shared      bool                       // whether other halls write to the log
	Projections store.Projections
	// Bots configures the computer players' thinking: Thinkers, Fault and Urgent, which are required, and
	// botplay's optional fields. The room sets the others.
	Bots botplay.Config
}

// A Room is a hall with its computer players.
type Room struct {
	Hall *hall.Hall
	Bots *botplay.Pool
	Options
}

// Open opens a room whose computer players work until the context ends. Then the caller must close its
// Bots.
func Open(ctx context.Context, o Options) *Room {
	r := &Room{Options: o}
	r.Hall = o.hall(func(t *hall.Turn) { r.Bots.Play(t) })
	c := o.Bots
	c.Hire, c.Do, c.Pending, c.Now = o.Hire, r.act, r.Hall.Pending, r.Millis
	r.Bots = botplay.New(ctx, c)
	return r
}

// hall returns a hall that calls turn when it is a computer player's turn.
func (o *Options) hall(turn func(*hall.Turn)) *hall.Hall {
	draw := o.Draw
	if draw == nil {
		draw = Draw
	}
	return hall.New(hall.Options{Log: o.Log, Judge: Judge{o.Hire}, Players: players, Project: o.Projections.Of, Draw: draw, BotTurn: turn, Waits: o.Waits, Other: events.Fold(o.Projections.Of), Shared: o.Shared})
}

// Service adds the room's part to the options of the API's service.
func (r *Room) Service(o api.Options) api.Options {
	o.Hall, o.Now, o.Projections = r.Hall, r.Now, r.Projections
	o.Levels, o.Usual = levels, bot.DefaultLevel
	return o
}

// Millis returns the time, in milliseconds since 1970 UTC.
func (r *Room) Millis() int64 { return r.Now().UnixMilli() }

func (r *Room) act(ctx context.Context, id string, c *table.Command) error {
	_, err := r.Hall.Do(ctx, r.Millis(), id, c)
	return err
}

// Tick makes the tables do what is due. Call it ten times a second or so.
func (r *Room) Tick(ctx context.Context) error { return r.Hall.Tick(ctx, r.Millis()) }

// Sweep makes tables do what has been due for some time, such as those of a process that has ended. Call it
// once a second or so.
func (r *Room) Sweep(ctx context.Context) error { return r.Hall.Sweep(ctx, r.Millis()) }

// HandleNews receives news that another hall has written to a table; to any, if the news names none.
func (r *Room) HandleNews(ctx context.Context, n store.News) error {
	if n.Table == "" {
		return r.Hall.CheckWatched(ctx)
	}
	return r.Hall.HandleNews(ctx, n)
}
