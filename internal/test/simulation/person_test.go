package simulation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/rules"
)

// A person is a user of a client, or a program. It knows only the messages that it receives.
type person struct {
	w      *world
	id     string
	liar   bool
	visits []*visit
	ids    int // number of commands
	ready  map[string]cards.Seed
}

// A visit is a person at a table, sitting or not.
type visit struct {
	*person
	l      *ledger
	node   int  // the node of the stream
	player bool // intends to play
	gone   bool // offline, until it comes back

	stream *stream
	epoch  int    // of the stream; the rest of earlier ones is ignored
	last   uint64 // last message received
	knows  uint64 // the greatest number it knows, from a message or an answer
	vague  bool   // it has given up a command, and does not know its outcome
	text   []byte // the same
	told   told   // the same, read
	read   uint64 // which message told is of

	open      []*order // unanswered commands
	thinking  bool     // a thought is scheduled
	thoughts  int
	disclosed int // the match for which it disclosed its entropy
}

// An order is a command on its way.
type order struct {
	table.Command
	tries  int
	closed bool // answered, or given up
	undone bool // its player may have sent a withdrawal
	number int  // among those that its player sent to the table
}

// A stream is the server's end of a visit's messages.
type stream struct {
	v      *visit
	w      *live.Watcher
	node   *node
	epoch  int
	at     int64 // when the last message will arrive
	sent   uint64
	closed bool
}

// told is the part of a message that a client reads.
type told struct {
	Seq   uint64
	Seat  *int
	Event struct {
		Do string
	}
	Table struct {
		Stage  string
		Match  int
		Paused bool
		Free   bool
		Redo   []int
		Chairs []struct {
			Player, Bot string
			Away, Ready bool
			Commit      string
			Since       int64
		}
		Ask *struct {
			What string
			By   int
			Yes  []int
		}
	}
	View *struct {
		Phase   string
		Options *struct {
			Kind, From string
			Pick       int
			Acts       []string
			Seat       *int
		}
	}
}

// populate opens tables, and sends people to them.
func (w *world) populate() {
	catalogue := rules.Catalogue()
	for i := range 1 + w.r.IntN(3) {
		set := w.settings(catalogue[w.r.IntN(len(catalogue))].ID)
		w.tables = append(w.tables, newLedger(w, fmt.Sprint("t", i), set))
	}
	honest := 1 + w.r.IntN(4)
	for i := range honest + w.r.IntN(3) {
		w.people = append(w.people, &person{w: w, id: fmt.Sprint("p", i), liar: i >= honest, ready: map[string]cards.Seed{}})
	}
	for i, l := range w.tables {
		l.host = w.people[i%honest].id
		for _, p := range w.people {
			if v := (&visit{person: p, l: l, node: w.r.IntN(len(w.nodes)), player: w.maybe(.75)}); v.player || w.maybe(.6) {
				p.visits = append(p.visits, v)
				if v.player && !p.liar {
					l.wanted++
				}
				if w.maybe(.1) { // in a second window
					other := *v
					p.visits = append(p.visits, &other)
				}
			}
		}
		w.after(w.within(500), func() { w.open(l) })
	}
	for _, p := range w.people {
		for _, v := range p.visits {
			w.after(w.within(1500), v.connect)
			v.soon()
		}
	}
}

func (w *world) settings(variant string) table.Settings {
	pick := func(of ...string) string { return of[w.r.IntN(len(of))] }
	set := table.Settings{
		Variant: variant, Deals: 1 + w.r.IntN(3)/2, Public: w.maybe(.5), Closed: w.maybe(.15),
		Undo: pick("", table.UndoFree, table.UndoAgree, table.UndoAgree, table.UndoNever), Hints: pick("", table.Yes, table.No),
		Open: pick("", table.OpenDeal, table.OpenMatch), Bot: pick("", "club"),
	}
	if !set.Public && w.maybe(.1) {
		set.Seed, set.Deal = "k7f2-9q", w.r.Uint64N(100)
	}
	switch w.r.IntN(4) {
	case 0:
		set.Clock = table.Clock{Bank: 10_000 + w.r.Int64N(30_000), Add: w.r.Int64N(4000)}
	case 1:
		set.Clock = table.Clock{Move: 60_000}
	}
	if w.maybe(.7) {
		set.Pace = 1 + w.r.Int64N(1000)
	}
	if w.maybe(.15) {
		house := set
		house.House = json.RawMessage(`{"score":{"trick":2}}`)
		if w.maybe(.5) { // until a player has enough points, but not forever
			house.House, house.Deals, house.Games = json.RawMessage(`{"game":{"target":30}}`), 3, 1
		}
		if house.Check(judge{}.HasLevel) == nil {
			set = house
		}
	}
	return set
}

