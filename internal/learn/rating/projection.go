package rating

import (
	"encoding/json"

	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

// Projection is the name under which a store keeps ratings: a list for each class, by player. Its ranks order those
// that are [Parameters.Sure] by mean; others have rank 0.
const Projection = "ratings"

// A Standing is what a store keeps of a player in a class.
type Standing struct {
	Rating
	Matches int      `json:"matches"`
	Last    int64    `json:"last"`          // when the last one ended, in milliseconds since 1970 UTC
	Met     []string `json:"met,omitempty"` // the players of the last [Recent] matches or more, the newest last
}

// Parse reads the value of a row.
func Parse(r *journal.Row) (s Standing, err error) {
	return s, json.Unmarshal(r.Value, &s)
}

// Counts reports whether a match is rated, if its variant is known.
func Counts(r *journal.Result) bool { return r.Rated && people(r.Chairs) }

// Fold rates a match, if it counts: its table was set up for that, and at least two people sat there. Levels are
// anchors; other computer players are left out. A player who left finishes last, whatever the stand-in makes of the
// chair. A player who was absent, asked for hints or took something back gains nothing. If a match is given up, those
// who had left lose to all others, who gain nothing; if no one had left, it does not count.
func Fold(r *journal.Result, row func(list, key string) *journal.Row) {
	if r.Rated {
		fold(r, "", row)
	}
}

// Ladders is the name under which a store keeps the ladders of groups: lists as those of [Projection], each with its
// group before it (see [LadderOf]).
const Ladders = "ladders"

// LadderOf returns the list of a group's class.
func LadderOf(group, class string) string { return group + "/" + class }

// FoldLadder rates a match of a group among the matches of the group alone. It counts as in [Fold], but also without a
// clock.
func FoldLadder(r *journal.Result, row func(list, key string) *journal.Row) {
	if r.Ladder {
		fold(r, LadderOf(r.Group, ""), row)
	}
}

// fold rates a match in the lists of a prefix.
func fold(r *journal.Result, prefix string, row func(list, key string) *journal.Row) {
	v, err := rules.Named(r.Variant)
	if err != nil || !people(r.Chairs) {
		return
	}
	class := ClassOf(&v)
	p := Fitted(class)
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
				s = Standing{Rating: p.Start}
			}
		}
		if ok {
			field = append(field, Finisher{
				Rating: s.Rating, Rank: place(r.Chairs, c), Capped: !only || c.Left || c.Away+c.Hints+c.Undone > 0,
				Met: func(j int) int { return count(s.Met, at[j].Player) },
			})
			at, was, rows = append(at, c), append(was, s), append(rows, own)
		}
	}
	if len(field) < 2 {
		return
	}
	deals := r.Deals
	if r.Cut {
		deals = max(deals, usual) // who leaves at once loses as much
	}
	p.Update(field, deals)
	for i, c := range at {
		if c.Player != "" && (!r.Cut || c.Left) {
			was[i].Rating = field[i].Rating
			keep(rows[i], &was[i], &p, at, i, r)
		}
	}
}

// people reports whether at least two people sat at the chairs. A player at two of them was two guests then.
func people(chairs []journal.Share) bool {
	n := 0
	for i := range chairs {
		if chairs[i].Player != "" {
			n++
		}
	}
	return n >= 2
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

// keep stores a player's standing after a match. Chairs of computer players leave room to remember players of earlier
// matches.
func keep(row *journal.Row, s *Standing, p *Parameters, at []*journal.Share, me int, r *journal.Result) {
	for _, c := range at {
		if c.Player != "" && c.Player != at[me].Player {
			s.Met = append(s.Met, c.Player)
		}
	}
	s.Met = s.Met[max(0, len(s.Met)-Recent*(len(r.Chairs)-1)):]
	s.Matches, s.Last = s.Matches+1, r.Ended
	row.Rank = 0
	if p.Sure(s.Rating) {
		row.Rank = max(1, int64(s.Mean*1000))
	}
	row.Value, _ = json.Marshal(s) // numbers and text have no error
}
