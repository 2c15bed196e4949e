// Package daily gives each day two deals that are the same for all players: one of
// standard Ninety-Nine, and one of a variant that changes from day to day. A rule
// chooses them:
//
//   - The number of a day is how many days it comes after 1 January 1970.
//   - The cards are the deal of that number with the day's seed, see Fair dealing
//     in docs/record.md. By the public rule, which needs no server, that is [Seed].
//     A server has its own, which follow from its [Secret].
//   - The first variant is the first of the catalogue. The second is one of the
//     17 that follow there: the one at the remainder by 17 of seven times the
//     number, so that neighbours differ.
//   - Where a variant decides trump by who succeeded, the trump is the remainder
//     of the number by five: none, clubs, diamonds, hearts, spades.
//
// One person plays for chair 0, once, against players of [Level], without hints
// and without taking anything back.
package daily

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/base/calendar"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// Seed is the seed of all deals of the day by the public rule.
const Seed = "deal of the day"

// Level is the computer player at the other chairs.
const Level = "strong"

// rotating is how many variants take turns in the second deal. Variants published
// later come after them in the catalogue, and never change the deals of a day.
const rotating = 17

// First is the day of the first deals: 1 November 2026.
const First calendar.Day = 20758

// Parse reads a date as 2026-11-23. It is an error if it is before [First].
func Parse(text string) (calendar.Day, error) {
	day, err := calendar.Parse(text)
	if err == nil && day < First {
		err = fmt.Errorf("the deal of the day began on %v; %v is before that", First, day)
	}
	return day, err
}

// Variants returns the variants of the day's deals.
func Variants(d calendar.Day) []string {
	all := rules.Catalogue()
	return []string{all[0].ID, all[1+7*int(d)%rotating].ID}
}

// A Secret determines a server's own deals of the day. It is drawn once and never
// published. A nil Secret stands for the public rule.
type Secret struct {
	Master cards.Seed
	From   calendar.Day // the first day with such deals; earlier days follow the public rule
}

// Seed returns the seed of a day: 64 hexadecimal digits, or [Seed] by the public rule.
// It must not be published before the day is over everywhere.
func (s *Secret) Seed(d calendar.Day) string {
	if s == nil || d < s.From {
		return Seed
	}
	mac := hmac.New(sha256.New, s.Master[:])
	mac.Write([]byte(d.String()))
	return cards.Seed(mac.Sum(nil)).String()
}

// Text returns the secret as [ReadSecret] reads it.
func (s *Secret) Text() string { return s.Master.String() + " " + s.From.String() }

// ReadSecret reads what [Secret.Text] returns.
func ReadSecret(text string) (*Secret, error) {
	master, from, _ := strings.Cut(text, " ")
	s := new(Secret)
	var bad [2]error
	s.Master, bad[0] = cards.ParseSeed(master)
	s.From, bad[1] = calendar.Parse(from)
	if err := errors.Join(bad[:]...); err != nil {
		return nil, fmt.Errorf("the secret of the deals of the day is damaged: %w", err)
	}
	return s, nil
}

// Seal returns the commitment to a seed, which can be published before its day: the SHA-256
// of "n99-day-1" and the seed, as 64 hexadecimal digits; "" for the public rule.
func Seal(seed string) string {
	if seed == Seed {
		return ""
	}
	sum := sha256.Sum256([]byte("n99-day-1" + seed))
	return hex.EncodeToString(sum[:])
}

// Settings returns the settings of a table for the day's deal of a variant, one of
// [Variants], with the day's seed.
func Settings(d calendar.Day, variant, seed string) (table.Settings, error) {
	if !slices.Contains(Variants(d), variant) {
		return table.Settings{}, fmt.Errorf("on %v the variants are %s, not %.40q", d, strings.Join(Variants(d), " and "), variant)
	}
	v, err := rules.Named(variant)
	if err != nil {
		return table.Settings{}, err
	}
	set := table.Settings{
		Variant: variant, Deals: 1, Seed: seed, Deal: uint64(d), Day: d.String(),
		Undo: table.UndoNever, Hints: table.No, Open: table.OpenMatch, Closed: true,
	}
	if first := slips.TrumpOf(uint64(d), &v); first != v.Trump.First {
		set.House, err = json.Marshal(map[string]any{"trump": map[string]string{"first": first.String()}})
	}
	return set, err
}

// CheckOver returns an error if the deal of a seed is one of the day that may still be
// played somewhere, so that no player sees all its hands first.
func CheckOver(seed string, number uint64, now time.Time) error {
	if cards.SeedOf(seed) != cards.SeedOf(Seed) || number < math.MaxInt32 && calendar.Day(number).Over(now) {
		return nil
	}
	return fmt.Errorf("%d is a deal of the day, and its day is not over everywhere", number)
}

// Bots returns the players of the chairs: "" for the person, then computer players.
func Bots(v *rules.Variant) []string {
	bots := slices.Repeat([]string{Level}, v.Live())
	bots[0] = ""
	return bots
}

