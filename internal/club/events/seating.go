package events

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/event/movement"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
)

// An Ask says for which rounds seats are wanted. Rounds before the first stay as they are.
//
//wire:name SeatingAsking
type Ask struct {
	// From is the number of the first of these rounds.
	From int `json:"from" wire:"min=1"`
	// Rounds is how many they are.
	Rounds int `json:"rounds" wire:"min=1"`
	// Sizes are how many players a table may have; at the first size, all play each deal. Absent: as many as the variant has
	// hands, and one more.
	Sizes []int `json:"sizes,omitempty"`
	// Tables are those of the first round that the organiser wants, by the ids of the members; "" is an open chair.
	Tables [][]string `json:"tables,omitempty"`
	// Out are members who sit out in the first round.
	Out []string `json:"out,omitempty"`
	// Seed chooses among equally good answers.
	Seed uint64 `json:"seed,omitempty"`
}

// A Choice is a way to seat the rounds.
//
//wire:name SeatingChoice
type Choice struct {
	// Size is the size of all tables; absent if sizes are mixed so that the most players sit.
	Size int `json:"size,omitempty"`
	// Bots says that computer players fill tables.
	Bots bool `json:"bots,omitempty"`
	// Design says that it is a known design, and not the best that a search found.
	Design bool `json:"design,omitempty"`
	// Meetings are the least and the most times that two players share a table, over all rounds of the event.
	Meetings [2]int `json:"meetings"`
	// Shared are the least and the most times that two players have the same chair, so that they can be compared.
	Shared [2]int `json:"shared"`
	// Out are the least and the most times that a player sits out.
	Out [2]int `json:"out"`
	// Large are the least and the most times that a player sits at a larger table, where one sits out in turn.
	Large [2]int `json:"large"`
	// Apart is how often members meet who shall not.
	Apart int `json:"apart,omitempty" wire:"min=0"`
	// Rounds are the tables of the rounds that were asked for, as an act opens them.
	Rounds []SeatedRound `json:"rounds"`
}

// A SeatedRound is a round of a [Choice].
//
//wire:name SeatingRound
type SeatedRound struct {
	// Tables are its tables.
	Tables []event.Seating `json:"tables"`
	// Out are the ids of the members who sit out.
	Out []string `json:"out"`
}

// Limits of what is asked for, and of what is remembered of a season: its latest events, with the weight of a meeting there.
const (
	mostAsked      = 40 // rounds to seat
	remembered     = 5
	weightOfSeason = 50
)

// Seat returns ways to seat rounds of an event, the best first, for those who run it. They differ in how players are split among
// tables.
func (v *Events) Seat(ctx context.Context, id string, c Caller, ask *Ask) (out []Choice, err error) {
	var r movement.Request
	var setup event.Setup
	if err = v.inspect(ctx, id, c, func(s *state, w event.Viewer, _ Caller) error {
		switch {
		case !w.Desk:
			return table.Refuse(table.Forbidden, "event-organiser")
		case ask.From < 1 || ask.Rounds < 1 || ask.From > event.MostRounds || ask.Rounds > event.MostRounds-ask.From+1:
			return table.Refuse(table.Bad, "event-rounds", "most", event.MostRounds)
		case ask.Rounds > mostAsked:
			return table.Refuse(table.Bad, "event-rounds", "most", mostAsked)
		}
		setup, r = s.Event().Setup, request(s.State, ask)
		return nil
	}); err != nil {
		return nil, err
	}
	if r.Before, err = v.before(ctx, id, setup.Group); err != nil {
		return nil, err
	}
	choices, err := r.Choices()
	if err != nil {
		return nil, table.Refuse(table.Bad, "event-seating").Because(err)
	}
	for _, m := range choices {
		out = append(out, choice(&m, ask, &setup))
	}
	return out, nil
}

func choice(m *movement.Movement, ask *Ask, setup *event.Setup) Choice {
	q := &m.Quality
	two := func(r movement.Range) [2]int { return [2]int{r.Least, r.Most} }
	out := Choice{Size: m.Way.Size, Bots: q.Bots > 0, Design: m.Design, Meetings: two(q.Meetings), Shared: two(q.Shared), Out: two(q.Out), Large: two(q.Large), Apart: q.Apart}
	for i, round := range m.Rounds[ask.From-1:] {
		seated := SeatedRound{Tables: []event.Seating{}, Out: append([]string{}, round.Out...)}
		for n, seats := range round.Tables {
			t := event.Seating{Table: n + 1, Seats: seats}
			if setup.Play == event.Boards { // the same at all tables
				for b := range setup.Deals {
					t.Boards = append(t.Boards, uint64((ask.From-1+i)*setup.Deals+b+1))
				}
			}
			seated.Tables = append(seated.Tables, t)
		}
		out.Rounds = append(out.Rounds, seated)
	}
	return out
}

