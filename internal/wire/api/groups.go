package api

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ninetynine/internal/club/group"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
)

// groups answers with the caller's groups.
func (s *Service) groups(ctx context.Context, c *Call) error {
	all, err := s.Company.groups.Of(ctx, c.Player.ID)
	return c.give(wire.Groups{Groups: all}, err)
}

// makeGroup makes a group whose owner is the caller, or finds the one of the same earlier request.
func (s *Service) makeGroup(ctx context.Context, c *Call, in *wire.NewGroup) error {
	if err := checkID(in.ID, maxOpenID); err != nil {
		return err
	}
	id, err := s.Company.groups.Make(ctx, c.Player.ID, c.Secret, in.ID, in.Name, func() error { return s.spend(c, wire.Openings) })
	if errors.Is(err, store.ErrTaken) {
		err = bad("id: it was used for another group")
	}
	return s.answerGroup(ctx, c, id, err)
}

// group answers with the group that the path names.
func (s *Service) group(ctx context.Context, c *Call) error {
	return s.answerGroup(ctx, c, c.Path("group"), nil)
}

// answerGroup answers with a group as the caller sees it, unless there was an error before.
func (s *Service) answerGroup(ctx context.Context, c *Call, id string, err error) error {
	var v group.View
	if err == nil {
		v, err = s.Company.groups.View(ctx, id, c.Player.ID)
	}
	if err != nil {
		return err
	}
	out := groupShown(&v)
	out.Code = v.Code
	return c.answer(out)
}

// groupShown returns a group without its code.
func groupShown(v *group.View) *wire.GroupShown {
	out := &wire.GroupShown{Membership: v.Membership, Members: []wire.GroupMember{}, Tables: summaries(v.Tables)}
	for _, m := range v.Members {
		out.Members = append(out.Members, wire.GroupMember{Me: wire.Me{ID: m.Player, Name: m.Name}, Tag: store.Tag(m.Player), Role: m.Role, Since: m.Since})
	}
	return out
}

// operatorGroups finds groups.
func (s *Service) operatorGroups(ctx context.Context, c *Call) error {
	found, err := s.Company.groups.Find(ctx, c.Query("find"), mostFound)
	return c.give(wire.Groups{Groups: found}, err)
}

// operatorGroup answers with the group that the path names, as operators see it: without its code.
func (s *Service) operatorGroup(ctx context.Context, c *Call) error {
	v, err := s.Company.groups.Shown(ctx, c.Path("group"))
	return c.give(groupShown(&v), err)
}

// endOwnGroup ends the group that the path names, for its owner.
func (s *Service) endOwnGroup(ctx context.Context, c *Call) error {
	err := s.Company.groups.Need(ctx, c.Path("group"), c.Player.ID, store.RoleOwner)
	if err == nil {
		err = s.Company.groups.End(ctx, c.Path("group"))
	}
	if err != nil {
		return err
	}
	return s.groups(ctx, c)
}

// groupDoor answers with the name of a group whose code the caller has.
func (s *Service) groupDoor(ctx context.Context, c *Call, in *wire.GroupCode) error {
	g, err := s.Company.groups.Door(ctx, c.Path("group"), in.Code)
	if err != nil {
		return err
	}
	_, err = s.Company.groups.Role(ctx, g.ID, c.Player.ID)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	return c.answer(wire.GroupDoor{Name: g.Name, Member: err == nil})
}

// joinGroup makes the caller a member of a group whose code the caller has.
func (s *Service) joinGroup(ctx context.Context, c *Call, in *wire.GroupCode) error {
	return s.answerGroup(ctx, c, c.Path("group"), s.Company.groups.Join(ctx, c.Path("group"), c.Player.ID, in.Code))
}

// changeGroup renames a group or renews its code.
func (s *Service) changeGroup(ctx context.Context, c *Call, in *wire.GroupChange) error {
	return s.answerGroup(ctx, c, c.Path("group"), s.Company.groups.Rename(ctx, c.Path("group"), c.Player.ID, in.Name, in.NewCode))
}

// changeMember gives a member a role, or ends the membership. Banned players may still leave.
func (s *Service) changeMember(ctx context.Context, c *Call, in *wire.Appointment) error {
	if whom := c.Path("player"); whom != c.Player.ID || in.Role != "" {
		if err := s.Allow(ctx, c, moderation.Doing); err != nil {
			return err
		}
	}
	if err := s.Company.groups.Appoint(ctx, c.Path("group"), c.Player.ID, c.Path("player"), in.Role); err != nil {
		return err
	}
	return s.groups(ctx, c)
}

// groupHistory answers with a page of a group's matches. Players who are no longer members have no name there.
func (s *Service) groupHistory(ctx context.Context, c *Call) error {
	if _, err := s.Company.groups.Role(ctx, c.Path("group"), c.Player.ID); err != nil {
		return err
	}
	found, before, err := s.lobby.GroupHistory(ctx, c.Path("group"), c.page())
	if err == nil {
		err = s.Company.groups.Withhold(ctx, c.Path("group"), found)
	}
	return c.give(historyOf(found, before), err)
}

// ladders answers with a group's ladders.
func (s *Service) ladders(ctx context.Context, c *Call) error {
	if _, err := s.Company.groups.Role(ctx, c.Path("group"), c.Player.ID); err != nil {
		return err
	}
	members, err := s.Company.Members(ctx, c.Path("group"))
	if err == nil {
		err = s.meter(c, wire.Effort, 1+len(members)/20)
	}
	if err != nil {
		return err
	}
	var ids []string
	for i := range members {
		ids = append(ids, members[i].Player)
	}
	here, err := s.knownByID(ctx, ids)
	if err != nil {
		return err
	}
	out := wire.Ladders{Ladders: []wire.Ladder{}}
	for _, class := range rating.Classes() {
		players, err := s.ladder(ctx, c.Path("group"), class, here)
		if err != nil {
			return err
		}
		if len(players) > 0 {
			out.Ladders = append(out.Ladders, wire.Ladder{Class: class, Players: players})
		}
	}
	return c.answer(out)
}

// mostOnLadder is how many rows of a ladder are read, with those of players who have left.
const mostOnLadder = 2000

func (s *Service) ladder(ctx context.Context, group, class string, members map[string]*store.Player) (all []wire.Rated, err error) {
	rows, err := s.Store.Ranked(ctx, rating.Ladders, rating.LadderOf(group, class), mostOnLadder)
	if err != nil {
		return nil, err
	}
	for i := range rows {
		p := members[rows[i].Key]
		if p == nil || p.Unrated {
			continue
		}
		r, _, err := standing(class, rating.OfLadder(class), &rows[i])
		if err != nil {
			return nil, err
		}
		all = append(all, wire.Rated{Me: wire.Me{ID: p.ID, Name: p.Name}, Rating: r})
	}
	slices.SortStableFunc(all, func(a, b wire.Rated) int {
		switch {
		case a.Sure && !b.Sure:
			return -1
		case b.Sure && !a.Sure:
			return 1
		}
		return cmp.Compare(b.Mean, a.Mean)
	})
	return all, nil
}
