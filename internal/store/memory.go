package store

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"ninetynine/internal/table"
)

// Memory keeps everything in memory, for tests, simulations and browsers, and
// as the model that databases are compared with. It starts no goroutine and
// reads no clock, so the same calls get the same answers. Several goroutines may
// use it.
type Memory struct {
	mu       sync.Mutex
	closed   bool
	tables   map[string]*kept
	players  map[string]Player
	sessions map[Key]Session
	stats    Stats

	rows    map[rowKey]keptRow
	pending map[Cursor]bool // results not yet folded into projections
	folded  Cursor          // the last one folded
	anew    bool            // folding starts again from the first

	judged map[judgedDeal]map[int][]byte // by step
}

// A judgedDeal is a deal of a match, and the judge of its decisions.
type judgedDeal struct {
	match table.Hash
	judge string
	deal  int
}

// A keptRow is a projection's row, and the table from whose log it follows; ""
// if it follows from results.
type keptRow struct {
	table.Row
	tbl string
}

// kept is what is kept of one table.
type kept struct {
	entries []table.Entry
	summary table.Summary
	results map[int]table.Result // by match
}

// NewMemory returns an empty store.
func NewMemory() *Memory {
	return &Memory{tables: map[string]*kept{}, players: map[string]Player{}, sessions: map[Key]Session{},
		rows: map[rowKey]keptRow{}, pending: map[Cursor]bool{}, judged: map[judgedDeal]map[int][]byte{}}
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

// Append stores the next entry of a table, and what follows from it. Entry 1
// creates the table. The error is [ErrStale] if the entry is not the next.
func (m *Memory) Append(ctx context.Context, tbl string, e *table.Entry, p *table.Projection) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err := Check(tbl, e, p); err != nil {
		return err
	}
	t := m.tables[tbl]
	if t == nil {
		t = &kept{results: map[int]table.Result{}}
	}
	if e.Seq != uint64(len(t.entries))+1 {
		m.stats.Conflicts++
		return fmt.Errorf("entry %d of table %q: %w", e.Seq, tbl, ErrStale)
	}
	if r := p.Result; r != nil {
		if _, ok := t.results[r.Match]; ok {
			return fmt.Errorf("table %q has a result of match %d already", tbl, r.Match)
		}
		t.results[r.Match] = cloneResult(r)
		m.pending[At(r)] = true
	}
	m.put(p.Rows, tbl)
	t.entries = append(t.entries, cloneEntry(e))
	t.summary = cloneSummary(&p.Summary)
	m.tables[tbl] = t
	m.stats.Appends++
	m.stats.Commits++
	return nil
}

// Read returns the entries of a table after the given number, in order. The
// error is [ErrNone] if there is no such table.
func (m *Memory) Read(ctx context.Context, tbl string, after uint64) ([]table.Entry, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	t := m.tables[tbl]
	if t == nil {
		return nil, fmt.Errorf("table %q: %w", tbl, ErrNone)
	}
	var es []table.Entry
	for i := min(after, uint64(len(t.entries))); i < uint64(len(t.entries)); i++ {
		es = append(es, cloneEntry(&t.entries[i]))
	}
	return es, nil
}

// Summary returns the summary of a table, or [ErrNone].
func (m *Memory) Summary(ctx context.Context, tbl string) (table.Summary, error) {
	if err := m.lock(ctx); err != nil {
		return table.Summary{}, err
	}
	defer m.mu.Unlock()
	t := m.tables[tbl]
	if t == nil {
		return table.Summary{}, fmt.Errorf("table %q: %w", tbl, ErrNone)
	}
	return cloneSummary(&t.summary), nil
}

// Heads returns the numbers of the tables' newest entries, without tables that
// do not exist.
func (m *Memory) Heads(ctx context.Context, ids []string) (map[string]uint64, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	heads := make(map[string]uint64, len(ids))
	for _, id := range ids {
		if t := m.tables[id]; t != nil {
			heads[id] = t.summary.Seq
		}
	}
	return heads, nil
}

