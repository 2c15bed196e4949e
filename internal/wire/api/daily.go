package api

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/think/trained"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// An ExpertReplay plays a deal of the day, given its seed, with expert in the player's chair.
type ExpertReplay func(ctx context.Context, day calendar.Day, variant, seed string) (daily.Played, error)

const (
	mostRanked  = 1000 // players in a ranking
	mostMarks   = 1000 // deals in a calendar
	bestOfDaily = 10
	aroundDaily = 2 // players before and after a player who is not among the best
	sealedAhead = 7 // days whose commitments are sent beforehand
)

// day reads a date that has begun somewhere.
func (s *Service) day(text string) (calendar.Day, error) {
	day, err := daily.Parse(text)
	if err != nil {
		return 0, bad("day: " + err.Error())
	}
	if !day.Begun(s.Now()) {
		return 0, bad("day: " + day.String() + " has not begun anywhere yet")
	}
	return day, nil
}

func (s *Service) daily(ctx context.Context, c *Call) error {
	day, err := s.day(c.Query("day"))
	if err != nil {
		return err
	}
	out := wire.Daily{Day: day.String(), First: daily.First.String(), Played: []daily.Played{}}
	s.seals(day, &out)
	if c.Player.ID != "" {
		ids, err := identity.IDs(ctx, s.Store, c.Player.ID)
		if err != nil {
			return err
		}
		for _, id := range ids {
			played, err := s.dailies(ctx, daily.Calendar(id), mostMarks)
			if err != nil {
				return err
			}
			out.Played = append(out.Played, played...)
		}
		out.Streak = daily.Streak(out.Played, s.Now())
	}
	for _, variant := range daily.Variants(day) {
		d, err := s.dailyDeal(ctx, c, day, variant)
		if err != nil {
			return err
		}
		out.Deals = append(out.Deals, d)
	}
	return c.answer(out)
}

// seals adds the commitments of a day and of the next ones, and the seed of a day that is over
// everywhere.
func (s *Service) seals(day calendar.Day, out *wire.Daily) {
	seed := s.Daily.Seed(day)
	if out.Seal = daily.Seal(seed); out.Seal != "" && day.Over(s.Now()) {
		out.Seed = seed
	}
	for d, n := calendar.On(s.Now().UTC()), 0; n < sealedAhead; d++ {
		if seal := daily.Seal(s.Daily.Seed(d)); !d.Begun(s.Now()) {
			if n++; seal != "" {
				out.Coming = append(out.Coming, wire.DailySeal{Day: d.String(), Seal: seal})
			}
		}
	}
}

