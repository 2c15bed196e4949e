// Package ties says what players have to do with each other: whom they follow, mute, block and have met, and so which tables
// are for them, and with whom they sit. A follow is told to the followed player, unless that one mutes the follower; a mute or a
// block to nobody.
package ties

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
)

// A Reader reads what players have to do with each other: see package sqlstore.
type Reader interface {
	identity.Knower
	Ties(ctx context.Context, player string) (store.Ties, error)
	Followers(ctx context.Context, player string, limit int) (store.Ties, error)
	Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error)
	Memberships(ctx context.Context, player string) ([]store.Membership, error)
	Results(ctx context.Context, player, variant string, before store.Cursor, limit int) ([]journal.Result, error)
	Ranked(ctx context.Context, projection, list string, limit int) ([]journal.Row, error)
	Summaries(ctx context.Context, ids []string) ([]journal.Summary, error)
	TablesFor(ctx context.Context, audiences []string, skip, limit int) ([]journal.Summary, error)
}

// A Store also stores ties.
type Store interface {
	Reader
	Player(ctx context.Context, id string) (store.Player, error)
	RenewLink(ctx context.Context, player string) error
	Tie(ctx context.Context, t store.Tie) error
	Befriend(ctx context.Context, player, other string, links int, at time.Time) error
	Untie(ctx context.Context, player, other string, kind store.TieKind) error
}

// Ties are those of a server's players. Several goroutines may use them.
type Ties struct {
	Store  Store
	Now    func() time.Time
	Secret []byte // common to all servers; the codes of links follow from it

	counted quota.Keyed // by player: ties are counted before one more is added
}

// most is how many matches, tables or followers are read at a time.
const most = 100

// mostTies is how many ties of a kind a player may have: others who befriend a player leave room to mute and block.
const mostTies = 1000

// A Tied is another player: one whom you follow, mute or block, who follows you, or whom you have met.
type Tied struct {
	// ID is the player's id, known to everyone who plays with them.
	ID string `json:"id"`
	// Name is the player's name.
	Name string `json:"name" wire:"is=Name"`
	// Tag tells the player from others of the same name: Anna·k3x7.
	Tag string `json:"tag"`
	// Follow says that you follow the player.
	Follow bool `json:"follow,omitempty"`
	// Friend says that you follow each other.
	Friend bool `json:"friend,omitempty"`
	// Follower is since when the player follows you, in milliseconds since 1970 UTC; absent if not, if you mute the player, or
	// if that is told to nobody, as it was promised in earlier versions.
	Follower int64 `json:"follower,omitempty"`
	// Mute says that you mute the player.
	Mute bool `json:"mute,omitempty"`
	// Block says that you block the player.
	Block bool `json:"block,omitempty"`
	// Met is in how many of your last hundred matches, and of those in play, the player was.
	Met int `json:"met,omitempty" wire:"min=0"`
	// Last is when the last of them ended, or when something last happened in one in play, in milliseconds since 1970 UTC.
	Last int64 `json:"last,omitempty"`
	// Table is where that was.
	Table string `json:"table,omitempty"`
}

// List returns the players whom a player has ties to, or has met, and the last hundred who follow the player: friends, then
// others whom the player follows, then other followers, then the others; those met last come first.
func List(ctx context.Context, st Reader, player string) ([]Tied, error) {
	ids, err := identity.IDs(ctx, st, player)
	ties, err2 := tiesOf(ctx, st, player)
	results, err3 := met(ctx, st, player)
	if err := cmp.Or(err, err2, err3); err != nil {
		return nil, err
	}
	others := map[string]bool{}
	for _, t := range ties {
		if t.Player == player {
			others[t.Other] = true
		} else if t.Kind == store.Follow {
			others[t.Player] = true
		}
	}
	for i := range results {
		for _, share := range results[i].Chairs {
			others[share.Player] = true
		}
	}
	delete(others, "")
	who, err := identity.Roots(ctx, st, slices.Collect(maps.Keys(others))...)
	if err != nil {
		return nil, err
	}
	all := map[string]*Tied{}
	for _, p := range who {
		if p.Name != "" && !slices.Contains(ids, p.ID) {
			all[p.ID] = tied(player, &p, ties)
		}
	}
	for i := range results {
		meet(all, who, &results[i])
	}
	found := []Tied{}
	for _, t := range all {
		found = append(found, *t)
	}
	rank := func(t *Tied) int {
		switch {
		case t.Friend:
			return 0
		case t.Follow:
			return 1
		case t.Follower > 0:
			return 2
		}
		return 3
	}
	slices.SortFunc(found, func(a, b Tied) int {
		return cmp.Or(cmp.Compare(rank(&a), rank(&b)), cmp.Compare(b.Last, a.Last), strings.Compare(a.ID, b.ID))
	})
	return found, nil
}

