package botplay

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/trained"
	"ninetynine/match"
	"ninetynine/rules"
)

func turn(t *testing.T, level string) *hall.Turn {
	t.Helper()
	g := must.Get(rules.Open("standard"))(t)
	m := must.Get(match.New(g, 0, match.Limit{}))(t)
	s := m.Start()
	d := m.Draw(&s, new(cards.Seed), 0)
	must.Do(t, m.Deal(&s, &d))
	turn := &hall.Turn{Table: "t", Seat: 1, From: 7, Level: level, Match: m}
	m.View(&s, 1, &turn.View)
	return turn
}

// pool returns a pool whose acts and faults come through channels.
func pool(t *testing.T, stands bool) (c *Pool, acts chan *table.Command, faults chan error, stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	acts, faults = make(chan *table.Command, 10), make(chan error, 10)
	c = New(ctx, Config{
		Thinkers: 2, Hire: bot.New,
		Do: func(_ context.Context, _ string, cmd *table.Command) error {
			acts <- cmd
			return nil
		},
		Pending: func(context.Context, *hall.Turn) bool { return stands },
		Now:     func() int64 { return 0 },
		Fault:   func(err error) { faults <- err },
		Urgent:  func() func() { return func() {} },
	})
	return c, acts, faults, func() {
		t.Helper()
		cancel()
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestPoolActs takes a turn once, however often it is called, and falls back to a bot that can play where
// the chosen one cannot, which it reports.
func TestPoolActs(t *testing.T) {
	for level, reports := range map[string]int{"greedy": 0, "nobody knows this one": 1} {
		c, acts, faults, stop := pool(t, true)
		x := turn(t, level)
		x.At = 30 // so that it is still pending when it is called again
		c.Play(x)
		c.Play(x)
		cmd := <-acts
		if cmd.Do != table.Act || cmd.Seat != 1 || cmd.Seen != 7 {
			t.Errorf("%s does %+v", level, cmd)
		}
		a, err := rules.ParseAction(1, cmd.Act)
		if err != nil || !x.View.Options.Has(a) {
			t.Errorf("%s does %q", level, cmd.Act)
		}
		stop()
		if len(acts) > 0 {
			t.Errorf("%s acts twice", level)
		}
		if len(faults) != reports {
			t.Errorf("%s: %d faults are told, not %d", level, len(faults), reports)
		}
	}
}

// TestPoolLetsBe: a pool does not think about a turn that is over, and takes none after it is closed.
func TestPoolLetsBe(t *testing.T) {
	c, acts, faults, stop := pool(t, false)
	c.Play(turn(t, "greedy"))
	stop()
	c.Play(turn(t, "greedy"))
	if len(acts)+len(faults) > 0 {
		t.Errorf("it acts %d times, and fails %d times", len(acts), len(faults))
	}
}

// TestPoolTellsFaults: a pool reports refusals of a table, except of late acts.
func TestPoolTellsFaults(t *testing.T) {
	for _, no := range []error{errors.New("the disk is full"), table.Refuse(table.Stale, "bot-not-due", "seat", 1)} {
		c, _, faults, stop := pool(t, true)
		c.config.Do = func(context.Context, string, *table.Command) error { return no }
		c.Play(turn(t, "greedy"))
		c.all.Wait()
		if got, want := len(faults), 1; errors.As(no, new(*table.Refusal)) == (got == want) {
			t.Errorf("of %v %d faults are told", no, got)
		}
		stop()
	}
}

// TestUnfetched: a bot that cannot be fetched waits for the network, and the pool says so; no other bot
// plays in its name, and other tables do not wait for it. Once it is there, it plays.
func TestUnfetched(t *testing.T) {
	c, acts, faults, stop := pool(t, true)
	c.config.Again = time.Millisecond
	c.thinking = make(chan struct{}, 1)
	waits, network := make(chan bool, 2), make(chan struct{})
	c.config.Unfetched = func(table string, is bool) { waits <- is }
	c.config.Hire = func(name string) (bot.Bot, error) {
		b, err := bot.New(name)
		if name == "expert" {
			return away{b, network}, err
		}
		return b, err
	}
	c.Play(turn(t, "expert"))
	second := turn(t, "expert")
	second.Seat = 2
	c.Play(second)
	if !<-waits {
		t.Error("they wait no more")
	}
	other := turn(t, "greedy")
	other.Table, other.From = "other", 9
	c.Play(other)
	if cmd := <-acts; cmd.Seen != 9 {
		t.Errorf("without a network %+v is done", cmd)
	}
	close(network)
	for range 2 {
		if cmd := <-acts; cmd.Seen != 7 {
			t.Errorf("with a network %+v is done", cmd)
		}
	}
	if <-waits {
		t.Error("they begin to wait anew")
	}
	stop()
	if len(faults)+len(acts)+len(waits) > 0 {
		t.Errorf("%d faults, %d more acts", len(faults), len(acts))
	}
}

// away is a bot that needs a network to begin.
type away struct {
	bot.Bot
	network chan struct{}
}

func (b away) Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error {
	select {
	case <-b.network:
		return b.Bot.Begin(ctx, m, seat, seed)
	default:
		return fmt.Errorf("the net: %w", trained.ErrUnfetched)
	}
}

// TestPoolForgets: a bot's decision is dropped when its next turn has come, as after an undo.
func TestPoolForgets(t *testing.T) {
	c, acts, faults, stop := pool(t, true)
	asked := make(chan context.Context, 1)
	c.config.Hire = func(name string) (bot.Bot, error) {
		b, err := bot.New("greedy")
		if name == "slow" {
			return slow{b, asked}, err
		}
		return b, err
	}
	c.Play(turn(t, "slow"))
	ctx := <-asked
	next := turn(t, "greedy")
	next.From = 8
	c.Play(next)
	<-ctx.Done()
	if cmd := <-acts; cmd.Seen != 8 {
		t.Errorf("%+v is done", cmd)
	}
	stop()
	if len(acts)+len(faults) > 0 {
		t.Errorf("%d more acts, %d faults", len(acts), len(faults))
	}
}

// slow is a bot that thinks until its caller gives up.
type slow struct {
	bot.Bot
	asked chan context.Context
}

func (b slow) Choose(ctx context.Context, _ *match.View) (rules.Action, error) {
	b.asked <- ctx
	<-ctx.Done()
	return 0, ctx.Err()
}

// TestPoolIsUrgent: a bot's thinking is urgent, until it has decided.
func TestPoolIsUrgent(t *testing.T) {
	c, acts, _, stop := pool(t, true)
	defer stop()
	urgent := make(chan bool, 2)
	c.config.Urgent = func() (done func()) {
		urgent <- true
		return func() { urgent <- false }
	}
	c.config.Pending = func(context.Context, *hall.Turn) bool {
		if !<-urgent || len(urgent) > 0 {
			t.Error("it is not urgent while a bot thinks")
		}
		return true
	}
	c.Play(turn(t, "greedy"))
	if <-acts; len(urgent) != 1 || <-urgent {
		t.Error("it is urgent when the bot has acted")
	}
}

// TestTemperaments: a bot of each temperament that a table may give decides.
func TestTemperaments(t *testing.T) {
	for _, temperament := range []string{table.Bold, table.Careful, table.Spoiler, table.Noughts} {
		c, acts, faults, stop := pool(t, true)
		x := turn(t, "casual")
		x.Temperament = temperament
		c.Play(x)
		select {
		case <-acts:
		case err := <-faults:
			t.Error(err)
		}
		if c.idle[player{"casual", temperament}] == nil {
			t.Errorf("somebody else played for a %s one: %v", temperament, c.idle)
		}
		stop()
	}
}
