package store

import (
	"bytes"
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"iter"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ninetynine/internal/store/journal"
)

// Memory keeps everything in memory, for tests, simulations and commands, and as the model that databases
// are compared with. Over a [Backing] (see [Open]) its data are lasting, and only logs and judgements are
// read on demand. It starts no goroutine and reads no clock, so the same calls get the same answers. Several
// goroutines may use it.
//
// Over a Backing, a change is durable before it is visible. Processes that share one see each other's
// changes at once: every call looks for them.
type Memory struct {
	mu     sync.Mutex
	closed bool
	stats  Stats

	kinds   map[string]kind // of the fields below, by the beginnings of keys
	tables  *collection[journal.Summary]
	results *collection[journal.Result]
	rows    *collection[keptRow]
	pending *collection[Cursor] // results not yet folded into projections
	folding *collection[folding]
	players *collection[Player]
	keys    *collection[Key]
	erased  *collection[Erasure]
	ties    *collection[Tie]
	moved   *collection[Moved]
	pads    *collection[Pad]

	audit      *collection[AuditEntry]
	complaints *collection[Complaint]
	origins    *collection[Origin]

	evenings *collection[keptEvening]
	coming   *collection[Coming]
	plans    *collection[Plan]
	groups   *collection[Group]
	members  *collection[Member]

	logs, judged series

	backing   Backing // nil: the data end with the process
	head      head    // of the changes known
	seen      []byte  // the head as it is stored
	listeners int
	news      map[string]uint64 // for the listener: the newest entries by table
}

// A keptRow is a projection's row, and the table from whose log it follows; "" if it follows from results.
type keptRow struct {
	journal.Row
	Of string
}

// folding is how far results have been folded.
type folding struct {
	Last   Cursor // the last one folded
	Anew   bool   // folding starts again from the first
	Merged bool   `json:",omitempty"` // it does when that is due
	Due    int64  `json:",omitempty"`
	Aside  bool   `json:",omitempty"` // it has, and the rows are not shown yet
}

// NewMemory returns an empty store that ends with the process.
func NewMemory() *Memory {
	m := &Memory{kinds: map[string]kind{}, news: map[string]uint64{},
		logs: series{kind: "log", groups: map[string][]numbered{}}, judged: series{kind: "judged", groups: map[string][]numbered{}}}
	m.tables = newCollection(m, "table", cloneSummary)
	m.results = newCollection(m, "result", cloneResult)
	m.rows = newCollection(m, "row", cloneRow)
	m.pending = newCollection(m, "pending", same[Cursor])
	m.folding = newCollection(m, "folding", same[folding])
	m.players = newCollection(m, "player", same[Player])
	m.keys = newCollection(m, "session", Key.Rounded)
	m.erased = newCollection(m, "erased", same[Erasure])
	m.ties = newCollection(m, "tie", same[Tie])
	m.moved = newCollection(m, "moved", cloneMoved)
	m.pads = newCollection(m, "pad", clonePad)
	m.audit = newCollection(m, "audit", same[AuditEntry])
	m.complaints = newCollection(m, "complaint", cloneComplaint)
	m.origins = newCollection(m, "origin", same[Origin])
	m.evenings = newCollection(m, "evening", same[keptEvening])
	m.coming = newCollection(m, "coming", same[Coming])
	m.plans = newCollection(m, "plan", clonePlan)
	m.groups = newCollection(m, "group", same[Group])
	m.members = newCollection(m, "member", same[Member])
	return m
}

// lock locks the store for one call, unless the caller's context has ended.
func (m *Memory) lock(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	m.mu.Lock()
	if m.closed {
		m.mu.Unlock()
		return ErrClosed
	}
	return nil
}

// read locks the store for a call that changes nothing, and reads other processes' changes.
func (m *Memory) read(ctx context.Context) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	if _, err := m.readChanges(ctx); err != nil {
		m.mu.Unlock()
		return err
	}
	return nil
}

// find returns the value of a kind under an id, or [ErrNone] about the thing that what names.
func find[T any](ctx context.Context, m *Memory, k *collection[T], what string, id ...string) (v T, err error) {
	if err = m.read(ctx); err != nil {
		return v, err
	}
	defer m.mu.Unlock()
	v, ok := k.get(id...)
	if !ok {
		return v, fmt.Errorf("%s: %w", what, ErrNone)
	}
	return k.clone(v), nil
}

// list returns the wanted values of a kind, in an order, up to a limit.
func list[T any](ctx context.Context, m *Memory, k *collection[T], limit int, order func(a, b T) int, want func(*T) bool) ([]T, error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var found []T
	for _, v := range k.all {
		if want(&v) {
			found = append(found, v)
		}
	}
	slices.SortFunc(found, order)
	found = first(found, limit)
	for i := range found {
		found[i] = k.clone(found[i])
	}
	return found, nil
}

