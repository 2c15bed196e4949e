package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/lab"
)

func (p *findingsPage) byConfusion() []section {
	g := figures("BID-CARDS WITH", "HANDS", "BID", "MADE", "WITHOUT", "LIKE FOR LIKE", "MARGIN, LIKE FOR LIKE")
	all := p.whole().Whole().Hands
	for _, kind := range confusing() {
		var with, without lab.Group
		table := p.Table(kind[0])
		for _, r := range table.Rows {
			g := &without
			if r.Name == "with" {
				g = &with
			}
			g.Deals += r.All.Deals
			g.Bid += r.All.Bid * float64(r.All.Hands)
			g.Hands += r.All.Hands
			g.Made.Count += r.All.Made.Count
		}
		made, lead := "–", "–"
		if c, ok := p.Contrast(kind[0], "with", "without"); ok {
			made, lead = points(&c.Made, 100, 1), points(&c.Margin, 1, 1)
		}
		g.add(kind[1], share(with.Hands, all), meanOf(with.Bid/max(1, float64(with.Hands)), &with),
			partOf(with.Made.Count, with.Hands, &with), partOf(without.Made.Count, without.Hands, &without), made, lead)
	}
	return []section{{"Bid-cards that may confuse",
		"Hands with such cards among their bid-cards. Like for like: how much more often they make their contracts, in points of a hundred, and how much larger their margin is, than hands without that bid the same.", g}}
}

// points formats a difference, multiplied by scale, with its interval.
func points(m *lab.Mean, scale float64, decimals int) string {
	return fmt.Sprintf("%s ±%.*f", signed(scale*m.Mean, decimals), decimals, scale*(m.High-m.Low)/2)
}

func (p *findingsPage) byStated() []section {
	table, held := p.Table("told"), p.Table("premiumTold")
	if len(table.Rows) == 0 || len(p.levels()) == 0 {
		return nil
	}
	head := []string{"STATED", "HANDS", "MADE"}
	kinds := append([]string{"none"}, p.levels()...)
	for _, k := range kinds[1:] {
		head = append(head, map[string]string{"declare": "DECLARE", "reveal": "REVEAL"}[k])
	}
	for _, k := range kinds {
		short := map[string]string{"none": "SILENT", "declare": "DECLARED", "reveal": "REVEALED"}[k]
		head = append(head, short+" MADE", "MARGIN")
	}
	g := figures(head...)
	all := p.whole().Whole().Hands
	for _, r := range table.Rows {
		from, _ := strconv.Atoi(r.Name)
		cells := []string{fmt.Sprintf("%d–%d%%", from, from+10), share(r.All.Hands, all), madeOf(&r.All)}
		for _, k := range kinds[1:] {
			cells = append(cells, share(held.Row(k, r.Name).Whole().Hands, r.All.Hands))
		}
		for _, k := range kinds {
			x := held.Row(k, r.Name).Whole()
			cells = append(cells, madeOf(x), marginOf(x))
		}
		g.add(cells...)
	}
	return []section{{"Premiums, by the chance stated", p.statedNote(), g}}
}

func (p *findingsPage) statedNote() string {
	silent := "hands at tables without a premium"
	if p.variant.Offers.Many {
		silent = "hands that held none"
	}
	note := "By the chance that players gave their contracts once all had laid: contracts made, how many of the hands held a premium, and how these fared; silent: " + silent + "."
	for _, level := range p.levels() {
		if c, ok := p.Contrast("premiumTold", level, "none"); ok {
			note += fmt.Sprintf(" Like for like, hands that held %s made their contracts more often by %s points of a hundred, and had a margin larger by %s.", level, points(&c.Made, 100, 1), points(&c.Margin, 1, 1))
		}
	}
	return note
}

func (p *findingsPage) byWins() []section {
	games, matches := p.Games.Seats, p.Games.Matches
	g := figures("SEAT", "GAMES WON", "OF ALL", "MATCHES WON", "OF ALL")
	for i := range games {
		g.add(games[i].Seat, wonOf(&games[i]), wonShare(&games[i]), wonOf(&matches[i]), wonShare(&matches[i]))
	}
	return []section{{"Games won by seat",
		fmt.Sprintf("By the seat in the first deal of the game or match; a shared win counts in parts. %s, %s.",
			Counted(games[0].Of, "game"), Counted(matches[0].Of, "match")), g}}
}

func wonOf(w *lab.WinCount) string { return Grouped(int64(w.Won + 0.5)) }

func wonShare(w *lab.WinCount) string {
	if w.Of < fewDeals {
		return "–"
	}
	return fmt.Sprintf("%.1f%% ±%.1f", 100*w.Share.Mean, 50*(w.Share.High-w.Share.Low))
}

