package httpd

import (
	"bytes"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

type checker struct {
	doc      map[string]any
	compiler *jsonschema.Compiler
	mux      *http.ServeMux

	mu      sync.Mutex
	schemas map[string]*jsonschema.Schema
	seen    map[string]bool // operations and statuses
}

func newChecker(t testing.TB) *checker {
	t.Helper()
	doc := must.Get(jsonschema.UnmarshalJSON(bytes.NewReader(openAPI)))(t)
	c := &checker{doc: doc.(map[string]any), compiler: jsonschema.NewCompiler(), mux: http.NewServeMux(), schemas: map[string]*jsonschema.Schema{}, seen: map[string]bool{}}
	c.compiler.DefaultDraft(jsonschema.Draft2020)
	must.Do(t, c.compiler.AddResource("mem:openapi.json", doc))
	for _, o := range wire.Operations() {
		c.mux.Handle(o.Pattern(), http.NotFoundHandler())
	}
	return c
}

func (c *checker) schema(t testing.TB, path ...string) *jsonschema.Schema {
	t.Helper()
	at := ""
	for _, p := range path {
		at += "/" + strings.NewReplacer("~", "~0", "/", "~1", "{", "%7B", "}", "%7D").Replace(p)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if s := c.schemas[at]; s != nil {
		return s
	}
	s := must.Get(c.compiler.Compile("mem:openapi.json#" + at))(t)
	c.schemas[at] = s
	return s
}

// at returns the value at a place of the document, with references followed; nil if there is none.
func (c *checker) at(path ...string) any {
	var x any = c.doc
	for _, p := range path {
		m, ok := x.(map[string]any)
		if !ok {
			return nil
		}
		x = m[p]
		if m, ok := x.(map[string]any); ok {
			if ref, ok := m["$ref"].(string); ok {
				x = c.at(strings.Split(strings.TrimPrefix(ref, "#/"), "/")...)
			}
		}
	}
	return x
}

func (c *checker) message(t testing.TB, line []byte) {
	t.Helper()
	schema := "Message"
	if bytes.Contains(line, []byte(`,"changes":{`)) {
		schema = "Changes"
	}
	valid(t, c.schema(t, "components", "schemas", schema), line, "a message")
}

func valid(t testing.TB, s *jsonschema.Schema, b []byte, what string) {
	t.Helper()
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(b))
	if err == nil {
		err = s.Validate(v)
	}
	if err != nil {
		t.Errorf("%s is not as the document says: %v\n%s", what, err, b)
	}
}

// exchange checks a successful request, and any answer, against the document.
func (c *checker) exchange(x *exchange) {
	x.t.Helper()
	_, pattern := c.mux.Handler(httptest.NewRequest(x.method, x.path, nil))
	if pattern == "" {
		if x.status != http.StatusNotFound && x.status != http.StatusMethodNotAllowed && x.status != http.StatusForbidden {
			x.t.Errorf("%s %s is answered with %d, and stands nowhere", x.method, x.path, x.status)
		}
		valid(x.t, c.schema(x.t, "components", "schemas", "Failure"), x.body, "an error")
		return
	}
	method, path, _ := strings.Cut(pattern, " ")
	op := []string{"paths", path, strings.ToLower(method)}
	status := http.StatusText(x.status)
	code := jsonNumber(x.status)
	if c.at(append(op, "responses", code)...) == nil {
		x.t.Errorf("%s is answered with %s %s, which the document does not know: %s", pattern, code, status, x.body)
		return
	}
	c.mu.Lock()
	c.seen[pattern+" "+code] = true
	c.mu.Unlock()
	if x.status < 300 && len(x.asked) > 0 && c.at(append(op, "requestBody", "content", wire.NDJSON)...) == nil {
		valid(x.t, c.schema(x.t, append(op, "requestBody", "content", "application/json", "schema")...), x.asked, "the request "+pattern)
	}
	kind, _, _ := strings.Cut(x.head.Get("Content-Type"), ";")
	content, _ := c.at(append(op, "responses", code, "content")...).(map[string]any)
	switch {
	case content == nil && len(x.body) > 0:
		x.t.Errorf("%s %s has a body: %s", pattern, code, x.body)
	case content == nil:
	case content[kind] == nil:
		x.t.Errorf("%s %s is %q, which the document does not know", pattern, code, kind)
	case x.status >= 400:
		valid(x.t, c.schema(x.t, "components", "schemas", "Failure"), x.body, pattern+" "+code)
	case kind == "application/json":
		valid(x.t, c.schema(x.t, append(op, "responses", code, "content", kind, "schema")...), x.body, pattern+" "+code)
	}
}

func jsonNumber(n int) string { b, _ := json.Marshal(n); return string(b) }

// TestDocument: every operation has a handler, and the document names all commands of players and all
// reasons for refusals.
func TestDocument(t *testing.T) {
	c := newChecker(t)
	do, s := handlers(), newSite(t, nil)
	for _, o := range wire.Operations() {
		if do[o.ID] == nil && !s.srv.api.Does(o.ID) {
			t.Errorf("nothing answers %s", o.ID)
		}
		if c.at("paths", o.Path, strings.ToLower(o.Method)) == nil {
			t.Errorf("the document does not know %s: go generate ./internal/wire", o.Pattern())
		}
		delete(do, o.ID)
	}
	for id := range do {
		t.Errorf("%s is no operation", id)
	}
	var said []string
	_, page, _ := strings.Cut(string(must.Get(os.ReadFile("../../../docs/api.md"))(t)), "\n| `do` | with | |\n")
	page, _, _ = strings.Cut(page, "\n\n") // the table of commands
	for _, d := range api.PlayerCommands() {
		if said = append(said, string(d)); !regexp.MustCompile("(?m)^\\| [^|]*`" + string(d) + "`").MatchString(page) {
			t.Errorf("the table of commands in docs/api.md lacks %s", d)
		}
	}
	if known := texts(c.at("components", "schemas", "Command", "properties", "do", "enum")); !slices.Equal(said, known) {
		t.Errorf("players may do %v, the document says %v", said, known)
	}
	events := texts(c.at("components", "schemas", "Event", "properties", "do", "enum"))
	for _, d := range said {
		if !slices.Contains(events, d) && d != string(wire.Follow) && d != string(wire.Block) { // which no log has
			t.Errorf("no event tells of %s", d)
		}
	}
	reasons := texts(c.at("components", "schemas", "Fault", "properties", "reason", "enum"))
	for reason := range api.Statuses() {
		if !slices.Contains(reasons, string(reason)) {
			t.Errorf("the document does not know the reason %s", reason)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.at("components", "schemas").(map[string]any))) {
		c.schema(t, "components", "schemas", name)
	}
}

func texts(v any) (out []string) {
	list, _ := v.([]any)
	for _, x := range list {
		out = append(out, x.(string))
	}
	return out
}