// Public returns public tables with the status, the latest activity first,
// after skipping the first skip of them. Tables waiting for players are limited
// to [Listed] and ordered differently: one of each player who opened any, then a
// second of each, and so on.
func (m *Memory) Public(ctx context.Context, status table.Status, skip, limit int) ([]table.Summary, error) {
	found, err := m.list(ctx, func(s *table.Summary) bool { return s.Public && s.Status == status })
	if status == table.Gathering {
		found = first(found, Listed)
		turn, had := map[string]int{}, map[string]int{}
		for i := range found {
			had[found[i].Host]++
			turn[found[i].ID] = had[found[i].Host]
		}
		slices.SortStableFunc(found, func(a, b table.Summary) int { return cmp.Compare(turn[a.ID], turn[b.ID]) })
	}
	return page(found, skip, limit), err
}

// Seated returns the tables where a player sits, the latest activity first,
// after skipping the first skip of them.
func (m *Memory) Seated(ctx context.Context, player string, skip, limit int) ([]table.Summary, error) {
	found, err := m.list(ctx, func(s *table.Summary) bool {
		return player != "" && slices.ContainsFunc(s.Chairs, func(c table.Sitter) bool { return c.Player == player })
	})
	return page(found, skip, limit), err
}

// Hosted counts the tables opened by a player that are waiting for players or
// have a match in progress, and those of them waiting in the lobby.
func (m *Memory) Hosted(ctx context.Context, player string) (all, waiting int, err error) {
	found, err := m.list(ctx, func(s *table.Summary) bool {
		return player != "" && s.Host == player && (s.Status == table.Gathering || s.Status == table.InPlay)
	})
	for i := range found {
		if found[i].Public && found[i].Status == table.Gathering {
			waiting++
		}
	}
	return len(found), waiting, err
}

// list returns the wanted tables, the latest activity first.
func (m *Memory) list(ctx context.Context, want func(*table.Summary) bool) ([]table.Summary, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var found []table.Summary
	for _, t := range m.tables {
		if want(&t.summary) {
			found = append(found, cloneSummary(&t.summary))
		}
	}
	slices.SortFunc(found, func(a, b table.Summary) int {
		return cmp.Or(cmp.Compare(b.Moved, a.Moved), strings.Compare(b.ID, a.ID))
	})
	return found, nil
}

// Due returns the tables that have something to do by the given time, in
// milliseconds since 1970 UTC; the longest due first.
func (m *Memory) Due(ctx context.Context, at int64, limit int) ([]string, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var due []*kept
	for _, t := range m.tables {
		if t.summary.Due != 0 && t.summary.Due <= at {
			due = append(due, t)
		}
	}
	slices.SortFunc(due, func(a, b *kept) int {
		return cmp.Or(cmp.Compare(a.summary.Due, b.summary.Due), strings.Compare(a.summary.ID, b.summary.ID))
	})
	var ids []string
	for _, t := range first(due, limit) {
		ids = append(ids, t.summary.ID)
	}
	return ids, nil
}

// Results returns a player's matches before a cursor, the newest first; of all
// variants if variant is "".
func (m *Memory) Results(ctx context.Context, player, variant string, before Cursor, limit int) ([]table.Result, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var found []table.Result
	for _, t := range m.tables {
		for _, r := range t.results {
			mine := player != "" && slices.ContainsFunc(r.Chairs, func(s table.Share) bool { return s.Player == player })
			if mine && (variant == "" || r.Variant == variant) && (before == Cursor{} || At(&r).Compare(before) < 0) {
				found = append(found, cloneResult(&r))
			}
		}
	}
	slices.SortFunc(found, func(a, b table.Result) int { return At(&b).Compare(At(&a)) })
	return first(found, limit), nil
}

// Result returns how a match of a table ended, or [ErrNone] if it has not.
func (m *Memory) Result(ctx context.Context, tbl string, match int) (table.Result, error) {
	if err := m.lock(ctx); err != nil {
		return table.Result{}, err
	}
	defer m.mu.Unlock()
	if t := m.tables[tbl]; t != nil {
		if r, ok := t.results[match]; ok {
			return cloneResult(&r), nil
		}
	}
	return table.Result{}, fmt.Errorf("match %d of table %q: %w", match, tbl, ErrNone)
}

