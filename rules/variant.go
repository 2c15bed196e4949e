package rules

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
)

// Limits of what a variant, published or of the house, may ask for.
const (
	MaxSeats  = 5  // hands dealt, a dummy's included
	MaxHand   = 13 // cards dealt to a hand
	MaxTricks = 12 // tricks in a deal
	MaxAside  = 4  // bid-cards
	maxPoints = 1_000

	mostRotation = 8 // trumps in a fixed rotation
)

// A Variant is one form of the game, as plain data; [New] compiles it into a
// [Game]. A house variant overrides its JSON form, with the names below, field
// by field.
type Variant struct {
	ID   string `json:"id"`   // as records, links and commands name it
	Name string `json:"name"` // in English, for people

	Seats int   `json:"seats"` // hands dealt, 2 to 5
	Dummy bool  `json:"dummy"` // the last hand is a dummy, played by the other two
	Ranks Ranks `json:"ranks"` // of each of the four suits
	Joker bool  `json:"joker"` // one joker, which stands for the turned-up card
	Hand  int   `json:"hand"`  // cards dealt to each
	Aside int   `json:"aside"` // cards that make the bid

	Order Order `json:"order"` // of the phases of a deal; without "lay" the cards left over are the bid
	Worth Worth `json:"worth"` // tricks that a bid-card of each suit stands for

	Trump  TrumpRule  `json:"trump"`  // where trumps come from
	Offers OfferRule  `json:"offers"` // which premiums may be offered, and how
	Score  ScoreRule  `json:"score"`  // what a deal scores
	Game   GameRule   `json:"game"`   // when a game ends, and what that adds
	Rubber RubberRule `json:"rubber"` // when a match of several games ends, and what that adds

	Clauses []Clause `json:"-"` // where each rule comes from
}

// TrumpRule says how the trump of a deal is found.
type TrumpRule struct {
	By        TrumpBy   `json:"by"`        // success, turnup, holder or rotation
	First     Trump     `json:"first"`     // of the first deal (success, holder)
	After     []Trump   `json:"after"`     // by the number of contracts made in the deal before, from none (success)
	Rotation  []Trump   `json:"rotation"`  // one deal after the other, then from the beginning (rotation); numbered deals with fixed trumps use it, too
	Across    bool      `json:"across"`    // carries over from game to game of a rubber instead of starting again
	Plain     Ranks     `json:"plain"`     // turned up, these give no trump, as a turned-up joker does (turnup)
	None      bool      `json:"none"`      // the holder may name no trump (holder)
	Nines     bool      `json:"nines"`     // the holder may name the four nines (holder)
	NineOrder SuitOrder `json:"nineOrder"` // rank of the nines as trumps, highest first
}

// OfferRule says how premiums are offered and what they are worth.
type OfferRule struct {
	How      OfferHow `json:"how"`      // none, sealed, turn or raise
	Declare  int      `json:"declare"`  // points for playing with the bid-cards exposed; 0: not offered
	Reveal   int      `json:"reveal"`   // points for playing with all cards exposed; 0: not offered
	Many     bool     `json:"many"`     // any number may hold a premium, instead of one
	Loss     Loss     `json:"loss"`     // who pays for a failed premium
	Announce Announce `json:"announce"` // which offers say the number of tricks
}

// ScoreRule says what a deal scores.
type ScoreRule struct {
	Trick      int       `json:"trick"`      // points for each trick
	Made       []int     `json:"made"`       // points for each contract made, by how many made theirs, from none
	ZeroOrAll  bool      `json:"zeroOrAll"`  // winning every trick also makes a bid of 0
	Dummy      DummyRule `json:"dummy"`      // when the dummy has made its contract
	Vulnerable int       `json:"vulnerable"` // gained by the opponent who is not vulnerable when the vulnerable one fails
}

