// Package thinker lets computer players think in another worker: it carries questions and answers as text.
// In a browser the hall and its players run in different workers, so that a long thought does not hold up
// the table.
//
// An answer follows from the question alone, so the same question gets the same answer in either worker, or
// in a program. Questions for which a table waits come first: acts, then hints, then all others, which they
// interrupt.
package thinker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A question is about a View, or about a finished deal.
type question struct {
	Want        string           `json:"want"` // one of the constants below
	Priority    priority         `json:"urgency,omitempty"`
	Rules       json.RawMessage  `json:"rules"`
	First       rules.Seat       `json:"first"` // dealer of the match
	Limit       match.Limit      `json:"limit"`
	View        json.RawMessage  `json:"view,omitempty"`
	Company     *company.Company `json:"company,omitempty"` // with whom the seat plays
	Level       string           `json:"level,omitempty"`   // act: of the player
	Temperament string           `json:"temperament,omitempty"`
	Seed        uint64           `json:"seed,string,omitempty"`
	Whole       bool             `json:"whole,omitempty"` // bids: all ways are played out
	Game        bool             `json:"game,omitempty"`  // bids: by the chances to win the game
	Deal        *rules.Deal      `json:"deal,omitempty"`  // worth: of which deal,
	Acts        []rules.Action   `json:"acts,omitempty"`  // and the acts in it
}

// The kinds of questions.
const (
	wantAct    = "act"
	wantAdvice = "advice"
	wantGlance = "glance"
	wantBids   = "bids"
	wantWorth  = "worth"
	wantProof  = "proof"
)

// An answer has one field set: the result of a question.
type answer struct {
	Act        string         `json:"act,omitempty"`
	Advice     *advice.Advice `json:"advice,omitempty"`
	Worth      []ledger.Worth `json:"worth,omitempty"`
	Settled    bool           `json:"settled,omitempty"`
	NoStanding bool           `json:"noStanding,omitempty"` // see [bot.ErrNoStanding]
	Unfetched  bool           `json:"unfetched,omitempty"`  // see [trained.ErrUnfetched]
	Fault      string         `json:"fault,omitempty"`
}

// A Thinker answers questions, one at a time. Several goroutines may use it, one for each question.
type Thinker struct {
	// Yield, which may be nil, is called every few milliseconds of an interruptible task: it lets waiting
	// events in.
	Yield func()
	// Fetch fetches what the players of a game need to think, or returns the context's error or
	// [trained.ErrUnfetched]. Meanwhile other tasks run.
	Fetch func(ctx context.Context, g *rules.Game) error

	scheduler scheduler

	mu    sync.Mutex
	games map[string]*rules.Game // by their rules as text

	bots   map[player]bot.Bot // those that have played here
	critic *review.Critic
}

type player struct{ level, temperament string }

// mostGames is how many games are remembered: more than are published.
const mostGames = 64

// New returns a thinker.
func New() *Thinker {
	return &Thinker{Fetch: fetch, critic: review.NewCritic(), games: map[string]*rules.Game{}, bots: map[player]bot.Bot{}}
}

// fetch gets the net of a game, if one was trained for it.
func fetch(ctx context.Context, g *rules.Game) error {
	if !bot.HasNet(g) {
		return nil
	}
	_, err := trained.Model(ctx, g)
	return err
}

// Answer answers a question of a [Client]. The task ends soon after the context, when no caller waits for
// the answer. A player that panics is not asked again.
func (t *Thinker) Answer(ctx context.Context, text []byte) []byte {
	a, err := t.answer(ctx, text)
	switch {
	case errors.Is(err, bot.ErrNoStanding):
		a = answer{NoStanding: true}
	case errors.Is(err, trained.ErrUnfetched):
		a = answer{Unfetched: true, Fault: err.Error()}
	case err != nil:
		a = answer{Fault: err.Error()}
	}
	b, err := json.Marshal(a)
	if err != nil {
		b, _ = json.Marshal(answer{Fault: err.Error()}) // a string always can be
	}
	return b
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
	if q.Want != wantProof && (q.Want != wantAct || bot.UsesNet(q.Level)) {
		if err := t.Fetch(ctx, g); err != nil {
			return a, err
		}
	}
	task := newTask(q.Priority)
	if err := t.scheduler.acquire(ctx, task); err != nil {
		return a, err
	}
	defer t.scheduler.release()
	return t.think(ctx, g, &q, func() { t.scheduler.pause(task, t.Yield) })
}

