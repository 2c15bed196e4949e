package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/record"
)

const page = "../../../docs/api.md"

// A story runs the examples of the page, one after the other.
type story struct {
	s     *site
	g     guest
	table string
}

// entropyHex is Anna's contribution to the shuffle in the examples.
const entropyHex = "9b1c6f0e2d3a4b5c8d7e6f5a4b3c2d1e0f9e8d7c6b5a49382716f5e4d3c2b1a0"

// words are the placeholders of the examples for values known only when they run.
func (st *story) words() *strings.Replacer {
	own, _ := cards.ParseSeed(entropyHex)
	return strings.NewReplacer("TABLE", st.table, "PLAYER", st.g.ID, "COMMIT", cards.CommitEntropy(own).String(), "ENTROPY", entropyHex)
}

// tell runs one example and returns it with its answer.
func (st *story) tell(block string) string {
	asked, _, _ := strings.Cut(block, "\n\n")
	lines := strings.Split(strings.TrimSpace(asked), "\n")
	method, path, _ := strings.Cut(lines[0], " ")
	path = st.words().Replace(path)
	var answer string
	if strings.Contains(path, "/events") {
		answer = st.listen(path)
	} else {
		var body []byte
		if method == "POST" {
			body = []byte(st.words().Replace(lines[1]))
		}
		x := st.s.send(st.g.Token, method, path, body)
		answer = fmt.Sprintf("%d\n%s", x.status, bytes.TrimSpace(x.body))
		if path == "/api/guest" {
			x.into(&st.g)
		}
		var d wire.Seated
		if json.Unmarshal(x.body, &d) == nil && d.Table != "" && path == "/api/tables" {
			st.table = d.Table
		}
	}
	st.s.bots.Wait()
	return strings.Join(lines, "\n") + "\n\n" + answer + "\n"
}

// listen returns the messages that a stream sends at once.
func (st *story) listen(path string) string {
	_, after, _ := strings.Cut(path, "after=")
	var n uint64
	fmt.Sscan(after, &n)
	f := st.s.watch(st.g.Token, st.table, n)
	defer f.close()
	m, _ := f.next()
	return "200\n" + string(m.text)
}

// TestLoop runs the program of docs/api.md: it plays a match to its end, and prints a record that the
// referee accepts.
func TestLoop(t *testing.T) {
	py := gate.Program(t, "python3")
	b := must.Get(os.ReadFile(page))(t)
	_, text, _ := bytes.Cut(b, []byte("```python\n"))
	text, _, ok := bytes.Cut(text, []byte("```"))
	const base = "http://127.0.0.1:9900"
	if n := bytes.Count(text, []byte("\n")) - bytes.Count(text, []byte("\n\n")); !ok || n > 26 || bytes.Count(text, []byte(base)) != 1 {
		t.Fatalf("the page has no program of 25 lines or so that names %s once:\n%s", base, text)
	}
	s := newSite(t, nil)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	c := exec.CommandContext(ctx, py, "-")
	c.Stdin = bytes.NewReader(bytes.ReplaceAll(text, []byte(base), []byte(s.http.URL)))
	var out, said bytes.Buffer
	c.Stdout, c.Stderr = &out, &said
	if err := c.Run(); err != nil {
		t.Fatalf("%v\n%s", err, said.String())
	}
	stats, err := record.Check(bytes.NewReader(out.Bytes()))
	if err != nil || stats.Deals != 1 || !bytes.HasSuffix(out.Bytes(), []byte("{\"end\":{\"reason\":\"session over\"}}\n")) {
		t.Errorf("%+v, %v:\n%s", stats, err, out.String())
	}
}

// TestPage runs the examples of docs/api.md. With UPDATE_DOCS set, it writes their answers into the
// document.
func TestPage(t *testing.T) {
	b := must.Get(os.ReadFile(page))(t)
	s := newSite(t, func(o *Options) { o.Random = rand.NewChaCha8([32]byte{99}) })
	s.check = newChecker(t)
	st := &story{s: s}
	blocks := regexp.MustCompile("(?s)```http\n(.*?)```")
	if n := len(blocks.FindAll(b, -1)); n < 8 {
		t.Fatalf("the page has %d examples", n)
	}
	now := blocks.ReplaceAllStringFunc(string(b), func(block string) string {
		return "```http\n" + st.tell(blocks.FindStringSubmatch(block)[1]) + "```"
	})
	if now == string(b) {
		return
	}
	if os.Getenv("UPDATE_DOCS") != "" {
		must.Do(t, os.WriteFile(page, []byte(now), 0o644))
		return
	}
	is, was := strings.Split(now, "\n"), strings.Split(string(b), "\n")
	for i := range min(len(is), len(was)) {
		if is[i] != was[i] {
			t.Fatalf("docs/api.md, line %d: the server answers\n%s\nand not\n%s\n(UPDATE_DOCS=1 writes it)", i+1, is[i], was[i])
		}
	}
	t.Fatal("docs/api.md has not all that the server answers (UPDATE_DOCS=1 writes it)")
}
