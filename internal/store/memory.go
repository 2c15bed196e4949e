package store

import (
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

// Memory keeps logs, lists and a player in memory, for tests, simulations and commands. Over a [Backing] (see [Open]) its
// data are lasting, and only logs and judgements are read on demand: so a browser keeps the tables of a person who plays
// alone. What players have to do with each other only the databases of package sqlstore have. It starts no goroutine and
// reads no clock, so the same calls get the same answers. Several goroutines may use it.
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
	Last  Cursor // the last one folded
	Anew  bool   // folding starts again from the first
	Aside bool   `json:",omitempty"` // it has, and the rows are not shown yet
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

// Seated returns the tables where a player sits, the latest activity first, after skipping the first skip
// of them.
func (m *Memory) Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error) {
	found, err := m.latest(ctx, func(s *journal.Summary) bool {
		return slices.ContainsFunc(s.Chairs, func(c journal.Sitter) bool { return c.Player == player && player != "" })
	})
	return page(found, skip, limit), err
}

// Hosted counts the tables opened by a player that are waiting for players or have a match in progress, and
// those of them waiting in the lobby.
func (m *Memory) Hosted(ctx context.Context, player string) (all, waiting int, err error) {
	found, err := m.latest(ctx, func(s *journal.Summary) bool {
		return s.Host == player && player != "" && (s.Status == journal.Gathering || s.Status == journal.InPlay)
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

// Results returns the matches of a player before a cursor, the newest first; of all variants if variant is "".
func (m *Memory) Results(ctx context.Context, player, variant string, before Cursor, limit int) ([]journal.Result, error) {
	newest := func(a, b journal.Result) int { return At(&b).Compare(At(&a)) }
	return list(ctx, m, m.results, limit, newest, func(r *journal.Result) bool {
		mine := slices.ContainsFunc(r.Chairs, func(s journal.Share) bool { return s.Player == player && player != "" })
		return mine && (variant == "" || r.Variant == variant) && (before == Cursor{} || At(r).Compare(before) < 0)
	})
}

// Result returns how a match of a table ended, or [ErrNone] if it has not.
func (m *Memory) Result(ctx context.Context, tbl string, match int) (journal.Result, error) {
	return find(ctx, m, m.results, fmt.Sprintf("match %d of table %q", match, tbl), tbl, strconv.Itoa(match))
}

// Tallies returns the sums of the matches of a player, by variant.
func (m *Memory) Tallies(ctx context.Context, player string) ([]Tally, error) {
	if err := m.read(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	by := map[string]Tally{}
	for _, r := range m.results.all {
		for i := range r.Chairs {
			if s := &r.Chairs[i]; s.Player == player && player != "" {
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
		if s.Won {
			t.AssistedWon++
		}
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

// AddPlayer stores a new player. The error is [ErrTaken] if the id is taken.
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

// Rename changes a player's name. The error is [ErrNone] if there is no such player.
func (m *Memory) Rename(ctx context.Context, id, name string) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckPlayer(id, name); err != nil {
			return err
		}
		p, ok := m.players.get(id)
		if !ok {
			return fmt.Errorf("player %q: %w", id, ErrNone)
		}
		if p.Name != name {
			p.Name = name
			m.players.set(d, p, id)
		}
		return nil
	})
}

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
	case at.Anew || len(next) > 0 && next[0].Compare(at.Last) < 0:
		next, rows = m.refold(d, until, limit), nil
		at = folding{Aside: true}
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

// Known returns those of the players who are there, in the order of their ids.
func (m *Memory) Known(ctx context.Context, ids []string) ([]Player, error) {
	return list(ctx, m, m.players, math.MaxInt, func(a, b Player) int { return strings.Compare(a.ID, b.ID) },
		func(p *Player) bool { return slices.Contains(ids, p.ID) })
}

// A person who plays alone has no company: what there would be of it is nothing.

// Ties returns none.
func (m *Memory) Ties(context.Context, string) (Ties, error) { return nil, nil }

// Followers returns none.
func (m *Memory) Followers(context.Context, string, int) (Ties, error) { return nil, nil }

// Muted returns none.
func (m *Memory) Muted(context.Context, string) ([]string, error) { return nil, nil }

// Memberships returns none.
func (m *Memory) Memberships(context.Context, string) ([]Membership, error) { return nil, nil }

// Keyed returns none.
func (m *Memory) Keyed(context.Context, []string) ([]string, error) { return nil, nil }

// Aliases returns none.
func (m *Memory) Aliases(context.Context, string) ([]string, error) { return nil, nil }

// TablesFor returns none.
func (m *Memory) TablesFor(context.Context, []string, int, int) ([]journal.Summary, error) {
	return nil, nil
}