// dailies reads a list of the projection.
func (s *Service) dailies(ctx context.Context, list string, most int) ([]daily.Played, error) {
	rows, err := s.Store.Ranked(ctx, daily.Projection, list, most)
	if err != nil {
		return nil, err
	}
	all := make([]daily.Played, len(rows))
	for i := range rows {
		if all[i], err = daily.ReadPlayed(rows[i].Value); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// dailyDeal returns one of the day's deals; other players' results only to a player who has played it.
func (s *Service) dailyDeal(ctx context.Context, c *Call, day calendar.Day, variant string) (wire.DailyDeal, error) {
	d := wire.DailyDeal{Variant: variant, Bots: daily.Level}
	seed := s.Daily.Seed(day)
	set, err := daily.Settings(day, variant, seed)
	if err != nil {
		return d, err
	}
	v, err := set.Rules()
	if err != nil {
		return d, err
	}
	if v.Trump.By == rules.BySuccess {
		d.Trump = &v.Trump.First
	}
	if d.Table, err = s.dailyTable(ctx, c, day, variant); err != nil {
		return d, err
	}
	own, err := s.dailyOwn(ctx, c, day, variant)
	if err != nil {
		return d, err
	}
	seal := daily.Seal(seed)
	if own != nil && own.Seal != seal { // opened by the public rule, or at the server that this one replaced
		seed, seal = daily.Seed, own.Seal
	}
	all, err := s.dailies(ctx, daily.Ranking(day, variant, seal), mostRanked)
	if err != nil {
		return d, err
	}
	if d.Players = len(all); own == nil {
		if d.Table != "" {
			at, err := s.Store.Summary(ctx, d.Table)
			d.Lost = at.Status != journal.InPlay && at.Status != journal.Gathering
			return d, err
		}
		return d, nil
	}
	if d.Own, d.Late = own, !own.InTime(day); !d.Late {
		d.Best, d.Near, d.Place = standings(all, *own)
		d.Players = max(d.Players, d.Place)
	}
	if daily.Seal(seed) != own.Seal {
		return d, nil
	}
	return d, s.addExpertResult(ctx, c, day, seed, &d)
}

// dailyOwn returns the caller's result of a deal; nil without one.
func (s *Service) dailyOwn(ctx context.Context, c *Call, day calendar.Day, variant string) (*daily.Played, error) {
	value, err := s.dailyValue(ctx, c, daily.Calendar, day, variant)
	if value == nil {
		return nil, err
	}
	p, err := daily.ReadPlayed(value)
	return &p, err
}

// dailyValue returns what a list of the caller has of a deal; nil if there is nothing.
func (s *Service) dailyValue(ctx context.Context, c *Call, list func(player string) string, day calendar.Day, variant string) ([]byte, error) {
	if c.Player.ID == "" {
		return nil, nil
	}
	ids, err := identity.IDs(ctx, s.Store, c.Player.ID)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		row, err := s.Store.Row(ctx, daily.Projection, list(id), daily.Key(day, variant))
		if !errors.Is(err, store.ErrNone) {
			return row.Value, err
		}
	}
	return nil, nil
}

// standings returns the best of a ranking, the caller with the neighbours unless among the best, and the
// caller's place.
func standings(all []daily.Played, own daily.Played) (best, near []daily.Played, place int) {
	at := slices.IndexFunc(all, func(p daily.Played) bool { return p.Player == own.Player })
	if at < 0 { // beyond the end of the ranking, or newer than it
		if at = slices.IndexFunc(all, func(p daily.Played) bool { return p.Points < own.Points }); at < 0 {
			at = len(all)
		}
		all = slices.Insert(all, at, own)
	}
	for i := range all {
		p := &all[i]
		if p.Place = i + 1; i > 0 && p.Points == all[i-1].Points {
			p.Place = all[i-1].Place
		}
		if i != at {
			p.Player, p.Table = "", ""
		}
	}
	first, last := at-aroundDaily, min(at+aroundDaily+1, len(all))
	if first <= bestOfDaily {
		return all[:min(max(bestOfDaily, last), len(all))], nil, all[at].Place
	}
	return all[:bestOfDaily], all[first:last], all[at].Place
}

// addExpertResult adds expert's result of the deal.
func (s *Service) addExpertResult(ctx context.Context, c *Call, day calendar.Day, seed string, d *wire.DailyDeal) error {
	if s.ExpertReplay == nil {
		return nil
	}
	err := s.thinking(ctx, c, func(ctx context.Context) error {
		p, err := s.ExpertReplay(ctx, day, d.Variant, seed)
		p.Player, p.Table, p.At = "", "", 0
		d.Expert = &p
		return err
	})
	if no := (*Fault)(nil); errors.Is(err, live.ErrBusy) || errors.As(err, &no) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, trained.ErrUnfetched) {
		d.Expert = nil // answer without it
		return nil
	}
	return err
}

// dailyTable returns the caller's table for a deal, or "".
func (s *Service) dailyTable(ctx context.Context, c *Call, day calendar.Day, variant string) (id string, err error) {
	value, err := s.dailyValue(ctx, c, daily.Opened, day, variant)
	if value != nil {
		err = json.Unmarshal(value, &id)
	}
	return id, err
}

// playDaily opens the player's table for a deal of the day, or returns it.
func (s *Service) playDaily(ctx context.Context, c *Call, in *wire.DailyOpening) error {
	day, err := s.day(in.Day)
	if err != nil {
		return err
	}
	o := lobby.Opening{ID: "daily/" + in.Day + "/" + in.Variant, Sit: true, Ready: true}
	if o.Settings, err = daily.Settings(day, in.Variant, s.Daily.Seed(day)); err != nil {
		return bad("variant: " + err.Error())
	}
	v, err := o.Settings.Rules()
	if err != nil {
		return err
	}
	had, err := s.dailyTable(ctx, c, day, in.Variant)
	if err != nil {
		return err
	}
	if had != "" {
		at, err := s.Store.Summary(ctx, had)
		if err != nil {
			return err
		}
		return c.answer(wire.Seated{Table: had, Seq: at.Seq, Again: true})
	}
	o.Bots, o.Edition, o.Settings.Pace = daily.Bots(&v), daily.Edition(day), in.Pace
	return s.begin(ctx, c, &o)
}
