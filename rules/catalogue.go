package rules

import (
	"fmt"
	"slices"

	"ninetynine/cards"
)

// Catalogue returns every published variant, each a value of its own. A
// variant is written as what differs from an earlier one; with each
// difference stands where it comes from.
func Catalogue() []Variant {
	standard := standard()
	strict := standard.with("strict", "Formal auction", func(v *Variant) {
		v.Offers.How = Raise
	}, cite("offers.how", Stated, DE, "The formal rule of Original Card Games (1977): offers in turn from forehand; a declare can be overcalled by a reveal, which stands “unless the first player raises to reveal, as he may” („es sei denn, der erste Spieler erhöht sein Gebot zum offenen Spiel“)."))
	penguin := standard.with("penguin", "Penguin rubber", func(v *Variant) {
		v.Game.BonusTo = ToReached
		v.Rubber = RubberRule{Wins: 3, Bonus: 100, Under: 8}
	}, cite("game", Stated, PB, "“A game is 100 points. The winner, and any opponent who reaches 100 or more in play, adds a bonus of 100.”"),
		cite("rubber", Stated, PB, "“A rubber is won by the first to win three games, each in turn dealing first to a new game. The winner adds 100 for each game played fewer than eight.”"))
	classic := classic(standard)
	four := four(standard)
	five := five(standard)
	dummy := dummy(standard)
	declarer := declarer(standard)
	return []Variant{
		standard,
		strict,
		penguin,
		classic,
		classic.with("classic-rubber", "Original with rubber", func(v *Variant) {
			v.Game, v.Rubber = penguin.Game, penguin.Rubber
		}, cite("game", Inferred, SV, "„Först till 100 poäng sammanlagt vinner en omgång“; the winner adds 100, and so do opponents who got over 100 („som nådde över 100 poäng“). Exactly 100 counts too, as in the Penguin Book."),
			cite("rubber", Stated, SV, "Won by the first to win three games, who adds 100 for every game under eight: „(8-6)x 100 = 200 poäng“ after six.")),
		classic.with("pennycook", "Pennycook", func(v *Variant) {
			v.Order = Order{Laying, Playing}
			v.Offers = OfferRule{}
			v.Game = GameRule{Target: 150}
		}, cite("offers", Stated, SV, "„Ingen deklaration eller visning förekommer.“"),
			cite("order", Inferred, SV, "Without premiums, play follows the laying of the bid-cards."),
			cite("game", Stated, SV, "„Först till 150 poäng vinner.“ No bonus is mentioned."),
			cite("rubber", Inferred, SV, "One game.")),
		swedish(standard),
		four,
		five,
		oneGameOfFive(five, "five-500", "Five hands, 500 up", 500),
		oneGameOfFive(five, "five-250", "Five hands, 250 up", 250),
		dummy,
		dummyPenguin(dummy),
		duel(standard),
		declarer,
		declarer.with("nines", "Nines as trumps", func(v *Variant) {
			v.Trump.Nines = true
		}, cite("trump.nines", Stated, DE, "Nicholas Tallyn: the holder may name a suit or the nines alone; “the four nines are then a trump suit of their own” („bilden die vier Neunen eine eigene Trumpffarbe“)."),
			cite("trump.nineOrder", Ruling, Ours, "The source's suit symbols are lost; the order of the bid values is used: clubs, hearts, spades, diamonds. A table may change it.")),
		nobid(standard),
		standard.with("junk-joker", "No joker, nine deals", func(v *Variant) {
			v.Trump.First = DiamondsTrump
			v.Offers.How = Raise
			v.Game = GameRule{Deals: 9}
			v.Rubber = RubberRule{Games: 1}
		}, cite("trump.first", Stated, Public, "The first deal has diamonds as trumps; some tables play it at no trump."),
			oneGame("trump.across"),
			cite("offers.how", Stated, Public, "Offers in turn, and an overcalled declarer may raise."),
			cite("game", Stated, Public, "Nine deals; the highest total wins."),
			cite("rubber", Inferred, Public, "One session; equal totals share.")),
	}
}

// An UnknownVariantError says that no published variant has the id.
type UnknownVariantError struct{ ID string }

// Error names the id, and those that there are.
func (e *UnknownVariantError) Error() string {
	ids := ""
	for _, v := range Catalogue() {
		ids += " " + v.ID
	}
	return fmt.Sprintf("no variant is called %q; there are:%s", e.ID, ids)
}