// GameRule says when a game ends and what it adds.
type GameRule struct {
	Target  int     `json:"target"`  // points in play that end a game; 0: none
	Deals   int     `json:"deals"`   // deals that end a game; 0: no limit
	Bonus   int     `json:"bonus"`   // points that a won game adds
	BonusTo BonusTo `json:"bonusTo"` // winner, reached, dummy or double
	Tie     Tie     `json:"tie"`     // what decides between equal totals at the top: usual, on, share or contracts
}

// ByDummy reports whether it matters for a bonus how the dummy stands to the loser.
func (r GameRule) ByDummy() bool { return r.BonusTo == ToDummy || r.BonusTo == ToDouble }

// CanShare reports whether a game may end with several winners.
func (r GameRule) CanShare() bool {
	return r.Tie == ShareTie || r.Tie != PlayOn && r.Target == 0
}

// RubberRule says when a match of several games ends and who wins it.
type RubberRule struct {
	Games int `json:"games"` // exactly this many games, won on points; 0: see wins
	Wins  int `json:"wins"`  // or until a player has won this many
	Bonus int `json:"bonus"` // to the winner, for each game played fewer than under
	Under int `json:"under"` // how many games that is
}

// A Clause says where a rule of a variant comes from.
type Clause struct {
	// Field is what the rule is about: a field or group of fields, as trump.after or
	// game, or something no field sets, as play.follow or game.tie.
	Field string `json:"field"`
	// Basis is how well founded the rule is.
	Basis Basis `json:"basis"`
	// Source is the short name of the source; absent for a house rule.
	Source Source `json:"source,omitempty" wire:"type=string"`
	// Text is the rule in words; where the source's own words decide, it quotes
	// them.
	Text string `json:"text"`
	// Is and Was are the value of the field, if this is a house rule about one, and the value that the house has
	// changed: numbers, words, yes or no.
	Is  string `json:"-"`
	Was string `json:"-"` // the value before the house changed it, likewise
}

// Group returns the first word of the clause's field.
func (c Clause) Group() string {
	group, _, _ := strings.Cut(c.Field, ".")
	return group
}

// A Basis says how firmly a rule stands.
type Basis uint8

const (
	Stated   Basis = iota + 1 // a source says it
	Inferred                  // it follows from what sources say
	Ruling                    // no source decides; this is our choice
	House                     // a house variant differs here
)

// String returns the basis in one word.
func (b Basis) String() string { return basisWords.word(b) }

// MarshalText returns what String returns.
func (b Basis) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads that word.
func (b *Basis) UnmarshalText(t []byte) (err error) { *b, err = basisWords.find(string(t)); return }

// A Source is the short name of a text that the rules were read from; see [Sources].
type Source string

const (
	DE   Source = "DE"
	SV   Source = "SV"
	PB   Source = "PB"
	DP   Source = "DP"
	Ours Source = "ours"
)

// Sources returns the works behind the sources' short names.
func Sources() map[Source]string {
	return map[Source]string{
		DE:   "“Neunundneunzig”, a German description after David Parlett’s own of his 1990 rules, with variants",
		SV:   "“Nittionio regler”, a Swedish description of the 1974 rules, with variants",
		PB:   "David Parlett, The Penguin Book of Card Games, chapter “Ninety-Nine”",
		DP:   "David Parlett, “Ninety-Nine”, www.parlettgames.uk/oricards/ninety9.html; its beginning, the rest as others report it",
		Ours: "our ruling, where no source decides",
	}
}

// words names the values of an enumeration, the zero value included.
type words[T ~uint8] []string

func (w words[T]) word(v T) string {
	if int(v) < len(w) {
		return w[v]
	}
	return "?"
}

func (w words[T]) find(s string) (T, error) {
	for i, x := range w {
		if x == s && s != "" {
			return T(i), nil
		}
	}
	known := slices.DeleteFunc(slices.Clone(w), func(x string) bool { return x == "" })
	return 0, fmt.Errorf("%q is none of: %s", s, strings.Join(known, ", "))
}