// Append stores the next entry of a table, and its projection. Entry 1 creates the table. The error is
// [ErrStale] if the entry is not the next.
func (m *Memory) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	err := m.change(ctx, func(d *draft) error {
		if err := Check(tbl, e, p); err != nil {
			return err
		}
		if last, _ := m.tables.get(tbl); e.Seq != last.Seq+1 {
			return fmt.Errorf("entry %d of table %q: %w", e.Seq, tbl, ErrStale)
		}
		if r := p.Result; r != nil {
			if _, ok := m.results.get(tbl, strconv.Itoa(r.Match)); ok {
				return fmt.Errorf("table %q has a result of match %d already", tbl, r.Match)
			}
			m.putResult(d, r)
		}
		m.putRows(d, p.Rows, tbl)
		m.logs.set(d, e.Seq, encodeEntry(e), tbl)
		m.tables.set(d, p.Summary, tbl)
		d.whenDurable(func() { m.stats.Appends++ })
		return nil
	})
	if errors.Is(err, ErrStale) {
		m.mu.Lock()
		m.stats.Conflicts++
		m.mu.Unlock()
	}
	return err
}

// Read returns the entries of a table after the given number, in order. The error is [ErrNone] if there is
// no such table.
func (m *Memory) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	t, ok := m.tables.get(tbl)
	if !ok {
		return nil, fmt.Errorf("table %q: %w", tbl, ErrNone)
	}
	if after >= t.Seq {
		return nil, nil
	}
	log, err := m.logs.from(ctx, after+1, tbl)
	if err != nil {
		return nil, err
	}
	es := make([]journal.Entry, len(log))
	for i := range log {
		if es[i], err = decodeEntry(&log[i]); err != nil || es[i].Seq != after+uint64(i)+1 {
			return nil, fmt.Errorf("table %q: %w", tbl, cmp.Or(err, ErrDamaged))
		}
	}
	if uint64(len(es)) < t.Seq-after {
		return nil, fmt.Errorf("table %q: %w: its last entries are missing", tbl, ErrDamaged)
	}
	return es, nil
}

// Summary returns the summary of a table, or [ErrNone].
func (m *Memory) Summary(ctx context.Context, tbl string) (journal.Summary, error) {
	return find(ctx, m, m.tables, fmt.Sprintf("table %q", tbl), tbl)
}

// Summaries returns the summaries of those of the tables that exist, the latest activity first.
func (m *Memory) Summaries(ctx context.Context, ids []string) ([]journal.Summary, error) {
	return m.latest(ctx, func(s *journal.Summary) bool { return slices.Contains(ids, s.ID) })
}

// Heads returns the numbers of the tables' newest entries, without tables that do not exist.
func (m *Memory) Heads(ctx context.Context, ids []string) (map[string]uint64, error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	heads := make(map[string]uint64, len(ids))
	for _, id := range ids {
		if t, ok := m.tables.get(id); ok {
			heads[id] = t.Seq
		}
	}
	return heads, nil
}

// Public returns public tables with the status, the latest activity first, after skipping the first skip of
// them. Tables waiting for players are limited to [Listed] and ordered differently: one of each player who
// opened any, then a second of each, and so on.
func (m *Memory) Public(ctx context.Context, status journal.Status, skip, limit int) ([]journal.Summary, error) {
	found, err := m.latest(ctx, func(s *journal.Summary) bool { return s.Public && s.Status == status })
	if status == journal.Gathering {
		found = first(found, Listed)
		turn, had := map[string]int{}, map[string]int{}
		for i := range found {
			had[found[i].Host]++
			turn[found[i].ID] = had[found[i].Host]
		}
		slices.SortStableFunc(found, func(a, b journal.Summary) int { return cmp.Compare(turn[a.ID], turn[b.ID]) })
	}
	return page(found, skip, limit), err
}

// Seated returns the tables where a player sits, or an alias of the player, the latest activity first, after skipping the first skip
// of them.
func (m *Memory) Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error) {
	is := m.isOf(player)
	found, err := m.latest(ctx, func(s *journal.Summary) bool {
		return slices.ContainsFunc(s.Chairs, func(c journal.Sitter) bool { return is(c.Player) })
	})
	return page(found, skip, limit), err
}

// TablesFor returns tables for one of the audiences that wait for players or have a match in progress, the latest
// activity first, after skipping the first skip of them.
func (m *Memory) TablesFor(ctx context.Context, audiences []string, skip, limit int) ([]journal.Summary, error) {
	found, err := m.latest(ctx, func(s *journal.Summary) bool {
		return s.Audience != "" && slices.Contains(audiences, s.Audience) && (s.Status == journal.Gathering || s.Status == journal.InPlay)
	})
	return page(found, skip, limit), err
}

