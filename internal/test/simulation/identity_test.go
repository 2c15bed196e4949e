package simulation

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/club/group"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/contents"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A failing store refuses calls, or does them and says that it does not know.
type failing struct {
	storesuite.Company
	fails func() bool
}

func (f *failing) try(do func() error) error {
	if f.fails() {
		return errDisk
	}
	err := do()
	if err == nil && f.fails() {
		return store.ErrUnsure
	}
	return err
}

func (f *failing) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	return f.try(func() error { return f.Company.Append(ctx, tbl, e, p) })
}

func (f *failing) Merge(ctx context.Context, alias, player string, at time.Time) error {
	return f.try(func() error { return f.Company.Merge(ctx, alias, player, at) })
}

func (f *failing) Split(ctx context.Context, alias string, at time.Time) error {
	return f.try(func() error { return f.Company.Split(ctx, alias, at) })
}

func (f *failing) Erase(ctx context.Context, e store.Erasure) error {
	return f.try(func() error { return f.Company.Erase(ctx, e) })
}

func (f *failing) ChangeMembers(ctx context.Context, group, joins string, change func([]store.Member) ([]store.Member, error)) error {
	return f.try(func() error { return f.Company.ChangeMembers(ctx, group, joins, change) })
}

func (f *failing) Withhold(ctx context.Context, tbl string, entries []journal.Entry, folded *store.Folded) error {
	return f.try(func() error { return f.Company.Withhold(ctx, tbl, entries, folded) })
}

// A town is a place where players come and go, become one, are split, banned, erased and forgotten, while two servers
// and their store fail.
type town struct {
	t     *testing.T
	r     *rand.Rand
	now   time.Time
	store *failing
	nodes [2]*identity.Players
	calm  bool

	living  []string            // players as whom callers come
	names   map[string][]string // every name that a player ever had, and its aliases
	became  map[string][]string // as whom players may go on, whether the server said so or not
	erased  []string            // names that may be nowhere
	tables  []string
	done    map[string]map[uint64]string // acknowledged: who sent which command, by table and entry
	joined  map[[2]string]bool           // acknowledged: who joined which group, and has not left it
	counter int
	seen    map[string]int // how often what was done
}

// keepsake is how long a player's last key is kept.
const keepsake = 5 * 24 * time.Hour

func newTown(t *testing.T, seed uint64, st storesuite.Company) *town {
	w := &town{
		t: t, r: rand.New(rand.NewPCG(seed, 38)), now: time.UnixMilli(1_800_000_000_000).UTC(), names: map[string][]string{}, became: map[string][]string{},
		done: map[string]map[uint64]string{}, seen: map[string]int{}, joined: map[[2]string]bool{},
	}
	w.store = &failing{st, func() bool { return !w.calm && w.r.IntN(25) == 0 }}
	for i := range w.nodes {
		w.start(i)
	}
	return w
}

// start begins a server's life: nothing is left of what was in its memory.
func (w *town) start(i int) {
	all := room.Projections()
	w.nodes[i] = &identity.Players{Store: w.store, Now: func() time.Time { return w.now }, Projections: all, Hall: hall.New(hall.Options{
		Log: w.store, Judge: judge{}, Shared: true, Project: all.Of,
		Draw: func() (s cards.Seed) {
			for i := range s {
				s[i] = byte(w.r.Uint32())
			}
			return s
		},
	})}
}

func (w *town) node() *identity.Players { return w.nodes[w.r.IntN(len(w.nodes))] }

func (w *town) count() int { w.counter++; return w.counter }

// until repeats a call at one server or another until it is answered, as clients do.
func (w *town) until(what string, do func(p *identity.Players) error) error {
	for range 99 {
		err := do(w.node())
		var no *table.Refusal
		refused := func(kind error) bool { return errors.Is(err, kind) }
		if err == nil || errors.As(err, &no) || slices.ContainsFunc([]error{store.ErrNone, store.ErrTaken}, refused) {
			if w.seen[what]++; err != nil {
				w.seen[what+", refused"]++
			}
			return err
		}
	}
	w.t.Fatalf("%s: no server answers", what)
	return nil
}

func (w *town) do(tbl string, c table.Command) error {
	c.ID = fmt.Sprint(w.count())
	return w.until(string(c.Do), func(p *identity.Players) error {
		again := c
		r, err := p.Hall.Do(w.t.Context(), w.now.UnixMilli(), tbl, &again)
		if err == nil && c.Player != "" {
			w.done[tbl][r.Seq] = c.Player + " " + c.ID
		}
		return err
	})
}

