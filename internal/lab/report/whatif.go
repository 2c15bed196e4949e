package report

import (
	"errors"
	"io"
	"slices"
	"strconv"

	"ninetynine/internal/base/phrase"
	"ninetynine/record"
	"ninetynine/rules"
)

// An Ending is how a deal was played to its end.
type Ending struct {
	game   *rules.Game
	names  []string // by seat
	acts   []rules.Action
	result rules.Result
}

// EndingOf reads how a deal of a record ended; matches count from 1, deals from 0. It is nil if the
// record has no such deal that was played to its end. Errors are those of [record.NewReplay].
func EndingOf(in io.Reader, number, deal int) (*Ending, error) {
	steps, err := record.NewReplay(in)
	if err != nil {
		return nil, err
	}
	e, at := new(Ending), 0
	for matches := 0; matches <= number; {
		step, err := steps.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if step.Line.Kind == record.HeaderLine {
			matches++
			e.game, e.names = step.Match.Game, seatNames(step.Header.Seats, step.Match.Game)
			continue
		}
		if matches != number {
			continue
		}
		switch step.Line.Kind {
		case record.DealLine:
			at, e.acts = int(step.State.Number), nil
		case record.ActLine:
			e.acts = append(e.acts, step.Line.Act)
		case record.ScoreLine:
			if e.result = step.State.Result; at == deal {
				return e, nil
			}
		}
	}
	return nil, nil
}

// plays returns the cards played, or else all other acts sorted by seat: the order of bids does not
// matter.
func (e *Ending) plays(are bool) []rules.Action {
	acts := slices.DeleteFunc(slices.Clone(e.acts), func(a rules.Action) bool { return (a.Kind() == rules.Playing) != are })
	if !are {
		slices.SortStableFunc(acts, func(a, b rules.Action) int { return int(a.Seat()) - int(b.Seat()) })
	}
	return acts
}

// WhatIf compares the endings of a deal that was played on from a moment, in the book's language:
// where play diverged, and the points of every seat.
func WhatIf(p *Page, b *phrase.Book, was, now *Ending) {
	first, second := was.plays(true), now.plays(true)
	parted := 0
	for parted < min(len(first), len(second)) && first[parted] == second[parted] {
		parted++
	}
	switch {
	case !slices.Equal(was.plays(false), now.plays(false)):
		p.line("%s", b.Say("page.whatif.parted.before"))
	case parted == min(len(first), len(second)): // one may be shorter, by a claim
		p.line("%s", b.Say("page.whatif.same"))
	default:
		p.line("%s", b.Say("page.whatif.parted", "n", parted/was.game.Seats()+1))
		for _, e := range []struct {
			key    string
			ending *Ending
			act    rules.Action
		}{{"page.whatif.was", was, first[parted]}, {"page.whatif.now", now, second[parted]}} {
			p.line("%s: %s", b.Say(e.key), b.Say("plain.plays", "name", e.ending.names[e.act.Seat()], "card", b.Card(e.act.Card())))
		}
	}
	p.blank()
	p.table(differences(b, was, now))
}

// differences is a table of the points of every seat in both endings.
func differences(b *phrase.Book, was, now *Ending) *table {
	g := heads("")
	rows := [][]string{{b.Say("page.whatif.was")}, {b.Say("page.whatif.now")}, {b.Say("page.whatif.difference")}}
	for i := range was.game.Seats() {
		name := was.names[i]
		if other := now.names[i]; other != name {
			name += " / " + other
		}
		g.numbers(name)
		x, y := int(was.result.Points[i]), int(now.result.Points[i])
		for row, cell := range []string{strconv.Itoa(x), strconv.Itoa(y), signed(float64(y-x), 0)} {
			rows[row] = append(rows[row], cell)
		}
	}
	for _, row := range rows {
		g.add(row...)
	}
	return g
}
