package netless

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

const modeVariable = "NINETYNINE_TEST_BOT"

// TestMain makes the test binary a program that plays over a pipe, if the environment says so.
func TestMain(m *testing.M) {
	if mode := os.Getenv(modeVariable); mode != "" {
		if mode == "orphan" {
			time.Sleep(time.Hour) // until killed
		}
		playOverPipe(mode)
		return
	}
	goleak.VerifyTestMain(m)
}

// playOverPipe plays the first of its options, or misbehaves as the mode says.
func playOverPipe(mode string) {
	in := bufio.NewScanner(os.Stdin)
	asked, heard := 0, 0
	if strings.HasSuffix(mode, "parent") {
		bearChild()
	}
	for in.Scan() {
		var q struct {
			Hello    *json.RawMessage
			Over     *struct{ Points []int }
			Forecast *string
			ID       uint64
			View     struct {
				Seq     int
				Options struct {
					Kind string
					From string
					Pick int
					Acts []string
				}
			}
		}
		if err := json.Unmarshal(in.Bytes(), &q); err != nil {
			fmt.Fprintln(os.Stderr, "cannot read:", err)
			os.Exit(1)
		}
		if q.Hello != nil {
			asked = 0
			switch mode {
			case "silent":
			case "dead":
				return
			case "deaf to scores", "gone with scores", "hearing", "one chance", "no chance", "chances in words":
				fmt.Println(`{"name":"hearing","scores":true,"forecasts":true}`)
			default:
				fmt.Printf("{\"name\":\"%s\"}\n", mode)
			}
			continue
		}
		if q.Over != nil {
			switch heard += len(q.Over.Points); mode {
			case "gone with scores":
				return
			case "deaf to scores":
				time.Sleep(time.Hour) // until killed
			}
			continue
		}
		if q.Forecast != nil {
			switch mode {
			case "one chance":
				fmt.Printf("{\"id\":%d,\"chances\":[1]}\n", q.ID)
			case "no chance":
			case "chances in words":
				fmt.Printf("{\"id\":%d,\"chances\":\"good\"}\n", q.ID)
			default:
				fmt.Printf("{\"id\":%d,\"chances\":[%g,%d,%d]}\n", q.ID, 1/float64(1+heard), asked, len(*q.Forecast))
			}
			continue
		}
		asked++
		o := q.View.Options
		act := o.Kind + " " + strings.Join(strings.Fields(o.From)[:min(o.Pick, len(strings.Fields(o.From)))], " ")
		if len(o.Acts) > 0 {
			act = o.Acts[0]
		}
		line, _ := json.Marshal(map[string]any{"id": q.ID, "act": act, "note": "the first"})
		if mode == "counting" && q.View.Seq != asked {
			line = []byte("garbage")
		}
		if !answerAs(mode, in, asked, q.ID, line) {
			return
		}
	}
	if strings.HasPrefix(mode, "stubborn") {
		time.Sleep(time.Hour) // until killed
	}
}

// bearChild starts a program that ends only when it is killed.
func bearChild() {
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), modeVariable+"=orphan")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	if err := c.Start(); err != nil {
		fmt.Fprintln(os.Stderr, "cannot start:", err)
		os.Exit(1)
	}
}