var (
	basisWords      = words[Basis]{"", "stated", "inferred", "ruling", "house"}
	trumpByWords    = words[TrumpBy]{"success", "turnup", "holder", "rotation"}
	tieWords        = words[Tie]{"usual", "on", "share", "contracts"}
	offerWords      = words[OfferHow]{"none", "sealed", "turn", "raise"}
	lossWords       = words[Loss]{"opponents", "own"}
	announceWords   = words[Announce]{"no", "declare", "both"}
	dummyWords      = words[DummyRule]{"exact", "under"}
	bonusWords      = words[BonusTo]{"winner", "reached", "dummy", "double"}
	precedenceWords = words[Precedence]{"", "level", "place"}
	phaseWords      = words[Phase]{"", "lay", "offer", "name", "play", "over"}
	reasonWords     = words[Reason]{"", "over", "turn", "done", "phase", "hand", "cards", "offer", "trump", "card", "suit"}
	trumpWords      = words[Trump]{"none", "C", "D", "H", "S", "nines", ""}
)

// TrumpBy says what decides the trump.
type TrumpBy uint8

const (
	BySuccess  TrumpBy = iota // the number of contracts made in the deal before
	ByTurnup                  // the card turned up: one left over or, if all are dealt, the dealer's last
	ByHolder                  // the holder of the premium names it
	ByRotation                // the number of the deal in its game
)

// String returns the word used in JSON.
func (t TrumpBy) String() string { return trumpByWords.word(t) }

// MarshalText returns what String returns.
func (t TrumpBy) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads that word.
func (t *TrumpBy) UnmarshalText(b []byte) (err error) { *t, err = trumpByWords.find(string(b)); return }

// OfferHow says how premiums are offered.
type OfferHow uint8

const (
	NoOffers OfferHow = iota // no premiums
	Sealed                   // all at once, decided by level and then by seat
	InTurn                   // once each from forehand; a declare may be overcalled by a reveal
	Raise                    // in turn, and an overcalled declarer may raise to reveal
)

// String returns the word used in JSON.
func (h OfferHow) String() string { return offerWords.word(h) }

// MarshalText returns what String returns.
func (h OfferHow) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads that word.
func (h *OfferHow) UnmarshalText(b []byte) (err error) { *h, err = offerWords.find(string(b)); return }

// Loss says where a failed premium goes.
type Loss uint8

const (
	ToOpponents Loss = iota // in full to each other hand that has not itself failed a premium
	FromHolder              // off the holder's points; no player gains
)

// String returns the word used in JSON.
func (l Loss) String() string { return lossWords.word(l) }

// MarshalText returns what String returns.
func (l Loss) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads that word.
func (l *Loss) UnmarshalText(b []byte) (err error) { *l, err = lossWords.find(string(b)); return }

// Announce says which offers announce the number of tricks.
type Announce uint8

const (
	NoNumber    Announce = iota
	WithDeclare          // a declare does, a reveal does not
	WithBoth             // both do
)

// String returns the word used in JSON.
func (a Announce) String() string { return announceWords.word(a) }

// MarshalText returns what String returns.
func (a Announce) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads that word.
func (a *Announce) UnmarshalText(b []byte) (err error) {
	*a, err = announceWords.find(string(b))
	return
}

// DummyRule says when a dummy has made its contract.
type DummyRule uint8

const (
	DummyExact DummyRule = iota // exactly its bid, as for the players
	DummyUnder                  // fewer tricks than bid; exactly its bid counts as declared too
)

// String returns the word used in JSON.
func (d DummyRule) String() string { return dummyWords.word(d) }

// MarshalText returns what String returns.
func (d DummyRule) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads that word.
func (d *DummyRule) UnmarshalText(b []byte) (err error) {
	*d, err = dummyWords.find(string(b))
	return
}

// BonusTo says who gets a game's bonus.
type BonusTo uint8

const (
	ToWinner  BonusTo = iota // the winner
	ToReached                // the winner and every opponent that reached the target in play
	ToDummy                  // the winner, if the dummy beats or ties the other live player
	ToDouble                 // the winner, and once more if the dummy beats or ties the other live player
)

// String returns the word used in JSON.
func (b BonusTo) String() string { return bonusWords.word(b) }

