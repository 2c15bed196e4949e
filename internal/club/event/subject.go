package event

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// A Subject is what an act is about. Fields that do not matter are zero.
type Subject struct {
	Kind   Kind   `json:"kind"` // of the acts: result for corrections, too, here for gone, close for reopen
	Round  int    `json:"round,omitempty"`
	Table  int    `json:"table,omitempty"`
	Board  uint64 `json:"board,omitempty"`
	Chair  Chair  `json:"chair,omitempty"`
	From   int    `json:"from,omitempty"`
	Member string `json:"member,omitempty"`
}

// A Dispute is a subject about which acts differ, or a result that a player disputes.
type Dispute struct {
	Subject
	// Acts are the ids of all acts that an act has to replace to settle it, in byte order.
	Acts []string `json:"acts"`
}

// A reading is the acts that stand, sorted by their subjects.
type reading struct {
	acts     map[string]*kept
	replaced map[string]bool
	root     map[string]string    // of members who are the same as another
	by       map[Subject][]*Act   // by id
	words    map[string][]*Act    // confirmations and disputes by the result that they are of
	lines    map[string][]Subject // of a replaced result: of what results stand instead
	disputes map[Subject][]string // what settles each
	tables   map[place]*concerns
}

// place is a table in a round.
type place struct{ round, table int }

// concerns is what acts are about at a table in a round.
type concerns struct {
	subjects []Subject
	replaced []*Act // results that no longer count
}

// read sorts the acts of a set. Nothing in it may depend on the order in which they arrived.
func read(acts map[string]*kept) *reading {
	r := &reading{acts: acts, replaced: map[string]bool{}, root: map[string]string{}, by: map[Subject][]*Act{}, words: map[string][]*Act{},
		lines: map[string][]Subject{}, disputes: map[Subject][]string{}, tables: map[place]*concerns{}}
	for _, a := range acts {
		for _, id := range a.Replaces {
			r.replaced[id] = true
		}
	}
	var stand []*Act
	for _, id := range slices.Sorted(maps.Keys(acts)) {
		a := acts[id].Act
		if r.replaced[id] {
			if a.Result != nil {
				at := r.at(a.Round, a.Table)
				at.replaced = append(at.replaced, a)
			}
			continue
		}
		stand = append(stand, a)
		if one, two := r.player(a.Member), r.player(a.Other); a.Do == Same && one != two {
			r.root[max(one, two)] = min(one, two)
		}
	}
	for _, a := range stand {
		switch a.Do {
		case Confirm, Contest:
			r.words[a.Of] = append(r.words[a.Of], a)
		case Same, Withdraw:
		default:
			at := r.subject(a)
			if r.by[at] = append(r.by[at], a); at.Table != 0 && len(r.by[at]) == 1 {
				t := r.at(at.Round, at.Table)
				t.subjects = append(t.subjects, at)
			}
			for _, t := range a.Tables {
				r.at(a.Round, t.Table)
			}
			if at.Kind == Report {
				for id := range r.before(a) {
					if !slices.Contains(r.lines[id], at) {
						r.lines[id] = append(r.lines[id], at)
					}
				}
			}
		}
	}
	return r
}

// at returns what concerns a table in a round.
func (r *reading) at(round, table int) *concerns {
	p := place{round, table}
	if r.tables[p] == nil {
		r.tables[p] = new(concerns)
	}
	return r.tables[p]
}

// player returns the id by which a member counts: the first, in byte order, of all who are the same.
func (r *reading) player(id string) string {
	for r.root[id] != "" {
		id = r.root[id]
	}
	return id
}

func (r *reading) players(ids []string) (all []string) {
	for _, id := range ids {
		all = append(all, r.player(id))
	}
	return all
}

// subject returns what an act is about.
func (r *reading) subject(a *Act) Subject {
	at := Subject{Kind: a.Do, Round: a.Round, Table: a.Table, Board: a.Board, Chair: a.Chair, From: a.From}
	switch a.Do {
	case Correct:
		at.Kind = Report
	case Reopen:
		at.Kind = Close
	case Gone:
		at.Kind = Here
	}
	switch a.Do {
	case Here, Gone, Rule:
		at.Member = r.player(a.Member)
	case Enter:
		at.Member = a.Member
	}
	return at
}

// before returns the ids of all acts that an act replaces, directly or through others.
func (r *reading) before(a *Act) map[string]bool {
	seen := map[string]bool{}
	for open := slices.Clone(a.Replaces); len(open) > 0; {
		id := open[0]
		if open = open[1:]; seen[id] {
			continue
		}
		if seen[id] = true; r.acts[id] != nil {
			open = append(open, r.acts[id].Replaces...)
		}
	}
	return seen
}

// says returns what an act says, without its author and with one spelling of each member.
func (r *reading) says(a *Act) string {
	c := Act{Do: a.Do, Seats: r.players(a.Seats), Setup: a.Setup, Ruling: a.Ruling, Ends: a.Ends, Name: a.Name, Person: a.Person, Bot: a.Bot}
	if a.Do == Substitute {
		c.Member = r.player(a.Member)
	}
	for _, t := range a.Tables {
		t.Seats = r.players(t.Seats)
		c.Tables = append(c.Tables, t)
	}
	slices.SortFunc(c.Tables, func(a, b Seating) int { return cmp.Compare(a.Table, b.Table) })
	return string(c.Encode())
}

// about returns the act that counts about a subject; nil if there is none. If acts differ, it notes the dispute.
func (r *reading) about(at Subject) *Act {
	all := r.by[at]
	if len(all) == 0 {
		return nil
	}
	if slices.ContainsFunc(all[1:], func(a *Act) bool { return r.says(a) != r.says(all[0]) }) {
		r.dispute(at, all...)
	}
	return all[0]
}

// dispute notes that a subject is disputed, and by which acts.
func (r *reading) dispute(at Subject, acts ...*Act) {
	for _, a := range acts {
		r.disputes[at] = append(r.disputes[at], a.ID)
	}
}

// closed reports whether a round, or 0 for the event, is closed: if that is disputed, it is not.
func (r *reading) closed(round int) bool {
	at := Subject{Kind: Close, Round: round}
	r.about(at)
	return len(r.by[at]) > 0 && !slices.ContainsFunc(r.by[at], func(a *Act) bool { return a.Do == Reopen })
}

// open returns all disputes, in the order of their subjects.
func (r *reading) open() (all []Dispute) {
	for at, ids := range r.disputes {
		slices.Sort(ids)
		all = append(all, Dispute{at, slices.Compact(ids)})
	}
	slices.SortFunc(all, func(a, b Dispute) int {
		return cmp.Or(cmp.Compare(a.Round, b.Round), cmp.Compare(a.Table, b.Table), cmp.Compare(a.Board, b.Board),
			cmp.Compare(fmt.Sprint(a.Subject), fmt.Sprint(b.Subject)))
	})
	return all
}
