package report

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// A Topic is a selectable part of the findings.
type Topic struct {
	name    string
	set     func(*findingsPage) []section // for each variant; nil: there is only setAll
	setAll  func([]Simulation) section    // for all of them together; nil: there is only set
	draw    func(*findingsPage) []byte    // the picture of one variant; nil: there is none, or it has too few deals
	drawAll func([]Simulation) []byte     // one picture of all variants
}

func topics() []Topic {
	return []Topic{
		{name: "trump", set: (*findingsPage).byTrump, draw: (*findingsPage).drawTrumps},
		{name: "bid", set: (*findingsPage).byBid, draw: (*findingsPage).drawBids},
		{name: "bid-trump", set: (*findingsPage).byBidAndTrump},
		{name: "tricks", set: (*findingsPage).byTricks},
		{name: "suits", set: (*findingsPage).bySuits},
		{name: "suits-trump", set: (*findingsPage).bySuitsAndTrump},
		{name: "cards", set: (*findingsPage).byCards},
		{name: "trumps", set: (*findingsPage).byTrumps},
		{name: "confuse", set: (*findingsPage).byConfusion, draw: (*findingsPage).drawConfusing},
		{name: "premium", set: (*findingsPage).byPremium},
		{name: "premium-bid", set: (*findingsPage).byPremiumAndBid},
		{name: "told", set: (*findingsPage).byStated, draw: (*findingsPage).drawStated},
		{name: "seat", set: (*findingsPage).bySeat},
		{name: "sum", set: (*findingsPage).bySum},
		{name: "standing", set: (*findingsPage).byStanding},
		{name: "games", set: (*findingsPage).byGames},
		{name: "wins", set: (*findingsPage).byWins},
		{name: "fair", setAll: fairness, drawAll: drawFair},
		{name: "variants", setAll: overview},
	}
}

// TopicNames returns the names of all topics, after "all".
func TopicNames() []string {
	names := []string{"all"}
	for _, t := range topics() {
		names = append(names, t.name)
	}
	return names
}

// ParseTopics reads a list of topics, separated by commas.
func ParseTopics(list string) ([]Topic, error) {
	var chosen []Topic
	for name := range strings.SplitSeq(list, ",") {
		name = strings.TrimSpace(name)
		i := slices.IndexFunc(topics(), func(t Topic) bool { return t.name == name })
		switch {
		case name == "all":
			return topics(), nil
		case i < 0:
			return nil, fmt.Errorf("there is no topic %q; there are: %s", name, strings.Join(TopicNames(), ", "))
		}
		chosen = append(chosen, topics()[i])
	}
	return chosen, nil
}

type section struct {
	title, note string
	table       *table
}

type findingsPage struct {
	*lab.Findings
	report  *Simulation
	variant *rules.Variant
}

// fewDeals is the number of deals below which a table gives no rates.
const fewDeals = 30

// Findings writes the topics for every variant, which must have findings.
func Findings(p *Page, done []Simulation, topics []Topic) {
	each := slices.ContainsFunc(topics, func(t Topic) bool { return t.set != nil })
	for i := range done {
		if !each {
			break
		}
		f := &findingsPage{done[i].Findings, &done[i], done[i].Rules}
		if i > 0 {
			p.blank()
		}
		f.intro(p)
		for _, t := range topics {
			if t.set == nil {
				continue
			}
			for _, s := range t.set(f) {
				p.section(s.title, s.note, s.table)
			}
		}
	}
	for _, t := range topics {
		if t.setAll != nil && len(done) > 0 {
			s := t.setAll(done)
			p.section(s.title, s.note, s.table)
		}
	}
}

func (p *findingsPage) intro(to *Page) {
	title := fmt.Sprintf("%s: %s, seed %q", p.report.ruleName(), Counted(p.report.Deals, "deal"), p.report.Seed)
	text := fmt.Sprintf("Players: %s. The most points for a hand in one deal: %d, %s.",
		p.report.who(), p.Most, Counted(p.MostHands, "time"))
	if to.Markdown {
		to.printf("**%s.** %s\n", title, text)
	} else {
		to.printf("%s\n", to.bold(title))
		to.line("%s", text)
	}
}

