package evening

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
)

// Limits of evenings: of the server or a group, and of names and later hours shown.
const (
	ofServer   = 20
	ofGroup    = 5
	namesShown = 12
	laterShown = 7
)

// A Shown is a standing hour, and who comes the next time.
//
//wire:name EveningShown
type Shown struct {
	store.Evening
	// GroupName is the name of the group whose evening it is; absent for one of the server.
	GroupName string `json:"groupName,omitempty"`
	// Begins is the hour of the next time, or of this time until ten minutes after, in milliseconds since 1970
	// UTC.
	Begins int64 `json:"begins"`
	// Late is until when latecomers get a table, likewise.
	Late int64 `json:"late"`
	// Later are the hours of the times after that.
	Later []int64 `json:"later"`
	// Coming is how many players come. For the query of a table, only those who have no table yet count.
	Coming int `json:"coming" wire:"min=0"`
	// Names are the names of some of them, in the order in which they said so.
	Names []string `json:"names"`
	// Mine says that you come.
	Mine bool `json:"mine,omitempty"`
	// Table is the id of your table, once there is one.
	Table string `json:"table,omitempty"`
}

// Forget has the evenings of a group, or all if none is named, looked at again when they are shown.
func (v *Evenings) Forget(groups ...string) {
	v.once.Do(v.caches)
	for _, id := range groups {
		v.shown.Remove(id)
	}
	if len(groups) == 0 {
		v.shown.Purge()
	}
}