// Edition returns the edition of the levels that play a day's deals, so that all people meet the same
// opponents: see [search.Edition].
func Edition(d calendar.Day) int {
	switch {
	case d < thirdEdition:
		return 1
	case d < fourthEdition:
		return 3
	case d < fifthEdition:
		return 4
	}
	return 5
}

// The first days whose deals are played against players of an edition: 1 and 15 December 2026, and 1 January
// 2027.
const thirdEdition, fourthEdition, fifthEdition = First + 30, First + 44, First + 61

// A Played is the result of one player in a deal of the day.
type Played struct {
	// Day is the date, as 2026-11-23.
	Day string `json:"day"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Player is the player's id; absent for expert.
	Player string `json:"player,omitempty"`
	// Name is what the player was called.
	Name string `json:"name"`
	// Table is the id of the table; absent for other players' tables.
	Table string `json:"table,omitempty"`
	// Points are the player's.
	Points int32 `json:"points"`
	// Others are the points of the other chairs.
	Others []int32 `json:"others"`
	// Made says that the contract was made.
	Made bool `json:"made"`
	// Place is the place in a ranking, from 1; equal points share it. Absent elsewhere.
	Place int `json:"place,omitempty"`
	// At is when the deal ended, in milliseconds since 1970 UTC; absent for expert.
	At int64 `json:"at,omitempty"`
	// Seal is the commitment to the seed of the deal; absent by the public rule.
	Seal string `json:"seal,omitempty"`
}

// Projection is the name under which a store keeps the results.
const Projection = "daily"

// Key is the key of a day's deal in the lists of a player.
func Key(day calendar.Day, variant string) string { return day.String() + " " + variant }

// Ranking is the list of the players of a deal, ranked by points. Deals of different
// seeds are never compared.
func Ranking(day calendar.Day, variant, seal string) string {
	return strings.TrimSpace(Key(day, variant) + " " + seal)
}

// Calendar is the list of the deals that a player has played, by [Key], ranked by day.
func Calendar(player string) string { return "player " + player }

// Opened is the list of the tables that a player has for deals of the day, by [Key].
// The value of a row is the table's id in JSON.
func Opened(player string) string { return "opened " + player }

// Rows keeps which table a player has for a deal of the day. When the deal is over, it
// is put into the player's calendar and into the ranking. It does not count if a
// stand-in played, or if the table had other players than it should. A server's own deal has
// no place if it ended after its day was over everywhere, as its seed is public then.
func Rows(of journal.State) []journal.Row {
	s, ok := of.(*table.State)
	if !ok {
		return nil
	}
	if s.Settings.Day == "" || s.Settings.From != nil { // a deal of the day that is played on does not count
		return nil
	}
	if s.Seq == 1 {
		value, err := json.Marshal(s.ID)
		if err != nil {
			return nil
		}
		return []journal.Row{{List: Opened(s.Host), Key: s.Settings.Day + " " + s.Settings.Variant, Value: value}}
	}
	p := played(s)
	if p == nil {
		return nil
	}
	day, err := Parse(p.Day)
	if err != nil {
		return nil
	}
	value, err := json.Marshal(p)
	if err != nil {
		return nil
	}
	rows := []journal.Row{{List: Calendar(p.Player), Key: Key(day, p.Variant), Rank: int64(day), Value: value}}
	if p.InTime(day) {
		rows = append(rows, journal.Row{List: Ranking(day, p.Variant, p.Seal), Key: p.Player, Rank: int64(p.Points), Value: value})
	}
	return rows
}

// InTime reports whether the deal has a place in the ranking of its day.
func (p *Played) InTime(day calendar.Day) bool {
	return p.Seal == "" || !day.Over(time.UnixMilli(p.At))
}

// played returns the result of the newest entry, or nil.
func played(s *table.State) *Played {
	r := s.Project().Result
	if r == nil || r.Cut || r.Match != 1 || r.Chairs[0].Player == "" || r.Chairs[0].Away > 0 {
		return nil
	}
	own := &r.Chairs[0]
	p := &Played{Day: s.Settings.Day, Variant: r.Variant, Player: own.Player, Name: own.Name, Table: r.Table, Points: own.Points, Made: own.Made > 0, At: r.Ended, Seal: Seal(s.Settings.Seed)}
	for i := range r.Chairs[1:] {
		if c := &r.Chairs[i+1]; c.Bot != Level {
			return nil
		}
		p.Others = append(p.Others, r.Chairs[i+1].Points)
	}
	return p
}

// Streak returns on how many successive days the deals of these days were played, up to the latest such day.
// A day counts if one of its deals was played while it was that day anywhere on earth; see
// [calendar.Streak]. (Results of early versions that have no time count.)
func Streak(all []Played, now time.Time) int {
	var counted []calendar.Day
	for i := range all {
		p := &all[i]
		if day, err := calendar.Parse(p.Day); err == nil && (p.At == 0 || !day.Over(time.UnixMilli(p.At))) {
			counted = append(counted, day)
		}
	}
	return calendar.Streak(counted, now)
}

// ReadPlayed reads the value of a row.
func ReadPlayed(value []byte) (p Played, err error) {
	err = json.Unmarshal(value, &p)
	return p, err
}