// Named returns the published variant with the id, or an
// [*UnknownVariantError].
func Named(id string) (Variant, error) {
	for _, v := range Catalogue() {
		if v.ID == id {
			return v, nil
		}
	}
	return Variant{}, &UnknownVariantError{id}
}

// Open returns the game of the published variant with the id, or an
// [*UnknownVariantError].
func Open(id string) (*Game, error) {
	v, err := Named(id)
	if err != nil {
		return nil, err
	}
	return New(v)
}

func cite(field string, b Basis, s Source, text string) Clause { return Clause{field, b, s, text} }

// with returns a copy of the variant that differs as change says. A clause
// replaces those of the same field, and those of parts of that field.
func (v Variant) with(id, name string, change func(*Variant), cs ...Clause) Variant {
	v = v.clone()
	v.ID, v.Name = id, name
	change(&v)
	for _, c := range cs {
		v.Clauses = slices.DeleteFunc(v.Clauses, func(old Clause) bool {
			return old.Field == c.Field || len(old.Field) > len(c.Field) && old.Field[:len(c.Field)+1] == c.Field+"."
		})
	}
	v.Clauses = append(v.Clauses, cs...)
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
			NineOrder: SuitOrder{cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds},
		},
		Offers: OfferRule{How: Sealed, Declare: 30, Reveal: 60},
		Score:  ScoreRule{Trick: 1, Made: []int{0, 30, 20, 10}},
		Game:   GameRule{Target: 100, Bonus: 100},
		Rubber: RubberRule{Games: 3},
		Clauses: []Clause{
			cite("seats", Stated, DE, "Three players."),
			cite("dummy", Inferred, DE, "Every hand has a player of its own."),
			cite("ranks", Stated, DE, "36 cards, each suit ranking ace, king, queen, jack, 10, 9, 8, 7, 6."),
			cite("joker", Stated, DE, "The 1990 rules do without a joker."),
			cite("hand", Stated, DE, "Twelve cards each."),
			cite("aside", Stated, DE, "Each lays three bid-cards face down and plays the other nine to nine tricks."),
			cite("order", Stated, DE, "The bid-cards are laid, premiums offered and exposed, and the player on the dealer's left leads."),
			cite("worth", Stated, SV, "A diamond stands for no trick, a spade for one, a heart for two, a club for three; the bid is their sum. „Valörerna på budkorten har ingen som helst betydelse.“"),
			cite("trump", Inferred, DE, "No card is turned up, and nobody names the trump."),
			cite("trump.by", Stated, DE, "The number of players who made their contract in the deal before decides the trump."),
			cite("trump.first", Stated, DE, "„Das erste Spiel wird Ohne Trumpf gespielt.“"),
			cite("trump.after", Stated, DE, "Clubs if all three made their contract, hearts if two, spades if one, diamonds if nobody."),
			cite("trump.across", Ruling, Ours, "Each game of a rubber starts afresh at the first deal's trump. A table may let the trump go on."),
			cite("offers", Stated, DE, "Declare (30): the bid-cards are exposed. Reveal (60): the whole hand is. One player at most; reveal beats declare; between equals the one nearer the dealer's left has it."),
			cite("offers.how", Inferred, DE, "“Whoever wants to make an offer simply announces it without waiting for his turn”: played as sealed offers, opened together."),
			cite("offers.loss", Stated, PB, "If the holder fails, the premium goes “to each opponent, whether or not they succeeded”: to each in full."),
			cite("offers.announce", Inferred, DE, "Nothing is announced; the exposed bid-cards say the number."),
			cite("score", Stated, DE, "One point a trick, always. To each who made the contract 10 if all three did, 20 if two, 30 if one alone."),
			cite("score.zeroOrAll", Inferred, DE, "A bid of nought is met by no trick alone."),
			cite("score.dummy", Inferred, DE, "There is no dummy."),
			cite("score.vulnerable", Inferred, DE, "There is no vulnerability."),
			cite("game", Stated, DE, "The player who reaches 100 or more has won the game and adds 100. Several in one deal: the highest (inferred). Equal highest: they play on until one leads (ruling)."),
			cite("rubber", Stated, DE, "Three games, each player dealing first to one of them. The highest total with bonuses wins; equal totals share (ruling)."),
		},
	}
}

