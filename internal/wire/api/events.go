package api

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/club/events"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// maxActs limits the bytes of acts that are sent at once.
const maxActs = 256 << 10

// mostActs and mostEventPads are how many acts and pads may be sent at once.
const mostActs, mostEventPads = 100, 60

// maxEventPads limits the bytes of pads that are added at once: sixty of thirty deals.
const maxEventPads = 1 << 20

// shownPerEffort is how many boards and lines of travellers a view shows in about a millisecond, and actsPerEffort how many bytes
// of acts. A long day has 1,500 of the ones, and a megabyte of the others.
const shownPerEffort, actsPerEffort = 250, 64 << 10

// viewer is the caller of an operation on an event, with the code of a table.
func (c *Call) viewer(tbl int, code string) events.Caller {
	return events.Caller{Player: c.Player.ID, Table: tbl, Code: code}
}

// myEvents answers with the caller's events.
func (s *Service) myEvents(ctx context.Context, c *Call) error {
	all, err := s.Events.OfPlayer(ctx, c.Player.ID)
	return c.give(wire.EventList{Events: all}, err)
}

func (s *Service) groupEvents(ctx context.Context, c *Call) error {
	all, err := s.Events.OfGroup(ctx, c.Path("group"), c.Player.ID)
	for i := range all {
		all[i].Standings, all[i].Count = nil, nil
	}
	return c.give(wire.EventList{Events: all}, err)
}

func (s *Service) groupSeason(ctx context.Context, c *Call) error {
	out, err := s.Events.Season(ctx, c.Path("group"), c.Player.ID)
	return c.give(&out, err)
}

func (s *Service) makeEvent(ctx context.Context, c *Call, in *wire.NewEvent) error {
	id, err := s.Events.Make(ctx, c.Player.ID, in.ID, in.Setup, func() error { return s.spend(c, wire.Openings) })
	if err != nil {
		return err
	}
	out, err := s.Events.Show(ctx, id, c.viewer(0, ""), 0, s.payView(c))
	return c.give(&out, err)
}

// payView charges for an event as the caller sees it.
func (s *Service) payView(c *Call) func(boards, bytes int) error {
	return func(boards, bytes int) error {
		return s.meter(c, wire.Effort, min(1+boards/shownPerEffort+bytes/actsPerEffort, MostEffort))
	}
}

// event answers with an event as the caller sees it.
func (s *Service) event(ctx context.Context, c *Call) error {
	after, err := strconv.ParseUint(c.Query("after"), 10, 64)
	if err != nil && c.Query("after") != "" {
		return bad("after: give the seq of an answer, a whole number")
	}
	tbl, err := c.number("table", 0)
	if err != nil {
		return err
	}
	caller := c.viewer(tbl, c.Query("code"))
	if c.Query("wall") == "true" {
		caller = events.Caller{}
	}
	out, err := s.Events.Show(ctx, c.Path("event"), caller, after, s.payView(c))
	return c.give(&out, err)
}

func (s *Service) eventSeed(ctx context.Context, c *Call) error {
	seed, err := s.Events.Seed(ctx, c.Path("event"), c.viewer(0, ""))
	return c.give(wire.EventSeed{Seed: seed}, err)
}

// The limits of pars: so many plays of a board, which take about as long as a hint and leave an error of a point, and so many
// boards in memory.
const parPlays, mostPars = 1000, 4096

// A parKey names a board of an event.
type parKey struct {
	event string
	board uint64
}

// eventPars answers with the pars of boards whose cards all may see: those in memory, and those that are played for a while now. The
// calls for one event do so one after the other.
func (s *Service) eventPars(ctx context.Context, c *Call) error {
	if err := s.mayAsk(); err != nil {
		return err
	}
	id := c.Path("event")
	g, boards, err := s.Events.Dealt(ctx, id)
	if err != nil {
		return err
	}
	ctx, cancel := s.patience(ctx)
	defer cancel()
	done, err := s.parring.Lock(ctx, id)
	if err != nil {
		return live.ErrBusy
	}
	defer done()
	var missing []uint64
	for n := range boards {
		if !s.pars.Contains(parKey{id, n}) {
			missing = append(missing, n)
		}
	}
	slices.Sort(missing)
	if len(missing) > 0 {
		if err := s.spend(c, wire.Hints); err != nil {
			return err
		}
		err = s.thinking(ctx, c, func(ctx context.Context) error {
			for began := time.Now(); len(missing) > 0 && time.Since(began) < reviewFor; missing = missing[1:] {
				d := boards[missing[0]]
				par, err := review.Par(ctx, g, &d, parPlays, nil)
				if err != nil && ctx.Err() == nil { // no net knows the house rules
					missing = nil
					return nil
				}
				if err != nil {
					return err
				}
				s.pars.Add(parKey{id, missing[0]}, par)
			}
			return nil
		})
	}
	out := wire.EventPars{Pars: []wire.EventPar{}, More: len(missing) > 0}
	for _, n := range slices.Sorted(maps.Keys(boards)) {
		if par, ok := s.pars.Get(parKey{id, n}); ok {
			out.Pars = append(out.Pars, wire.EventPar{Board: n, Par: par})
		}
	}
	return c.give(&out, err)
}

// eventPads answers with the acts that add pads to an event.
func (s *Service) eventPads(ctx context.Context, c *Call, in *wire.EventPads) error {
	if len(in.Pads) > mostEventPads {
		return bad(fmt.Sprintf("pads: send %d at once", mostEventPads))
	}
	if _, err := s.Events.FromPads(ctx, c.Path("event"), c.viewer(0, ""), in.Round, nil); err != nil { // before they are read
		return err
	}
	var pads []*pad.Pad
	for i, of := range in.Pads {
		if of.Pad != "" {
			kept, err := s.Company.Pad(ctx, of.Pad)
			if err != nil {
				return err
			}
			of.Record = string(kept.Record)
		}
		if err := s.payText(c, len(of.Record)); err != nil {
			return err
		}
		p, err := pad.Read(strings.NewReader(of.Record))
		if err != nil {
			return table.Refuse(table.Bad, "event-pad", "n", i+1).Because(err)
		}
		pads = append(pads, p)
	}
	acts, err := s.Events.FromPads(ctx, c.Path("event"), c.viewer(0, ""), in.Round, pads)
	return c.give(wire.EventPadActs{Acts: acts}, err)
}

// eventActs does acts, one after the other. A refused act does not keep the next from being done.
func (s *Service) eventActs(ctx context.Context, c *Call, in *wire.EventActs) error {
	if len(in.Acts) > mostActs {
		return bad(fmt.Sprintf("acts: send %d at once", mostActs))
	}
	out := wire.EventActsDone{Refused: []wire.EventActRefused{}}
	for i := range in.Acts {
		a := &in.Acts[i]
		if err := s.meter(c, wire.Keeping, 1+len(a.Encode())/(8*bytesKept)); err != nil {
			return err
		}
		seq, err := s.Events.Do(ctx, c.Path("event"), c.viewer(in.Table, in.Code), *a)
		switch {
		case err == nil:
			out.Seq = max(out.Seq, seq)
		case table.Refused(err):
			out.Refused = append(out.Refused, wire.EventActRefused{ID: a.ID, Fault: c.Fault(err).Fault})
		default:
			return err
		}
	}
	return c.answer(&out)
}

func (s *Service) seatings(ctx context.Context, c *Call, in *wire.SeatingAsking) error {
	all, err := s.Events.Seat(ctx, c.Path("event"), c.viewer(0, ""), in)
	return c.give(wire.Seatings{Choices: all}, err)
}