// MarshalText returns what String returns.
func (b BonusTo) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads that word.
func (b *BonusTo) UnmarshalText(t []byte) (err error) { *b, err = bonusWords.find(string(t)); return }

// Tie says what decides a game if several seats have the most points at its end.
type Tie uint8

const (
	UsualTie    Tie = iota // a game to a target goes on, deal by deal; one of so many deals is shared
	PlayOn                 // the game goes on, deal by deal, until one seat leads
	ShareTie               // they share the game
	ByContracts            // the most contracts made in the game; if those are equal, too, as usual
)

// String returns the word used in JSON.
func (t Tie) String() string { return tieWords.word(t) }

// MarshalText returns what String returns.
func (t Tie) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads that word.
func (t *Tie) UnmarshalText(b []byte) (err error) { *t, err = tieWords.find(string(b)); return }

// A Phase is a part of a deal, with decisions of one kind.
type Phase uint8

const (
	Laying   Phase = iota + 1 // bid-cards are laid aside
	Offering                  // premiums are offered
	Naming                    // the premium's holder names the trump
	Playing                   // the tricks
	Over                      // the deal is scored
)

// String returns the word used in records and Views: lay, offer, name, play or over.
func (p Phase) String() string { return phaseWords.word(p) }

// MarshalText returns what String returns.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads that word.
func (p *Phase) UnmarshalText(b []byte) (err error) { *p, err = phaseWords.find(string(b)); return }

// An Order is the sequence of the phases of a deal, without the final Over.
type Order []Phase

// Has reports whether the phase is part of the order.
func (o Order) Has(p Phase) bool { return slices.Contains(o, p) }

// A Trump says which cards beat the other suits in a deal.
type Trump uint8

const (
	NoTrump Trump = iota
	ClubsTrump
	DiamondsTrump
	HeartsTrump
	SpadesTrump
	NinesTrump // the four nines are a suit of their own
	Unnamed    // not known yet

	trumps = int(Unnamed) // how many can be played at
)

// TrumpOf returns the trump that a suit makes.
func TrumpOf(k cards.Suit) Trump { return ClubsTrump + Trump(k) }

// Suit returns the suit that is trump; ok is false for no trump, nines as trumps and Unnamed.
func (t Trump) Suit() (k cards.Suit, ok bool) {
	return cards.Suit(t - ClubsTrump), t >= ClubsTrump && t <= SpadesTrump
}

// String returns the word used in records: C, D, H, S, none or nines; "" if
// the trump is not known yet.
func (t Trump) String() string { return trumpWords.word(t) }

// MarshalText returns what String returns.
func (t Trump) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads a trump's word.
func (t *Trump) UnmarshalText(b []byte) (err error) { *t, err = ParseTrump(string(b)); return }

// IsZero reports whether the trump is not known, so that JSON may leave it out.
func (t Trump) IsZero() bool { return t >= Unnamed }

// ParseTrump reads a trump's word.
func ParseTrump(s string) (Trump, error) { return trumpWords.find(s) }

// Ranks is a set of ranks, highest first in text, as "A K Q J 10 9 8 7 6".
type Ranks uint16

// RanksFrom returns the French ranks from the ace down to the lowest given.
func RanksFrom(lowest cards.Rank) Ranks {
	var rs Ranks
	for r := lowest; r <= cards.Ace; r++ {
		if r != cards.Eleven && r != cards.Twelve {
			rs |= 1 << r
		}
	}
	return rs
}

// Len returns the number of ranks.
func (rs Ranks) Len() int { return rs.Cards().Len() / cards.Suits }

// Cards returns the cards of these ranks in all four suits.
func (rs Ranks) Cards() cards.Set { return cards.Set(rs) * cards.OfRank(0) }

// String returns the ranks, highest first with blanks between.
func (rs Ranks) String() string {
	var ws []string
	for r := cards.Ace; r >= cards.Two; r-- {
		if rs>>r&1 == 1 {
			ws = append(ws, r.String())
		}
	}
	return strings.Join(ws, " ")
}

