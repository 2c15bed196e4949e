package api

import (
	"cmp"
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
)

// audience returns for whom a table is, as its settings say it.
func audience(t *journal.Summary) string {
	kind, id, _ := strings.Cut(t.Audience, ":")
	if kind == table.Friends {
		return kind
	}
	return id
}

// keepsOut returns why a table with these settings, opened by the host, is not for the player with these ids, company and
// groups; nil if it is.
func keepsOut(of *table.Settings, host string, player []string, company lobby.Company, groups []store.Membership) *table.Refusal {
	invited := func(id string) bool { return slices.Contains(of.Invited, id) }
	switch {
	case slices.Contains(player, host) && of.Audience == table.Friends:
	case len(of.Invited) > 0 && !slices.Contains(player, host) && !slices.ContainsFunc(player, invited):
		return table.Refuse(table.Forbidden, "audience-invited")
	case of.Audience == table.Friends && !company.Friends(host):
		return table.Refuse(table.Forbidden, "audience-friends")
	case of.Audience != "" && of.Audience != table.Friends && !slices.ContainsFunc(groups, func(g store.Membership) bool { return g.ID == of.Audience }):
		return table.Refuse(table.Forbidden, "audience-group")
	}
	return nil
}

// mayOpenFor refuses to open a table for an audience to which the player does not belong, or for players who are
// neither friends nor have been met in a match. The refusal is that of unknown ids.
func (s *Service) mayOpenFor(ctx context.Context, c *Call, of *table.Settings) error {
	groups, err := s.Store.Memberships(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	if no := keepsOut(of, c.Player.ID, []string{c.Player.ID}, lobby.Company{}, groups); no != nil {
		return no
	}
	if len(of.Invited) == 0 {
		return nil
	}
	ties, err := s.tiesOf(ctx, c)
	if err != nil {
		return err
	}
	who, err := s.roots(ctx, of.Invited...)
	for _, id := range of.Invited {
		if !slices.ContainsFunc(ties, func(t wire.Tied) bool { return t.ID == who[id].ID && (t.Friend || t.Met > 0) }) && err == nil {
			err = bad("invited: one of the ids is not that of a friend, or of a player whom you have met in a match")
		}
	}
	return err
}

// maySit has a table refuse the caller a chair if it is for others, or if one there must be kept apart from the caller.
func (s *Service) maySit(ctx context.Context, c *Call, id string, cmd *table.Command) error {
	ids, err := s.ids(ctx, c)
	if err != nil {
		return err
	}
	groups, err := s.Store.Memberships(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	company, err := lobby.CompanyOf(ctx, s.Store, c.Player.ID)
	if err != nil {
		return err
	}
	evening := func(*table.State) error { return nil }
	if s.Evenings != nil {
		t, err := s.Store.Summary(ctx, id)
		if err != nil {
			return err
		}
		if evening, err = s.Evenings.May(ctx, c.Player.ID, audience(&t), id); err != nil {
			return err
		}
	}
	cmd.May = func(t *table.State) error {
		if no := keepsOut(&t.Settings, t.Host, ids, company, groups); no != nil {
			return no
		}
		return cmp.Or(company.May(t), evening(t))
	}
	return nil
}

// mayGoOnAt refuses a further match at a group's table to a player who is no longer a member, whose chair is then free for
// others. A match goes on.
func (s *Service) mayGoOnAt(ctx context.Context, c *Call, id string) error {
	t, err := s.Store.Summary(ctx, id)
	group := audience(&t)
	if err != nil || t.Status == journal.InPlay || t.Audience != journal.ForGroup(group) {
		return err
	}
	groups, err := s.Store.Memberships(ctx, c.Player.ID)
	if err == nil && !slices.ContainsFunc(groups, func(g store.Membership) bool { return g.ID == group }) {
		err = cmp.Or(s.clearChairs(ctx, group, c.Player.ID), error(table.Refuse(table.Forbidden, "audience-group")))
	}
	return err
}

// lists are a store's, without the tables that evenings keep for the players who come.
type lists struct {
	Store
	evenings *lobby.Evenings
}

func (l lists) Public(ctx context.Context, is journal.Status, skip, limit int) ([]journal.Summary, error) {
	found, err := l.Store.Public(ctx, is, skip, limit)
	if err != nil || l.evenings == nil || is != journal.Gathering {
		return found, err
	}
	kept, err := l.evenings.Kept(ctx, "")
	return slices.DeleteFunc(found, func(t journal.Summary) bool { return kept[t.ID] != nil }), err
}

// hourBefore is how long before an evening people come for it, in milliseconds.
const hourBefore = 60 * 60_000

// Invites returns what a link stands for by which many come at once from one address: a table or a group, whose links nobody
// can guess, or an evening of the server around its hour; "" if it leads to none of them. Few can make those of which own says that
// they have a share of their own: operators, and players with a listed rating, all of whose links are one.
func (s *Service) Invites(ctx context.Context, link string) (to string, own bool, err error) {
	kind, id, _ := strings.Cut(link, "/")
	id, code, _ := strings.Cut(id, "#")
	var host string
	switch {
	case store.CheckID(id) != nil:
	case kind == "t":
		var t journal.Summary
		if t, err = s.Store.Summary(ctx, id); !t.Public && (t.Status == journal.Gathering || t.Status == journal.InPlay) {
			to, host = "t/"+id, t.Host
		}
	case kind == "g":
		var g store.Group
		if g, err = s.Company.Group(ctx, id); err == nil && subtle.ConstantTimeCompare([]byte(g.Code), []byte(code)) == 1 {
			to = "g/" + id
			var all []store.Member
			all, err = s.Company.Members(ctx, id)
			if i := slices.IndexFunc(all, func(m store.Member) bool { return m.Role == store.RoleOwner }); i >= 0 {
				host = all[i].Player
			}
		}
	case kind == "e" && s.Evenings != nil:
		var e store.Evening
		var begins int64
		if e, err = s.Evenings.Store.Evening(ctx, id); err == nil {
			begins, err = s.Evenings.Begins(&e)
		}
		if err == nil && e.Group == "" && s.millis() >= begins-hourBefore {
			to, own = fmt.Sprint("e/", id, " ", begins), true
		}
	}
	if errors.Is(err, store.ErrNone) {
		err = nil
	}
	if err == nil && host != "" {
		if own, err = s.rated(ctx, host); own {
			to = "p/" + host
		}
	}
	return to, own, err
}

// mostInvitations is how many invitations are listed.
const mostInvitations = 20

// tablesOfFriends lists the tables to which the caller is invited, those that friends have opened for friends, and those
// of the caller's groups.
func (s *Service) tablesOfFriends(ctx context.Context, c *Call) error {
	ties, err := s.Store.Ties(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	ids, err := s.ids(ctx, c)
	if err != nil {
		return err
	}
	var invited []string
	for _, id := range ids {
		found, err := s.Store.Ranked(ctx, table.Invitations, id, mostInvitations)
		if err != nil {
			return err
		}
		for i := range found {
			invited = append(invited, found[i].Key)
		}
	}
	gathering, err := s.Store.Summaries(ctx, invited)
	if err != nil {
		return err
	}
	out := wire.Tables{Tables: []wire.Summary{}}
	for i := range gathering {
		if t := &gathering[i]; t.Status == journal.Gathering && !ties.Apart(c.Player.ID, t.Host) {
			to := summary(t)
			to.Invited = true
			out.Tables = append(out.Tables, to)
		}
	}
	var audiences []string
	for _, t := range ties {
		if t.Player == c.Player.ID && t.Kind == store.Follow && ties.Friends(t.Player, t.Other) {
			audiences = append(audiences, journal.ForFriends(t.Other))
		}
	}
	groups, err := s.Store.Memberships(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	for i := range groups {
		audiences = append(audiences, journal.ForGroup(groups[i].ID))
	}
	found, err := s.Store.TablesFor(ctx, audiences, 0, most)
	if err != nil {
		return err
	}
	out.Tables = append(out.Tables, summaries(found)...)
	return c.answer(out)
}
