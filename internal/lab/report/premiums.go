package report

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/rules"
)

func (p *findingsPage) levels() (names []string) {
	o := &p.variant.Offers
	if o.How == rules.NoOffers {
		return nil
	}
	if o.Declare > 0 {
		names = append(names, rules.Declare.String())
	}
	if o.Reveal > 0 {
		names = append(names, rules.Reveal.String())
	}
	return names
}

func (p *findingsPage) byPremium() []section {
	if len(p.levels()) == 0 {
		return nil
	}
	whole := p.whole().Whole()
	held := figures("PREMIUM", "HANDS", "BID", "TRICKS", "MADE", "POINTS", "MARGIN")
	for _, r := range p.Table("premium").Rows {
		held.add(r.Name, share(r.All.Hands, whole.Hands), meanOf(r.All.Bid, &r.All), meanOf(r.All.Tricks, &r.All), madeOf(&r.All), meanOf(r.All.Points, &r.All), marginOf(&r.All))
	}
	offers := figures("OFFER", "HANDS", "SHARE", "MADE", "MARGIN")
	for _, r := range p.Table("offer").Rows {
		offers.add(r.Name, Grouped(r.All.Hands), share(r.All.Hands, whole.Hands), madeOf(&r.All), marginOf(&r.All))
	}
	return []section{
		{"Premiums", "Hands by the premium they hold, or another holds against them; none: no hand at the table holds one.", held},
		{"Offers", "Hands by the highest premium they offered; beaten: another got it.", offers},
	}
}

func (p *findingsPage) byPremiumAndBid() (all []section) {
	for _, level := range p.levels() {
		all = append(all, p.premiumByTrump(level), p.premiumByBid(level))
	}
	return all
}

func (p *findingsPage) premiumByTrump(level string) section {
	g := figures("TRUMP", "HELD", "MADE", "MARGIN", "OTHERS MADE", "OTHERS’ MARGIN", "NOBODY’S MADE")
	table := p.Table("premium")
	row := func(name string, all *lab.Group, at func(*lab.FindingRow) *lab.Group) {
		own, others := at(table.Row(level, "")), at(table.Row("against "+level, ""))
		g.add(name, share(own.Deals, all.Deals), madeOf(own), marginOf(own), madeOf(others), marginOf(others), madeOf(at(table.Row("none", ""))))
	}
	for _, t := range p.Trumps {
		row(trumpSign(t), p.hands(t), func(r *lab.FindingRow) *lab.Group { return r.At(t) })
	}
	row("all", p.whole().Whole(), (*lab.FindingRow).Whole)
	return section{upperFirst(level) + ", trump by trump",
		"How many deals have a holder; results of the holders and their opponents; and how often contracts are made without a holder.", g}
}

func (p *findingsPage) premiumByBid(level string) section {
	g := figures("BID", "HELD", "MADE", "MARGIN", "NONE MADE", "NONE’S MARGIN")
	table := p.Table("premiumBid")
	for _, bid := range p.Table("bid").Rows {
		own, none := table.Row(level, bid.Name).Whole(), table.Row("none", bid.Name).Whole()
		g.add(bid.Name, share(own.Hands, bid.All.Hands), madeOf(own), marginOf(own), madeOf(none), marginOf(none))
	}
	others := "without a holder"
	if p.variant.Offers.Many {
		others = "that hold none"
	}
	return section{upperFirst(level) + ", bid by bid",
		"How many of the hands with the bid hold it; how they fare, and how those with the same bid fare " + others + ".", g}
}

func (p *findingsPage) standingTable(first, of, premiums string) *table {
	head := []string{first, "HANDS", "BID", "TRICKS", "MADE", "POINTS", "MARGIN"}
	levels := p.levels()
	for _, level := range levels {
		head = append(head, strings.ToUpper(level))
	}
	g := figures(head...)
	for _, r := range p.Table(of).Rows {
		x := &r.All
		cells := []string{r.Name, Grouped(x.Hands), meanOf(x.Bid, x), meanOf(x.Tricks, x), madeOf(x), meanOf(x.Points, x), marginOf(x)}
		for _, level := range levels {
			cells = append(cells, share(p.Table(premiums).Row(level, r.Name).Whole().Hands, x.Hands))
		}
		g.add(cells...)
	}
	return g
}

func (p *findingsPage) bySeat() []section {
	note := "The eldest hand leads to the first trick."
	if len(p.levels()) > 0 {
		note += " In the last columns, how many of the hands hold the premium."
	}
	if len(p.levels()) > 0 && !p.variant.Offers.Many {
		note += " Of equal offers, that of the hand nearer the eldest goes first."
	}
	return []section{
		{"Seats", note, p.standingTable("SEAT", "seat", "premiumSeat")},
		{"Contracts made by seat, trump by trump", "", p.matrix("SEAT", p.Table("seat").Rows, rowName, p.madeAt)},
	}
}

func (p *findingsPage) byStanding() []section {
	return []section{{"Standing in the game", "Hands by the totals before the deal: all level, leading, or behind.",
		p.standingTable("TOTAL", "standing", "premiumStanding")}}
}

func (p *findingsPage) bySum() []section {
	rows := p.Table("sum").Rows
	g := figures("SUM", "TOO MANY", "DEALS", "SHARE", "MADE", "NONE MADE", "ALL MADE")
	for _, r := range rows {
		n, _ := strconv.Atoi(r.Name)
		over := strconv.Itoa(n - p.variant.Tricks())
		if n > p.variant.Tricks() {
			over = "+" + over
		}
		cells := []string{r.Name, over, Grouped(r.All.Deals), share(r.All.Deals, p.report.Deals), madeOf(&r.All)}
		for _, made := range []int{0, p.variant.Seats} {
			cells = append(cells, partOf(p.Table("sumMade").Row(r.Name, strconv.Itoa(made)).Whole().Deals, r.All.Deals, &r.All))
		}
		g.add(cells...)
	}
	note := "How often the bids of a deal have each sum, and how the contracts turn out; the second column compares the sum with the number of tricks."
	if p.variant.Dummy {
		note += " The dummy's bid is part of the sum, and its contract among all and none."
	}
	return []section{
		{"The sum of all bids", note, g},
		{"The sum of all bids, trump by trump", "", p.matrix("SUM", rows, rowName, p.shareAt)},
	}
}

func (p *findingsPage) byGames() []section {
	lengths := p.Games.Lengths
	all := int64(0)
	for _, l := range lengths {
		all += l.Games
	}
	if all == 0 {
		return nil
	}
	within := func(part float64) string {
		sum := int64(0)
		i := slices.IndexFunc(lengths, func(l lab.LengthCount) bool {
			sum += l.Games
			return float64(sum) >= part*float64(all)
		})
		return strconv.Itoa(lengths[i].Deals)
	}
	mean := "–"
	if p.report.DealsPerGame > 0 {
		mean = two(p.report.DealsPerGame)
	}
	g := figures("GAMES", "MEAN", "SHORTEST", "1 IN 10", "MEDIAN", "9 IN 10", "LONGEST", "WINNER’S POINTS")
	g.add(Grouped(all), mean, within(0), within(0.1), within(0.5), within(0.9), within(1), two(p.Games.Winning))
	by := figures("DEALS", "GAMES", "SHARE", "SO FAR")
	sum := int64(0)
	for _, l := range lengths {
		sum += l.Games
		by.add(strconv.Itoa(l.Deals), Grouped(l.Games), share(l.Games, all), share(sum, all))
	}
	return []section{
		{"Length of games", "Finished games, in deals; and the winners' points before bonuses.", g},
		{"Games by length", "", by},
	}
}
