package event

import (
	"bytes"
	"encoding/json"
	"slices"
	"time"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/record"
	"ninetynine/rules"
)

// What a table plays.
const (
	Boards  = "boards"  // numbered deals with a dealer and a trump of their own, the same at several tables
	Matches = "matches" // a match on a pad at each table, of so many deals
)

// A Setup is what an event plays. Variant, House, Play, Seed, Deals, Online, Organiser and Group stay as they were first set.
//
//wire:name EventSetup
type Setup struct {
	// Title names the event.
	Title string `json:"title"`
	// Date is its day, as 2026-11-30.
	Date string `json:"date"`
	// Variant is the id of a published variant.
	Variant string `json:"variant"`
	// House are the house rules: the fields that differ from the variant.
	House json.RawMessage `json:"rules,omitempty"`
	// Play is boards or matches.
	Play string `json:"play"`
	// Seed is the text that the boards are dealt from; absent if they are dealt by hand. No view
	// has it.
	Seed string `json:"seed,omitempty"`
	// Deals is the number of boards or deals of a table in a round, 1 to 200.
	Deals int `json:"deals"`
	// Rounds is the number of rounds planned, from 1.
	Rounds int `json:"rounds"`
	// Online says that tables of the hall play it; absent: real tables. Its boards come from a seed that the server draws.
	Online *Online `json:"online,omitempty"`
	// Scoring says what ranks the players.
	Scoring Scoring `json:"scoring,omitzero"`
	// Apart are pairs of members who shall not meet.
	Apart [][2]string `json:"apart,omitempty"`
	// Count is what counts in the group's season from this event on; absent: as before.
	Count *Count `json:"count,omitempty"`
	// Organiser is the id of the player who runs the event.
	Organiser string `json:"organiser"`
	// Group is the id of the group whose event it is; absent if it is of none. The group's organisers are deputies.
	Group string `json:"group,omitempty"`
	// Deputies are the ids of players who may do all that the organiser may, except appoint deputies.
	Deputies []string `json:"deputies,omitempty"`
}

// An Online says how tables of the hall play an event.
//
//wire:name EventOnline
type Online struct {
	// Clock limits thinking time: it has a bank, for each board or match.
	Clock table.Clock `json:"clock"`
	// Bot is the level of bots that fill tables, and of stand-ins for players who leave.
	Bot string `json:"bot"`
	// Evening is the id of the evening at whose tables it is played; absent: at tables of its own.
	Evening string `json:"evening,omitempty"`
	// Begins is the hour of that evening, in milliseconds since 1970 UTC.
	Begins int64 `json:"begins,omitempty"`
}

// A Scoring says what ranks the players of an event.
//
//wire:name EventScoring
type Scoring struct {
	// Field ranks by points minus the mean of the others in the same chair, where boards are the same; otherwise the
	// sum of the points decides.
	Field bool `json:"field,omitempty"`
	// NoBots leaves the points of bots out of the means.
	NoBots bool `json:"nobots,omitempty"`
	// Plus is how many points a ruling gives or takes with plus and minus. Half a standard deviation of a hand is 16
	// points in the standard game.
	Plus int32 `json:"plus,omitempty"`
}

// rules returns the variant with its house rules.
func (s *Setup) rules() (rules.Variant, error) {
	v, err := rules.Named(s.Variant)
	if err == nil && len(s.House) > 0 {
		v, err = record.ApplyChanges(v, s.House)
	}
	return v, err
}

// check refuses a setup that makes no event.
func (s *Setup) check() (err error) {
	if s.Title, err = letters.Text(s.Title, longestText); err != nil {
		return bad("setup.title", err)
	}
	_, err = time.Parse(time.DateOnly, s.Date)
	switch {
	case err != nil:
		return wrong("setup.date", "give the day as 2026-11-30")
	case s.Play != Boards && s.Play != Matches:
		return wrong("setup.play", "it is %s or %s", Boards, Matches)
	case s.Deals < 1 || s.Deals > slips.Most:
		return wrong("setup.deals", "a table plays 1 to %d a round", slips.Most)
	case s.Rounds < 1 || s.Rounds > MostRounds:
		return wrong("setup.rounds", "there are 1 to %d", MostRounds)
	case s.Seed != "" && s.Play != Boards:
		return wrong("setup.seed", "only boards have one")
	case s.Seed != "" && slips.CheckSeed(s.Seed) != nil:
		return bad("setup.seed", slips.CheckSeed(s.Seed))
	case s.Online != nil && (s.Online.Clock.Bank == 0 || s.Online.Bot == "" || s.Group == ""):
		return wrong("setup.online", "it has a clock with a bank, the level of bots, and is for a group")
	case s.Scoring.Field && s.Play != Boards:
		return wrong("setup.scoring.field", "only boards can be compared")
	case s.Scoring.Plus < 0 || s.Scoring.Plus > mostPoints:
		return wrong("setup.scoring.plus", "it is 0 to %d points", mostPoints)
	case s.Organiser == "" && !s.ofEvening() || len(s.Deputies) > mostDeputies:
		return wrong("setup.organiser", "an event has one, and at most %d deputies", mostDeputies)
	case len(s.Apart) > mostPairs:
		return wrong("setup.apart", "there are at most %d pairs", mostPairs)
	}
	if err := s.checkLists(); err != nil {
		return err
	}
	if _, err := s.rules(); err != nil {
		return bad("setup.variant", err)
	}
	if len(s.House) > 0 { // as the log stores it
		var b bytes.Buffer
		err = json.Compact(&b, s.House)
		s.House = b.Bytes()
	}
	return err
}

// checkLists refuses ids and words that no log can store.
func (s *Setup) checkLists() (err error) {
	ids := slices.Clone(s.Deputies)
	for _, pair := range s.Apart {
		ids = append(ids, pair[:]...)
	}
	if c := s.Count; c != nil {
		if _, err := time.Parse(time.DateOnly, c.From); err != nil && c.From != "" {
			return wrong("setup.count.from", "give the day as 2026-11-30")
		}
		if len(c.Same) > mostPairs || len(c.Adjustments) > mostPairs {
			return wrong("setup.count", "there are at most %d pairs, and as many adjustments", mostPairs)
		}
		for _, pair := range c.Same {
			ids = append(ids, pair[:]...)
		}
		adjusted := slices.Clone(c.Adjustments)
		for i := range adjusted {
			a := &adjusted[i]
			if a.Reason, err = letters.Text(a.Reason, longestText); err != nil {
				return bad("setup.count.adjustments", err)
			}
			if ids = append(ids, a.Player); a.Points < -mostAdjusted || a.Points > mostAdjusted {
				return wrong("setup.count.adjustments", "points are at most %d", mostAdjusted)
			}
		}
		own := *c
		own.Adjustments, s.Count = adjusted, &own
	}
	for _, id := range ids {
		if err := store.CheckID(id); err != nil {
			return bad("setup", err)
		}
	}
	return nil
}

// keeps reports whether a later setup keeps what has to stay.
func (s *Setup) keeps(o *Setup) bool {
	return s.Variant == o.Variant && string(s.House) == string(o.House) && s.Play == o.Play && s.Seed == o.Seed && s.Deals == o.Deals &&
		(s.Online == nil) == (o.Online == nil) && (s.Online == nil || *s.Online == *o.Online) && s.Organiser == o.Organiser && s.Group == o.Group
}

func (s *Setup) ofEvening() bool { return s.Online != nil && s.Online.Evening != "" }

// Runs reports whether a player is the organiser or a deputy.
func (s *Setup) Runs(player string) bool {
	return player != "" && (player == s.Organiser || slices.Contains(s.Deputies, player))
}
