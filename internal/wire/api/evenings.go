package api

import (
	"cmp"
	"context"
	"slices"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// Limits of evenings: of the server or a group, and of names and later hours shown.
const (
	mostEvenings = 20
	namesShown   = 12
	laterShown   = 7
)

// evenings answers with the standing hours.
func (s *Service) evenings(ctx context.Context, c *Call) error {
	out := wire.Evenings{Evenings: []wire.EveningShown{}, At: s.millis()}
	if s.Evenings == nil {
		return c.answer(out)
	}
	if c.Query("group") != "" {
		return store.ErrNone
	}
	found, err := s.Evenings.Store.Evenings(ctx, "", mostEvenings)
	for i := range found {
		shown, e2 := s.evening(ctx, c, &found[i])
		if e2 != nil {
			return e2
		}
		out.Evenings = append(out.Evenings, shown)
	}
	if err != nil {
		return err
	}
	slices.SortFunc(out.Evenings, func(a, b wire.EveningShown) int {
		return cmp.Or(cmp.Compare(a.Begins, b.Begins), cmp.Compare(a.ID, b.ID))
	})
	return c.answer(out)
}

// evening returns an evening as the caller may see it.
func (s *Service) evening(ctx context.Context, c *Call, e *store.Evening) (out wire.EveningShown, err error) {
	out = wire.EveningShown{Evening: *e, Names: []string{}, Later: []int64{}}
	if out.Begins, err = s.Evenings.Begins(e, 0); err != nil {
		return out, err
	}
	for n := range laterShown {
		at, err := s.Evenings.Begins(e, n+1)
		if err != nil {
			return out, err
		}
		out.Later = append(out.Later, at)
	}
	coming, err := s.Evenings.Coming(ctx, e, out.Begins)
	out.Coming = len(coming)
	for i := range coming {
		if i < namesShown {
			out.Names = append(out.Names, coming[i].Name)
		}
		out.Mine = out.Mine || coming[i].Player == c.Player.ID
	}
	return out, err
}

// come records whether the caller comes to an evening, and leads a caller who is there to a table.
func (s *Service) come(ctx context.Context, c *Call, in *wire.Coming) error {
	if s.Evenings == nil {
		return store.ErrNone
	}
	if err := s.spend(c, Command); err != nil {
		return err
	}
	e, err := s.Evenings.Store.Evening(ctx, c.Path("evening"))
	if err != nil {
		return err
	}
	tbl, err := s.Evenings.Come(ctx, c.Player, &e, in.Coming, in.Here)
	if err != nil {
		return err
	}
	out, err := s.evening(ctx, c, &e)
	if err != nil {
		return err
	}
	out.Table = tbl
	return c.answer(out)
}

// checkEvening refuses an operator's act on an evening that makes no sense. A new evening gets its id.
func (s *Service) checkEvening(ctx context.Context, in *wire.OperatorAct) error {
	if s.Evenings == nil {
		return bad("this server has no evenings")
	}
	if in.Act == wire.ActEndEvening {
		_, err := s.Evenings.Store.Evening(ctx, in.Whom)
		return err
	}
	if in.Evening == nil {
		return bad("evening: say when, and what is played")
	}
	had, err := s.Evenings.Store.Evenings(ctx, "", mostEvenings)
	if err != nil {
		return err
	}
	if len(had) == mostEvenings {
		return table.Refuse(table.NotNow, "evenings-most", "n", mostEvenings)
	}
	in.Evening.Group = ""
	in.Evening.ID = s.Evenings.IDOf(in.Evening)
	in.Whom = in.Evening.ID
	return s.Evenings.Check(in.Evening)
}
