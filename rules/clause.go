package rules

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"
)

// rests lists the fields that the sentences about each subject may mention in some variant. A
// sentence holds only if they all have the values of its own variant; for a field with a question
// mark, only whether it is set matters. A word that is no field stands for what a sentence says of some: see facts.
var rests = map[string]string{
	"seats":     "seats dummy",
	"dummy":     "seats dummy aside dummy.turned",
	"ranks":     "ranks joker",
	"joker":     "joker ranks seats hand joker.turned",
	"hand":      "hand seats",
	"deal":      "seats dummy",
	"aside":     "aside hand lays",
	"order":     "order dummy trump.named",
	"worth":     "worth",
	"play.lead": "seats dummy",
	"play.show": "lays aside",

	"worth.nines":        "trump.by trump.nines",
	"trump":              "trump.by trump.plain trump.none trump.nines joker",
	"trump.by":           "trump.by seats dummy",
	"trump.first":        "trump.by trump.first trump.offered",
	"trump.after":        "trump.by trump.after seats dummy",
	"trump.after.others": "trump.by trump.after seats dummy",
	"trump.across":       "trump.by trump.across rubber.games rubber.wins",
	"trump.none":         "trump.by trump.none",
	"trump.nines":        "trump.by trump.nines",
	"trump.nineOrder":    "trump.by trump.nines trump.nineOrder",

	"offers":          "offers.how? offers.declare offers.reveal offers.many offers.announce order dummy seats",
	"offers.how":      "offers.how offers.many offers.declare? offers.reveal?",
	"offers.declare":  "offers.how? offers.declare",
	"offers.reveal":   "offers.how? offers.reveal",
	"offers.loss":     "offers.how? offers.loss offers.many offers.declare offers.reveal seats dummy",
	"offers.loss.one": "offers.how? offers.loss offers.many offers.declare offers.reveal seats dummy",
	"offers.announce": "offers.how? offers.announce offers.declare? offers.reveal? order",
	"offers.ways":     "offers.how? order",

	"score":            "score.trick",
	"score.exact":      "aside score.zeroOrAll score.dummy offers.announce lays dummy",
	"score.trick":      "score.trick dummy",
	"score.made":       "score.made seats dummy",
	"score.most":       "seats dummy ranks hand aside worth order score offers game.target",
	"score.zeroOrAll":  "score.zeroOrAll score.dummy worth aside hand",
	"score.dummy":      "score.dummy dummy",
	"score.vulnerable": "score.vulnerable seats",

	"game":         "game.target game.deals game.bonus game.bonusTo dummy",
	"game.target":  "game.target game.deals seats dummy",
	"game.bonus":   "game.bonus rubber.games rubber.wins",
	"game.bonusTo": "game.target game.bonus game.bonusTo",
	"game.several": "game.target?",
	"game.tie":     "game.tie",
	"game.settle":  "game.deals?",
	"game.stakes":  "game.bonus game.bonusTo dummy",
	"game.reading": "game.bonus game.bonusTo rubber dummy",

	"rubber":        "rubber game.deals game.target? game.bonus?",
	"rubber.games":  "rubber.games rubber.wins",
	"rubber.deal":   "rubber.games rubber.wins seats dummy",
	"rubber.winner": "rubber.games rubber.wins game.bonus?",
	"rubber.tie":    "rubber.games rubber.wins",
	"advice":        "ranks aside lays",
}

// remarks are subjects that the rules can do without: a sentence that does not hold is left out.
var remarks = []string{"worth.nines", "offers.ways", "score.most", "game.several", "game.settle", "game.stakes", "game.reading", "advice"}

// facts are what sentences say of several fields: whether bid-cards are laid, whether a dummy is turned up right after the offers, whether there is a card
// that a joker could stand for, whether the order has a naming of the trump, and whether the first trump depends on offers.
var facts = map[string]func(v *Variant) any{
	"lays":          func(v *Variant) any { return v.Order.Has(Laying) },
	"dummy.turned":  func(v *Variant) any { return v.Dummy && slices.Index(v.Order, Offering) == len(v.Order)-2 },
	"joker.turned":  func(v *Variant) any { return v.Joker && v.Trump.By == ByTurnup },
	"trump.named":   func(v *Variant) any { return v.Trump.By == ByHolder },
	"trump.offered": func(v *Variant) any { return v.Trump.By == ByHolder && v.Offers.How != NoOffers },
}

// field returns the value of a field or of a group of fields, by its JSON path, or a fact.
func (v *Variant) field(path string) any {
	if fact := facts[path]; fact != nil {
		return fact(v)
	}
	x := reflect.ValueOf(v).Elem()
	for name := range strings.SplitSeq(path, ".") {
		x = x.FieldByNameFunc(func(field string) bool { return strings.EqualFold(field, name) })
	}
	return x.Interface()
}

// holds reports whether a sentence of base on the subject holds for v, too.
func (v *Variant) holds(base *Variant, subject string) bool {
	for _, path := range strings.Fields(rests[subject]) {
		path, whether := strings.CutSuffix(path, "?")
		is, was := v.field(path), base.field(path)
		if whether {
			is, was = !reflect.ValueOf(is).IsZero(), !reflect.ValueOf(was).IsZero()
		}
		if fmt.Sprint(is) != fmt.Sprint(was) {
			return false
		}
	}
	return true
}

