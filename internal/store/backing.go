package store

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/store/journal"
)

// A Backing is an ordered database of keys and values, in which a [Memory] keeps its lasting data:
// IndexedDB in a browser. Several Memories, of several processes, may use one Backing at once. Keys are
// printable ASCII.
type Backing interface {
	// Read returns the pairs whose keys begin with the prefix and come after another key, in the order of
	// their bytes.
	Read(ctx context.Context, prefix, after string) ([]Pair, error)
	// Write makes all changes in their order, or none, provided that was.Key still has the value was.Value.
	// Otherwise the error is [ErrStale]. When Write returns nil, the changes are durable. Other errors are
	// [ErrFull], [ErrUnsure] if the changes may have been made, and [ErrBusy].
	Write(ctx context.Context, was Pair, changes []Pair) error
	// Listen calls tell at once, and whenever another process has written, until the context ends.
	Listen(ctx context.Context, tell func()) error
	// Close ends the use of the database.
	Close() error
}

// A Pair is a key and its value. As a change, an empty value removes the key; in a condition, it means that
// the key has no value.
type Pair struct {
	Key   string
	Value []byte
}

// What is stored in a Backing, by the first part of the key:
//
//	head/                           the number of changes so far, and the kept keys that the latest ones touched
//	kept/KIND/ID/                   the data of a Memory, as JSON: see the kinds in NewMemory
//	log/TABLE/000000000012/         an entry: its time, its hash, its event
//	judged/MATCH/JUDGE/DEAL/STEP/   a judgement, unchanged
//
// Keys under kept are read when the store is opened, and when the head shows changes of other processes; all
// others, on demand. So the time to open depends on the number of matches, but not on their length.
const (
	headKey    = "head/"
	keptPrefix = "kept/"
	layout     = 1 // the number of this layout
	// recentMost is how many changed keys a head names at most. A process that has missed more reads all
	// that is kept.
	recentMost = 32
)

// A head is the number of the last change, which is also the lock: a change is made only if no other was
// made since its maker last looked.
type head struct {
	Layout int        `json:"layout"`
	Number uint64     `json:"number"`
	Recent [][]string `json:"recent,omitempty"` // which kept keys the last changes touched, the newest at the end
}

// next returns the head after a change of these keys.
func (h head) next(keys []string) head {
	slices.Sort(keys)
	n := head{Layout: layout, Number: h.Number + 1, Recent: append(slices.Clone(h.Recent), slices.Compact(keys))}
	for i, count := len(n.Recent)-1, 0; i >= 0; i-- {
		if count += len(n.Recent[i]) + 1; count > recentMost {
			n.Recent = n.Recent[i+1:]
			break
		}
	}
	return n
}

// since returns the keys touched by the changes after a number, and whether all of them are known.
func (h head) since(number uint64) (keys []string, known bool) {
	missed := h.Number - number
	if number == 0 || h.Number <= number || missed > uint64(len(h.Recent)) {
		return nil, false
	}
	return slices.Concat(h.Recent[uint64(len(h.Recent))-missed:]...), true
}

// keyOf writes the parts of a key. Each ends with a slash, so no key is the prefix of another; other than
// plain characters are written as %XX.
func keyOf(parts ...string) string {
	var b strings.Builder
	for _, p := range parts {
		for i := range len(p) {
			if c := p[i]; c <= ' ' || c >= 0x7f || c == '/' || c == '%' {
				fmt.Fprintf(&b, "%%%02X", c)
			} else {
				b.WriteByte(c)
			}
		}
		b.WriteByte('/')
	}
	return b.String()
}

// A kind is the kept data of one kind, whatever its type.
type kind interface {
	// load stores the value of a key of a Backing; it removes the key if the value is empty.
	load(key string, value []byte) error
	clear()
}

// collection is all data of one kind, by key. All of it can be written as JSON.
type collection[T any] struct {
	kind  string
	all   map[string]T
	clone func(T) T // callers may change what they pass and get
}

func newCollection[T any](m *Memory, kind string, clone func(T) T) *collection[T] {
	k := &collection[T]{keptPrefix + kind + "/", map[string]T{}, clone}
	m.kinds[k.kind] = k
	return k
}

func (k *collection[T]) key(id ...string) string { return k.kind + keyOf(id...) }

func (k *collection[T]) get(id ...string) (T, bool) {
	v, ok := k.all[k.key(id...)]
	return v, ok
}

func (k *collection[T]) set(d *draft, v T, id ...string) {
	key, v := k.key(id...), k.clone(v)
	d.write(key, func() ([]byte, error) { return json.Marshal(v) })
	d.whenDurable(func() { k.all[key] = v })
}

func (k *collection[T]) remove(d *draft, key string) {
	d.write(key, func() ([]byte, error) { return nil, nil })
	d.whenDurable(func() { delete(k.all, key) })
}

// removeAll removes the wanted values, and returns how many.
func (k *collection[T]) removeAll(d *draft, wanted func(T) bool) int {
	var gone []string
	for key, v := range k.all {
		if wanted(v) {
			gone = append(gone, key)
		}
	}
	slices.Sort(gone)
	for _, key := range gone {
		k.remove(d, key)
	}
	return len(gone)
}