// Hosted counts the tables opened by a player, or by an alias, that are waiting for players or have a match in progress, and
// those of them waiting in the lobby.
func (m *Memory) Hosted(ctx context.Context, player string) (all, waiting int, err error) {
	is := m.isOf(player)
	found, err := m.latest(ctx, func(s *journal.Summary) bool {
		return is(s.Host) && (s.Status == journal.Gathering || s.Status == journal.InPlay)
	})
	for i := range found {
		if found[i].Public && found[i].Status == journal.Gathering {
			waiting++
		}
	}
	return len(found), waiting, err
}

func (m *Memory) latest(ctx context.Context, want func(*journal.Summary) bool) ([]journal.Summary, error) {
	return list(ctx, m, m.tables, math.MaxInt, func(a, b journal.Summary) int {
		return cmp.Or(cmp.Compare(b.Moved, a.Moved), strings.Compare(b.ID, a.ID))
	}, want)
}

// Due returns the tables that have to act by themselves by the given time, in milliseconds since 1970 UTC;
// the longest due first.
func (m *Memory) Due(ctx context.Context, at int64, limit int) ([]string, error) {
	due, err := list(ctx, m, m.tables, limit, func(a, b journal.Summary) int {
		return cmp.Or(cmp.Compare(a.Due, b.Due), strings.Compare(a.ID, b.ID))
	}, func(t *journal.Summary) bool { return t.Due != 0 && t.Due <= at })
	return ids(due), err
}

func ids(tables []journal.Summary) (all []string) {
	for i := range tables {
		all = append(all, tables[i].ID)
	}
	return all
}

// Results returns the matches of a player and its aliases before a cursor, the newest first; of all variants if variant is "".
func (m *Memory) Results(ctx context.Context, player, variant string, before Cursor, limit int) ([]journal.Result, error) {
	newest := func(a, b journal.Result) int { return At(&b).Compare(At(&a)) }
	is := m.isOf(player)
	return list(ctx, m, m.results, limit, newest, func(r *journal.Result) bool {
		mine := slices.ContainsFunc(r.Chairs, func(s journal.Share) bool { return is(s.Player) })
		return mine && (variant == "" || r.Variant == variant) && (before == Cursor{} || At(r).Compare(before) < 0)
	})
}

// Result returns how a match of a table ended, or [ErrNone] if it has not.
func (m *Memory) Result(ctx context.Context, tbl string, match int) (journal.Result, error) {
	return find(ctx, m, m.results, fmt.Sprintf("match %d of table %q", match, tbl), tbl, strconv.Itoa(match))
}

// Tallies returns the sums of the matches of a player and its aliases, by variant.
func (m *Memory) Tallies(ctx context.Context, player string) ([]Tally, error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	by, ids := map[string]Tally{}, m.named(player)
	for _, r := range m.results.all {
		for i := range r.Chairs {
			if s := &r.Chairs[i]; ids[s.Player] {
				by[r.Variant] = tally(by[r.Variant], &r, s)
			}
		}
	}
	var all []Tally
	for _, v := range slices.Sorted(maps.Keys(by)) {
		all = append(all, by[v])
	}
	return all, nil
}

// tally adds a match to the sums.
func tally(t Tally, r *journal.Result, s *journal.Share) Tally {
	t.Variant = r.Variant
	if Assisted(r, s) {
		t.Assisted++
		return t
	}
	t.Matches++
	if s.Won {
		t.Won++
	}
	t.Deals += r.Deals
	t.Made += s.Made
	t.Points += int64(s.Points)
	return t
}

// AddPlayer stores a new player, without the name if the player was erased. The error is [ErrTaken] if the id is taken.
func (m *Memory) AddPlayer(ctx context.Context, p Player) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckPlayer(p.ID, p.Name); err != nil {
			return err
		}
		if _, ok := m.players.get(p.ID); ok {
			return fmt.Errorf("player %q: %w", p.ID, ErrTaken)
		}
		p.Created = p.Created.UTC().Truncate(time.Millisecond)
		if !p.Merged.IsZero() {
			p.Merged = p.Merged.UTC().Truncate(time.Millisecond)
		}
		if _, gone := m.erased.get(p.ID); gone {
			p.Name = ""
		}
		m.players.set(d, p, p.ID)
		return nil
	})
}

