// Package thinker has computer players think elsewhere: what they are asked, and what
// they answer, as text. In a browser a hall and its players run in different workers, so
// that a long thought keeps nobody waiting.
//
// An answer follows from the question alone, so the same question gets the same answer
// in either worker, or in a program.
package thinker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"ninetynine/internal/bot"
	"ninetynine/internal/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A question is about a View.
type question struct {
	Want        string          `json:"want"` // one of the constants below
	Rules       json.RawMessage `json:"rules"`
	First       rules.Seat      `json:"first"` // dealer of the match
	Limit       match.Limit     `json:"limit"`
	View        json.RawMessage `json:"view"`
	Level       string          `json:"level,omitempty"` // act: of the player
	Temperament string          `json:"temperament,omitempty"`
	Seed        uint64          `json:"seed,string,omitempty"`
	Whole       bool            `json:"whole,omitempty"` // bids: all ways are played out
	Game        bool            `json:"game,omitempty"`  // bids: by the chances to win the game
}

// What is wanted.
const (
	wantAct    = "act"
	wantAdvice = "advice"
	wantGlance = "glance"
	wantBids   = "bids"
)

// An answer is what a question led to: one of its fields.
type answer struct {
	Act        string         `json:"act,omitempty"`
	Advice     *search.Report `json:"advice,omitempty"`
	NoStanding bool           `json:"noStanding,omitempty"` // see [bot.ErrNoStanding]
	Fault      string         `json:"fault,omitempty"`
}

// A Thinker answers questions. It belongs to one goroutine.
type Thinker struct {
	games map[string]*rules.Game // by their rules as text
	bots  map[player]bot.Bot
}

// A player is what a bot is hired as.
type player struct{ level, temperament string }

// mostGames is how many games are remembered: more than are published.
const mostGames = 64

// New returns a thinker.
func New() *Thinker { return &Thinker{games: map[string]*rules.Game{}, bots: map[player]bot.Bot{}} }

// Answer answers a question that a [Client] has asked. A player that panics is not asked
// again.
func (t *Thinker) Answer(ctx context.Context, text []byte) []byte {
	a, err := t.survive(ctx, text)
	switch {
	case errors.Is(err, bot.ErrNoStanding):
		a = answer{NoStanding: true}
	case err != nil:
		a = answer{Fault: err.Error()}
	}
	b, err := json.Marshal(a)
	if err != nil {
		b, _ = json.Marshal(answer{Fault: err.Error()}) // a string always can be
	}
	return b
}

// survive makes a fault of a panic.
func (t *Thinker) survive(ctx context.Context, text []byte) (a answer, err error) {
	defer func() {
		if p := recover(); p != nil {
			clear(t.bots)
			err = fmt.Errorf("a thought has panicked: %v", p)
		}
	}()
	return t.answer(ctx, text)
}

func (t *Thinker) answer(ctx context.Context, text []byte) (a answer, err error) {
	var q question
	if err := json.Unmarshal(text, &q); err != nil {
		return a, fmt.Errorf("the question: %w", err)
	}
	g, err := t.game(q.Rules)
	if err != nil {
		return a, err
	}
	v, _, err := record.ParseView(q.View, g)
	if err != nil {
		return a, fmt.Errorf("the View: %w", err)
	}
	m, err := match.New(g, q.First, q.Limit)
	if err != nil {
		return a, err
	}
	switch q.Want {
	case wantAct:
		a.Act, err = t.act(ctx, &q, m, &v)
	case wantAdvice:
		a.Advice, err = bot.Adviser{}.Advise(ctx, m, &v)
	case wantGlance:
		a.Advice, err = bot.Adviser{}.Glance(ctx, m, &v)
	case wantBids:
		ask := bot.Inquiry{Game: q.Game}
		if q.Whole {
			ask.Whole = func(int) bool { return true }
		}
		a.Advice, err = bot.Bids(ctx, m, &v, ask)
	default:
		err = fmt.Errorf("nobody knows what %q is", q.Want)
	}
	return a, err
}

// game returns the game of such rules.
func (t *Thinker) game(text []byte) (*rules.Game, error) {
	if g := t.games[string(text)]; g != nil {
		return g, nil
	}
	v, _, err := record.ParseVariant(text)
	if err != nil {
		return nil, err
	}
	g, err := rules.New(v)
	if err != nil {
		return nil, err
	}
	if len(t.games) >= mostGames {
		clear(t.games)
	}
	t.games[string(text)] = g
	return g, nil
}