// open makes the host open a table, until the host knows that this is done.
func (w *world) open(l *ledger) {
	n := w.nodes[w.r.IntN(len(w.nodes))]
	again := true
	n.call(func(h *hall.Hall) {
		r, err := h.Open(context.Background(), n.time(), l.id, l.host, table.Opened{Settings: l.set})
		w.say("node %d: %s opens %s: %v %v", n.id, l.host, l.id, r, err)
		if err == nil {
			if len(l.log) == 0 {
				l.fail("it is said to be open, and is not kept")
			}
			again = w.chance(w.reg.twice)
		}
	})
	if again {
		w.after(w.within(1000), func() { w.open(l) })
	}
}

// connect begins the visit's stream, or resumes it after the last message.
func (v *visit) connect() {
	w := v.w
	if v.stream != nil || v.gone {
		return
	}
	if w.maybe(.4) {
		v.node = w.r.IntN(len(w.nodes))
	}
	n := w.nodes[v.node]
	v.epoch++
	epoch := v.epoch
	retry := true
	n.call(func(h *hall.Hall) {
		retry = false
		after := v.last
		if !w.calm && w.maybe(.05) {
			after = 0
		}
		watcher, err := h.Watch(context.Background(), n.time(), v.l.id, v.id, after)
		w.say("node %d: %s watches %s after %d: %v", n.id, v.id, v.l.id, after, err)
		switch {
		case err == nil && v.epoch == epoch && v.stream == nil && !v.gone:
			if after != 0 {
				w.seen.Resumed++
			}
			v.stream = &stream{v: v, w: watcher, node: n, epoch: epoch, at: w.now, sent: after}
			n.streams = append(n.streams, v.stream)
		case err == nil:
			watcher.Close()
		case reason(err) == table.Forbidden && v.l.set.Closed, errors.Is(err, store.ErrNone), err != nil && !w.calm:
			retry = true
		default:
			v.l.fail("%s may not watch: %v", v.id, err)
		}
	})
	if v.stream == nil {
		w.after(200+w.within(1500), v.connect)
	}
	_ = retry
}

// send sends messages down the stream, and checks them against the ledger: each is the next, and says what
// the log folds to for this viewer.
func (s *stream) send(ms []live.Message) {
	v, w := s.v, s.v.w
	for i := range ms {
		m := &ms[i]
		if s.sent == 0 || bytes.Contains(m.Text[:min(80, len(m.Text))], []byte(`"do":"present"`)) {
			v.present(s, m)
		} else if m.Seq != s.sent+1 {
			v.l.fail("%s is told of entry %d after entry %d", v.id, m.Seq, s.sent)
		} else if want := v.l.expect(m.Seq, v.id); !bytes.Equal(m.Text, want) {
			v.l.fail("%s is told\n%s\nand the log folds to\n%s", v.id, m.Text, want)
		}
		if n := &v.l.log[m.Seq-1]; v.l.set.Closed && n.running != 0 && n.running == v.l.inPlay() && !slices.Contains(n.seats, v.id) && v.id != v.l.host {
			v.l.fail("%s watches a match that has no spectators: %s", v.id, m.Text)
		}
		s.sent = m.Seq
	}
	s.at = max(s.at, w.now+w.within(w.reg.lag))
	w.after(s.at-w.now, func() {
		if v.epoch == s.epoch {
			v.take(ms)
		}
	})
	if w.chance(w.reg.cut) {
		w.after(w.within(w.reg.lag), s.broken)
	}
}

// present checks a message with the current state.
func (v *visit) present(s *stream, m *live.Message) {
	v.w.seen.Presents++
	l := v.l
	if m.Seq > uint64(len(l.log)) {
		l.fail("%s is told of entry %d, which is not kept", v.id, m.Seq)
	}
	if s.sent != 0 && m.Seq <= s.sent+256 && !l.sentHome(s.sent, m.Seq) {
		l.fail("%s is told how things stand at entry %d instead of what came after %d", v.id, m.Seq, s.sent)
	}
	if m.Seq == l.ref.Seq {
		if want := l.ref.AppendPresent(nil, l.ref.SeatOf(v.id)); !bytes.Equal(want, m.Text) {
			l.fail("%s is told\n%s\nand the log folds to\n%s", v.id, m.Text, want)
		}
		l.discreet(l.ref.SeatOf(v.id), m.Text)
	}
}

func (s *stream) broken() {
	v := s.v
	s.closed = true
	if v.stream != s {
		return
	}
	v.stream = nil
	v.epoch++
	v.w.after(v.w.within(1000), v.connect)
}

// take handles messages that have arrived.
func (v *visit) take(ms []live.Message) {
	m := &ms[len(ms)-1]
	v.last, v.text, v.knows = m.Seq, m.Text, max(v.knows, m.Seq)
	v.soon()
}

// soon schedules a thought of the visitor.
func (v *visit) soon() {
	if v.thinking {
		return
	}
	v.thinking = true
	w := v.w
	delay := w.within(2 * w.reg.haste)
	if w.chance(w.reg.wander) {
		delay += w.within(80_000)
	}
	w.after(delay, func() {
		v.thinking = false
		v.think()
	})
}

