package api

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
)

// whatIfOf opens a table that plays on from a moment of a recorded match.
func whatIfOf(from source) handler {
	return func(s *Service, ctx context.Context, c *Call) error {
		fork, err := s.fork(c)
		if err != nil {
			return err
		}
		m, _, err := from(s, ctx, c)
		if err != nil {
			return err
		}
		lines, err := m.Until(fork.Deal, fork.Step)
		if err != nil {
			return refused(err)
		}
		o, err := s.whatIf(ctx, c, fork, lines)
		if err != nil {
			return err
		}
		return s.begin(ctx, c, o)
	}
}

// fork returns the moment that the request names, in the match of the path or of the record sent.
func (s *Service) fork(c *Call) (f journal.Fork, err error) {
	if f.Deal, err = c.number("deal", 0); err != nil {
		return f, err
	}
	if f.Step, err = c.number("step", 0); err != nil {
		return f, err
	}
	if c.Path("table") == "" {
		f.Match, err = c.number("match", 1)
		return f, err
	}
	f.Table, f.Match, err = c.match()
	return f, err
}

// whatIf returns the opening of the table.
func (s *Service) whatIf(ctx context.Context, c *Call, from journal.Fork, lines []byte) (*lobby.Opening, error) {
	opened, err := table.PlayOn(from, lines)
	if err != nil {
		return nil, err
	}
	set := opened.Settings
	if from.Table != "" {
		err = s.Hall.Inspect(ctx, s.millis(), from.Table, func(t *table.State) { set.Day = t.Settings.Day })
		if err != nil {
			return nil, err
		}
	}
	v, err := set.Rules()
	if err != nil {
		return nil, bad(err.Error())
	}
	seat, err := c.number("seat", 0)
	if err != nil || seat >= v.Live() {
		return nil, bad(fmt.Sprintf("seat: players have the seats from 0 to %d", v.Live()-1))
	}
	pace, err := c.number("pace", 0)
	if err != nil {
		return nil, err
	}
	set.Pace = int64(pace)
	bots := strings.Split(cmp.Or(c.Query("bots"), s.Usual, table.StandInLevel), ",")
	if len(bots) == 1 {
		bots = slices.Repeat(bots, v.Live())
	}
	if len(bots) != v.Live() {
		return nil, bad(fmt.Sprintf("bots: name one level for all, or one for each of the %d seats, with commas", v.Live()))
	}
	for i, level := range bots {
		if level == "" && i != seat {
			return nil, bad(fmt.Sprintf("bots: no level is named for seat %d", i))
		}
	}
	bots[seat] = ""
	return &lobby.Opening{ID: c.Query("id"), Settings: set, Lines: opened.Lines, Edition: opened.Edition, Sit: true, Bots: bots, Ready: true}, nil
}