// think answers a question in its turn. It turns a panic into an error.
func (t *Thinker) think(ctx context.Context, g *rules.Game, q *question, pause func()) (a answer, err error) {
	defer func() {
		if p := recover(); p != nil {
			clear(t.bots)
			err = fmt.Errorf("a thought has panicked: %v", p)
		}
	}()
	if q.Want == wantWorth {
		if q.Deal == nil {
			return a, errors.New("there is no deal")
		}
		a.Worth, err = t.critic.Appraise(ctx, g, q.Deal, q.Acts, pause)
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
	adviser := bot.Adviser{Pause: pause}
	switch q.Want {
	case wantAct:
		a.Act, err = t.act(ctx, q, m, &v)
	case wantAdvice:
		a.Advice, err = adviser.Advise(ctx, m, &v, q.Company)
	case wantGlance:
		a.Advice, err = adviser.Glance(ctx, m, &v, q.Company)
	case wantBids:
		ask := bot.StudyScope{Scope: search.Scope{Pause: pause}, Company: q.Company, Game: q.Game}
		if q.Whole {
			ask.Whole = func(int) bool { return true }
		}
		a.Advice, err = bot.Bids(ctx, m, &v, ask)
	case wantProof:
		a.Settled = claim.Proved(g, &v.View)
	default:
		err = fmt.Errorf("nobody knows what %q is", q.Want)
	}
	return a, err
}

func (t *Thinker) game(text []byte) (*rules.Game, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
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

// act makes a player of the level choose. It does not pause, so that no other task asks the same player
// meanwhile.
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
	bot.Meet(b, q.Company)
	a, err := b.Choose(ctx, v)
	if err != nil {
		return "", err
	}
	return a.String(), nil
}

func hire(as player) (bot.Bot, error) {
	if !bot.IsBuiltIn(as.level) {
		return nil, fmt.Errorf("no computer player here is called %q", as.level)
	}
	b, err := bot.New(as.level)
	if err == nil && as.temperament != "" {
		err = bot.SetTemperament(b, as.temperament)
	}
	return b, err
}

// A Client asks a thinker. Several goroutines may use it.
type Client struct {
	// Ask sends a question to the thinker, and returns its answer. If the context ends first, it tells the
	// thinker that no caller waits for it.
	Ask func(ctx context.Context, question []byte) ([]byte, error)

	lowPriority bool // all its questions have low priority

	mu    sync.Mutex
	rules map[*rules.Game][]byte
}

// LowPriority returns a client whose questions come after those of all other clients.
func (c *Client) LowPriority() *Client { return &Client{Ask: c.Ask, lowPriority: true} }

func (c *Client) rulesOf(g *rules.Game) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	if b := c.rules[g]; b != nil {
		return b
	}
	b := record.AppendVariant(nil, new(g.Variant()))
	if c.rules == nil || len(c.rules) >= mostGames {
		c.rules = map[*rules.Game][]byte{}
	}
	c.rules[g] = b
	return b
}

func (c *Client) about(ctx context.Context, q question, m *match.Match, v *match.View) (a answer, err error) {
	q.First, q.Limit = m.First, m.Limit
	q.View = record.AppendView(nil, m, v, 0)
	return c.ask(ctx, q, m.Game)
}

func (c *Client) ask(ctx context.Context, q question, g *rules.Game) (a answer, err error) {
	q.Rules = c.rulesOf(g)
	if c.lowPriority {
		q.Priority = lowPriority
	}
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
	case a.Unfetched:
		return a, fmt.Errorf("%w (%s)", trained.ErrUnfetched, a.Fault)
	case a.Fault != "":
		return a, errors.New(a.Fault)
	}
	return a, nil
}

// Advise is [bot.Adviser.Advise].
func (c *Client) Advise(ctx context.Context, m *match.Match, v *match.View, with *company.Company) (*advice.Advice, error) {
	a, err := c.about(ctx, question{Want: wantAdvice, Company: with, Priority: hint}, m, v)
	return a.Advice, err
}

// Glance is [bot.Adviser.Glance].
func (c *Client) Glance(ctx context.Context, m *match.Match, v *match.View, with *company.Company) (*advice.Advice, error) {
	a, err := c.about(ctx, question{Want: wantGlance, Company: with, Priority: lowPriority}, m, v)
	return a.Advice, err
}

// Bids is [bot.Bids], where all ways are played out or none.
func (c *Client) Bids(ctx context.Context, m *match.Match, v *match.View, ask bot.StudyScope) (*advice.Advice, error) {
	a, err := c.about(ctx, question{Want: wantBids, Company: ask.Company, Priority: lowPriority, Whole: ask.Whole != nil, Game: ask.Game}, m, v)
	return a.Advice, err
}

// Settled is [claim.Proved], which may take long for an unsettled deal.
func (c *Client) Settled(ctx context.Context, m *match.Match, v *match.View) (bool, error) {
	a, err := c.about(ctx, question{Want: wantProof, Priority: hint}, m, v)
	return a.Settled, err
}

// Appraise is [review.Critic.Appraise].
func (c *Client) Appraise(ctx context.Context, g *rules.Game, deal *rules.Deal, acts []rules.Action) ([]ledger.Worth, error) {
	a, err := c.ask(ctx, question{Want: wantWorth, Priority: lowPriority, Deal: deal, Acts: acts}, g)
	return a.Worth, err
}

// Judge returns the judge of reports, who thinks in the other worker, with low priority.
func (c *Client) Judge() review.Judge {
	j, later := review.Strongest(nil), c.LowPriority()
	j.Advise, j.Glance, j.Appraise = later.Advise, later.Glance, later.Appraise
	return j
}

// Hire returns a player of [bot.BuiltIn] who thinks in the other worker.
func (c *Client) Hire(name string) (bot.Bot, error) {
	if !bot.IsBuiltIn(name) {
		return nil, fmt.Errorf("no computer player here is called %q", name)
	}
	return &remoteBot{client: c, player: player{level: name}}, nil
}

// remoteBot is a bot that thinks in the other worker.
type remoteBot struct {
	client *Client
	player
	match   *match.Match
	seed    uint64
	company *company.Company
}

// SetTemperament gives the player a temperament before it begins.
func (b *remoteBot) SetTemperament(name string) error {
	b.temperament = name
	return nil
}

// Begin tells the bot that a match begins.
func (b *remoteBot) Begin(_ context.Context, m *match.Match, _ rules.Seat, seed uint64) error {
	b.match, b.seed = m, seed
	return nil
}

// Meet tells the bot with whom it plays.
func (b *remoteBot) Meet(c *company.Company) { b.company = c }

// Choose has the thinker choose.
func (b *remoteBot) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	a, err := b.client.about(ctx, question{Want: wantAct, Company: b.company, Level: b.level, Temperament: b.temperament, Seed: b.seed}, b.match, v)
	if err != nil {
		return 0, err
	}
	return rules.ParseAction(v.Options.Seat, a.Act)
}

// Close keeps the player in the thinker.
func (b *remoteBot) Close() error { return nil }
