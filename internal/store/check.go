package store

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"ninetynine/internal/store/journal"
)

// MaxID is how long an id may be, in bytes.
const MaxID = 128

// Check checks an entry and its projection before Append: they must belong to the same table and moment,
// and contain text that any store can keep. The error is [ErrStale] if the entry's number cannot be the
// next.
func Check(tbl string, e *journal.Entry, p *journal.Projection) error {
	if e.Seq == 0 || e.Seq > math.MaxInt64 {
		return fmt.Errorf("entry %d of table %q: %w", e.Seq, tbl, ErrStale)
	}
	if len(e.Body) == 0 {
		return fmt.Errorf("entry %d of table %q is empty", e.Seq, tbl)
	}
	if p.Summary.Seq != e.Seq || p.Summary.Head != e.Hash {
		return fmt.Errorf("the summary of table %q is of entry %d, not of entry %d that comes with it", tbl, p.Summary.Seq, e.Seq)
	}
	if err := checkSummary(tbl, &p.Summary); err != nil {
		return err
	}
	if p.Result != nil {
		if err := checkResult(tbl, p.Result); err != nil {
			return err
		}
	}
	return checkRows(tbl, p.Rows)
}

// CheckAll checks a whole log and its projections before Import: entries must be numbered from 1, their
// hashes must chain, and the summary must belong to the last. The error names the first bad entry.
func CheckAll(tbl string, entries []journal.Entry, f *Folded) error {
	chain, err := journal.Chained(entries)
	empty := slices.IndexFunc(entries, func(e journal.Entry) bool { return len(e.Body) == 0 })
	switch s := &f.Summary; {
	case len(entries) == 0:
		return fmt.Errorf("table %q has no entries", tbl)
	case err != nil:
		return fmt.Errorf("table %q: %w", tbl, err)
	case empty >= 0:
		return fmt.Errorf("table %q: entry %d is empty", tbl, empty+1)
	case s.Seq != chain.Seq || s.Head != chain.Head:
		return fmt.Errorf("table %q has %d entries, but its summary is of entry %d", tbl, chain.Seq, s.Seq)
	}
	return CheckFolded(tbl, f)
}

// CheckFolded checks the projections of a log before Project: all of them must belong to the table, and
// each match must occur once.
func CheckFolded(tbl string, f *Folded) error {
	seen := map[int]bool{}
	for i := range f.Results {
		r := &f.Results[i]
		if err := checkResult(tbl, r); err != nil {
			return err
		}
		if seen[r.Match] {
			return fmt.Errorf("table %q: two results of match %d", tbl, r.Match)
		}
		seen[r.Match] = true
	}
	if err := checkRows(tbl, f.Rows); err != nil {
		return err
	}
	return checkSummary(tbl, &f.Summary)
}

func checkRows(tbl string, rows []journal.Row) error {
	for i := range rows {
		r := &rows[i]
		if err := checkText(r.Projection, r.List, r.Key); err != nil || r.Projection == "" {
			return fmt.Errorf("table %q: a row of the projection %q: %w", tbl, r.Projection, cmp.Or(err, errors.New("it has no name")))
		}
	}
	return nil
}

func checkSummary(tbl string, s *journal.Summary) error {
	if s.ID != tbl {
		return fmt.Errorf("the summary of table %q says that it is of %q", tbl, s.ID)
	}
	if err := CheckID(tbl); err != nil {
		return err
	}
	for _, c := range s.Chairs {
		if err := checkText(c.Player, c.Name); err != nil {
			return fmt.Errorf("table %q: %w", tbl, err)
		}
	}
	return checkText(s.Variant, s.Audience, string(s.Status), s.Clock)
}

func checkResult(tbl string, r *journal.Result) error {
	if r.Table != tbl {
		return fmt.Errorf("a result of table %q says that it is of %q", tbl, r.Table)
	}
	if r.Match < 1 || int64(r.Match) > math.MaxInt32 {
		return fmt.Errorf("table %q: match %d; they are numbered from 1", tbl, r.Match)
	}
	for _, c := range r.Chairs {
		if err := checkText(c.Player, c.Name, c.Bot); err != nil {
			return fmt.Errorf("table %q, match %d: %w", tbl, r.Match, err)
		}
	}
	return checkText(r.Variant)
}

// CheckID checks that a store can keep an id: text of 1 to [MaxID] bytes.
func CheckID(id string) error {
	if id == "" || len(id) > MaxID {
		return fmt.Errorf("%q is no id: one has 1 to %d bytes", id, MaxID)
	}
	return checkText(id)
}

// checkText refuses text that not every store accepts: invalid UTF-8, and NUL characters.
func checkText(ss ...string) error {
	for _, s := range ss {
		if !utf8.ValidString(s) || strings.Contains(s, "\x00") {
			return fmt.Errorf("%q is not plain text in UTF-8", s)
		}
	}
	return nil
}

// CheckPlayer checks that a store can keep a player with the id and name.
func CheckPlayer(id, name string) error {
	if err := CheckID(id); err != nil {
		return err
	}
	return checkText(name)
}

// CheckPad checks that a store can keep a score pad.
func CheckPad(p *Pad) error {
	if len(p.Record) == 0 {
		return errors.New("a pad has no record")
	}
	return CheckID(p.ID)
}

// CheckJudgement checks that a store can keep a judgement.
func CheckJudgement(judge string, value []byte) error {
	if len(value) == 0 {
		return errors.New("a judgement says nothing")
	}
	return CheckID(judge)
}