// answerAs answers as the mode says; false ends the program.
func answerAs(mode string, in *bufio.Scanner, asked int, id uint64, line []byte) bool {
	switch mode {
	case "silent":
	case "garbage":
		fmt.Println("garbage")
	case "words":
		fmt.Printf("{\"id\":%d,\"act\":\"play the best\"}\n", id)
	case "illegal":
		fmt.Printf("{\"id\":%d,\"act\":\"play 2C\"}\n", id)
	case "unasked":
		fmt.Printf("{\"id\":%d,\"act\":\"pass\"}\n", id+1)
	case "dying":
		if asked == 2 {
			return false
		}
		fmt.Println(string(line))
	case "slow-once":
		if asked == 2 { // answers this one only when the next is asked
			in.Scan()
			fmt.Println(string(line))
			var q struct{ ID uint64 }
			json.Unmarshal(in.Bytes(), &q)
			fmt.Printf("{\"id\":%d,\"act\":\"declare 2\"}\n", q.ID)
			return true
		}
		fmt.Println(string(line))
	case "long":
		fmt.Printf("{\"id\":%d,\"note\":\"%s\"}\n", id, strings.Repeat("x", 2*maxLine))
	case "flooding":
		for {
			if _, err := fmt.Println(string(line)); err != nil {
				return false
			}
		}
	case "deaf":
		time.Sleep(time.Hour) // until killed
	default:
		fmt.Println(string(line))
	}
	return true
}

func program(t *testing.T, mode string) *Exec {
	t.Helper()
	t.Setenv(modeVariable, mode)
	self := must.Get(os.Executable())(t)
	e := &Exec{Command: []string{self}, Stderr: os.Stderr}
	t.Cleanup(func() { e.Close() })
	return e
}

// TestExecHears sends a program how a deal ended and asks for its chances, if it has said that it
// wants and can.
func TestExecHears(t *testing.T) {
	m, v := sealedView(t)
	over := *v
	over.Phase = rules.Over
	e := program(t, "hearing")
	for _, want := range [][rules.MaxSeats]float64{{1, 1, 4}, {0.25, 2, 4}} {
		if want[0] == 1 {
			must.Do(t, e.Begin(t.Context(), m, 0, 1))
		}
		act := must.Get(e.Choose(t.Context(), v))(t)
		if got, err := e.Forecast(t.Context(), v, act); err != nil || got != want {
			t.Errorf("the chances are %v (%v), not %v", got, err, want)
		}
		must.Do(t, e.DealEnded(t.Context(), &over))
	}
	deaf := program(t, "counting")
	must.Do(t, deaf.Begin(t.Context(), m, 0, 1))
	must.Do(t, deaf.DealEnded(t.Context(), &over))
	must.Get(deaf.Choose(t.Context(), v))(t)
	if _, err := deaf.Forecast(t.Context(), v, 0); err == nil || !strings.Contains(err.Error(), "forecasts") {
		t.Errorf("who tells no chances is asked for them: %v", err)
	}
	for _, x := range []*Exec{e, deaf} {
		if n := x.Faults().Total(); n != 0 {
			t.Errorf("%d faults of %v", n, x.Command)
		}
	}
}

// TestExecHearsBadly: a program that wants scores and then reads none is restarted, and the game
// goes on; impossible chances are an error and disturb no question.
func TestExecHearsBadly(t *testing.T) {
	m, v := sealedView(t)
	over := *v
	over.Phase = rules.Over
	for mode, want := range map[string]Faults{
		"deaf to scores":   {Late: 1, Restarts: 1},
		"gone with scores": {Missing: 1, Restarts: 1},
		"one chance":       {},
		"no chance":        {},
		"chances in words": {},
	} {
		t.Run(mode, func(t *testing.T) {
			e := program(t, mode)
			e.Limits = Limits{Act: 2 * time.Second, Quit: 10 * time.Millisecond}
			must.Do(t, e.Begin(t.Context(), m, 0, 1))
			act := must.Get(e.Choose(t.Context(), v))(t)
			for n := 0; want.Restarts > 0 && e.Faults().Total() == 0; n++ {
				if err := e.DealEnded(t.Context(), &over); err != nil || n > 1000 {
					t.Fatalf("after %d deals: %v", n, err)
				}
			}
			if _, err := e.Forecast(t.Context(), v, act); err == nil {
				t.Error("it tells chances")
			}
			again, err := e.Choose(t.Context(), v)
			if err != nil || again != act || e.Faults() != want {
				t.Errorf("then it does %v and not %v, %v; %+v", again, act, err, e.Faults())
			}
		})
	}
}

