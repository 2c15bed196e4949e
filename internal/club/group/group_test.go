package group

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
)

// A club has players ann, bob, cat and dan, and its clock.
type club struct {
	*Groups
	t  *testing.T
	at time.Time
}

func newClub(t *testing.T, b Bounds) *club {
	kept := sqlite.Open(t)
	c := &club{t: t, at: time.UnixMilli(1_000_000_000_000)}
	for _, id := range []string{"ann", "bob", "cat", "dan"} {
		must.Do(t, kept.AddPlayer(t.Context(), store.Player{ID: id, Name: id, Created: c.at}))
	}
	now := func() time.Time { return c.at }
	c.Groups = &Groups{Store: kept, Evenings: &evening.Evenings{Store: kept, Now: func() int64 { return c.at.UnixMilli() }}, Now: now, Bounds: func() Bounds { return b }}
	return c
}

func (c *club) make(player, request string) (string, error) {
	return c.Make(c.t.Context(), player, "secret of "+player, request, "Friday", func() error { return nil })
}

// join lets a player join with the present code.
func (c *club) join(id, player string) error {
	return c.Join(c.t.Context(), id, player, must.Get(c.Store.Group(c.t.Context(), id))(c.t).Code)
}

// refused expects a refusal for a reason; for no reason, that there is none.
func (c *club) refused(about string, err error, why string) {
	c.t.Helper()
	var no *table.Refusal
	if errors.As(err, &no); no == nil && (err != nil || why != "") || no != nil && no.Why != why {
		c.t.Errorf("%s: %v, not %q", about, err, why)
	}
}

// TestLimits: groups made in a day, groups of a player and members are limited; what is sent again is not counted again.
func TestLimits(t *testing.T) {
	c := newClub(t, Bounds{Members: 2, Each: 3, Made: 2})
	_, err := c.Make(t.Context(), "ann", "secret of ann", "1", "Friday", func() error { return ErrRole })
	c.refused("unpaid", err, "group-role")
	g := must.Get(c.make("ann", "1"))(t)
	must.Get(c.make("ann", "2"))(t)
	_, err = c.make("ann", "3")
	c.refused("a third in a day", err, "groups-day")
	if again := must.Get(c.make("ann", "1"))(t); again != g {
		t.Errorf("made again: %s, not %s", again, g)
	}
	c.refused("a second member", c.join(g, "bob"), "")
	c.refused("a third", c.join(g, "cat"), "group-most")
	h, k := must.Get(c.make("cat", "1"))(t), must.Get(c.make("cat", "2"))(t)
	c.refused("a third group", c.join(h, "ann"), "")
	c.refused("a fourth group", c.join(k, "ann"), "groups-most")
	c.refused("the third again", c.join(h, "ann"), "")
	c.at = c.at.Add(25 * time.Hour)
	must.Get(c.make("cat", "3"))(t)
	_, err = c.make("cat", "4")
	c.refused("a fourth group of one's own", err, "groups-most")
	_, err = c.Make(t.Context(), "dan", "secret of ann", "1", "Friday", func() error { return nil })
	if !errors.Is(err, store.ErrTaken) {
		t.Errorf("with another's secret: %v", err)
	}
}

