package env

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/record"
	"ninetynine/rules"
)

var update = flag.Bool("update", false, "write testdata/golden.json anew")

// request returns the bytes of a request.
func request(kind byte, body ...byte) []byte {
	b := make([]byte, header)
	b[0] = kind
	binary.LittleEndian.PutUint32(b[4:], uint32(len(body)))
	return append(b, body...)
}

func number32(n uint32) []byte { return binary.LittleEndian.AppendUint32(nil, n) }

func stepOf(actions ...int16) []byte {
	var b []byte
	for _, a := range actions {
		b = binary.LittleEndian.AppendUint16(b, uint16(a))
	}
	return request(askStep, b...)
}

// An answer is what came back for a request.
type answer struct {
	kind byte
	body []byte
}

// serve gives the requests to Serve, and returns its spec and answers.
func serve(t testing.TB, e *Env, requests ...[]byte) (*spec, []answer, error) {
	t.Helper()
	var out bytes.Buffer
	err := e.Serve(context.Background(), bytes.NewReader(slices.Concat(requests...)), &out)
	line := must.Get(out.ReadBytes('\n'))(t)
	s := new(spec)
	must.Do(t, json.Unmarshal(line, s))
	var all []answer
	for out.Len() > 0 {
		head := out.Next(header)
		n := int(binary.LittleEndian.Uint32(head[4:]))
		if len(head) < header || out.Len() < n || head[1] != 0 || head[2] != 0 || head[3] != 0 {
			t.Fatalf("half an answer: %v", head)
		}
		all = append(all, answer{head[0], slices.Clone(out.Next(n))})
	}
	return s, all, err
}

// TestServe: each request has one answer, whose parts lie where the spec says.
func TestServe(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	o := Options{Seats: []string{"me", "greedy", "me"}, Reward: "points"}
	e, twin := open(t, g, 3, o), open(t, g, 3, o)
	saved := must.Get(twin.Save(2))(t)
	var requests [][]byte
	var want []*Env // the fields after each step
	keep := func() {
		c := *twin
		c.ToPlay, c.Mask, c.Observation = slices.Clone(c.ToPlay), slices.Clone(c.Mask), slices.Clone(c.Observation)
		c.Reward, c.Done, c.Final = slices.Clone(c.Reward), slices.Clone(c.Done), slices.Clone(c.Final)
		want = append(want, &c)
	}
	keep()
	finals := 0
	walk(t, twin, 90, 8, func(actions []int16) {
		if len(requests) > 0 {
			keep()
		}
		requests = append(requests, stepOf(actions...))
	})
	keep()
	requests = append(requests, request(askText, append(number32(1), 2)...), request(askResult, number32(0)...), request(askSave, number32(1)...),
		request(askRestore, append(number32(0), saved...)...), request(askReset, 7, 0, 0, 0, 0, 0, 0, 0),
		request(askObserve, append(number32(2), 1)...))
	s, answers, err := serve(t, e, requests...)
	must.Do(t, err)
	if len(answers) != len(requests)+1 {
		t.Fatalf("%d requests have %d answers", len(requests), len(answers))
	}
	for k, w := range want {
		if answers[k].kind != answerFrame {
			t.Fatalf("answer %c: %s", answers[k].kind, answers[k].body)
		}
		b := answers[k].body
		for _, p := range s.Frame {
			is := b[p.At:]
			var should any
			switch p.Name {
			case "mask":
				should = w.Mask
			case "observation":
				should = w.Observation
			case "reward":
				should = w.Reward
			case "to_play":
				should = w.ToPlay
			case "done":
				should = w.Done
			default:
				t.Fatal(p.Name)
			}
			var bytesOf bytes.Buffer
			must.Do(t, binary.Write(&bytesOf, binary.LittleEndian, should))
			size := map[string]int{"uint8": 1, "int8": 1, "float32": 4}[p.Type]
			for _, d := range p.Shape {
				size *= d
			}
			if size != bytesOf.Len() || !bytes.HasPrefix(is, bytesOf.Bytes()) {
				t.Fatalf("frame %d: %s differs", k, p.Name)
			}
		}
		final := b[s.Final.At:]
		for i, done := range w.Done {
			if done == 0 {
				continue
			}
			finals++
			var row bytes.Buffer
			n := len(w.learners) * w.values
			must.Do(t, binary.Write(&row, binary.LittleEndian, w.Final[i*n:(i+1)*n]))
			if row.Len() != s.Final.Shape[0]*s.Final.Shape[1] || !bytes.HasPrefix(final, row.Bytes()) {
				t.Fatalf("frame %d: the last observations of table %d differ", k, i)
			}
			final = final[row.Len():]
		}
		if len(final) > 0 {
			t.Fatalf("frame %d: %d bytes too many", k, len(final))
		}
	}
	if finals == 0 {
		t.Error("no episode ended")
	}
	rest := answers[len(want):]
	view, line, _ := strings.Cut(string(rest[0].body), "\n")
	if v, _, err := record.ParseView([]byte(view), g); rest[0].kind != answerText || err != nil || v.Seat != 2 || !strings.Contains(line, "seat 2 holds") {
		t.Errorf("%c: %s: %v", rest[0].kind, rest[0].body, err)
	}
	if must.Get(twin.Result(0))(t) != string(rest[1].body) || must.Get(twin.Save(1))(t) != string(rest[2].body) {
		t.Error("result or save differ")
	}
	must.Do(t, twin.Restore(0, saved))
	if rest[3].kind != answerFrame || !bytes.HasPrefix(rest[3].body, binary.LittleEndian.AppendUint64(nil, twin.Mask[0])) {
		t.Errorf("restored: %c", rest[3].kind)
	}
	if rest[4].kind != answerFrame || must.Get(e.Save(0))(t) != must.Get(open(t, g, 3, Options{Seed: "7", Seats: o.Seats}).Save(0))(t) {
		t.Error("reset deals something else")
	}
	var row bytes.Buffer
	must.Do(t, binary.Write(&row, binary.LittleEndian, must.Get(e.Observe(2, 1))(t)))
	if rest[5].kind != answerBits || !bytes.Equal(rest[5].body, row.Bytes()) {
		t.Error("another seat observes something else")
	}
}

