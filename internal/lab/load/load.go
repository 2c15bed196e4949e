// Package load simulates people who play at a server as fast as it lets them, and measures the
// server's response.
package load

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"ninetynine/internal/lab"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/rules"
)

// A Plan describes the load.
type Plan struct {
	Servers    []string // addresses, as http://127.0.0.1:9900; tables are spread over them
	Tables     int
	People     int // at each table; bots have the other chairs
	Spectators int // of each table
	Variant    string
	Bot        string        // the level of the bots
	Pause      time.Duration // before each act of a person
	Reports    int           // how many further clients at a time want a report on a deal of a record that they send
	For        time.Duration // how long people play, once all have sat down
	Seed       uint64        // of people's choices
	// Kept is called with each command that a server has acknowledged, from any number of
	// goroutines; it may be nil.
	Kept func(table, player, id string, seq uint64)
}

type Figures struct {
	Seconds     float64 `json:"seconds"`
	Tables      int     `json:"tables"`
	Viewers     int     `json:"viewers"` // streams that were open
	Acts        int64   `json:"acts"`    // acknowledged, so that no crash loses them
	Others      int64   `json:"others"`  // further commands acknowledged
	Messages    int64   `json:"messages"`
	Bytes       int64   `json:"bytes"` // of messages
	Refused     int64   `json:"refused"`
	Reports     int64   `json:"reports"` // answers to requests for a report, finished or not
	PerSecond   float64 `json:"actsPerSecond"`
	MessagesPer float64 `json:"messagesPerSecond"`
	// How long an act took to be acknowledged, in milliseconds.
	Mean float64 `json:"meanMs"`
	P50  float64 `json:"p50Ms"`
	P90  float64 `json:"p90Ms"`
	P99  float64 `json:"p99Ms"`
	Max  float64 `json:"maxMs"`
	// How late this program's own naps ended, in milliseconds: the figures above include at least
	// as much delay of its own making.
	Late    float64 `json:"lateMs"`
	LateP99 float64 `json:"lateP99Ms"`
}

type crowd struct {
	*Plan
	game   *rules.Game
	http   *http.Client
	begun  chan struct{} // closed once all players have sat down
	ctx    context.Context
	seated atomic.Int64

	acts, others, messages, bytes, refused, reports atomic.Int64

	mu    sync.Mutex
	waits []float64 // milliseconds
	late  []float64 // milliseconds
}

// Run puts the load on the servers, and returns the measurements. told, which may be nil, is called
// about once a second with the progress so far.
func Run(ctx context.Context, p Plan, told func(seated int64, acts int64)) (*Figures, error) {
	game, err := gameOf(&p)
	if err != nil {
		return nil, err
	}
	streams := p.Tables * (p.People + p.Spectators)
	c := &crowd{Plan: &p, game: game, begun: make(chan struct{}), http: &http.Client{Transport: &http.Transport{
		MaxIdleConnsPerHost: streams + 64, MaxIdleConns: streams + 64, DisableCompression: true,
	}}}
	defer c.http.CloseIdleConnections()
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	all, playing := errgroup.WithContext(ctx)
	c.ctx = playing
	for i := range p.Tables {
		all.Go(func() error { return c.table(i) })
	}
	all.Go(func() error { return c.nap(playing) })
	for i := range p.Reports {
		all.Go(func() error { return c.study(i) })
	}
	seconds, err := c.watchOver(playing, int64(streams), told)
	stop()
	if e := all.Wait(); !errors.Is(e, context.Canceled) {
		err = errors.Join(err, e)
	}
	if err != nil {
		return nil, err
	}
	return c.figures(seconds, streams), nil
}

func gameOf(p *Plan) (*rules.Game, error) {
	v, err := rules.Named(p.Variant)
	if err != nil {
		return nil, err
	}
	if p.People > v.Live() {
		return nil, fmt.Errorf("%s has chairs for %d, not for %d people", v.ID, v.Live(), p.People)
	}
	return rules.New(v)
}

// watchOver waits until all players have sat down and have played for the planned time.
func (c *crowd) watchOver(ctx context.Context, streams int64, told func(int64, int64)) (seconds float64, err error) {
	beat := time.NewTicker(100 * time.Millisecond)
	defer beat.Stop()
	var since time.Time
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return 0, context.Cause(ctx)
		case <-beat.C:
		}
		if since.IsZero() && c.seated.Load() == streams {
			since = time.Now()
			close(c.begun)
		}
		if told != nil && n%10 == 9 {
			told(c.seated.Load(), c.acts.Load())
		}
		if !since.IsZero() && time.Since(since) >= c.For {
			return time.Since(since).Seconds(), nil
		}
	}
}

