package analyst

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestPage asks the questions of docs/analysis.md. With UPDATE_DOCS set, it writes their answers into the page.
func TestPage(t *testing.T) {
	const page = "../../../docs/analysis.md"
	text, view := played(t)
	whole := strings.NewReplacer(`"record":"…"`, `"record":`+quoted(text), `"view":{…}`, `"view":`+view)
	long := regexp.MustCompile(`"(advice|report|par|madeBy)":\{.*\}\}`)
	was := string(must.Get(os.ReadFile(page))(t))
	blocks := 0
	is := regexp.MustCompile("(?s)```jsonl\n> .*?```\n").ReplaceAllStringFunc(was, func(block string) string {
		blocks++
		var out bytes.Buffer
		e, now := newEngine(&out, options(1), func(error) {}), "```jsonl\n"
		for n, line := range regexp.MustCompile(`(?m)^> .*$`).FindAllString(block, -1) {
			now += line + "\n"
			e.take(t.Context(), n+1, []byte(whole.Replace(line[2:])))
		}
		e.closed = true
		e.work(t.Context())
		for line := range strings.Lines(out.String()) {
			now += "< " + long.ReplaceAllString(line, `"$1":{…}}`)
		}
		return now + "```\n"
	})
	if blocks == 0 {
		t.Fatal("the page asks nothing")
	}
	if os.Getenv("UPDATE_DOCS") != "" {
		must.Do(t, os.WriteFile(page, []byte(is), 0o644))
	} else if is != was {
		t.Errorf("docs/analysis.md has other answers (UPDATE_DOCS=1 writes them):\n%s", is)
	}
}