// Tallies returns the sums of a player's matches, by variant.
func (m *Memory) Tallies(ctx context.Context, player string) ([]Tally, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	by := map[string]Tally{}
	for _, t := range m.tables {
		for _, r := range t.results {
			for i := range r.Chairs {
				if s := &r.Chairs[i]; player != "" && s.Player == player {
					by[r.Variant] = tally(by[r.Variant], &r, s)
				}
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
func tally(t Tally, r *table.Result, s *table.Share) Tally {
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

// AddPlayer stores a new player. The error is [ErrTaken] if the id is taken.
func (m *Memory) AddPlayer(ctx context.Context, p Player) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err := CheckPlayer(p.ID, p.Name); err != nil {
		return err
	}
	if _, ok := m.players[p.ID]; ok {
		return fmt.Errorf("player %q: %w", p.ID, ErrTaken)
	}
	p.Created = p.Created.UTC().Truncate(time.Millisecond)
	m.players[p.ID] = p
	return nil
}

// Player returns a player, or [ErrNone].
func (m *Memory) Player(ctx context.Context, id string) (Player, error) {
	if err := m.lock(ctx); err != nil {
		return Player{}, err
	}
	defer m.mu.Unlock()
	p, ok := m.players[id]
	if !ok {
		return Player{}, fmt.Errorf("player %q: %w", id, ErrNone)
	}
	return p, nil
}

// Rename changes a player's name. The error is [ErrNone] if there is no such
// player.
func (m *Memory) Rename(ctx context.Context, id, name string) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err := CheckPlayer(id, name); err != nil {
		return err
	}
	p, ok := m.players[id]
	if !ok {
		return fmt.Errorf("player %q: %w", id, ErrNone)
	}
	p.Name = name
	m.players[id] = p
	return nil
}

// AddSession stores a new session. The error is [ErrTaken] if its key is taken,
// and [ErrNone] if there is no such player.
func (m *Memory) AddSession(ctx context.Context, s Session) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if _, ok := m.players[s.Player]; !ok {
		return fmt.Errorf("player %q: %w", s.Player, ErrNone)
	}
	if _, ok := m.sessions[s.Key]; ok {
		return fmt.Errorf("session: %w", ErrTaken)
	}
	s.Seen = Day(s.Seen)
	m.sessions[s.Key] = s
	return nil
}

// Session returns a session and its player, or [ErrNone].
func (m *Memory) Session(ctx context.Context, k Key) (Session, Player, error) {
	if err := m.lock(ctx); err != nil {
		return Session{}, Player{}, err
	}
	defer m.mu.Unlock()
	s, ok := m.sessions[k]
	if !ok {
		return Session{}, Player{}, fmt.Errorf("session: %w", ErrNone)
	}
	return s, m.players[s.Player], nil
}

// Touch records the day on which a session was used, unless a later day is
// known. The error is [ErrNone] if there is no such session.
func (m *Memory) Touch(ctx context.Context, k Key, day time.Time) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	s, ok := m.sessions[k]
	if !ok {
		return fmt.Errorf("session: %w", ErrNone)
	}
	if day = Day(day); day.After(s.Seen) {
		s.Seen = day
		m.sessions[k] = s
	}
	return nil
}

// EndSession deletes a session, if it exists.
func (m *Memory) EndSession(ctx context.Context, k Key) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	delete(m.sessions, k)
	return nil
}

// Purge deletes the sessions last used before the given day, and older players
// who have nothing left: no session, no chair and no result. It returns how many
// of each.
func (m *Memory) Purge(ctx context.Context, before time.Time) (sessions, players int, err error) {
	if err := m.lock(ctx); err != nil {
		return 0, 0, err
	}
	defer m.mu.Unlock()
	has := map[string]bool{}
	for k, s := range m.sessions {
		if s.Seen.UnixMilli() < before.UnixMilli() {
			delete(m.sessions, k)
			sessions++
		} else {
			has[s.Player] = true
		}
	}
	for _, t := range m.tables {
		for _, c := range t.summary.Chairs {
			has[c.Player] = true
		}
		for _, r := range t.results {
			for _, s := range r.Chairs {
				has[s.Player] = true
			}
		}
	}
	for id, p := range m.players {
		if !has[id] && p.Created.UnixMilli() < before.UnixMilli() {
			delete(m.players, id)
			players++
		}
	}
	return sessions, players, nil
}