func classic(standard Variant) Variant {
	return standard.with("classic", "The 1974 original", func(v *Variant) {
		v.Joker = true
		v.Trump = TrumpRule{By: ByTurnup, Plain: 1 << cards.Nine, NineOrder: v.Trump.NineOrder}
		v.Offers.How = InTurn
		v.Game = GameRule{Deals: 9}
		v.Rubber = RubberRule{Games: 1}
	}, cite("joker", Stated, SV, "37 cards: the 36 and a joker. Whoever holds it “acts exactly as if the joker were that card”, the one turned up („agerar exakt som om jokern vore det kortet“)."),
		cite("trump", Stated, SV, "The last card is turned up and stays out of play; its suit is trump. If it is a nine or the joker, there is no trump."),
		cite("offers.how", Stated, SV, "One round in turn from forehand: pass, declare or reveal; after a declare the others pass or reveal, after a reveal they pass."),
		cite("game", Stated, SV, "„Man spelar över nio givar, och den som till slut har flest poäng har vunnit.“ Equal totals share (ruling)."),
		cite("rubber", Stated, DE, "A rubber is exactly nine deals; the totals, or their differences, decide."))
}

func swedish(standard Variant) Variant {
	return standard.with("swedish", "Swedish, 36 cards", func(v *Variant) {
		v.Offers.How = InTurn
		v.Game = GameRule{Target: 100}
		v.Rubber = RubberRule{Games: 1}
	}, cite("joker", Stated, SV, "„Endast 36 kort (ingen joker) används.“"),
		cite("trump.by", Stated, SV, "The number of players who made their contract in the deal before decides the trump."),
		cite("trump.first", Stated, SV, "„Första given spelas utan trumffärg.“"),
		cite("trump.after", Stated, SV, "Diamonds if nobody made it, spades if one did, hearts if two, clubs if all three."),
		oneGame("trump.across"),
		cite("offers.how", Stated, SV, "In turn: after a declare the others pass or raise to reveal, after a reveal they pass („måste alla efterföljande spelare passa“)."),
		cite("game", Stated, SV, "„Den som först får 100 eller fler poäng vinner.“"),
		cite("rubber", Inferred, SV, "One game."))
}

func four(standard Variant) Variant {
	return standard.with("four", "Four hands", func(v *Variant) {
		v.Seats, v.Hand, v.Ranks = 4, 13, RanksFrom(cards.Two)
		v.Trump.After = []Trump{DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump, NoTrump}
		v.Score.Made = []int{0, 30, 20, 10, 0}
		v.Score.ZeroOrAll = true
		v.Rubber = RubberRule{Games: 4}
	}, cite("seats", Stated, DE, "Four players."),
		cite("ranks", Stated, DE, "52 cards."),
		cite("hand", Stated, DE, "Thirteen cards each."),
		cite("aside", Stated, DE, "Three bid-cards, so that ten tricks are played."),
		cite("trump.first", Inferred, DE, "The first deal is at no trump, as with three players."),
		cite("trump.after", Stated, DE, "No trump if all four made their contract; otherwise as with three players: clubs if three did, hearts if two, spades if one, diamonds if nobody."),
		cite("score", Stated, DE, "One point a trick. 30 if one made the contract, 20 each if two, 10 each if three, nothing if all four or nobody did."),
		cite("score.zeroOrAll", Stated, PB, "“A bid of three diamonds represents either 0 or 10 tricks, and either number automatically fulfils the contract.”"),
		cite("score.dummy", Inferred, DE, "There is no dummy."),
		cite("score.vulnerable", Inferred, DE, "There is no vulnerability."),
		cite("rubber", Stated, DE, "Four games; the highest total with bonuses wins, equal totals share (ruling)."))
}