// tiesOf returns a player's ties, with those of the last followers.
func tiesOf(ctx context.Context, st Reader, player string) (store.Ties, error) {
	ties, err := st.Ties(ctx, player)
	followers, err2 := st.Followers(ctx, player, most)
	return append(ties, followers...), cmp.Or(err, err2)
}

// met returns the matches in which a player meets others, the latest first: those in play, as if they had ended, then the last
// hundred that have.
func met(ctx context.Context, st Reader, player string) (all []journal.Result, err error) {
	seated, err := st.Seated(ctx, player, 0, most)
	for i := range seated {
		if t := &seated[i]; t.Status == journal.InPlay {
			r := journal.Result{Table: t.ID, Ended: t.Moved}
			for _, c := range t.Chairs {
				r.Chairs = append(r.Chairs, journal.Share{Player: c.Player})
			}
			all = append(all, r)
		}
	}
	ended, err2 := st.Results(ctx, player, "", store.Cursor{}, most)
	return append(all, ended...), cmp.Or(err, err2)
}

// meet counts a match for the players who were in it, by the id as which they go on.
func meet(all map[string]*Tied, who map[string]store.Player, r *journal.Result) {
	for _, share := range r.Chairs {
		t := all[who[share.Player].ID]
		if t == nil {
			continue
		}
		if t.Met++; r.Ended > t.Last {
			t.Last, t.Table = r.Ended, r.Table
		}
	}
}

// tied returns another player as the first sees that player.
func tied(player string, p *store.Player, ties store.Ties) *Tied {
	var since int64
	for _, t := range ties {
		if t.Player == p.ID && t.Other == player && t.Kind == store.Follow && !ties.Apart(player, p.ID) && !ties.Has(player, p.ID, store.Mute) {
			since = t.At.UnixMilli()
		}
	}
	return &Tied{
		Follower: since, ID: p.ID, Name: p.Name, Tag: store.Tag(p.ID), Friend: ties.Friends(player, p.ID),
		Follow: ties.Has(player, p.ID, store.Follow), Mute: ties.Has(player, p.ID, store.Mute), Block: ties.Has(player, p.ID, store.Block),
	}
}

// ErrWhom refuses a tie that is none, or to a player who can be none.
var ErrWhom = table.Refuse(table.Bad, "tie-whom")

// opposite are the kinds of which one ends the other.
var opposite = map[store.TieKind]store.TieKind{store.Follow: store.Block, store.Block: store.Follow}

// Set makes or ends a tie of a player, and returns the other, as whom the named one goes on. Making one ends the opposite
// one. The error is [store.ErrNone] if there is no such other.
func (x *Ties) Set(ctx context.Context, player, other string, kind store.TieKind, on bool) (*Tied, error) {
	if other == player || store.CheckID(other) != nil || !slices.Contains([]store.TieKind{store.Follow, store.Mute, store.Block}, kind) {
		return nil, ErrWhom
	}
	who, err := identity.Roots(ctx, x.Store, other)
	if err != nil {
		return nil, err
	}
	p := who[other]
	if p.ID == "" {
		return nil, store.ErrNone
	}
	done, err := x.counted.Lock(ctx, player)
	if err != nil {
		return nil, err
	}
	defer done()
	ties, err := x.Store.Ties(ctx, player)
	if err != nil {
		return nil, err
	}
	if on {
		err = x.keep(ctx, ties, store.Tie{Player: player, Other: p.ID, Kind: kind, At: x.Now()})
	} else if kind == store.Mute && ties.Has(player, p.ID, store.Block) {
		err = table.Refuse(table.NotNow, "tie-blocks") // a block mutes, too
	} else {
		err = x.Store.Untie(ctx, player, p.ID, kind)
	}
	if err == nil {
		ties, err = tiesOf(ctx, x.Store, player)
	}
	return tied(player, &p, ties), err
}

// Code returns the code of a player's link for friends, with which others become friends of the player.
func (x *Ties) Code(p *store.Player) string {
	m := hmac.New(sha256.New, x.Secret)
	fmt.Fprint(m, "n99-friends-1 ", p.ID, " ", p.Links)
	return store.EncodeID(m.Sum(nil)[:10])
}

// ErrLink refuses a link for friends that has ended, or never was one.
var ErrLink = table.Refuse(table.NotNow, "friend-link")

// Inviter returns the player whose link for friends has a code, as whom that player goes on. The error is [ErrLink] if there is
// none.
func (x *Ties) Inviter(ctx context.Context, id, code string) (p store.Player, err error) {
	if store.CheckID(id) != nil {
		return p, ErrLink
	}
	who, err := identity.Roots(ctx, x.Store, id) // before the code: if that is good afterwards, it was good when the roots were read
	if err != nil {
		return p, err
	}
	of, err := x.Store.Player(ctx, id)
	if p = who[id]; errors.Is(err, store.ErrNone) || err == nil && (p.Name == "" || subtle.ConstantTimeCompare([]byte(x.Code(&of)), []byte(code)) == 0) {
		err = ErrLink // p has no name if it was erased
	}
	return p, err
}

