package rules

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
)

// Catalogue returns new copies of the eighteen published variants. A variant is written as its
// differences from an earlier one, each with its source.
//
// A clause is [Stated] if the source says so of this variant, of the game on
// which the same source bases it, or of both by a reference (“as in the
// three-hand game”). What a variant takes over from another source, or from
// the game for another number of players, is [Inferred].
func Catalogue() []Variant {
	var all []Variant
	for _, p := range published() {
		all = append(all, p.variant())
	}
	return all
}

// A publication is a published variant by its id, made on demand.
type publication struct {
	id      string
	variant func() Variant
}

func published() []publication {
	return []publication{
		{"standard", standard}, {"strict", strict}, {"penguin", penguin},
		{"classic", classic}, {"classic-rubber", classicRubber}, {"pennycook", pennycook}, {"swedish", swedish},
		{"four", four}, {"five", five}, {"five-500", five500}, {"five-250", five250},
		{"dummy", dummy}, {"dummy-penguin", dummyPenguin}, {"duel", duel},
		{"declarer", declarer}, {"nines", nines}, {"nobid", nobid}, {"junk-joker", junkJoker},
	}
}

// An UnknownVariantError says that no published variant has the id.
type UnknownVariantError struct {
	ID string // as it was given
}

// Error names the id, and lists those that exist.
func (e *UnknownVariantError) Error() string {
	ids := ""
	for _, p := range published() {
		ids += " " + p.id
	}
	return fmt.Sprintf("no variant is called %q; there are:%s", e.ID, ids)
}

// Named returns the published variant with the id, or an [*UnknownVariantError].
func Named(id string) (Variant, error) {
	for _, p := range published() {
		if p.id == id {
			return p.variant(), nil
		}
	}
	return Variant{}, &UnknownVariantError{id}
}

// Open returns the game of the published variant with the id, or an [*UnknownVariantError].
func Open(id string) (*Game, error) {
	v, err := Named(id)
	if err != nil {
		return nil, err
	}
	return New(v)
}

func cite(field string, b Basis, s Source, text string) Clause {
	return Clause{Field: field, Basis: b, Source: s, Text: text}
}

// drop takes away the clause of the field and those of its parts.
func drop(field string) Clause { return Clause{Field: field} }

// with returns a copy of the variant with the given change. A clause replaces
// those of the same field and of its parts. The clause about a variant's origin
// is not copied.
func (v Variant) with(id, name string, change func(*Variant), cs ...Clause) Variant {
	v = v.clone()
	v.ID, v.Name = id, name
	change(&v)
	if !slices.ContainsFunc(cs, func(c Clause) bool { return c.Field == "history" }) {
		cs = append(cs, drop("history"))
	}
	for _, c := range cs {
		v.cite(c)
	}
	return v
}

// cite inserts a clause: in place of those that it replaces, or else after the last of its group.
func (v *Variant) cite(c Clause) {
	at, kept := -1, v.Clauses[:0] // variants are made often: no closures, nothing joined
	for i := range v.Clauses {
		if rest, ok := strings.CutPrefix(v.Clauses[i].Field, c.Field); !ok || rest != "" && rest[0] != '.' {
			kept = append(kept, v.Clauses[i])
		} else if at < 0 {
			at = i
		}
	}
	v.Clauses = kept
	if c.Text == "" {
		return
	}
	if at < 0 {
		at = 1 + lastOf(v.Clauses, c.Group())
	}
	v.Clauses = slices.Insert(v.Clauses, at, c)
}

func lastOf(cs []Clause, group string) (at int) {
	for at = len(cs) - 1; at >= 0 && cs[at].Group() != group; at-- {
	}
	return at
}

// inferred returns a copy for a variant whose source does not repeat what it
// has in common with v: what was stated of v becomes inferred.
func (v Variant) inferred() Variant {
	v = v.clone()
	for i := range v.Clauses {
		if c := &v.Clauses[i]; c.Basis == Stated && c.Field != "advice" {
			c.Basis = Inferred
		}
	}
	return v
}