func five(standard Variant) Variant {
	return standard.with("five", "Five hands", func(v *Variant) {
		v.Seats = 5
		v.Ranks = RanksFrom(cards.Two) | 1<<cards.Eleven | 1<<cards.Twelve
		v.Trump.After = []Trump{DiamondsTrump, SpadesTrump, HeartsTrump, ClubsTrump, NoTrump, NoTrump}
		v.Offers = OfferRule{How: Sealed, Declare: 50, Many: true, Loss: FromHolder}
		v.Score.Made = []int{0, 50, 40, 30, 20, 10}
		v.Rubber = RubberRule{Games: 5}
	}, cite("seats", Stated, DE, "Five players."),
		cite("ranks", Stated, DE, "60 cards: the Australian Five Hundred pack with elevens and twelves, without the thirteens."),
		cite("trump.first", Inferred, DE, "The first deal is at no trump, as with three players."),
		cite("trump.after", Stated, DE, "No trump if four or five made their contract; otherwise as with three players: clubs if three did, hearts if two, spades if one, diamonds if nobody."),
		cite("offers", Stated, PB, "“No one may reveal, but any number of players may declare for a premium of 50 points if successful or minus 50 if not.”"),
		cite("offers.how", Inferred, PB, "As any number may declare, nobody needs to wait: sealed offers, opened together."),
		cite("score", Stated, PB, "“The contract bonus is 10 if all five succeed, 20 if four, 30 if three, 40 if two, 50 if only one.” A trick counts one point, as ever (inferred)."),
		cite("score.zeroOrAll", Inferred, DE, "With bids up to nine of nine tricks, nought means nought."),
		cite("score.dummy", Inferred, DE, "There is no dummy."),
		cite("score.vulnerable", Inferred, DE, "There is no vulnerability."),
		cite("rubber", Stated, DE, "Five games; the highest total with bonuses wins, equal totals share (ruling)."))
}

func oneGameOfFive(five Variant, id, name string, target int) Variant {
	return five.with(id, name, func(v *Variant) {
		v.Game = GameRule{Target: target}
		v.Rubber = RubberRule{Games: 1}
	}, cite("game", Stated, DE, "For a shorter game a target is agreed on beforehand, “for example 500 or 250 points” („z. B. 500 oder 250 Punkte“). There is no bonus (inferred)."),
		oneGame("trump.across"),
		cite("rubber", Inferred, DE, "One game."))
}

func dummy(standard Variant) Variant {
	return standard.with("dummy", "Two hands and a dummy", func(v *Variant) {
		v.Dummy = true
		v.Trump.First = ClubsTrump
		v.Offers = OfferRule{How: Sealed, Declare: 30, Many: true}
		v.Game.BonusTo = ToDummy
		v.Rubber = RubberRule{Games: 1}
	}, cite("seats", Stated, DE, "Three hands of twelve cards, for two players."),
		cite("dummy", Stated, DE, "The third hand is a dummy. Its top three cards are its bid, unseen to the end; the others are turned up after the offers. Who leads plays the dummy's card third; if the dummy wins, who played its card leads from it and plays third from his own hand."),
		cite("trump.first", Stated, DE, "„Das erste Spiel wird mit Kreuz als Trumpf gespielt.“"),
		cite("trump.after", Stated, DE, "Then as with three players, by how many of the three hands made their contract."),
		oneGame("trump.across"),
		cite("offers", Stated, DE, "One or both players may declare, nobody may reveal."),
		cite("offers.how", Inferred, DE, "As both may declare, neither needs to wait: sealed offers, opened together."),
		cite("offers.loss", Stated, DE, "A failed declare gives 30 to each other hand; if both fail, neither player gets anything and the dummy 60. If one fails and the other makes, the maker gets both (inferred)."),
		cite("score.dummy", Stated, DE, "The dummy scores like the players: its contract is made exactly."),
		cite("game", Stated, DE, "100 points. If the dummy wins, it is a draw; if a player wins and the dummy beats or ties the other, the winner adds 100."),
		cite("rubber", Inferred, DE, "One game."))
}

func dummyPenguin(dummy Variant) Variant {
	return dummy.with("dummy-penguin", "Two hands and a dummy (Penguin)", func(v *Variant) {
		v.Trump.First = NoTrump
		v.Score.Dummy = DummyUnder
	}, cite("seats", Stated, PB, "“Deal three hands of twelve cards each.” There are two players."),
		cite("dummy", Stated, PB, "“Separate the top three cards of the dummy hand as its ‘bid’.” Who leads plays from the dummy third; if the dummy wins a trick, “the person who played from it then leads first from dummy and third from hand”."),
		cite("offers", Stated, PB, "“Either or both players may declare, but neither may reveal.”"),
		cite("offers.loss", Stated, PB, "“If one live player declares and fails, the other two score the bonus of 30. If both declare and fail, neither gains it but the dummy scores 60 extra.”"),
		cite("trump.first", Stated, PB, "“The first deal is played at no trump.”"),
		cite("trump.after", Stated, PB, "Thereafter “the trump suit is determined as in the three-hand game”, by how many of the three hands succeeded."),
		cite("score.dummy", Stated, PB, "“Consider it to have failed if it won more tricks than bid, succeeded if it won fewer, and declared if it made its bid exactly.”"))
}