// List returns the evenings of a group as a player with these groups sees them, the next first; if it is "", those of the server and
// of all these groups. pay is called before those of a group are read. The error is [store.ErrNone] if the group is not among these.
func (v *Evenings) List(ctx context.Context, player, group string, mine []store.Membership, pay func() error) ([]Shown, error) {
	groups := []string{group}
	if group != "" && !slices.ContainsFunc(mine, func(m store.Membership) bool { return m.ID == group }) {
		return nil, store.ErrNone
	}
	for i := range mine {
		if group == "" {
			groups = append(groups, mine[i].ID)
		}
	}
	all := []Shown{}
	for _, id := range groups {
		found, err := v.of(ctx, id, pay)
		if errors.Is(err, store.ErrNone) { // the group has ended meanwhile
			continue
		}
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	slices.SortStableFunc(all, func(a, b Shown) int { return cmp.Compare(a.Begins, b.Begins) })
	return all, v.own(ctx, player, all)
}

// At returns the evening that keeps a table of a group, or of the server if it is "", for players who come; of these it
// has those without a table. There is none if no evening keeps the table, or it is not for the player. pay is called before it is
// read who comes.
func (v *Evenings) At(ctx context.Context, player, group, tbl string, pay func() error) ([]Shown, error) {
	kept, err := v.Kept(ctx, group)
	e := kept[tbl]
	if err != nil || e == nil {
		return []Shown{}, err
	}
	err = v.mayCome(ctx, player, group)
	if errors.Is(err, store.ErrNone) {
		return []Shown{}, nil
	}
	if err == nil {
		err = pay()
	}
	if err != nil {
		return nil, err
	}
	x, err := v.show(ctx, e, true)
	if err != nil {
		return nil, err
	}
	all := []Shown{x}
	return all, v.own(ctx, player, all)
}

// mayCome refuses a player for whom the evenings of a group are not, as if there were none.
func (v *Evenings) mayCome(ctx context.Context, player, group string) error {
	if group == "" {
		return nil
	}
	_, err := v.Store.Member(ctx, group, player)
	return err
}

// own notes to which of some evenings a player comes, and the player's table there.
func (v *Evenings) own(ctx context.Context, player string, all []Shown) error {
	if player == "" {
		return nil
	}
	said, err := v.Store.ComesTo(ctx, player, v.Now()-Late, mostSaid)
	for i := range all {
		e := &all[i]
		n := slices.IndexFunc(said, func(c store.Coming) bool { return c.Evening == e.ID && c.Begins == e.Begins })
		if e.Mine = n >= 0; e.Mine && said[n].Table > 0 {
			e.Table = v.tableID(&e.Evening, e.Begins, said[n].Table-1)
		}
	}
	return err
}

// of returns the evenings of a group, or of the server if it is "". The caller does not change them.
func (v *Evenings) of(ctx context.Context, group string, pay func() error) ([]Shown, error) {
	v.once.Do(v.caches)
	return lately(v.Now(), v.shown, group, func() (all []Shown, err error) {
		found, err := v.Store.Evenings(ctx, group, ofServer)
		if err == nil {
			err = pay()
		}
		for i := range found {
			var x Shown
			if err == nil {
				x, err = v.show(ctx, &found[i], false)
			}
			all = append(all, x)
		}
		slices.SortFunc(all, func(a, b Shown) int {
			return cmp.Or(cmp.Compare(a.Begins, b.Begins), cmp.Compare(a.ID, b.ID))
		})
		return all, err
	})
}

// show returns an evening as any player may see it, with those who come or, of them, with those who have no table.
func (v *Evenings) show(ctx context.Context, e *store.Evening, tableless bool) (out Shown, err error) {
	hours, err := v.Hours(e, 1+laterShown)
	if err != nil {
		return out, err
	}
	out = Shown{Evening: *e, Begins: hours[0], Late: hours[0] + Late, Later: hours[1:], Names: []string{}}
	if e.Group != "" {
		g, err := v.Store.Group(ctx, e.Group)
		if err != nil {
			return out, err
		}
		out.GroupName = g.Name
	}
	most := namesShown
	if tableless {
		most = mostComing
	}
	some, n, err := v.Store.Coming(ctx, e.ID, out.Begins, most)
	if out.Coming = n; tableless {
		some = slices.DeleteFunc(some, func(c store.Coming) bool { return c.Table > 0 })
		out.Coming = len(some)
	}
	for i := range some[:min(len(some), namesShown)] {
		out.Names = append(out.Names, some[i].Name)
	}
	return out, err
}

// Say is [Evenings.Come] for the evening of an id. It returns the evening as the player then sees it.
func (v *Evenings) Say(ctx context.Context, p lobby.Person, id string, comes, here bool) (Shown, error) {
	e, err := v.Store.Evening(ctx, id)
	if err == nil {
		err = v.mayCome(ctx, p.ID, e.Group)
	}
	if err != nil {
		return Shown{}, err
	}
	tbl, err := v.Come(ctx, p, &e, comes, here)
	if err != nil {
		return Shown{}, err
	}
	v.Forget(e.Group)
	x, err := v.show(ctx, &e, false)
	if err != nil {
		return x, err
	}
	one := []Shown{x}
	err = v.own(ctx, p.ID, one)
	if here {
		one[0].Table = tbl
	}
	return one[0], err
}

// Fits refuses a new evening of a group, or of the server if it is "", that makes no sense or is one too many. It notes the
// group and the id in the evening.
func (v *Evenings) Fits(ctx context.Context, e *store.Evening, group string) error {
	most := ofServer
	if group != "" {
		most = ofGroup
	}
	had, err := v.Store.Evenings(ctx, group, most)
	if err != nil {
		return err
	}
	e.Group = group
	e.ID = v.IDOf(e)
	again := slices.ContainsFunc(had, func(other store.Evening) bool { return other.ID == e.ID })
	if len(had) >= most && !again {
		return table.Refuse(table.NotNow, "evenings-most", "n", most)
	}
	return v.Check(e)
}

// Add begins an evening of a group, which must [Evenings.Fits].
func (v *Evenings) Add(ctx context.Context, e *store.Evening, group string) error {
	done, err := v.counted.Lock(ctx, group)
	if err != nil {
		return err
	}
	defer done()
	if err := v.Fits(ctx, e, group); err != nil {
		return err
	}
	return v.Keep(ctx, *e)
}

// EndOf ends an evening of a group.
func (v *Evenings) EndOf(ctx context.Context, group, id string) error {
	e, err := v.Store.Evening(ctx, id)
	if err == nil && e.Group != group {
		err = store.ErrNone
	}
	if err == nil {
		err = v.End(ctx, id)
	}
	return err
}

// EndAll ends all evenings of a group.
func (v *Evenings) EndAll(ctx context.Context, group string) error {
	all, err := v.Store.Evenings(ctx, group, mostKept)
	for i := range all {
		err = errors.Join(err, v.End(ctx, all[i].ID))
	}
	return err
}
