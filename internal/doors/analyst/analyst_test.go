package analyst

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A said is a line of the output, as a client reads it.
type said struct {
	ID, Error, Warning, Field, Action, Act string
	Line                                   int
	Partial, Terminated                    bool
	At                                     *Moment
	Advice, Report, Par, MadeBy            json.RawMessage
}

func lines(t *testing.T, text []byte) (all []said) {
	t.Helper()
	for line := range bytes.Lines(text) {
		var s said
		must.Do(t, json.Unmarshal(line, &s), string(line))
		all = append(all, s)
	}
	return all
}

// options have a clock that goes on by a second each time it is asked.
func options(cores int) Options {
	var mu sync.Mutex
	now := time.Unix(0, 0)
	return Options{Cores: cores, Now: func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		now = now.Add(time.Second)
		return now
	}}
}

// ask returns the answers to lines, after which the input ends.
func ask(t *testing.T, cores int, in ...string) []said {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, Run(t.Context(), strings.NewReader(strings.Join(in, "\n")), &out, options(cores)))
	return lines(t, out.Bytes())
}

// played returns a record of two deals of a duel, and a View with three cards left.
func played(t testing.TB) (text string, view string) {
	var b bytes.Buffer
	w := record.NewWriter(&b)
	must.Do(t, w.Begin(&record.Header{Variant: must.Get(rules.Named("duel"))(t), Seats: []string{"A", "B"}, Limit: match.Limit{Deals: 2}}))
	m, seed, greedy := w.Match(), cards.SeedOf("analyst"), new(netless.Greedy)
	must.Do(t, greedy.Begin(t.Context(), m, 0, 1))
	for s := w.State(); s.Stage != match.Ended; s = w.State() {
		if s.Stage == match.Dealing {
			d := m.Draw(&s, &seed, uint64(s.Number))
			must.Do(t, w.Deal(&d, nil))
			continue
		}
		var v match.View
		seat := m.Game.Turn(&s.Deal).First()
		m.View(&s, seat, &v)
		if v.Phase == rules.Playing && v.Tricks == 6 {
			view = string(record.AppendView(nil, m, &v, 1))
		}
		must.Do(t, w.Act(seat, must.Get(greedy.Choose(t.Context(), &v))(t), nil))
	}
	return b.String(), view
}

func quoted(text string) string {
	b, _ := json.Marshal(text)
	return string(b)
}

// TestOnce: of thousands of questions, good and bad, of several positions, of the same id and terminated, each
// position gets exactly one final answer, on one core and on several.
func TestOnce(t *testing.T) {
	text, view := played(t)
	kinds := []struct {
		line string
		ends int // final answers
	}{
		{`"what":"plays","variant":"duel","worlds":1,"view":` + view, 1},
		{`"what":"plays","variant":"duel","worlds":2,"every":1,"priority":3,"view":` + view, 1},
		{`"what":"par","variant":"duel","deal":"k7f2","plays":2`, 1},
		{`"what":"plays","worlds":1,"record":` + quoted(text) + `,"at":[{"deal":0,"step":12},{"deal":1,"step":15},{"deal":1,"step":15}]`, 3},
		{`"what":"bids","variant":"duel"`, 1},                        // no hand
		{`"what":"plays","variant":"duel","view":{}`, 1},             // no View
		{`"what":"par","variant":"duel","deal":"k7f2","plays":1`, 1}, // too few
		{`"what":"nothing","colour":"red"`, 1},
	}
	n := gate.Times(10_000, 500)
	var in []string
	want := map[string]int{}
	for i := range n {
		id := fmt.Sprint(i - i%7%2) // two in seven have the same
		kind := kinds[(i*i+i/3)%len(kinds)]
		in = append(in, `{"id":"`+id+`",`+kind.line+`}`)
		if want[id] += kind.ends; i%7%2 == 1 {
			want[id] = -1 // the second may be refused as a whole
		}
		if i%11 == 0 {
			in = append(in, fmt.Sprintf(`{"id":"t%d","action":"terminate","terminateId":"%d"}`, i, i-i%5))
		}
	}
	for _, cores := range []int{1, 4} {
		got, told := map[string]int{}, 0
		for _, s := range ask(t, cores, in...) {
			switch {
			case s.Action != "":
				told++
			case s.Warning == "" && !s.Partial:
				got[s.ID]++
			}
		}
		for id, ends := range want {
			if got[id] != ends && !(ends < 0 && got[id] >= 2 && got[id] <= 6) {
				t.Errorf("on %d cores, query %s got %d final answers, not %d", cores, id, got[id], ends)
			}
		}
		if len(got) != len(want) || told != (n+10)/11 {
			t.Errorf("on %d cores, %d queries of %d and %d terminations were answered", cores, len(got), len(want), told)
		}
	}
}

