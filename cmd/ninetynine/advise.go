package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/learn/hand"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

type adviseCommand struct {
	experimentFlags
	hand   string
	deal   string
	trump  string
	up     string
	offer  string
	dealer int
	seat   int
	totals []int32
	played int
	player string
	others []string
	worlds int
	seed   string
	all    bool
	sort   string
}

func newAdvise(env *environment) *cobra.Command {
	var a adviseCommand
	c := described("advise", takes(0, 1, "one position at most; put quotes around it"), func(cmd *cobra.Command, args []string) error {
		return a.run(cmd.Context(), env, strings.Join(args, ""))
	})
	a.from.flags(c, false)
	f := c.Flags()
	f.StringVar(&a.hand, "hand", "", "the `CARDS` dealt to the seat, separated by blanks")
	f.StringVar(&a.deal, "deal", "", "deal the hand: the `NAME` of a deal, as k7f2-9q/3, or only its seed")
	f.StringVar(&a.trump, "trump", "", "`TRUMP` of the deal: C, D, H, S or none (default that of a first deal)")
	f.StringVar(&a.up, "up", "", "`CARD` turned up, or joker, in variants where it makes the trump")
	f.StringVar(&a.offer, "offer", "", "`OFFER` of the seat, in variants where offers come first: pass, declare or reveal")
	f.IntVar(&a.dealer, "dealer", -1, "`number` of the dealer's seat (default the last, so that seat 0 leads)")
	f.IntVar(&a.seat, "seat", -1, "`number` of the seat that decides (default the one to act)")
	f.Lookup("dealer").DefValue, f.Lookup("seat").DefValue = "0", "0" // the texts explain themselves
	f.Int32SliceVar(&a.totals, "totals", nil, "`POINTS` of the game so far, by seat: judge by chances to win the game")
	f.IntVar(&a.played, "played", 0, "`number` of deals of the game that are over, where a game has a fixed number")
	f.BoolVar(&a.all, "all", false, "show all ways to lay cards aside")
	f.StringVar(&a.sort, "sort", "", "with --all, order by `FIGURE`: points, chance, bid, pass, declare or reveal (default points)")
	f.StringVar(&a.player, "player", "expert", "`name` of the player to ask: net or a level, with options")
	f.StringSliceVar(&a.others, "others", nil, "`LEVELS` of the other players, from the left, or one for all; person for an unknown one (default players like the expert)")
	f.IntVar(&a.worlds, "worlds", 200, "`number` of deals to sample; cards are played on in about a quarter of them, an eighth with more than three hands")
	f.StringVar(&a.seed, "seed", "1", "`text` that decides the sampled deals")
	a.out.flags(c, asJSON)
	completePlayerFlags(c, "player")
	return c
}

func (a *adviseCommand) run(ctx context.Context, env *environment, position string) error {
	if err := checkCommon(a.seed, 1); err != nil {
		return err
	}
	if a.worlds < 1 || a.worlds > 100_000 {
		return fmt.Errorf("--worlds %d: give 1 to 100,000", a.worlds)
	}
	if err := a.checkSort(); err != nil {
		return err
	}
	player, err := a.expert()
	if err != nil {
		return err
	}
	g, v, err := a.view(env, position)
	if err != nil {
		return err
	}
	if a.all && v.Phase != rules.Laying {
		return a.nothingLaid(g, v)
	}
	m, err := match.New(g, v.Dealer, match.Limit{})
	if err != nil {
		return err
	}
	if player.Company, err = bot.ParseCompany(g, v.Seat, a.others); err != nil {
		return fmt.Errorf("--others: %w", err)
	}
	if err := player.Begin(ctx, m, v.Seat, bot.Seed(cards.SeedOf(a.seed), v.Seat)); err != nil {
		return fmt.Errorf("%s: player %s: %w", g.Variant().ID, a.player, err)
	}
	if err := a.out.open(env); err != nil {
		return err
	}
	ask := bot.StudyScope{Scope: search.Scope{Worlds: a.worlds}, Game: a.totals != nil}
	if a.all {
		ask.Whole = func(int) bool { return true }
	}
	s, err := player.StudyWithin(ctx, v, ask)
	if errors.Is(err, bot.ErrNoStanding) {
		return fmt.Errorf("--totals: %w", err)
	}
	if err != nil {
		return err
	}
	by, err := bot.Made(a.player)
	if err != nil {
		return err
	}
	if a.all {
		return a.out.report(env, result{value: madeAdvice{&by, s.Table(g, &v.View, a.player)}, text: func(p *report.Page) { report.Ways(p, g, v, s, ask.Game, a.sort) }})
	}
	return a.out.report(env, result{value: madeAdvice{&by, s.Report(g, &v.View, a.player)}, text: func(p *report.Page) { report.Advice(p, g, v, s, ask.Game) }})
}

// A madeAdvice is the JSON of advice on one View.
type madeAdvice struct {
	By *bot.Maker `json:"madeBy"`
	*advice.Advice
}

