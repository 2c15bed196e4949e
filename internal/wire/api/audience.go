package api

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
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

// mayOpenFor refuses to open a table for an audience to which the player does not belong, or for players who are
// neither friends nor have been met in a match. The refusal is that of unknown ids.
func (s *Service) mayOpenFor(ctx context.Context, c *Call, of *table.Settings) error {
	err := ties.MayOpen(ctx, s.Store, c.Player.ID, of)
	if errors.Is(err, ties.ErrStranger) {
		err = bad("invited: one of the ids is not that of a friend, or of a player whom you have met in a match")
	}
	return err
}

// company returns how a table answers the player, by whom else sits there.
func (s *Service) company(ctx context.Context, player string) (func(*table.State) error, error) {
	company, err := ties.Of(ctx, s.Store, player)
	return company.May, err
}

// maySit has a table refuse the caller a chair if it is for others, or if one there must be kept apart from the caller.
func (s *Service) maySit(ctx context.Context, c *Call, id string, cmd *table.Command) error {
	may, err := ties.MaySit(ctx, s.Store, c.Player.ID)
	if cmd.May = may; err != nil || s.Evenings == nil {
		return err
	}
	t, err := s.Store.Summary(ctx, id)
	if err != nil {
		return err
	}
	evening, err := s.Evenings.May(ctx, c.Player.ID, audience(&t), id)
	cmd.May = func(t *table.State) error { return cmp.Or(may(t), evening(t)) }
	return err
}

// lists are a store's, without the tables that evenings keep for the players who come.
type lists struct {
	Store
	evenings *evening.Evenings
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

// Invites returns what a link stands for by which many come at once from one address: a table, a group, an event or a friend, whose
// links nobody can guess, or an evening of the server around its hour; "" if it leads to none of them. Few can make those of which own says that
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
		if _, err = s.Company.groups.Door(ctx, id, code); err == nil {
			to = "g/" + id
			var all []store.Member
			all, err = s.Company.Members(ctx, id)
			if i := slices.IndexFunc(all, func(m store.Member) bool { return m.Role == store.RoleOwner }); i >= 0 {
				host = all[i].Player
			}
		}
	case kind == "event":
		if host, err = s.Events.Organiser(ctx, id); err == nil {
			to = "event/" + id
		}
	case kind == "people":
		if p, e := s.Company.ties.Inviter(ctx, id, code); e == nil {
			to, host = "people/"+p.ID, p.ID
		} else if !table.Refused(e) {
			err = e
		}
	case kind == "e":
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

// tablesOfFriends returns the tables to which the caller is invited, those that friends have opened for friends, and those
// of these groups, which are the caller's.
func (s *Service) tablesOfFriends(ctx context.Context, c *Call, groups []store.Membership) ([]wire.Summary, error) {
	invited, others, err := ties.Tables(ctx, s.Store, c.Player.ID, groups)
	if err == nil { // no table of an evening has invited players
		others, err = s.offered(ctx, c.Player.ID, others)
	}
	if err != nil {
		return nil, err
	}
	all := summaries(append(invited, others...))
	for i := range all {
		all[i].Invited = i < len(invited)
		if n := slices.IndexFunc(groups, func(g store.Membership) bool { return g.ID == all[i].Audience }); n >= 0 {
			all[i].GroupName = groups[n].Name
		}
	}
	return all, nil
}

// onNow answers what is on for the caller.
func (s *Service) onNow(ctx context.Context, c *Call) error {
	out := wire.OnNow{Tables: []wire.Summary{}, At: s.millis()}
	groups, err := s.Store.Memberships(ctx, c.Player.ID)
	if err == nil && c.Player.ID != "" {
		followers, err2 := s.Store.Followers(ctx, c.Player.ID, 1)
		for _, t := range followers {
			out.Followed = t.At.UnixMilli()
		}
		out.Tables, err = s.tablesOfFriends(ctx, c, groups)
		err = cmp.Or(err, err2)
	}
	if err == nil {
		out.Evenings, err = s.Evenings.List(ctx, c.Player.ID, "", groups, s.effort(c))
	}
	out.Others = s.here.others(c.Player.ID, out.At, s.Open)
	return c.give(out, err)
}

// offered leaves out tables that an evening keeps for the players who come, unless this player sits there. A block hides no
// table: the blocked player would see it.
func (s *Service) offered(ctx context.Context, player string, found []journal.Summary) (all []journal.Summary, err error) {
	for i := range found {
		t := &found[i]
		var kept map[string]*store.Evening
		if err == nil && s.Evenings != nil && t.Status == journal.Gathering && audience(t) != table.Friends {
			kept, err = s.Evenings.Kept(ctx, audience(t))
		}
		if kept[t.ID] == nil || slices.ContainsFunc(t.Chairs, func(o journal.Sitter) bool { return o.Player == player }) {
			all = append(all, *t)
		}
	}
	return all, err
}
