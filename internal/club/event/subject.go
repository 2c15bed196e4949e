package event

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// A Subject is what an act is about. Fields that do not matter are zero.
//
//wire:name EventSubject
type Subject struct {
	// Kind is that of the acts: result for corrections, too, here for gone, close for reopen.
	Kind Kind `json:"kind"`
	// Round is the round.
	Round int `json:"round,omitempty"`
	// Table is the table.
	Table int `json:"table,omitempty"`
	// Board is the board or, in a match, the deal.
	Board uint64 `json:"board,omitempty"`
	// Chair is the chair that is taken over.
	Chair Chair `json:"chair,omitempty"`
	// From is the position of the first board of a substitute.
	From int `json:"from,omitempty"`
	// Member is the member.
	Member string `json:"member,omitempty"`
}

// A Dispute is a subject about which acts differ, or a result that a player disputes.
//
//wire:name EventDispute
type Dispute struct {
	Subject
	// Acts are the ids of all acts that an act has to replace to settle it, in byte order.
	Acts []string `json:"acts"`
}

// A reading is the acts of a set, sorted by what they are about. Nothing in it depends on the order in which they arrived, but
// what was shown.
type reading struct {
	same     union                // members who are the same
	linked   union                // results, and what they replace
	lines    map[string]*line     // all results that are linked, by the first
	replaced map[string]bool      // ids of acts that no longer count
	undone   map[string]bool      // ids of acts that the desk has taken back
	righted  map[string]bool      // ids of acts that the desk has replaced
	shut     map[int]uint64       // the last entry that closed a round or, as 0, the event
	shown    map[string]bool      // ids of results that were there when their round, or the event, was closed
	by       map[Subject][]*Act   // those that count, by their ids
	words    map[string][]*Act    // confirmations and disputes by the result that they are of
	disputes map[Subject][]string // what settles each
	agreed   map[string][]string  // who has entered a member, or said that the member is here
	tables   map[place]*concerns
}

// A line is a result with all that correct it.
type line struct {
	standing  []*Act           // those that count, by their ids
	contests  []*Act           // what players dispute of it
	about, at map[Subject]bool // what it was about at any time, and what it stands at
}

// first returns the subject under which a line is in dispute that stands at several.
func (r *reading) first(l *line) Subject { return r.subject(l.standing[0]) }

// place is a table in a round.
type place struct{ round, table int }

// concerns is what acts are about at a table in a round.
type concerns struct {
	subjects []Subject
	replaced []*Act // results that no longer count
}

// A union joins ids that belong together. Each set goes by its first id in byte order.
type union map[string]string

func (u union) first(id string) string {
	if u[id] == "" {
		return id
	}
	u[id] = u.first(u[id])
	return u[id]
}

func (u union) join(a, b string) {
	if a, b = u.first(a), u.first(b); a != b {
		u[max(a, b)] = min(a, b)
	}
}

