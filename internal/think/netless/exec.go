package netless

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// maxLine is the longest line that a program may write, in bytes.
const maxLine = 64 << 10

// Exec is a program that plays over a pipe: a line of JSON with each View on its standard input, a
// line with its act on its standard output (docs/bots.md). Whatever is wrong with an answer, the
// game goes on: the first legal act replaces it, and [Exec.Faults] counts it. The fields are set
// before Begin.
type Exec struct {
	Command []string  // the program and its arguments
	Limits  Limits    // zero fields stand for those of [DefaultLimits]
	Stderr  io.Writer // gets the program's standard error; may be nil

	// OnFault, if set, is called within Begin or Choose at the first fault of each kind.
	OnFault func(Fault)

	match   *match.Match
	seat    rules.Seat
	seed    uint64
	process *process // nil if none is running
	id      uint64   // of the last question
	asked   uint64   // questions since Begin
	right   bool     // it has answered with a legal act
	line    []byte
	faults  Faults
	can     abilities
	says    string
}

// Says returns what the program called itself when it was last greeted.
func (e *Exec) Says() string { return e.says }

// abilities are what a program can do besides choosing, as it says in its answer to hello.
type abilities struct {
	Scores    bool `json:"scores"`    // it wants to receive how deals end
	Forecasts bool `json:"forecasts"` // it states chances
}

// Limits are how long a program may take, how often it may die, and how far it may search. Times
// are wall-clock times: on a busy machine a program gets less done.
type Limits struct {
	Hello    time.Duration // for the answer to hello
	Act      time.Duration // for the answer to each question
	Quit     time.Duration // from the end of its input to its own end, before it is killed
	Restarts int           // starts after the first, from Begin to Close; below 0: none
	Nodes    uint64        // sent in hello: positions that a searching program may look at for an act; 0: no limit
}

// DefaultLimits returns 10 s for hello, 5 s for an act, 1 s to quit and 3 restarts.
func DefaultLimits() Limits {
	return Limits{Hello: 10 * time.Second, Act: 5 * time.Second, Quit: time.Second, Restarts: 3}
}

func (l Limits) orDefault() Limits {
	d := DefaultLimits()
	l.Hello = cmp.Or(max(0, l.Hello), d.Hello)
	l.Act = cmp.Or(max(0, l.Act), d.Act)
	l.Quit = cmp.Or(max(0, l.Quit), d.Quit)
	l.Restarts = max(0, cmp.Or(l.Restarts, d.Restarts))
	return l
}

// A FaultKind is what can be wrong with a program's answer.
type FaultKind uint8

const (
	Illegal   FaultKind = iota // an act that is not among the options
	Late                       // no answer in time
	Malformed                  // a line that is no answer, or too long
	Missing                    // the program has ended

	faultKinds = iota
)

// String returns the kind in a word.
func (k FaultKind) String() string {
	return [...]string{"illegal", "late", "malformed", "missing", "?"}[min(k, faultKinds)]
}

// A Fault is one fault: Detail says what was wrong and what it should have been.
type Fault struct {
	Kind   FaultKind
	Detail string
}

// Faults counts the answers that were wrong or missing, by kind, and how often the program was
// restarted. Every such answer except to hello was replaced.
type Faults struct {
	Illegal, Late, Malformed, Missing int
	Restarts                          int
}

// Total returns the number of answers that were wrong or missing.
func (f Faults) Total() int { return f.Illegal + f.Late + f.Malformed + f.Missing }

// NeverLegal reports whether the program was asked for acts and never gave a legal one.
func (e *Exec) NeverLegal() bool { return !e.right && e.id > 0 && e.faults.Total() >= int(e.id) }

// Gone reports whether the program has ended and will not be started again.
func (e *Exec) Gone() bool {
	return e.match != nil && e.process == nil && e.faults.Restarts >= e.Limits.orDefault().Restarts
}

// Faults returns the faults so far.
func (e *Exec) Faults() Faults { return e.faults }

// Begin starts the program, if it is not running, and greets it. A program that cannot be started
// at all is an error; a greeting without an answer is a fault.
func (e *Exec) Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error {
	if len(e.Command) == 0 {
		return fmt.Errorf("a bot over a pipe needs a program: exec:PROGRAM [ARGS]")
	}
	first := e.match == nil
	e.match, e.seat, e.seed, e.asked = m, seat, seed, 0
	if first {
		p, err := startProcess(e.Command, e.Stderr)
		if err != nil {
			return fmt.Errorf("cannot start the bot %q: %w", strings.Join(e.Command, " "), err)
		}
		e.process = p
	}
	if e.process == nil {
		return e.restart(ctx)
	}
	return e.greet(ctx)
}

