package bot

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/base/file"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/match"
	"ninetynine/rules"
)

// Expert plays with a net, alone or with a search on top of it; see [search.Expert]. Its acts
// follow from its seed and the View alone.
type Expert struct {
	Effort  search.Effort
	File    string           // of the net; empty: the built-in one
	Model   *nn.Model        // if set, File is ignored
	Raw     bool             // states the chances of net and worlds uncorrected
	Hinted  int              // states the chances of bids by a study of so many worlds, as hints do; 0: by the search that chose the act
	Points  bool             // play for points even if the game counts and the net knows how
	Company *company.Company // with whom it plays; nil: with players of whom nothing is known

	Level bool // without a net, its [fallbackOf] plays

	game     *rules.Game
	player   *search.Expert
	fallback Bot // plays instead, if not nil
	seed     uint64
	score    nn.Standing
}

// memory is of finished deals: twelve for each expert beside people. A deal takes some two kilobytes.
var memory, _ = lru.New[search.Sight, search.Evidence](4096) // it fails for sizes below 1

// level returns the player with the name, perhaps with an edition, if it decides by a net, or nil.
func level(name string) *Expert {
	if other, _ := search.ParseVersioned(name); other == "net" {
		return &Expert{Effort: search.Effort{Sound: true}}
	}
	if slices.Contains(search.LevelNames(), name) {
		name = search.Versioned(name, search.Edition)
	}
	name, edition := search.ParseVersioned(name)
	for _, l := range search.LevelsOf(edition) {
		if l.Name == name {
			return &Expert{Effort: l.Effort, Points: l.Points, Level: true}
		}
	}
	return nil
}

// Begin prepares for the variant. If no net was trained for it, a level's [fallbackOf] plays; for
// other players that is an error. If a net was trained but cannot be fetched just now, that is an
// error for all ([trained.ErrUnfetched]): no weaker player plays under their names.
func (e *Expert) Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error {
	e.seed = seed
	if e.game == m.Game && e.fallback == nil {
		return nil
	}
	if e.mayFallBack() && !HasNet(m.Game) {
		return e.beginFallback(ctx, m, seat)
	}
	model, err := e.model(ctx, m.Game)
	if err != nil {
		return err
	}
	e.fallback = nil
	if e.player, err = search.NewExpert(m.Game, model, e.Effort); err != nil {
		return err
	}
	e.game = m.Game
	e.player.Remember(memory)
	e.player.Meet(e.Company)
	if e.Raw || e.File != "" || e.Model != nil {
		return nil
	}
	curves, err := trained.Curves(m.Game)
	if curves != nil {
		e.player.Correct(curves)
	}
	return err
}

func (e *Expert) model(ctx context.Context, g *rules.Game) (*nn.Model, error) {
	if e.Model != nil {
		return e.Model, nil
	}
	if e.File == "" {
		return trained.Model(ctx, g)
	}
	data, err := readNet(e.File)
	if err != nil {
		return nil, err
	}
	m, err := nn.Read(data, nn.ShapeOf(g))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.File, err)
	}
	return m, nil
}

// readNet refuses what is no regular file: a pipe would make the player wait without end.
func readNet(name string) ([]byte, error) {
	if about, err := os.Stat(name); err == nil && !about.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no regular file: name the file of a net", name)
	}
	return file.Read(name, file.MostNet)
}

func (e *Expert) beginFallback(ctx context.Context, m *match.Match, seat rules.Seat) (err error) {
	if e.fallback == nil {
		if e.fallback, err = New(e.fallbackName()); err != nil {
			return err
		}
	}
	e.game, e.player = m.Game, nil
	return e.fallback.Begin(ctx, m, seat, e.seed)
}

// Choose returns the choice of the net or the search.
func (e *Expert) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if e.fallback != nil {
		return e.fallback.Choose(ctx, v)
	}
	if e.player == nil {
		return 0, fmt.Errorf("an expert was asked before a match began")
	}
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	return e.player.Choose(ctx, &v.View, e.standing(v), e.seed)
}