// share formats a part of hands or deals.
func share(part, whole int64) string {
	if whole == 0 {
		return "–"
	}
	return tenths(float64(part) / float64(whole))
}

// madeOf formats the share of contracts made.
func madeOf(g *lab.Group) string {
	if g.Deals < fewDeals {
		return "–"
	}
	return fmt.Sprintf("%.1f%% ±%.1f", 100*g.Made.Share, 50*(g.Made.High-g.Made.Low))
}

// marginOf formats the points relative to the other hands.
func marginOf(g *lab.Group) string {
	if g.Deals < fewDeals {
		return "–"
	}
	mean := math.Round(10*g.Margin.Mean)/10 + 0 // no minus before 0
	return fmt.Sprintf("%+.1f ±%.1f", mean, (g.Margin.High-g.Margin.Low)/2)
}

// partOf formats a part of the hands, or of their deals.
func partOf(part, whole int64, of *lab.Group) string {
	if of.Deals < fewDeals {
		return "–"
	}
	return share(part, whole)
}

// meanOf formats a mean of the hands.
func meanOf(x float64, of *lab.Group) string {
	if of.Deals < fewDeals {
		return "–"
	}
	return fmt.Sprintf("%.2f", x)
}

// tenths formats a share in percent.
func tenths(x float64) string { return fmt.Sprintf("%.1f%%", 100*x) }

func two(x float64) string { return fmt.Sprintf("%.2f", x) }

func (p *findingsPage) whole() *lab.FindingRow { return p.Table("all").Row("all", "") }

func (p *findingsPage) hands(t rules.Trump) *lab.Group { return p.whole().At(t) }

func (p *findingsPage) trumpHeads() []string {
	var signs []string
	for _, t := range p.Trumps {
		signs = append(signs, trumpSign(t))
	}
	return signs
}

// matrix writes a row's name, and then a cell for each trump.
func (p *findingsPage) matrix(first string, rows []lab.FindingRow, name func(*lab.FindingRow) string, cell func(*lab.Group, rules.Trump) string) *table {
	g := figures(append([]string{first}, p.trumpHeads()...)...)
	for _, r := range rows {
		cells := []string{name(&r)}
		for _, t := range p.Trumps {
			cells = append(cells, cell(r.At(t), t))
		}
		g.add(cells...)
	}
	return g
}

func rowName(r *lab.FindingRow) string { return r.Name }

// shareAt formats the hands as a share of all at the trump, madeAt their share of contracts made.
func (p *findingsPage) shareAt(g *lab.Group, t rules.Trump) string {
	return share(g.Hands, p.hands(t).Hands)
}
func (p *findingsPage) madeAt(g *lab.Group, _ rules.Trump) string { return madeOf(g) }

func (p *findingsPage) byTrump() []section {
	seats := p.variant.Seats
	head := []string{"TRUMP", "DEALS", "SHARE", "BID", "MADE", "POINTS"}
	for n := range seats + 1 {
		head = append(head, []string{"NONE", "ONE", "TWO", "THREE", "FOUR", "FIVE"}[n])
	}
	g := figures(head...)
	row := func(name string, all *lab.Group, at func(*lab.FindingRow) *lab.Group) {
		cells := []string{name, Grouped(all.Deals), share(all.Deals, p.report.Deals), meanOf(all.Bid, all), madeOf(all), meanOf(all.Points, all)}
		for n := range seats + 1 {
			cells = append(cells, partOf(at(p.Table("made").Row(strconv.Itoa(n), "")).Deals, all.Deals, all))
		}
		g.add(cells...)
	}
	for _, t := range p.Trumps {
		row(trumpSign(t), p.hands(t), func(r *lab.FindingRow) *lab.Group { return r.At(t) })
	}
	row("all", p.whole().Whole(), (*lab.FindingRow).Whole)
	return []section{{"Trump by trump",
		"Mean bid, contracts made and mean points per hand; then the share of deals with no contract made, with one, and so on.", g},
		p.together(),
	}
}

