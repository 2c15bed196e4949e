package simulation

import (
	"bytes"
	"context"
	"reflect"

	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/record"
	"ninetynine/rules"
)

// audit checks everything again at the end: the store holds every kept entry; each log folds from the start
// to each hall's state; results are those of the matches that ended, and their records are valid.
func (w *world) audit() {
	for _, l := range w.tables {
		if len(l.log) > 0 {
			l.audit()
		}
	}
}

func (l *ledger) audit() {
	w, ctx := l.w, context.Background()
	entries, err := w.disk.m.Read(ctx, l.id, 0)
	if err != nil || len(entries) != len(l.log) {
		l.fail("%d entries are kept, and %d in the store: %v", len(l.log), len(entries), err)
	}
	rec := table.NewRecorder(l.id, w.games)
	for i := range entries {
		if !reflect.DeepEqual(entries[i], l.log[i].Entry) {
			l.fail("entry %d has been changed", i+1)
		}
		if err := rec.Fold(&entries[i]); err != nil {
			l.fail("%v", err)
		}
	}
	l.same("the log, folded anew,", rec.State)
	if sum, err := w.disk.m.Summary(ctx, l.id); err != nil || !reflect.DeepEqual(sum, rec.Summary()) {
		l.fail("the list says %+v, %v, the log %+v", sum, err, rec.Summary())
	}
	for n := 1; n <= l.ref.Match; n++ {
		l.match(rec, n)
	}
	for _, n := range w.nodes {
		n.call(func(h *hall.Hall) {
			if err := h.Sweep(ctx, n.time()); err != nil {
				l.fail("node %d: %v", n.id, err)
			}
			if err := h.HandleNews(ctx, newsOf(l)); err != nil {
				l.fail("node %d: %v", n.id, err)
			}
			if err := h.Inspect(ctx, n.time(), l.id, func(s *table.State) { l.same("a hall", s) }); err != nil {
				l.fail("node %d: %v", n.id, err)
			}
			err := h.Records(ctx, l.id, func(r *table.Recorder) {
				a, _ := rec.Match(1)
				if b, _ := r.Match(1); !bytes.Equal(a, b) {
					l.fail("node %d has another record:\n%s\n%s", n.id, a, b)
				}
			})
			if err != nil {
				l.fail("node %d: %v", n.id, err)
			}
		})
	}
}

func (l *ledger) match(rec *table.Recorder, n int) {
	r, err := l.w.disk.m.Result(context.Background(), l.id, n)
	if ended := n < l.ref.Match || !l.ref.Running(); ended != (err == nil) {
		l.fail("match %d has ended: %v; its result: %v", n, ended, err)
	}
	text, ok := rec.Match(n)
	if !ok {
		if err == nil {
			l.fail("match %d has no record", n)
		}
		return
	}
	if err != nil {
		return
	}
	rep, bad := record.Verify(bytes.NewReader(text))
	if bad != nil {
		l.fail("the record of match %d: %v\n%s", n, bad, text)
	}
	scored := bytes.Count(text, []byte(`{"score"`))
	made := make([]int, rules.MaxSeats)
	for _, raw := range bytes.Split(text, []byte("\n")) {
		if len(raw) == 0 {
			continue
		}
		line, err := record.ParseLine(raw)
		if err != nil {
			l.fail("%v", err)
		}
		if line.Kind == record.ScoreLine {
			for i, yes := range line.Figures.Made {
				if yes {
					made[i]++
				}
			}
		}
	}
	if scored != r.Deals {
		l.fail("match %d has %d deals in its record, and %d in its result", n, scored, r.Deals)
	}
	for _, c := range r.Chairs {
		if c.Made != made[c.Seat] {
			l.fail("in match %d seat %d has made %d contracts, and %d by its result\n%s", n, c.Seat, made[c.Seat], c.Made, text)
		}
	}
	proved := rep.ByCommit + rep.Withheld
	if l.set.Seed != "" {
		proved = rep.BySeed
	}
	if proved != int(rep.Stats.Deals) {
		l.fail("the record of match %d does not prove its deals: %+v\n%s", n, rep, text)
	}
}

// same checks that a state is the ledger's, from every seat.
func (l *ledger) same(who string, s *table.State) {
	e := &table.Event{Seat: table.NoSeat, What: table.Hinted{}}
	for i := range len(l.ref.Chairs) + 1 {
		viewer := rules.Seat(i)
		if i == len(l.ref.Chairs) {
			viewer = rules.Nobody
		}
		if a, b := l.ref.AppendMessage(nil, viewer, e), s.AppendMessage(nil, viewer, e); !bytes.Equal(a, b) {
			l.fail("%s has for seat %d\n%s\nand should have\n%s", who, viewer, b, a)
		}
		if a, b := l.ref.AppendPresent(nil, viewer), s.AppendPresent(nil, viewer); !bytes.Equal(a, b) {
			l.fail("%s has for seat %d\n%s\nand should have\n%s", who, viewer, b, a)
		}
	}
	if s.Head != l.ref.Head || s.Seq != l.ref.Seq {
		l.fail("%s is at entry %d, not %d", who, s.Seq, l.ref.Seq)
	}
	if a, b := l.ref.Project(), s.Project(); !reflect.DeepEqual(a, b) {
		l.fail("%s says %+v, not %+v", who, b, a)
	}
	for k := range l.done {
		a, ok := l.ref.Applied(k.player, k.id)
		if b, yes := s.Applied(k.player, k.id); a != b || ok != yes {
			l.fail("%s has heard %v with %d, not %d", who, k, b, a)
		}
	}
}