// standing returns how the game stands, if that counts and the net was trained on it. For a player
// that plays for points it counts in offers where the game may end with the deal, if at all.
func (e *Expert) standing(v *match.View) *nn.Standing {
	finish := v.Phase == rules.Offering && e.Effort.Finish > 0
	if e.Points && !finish || !e.player.KnowsMatch() {
		return nil
	}
	earlier := int(v.Game) * e.game.GameRule().Deals // at least: ties may have been played off
	var ok bool
	if e.score, ok = nn.StandingOf(e.game, v.Totals, v.Contracts, int(v.Number)-earlier); !ok {
		return nil
	}
	if e.Points && !e.score.MayEnd(e.game) {
		return nil
	}
	return &e.score
}

// Close does nothing.
func (e *Expert) Close() error { return nil }

// options returns what can be set by a number; docs/bots.md says what each is.
func (e *Expert) options() map[string]func(float64) {
	c := &e.Effort.MinChance
	return map[string]func(float64){
		"worlds":      func(x float64) { e.Effort.Worlds = int(x) },
		"offering":    func(x float64) { e.Effort.OfferWorlds = int(x) },
		"offerglance": func(x float64) { e.Effort.OfferFirst = int(x) },
		"finish":      func(x float64) { e.Effort.Finish = int(x) },
		"sample":      func(x float64) { e.Effort.MinESS = x },
		"choices":     func(x float64) { e.Effort.Choices = int(x) },
		"exact":       func(x float64) { e.Effort.SolveBelow = int(x) },
		"ahead":       func(x float64) { e.Effort.Ahead = int(x) },
		"open":        func(x float64) { e.Effort.SolveOpenBelow = int(x) },
		"playouts":    func(x float64) { e.Effort.Playouts = int(x) },
		"trust":       func(x float64) { e.Effort.PolicyWeight = x },
		"doubt":       func(x float64) { e.Effort.ErrorPenalty = x },
		"believe":     func(x float64) { e.Effort.SampleByBelief = x != 0 },
		"past":        func(x float64) { e.Effort.InferFromPlay = x != 0 },
		"thumb":       func(x float64) { e.Effort.HeuristicShare.Set(0, 2, x) },
		"thumbs":      func(x float64) { e.Effort.HeuristicShare.Set(3, rules.MaxSeats, x) },
		"double":      func(x float64) { e.Effort.DoubleDummyShare.Set(0, 3, x) },
		"doubles":     func(x float64) { e.Effort.DoubleDummyShare.Set(4, rules.MaxSeats, x) },
		"blur":        func(x float64) { e.Effort.Blur = x },
		"points":      func(x float64) { e.Points = x != 0 },
		"raw":         func(x float64) { e.Raw = x != 0 },
		"study":       func(x float64) { e.Hinted = int(x) },
		"sound":       func(x float64) { e.Effort.Sound = x != 0 },
		"proves":      func(x float64) { e.Effort.Proves = int(x) },
		"rest":        func(x float64) { e.Effort.Rest, e.Effort.Evened = x, 0 },
		"sharp":       func(x float64) { e.Effort.Blur = 1/max(x, 0.01) - 1 },
		"memory":      func(x float64) { e.Effort.Manner.Forget = 1 / max(x, 0.1) },
		"hoard":       func(x float64) { e.Effort.Manner.Hoard = x },
		"fear":        func(x float64) { e.Effort.Manner.Fear = x },
		"pretty":      func(x float64) { e.Effort.Manner.Pretty = x },
		"misjudge":    func(x float64) { e.Effort.Manner.Misjudge = x },
		"count":       func(x float64) { e.Effort.Manner.Counts = x },
		"obvious":     func(x float64) { e.Effort.Manner.Obvious = x > 0 },
		"takes":       func(x float64) { e.Effort.Manner.Takes = x > 0 },
		"duck":        func(x float64) { e.Effort.Manner.Duck = x },
		"exposed":     func(x float64) { e.Effort.Manner.Exposed = x },
		"reach":       func(x float64) { e.Effort.Manner.Reach = x },
		"declare":     func(x float64) { c.Declare, c.DeclareWhereAllMay, c.DeclareToName = x, x, x },
		"each":        func(x float64) { c.DeclareWhereAllMay = x },
		"naming":      func(x float64) { c.DeclareToName = x },
		"reveal":      func(x float64) { c.Reveal = x },
	}
}

