package store

import (
	"strings"

	"ninetynine/internal/table"
)

// Projections are what follows from the tables' logs beside the lists and the
// histories that every store keeps. Each writes rows under its name, and all of
// them can be made anew at any time.
//
// To add one, or to have one come out otherwise: write it in a file of its own,
// name it where the server is put together, and add a migration. For results
// that is UPDATE folding SET anew = 1, by which all are folded anew; servers of
// an older program, which do not know it, keep nothing more from then on. What
// follows from logs that were written before, a rebuild adds.
type Projections struct {
	Logs    []LogProjection
	Results []ResultProjection
}

// A LogProjection follows from one table's log. Its rows are written in one
// piece with the entry that sets them.
type LogProjection struct {
	Name string
	// Rows returns what an entry sets, given the table after it.
	Rows func(s *table.State, e *table.Event) []table.Row
}

// A ResultProjection follows from the results of all tables in the order in
// which they ended: see [Cursor]. It is the same whatever the order in which
// results came, and whoever folds them.
type ResultProjection struct {
	Name string
	// Fold takes the next result. row returns what is kept under a key of a
	// list, without a value if there is nothing yet, to be changed in place.
	// Nothing else may Fold depend on.
	Fold func(r *table.Result, row func(list, key string) *table.Row)
}

// Names lists the projections of logs, lists and histories among them, and
// those of results.
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

// Of returns what follows from a table's newest entry, with which it has come
// to stand as it does.
func (p *Projections) Of(s *table.State, e *table.Event) table.Projection {
	all := s.Project()
	for _, l := range p.Logs {
		for _, r := range l.Rows(s, e) {
			r.Projection = l.Name
			all.Rows = append(all.Rows, r)
		}
	}
	return all
}

// A Folded is all that follows from the whole log of a table.
type Folded struct {
	Summary table.Summary
	Results []table.Result
	Rows    []table.Row // what the entries have set, in their order
}

// Fold returns what follows from the whole log of a table; it is an error if
// the log is not sound.
func (p *Projections) Fold(id string, games table.Games, entries []table.Entry) (*Folded, error) {
	s, f := table.New(id, games), &Folded{}
	for i := range entries {
		e, err := s.Take(&entries[i])
		if err != nil {
			return nil, err
		}
		now := p.Of(s, e)
		if f.Rows = append(f.Rows, now.Rows...); now.Result != nil {
			f.Results = append(f.Results, *now.Result)
		}
		f.Summary = now.Summary
	}
	return f, nil
}

// A Sheet is the rows that a step of folding results has asked for. Stores make
// one for each step.
type Sheet struct {
	// Load returns the rows as they are kept, without a value if they are not.
	Load func(projection, list, key string) (table.Row, error)

	rows  map[rowKey]*table.Row
	order []rowKey
	err   error
}

type rowKey struct{ projection, list, key string }

// Take has the projections take the next result.
func (s *Sheet) Take(r *table.Result, all []ResultProjection) error {
	for i := range all {
		name := all[i].Name
		all[i].Fold(r, func(list, key string) *table.Row { return s.row(rowKey{name, list, key}) })
	}
	return s.err
}

func (s *Sheet) row(k rowKey) *table.Row {
	if r := s.rows[k]; r != nil {
		return r
	}
	if s.rows == nil {
		s.rows = map[rowKey]*table.Row{}
	}
	r, err := s.Load(k.projection, k.list, k.key)
	if err != nil && s.err == nil {
		s.err = err
	}
	s.rows[k], s.order = &r, append(s.order, k)
	return &r
}

// Rows returns all that were asked for, as they are now.
func (s *Sheet) Rows() []table.Row {
	var all []table.Row
	for _, k := range s.order {
		r := *s.rows[k]
		r.Projection, r.List, r.Key = k.projection, k.list, k.key
		all = append(all, r)
	}
	return all
}