// Recite gives v, a variant made from base, the clauses that hold for it. A sentence of base stays,
// with its source, if all fields that it may mention are as in base. The first sentence of a group
// that does not hold is replaced by a house clause about the whole group, made from the fields
// alone.
func (v *Variant) Recite(base *Variant) {
	v.Clauses = nil
	said := map[string]bool{}
	for _, c := range base.Clauses {
		switch group := c.Group(); {
		case v.holds(base, c.Field):
			v.Clauses = append(v.Clauses, c)
		case !said[group] && !slices.Contains(remarks, c.Field):
			said[group] = true
			v.Clauses = append(v.Clauses, Clause{Field: c.Field, Basis: House, Text: capital(v.Say(group))})
		}
	}
}

func capital(s string) string {
	for i, r := range s {
		return s[:i] + string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

// Say returns the rules that a group of fields makes in a sentence without a capital: of
// “seats”, “dummy”, “ranks”, “joker”, “hand”, “deal”, “aside”, “order”, “worth”,
// “play”, “trump”, “offers”, “score”, “game” or “rubber”. The sentence follows from the
// fields alone.
func (v *Variant) Say(group string) string {
	switch group {
	case "play":
		return v.sayPlay()
	case "trump":
		return v.sayTrump()
	case "offers":
		return v.sayOffers()
	case "score":
		return v.sayScore()
	case "game":
		return v.sayGame()
	case "rubber":
		return v.sayRubber()
	}
	return v.sayCards(group)
}

// sayCards is Say for the groups about hands and cards.
func (v *Variant) sayCards(group string) string {
	switch group {
	case "seats":
		if v.Dummy {
			return "two players; the third hand is a dummy."
		}
		return fmt.Sprintf("%s.", counted(v.Seats, "player"))
	case "dummy":
		if v.Dummy {
			return fmt.Sprintf("the last hand is a dummy. Its top %s its bid, face down to the end; its other cards are turned up before play.", one(v.Aside, "card is", "cards are"))
		}
		return "every hand has a player of its own."
	case "ranks":
		if v.Joker {
			return fmt.Sprintf("%d cards: %v in each suit, and a joker.", v.Ranks.Len()*4+1, v.Ranks)
		}
		return fmt.Sprintf("%d cards: %v in each suit.", v.Ranks.Len()*4, v.Ranks)
	case "joker":
		if v.Joker {
			return "one joker, which stands in every way for the card turned up."
		}
		return "there is no joker."
	case "hand":
		return fmt.Sprintf("%s to each hand.", counted(v.Hand, "card"))
	case "deal":
		if v.Live() == 2 {
			return "the deal alternates between the two players."
		}
		return "the deal passes to the left."
	case "aside":
		if v.Order.Has(Laying) {
			return fmt.Sprintf("each player lays %s face down, and plays the other %d.", one(v.Aside, "bid-card", "bid-cards"), v.Tricks())
		}
		return fmt.Sprintf("nothing is laid aside: %s played, and the %s the bid.", one(v.Tricks(), "trick is", "tricks are"), one(v.Aside, "card left over is", "cards left over are"))
	case "order":
		var words []string
		for _, p := range v.Order {
			words = append(words, map[Phase]string{Laying: "bid-cards are laid", Offering: "premiums are offered", Naming: "the trump is named", Playing: "tricks are played"}[p])
		}
		return strings.Join(words, ", then ") + "."
	case "worth":
		return fmt.Sprintf("a bid-card of clubs bids %d, of hearts %d, of spades %d, of diamonds %d; ranks do not matter.", v.Worth[0], v.Worth[2], v.Worth[3], v.Worth[1])
	}
	return ""
}

func one(n int, singular, plural string) string {
	if n == 1 {
		return "1 " + singular
	}
	return fmt.Sprintf("%d %s", n, plural)
}

func counted(n int, noun string) string { return one(n, noun, noun+"s") }

func (v *Variant) sayPlay() string {
	lead := "the player on the dealer’s left leads to the first trick, the winner of each to the next."
	switch {
	case v.Dummy:
		lead = "the player who did not deal leads to the first trick. A player who leads from hand plays third from the dummy; one whose card from the dummy won leads from it, and plays third from hand."
	case v.Seats == 2:
		lead = "the player who did not deal leads to the first trick, the winner of each to the next."
	}
	shown := "bid-cards"
	if !v.Order.Has(Laying) {
		shown = "cards left over"
	}
	return fmt.Sprintf("%s A player who has made the contract shows the %s; one who failed need not.", lead, shown)
}

func (v *Variant) sayTrump() string {
	t := &v.Trump
	across := ""
	if t.Across && v.Rubber.Games != 1 {
		across = "; it goes on from game to game"
	}
	switch t.By {
	case ByTurnup:
		card := "the card turned up"
		if v.DealsAll() {
			card = "the dealer’s last card, which is shown and stays in the hand"
		}
		var plain []string
		if t.Plain != 0 {
			plain = append(plain, "a "+strings.ReplaceAll(fmt.Sprint(t.Plain), " ", " or a "))
		}
		if v.Joker {
			plain = append(plain, "the joker")
		}
		if plain == nil {
			return fmt.Sprintf("the suit of %s.", card)
		}
		return fmt.Sprintf("the suit of %s; none if it is %s.", card, strings.Join(plain, " or "))
	case ByHolder:
		also := ""
		if t.None {
			also += ", or none"
		}
		if t.Nines {
			also += ", or the four nines"
		}
		return fmt.Sprintf("the holder of the premium names a suit%s; without a premium the last trump stays; at first %v%s.", also, t.First, across)
	case ByRotation:
		all := make([]string, len(t.Rotation))
		for i, x := range t.Rotation {
			all[i] = x.String()
		}
		return fmt.Sprintf("in a fixed rotation, deal by deal: %s%s.", strings.Join(all, ", "), across)
	}
	after := make([]string, len(t.After))
	for i, x := range t.After {
		after[i] = fmt.Sprintf("%d %v", i, x)
	}
	return fmt.Sprintf("in the first deal %v; then by how many made their contract in the previous deal: %s%s.", t.First, strings.Join(after, ", "), across)
}

func (v *Variant) sayOffers() string {
	o := &v.Offers
	if o.How == NoOffers {
		return "none."
	}
	how := map[OfferHow]string{
		Sealed: "sealed and opened together",
		InTurn: "in turn from the dealer’s left",
		Raise:  "in turn, and an overcalled declarer may raise",
	}[o.How]
	var kinds []string
	kind := func(name string, points int, announced bool) {
		text := fmt.Sprintf("%s %d", name, points)
		if announced {
			text += " (announcing the number of tricks)"
		}
		if points > 0 {
			kinds = append(kinds, text)
		}
	}
	kind("declare", o.Declare, o.Announce != NoNumber)
	kind("reveal", o.Reveal, o.Announce == WithBoth)
	who := "one holder, the highest offer and then the nearest to the dealer’s left"
	if o.Many {
		who = "any number of holders"
	}
	loss := "each opponent scores a premium that fails"
	if o.Loss == FromHolder {
		loss = "the holder loses a premium that fails"
	}
	return fmt.Sprintf("%s; offered %s; %s; %s.", strings.Join(kinds, ", "), how, who, loss)
}

func (v *Variant) sayScore() string {
	s := &v.Score
	made := make([]string, 0, len(s.Made))
	for i, p := range s.Made[1:] {
		made = append(made, fmt.Sprintf("%d if %d", p, i+1))
	}
	line := fmt.Sprintf("%s a trick; for each contract made %s made theirs.", counted(s.Trick, "point"), strings.Join(made, ", "))
	if s.ZeroOrAll {
		line += " A bid of 0 is also met by winning every trick."
	}
	if s.Dummy == DummyUnder {
		line += " The dummy makes its contract with fewer tricks than bid; exactly its bid counts as declared."
	}
	if s.Vulnerable > 0 {
		line += fmt.Sprintf(" A vulnerable failure gives an opponent who is not vulnerable %d.", s.Vulnerable)
	}
	return line
}

func (v *Variant) sayGame() string {
	g := &v.Game
	line := fmt.Sprintf("to %d points", g.Target)
	if g.Deals > 0 {
		line = counted(g.Deals, "deal")
	}
	winner := "the winner"
	if v.Game.CanShare() {
		winner = "each winner"
	}
	if g.Bonus > 0 {
		line += ", and " + map[BonusTo]string{
			ToWinner:  fmt.Sprintf("%d to %s", g.Bonus, winner),
			ToReached: fmt.Sprintf("%d to %s and every opponent who reached them", g.Bonus, winner),
			ToDummy:   fmt.Sprintf("%d to the winner, if the dummy beats or ties the other player", g.Bonus),
			ToDouble:  fmt.Sprintf("%d to the winner, twice if the dummy beats or ties the other player", g.Bonus),
		}[g.BonusTo]
	}
	if v.Dummy {
		line += ". If the dummy wins, it is a draw"
	}
	tie := "play on until one leads"
	if v.Game.CanShare() {
		tie = "they share it"
	}
	switch g.Tie {
	case UsualTie:
		return line + "."
	case ByContracts:
		tie = "the most contracts made decide, and if these are equal, " + tie
	}
	return line + ". If several are level at the top, " + tie + "."
}

func (v *Variant) sayRubber() string {
	r := &v.Rubber
	line := "a match is " + counted(r.Games, "game")
	if r.Wins > 0 {
		line = "the first to win " + counted(r.Wins, "game") + " has the rubber"
	}
	if r.Bonus > 0 && r.Under > 0 {
		line += fmt.Sprintf(", and adds %d for each fewer than %d", r.Bonus, r.Under)
	}
	if v.Dummy && r.Games != 1 {
		line += ". If the dummy wins it, it is a draw"
	}
	return line + "."
}
