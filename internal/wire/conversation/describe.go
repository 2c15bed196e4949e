package conversation

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// Describe describes the changes since before, after [Conversation.Show]. In the waiting room it asks again about
// changes by the person.
func (p *Conversation) Describe(before *Moment) Answer {
	n, over := p.Shown, p.Shown.View.Phase == rules.Over
	arrives := before.Seq == 0
	switch {
	case arrives:
		p.welcome()
	case n.Event.Do == table.Present:
		p.catchUp(&before.View)
	case n.Back == table.Replay:
		p.says("plain.restarted")
		p.describePosition()
	case n.Back == string(table.Redo):
		p.says("plain.redone")
		p.describePosition()
	case n.Back != "":
		p.says("plain.undone")
		p.describePosition()
	case n.Event.Do == table.Deal:
		p.describeDeal(false)
	case n.Event.Do == table.Act:
		p.plays(&before.View)
	case p.InWaitingRoom() && n.Own() && arranges(n.Event.Do):
		p.question()
	case !p.needsNoSentence(n):
		p.print(p.EventText(n))
	}
	if over && (arrives || before.View.Phase != rules.Over) && !p.InWaitingRoom() {
		p.describeScore()
	}
	p.print(p.RemarkText(n))
	return p.takeAnswer()
}

// catchUp says how the deal stands, if it went on while no messages came.
func (p *Conversation) catchUp(before *match.View) {
	v := &p.Shown.View
	if v.Phase != 0 && !p.InWaitingRoom() && (v.Number != before.Number || v.Phase != before.Phase || v.Played != before.Played) {
		p.describeDeal(true)
	}
}

// plays describes the acts of the deal, and the cards that they exposed.
func (p *Conversation) plays(before *match.View) {
	for _, a := range p.Shown.Acts {
		p.describeAct(a, before)
	}
	if before.Phase < rules.Playing && before.Phase != 0 && p.Shown.View.Phase == rules.Playing {
		p.describeExposed()
		p.describeOpenHands()
	}
}

// welcome names the variant and describes the table.
func (p *Conversation) welcome() {
	name := p.Book.Variant(new(p.Match.Game.Variant()))
	if len(p.Settings.House) > 0 {
		name += ", " + p.Say("page.home.house")
	}
	p.says("plain.welcome", "variant", name)
	if p.Shown.View.Phase != 0 && !p.InWaitingRoom() {
		p.describeDeal(p.continuesMatch())
	}
}

// arranges reports whether a command gives a chair to a player or a bot, or clears it.
func arranges(do table.Kind) bool {
	return do == table.Sit || do == table.SeatBot || do == table.Remove
}

// needsNoSentence reports whether a message needs no sentence: the person has done it, or
// the next question says it.
func (p *Conversation) needsNoSentence(n *Moment) bool {
	return n.Own() && arranges(n.Event.Do) || n.Event.Do == table.Propose && p.ProposalToAnswer() != nil
}

// describeAct describes a player's act, unless the person has just typed it.
func (p *Conversation) describeAct(a rules.Action, before *match.View) {
	typed := a == p.Typed
	p.Typed = 0
	switch name := p.label(a.Seat()); {
	case a.Kind() == rules.Laying:
		p.laid(a.Cards())
	case typed:
	case a.Kind() == rules.Playing:
		p.says("plain.plays", "name", name, "card", p.CardName(a.Card()))
	case a.Kind() == rules.Offering:
		p.says("plain.says", "name", name, "offer", p.Book.Offer(a.Offer()))
	case a.Kind() == rules.Naming:
		p.says("plain.names", "name", name, "you", p.you(a.Seat()), "trump", p.Book.Trump(a.Trump()))
	}
	if v := &p.Shown.View; before.Phase >= rules.Playing && v.Tricks > before.Tricks {
		p.describeTrick(int(v.Tricks) - 1)
	}
}

func (p *Conversation) laid(aside cards.Set) {
	p.says("plain.laid", "cards", p.cardNames(aside), "bid", p.bidWords(aside))
}

// describeTrick names the winner of a trick.
func (p *Conversation) describeTrick(t int) {
	w := p.Winning(t)
	p.says("plain.won", "name", p.Name(w), "you", p.you(w), "card", p.CardName(p.Shown.View.Played[t][w]), "tally", p.tally())
}

// describeExposed describes the cards exposed before the first lead, except hands.
func (p *Conversation) describeExposed() {
	v := &p.Shown.View
	for i := range p.HandCount() {
		if p.Match.Game.OfferRule().How == rules.Sealed && i != p.Seat && v.Offer[i] != 0 {
			p.says("plain.says", "name", p.label(i), "offer", p.Book.Offer(v.Offer[i]))
		}
	}
	p.trump("")
	p.holders()
	p.print(p.WhyHolder())
	p.exposed()
}

// describeOpenHands reads out the other hands that lie open.
func (p *Conversation) describeOpenHands() {
	v := &p.Shown.View
	for i := range (v.HandOpen &^ p.Seat.Set()).All() {
		if v.Hand[i] != 0 {
			p.says("plain.open", "name", p.Name(i), "cards", p.bySuits(p.Sorted(i)))
		}
	}
}

// describeScore describes the score of the deal, a sentence for each hand.
func (p *Conversation) describeScore() {
	v := &p.Shown.View
	parts := p.Match.Game.Parts(&v.View)
	for i := range p.HandCount() {
		x := &parts[i]
		p.says("plain.score", "name", p.label(i), "bid", strings.Replace(p.Bid(i), "?", "hidden", 1), "won", int(v.Won[i]),
			"result", p.Result(i), "tricks", int(x.Tricks), "contract", int(x.Contract), "premium", int(x.Premium), "vulnerable", int(x.Vulnerable),
			"deal", int(v.Points[i]), "total", int(v.Totals[i]))
	}
	for _, s := range append(p.Verdicts(), p.LeadTaken()) {
		p.print(s)
	}
	for _, e := range p.Endings() {
		p.print(e.Text)
	}
	if v.Stage != match.Ended {
		p.print(p.NextTrump())
	}
}

