package api

import (
	"context"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
)

var errNoEvenings = bad("this server has no evenings")

// evenings answers with the standing hours.
func (s *Service) evenings(ctx context.Context, c *Call) error {
	return s.answerEvenings(ctx, c, c.Query("group"))
}

// answerEvenings answers with the evenings of a group; if it is "", with those of the server and the caller's groups.
func (s *Service) answerEvenings(ctx context.Context, c *Call, group string) (err error) {
	out := wire.Evenings{Evenings: []wire.EveningShown{}, At: s.millis()}
	if s.Evenings != nil {
		out.Evenings, err = s.Evenings.List(ctx, c.Player.ID, group, func() error { return s.meter(c, wire.Effort, 1) })
	}
	return c.give(out, err)
}

// come records whether the caller comes to an evening, and leads a caller who is there to a table.
func (s *Service) come(ctx context.Context, c *Call, in *wire.Coming) error {
	if s.Evenings == nil {
		return store.ErrNone
	}
	shown, err := s.Evenings.Say(ctx, c.person(), c.Path("evening"), in.Coming, in.Here)
	return c.give(shown, err)
}

// newGroupEvening begins a standing hour of a group.
func (s *Service) newGroupEvening(ctx context.Context, c *Call, in *store.Evening) error {
	err := s.Company.groups.Need(ctx, c.Path("group"), c.Player.ID, store.RoleOrganiser)
	if err == nil && s.Evenings == nil {
		err = errNoEvenings
	}
	if err == nil {
		err = s.Evenings.Add(ctx, in, c.Path("group"))
	}
	if err != nil {
		return err
	}
	return s.answerEvenings(ctx, c, c.Path("group"))
}

// endGroupEvening ends a standing hour of a group.
func (s *Service) endGroupEvening(ctx context.Context, c *Call) error {
	err := s.Company.groups.Need(ctx, c.Path("group"), c.Player.ID, store.RoleOrganiser)
	if err == nil && s.Evenings == nil {
		err = store.ErrNone
	}
	if err == nil {
		err = s.Evenings.EndOf(ctx, c.Path("group"), c.Path("evening"))
	}
	if err != nil {
		return err
	}
	return s.answerEvenings(ctx, c, c.Path("group"))
}

// checkEvening refuses an operator's act on an evening that makes no sense.
func (s *Service) checkEvening(ctx context.Context, in *wire.OperatorAct) error {
	switch {
	case s.Evenings == nil:
		return errNoEvenings
	case in.Act == moderation.ActEndEvening:
		_, err := s.Evenings.Store.Evening(ctx, in.Whom)
		return err
	case in.Evening == nil:
		return bad("evening: say when, and what is played")
	}
	return s.Evenings.Fits(ctx, in.Evening, "")
}