func (w *town) anyone() (id, name string) {
	id = w.living[w.r.IntN(len(w.living))]
	p, err := w.store.Player(w.t.Context(), id)
	if err != nil { // forgotten
		w.living = slices.DeleteFunc(w.living, func(x string) bool { return x == id })
		w.comes()
		return w.living[len(w.living)-1], w.names[w.living[len(w.living)-1]][0]
	}
	return id, p.Name
}

// comes lets a new player come.
func (w *town) comes() {
	n := w.count()
	p := store.Player{ID: fmt.Sprintf("p%x", w.r.Uint64()), Name: fmt.Sprintf("Named%dx", n), Created: w.now}
	must.Do(w.t, w.store.AddPlayer(w.t.Context(), p))
	must.Do(w.t, w.store.AddKey(w.t.Context(), store.Key{ID: store.IDOf(store.Device, p.ID), Kind: store.Device, Player: p.ID, Seen: w.now}))
	w.living, w.names[p.ID] = append(w.living, p.ID), []string{p.Name}
}

// step does something.
func (w *town) step() {
	ctx := w.t.Context()
	w.now = w.now.Add(time.Duration(1+w.r.IntN(4000)) * time.Millisecond)
	if len(w.living) < 4 {
		w.comes()
	}
	id, name := w.anyone()
	other, _ := w.anyone()
	switch n := w.r.IntN(100); {
	case n < 4:
		w.comes()
	case n < 10:
		tbl := fmt.Sprint("t", w.count())
		err := w.until("open", func(p *identity.Players) error {
			_, err := p.Hall.Open(ctx, w.now.UnixMilli(), tbl, id, table.Opened{Settings: table.Settings{Variant: "duel", Deals: 1, Clock: table.Clock{Move: 60_000}, Audience: []string{"", circles()[0]}[len(w.tables)%2]}})
			return err
		})
		if must.Do(w.t, err); len(w.tables) > 5 {
			w.tables = w.tables[1:] // the others are left
		}
		w.tables, w.done[tbl] = append(w.tables, tbl), map[uint64]string{}
		w.sit(tbl, id, name)
	case n < 24 && len(w.tables) > 0:
		w.sit(w.tables[w.r.IntN(len(w.tables))], id, name)
	case n < 60 && len(w.tables) > 0:
		w.play(w.tables[w.r.IntN(len(w.tables))], 1+w.r.IntN(12))
	case n < 68 && len(w.tables) > 0:
		_ = w.do(w.tables[w.r.IntN(len(w.tables))], table.Command{Do: table.Chat, Player: id, Name: name, Seat: -1, Hand: -1, Text: "it is I, " + name})
	case n < 70 && len(w.tables) > 0:
		_ = w.do(w.tables[w.r.IntN(len(w.tables))], table.Command{Do: table.Stand, Player: id, Seat: -1, Hand: -1})
	case n < 73:
		name = fmt.Sprintf("Named%dx", w.count())
		if w.store.Rename(ctx, id, name) == nil {
			w.names[id] = append(w.names[id], name)
		}
	case n < 78 && id != other:
		w.merges(id, other)
	case n < 80:
		w.splits()
	case n < 83:
		w.reports(id, other)
	case n < 85:
		w.erases(id)
	case n < 89:
		w.start(w.r.IntN(len(w.nodes)))
	case n < 91:
		w.now = w.now.AddDate(0, 0, 2)
		must.Get2(w.store.Purge(ctx, w.now.Add(-keepsake), w.now))(w.t)
		if a, ok := w.store.Company.(interface {
			Archive(ctx context.Context, before int64, forget func(journal.Entry) (journal.Entry, error)) (tables, entries int, err error)
		}); ok {
			must.Get2(a.Archive(ctx, w.now.UnixMilli()-1, nil))(w.t)
		}
	case n < 96:
		w.gathers(id, other)
	default:
		w.settle()
	}
}

// circles returns groups that players make, join, lead and leave.
func circles() []string { return []string{"g1", "g2"} }

