package lab

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestMade: results say how their players play; a player's own net counts by its content.
func TestMade(t *testing.T) {
	m := must.Get(Made("greedy", "net"))(t)
	if m.Build == "" || m.Levels != search.Edition || m.Others != bot.Edition || len(m.Nets) != 16 {
		t.Errorf("made by %+v", m)
	}
	file := filepath.Join(t.TempDir(), "own.net")
	own := func(content string) Maker {
		must.Do(t, os.WriteFile(file, []byte(content), 0o600))
		return must.Get(Made("greedy", "net:file="+file))(t)
	}
	if a, b := own("a"), own("b"); a.Nets == b.Nets || a.Nets == m.Nets || a != own("a") {
		t.Errorf("other nets, the same hash: %v, %v, %v", m, a, b)
	}
	if _, err := Made("net:file=" + filepath.Join(t.TempDir(), "none.net")); err == nil {
		t.Error("a net that is not there has a hash")
	}
}

// TestRecordsSayTheirMaker: so do records, in a field that their readers and the referee accept.
func TestRecordsSayTheirMaker(t *testing.T) {
	var text bytes.Buffer
	must.Get(Simulate(t.Context(), Plan{Game: must.Get(rules.Open("standard"))(t), Players: []string{"greedy"}, Seed: "1", Deals: 3, Workers: 1, Records: &text}))(t)
	header, _, _ := bytes.Cut(text.Bytes(), []byte("\n"))
	l := must.Get(record.ParseLine(header))(t)
	var by Maker
	must.Do(t, json.Unmarshal(l.Header.Extra["madeBy"], &by))
	if want := must.Get(Made("greedy"))(t); by != want {
		t.Errorf("the record is of %v, not %v", by, want)
	}
	if stats := must.Get(record.Check(bytes.NewReader(text.Bytes())))(t); stats.Matches == 0 {
		t.Error("the referee finds no match")
	}
	if rep := must.Get(record.Verify(bytes.NewReader(text.Bytes())))(t); !rep.Proved() {
		t.Error("the deals are not proved")
	}
}
