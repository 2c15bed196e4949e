// Package localhall is the hall of a page without a server: a person plays in the browser, against the
// computer. It answers the calls of the page as a server does, and runs the same tables, players and
// reports over another store. It knows no browser: the program for one, internal/doors/engine, connects it
// to the page, to a store and to the workers in which computer players think.
package localhall

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/doors/thinker"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/botplay"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/think/trained"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// Prefix begins the ids of this hall's tables, so that the page can tell them from those of a server.
const Prefix = table.Here

// A Store stores everything of the hall.
type Store interface {
	live.Log
	api.Store
	review.Keeper

	archive.Source
	archive.Target
	Enter(ctx context.Context, p store.Player) (store.Player, error)
	Extend(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error
	Fold(ctx context.Context, all []store.ResultProjection, until int64, limit int) (int, error)
}

// Options configure a hall. Store, Thinker and Now are required.
type Options struct {
	Store   Store
	Thinker *thinker.Client
	Now     func() time.Time
	Shared  bool // whether other halls, of other tabs, write to the store
	Version string
	Fault   func(error) // receives errors that no caller waits for; may be nil
	// Unfetched, which may be nil, is called when a computer player at a table begins or stops waiting for
	// the network: see [botplay.Config].
	Unfetched func(table string, waits bool)
}

// A Hall is a hall without a server. Several goroutines may use it.
type Hall struct {
	Options
	room    *room.Room
	service *api.Service
	known   []wire.Operation           // the operations
	first   atomic.Pointer[cards.Seed] // the seed of the next match; nil: random, see start
}

// New returns a hall that works until the context ends. [Hall.Run] drives it.
func New(ctx context.Context, o Options) *Hall {
	if o.Fault == nil {
		o.Fault = func(error) {}
	}
	h := &Hall{Options: o, known: append(wire.Operations(), localOperations()...)}
	h.room = room.Open(ctx, room.Options{
		Log: o.Store, Hire: o.Thinker.Hire, Now: o.Now, Draw: h.draw, Shared: o.Shared, Projections: room.Projections(),
		Bots: botplay.Config{
			Thinkers: thinkers, Fault: h.Fault, Unfetched: o.Unfetched,
			Urgent: func() (done func()) { return func() {} }, // the thinker has its own priorities
		},
	})
	const many = 1 << 30
	h.service = api.New(h.room.Service(api.Options{
		Store: o.Store, Advise: o.Thinker.Advise, Bids: o.Thinker.Bids, ExpertReplay: room.NewExpertReplay(o.Thinker.LowPriority().Hire).Played,
		Review: review.NewJobs(o.Thinker.Judge(), o.Store, 1, 8), Settled: o.Thinker.Settled, Version: o.Version, Prefix: Prefix,
	}), func() api.Bounds {
		return api.Bounds{Open: lobby.Bounds{Tables: many, Waiting: many, FromWaiting: many}, Hints: 1, HintWait: time.Minute, Body: 1 << 20}
	}, func(*api.Call, wire.Cost, int) error { return nil }, nil)
	return h
}

// thinkers is how many computer players may ask the thinker at a time. It answers one after another; the
// others can ask so that none waits behind a player whose net is being fetched.
const thinkers = 8

func (h *Hall) draw() cards.Seed {
	if seed := h.first.Swap(nil); seed != nil {
		return *seed
	}
	return room.Draw()
}

// How often things are done.
const (
	tickMost   = 20 * time.Millisecond // clocks: at most so often
	sweepEvery = time.Second           // turns that were due while no hall was open
)

// Run drives the hall until the context ends.
func (h *Hall) Run(ctx context.Context) {
	tick, sweep := time.NewTimer(0), time.NewTicker(sweepEvery)
	defer tick.Stop()
	defer sweep.Stop()
	for {
		at, sooner := h.room.Hall.NextDue()
		if at != 0 {
			tick.Reset(max(tickMost, time.Duration(at-h.room.Millis())*time.Millisecond))
		}
		var err error
		select {
		case <-ctx.Done():
			return
		case <-sooner:
		case <-tick.C:
			err = h.room.Tick(ctx)
		case <-sweep.C:
			err = h.sweep(ctx)
		}
		if err != nil && ctx.Err() == nil {
			h.Fault(err)
		}
	}
}

// sweep acts at tables that have been due for some time, and folds new results.
func (h *Hall) sweep(ctx context.Context) error {
	err := h.room.Sweep(ctx)
	_, folded := h.Store.Fold(ctx, h.room.Projections.Results, h.room.Millis(), 100)
	return errors.Join(err, folded)
}

// HandleNews receives news that another tab has written to a table; to any, if the news names none.
func (h *Hall) HandleNews(ctx context.Context, news store.News) error {
	return h.room.HandleNews(ctx, news)
}

// Close stops the computer players, once the context given to [New] has ended.
func (h *Hall) Close() error {
	h.service.Close()
	return h.room.Bots.Close()
}

// A Request is a request of the page, in the form of one to a server.
type Request struct {
	Method string
	Path   string            // such as "/api/levels", without the query
	Query  map[string]string // of the path
	Media  string            // type of the body, without parameters
	Body   []byte
}

// call returns the request as a call, with its operation.
func (h *Hall) call(ctx context.Context, q *Request) (o *wire.Operation, c *api.Call, err error) {
	c = &api.Call{
		Path: func(string) string { return "" }, Query: func(name string) string { return q.Query[name] },
		Media: q.Media, Body: bytes.NewReader(q.Body),
	}
	found, places := wire.Find(h.known, q.Method, q.Path)
	if found == nil {
		return nil, c, api.Refuse(wire.StatusNotFound, "none", "there is nothing here")
	}
	c.Path = func(name string) string { return places[name] }
	if c.Player, err = h.person(ctx); err != nil {
		return nil, c, err
	}
	if found.Who <= wire.Player && c.Player.ID == "" {
		return nil, c, api.Refuse(wire.StatusUnauthorized, "no-session", "say first what you are called: POST /api/guest")
	}
	c.Secret = c.Player.ID
	return found, c, nil
}

// person returns the player here; the zero Player for a person without a name.
func (h *Hall) person(ctx context.Context) (p store.Player, err error) {
	all, err := h.Store.Players(ctx, "", 1)
	if err == nil && len(all) > 0 {
		p = all[0]
	}
	return p, err
}

// Answer answers a request.
func (h *Hall) Answer(ctx context.Context, q *Request) (a api.Answer) {
	defer func() {
		if p := recover(); p != nil { // the hall goes on
			a = h.refused(new(api.Call), fmt.Errorf("%w: a handler has panicked: %v", api.ErrBroken, p))
		}
	}()
	o, c, err := h.call(ctx, q)
	if err == nil {
		err = h.service.Admit(ctx, o, c)
	}
	if err == nil {
		err = h.do(ctx, o.ID, c)
	}
	if err != nil {
		return h.refused(c, err)
	}
	return c.Answer
}

// localOperations are the operations that no server has.
func localOperations() []wire.Operation {
	return []wire.Operation{
		{ID: "start", Who: wire.Anybody, Method: "POST", Path: StartPath},
		{ID: "kept", Who: wire.Anybody, Method: "GET", Path: KeptPath},
		{ID: "take", Who: wire.Anybody, Method: "POST", Path: KeptPath},
	}
}

// do does an operation: one that no server has, or any other as a server would.
func (h *Hall) do(ctx context.Context, operation string, c *api.Call) error {
	switch operation {
	case "guest":
		return h.enter(ctx, c)
	case "start":
		return h.begin(ctx, c)
	case "kept":
		return h.exportData(ctx, c)
	case "take":
		return h.importArchive(ctx, c)
	}
	return h.service.Do(ctx, operation, c)
}

// refused returns the answer to a failed call.
func (h *Hall) refused(c *api.Call, err error) api.Answer {
	f := c.Fault(err)
	if errors.Is(err, trained.ErrUnfetched) {
		f = api.Refuse(wire.StatusConflict, "unfetched", err.Error())
	} else if reason := Trouble(err); reason != "" {
		f = &api.Fault{Fault: wire.Fault{Reason: reason, Text: err.Error()}, Status: statuses()[reason], Cause: err}
	}
	if f.Cause != nil {
		h.Fault(f.Cause)
	}
	a, err := api.InJSON(f.Status, wire.Failure{Error: f.Fault})
	if err != nil {
		h.Fault(err)
	}
	return a
}

// enter gives the person a name, and an identity if there is none yet. If several tabs enter at once, all
// become the first player.
func (h *Hall) enter(ctx context.Context, c *api.Call) error {
	var in wire.Entrance
	if err := c.Read(1<<10, &in); err != nil {
		return err
	}
	name, err := table.CleanName(in.Name)
	if err != nil {
		return err
	}
	if c.Player.ID != "" {
		err = h.Store.Rename(ctx, c.Player.ID, name)
	} else if c.Player, err = store.NewPlayer(rand.Reader, name, h.Now()); err == nil {
		c.Player, err = h.Store.Enter(ctx, c.Player)
		name = c.Player.Name
	}
	if err == nil {
		c.Answer, err = api.InJSON(wire.StatusCreated, wire.Guest{Me: wire.Me{ID: c.Player.ID, Name: name}})
	}
	return err
}

// heartbeat is how often a watcher gets an empty line as a sign of life.
const heartbeat = 15 * time.Second

// Watch sends the events of the table in the request, a message a line, until the context ends or tell
// returns an error. If the table cannot be watched it returns the refusal, and otherwise nil.
func (h *Hall) Watch(ctx context.Context, q *Request, after uint64, tell func(line []byte) error) *api.Answer {
	_, c, err := h.call(ctx, q)
	var id string
	if err == nil {
		id, err = c.Table()
	}
	if err != nil {
		a := h.refused(c, err)
		return &a
	}
	w, err := h.room.Hall.Watch(ctx, h.room.Millis(), id, c.Player.ID, after)
	if err != nil {
		a := h.refused(c, err)
		return &a
	}
	defer w.Close()
	if tell(nil) != nil { // acknowledges the request
		return nil
	}
	alive := time.NewTicker(heartbeat)
	defer alive.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-alive.C:
			if tell(nil) != nil {
				return nil
			}
			continue
		case <-w.Ready():
		}
		ms, err := w.Drain()
		for i := range ms {
			if err == nil {
				err = tell(ms[i].Text)
			}
		}
		if err != nil { // the page asks again, from its last message
			return nil
		}
	}
}

// Events reports whether a request is for the events of a table, which [Hall.Watch] answers.
func (h *Hall) Events(q *Request) bool {
	o, _ := wire.Find(h.known, q.Method, q.Path)
	return o != nil && o.ID == "events"
}
