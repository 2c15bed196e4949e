package sshd

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/wire"
)

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
