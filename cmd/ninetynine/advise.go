package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/internal/report"
	"ninetynine/internal/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// An advising holds the flags of advise.
type advising struct {
	experiment
	hand   string
	trump  string
	up     string
	dealer int
	seat   int
	player string
	worlds int
	seed   string
}

const adviseLong = `Advise asks a player for its opinion of a decision: the expected points of
every choice, and the chance of making the contract. The player sees what the
seat sees, and nothing more.

Give a POSITION as one argument: variant, dealer, trump, the hands by seat, and
the acts so far: bid-cards as 0:7C6S7D, 0:pass or 1:declare, 1:name=H, and AC
for a card played. Or give --hand for the first decision of a deal; nobody
looks at the other cards then.

POINTS are the seat's own less the mean of the others', with a standard error
for the unknown cards; the player's own errors of judgement are not included.
The first choice is the one it would make, and none has more points, because
the sampled deals are combined with NET, the probability that its net alone
makes the choice. (--json gives the sampled points alone, as "sampled".) The
others follow by points. LESS is how far they are behind; it is more precise,
since both were tried in the same deals.

Ways to lay aside are grouped by the tricks they bid. PASS, DECLARE and REVEAL
show what each offer would then be worth, and the chance of the contract, with
the cards that suit it best (--json names them); a bid is worth as much as its
best offer. To find out, each sampled deal is played out with the net in all
seats. Real opponents defend better against open hands, so a reveal takes the
mean of two estimates: the critic's, which has seen such play, and whether the
others together could break the contract if they saw all cards.

Last comes what the player believes about the others, in per cent: who will
make the contract, what they have bid, and in whose hand or bid each card is.

Exit codes: 0 done; 2 an impossible position or hand, or a player without
opinions.`

func newAdvise(env *environment) *cobra.Command {
	var a advising
	c := &cobra.Command{
		Use:   "advise [POSITION]",
		Short: "Say what every choice is worth, and how likely the contract is",
		Long:  adviseLong,
		Example: `  ninetynine advise --hand "AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S" --trump D
  ninetynine advise --variant dummy --hand "AC QC JC AD KD QD QH JH 9H AS JS 10S"
  ninetynine advise "standard 0 none QJ6.97.AQ7.AQ86/K97.KQ106.K98.109/A108.AJ8.J106.KJ7" --json -
  ninetynine advise "standard 0 none QJ6.97.AQ7.AQ86/K97.KQ106.K98.109/A108.AJ8.J106.KJ7 0:9D7DQH 1:KC10D9H 2:10C8D6H 0:pass 1:pass 2:declare 9C"`,
		Args: takes(0, 1, "one position at most; put quotes around it"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.run(cmd.Context(), env, strings.Join(args, ""))
		},
	}
	a.from.flags(c, false)
	f := c.Flags()
	f.StringVar(&a.hand, "hand", "", "the `CARDS` dealt to the seat, separated by blanks")
	f.StringVar(&a.trump, "trump", "", "`TRUMP` of the deal: C, D, H, S or none (default that of a first deal)")
	f.StringVar(&a.up, "up", "", "`CARD` turned up, or joker, in variants where it makes the trump")
	f.IntVar(&a.dealer, "dealer", -1, "`number` of the dealer's seat (default the last, so that seat 0 leads)")
	f.IntVar(&a.seat, "seat", -1, "`number` of the seat that decides (default the one to act)")
	f.Lookup("dealer").DefValue, f.Lookup("seat").DefValue = "0", "0" // the texts explain themselves
	f.StringVar(&a.player, "player", "expert", "`name` of the player to ask: net or a level, with options")
	f.IntVar(&a.worlds, "worlds", 200, "`number` of deals to sample")
	f.StringVar(&a.seed, "seed", "1", "`text` that decides the sampled deals")
	f.StringVar(&a.json, "json", "", "write everything as JSON to `FILE`, or - for standard output instead of tables")
	completePlayerFlags(c, "player")
	return c
}

