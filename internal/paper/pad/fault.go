package pad

import (
	"errors"
	"fmt"
	"strings"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A Kind names what is wrong with an entry.
type Kind string

// The kinds of faults.
const (
	NoSeat        Kind = "seat"          // Seat does not exist
	NoAnswer      Kind = "answer"        // Made is none of the answers
	TooManyTricks Kind = "tricks"        // Seat cannot win Number tricks: there are Limit
	WrongSum      Kind = "sum"           // the tricks add up to Number, not Limit; if Open, as far as they are known
	NoSuchBid     Kind = "bid"           // no Limit cards bid Number
	NoSuchBids    Kind = "bids"          // the pack has not the cards for all the bids
	NotMade       Kind = "not-made"      // by Bid and Number tricks, Seat has failed
	IsMade        Kind = "made"          // Seat cannot have failed
	NothingBids   Kind = "no-contract"   // no cards make a contract that Number tricks fulfil
	NotAnnounced  Kind = "not-announced" // Seat cannot have made Offer with such a bid or so many tricks
	NoSuchPremium Kind = "premium"       // the variant has no such Offer
	WrongNumber   Kind = "number"        // Offer has a number that it cannot have
	DummyHolds    Kind = "dummy"         // Seat is a dummy, which offers nothing
	TwoHolders    Kind = "holders"       // Seat and Other hold a premium, and one may
	NoSuchTrump   Kind = "trump"         // Trump is none
	OtherTrump    Kind = "other-trump"   // the trump is Want, not Trump
	NoTurnup      Kind = "turnup"        // no card is turned up in the variant
	NotInPack     Kind = "pack"          // Card is not in the pack
	OtherTurnup   Kind = "other-turnup"  // Card makes the trump Want, not Trump
	NotTurnable   Kind = "not-turned"    // no card makes the Trump
	NotNameable   Kind = "name"          // Trump may not be named
	NobodyNames   Kind = "nobody-names"  // without a premium the trump stays Want
	MatchOver     Kind = "over"          // no deal is due
	NoSuchDeal    Kind = "deal"          // there is no deal Deal
)

// A Fault says why an entry is impossible.
type Fault struct {
	Deal        int // which deal of the match, from 0
	Kind        Kind
	Seat, Other rules.Seat
	Number      int
	Limit       int
	Bid         int // or Unknown
	Open        bool
	Offer       rules.Offer
	Trump, Want rules.Trump
	Card        cards.Card
	Why         string // in English, with the remedy
}

// Error returns the reason and the remedy.
func (f *Fault) Error() string { return f.Why }

// An Incomplete entry needs more.
type Incomplete struct {
	Missing []Missing
	Why     string // in English
}

// Error says what is missing.
func (e *Incomplete) Error() string { return e.Why }

// An Unfit error says which later deals no longer fit after a correction. They
// are as they were.
type Unfit struct{ Deals []*Fault }

// Error lists the deals.
func (e *Unfit) Error() string {
	var lines []string
	for _, f := range e.Deals {
		lines = append(lines, fmt.Sprintf("deal %d would no longer fit: %s", f.Deal+1, f.Why))
	}
	return strings.Join(lines, "\n")
}

// premiumFault translates why a seat cannot hold a premium.
func premiumFault(g *rules.Game, i rules.Seat, held rules.Offer, err error) *Fault {
	f := tallyFault(g, err)
	f.Seat, f.Offer = i, held
	return f
}

// tallyFault translates why the game or the match refuses an entry.
func tallyFault(g *rules.Game, err error) *Fault {
	f := &Fault{Kind: NoSuchTrump, Seat: rules.Nobody, Bid: int(Unknown), Limit: g.Tricks(), Why: err.Error()}
	if bad, ok := errors.AsType[*rules.TallyError](err); ok {
		f.Seat = bad.Seat
		f.Kind = map[rules.TallyReason]Kind{
			rules.TallySeat: NoSeat, rules.TallyTricks: TooManyTricks, rules.TallySum: WrongSum, rules.TallyBid: NoSuchBid,
			rules.TallyBids: NoSuchBids, rules.TallyHidden: IsMade, rules.TallyPremium: NoSuchPremium,
			rules.TallyNumber: WrongNumber, rules.TallyDummy: DummyHolds, rules.TallyHolders: TwoHolders,
		}[bad.Reason]
	}
	return f
}

func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// why says in English what is wrong, and what to do about it.
func (p *Pad) why(f *Fault) string {
	who := p.name(f.Seat)
	switch f.Kind {
	case NoSeat:
		return fmt.Sprintf("there is no seat %d: %s play", f.Seat, strings.Join(p.header.Seats, ", "))
	case NoAnswer:
		return fmt.Sprintf("say of %s only whether the contract was made or failed", who)
	case TooManyTricks:
		return fmt.Sprintf("%s cannot have won %s: a deal has %d", who, counted(f.Number, "trick"), f.Limit)
	case WrongSum:
		return whySum(f)
	case NoSuchBid:
		return fmt.Sprintf("no %d cards bid %s: look at the bid of %s again", f.Limit, counted(f.Number, "trick"), who)
	case NoSuchBids:
		return "the pack has not enough cards for all these bids together: look at the bids again"
	case IsMade, NotMade, NothingBids, NotAnnounced:
		return whyContract(who, f)
	case NoSuchPremium:
		return fmt.Sprintf("nobody can hold the premium %q in this variant: take it from %s", f.Offer, who)
	case WrongNumber:
		return p.whyNumber(who, f)
	case DummyHolds:
		return fmt.Sprintf("%s is the dummy, which offers nothing: take the premium away", who)
	case TwoHolders:
		return fmt.Sprintf("%s and %s cannot both hold a premium: leave it to one of them", who, p.name(f.Other))
	case MatchOver:
		return "the match is over, so no deal is due: begin another pad, or take something back"
	case NoSuchDeal:
		return fmt.Sprintf("there is no deal %d yet: %s entered", f.Deal+1, counted(len(p.deals), "deal"))
	}
	return p.whyTrump(who, f)
}

func whySum(f *Fault) string {
	if f.Open {
		return fmt.Sprintf("these tricks and contracts cannot add up to %s", counted(f.Limit, "trick"))
	}
	return fmt.Sprintf("the tricks add up to %d, and there are %d: count them again", f.Number, f.Limit)
}

func whyContract(who string, f *Fault) string {
	switch {
	case f.Kind == NotAnnounced:
		return fmt.Sprintf("%s said %q and so fails with another bid or number of tricks: correct one of them", who, f.Offer)
	case f.Kind == NothingBids:
		return fmt.Sprintf("no bid makes a contract of %s: %s must have failed, or won another number", counted(f.Number, "trick"), who)
	case f.Kind == NotMade && f.Number == int(Unknown):
		return fmt.Sprintf("a bid of %d cannot be made here: %s must have failed", f.Bid, who)
	case f.Kind == NotMade:
		return fmt.Sprintf("%s bid %d and won %d, so the contract failed: correct the bid, the tricks or “made”", who, f.Bid, f.Number)
	case f.Bid == int(Unknown):
		return fmt.Sprintf("with %s %s has made the contract, whatever was bid", counted(f.Number, "trick"), who)
	}
	return fmt.Sprintf("%s bid %d and won %d, so the contract was made: correct the bid, the tricks or “failed”", who, f.Bid, f.Number)
}

func (p *Pad) whyNumber(who string, f *Fault) string {
	if p.match.Game.CheckPremium(f.Seat, f.Offer.Level()) == nil {
		return fmt.Sprintf("no number is announced with %q: leave it out for %s", f.Offer.Level(), who)
	}
	return fmt.Sprintf("%s can announce only 0 to %d with %q", who, f.Limit, f.Offer.Level())
}

func (p *Pad) whyTrump(who string, f *Fault) string {
	switch f.Kind {
	case OtherTrump:
		return fmt.Sprintf("the trump of this deal is %s, not %s: leave the trump out, or correct the deals before", trumpWord(f.Want), trumpWord(f.Trump))
	case NoTurnup:
		return "no card is turned up in this variant: leave it out"
	case NotInPack:
		return fmt.Sprintf("%v is not in the pack: enter the card that was turned up", f.Card)
	case OtherTurnup:
		return fmt.Sprintf("%v turned up makes the trump %s, not %s: leave out one of them", f.Card, trumpWord(f.Want), trumpWord(f.Trump))
	case NotTurnable:
		return fmt.Sprintf("no card turned up makes the trump %s: enter another", trumpWord(f.Trump))
	case NotNameable:
		return fmt.Sprintf("%s cannot name %s in this variant: enter another trump", who, trumpWord(f.Trump))
	case NobodyNames:
		return fmt.Sprintf("nobody holds a premium, so the trump stays %s: say who named %s, or leave it out", trumpWord(f.Want), trumpWord(f.Trump))
	}
	return "that is no trump: enter a suit or no trump"
}

func trumpWord(t rules.Trump) string {
	if t == rules.NoTrump {
		return "no trump"
	}
	if k, ok := t.Suit(); ok {
		return [...]string{"clubs", "diamonds", "hearts", "spades"}[k]
	}
	return t.String()
}

// incomplete returns the error for what is missing.
func (p *Pad) incomplete(need []Missing) error {
	var asks []string
	for _, m := range need {
		who := p.name(m.Seat)
		asks = append(asks, map[What]string{
			NeedTurnup:  "the card turned up, or the trump",
			NeedName:    "the trump that " + who + " named",
			NeedNumber:  "the number that " + who + " announced",
			NeedTricks:  "the tricks of " + who,
			NeedOutcome: "whether " + who + " made it, or the bid",
			NeedBid:     "the bid of " + who,
		}[m.What])
	}
	return &Incomplete{need, "still missing: " + strings.Join(asks, "; ")}
}
