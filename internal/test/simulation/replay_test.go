package simulation

import (
	"slices"

	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A replay plays the deal in progress by the rules alone, without a table: from the cards dealt and the
// acts that were not taken back.
type replay struct {
	g     *rules.Game
	start rules.State
	now   rules.State
	acts  []played
	ask   table.Proposed // the last proposal
	asker rules.Seat
	undos []undone
}

// An undone has the acts before something was taken back, or the one act that was taken back in secret.
type undone struct {
	by     rules.Seat
	acts   []played
	secret bool
}

type played struct {
	act rules.Action
	by  rules.Seat
	own bool // a decision of its player
	was bool // there was a choice
}

func (p *replay) begin(l *ledger, line *record.Line) {
	var v match.View
	l.ref.View(rules.Nobody, &v)
	d := line.Cards
	d.Vulnerable, d.Trump = v.Vulnerable, v.Trump
	if d.Trump == rules.Unnamed {
		d.Trump = v.Stay
	}
	p.g, p.acts, p.undos = l.ref.Moves().Game, nil, nil
	p.start = p.g.Start(&d)
	p.now = p.start
}

// follow does the event's act, and checks that every View of the deal is the table's.
func (p *replay) follow(l *ledger, e *table.Event) {
	agreed := false
	switch what := e.What.(type) {
	case table.Proposed:
		p.ask, p.asker, agreed = what, rules.Seat(e.Seat), what.Done
	case table.Answered:
		agreed = what.Done
	case table.Redone:
		p.redo(l, rules.Seat(e.Seat))
	case table.Acted:
		if by := p.do(l, what.Act, what.Auto == ""); by != rules.Seat(e.Seat) {
			l.fail("seat %d does what seat %d is to do", e.Seat, by)
		}
	case table.Claimed:
		for _, a := range what.Acts {
			p.do(l, a, false)
		}
	}
	if agreed && (p.ask.What == table.Undo || p.ask.What == table.Replay) {
		p.undo(l)
	}
	for i := range rules.Seat(p.g.Seats()) {
		var v match.View
		var w rules.View
		l.ref.View(i, &v)
		p.g.View(&p.now, i, &w)
		if v.Stage == match.Ended && w.Phase != rules.Over { // cut short: no act is left
			w.Turn, w.Due, w.Options = 0, rules.Nobody, rules.Options{}
		}
		if v.View != w {
			l.fail("after %s, seat %d sees\n%+v\nand by the rules alone\n%+v", e.What.Kind(), i, v.View, w)
		}
	}
}

// do does an act, and returns whose turn it was.
func (p *replay) do(l *ledger, a rules.Action, own bool) (by rules.Seat) {
	by = p.g.Owner(&p.now, a.Seat())
	if err := p.g.Check(&p.now, by, a); err != nil {
		l.fail("%v", err)
	}
	p.acts = append(p.acts, played{a, by, own, p.g.Options(&p.now, by).Len() > 1})
	p.g.Apply(&p.now, a)
	open := slices.ContainsFunc(p.undos, func(u undone) bool { return !u.secret })
	p.undos = slices.DeleteFunc(p.undos, func(u undone) bool { return open || u.by == by })
	return by
}

// redo brings back the acts before the seat's last undo, which no other may follow but secret ones.
func (p *replay) redo(l *ledger, by rules.Seat) {
	at := len(p.undos) - 1
	for at > 0 && p.undos[at].by != by && p.undos[at].secret {
		at--
	}
	if at < 0 || p.undos[at].by != by {
		l.fail("seat %d redoes what was not undone: %+v", by, p.undos)
	}
	u := p.undos[at]
	p.undos = slices.Delete(p.undos, at, at+1)
	if u.secret {
		p.acts = append(p.acts, u.acts...)
	} else {
		p.acts = u.acts
	}
	p.again()
	l.w.seen.Redone++
}

// again plays the acts from the start.
func (p *replay) again() {
	p.now = p.start
	for _, a := range p.acts {
		p.g.Apply(&p.now, a.act)
	}
}

// forget takes back one act, laid or offered in secret while other players still choose.
func (p *replay) forget(l *ledger, act int) {
	kind := p.acts[act].act.Kind()
	sealed := kind == rules.Laying || kind == rules.Offering && p.g.OfferRule().How == rules.Sealed
	if !sealed || p.now.Phase() != kind {
		l.fail("seat %d takes back an act that others may know of", p.asker)
	}
	p.undos = append(p.undos, undone{p.asker, []played{p.acts[act]}, true})
	p.acts = slices.Delete(p.acts, act, act+1)
	l.w.seen.Rethought++
}

// undo takes back the last decision of the player who asked and everything after it, or all acts. Among
// several people, forced acts count as decisions.
func (p *replay) undo(l *ledger) {
	people := 0
	for i := range l.ref.Chairs {
		if l.ref.Chairs[i].Player != "" {
			people++
		}
	}
	decided := func(a *played) bool { return a.by == p.asker && a.own && (a.was || people > 1) }
	to := 0
	if p.ask.What == table.Undo {
		for to = len(p.acts) - 1; to >= 0 && !decided(&p.acts[to]); {
			to--
		}
	}
	if to != p.ask.To || to < 0 {
		l.fail("seat %d takes back all but %d acts, and not all but %d", p.asker, p.ask.To, to)
	}
	if !p.ask.Keep {
		p.undos = append(p.undos, undone{p.asker, slices.Clone(p.acts), false})
		p.acts = p.acts[:to]
	} else {
		p.forget(l, to)
	}
	p.again()
}