// gathers does something in a group.
func (w *town) gathers(id, other string) {
	ctx, at, in := w.t.Context(), w.now.UnixMilli(), circles()[w.r.IntN(2)]
	changes := func(what, joins string, change func([]store.Member) ([]store.Member, error)) error {
		return w.until(what, func(*identity.Players) error { return w.store.ChangeMembers(ctx, in, joins, change) })
	}
	switch w.r.IntN(8) {
	case 0:
		_ = w.store.AddGroup(ctx, store.Group{ID: in, Name: "G", Code: "c", Made: at}, []store.Member{{Player: id, Role: store.RoleOwner, Since: at}})
	case 1:
		w.leaves(in, id)
		_ = changes("leave", "", group.Leaving(id, id))
	case 2, 3:
		_ = changes("appoint", "", group.Appointing(id, other, []store.Role{store.RoleOwner, store.RoleOrganiser, store.RoleMember}[w.r.IntN(3)]))
	default:
		if changes("join", id, group.Joining(id, at, 6)) == nil {
			w.joined[[2]string{in, id}] = true
		}
	}
}

// leaves expects a player no longer in a group, nor those who have become this player.
func (w *town) leaves(group, id string) {
	maps.DeleteFunc(w.joined, func(at [2]string, _ bool) bool {
		return (group == "" || at[0] == group) && (at[1] == id || w.went(at[1], id))
	})
}

// auditGroups checks that who joined is a member, that each group has one owner, and that no member is an alias.
func (w *town) auditGroups() {
	ctx := w.t.Context()
	for at := range w.joined {
		p, err := w.store.Player(ctx, at[1])
		if errors.Is(err, store.ErrNone) && len(w.became[at[1]]) > 0 {
			continue // an alias that was forgotten
		}
		if _, no := w.store.Member(ctx, at[0], p.Root()); err != nil || no != nil {
			w.t.Errorf("%s joined %s, and is no member: %v, %v", at[1], at[0], err, no)
		}
	}
	for _, g := range must.Get(w.store.Groups(ctx, "", 9))(w.t) {
		var text string
		if err := w.store.ChangeMembers(ctx, g.ID, "", func(all []store.Member) ([]store.Member, error) {
			text = fmt.Sprint(all)
			return all, nil
		}); err != nil || strings.Count(text, string(store.RoleOwner)) != 1 {
			w.t.Errorf("%s has %s: %v", g.ID, text, err)
		}
		for _, m := range must.Get(w.store.Members(ctx, g.ID))(w.t) {
			if p := must.Get(w.store.Player(ctx, m.Player))(w.t); p.AliasOf != "" || p.Name == "" {
				w.t.Errorf("%s has the member %+v, who is %+v", g.ID, m, p)
			}
		}
	}
}

// settle is what servers do now and then; errors are tried again later.
func (w *town) settle() {
	p, ctx, at := w.node(), w.t.Context(), w.now.UnixMilli()
	for _, err := range []error{p.Hall.Tick(ctx, at), p.Hall.Sweep(ctx, at), p.HandOver(ctx), p.Search(ctx)} {
		if err != nil && w.calm {
			w.t.Errorf("settling: %v", err)
		}
	}
	must.Get(w.store.Fold(ctx, p.Projections.Results, at, 3))(w.t)
}

// sit sits down and is ready.
func (w *town) sit(tbl, id, name string) {
	for seat := range 2 {
		_ = w.do(tbl, table.Command{Do: table.Sit, Player: id, Name: name, Seat: seat, Hand: -1})
	}
	_ = w.do(tbl, table.Command{Do: table.Ready, Player: id, Seat: -1, Hand: -1})
	_ = w.do(tbl, table.Command{Do: table.Back, Player: id, Seat: -1, Hand: -1})
}

// play makes the players at a table act, the stand-ins too.
func (w *town) play(tbl string, acts int) {
	for range acts {
		var c *table.Command
		err := w.until("look", func(p *identity.Players) error {
			return p.Hall.Inspect(w.t.Context(), w.now.UnixMilli(), tbl, func(t *table.State) {
				c = nil
				for i := range t.Chairs {
					var v match.View
					if t.View(rules.Seat(i), &v); c == nil && t.Running() && v.Options.Len() > 0 {
						a := v.Options.Nth(w.r.IntN(v.Options.Len()))
						c = &table.Command{Do: table.Act, Player: t.Chairs[i].Player, Act: a.String(), Hand: int(a.Seat()), Seat: -1}
						if t.Chairs[i].Away {
							c.Player, c.Seat = "", i
						}
					}
				}
			})
		})
		if err != nil || c == nil {
			return
		}
		if c.Player == "" {
			_, _ = w.node().Hall.Do(w.t.Context(), w.now.UnixMilli(), tbl, c)
			continue
		}
		_ = w.do(tbl, *c)
	}
}

