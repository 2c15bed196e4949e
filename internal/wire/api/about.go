package api

import (
	"cmp"
	"context"
	"strconv"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

func (s *Service) version(ctx context.Context, c *Call) error {
	return c.answer(wire.Version{Version: s.Version, Record: record.Version, View: record.Version, Hints: s.Advise != nil})
}

func (s *Service) privacy(ctx context.Context, c *Call) error { return c.answer(s.Privacy) }

func (s *Service) levels(ctx context.Context, c *Call) error {
	return c.answer(wire.Levels{Levels: append([]wire.Level{}, s.Levels()...), Usual: s.Usual})
}

func (s *Service) variants(ctx context.Context, c *Call) error {
	var list wire.Variants
	for _, v := range rules.Catalogue() {
		list.Variants = append(list.Variants, wire.Short{ID: v.ID, Name: v.Name, Chairs: v.Live(), Hand: v.Hand, Tricks: v.Tricks(), Dummy: v.Dummy, Class: rating.ClassOf(&v)})
	}
	return c.answer(list)
}

func (s *Service) variant(ctx context.Context, c *Call) error {
	v, err := rules.Named(c.Path("variant"))
	if err != nil {
		return Refuse(wire.StatusNotFound, "none", err.Error())
	}
	return c.raw(record.AppendVariant(nil, &v))
}

func (s *Service) tables(ctx context.Context, c *Call) error {
	which := c.Query("list")
	if (which == "mine" || which == "friends") && c.Player.ID == "" {
		return Refuse(wire.StatusUnauthorized, "no-session", "whose tables? POST /api/guest gives you a session")
	}
	if which == "friends" {
		groups, err := s.Store.Memberships(ctx, c.Player.ID)
		if err != nil {
			return err
		}
		found, err := s.tablesOfFriends(ctx, c, groups)
		return c.give(wire.Tables{Tables: found}, err)
	}
	if n := int(s.listed.Load()) / tablesPerEffort; n > 0 {
		if err := s.meter(c, wire.Effort, n); err != nil {
			return err
		}
	}
	found, before, err := s.lobby.List(ctx, which, c.Query("before"), c.person())
	if err != nil {
		return err
	}
	s.listed.Store(int32(len(found)))
	return c.answer(wire.Tables{Tables: summaries(found), Before: before})
}

// tablesPerEffort is how many tables on a page cost about a millisecond: a full one stands for a long list.
const tablesPerEffort = 10

func summaries(found []journal.Summary) []wire.Summary {
	return each(found, summary)
}

func summary(t *journal.Summary) wire.Summary {
	return wire.Summary{
		ID: t.ID, Seq: t.Seq, Variant: t.Variant, House: t.House, Public: t.Public, Audience: audience(t), Status: t.Status,
		Chairs: append([]journal.Sitter{}, t.Chairs...), Clock: t.Clock, Created: t.Created, Moved: t.Moved,
		From: t.From, Deal: t.Deal, Day: t.Day,
	}
}

func (s *Service) present(ctx context.Context, c *Call) error {
	muted, err := s.Store.Muted(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	var b []byte
	err = s.visit(ctx, c, func(t *table.State) { b = t.AppendPresent(nil, t.SeatOf(c.Player.ID), t.Here(muted)...) })
	if err != nil {
		return err
	}
	return c.raw(b)
}

// visit calls f with the current state of the table in the path, if the caller may watch it.
func (s *Service) visit(ctx context.Context, c *Call, f func(*table.State)) error {
	var no error
	err := s.Hall.Inspect(ctx, s.millis(), c.Path("table"), func(t *table.State) {
		if no = t.MayWatch(c.Player.ID); no == nil {
			f(t)
		}
	})
	return cmp.Or(err, no)
}

func (s *Service) scores(ctx context.Context, c *Call) error {
	var b []byte
	err := s.visit(ctx, c, func(t *table.State) {
		b = strconv.AppendInt([]byte(`{"match":`), int64(t.Match), 10)
		b = append(b, `,"scores":[`...)
		for i, score := range t.Scores() {
			if i > 0 {
				b = append(b, ',')
			}
			b = record.AppendScore(b, t.Moves(), &score)
		}
		b = append(b, "]}"...)
	})
	if err != nil {
		return err
	}
	return c.raw(b)
}

// known returns the player named in the path, or the one as whom that player goes on. There is no player of an id that no
// store could have.
func (s *Service) known(ctx context.Context, c *Call) (store.Player, error) {
	id := c.Path("player")
	if store.CheckID(id) != nil {
		return store.Player{}, store.ErrNone
	}
	who, err := identity.Roots(ctx, s.Store, id)
	p := who[id]
	switch {
	case err == nil && p.ID == "":
		err = store.ErrNone
	case p.Name == "": // erased
		p.Name = table.Nameless
	}
	return p, err
}

func (s *Service) profile(ctx context.Context, c *Call) error {
	p, err := s.known(ctx, c)
	if err != nil {
		return err
	}
	tallies, err := s.Store.Tallies(ctx, p.ID)
	if err != nil {
		return err
	}
	out := wire.Profile{Me: wire.Me{ID: p.ID, Name: p.Name}, Tag: store.Tag(p.ID), Tallies: append([]store.Tally{}, tallies...), Ratings: []wire.Rating{}}
	if !p.Unrated || p.ID == c.Player.ID {
		out.Ratings, err = s.ratingsOf(ctx, p.ID)
	}
	if err == nil && p.ID == c.Player.ID {
		var keyed []string
		keyed, err = s.Store.Keyed(ctx, []string{p.ID})
		out.Keyless = len(keyed) == 0
	}
	return c.give(out, err)
}

// usualPage is the default number of matches on a page of a history.
const usualPage = "20"

// page returns which part of a history the caller wants.
func (c *Call) page() lobby.Page {
	limit, _ := strconv.Atoi(cmp.Or(c.Query("limit"), usualPage)) // the lobby refuses 0
	return lobby.Page{Variant: c.Query("variant"), Before: c.Query("before"), Limit: limit}
}

func (s *Service) history(ctx context.Context, c *Call) error {
	p, err := s.known(ctx, c)
	if err != nil {
		return err
	}
	found, before, err := s.lobby.History(ctx, p.ID, c.person(), c.page())
	return c.give(historyOf(found, before), err)
}

// historyOf returns a page of a history.
func historyOf(found []journal.Result, before string) wire.History {
	return wire.History{Matches: each(found, func(r *journal.Result) wire.Result { return wire.Result(*r) }), Before: before}
}

func (s *Service) me(ctx context.Context, c *Call) error {
	out, err := s.Me(ctx, c)
	return c.give(out, err)
}

// Me returns who the caller is.
func (s *Service) Me(ctx context.Context, c *Call) (out wire.Somebody, err error) {
	out = wire.Somebody{ID: c.Player.ID, Name: c.Player.Name, RatingHidden: c.Player.Unrated, Tag: store.Tag(c.Player.ID)}
	if s.Moderation != nil {
		var against moderation.Sanctions
		if against, out.Operator, err = s.Moderation.Sanctions(ctx, c.Player.ID); against != (moderation.Sanctions{}) {
			out.Sanctions = &against
		}
	}
	if out.Operator && err == nil {
		out.Complaints, err = s.Company.OpenComplaints(ctx)
	}
	return out, err
}

// rename changes the caller's name. Chairs keep the old one until their tables receive the new one.
func (s *Service) rename(ctx context.Context, c *Call, in *wire.Renaming) error {
	name, err := table.CleanName(in.Name)
	if err != nil {
		return err
	}
	if err := s.checkNamesake(ctx, c.Player.ID, name); err != nil {
		return err
	}
	if err := s.Store.Rename(ctx, c.Player.ID, name); err != nil {
		return err
	}
	s.Altered(c.Player.ID)
	return c.answer(wire.Me{ID: c.Player.ID, Name: name})
}

// checkNamesake refuses a name that another player with the same tag has.
func (s *Service) checkNamesake(ctx context.Context, player, name string) error {
	taken, err := store.Namesake(ctx, s.Store, player, name)
	if taken && err == nil {
		err = table.Refuse(table.Taken, "tag-taken", "name", name, "tag", store.Tag(player))
	}
	return err
}

// hideRating sets whether other players see the caller's ratings.
func (s *Service) hideRating(ctx context.Context, c *Call, in *wire.RatingHidden) error {
	if err := s.Company.HideRating(ctx, c.Player.ID, in.Hidden); err != nil {
		return err
	}
	s.Altered(c.Player.ID)
	return c.answer(in)
}
