// Package solo is one match on one's own machine: acts come in, are checked,
// appended to a log, applied, and told to whoever watches. Nothing but Views
// leaves it.
//
// The log is the truth: the match is the fold of its log, and the log is a
// record that anybody may referee at any moment. What is taken back is cut
// off the log again; where others play too, that will not do: see package
// table.
package solo

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Table is one match in progress. Its methods may be called from any
// number of goroutines.
type Table struct {
	log    Log
	m      *match.Match
	header *record.Header
	seed   cards.Seed

	mu       sync.Mutex
	fold     // what the log says
	seq      uint64
	watchers map[*Watcher]struct{}
	broken   error // nobody knows any more what the log holds
}

// What a caller may want to tell apart.
var (
	ErrNoMatch = errors.New("there is no match in this file")
	ErrBroken  = errors.New("what the file holds is not known any more; leave, and open the match again")
	ErrNotDue  = errors.New("no deal is due")
	ErrStale   = errors.New("the table has moved on")
	ErrNothing = errors.New("there is nothing of yours to take back in this deal")
)

// Start begins a match in a log that is empty or holds no more than the
// beginning of a match, no deal of it whole. It deals the first deal: that of
// the given number of the header's seed.
func Start(ctx context.Context, log Log, h *record.Header, number uint64) (*Table, error) {
	if err := dealable(h); err != nil {
		return nil, err
	}
	g, err := rules.New(h.Variant)
	if err != nil {
		return nil, err
	}
	if len(h.Seats) != g.Seats() {
		return nil, fmt.Errorf("%s has %d seats, not %d", h.Variant.ID, g.Seats(), len(h.Seats))
	}
	m, err := match.New(g, h.First, h.Limit)
	if err != nil {
		return nil, err
	}
	if err := empty(ctx, log); err != nil {
		return nil, err
	}
	t := &Table{log: log, m: m, header: h, seed: cards.SeedOf(h.Seed), watchers: map[*Watcher]struct{}{}}
	t.fold = fold{state: m.Start(), first: number}
	return t, t.deal(ctx, record.AppendHeader(nil, h))
}

// empty empties a log that holds no more than the beginning of a match.
func empty(ctx context.Context, log Log) error {
	text, err := log.Read(ctx)
	if err != nil || len(text) == 0 {
		return err
	}
	if _, err := Open(ctx, log); !errors.Is(err, ErrNoMatch) || !bytes.HasPrefix(text, []byte(`{"ninetynine":`)) {
		return fmt.Errorf("cannot begin a match in a file that holds something already")
	}
	return log.Truncate(ctx, 0)
}

// dealable says why the deals of a match cannot be dealt here, if so.
func dealable(h *record.Header) error {
	switch {
	case h.Commit != "" || len(h.Commits) > 0:
		return fmt.Errorf("the deals of this match are sealed by a commitment, and only its dealer can deal them")
	case h.Seed == "":
		return fmt.Errorf("the first line names no seed, so nobody knows how to deal")
	}
	return nil
}

// Open goes on with the match in a log: a torn last line is dropped, and
// what follows from the last act is completed, if the program once stopped
// in the midst of writing. It is [ErrNoMatch] if not even the first deal is
// there, and a [*record.Error] if the log is not a sound record.
func Open(ctx context.Context, log Log) (*Table, error) {
	t := &Table{log: log, seq: 1, watchers: map[*Watcher]struct{}{}}
	text, err := log.Read(ctx)
	if err != nil {
		return nil, err
	}
	whole, end := wholeLines(text)
	if len(whole) == 0 {
		return nil, ErrNoMatch
	}
	f, m, h, err := readFold(whole)
	if err != nil {
		return nil, err
	}
	if f.deals == 0 {
		return nil, ErrNoMatch
	}
	if err := dealable(h); err != nil {
		return nil, err
	}
	t.fold, t.m, t.header, t.seed = *f, m, h, cards.SeedOf(h.Seed)
	// Only now that this is known to be a match may it be mended.
	if len(whole) < len(text) {
		err = log.Truncate(ctx, len(whole))
	} else if end != nil {
		err = log.Append(ctx, end, true)
	}
	if err != nil {
		return nil, err
	}
	if missing := t.missing(m); len(missing) > 0 {
		if err := log.Append(ctx, missing, true); err != nil {
			return nil, err
		}
		t.size += len(missing)
	}
	return t, nil
}

// Match returns the match, which does not change.
func (t *Table) Match() *match.Match { return t.m }