// restart starts the program again, if its limit allows, and greets it.
func (e *Exec) restart(ctx context.Context) error {
	if ctx.Err() != nil {
		return e.note(ctx, errEnded, "start")
	}
	if e.faults.Restarts >= e.Limits.orDefault().Restarts {
		return nil
	}
	e.faults.Restarts++
	p, err := startProcess(e.Command, e.Stderr)
	if err != nil {
		return nil // the next question fails, which is counted
	}
	e.process = p
	return e.greet(ctx)
}

func (e *Exec) greet(ctx context.Context) error {
	e.line = appendHello(e.line[:0], e.match, e.seat, e.seed, e.Limits.Nodes)
	limit, cancel := context.WithTimeoutCause(ctx, e.Limits.orDefault().Hello, errLate)
	defer cancel()
	e.can = abilities{}
	err := e.exchange(limit, func(a *answer) bool {
		if a.Name == nil || a.ID != nil {
			return false
		}
		e.can, e.says = a.abilities, *a.Name
		return true
	})
	return e.note(ctx, err, "hello")
}

// Choose asks the program, and returns its act or the first legal one. The only
// error is the context's.
func (e *Exec) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	instead := v.Options.Nth(0)
	if e.match == nil {
		return 0, fmt.Errorf("the bot was asked before a match began")
	}
	if e.process == nil {
		if err := e.restart(ctx); err != nil {
			return 0, err
		}
	}
	e.id++
	e.asked++
	e.line = appendQuestion(e.line[:0], e.match, v, e.id, e.asked)
	told, err := e.ask(ctx)
	if err != nil {
		return instead, e.note(ctx, err, v.Options.Kind.String())
	}
	act, err := rules.ParseAction(v.Options.Seat, told.Act)
	switch {
	case err != nil:
		e.fault(Malformed, err.Error())
	case !v.Options.Has(act):
		e.fault(Illegal, fmt.Sprintf("%q is not among its options", told.Act))
	default:
		e.right = true
		return act, nil
	}
	return instead, nil
}

// DealEnded sends the program how a deal has ended, if it wants that. There is no answer. The only error
// is the context's.
func (e *Exec) DealEnded(ctx context.Context, v *match.View) error {
	if !e.can.Scores || e.process == nil {
		return nil
	}
	e.line = appendEnd(e.line[:0], e.match, v, e.asked)
	limit, cancel := context.WithTimeoutCause(ctx, e.Limits.orDefault().Act, errLate)
	defer cancel()
	err := e.process.write(limit, e.line)
	if err != nil {
		e.stop() // half a line may have been written, which would spoil the next
	}
	return e.note(ctx, err, "the end of a deal")
}

// Forecast asks the program for its chances. The error says that it states none, or what is wrong
// with them.
func (e *Exec) Forecast(ctx context.Context, v *match.View, act rules.Action) (chances [rules.MaxSeats]float64, err error) {
	if !e.can.Forecasts {
		return chances, fmt.Errorf(`the program tells no chances: one that does says "forecasts":true in its answer to hello`)
	}
	e.id++
	e.line = appendForecast(e.line[:0], e.match, v, e.id, e.asked, act)
	told, err := e.ask(ctx)
	if hands := e.match.Game.Seats(); err == nil && len(told.Chances) != hands {
		err = fmt.Errorf("it told %d chances and not %d, one for each hand", len(told.Chances), hands)
	}
	copy(chances[:], told.Chances)
	return chances, err
}

// The errors of a question.
var (
	errLate      = errors.New("no answer in time")
	errEnded     = errors.New("the program has ended")
	errMalformed = errors.New(`not an answer: a line such as {"id":7,"act":"play AC"} is needed`)
)

// note counts a fault. Once the caller's context has ended nothing is the program's fault, and it
// returns the context's error.
func (e *Exec) note(ctx context.Context, err error, question string) error {
	switch {
	case err == nil:
	case ctx.Err() != nil:
		return fmt.Errorf("waiting for the bot %q: %w", e.Command[0], context.Cause(ctx))
	case errors.Is(err, errLate):
		e.fault(Late, question+": "+err.Error())
	case errors.Is(err, errMalformed):
		e.fault(Malformed, question+": "+err.Error())
	case errors.Is(err, errEnded):
		e.fault(Missing, question+": "+err.Error())
		e.stop()
	}
	return nil
}