// TestServeRefuses: what cannot be done is answered with an error, and the next request is served.
func TestServeRefuses(t *testing.T) {
	g := must.Get(rules.Open("duel"))(t)
	for about, bad := range map[string][]byte{
		"no request is of kind":                  request('x'),
		"there is no player at seat 9":           request(askObserve, append(number32(0), 9)...),
		"has 3 bytes":                            request(askStep, 1, 2, 3),
		"action 999 does not exist":              stepOf(999, -1),
		"there is no such table":                 request(askSave, number32(2)...),
		"no deal is over":                        request(askResult, number32(0)...),
		"there is no player at seat 2":           request(askText, append(number32(0), 2)...),
		"the text is no saved table":             request(askRestore, append(number32(0), "{"...)...),
		"the table was saved by version 0":       request(askRestore, append(number32(0), "{}"...)...),
		"the view: ":                             request(askView, 0, 0, 0, 0, 0, 0, 0, 0, '{', '}'),
		"the view: view: is missing":             request(askChoose, 0, 0, 0, 0, 0, 0, 0, 0, 'x', '\n', '{', '}'),
		"request 'w' has 2 bytes":                request(askView, 0, 0),
		"request 'l' has 2 bytes":                request(askRestore, 0, 0),
		"there is no such table: give one of 0 ": request(askText, append(number32(4294967295), 0)...),
	} {
		_, answers, err := serve(t, open(t, g, 2, Options{}), bad, stepOf(-1, -1))
		must.Do(t, err)
		refusal := new(Refusal)
		if len(answers) != 3 || answers[1].kind != answerError || answers[2].kind != answerFrame || !bytes.Equal(answers[0].body, answers[2].body) {
			t.Fatalf("%s: %v", about, answers)
		}
		must.Do(t, json.Unmarshal(answers[1].body, refusal))
		if !strings.Contains(refusal.Why+": "+refusal.Remedy, about) || refusal.Remedy == "" {
			t.Errorf("%s: %s", about, answers[1].body)
		}
	}
	for about, end := range map[string][]byte{
		"fewer than the 4 bytes":        request(askSave, 1, 2, 3, 4)[:header],
		"the head of a request":         {askStep, 0},
		"says that it has 4294967295 b": {askStep, 0, 0, 0, 255, 255, 255, 255},
	} {
		_, answers, err := serve(t, open(t, g, 2, Options{}), end)
		if err == nil || !strings.Contains(err.Error(), about) {
			t.Errorf("%s: %v", about, err)
		}
		if told := len(end) == header && end[4] == 255; told != (answers[len(answers)-1].kind == answerEnd) {
			t.Errorf("%s: the last answer is %q", about, answers[len(answers)-1].kind)
		}
	}
}

// TestServeEnds: the failure of a player is answered by the end.
func TestServeEnds(t *testing.T) {
	g := must.Get(rules.Open("duel"))(t)
	seats := []string{"me", "exec:" + filepath.Join(t.TempDir(), "missing")}
	var requests [][]byte
	walk(t, open(t, g, 1, Options{}), g.Aside(), 1, func(actions []int16) { requests = append(requests, stepOf(actions...)) })
	_, answers, err := serve(t, open(t, g, 1, Options{Seats: seats}), append(requests, stepOf(-1))...)
	last, refusal := answers[len(answers)-1], new(Refusal)
	if err == nil || len(answers) != 1+len(requests) || last.kind != answerEnd {
		t.Fatalf("%d requests have %d answers, the last of kind %q: %v", len(requests), len(answers), last.kind, err)
	}
	must.Do(t, json.Unmarshal(last.body, refusal))
	if !strings.HasPrefix(refusal.Why, "table 0, seat 1, exec:") || refusal.Remedy == "" {
		t.Errorf("it ends with %s", last.body)
	}
}

