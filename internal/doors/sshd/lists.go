package sshd

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// describeEvening returns an evening's item of the menu. The hour is on the clocks of the evening's zone, since those
// of the caller are not known.
func (d *session) describeEvening(e *wire.EveningShown) string {
	zone, name := time.UTC, "UTC"
	if own, err := time.LoadLocation(e.Zone); err == nil {
		zone, name = own, e.Zone
	}
	what := e.Variant
	if v, err := rules.Named(e.Variant); err == nil {
		what = d.book.Variant(&v)
	}
	key := "ssh.evening"
	if e.Mine {
		key = "ssh.evening.mine"
	}
	names := slices.Clone(e.Names)
	if more := e.Coming - len(names); more > 0 {
		names = append(names, d.book.Say("page.evenings.more", "n", more))
	}
	return d.book.Say(key, "at", time.UnixMilli(e.Begins).In(zone).Format("2006-01-02 15:04 ")+name, "variant", what,
		"coming", d.book.Say("page.evenings.coming", "n", e.Coming, "names", phrase.Clean(strings.Join(names, ", "), 200)))
}

// come says that the caller comes to an evening or, once that has been said, does not. From ten minutes before the hour
// on, the caller waits for a table, and plays.
func (d *session) come(e *wire.EveningShown) error {
	soon := time.Now().UnixMilli() >= e.Begins-evening.Here
	now, err := d.comes(e, wire.Coming{Coming: soon || !e.Mine})
	if !soon || err != nil {
		return err
	}
	d.say("ssh.evening.wait")
	for {
		now, err = d.comes(e, wire.Coming{Coming: true, Here: true})
		switch {
		case err != nil:
			return err
		case now.Table != "":
			return d.play(now.Table)
		case !now.Mine || now.Begins != e.Begins:
			return nil
		}
		select {
		case <-d.ctx.Done():
			return errLeft
		case <-time.After(d.Limits.Look):
		}
	}
}

func (d *session) comes(e *wire.EveningShown, word wire.Coming) (now wire.EveningShown, err error) {
	err = d.call(func(ctx context.Context) error {
		return d.client.Post(ctx, "/api/evenings/"+url.PathEscape(e.ID), word, &now)
	})
	return now, err
}

// bestShown is how many players of a class are shown.
const bestShown = 10

// showRatings shows the best players of each class, and the person's own rating.
func (d *session) showRatings() error {
	var own wire.Profile
	var boards []wire.Leaderboard
	if err := d.call(func(ctx context.Context) error {
		err := d.client.Get(ctx, "/api/players/"+d.client.Player, &own)
		for _, class := range rating.Classes() {
			var board wire.Leaderboard
			if err == nil {
				err = d.client.Get(ctx, "/api/ratings?class="+class, &board)
			}
			boards = append(boards, board)
		}
		return err
	}); err != nil {
		return err
	}
	empty := true
	for i := range boards {
		b := &boards[i]
		at := slices.IndexFunc(own.Ratings, func(r wire.Rating) bool { return r.Class == b.Class })
		if at < 0 && len(b.Players) == 0 {
			continue
		}
		empty = false
		fmt.Fprintln(d.page, d.inCharset(d.book.Say("page.ratings.class."+b.Class)))
		for n, p := range b.Players[:min(len(b.Players), bestShown)] {
			d.showRating(strconv.Itoa(n+1)+".", p.Name, &p.Rating)
		}
		if at >= 0 {
			r := &own.Ratings[at]
			if d.showRating("", d.book.Say("you"), r); r.Most != 0 {
				d.say("page.ratings.most", "class", d.book.Say("page.ratings.class."+b.Class), "most", strconv.Itoa(r.Most))
			}
		}
	}
	if empty {
		d.say("page.ratings.none")
	}
	return nil
}

func (d *session) showRating(place, name string, r *wire.Rating) {
	fmt.Fprintln(d.page, d.inCharset(fmt.Sprintf("  %3s %s: %d ± %d", place, phrase.Clean(name, 24), r.Mean, r.Within)))
}