// Enter stores a new player if there is none yet, and returns the only one, or the first by id: in a
// browser, the person who plays there.
func (m *Memory) Enter(ctx context.Context, p Player) (first Player, err error) {
	err = m.change(ctx, func(d *draft) error {
		if err := CheckPlayer(p.ID, p.Name); err != nil {
			return err
		}
		if len(m.players.all) > 0 {
			first = m.players.all[slices.Min(slices.Collect(maps.Keys(m.players.all)))]
			return nil
		}
		p.Created = p.Created.UTC().Truncate(time.Millisecond)
		first = p
		m.players.set(d, p, p.ID)
		return nil
	})
	return first, err
}

// Player returns a player, or [ErrNone].
func (m *Memory) Player(ctx context.Context, id string) (Player, error) {
	return find(ctx, m, m.players, fmt.Sprintf("player %q", id), id)
}

// Rename changes a player's name. The error is [ErrNone] if there is no such player, or it was erased.
func (m *Memory) Rename(ctx context.Context, id, name string) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckPlayer(id, name); err != nil {
			return err
		}
		p, ok := m.players.get(id)
		if _, gone := m.erased.get(id); !ok || gone {
			return fmt.Errorf("player %q: %w", id, ErrNone)
		}
		if p.Name != name {
			p.Name = name
			m.players.set(d, p, id)
		}
		return nil
	})
}

// HideRating sets whether a player's ratings are hidden from others. The error is [ErrNone] if there is no such player.
func (m *Memory) HideRating(ctx context.Context, id string, hide bool) error {
	return m.change(ctx, func(d *draft) error {
		p, ok := m.players.get(id)
		if !ok {
			return fmt.Errorf("player %q: %w", id, ErrNone)
		}
		p.Unrated = hide
		m.players.set(d, p, id)
		return nil
	})
}

// AddKey stores a new key. The error is [ErrTaken] if its id is taken, and [ErrNone] if there is no such
// player, if it was erased or is an alias, who has those of [Key.Aliased] at most, or if [Key.By] has ended. Recovery words end the
// player's earlier ones, and a push key takes the place of the device's earlier one and of all with its address.
func (m *Memory) AddKey(ctx context.Context, k Key) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckKey(&k); err != nil {
			return err
		}
		p, ok := m.players.get(k.Player)
		if _, gone := m.erased.get(k.Player); !ok || gone {
			return fmt.Errorf("player %q: %w", k.Player, ErrNone)
		}
		if p.AliasOf != "" && !k.Aliased() {
			return fmt.Errorf("player %q is an alias: %w", k.Player, ErrNone)
		}
		if by, ok := m.keys.get(hex.EncodeToString(k.By[:])); k.By != (KeyID{}) && (!ok || by.Player != k.Player) {
			return fmt.Errorf("the key that asks for another: %w", ErrNone)
		}
		k.By = KeyID{}
		id := hex.EncodeToString(k.ID[:])
		if old, ok := m.keys.get(id); ok && (k.Kind != Push || old.Kind != Push || old.Player != k.Player) {
			return fmt.Errorf("key: %w", ErrTaken)
		}
		if k.Kind == Words {
			m.keys.removeAll(d, func(old Key) bool { return old.Player == k.Player && old.Kind == Words })
		}
		if at := k.Addressed(); at != nil {
			m.keys.removeAll(d, func(old Key) bool { return old.Kind == Push && old.ID != k.ID && bytes.Contains(old.Data, at) })
		}
		m.keys.set(d, k, id)
		return nil
	})
}

// Key returns a key and its player, or [ErrNone].
func (m *Memory) Key(ctx context.Context, id KeyID) (Key, Player, error) {
	if err := m.read(ctx); err != nil {
		return Key{}, Player{}, err
	}
	defer m.mu.Unlock()
	k, ok := m.keys.get(hex.EncodeToString(id[:]))
	if !ok {
		return Key{}, Player{}, fmt.Errorf("key: %w", ErrNone)
	}
	p, _ := m.players.get(k.Player)
	return k.Rounded(), p, nil
}

// Keys returns a player's keys, the oldest first.
func (m *Memory) Keys(ctx context.Context, player string) ([]Key, error) {
	return list(ctx, m, m.keys, math.MaxInt, Key.Compare, func(k *Key) bool { return k.Player == player })
}

// Keyed returns those of the players whom more than one browser proves: a passkey, recovery words, an SSH key or a second
// device. They are in the order of their ids.
func (m *Memory) Keyed(ctx context.Context, ids []string) (keyed []string, err error) {
	keys, err := list(ctx, m, m.keys, math.MaxInt, Key.Compare, func(k *Key) bool { return slices.Contains(ids, k.Player) })
	devices := map[string]int{}
	for i := range keys {
		switch k := &keys[i]; k.Kind {
		case Passkey, Words, SSH:
			keyed = append(keyed, k.Player)
		case Device:
			if devices[k.Player]++; devices[k.Player] == 2 {
				keyed = append(keyed, k.Player)
			}
		}
	}
	slices.Sort(keyed)
	return slices.Compact(keyed), err
}

