package rating

import (
	"encoding/json"
	"slices"

	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

// Projection is the name under which a store keeps ratings: a list for each class, by player. Its ranks order those
// that are [Parameters.Sure] by mean, in thousandths, as far as levels bear it out; others have rank 0.
const Projection = "ratings"

// A Standing is what a store keeps of a player in a class.
type Standing struct {
	Rating
	Borne   Rating   `json:"borne"` // what levels bear out: the rating by matches that the player played alone against them
	Matches int      `json:"matches"`
	First   int64    `json:"first,omitempty"` // when the first one ended, in milliseconds since 1970 UTC
	Last    int64    `json:"last"`            // when the last one ended
	Met     []string `json:"met,omitempty"`   // the players of the last [Recent] matches or more, the newest last
}

// Parse reads the value of a row.
func Parse(r *journal.Row) (s Standing, err error) {
	return s, json.Unmarshal(r.Value, &s)
}

// Counts reports whether a match is rated, if its variant is known.
func Counts(r *journal.Result) bool { return r.Rated && people(r.Chairs) >= 2 }

// Fold rates a match, if it counts: its table was set up for that, and at least two people sat there. Levels are
// anchors; other computer players are left out. A player who left finishes last, whatever the stand-in makes of the
// chair. A player who was absent, asked for hints or took something back gains nothing. If a match is given up, those
// who had left lose to all others, who gain nothing; if no one had left, it does not count.
//
// A match that one person played alone against levels does not change the rating, but what levels bear out, and so how
// much of the rating is shown. If the player was a guest then and has joined the present player since, it can only lower that: of many guests, those with
// luck could join.
func Fold(r *journal.Result, row func(list, key string) *journal.Row) { FoldBy(Fitted)(r, row) }

// FoldBy returns [Fold] with other parameters.
func FoldBy(of func(class string) Parameters) func(r *journal.Result, row func(list, key string) *journal.Row) {
	return func(r *journal.Result, row func(list, key string) *journal.Row) {
		if r.Rated {
			fold(r, "", of, row)
		}
	}
}

// Ladders is the name under which a store keeps the ladders of groups: lists as those of [Projection], each with its
// group before it (see [LadderOf]).
const Ladders = "ladders"

// LadderOf returns the list of a group's class.
func LadderOf(group, class string) string { return group + "/" + class }

// FoldLadder rates a match of a group among the matches of the group alone. It counts as in [Fold], but also without a
// clock, and levels need not bear a rating out.
func FoldLadder(r *journal.Result, row func(list, key string) *journal.Row) {
	if r.Ladder {
		fold(r, LadderOf(r.Group, ""), OfLadder, row)
	}
}

// fold rates a match in the lists of a prefix.
func fold(r *journal.Result, prefix string, of func(class string) Parameters, row func(list, key string) *journal.Row) {
	v, err := rules.Named(r.Variant)
	alone := people(r.Chairs) == 1
	if err != nil || people(r.Chairs) == 0 || alone && prefix != "" {
		return
	}
	class := ClassOf(&v)
	p, old := of(class), prefix == "" && r.Ended < limited
	var field []Finisher
	var at []*journal.Share
	var was []Standing
	var rows []*journal.Row
	for i := range r.Chairs {
		c := &r.Chairs[i]
		worst, only := worst(r.Chairs, i)
		if !worst {
			continue
		}
		s, ok := Standing{}, true
		var own *journal.Row
		if c.Player == "" {
			s.Mean, ok = Anchor(class, c.Bot, c.Edition)
		} else {
			own = row(prefix+class, c.Player)
			if s, err = Parse(own); err != nil {
				s = Standing{Rating: p.Start, Borne: p.Start}
			}
		}
		if ok {
			field = append(field, Finisher{
				Rating: s.Rating, Known: !old && p.known(&s), Rank: place(r.Chairs, c), Capped: !only || c.Left || c.Away+c.Hints+c.Undone > 0,
				Met: func(j int) int { return count(s.Met, at[j].Player) },
			})
			at, was, rows = append(at, c), append(was, s), append(rows, own)
		}
	}
	if len(field) < 2 || alone && len(field) < len(r.Chairs) { // another program could help
		return
	}
	deals := r.Deals
	if r.Cut {
		deals = max(deals, usual) // who leaves at once loses as much
	}
	if alone {
		i := slices.IndexFunc(at, func(c *journal.Share) bool { return c.Player != "" })
		if now := p.borne(was[i].Borne, field, i, deals, r.Cut); !at[i].Joined || now.Mean < was[i].Borne.Mean {
			was[i].Borne = now
		}
		keep(rows[i], &was[i], &p)
		return
	}
	p.Update(field, deals)
	for i, c := range at {
		if c.Player != "" && (!r.Cut || c.Left) {
			was[i].Rating = field[i].Rating
			was[i].meet(at, i, r)
			if old && was[i].regular() {
				was[i].Borne = was[i].Rating
			}
			keep(rows[i], &was[i], &p)
		}
	}
}

// borne returns what levels bear out after a match that the player of chair i played alone against them. To give it up
// is to lose it. A level much weaker than the player says nothing: the model expects too little against it.
func (p *Parameters) borne(now Rating, field []Finisher, i, deals int, cut bool) Rating {
	me := field[i]
	me.Rating, me.Capped = now, me.Capped || cut
	if cut {
		me.Rank = len(field)
	}
	table := []Finisher{me}
	for j, f := range field {
		if j != i && f.Mean+p.Start.Deviation > now.Mean {
			table = append(table, f)
		}
	}
	if len(table) > 1 {
		p.Update(table, deals)
	}
	return table[0].Rating
}

// limited is when levels had to bear ratings out first, in milliseconds since 1970 UTC. What regulars had until then is
// theirs.
const limited = 1_795_910_400_000 // 29 November 2026

// regular reports whether a player has played with many others, over two weeks.
func (s *Standing) regular() bool {
	others := map[string]bool{}
	for _, id := range s.Met {
		others[id] = true
	}
	return s.Matches >= Recent && len(others) >= 8 && s.Last-s.First >= 14*24*3600_000
}

// people returns how many people sat at the chairs. A player at two of them was two guests then.
func people(chairs []journal.Share) (n int) {
	for i := range chairs {
		if chairs[i].Player != "" {
			n++
		}
	}
	return n
}

// worst reports whether a chair finished behind all others of its player, and whether it is the only one.
func worst(chairs []journal.Share, i int) (worst, only bool) {
	worst, only = true, true
	mine := place(chairs, &chairs[i])
	for j := range chairs {
		if c := &chairs[j]; j != i && c.Player != "" && c.Player == chairs[i].Player {
			its := place(chairs, c)
			only, worst = false, worst && (mine > its || mine == its && i < j)
		}
	}
	return worst, only
}

// place returns how many chairs finished ahead: those who left are behind all others, then winning counts, then
// points.
func place(chairs []journal.Share, c *journal.Share) (n int) {
	for i := range chairs {
		o := &chairs[i]
		switch {
		case o.Left != c.Left:
			if c.Left {
				n++
			}
		case c.Left: // all who left tie
		case o.Won != c.Won:
			if o.Won {
				n++
			}
		case o.Points > c.Points:
			n++
		}
	}
	return n
}

func count(ids []string, id string) (n int) {
	for _, x := range ids {
		if x == id {
			n++
		}
	}
	return n
}

// meet counts a match with the players at other chairs. Chairs of computer players leave room to remember players of
// earlier matches.
func (s *Standing) meet(at []*journal.Share, me int, r *journal.Result) {
	for _, c := range at {
		if c.Player != "" && c.Player != at[me].Player {
			s.Met = append(s.Met, c.Player)
		}
	}
	s.Met = s.Met[max(0, len(s.Met)-Recent*(len(r.Chairs)-1)):]
	if s.Matches++; s.Matches == 1 {
		s.First = r.Ended
	}
	s.Last = r.Ended
}

// keep stores a player's standing.
func keep(row *journal.Row, s *Standing, p *Parameters) {
	row.Rank = 0
	if s.Matches > 0 && p.Sure(s) {
		mean := s.Mean
		if p.Above > 0 {
			mean = min(mean, s.Borne.Mean+p.Above)
		}
		row.Rank = max(1, int64(mean*1000))
	}
	row.Value, _ = json.Marshal(s) // numbers and text have no error
}