// TestErrors: an error names the field and the remedy, and the next line is answered.
func TestErrors(t *testing.T) {
	text, view := played(t)
	for line, want := range map[string]string{
		`nonsense`:                        `: the line is no JSON`,
		`[1]`:                             `: the line is no object`,
		`{}`:                              `id: give a text`,
		`{"id":7}`:                        `id: it takes a text, not a number`,
		`{"id":"a","what":"dance"}`:       `what: "dance": give plays, bids, report or par`,
		`{"id":"a","action":"dance"}`:     `action: "dance": give one of terminate`,
		`{"id":"a","action":"terminate"}`: `terminateId: give the id`,
		`{"id":"a","what":"plays","worlds":"few"}`:                                             `worlds: it takes a whole number, not a string`,
		`{"id":"a","what":"plays","worlds":10001}`:                                             `worlds: 10001: give 1 to 10000, or leave it out`,
		`{"id":"a","what":"par","plays":-1}`:                                                   `plays: -1: give 2 to 100000, or leave it out`,
		`{"id":"a","what":"plays","totals":[9e18,0,0]}`:                                        `totals: it takes a whole number from -2147483648 to 2147483647, not 9e18`,
		`{"id":"a","what":"plays","every":99999999999999999999999}`:                            `every: it takes a whole number from -9223372036854775808 to 9223372036854775807, not 99999999999999999999999`,
		`{"id":"a","what":"plays","every":-1}`:                                                 `every: -1: give 0 to`,
		`{"id":"a","what":"plays","at":[7]}`:                                                   `at: it takes an object`,
		`{"id":"a","what":"plays","variant":"chess"}`:                                          `variant: no variant is called`,
		`{"id":"a","what":"plays","variant":"duel","rules":{"hand":99}}`:                       `rules: `,
		`{"id":"a","what":"plays","variant":"duel"}`:                                           `hand: 0 cards are given`,
		`{"id":"a","what":"plays","variant":"duel","deal":"x/y"}`:                              `deal: "x/y": after the last /`,
		`{"id":"a","what":"plays","variant":"duel","view":{"seat":9}}`:                         `view: `,
		`{"id":"a","what":"plays","variant":"duel","deal":"x","seat":5}`:                       `seat: `,
		`{"id":"a","what":"plays","variant":"duel","deal":"x","dealer":9}`:                     `dealer: `,
		`{"id":"a","what":"plays","variant":"duel","deal":"x","view":{}}`:                      `record: send a record, a view, a hand or a deal`,
		`{"id":"a","what":"par","variant":"duel","deal":"x","trump":"Q"}`:                      `trump: `,
		`{"id":"a","what":"par","variant":"duel","deal":"x","plays":1}`:                        `plays: `,
		`{"id":"a","what":"report"}`:                                                           `record: a report needs`,
		`{"id":"a","what":"report","record":"no record"}`:                                      `record: line 1`,
		`{"id":"a","what":"plays","variant":"duel","others":["somebody"],"view":` + view + `}`: `others: "somebody" is no kind of player`,
		`{"id":"a","what":"report","match":2,"record":` + quoted(text) + `}`:                   `match: the record has no match 2`,
		`{"id":"a","what":"plays","record":` + quoted(text) + `}`:                              `at: give the moments`,
		`{"id":"a","what":"plays","record":` + quoted(text) + `,"at":[{"deal":5,"step":0}]}`:   `at: there is no deal 5`,
		`{"id":"a","what":"plays","record":` + quoted(text) + `,"at":[{"deal":0,"step":999}]}`: `at: nothing is decided after 999 acts`,
		`{"id":"a","what":"plays","record":` + quoted(text) + `,"at":[{"deal":0}]}`:            `at: plays and bids need a step`,
		`{"id":"a","what":"par","record":` + quoted(text) + `,"at":[{"deal":0,"step":1}]}`:     `at: plays and bids need a step`,
		`{"id":"` + strings.Repeat("a", 201) + `","what":"plays"}`:                             `id: give a text of 1 to 200 bytes`,
		strings.Repeat(" ", record.MaxLine) + `{}`:                                             `: the line is longer than`,
	} {
		got := slices.DeleteFunc(ask(t, 1, line, `{"id":"next","action":"query_version"}`), func(s said) bool { return s.Warning != "" })
		if len(got) == 2 && got[0].ID == "next" { // records are read later
			slices.Reverse(got)
		}
		if len(got) != 2 || !strings.HasPrefix(got[0].Field+": "+got[0].Error, want) && !strings.HasPrefix(got[0].Field+got[0].Error, strings.TrimPrefix(want, ": ")) || (got[0].ID == "") != (got[0].Line == 1) {
			t.Errorf("%.200s is answered with %+v, not %s", line, got[0], want)
		}
		if last := got[len(got)-1]; last.ID != "next" || !strings.Contains(string(last.MadeBy), `"expert"`) {
			t.Errorf("after %.200s: %+v", line, last)
		}
	}
	got := ask(t, 1, `{"id":"a","what":"par","variant":"duel","deal":"x","plays":2,"colour":1,"worlds":3}`)
	if len(got) != 3 || got[0].Field != "colour" || got[1].Field != "worlds" || got[0].Warning == "" || got[2].Par == nil {
		t.Errorf("fields that mean nothing: %+v", got)
	}
}

