package api

import (
	"context"
	"errors"
	"strings"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
)

// audience returns for whom a table is, as its settings say it.
func audience(t *journal.Summary) string {
	kind, id, _ := strings.Cut(t.Audience, ":")
	if kind == table.Friends {
		return kind
	}
	return id
}

// belongs reports whether a table with an audience, opened by the host, is for the player.
func (s *Service) belongs(ctx context.Context, audience, host, player string) (bool, error) {
	return audience == "" || audience == table.Friends && player == host, nil
}

// mayOpenFor refuses to open a table for an audience to which the player does not belong.
func (s *Service) mayOpenFor(ctx context.Context, c *Call, audience string) error {
	in, err := s.belongs(ctx, audience, c.Player.ID, c.Player.ID)
	if err == nil && !in {
		err = table.Refuse(table.Forbidden, "audience-group")
	}
	return err
}

// maySit refuses to give the caller a chair at a table that is for others. What the table itself refuses comes
// first, so that this refusal tells no more.
func (s *Service) maySit(ctx context.Context, c *Call, cmd *table.Command) error {
	var of table.Settings
	var host string
	var refused error
	err := s.Hall.Inspect(ctx, s.millis(), c.Path("table"), func(t *table.State) {
		if _, done := t.Applied(c.Player.ID, cmd.ID); !done {
			of, host = t.Settings, t.Host
			_, refused = t.Step(s.millis(), cmd, s.Hall.Judge)
		}
	})
	switch {
	case errors.Is(err, store.ErrNone):
		return nil // the command says so
	case err != nil:
		return err
	}
	in, err := s.belongs(ctx, of.Audience, host, c.Player.ID)
	switch {
	case err != nil || in:
		return err
	case refused != nil:
		return refused
	case of.Audience == table.Friends:
		return table.Refuse(table.Forbidden, "audience-friends")
	}
	return table.Refuse(table.Forbidden, "audience-group")
}