func standard() Variant {
	return Variant{
		ID: "standard", Name: "Ninety-Nine",
		Seats: 3, Ranks: RanksFrom(cards.Six), Hand: 12, Aside: 3,
		Order: Order{Laying, Offering, Playing},
		Worth: Worth{3, 0, 2, 1},
		Trump: TrumpRule{
			By: BySuccess, First: NoTrump,
			After:     []Trump{DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump},
			Rotation:  []Trump{ClubsTrump, DiamondsTrump, HeartsTrump, SpadesTrump, NoTrump},
			NineOrder: SuitOrder{cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds},
		},
		Offers: OfferRule{How: Sealed, Declare: 30, Reveal: 60},
		Score:  ScoreRule{Trick: 1, Made: []int{0, 30, 20, 10}},
		Game:   GameRule{Target: 100, Bonus: 100},
		Rubber: RubberRule{Games: 3},
		Clauses: slices.Concat([]Clause{
			cite("history", Stated, DE, "Developed in 1968 („wurde 1968 entwickelt“) and revised by David Parlett in 1990 („1990 überarbeitet“). First published in 1975 by this account, in 1974 by SV."),
			cite("seats", Stated, DE, "Three players („für drei Spieler“)."),
			cite("dummy", Inferred, DE, "Every hand has a player of its own."),
			cite("ranks", Stated, DE, "36 cards, each suit from the ace down to the six („Ass, K, D, B, 10, 9, 8, 7, 6“)."),
			cite("joker", Inferred, DE, "36 cards are four suits of nine; the joker belongs to the older rules („kommt noch ein Joker“)."),
			cite("hand", Stated, DE, "Twelve cards each („erhält jeder 12 Karten“)."),
			cite("deal", Stated, DE, "The deal passes to the left („immer links vom vorherigen Geber“)."),
			cite("dealer", Ruling, Ours, "At a table here the first seat deals first, and in the next match the seat to its left. With real cards you cut for it."),
			cite("aside", Stated, DE, "Each player lays three bid-cards face down („drei Reizungskarten verdeckt vor sich hin“) and plays the other nine to nine tricks."),
			cite("order", Inferred, SV, "First the bid-cards, then the premiums („Efter det att budkorten lagts ned“), then play; DE exposes them „vor dem ersten Stich“."),
			cite("worth", Inferred, SV, "Diamonds bid 0, spades 1, hearts 2, clubs 3; ranks do not matter („Valörerna på budkorten har ingen som helst betydelse“). In our copy of DE the suit signs are lost."),
		}, playClauses(), trumpClauses(), offerClauses(), []Clause{
			cite("score", Stated, DE, "One point a trick, whatever was bid („Für jeden erzielten Stich bekommt man einen Pluspunkt“); a contract made comes on top."),
			cite("score.exact", Stated, DE, "A contract is made by winning exactly as many tricks as the bid-cards say („genauso viele Stiche zu machen, wie er geheim und durch einen Code mit seinen Reizungskarten angegeben hat“)."),
			cite("score.made", Stated, DE, "10 points to each player who made the contract if all three did („Wenn alle drei Spieler erfolgreich waren, bekommt jeder 10 Punkte“), 20 if two, 30 if one alone."),
			cite("score.most", Stated, DE, "99; a game is 100, one point more than that („ein Punkt mehr, als man in einem einzigen Spiel erreichen kann“)."),
			cite("score.zeroOrAll", Inferred, DE, "Only winning no trick makes a bid of 0."),
			cite("score.dummy", Inferred, DE, "There is no dummy."),
			cite("score.vulnerable", Inferred, DE, "There is no vulnerability."),
			cite("game", Stated, DE, "The player who reaches 100 or more has won the game („der 100 oder mehr Punkte erreicht“), and adds 100 („eine Prämie von 100 Punkten dazu“)."),
			severalReach(DE), tie(),
			cite("rubber", Inferred, DE, "A rubber is a fixed number of games, and winning it adds nothing."),
			cite("rubber.games", Stated, DE, "Three games („Ein Rubber besteht aus drei Partien“)."),
			cite("rubber.deal", Stated, DE, "Each player deals first to one of the games („nach der Reihe zu Beginn einer neuen Partie einmal als erster“)."),
			cite("rubber.winner", Inferred, DE, "The highest total of all games, bonuses included, wins the rubber."),
			cite("rubber.tie", Ruling, Ours, "Equal totals share the rubber."),
			cite("advice", Stated, PB, "“Ideally, the three you bid with will be middling cards (Jack, Ten, Nine).” “Here, Sixes are as important as Aces, and Sevens as Kings.” “These notes on play relate to the three-handed game, but similar principles apply to other numbers.”"),
		}),
	}
}

// playClauses are the clauses about the play, which no field sets.
func playClauses() []Clause {
	return []Clause{
		cite("play.lead", Stated, DE, "The player on the dealer’s left leads to the first trick („Der Spieler links vom Geber spielt zum ersten Stich aus“), the winner of each to the next. Play goes round to the left („im Uhrzeigersinn“)."),
		cite("play.follow", Stated, DE, "Any card may be led („Es kann eine beliebige Karte ausgespielt werden“). Follow suit if you can; otherwise play any card („Es muss, wenn möglich, Farbe bedient werden“)."),
		cite("play.trick", Stated, DE, "The highest trump wins, if any was played („von dem höchsten Trumpf, wenn Trümpfe gespielt wurden“), or else the highest card of the suit led."),
		cite("play.show", Stated, DE, "A player who made the contract shows the bid-cards to prove it („um es zu beweisen“); a player who failed need not („kein Spieler, der erfolglos war, muss seine Reizungskarten vorzeigen“)."),
	}
}

func trumpClauses() []Clause {
	return []Clause{
		cite("trump", Inferred, DE, "No card is turned up, and no player names the trump."),
		cite("trump.by", Stated, DE, "The number of players who made their contract in the previous deal decides („die ihre Reizung im vorangegangenen Spiel erfüllt haben“)."),
		cite("trump.first", Stated, DE, "No trump („Das erste Spiel wird Ohne Trumpf gespielt“)."),
		cite("trump.after", Stated, DE, "Clubs if all three made their contract, hearts if two, spades if one, diamonds if none („Kreuz, wenn alle drei Spieler erfolgreich waren“)."),
		cite("trump.across", Ruling, Ours, "Each game of a rubber starts again with the first deal’s trump. A table may carry the trump over instead."),
	}
}

