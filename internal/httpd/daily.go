package httpd

import (
	"context"
	"errors"
	"net/http"

	"ninetynine/internal/calendar"
	"ninetynine/internal/daily"
	"ninetynine/internal/lobby"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A Rehearsal plays a deal of the day with expert in the person's chair.
type Rehearsal func(ctx context.Context, day calendar.Day, variant string) (daily.Played, error)

const (
	mostRanked  = 1000 // people of whom a ranking knows
	mostMarks   = 1000 // deals in a calendar
	bestOfDaily = 10
)

// day reads a date on which a day has begun somewhere.
func (s *Server) day(text string) (calendar.Day, error) {
	day, err := daily.Parse(text)
	if err != nil {
		return 0, bad("day: " + err.Error())
	}
	if !day.Begun(s.Now()) {
		return 0, bad("day: " + day.String() + " has not begun anywhere yet")
	}
	return day, nil
}

// daily answers with the deals of a day.
func (s *Server) daily(c *call) error {
	day, err := s.day(c.r.URL.Query().Get("day"))
	if err != nil {
		return err
	}
	out := wire.Daily{Day: day.String(), First: daily.First.String(), Played: []daily.Played{}}
	if c.player.ID != "" {
		if out.Played, err = s.dailies(c.r.Context(), daily.Calendar(c.player.ID), mostMarks); err != nil {
			return err
		}
	}
	for _, variant := range daily.Variants(day) {
		d, err := s.dailyDeal(c, day, variant)
		if err != nil {
			return err
		}
		out.Deals = append(out.Deals, d)
	}
	return c.answer(out)
}

// dailies reads a list of the projection.
func (s *Server) dailies(ctx context.Context, list string, most int) ([]daily.Played, error) {
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

// dailyDeal tells of one of the day's deals; how others did, only to who has played it.
func (s *Server) dailyDeal(c *call, day calendar.Day, variant string) (wire.DailyDeal, error) {
	d := wire.DailyDeal{Variant: variant, Bots: daily.Level}
	set, err := daily.Settings(day, variant)
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
	all, err := s.dailies(c.r.Context(), daily.Ranking(day, variant), mostRanked)
	if err != nil {
		return d, err
	}
	d.Players = len(all)
	own, err := s.Store.Row(c.r.Context(), daily.Projection, daily.Ranking(day, variant), c.player.ID)
	if errors.Is(err, store.ErrNone) || c.player.ID == "" {
		return d, nil
	}
	if err != nil {
		return d, err
	}
	played, err := daily.ReadPlayed(own.Value)
	if err != nil {
		return d, err
	}
	d.Own, d.Place = &played, 1
	for i := range all {
		if all[i].Points > played.Points {
			d.Place++
		}
		if all[i].Player != c.player.ID {
			all[i].Table = ""
		}
	}
	d.Best = all[:min(bestOfDaily, len(all))]
	return d, s.rehearsed(c, day, &d)
}

// rehearsed adds what expert made of the deal.
func (s *Server) rehearsed(c *call, day calendar.Day, d *wire.DailyDeal) error {
	if s.Rehearse == nil {
		return nil
	}
	return s.thinking(c, func(ctx context.Context) error {
		p, err := s.Rehearse(ctx, day, d.Variant)
		p.Player, p.Table = "", ""
		d.Expert = &p
		return err
	})
}

// playDaily opens the player's table for a deal of the day, or finds it.
func (s *Server) playDaily(c *call) error {
	var in wire.DailyOpening
	if err := s.read(c, &in); err != nil {
		return err
	}
	day, err := s.day(in.Day)
	if err != nil {
		return err
	}
	o := lobby.Opening{ID: "daily/" + in.Day + "/" + in.Variant, Sit: true, Ready: true}
	if o.Settings, err = daily.Settings(day, in.Variant); err != nil {
		return bad("variant: " + err.Error())
	}
	v, err := o.Settings.Rules()
	if err != nil {
		return err
	}
	o.Bots, o.Settings.Pace = daily.Bots(&v), in.Pace
	who := c.person()
	who.Secret = "n99-daily-1 " + who.ID // so that it is the same table on all of the player's devices
	had, err := s.lobby.Opened(c.r.Context(), who, o.ID)
	if err == nil {
		o.Settings.Pace = had.Pace
	} else if !errors.Is(err, store.ErrNone) {
		return err
	}
	if err := s.mayOpen(c, &o); err != nil {
		return err
	}
	out, err := s.lobby.Open(c.r.Context(), who, &o)
	if err != nil {
		return err
	}
	if out.Again {
		return c.answer(wire.Seated(out))
	}
	return c.status(http.StatusCreated, wire.Seated(out))
}
