package ties

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
)

// A Company says with whom a player may sit: it is the one answer to that, for all tables. Who blocks another never
// shares a table with that player, whichever of the two comes second.
type Company struct {
	player string
	ties   store.Ties
}

// Of returns the company of a player.
func Of(ctx context.Context, of interface {
	Ties(ctx context.Context, player string) (store.Ties, error)
}, player string) (Company, error) {
	ties, err := of.Ties(ctx, player)
	return Company{player, ties}, err
}

// Apart reports whether the player and another share no table.
func (c Company) Apart(other string) bool { return c.ties.Apart(c.player, other) }

// May is the answer of a table at which the player wants to sit down: see [table.Command].
func (c Company) May(t *table.State) error {
	if t.Any(c.Apart) {
		return ErrApart
	}
	return nil
}

// ErrApart refuses a chair where one of two players blocks the other, as a full table does.
var ErrApart = table.Refuse(table.Taken, "no-seat-free")

// ErrOutside refuses a group's table to a player who is no member.
var ErrOutside = table.Refuse(table.Forbidden, "audience-group")

// ErrStranger refuses to invite a player who is neither a friend nor was met in a match, as an unknown id.
var ErrStranger = errors.New("neither a friend nor met in a match")

// keepsOut returns why a table with these settings, opened by the host, is not for the player, who has these ids and
// groups; nil if it is.
func (c Company) keepsOut(of *table.Settings, host string, ids []string, groups []store.Membership) error {
	invited := func(id string) bool { return slices.Contains(of.Invited, id) }
	switch {
	case slices.Contains(ids, host) && of.Audience == table.Friends:
	case len(of.Invited) > 0 && !slices.Contains(ids, host) && !slices.ContainsFunc(ids, invited):
		return table.Refuse(table.Forbidden, "audience-invited")
	case of.Audience == table.Friends && !c.ties.Friends(c.player, host):
		return table.Refuse(table.Forbidden, "audience-friends")
	case of.Audience != "" && of.Audience != table.Friends && !slices.ContainsFunc(groups, func(g store.Membership) bool { return g.ID == of.Audience }):
		return ErrOutside
	}
	return nil
}

// MayOpen refuses to open a table for an audience to which the player does not belong, or, with [ErrStranger], for
// players who are neither friends nor have been met in a match.
func MayOpen(ctx context.Context, st Reader, player string, of *table.Settings) error {
	groups, err := st.Memberships(ctx, player)
	if err == nil {
		err = Company{}.keepsOut(of, player, []string{player}, groups)
	}
	if err != nil || len(of.Invited) == 0 {
		return err
	}
	all, err := List(ctx, st, player)
	if err != nil {
		return err
	}
	who, err := identity.Roots(ctx, st, of.Invited...)
	for _, id := range of.Invited {
		if !slices.ContainsFunc(all, func(t Tied) bool { return t.ID == who[id].ID && (t.Friend || t.Met > 0) }) && err == nil {
			err = ErrStranger
		}
	}
	return err
}

// MaySit returns the answer of a table at which a player wants to sit down: it is a refusal if the table is for others, or if
// one there must be kept apart from the player.
func MaySit(ctx context.Context, st Reader, player string) (func(*table.State) error, error) {
	ids, err := identity.IDs(ctx, st, player)
	groups, err2 := st.Memberships(ctx, player)
	company, err3 := Of(ctx, st, player)
	return func(t *table.State) error {
		return cmp.Or(company.keepsOut(&t.Settings, t.Host, ids, groups), company.May(t))
	}, errors.Join(err, err2, err3)
}

// mostInvitations is how many invitations are listed.
const mostInvitations = 20

// Tables returns the tables to which a player is invited and that wait for players; and those that friends have opened for
// friends, and those of the player's groups.
func Tables(ctx context.Context, st Reader, player string) (invited, others []journal.Summary, err error) {
	ties, err := st.Ties(ctx, player)
	if err != nil {
		return nil, nil, err
	}
	ids, err := identity.IDs(ctx, st, player)
	var to []string
	for _, id := range ids {
		found, e := st.Ranked(ctx, table.Invitations, id, mostInvitations)
		err = errors.Join(err, e)
		for i := range found {
			to = append(to, found[i].Key)
		}
	}
	if err != nil {
		return nil, nil, err
	}
	if invited, err = st.Summaries(ctx, to); err != nil {
		return nil, nil, err
	}
	invited = slices.DeleteFunc(invited, func(t journal.Summary) bool { return t.Status != journal.Gathering || ties.Apart(player, t.Host) })
	var audiences []string
	for _, t := range ties {
		if t.Player == player && t.Kind == store.Follow && ties.Friends(player, t.Other) {
			audiences = append(audiences, journal.ForFriends(t.Other))
		}
	}
	groups, err := st.Memberships(ctx, player)
	if err != nil {
		return nil, nil, err
	}
	for i := range groups {
		audiences = append(audiences, journal.ForGroup(groups[i].ID))
	}
	others, err = st.TablesFor(ctx, audiences, 0, most)
	return invited, others, err
}