// run asks the player and shows its advice.
func (a *advising) run(ctx context.Context, env *environment, position string) error {
	if err := checkCommon(a.seed, 1); err != nil {
		return err
	}
	if a.worlds < 1 || a.worlds > 100_000 {
		return fmt.Errorf("--worlds %d: give 1 to 100,000", a.worlds)
	}
	player, err := a.expert()
	if err != nil {
		return err
	}
	g, v, err := a.view(env, position)
	if err != nil {
		return err
	}
	m, err := match.New(g, v.Dealer, match.Limit{})
	if err != nil {
		return err
	}
	if err := player.Begin(ctx, m, v.Seat, bot.Seed(cards.SeedOf(a.seed), v.Seat)); err != nil {
		return fmt.Errorf("%s: player %s: %w", g.Variant().ID, a.player, err)
	}
	files, err := a.open(env)
	if err != nil {
		return err
	}
	s, err := player.Study(&match.View{View: *v, Stage: match.Playing}, a.worlds)
	if err != nil {
		return err
	}
	return a.report(env, files, s.Report(g, v, a.player), nil, env.page(func(p *report.Page) { report.Advice(p, g, v, s) }))
}

// expert returns the player asked for, which must be able to explain its opinions.
func (a *advising) expert() (*bot.Expert, error) {
	b, err := bot.New(a.player)
	if err != nil {
		return nil, fmt.Errorf("--player: %w", err)
	}
	e, ok := b.(*bot.Expert)
	if !ok {
		names := []string{"net"}
		for _, l := range search.Levels() {
			names = append(names, l.Name)
		}
		return nil, fmt.Errorf("--player: %s gives no opinions; these do: %s", a.player, strings.Join(names, ", "))
	}
	return e, nil
}

// view returns the View to get advice for.
func (a *advising) view(env *environment, position string) (*rules.Game, *rules.View, error) {
	var g *rules.Game
	var s rules.State
	var err error
	switch {
	case position != "" && a.hand != "":
		err = fmt.Errorf("give a position or --hand, not both")
	case position == "" && a.hand == "":
		err = fmt.Errorf("give a position, or --hand and --trump")
	case position == "":
		g, s, err = a.bare(env)
	case a.trump != "" || a.up != "" || a.dealer >= 0:
		err = fmt.Errorf("the position says trump, turn-up and dealer; leave out --trump, --up and --dealer")
	case a.from.id != "":
		err = fmt.Errorf("the position names its variant; leave out --variant")
	case a.from.house != "":
		var games []*rules.Game
		if games, err = a.from.games(env); err == nil {
			g = games[0]
			s, err = g.ParsePosition(position)
		}
	default:
		g, s, err = rules.ParsePosition(position)
	}
	if err != nil {
		return nil, nil, err
	}
	if err := a.checkSeat("--seat", a.seat, g); err != nil {
		return nil, nil, err
	}
	seat := rules.Seat(a.seat) // if it is one
	switch turn := g.Turn(&s); {
	case turn == 0:
		return nil, nil, fmt.Errorf("the deal is over: there is nothing to decide")
	case a.seat < 0:
		seat = turn.First()
	case !turn.Has(seat):
		return nil, nil, fmt.Errorf("--seat %d has nothing to decide there; to act is seat %s", a.seat, seatList(turn))
	}
	v := new(rules.View)
	g.View(&s, seat, v)
	return g, v, nil
}

// checkSeat returns an error if the flag names a seat without a player; -1 means
// none.
func (a *advising) checkSeat(flag string, seat int, g *rules.Game) error {
	if live := g.Live().Len(); seat < -1 || seat >= live {
		return fmt.Errorf("%s %d: the players of %s sit at 0 to %d", flag, seat, g.Variant().ID, live-1)
	}
	return nil
}

// seatList lists seats, as "0 or 2".
func seatList(ss rules.Seats) string {
	var names []string
	for i := range ss.All() {
		names = append(names, fmt.Sprint(i))
	}
	return strings.Join(names, " or ")
}