// sealedView returns a View in which the seat may pass or offer a premium.
func sealedView(t *testing.T) (*match.Match, *match.View) {
	m := must.Get(match.New(must.Get(rules.Open("nobid"))(t), 0, match.Limit{}))(t)
	seed := cards.SeedOf("arena")
	d := m.Game.Deal(&seed, 1)
	s := m.Game.Start(&d)
	v := &match.View{Stage: match.Playing}
	m.Game.View(&s, 0, &v.View)
	return m, v
}

func TestExecFaults(t *testing.T) {
	// A short limit only where the test exceeds it on purpose.
	short := Limits{Act: 200 * time.Millisecond, Hello: 200 * time.Millisecond, Quit: 10 * time.Millisecond}
	for _, test := range []struct {
		mode   string
		limits Limits
		asks   int
		want   Faults
		kinds  string
	}{
		{"honest", Limits{}, 3, Faults{}, ""},
		{"silent", short, 2, Faults{Late: 3}, "late"},
		{"garbage", Limits{}, 3, Faults{Malformed: 3}, "malformed"},
		{"words", Limits{}, 3, Faults{Malformed: 3}, "malformed"},
		{"illegal", Limits{}, 3, Faults{Illegal: 3}, "illegal"},
		{"unasked", Limits{}, 3, Faults{Malformed: 3}, "malformed"},
		{"dying", Limits{}, 6, Faults{Missing: 3, Restarts: 2}, "missing"},
		{"dead", Limits{}, 6, Faults{Missing: 1 + 3 + 6, Restarts: 3}, "missing"},
		{"dying", Limits{Restarts: -1}, 6, Faults{Missing: 5}, "missing"},
		{"long", Limits{}, 2, Faults{Malformed: 2}, "malformed"},
		{"stubborn", short, 2, Faults{}, ""},
	} {
		t.Run(fmt.Sprint(test.mode, test.limits.Restarts), func(t *testing.T) {
			e := program(t, test.mode)
			e.Limits = test.limits
			if test.mode == "stubborn" {
				e.Limits = Limits{Quit: 10 * time.Millisecond}
			}
			var kinds []string
			e.OnFault = func(f Fault) { kinds = append(kinds, f.Kind.String()) }
			m, v := sealedView(t)
			ctx := context.Background()
			must.Do(t, e.Begin(ctx, m, 0, 1))
			for range test.asks {
				a, err := e.Choose(ctx, v)
				if err != nil || !v.Options.Has(a) {
					t.Fatalf("chose %v, %v", a, err)
				}
			}
			if got := e.Faults(); got != test.want || strings.Join(kinds, " ") != test.kinds {
				t.Errorf("faults %+v reported as %v, want %+v as %s", got, kinds, test.want, test.kinds)
			}
			must.Do(t, e.Close())
		})
	}
}

// TestExecSeq: questions are counted from the beginning of each match.
func TestExecSeq(t *testing.T) {
	e := program(t, "counting")
	m, v := sealedView(t)
	for range 2 {
		must.Do(t, e.Begin(context.Background(), m, 0, 1))
		for range 3 {
			must.Get(e.Choose(context.Background(), v))(t)
		}
	}
	if e.Faults() != (Faults{}) {
		t.Errorf("faults %+v", e.Faults())
	}
}

// TestExecFlooded: stale answers are skipped as long as the flood lasts, and the next question
// still times out.
func TestExecFlooded(t *testing.T) {
	e := program(t, "flooding")
	m, v := sealedView(t)
	e.Limits = Limits{Hello: time.Minute, Act: time.Minute, Quit: 10 * time.Millisecond}
	ctx := context.Background()
	must.Do(t, e.Begin(ctx, m, 0, 1))
	for range 4 {
		must.Get(e.Choose(ctx, v))(t)
		e.Limits.Act = 20 * time.Millisecond // from the second question on
	}
	if want := (Faults{Late: 3}); e.Faults() != want {
		t.Errorf("faults %+v, want %+v", e.Faults(), want)
	}
}

