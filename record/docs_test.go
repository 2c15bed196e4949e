package record

import (
	"bytes"
	"os"
	"regexp"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/match"
)

func blocks(t *testing.T, label string) [][]byte {
	t.Helper()
	text := must.Get(os.ReadFile("../docs/record.md"))(t)
	var out [][]byte
	for _, m := range regexp.MustCompile("(?ms)^```"+label+"\n(.*?)^```").FindAllSubmatch(text, -1) {
		out = append(out, m[1])
	}
	if len(out) == 0 {
		t.Fatalf("docs/record.md has no block %q", label)
	}
	return out
}

func TestRecordsInTheDocumentationAreRight(t *testing.T) {
	for _, b := range blocks(t, "jsonl record") {
		rep, err := Verify(bytes.NewReader(b))
		if err != nil || !rep.Proved() || rep.Stats.Deals != 1 {
			t.Errorf("%+v, %v\n%s", rep, err, b)
		}
		if again := rewrite(t, b); !bytes.Equal(b, again) {
			t.Error(diff(b, again))
		}
	}
}

func TestPadInTheDocumentationIsRight(t *testing.T) {
	valid := schema(t, "record.schema.json")
	for _, b := range blocks(t, "jsonl pad") {
		if stats, err := Check(bytes.NewReader(b)); err != nil || stats.Pads != 1 {
			t.Errorf("%+v, %v\n%s", stats, err, b)
		}
		if again := rewrite(t, b); !bytes.Equal(b, again) {
			t.Error(diff(b, again))
		}
		for line := range bytes.Lines(b) {
			must.Do(t, valid(line), line)
		}
	}
}

func TestLinesInTheDocumentationAreRight(t *testing.T) {
	valid := schema(t, "record.schema.json")
	for _, b := range blocks(t, "json record") {
		r := must.Get(NewReader(bytes.NewReader(b)))(t)
		for line := range bytes.Lines(b) {
			l := must.Get(r.Next())(t, line)
			must.Do(t, valid(line), line)
			if l.Kind == HeaderLine && !bytes.Equal(AppendHeader(nil, l.Header), line) {
				t.Errorf("%s is written %s", line, AppendHeader(nil, l.Header))
			}
			if l.Kind == ActLine && !bytes.Equal(AppendAct(nil, l.By, l.Act, &ActNote{l.Auto, l.At}), line) {
				t.Errorf("%s is written %s", line, AppendAct(nil, l.By, l.Act, &ActNote{l.Auto, l.At}))
			}
		}
	}
	for _, b := range blocks(t, "json variant") {
		for line := range bytes.Lines(b) {
			must.Get2(ParseVariant(line))(t, line)
		}
	}
}

// TestViewInTheDocumentation: the View on the page follows from the record there.
func TestViewInTheDocumentation(t *testing.T) {
	want := bytes.TrimSpace(blocks(t, "json view")[0])
	must.Do(t, schema(t, "view.schema.json")(want))
	p := must.Get(NewReplay(bytes.NewReader(blocks(t, "jsonl record")[0])))(t)
	for {
		s := must.Get(p.Next())(t)
		if s.Line.Number == 11 {
			var v match.View
			s.Match.View(s.State, 1, &v)
			if got := AppendView(nil, s.Match, &v, 11); !bytes.Equal(got, want) {
				t.Errorf("the View is\n%s", got)
			}
			return
		}
	}
}
