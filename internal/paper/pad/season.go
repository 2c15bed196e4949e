package pad

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Season adds up score pads by player names, however they are spelt (see [letters.Fold]). The zero Season is empty.
type Season struct {
	players map[string]*Standing
	pads    []map[*Standing]bool // who was on each
}

// A Standing is a player's result from all pads of a season.
type Standing struct {
	// Name is the player's name, as first written.
	Name string `json:"name"`
	// Matches are the matches with a deal of the player.
	Matches int `json:"matches" wire:"is=Count"`
	// Won are the matches won, alone or shared, except those that were ended early.
	Won int `json:"won" wire:"is=Count"`
	// Games are the games that the player played to their end.
	Games int `json:"games" wire:"is=Count"`
	// GamesWon are the games of these that the player won.
	GamesWon int `json:"gamesWon" wire:"is=Count"`
	// Deals is the number of deals of the player.
	Deals int `json:"deals" wire:"is=Count"`
	// Made are the contracts made.
	Made int `json:"made" wire:"is=Count"`
	// Points are the points of all deals, with all bonuses.
	Points int64 `json:"points"`
	// Balance is how many points the other players owe the player, if they settle by differences;
	// negative if the player owes points.
	Balance int64 `json:"balance"`
}

// Add adds a pad. A deal counts for the player who played it, a bonus for the player of the last deal
// before it.
func (s *Season) Add(p *Pad) {
	if len(p.deals) == 0 {
		return
	}
	g := p.match.Game
	seen := map[*Standing]bool{}
	at := func(deal int) (all []*Standing) {
		names := p.header.Names(uint32(deal))
		for i := range g.Live().Len() {
			name := strings.TrimSpace(names[i])
			one := s.player(cmp.Or(name, fmt.Sprint("seat ", i)))
			if !seen[one] {
				seen[one] = true
				one.Matches++
			}
			all = append(all, one)
		}
		return all
	}
	count := func(all []*Standing, points match.Points) {
		due := Differences(g, points)
		for i, one := range all {
			one.Points += int64(points[i])
			one.Balance += int64(due[i])
		}
	}
	s.pads = append(s.pads, seen)
	if o := p.match.Opening(); o != nil {
		count(at(0), o.Totals)
	}
	for n := range p.deals {
		d, all := &p.deals[n], at(n)
		count(all, d.Result.Points)
		for i, one := range all {
			one.deal(d, rules.Seat(i))
		}
		if d.Closed {
			count(all, d.End.Bonus)
		}
	}
	if e := &p.state.End; p.Over() && !e.Cut {
		all := at(len(p.deals) - 1)
		count(all, e.Rubber)
		for i, one := range all {
			one.Won += oneIf(e.Winners.Has(rules.Seat(i)))
		}
	}
}

// player returns the standing of a player, which may be new.
func (s *Season) player(name string) *Standing {
	key := letters.Fold(name)
	if s.players[key] == nil {
		if s.players == nil {
			s.players = map[string]*Standing{}
		}
		s.players[key] = &Standing{Name: name}
	}
	return s.players[key]
}

// deal counts the seat's deal.
func (s *Standing) deal(d *Deal, seat rules.Seat) {
	s.Deals++
	s.Made += oneIf(d.Result.Made.Has(seat))
	s.Games += oneIf(d.Closed)
	s.GamesWon += oneIf(d.Closed && d.End.Winners.Has(seat))
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// Standings returns the standings, the most points first.
func (s *Season) Standings() []Standing {
	whole, sums := s.mended(), map[*Standing]*Standing{}
	for _, p := range s.players {
		of := cmp.Or(whole[p], p)
		if sums[of] == nil {
			sums[of] = &Standing{Name: of.Name}
		}
		sums[of].add(p)
	}
	var all []Standing
	for _, sum := range sums {
		all = append(all, *sum)
	}
	slices.SortFunc(all, func(a, b Standing) int { return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Name, b.Name)) })
	return all
}

// mended returns whose the names are that older versions stored without their marks: see [letters.Damaged]. A name
// that fits more than one player, or a player of the same pad, is one of its own.
func (s *Season) mended() map[*Standing]*Standing {
	whole := map[*Standing]*Standing{}
	for key, p := range s.players {
		damaged := s.players[letters.Damaged(key)]
		together := func(pad map[*Standing]bool) bool { return pad[p] && pad[damaged] }
		switch {
		case damaged == nil || damaged == p:
		case whole[damaged] != nil || slices.ContainsFunc(s.pads, together):
			whole[damaged] = damaged
		default:
			whole[damaged] = p
		}
	}
	return whole
}

func (s *Standing) add(o *Standing) {
	s.Matches += o.Matches
	s.Won += o.Won
	s.Games += o.Games
	s.GamesWon += o.GamesWon
	s.Deals += o.Deals
	s.Made += o.Made
	s.Points += o.Points
	s.Balance += o.Balance
}

// A Transfer is what one player pays another.
type Transfer struct {
	// From is the name of the player who pays.
	From string `json:"from"`
	// To is the name of the player who is paid.
	To string `json:"to"`
	// Points is the amount.
	Points int64 `json:"points"`
}

// mostExact is the most players for whom the fewest transfers are found; with more players, a few too
// many are possible.
const mostExact = 16

