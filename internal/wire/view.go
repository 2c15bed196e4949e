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
	// Seat is whose View it is; absent of a spectator's.
	Seat *Seat `json:"seat,omitempty"`
	// Seq is the number of the moment, growing.
	Seq uint64 `json:"seq"`
	// Stage is what the match waits for: deal, the next deal; play, an act; end,
	// nothing, it is over.
	Stage string `json:"stage" wire:"enum=deal|play|end"`
	// Deal is the number of the deal seen, or of the first.
	Deal Count `json:"deal"`
	// Game is the number of the deal's game.
	Game Count `json:"game"`
	// Dealer is who dealt; there once a deal was begun, as all up to next.
	Dealer *Seat `json:"dealer,omitempty"`
	// Turnup is the card turned up, or joker; there if one is.
	Turnup Turnup `json:"turnup,omitempty"`
	// Trump is the deal's, once it is known.
	Trump Trump `json:"trump,omitempty"`
	// Stay is the trump if nobody offers to name one; there until the trump is
	// known, where the holder of the premium names it.
	Stay Trump `json:"stay,omitempty"`
	// Phase is what is done now: lay, offer, name or play; over when the deal is
	// scored.
	Phase string `json:"phase,omitempty" wire:"enum=lay|offer|name|play|over"`
	// Vulnerable are the seats that are, if any.
	Vulnerable Seats `json:"vulnerable,omitempty"`
	Holding
	// Shown is, by seat, what lies open of the others, if anything does.
	Shown map[SeatKey]Holding `json:"shown,omitempty"`
	// Held is how many cards each hand holds.
	Held Counts `json:"held,omitempty"`
	// Offers are what each seat has said, as far as this one has heard it: sealed
	// offers only when all are made.
	Offers Offers `json:"offers,omitempty"`
	// Premium is the premium that each holds.
	Premium Offers `json:"premium,omitempty"`
	// Leads are who led each trick begun, or is to lead it.
	Leads []Seat `json:"leads,omitzero" wire:"maxitems=12"`
	// Played are the cards that each seat played, in order: card t belongs to
	// trick t, so that leads and played give the whole play.
	Played []Cards `json:"played,omitempty" wire:"minitems=2,maxitems=5"`
	// Trick is the trick in progress, in order; there in phase play.
	Trick []PlayedCard `json:"trick,omitzero" wire:"maxitems=5"`
	// Taking is who would take it if no more cards fell to it; there if a card
	// lies there.
	Taking *Seat `json:"taking,omitempty"`
	// Won are the tricks that each has won.
	Won Counts `json:"won,omitempty"`
	// Void are the suits that each has shown to be out of, as "C H"; nines where
	// they are a suit.
	Void []Suits `json:"void,omitempty" wire:"minitems=2,maxitems=5"`
	// Contract is how each contract stands whose bid is known ("" otherwise):
	// short, it would not be made now but still can; kept, it would be made now;
	// lost, it can be made no more; safe, it can be missed no more. There from
	// phase play on, if any is known.
	Contract []Standing `json:"contract,omitempty" wire:"minitems=2,maxitems=5"`
	// Made are whose contract was made; there in phase over.
	Made []bool `json:"made,omitempty" wire:"minitems=2,maxitems=5"`
	// Points are what each scored; there in phase over.
	Points Points `json:"points,omitempty"`
	// Parts are what points are made of; there in phase over.
	Parts *Parts `json:"parts,omitempty"`
	// Next is the trump of the next deal of the same game; there in phase over, if
	// it is decided.
	Next Trump `json:"next,omitempty"`
	// Why is what explains the deal to somebody without its rules, if anything is
	// to be explained.
	Why *Why `json:"why,omitempty"`
	// Totals are the points in play in the game that the deal belongs to, without
	// bonuses, the deal included once it is over.
	Totals Points `json:"totals"`
	// Sum are the points of the games finished, with bonuses.
	Sum Points `json:"sum"`
	// Wins are the games that each has won.
	Wins Counts `json:"wins"`
	// Closed is the game that the deal ended, if it did.
	Closed *Closed `json:"closed,omitempty"`
	// End is how the match ended; there at stage end.
	End *End `json:"end,omitempty"`
	// Turn are the seats that have a decision to make.
	Turn Seats `json:"turn"`
	// Due is whose card is due, when it is not that of the seat in turn: the
	// dummy.
	Due *Seat `json:"due,omitempty"`
	// Control is who plays the dummy's cards in the trick in progress; there in
	// phase play, where there is a dummy.
	Control *Seat `json:"control,omitempty"`
	// Options are everything that the seat may do now; there if it may act.
	Options *Options `json:"options,omitempty"`
}