func offerClauses() []Clause {
	return []Clause{
		cite("offers", Stated, DE, "Declare (30): the bid-cards are exposed. Reveal (60): the whole hand is, too. Only one player may hold a premium („Nur ein Spieler kann“). Reveal beats declare wherever the players sit („ohne Rücksicht auf die Sitzordnung“); between equals the player nearer the dealer’s left has it, the dealer last."),
		cite("offers.how", Ruling, Ours, "In DE, players who want a premium announce it without waiting for their turn („ohne zu warten, bis er an der Reihe ist“). Here all choose at once, in secret, and DE’s order of precedence decides. A table may have offers made in turn."),
		cite("offers.loss", Stated, DE, "If the holder fails, the opponents get the premium, whether or not they succeeded („bekommen die anderen Spieler diese Extrapunkte“); each in full, as PB has it (“to each opponent”)."),
		cite("offers.announce", Inferred, DE, "Nothing is announced; the exposed bid-cards say the number."),
	}
}

// passesLeft is the clause about the deal that Parlett gives with the original.
func passesLeft(b Basis) Clause {
	return cite("deal", b, DP, "“The turn to deal and play passes always to the left.”")
}

func tie() Clause {
	return cite("game.tie", Ruling, Ours, "If several are level at the top, a game to a target goes on, deal by deal, until one of them leads; a game of a fixed number of deals is shared.")
}

func sealed() Clause {
	return cite("offers.how", Ruling, Ours, "Since more than one may declare, none needs to wait: all choose at once, in secret. A table may have offers made in turn.")
}

func severalReach(s Source) Clause {
	return cite("game.several", Inferred, s, "Every deal is played and scored to its end. If several reach the target in it, the highest total wins. Bonuses do not count towards it.")
}

func oneGame(field string, s Source) Clause {
	return cite(field, Inferred, s, "There is only one game, so nothing carries over.")
}

func strict() Variant {
	return standard().with("strict", "Formal auction", func(v *Variant) {
		v.Offers.How = Raise
	}, cite("offers.how", Stated, DE, "The formal rule of Original Card Games (1977): from the dealer’s left each has one chance to offer. A declare can be overcalled by a reveal, which stands unless the first player raises to reveal („es sei denn, der erste Spieler erhöht sein Gebot zum offenen Spiel“)."))
}

func penguin() Variant {
	return standard().inferred().with("penguin", "Penguin rubber", func(v *Variant) {
		v.Game.BonusTo = ToReached
		v.Rubber = RubberRule{Wins: 3, Bonus: 100, Under: 8}
	}, cite("offers.declare", Stated, PB, "30: “30 or 60 respectively. This goes to the declarer if successful.”"),
		cite("offers.reveal", Stated, PB, "60: “30 or 60 respectively. This goes to the declarer if successful.”"),
		cite("offers.loss", Stated, PB, "If the holder fails, it goes “to each opponent, whether or not they succeeded”."),
		cite("score.most", Stated, PB, "“The highest possible score is 99, obtained if one player bids and wins nine tricks revealed and is the only player to succeed, making 9+30+60.”"),
		cite("game", Stated, PB, "“A game is 100 points. The winner, and any opponent who reaches 100 or more in play, adds a bonus of 100.”"),
		severalReach(PB), tie(),
		cite("rubber", Stated, PB, "“A rubber is won by the first to win three games. … The winner adds 100 for each game played fewer than eight.”"),
		cite("rubber.deal", Stated, PB, "“Each in turn dealing first to a new game.”"))
}

