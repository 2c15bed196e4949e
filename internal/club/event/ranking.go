package event

import (
	"cmp"
	"math/big"
	"slices"

	"ninetynine/internal/paper/pad"
	"ninetynine/match"
)

// A Standing is a player's place in an event. Points are exact: in JSON, 37/4 is nine and a quarter.
type Standing struct {
	// Place is from 1; players with equal points and contracts share it.
	Place int `json:"place"`
	// Member is the id of the player.
	Member string `json:"member"`
	// Name is the player's name; absent if it has not arrived, or was withheld.
	Name string `json:"name,omitempty"`
	// Person is the player's id in the group; absent if unknown.
	Person string `json:"person,omitempty"`
	// Bot is the level of a computer player.
	Bot string `json:"bot,omitempty"`
	// Boards is the number of boards or deals that count for the player.
	Boards int `json:"boards"`
	// Fewer says that other players have more boards. The rule is the same for all.
	Fewer bool `json:"fewer,omitempty"`
	// Points are the sum of the points.
	Points *big.Rat `json:"points"`
	// Field is the sum of the differences from the mean of the others in the chair; absent in matches.
	Field *big.Rat `json:"field,omitempty"`
	// Made is the number of contracts made, as far as it is known.
	Made int `json:"made"`
	// Rulings is the number of adjusted scores among the boards.
	Rulings int `json:"rulings,omitempty"`
	// Balance is how many points the others owe the player, if they settle by the differences at the tables.
	Balance int64 `json:"balance"`
}

// A Traveller has the results of a board at all tables.
type Traveller struct {
	Board uint64 `json:"board"`
	Lines []Line `json:"lines"`
}

// A Line is a table's result on a traveller.
type Line struct {
	Round int `json:"round"`
	Table int `json:"table"`
	// Players are the ids of the players, by the seats of the deal.
	Players []string `json:"players"`
	// Entry has bids, tricks and premiums; absent if only points are known.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Points and Made are by seat; Made is absent if unknown.
	Points []int32 `json:"points"`
	Made   []bool  `json:"made,omitempty"`
	// Field are the points less the mean of the others in the chair; absent in matches.
	Field []*big.Rat `json:"field,omitempty"`
	// Rulings are the adjusted scores by the players' ids, where there are any.
	Rulings map[string]Ruling `json:"rulings,omitempty"`
}

// A played is a board at a table that counts.
type played struct {
	*Board
	table *Table
}

// counting returns the boards that count and may be seen, in the order of rounds, tables and boards.
func (e *Event) counting(shown func(*Table, *Board) bool) (all []played) {
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				if (b.Score != nil || len(b.Rulings) > 0) && shown(t, b) {
					all = append(all, played{b, t})
				}
			}
		}
	}
	return all
}

// A field is the results of the boards by which players are compared, by board and seat.
type field map[uint64][][]held

// held is what a player scored with a hand.
type held struct {
	member string
	points int32
}

// field returns the results for comparison: of people, and of bots if they count, without adjusted ones.
func (e *Event) field(all []played) field {
	f := field{}
	for _, p := range all {
		if p.Score == nil || p.Number == 0 {
			continue
		}
		if f[p.Number] == nil {
			f[p.Number] = make([][]held, e.game.Live().Len())
		}
		for seat, id := range p.Players {
			m := e.members[id]
			if m != nil && p.Rulings[id] == nil && (m.Bot == "" || !e.Setup.Scoring.NoBots) {
				f[p.Number][seat] = append(f[p.Number][seat], held{id, p.Score.Points[seat]})
			}
		}
	}
	return f
}

// mean returns the mean of the others in a chair; nil if there were none.
func (f field) mean(board uint64, seat int, but string) *big.Rat {
	sum, n := int64(0), int64(0)
	if f[board] != nil {
		for _, h := range f[board][seat] {
			if h.member != but {
				sum, n = sum+int64(h.points), n+1
			}
		}
	}
	if n == 0 {
		return nil
	}
	return big.NewRat(sum, n)
}

// Ranking returns the standings of all who ever sat at a table, the best first.
func (e *Event) Ranking() []Standing {
	return e.ranking(func(*Table, *Board) bool { return true })
}

func (e *Event) ranking(shown func(*Table, *Board) bool) []Standing {
	all := e.counting(shown)
	f, of := e.field(all), map[string]*Standing{}
	for _, m := range e.Members {
		if !m.seated {
			continue
		}
		s := &Standing{Member: m.ID, Person: m.Person, Bot: m.Bot, Points: new(big.Rat)}
		if len(m.Names) > 0 {
			s.Name = m.Names[0]
		}
		if e.Setup.Play == Boards {
			s.Field = new(big.Rat)
		}
		of[m.ID] = s
	}
	for _, p := range all {
		e.count(p, f, of)
	}
	return e.ranked(of)
}