// Befriend makes a player and the one whose link for friends has a code follow each other, and returns that one. The error is
// also [ErrLink] if that one blocks the player, or follows as many as may be.
func (x *Ties) Befriend(ctx context.Context, player, id, code string) (*Tied, error) {
	p, err := x.Inviter(ctx, id, code)
	if err != nil {
		return nil, err
	}
	if p.ID == player {
		return nil, table.Refuse(table.NotNow, "friend-own")
	}
	for _, id := range slices.Sorted(slices.Values([]string{player, p.ID})) { // in one order, or two could wait for each other
		done, err := x.counted.Lock(ctx, id)
		if err != nil {
			return nil, err
		}
		defer done()
	}
	if err = x.mayBefriend(ctx, player, p.ID); err != nil {
		return nil, err
	}
	if err = x.Store.Befriend(ctx, player, p.ID, p.Links, x.Now()); errors.Is(err, store.ErrNone) { // a block or a new link, meanwhile
		err = ErrLink
	}
	ties, err2 := tiesOf(ctx, x.Store, player)
	return tied(player, &p, ties), cmp.Or(err, err2)
}

// mayBefriend refuses to make two players friends, as [Ties.Befriend] says. The refusal tells the first of own blocks alone.
func (x *Ties) mayBefriend(ctx context.Context, player, inviter string) error {
	own, err := x.Store.Ties(ctx, player)
	theirs, err2 := x.Store.Ties(ctx, inviter)
	if err := cmp.Or(err, err2); err != nil {
		return err
	}
	if own.Has(player, inviter, store.Block) {
		return table.Refuse(table.NotNow, "friend-blocks")
	}
	if own.Apart(player, inviter) || room(theirs, store.Tie{Player: inviter, Other: player, Kind: store.Follow}) != nil {
		return ErrLink
	}
	return room(own, store.Tie{Player: player, Other: inviter, Kind: store.Follow})
}

// room refuses a tie to a player with these ties who has as many of its kind as may be.
func room(ties store.Ties, t store.Tie) error {
	n := 0
	for _, had := range ties {
		if had.Player == t.Player && had.Kind == t.Kind {
			n++
		}
	}
	if n >= mostTies && !ties.Has(t.Player, t.Other, t.Kind) {
		return table.Refuse(table.NotNow, "ties-most", "n", n, "tie", string(t.Kind))
	}
	return nil
}

// keep stores a tie of a player with these ties, and ends the opposite one.
func (x *Ties) keep(ctx context.Context, ties store.Ties, t store.Tie) error {
	err := room(ties, t)
	if err == nil {
		err = x.Store.Tie(ctx, t)
	}
	if ends := opposite[t.Kind]; err == nil && ends != "" {
		err = x.Store.Untie(ctx, t.Player, t.Other, ends)
	}
	return err
}

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
	if slices.ContainsFunc(of.Invited, func(id string) bool { return store.CheckID(id) != nil }) {
		return ErrStranger
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
	}, cmp.Or(err, err2, err3)
}

// mostInvitations is how many invitations are listed.
const mostInvitations = 20

// Tables returns the tables to which a player is invited and that wait for players, but for those of hosts whom the player blocks:
// the block of a host would be seen if it hid one. And it returns those that friends have opened for friends, and those of the
// player's groups.
func Tables(ctx context.Context, st Reader, player string, groups []store.Membership) (invited, others []journal.Summary, err error) {
	ids, err := identity.IDs(ctx, st, player)
	ties, err2 := st.Ties(ctx, player)
	err = cmp.Or(err, err2)
	var to []string
	for _, id := range ids {
		found, e := st.Ranked(ctx, table.Invitations, id, mostInvitations)
		err = errors.Join(err, e)
		for i := range found {
			to = append(to, found[i].Key)
		}
	}
	if err == nil && len(to) > 0 {
		invited, err = st.Summaries(ctx, to)
	}
	if err != nil {
		return nil, nil, err
	}
	invited = slices.DeleteFunc(invited, func(t journal.Summary) bool {
		return t.Status != journal.Gathering || ties.Has(player, t.Host, store.Block)
	})
	var audiences []string
	for _, t := range ties {
		if t.Player == player && t.Kind == store.Follow && ties.Friends(player, t.Other) {
			audiences = append(audiences, journal.ForFriends(t.Other))
		}
	}
	for i := range groups {
		audiences = append(audiences, journal.ForGroup(groups[i].ID))
	}
	others, err = st.TablesFor(ctx, audiences, 0, most)
	return invited, others, err
}
