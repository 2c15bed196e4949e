package event

import (
	"cmp"
	"math/big"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/slips"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Standing is a player's place in an event. Points are exact: in JSON, 37/4 is nine and a quarter.
//
//wire:name EventStanding
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
	// Rounds are what the player gained in each round of what the ranking counts, from the first; absent in lists.
	Rounds []*big.Rat `json:"rounds,omitempty"`
	before *big.Rat   // the sum of these
}

// A Traveller has the results of a board at all tables.
type Traveller struct {
	// Board is its number.
	Board uint64 `json:"board"`
	// Lines are the results, a line for each table.
	Lines []Line `json:"lines"`
	// Deal has the cards, once all may see them; absent if the board is dealt by hand.
	Deal *slips.Deal `json:"deal,omitempty"`
}

// A Line is a table's result on a traveller.
//
//wire:name TravellerLine
type Line struct {
	// Round is the round in which it was played.
	Round int `json:"round"`
	// Table is the number of the table.
	Table int `json:"table"`
	// Players are the ids of the players, by the seats of the deal.
	Players []string `json:"players"`
	Score
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

// whole returns the whole match of which results or rulings were entered; nil if there is none.
func (t *Table) whole() *Board {
	if b := t.Boards[len(t.Boards)-1]; b.Number == 0 {
		return b
	}
	return nil
}

// counting returns the boards that count and may be seen, in the order of rounds, tables and boards. Where the points of
// a whole match count, they stand alone.
func (e *Event) counting(shown func(*Board) bool) (all []played) {
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				whole := t.whole()
				if (b.Score != nil || len(b.Rulings) > 0) && shown(b) && (b == whole || whole == nil || whole.Score == nil) {
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
		if p.Score == nil || e.Setup.Play != Boards {
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

// others returns the sum of the points of the others in a chair, and their number.
func (f field) others(board uint64, seat int, but string) (sum, n int64) {
	if seat >= 0 && f[board] != nil {
		for _, h := range f[board][seat] {
			if h.member != but {
				sum, n = sum+int64(h.points), n+1
			}
		}
	}
	return sum, n
}

// above returns how far points are above the mean of the others in a chair; 0 if there are none.
func (f field) above(board uint64, seat int, id string, points int32) *big.Rat {
	sum, n := f.others(board, seat, id)
	if n == 0 {
		return new(big.Rat)
	}
	return big.NewRat(int64(points)*n-sum, n)
}

func everything(*Board) bool { return true }

// Ranking returns the standings of all who ever sat at a table, the best first.
func (e *Event) Ranking() []Standing { return e.ranking(everything) }

func (e *Event) ranking(shown func(*Board) bool) (ranking []Standing) {
	all := e.counting(shown)
	ranking = []Standing{}
	f, of, most := e.field(all), map[string]*Standing{}, 0
	for _, m := range e.Members {
		of[m.ID] = &Standing{Member: m.ID, Name: m.Name, Person: m.Person, Bot: m.Bot, Points: new(big.Rat), before: new(big.Rat)}
		if e.Setup.Play == Boards {
			of[m.ID].Field = new(big.Rat)
		}
	}
	for i, p := range all {
		e.count(p, f, of)
		if i+1 < len(all) && all[i+1].table.Round == p.table.Round {
			continue
		}
		for _, s := range of {
			s.ends(p.table.Round, s.by(&e.Setup))
		}
	}
	for _, s := range of {
		most = max(most, s.Boards)
	}
	for _, m := range e.Members {
		if s := of[m.ID]; m.seated {
			s.Fewer = s.Boards < most
			ranking = append(ranking, *s)
		}
	}
	placed(ranking, func(a, b *Standing) int {
		return cmp.Or(b.by(&e.Setup).Cmp(a.by(&e.Setup)), cmp.Compare(b.Made, a.Made))
	},
		func(s *Standing) *int { return &s.Place })
	return ranking
}

// count adds a board to the standings of its players.
func (e *Event) count(p played, f field, of map[string]*Standing) {
	deals, whole := 1, p.table.whole()
	if p.Number == 0 {
		deals = e.Setup.Deals
	}
	for seat, id := range p.Players {
		s := of[id]
		if s == nil || p.Score == nil || p.Rulings[id] != nil || whole != nil && whole.Rulings[id] != nil {
			continue
		}
		s.Boards += deals
		s.Points.Add(s.Points, big.NewRat(int64(p.Score.Points[seat]), 1))
		if s.Field != nil {
			s.Field.Add(s.Field, f.above(p.Number, seat, id, p.Score.Points[seat]))
		}
		if p.Score.Made != nil && p.Score.Made[seat] {
			s.Made++
		}
	}
	for id, a := range p.Rulings {
		s := of[id]
		s.Boards += deals
		s.Rulings++
		sum, n := f.others(p.Number, slices.Index(p.Players, id), id)
		mean := big.NewRat(sum, max(n, 1))
		points := new(big.Rat).Add(mean, big.NewRat(int64(map[string]int32{Plus: e.Setup.Scoring.Plus, Minus: -e.Setup.Scoring.Plus}[a.Ruling.Score]), 1))
		if a.Ruling.Score == Fixed {
			points.SetInt64(int64(a.Ruling.Points))
		}
		s.Points.Add(s.Points, points)
		if s.Field != nil && (n > 0 || a.Ruling.Score != Fixed) { // points of which nobody else has any are no difference
			s.Field.Add(s.Field, points.Sub(points, mean))
		}
	}
	var totals match.Points
	if p.Score == nil || copy(totals[:], p.Score.Points) != e.game.Live().Len() {
		return // a whole match at which players sat out in turn: only seats can settle
	}
	due := pad.Differences(e.game, totals)
	for seat, id := range p.Players {
		if of[id] != nil {
			of[id].Balance += int64(due[seat])
		}
	}
}

// ends fills in what the player gained in a round, and 0 for rounds before without boards, given the sum after it.
func (s *Standing) ends(round int, sum *big.Rat) {
	for len(s.Rounds) < round-1 {
		s.Rounds = append(s.Rounds, new(big.Rat))
	}
	s.Rounds = append(s.Rounds, new(big.Rat).Sub(sum, s.before))
	s.before.Set(sum)
}

// placed sorts a ranking, whose players stand in the order of their ids, and sets its places. Players whom the order does
// not tell apart share one.
func placed[T any](all []T, order func(a, b *T) int, place func(*T) *int) {
	slices.SortStableFunc(all, func(a, b T) int { return order(&a, &b) })
	for i := range all {
		if *place(&all[i]) = i + 1; i > 0 && order(&all[i-1], &all[i]) == 0 {
			*place(&all[i]) = *place(&all[i-1])
		}
	}
}

// by returns what ranks the player.
func (s *Standing) by(setup *Setup) *big.Rat {
	if setup.Scoring.Field {
		return s.Field
	}
	return s.Points
}

// travellers returns the results of the open boards at tables whose players are known, in the order of the boards; none in
// matches. The cards of secret ones are left out.
func (e *Event) travellers(open, secret func(*Board) bool) (out []Traveller) {
	if e.Setup.Play != Boards {
		return nil
	}
	all := e.counting(func(b *Board) bool { return open(b) && b.Players[0] != "" })
	f := e.field(all)
	slices.SortStableFunc(all, func(a, b played) int { return cmp.Compare(a.Number, b.Number) })
	for _, p := range all {
		l := Line{Round: p.table.Round, Table: p.table.Number, Players: p.Players}
		if s := p.Score; s != nil {
			l.Score = s.shown(secret(p.Board))
			for seat, id := range p.Players {
				l.Field = append(l.Field, f.above(p.Number, seat, id, s.Points[seat]))
			}
		}
		if len(p.Rulings) > 0 {
			l.Rulings = map[string]Ruling{}
		}
		for id, a := range p.Rulings {
			l.Rulings[id] = *a.Ruling
		}
		if n := len(out); n == 0 || out[n-1].Board != p.Number {
			out = append(out, Traveller{Board: p.Number})
			if !secret(p.Board) {
				out[n].Deal = e.deal(p.Number)
			}
		}
		last := &out[len(out)-1]
		last.Lines = append(last.Lines, l)
	}
	return out
}

// deal returns the cards of a board; nil if it is dealt by hand.
func (e *Event) deal(number uint64) *slips.Deal {
	s, err := slips.Of(e.game, &slips.Plan{Seed: e.Setup.Seed, First: number, Deals: 1, Fixed: true})
	if err != nil { // there is no seed
		return nil
	}
	return &s.Deals[0]
}

// Dealt returns the game, and the boards whose cards all may see.
func (e *Event) Dealt() (*rules.Game, map[uint64]rules.Deal) {
	all, sealed, seed := map[uint64]rules.Deal{}, e.sealed(), cards.SeedOf(e.Setup.Seed)
	for _, p := range e.counting(func(b *Board) bool { return e.Setup.Seed != "" && !sealed(b) }) {
		if _, dealt := all[p.Number]; !dealt {
			all[p.Number] = slips.Board(e.game, &seed, p.Number)
		}
	}
	return e.game, all
}