// configure reads options such as "worlds=100+exact=12" into the expert.
func (e *Expert) configure(options string) error {
	number := e.options()
	for _, o := range strings.Split(options, "+") {
		key, value, _ := strings.Cut(o, "=")
		if key == "file" && value != "" {
			e.File = value
			continue
		}
		if key == "evened" {
			levels := search.LevelNames()
			levels = levels[:len(levels)-1]
			if e.Effort.Evened = 1 + slices.Index(levels, value); e.Effort.Evened == 0 {
				return fmt.Errorf("evened=%s: no errors were measured for it; write one of %s", value, strings.Join(levels, ", "))
			}
			continue
		}
		if key == "temperament" {
			if err := SetTemperament(e, value); err != nil {
				return err
			}
			continue
		}
		if key == "others" {
			p, err := ParsePlayer(value)
			if err != nil {
				return fmt.Errorf("others: %w", err)
			}
			e.Company = company.All(p)
			continue
		}
		x, err := strconv.ParseFloat(value, 64)
		set := number[key]
		if set == nil || err != nil || !(x >= 0 && x < 1e6) {
			return fmt.Errorf("%q is not an option of a player: write file=FILE, temperament=NAME, others=LEVEL, evened=LEVEL, or a name and a number such as worlds=100, with + between options; the names are %s", o, strings.Join(slices.Sorted(maps.Keys(number)), ", "))
		}
		if x > 1 && slices.Contains([]string{"thumb", "thumbs", "double", "doubles", "exposed"}, key) {
			return fmt.Errorf("%s=%v: give a share from 0 to 1", key, x)
		}
		set(x)
	}
	if e.Effort.Worlds > 0 && e.Effort.Choices < 1 {
		return fmt.Errorf("choices=0: a player with worlds needs at least 1 choice")
	}
	if e.Effort.Ahead > math.MaxInt8 {
		return fmt.Errorf("ahead=%d: give at most %d, which is to the end", e.Effort.Ahead, math.MaxInt8)
	}
	return nil
}

// ParsePlayer returns the player of a company with the name: one of [Levels], with an edition and a temperament
// such as "casual 4:temperament=bold", or [company.Person].
func ParsePlayer(name string) (company.Player, error) {
	kind, temperament, tempered := strings.Cut(name, ":temperament=")
	if plain, edition := search.ParseVersioned(kind); plain == kind || edition == 0 { // no edition is named
		if all := append(Levels(), company.Person); !slices.Contains(all, kind) {
			return company.Player{}, fmt.Errorf("%q is no kind of player; write one of %s", kind, strings.Join(all, ", "))
		}
		kind = search.Versioned(kind, search.Edition)
	}
	if tempered {
		e := level(kind)
		if e == nil {
			return company.Player{}, fmt.Errorf("%s has no temperament: only levels have one", kind)
		}
		if err := e.SetTemperament(temperament); err != nil {
			return company.Player{}, err
		}
	}
	return company.Player{Level: kind, Temperament: temperament}, nil
}

// ParseCompany returns the company of a seat whose others have the names, from the left, or all the same
// one: see [ParsePlayer]. It is nil without names.
func ParseCompany(g *rules.Game, seat rules.Seat, names []string) (*company.Company, error) {
	live := g.Live().Len()
	switch len(names) {
	case 0:
		return nil, nil
	case 1, live - 1:
	default:
		return nil, fmt.Errorf("%d players are named: give one for all, or each of the %d", len(names), live-1)
	}
	c := new(company.Company)
	for i := range live - 1 {
		p, err := ParsePlayer(names[i%len(names)])
		if err != nil {
			return nil, err
		}
		c.Players[(int(seat)+1+i)%live] = p
	}
	return c, nil
}