func classic() Variant {
	return standard().inferred().with("classic", "The 1974 original", func(v *Variant) {
		v.Joker = true
		v.Trump = TrumpRule{By: ByTurnup, Plain: 1 << cards.Nine, Rotation: v.Trump.Rotation, NineOrder: v.Trump.NineOrder}
		v.Offers.How = InTurn
		v.Game = GameRule{Deals: 9}
		v.Rubber = RubberRule{Games: 1}
	}, cite("history", Stated, SV, "Invented in 1968 and first published in 1974, in Games & Puzzles („publicerades första gången 1974 i tidskriften Games & Puzzles“). DE has 1975 for the latter."),
		cite("seats", Stated, SV, "Three players („Antal spelare: 3“)."),
		cite("ranks", Stated, SV, "37 cards: from the ace down to the six in each suit, and a joker („från E och ned till 6 i varje färg plus en joker“)."),
		cite("joker", Stated, SV, "Whoever holds it acts exactly as if it were the card turned up („agerar exakt som om jokern vore det kortet“)."),
		cite("hand", Stated, SV, "Twelve cards each („Given ger varje spelare 12 kort“)."),
		passesLeft(Stated),
		cite("dealer", Ruling, Ours, "At a table here the first seat deals first, and in the next match the seat to its left. With real cards you cut for it."),
		cite("aside", Stated, SV, "Three bid-cards are laid face down („framför sig med baksidan upp“); the other nine are played to nine tricks."),
		cite("order", Stated, SV, "Premiums are offered when the bid-cards are laid („efter det att budkorten lagts ned“); then play begins."),
		cite("worth", Stated, SV, "Diamonds bid 0, spades 1, hearts 2, clubs 3 („En ruter anger 0 stick“ and so on); ranks do not matter („Valörerna på budkorten har ingen som helst betydelse“)."),
		cite("play.lead", Stated, SV, "The player on the dealer’s left leads to the first trick („förhand första utspel“), the winner of each to the next („den spelaren inleder nästa“)."),
		cite("play.follow", Stated, SV, "Follow suit if you can; otherwise discard or trump as you like („Man måste följa färg, och i annat fall valfritt saka eller trumfa“)."),
		cite("play.trick", Stated, SV, "The highest trump wins, if any was played, or else the highest card of the suit led („Högsta kortet i utspelsfärgen, eller i trumffärgen om ett sådant kort spelades“)."),
		cite("play.show", Stated, SV, "A player who made the contract turns up the bid-cards („vända upp sina budkort“); a player who failed need not („Den som misslyckades behöver inte visa sina“)."),
		cite("trump", Stated, SV, "The last card is turned up; its suit is trump („för att bestämma trumffärgen“). If it is the joker or a nine, there is no trump („Om detta kort är jokern eller en nia, spelar man dock utan trumf“)."),
		cite("offers", Stated, SV, "Declare („deklaration“, 30): the bid-cards are turned up. Reveal („visning“, 60): the hand is played open too. One player at most, and reveal goes before declare („Endast en spelare får deklarera eller visa; visning har företräde framför deklaration“)."),
		cite("offers.how", Stated, SV, "One round in turn („i medsols turordning“): after a declare the players who follow pass or raise to reveal, after a reveal they pass („måste alla efterföljande spelare passa“)."),
		cite("offers.loss", Stated, SV, "If the holder fails, the premium goes to both opponents („går bonusen istället till de båda motspelarna“)."),
		cite("offers.announce", Inferred, SV, "Nothing is announced; the exposed bid-cards say the number."),
		cite("score", Stated, SV, "One point a trick, whatever was bid („1 poäng per vunnet stick, oavsett om man gick hem eller inte“); a contract made comes on top."),
		cite("score.exact", Stated, SV, "A contract is made by winning exactly as many tricks as were bid („tog exakt så många stick som man bjöd“)."),
		cite("score.made", Stated, SV, "10 points to each player who made the contract if all three did („10 poäng om alla tre spelarna lyckades“), 20 if two, 30 if one alone."),
		cite("score.most", Stated, SV, "99, hence the name („Högsta möjliga poäng för en spelare i en giv är alltså 99, varav spelets namn“)."),
		cite("score.zeroOrAll", Inferred, SV, "Only winning no trick makes a bid of 0."),
		cite("score.dummy", Inferred, SV, "There is no dummy."),
		cite("score.vulnerable", Inferred, SV, "There is no vulnerability."),
		cite("game", Stated, SV, "Nine deals; the highest total wins („Man spelar över nio givar, och den som till slut har flest poäng har vunnit“)."),
		tie(),
		cite("game.settle", Stated, DE, "Totals are settled by their differences („mit welcher Punktdifferenz“). The program keeps no stakes."),
		cite("rubber", Stated, DE, "A rubber is exactly nine deals („Ein Rubber besteht aus genau neun Händen“)."))
}

func classicRubber() Variant {
	return classic().with("classic-rubber", "Original with rubber", func(v *Variant) {
		penguin := penguin()
		v.Game, v.Rubber = penguin.Game, penguin.Rubber
	}, passesLeft(Inferred),
		cite("game", Stated, SV, "The first to 100 wins a game („Först till 100 poäng sammanlagt vinner en omgång“). The winner adds 100, and so do opponents who got over 100 („som nådde över 100 poäng under omgången“)."),
		cite("game.bonusTo", Inferred, PB, "Exactly 100 counts too, as in PB (“reaches 100 or more in play”)."),
		severalReach(SV), tie(),
		cite("rubber", Stated, SV, "Won by the first to win three games („som först vinner tre omgångar“), who adds 100 for every game under eight („100 poäng för varje omgång under åtta“)."),
		cite("rubber.deal", Inferred, PB, "“Each in turn dealing first to a new game.”"))
}

func pennycook() Variant {
	return classic().with("pennycook", "Pennycook", func(v *Variant) {
		v.Order = Order{Laying, Playing}
		v.Offers = OfferRule{}
		v.Game = GameRule{Target: 150}
	}, passesLeft(Inferred),
		cite("order", Inferred, SV, "Without premiums, play follows the laying of the bid-cards."),
		cite("offers", Stated, SV, "No declare and no reveal („Ingen deklaration eller visning förekommer“)."),
		cite("score.most", Inferred, SV, "39: nine tricks, and 30 for the only contract made."),
		cite("game", Stated, SV, "The first to 150 wins („först till 150 poäng vinner“)."),
		cite("game.bonus", Inferred, SV, "No bonus is mentioned."),
		severalReach(SV), tie(),
		cite("rubber", Inferred, SV, "One game."))
}

func swedish() Variant {
	return classic().with("swedish", "Swedish, 36 cards", func(v *Variant) {
		v.Joker, v.Trump = false, standard().Trump
		v.Game = GameRule{Target: 100}
	}, passesLeft(Inferred),
		cite("ranks", Stated, SV, "36 cards („Endast 36 kort“), from the ace down to the six in each suit."),
		cite("joker", Stated, SV, "No joker is used („ingen joker“)."),
		cite("trump", Inferred, SV, "No card is turned up, and no player names the trump."),
		cite("trump.by", Stated, SV, "The number of players who made their contract in the previous deal decides („beror trumffärgen på hur många spelare som gick hem“)."),
		cite("trump.first", Stated, SV, "No trump („Första given spelas utan trumffärg“)."),
		cite("trump.after", Stated, SV, "Diamonds if none made the contract, spades if one did, hearts if two, clubs if all three („ruter om ingen gjorde det, spader om en, hjärter om två och klöver om alla tre“)."),
		oneGame("trump.across", SV),
		cite("game", Stated, SV, "The first to have 100 or more wins („Den som först får 100 eller fler poäng vinner“)."),
		cite("game.bonus", Inferred, SV, "No bonus is mentioned."),
		severalReach(SV), tie(),
		cite("rubber", Inferred, SV, "One game."))
}

