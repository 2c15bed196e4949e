package simulation

import (
	"context"
	"errors"
	"fmt"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// errDisk is a failure after which the caller knows that nothing was kept.
var errDisk = errors.New("the disk is full, or something")

// A death unwinds the call of a node that dies during it.
type death struct{ why string }

type disk struct {
	w *world
	m *store.Memory
}

func newDisk(w *world) *disk { return &disk{w, store.NewMemory()} }

// keep keeps an entry, and notifies the ledger and other nodes.
func (d *disk) keep(from *node, tbl string, e *journal.Entry, p *journal.Projection) error {
	err := d.m.Append(context.Background(), tbl, e, p)
	switch {
	case errors.Is(err, store.ErrStale):
		d.w.seen.Stale++
		return err
	case err != nil:
		d.w.fail("the store refuses entry %d of table %s: %v", e.Seq, tbl, err)
	}
	d.w.ledger(tbl).kept(e, p)
	for _, n := range d.w.nodes {
		if n == from || d.w.chance(d.w.reg.newsLost) {
			continue
		}
		news := store.News{Table: tbl, Seq: e.Seq}
		d.w.after(d.w.within(d.w.reg.newsLag), func() { n.hear(news) })
	}
	return nil
}

type line struct{ n *node }

// meanwhile lets other nodes continue, since the call takes time.
func (l *line) meanwhile() {
	w := l.n.w
	if w.depth >= 2 || !w.chance(w.reg.race) {
		return
	}
	w.seen.Races++
	w.depth++
	for range 1 + w.r.IntN(8) {
		if len(w.queue) > 0 && w.queue[0].at < w.now+3000*w.slow {
			w.next()
		}
	}
	w.depth--
}

// Append keeps the entry, or fails.
func (l *line) Append(_ context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	w, g := l.n.w, &l.n.w.reg
	l.meanwhile()
	switch {
	case w.chance(g.deadBefore):
		panic(death{fmt.Sprintf("before it keeps entry %d of %s", e.Seq, tbl)})
	case w.chance(g.refuse):
		w.say("node %d: entry %d of %s is refused", l.n.id, e.Seq, tbl)
		return errDisk
	case w.chance(g.unsure):
		w.seen.Unsure++
		w.say("node %d: entry %d of %s is lost, unknown to it", l.n.id, e.Seq, tbl)
		return store.ErrUnsure
	case w.chance(g.late):
		w.seen.Late++
		w.say("node %d: entry %d of %s will come late", l.n.id, e.Seq, tbl)
		late, what := *e, *p
		w.after(w.within(3000), func() { _ = w.disk.keep(nil, tbl, &late, &what) }) // or it is too late
		if w.maybe(.3) {
			panic(death{fmt.Sprintf("while entry %d of %s is on its way", e.Seq, tbl)})
		}
		return store.ErrUnsure
	}
	if err := w.disk.keep(l.n, tbl, e, p); err != nil {
		return err
	}
	switch {
	case w.chance(g.deadAfter):
		panic(death{fmt.Sprintf("after it kept entry %d of %s", e.Seq, tbl)})
	case w.chance(g.hang):
		l.n.hung = true
		w.seen.Hangs++
		panic(death{fmt.Sprintf("hanging, after it kept entry %d of %s", e.Seq, tbl)})
	case w.chance(g.unsureKept):
		w.seen.Unsure++
		w.say("node %d: entry %d of %s is kept, unknown to it", l.n.id, e.Seq, tbl)
		return store.ErrUnsure
	}
	l.meanwhile()
	return nil
}

// Read reads, or fails.
func (l *line) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	w := l.n.w
	l.meanwhile()
	if w.chance(w.reg.readFail) {
		return nil, errDisk
	}
	return w.disk.m.Read(ctx, tbl, after)
}

// Heads reads how far tables have come, or fails.
func (l *line) Heads(ctx context.Context, ids []string) (map[string]uint64, error) {
	w := l.n.w
	if w.chance(w.reg.readFail) {
		return nil, errDisk
	}
	return w.disk.m.Heads(ctx, ids)
}

// Due reads what is due, or fails.
func (l *line) Due(ctx context.Context, at int64, limit int) ([]string, error) {
	w := l.n.w
	if w.chance(w.reg.readFail) {
		return nil, errDisk
	}
	return w.disk.m.Due(ctx, at, limit)
}