// UseKey records the day on which a key was used, unless a later day is recorded, and its kind, label and
// data. The error is [ErrNone] if there is no such key.
func (m *Memory) UseKey(ctx context.Context, k Key) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckKey(&k); err != nil {
			return err
		}
		id := hex.EncodeToString(k.ID[:])
		kept, ok := m.keys.get(id)
		if !ok {
			return fmt.Errorf("key: %w", ErrNone)
		}
		if day := Day(k.Seen); day.After(kept.Seen) {
			kept.Seen = day
		}
		kept.Kind, kept.Label, kept.Data = k.Kind, k.Label, k.Data
		m.keys.set(d, kept, id)
		return nil
	})
}

// TakeKey deletes a key and returns it, or [ErrNone]: of several callers at once, one gets it.
func (m *Memory) TakeKey(ctx context.Context, id KeyID) (k Key, err error) {
	err = m.change(ctx, func(d *draft) error {
		var ok bool
		name := hex.EncodeToString(id[:])
		if k, ok = m.keys.get(name); !ok {
			return fmt.Errorf("key: %w", ErrNone)
		}
		m.keys.remove(d, m.keys.key(name))
		return nil
	})
	if err != nil {
		return Key{}, err
	}
	return k.Rounded(), nil
}

// EndKeys deletes a player's keys of some kinds, except one and its push key. It returns how many.
func (m *Memory) EndKeys(ctx context.Context, player string, except KeyID, kinds ...Kind) (n int, err error) {
	err = m.change(ctx, func(d *draft) error {
		n = m.keys.removeAll(d, func(k Key) bool {
			return k.Player == player && k.ID != except && k.ID != PushOf(except) && slices.Contains(kinds, cmp.Or(k.Kind, Device))
		})
		return nil
	})
	if err != nil {
		return 0, err
	}
	return n, nil
}

// KeepPad stores a score pad in place of its earlier version: of any record, or only of the record over;
// then it returns [ErrStale] if another is stored.
func (m *Memory) KeepPad(ctx context.Context, p Pad, over []byte) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckPad(&p); err != nil {
			return err
		}
		if kept, ok := m.pads.get(p.ID); ok && over != nil && !bytes.Equal(kept.Record, over) {
			return fmt.Errorf("pad %q: %w", p.ID, ErrStale)
		}
		p.Changed = time.UnixMilli(p.Changed.UnixMilli())
		m.pads.set(d, p, p.ID)
		return nil
	})
}

// Pad returns a score pad, or [ErrNone].
func (m *Memory) Pad(ctx context.Context, id string) (Pad, error) {
	return find(ctx, m, m.pads, fmt.Sprintf("pad %q", id), id)
}

// DropPad deletes a score pad, if there is one.
func (m *Memory) DropPad(ctx context.Context, id string) error {
	return m.change(ctx, func(d *draft) error {
		if _, ok := m.pads.get(id); ok {
			m.pads.remove(d, m.pads.key(id))
		}
		return nil
	})
}