// request returns what a movement is asked for: the rounds before, and those who play in the others.
func request(s *event.State, ask *Ask) (r movement.Request) {
	e := s.Event()
	r = movement.Request{Sizes: ask.Sizes, Apart: e.Setup.Apart, Seed: ask.Seed}
	switch {
	case e.Setup.Online != nil:
		r.Sizes = []int{s.Hands()}
	case len(r.Sizes) == 0:
		r.Sizes = []int{s.Hands(), s.Hands() + 1}
	}
	for _, m := range e.Members {
		if m.Bot != "" {
			r.Bots = append(r.Bots, m.ID)
		}
	}
	for n := 1; n < ask.From+ask.Rounds; n++ {
		var round movement.Round
		if n >= ask.From {
			for _, m := range e.Members {
				if m.Bot == "" && m.Plays(n) {
					round.There = append(round.There, m.ID)
				}
			}
			if n == ask.From {
				round.Tables, round.Out = ask.Tables, ask.Out
			}
		} else {
			round = played(e, n)
		}
		r.Rounds = append(r.Rounds, round)
	}
	return r
}

// played returns who sat where in a round.
func played(e *event.Event, n int) (round movement.Round) {
	sat := map[string]bool{}
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			if r.Number == n && len(t.Seats) > 0 {
				round.Tables = append(round.Tables, t.Seats)
				for _, id := range t.Seats {
					sat[id] = true
				}
			}
		}
	}
	for _, m := range e.Members {
		switch {
		case m.Bot != "":
		case sat[m.ID]:
			round.There = append(round.There, m.ID)
		case m.Plays(n):
			round.There, round.Out = append(round.There, m.ID), append(round.Out, m.ID)
		}
	}
	return round
}

// A pastEvent is what is remembered of an event: its members, and who sat where.
type pastEvent struct {
	members []event.Member
	rounds  []movement.Round
}

// before returns who sat with whom at the latest other events of the group, by the ids that members have here.
func (v *Events) before(ctx context.Context, id, group string) (past []movement.Past, err error) {
	if group == "" {
		return nil, nil
	}
	listed, err := v.list(ctx, event.ListOfGroup(group), remembered+1)
	ids := []string{id}
	for _, l := range listed {
		if l.Event != id && len(ids) <= remembered {
			ids = append(ids, l.Event)
		}
	}
	all := make([]pastEvent, len(ids))
	var people []*string
	for i := range all {
		wrong := v.Logs.Inspect(ctx, v.Now(), event.LogOf(ids[i]), func(s live.State) {
			e := s.(*state).Event()
			for _, m := range e.Members {
				all[i].members = append(all[i].members, *m)
			}
			for _, r := range e.Rounds {
				all[i].rounds = append(all[i].rounds, played(e, r.Number))
			}
		})
		v.fails(wrong)
		for n := range all[i].members {
			people = append(people, &all[i].members[n].Person)
		}
	}
	if err = errors.Join(err, v.root(ctx, people)); err != nil {
		return nil, err
	}
	here := map[string]string{}
	for _, m := range slices.Backward(all[0].members) {
		for _, key := range keys(&m) {
			here[key] = m.ID
		}
	}
	for _, was := range all[1:] {
		past = append(past, movement.Past{Weight: weightOfSeason, Rounds: was.renamed(here)})
	}
	return past, nil
}

// keys are what a member goes by at other events: an id as a player, which tells most, and each spelling of the name.
func keys(m *event.Member) (all []string) {
	for _, name := range append([]string{m.Name}, m.Others...) {
		all = append(all, letters.Fold(name))
	}
	return slices.DeleteFunc(append([]string{m.Person}, all...), func(key string) bool { return key == "" })
}

// renamed returns the rounds with the ids that the players have now.
func (was *pastEvent) renamed(here map[string]string) (rounds []movement.Round) {
	ids := map[string]string{}
	for i := range was.members {
		m := &was.members[i]
		ids[m.ID] = "was " + m.ID
		for _, key := range slices.Backward(keys(m)) {
			ids[m.ID] = cmp.Or(here[key], ids[m.ID])
		}
	}
	now := func(all []string) (out []string) {
		for _, id := range all {
			out = append(out, ids[id])
		}
		return out
	}
	for _, r := range was.rounds {
		out := movement.Round{There: now(r.There), Out: now(r.Out)}
		for _, t := range r.Tables {
			out.Tables = append(out.Tables, now(t))
		}
		rounds = append(rounds, out)
	}
	return rounds
}