// FuzzServe: any requests have one answer each, and hurt nothing.
func FuzzServe(f *testing.F) {
	f.Add([]byte("s0t1s3v0r9l0o1"))
	f.Add([]byte("v2o2l2t2x2b0b1b2"))
	g := must.Get(rules.Open("duel"))(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		e := open(t, g, 2, Options{Seats: []string{"me", "random"}})
		saved := must.Get(e.Save(0))(t)
		var requests [][]byte
		for ; len(b) >= 2; b = b[2:] {
			n := uint32(b[1] % 3)
			switch k := b[0]; k {
			case askStep:
				requests = append(requests, stepOf(int16(b[1])-2, -1))
			case askRestore:
				requests = append(requests, request(k, append(number32(n), saved[int(b[1])%7*30:]...)...))
			case askText, askObserve:
				requests = append(requests, request(k, append(number32(n), b[1])...))
			case askReset:
				requests = append(requests, request(k, b[1], 0, 0, 0, 0, 0, 0, 0))
			case askSave, askResult:
				requests = append(requests, request(k, number32(n)...))
			default:
				requests = append(requests, request(k, b[1:]...))
			}
		}
		_, answers, err := serve(t, e, requests...)
		must.Do(t, err)
		if len(answers) != len(requests)+1 {
			t.Fatalf("%d requests have %d answers", len(requests), len(answers))
		}
		if err := e.Serve(t.Context(), io.MultiReader(bytes.NewReader(b), strings.NewReader("garbage garbage")), io.Discard); err == nil {
			t.Fatal("garbage is served")
		}
	})
}

// TestHash: of the variant, the hash has the rules, and neither its name nor fields that it does not use.
func TestHash(t *testing.T) {
	v := must.Get(rules.Named("standard"))(t)
	hash := func() string { return open(t, randomplay.Open(t, v), 1, Options{}).spec().Hash }
	first := hash()
	if v.Name = "Club night"; hash() != first {
		t.Error("the name changes it")
	}
	if v.Score.Trick++; hash() == first {
		t.Error("the score does not change it")
	}
	type old struct {
		Target int `json:"target"`
	}
	later := struct {
		Game struct {
			Target int `json:"target"`
			Late   int `json:"late"`
		} `json:"game"`
		Rubber old `json:"rubber"`
	}{}
	later.Game.Target = 100
	was := struct {
		Game old `json:"game"`
	}{old{100}}
	if is, want := used(reflect.ValueOf(later)), used(reflect.ValueOf(was)); !reflect.DeepEqual(is, want) {
		t.Errorf("with later fields that are not used it is of %v, not %v", is, want)
	}
}

// A frozen protocol is what clients rely on: by variant, hashes of specs and of bytes.
type frozen struct {
	Protocol int
	Variants map[string][]string
}

// TestFrozen: bytes change their meaning only with the number of the protocol.
func TestFrozen(t *testing.T) {
	is := frozen{protocol, map[string][]string{}}
	for _, v := range rules.Catalogue() {
		g := randomplay.Open(t, v)
		for _, observe := range []string{"now", "ever"} {
			e := open(t, g, 2, Options{Observe: observe})
			h := sha256.New()
			for k := range 150 {
				fmt.Fprintln(h, bytesOf(e))
				actions := make([]int16, 2)
				for i := range actions {
					legal := read(t, e).legal(i)
					actions[i] = int16(legal[(k*k+i)%len(legal)])
				}
				must.Do(t, e.Step(t.Context(), actions))
			}
			is.Variants[v.ID] = append(is.Variants[v.ID], e.spec().Hash, hex.EncodeToString(h.Sum(nil)[:8]))
		}
	}
	const file = "testdata/golden.json"
	var was frozen
	if text, err := os.ReadFile(file); err == nil {
		must.Do(t, json.Unmarshal(text, &was))
	}
	changed := false // variants that are new change nothing for anyone
	for id, hashes := range was.Variants {
		changed = changed || !slices.Equal(hashes, is.Variants[id])
	}
	switch {
	case reflect.DeepEqual(was, is):
	case changed && was.Protocol == protocol:
		t.Errorf("bytes or specs are no longer those of protocol %d: raise the number, then run with -update.\n%v", protocol, is)
	case !*update:
		t.Error("the protocol has a new number, or there is a new variant: run with -update")
	default:
		must.Do(t, os.WriteFile(file, append(must.Get(json.MarshalIndent(is, "", " "))(t), '\n'), 0o644))
	}
}