// MarshalText returns what String returns.
func (rs Ranks) MarshalText() ([]byte, error) { return []byte(rs.String()), nil }

// UnmarshalText reads ranks with blanks between.
func (rs *Ranks) UnmarshalText(b []byte) error {
	*rs = 0
	for _, w := range strings.Fields(string(b)) {
		r, err := cards.ParseRank(w)
		if err != nil {
			return err
		}
		if *rs>>r&1 == 1 {
			return fmt.Errorf("%v appears twice", r)
		}
		*rs |= 1 << r
	}
	return nil
}

// A SuitOrder is a sequence of all four suits, as "C H S D".
type SuitOrder [cards.Suits]cards.Suit

// String returns the letters with blanks between.
func (ks SuitOrder) String() string {
	return fmt.Sprintf("%v %v %v %v", ks[0], ks[1], ks[2], ks[3])
}

// MarshalText returns what String returns.
func (ks SuitOrder) MarshalText() ([]byte, error) { return []byte(ks.String()), nil }

// UnmarshalText reads four different suits with blanks between.
func (ks *SuitOrder) UnmarshalText(b []byte) error {
	fs := strings.Fields(string(b))
	seen := 0
	for i, f := range fs {
		k, err := cards.ParseSuit(f)
		if err != nil {
			return err
		}
		seen |= 1 << k
		if i < len(ks) {
			ks[i] = k
		}
	}
	if len(fs) != len(ks) || seen != 1<<cards.Suits-1 {
		return fmt.Errorf("%q does not name each of the four suits once", b)
	}
	return nil
}

// Worth is the number of tricks that a bid-card of each suit stands for, by
// suit; in text "C3 D0 H2 S1".
type Worth [cards.Suits]uint8

// String returns each suit's letter and worth.
func (w Worth) String() string { return fmt.Sprintf("C%d D%d H%d S%d", w[0], w[1], w[2], w[3]) }

// MarshalText returns what String returns.
func (w Worth) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads four pairs of a suit and a digit.
func (w *Worth) UnmarshalText(b []byte) error {
	seen := 0
	for _, f := range strings.Fields(string(b)) {
		k, err := cards.ParseSuit(f[:1])
		if err != nil || len(f) != 2 || seen>>k&1 == 1 || f[1] < '0' || f[1] > '9' {
			return fmt.Errorf("%q is not a suit and a number of tricks, as C3", f)
		}
		w[k] = f[1] - '0'
		seen |= 1 << k
	}
	if seen != 1<<cards.Suits-1 {
		return fmt.Errorf("%q does not give each of the four suits a worth, as \"C3 D0 H2 S1\"", b)
	}
	return nil
}

// clone returns a copy that shares nothing with v.
func (v Variant) clone() Variant {
	v.Order = slices.Clone(v.Order)
	v.Trump.After = slices.Clone(v.Trump.After)
	v.Trump.Rotation = slices.Clone(v.Trump.Rotation)
	v.Score.Made = slices.Clone(v.Score.Made)
	v.Clauses = slices.Clone(v.Clauses)
	return v
}

// DealsAll reports whether every card of the pack is dealt to a hand. If the trump
// is turned up nevertheless, the card is the dealer's last, and stays in that hand.
func (v *Variant) DealsAll() bool {
	size := v.Ranks.Len() * cards.Suits
	if v.Joker {
		size++
	}
	return size == v.Seats*v.Hand
}

// Tricks returns the number of tricks in a deal.
func (v *Variant) Tricks() int { return v.Hand - v.Aside }

// Live returns the number of players.
func (v *Variant) Live() int {
	if v.Dummy {
		return v.Seats - 1
	}
	return v.Seats
}

// Clause returns the clause that sets the field: its own, or that of its group.
func (v *Variant) Clause(field string) (Clause, bool) {
	for {
		for _, c := range v.Clauses {
			if c.Field == field {
				return c, true
			}
		}
		i := strings.LastIndexByte(field, '.')
		if i < 0 {
			return Clause{}, false
		}
		field = field[:i]
	}
}