// TestPriority: higher priorities come first, and equal ones in their order.
func TestPriority(t *testing.T) {
	var out bytes.Buffer
	e := newEngine(&out, options(1), func(error) {})
	for n, line := range []string{`"a"`, `"b","priority":-1`, `"c","priority":5`, `"d"`, `"e","priority":5`} {
		e.take(t.Context(), n+1, []byte(`{"what":"par","variant":"duel","deal":"x","plays":2,"id":`+line+`}`))
	}
	e.closed = true
	e.work(t.Context())
	order := ""
	for _, s := range lines(t, out.Bytes()) {
		order += s.ID
	}
	if order != "ceadb" {
		t.Errorf("they were answered in the order %s", order)
	}
}

// TestTerminate: what waits and what is being judged ends, each with one final answer, and nothing else does.
func TestTerminate(t *testing.T) {
	const long = `{"id":"%s","what":"par","variant":"standard","deal":"x","plays":100000}`
	for action, want := range map[string]string{`"terminate","terminateId":"a"`: "a", `"terminate_all"`: "ab"} {
		in, to := io.Pipe()
		from, out := io.Pipe()
		ended := make(chan error, 1)
		go func() {
			err := Run(t.Context(), in, out, Options{Cores: 1, Now: time.Now})
			out.Close()
			ended <- err
		}()
		fmt.Fprintf(to, long+"\n"+`{"id":"b","what":"par","variant":"duel","deal":"x","plays":2}`+"\n", "a")
		fmt.Fprintf(to, `{"id":"t","action":%s}`+"\n", action)
		to.Close()
		over, done, told := "", "", false
		for _, s := range lines(t, must.Get(io.ReadAll(from))(t)) {
			switch {
			case s.Terminated:
				if over += s.ID; told {
					t.Errorf("%s is answered before %s, which it ended", action, s.ID)
				}
			case s.Par != nil:
				done += s.ID
			case s.ID != "t" || s.Action == "":
				t.Errorf("%s: %+v", action, s)
			default:
				told = true
			}
		}
		if b := []byte(over); len(b) > 1 {
			slices.Sort(b)
			over = string(b)
		}
		if over != want || done != strings.Trim("ab", want) {
			t.Errorf("%s ended %q, and %q came to an end", action, over, done)
		}
		must.Do(t, <-ended)
	}
}

