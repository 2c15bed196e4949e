package api

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// Limits of evenings: of the server or a group, and of names and later hours shown.
const (
	mostEvenings  = 20
	groupEvenings = 5
	namesShown    = 12
	laterShown    = 7
)

// keptShown is for how long evenings are told again without a look at the store, in milliseconds; keptLists, of how many
// groups.
const keptShown, keptLists = 1000, 100

// shownEvenings are those of the server or a group, as any caller may see them.
type shownEvenings struct {
	at  int64
	all []wire.EveningShown
}

// evenings answers with the standing hours.
func (s *Service) evenings(ctx context.Context, c *Call) error {
	group := c.Query("group")
	if err := s.mayCome(ctx, c, group); err != nil {
		return err
	}
	return s.answerEvenings(ctx, c, group)
}

// mayCome refuses callers for whom the evenings of a group are not, as if there were none.
func (s *Service) mayCome(ctx context.Context, c *Call, group string) error {
	if group == "" {
		return nil
	}
	if store.CheckID(group) != nil {
		return store.ErrNone
	}
	_, err := s.Company.Member(ctx, group, c.Player.ID)
	return err
}

// answerEvenings answers with the evenings of a group; if it is "", with the next ones of the server and the caller's
// groups.
func (s *Service) answerEvenings(ctx context.Context, c *Call, group string) error {
	out := wire.Evenings{Evenings: []wire.EveningShown{}, At: s.millis()}
	if s.Evenings == nil {
		return c.answer(out)
	}
	groups := []string{group}
	if group == "" && c.Player.ID != "" {
		mine, err := s.Store.Memberships(ctx, c.Player.ID)
		if err != nil {
			return err
		}
		for i := range mine {
			groups = append(groups, mine[i].ID)
		}
	}
	var all []wire.EveningShown
	for _, id := range groups {
		found, err := s.eveningsOf(ctx, c, id)
		if err != nil && !errors.Is(err, store.ErrNone) { // a group may end meanwhile
			return err
		}
		all = append(all, found...)
	}
	slices.SortStableFunc(all, func(a, b wire.EveningShown) int { return cmp.Compare(a.Begins, b.Begins) })
	own, err := s.ownEvenings(ctx, c, all...)
	if out.Evenings = own; err != nil {
		return err
	}
	return c.answer(out)
}

// ownEvenings says to which of some evenings the caller comes.
func (s *Service) ownEvenings(ctx context.Context, c *Call, all ...wire.EveningShown) (own []wire.EveningShown, err error) {
	var said []store.Coming
	if c.Player.ID != "" {
		said, err = s.Evenings.Store.ComesTo(ctx, c.Player.ID, s.millis()-evening.Late, most)
	}
	own = append([]wire.EveningShown{}, all...)
	for i := range own {
		e := &own[i]
		e.Mine = slices.ContainsFunc(said, func(c store.Coming) bool { return c.Evening == e.ID && c.Begins == e.Begins })
	}
	return own, err
}

// eveningsOf returns the evenings of a group, or of the server if it is "", the next first.
func (s *Service) eveningsOf(ctx context.Context, c *Call, group string) ([]wire.EveningShown, error) {
	now := s.millis()
	if kept, ok := s.shown.Get(group); ok && now-kept.at < keptShown {
		return kept.all, nil
	}
	found, err := s.Evenings.Store.Evenings(ctx, group, mostEvenings)
	if err == nil {
		err = s.meter(c, wire.Effort, 1)
	}
	if err != nil {
		return nil, err
	}
	var all []wire.EveningShown
	for i := range found {
		e, err := s.evening(ctx, &found[i])
		if err != nil {
			return nil, err
		}
		all = append(all, e)
	}
	slices.SortFunc(all, func(a, b wire.EveningShown) int {
		return cmp.Or(cmp.Compare(a.Begins, b.Begins), cmp.Compare(a.ID, b.ID))
	})
	s.shown.Add(group, shownEvenings{now, all})
	return all, nil
}

// evening returns an evening as any caller may see it.
func (s *Service) evening(ctx context.Context, e *store.Evening) (out wire.EveningShown, err error) {
	hours, err := s.Evenings.Hours(e, 1+laterShown)
	if err != nil {
		return out, err
	}
	out = wire.EveningShown{Evening: *e, Names: []string{}, Begins: hours[0], Later: hours[1:]}
	if e.Group != "" {
		g, err := s.Company.Group(ctx, e.Group)
		if err != nil {
			return out, err
		}
		out.GroupName = g.Name
	}
	some, n, err := s.Evenings.Store.Coming(ctx, e.ID, out.Begins, namesShown)
	out.Coming = n
	for i := range some {
		out.Names = append(out.Names, some[i].Name)
	}
	return out, err
}

// come records whether the caller comes to an evening, and leads a caller who is there to a table.
func (s *Service) come(ctx context.Context, c *Call, in *wire.Coming) error {
	if s.Evenings == nil {
		return store.ErrNone
	}
	e, err := s.Evenings.Store.Evening(ctx, c.Path("evening"))
	if err != nil {
		return err
	}
	if err := s.mayCome(ctx, c, e.Group); err != nil {
		return err
	}
	tbl, err := s.Evenings.Come(ctx, c.person(), &e, in.Coming, in.Here)
	if err != nil {
		return err
	}
	s.shown.Remove(e.Group)
	shown, err := s.evening(ctx, &e)
	if err != nil {
		return err
	}
	own, err := s.ownEvenings(ctx, c, shown)
	own[0].Table = tbl
	if err != nil {
		return err
	}
	return c.answer(own[0])
}

// checkEvening refuses an operator's act on an evening that makes no sense.
func (s *Service) checkEvening(ctx context.Context, in *wire.OperatorAct) error {
	if s.Evenings == nil {
		return bad("this server has no evenings")
	}
	if in.Act == moderation.ActEndEvening {
		_, err := s.Evenings.Store.Evening(ctx, in.Whom)
		return err
	}
	if in.Evening == nil {
		return bad("evening: say when, and what is played")
	}
	return s.newEvening(ctx, in.Evening, "")
}

// newEvening refuses a new evening of a group that makes no sense, or gives it its id.
func (s *Service) newEvening(ctx context.Context, e *store.Evening, group string) error {
	if s.Evenings == nil {
		return bad("this server has no evenings")
	}
	most := mostEvenings
	if group != "" {
		most = groupEvenings
	}
	had, err := s.Evenings.Store.Evenings(ctx, group, most)
	if err != nil {
		return err
	}
	e.Group = group
	e.ID = s.Evenings.IDOf(e)
	again := slices.ContainsFunc(had, func(other store.Evening) bool { return other.ID == e.ID })
	if len(had) >= most && !again {
		return table.Refuse(table.NotNow, "evenings-most", "n", most)
	}
	return s.Evenings.Check(e)
}