func four() Variant {
	return standard().inferred().with("four", "Four-handed", func(v *Variant) {
		v.Seats, v.Hand, v.Ranks = 4, 13, RanksFrom(cards.Two)
		v.Trump.After = []Trump{DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump, NoTrump}
		v.Score.Made = []int{0, 30, 20, 10, 0}
		v.Score.ZeroOrAll = true
		v.Rubber = RubberRule{Games: 4}
	}, cite("seats", Stated, DE, "Four players („für vier Spieler“)."),
		cite("ranks", Stated, DE, "52 cards („Von einem Kartenspiel mit 52 Karten“)."),
		cite("joker", Inferred, DE, "There are only the 52 cards."),
		cite("hand", Stated, DE, "Thirteen cards each („13 Karten“)."),
		cite("aside", Stated, DE, "Three bid-cards, so that ten tricks are played („drei Reizungskarten, um bis zu 10 Stichen zu reizen“)."),
		cite("trump.by", Stated, DE, "As with three players, the number of contracts made in the previous deal decides („wie beim Spiel für drei Spieler bestimmt“)."),
		cite("trump.first", Inferred, DE, "The first deal is at no trump, as with three players."),
		cite("trump.after", Stated, DE, "No trump if all four made their contract („Wenn alle erfolgreich waren, wird das nächste Spiel Ohne Trumpf gespielt“). Otherwise as with three players: clubs if three made the contract, hearts if two, spades if one, diamonds if none."),
		cite("offers.declare", Stated, DE, "30, as with three players („wieder 30 oder 60 wie vorher“)."),
		cite("offers.reveal", Stated, DE, "60, as with three players („wieder 30 oder 60 wie vorher“)."),
		cite("score.made", Stated, DE, "30 for one contract made, 20 each for two, 10 each for three, nothing if all four made it, or none („keinen Punkt, wenn alle erfolgreich oder erfolglos waren“)."),
		cite("score.exact", Inferred, DE, "As with three players, by exactly as many tricks as the bid-cards say; three diamonds are the exception."),
		cite("score.zeroOrAll", Stated, PB, "“A bid of three diamonds represents either 0 or 10 tricks, and either number of tricks automatically fulfils the contract.”"),
		cite("score.most", Inferred, DE, "100: ten tricks revealed as the only contract made, 10+30+60."),
		cite("rubber.games", Stated, DE, "Four games („Ein Rubber besteht aus vier Partien“)."))
}

func five() Variant {
	return standard().inferred().with("five", "Five-handed", func(v *Variant) {
		v.Seats = 5
		v.Ranks = RanksFrom(cards.Two) | 1<<cards.Eleven | 1<<cards.Twelve
		v.Trump.After = []Trump{DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump, NoTrump, NoTrump}
		v.Offers = OfferRule{How: Sealed, Declare: 50, Many: true, Loss: FromHolder}
		v.Score.Made = []int{0, 50, 40, 30, 20, 10}
		v.Rubber = RubberRule{Games: 5}
	}, cite("seats", Stated, DE, "Five players („für fünf Spieler“)."),
		cite("ranks", Stated, PB, "“The Australian ‘Five Hundred’ pack including Elevens and Twelves (but ignoring Thirteens)”: 60 cards."),
		cite("joker", Inferred, DE, "Five hands of twelve are the 60 cards."),
		cite("hand", Stated, PB, "“Five players receive twelve each.”"),
		cite("aside", Stated, PB, "“Lay aside three cards to bid up to nine.”"),
		cite("trump.first", Inferred, DE, "The first deal is at no trump, as with three players."),
		cite("trump.after", Stated, PB, "“If four or five players succeed, the next deal is played at no trump.”"),
		cite("trump.after.others", Inferred, DE, "Otherwise as with three players: clubs if three made the contract, hearts if two, spades if one, diamonds if none."),
		cite("offers", Stated, PB, "“No one may reveal, but any number of players may declare for a premium of 50 points.”"),
		sealed(),
		cite("offers.loss", Stated, PB, "“50 points if successful or minus 50 if not.” DE calls that a penalty („eine Strafe von minus 50 Punkten“); so no opponent gains by it."),
		cite("offers.announce", Inferred, PB, "Nothing is announced; the exposed bid-cards say the number."),
		cite("score.made", Stated, PB, "“The contract bonus is 10 if all five succeed, 20 if four, 30 if three, 40 if two, 50 if only one.”"),
		cite("score.most", Inferred, PB, "109: nine tricks declared as the only contract made, 9+50+50."),
		cite("rubber.games", Stated, DE, "Five games („Ein Rubber besteht aus fünf Partien“)."))
}

func five500() Variant { return oneGameOfFive("five-500", "Five-handed, 500 up", 500) }
func five250() Variant { return oneGameOfFive("five-250", "Five-handed, 250 up", 250) }

func oneGameOfFive(id, name string, target int) Variant {
	return five().with(id, name, func(v *Variant) {
		v.Game = GameRule{Target: target}
		v.Rubber = RubberRule{Games: 1}
	}, oneGame("trump.across", DE),
		cite("game", Stated, DE, "For a shorter game a target is agreed on beforehand, for example 500 or 250 points („z. B. 500 oder 250 Punkte“)."),
		cite("game.bonus", Inferred, DE, "With one game there is nothing to add a bonus for."),
		severalReach(DE), tie(),
		cite("rubber", Inferred, DE, "One game."))
}