// TestInterrupted: at its context's end Run returns at once, though the input is still open.
func TestInterrupted(t *testing.T) {
	in, to := io.Pipe()
	defer to.Close()
	ctx, interrupt := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, in, io.Discard, Options{Cores: 2, Now: time.Now}) }()
	fmt.Fprintln(to, `{"id":"a","what":"par","variant":"standard","deal":"x","plays":100000}`)
	fmt.Fprint(to, "{") // the reader now waits for the rest of the line
	interrupt()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("it ended with %v", err)
	}
}

// stuck takes nothing, and says when it is first asked to.
type stuck struct{ asked chan struct{} }

func (w stuck) Write([]byte) (int, error) {
	close(w.asked)
	select {}
}

// TestInterruptedWriting: the same while no answer is read.
func TestInterruptedWriting(t *testing.T) {
	in, to := io.Pipe()
	defer to.Close()
	ctx, interrupt := context.WithCancel(t.Context())
	out, ended := stuck{make(chan struct{})}, make(chan error, 1)
	go func() { ended <- Run(ctx, in, out, Options{Cores: 2, Now: time.Now}) }()
	fmt.Fprintln(to, `{"id":"a","what":"nothing"}`)
	<-out.asked
	interrupt()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("it ended with %v", err)
	}
}

// TestFull: no line is read while those that wait are too long, and a terminated position makes room.
func TestFull(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		e := newEngine(&out, options(1), func(error) {})
		const line = `{"what":"par","variant":"duel","deal":"x","plays":2,"id":`
		e.take(t.Context(), 1, []byte(line+`"a"}`))
		e.open["a"] = asked{1, mostBytes}
		e.bytes = mostBytes
		taken := false
		go func() {
			e.take(t.Context(), 2, []byte(line+`"b"}`))
			taken = true
		}()
		if synctest.Wait(); taken {
			t.Error("a line was read although there is no room")
		}
		e.terminate(&query{ID: "t", Action: terminateAll})
		if synctest.Wait(); !taken || e.bytes != len(line)+4 {
			t.Errorf("with room, %v: %d bytes wait", taken, e.bytes)
		}
	})
}

// TestIDs: an id is free when its final answer can be read, and not before.
func TestIDs(t *testing.T) {
	var e *engine
	free := 0
	out := writer(func(b []byte) (int, error) {
		e.mu.Lock()
		defer e.mu.Unlock()
		if e.open["a"].positions == 0 {
			free++
		}
		return len(b), nil
	})
	e = newEngine(out, options(1), func(error) {})
	const line = `{"what":"par","variant":"duel","deal":"x","plays":2,"id":"a"}`
	e.take(t.Context(), 1, []byte(line))
	e.closed, e.waiting[0].do = true, func(context.Context, func(func() result)) (result, error) { return result{}, nil }
	e.writing.Lock() // as while another answer is written
	worked := make(chan struct{})
	go func() { e.work(t.Context()); close(worked) }()
	for range 100_000 {
		e.mu.Lock()
		if e.open["a"].positions == 0 {
			t.Fatal("the id is free before the answer is written")
		}
		e.mu.Unlock()
		runtime.Gosched()
	}
	e.writing.Unlock()
	if <-worked; free != 1 {
		t.Error("the id is not free when the answer is written")
	}
}