// TestRoles: the owner gives roles, organisers rename, and each removes those below, for whom the code is renewed.
func TestRoles(t *testing.T) {
	c, ctx := newClub(t, Bounds{Members: 9, Each: 9, Made: 9}), t.Context()
	g := must.Get(c.make("ann", "1"))(t)
	for _, id := range []string{"bob", "cat"} {
		must.Do(t, c.join(g, id))
	}
	code := func() string { return must.Get(c.View(ctx, g, "ann"))(t).Code }
	first := code()
	for i, x := range []struct {
		by, whom string
		role     store.Role
		why      string
	}{
		{"bob", "cat", "", "group-role"}, {"bob", "bob", store.RoleOwner, "group-role"}, {"ann", "ann", "", "group-owner"},
		{"ann", "bob", store.RoleOrganiser, ""}, {"bob", "ann", "", "group-role"}, {"bob", "cat", store.RoleOrganiser, "group-role"},
	} {
		c.refused(fmt.Sprint(i), c.Appoint(ctx, g, x.by, x.whom, x.role), x.why)
	}
	c.refused("a member renames", c.Rename(ctx, g, "cat", "Mine", true), "group-role")
	c.refused("without letters", c.Rename(ctx, g, "bob", " ", false), "group-name")
	if code() != first {
		t.Error("what was refused renews the code")
	}
	c.refused("an organiser renames", c.Rename(ctx, g, "bob", "Fridays", false), "")
	c.refused("an organiser removes", c.Appoint(ctx, g, "bob", "cat", ""), "")
	if v := must.Get(c.View(ctx, g, "bob"))(t); v.Code == first || v.Name != "Fridays" || v.Role != store.RoleOrganiser || len(v.Members) != 2 {
		t.Errorf("%+v", v)
	}
	if err := c.Join(ctx, g, "cat", first); !errors.Is(err, store.ErrNone) {
		t.Errorf("with the old code: %v", err)
	}
	for what, err := range map[string]error{
		"roles": c.Appoint(ctx, g, "cat", "bob", ""), "names": c.Rename(ctx, g, "cat", "x", false), "looks": func() error { _, err := c.View(ctx, g, "cat"); return err }(),
	} {
		if !errors.Is(err, store.ErrNone) {
			t.Errorf("a stranger's %s: %v", what, err)
		}
	}
}

// matches are a store whose groups have played one.
type matches struct {
	Store
	chairs []journal.Share
}

func (m matches) GroupResults(context.Context, string, store.Cursor, int) ([]journal.Result, error) {
	return []journal.Result{{Ended: 1, Chairs: m.chairs}}, nil
}

// TestHistory: players who have left a group have no name in its matches; an alias of a member has. No other player sees
// them.
func TestHistory(t *testing.T) {
	c, ctx := newClub(t, Bounds{Members: 9, Each: 9, Made: 9}), t.Context()
	g := must.Get(c.make("ann", "1"))(t)
	must.Do(t, c.Store.(identity.Store).Merge(ctx, "dan", "ann", c.at))
	c.Store = matches{c.Store, []journal.Share{{Player: "dan", Name: "Dan"}, {Player: "bob", Name: "Bob"}, {Name: "Bot"}}}
	found, _ := must.Get2(c.History(ctx, g, "ann", lobby.Page{Limit: 9}))(t)
	if x := found[0].Chairs; x[0].Name != "Dan" || x[1].Name != table.Nameless || x[1].Player != "" || x[2].Name != "Bot" {
		t.Errorf("%+v", x)
	}
	if _, _, err := c.History(ctx, g, "bob", lobby.Page{Limit: 9}); !errors.Is(err, store.ErrNone) {
		t.Errorf("a stranger: %v", err)
	}
}

// An ending store tells which evenings were ended one by one, as their tables need.
type ending struct {
	evening.Store
	ended []string
}

func (e *ending) DropEvening(ctx context.Context, id string) error {
	e.ended = append(e.ended, id)
	return e.Store.DropEvening(ctx, id)
}

// TestEnd: the evenings of a group end with it, so that their tables begin.
func TestEnd(t *testing.T) {
	c := newClub(t, Bounds{Each: 9, Members: 9, Made: 9})
	id := must.Get(c.make("ann", "a"))(t)
	kept := &ending{Store: c.Evenings.Store}
	c.Evenings.Store = kept
	must.Do(t, kept.KeepEvening(t.Context(), store.Evening{ID: "friday", Group: id, Weekday: 5, Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Clock: "10m+10s", Bot: "club"}))
	must.Do(t, c.End(t.Context(), id))
	if len(kept.ended) != 1 || kept.ended[0] != "friday" {
		t.Errorf("ended are %v", kept.ended)
	}
}