// merges makes a player another, as seen by the two callers who come from now on.
func (w *town) merges(alias, player string) {
	w.became[alias] = append(w.became[alias], player)
	if w.until("merge", func(p *identity.Players) error { return p.Merge(w.t.Context(), alias, player) }) != nil {
		return
	}
	w.living = slices.DeleteFunc(w.living, func(x string) bool { return x == alias })
	if p := must.Get(w.store.Player(w.t.Context(), alias))(w.t); p.Root() == alias {
		w.t.Errorf("%s has not become %s, and was told so", alias, player)
	}
}

// splits makes an alias a player again, with a key.
func (w *town) splits() {
	for _, id := range slices.Sorted(maps.Keys(w.became)) {
		p, err := w.store.Player(w.t.Context(), id)
		if err != nil || p.AliasOf == "" || p.Name == "" {
			continue
		}
		if w.until("split", func(q *identity.Players) error { return q.Split(w.t.Context(), id) }) == nil {
			must.Do(w.t, w.store.AddKey(w.t.Context(), store.Key{ID: store.IDOf(store.Words, fmt.Sprint(w.count())), Kind: store.Words, Player: id, Seen: w.now}))
			w.living = append(w.living, id)
			w.leaves("", id)
		}
		return
	}
}

// reports makes a player complain about another, and an operator answer.
func (w *town) reports(by, whom string) {
	ctx := w.t.Context()
	text := w.names[by][0] + " and " + w.names[whom][len(w.names[whom])-1]
	n := must.Get(w.store.AddComplaint(ctx, store.Complaint{At: w.now.UnixMilli(), By: by, Whom: whom, Table: "t", Text: text, Lines: []store.Quote{{Text: text}}}, store.ComplaintBounds{Player: 99, Source: 9999, All: 9999}))(w.t)
	must.Get(w.store.AppendAudit(ctx, store.AuditEntry{At: w.now.UnixMilli(), Operator: "console", Act: "silence", Whom: whom, Reason: "told: " + w.names[whom][0], Complaint: n}))(w.t)
}

// erases erases a player and its aliases.
func (w *town) erases(id string) {
	ids := append(must.Get(w.store.Aliases(w.t.Context(), id))(w.t), id)
	if w.until("erase", func(p *identity.Players) error { return p.Erase(w.t.Context(), id) }) != nil {
		return
	}
	for _, x := range ids {
		w.erased = append(w.erased, w.names[x]...)
		w.leaves("", x)
	}
	w.living = slices.DeleteFunc(w.living, func(x string) bool { return x == id })
}

// ends ends all faults, and audits everything. It returns what players see, for comparing stores.
func (w *town) ends(inside func() string) string {
	t, ctx := w.t, w.t.Context()
	w.calm = true
	for range 3 {
		w.now = w.now.Add(2 * time.Minute) // clocks run out
		w.settle()
		for _, tbl := range w.tables {
			w.play(tbl, 99)
		}
	}
	w.now = w.now.Add(time.Minute)
	w.settle()
	for n := 1; n > 0; {
		n = must.Get(w.store.Fold(ctx, room.Projections().Results, 1<<53, 100))(t)
	}
	if left := must.Get(w.store.Handovers(ctx, 99))(t); len(left) > 0 {
		t.Errorf("aliases still sit: %v", left)
	}
	for tbl := range w.done {
		w.audit(tbl)
	}
	w.auditGroups()
	shown := w.shown()
	text := shown + inside()
	for _, name := range w.erased {
		if at := strings.Index(text, name); at >= 0 {
			t.Errorf("%s is still named: …%s", name, text[max(0, at-300):min(len(text), at+100)])
		}
	}
	must.Get(archive.Rebuild(ctx, w.store, room.Projections(), nil))(t)
	if again := w.shown(); again != shown {
		t.Errorf("after a rebuild, and before:%s", differ(again, shown))
	}
	return shown
}