func dummy() Variant {
	return standard().with("dummy", "Two hands and a dummy", func(v *Variant) {
		v.Dummy = true
		v.Trump.First = ClubsTrump
		v.Offers = OfferRule{How: Sealed, Declare: 30, Many: true}
		v.Game.BonusTo = ToDummy
		v.Rubber = RubberRule{Games: 1}
	}, cite("seats", Stated, DE, "Two players; the third is a dummy („der dritte Spieler ist ein Dummy“). Otherwise the game is played as with three („genauso“)."),
		cite("dummy", Stated, DE, "Its top three cards are its bid, face down to the end of the deal („bleiben verdeckt bis zum Ende eines Spiels“); the rest are turned up after the offers („werden Dummys Karten aufgedeckt“)."),
		cite("hand", Stated, DE, "Three hands of twelve cards („drei Hände von 12 Karten“)."),
		cite("deal", Inferred, DE, "The deal alternates between the two players."),
		cite("order", Stated, DE, "The bid-cards are laid and premiums offered, then the dummy is turned up („Nachdem die Reizung und mögliche Prämienreizungen gemacht wurden“) and play begins."),
		cite("play.lead", Stated, DE, "The player who did not deal leads to the first trick („der nicht gegeben hatte“). A player who leads from hand plays third from the dummy. If the dummy wins, the player who played its card leads from it and plays third from hand („zuerst von der Dummyhand und als dritte Karte von seiner Hand“)."),
		cite("trump.first", Stated, DE, "Clubs („Das erste Spiel wird mit Kreuz als Trumpf gespielt“)."),
		cite("trump.after", Stated, DE, "Then as with three players („wie im Spiel für drei Spieler bestimmt“), by how many of the three hands made their contract."),
		oneGame("trump.across", DE),
		cite("offers", Stated, DE, "One or both players may declare, none may reveal („keiner darf ein offenes Spiel spielen“)."),
		sealed(),
		cite("offers.loss", Stated, DE, "If one declares and fails, the other two hands get 30 („die anderen beiden eine Prämie von 30 Punkten“). If both do, neither player gets a premium, and the dummy 60 („aber Dummy erhält 60 Extrapunkte“)."),
		cite("offers.loss.one", Inferred, DE, "If both declare and one fails, the other gets 30 for each declare, and the dummy 30."),
		cite("offers.announce", Inferred, DE, "Nothing is announced; the exposed bid-cards say the number."),
		cite("score.dummy", Stated, DE, "The dummy scores like the players („alle drei Spieler bekommen Punkte wie im Spiel für drei Spieler“): its contract is made exactly."),
		cite("score.most", Inferred, DE, "99: nine tricks declared as the only contract made, and the other’s failed declare, 9+30+30+30."),
		cite("game", Stated, DE, "If the dummy wins, it is a draw („gilt es als ein unentschiedenes Spiel“). If a player wins and the dummy beats or ties the other, the winner adds 100 („oder unentschieden macht, bekommt der Gewinner 100 Extrapunkte“)."),
		cite("game.target", Inferred, DE, "100 points, as with three players, reached by any of the three hands."),
		cite("game.reading", Ruling, Ours, "A plain win adds nothing, and there is one game. DE says that the game is played as with three („genauso wie Neunundneunzig für drei Spieler“), so it can also be read as 100 for every win, and 100 more if the dummy beats or ties the other, in a rubber of three games. A table may play so."),
		cite("game.stakes", Stated, DE, "Instead of those 100 the winner wins double if you play for money („wenn um Geld gespielt wird, gewinnt er doppelt“). The program keeps no stakes."),
		severalReach(DE),
		tie(),
		cite("rubber", Ruling, Ours, "One game."))
}