// fairness shows the value of being forehand, in every variant and with each of several players.
func fairness(done []Simulation) section {
	variants, players := distinct(done, Simulation.ruleName), distinct(done, Simulation.who)
	g := heads("VARIANT")
	for _, who := range players {
		g.numbers("MARGIN, " + who)
	}
	for _, who := range players {
		g.numbers("WON, " + who)
	}
	g.numbers("EVEN")
	for _, name := range variants {
		leads, wins, even := make([]string, len(players)), make([]string, len(players)), ""
		for i := range done {
			if done[i].ruleName() != name {
				continue
			}
			p := &findingsPage{done[i].Findings, &done[i], done[i].Rules}
			k := slices.Index(players, done[i].who())
			leads[k], wins[k] = points(&p.Advantages[0].Margin, 1, 1), wonShare(&p.Games.Seats[0])
			even = cmp.Or(even, tenths(p.even()))
		}
		g.add(append(append(append([]string{name}, leads...), wins...), even)...)
	}
	return section{"Is it fair?", "What it is worth to lead. Margin: points over the mean of the other players' in a deal, a dummy left out. Won: games won by the eldest hand of their first deal; even: a player's share if seats did not matter. " + amounts(done), g}
}

func overview(done []Simulation) section {
	g := heads("VARIANT")
	g.numbers("DEALS", "BID", "TRICKS A HAND", "MADE", "DECLARED", "REVEALED", "DEALS A GAME", "WINNER’S POINTS")
	for i := range done {
		p := &findingsPage{done[i].Findings, &done[i], done[i].Rules}
		all := p.whole().Whole()
		cells := []string{done[i].ruleName(), Grouped(done[i].Deals), meanOf(all.Bid, all), two(float64(p.variant.Tricks()) / float64(p.variant.Seats)), madeOf(all)}
		for _, level := range []string{"declare", "reveal"} {
			if slices.Contains(p.levels(), level) {
				cells = append(cells, share(p.Table("premium").Row(level, "").Whole().Hands, all.Hands))
			} else {
				cells = append(cells, "–")
			}
		}
		length, winner := "–", "–"
		if done[i].DealsPerGame > 0 {
			length, winner = two(done[i].DealsPerGame), two(p.Games.Winning)
		}
		g.add(append(cells, length, winner)...)
	}
	return section{"The variants beside one another", "Mean bid, and the tricks that there are for each hand; contracts made; how many of the hands hold a premium; the mean length of a game, and the winner's points in play. " + amounts(done), g}
}

func distinct[T any](all []T, name func(T) string) (names []string) {
	for _, x := range all {
		if n := name(x); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return names
}

func amounts(done []Simulation) string {
	return "Counted with " + letters.Join(slices.Values(distinct(done, Simulation.who)), "; ", func(who string) string {
		return who + ": " + dealsAndGames(playedBy(done, who))
	}) + "."
}

func playedBy(done []Simulation, who string) []Simulation {
	return slices.DeleteFunc(slices.Clone(done), func(s Simulation) bool { return s.who() != who })
}

func dealsAndGames(done []Simulation) string {
	deals, games := int64(0), int64(0)
	for _, s := range done {
		deals, games = deals+s.Deals, games+s.Games
	}
	return Counted(deals, "deal") + ", " + Counted(games, "game")
}

// Comparisons writes what changes from the first variant to each of the others.
func Comparisons(p *Page, done []Simulation) {
	var g *table
	note := ""
	for i := range done {
		c := done[i].Compared
		if c == nil {
			continue
		}
		if g == nil {
			g = heads("RULES")
			was := []string{c.With}
			for k := range c.Changes {
				if x := &c.Changes[k]; inTable(x) {
					g.numbers(heading(x))
					was = append(was, fmt.Sprintf("%.*f", decimalsOf(x), x.Was))
				}
			}
			g.add(was...)
			note = fmt.Sprintf("%s of %s, seed %q. First what happens by the rules of %s, then how much more or less by others, from pairs of %s. Percentages change by points of a hundred.",
				Counted(done[i].Deals, "deal"), done[i].who(), done[i].Seed, c.With, c.Paired)
		}
		cells := []string{done[i].ruleName()}
		for k := range c.Changes {
			if x := &c.Changes[k]; !inTable(x) {
				continue
			} else if x.None {
				cells = append(cells, "–")
			} else {
				cells = append(cells, points(&x.Change, 1, decimalsOf(x)))
			}
		}
		g.add(cells...)
	}
	if g != nil {
		p.section("What other rules change", note, g)
	}
}

// inTable reports whether the table shows a change; JSON has all changes.
func inTable(x *lab.Difference) bool { return x.Of != "points of a hand" && x.Of != "zeros bid" }

func decimalsOf(x *lab.Difference) int {
	if x.Unit == "tricks" || x.Unit == "deals" {
		return 2
	}
	return 1
}

func heading(x *lab.Difference) string {
	name := map[string]string{
		"contracts made": "MADE", "mean bid": "BID", "declared": "DECLARED", "revealed": "REVEALED", "premiums kept": "KEPT",
		"best less worst hand": "BEST LESS WORST", "eldest hand’s lead": "ELDEST HAND’S MARGIN", "length of a game": "DEALS A GAME",
	}[x.Of]
	if x.Unit == "%" {
		name += ", %"
	}
	return name
}