// audit checks a table: what was acknowledged is there, no chair was stolen, and the matches are valid.
func (w *town) audit(tbl string) {
	t, ctx := w.t, w.t.Context()
	entries := must.Get(w.store.Read(ctx, tbl, 0))(t)
	s := table.New(tbl, new(hall.VariantCache))
	for i := range entries {
		var before []string
		for k := range s.Chairs {
			before = append(before, s.Chairs[k].Player)
		}
		must.Do(t, s.Fold(&entries[i]))
		e := must.Get(table.Decode(entries[i].Body))(t)
		if by, ok := w.done[tbl][uint64(i+1)]; ok && by != e.By+" "+e.ID {
			t.Errorf("%s: entry %d was acknowledged to %s, and is %s", tbl, i+1, by, entries[i].Body)
		}
		for k, had := range before {
			has := s.Chairs[k].Player
			if p, merged := e.What.(table.Merged); had != "" && has != had && has != "" && !(merged && e.By == had && p.Player == has && (!p.Back && w.went(had, has) || p.Back && w.went(has, had))) {
				t.Errorf("%s: entry %d gives the chair of %s to %s: %s", tbl, i+1, had, has, entries[i].Body)
			}
		}
	}
	must.Do(t, w.nodes[0].Hall.Records(ctx, tbl, func(r *table.Recorder) {
		for n := 1; n <= s.Match; n++ {
			if text, ok := r.Match(n); ok && (n < s.Match || !s.Running()) {
				must.Get(record.Verify(bytes.NewReader(text)))(t, tbl, n)
				w.seen["verified"]++
			}
		}
	}))
}

// went reports whether a player has gone on as another, perhaps by way of others.
func (w *town) went(from, to string) bool {
	reached := []string{from}
	for i := 0; i < len(reached); i++ {
		for _, x := range w.became[reached[i]] {
			if !slices.Contains(reached, x) {
				reached = append(reached, x)
			}
		}
	}
	return slices.Contains(reached[1:], to)
}

// shown returns the lists, histories and rankings, and an archive.
func (w *town) shown() string {
	t, ctx := w.t, w.t.Context()
	var all []any
	for _, id := range must.Get(w.store.Tables(ctx, "", 9999))(t) {
		all = append(all, must.Get(w.store.Summary(ctx, id))(t))
	}
	for _, id := range slices.Sorted(maps.Keys(w.names)) {
		p, err := w.store.Player(ctx, id)
		all = append(all, p, err == nil, must.Get(w.store.Tallies(ctx, id))(t), must.Get(w.store.Results(ctx, id, "", store.Cursor{}, 999))(t), must.Get(w.store.Complaints(ctx, id, 9999))(t))
	}
	rated := must.Get(w.store.Ranked(ctx, rating.Projection, "2", 999))(t)
	ladder := must.Get(w.store.Ranked(ctx, rating.Ladders, rating.LadderOf(circles()[0], "2"), 999))(t)
	w.seen["rated"] += len(rated)
	w.seen["ladder"] += len(ladder)
	all = append(all, rated, ladder, must.Get(w.store.AuditAfter(ctx, 0, 9999))(t), must.Get(w.store.Charges(ctx, "", 0, 9999))(t))
	var b bytes.Buffer
	must.Get(archive.Export(ctx, w.store, &b, w.now, nil))(t)
	return string(must.Get(json.Marshal(all))(t)) + b.String()
}

// differ returns where two texts differ first.
func differ(one, two string) string {
	at := 0
	for at < min(len(one), len(two)) && one[at] == two[at] {
		at++
	}
	part := func(s string) string { return s[max(0, at-400):min(len(s), at+300)] }
	return "\n…" + part(one) + "\n…" + part(two)
}

// TestIdentities lets players become one, split, be erased and be forgotten while they play and servers fail: nothing
// acknowledged is lost, no chair is stolen, no erased name is left, and all stores and a rebuild say the same.
func TestIdentities(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(gate.Times(12, 2)) {
		run := func(t *testing.T, st storesuite.Company, inside func() string) string {
			defer st.Close()
			w := newTown(t, seed, st)
			for range 400 {
				w.step()
			}
			shown := w.ends(inside)
			for what, n := range w.seen {
				seen[what] += n
			}
			return shown
		}
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			st, inside := contents.Open(t, "")
			model := run(t, st, inside)
			if !gate.Runs() || seed >= 2 {
				return
			}
			st, inside = contents.Open(t, storesuite.Postgres(t))
			if got := run(t, st, inside); got != model {
				t.Errorf("PostgreSQL shows, and SQLite:%s", differ(got, model))
			}
		})
	}
	t.Log(seen)
	for _, what := range []string{"merge", "merge, refused", "split", "erase", "chat", "act", "verified", "rated", "ladder", "join", "leave", "appoint"} {
		if seen[what] == 0 {
			t.Errorf("there was no %s", what)
		}
	}
}
