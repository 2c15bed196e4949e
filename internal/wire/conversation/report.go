package conversation

import (
	"fmt"
	"math"
	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/think/reason"
	"ninetynine/rules"
	"slices"
	"strings"
)

// A DealReport is the report of a finished deal, as far as it is known.
type DealReport struct {
	Match, Deal int
	Told        *advice.Report // nil while unknown
	Lessons     []string       // for each seat, the id of the lesson about its mistakes, or ""
	Failed      bool           // no more will come
}

// IsAbout reports whether the report is about the deal shown.
func (r *DealReport) IsAbout(n *Moment) bool {
	return r.Match == n.Table.Match && r.Deal == int(n.View.Number)
}

// ReportOffered reports whether the table gives the report of the deal shown: once it is over, after a match,
// or to a person who plays alone.
func (p *Conversation) ReportOffered() bool {
	n := p.Shown
	return n.View.Phase == rules.Over && p.Chair() != nil && (p.MatchOver() || p.Alone() && n.Table.Open && n.Table.Hints)
}

// Provisional reports whether the report's figures may still change.
func (p *Conversation) Provisional() bool {
	r := p.Report.Told
	return r.Judged < r.Of || r.Rough > 0
}

// Account returns the person's account of the deal shown; nil if unknown.
func (p *Conversation) Account() *advice.Account {
	r := &p.Report
	if !r.IsAbout(p.Shown) || r.Told == nil || len(r.Told.Deals) == 0 || int(p.Seat) >= len(r.Told.Deals[0].Accounts) {
		return nil
	}
	return &r.Told.Deals[0].Accounts[p.Seat]
}

// soon is how many seconds a report may take without saying so.
const soon = 30

// ComingLine says that the report is not complete, and how long it will take, unless that is soon.
func (p *Conversation) ComingLine() string {
	line := p.Say("page.report.coming")
	if r := p.Report.Told; r != nil && p.Report.IsAbout(p.Shown) && r.Wait >= soon {
		line += " " + p.Say("page.report.togo", "n", int(math.Round(float64(r.Wait)/60)))
	}
	return line
}

// losses are the decisions by which points are lost, in the order in which they are listed.
var losses = []string{"bid", "premium", "trump", "play"}

func lost(a *advice.Account) []advice.Points {
	return []advice.Points{a.Lost.Bid, a.Lost.Premium, a.Lost.Trump, a.Lost.Play}
}

// LossLine says how much the person has lost: "Your mistakes cost 14 points: bid 9, play 5"; where a contract
// failed by the lie of the cards, that the person could not know it; "" if unknown.
func (p *Conversation) LossLine() string {
	a := p.Account()
	if a == nil {
		return ""
	}
	if p.Provisional() {
		return p.ComingLine()
	}
	whole := ledger.Rounded(0, lost(a)...)
	sum := 0.0
	for _, n := range whole {
		sum += n
	}
	if sum == 0 {
		key := "page.report.little"
		if a.Lost.Sum() == 0 {
			key = "page.report.clean"
		}
		line := p.Say(key, "you", "yes", "name", "", "one", "no")
		if !p.Shown.View.Made.Has(p.Seat) && rounded(a.Lie) < 0 {
			return p.Say("page.report.unlucky", "line", line)
		}
		return line + "."
	}
	var parts []string
	for i, n := range whole {
		if n != 0 {
			parts = append(parts, p.Say("page.report.part."+losses[i], "all", phrase.Yes(n == sum), "n", p.points(n, 0), "passed", phrase.Yes(p.lostByPassing())))
		}
	}
	return p.Say("page.report.line", "you", "yes", "name", "", "one", "no", "n", int(sum), "parts", strings.Join(parts, ", ")) + "."
}

// lostByPassing reports whether the person lost points by premiums, and only by passing.
func (p *Conversation) lostByPassing() bool {
	passed := false
	for _, x := range p.Report.Told.Deals[0].Mistakes {
		if x.Seat == p.Seat && x.Phase == rules.Offering.String() {
			if passed = x.Act == rules.Pass.String(); !passed {
				return false
			}
		}
	}
	return passed
}

// LessonLine names the lesson about the person's mistakes; "" if there is none, or judging goes on.
func (p *Conversation) LessonLine() string {
	r := &p.Report
	if p.Account() == nil || p.Provisional() || int(p.Seat) >= len(r.Lessons) || r.Lessons[p.Seat] == "" {
		return ""
	}
	return p.Say("report.lesson", "name", p.Say("course."+r.Lessons[p.Seat]))
}

func (p *Conversation) points(x float64, decimals int) string {
	s := strings.Replace(fmt.Sprintf("%.*f", decimals, math.Abs(x)), ".", p.Say("number.point"), 1)
	if x < 0 {
		return "−" + s
	}
	return s
}

func (p *Conversation) plus(x float64, decimals int) string {
	if x > 0 {
		return "+" + p.points(x, decimals)
	}
	return p.points(x, decimals)
}

// rounded returns whole points.
func rounded(p advice.Points) float64 { return math.Round(p.Float()) + 0 }