func dummyPenguin() Variant {
	return dummy().inferred().with("dummy-penguin", "Dummy (Penguin)", func(v *Variant) {
		v.Trump.First = NoTrump
		v.Score.Dummy = DummyUnder
	}, cite("seats", Stated, PB, "“Two-handed Ninety-Nine (with dummy).”"),
		cite("dummy", Stated, PB, "“Separate the top three cards of the dummy hand as its ‘bid’. These remain face down and unseen.” The rest “is turned face up” after the offers."),
		cite("hand", Stated, PB, "“Deal three hands of twelve cards each, face down.”"),
		cite("aside", Stated, PB, "“Each player bids in the usual way.”"),
		cite("order", Stated, PB, "“After the bids and any declarations have been made, the dummy hand only is turned face up.” Then play begins."),
		cite("play.lead", Stated, PB, "“Non-dealer leads to the first trick.” Whoever leads from hand plays “third from dummy”; if the dummy wins, “the person who played from it then leads first from dummy and third from hand”."),
		cite("trump.first", Stated, PB, "“The first deal is played at no trump.”"),
		cite("trump.after", Stated, PB, "“The trump suit is determined as in the three-hand game”, by how many of the three hands succeeded."),
		cite("offers", Stated, PB, "“Either or both players may declare, but neither may reveal.”"),
		sealed(),
		cite("offers.loss", Stated, PB, "“If one live player declares and fails, the other two score the bonus of 30. If both declare and fail, neither gains it but the dummy scores 60 extra.”"),
		cite("offers.loss.one", Inferred, PB, "If both declare and one fails, the other gets 30 for each declare, and the dummy 30."),
		cite("offers.announce", Inferred, PB, "Nothing is announced; the exposed bid-cards say the number."),
		cite("score", Stated, PB, "One point a trick: “Both live players score as in the three-hand game.”"),
		cite("score.made", Stated, PB, "“As in the three-hand game”: 10 to each who made the contract if all three hands did, 20 if two, 30 if one alone."),
		cite("score.trick", Inferred, PB, "The dummy scores a point a trick too."),
		cite("score.dummy", Stated, PB, "“Consider it to have failed if it won more tricks than bid, succeeded if it won fewer, and declared if it made its bid exactly.”"),
		cite("score.most", Inferred, PB, "98 for a player: eight tricks declared as the only contract made, and the other’s failed declare, 8+30+30+30. With nine the dummy has won none, and so has not failed. The dummy can score 129: nine tricks as bid, alone, with both players’ failed declares, 9+30+30+30+30."),
		cite("score.zeroOrAll", Inferred, PB, "Only winning no trick makes a player’s bid of 0."),
		cite("score.vulnerable", Inferred, PB, "There is no vulnerability."),
		cite("game", Ruling, Ours, "As in DE’s game with a dummy: if the dummy wins, it is a draw; if a player wins and the dummy beats or ties the other, the winner adds 100."),
		cite("game.target", Inferred, PB, "100 points, as in the three-hand game (“A game is 100 points”), reached by any of the three hands."),
		cite("game.reading", Ruling, Ours, "PB has a game for three hands only, and says nothing of one with a dummy. Its own would be: “The winner, and any opponent who reaches 100 or more in play, adds a bonus of 100. A rubber is won by the first to win three games.” A table may play so."),
		cite("game.stakes", Inferred, DE, "Instead of those 100 the winner wins double if you play for money („wenn um Geld gespielt wird, gewinnt er doppelt“). The program keeps no stakes."),
		severalReach(PB), tie())
}

func duel() Variant {
	return standard().inferred().with("duel", "Two-handed", func(v *Variant) {
		v.Seats, v.Ranks = 2, RanksFrom(cards.Nine)
		v.Order = Order{Laying, Playing}
		v.Trump.After = []Trump{DiamondsTrump, SpadesTrump, HeartsTrump}
		v.Offers = OfferRule{}
		v.Score.Made = []int{0, 20, 10}
		v.Score.Vulnerable = 10
		v.Rubber = RubberRule{Games: 1}
	}, cite("seats", Stated, PB, "“Two-handed Ninety-Nine (without dummy).”"),
		cite("ranks", Stated, PB, "“A 24-card pack ranking AKQJT9.”"),
		cite("joker", Inferred, PB, "There are only the 24 cards."),
		cite("hand", Stated, PB, "“Deal twelve cards each.”"),
		cite("deal", Inferred, PB, "The deal alternates."),
		cite("aside", Stated, PB, "“Bid as usual”: three bid-cards, and nine tricks."),
		cite("order", Stated, PB, "“Bid as usual, but without declaring or revealing.”"),
		cite("play.lead", Inferred, PB, "The non-dealer leads to the first trick, and the winner of each to the next."),
		cite("trump.by", Inferred, PB, "As in the three-hand game, the number of contracts made in the previous deal decides the trump."),
		cite("trump.first", Stated, PB, "“Play the first deal at no trump.”"),
		cite("trump.after", Inferred, PB, "Hearts if both made their contract, spades if one, diamonds if neither."),
		oneGame("trump.across", PB),
		cite("offers", Stated, PB, "“Without declaring or revealing.”"),
		cite("score.made", Stated, PB, "“If both succeed, each adds 10. If only one succeeds, add 20.”"),
		cite("score.vulnerable", Stated, PB, "“The player with the higher score is ‘vulnerable’, and if scores are equal both are vulnerable. … If a vulnerable player fails, the other, if not vulnerable, adds a further 10, regardless of his own success or failure.”"),
		cite("score.most", Inferred, PB, "39: nine tricks as the only contract made, against a vulnerable player, 9+20+10."),
		cite("game", Ruling, Ours, "To 100, and 100 to the winner. A table may change it."),
		severalReach(DE), tie(),
		cite("rubber", Ruling, Ours, "One game."))
}

func declarer() Variant {
	return standard().with("declarer", "Declarer", func(v *Variant) {
		v.Order = Order{Offering, Naming, Laying, Playing}
		v.Trump.By, v.Trump.After = ByHolder, nil
		v.Offers.How = Raise
	}, cite("history", Stated, DE, "Recommended by David Parlett himself („David Parlett empfiehlt die folgende Variante“)."),
		cite("order", Stated, DE, "First the offers; then the holder names the trump and all lay their bid-cards („sagt der Gewinner der Reizung die Trumpffarbe an, jeder legt seine Reizkarten vor sich hin“), and the holder exposes his."),
		cite("play.lead", Stated, DE, "The player on the dealer’s left leads to the first trick („Vorhand spielt zum ersten Stich aus“), the winner of each to the next."),
		cite("trump", Stated, DE, "The holder of the premium names the trump suit („wobei er dann die Trumpffarbe bestimmen kann“)."),
		cite("trump.first", Stated, DE, "If no premium is offered, no trump in the first deal („Wenn niemand in der ersten Hand reizt, dann wird das Spiel Ohne Trumpf gespielt“); later the previous deal’s trump stays („bleibt die Trumpffarbe des vorhergehenden Spiels erhalten“)."),
		cite("trump.across", Ruling, Ours, "Each game of a rubber starts again like the first. A table may carry the trump over instead."),
		cite("trump.none", Ruling, Ours, "The holder names a suit; naming no trump is not allowed. A table may allow it."),
		cite("offers.how", Stated, DE, "In turn from the dealer’s left („beginnend mit Vorhand“); a declare can be overcalled by a reveal, and its maker may raise to reveal („sein Gebot auf offenes Spiel erhöhen“)."))
}

