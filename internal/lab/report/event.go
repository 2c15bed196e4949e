package report

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/big"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/events"
)

// Decimal returns a number with three decimals at most.
func Decimal(r *big.Rat) json.Number {
	text := r.FloatString(3)
	return json.Number(strings.TrimSuffix(strings.TrimRight(text, "0"), "."))
}

// named returns the members' names by their ids.
func named(v *event.View) func(id string) string {
	names := map[string]string{}
	for _, m := range v.Members {
		names[m.ID] = phrase.Clean(m.Name, 40)
	}
	return func(id string) string { return cmp.Or(names[id], id, "?") }
}

// TitleOf names an event. The title of an evening is its group's name.
func TitleOf(title string, evening bool) string {
	if evening {
		title = "Evening of " + title
	}
	return phrase.Clean(title, 200)
}

// Played returns how many of its boards or deals a table has played, and how many it has. A match that was entered as a whole is
// played.
func Played(t *event.Table) (played, all int) {
	whole := false
	for _, b := range t.Boards {
		switch {
		case b.Number == 0:
			whole = b.Played
			continue
		case b.Played:
			played++
		}
		all++
	}
	if whole {
		played = all
	}
	return played, all
}

// Event writes who sits where, what is late or disputed, and the ranking.
func Event(p *Page, v *event.View, disputes []event.Dispute) {
	name := named(v)
	closed := ""
	if v.Closed {
		closed = ", closed"
	}
	p.line("%s, %s: %s, %s of %s%s", TitleOf(v.Title, v.Online != nil && v.Online.Evening != ""), v.Date, v.Variant, Counted(len(v.Rounds), "round"), fmt.Sprint(v.Planned), closed)
	for _, r := range v.Rounds {
		title := fmt.Sprint("Round ", r.Number)
		if r.Closed {
			title += ", closed"
		}
		g := heads("TABLE", "~PLAYERS", "PLAYED")
		for _, t := range r.Tables {
			played, all := Played(t)
			done := fmt.Sprintf("%d of %d", played, all)
			if played < all && !r.Closed {
				done += ", plays"
			}
			g.add(fmt.Sprint(t.Number), joined(t.Seats, name), done)
		}
		p.section(title, "", g)
	}
	if len(v.Ranking) > 0 {
		p.section("Ranking", "", ranking(v, name))
	}
	if len(disputes) > 0 {
		g := heads("~ABOUT", "~ACTS")
		for _, d := range disputes {
			g.add(about(d.Subject, name), strings.Join(d.Acts, " "))
		}
		p.section("To settle", "", g)
	}
}

func joined(ids []string, name func(string) string) string {
	var all []string
	for _, id := range ids {
		all = append(all, name(id))
	}
	return strings.Join(all, ", ")
}

func ranking(v *event.View, name func(string) string) *table {
	g := heads("PLACE", "~PLAYER")
	g.numbers("BOARDS", "MADE", "POINTS")
	if v.Play == event.Boards {
		g.numbers("COMPARED")
	}
	g.numbers("BALANCE")
	for _, s := range v.Ranking {
		row := []string{fmt.Sprint(s.Place), name(s.Member), fmt.Sprint(s.Boards), fmt.Sprint(s.Made), string(Decimal(s.Points))}
		if s.Field != nil {
			row = append(row, string(Decimal(s.Field)))
		}
		g.add(append(row, Grouped(s.Balance))...)
	}
	return g
}

// about names what a dispute is about.
func about(s event.Subject, name func(string) string) string {
	parts := []string{string(s.Kind)}
	for _, of := range []struct {
		word string
		n    int
	}{{"round", s.Round}, {"table", s.Table}, {"board", int(s.Board)}} {
		if of.n > 0 {
			parts = append(parts, fmt.Sprint(of.word, " ", of.n))
		}
	}
	if s.Member != "" {
		parts = append(parts, name(s.Member))
	}
	return strings.Join(parts, ", ")
}

// Seatings writes ways to seat rounds from a round on, and the tables of the first way.
func Seatings(p *Page, v *event.View, from int, all []events.Choice) {
	g := heads("WAY", "~TABLES")
	g.numbers("MEET", "SAME CHAIR", "SIT OUT", "AT FOUR")
	span := func(r [2]int) string { return fmt.Sprintf("%d–%d", r[0], r[1]) }
	for i, c := range all {
		g.add(fmt.Sprint(i+1), wayOf(&c), span(c.Meetings), span(c.Shared), span(c.Out), span(c.Large))
	}
	p.section(fmt.Sprintf("Seats from round %d on", from), "The least and the most times that two players meet and have the same chair, and that a player sits out or sits at a larger table.", g)
	if len(all) == 0 {
		return
	}
	name := named(v)
	for i, r := range all[0].Rounds {
		g := heads("TABLE", "~PLAYERS")
		for _, t := range r.Tables {
			g.add(fmt.Sprint(t.Table), joined(t.Seats, name))
		}
		if len(r.Out) > 0 {
			g.add("out", joined(r.Out, name))
		}
		p.section(fmt.Sprintf("Round %d, way 1", from+i), "", g)
	}
}

func wayOf(c *events.Choice) string {
	way := "mixed"
	if c.Size > 0 {
		way = fmt.Sprint("of ", c.Size)
	}
	if c.Bots {
		way += " with bots"
	}
	if c.Design {
		way += ", a known design"
	}
	return way
}