// LuckLine says what luck and the other players did.
func (p *Conversation) LuckLine(a *advice.Account) string {
	if !p.Report.Told.Luck {
		return p.Say("page.report.noluck")
	}
	lay := map[bool]string{true: "well", false: "even"}[rounded(a.Lie) > 0]
	if rounded(a.Lie) < 0 {
		lay = "badly"
	}
	gifts := min(rounded(a.Gifts), max(rounded(a.Others), 0))
	return p.Say("page.report.luck", "cards", p.plus(rounded(a.Cards), 0), "lie", p.plus(rounded(a.Lie), 0),
		"others", p.plus(rounded(a.Others), 0), "lay", lay, "gifts", phrase.Yes(gifts > 0), "n", p.points(gifts, 0))
}

// Mistakes describes the person's mistakes, the worst first, with functions that name one card and
// several.
func (p *Conversation) Mistakes(one func(cards.Card) string, several func(cards.Set) string) (all []string) {
	if p.Account() == nil {
		return nil
	}
	for _, x := range ledger.Worst(p.Report.Told, p.Seat.Set(), 8) {
		where := p.Say("page.report.at." + x.Phase)
		if x.Trick > 0 {
			where = p.Say("page.report.trick", "n", x.Trick)
		}
		s := fmt.Sprintf("−%s  %s: %s.", p.points(x.Lost.Float(), 1), where,
			p.Say("page.report.instead", "act", p.recorded(x.Act, one, several), "better", p.recorded(x.Better, one, several)))
		for _, fact := range factTexts(p.Book, x.Why) {
			s += " " + fact
		}
		if chance := p.chances(&x); chance != "" {
			s += " " + chance + "."
		}
		all = append(all, s)
	}
	return all
}

// chances describes a mistake's effect on the chance of the contract; "" if that explains nothing.
func (p *Conversation) chances(x *advice.Mistake) string {
	const close = 2 // in hundredths: about the same
	a, b := int(math.Round(100*x.Chance)), int(math.Round(100*x.BetterChance))
	settled := a+b == 0 || slices.ContainsFunc(x.Why, func(f advice.Fact) bool { return f.Kind == reason.Lost })
	offer := x.Phase == rules.Offering.String()
	how := "same"
	switch {
	case offer && x.Act == rules.Pass.String():
		how = "premium"
	case b > a+close, b > a && float64(b-a) >= 2*x.Lost.Float(): // at 25 points a contract, at least half the loss
		how = "more"
	case offer && x.Better == rules.Pass.String():
		how = "unpaid"
	case settled || offer:
		return ""
	case a > b+close:
		how = "less"
	}
	return p.Say("page.report.chance", "how", how, "a", a, "b", b)
}

// recorded puts a record's act in words.
func (p *Conversation) recorded(act string, one func(cards.Card) string, several func(cards.Set) string) string {
	a, err := rules.ParseAction(p.Seat, act)
	if err != nil {
		return act
	}
	return p.actName(a, one, several)
}

// factTexts puts facts in words, except kinds that only another version of the program knows.
func factTexts(b *phrase.Book, why []advice.Fact) (all []string) {
	for i := range why {
		if b.Has("why." + string(why[i].Kind)) {
			all = append(all, factText(b, &why[i]))
		}
	}
	return all
}

func factText(b *phrase.Book, f *advice.Fact) string {
	named := func(text string) string {
		if c, err := cards.ParseCard(text); err == nil {
			return b.Card(c)
		}
		return text
	}
	suit := "9"
	if k, err := cards.ParseSuit(f.Suit); err == nil {
		suit = k.Symbol()
	}
	return b.Say("why."+string(f.Kind), "card", named(f.Card), "than", named(f.Than), "suit", suit, "n", f.N, "m", f.M, "would", "no")
}

// ReportParts are the parts of the person's lead with their points; the lead itself comes last.
func (p *Conversation) ReportParts(a *advice.Account) (names, points []string) {
	names = []string{"lie"}
	parts := []advice.Points{a.Lie}
	if p.Report.Told.Luck {
		names, parts = []string{"start", "cards", "lie"}, []advice.Points{a.Start, a.Cards, a.Lie}
	}
	for i, n := range lost(a) {
		if n != 0 {
			names, parts = append(names, "lost."+losses[i]), append(parts, -n)
		}
	}
	if p.Report.Told.Luck {
		names, parts = append(names, "others"), append(parts, a.Others)
	}
	lead := 0.0
	for i, x := range ledger.Rounded(1, parts...) {
		lead += x
		names[i] = p.Say("page.report." + names[i])
		points = append(points, p.plus(x, 1))
	}
	return append(names, p.Say("page.report.lead")), append(points, p.plus(lead, 1))
}

// wantsReport has the client request the report of the last deal, if the table gives one.
func (p *Conversation) wantsReport() {
	if !p.ReportOffered() || p.InWaitingRoom() {
		p.says("page.speech.report.none")
		return
	}
	p.says("page.report.coming")
	p.answer.Request = RequestReport
}

// DescribeReport prints the report of the last deal, as far as Report has it.
func (p *Conversation) DescribeReport() Answer {
	a := p.Account()
	if a == nil {
		p.says("hint.none")
		return p.takeAnswer()
	}
	p.says("page.report.deal", "deal", p.Report.Deal+1)
	p.print(p.LossLine())
	p.print(p.LuckLine(a))
	for _, s := range p.Mistakes(p.CardName, p.cardNames) {
		p.print(s)
	}
	p.print(p.LessonLine())
	names, points := p.ReportParts(a)
	for i, name := range names {
		p.says("page.report.figure", "name", name, "points", points[i])
	}
	p.says("page.report.lead.what")
	return p.takeAnswer()
}