func nines() Variant {
	asDeclarer := "As in Parlett’s own variant, which DE describes just before: the offers, then the trump, then the bid-cards."
	return declarer().with("nines", "Nines as trumps", func(v *Variant) {
		v.Trump.Nines = true
	}, cite("history", Stated, DE, "Nicholas Tallyn’s („Nicholas Tallyn beschreibt eine Variante“)."),
		cite("order", Inferred, DE, asDeclarer),
		cite("offers.how", Inferred, DE, "As in Parlett’s own variant: in turn, and an overcalled declarer may raise."),
		cite("worth.nines", Ruling, Ours, "Laid aside, a nine counts by the suit printed on it, even when nines are trumps."),
		cite("trump", Stated, DE, "The holder names one of the four suits as trump, or the nines alone („oder er kann nur die Neunen als Trumpf bestimmen“)."),
		cite("trump.first", Inferred, DE, "As in Parlett’s own variant: if no premium is offered, no trump in the first deal, and later the previous deal’s trump."),
		cite("trump.across", Ruling, Ours, "Each game of a rubber starts again like the first. A table may carry the trump over instead."),
		cite("trump.none", Ruling, Ours, "Naming no trump is not allowed. A table may allow it."),
		cite("trump.nines", Stated, DE, "The four nines are then a trump suit of their own („eine eigene Trumpffarbe, die nur die vier Neunen enthält“): a nine led calls for nines, and a nine does not follow its printed suit."),
		cite("trump.nineOrder", Ruling, Ours, "Clubs, hearts, spades, diamonds, as they bid: the source gives an order, but in our copy its suit signs are lost. A table may change it."))
}

func nobid() Variant {
	return standard().with("nobid", "Without bidding", func(v *Variant) {
		v.Order = Order{Offering, Playing}
		v.Offers.Announce = WithBoth
	}, cite("history", Stated, DE, "Suggested by Charles Magri („von Charles Magri vorgeschlagen“), who takes the idea further „in seinem Spiel Clumond“. Clumond is a game of its own, and not played here."),
		cite("aside", Stated, DE, "Nothing is laid aside: nine tricks are played from twelve cards, and the three left over are the bid („die drei übrigen Karten, die die Spieler noch haben, sind ihre Reizkarten“)."),
		cite("order", Inferred, DE, "Premiums are offered, then play begins."),
		cite("score.exact", Inferred, DE, "A contract is made by winning exactly as many tricks as the cards left over bid."),
		cite("play.show", Inferred, DE, "As in the game with bidding: a player who made the contract shows the three cards left over; a player who failed need not."),
		cite("offers", Inferred, DE, "The premiums are worth what they are in the game with bidding: declare 30, reveal 60. One player at most; reveal beats declare; between equals the one nearer the dealer’s left has it."),
		cite("offers.ways", Stated, DE, "The source lists three ways: (1) to announce the number of tricks and be left with it („sagt die Anzahl der Stiche an“); (2) to play all twelve cards face up and be left with the announced number („legt alle 12 Karten offen hin und muss so spielen, dass seine Reizkarten der angesagten Zahl der Stiche entsprechen“); (3) to play them face up and announce the number („legt alle zwölf Karten offen hin und nennt die Anzahl“)."),
		cite("offers.announce", Ruling, Ours, "Of the source’s three ways declare is the first and reveal the third: both announce the number, and tricks won and cards left must both come to it. A table may have reveal without a number. So we read the second way, although it speaks of an announced number („der angesagten Zahl“), too: it would otherwise be the third."),
		cite("offers.how", Ruling, Ours, "As in the game with bidding: all choose at once, in secret. A table may have offers made in turn."),
		cite("offers.loss", Inferred, DE, "As in the game with bidding: to each opponent in full."),
		cite("score.most", Inferred, DE, "99, as in the game with bidding."),
		drop("advice"))
}

func junkJoker() Variant {
	return standard().inferred().with("junk-joker", "No joker, nine deals", func(v *Variant) {
		v.Trump.First = DiamondsTrump
		v.Offers.How = Raise
		v.Game = GameRule{Deals: 9}
		v.Rubber = RubberRule{Games: 1}
	}, cite("history", Inferred, DP, "The variant “Junk the Joker”, which other authors report from Parlett’s page."),
		cite("joker", Inferred, DP, "The joker is left out."),
		passesLeft(Inferred),
		cite("trump.by", Inferred, DP, "The number of players who made their contract in the previous deal decides the trump."),
		cite("trump.first", Inferred, DP, "The first deal has diamonds as trumps, or no trump. Here it is diamonds; a table may change it."),
		oneGame("trump.across", DP),
		cite("offers.how", Inferred, DP, "Offers in turn, and an overcalled declarer may raise."),
		cite("score.most", Inferred, DE, "99, as in the game to 100."),
		cite("game", Inferred, DP, "Nine deals; the highest total wins."),
		tie(),
		cite("rubber", Inferred, DP, "One session."))
}
