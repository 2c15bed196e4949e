package wire

// A View is what one seat may know of a match, and what it may do.
//
// These are the fields that [record.AppendView] writes and [record.ParseView]
// reads; programs that know the rules want the latter.
//
//wire:title A View: what one seat may know of a Ninety-Nine match, and what it may do
//wire:needs phase: dealer held offers premium leads played won void
type View struct {
	// Version is the version of the format: 1.
	Version int `json:"view" wire:"min=1,max=1"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Seat is the seat of the View; absent for a spectator.
	Seat *Seat `json:"seat,omitempty"`
	// Seq numbers the moments; it only grows.
	Seq uint64 `json:"seq"`
	// Stage is what the match waits for: deal, the next deal; play, an act; end,
	// nothing: it is over.
	Stage string `json:"stage" wire:"enum=deal|play|end"`
	// Deal is the number of the deal shown; before the first, of the first.
	Deal Count `json:"deal"`
	// Game is the number of the deal's game.
	Game Count `json:"game"`
	// Dealer is who dealt. It and all fields up to next are present once a deal has
	// begun.
	Dealer *Seat `json:"dealer,omitempty"`
	// Turnup is the card turned up, or joker; present if there is one.
	Turnup Turnup `json:"turnup,omitempty"`
	// Kept is true if that card is the dealer's last, which stays in the dealer's
	// hand.
	Kept bool `json:"kept,omitempty"`
	// Trump is the trump of the deal, once known.
	Trump Trump `json:"trump,omitempty"`
	// Stay is the trump if no player offers to name one; present until the trump is
	// known, in variants where the premium's holder names it.
	Stay Trump `json:"stay,omitempty"`
	// Phase is what happens now: lay, offer, name or play; over once the deal is
	// scored.
	Phase string `json:"phase,omitempty" wire:"enum=lay|offer|name|play|over"`
	// Vulnerable are the vulnerable seats, if any.
	Vulnerable Seats `json:"vulnerable,omitempty"`
	Holding
	// Shown is, by seat, what is face up of the other hands, if anything is.
	Shown map[SeatKey]Holding `json:"shown,omitempty"`
	// Held is the number of cards in each hand.
	Held Counts `json:"held,omitempty"`
	// Offers are the offers of all seats, as far as this seat may know: sealed offers appear once all are
	// made.
	Offers Offers `json:"offers,omitempty"`
	// Premium is the premium that each seat holds.
	Premium Offers `json:"premium,omitempty"`
	// Leads are the leaders of all tricks begun, and of the next one once its leader
	// is known.
	Leads []Seat `json:"leads,omitzero" wire:"maxitems=12"`
	// Played are the cards that each seat played, in order: card t belongs to trick
	// t, so leads and played give the whole play.
	Played []Cards `json:"played,omitempty" wire:"minitems=2,maxitems=5"`
	// Trick is the trick in progress, in order; present in phase play.
	Trick []PlayedCard `json:"trick,omitzero" wire:"maxitems=5"`
	// Taking is the seat that is winning the trick so far; present if it has a card.
	Taking *Seat `json:"taking,omitempty"`
	// Won are the tricks that each seat has won.
	Won Counts `json:"won,omitempty"`
	// Void are the suits that each seat has shown it does not have, as "C H"; nines,
	// where they are a suit.
	Void []Suits `json:"void,omitempty" wire:"minitems=2,maxitems=5"`
	// Contract is how each contract with a known bid stands ("" for the rest): short,
	// not made yet but still possible; kept, made so far; lost, no longer possible;
	// safe, made whatever happens. Present from phase play on, if any bid is known.
	Contract []Standing `json:"contract,omitempty" wire:"minitems=2,maxitems=5"`
	// Made are whose contract was made; present in phase over.
	Made []bool `json:"made,omitempty" wire:"minitems=2,maxitems=5"`
	// Points are the points of each seat; present in phase over.
	Points Points `json:"points,omitempty"`
	// Parts are the parts of the points; present in phase over.
	Parts *Parts `json:"parts,omitempty"`
	// Next is the trump of the next deal of the same game; present in phase over, if
	// decided.
	Next Trump `json:"next,omitempty"`
	// Why explains the deal's trump and premium to a client without the rules, if
	// there is anything to explain.
	Why *Why `json:"why,omitempty"`
	// Totals are the points so far in the deal's game, without bonuses; they include
	// the deal once it is over.
	Totals Points `json:"totals"`
	// Sum are the points of all finished games, with bonuses.
	Sum Points `json:"sum"`
	// Wins are the games that each seat has won.
	Wins Counts `json:"wins"`
	// Contracts are how many contracts each seat has made in the game that goes on;
	// present where they break ties.
	Contracts Counts `json:"contracts,omitempty"`
	// Closed is the game that this deal ended, if it did.
	Closed *Closed `json:"closed,omitempty"`
	// End is how the match ended; present at stage end.
	End *End `json:"end,omitempty"`
	// Turn are the seats that have to decide.
	Turn Seats `json:"turn"`
	// Due is the seat whose card is due, if it is not the seat in turn: the dummy.
	Due *Seat `json:"due,omitempty"`
	// Control is the seat that plays the dummy's cards in the trick in progress; present in phase play,
	// if there is a dummy.
	Control *Seat `json:"control,omitempty"`
	// Options are everything that the seat may do now; present if it may act.
	Options *Options `json:"options,omitempty"`
}

// A Holding is the visible part of a seat's cards.
type Holding struct {
	// Hand are the cards that the seat still holds, without its bid-cards.
	Hand *Cards `json:"hand,omitempty"`
	// Aside are its bid-cards; empty before it has laid them. Where nothing is laid
	// aside, they appear when the deal is over.
	Aside *Cards `json:"aside,omitempty"`
	// Bid is the number of tricks that the bid-cards bid.
	Bid *Count `json:"bid,omitempty"`
}

// A PlayedCard is a card of a trick.
type PlayedCard struct {
	// Seat is the seat of the card.
	Seat Seat `json:"seat"`
	// Card is the card.
	Card Card `json:"card"`
}

// Parts are the parts of the points of a deal.
type Parts struct {
	// Tricks are the points for tricks.
	Tricks Points `json:"tricks"`
	// Contract are the points for the contract.
	Contract Points `json:"contract"`
	// Premium are the points for premiums, in variants that have them.
	Premium Points `json:"premium,omitempty"`
	// Vulnerable are the points for another seat's vulnerability, in variants that
	// have it.
	Vulnerable Points `json:"vulnerable,omitempty"`
}

// Why explains to a client without the rules where trumps and premiums come
// from.
type Why struct {
	// Trump is where the deal's trump comes from: first, the match begins with it;
	// game, each game begins with it; success, made hands made their contracts in
	// the previous deal; turnup, the card turned up; named, the seat by named it;
	// stays, no player named one; rotation, it is the next in a fixed rotation; before, a
	// score pad goes on with it from another sheet.
	Trump string `json:"trump,omitempty" wire:"enum=first|game|success|turnup|named|stays|rotation|before"`
	// Made is, with success, the number of contracts made in the previous deal.
	Made *Count `json:"made,omitempty"`
	// By is, with named, the seat that named the trump.
	By *Seat `json:"by,omitempty"`
	// Premium is why its holder has the premium although other players offered one: level,
	// reveal beats declare; place, among equals it is the one nearer the dealer's
	// left.
	Premium string `json:"premium,omitempty" wire:"enum=level|place"`
	// Behind is by how many points the holder trailed the leader before the deal, if one deal cannot
	// make that up without a premium; absent otherwise, and outside play.
	Behind int `json:"behind,omitempty" wire:"min=1"`
	// Overcalled are the seats whose offer was beaten.
	Overcalled Seats `json:"overcalled,omitempty"`
	// Next is where the next deal's trump will come from, in the same words; present
	// when the deal is over and another follows.
	Next string `json:"next,omitempty" wire:"enum=game|success|turnup|stays|rotation"`
	// Then is that trump; with stays, the trump if no player names one.
	Then Trump `json:"then,omitempty"`
}

// Closed is a game that a deal ended.
type Closed struct {
	// Game is the game's number.
	Game Count `json:"game"`
	// Totals are the points at its end, without bonuses.
	Totals Points `json:"totals"`
	GameEnd
}

// A GameEnd is the outcome of a game.
type GameEnd struct {
	// Bonus are the points that the game adds at its end.
	Bonus Points `json:"bonus"`
	// Winners are the seats that won the game.
	Winners Seats `json:"winners"`
}

// End is how a match ended.
type End struct {
	// Cut says that the match was abandoned or its session was over; then there are
	// no winners.
	Cut bool `json:"cut,omitempty"`
	// Totals are the points of the match.
	Totals Points `json:"totals"`
	// Winners are the seats that won the match.
	Winners Seats `json:"winners"`
	// Games are the numbers of games that each seat has won.
	Games Counts `json:"games"`
	// Rubber are the bonus points for the rubber, if any.
	Rubber Points `json:"rubber,omitempty"`
}

// Options are everything that a seat may do now, so that a client can act
// legally without the rules.
//
//wire:when kind=lay needs from pick worth
//wire:when kind=play needs from pick
//wire:when kind=offer|name needs acts
type Options struct {
	// Kind is what to do now: lay, as "lay X Y Z"; offer or name, one of acts; play,
	// as "play X".
	Kind Kind `json:"kind"`
	// From are the cards to choose from (lay, play).
	From *Cards `json:"from,omitempty"`
	// Pick is how many of them to choose, 1 when playing (lay, play).
	Pick int `json:"pick,omitempty" wire:"min=1,max=4"`
	// Worth are the tricks that a card of each suit bids, as "C3 D0 H2 S1" (lay).
	Worth Worth `json:"worth,omitempty"`
	// Offers are the acts to choose from right after laying, if premiums are offered
	// next and sealed (lay).
	Offers []string `json:"offers,omitempty" wire:"minitems=2"`
	// Led is the suit that the card led counts as, if one was led (play).
	Led LedSuit `json:"led,omitempty"`
	// Follow says whether the hand has a card of that suit and must follow; present
	// if a card was led (play).
	Follow *bool `json:"follow,omitempty"`
	// Acts are the possible offers, or the trumps that may be named (offer, name).
	Acts []string `json:"acts,omitempty" wire:"minitems=1"`
	// Seat is the dummy, if the card is the dummy's (play).
	Seat *Seat `json:"seat,omitempty"`
}

// A Score is the outcome of a deal, as everyone may know it. All lists are by
// seat.
type Score struct {
	// Deal is the deal's number, from 0.
	Deal Count `json:"deal"`
	// Game is the number of its game, from 0.
	Game Count `json:"game"`
	// Dealer is the dealer.
	Dealer Seat `json:"dealer"`
	// Trump is the trump of the deal.
	Trump Trump `json:"trump"`
	// Made are whose contract was made.
	Made []bool `json:"made" wire:"minitems=2,maxitems=5"`
	// Premium is the premium that each seat held.
	Premium Offers `json:"premium"`
	// Won are the tricks that each seat won.
	Won Counts `json:"won"`
	// Points are the points of each seat.
	Points Points `json:"points"`
	// Totals are the points so far in the game, without bonuses.
	Totals Points `json:"totals"`
	// Closed is present if the deal ended its game.
	Closed *GameEnd `json:"closed,omitempty"`
}

// The parts of Views.
type (
	// A Seat is the number of a seat, from 0.
	//
	//wire:min 0
	//wire:max 4
	Seat int

	// A SeatKey is a Seat as a field name.
	//
	//wire:pattern ^[0-4]$
	SeatKey string

	// Seats are numbers of seats, each at most once.
	//
	//wire:maxitems 5
	//wire:unique
	Seats []Seat

	// A Number counts from 1.
	//
	//wire:min 1
	Number int

	// A Count counts something.
	//
	//wire:min 0
	Count int

	// Counts are a number for each seat.
	//
	//wire:minitems 2
	//wire:maxitems 5
	Counts []Count

	// Points are points for each seat.
	//
	//wire:minitems 2
	//wire:maxitems 5
	Points []int

	// A Trump is a deal's: a suit, none, or the nines.
	//
	//wire:enum C D H S none nines
	Trump string

	// A LedSuit is the suit that a card counts as.
	//
	//wire:enum C D H S nines
	LedSuit string

	// Suits are suits separated by blanks, as "C H".
	//
	//wire:pattern ^((C|D|H|S|nines)( (C|D|H|S|nines))*)?$
	Suits string

	// A Card is a single card, as "10D".
	//
	//wire:pattern ^([2-9]|1[0-2]|[JQKA])[CDHS]$
	Card string

	// Cards are cards separated by blanks, as "AC 10D".
	//
	//wire:pattern ^((([2-9]|1[0-2]|[JQKA])[CDHS])( ([2-9]|1[0-2]|[JQKA])[CDHS])*)?$
	Cards string

	// A Turnup is the card turned up.
	//
	//wire:pattern ^(([2-9]|1[0-2]|[JQKA])[CDHS]|joker)$
	Turnup string

	// An Offer is an offer of a premium; "" if none was made.
	//
	//wire:pattern ^(|pass|(declare|reveal)( ([0-9]|1[0-2]))?)$
	Offer string

	// Offers are an offer for each seat.
	//
	//wire:minitems 2
	//wire:maxitems 5
	Offers []Offer

	// A Kind is the kind of a decision.
	//
	//wire:enum lay offer name play
	Kind string

	// A Standing is how a contract stands; "" if it is not known.
	//
	//wire:enum "" short kept lost safe
	Standing string

	// A Worth is what a bid-card of each suit bids.
	//
	//wire:pattern ^C\d+ D\d+ H\d+ S\d+$
	Worth string

	// A Chance is a probability.
	//
	//wire:min 0
	//wire:max 1
	Chance float64

	// A SeatedAct is an act after its seat, as "1 play AC".
	//
	//wire:pattern ^[0-4] .
	SeatedAct string

	// A Hash is 64 hexadecimal digits in lower case.
	//
	//wire:pattern ^[0-9a-f]{64}$
	Hash string

	// A Date is a day, as 2026-11-23.
	//
	//wire:pattern ^\d{4}-\d\d-\d\d$
	Date string

	// A Seed is 64 hexadecimal digits.
	//
	//wire:pattern ^[0-9a-fA-F]{64}$
	Seed string

	// A CommandID is the client's own name for a command: a command sent again
	// with it is done only once and answered as before. Never use it for another
	// command at the same table, not even after a restart: begin it with something
	// random. The table remembers each player's last sixteen, and refuses one that
	// comes with another command (reason bad).
	//
	//wire:minlen 1
	//wire:maxlen 64
	//wire:pattern ^[!-~]+$
	CommandID string

	// An OpeningID is like a CommandID, but has up to 48 characters; it and the
	// session decide the table's id. One already used for a table with other
	// settings or of another variant is refused (reason bad).
	//
	//wire:minlen 1
	//wire:maxlen 48
	//wire:pattern ^[!-~]+$
	OpeningID string

	// A Name is a player's name: up to 24 printable characters, with a letter or a
	// digit among them; surrounding and double blanks are dropped.
	//
	//wire:minlen 1
	Name string
)
