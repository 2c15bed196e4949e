package wire

import (
	"encoding/json"

	"ninetynine/internal/paper/pad"
	"ninetynine/match"
	"ninetynine/rules"
)

// A PadAsking asks for the state of a score pad, after a change.
type PadAsking struct {
	// Record is the pad's record, see docs/record.md; absent to begin a pad.
	Record string `json:"record,omitempty"`
	// Begin is the pad to begin, if there is no record.
	Begin *PadBeginning `json:"begin,omitempty"`
	// Do is the change. enter: entry is the deal, which is the one that is due or a
	// correction; anyway: the same with again; insert: entry is a deal before the one
	// numbered deal; delete: that deal goes; head: the head is as in head; turn: the
	// entry's turnup or trump is noted for the deal that is due; stop: the match ends
	// here. Without it nothing changes, and an entry is only looked at.
	Do string `json:"do,omitempty" wire:"enum=enter|anyway|insert|delete|head|turn|stop"`
	// Head is what do changes the head to.
	Head *pad.Head `json:"head,omitempty"`
	// Deal is the number of the deal concerned; if absent, of the deal that is due.
	Deal *Count `json:"deal,omitempty"`
	// Entry is what the players know of the deal, or have entered so far.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Line is a typed line, instead of do, deal and entry, as in the terminal's score pad, in at most 400
	// characters: "3 made, 4, 2" enters a deal, "help" lists the rest.
	Line string `json:"line,omitempty"`
	// Lang is the language of the line and of all sentences, such as sv. English is understood with every
	// language, and is the answer's language if this one has no catalogue.
	Lang string `json:"lang,omitempty"`
	// Again confirms a correction after which deals no longer fit: it is made, and what no longer fits is
	// given up.
	Again bool `json:"again,omitempty"`
}

// A PadBeginning is a score pad to begin.
type PadBeginning struct {
	// Variant is an id of /api/variants.
	Variant string `json:"variant"`
	// Rules are the house rules: changes of the variant, as in Settings.
	Rules json.RawMessage `json:"rules,omitempty" wire:"nullable"`
	// Seats are the names of the players, clockwise, and that of the dummy, if there is one.
	Seats []string `json:"seats" wire:"minitems=2,maxitems=5"`
	// First is the seat that deals first.
	First Seat `json:"first"`
	match.Limit
	// Site is the place; for the record only.
	Site string `json:"site,omitempty"`
	// Date is the day of the beginning; for the record only.
	Date Date `json:"date,omitempty"`
}

// A Pad is the state of a score pad.
type Pad struct {
	// Record is the pad's record after the change, see docs/record.md.
	Record string `json:"record"`
	// Seats are the names of the players who sit at the table now.
	Seats []string `json:"seats" wire:"minitems=2,maxitems=5"`
	// Head is the part of the pad's header that may be changed.
	Head pad.Head `json:"head"`
	// House says that these are house rules.
	House bool `json:"house,omitempty"`
	// Date is the day of the beginning, if known.
	Date string `json:"date,omitempty"`
	// Rules are the rules as data.
	Rules json.RawMessage `json:"rules" wire:"is=Variant"`
	// Choices are the possible entries.
	Choices PadChoices `json:"choices"`
	// Deals are the deals entered.
	Deals []PadDeal `json:"deals"`
	// Due is the deal that is due; absent when the match is over.
	Due *PadDue `json:"due,omitempty"`
	// Totals are the points of the match so far.
	Totals Points `json:"totals"`
	// Game are the points in the game in play, without bonuses.
	Game Points `json:"game"`
	// Differences are the points that each seat gets from all other seats together, settling by the
	// differences of the totals; they add up to 0.
	Differences Points `json:"differences"`
	// Stakes are the stakes that each seat gets for each finished game, where a dummy makes the stakes
	// single or double.
	Stakes []Points `json:"stakes,omitempty"`
	// End is how the match ended; present if it did.
	End *End `json:"end,omitempty"`
	// Entry is the entry sent, with all that follows from it; absent without one, or once it is on the
	// pad.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Missing is the information that the entry still needs.
	Missing []pad.Missing `json:"missing,omitempty"`
	// Fault says why the entry or the change is impossible; then nothing has changed.
	Fault *pad.Fault `json:"fault,omitempty"`
	// Unfit are the later deals that would no longer fit after a correction; then
	// nothing has changed.
	Unfit []*pad.Fault `json:"unfit,omitempty"`
	// Said is the answer to a line, a line each. Otherwise it says, in the language of the request,
	// why the entry or the change is refused, or the further effects of the change, a sentence each.
	Said []string `json:"said,omitempty"`
	// Settlement says, in the language of the request, how the players settle, a sentence each.
	Settlement []string `json:"settlement"`
	// Again says that the line is a correction after which later deals would no longer fit: send it with
	// again to make it.
	Again bool `json:"again,omitempty"`
	// Changed are the other deals in which a correction changed facts that are fixed before play.
	Changed []pad.Change `json:"changed,omitempty"`
	// Did is the change that was made, if one was.
	Did *pad.Act `json:"did,omitempty"`
}