// printHand reads out the person's cards, suit by suit, and open hands.
func (p *Conversation) printHand() {
	v := &p.Shown.View
	switch {
	case p.Chair() == nil:
		p.says("page.watch")
	case v.Hand[p.Seat] == 0:
		p.says("plain.hand.none")
	default:
		p.says("plain.hand", "cards", p.bySuits(p.Sorted(p.Seat)))
		if c := p.Joker(); c != 0 && v.Hand[p.Seat].Has(c) {
			p.says("plain.joker", "card", p.CardName(c))
		}
		p.keeping()
	}
	p.describeOpenHands()
}

// currentQuestion returns the question for the person, and its key, which changes when the question has to be asked
// again; "" without one.
func (p *Conversation) currentQuestion() (key string, say func()) {
	t, mine, v := &p.Shown.Table, p.Chair(), &p.Shown.View
	line := func(key string, pairs ...any) func() { return func() { p.says(key, pairs...) } }
	over := func(key string, pairs ...any) func() {
		return func() {
			if p.ReportOffered() {
				p.says("plain.report", "command", p.word("report"))
			}
			p.says(key, pairs...)
		}
	}
	switch {
	case p.aboutToBegin():
		return "", func() {}
	case p.InWaitingRoom():
		return fmt.Sprint("room ", mine != nil && mine.Ready, p.Seat, t.Match), p.listPlayers
	case mine == nil:
		return "", line("page.watch")
	case p.ProposalToAnswer() != nil:
		return fmt.Sprint("ask ", *p.ProposalToAnswer()), func() {
			p.print(p.Proposal(p.ProposalToAnswer()))
			p.says("page.speech.answer", "yes", p.word("agree"), "no", p.word("no"))
		}
	case p.EndsHere():
		return fmt.Sprint("ended ", t.Match), over(p.FarewellKey())
	case p.MatchOver():
		return fmt.Sprint("ended ", t.Match), over("page.speech.over", "quit", p.word("quit"))
	case mine.Away:
		return "away", line("page.speech.standin", "command", p.word("back"))
	case t.Paused && !mine.Ready:
		return "paused", line("page.speech.paused", "command", p.word("resume"))
	case t.Paused:
		return "", line("page.waiting.others")
	case p.Stage(wire.Between) && !mine.Ready:
		return fmt.Sprint("next ", v.Number), over("plain.next")
	case v.Options.Pick == 0:
		return "", p.listPlayers
	}
	return fmt.Sprint(v.Number, v.Tricks, v.Options, p.Sure, p.Offer), p.askDecision
}

// askDecision asks for a decision. The possible acts are listed unless they are the whole hand, which the
// person knows.
func (p *Conversation) askDecision() {
	o := p.Shown.View.Options
	if p.Sure != 0 {
		p.print(p.sureText())
		return
	}
	p.print(p.Decision())
	if o.Kind == rules.Laying {
		p.worth()
	}
	if cs := p.choosable(); len(cs) == 0 || len(cs) == 1 || len(cs) < p.Shown.View.Hand[o.Seat].Len() || o.Seat != p.Seat {
		p.print(p.listed())
	}
}

// aboutToBegin reports whether the match begins at once: the person is ready,
// and only bots sit at the other chairs.
func (p *Conversation) aboutToBegin() bool {
	return p.InWaitingRoom() && p.Alone() && p.Chair().Ready && p.FreeChairs() == 0
}

// Ask asks the current question, once. It reports whether an answer is awaited, and whether the question
// was asked just now.
func (p *Conversation) Ask() (a Answer, waits, now bool) {
	key, say := p.currentQuestion()
	if now = key != "" && key != p.Put; now {
		say()
	}
	p.Put = key
	return p.takeAnswer(), key != "", now
}

// question states the decision and its options.
func (p *Conversation) question() {
	key, say := p.currentQuestion()
	say()
	p.Put = key
}

// remind states the question again; in the waiting room without the players, whom "who" lists.
func (p *Conversation) remind() {
	if p.InWaitingRoom() {
		p.listAwaited()
		return
	}
	p.question()
}

// listOptions lists the possible acts with their numbers, or says what the table waits for.
func (p *Conversation) listOptions() {
	if s := p.listed(); s != "" {
		p.print(s)
		return
	}
	p.remind()
}

// choosable returns the cards that may be chosen now, in display order.
func (p *Conversation) choosable() []cards.Card {
	o := p.Shown.View.Options
	if o.Kind != rules.Laying && o.Kind != rules.Playing {
		return nil
	}
	cs := p.HandInTurn()
	return slices.DeleteFunc(cs, func(c cards.Card) bool { return !o.From.Has(c) })
}

func (p *Conversation) trick(t int) {
	v := &p.Shown.View
	if t < 0 || t > int(v.Tricks) || t >= p.Match.Game.Tricks() || v.Phase < rules.Playing {
		p.says("last.none")
		return
	}
	for i := range p.HandCount() {
		s := (v.Leads[t]%rules.MaxSeats + i) % p.HandCount()
		if c := v.Played[t][s]; c != 0 {
			p.says("plain.plays", "name", p.label(s), "card", p.CardName(c))
		} else if i == 0 {
			p.says("plain.empty")
		}
	}
	if t < int(v.Tricks) {
		p.describeTrick(t)
	}
}