// together shows how many contracts are made in a deal, and how many would be if they were
// independent.
func (p *findingsPage) together() section {
	s := section{title: "Contracts made in a deal", table: figures("MADE", "DEALS", "SHARE")}
	if !p.variant.Dummy {
		s.table = figures("MADE", "DEALS", "SHARE", "IF INDEPENDENT")
		s.note = "The last column: how often this many would be made if contracts were independent."
	}
	n, rate := p.variant.Seats, p.whole().Whole().Made.Share
	chance := 1.0 // of exactly k, up to the factor below
	for k := range n + 1 {
		if k > 0 {
			chance = chance * float64(n-k+1) / float64(k)
		}
		deals := p.Table("made").Row(strconv.Itoa(k), "").Whole().Deals
		cells := []string{strconv.Itoa(k), Grouped(deals), share(deals, p.report.Deals)}
		if !p.variant.Dummy {
			x := chance
			for i := range n {
				if i < k {
					x *= rate
				} else {
					x *= 1 - rate
				}
			}
			cells = append(cells, tenths(x))
		}
		s.table.add(cells...)
	}
	return s
}

func (p *findingsPage) byBid() []section {
	bids := p.Table("bid").Rows
	g := figures("BID", "HANDS", "BLIND", "MADE", "FEWER", "MORE", "TRICKS", "MARGIN")
	all := p.whole().Whole()
	row := func(name, blind string, of *lab.Group, fewer, more int64) {
		g.add(name, share(of.Hands, all.Hands), blind, madeOf(of), partOf(fewer, of.Hands, of), partOf(more, of.Hands, of), meanOf(of.Tricks, of), marginOf(of))
	}
	var fewer, more int64
	for _, r := range bids {
		less, beyond := p.missed(r.Name)
		fewer, more = fewer+less, more+beyond
		row(r.Name, tenths(r.Blind), r.Whole(), less, beyond)
	}
	row("all", "", all, fewer, more)
	return []section{{"Bids",
		"How often each is bid, and would be with random bid-cards; contracts made, failed with too few tricks and with too many; mean tricks; points over the mean of the other hands.", g}}
}

func (p *findingsPage) byBidAndTrump() []section {
	bids := p.Table("bid").Rows
	return []section{
		{"How often each is bid, trump by trump", "", p.matrix("BID", bids, rowName, p.shareAt)},
		{"How often each is made, trump by trump", "", p.matrix("BID", bids, rowName, p.madeAt)},
	}
}

// missed returns the hands of the bid that failed with fewer tricks and with more.
func (p *findingsPage) missed(bid string) (fewer, more int64) {
	n, _ := strconv.Atoi(bid)
	for _, r := range p.Table("tricks").Rows {
		tricks, _ := strconv.Atoi(r.And)
		switch {
		case r.Name != bid:
		case tricks < n:
			fewer += r.All.Hands - r.All.Made.Count
		default:
			more += r.All.Hands - r.All.Made.Count
		}
	}
	return fewer, more
}

func (p *findingsPage) byTricks() []section {
	bids := p.Table("bid").Rows
	head := []string{"BID"}
	for n := range p.variant.Tricks() + 1 {
		head = append(head, strconv.Itoa(n))
	}
	g := figures(head...)
	for i := range bids {
		cells := []string{bids[i].Name}
		for n := range p.variant.Tricks() + 1 {
			with := p.Table("tricks").Row(bids[i].Name, strconv.Itoa(n)).Whole()
			cells = append(cells, partOf(with.Hands, bids[i].All.Hands, &bids[i].All))
		}
		g.add(cells...)
	}
	return []section{{"Tricks won, by bid", "For each bid, how many hands won how many tricks.", g}}
}

func suitSigns(r *lab.FindingRow) string {
	return strings.NewReplacer("C", "♣", "D", "♦", "H", "♥", "S", "♠").Replace(r.Name)
}

func (p *findingsPage) bySuits() []section {
	rows := slices.Clone(p.Table("suits").Rows)
	slices.SortStableFunc(rows, func(a, b lab.FindingRow) int { return int(b.All.Hands - a.All.Hands) })
	g := figures("SUITS", "BID", "HANDS", "BLIND", "MADE", "MARGIN")
	all := p.whole().Whole()
	for _, r := range rows {
		g.add(suitSigns(&r), r.And, share(r.All.Hands, all.Hands), tenths(r.Blind), madeOf(&r.All), marginOf(&r.All))
	}
	return []section{{"Suits of the bid-cards", "The commonest first; blind: how often they would come up with random bid-cards.", g}}
}

