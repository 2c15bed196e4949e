package bot

import (
	"encoding/hex"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

// TestMade: results say how their players play; a player's own net counts by its content.
func TestMade(t *testing.T) {
	m := must.Get(Made("greedy", "net", "greedy", "casual 2", "expert:points=1", "exec:./mine 2"))(t)
	nets := m.Players[1].Net
	if want := []Player{
		{"greedy", search.OthersEdition, ""}, {"net", search.OthersEdition, nets}, {"casual 2", 2, nets},
		{"expert:points=1", search.Edition, nets}, {"exec:./mine 2", 0, ""},
	}; m.Build == "" || len(nets) != 16 || !slices.Equal(m.Players, want) {
		t.Errorf("made by %+v", m)
	}
	g := must.Get(rules.Open("standard"))(t)
	one := must.Get(trained.Hash(g))(t)
	if m := must.Get(MadeIn(g, "net", "greedy"))(t); m.Players[0].Net != hex.EncodeToString(one[:8]) || m.Players[1].Net != "" {
		t.Errorf("in one game, made by %+v", m)
	}
	file := filepath.Join(t.TempDir(), "own.net")
	own := func(content string) Maker {
		must.Do(t, os.WriteFile(file, []byte(content), 0o600))
		return must.Get(Made("greedy", "net:file="+file))(t)
	}
	a := own("a")
	if b := own("b").Players[1]; a.Players[1].Net == b.Net || b.Net == nets || !reflect.DeepEqual(a, own("a")) {
		t.Errorf("other nets, the same hash: %v, %v, %v", m, a, b)
	}
	if _, err := Made("net:file=" + filepath.Join(t.TempDir(), "none.net")); err == nil {
		t.Error("a net that is not there has a hash")
	}
	if _, err := Made("net:file=" + t.TempDir()); err == nil || !strings.Contains(err.Error(), "no regular file") {
		t.Errorf("a net that is no file: %v", err)
	}
}

// TestOthersEdition: players that are no level are named with their edition, and those of an earlier one are refused.
func TestOthersEdition(t *testing.T) {
	for name, want := range map[string]string{
		"net": "net 2", "net:points=1": "net 2:points=1", "net 2": "net 2", "greedy": "greedy 2", "expert:points=1": "expert 5:points=1",
		"casual 2": "casual 2", "exec:./a:b 2": "exec:./a:b 2", "mine": "mine",
	} {
		if got := WithEdition(name); got != want {
			t.Errorf("%s is %s, not %s", name, got, want)
		}
		if b, err := New(want); name != "mine" && (err != nil || reflect.TypeOf(b) != reflect.TypeOf(must.Get(New(name))(t))) {
			t.Errorf("%s is %T: %v", want, b, err)
		}
	}
	if b := must.Get(New("net 2:points=1"))(t).(*Expert); !b.Points {
		t.Error("the options of net 2 are lost")
	}
	for _, name := range []string{"net 1", "greedy 1", "net 1:points=1"} {
		if _, err := New(name); err == nil || !strings.Contains(err.Error(), " 1 cannot be played any more") {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"net 2", "net 1", "net 0", "net 3"} {
		kind, edition := search.ParseVersioned(name)
		if known := name == "net 2" || name == "net 1"; edition != 0 || (kind == "net") != known {
			t.Errorf("%s is %s of edition %d", name, kind, edition)
		}
	}
}