// Purge deletes the keys of devices and of SSH last used before the day unused, such push keys of players without a
// device, the keys that have ended by themselves, the pads last changed before that day, what players said about
// evenings that are a day ago, the plans of these but the newest of each, complaints answered before that day,
// and older players who have nothing left: no key, no chair and no result, of their own or of an alias. Their aliases go
// with them; one whose player is not there stays, as an import may still bring that player. Players who go leave their
// groups, and an owner without a key is followed: see [Forgetting]. It returns how many keys and players.
func (m *Memory) Purge(ctx context.Context, unused, now time.Time) (keys, players int, err error) {
	err = m.change(ctx, func(d *draft) error {
		old := func(k *Key) bool { return k.Ended(now) || k.Seen.UnixMilli() < unused.UnixMilli() }
		device := map[string]bool{} // players who use one
		for _, k := range m.keys.all {
			device[k.Player] = device[k.Player] || cmp.Or(k.Kind, Device) == Device && !old(&k)
		}
		has, keyed := map[string]bool{}, map[string]bool{}
		note := func(id string) {
			root, _ := m.root(id)
			has[id], has[root] = true, true
		}
		for _, t := range m.tables.all {
			for _, c := range t.Chairs {
				note(c.Player)
			}
		}
		for _, r := range m.results.all {
			for _, s := range r.Chairs {
				note(s.Player)
			}
		}
		keys = m.keys.removeAll(d, func(k Key) bool {
			gone := k.Ended(now) || old(&k) && (slices.Contains(purged, cmp.Or(k.Kind, Device)) || k.Kind == Push && !device[k.Player])
			keyed[k.Player] = keyed[k.Player] || !gone
			return gone
		})
		answered := map[uint64]bool{} // since then
		for _, e := range m.audit.all {
			answered[e.Complaint] = answered[e.Complaint] || e.At >= unused.UnixMilli()
		}
		m.complaints.removeAll(d, func(c Complaint) bool { return c.Outcome != "" && c.At < unused.UnixMilli() && !answered[c.ID] })
		m.forgetNetworks(d, now)
		past := now.AddDate(0, 0, -1).UnixMilli()
		m.coming.removeAll(d, func(c Coming) bool { return c.Begins < past })
		newest := map[string]int64{}
		for _, p := range m.plans.all {
			newest[p.Evening] = max(newest[p.Evening], p.Begins)
		}
		m.plans.removeAll(d, func(p Plan) bool { return p.Begins < min(past, newest[p.Evening]) })
		m.pads.removeAll(d, func(p Pad) bool { return p.Changed.UnixMilli() < unused.UnixMilli() })
		lost := func(p Player) bool { return !keyed[p.ID] && p.Created.UnixMilli() < unused.UnixMilli() }
		gone := func(p Player) bool {
			root, known := m.players.get(p.Root())
			return known && lost(root) && !has[p.ID] && !has[root.ID]
		}
		m.forgetMembers(d, lost, gone)
		players = m.players.removeAll(d, gone)
		m.ties.removeAll(d, func(t Tie) bool {
			p, _ := m.players.get(t.Player)
			o, _ := m.players.get(t.Other)
			return gone(p) || gone(o)
		})
		return nil
	})
	if err != nil {
		return 0, 0, err
	}
	return keys, players, nil
}

// forgetMembers changes groups of players without a key: see [Forgetting].
func (m *Memory) forgetMembers(d *draft, lost, gone func(Player) bool) {
	all, of := map[string]bool{}, map[string]bool{}
	for _, x := range m.members.all {
		if p, ok := m.players.get(x.Player); ok && lost(p) {
			all[p.ID] = gone(p)
			of[x.Group] = true
		}
	}
	for group := range of {
		_ = m.changeMembers(d, group, Forgetting(all)) // it does not fail
	}
}

// purged are the kinds of keys that end when they are not used. Passkeys and words are kept for the day on
// which all others are lost.
var purged = []Kind{Device, SSH}

// Tables returns the ids of tables after the given one, in byte order.
func (m *Memory) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	tables, err := list(ctx, m, m.tables, limit, func(a, b journal.Summary) int { return strings.Compare(a.ID, b.ID) },
		func(t *journal.Summary) bool { return t.ID > after })
	return ids(tables), err
}

// TablesMoved is Tables for those at which something has happened since a time, in milliseconds since 1970.
func (m *Memory) TablesMoved(ctx context.Context, since int64, after string, limit int) ([]string, error) {
	tables, err := list(ctx, m, m.tables, limit, func(a, b journal.Summary) int { return strings.Compare(a.ID, b.ID) },
		func(t *journal.Summary) bool { return t.ID > after && t.Moved >= since })
	return ids(tables), err
}

// Players returns the players after an id, in byte order of their ids.
func (m *Memory) Players(ctx context.Context, after string, limit int) ([]Player, error) {
	return list(ctx, m, m.players, limit, func(a, b Player) int { return strings.Compare(a.ID, b.ID) },
		func(p *Player) bool { return p.ID > after })
}

// Project replaces all projections of a table's log; afterwards projections of results are folded again.
// The error is [ErrNone] if there is no such table, and [ErrStale] if the summary does not belong to its
// last entry.
func (m *Memory) Project(ctx context.Context, tbl string, f *Folded) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckFolded(tbl, f); err != nil {
			return err
		}
		last, ok := m.tables.get(tbl)
		if !ok {
			return fmt.Errorf("table %q: %w", tbl, ErrNone)
		}
		if f.Summary.Seq != last.Seq || f.Summary.Head != last.Head {
			return fmt.Errorf("the summary of table %q is of entry %d, and the last is %d: %w", tbl, f.Summary.Seq, last.Seq, ErrStale)
		}
		at, _ := m.folding.get()
		at.Anew = true
		m.folding.set(d, at)
		m.replaceProjections(d, tbl, f)
		return nil
	})
}