func (k *collection[T]) load(key string, value []byte) error {
	if len(value) == 0 {
		delete(k.all, key)
		return nil
	}
	var v T
	err := json.Unmarshal(value, &v)
	k.all[key] = v
	return err
}

func (k *collection[T]) clear() { clear(k.all) }

// A series is numbered values in groups: the entries of tables, the judgements of deals. They are in memory
// only if there is no Backing.
type series struct {
	kind    string
	backing Backing
	groups  map[string][]numbered
}

type numbered struct {
	n     uint64
	value []byte
}

func (s *series) prefix(group ...string) string { return keyOf(append([]string{s.kind}, group...)...) }

// place returns the key of a number, so that keys are in the order of numbers.
func place(prefix string, n uint64) string { return fmt.Sprintf("%s%012d/", prefix, n) }

func (s *series) set(d *draft, n uint64, value []byte, group ...string) {
	prefix := s.prefix(group...)
	d.write(place(prefix, n), func() ([]byte, error) { return value, nil })
	if s.backing == nil {
		d.whenDurable(func() {
			g := s.groups[prefix]
			i, known := slices.BinarySearchFunc(g, n, func(v numbered, n uint64) int { return cmp.Compare(v.n, n) })
			if known {
				g = slices.Delete(slices.Clone(g), i, i+1)
			}
			s.groups[prefix] = slices.Insert(g, i, numbered{n, value})
		})
	}
}

// has reports whether there is a value with the number.
func (s *series) has(ctx context.Context, n uint64, group ...string) (bool, error) {
	prefix := s.prefix(group...)
	if s.backing != nil {
		found, err := s.backing.Read(ctx, place(prefix, n), "")
		return len(found) > 0, err
	}
	_, ok := slices.BinarySearchFunc(s.groups[prefix], n, func(v numbered, n uint64) int { return cmp.Compare(v.n, n) })
	return ok, nil
}

func (s *series) from(ctx context.Context, n uint64, group ...string) ([]numbered, error) {
	prefix := s.prefix(group...)
	if s.backing == nil {
		g := s.groups[prefix]
		i, _ := slices.BinarySearchFunc(g, n, func(v numbered, n uint64) int { return cmp.Compare(v.n, n) })
		return g[i:], nil
	}
	after := ""
	if n > 0 {
		after = place(prefix, n-1)
	}
	pairs, err := s.backing.Read(ctx, prefix, after)
	var all []numbered
	for _, p := range pairs {
		n, err := strconv.ParseUint(strings.TrimSuffix(p.Key[len(prefix):], "/"), 10, 64)
		if err != nil {
			return nil, fmt.Errorf("%w: it has the key %q", ErrDamaged, p.Key)
		}
		all = append(all, numbered{n, p.Value})
	}
	return all, err
}

// encodeEntry writes an entry without its number, its body byte by byte.
func encodeEntry(e *journal.Entry) []byte { return fmt.Appendf(nil, "%d %x %s", e.At, e.Hash, e.Body) }

func decodeEntry(n *numbered) (journal.Entry, error) {
	parts := bytes.SplitN(n.value, []byte(" "), 3)
	e := journal.Entry{Seq: n.n}
	if len(parts) < 3 {
		return e, fmt.Errorf("%w: entry %d is cut off", ErrDamaged, n.n)
	}
	var err error
	e.At, err = strconv.ParseInt(string(parts[0]), 10, 64)
	if err = errors.Join(err, e.Hash.UnmarshalText(parts[1])); err != nil {
		return e, fmt.Errorf("%w: entry %d: %w", ErrDamaged, n.n, err)
	}
	e.Body = slices.Clone(parts[2])
	return e, nil
}

// A draft is the changes that one call is about to make: in the Backing, if there is one, and in memory.
type draft struct {
	backed  bool
	changes []Pair
	keys    []string // the kept keys among the changes
	apply   []func()
	err     error
}

func (d *draft) write(key string, encode func() ([]byte, error)) {
	if !d.backed {
		return
	}
	value, err := encode()
	if err != nil && d.err == nil {
		d.err = err
	}
	d.changes = append(d.changes, Pair{key, value})
	if strings.HasPrefix(key, keptPrefix) {
		d.keys = append(d.keys, key)
	}
}

// whenDurable schedules do for when the draft is durable.
func (d *draft) whenDurable(do func()) { d.apply = append(d.apply, do) }

// change makes the changes that a call drafts: first durably, then in memory. If another process has
// written meanwhile, the call drafts again.
func (m *Memory) change(ctx context.Context, do func(*draft) error) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	for {
		d := draft{backed: m.backing != nil}
		err := do(&d)
		if err == nil && len(d.changes)+len(d.apply) > 0 {
			if err = m.commit(ctx, &d); !errors.Is(err, ErrStale) {
				return err
			}
		}
		// There was nothing to do, or it was refused, or it was stale: has another process written since?
		if moved, lost := m.readChanges(ctx); lost != nil || !moved {
			return cmp.Or(lost, err)
		}
	}
}