type writer func(b []byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }

// TestLargeRecord: a broken record holds up no line after it, and each moment is answered.
func TestLargeRecord(t *testing.T) {
	var out bytes.Buffer
	e := newEngine(&out, options(1), func(error) {})
	e.take(t.Context(), 1, []byte(`{"id":"a","what":"plays","record":"no record","at":[{"deal":0,"step":0},{"deal":1,"step":0}]}`))
	if len(e.waiting) != 2 || out.Len() > 0 {
		t.Errorf("the record was read at once: %s", out.Bytes())
	}
	e.closed = true
	e.work(t.Context())
	for i, s := range lines(t, out.Bytes()) {
		if s.Field != "record" || s.At == nil || s.At.Deal != i {
			t.Errorf("%+v", s)
		}
	}
}

// failing fails to write.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

// TestBroken: without an output there is no point in going on.
func TestBroken(t *testing.T) {
	const line = `{"id":"a","what":"par","variant":"duel","deal":"x","plays":2}`
	if err := Run(t.Context(), strings.NewReader(line), failing{}, options(1)); err == nil || !strings.Contains(err.Error(), "full") {
		t.Errorf("without an output: %v", err)
	}
}

// TestPartial: partial answers come before the final one, which they do not change.
func TestPartial(t *testing.T) {
	text, view := played(t)
	for _, q := range []string{
		`"what":"plays","worlds":30,"variant":"duel","view":` + view,
		`"what":"bids","worlds":30,"variant":"duel","deal":"x"`,
		`"what":"par","variant":"duel","deal":"x","plays":5`,
		`"what":"report","record":` + quoted(text) + `,"at":[{"deal":0}]`,
	} {
		alone := ask(t, 1, `{"id":"a",`+q+`}`)
		among := ask(t, 1, `{"id":"a","every":1000,`+q+`}`)
		last := len(among) - 1
		if len(alone) != 1 || last < 2 || slices.ContainsFunc(among[:last], func(s said) bool { return !s.Partial }) || among[last].Partial {
			t.Fatalf("%.60s: %d answers, and %d with partial ones", q, len(alone), len(among))
		}
		of := func(s said) string { return string(s.Advice) + string(s.Report) + string(s.Par) }
		if of(alone[0]) == "" || of(among[last]) != of(alone[0]) {
			t.Errorf("%.60s: partial answers change the final one", q)
		}
		for i := range last {
			if of(among[i]) == of(among[i+1]) {
				t.Errorf("%.60s: answer %d says nothing new", q, i+1)
			}
		}
	}
}

// FuzzLine: any line is answered at least once or asks about positions, and the answers are lines of JSON.
func FuzzLine(f *testing.F) {
	text, view := played(f)
	f.Add(`{"id":"a","what":"plays","variant":"duel","view":` + view + `}`)
	f.Add(`{"id":"a","what":"plays","at":[{"deal":1,"step":3}],"record":` + quoted(text) + `}`)
	f.Add(`{"id":"a","what":"par","variant":"dummy","deal":"k/7","trump":"H","dealer":1,"worlds":7}`)
	f.Add(`{"id":"a","action":"terminate_all","rules":null}`)
	f.Add(`{"id":"\ud800","what":"bids","hand":"AC","all":1e9}`)
	f.Fuzz(func(t *testing.T, line string) {
		var out bytes.Buffer
		e := newEngine(&out, options(1), func(error) {})
		e.take(t.Context(), 1, []byte(line))
		if got := lines(t, out.Bytes()); (len(got) == 0) != (len(e.waiting) > 0) && !slices.ContainsFunc(got, func(s said) bool { return s.Warning != "" }) {
			t.Errorf("%d answers and %d positions", len(got), len(e.waiting))
		}
	})
}