// A Holding is what is known of a seat's cards.
type Holding struct {
	// Hand are the cards that the seat still holds, bid-cards not included.
	Hand *Cards `json:"hand,omitempty"`
	// Aside are its bid-cards, empty before it has laid them; where nothing is
	// laid aside, there when the deal is over.
	Aside *Cards `json:"aside,omitempty"`
	// Bid is how many tricks the bid-cards bid for.
	Bid *Count `json:"bid,omitempty"`
}

// A PlayedCard is one of a trick.
type PlayedCard struct {
	// Seat is whose card it was.
	Seat Seat `json:"seat"`
	// Card is the card.
	Card Card `json:"card"`
}

// Parts are what the points of a deal are made of.
type Parts struct {
	// Tricks are the points for tricks.
	Tricks Points `json:"tricks"`
	// Contract are the points for the contract.
	Contract Points `json:"contract"`
	// Premium are the points for premiums, where the variant knows them.
	Premium Points `json:"premium,omitempty"`
	// Vulnerable are the points for another's vulnerability, where the variant
	// knows it.
	Vulnerable Points `json:"vulnerable,omitempty"`
}

// Why is what explains a deal to somebody without its rules: how trumps and
// premiums come about.
type Why struct {
	// Trump is where the deal's trump comes from: first, the match begins with it;
	// game, each game does; success, so many (made) made their contracts in the
	// deal before; turnup; named, the seat by named it; stays, nobody named one.
	Trump string `json:"trump,omitempty" wire:"enum=first|game|success|turnup|named|stays"`
	// Made is, with success, how many contracts were made in the deal before.
	Made *Count `json:"made,omitempty"`
	// By is, with named, who named the trump.
	By *Seat `json:"by,omitempty"`
	// Premium is why the premium's holder has it where others offered one too:
	// level, reveal goes before declare; place, of equals the one nearer the
	// dealer's left.
	Premium string `json:"premium,omitempty" wire:"enum=level|place"`
	// Overcalled are who has offered a premium in vain.
	Overcalled Seats `json:"overcalled,omitempty"`
	// Next is where the next deal's trump will come from, in the same words; there
	// when the deal is over and another comes.
	Next string `json:"next,omitempty" wire:"enum=game|success|turnup|stays"`
	// Then is which trump that will be; with stays, if nobody names one.
	Then Trump `json:"then,omitempty"`
}

// Closed is a game that a deal ended.
type Closed struct {
	// Game is the game's number.
	Game Count `json:"game"`
	// Totals are the points in play at its end.
	Totals Points `json:"totals"`
	GameEnd
}

// A GameEnd is what a game that has ended came to.
type GameEnd struct {
	// Bonus are the points that the end of the game adds.
	Bonus Points `json:"bonus"`
	// Winners are who has won the game.
	Winners Seats `json:"winners"`
}

// End is how a match ended.
type End struct {
	// Cut says that it was abandoned, or ended since the session was over; then
	// there are no winners.
	Cut bool `json:"cut,omitempty"`
	// Totals are the points of the match.
	Totals Points `json:"totals"`
	// Winners are who has won the match.
	Winners Seats `json:"winners"`
	// Games are how many games each has won.
	Games Counts `json:"games"`
	// Rubber are the points that the end of a rubber adds, if any.
	Rubber Points `json:"rubber,omitempty"`
}

// Options are everything that a seat may do now, so that no client needs the
// rules in order to be legal.
//
//wire:when kind=lay needs from pick worth
//wire:when kind=play needs from pick
//wire:when kind=offer|name needs acts
type Options struct {
	// Kind is what is done now: lay, as "lay X Y Z"; offer and name, one of acts;
	// or play, as "play X".
	Kind Kind `json:"kind"`
	// From are the cards to choose from (lay, play).
	From *Cards `json:"from,omitempty"`
	// Pick is how many of them, 1 when playing (lay, play).
	Pick int `json:"pick,omitempty" wire:"min=1,max=4"`
	// Worth are the tricks that a card of each suit bids for, as "C3 D0 H2 S1"
	// (lay).
	Worth Worth `json:"worth,omitempty"`
	// Offers are the acts that one may choose from in the same breath, where
	// premiums are offered next and under seal (lay).
	Offers []string `json:"offers,omitempty" wire:"minitems=2"`
	// Led is the suit that the card led counts as, when one was (play).
	Led LedSuit `json:"led,omitempty"`
	// Follow is whether the hand has any of that suit and must follow, when a card
	// was led (play).
	Follow *bool `json:"follow,omitempty"`
	// Acts are each thing that may be said, or each trump that may be named
	// (offer, name).
	Acts []string `json:"acts,omitempty" wire:"minitems=1"`
	// Seat is the dummy, when it is the dummy's card (play).
	Seat *Seat `json:"seat,omitempty"`
}