// TestExecLateAnswerIsPassedOver: a late answer is not taken for the answer to the next question.
func TestExecLateAnswerIsPassedOver(t *testing.T) {
	e := program(t, "slow-once")
	m, v := sealedView(t)
	ctx := context.Background()
	must.Do(t, e.Begin(ctx, m, 0, 1))
	for _, limit := range []time.Duration{time.Minute, 300 * time.Millisecond} {
		e.Limits.Act = limit
		must.Get(e.Choose(ctx, v))(t)
	}
	if e.Faults() != (Faults{Late: 1}) {
		t.Fatalf("faults %+v", e.Faults())
	}
	e.Limits.Act = time.Minute
	a, err := e.Choose(ctx, v)
	if want := rules.MakeOffer(0, rules.Declare.With(2)); err != nil || a != want || e.Faults().Total() != 1 {
		t.Errorf("chose %v, %v with %+v, want %v", a, err, e.Faults(), want)
	}
}

// TestExecFullPipe: a program that does not even read does not block the table.
func TestExecFullPipe(t *testing.T) {
	e := program(t, "deaf")
	m, v := sealedView(t)
	e.Limits = Limits{Act: time.Millisecond, Quit: time.Millisecond, Restarts: -1}
	must.Do(t, e.Begin(context.Background(), m, 0, 1))
	for e.process != nil {
		must.Get(e.Choose(context.Background(), v))(t)
	}
	if f := e.Faults(); f.Late < 10 || f.Late != f.Total() {
		t.Errorf("faults %+v", f)
	}
}

func TestExecCancelled(t *testing.T) {
	e := program(t, "silent")
	m, v := sealedView(t)
	ctx, cancel := context.WithCancel(context.Background())
	e.Limits.Hello = time.Millisecond
	must.Do(t, e.Begin(ctx, m, 0, 1))
	cancel()
	if _, err := e.Choose(ctx, v); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want the context's error", err)
	}
}

// TestExecDiesWithTheGame: a program that dies of the interrupt that ends the game is not at fault.
func TestExecDiesWithTheGame(t *testing.T) {
	e := program(t, "dying")
	m, v := sealedView(t)
	must.Do(t, e.Begin(context.Background(), m, 0, 1))
	must.Do(t, e.process.cmd.Process.Kill())
	<-e.process.ended
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for range 2 { // the running program, and a restart
		if _, err := e.Choose(ctx, v); !errors.Is(err, context.Canceled) || e.Faults() != (Faults{}) {
			t.Fatalf("error %v, faults %+v; want the context's error and no fault", err, e.Faults())
		}
	}
	if err := e.Begin(ctx, m, 0, 1); !errors.Is(err, context.Canceled) || e.Faults() != (Faults{}) {
		t.Errorf("error %v, faults %+v; want the context's error and no fault", err, e.Faults())
	}
}

func TestExecNoProgram(t *testing.T) {
	m, _ := sealedView(t)
	b := must.Get(New("exec:./no-such-program"))(t)
	if err := b.Begin(context.Background(), m, 0, 1); err == nil || !strings.Contains(err.Error(), "no-such-program") {
		t.Errorf("got %v, want an error that names the program", err)
	}
	must.Do(t, b.Close())
}

// TestExecPlaysEveryVariant: an honest program plays whole deals of every variant, and is greeted
// for each match without a restart.
func TestExecPlaysEveryVariant(t *testing.T) {
	e := program(t, "honest")
	for _, v := range rules.Catalogue() {
		for n := range uint64(3) {
			among(t, v.ID, n, e, nil)
		}
	}
	if e.Faults() != (Faults{}) {
		t.Errorf("faults %+v", e.Faults())
	}
}