// nap sleeps repeatedly while people play, and notes how late it wakes: with too many people for
// its processors the program would blame the server for its own delays.
func (c *crowd) nap(ctx context.Context) error {
	const length = 5 * time.Millisecond
	select {
	case <-c.begun:
	case <-ctx.Done():
		return nil
	}
	for ctx.Err() == nil {
		begun := time.Now()
		time.Sleep(length)
		c.late = append(c.late, milliseconds(time.Since(begun)-length))
	}
	return nil
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// spread sorts figures and returns their mean, and the figure that a share of them do not exceed;
// of none, both are 0.
func spread(x []float64) (mean float64, within func(share float64) float64) {
	slices.Sort(x)
	for _, y := range x {
		mean += y / float64(len(x))
	}
	return mean, func(share float64) float64 {
		if len(x) == 0 {
			return 0
		}
		return x[min(int(share*float64(len(x))), len(x)-1)]
	}
}

func (c *crowd) figures(seconds float64, streams int) *Figures {
	f := &Figures{
		Seconds: seconds, Tables: c.Tables, Viewers: streams, Acts: c.acts.Load(), Others: c.others.Load(),
		Messages: c.messages.Load(), Bytes: c.bytes.Load(), Refused: c.refused.Load(), Reports: c.reports.Load(),
	}
	f.PerSecond, f.MessagesPer = float64(f.Acts)/seconds, float64(f.Messages)/seconds
	mean, within := spread(c.waits)
	f.Mean, f.P50, f.P90, f.P99, f.Max = mean, within(.5), within(.9), within(.99), within(1)
	mean, within = spread(c.late)
	f.Late, f.LateP99 = mean, within(.99)
	return f
}

// study sends records of one deal each, all of them new to the server, and asks for reports.
func (c *crowd) study(n int) error {
	select {
	case <-c.begun:
	case <-c.ctx.Done():
		return c.ctx.Err()
	}
	who := client.Client{HTTP: c.http, Servers: []string{c.Servers[n%len(c.Servers)]}}
	for i := 0; ; i++ {
		var text bytes.Buffer
		_, err := lab.Simulate(c.ctx, lab.Plan{
			Game: c.game, Players: []string{"random"}, Seed: fmt.Sprintf("load %d %d %d", c.Seed, n, i), Deals: 1, Records: &text,
		})
		if err != nil {
			return err
		}
		if err := who.Send(c.ctx, "/api/report", text.Bytes(), new(wire.Report)); err != nil {
			return err // the client retries while the server is busy
		}
		c.reports.Add(1)
	}
}

// table opens a table, has its people play and its spectators watch.
func (c *crowd) table(n int) error {
	people := make([]*client.Client, c.People+c.Spectators)
	for i := range people {
		first := (n + i) % len(c.Servers)
		people[i] = &client.Client{HTTP: c.http, Servers: append(append([]string(nil), c.Servers[first:]...), c.Servers[:first]...)}
		if err := people[i].Guest(c.ctx, fmt.Sprintf("Load %d-%d", n, i)); err != nil {
			return err
		}
	}
	bots := []string{}
	for i := range c.game.Live().Len() {
		level := ""
		if i >= c.People {
			level = c.Bot
		}
		bots = append(bots, level)
	}
	opened, err := people[0].Open(c.ctx, &wire.Opening{ID: "load", Settings: table.Settings{Variant: c.Variant, Pace: 1}, Sit: true, Bots: bots})
	if err != nil {
		return err
	}
	all, _ := errgroup.WithContext(c.ctx)
	for i, p := range people {
		who := &person{crowd: c, Client: p, table: opened.Table, plays: i < c.People, rng: rand.New(rand.NewPCG(c.Seed, uint64(n*64+i)))}
		if i > 0 && who.plays {
			if err := who.do(&wire.Command{Do: "sit"}); err != nil {
				return err
			}
		}
		all.Go(who.live)
	}
	return all.Wait()
}

// A person plays, or only watches.
type person struct {
	*crowd
	*client.Client
	table string
	plays bool
	rng   *rand.Rand
	sent  int
}

func (p *person) live() error {
	first, tasks := true, make(chan *wire.Message, 1)
	all, ctx := errgroup.WithContext(p.ctx)
	all.Go(func() error {
		return p.Watch(ctx, p.table, 0, func(m *wire.Message, size int) error {
			if first {
				first = false
				p.seated.Add(1)
			}
			p.messages.Add(1)
			p.bytes.Add(int64(size))
			if p.plays {
				select { // older messages are out of date
				case <-tasks:
				default:
				}
				tasks <- m
			}
			return nil
		}, nil)
	})
	all.Go(func() error {
		select {
		case <-p.begun:
		case <-ctx.Done():
			return ctx.Err()
		}
		for {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case m := <-tasks:
				if err := p.answer(ctx, m); err != nil {
					return err
				}
			}
		}
	})
	return all.Wait()
}

func (p *person) answer(ctx context.Context, m *wire.Message) error {
	if m.Seat == nil || *m.Seat >= len(m.Table.Chairs) {
		return nil
	}
	me := m.Table.Chairs[*m.Seat]
	switch m.Table.Stage {
	case wire.Waiting, wire.Between:
		if !me.Ready {
			return p.do(&wire.Command{Do: "ready"})
		}
	case wire.Playing:
		v, err := m.ReadView(p.game)
		if err != nil || v == nil || v.Options.Pick == 0 {
			return err
		}
		if p.Pause > 0 {
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(p.Pause/2 + time.Duration(p.rng.Int64N(int64(p.Pause)))):
			}
		}
		act := v.Options.Nth(p.rng.IntN(v.Options.Len()))
		return p.do(&wire.Command{Do: "act", Act: act.String(), Hand: new(int(act.Seat())), Seen: m.Seq})
	}
	return nil
}

func (p *person) do(cmd *wire.Command) error {
	p.sent++
	cmd.ID = fmt.Sprint(p.sent)
	begun := time.Now()
	reply, err := p.Do(p.ctx, p.table, cmd)
	took := time.Since(begun)
	if err == nil && p.Kept != nil {
		p.Kept(p.table, p.Player, cmd.ID, reply.Seq)
	}
	var f *client.ServerError
	switch {
	case errors.As(err, &f) && f.Status < 500: // mostly too late
		p.refused.Add(1)
		return nil
	case err != nil:
		return err
	case cmd.Do != "act":
		p.others.Add(1)
		return nil
	}
	p.acts.Add(1)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.waits = append(p.waits, milliseconds(took))
	return nil
}