// PadChoices are the possible entries of a deal.
type PadChoices struct {
	// Bids are the possible bids.
	Bids []int `json:"bids" wire:"item=Count"`
	// Tricks is the number of tricks in a deal.
	Tricks int `json:"tricks" wire:"is=Count"`
	// Live is the number of hands that have a player; the rest are dummies.
	Live int `json:"live" wire:"is=Count"`
	// Premiums are the premiums that a player may hold.
	Premiums []rules.Offer `json:"premiums" wire:"item=Offer"`
	// Trumps are the trumps that may be turned up, or named by the premium's holder; empty where the
	// trump always follows from the deals before.
	Trumps []rules.Trump `json:"trumps" wire:"item=Trump"`
}

// A PadDue has the facts about a deal that are fixed before play.
type PadDue struct {
	// Deal is the deal's number, from 0.
	Deal Count `json:"deal"`
	// Game is the number of its game.
	Game Count `json:"game"`
	// Dealer is the dealer.
	Dealer Seat `json:"dealer"`
	// Lead is the seat that leads to the first trick.
	Lead Seat `json:"lead"`
	// Trump is the trump, unless a player names another; absent while it is to be turned up.
	Trump Trump `json:"trump,omitempty"`
	// Why says where the trump comes from, in trump, made and by.
	Why Why `json:"why"`
	// Vulnerable are the vulnerable seats, if any.
	Vulnerable Seats `json:"vulnerable,omitempty"`
	// Origin is why, in words, in the language of the request.
	Origin string `json:"origin"`
	// Missing is the information about it that has to be entered.
	Missing []pad.Missing `json:"missing,omitempty"`
}

// A PadDeal is a deal on the pad.
type PadDeal struct {
	Score
	// Lead is the seat that led to the first trick.
	Lead Seat `json:"lead"`
	// Why says where the trump comes from, in trump, made and by.
	Why Why `json:"why"`
	// Origin is why, in words, in the language of the request.
	Origin string `json:"origin"`
	// Vulnerable are the vulnerable seats, if any.
	Vulnerable Seats `json:"vulnerable,omitempty"`
	// Parts are the parts of the points.
	Parts Parts `json:"parts"`
	// Entry is the complete entry of the deal.
	Entry pad.Entry `json:"entry"`
}

// A PadSharing keeps a score pad at the server.
type PadSharing struct {
	// Secret is the keeper's, made at random for this pad and kept secret: the pad's id follows from it, and
	// anyone who knows it may change the pad. Repeating the request does no harm.
	Secret PadSecret `json:"secret"`
	// Record is the pad's record, of at most 64 KiB; absent to keep it no longer. A pad
	// that does not change for a year, or for what the server has set instead, is dropped.
	Record string `json:"record,omitempty"`
	// Was is the mark of the record that this one changes, as [PadShared] had it. If the
	// server has another by now, such as from another device with the same secret, it
	// keeps that and answers 409. If absent, the record replaces whatever is there.
	Was string `json:"was,omitempty"`
}

// A PadSecret is 32 hexadecimal digits.
//
//wire:pattern ^[0-9a-f]{32}$
type PadSecret string

// A PadShared says where a pad is kept.
type PadShared struct {
	// Pad is its id, for spectators.
	Pad string `json:"pad"`
	// Mark distinguishes this record from others, as in [PadLooked]; absent if none is kept.
	Mark string `json:"mark,omitempty"`
}

// A PadQuery asks for a pad.
type PadQuery struct {
	// Lang is the language of its sentences; the default is English.
	Lang string `json:"lang,omitempty"`
	// After is the mark of the last answer; then the pad is sent only if it has changed.
	After string `json:"after,omitempty"`
}

// A PadLooked is a pad for spectators.
type PadLooked struct {
	// Mark distinguishes the pad's states.
	Mark string `json:"mark"`
	// Pad is the pad; absent if it has not changed.
	Pad *Pad `json:"pad,omitempty"`
}

// A SeasonAsking asks to add up score pads.
type SeasonAsking struct {
	// Records are the records of the pads, of at most 4 MiB together.
	Records []string `json:"records"`
	// Stake is the worth of a point in money, such as 0.05; absent for no money.
	Stake string `json:"stake,omitempty"`
	// Comma says that the csv has decimal commas and, between its cells, semicolons, as spreadsheets expect where that is the
	// decimal sign.
	Comma bool `json:"comma,omitempty"`
}

// A Season is the sum of score pads.
type Season struct {
	// Players are the standings, the most points first.
	Players []SeasonPlayer `json:"players"`
	// Transfers are the payments between players that settle everything, as few as possible.
	Transfers []SeasonTransfer `json:"transfers"`
	// CSV is the table of the players as comma-separated values.
	CSV string `json:"csv"`
}

// A SeasonPlayer is a player's result from all pads, by name.
type SeasonPlayer struct {
	pad.Standing
	// Amount is the balance in money, such as -1.25; absent without a stake.
	Amount string `json:"amount,omitempty"`
}

// A SeasonTransfer is a payment from one player to another.
type SeasonTransfer struct {
	pad.Transfer
	// Amount is the payment in money; absent without a stake.
	Amount string `json:"amount,omitempty"`
}
