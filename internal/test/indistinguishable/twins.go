// Package indistinguishable makes pairs of tables for tests that differ in two cards only. A viewer who may
// not know these cards must receive the same from both.
package indistinguishable

import (
	"bytes"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Swap exchanges two cards, wherever they are; the zero Swap exchanges nothing.
type Swap [2]cards.Card

// Of returns the card in place of c.
func (w Swap) Of(c cards.Card) cards.Card {
	switch c {
	case w[0]:
		return w[1]
	case w[1]:
		return w[0]
	}
	return c
}

// Set exchanges the cards in a set.
func (w Swap) Set(s cards.Set) (out cards.Set) {
	for c := range s.Cards() {
		out |= w.Of(c).Set()
	}
	return out
}

// Act exchanges the cards that are laid aside.
func (w Swap) Act(a rules.Action) rules.Action {
	if a.Kind() == rules.Laying {
		return rules.Lay(a.Seat(), w.Set(a.Cards()))
	}
	return a
}

// line exchanges the cards in the line of a deal.
func (w Swap) line(t testing.TB, g *rules.Game, text string) string {
	t.Helper()
	l := must.Get(record.ParseLine([]byte(text)))(t)
	d := l.Cards
	for i := range d.Hands {
		d.Hands[i] = w.Set(d.Hands[i])
	}
	d.Aside = w.Set(d.Aside)
	return string(bytes.TrimSpace(record.AppendDeal(nil, g, l.Deal, l.Game, &d, &l.Note)))
}

// Lenient lets players do all that the rules do.
type Lenient struct{}

// Settled reports false: no score is settled.
func (Lenient) Settled(*rules.Game, *rules.View) bool { return false }

// HasLevel reports true for every level.
func (Lenient) HasLevel(string) bool { return true }

// HasTemperament reports false for every player.
func (Lenient) HasTemperament(*rules.Game, string) bool { return false }

// A Table is one of the two: its log, its summary after each entry, and its state.
type Table struct {
	*table.State
	Log   []journal.Entry
	Lists []journal.Projection
	t     testing.TB
	at    int64
}

// An Opening is the game, its players (their ids, which are also their names), and the time.
type Opening struct {
	ID       string
	Settings table.Settings
	Players  []string
	At       int64
	Games    table.Games
}

// Begin opens a table at which all players are ready and the first deal is dealt, with two cards exchanged.
func (o *Opening) Begin(t testing.TB, w Swap) *Table {
	t.Helper()
	x := &Table{State: table.New(o.ID, o.Games), t: t, at: o.At}
	x.keep(&table.Event{By: o.Players[0], Seat: table.NoSeat, What: table.Opened{Settings: o.Settings}}, nil)
	for i, p := range o.Players {
		x.Do(&table.Command{Do: table.Sit, Player: p, Name: p, Seat: i})
	}
	for _, p := range o.Players {
		x.Do(&table.Command{Do: table.Ready, Player: p, Seat: -1})
	}
	for {
		e := must.Get(x.Tick(o.At, func() cards.Seed { return cards.SeedOf("twins") }))(t)
		if e == nil {
			return x
		}
		if d, ok := e.What.(table.Dealt); ok && w != (Swap{}) {
			e.What = table.Dealt{Line: w.line(t, x.Moves().Game, d.Line)}
		}
		x.keep(e, nil)
	}
}

// Do does a command.
func (x *Table) Do(c *table.Command) {
	x.t.Helper()
	x.keep(x.Step(x.at, c, Lenient{}))
}

func (x *Table) keep(e *table.Event, err error) {
	x.t.Helper()
	must.Do(x.t, err)
	entry := x.Next(x.at, e)
	must.Do(x.t, x.Apply(&entry, e))
	x.Log, x.Lists = append(x.Log, entry), append(x.Lists, x.Project())
}