// bare deals the given hand, and the other cards arbitrarily. It returns the state at
// the hand's first decision; players who speak before it pass.
func (a *advising) bare(env *environment) (*rules.Game, rules.State, error) {
	games, err := a.from.games(env)
	if err != nil {
		return nil, rules.State{}, err
	}
	if len(games) != 1 {
		return nil, rules.State{}, fmt.Errorf("advice is about one variant")
	}
	g := games[0]
	if err := errors.Join(a.checkSeat("--seat", a.seat, g), a.checkSeat("--dealer", a.dealer, g)); err != nil {
		return nil, rules.State{}, err
	}
	a.seat = max(a.seat, 0)
	d, err := a.deal(g)
	if err != nil {
		return nil, rules.State{}, err
	}
	s := g.Start(&d)
	for s.Phase() == rules.Offering && !g.Turn(&s).Has(rules.Seat(a.seat)) {
		g.Apply(&s, rules.MakeOffer(g.Turn(&s).First(), rules.Pass))
	}
	return g, s, nil
}

// deal returns a deal in which the seat has its hand.
func (a *advising) deal(g *rules.Game) (rules.Deal, error) {
	variant, seat := g.Variant(), rules.Seat(a.seat)
	d := rules.Deal{Joker: rules.Nobody, Dealer: rules.Seat(g.Live().Len() - 1), Vulnerable: g.Vulnerable([rules.MaxSeats]int32{})}
	if a.dealer >= 0 {
		d.Dealer = rules.Seat(a.dealer)
	}
	hand, err := cards.Parse(rankFirst(a.hand))
	switch {
	case err != nil:
		return d, fmt.Errorf("--hand: %w", err)
	case hand&^g.Pack() != 0:
		return d, fmt.Errorf("--hand: %v is not in the pack of %s", (hand &^ g.Pack()).First(), variant.ID)
	case hand.Len() != variant.Hand:
		return d, fmt.Errorf("--hand: these are %s; a hand of %s has %d", report.Counted(hand.Len(), "card"), variant.ID, variant.Hand)
	}
	if err := a.fixTrump(g, &d); err != nil {
		return d, err
	}
	rest := g.Pack() &^ hand
	if !variant.Joker { // or it is in a hand, in the joker's place
		rest &^= d.Turnup.Set()
	}
	for i := range rules.Seat(g.Seats()) {
		if d.Hands[i] = hand; i != seat {
			d.Hands[i] = 0
			for range min(variant.Hand, rest.Len()) {
				d.Hands[i] |= rest.First().Set()
				rest &= rest - 1
			}
		}
		if d.Hands[i].Has(d.Turnup) {
			d.Joker = i
		}
		if variant.Dummy {
			d.Aside = 0 // the last hand's
			for n := range variant.Aside {
				d.Aside |= d.Hands[i].Nth(n).Set()
			}
		}
	}
	if err := g.CheckDeal(&d); err != nil {
		return d, fmt.Errorf("this cannot be dealt: %w", err)
	}
	return d, nil
}

// rankFirst rewrites cards written suit first, such as D10.
func rankFirst(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		for n := range w {
			if n == 0 {
				continue
			}
			if _, err := cards.ParseSuit(w[:n]); err == nil {
				words[i] = w[n:] + w[:n]
			}
		}
	}
	return strings.Join(words, " ")
}

// fixTrump reads the trump, or the card that makes it.
func (a *advising) fixTrump(g *rules.Game, d *rules.Deal) (err error) {
	t := g.Variant().Trump
	switch {
	case t.By == rules.ByTurnup && (a.trump != "" || a.up == ""):
		return fmt.Errorf("in %s the card turned up makes the trump: give --up, as 7H or joker, and no --trump", g.Variant().ID)
	case t.By == rules.ByTurnup:
		if d.Turnup, err = cards.ParseCard(a.up); err != nil {
			return fmt.Errorf("--up: %w", err)
		}
		d.Trump = g.TurnupTrump(d.Turnup)
	case a.up != "":
		return fmt.Errorf("--up: no card is turned up in %s", g.Variant().ID)
	default:
		if d.Trump, err = rules.ParseTrump(cmp.Or(a.trump, t.First.String())); err != nil {
			return fmt.Errorf("--trump: %w", err)
		}
	}
	return nil
}