// act has a player of the level choose.
func (t *Thinker) act(ctx context.Context, q *question, m *match.Match, v *match.View) (string, error) {
	as := player{q.Level, q.Temperament}
	b := t.bots[as]
	if b == nil {
		var err error
		if b, err = hire(as); err != nil {
			return "", err
		}
		t.bots[as] = b
	}
	if err := b.Begin(ctx, m, v.Seat, q.Seed); err != nil {
		return "", err
	}
	a, err := b.Choose(ctx, v)
	if err != nil {
		return "", err
	}
	return a.String(), nil
}

func hire(as player) (bot.Bot, error) {
	if !slices.Contains(bot.BuiltIn(), as.level) {
		return nil, fmt.Errorf("no computer player here is called %q", as.level)
	}
	b, err := bot.New(as.level)
	if err == nil && as.temperament != "" {
		err = bot.Temper(b, as.temperament)
	}
	return b, err
}

// A Client asks a thinker. Several goroutines may use it.
type Client struct {
	// Ask takes a question to the thinker, and brings back its answer.
	Ask func(ctx context.Context, question []byte) ([]byte, error)

	mu    sync.Mutex
	rules map[*rules.Game][]byte
}

// rulesOf returns the rules of a game as text.
func (c *Client) rulesOf(g *rules.Game) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	if b := c.rules[g]; b != nil {
		return b
	}
	v := g.Variant()
	b := record.AppendVariant(nil, &v)
	if c.rules == nil || len(c.rules) >= mostGames {
		c.rules = map[*rules.Game][]byte{}
	}
	c.rules[g] = b
	return b
}

func (c *Client) ask(ctx context.Context, q question, m *match.Match, v *match.View) (a answer, err error) {
	q.Rules, q.First, q.Limit = c.rulesOf(m.Game), m.First, m.Limit
	q.View = record.AppendView(nil, m, v, 0)
	text, err := json.Marshal(q)
	if err != nil {
		return a, err
	}
	told, err := c.Ask(ctx, text)
	if err != nil {
		return a, err
	}
	if err := json.Unmarshal(told, &a); err != nil {
		return a, fmt.Errorf("the answer: %w", err)
	}
	switch {
	case a.NoStanding:
		return a, bot.ErrNoStanding
	case a.Fault != "":
		return a, errors.New(a.Fault)
	}
	return a, nil
}

// Advise is [bot.Adviser.Advise].
func (c *Client) Advise(ctx context.Context, m *match.Match, v *match.View) (*search.Report, error) {
	a, err := c.ask(ctx, question{Want: wantAdvice}, m, v)
	return a.Advice, err
}

// Glance is [bot.Adviser.Glance].
func (c *Client) Glance(ctx context.Context, m *match.Match, v *match.View) (*search.Report, error) {
	a, err := c.ask(ctx, question{Want: wantGlance}, m, v)
	return a.Advice, err
}

// Bids is [bot.Bids], where all ways are played out or none.
func (c *Client) Bids(ctx context.Context, m *match.Match, v *match.View, ask bot.Inquiry) (*search.Report, error) {
	a, err := c.ask(ctx, question{Want: wantBids, Whole: ask.Whole != nil, Game: ask.Game}, m, v)
	return a.Advice, err
}

// Hire returns a player of [bot.BuiltIn] who thinks elsewhere.
func (c *Client) Hire(name string) (bot.Bot, error) {
	if !slices.Contains(bot.BuiltIn(), name) {
		return nil, fmt.Errorf("no computer player here is called %q", name)
	}
	return &away{client: c, player: player{level: name}}, nil
}

// away is a bot that thinks elsewhere.
type away struct {
	client *Client
	player
	match *match.Match
	seed  uint64
}

// Temper gives the player a temperament before it begins.
func (b *away) Temper(name string) error {
	b.temperament = name
	return nil
}

// Begin tells the bot that a match begins.
func (b *away) Begin(_ context.Context, m *match.Match, _ rules.Seat, seed uint64) error {
	b.match, b.seed = m, seed
	return nil
}

// Choose has the thinker choose.
func (b *away) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	a, err := b.client.ask(ctx, question{Want: wantAct, Level: b.level, Temperament: b.temperament, Seed: b.seed}, b.match, v)
	if err != nil {
		return 0, err
	}
	return rules.ParseAction(v.Options.Seat, a.Act)
}

// Close lets go of nothing: the thinker keeps its players.
func (b *away) Close() error { return nil }
