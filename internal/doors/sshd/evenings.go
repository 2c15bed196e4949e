package sshd

import (
	"context"
	"net/url"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table/lobby"
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
	soon := time.Now().UnixMilli() >= e.Begins-lobby.Here
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