// Import stores a whole table: its log, whose hashes must chain, and its projections. The error is
// [ErrTaken] if there is a table with its id.
func (m *Memory) Import(ctx context.Context, tbl string, entries []journal.Entry, f *Folded) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckAll(tbl, entries, f); err != nil {
			return err
		}
		if _, ok := m.tables.get(tbl); ok {
			return fmt.Errorf("table %q: %w", tbl, ErrTaken)
		}
		for i := range entries {
			m.logs.set(d, entries[i].Seq, encodeEntry(&entries[i]), tbl)
		}
		m.replaceProjections(d, tbl, f)
		return nil
	})
}

// Extend adds to a table the further entries of a longer log, which Import would accept. The error is
// [ErrStale] unless that log begins with all stored entries of the table.
func (m *Memory) Extend(ctx context.Context, tbl string, entries []journal.Entry, f *Folded) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckAll(tbl, entries, f); err != nil {
			return err
		}
		last, ok := m.tables.get(tbl)
		if !ok || last.Seq >= uint64(len(entries)) || entries[last.Seq-1].Hash != last.Head {
			return fmt.Errorf("table %q: %w", tbl, ErrStale)
		}
		for i := range entries[last.Seq:] {
			e := &entries[last.Seq:][i]
			m.logs.set(d, e.Seq, encodeEntry(e), tbl)
		}
		m.tables.set(d, f.Summary, tbl)
		for i := range f.Results {
			if _, ok := m.results.get(tbl, strconv.Itoa(f.Results[i].Match)); !ok { // the other ones may be folded
				m.putResult(d, &f.Results[i])
			}
		}
		m.putRows(d, f.Rows, tbl)
		return nil
	})
}

// replaceProjections stores the projections of a table's whole log, and removes all others.
func (m *Memory) replaceProjections(d *draft, tbl string, f *Folded) {
	m.rows.removeAll(d, func(r keptRow) bool { return r.Of == tbl })
	m.pending.removeAll(d, func(c Cursor) bool { return c.Table == tbl })
	m.results.removeAll(d, func(r journal.Result) bool { return r.Table == tbl })
	m.tables.set(d, f.Summary, tbl)
	for i := range f.Results {
		m.putResult(d, &f.Results[i])
	}
	m.putRows(d, f.Rows, tbl)
}

func (m *Memory) putResult(d *draft, r *journal.Result) {
	match := strconv.Itoa(r.Match)
	m.results.set(d, *r, r.Table, match)
	m.pending.set(d, At(r), r.Table, match)
}

// putRows stores rows that follow from a table's log, or from results if tbl is "".
func (m *Memory) putRows(d *draft, rows []journal.Row, tbl string) {
	for _, r := range rows {
		if len(r.Value) == 0 {
			m.rows.remove(d, m.rows.key(r.Projection, r.List, r.Key))
			continue
		}
		m.rows.set(d, keptRow{r, tbl}, r.Projection, r.List, r.Key)
	}
}

// Row returns a projection's row under a key of a list, or [ErrNone].
func (m *Memory) Row(ctx context.Context, projection, list, key string) (journal.Row, error) {
	r, err := find(ctx, m, m.rows, fmt.Sprintf("%s of %q", projection, key), projection, list, key)
	return r.Row, err
}

// Ranked returns the rows of a projection's list, the highest rank first.
func (m *Memory) Ranked(ctx context.Context, projection, of string, limit int) (rows []journal.Row, err error) {
	found, err := list(ctx, m, m.rows, limit, func(a, b keptRow) int {
		return cmp.Or(cmp.Compare(b.Rank, a.Rank), strings.Compare(b.Key, a.Key))
	}, func(r *keptRow) bool { return r.Projection == projection && r.List == of })
	for i := range found {
		rows = append(rows, found[i].Row)
	}
	return rows, err
}

// Fold folds results of matches that had ended by the given time, in milliseconds since 1970 UTC, into
// projections, up to the given number. It returns how many; 0 if nothing was left. If a result turns up
// that belongs before one already folded, folding starts again from the first, so that the outcome depends
// on the results alone.
func (m *Memory) Fold(ctx context.Context, all []ResultProjection, until int64, limit int) (n int, err error) {
	err = m.change(ctx, func(d *draft) (err error) {
		n, err = m.fold(d, all, until, limit)
		return err
	})
	if err != nil {
		return 0, err
	}
	return n, nil
}