func (a *adviseCommand) checkSort() error {
	switch {
	case a.sort == "":
		a.sort = "points"
		return nil
	case !a.all:
		return fmt.Errorf("--sort orders the ways that --all shows; give --all, or leave it out")
	case !slices.Contains(report.WaySorts(), a.sort):
		return fmt.Errorf("--sort %s: give one of %s", a.sort, strings.Join(report.WaySorts(), ", "))
	}
	return nil
}

func (a *adviseCommand) nothingLaid(g *rules.Game, v *match.View) error {
	switch {
	case !g.Lays():
		return fmt.Errorf("--all: in %s nothing is laid aside; leave it out to see the offers", g.ID())
	case v.Phase == rules.Offering && a.offer == "":
		return fmt.Errorf("--all: in %s offers come before cards are laid aside: say with --offer what the seat has offered", g.ID())
	}
	return fmt.Errorf("--all: the seat lays nothing aside there; leave it out")
}

// expert returns the player asked for, which must be able to explain its opinions.
func (a *adviseCommand) expert() (*bot.Expert, error) {
	b, err := bot.New(a.player)
	if err != nil {
		return nil, fmt.Errorf("--player: %w", err)
	}
	e, ok := b.(*bot.Expert)
	if !ok {
		return nil, fmt.Errorf("--player: %s gives no opinions; these do: net, %s", a.player, strings.Join(search.LevelNames(), ", "))
	}
	return e, nil
}

func (a *adviseCommand) view(env *environment, position string) (*rules.Game, *match.View, error) {
	given := 0
	for _, text := range []string{position, a.hand, a.deal} {
		if text != "" {
			given++
		}
	}
	switch {
	case given > 1:
		return nil, nil, fmt.Errorf("give a position, --hand or --deal, and only one of them")
	case given == 0:
		return nil, nil, fmt.Errorf("give a position, or --hand and --trump, or --deal")
	case position == "":
		return a.bare(env)
	}
	g, s, err := a.position(env, position)
	if err != nil {
		return nil, nil, err
	}
	if err := a.checkSeat(g); err != nil {
		return nil, nil, err
	}
	seat := rules.Seat(a.seat) // ignored unless a seat is given
	switch turn := g.Turn(&s); {
	case turn == 0:
		return nil, nil, fmt.Errorf("the deal is over: there is nothing to decide")
	case a.seat < 0:
		seat = turn.First()
	case !turn.Has(seat):
		return nil, nil, fmt.Errorf("--seat %d has nothing to decide there; to act is seat %s", a.seat, seatList(turn))
	}
	v := &match.View{Stage: match.Playing, Number: uint32(max(a.played, 0))}
	g.View(&s, seat, &v.View)
	v.Totals, err = hand.Totals(g, a.totals, a.played)
	return g, v, flagged(err)
}

func (a *adviseCommand) position(env *environment, position string) (*rules.Game, rules.State, error) {
	switch {
	case a.trump != "" || a.up != "" || a.dealer >= 0:
		return nil, rules.State{}, fmt.Errorf("the position says trump, turn-up and dealer; leave out --trump, --up and --dealer")
	case a.offer != "":
		return nil, rules.State{}, fmt.Errorf("the position contains the offers; leave out --offer")
	case a.from.id != "":
		return nil, rules.State{}, fmt.Errorf("the position names its variant; leave out --variant")
	case a.from.house == "":
		return rules.ParsePosition(position)
	}
	games, err := a.from.games(env)
	if err != nil {
		return nil, rules.State{}, err
	}
	s, err := games[0].ParsePosition(position)
	return games[0], s, err
}

// checkSeat returns an error if --seat names a seat without a player; -1 means no seat.
func (a *adviseCommand) checkSeat(g *rules.Game) error {
	if live := g.Live().Len(); a.seat < -1 || a.seat >= live {
		return fmt.Errorf("--seat %d: the players of %s sit at 0 to %d", a.seat, g.ID(), live-1)
	}
	return nil
}

func seatList(ss rules.Seats) string {
	return letters.Join(ss.All(), " or ", func(i rules.Seat) string { return fmt.Sprint(i) })
}

// bare returns the game and a View with nothing known but a hand.
func (a *adviseCommand) bare(env *environment) (*rules.Game, *match.View, error) {
	games, err := a.from.games(env)
	if err != nil {
		return nil, nil, err
	}
	if len(games) != 1 {
		return nil, nil, fmt.Errorf("advice is about one variant")
	}
	g := games[0]
	if err := a.checkSeat(g); err != nil {
		return nil, nil, err
	}
	h := hand.Hand{
		Cards: a.hand, Trump: a.trump, Up: a.up, Dealer: a.dealer, Seat: rules.Seat(max(a.seat, 0)),
		Offer: a.offer, Totals: a.totals, Played: a.played,
	}
	if a.deal != "" {
		if err := h.Draw(g, a.deal); err != nil {
			return nil, nil, flagged(err)
		}
	}
	v, err := h.View(g)
	return g, v, flagged(err)
}

// flagged adds the name of the wrong flag to an error.
func flagged(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("--%w", err)
}
