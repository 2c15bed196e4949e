// Package statistics adds up finished deals for each player: contracts made, points,
// what mistakes cost, and how many bids the judge expected to be made. Everything is
// counted in whole numbers, so the order of adding changes nothing but the course
// and the streaks.
package statistics

import (
	"encoding/json"
	"io"
	"slices"

	"ninetynine/advice"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Deal is a scored deal.
type Deal struct {
	Variant string
	Number  int      // in its match, from 0
	Players []string // by seat, without a dummy
	Dealer  rules.Seat
	Result  rules.Result
	Pad     bool        // of a score pad: failed bids may be hidden, so bids are not counted
	Helped  rules.Seats // players who had a hint or a stand-in, or took something back
	Verdict *Verdict    // nil if not all its decisions are judged
}

// A Verdict is the judge's findings about a deal, from what each seat could see.
type Verdict struct {
	Lost [rules.MaxSeats]advice.Lost // by mistakes
	// Chance is the chance of making the contract once the seat had laid its bid-cards; negative if it
	// was not judged, as where none are laid.
	Chance [rules.MaxSeats]float64
}

// Assisted is the field of a record's header that lists, for each seat, the deals in
// which its player asked for hints or took something back.
const Assisted = "assisted"

// A Follower finds the scored deals in the steps of a replay. The zero Follower is ready.
type Follower struct {
	header *record.Header
	helped [][]int
	deal   Deal
}

// variantOf returns the id under which a match counts: that of the published variant if the house rules
// change only its first trump, as for a deal of the day, since later deals are the same.
func variantOf(g *rules.Game, h *record.Header) string {
	var changed map[string]json.RawMessage
	var trump map[string]json.RawMessage
	var base string
	if json.Unmarshal(h.Changes, &changed) != nil || len(changed) != 2 || json.Unmarshal(changed["trump"], &trump) != nil ||
		len(trump) != 1 || trump["first"] == nil || json.Unmarshal(changed["variant"], &base) != nil {
		return g.ID()
	}
	return base
}

// Take takes the next step and returns the deal that it scored, or nil.
func (f *Follower) Take(s *record.Step) *Deal {
	switch s.Line.Kind {
	case record.HeaderLine:
		f.header, f.helped = s.Header, nil
		_ = json.Unmarshal(s.Header.Extra[Assisted], &f.helped) // a field that another program wrote may mean something else
	case record.DealLine:
		f.deal = Deal{Variant: variantOf(s.Match.Game, f.header), Number: int(s.Line.Deal), Dealer: s.Deal.Dealer, Pad: f.header.Pad, Players: f.header.Names(s.Line.Deal)[:s.Match.Game.Live().Len()]}
	case record.ActLine:
		if s.Line.Auto == record.TimeRanOut {
			f.deal.Helped |= s.Line.By.Set()
		}
	case record.ScoreLine:
		d := f.deal
		d.Result = s.State.Result
		for i := range d.Players {
			if i < len(f.helped) && slices.Contains(f.helped[i], d.Number) {
				d.Helped |= rules.Seat(i).Set()
			}
		}
		return &d
	}
	return nil
}

// Read referees a record, which is not packed, and passes each scored deal to take, whose error ends it.
// Other errors are the reader's or an [*record.Error]. It returns the number of matches begun.
func Read(r io.Reader, take func(*Deal) error) (matches int, err error) {
	var f Follower
	replay := record.NewPlainReplay(r)
	for step, err := range replay.All() {
		if err == nil {
			if d := f.Take(step); d != nil {
				err = take(d)
			}
		}
		if err != nil {
			return replay.Stats().Matches, err
		}
	}
	return replay.Stats().Matches, nil
}