func (e *Exec) fault(k FaultKind, detail string) {
	n := [faultKinds]*int{&e.faults.Illegal, &e.faults.Late, &e.faults.Malformed, &e.faults.Missing}[k]
	*n++
	if *n == 1 && e.OnFault != nil {
		e.OnFault(Fault{k, detail})
	}
}

// An answer is a line from the program: to hello a name, otherwise id and act, or id and chances.
type answer struct {
	ID      *uint64   `json:"id"`
	Act     string    `json:"act"`
	Chances []float64 `json:"chances"`
	Name    *string   `json:"name"`
	abilities
}

// exchange writes e.line and waits for the line that fits. It skips answers to earlier questions,
// however late they come.
func (e *Exec) exchange(ctx context.Context, fits func(*answer) bool) error {
	if e.process == nil {
		return errEnded
	}
	e.process.drain()
	if err := e.process.write(ctx, e.line); err != nil {
		e.stop() // half a line may have been written, which would spoil the next
		return err
	}
	for {
		line, err := e.process.read(ctx)
		if err != nil {
			return err
		}
		var a answer
		if json.Unmarshal(line, &a) != nil {
			return fmt.Errorf("%w, not %.80q", errMalformed, line)
		}
		switch {
		case fits(&a):
			return nil
		case a.Name != nil && a.ID == nil: // to hello, late
		case a.ID == nil || *a.ID > e.id:
			return fmt.Errorf("%w, with the question's id %d, not %.80q", errMalformed, e.id, line)
		}
	}
}

func (e *Exec) ask(ctx context.Context) (told answer, err error) {
	limit, cancel := context.WithTimeoutCause(ctx, e.Limits.orDefault().Act, errLate)
	defer cancel()
	err = e.exchange(limit, func(a *answer) bool {
		told = *a
		return a.ID != nil && *a.ID == e.id
	})
	return told, err
}

// Close ends the program: its input ends, and after a while it is killed.
func (e *Exec) Close() error {
	e.stop()
	return nil
}

func (e *Exec) stop() {
	if e.process != nil {
		e.process.stop(e.Limits.orDefault().Quit)
		e.process = nil
	}
}

// appendHello appends the line that greets a program at the beginning of a match. It has the whole
// rules if they are not a published variant's.
func appendHello(b []byte, m *match.Match, seat rules.Seat, seed, nodes uint64) []byte {
	v := m.Game.Variant()
	id, _ := json.Marshal(v.ID) // a string always can be
	b = append(append(b, `{"hello":{"variant":`...), id...)
	b = strconv.AppendInt(append(b, `,"seat":`...), int64(seat), 10)
	b = strconv.AppendInt(append(b, `,"seats":`...), int64(v.Seats), 10)
	b = strconv.AppendUint(append(b, `,"nodes":`...), nodes, 10)
	b = strconv.AppendUint(append(b, `,"seed":`...), seed, 10)
	if slices.ContainsFunc(v.Clauses, func(c rules.Clause) bool { return c.Basis == rules.House }) {
		b = record.AppendVariant(append(b, `,"rules":`...), &v)
	}
	return append(b, "}}\n"...)
}

// appendEnd appends the line that says how a deal has ended; asked is the number of questions so
// far in the match.
func appendEnd(b []byte, m *match.Match, v *match.View, asked uint64) []byte {
	return append(record.AppendView(append(b, `{"over":`...), m, v, asked), "}\n"...)
}

// appendForecast appends the line that asks for chances, after the act chosen in the View, if any.
func appendForecast(b []byte, m *match.Match, v *match.View, id, asked uint64, act rules.Action) []byte {
	b = strconv.AppendUint(append(b, `{"id":`...), id, 10)
	b = append(b, `,"forecast":"`...)
	if act != 0 {
		b = act.Append(b)
	}
	b = record.AppendView(append(b, `","view":`...), m, v, asked)
	return append(b, "}\n"...)
}

func appendQuestion(b []byte, m *match.Match, v *match.View, id, seq uint64) []byte {
	b = strconv.AppendUint(append(b, `{"id":`...), id, 10)
	b = append(b, `,"view":`...)
	b = record.AppendView(b, m, v, seq)
	return append(b, "}\n"...)
}