// Header returns the first line of the record, not to be changed.
func (t *Table) Header() *record.Header { return t.header }

// Number returns which deal of the seed the match's deal n is.
func (t *Table) Number(n uint32) uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.first + uint64(n)
}

// Scores returns the deals finished so far, as everybody may know them.
func (t *Table) Scores() []match.Score {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.scores[:len(t.scores):len(t.scores)]
}

// View fills in v with what the seat may know now.
func (t *Table) View(seat rules.Seat, v *match.View) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.m.View(&t.state, seat, v)
}

// Do does the act for the seat by, whose own hand or dummy it is. seq is the
// last update that the decision was based on, and the act is refused with
// [ErrStale] if the table has moved on since; 0 does not ask. An act that
// the rules forbid is a [*rules.IllegalError].
func (t *Table) Do(ctx context.Context, by rules.Seat, seq uint64, a rules.Action) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if seq != 0 && seq != t.seq {
		return ErrStale
	}
	if err := t.m.Check(&t.state, by, a); err != nil {
		return err
	}
	next := t.state
	forced := t.m.Game.Options(&next.Deal, by).Len() == 1
	t.m.Apply(&next, a)
	lines := record.AppendAfter(record.AppendAct(nil, by, a, "", time.Time{}), t.m, &next)
	if err := t.append(ctx, lines, t.person(by)); err != nil {
		return err
	}
	t.acts = append(t.acts, decision{t.size, by, forced})
	t.size += len(lines)
	t.state = next
	t.fold.note(t.m)
	t.tell(Update{Kind: Acted, Act: a}, by)
	return nil
}

// append adds lines to the log, or else leaves it as it was; if not even
// that can be done, the table is broken.
func (t *Table) append(ctx context.Context, lines []byte, keep bool) error {
	if t.broken != nil {
		return t.broken
	}
	err := t.log.Append(ctx, lines, keep)
	if err == nil {
		return nil
	}
	return errors.Join(err, t.truncate(context.WithoutCancel(ctx), t.size))
}

// truncate cuts the log; a log of which that cannot be said is not to be
// trusted again.
func (t *Table) truncate(ctx context.Context, size int) error {
	if err := t.log.Truncate(ctx, size); err != nil {
		t.broken = fmt.Errorf("%w: %w", ErrBroken, err)
	}
	return t.broken
}

// person reports whether a person sits there, whose acts must not be lost.
func (t *Table) person(s rules.Seat) bool {
	return int(s) >= len(t.header.Bots) || t.header.Bots[s] == ""
}

// Deal deals the next deal; [ErrNotDue] in the midst of one, or at the end.
func (t *Table) Deal(ctx context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.deal(ctx, nil)
}

// deal writes the lines given and those of the next deal.
func (t *Table) deal(ctx context.Context, lines []byte) error {
	if t.state.Stage != match.Dealing {
		return ErrNotDue
	}
	next := t.state
	n := t.first + uint64(next.Number)
	d := t.m.Draw(&next, &t.seed, n)
	if err := t.m.Deal(&next, &d); err != nil {
		return err
	}
	lines = record.AppendDeal(lines, t.m.Game, next.Number, next.Game, &d, &record.DealNote{Number: &n})
	if err := t.append(ctx, lines, true); err != nil {
		return err
	}
	t.size += len(lines)
	t.state = next
	t.dealt()
	t.tell(Update{Kind: Dealt}, rules.Nobody)
	return nil
}

// Undo takes back the seat's last decision in this deal and everything after
// it; [ErrNothing] if it has made none. Acts that were forced are not decisions.
func (t *Table) Undo(ctx context.Context, seat rules.Seat) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := len(t.acts) - 1; i >= 0; i-- {
		if d := t.acts[i]; d.by == seat && !d.forced {
			return t.back(ctx, d.at)
		}
	}
	return ErrNothing
}

// Redeal begins the deal anew, with the same cards.
func (t *Table) Redeal(ctx context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.acts) == 0 {
		return ErrNothing
	}
	return t.back(ctx, t.acts[0].at)
}

// back returns to the moment at which the log had so many bytes.
func (t *Table) back(ctx context.Context, size int) error {
	if t.broken != nil {
		return t.broken
	}
	text, err := t.log.Read(ctx)
	if err != nil {
		return err
	}
	f, _, _, err := readFold(text[:size])
	if err != nil {
		return err
	}
	if err := t.truncate(ctx, size); err != nil {
		return err
	}
	t.fold = *f
	t.tell(Update{Kind: Undone}, rules.Nobody)
	return nil
}