// Tables returns the ids of tables after the given one, in byte order.
func (m *Memory) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	ids := slices.Sorted(maps.Keys(m.tables))
	i, ok := slices.BinarySearch(ids, after)
	if ok {
		i++
	}
	return first(ids[i:], limit), nil
}

// Players returns the players after an id, in byte order of their ids.
func (m *Memory) Players(ctx context.Context, after string, limit int) ([]Player, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var ps []Player
	for _, id := range slices.Sorted(maps.Keys(m.players)) {
		if id > after {
			ps = append(ps, m.players[id])
		}
	}
	return first(ps, limit), nil
}

// Project replaces all that follows from the log of a table; afterwards
// projections of results are folded again. The error is [ErrNone] if there is no
// such table, and [ErrStale] if the summary does not belong to its last entry.
func (m *Memory) Project(ctx context.Context, tbl string, f *Folded) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err := CheckFolded(tbl, f); err != nil {
		return err
	}
	t := m.tables[tbl]
	if t == nil {
		return fmt.Errorf("table %q: %w", tbl, ErrNone)
	}
	if last := t.entries[len(t.entries)-1]; f.Summary.Seq != last.Seq || f.Summary.Head != last.Hash {
		return fmt.Errorf("the summary of table %q is of entry %d, and the last is %d: %w", tbl, f.Summary.Seq, last.Seq, ErrStale)
	}
	m.anew = true
	m.follow(t, tbl, f)
	return nil
}

// Import stores a whole table: its log, whose hashes must chain, and what
// follows from it. The error is [ErrTaken] if there is a table with its id.
func (m *Memory) Import(ctx context.Context, tbl string, entries []table.Entry, f *Folded) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err := CheckAll(tbl, entries, f); err != nil {
		return err
	}
	if m.tables[tbl] != nil {
		return fmt.Errorf("table %q: %w", tbl, ErrTaken)
	}
	t := &kept{}
	for i := range entries {
		t.entries = append(t.entries, cloneEntry(&entries[i]))
	}
	m.follow(t, tbl, f)
	m.tables[tbl] = t
	return nil
}

// follow stores what follows from the whole log of a table, and removes the rest.
func (m *Memory) follow(t *kept, tbl string, f *Folded) {
	maps.DeleteFunc(m.rows, func(_ rowKey, r keptRow) bool { return r.tbl == tbl })
	maps.DeleteFunc(m.pending, func(c Cursor, _ bool) bool { return c.Table == tbl })
	t.summary, t.results = cloneSummary(&f.Summary), map[int]table.Result{}
	for i := range f.Results {
		r := &f.Results[i]
		t.results[r.Match] = cloneResult(r)
		m.pending[At(r)] = true
	}
	m.put(f.Rows, tbl)
}

// put stores rows that follow from a table's log, or from results if tbl is "".
func (m *Memory) put(rows []table.Row, tbl string) {
	for _, r := range rows {
		k := rowKey{r.Projection, r.List, r.Key}
		if len(r.Value) == 0 {
			delete(m.rows, k)
			continue
		}
		r.Value = slices.Clone(r.Value)
		m.rows[k] = keptRow{r, tbl}
	}
}

// Row returns what a projection stores under a key of a list, or [ErrNone].
func (m *Memory) Row(ctx context.Context, projection, list, key string) (table.Row, error) {
	if err := m.lock(ctx); err != nil {
		return table.Row{}, err
	}
	defer m.mu.Unlock()
	r, ok := m.rows[rowKey{projection, list, key}]
	if !ok {
		return table.Row{}, fmt.Errorf("%s of %q: %w", projection, key, ErrNone)
	}
	return cloneRow(&r.Row), nil
}