// A Score is what a deal has come to, as everybody may know it. All lists are
// by seat.
type Score struct {
	// Deal is the deal's number, from 0.
	Deal Count `json:"deal"`
	// Game is the number of the game that it belongs to, from 0.
	Game Count `json:"game"`
	// Dealer is who dealt.
	Dealer Seat `json:"dealer"`
	// Trump is the deal's.
	Trump Trump `json:"trump"`
	// Made are whose contract was made.
	Made []bool `json:"made" wire:"minitems=2,maxitems=5"`
	// Premium is the premium that each held.
	Premium Offers `json:"premium"`
	// Won are the tricks that each has won.
	Won Counts `json:"won"`
	// Points are what each scored.
	Points Points `json:"points"`
	// Totals are the points in play in the game, without bonuses.
	Totals Points `json:"totals"`
	// Closed is there if the deal ended its game.
	Closed *GameEnd `json:"closed,omitempty"`
}

// What Views are made of.
type (
	// A Seat is the number of a seat, from 0.
	//
	//wire:min 0
	//wire:max 4
	Seat int

	// A SeatKey is a Seat as the name of a field.
	//
	//wire:pattern ^[0-4]$
	SeatKey string

	// Seats are numbers of seats, none twice.
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

	// A LedSuit is what a card counts as.
	//
	//wire:enum C D H S nines
	LedSuit string

	// Suits are suits with blanks between, as "C H".
	//
	//wire:pattern ^((C|D|H|S|nines)( (C|D|H|S|nines))*)?$
	Suits string

	// A Card is a single card, as "10D".
	//
	//wire:pattern ^([2-9]|1[0-2]|[JQKA])[CDHS]$
	Card string

	// Cards are cards with blanks between, as "AC 10D".
	//
	//wire:pattern ^((([2-9]|1[0-2]|[JQKA])[CDHS])( ([2-9]|1[0-2]|[JQKA])[CDHS])*)?$
	Cards string

	// A Turnup is a card that was turned up.
	//
	//wire:pattern ^(([2-9]|1[0-2]|[JQKA])[CDHS]|joker)$
	Turnup string

	// An Offer is what was said of a premium; "" if nothing was.
	//
	//wire:pattern ^(|pass|(declare|reveal)( ([0-9]|1[0-2]))?)$
	Offer string

	// Offers are an offer for each seat.
	//
	//wire:minitems 2
	//wire:maxitems 5
	Offers []Offer

	// A Kind is what is decided.
	//
	//wire:enum lay offer name play
	Kind string

	// A Standing is how a contract stands; "" if it is not known.
	//
	//wire:enum "" short kept lost safe
	Standing string

	// A Worth is what a bid-card of each suit stands for.
	//
	//wire:pattern ^C\d+ D\d+ H\d+ S\d+$
	Worth string

	// A Chance is a probability.
	//
	//wire:min 0
	//wire:max 1
	Chance float64

	// A SeatedAct is an act behind its seat, as "1 play AC".
	//
	//wire:pattern ^[0-4] .
	SeatedAct string

	// A Hash is 64 hexadecimal digits in lower case.
	//
	//wire:pattern ^[0-9a-f]{64}$
	Hash string

	// A Seed is 64 hexadecimal digits.
	//
	//wire:pattern ^[0-9a-fA-F]{64}$
	Seed string

	// A CommandID is the client's own name for a command: sent again with it, a
	// command is done once and answered as before. It must never be another
	// command's of the same player at the table, not even after the program was
	// started anew: begin it with something drawn by chance. The table remembers
	// the last sixteen of each player, and refuses one that comes with another
	// command (reason bad).
	//
	//wire:minlen 1
	//wire:maxlen 64
	//wire:pattern ^[!-~]+$
	CommandID string

	// An OpeningID is as a CommandID, but of up to 48 characters; the table's id
	// follows from it and from the session. One that was given to a table with
	// other settings or of another variant is refused (reason bad).
	//
	//wire:minlen 1
	//wire:maxlen 48
	//wire:pattern ^[!-~]+$
	OpeningID string

	// A Name is one as others see it: up to 24 characters that can be printed, a
	// letter or digit among them; blanks around it and double ones are dropped.
	//
	//wire:minlen 1
	Name string
)
