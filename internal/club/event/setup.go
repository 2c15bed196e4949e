package event

import (
	"bytes"
	"encoding/json"
	"slices"
	"time"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/paper/slips"
	"ninetynine/record"
	"ninetynine/rules"
)

// What a table plays.
const (
	Boards  = "boards"  // numbered deals with a dealer and a trump of their own, the same at several tables
	Matches = "matches" // a match on a pad at each table, of so many deals
)

// A Setup is what an event plays. Variant, House, Play, Seed, Deals and Organiser stay as they were first set.
type Setup struct {
	Title     string          `json:"title"`
	Date      string          `json:"date"`               // its day, as 2026-11-30
	Variant   string          `json:"variant"`            // the id of a published variant
	House     json.RawMessage `json:"rules,omitempty"`    // the fields that differ from the variant
	Play      string          `json:"play"`               // boards or matches
	Seed      string          `json:"seed,omitempty"`     // the text that the boards are dealt from, see [slips.Board]; absent: by hand. No view has it
	Deals     int             `json:"deals"`              // the number of boards or deals of a table in a round, 1 to 200
	Rounds    int             `json:"rounds"`             // the number of rounds planned, from 1
	Scoring   Scoring         `json:"scoring,omitzero"`   // what ranks the players
	Organiser string          `json:"organiser"`          // the id of the player who runs the event
	Deputies  []string        `json:"deputies,omitempty"` // the ids of players who may do all that the organiser may, except appoint deputies
}

// A Scoring says what ranks the players of an event.
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

// check returns a [*FieldError] for a setup that makes no event.
func (s *Setup) check() (err error) {
	if s.Title, err = letters.Text(s.Title, longestText); err != nil {
		return &FieldError{"setup.title", err}
	}
	_, err = time.Parse(time.DateOnly, s.Date)
	switch {
	case err != nil:
		return wrong("setup.date", "give the day as 2026-11-30")
	case s.Play != Boards && s.Play != Matches:
		return wrong("setup.play", "it is %s or %s", Boards, Matches)
	case s.Deals < 1 || s.Deals > slips.Most:
		return wrong("setup.deals", "a table plays 1 to %d a round", slips.Most)
	case s.Rounds < 1 || s.Rounds > mostRounds:
		return wrong("setup.rounds", "there are 1 to %d", mostRounds)
	case s.Seed != "" && s.Play != Boards:
		return wrong("setup.seed", "only boards have one")
	case s.Seed != "" && slips.CheckSeed(s.Seed) != nil:
		return &FieldError{"setup.seed", slips.CheckSeed(s.Seed)}
	case s.Scoring.Field && s.Play != Boards:
		return wrong("setup.scoring.field", "only boards can be compared")
	case s.Scoring.Plus < 0 || s.Scoring.Plus > mostPoints:
		return wrong("setup.scoring.plus", "it is 0 to %d points", mostPoints)
	case s.Organiser == "" || len(s.Deputies) > mostMembers:
		return wrong("setup.organiser", "an event has one, and not too many deputies")
	}
	if _, err := s.rules(); err != nil {
		return &FieldError{"setup.variant", err}
	}
	if len(s.House) > 0 { // as the log stores it
		var b bytes.Buffer
		err = json.Compact(&b, s.House)
		s.House = b.Bytes()
	}
	return err
}

// keeps reports whether a later setup keeps what has to stay.
func (s *Setup) keeps(o *Setup) bool {
	return s.Variant == o.Variant && string(s.House) == string(o.House) && s.Play == o.Play && s.Seed == o.Seed && s.Deals == o.Deals &&
		s.Organiser == o.Organiser
}

// runs reports whether a player runs the event.
func (s *Setup) runs(player string) bool {
	return player != "" && (player == s.Organiser || slices.Contains(s.Deputies, player))
}
