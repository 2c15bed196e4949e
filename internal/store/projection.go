package store

import (
	"strings"

	"ninetynine/internal/store/journal"
)

// Projections are data derived from logs, in addition to the lists and histories of every store. Each writes
// rows under its name, and all of them can be rebuilt at any time.
//
// To add or change one, write it in a separate file, name it in package room, and add a migration. For a
// projection of results that is UPDATE folding SET anew = 1, which folds all results again; older servers,
// which do not know the projection, then write nothing more. For a projection of logs, a rebuild adds the
// rows of earlier entries.
type Projections struct {
	// New returns the state of a log before its first entry.
	New     func(id string) journal.State
	Logs    []LogProjection
	Results []ResultProjection
}

// A LogProjection is derived from one log. Its rows are written in the same transaction as the entry that
// sets them.
type LogProjection struct {
	Name string
	// Rows returns the rows set by the last entry of a state; none for another kind of log.
	Rows func(s journal.State) []journal.Row
}

// A ResultProjection is derived from the results of all tables in the order in which they ended: see
// [Cursor]. It does not depend on the order in which results arrived, or on the process that folds them.
type ResultProjection struct {
	Name string
	// Fold folds the next result. row returns the row under a key of a list, to be changed in place; it has
	// no value if there is none yet. Fold must not depend on anything else, and must change nothing for a
	// result that is not [Projected].
	Fold func(r *journal.Result, row func(list, key string) *journal.Row)
}

// Projected reports whether projections of results may read a result: one that counts for ratings, or of a group. When
// two players become one, results are folded again for these only.
func Projected(r *journal.Result) bool { return r.Rated || r.Group != "" }

// RefoldEvery is how often results are folded again because players have become one or were split, at most, in milliseconds.
const RefoldEvery = 3600_000

// Aside begins the name under which rows of a projection of results are stored while all results are folded again.
// Until that is over, the earlier rows are shown.
const Aside = "~"

// Names lists the projections of logs, including lists and histories, and those of results.
func (p *Projections) Names() (logs, results string) {
	of := []string{"lists", "histories"}
	for _, l := range p.Logs {
		of = append(of, l.Name)
	}
	var from []string
	for _, r := range p.Results {
		from = append(from, r.Name)
	}
	return strings.Join(of, ", "), strings.Join(from, ", ")
}

// Of returns the projections of a state's last entry.
func (p *Projections) Of(s journal.State) journal.Projection {
	all := s.Project()
	for _, l := range p.Logs {
		for _, r := range l.Rows(s) {
			r.Projection = l.Name
			all.Rows = append(all.Rows, r)
		}
	}
	return all
}

// A Folded has all projections of a table's whole log.
type Folded struct {
	Summary journal.Summary
	Results []journal.Result
	Rows    []journal.Row // set by the entries, in order
}

// Fold returns the projections of a table's whole log, or an error if the log is invalid.
func (p *Projections) Fold(id string, entries []journal.Entry) (*Folded, error) {
	return p.FoldUnless(func() error { return nil }, id, entries)
}

// FoldUnless is Fold, with repeated calls of stop, whose error ends it.
func (p *Projections) FoldUnless(stop func() error, id string, entries []journal.Entry) (*Folded, error) {
	s, f := p.New(id), &Folded{}
	for i := range entries {
		if err := stop(); err != nil {
			return nil, err
		}
		if err := s.Fold(&entries[i]); err != nil {
			return nil, err
		}
		now := p.Of(s)
		if f.Rows = append(f.Rows, now.Rows...); now.Result != nil {
			f.Results = append(f.Results, *now.Result)
		}
		f.Summary = now.Summary
	}
	return f, nil
}

// A Sheet holds the rows needed by one step of folding results. Stores make one for each step.
type Sheet struct {
	// Load returns the rows as stored, without a value if there are none.
	Load func(projection, list, key string) (journal.Row, error)

	rows  map[rowKey]*journal.Row
	order []rowKey
	err   error
}

type rowKey struct{ projection, list, key string }

// Fold folds the next result into the projections.
func (s *Sheet) Fold(r *journal.Result, all []ResultProjection) error {
	for i := range all {
		name := all[i].Name
		all[i].Fold(r, func(list, key string) *journal.Row { return s.row(rowKey{name, list, key}) })
	}
	return s.err
}

func (s *Sheet) row(k rowKey) *journal.Row {
	if r := s.rows[k]; r != nil {
		return r
	}
	if s.rows == nil {
		s.rows = map[rowKey]*journal.Row{}
	}
	r, err := s.Load(k.projection, k.list, k.key)
	if err != nil && s.err == nil {
		s.err = err
	}
	s.rows[k], s.order = &r, append(s.order, k)
	return &r
}

// Rows returns all rows used, in their present state, with the name of the projection after a prefix.
func (s *Sheet) Rows(prefix string) []journal.Row {
	var all []journal.Row
	for _, k := range s.order {
		r := *s.rows[k]
		r.Projection, r.List, r.Key = prefix+k.projection, k.list, k.key
		all = append(all, r)
	}
	return all
}