func duel(standard Variant) Variant {
	return standard.with("duel", "Two hands", func(v *Variant) {
		v.Seats, v.Ranks = 2, RanksFrom(cards.Nine)
		v.Order = Order{Laying, Playing}
		v.Trump.After = []Trump{DiamondsTrump, SpadesTrump, HeartsTrump}
		v.Offers = OfferRule{}
		v.Score.Made = []int{0, 20, 10}
		v.Score.Vulnerable = 10
		v.Rubber = RubberRule{Games: 1}
	}, cite("seats", Stated, PB, "Two players."),
		cite("ranks", Stated, PB, "“A 24-card pack ranking AKQJT9.”"),
		cite("joker", Stated, PB, "The 24 cards are all there are."),
		cite("hand", Stated, PB, "“Deal twelve cards each.”"),
		cite("aside", Stated, PB, "“Bid as usual”: three bid-cards, and nine tricks."),
		cite("order", Stated, PB, "“Bid as usual, but without declaring or revealing.”"),
		cite("offers", Stated, PB, "“Without declaring or revealing.”"),
		cite("trump.by", Inferred, PB, "As in the three-hand game, the number of contracts made in the deal before decides the trump."),
		cite("trump.first", Stated, PB, "“Play the first deal at no trump.”"),
		cite("trump.after", Inferred, PB, "Hearts if both made their contract, spades if one, diamonds if neither."),
		oneGame("trump.across"),
		cite("score", Stated, PB, "“If both succeed, each adds 10. If only one succeeds, add 20.” A trick counts one point, as ever (inferred)."),
		cite("score.dummy", Inferred, PB, "There is no dummy."),
		cite("score.zeroOrAll", Inferred, PB, "A bid of nought is met by no trick alone."),
		cite("score.vulnerable", Stated, PB, "“The player with the higher score is ‘vulnerable’, and if scores are equal both are vulnerable. If a vulnerable player fails, the other, if not vulnerable, adds a further 10, regardless of his own success or failure.”"),
		cite("game", Ruling, Ours, "To 100, and 100 to the winner. A table may change it."),
		cite("rubber", Ruling, Ours, "One game."))
}

func declarer(standard Variant) Variant {
	return standard.with("declarer", "The declarer names trumps", func(v *Variant) {
		v.Order = Order{Offering, Naming, Laying, Playing}
		v.Trump.By, v.Trump.After = ByHolder, nil
		v.Offers.How = Raise
	}, cite("order", Stated, DE, "First the auction, then the holder names the trump, then all lay their bid-cards, and the holder exposes his."),
		cite("trump", Stated, DE, "The holder of the premium names the trump suit. If nobody bids: no trump in the first deal, later the trump of the deal before stays."),
		cite("trump.across", Ruling, Ours, "Each game of a rubber starts afresh. A table may let the trump go on."),
		cite("trump.none", Ruling, Ours, "The holder names a suit; naming no trump is not allowed. A table may allow it."),
		cite("offers.how", Stated, DE, "In turn from forehand; a declare can be overcalled by a reveal, and its maker may raise to reveal."))
}

func nobid(standard Variant) Variant {
	return standard.with("nobid", "Without bidding", func(v *Variant) {
		v.Order = Order{Offering, Playing}
		v.Offers.Announce = WithBoth
	}, cite("aside", Stated, DE, "Charles Magri: nothing is laid aside. Nine tricks are played from twelve cards, and the three left over are the bid."),
		cite("order", Inferred, DE, "Premiums are offered, then play begins."),
		cite("offers", Inferred, DE, "The premiums are worth what they are in the game with bidding: declare 30, reveal 60. One player at most; reveal beats declare; between equals the one nearer the dealer's left has it."),
		cite("offers.how", Inferred, DE, "As in the game with bidding: sealed offers, opened together."),
		cite("offers.loss", Inferred, DE, "As in the game with bidding: to each opponent in full."),
		cite("offers.announce", Ruling, Ours, "The source lists three ways: to announce the number of tricks, to play all twelve cards face up, or both. Here a declare announces it, and tricks and bid left over must both come to it; a reveal announces it too, which a table may change to a silent one."))
}

// oneGame is the clause of a rule about going on from game to game where
// there is one game.
func oneGame(field string) Clause {
	return cite(field, Inferred, DE, "There is one game, so nothing goes on to the next.")
}