// read sorts the acts of a set.
func read(acts map[string]*kept) *reading {
	r := &reading{same: union{}, linked: union{}, lines: map[string]*line{}, replaced: map[string]bool{}, undone: map[string]bool{}, righted: map[string]bool{}, shut: map[int]uint64{}, shown: map[string]bool{}, by: map[Subject][]*Act{},
		words: map[string][]*Act{}, disputes: map[Subject][]string{}, agreed: map[string][]string{}, tables: map[place]*concerns{}}
	for _, a := range acts {
		if a.Do == Close || a.Do == Reopen {
			r.shut[a.Round] = max(r.shut[a.Round], a.seq)
		}
		for _, id := range a.Replaces {
			if was := acts[id]; was != nil && was.Do == Close {
				r.shut[was.Round] = max(r.shut[was.Round], a.seq)
			}
			if r.replaced[id] = true; a.Result != nil {
				r.linked.join(a.ID, id)
			}
			r.undone[id] = r.undone[id] || a.Do == Withdraw && a.Desk
			r.righted[id] = r.righted[id] || a.Desk
		}
	}
	ids := slices.Sorted(maps.Keys(acts))
	for _, id := range ids {
		if a := acts[id]; a.Do == Same && !r.replaced[id] {
			r.same.join(a.Member, a.Other)
		}
	}
	for _, id := range ids {
		a := acts[id].Act
		if a.Result != nil {
			r.shown[id] = acts[id].seq < max(r.shut[0], r.shut[a.Round])
			l := r.line(id)
			if at := r.subject(a); !r.replaced[id] {
				l.standing, l.about[at], l.at[at] = append(l.standing, a), true, true
			} else {
				l.about[at] = true
			}
		}
		if a.Do == Enter || a.Do == Here {
			m := r.same.first(a.Member)
			r.agreed[m] = append(r.agreed[m], a.By)
		}
		switch {
		case r.replaced[id]:
			if a.Result != nil {
				t := r.at(a.Round, a.Table)
				t.replaced = append(t.replaced, a)
			}
		case a.Of != "":
			r.words[a.Of] = append(r.words[a.Of], a)
			if a.Do == Contest {
				l := r.line(a.Of)
				l.contests = append(l.contests, a)
			}
		case a.Do != Same && a.Do != Withdraw:
			at := r.subject(a)
			if r.by[at] = append(r.by[at], a); at.Table != 0 && len(r.by[at]) == 1 {
				t := r.at(at.Round, at.Table)
				t.subjects = append(t.subjects, at)
			}
			for _, t := range a.Tables {
				r.at(a.Round, t.Table)
			}
		}
	}
	return r
}

// line returns the line of a result.
func (r *reading) line(result string) *line {
	id := r.linked.first(result)
	if r.lines[id] == nil {
		r.lines[id] = &line{about: map[Subject]bool{}, at: map[Subject]bool{}}
	}
	return r.lines[id]
}

// at returns what concerns a table in a round.
func (r *reading) at(round, table int) *concerns {
	p := place{round, table}
	if r.tables[p] == nil {
		r.tables[p] = new(concerns)
	}
	return r.tables[p]
}

// players returns the ids by which members count.
func (r *reading) players(ids []string) (all []string) {
	for _, id := range ids {
		all = append(all, r.same.first(id))
	}
	return all
}

// subject returns what an act is about.
func (r *reading) subject(a *Act) Subject {
	at := Subject{Kind: a.Do, Round: a.Round, Table: a.Table, Board: a.Board, Chair: a.Chair, From: a.From}
	switch a.Do {
	case Enter:
		at.Member = a.Member
	case Here, Gone:
		at.Kind, at.Member = Here, r.same.first(a.Member)
	case Rule:
		at.Member = r.same.first(a.Member)
	case Correct:
		at.Kind = Report
	case Reopen:
		at.Kind = Close
	}
	return at
}

// says returns what an act says, without its author, whose words may be withheld, and with one spelling of each member.
func (r *reading) says(a *Act) string {
	c := *a
	c.Withheld, c.ID, c.By, c.Device, c.Desk, c.Count, c.Replaces, c.Reason = false, "", "", "", false, 0, nil, ""
	c.Member, c.Seats, c.Tables = r.same.first(a.Member), r.players(a.Seats), slices.Clone(a.Tables)
	for i := range c.Tables {
		c.Tables[i].Seats = r.players(c.Tables[i].Seats)
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
		r.dispute(at, all)
	}
	return all[0]
}

// dispute notes that a subject is disputed, and by which acts.
func (r *reading) dispute(at Subject, acts []*Act) {
	for _, a := range acts {
		r.disputes[at] = append(r.disputes[at], a.ID)
	}
}

// closed reports whether a round, or 0 for the event, is closed: if that is disputed, it is not.
func (r *reading) closed(round int) bool {
	at := Subject{Kind: Close, Round: round}
	return r.about(at) != nil && !slices.ContainsFunc(r.by[at], func(a *Act) bool { return a.Do == Reopen })
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