// Meet says with whom the player plays: see [Meet] and [search.Expert.Meet]. It holds until the player meets
// others or begins another game.
func (e *Expert) Meet(c *company.Company) {
	if e.player != nil && e.supposes() {
		e.player.Meet(c)
	}
}

// supposes reports whether the player supposes in its worlds how others play: experts do, but for those of
// edition 1.
func (e *Expert) supposes() bool { return e.Effort.Playouts > 0 && e.Effort.OfferWorlds > 0 }

// Supposes reports whether the player with the name can use what [Meet] tells it.
func Supposes(name string) bool {
	e := level(name)
	return e != nil && e.supposes()
}

// A Temperamental player can have a temperament.
type Temperamental interface {
	// SetTemperament sets the temperament by its name, before Begin.
	SetTemperament(name string) error
}

// SetTemperament gives a player of a level the temperament with the name, before it begins.
func SetTemperament(b Bot, name string) error {
	t, ok := b.(Temperamental)
	if !ok {
		return errors.New("only players that have a net can have a temperament")
	}
	return t.SetTemperament(name)
}

// SetTemperament gives the player the temperament with the name, before it begins.
func (e *Expert) SetTemperament(name string) error {
	var names []string
	for _, t := range search.Temperaments() {
		if t.Name == name {
			e.Effort.Temperament = t
			return nil
		}
		names = append(names, t.Name)
	}
	return fmt.Errorf("no temperament is called %q; there are: %s", name, strings.Join(names, ", "))
}

// DefaultLevel is the level of opponents unless the player chooses one: people leave if they always
// lose, or always win.
const DefaultLevel = "casual"

// DefaultLineup returns the name for each chair at a table for one person, who has the first: a
// level, or [defaultOpponent] if it is "".
func DefaultLineup(v *rules.Variant, level string) []string {
	return append([]string{""}, slices.Repeat([]string{cmp.Or(level, defaultOpponent(v))}, v.Live()-1)...)
}

// defaultOpponent returns the opponent of a player who has chosen none: [DefaultLevel], or greedy
// if no net fits the table.
func defaultOpponent(v *rules.Variant) string {
	g, err := rules.New(*v)
	if err == nil {
		err = trained.Fits(g)
	}
	if err != nil {
		return "greedy"
	}
	return DefaultLevel
}

// Forecast returns, by seat, the chance that each contract will be made, as the expert judges it
// from the View. If there is a decision and act is not 0, the seat's own chance is that of the act,
// judged in worlds; all other chances are the net's alone. It is an error to ask before Begin.
func (e *Expert) Forecast(ctx context.Context, v *match.View, act rules.Action) ([rules.MaxSeats]float64, error) {
	if e.fallback != nil {
		return [rules.MaxSeats]float64{}, fmt.Errorf("no net was trained for such rules, and without one no chances are told")
	}
	if e.player == nil {
		return [rules.MaxSeats]float64{}, fmt.Errorf("an expert was asked before a match began")
	}
	chances := e.player.Outlook(&v.View, e.standing(v))
	if act == 0 {
		return chances, nil
	}
	if e.Hinted > 0 && v.Phase == rules.Laying {
		study, err := e.player.Explore(ctx, &v.View, e.standing(v), e.seed, search.Scope{Worlds: e.Hinted})
		if err != nil {
			return chances, err
		}
		chances[v.Seat] = study.Options[slices.IndexFunc(study.Options, func(o search.Option) bool { return o.Action == act })].Chance
		return chances, nil
	}
	c, ok, err := e.player.Chance(ctx, &v.View, e.standing(v), e.seed, act)
	if ok {
		chances[v.Seat] = c
	}
	return chances, err
}