// Ranked returns the rows of a projection's list, the highest rank first.
func (m *Memory) Ranked(ctx context.Context, projection, list string, limit int) ([]table.Row, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var found []table.Row
	for k, r := range m.rows {
		if k.projection == projection && k.list == list {
			found = append(found, cloneRow(&r.Row))
		}
	}
	slices.SortFunc(found, func(a, b table.Row) int {
		return cmp.Or(cmp.Compare(b.Rank, a.Rank), strings.Compare(b.Key, a.Key))
	})
	return first(found, limit), nil
}

// Fold folds results of matches that had ended by the given time, in
// milliseconds since 1970 UTC, into projections, up to the given number. It
// returns how many; 0 if nothing was left. If a result turns up that belongs
// before one already folded, folding starts again from the first, so that the
// outcome depends on the results alone.
func (m *Memory) Fold(ctx context.Context, all []ResultProjection, until int64, limit int) (int, error) {
	if err := m.lock(ctx); err != nil {
		return 0, err
	}
	defer m.mu.Unlock()
	next := m.next(until, limit)
	if m.anew || len(next) > 0 && next[0].Compare(m.folded) < 0 {
		m.anew, m.folded = false, Cursor{}
		maps.DeleteFunc(m.rows, func(_ rowKey, r keptRow) bool { return r.tbl == "" })
		for _, t := range m.tables {
			for _, r := range t.results {
				m.pending[At(&r)] = true
			}
		}
		next = m.next(until, limit)
	}
	sheet := Sheet{Load: func(projection, list, key string) (table.Row, error) {
		r := m.rows[rowKey{projection, list, key}].Row
		return cloneRow(&r), nil
	}}
	for _, c := range next {
		r := cloneResult(new(m.tables[c.Table].results[c.Match]))
		if err := sheet.Take(&r, all); err != nil {
			return 0, err
		}
		delete(m.pending, c)
		m.folded = c
	}
	m.put(sheet.Rows(), "")
	return len(next), nil
}

// next returns the oldest results not yet folded.
func (m *Memory) next(until int64, limit int) (all []Cursor) {
	for c := range m.pending {
		if c.Ended <= until {
			all = append(all, c)
		}
	}
	slices.SortFunc(all, Cursor.Compare)
	return first(all, limit)
}

// Judgements returns a judge's stored judgements of decisions in a deal of the
// match whose record has the hash, by the number of acts before each in the
// deal.
func (m *Memory) Judgements(ctx context.Context, match table.Hash, judge string, deal int) (map[int][]byte, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	values := map[int][]byte{}
	for step, value := range m.judged[judgedDeal{match, judge, deal}] {
		values[step] = slices.Clone(value)
	}
	return values, nil
}

// KeepJudgement stores a judgement, unless there is one already.
func (m *Memory) KeepJudgement(ctx context.Context, match table.Hash, judge string, deal, step int, value []byte) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err := CheckJudgement(judge, value); err != nil {
		return err
	}
	d := judgedDeal{match, judge, deal}
	if m.judged[d] == nil {
		m.judged[d] = map[int][]byte{}
	}
	if m.judged[d][step] == nil {
		m.judged[d][step] = slices.Clone(value)
	}
	return nil
}

// Ping returns an error if the store cannot be used.
func (m *Memory) Ping(ctx context.Context) error {
	err := m.lock(ctx)
	if err == nil {
		m.mu.Unlock()
	}
	return err
}

// Stats returns what the store has done so far.
func (m *Memory) Stats() Stats {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stats
}

// Close ends the store: every later call fails with [ErrClosed].
func (m *Memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	return nil
}

func first[T any](s []T, limit int) []T { return s[:max(0, min(limit, len(s)))] }

// page returns what follows the first skip items, up to a limit.
func page[T any](s []T, skip, limit int) []T { return first(s[min(max(0, skip), len(s)):], limit) }

func cloneEntry(e *table.Entry) table.Entry {
	c := *e
	c.Body = slices.Clone(e.Body)
	return c
}

func cloneSummary(s *table.Summary) table.Summary {
	c := *s
	c.Chairs = slices.Clone(s.Chairs)
	return c
}

func cloneRow(r *table.Row) table.Row {
	c := *r
	c.Value = slices.Clone(r.Value)
	return c
}

func cloneResult(r *table.Result) table.Result {
	c := *r
	c.Chairs = slices.Clone(r.Chairs)
	return c
}
