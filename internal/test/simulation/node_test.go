package simulation

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/rules"
)

// A judge grants claims before the last trick, and knows one bot.
type judge struct{}

func (judge) Settled(g *rules.Game, v *rules.View) bool       { return int(v.Tricks) >= g.Tricks()-1 }
func (judge) HasLevel(name string) bool                       { return name == "club" }
func (judge) HasTemperament(_ *rules.Game, level string) bool { return level == "club" }

// A node is a server: a hall, and everything that calls it.
type node struct {
	w       *world
	id      int
	hall    *hall.Hall // nil while it is down
	life    int        // the number of starts
	round   int        // of its routine
	busy    bool       // a call is in progress, and the rest has to wait
	skew    int64      // the error of its clock, in milliseconds
	hung    bool       // it is down, but its connections stay open
	streams []*stream
}

// mostSkew is the greatest error of a node's clock, in milliseconds.
const mostSkew = 3000

func (n *node) time() int64 { return n.w.now + n.skew }

func newNode(w *world, id int) *node {
	n := &node{w: w, id: id}
	if w.maybe(.3) {
		n.skew = w.within(2*mostSkew) - mostSkew
	}
	n.start()
	return n
}

// start begins a new life, with an empty hall.
func (n *node) start() {
	if n.hall != nil {
		return
	}
	n.life++
	n.hung = false
	life := n.life
	n.hall = hall.New(hall.Options{
		Log: &line{n}, Judge: judge{}, Shared: true,
		Draw: func() cards.Seed { return n.w.draw() },
		BotTurn: func(t *hall.Turn) {
			n.rouse(life, t)
		},
	})
	n.w.say("node %d starts", n.id)
	n.routine()
}

// routine is a server's periodic work.
func (n *node) routine() {
	n.round++
	n.every(250, func(h *hall.Hall) {
		err := h.Tick(context.Background(), n.time())
		n.well("tick", err)
	})
	n.every(1000, func(h *hall.Hall) { n.well("sweep", h.Sweep(context.Background(), n.time())) })
	n.every(2000, func(h *hall.Hall) { n.well("hear", h.CheckWatched(context.Background())) })
	n.every(6000, n.look)
}

// look checks that a table is the fold of its log, as far as the hall has read it.
func (n *node) look(h *hall.Hall) {
	l := n.w.tables[n.w.r.IntN(len(n.w.tables))]
	err := h.Inspect(context.Background(), n.time(), l.id, func(s *table.State) {
		switch {
		case s.Seq == 0 || s.Seq > l.ref.Seq || l.log[s.Seq-1].Hash != s.Head:
			l.fail("node %d has something else at entry %d", n.id, s.Seq)
		case s.Seq == l.ref.Seq:
			l.same("node "+strconv.Itoa(n.id), s)
		}
	})
	if len(l.log) > 0 {
		n.well("look", err)
	}
}

// well fails if anything goes wrong without a fault.
func (n *node) well(what string, err error) {
	if err != nil && n.w.calm {
		n.w.fail("node %d: %s: %v", n.id, what, err)
	}
}

// every makes the node do something periodically as long as it lives.
func (n *node) every(ms int64, f func(h *hall.Hall)) {
	life, round := n.life, n.round
	n.w.after(n.w.within(ms), func() {
		if n.life == life && n.round == round {
			n.call(f)
			n.every(ms, f)
		}
	})
}

// call makes the node do something once it is not busy. It reports whether it was done; it was not if the
// node dies during it.
func (n *node) call(f func(h *hall.Hall)) (ok bool) {
	if n.hall == nil {
		return false
	}
	if n.busy {
		life := n.life
		n.w.after(n.w.within(20), func() {
			if n.life == life {
				n.call(f)
			}
		})
		return false
	}
	n.busy = true
	defer func() {
		n.busy = false
		if x := recover(); x != nil {
			d, is := x.(death)
			if !is {
				panic(x)
			}
			n.die(d.why)
		}
	}()
	f(n.hall)
	return true
}

// die ends the node's life. Its streams break, unless it hangs: then they fall silent until clients lose
// patience.
func (n *node) die(why string) {
	n.w.seen.Deaths++
	n.w.say("node %d dies: %s", n.id, why)
	n.hall = nil
	n.life++
	for _, s := range n.streams {
		if n.hung {
			n.w.after(3000+n.w.within(5000), s.broken)
		} else {
			n.w.after(n.w.within(1000), s.broken)
		}
	}
	n.streams = nil
	if !n.w.calm {
		n.w.after(n.w.within(8000), n.start)
	}
}

func (n *node) hear(news store.News) {
	n.call(func(h *hall.Hall) { _ = h.HandleNews(context.Background(), news) })
}

// rouse makes a bot decide, and act later, twice or never.
func (n *node) rouse(life int, t *hall.Turn) {
	w := n.w
	l := w.ledger(t.Table)
	o := t.View.Options
	if o.Pick == 0 {
		w.fail("table %s: the bot of seat %d is called at entry %d, but has nothing to decide", t.Table, t.Seat, t.From)
	}
	a := o.Nth(rand.New(rand.NewPCG(t.Seed, 1)).IntN(o.Len()))
	c := &table.Command{Do: table.Act, Seat: int(t.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: t.From}
	l.roused(t, c.Act)
	if w.chance(w.reg.botNever) {
		return
	}
	act := func() {
		if n.life != life {
			return // the bot has died with its node
		}
		n.call(func(h *hall.Hall) {
			r, err := h.Do(context.Background(), n.time(), t.Table, c)
			w.say("node %d: the bot of seat %d at %s: %s: %v %v", n.id, t.Seat, t.Table, c.Act, r, err)
		})
	}
	delay := max(0, t.At-n.time())
	if w.chance(.3) {
		delay += w.within(w.reg.botLate)
	}
	w.after(delay, act)
	if w.chance(w.reg.botTwice) {
		w.after(delay+w.within(w.reg.botLate), act)
	}
}

// pump sends pending messages to the node's watchers, each stream in order.
func (n *node) pump() {
	if n.busy || n.hall == nil {
		return
	}
	for i := 0; i < len(n.streams); i++ {
		s := n.streams[i]
		if s.closed {
			s.w.Close()
			n.streams = append(n.streams[:i], n.streams[i+1:]...)
			i--
			continue
		}
		ms, err := s.w.Drain()
		if err != nil {
			if !s.v.l.set.Closed {
				n.w.fail("a watcher was cut off that was never slow: %v", err)
			}
			n.w.after(n.w.within(n.w.reg.lag), s.broken)
			s.w.Close()
			n.streams = append(n.streams[:i], n.streams[i+1:]...)
			i--
			continue
		}
		if len(ms) > 0 {
			s.send(slices.Clone(ms))
		}
	}
}

// reason returns why a command was refused; "" if it was not.
func reason(err error) table.Reason {
	var r *table.Refusal
	if errors.As(err, &r) {
		return r.Reason
	}
	return ""
}