func (p *findingsPage) bySuitsAndTrump() []section {
	rows := slices.Clone(p.Table("suits").Rows)
	slices.SortStableFunc(rows, func(a, b lab.FindingRow) int {
		x, _ := strconv.Atoi(a.And)
		y, _ := strconv.Atoi(b.And)
		return x - y
	})
	name := func(r *lab.FindingRow) string { return r.And + " " + suitSigns(r) }
	return []section{
		{"Suits of the bid-cards, trump by trump", "", p.matrix("BID", rows, name, p.shareAt)},
		{"How often these are made, trump by trump", "", p.matrix("BID", rows, name, p.madeAt)},
	}
}

type laid struct{ dealt, bid int64 }

func (p *findingsPage) laid(of func(*lab.CardCount) bool) (n laid) {
	for i := range p.Cards {
		if c := &p.Cards[i]; of(c) {
			n.dealt += c.Dealt
			n.bid += c.Laid
		}
	}
	return n
}

func (n laid) cell() string { return share(n.bid, n.dealt) }

func (p *findingsPage) byCards() []section {
	suits := [cards.Suits]cards.Suit{cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds}
	head := []string{"RANK"}
	for _, k := range suits {
		head = append(head, k.Symbol())
	}
	g := figures(append(head, "TRUMPS", "OTHERS", "ALL")...)
	row := func(name string, ranked func(*lab.CardCount) bool) {
		cells := []string{name}
		for _, k := range suits {
			cells = append(cells, p.laid(func(c *lab.CardCount) bool { return ranked(c) && c.Card.Suit() == k }).cell())
		}
		for _, want := range []bool{true, false} {
			cells = append(cells, p.laid(func(c *lab.CardCount) bool {
				return ranked(c) && c.Trump != rules.NoTrump && isTrump(c) == want
			}).cell())
		}
		g.add(append(cells, p.laid(ranked).cell())...)
	}
	for r := cards.Ace; r >= cards.Two; r-- {
		if p.variant.Ranks>>r&1 == 1 {
			row(r.String(), func(c *lab.CardCount) bool { return c.Card.Rank() == r })
		}
	}
	row("all", func(*lab.CardCount) bool { return true })
	by := figures(append([]string{"SUIT"}, p.trumpHeads()...)...)
	for _, k := range suits {
		cells := []string{k.Symbol()}
		for _, t := range p.Trumps {
			cells = append(cells, p.laid(func(c *lab.CardCount) bool { return c.Card.Suit() == k && c.Trump == t }).cell())
		}
		by.add(cells...)
	}
	note := fmt.Sprintf("How often each card dealt became a bid-card; at random, it would be %s. The columns for trumps and the other suits count deals with a trump.", tenths(float64(p.variant.Aside)/float64(p.variant.Hand)))
	return []section{{"Cards that are bid with", note, g}, {"Suits that are bid with, trump by trump", "", by}}
}

func isTrump(c *lab.CardCount) bool {
	if c.Trump == rules.NinesTrump {
		return c.Card.Rank() == cards.Nine
	}
	k, ok := c.Trump.Suit()
	return ok && c.Card.Suit() == k
}

func (p *findingsPage) byTrumps() []section {
	table := func(of, title, note string) []section {
		rows := p.Table(of).Rows
		if len(rows) == 0 {
			return nil
		}
		all := int64(0)
		for i := range rows {
			all += rows[i].All.Hands
		}
		g := figures("TRUMPS", "HANDS", "BID", "TRICKS", "MADE", "MARGIN")
		for i := range rows {
			r := &rows[i].All
			g.add(rows[i].Name, share(r.Hands, all), meanOf(r.Bid, r), meanOf(r.Tricks, r), madeOf(r), marginOf(r))
		}
		return []section{{title, note, g}}
	}
	return slices.Concat(
		table("trumpsDealt", "Trumps dealt", "Hands by the number of trumps dealt to them, bid-cards included; only deals with a trump."),
		table("trumpsBid", "Trumps among the bid-cards", "Likewise, by the number of trumps among their bid-cards."))
}
