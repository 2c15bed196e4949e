package main

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/advice"
	"ninetynine/internal/base/calendar"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/tui"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

type dailyCommand struct {
	playCommand
	day    string
	second bool
}

func newDaily(env *environment) *cobra.Command {
	d := &dailyCommand{playCommand: playCommand{displayFlags: displayFlags{env: env}, forced: true}}
	c := described("daily", onlyFlags, func(cmd *cobra.Command, _ []string) error { return d.run(cmd.Context()) })
	f := c.Flags()
	f.StringVar(&d.day, "day", "", "the deal of `DATE`, as 2026-11-23 (default today)")
	f.BoolVar(&d.second, "second", false, "the deal of another variant")
	f.StringVar(&d.name, "name", "", "your `NAME` at the table")
	f.StringVar(&d.at, "at", "", "play at the server with this `URL`")
	dataFlag(f, &d.data, "keep matches in `FOLDER`")
	d.flags(f, "plain lines instead of a full screen")
	paceFlag(f, &d.pace, "")
	onlyOne(c, "at", "data")
	return c
}

func (d *dailyCommand) run(ctx context.Context) (err error) {
	if err = d.open(); err != nil {
		return err
	}
	if err := d.check(); err != nil {
		return err
	}
	day := calendar.On(time.Now())
	if d.day != "" {
		if day, err = daily.Parse(d.day); err != nil {
			return fmt.Errorf("--day: %w", err)
		}
	}
	if !day.Begun(time.Now()) {
		return fmt.Errorf("--day: %v has not begun anywhere yet", day)
	}
	d.day = day.String()
	d.news, d.env.onWait = make(chan string, 16), d.waitReporter() // as in play
	at, err := d.place(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, at.close()) }()
	deals, err := dealsOf(ctx, at, day)
	if err != nil {
		return err
	}
	deal := &deals.Deals[d.which()]
	if deal.Own == nil && !deal.Lost {
		left, err := d.play(ctx, at, day, deal.Variant)
		if err != nil {
			return err
		}
		if !left.Over || ctx.Err() != nil { // does not contact the server, which may be gone
			return d.goesOn(at, &left)
		}
		if deals, err = dealsOf(ctx, at, day); err != nil {
			return err
		}
		deal = &deals.Deals[d.which()]
	}
	if deal.Lost {
		_, err := fmt.Fprintln(d.env.stdout, d.lastLine("page.daily.lost", ""))
		return err
	}
	if deal.Own == nil {
		return d.goesOn(at, new(tui.Outcome))
	}
	return d.printResult(ctx, at, deals, deal)
}

func (d *dailyCommand) goesOn(at *place, left *tui.Outcome) error {
	if err := d.reportUnsent(left); err != nil {
		return err
	}
	_, err := fmt.Fprintln(d.env.stdout, d.lastLine("bye.unfinished", d.again(at), "unsent", phrase.Yes(left.Unsent != "")))
	return err
}

func (d *dailyCommand) which() int {
	if d.second {
		return 1
	}
	return 0
}

func (d *dailyCommand) again(at *place) string {
	words := strings.TrimSpace("ninetynine daily "+at.lookup) + " --day " + d.day
	if d.second {
		words += " --second"
	}
	return words
}

func dealsOf(ctx context.Context, at *place, day calendar.Day) (*wire.Daily, error) {
	deals := new(wire.Daily)
	return deals, at.client.Get(ctx, "/api/daily?day="+url.QueryEscape(day.String()), deals)
}

func (d *dailyCommand) play(ctx context.Context, at *place, day calendar.Day, variant string) (left tui.Outcome, err error) {
	if d.name != "" {
		if err := at.client.Rename(ctx, d.called()); err != nil {
			return left, fmt.Errorf("--name: %w", err)
		}
	}
	var seated wire.Seated
	if err := at.client.Post(ctx, "/api/daily", wire.DailyOpening{Day: day.String(), Variant: variant, Pace: max(1, d.pace.Milliseconds())}, &seated); err != nil {
		return left, err
	}
	return d.sit(ctx, at, seated.Table)
}

// printResult says how the deal went, and gives a line to share.
func (d *dailyCommand) printResult(ctx context.Context, at *place, deals *wire.Daily, deal *wire.DailyDeal) error {
	v, err := rules.Named(deal.Variant)
	if err != nil {
		return err
	}
	say, own := d.book.Say, deal.Own
	result := func(key, you string, p *daily.Played) string {
		return say(key, "you", you, "points", strconv.Itoa(int(p.Points)), "n", int(p.Points), "made", map[bool]string{true: "yes", false: "no"}[p.Made])
	}
	lines := []string{result("page.daily.own", "yes", own)}
	if deal.Expert != nil {
		lines = append(lines, result("page.daily.own", "expert", deal.Expert))
	}
	placed := say("page.daily.alone")
	last := result("page.daily.last", "", own)
	if deal.Late {
		placed = say("page.daily.late")
	} else if deal.Players > 1 {
		placed = say("page.daily.place", "place", deal.Place, "n", deal.Players)
		last += " · " + placed
	}
	subtitle := "none"
	if d.second {
		subtitle = d.book.Variant(&v)
	}
	lines = append(lines, placed, "", say("page.daily.share")+":", "",
		"  "+say("page.daily.first", "day", deals.Day, "variant", subtitle))
	if line := squares(d.report(ctx, at, own.Table)); line != "" && !d.onlyASCII() {
		lines = append(lines, "  "+line)
	}
	lines = append(lines, "  "+last, "", say("page.daily.calendar")+": "+strings.Join(days(deals), ", "),
		say("page.daily.run", "n", deals.Streak))
	_, err = fmt.Fprintln(d.env.stdout, d.inCharset(strings.Join(lines, "\n")))
	return err
}

// squares returns the report's line to share; "" if it has none, as from an older server.
func squares(r *advice.Report) string {
	if r == nil || len(r.Deals) == 0 || len(r.Deals[0].Squares) == 0 {
		return ""
	}
	return r.Deals[0].Squares[0]
}

// days returns the days played, the latest first, each once.
func days(deals *wire.Daily) (all []string) {
	for i := range deals.Played {
		if day := deals.Played[i].Day; len(all) == 0 || all[len(all)-1] != day {
			all = append(all, day)
		}
	}
	return all[:min(len(all), 14)]
}

// report returns the report on the deal, or nil if it is not available soon.
func (d *dailyCommand) report(ctx context.Context, at *place, id string) *advice.Report {
	ctx, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	for {
		r, err := at.client.Table(id).Report(ctx, 1, 0)
		if err != nil {
			return nil
		}
		if r.Judged >= r.Of && r.Rough == 0 {
			return &r.Report
		}
	}
}