// count adds a board to the standings of its players.
func (e *Event) count(p played, f field, of map[string]*Standing) {
	deals := 1
	if p.Number == 0 {
		deals = e.Setup.Deals
	}
	for seat, id := range p.Players {
		if s := of[id]; s != nil && p.Score != nil && p.Rulings[id] == nil {
			s.Boards += deals
			points := big.NewRat(int64(p.Score.Points[seat]), 1)
			s.add(points, f.mean(p.Number, seat, id))
			if p.Score.Made != nil && p.Score.Made[seat] {
				s.Made++
			}
		}
	}
	for id, a := range p.Rulings {
		s := of[id]
		s.Boards += deals
		s.Rulings++
		var mean *big.Rat
		if seat := slices.Index(p.Players, id); seat >= 0 {
			mean = f.mean(p.Number, seat, id)
		}
		s.add(a.Ruling.points(mean, e.Setup.Scoring.Plus), mean)
	}
	if p.Score == nil {
		return
	}
	var totals match.Points
	if copy(totals[:], p.Score.Points); len(p.Score.Points) != e.game.Live().Len() {
		return // a whole match at which players sat out in turn: only seats can settle
	}
	due := pad.Differences(e.game, totals)
	for seat, id := range p.Players {
		if of[id] != nil {
			of[id].Balance += int64(due[seat])
		}
	}
}

// add adds the points of a board, and their difference from the mean of the others, which is 0 if there were none.
func (s *Standing) add(points, mean *big.Rat) {
	s.Points.Add(s.Points, points)
	if s.Field != nil && mean != nil {
		s.Field.Add(s.Field, new(big.Rat).Sub(points, mean))
	}
}

// points returns the points that a ruling gives, where the others in the chair have a mean; without one it is 0.
func (r *Ruling) points(mean *big.Rat, plus int32) *big.Rat {
	points := new(big.Rat)
	if r.Score == Fixed {
		return points.SetInt64(int64(r.Points))
	}
	if mean != nil {
		points.Set(mean)
	}
	by := map[string]int32{Average: 0, Plus: plus, Minus: -plus}[r.Score]
	return points.Add(points, big.NewRat(int64(by), 1))
}

// ranked sorts standings and gives them their places.
func (e *Event) ranked(of map[string]*Standing) (all []Standing) {
	most := 0
	for _, s := range of {
		most = max(most, s.Boards)
	}
	for _, s := range of {
		s.Fewer = s.Boards < most
		all = append(all, *s)
	}
	placed(all, func(a, b *Standing) int { return cmp.Or(b.by(e).Cmp(a.by(e)), cmp.Compare(b.Made, a.Made)) },
		func(s *Standing) (*int, string) { return &s.Place, s.Member })
	return all
}

// placed sorts a ranking and sets its places. Players whom the order does not tell apart share one, and stand by their ids.
func placed[T any](all []T, order func(a, b *T) int, place func(*T) (place *int, id string)) {
	slices.SortFunc(all, func(a, b T) int {
		_, one := place(&a)
		_, two := place(&b)
		return cmp.Or(order(&a, &b), cmp.Compare(one, two))
	})
	for i := range all {
		at, _ := place(&all[i])
		if *at = i + 1; i > 0 && order(&all[i-1], &all[i]) == 0 {
			shared, _ := place(&all[i-1])
			*at = *shared
		}
	}
}

// by returns what ranks the player.
func (s *Standing) by(e *Event) *big.Rat {
	if e.Setup.Scoring.Field {
		return s.Field
	}
	return s.Points
}

// Travellers returns the results of all boards, in their order; none in matches.
func (e *Event) Travellers() []Traveller {
	return e.travellers(func(*Table, *Board) bool { return true })
}

func (e *Event) travellers(shown func(*Table, *Board) bool) (out []Traveller) {
	if e.Setup.Play != Boards {
		return nil
	}
	all := e.counting(shown)
	f, lines := e.field(all), map[uint64][]Line{}
	for _, p := range all {
		l := Line{Round: p.table.Round, Table: p.table.Number, Players: p.Players}
		if s := p.Score; s != nil {
			l.Entry, l.Points, l.Made = s.Entry, s.Points, s.Made
			for seat, id := range p.Players {
				one := Standing{Points: new(big.Rat), Field: new(big.Rat)}
				one.add(big.NewRat(int64(s.Points[seat]), 1), f.mean(p.Number, seat, id))
				l.Field = append(l.Field, one.Field)
			}
		}
		for id, a := range p.Rulings {
			if l.Rulings == nil {
				l.Rulings = map[string]Ruling{}
			}
			l.Rulings[id] = *a.Ruling
		}
		lines[p.Number] = append(lines[p.Number], l)
	}
	for number, all := range lines {
		out = append(out, Traveller{number, all})
	}
	slices.SortFunc(out, func(a, b Traveller) int { return cmp.Compare(a.Board, b.Board) })
	return out
}

// Transfers returns how the players settle their balances, at the stakes of the house: see [pad.Transfers].
func Transfers(all []Standing) []pad.Transfer {
	var due []pad.Standing
	for _, s := range all {
		due = append(due, pad.Standing{Name: cmp.Or(s.Name, s.Member), Balance: s.Balance})
	}
	return pad.Transfers(due)
}