// Transfers returns how the players settle their balances with the fewest transfers: each group whose
// balances add up to zero settles by itself.
func Transfers(all []Standing) (out []Transfer) {
	open := slices.DeleteFunc(slices.Clone(all), func(s Standing) bool { return s.Balance == 0 })
	if len(open) > mostExact {
		return settle(open)
	}
	for _, group := range evenGroups(open) {
		out = append(out, settle(group)...)
	}
	return out
}

// settle has those who owe most pay those who get most; one transfer fewer than there are players is
// enough.
func settle(open []Standing) (out []Transfer) {
	open = slices.Clone(open)
	for len(open) > 1 {
		slices.SortStableFunc(open, func(a, b Standing) int { return cmp.Compare(a.Balance, b.Balance) })
		from, to := &open[0], &open[len(open)-1]
		n := min(-from.Balance, to.Balance)
		if n <= 0 {
			return out
		}
		out = append(out, Transfer{from.Name, to.Name, n})
		from.Balance += n
		to.Balance -= n
		open = slices.DeleteFunc(open, func(s Standing) bool { return s.Balance == 0 })
	}
	return out
}

// evenGroups parts the players into as many groups as possible whose balances add up to zero.
func evenGroups(open []Standing) (groups [][]Standing) {
	all := 1<<len(open) - 1
	sum := make([]int64, all+1)
	most := make([]int8, all+1) // by set: the most even groups that end within it, if its players come one after another
	for set := 1; set <= all; set++ {
		last := bits.TrailingZeros(uint(set))
		sum[set] = sum[set&(set-1)] + open[last].Balance
		for rest := set; rest != 0; rest &= rest - 1 {
			most[set] = max(most[set], most[set&^(rest&-rest)])
		}
		if sum[set] == 0 {
			most[set]++
		}
	}
	var group []Standing
	for set := all; set != 0; {
		even := int8(oneIf(sum[set] == 0))
		if even == 1 && len(group) > 0 {
			groups, group = append(groups, group), nil
		}
		for rest := set; rest != 0; rest &= rest - 1 {
			if without := set &^ (rest & -rest); most[without] == most[set]-even {
				group = append(group, open[bits.TrailingZeros(uint(rest))])
				set = without
				break
			}
		}
	}
	return append(groups, group)
}

// A Stake is an amount of money per point.
type Stake struct {
	units  int64 // in units of the last digit
	digits int   // after the decimal point
}

// ParseStake reads a stake, such as 0.05 or 0,05; at most four digits after the point.
func ParseStake(text string) (Stake, error) {
	whole, part, _ := strings.Cut(strings.Replace(strings.TrimSpace(text), ",", ".", 1), ".")
	units, err := strconv.ParseUint(whole+part, 10, 31)
	if err != nil || whole == "" || len(part) > 4 {
		return Stake{}, fmt.Errorf("%.20q is no stake for a point: give a number such as 0.05", text)
	}
	return Stake{int64(units), len(part)}, nil
}

// Amount returns the money for these points, such as -1.25.
func (s Stake) Amount(points int64) string {
	n, sign := s.units*points, ""
	if n < 0 {
		n, sign = -n, "-"
	}
	text := fmt.Sprintf("%0*d", s.digits+1, n)
	at := len(text) - s.digits
	if s.digits == 0 {
		return sign + text
	}
	return sign + text[:at] + "." + text[at:]
}

// Table returns standings as the rows of a table with a head, with the balance in money if there is a stake.
func Table(all []Standing, stake Stake) [][]any {
	rows := [][]any{{"name", "matches", "matches won", "games", "games won", "deals", "contracts made", "points", "balance"}}
	for _, s := range all {
		rows = append(rows, []any{s.Name, s.Matches, s.Won, s.Games, s.GamesWon, s.Deals, s.Made, s.Points, s.Balance})
		if stake.units != 0 {
			rows[len(rows)-1] = append(rows[len(rows)-1], json.Number(stake.Amount(s.Balance)))
		}
	}
	if stake.units != 0 {
		rows[0] = append(rows[0], "amount")
	}
	return rows
}

// Totals returns each hand's total in the match: the games finished, with their bonuses, and the game in
// play.
func (p *Pad) Totals() match.Points {
	s := &p.state
	if s.Stage == match.Ended {
		return s.End.Totals
	}
	all := s.Sum
	for i := range all {
		all[i] += s.Totals[i]
	}
	return all
}

// Differences settles by the differences of the totals: of each two players the one behind pays the
// difference to the other. A dummy neither gets nor pays. The numbers add up to 0.
func Differences(g *rules.Game, totals match.Points) (due match.Points) {
	for i := range g.Live().All() {
		for j := range g.Live().All() {
			due[i] += totals[i] - totals[j]
		}
	}
	return due
}

// Stakes settles a game with a dummy in stakes: the loser pays one to the winner, or two where the dummy
// beats or ties the loser; a game that the dummy wins is a draw. All are 0 where the variant does not pay
// by the dummy.
func Stakes(g *rules.Game, e *match.GameEnd) (due match.Points) {
	if !g.GameRule().ByDummy() || e.Winners.Len() != 1 {
		return due
	}
	winner := e.Winners.First()
	stake := int32(1)
	if e.Totals[g.Dummies().First()] >= e.Totals[1-winner] {
		stake = 2
	}
	due[winner], due[1-winner] = stake, -stake
	return due
}