func (m *Memory) fold(d *draft, all []ResultProjection, until int64, limit int) (int, error) {
	at, _ := m.folding.get()
	next := next(maps.Values(m.pending.all), until, limit)
	rows := m.rows.all
	switch {
	case at.Anew || at.Merged && at.Due <= until && !at.Aside || len(next) > 0 && next[0].Compare(at.Last) < 0:
		next, rows = m.refold(d, until, limit), nil
		at = folding{Due: at.Due, Aside: true}
	case len(next) == 0 && !at.Aside:
		return 0, nil
	}
	prefix := ""
	if at.Aside {
		prefix = Aside
	}
	sheet := Sheet{Load: func(projection, list, key string) (journal.Row, error) {
		return cloneRow(rows[m.rows.key(prefix+projection, list, key)]).Row, nil
	}}
	for _, c := range next {
		match := strconv.Itoa(c.Match)
		r, _ := m.results.get(c.Table, match)
		r, _ = Resolved(&r, m.root)
		if err := sheet.Fold(&r, all); err != nil {
			return 0, err
		}
		m.pending.remove(d, m.pending.key(c.Table, match))
		at.Last = c
	}
	if at.Aside && len(next) < limit { // all are folded
		m.show(d, rows)
		at.Aside, prefix = false, ""
	}
	m.folding.set(d, at)
	m.putRows(d, sheet.Rows(prefix), "")
	return len(next), nil
}

// refold makes all results pending, and returns the first.
func (m *Memory) refold(d *draft, until int64, limit int) []Cursor {
	m.rows.removeAll(d, func(r keptRow) bool { return r.aside() })
	var every []Cursor
	for _, key := range slices.Sorted(maps.Keys(m.results.all)) {
		c := At(new(m.results.all[key]))
		every = append(every, c)
		m.pending.set(d, c, c.Table, strconv.Itoa(c.Match))
	}
	return next(slices.Values(every), until, limit)
}

func (r *keptRow) aside() bool { return r.Of == "" && strings.HasPrefix(r.Projection, Aside) }

// show replaces the rows of results by those aside.
func (m *Memory) show(d *draft, rows map[string]keptRow) {
	m.rows.removeAll(d, func(r keptRow) bool { return r.Of == "" })
	for _, r := range rows {
		if r.aside() {
			r.Projection = strings.TrimPrefix(r.Projection, Aside)
			m.putRows(d, []journal.Row{r.Row}, "")
		}
	}
}

func next(pending iter.Seq[Cursor], until int64, limit int) (all []Cursor) {
	for c := range pending {
		if c.Ended <= until {
			all = append(all, c)
		}
	}
	slices.SortFunc(all, Cursor.Compare)
	return first(all, limit)
}

// Judgements returns a judge's stored judgements of decisions in a deal of the match whose record has the
// hash, by the number of acts before each in the deal.
func (m *Memory) Judgements(ctx context.Context, match journal.Hash, judge string, deal int) (map[int][]byte, error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	found, err := m.judged.from(ctx, 0, judgedIn(match, judge, deal)...)
	values := map[int][]byte{}
	for _, j := range found {
		values[int(j.n)] = slices.Clone(j.value)
	}
	return values, err
}

// judgedIn names a deal of a match, and the judge of its decisions.
func judgedIn(match journal.Hash, judge string, deal int) []string {
	return []string{hex.EncodeToString(match[:]), judge, strconv.Itoa(deal)}
}

// KeepJudgement stores a judgement, unless there is one already.
func (m *Memory) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckJudgement(judge, value); err != nil {
			return err
		}
		in := judgedIn(match, judge, deal)
		known, err := m.judged.has(ctx, uint64(step), in...)
		if err == nil && !known {
			m.judged.set(d, uint64(step), slices.Clone(value), in...)
		}
		return err
	})
}

// Ping returns an error if the store cannot be used.
func (m *Memory) Ping(ctx context.Context) error {
	err := m.read(ctx)
	if err == nil {
		m.mu.Unlock()
	}
	return err
}

// Stats returns counts since the store was opened.
func (m *Memory) Stats() Stats {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stats
}

// Close ends the store: every later call fails with [ErrClosed].
func (m *Memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed || m.backing == nil {
		m.closed = true
		return nil
	}
	m.closed = true
	return m.backing.Close()
}

func first[T any](s []T, limit int) []T { return s[:max(0, min(limit, len(s)))] }

// page returns what follows the first skip items, up to a limit.
func page[T any](s []T, skip, limit int) []T { return first(s[min(max(0, skip), len(s)):], limit) }

func same[T any](v T) T { return v }

func cloneSummary(s journal.Summary) journal.Summary {
	s.Chairs = slices.Clone(s.Chairs)
	return s
}

func cloneRow(r keptRow) keptRow {
	r.Value = slices.Clone(r.Value)
	return r
}

func cloneResult(r journal.Result) journal.Result {
	r.Chairs = slices.Clone(r.Chairs)
	return r
}

func clonePad(p Pad) Pad {
	p.Record = slices.Clone(p.Record)
	return p
}