// commit makes a draft durable, and then applies it. A caller who has given up meanwhile still gets the
// outcome.
func (m *Memory) commit(ctx context.Context, d *draft) error {
	if d.err != nil {
		return d.err
	}
	if m.backing != nil {
		next := m.head.next(d.keys)
		value, err := json.Marshal(next)
		if err != nil {
			return err
		}
		if err := m.backing.Write(context.WithoutCancel(ctx), Pair{headKey, m.seen}, append(d.changes, Pair{headKey, value})); err != nil {
			return err
		}
		m.head, m.seen = next, value
	}
	for _, do := range d.apply {
		do()
	}
	m.stats.Commits++
	return nil
}

// readChanges reads other processes' changes since the last look, and reports whether there were any.
func (m *Memory) readChanges(ctx context.Context) (moved bool, err error) {
	if m.backing == nil {
		return false, nil
	}
	for {
		pairs, err := m.backing.Read(ctx, headKey, "")
		if err != nil {
			return moved, err
		}
		var value []byte
		if len(pairs) > 0 {
			value = pairs[0].Value
		}
		if bytes.Equal(value, m.seen) {
			return moved, nil
		}
		moved = true
		if err := m.catchUp(ctx, value); err != nil {
			m.head, m.seen = head{}, nil // read everything next time
			return moved, err
		}
	}
}

// catchUp reads other processes' changes up to a head. It may also read some of their later changes; the
// next look reads the others.
func (m *Memory) catchUp(ctx context.Context, value []byte) error {
	var h head
	if err := json.Unmarshal(value, &h); err != nil || h.Layout < 1 {
		return fmt.Errorf("%w: its head is %.80q", ErrDamaged, value)
	}
	if h.Layout > layout {
		return ErrNewer
	}
	before := map[string]uint64{}
	for key, t := range m.tables.all {
		before[key] = t.Seq
	}
	keys, known := h.since(m.head.Number)
	if !known {
		keys = []string{keptPrefix}
		for _, k := range m.kinds {
			k.clear()
		}
	}
	slices.Sort(keys)
	for _, key := range slices.Compact(keys) {
		if err := m.fetch(ctx, key, known); err != nil {
			return err
		}
	}
	m.head, m.seen = h, value
	m.queueNews(before)
	return nil
}

// former lists the kinds of data that only earlier programs had in a Backing.
func former() []string {
	return strings.SplitAfter("session/erased/tie/moved/pad/audit/complaint/origin/evening/coming/plan/group/member/", "/")
}

// fetch reads what the Backing has under a key, or with a prefix.
func (m *Memory) fetch(ctx context.Context, key string, one bool) error {
	pairs, err := m.backing.Read(ctx, key, "")
	if err != nil {
		return err
	}
	if one && len(pairs) == 0 {
		pairs = []Pair{{Key: key}} // no longer there
	}
	for _, p := range pairs {
		rest := p.Key[len(keptPrefix):]
		name := rest[:strings.IndexByte(rest, '/')+1]
		k := m.kinds[keptPrefix+name]
		switch {
		case slices.Contains(former(), name):
			continue
		case k == nil:
			return fmt.Errorf("%w: it has the key %q", ErrDamaged, p.Key)
		}
		if err := k.load(p.Key, p.Value); err != nil {
			return fmt.Errorf("%w: %q: %w", ErrDamaged, p.Key, err)
		}
	}
	return nil
}

// queueNews notes the tables with new entries, for Listen.
func (m *Memory) queueNews(before map[string]uint64) {
	if m.listeners == 0 {
		return
	}
	for key, t := range m.tables.all {
		if t.Seq > before[key] {
			m.news[t.ID] = t.Seq
		}
	}
}

// Listen calls tell with a News without a table once it listens, and then with each table to which another
// process has appended, until the context ends. Only one Listen may run at a time.
func (m *Memory) Listen(ctx context.Context, tell func(News)) error {
	m.mu.Lock()
	m.listeners++
	m.mu.Unlock()
	defer func() {
		m.mu.Lock()
		m.listeners--
		m.mu.Unlock()
	}()
	if m.backing == nil {
		tell(News{})
		<-ctx.Done()
		return nil
	}
	first := true
	return m.backing.Listen(ctx, func() {
		if first {
			first = false
			tell(News{})
		}
		if m.lock(ctx) != nil {
			return // missed news is found by looking
		}
		_, _ = m.readChanges(ctx) // likewise
		news := maps.Clone(m.news)
		clear(m.news)
		m.mu.Unlock()
		for _, id := range slices.Sorted(maps.Keys(news)) {
			tell(News{id, news[id]})
		}
	})
}

// Open returns the store in a Backing: empty if nothing is there. The error is
// [ErrNewer] if a newer program has written it.
func Open(ctx context.Context, b Backing) (*Memory, error) {
	m := NewMemory()
	m.backing, m.logs.backing, m.judged.backing = b, b, b
	if _, err := m.readChanges(ctx); err != nil {
		return nil, fmt.Errorf("opening what is stored: %w", err)
	}
	return m, nil
}
