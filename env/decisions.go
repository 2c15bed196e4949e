package env

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// Decisions referees a record, and writes the decisions of its deals that are over, as docs/env.md describes them: the
// spec, then a row for each. Matches of other rules are left out, as are acts that a stand-in did for the player. It is
// an error if a line is wrong, or if no deal is of the Env's game.
func (e *Env) Decisions(ctx context.Context, text io.Reader, out io.Writer) error {
	if e.options.Reward == "game" {
		return errors.New(`the decisions of a record have rewards of deals: give "margin" or "points"`)
	}
	replay, err := record.NewReplay(text)
	if err != nil {
		return err
	}
	s := e.spec()
	row := e.row()
	s.Row = row.all
	to := bufio.NewWriterSize(out, 1<<16)
	to.Write(append(s.line(), '\n')) // the last Flush has its error
	d := decider{
		env: e, rules: hashOf(rulesOf(e.game.Variant())), match: -1,
		size: row.size, mask: make([]uint64, e.masks), seen: make([]uint64, e.values),
	}
	for step, err := range replay.All() {
		if err = errors.Join(err, ctx.Err()); err != nil {
			return err
		}
		if _, err := to.Write(d.follow(step)); err != nil {
			return fmt.Errorf("the decisions: %w", err)
		}
		d.state = *step.State
	}
	if err := to.Flush(); err != nil {
		return fmt.Errorf("the decisions: %w", err)
	}
	if d.deals == 0 {
		return fmt.Errorf("no deal of %s in the record is over: name a variant that is in it", e.game.Variant().ID)
	}
	return nil
}

// row lists the arrays of a row.
func (e *Env) row() (p parts) {
	p.add("mask", "uint8", 1, 8*e.masks)
	p.add("observation", "uint8", 1, 8*e.values)
	p.add("reward", "float32", 4)
	p.add("match", "int32", 4)
	p.add("deal", "int32", 4)
	p.add("action", "int16", 2)
	p.add("seat", "int8", 1) // score reads it
	return p
}

// A decider follows a record and makes rows of the deal in play.
type decider struct {
	env   *Env
	rules string // a hash of them
	ours  bool   // whether the match is of it
	match int32  // the number in the record
	deals int

	state match.State // before the next act
	stay  rules.Trump // of the deal, if no player names one
	view  match.View
	rows  []byte
	size  int // of a row
	mask  []uint64
	seen  []uint64
}

// follow returns the rows of a deal once its score is there. The next call reuses them.
func (d *decider) follow(step *record.Step) []byte {
	switch step.Line.Kind {
	case record.HeaderLine:
		d.match++
		d.ours = hashOf(rulesOf(step.Match.Game.Variant())) == d.rules && !step.Header.Pad
	case record.DealLine:
		d.rows, d.stay = d.rows[:0], step.State.Trump
	case record.ActLine:
		if d.ours && step.Line.Auto == "" {
			d.act(step)
		}
	case record.ScoreLine:
		if d.ours {
			return d.score(step)
		}
	}
	return nil
}

// act adds the rows of an act: one, or one for each card that is laid aside, in rising order.
func (d *decider) act(step *record.Step) {
	l := step.Line
	step.Match.View(&d.state, l.By, &d.view)
	if l.Act.Kind() != rules.Laying {
		d.add(l.Act, 0)
		return
	}
	var chosen cards.Set
	for laid := l.Act.Cards(); laid != 0; laid &= laid - 1 {
		d.add(rules.Play(0, laid.First()), chosen)
		chosen |= laid.First().Set()
	}
}

func (d *decider) add(a rules.Action, chosen cards.Set) {
	e := d.env
	e.layout.mask(d.mask, d.view.Options, chosen)
	e.layout.observe(d.seen, &d.view, chosen, d.stay)
	b := appendWords(appendWords(d.rows, d.mask), d.seen)
	b = binary.LittleEndian.AppendUint32(b, 0) // the reward, once the deal is over
	b = binary.LittleEndian.AppendUint32(b, uint32(d.match))
	b = binary.LittleEndian.AppendUint32(b, d.view.Number)
	b = binary.LittleEndian.AppendUint16(b, uint16(Numbering{e.layout}.Number(a)))
	d.rows = append(b, byte(d.view.Seat))
}

// score fills in the rewards, and returns the rows.
func (d *decider) score(step *record.Step) []byte {
	values := &d.env.workers[0].values
	d.deals++
	d.env.reward(&step.State.Result, values)
	for row := range slices.Chunk(d.rows, d.size) {
		reward := values[row[d.size-1]]
		binary.LittleEndian.PutUint32(row[8*(len(d.mask)+len(d.seen)):], math.Float32bits(reward))
	}
	return d.rows
}