// home stops everything that a person does to cause trouble.
func (p *person) home() {
	for _, v := range p.visits {
		v.gone = false
		if v.stream != nil { // what is in progress may last that long
			v.stream.closed, v.stream = true, nil
			v.epoch++
		}
		p.w.after(p.w.within(100), v.connect)
		for _, o := range v.open {
			p.w.after(p.w.within(100), func() { v.post(o) })
		}
		if p.liar {
			v.give(&table.Command{Do: table.Stand, Seat: -1, Hand: -1})
		}
		v.thinking = false
		v.thoughts++
		v.soon()
	}
}

// give gives a command, under a new id.
func (v *visit) give(c *table.Command) {
	v.ids++
	c.Player, c.Name = v.id, strings.ToUpper(v.id)
	c.ID = fmt.Sprint(v.ids)
	v.order(c)
}

func (v *visit) order(c *table.Command) {
	v.l.given[v.id]++
	o := &order{Command: *c, number: v.l.given[v.id]}
	v.open = append(v.open, o)
	said := *c
	v.l.sent[key{c.Player, c.ID}] = &said
	v.post(o)
}

// post sends a command to some node, and again until it is answered.
func (v *visit) post(o *order) {
	w := v.w
	if o.closed {
		return
	}
	if o.tries++; o.tries > 1 {
		w.seen.Resent++
		if !o.undone && o.Do != table.Withdraw && w.chance(.2) {
			o.undone = true
			v.give(&table.Command{Do: table.Withdraw, Seat: -1, Hand: -1, Of: o.ID, Seen: o.Seen})
		}
		if w.chance(.05) || v.forgotten(o) {
			v.vague = true
			v.close(o)
			return
		}
	}
	n := w.nodes[v.node]
	if o.tries > 1 || w.maybe(.1) {
		n = w.nodes[w.r.IntN(len(w.nodes))]
	}
	if !w.chance(w.reg.drop) {
		w.after(w.within(w.reg.lag), func() { v.arrive(n, o) })
	}
	if w.chance(w.reg.twice) {
		w.after(w.within(3*w.reg.lag), func() { v.arrive(n, o) })
	}
	w.after(2*w.reg.lag+500+w.within(1000), func() { v.post(o) })
}

// forgotten reports whether a table may have forgotten the command, and does it again: it remembers a
// player's last sixteen, unless the command says what the player had seen.
func (v *visit) forgotten(o *order) bool { return o.Seen == 0 && v.l.given[v.id] > o.number+12 }

func (v *visit) close(o *order) {
	o.closed = true
	for i, x := range v.open {
		if x == o {
			v.open = append(v.open[:i], v.open[i+1:]...)
		}
	}
	v.soon()
}

// arrive handles the command at a node.
func (v *visit) arrive(n *node, o *order) {
	if v.forgotten(o) {
		return
	}
	w := v.w
	n.call(func(h *hall.Hall) {
		c := o.Command
		r, err := h.Do(context.Background(), n.time(), v.l.id, &c)
		w.say("node %d: %s at %s: %s %q %s seat %d hand %d seen %d: %v %v", n.id, v.id, v.l.id, c.Do, c.ID, c.Act+c.Text, c.Seat, c.Hand, c.Seen, r, err)
		if err == nil {
			v.l.answered(&c, r)
		}
		v.judge(o, err)
		if !w.chance(w.reg.drop) {
			w.after(w.within(w.reg.lag), func() { v.answer(o, r.Seq, err) })
		}
	})
}

// judge checks that an honest player who does what a message offered is not refused as bad or illegal.
func (v *visit) judge(o *order, err error) {
	switch why := reason(err); {
	case v.liar && err == nil:
		v.w.seen.Lies++
	case v.liar:
		v.w.seen.Caught++
	case (why == table.Illegal || why == table.Bad) && !v.vague && !v.outdated(o):
		v.l.fail("%s did what was offered at entry %d, and is told: %v\n%+v", v.id, o.Seen, err, o.Command)
	case err != nil && why == "" && v.w.calm && !errors.Is(err, live.ErrBusy):
		v.l.fail("%s is told, though nothing is wrong: %v", v.id, err)
	}
}

// outdated reports whether the command discloses entropy for an earlier match: it was on its way so long
// that another commitment counts.
func (v *visit) outdated(o *order) bool {
	own, err := cards.ParseSeed(o.Text)
	if o.Do != table.Entropy || err != nil {
		return false
	}
	seat := v.l.ref.SeatOf(v.id)
	_, promised := v.ready[cards.CommitEntropy(own).String()]
	return promised && seat != rules.Nobody && v.l.ref.Chairs[seat].Commit != cards.CommitEntropy(own).String()
}

// answer handles the outcome at the client.
func (v *visit) answer(o *order, seq uint64, err error) {
	if o.closed {
		return
	}
	v.knows = max(v.knows, seq)
	if err != nil && reason(err) == "" {
		return // it will be sent again
	}
	v.close(o)
}

func (v *visit) know() *told {
	if v.read != v.last || v.last == 0 {
		v.told = told{}
		if err := json.Unmarshal(v.text, &v.told); err != nil {
			v.l.fail("%s is told what is no JSON: %v\n%s", v.id, err, v.text)
		}
		v.read = v.last
	}
	return &v.told
}
