package main

import (
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"

	"ninetynine/internal/test/must"
)

// TestOldFolder continues with all data that the program of commit e470738 kept in its folder: a
// match in the midst of a deal, a score pad, and which problems were solved.
func TestOldFolder(t *testing.T) {
	const kept = "testdata/e470738"
	p := newPlayer(t)
	must.Do(t, os.CopyFS(p.data, os.DirFS(kept)))
	f := must.Get(os.Open(filepath.Join(kept, "ninetynine.db.gz")))(t)
	defer f.Close()
	database := must.Get(io.ReadAll(must.Get(gzip.NewReader(f))(t)))(t)
	must.Do(t, os.WriteFile(filepath.Join(p.data, "ninetynine.db"), database, 0o600))

	for _, c := range []struct {
		input, says string
		command     []string
	}{
		{"hand\n", "Your hand: hearts: jack, 9; spades: king, queen, 8; diamonds: ace, jack, 10, 6.", []string{"play", "--pace", "1ms"}},
		{"", "Deal 2: Bo deals, Anna leads. Trump: spades (one contract was made).", []string{"pad", "friday"}},
		{"quit\n", "missed before", []string{"problems", "--plain", "--day", "2026-11-28"}},
		{"", "ok: 1 match, 2 deals", []string{"check", filepath.Join(kept, "house.99.jsonl")}},
		{"", "fair: 2 deals proved", []string{"verify", filepath.Join(kept, "house.99.jsonl")}},
	} {
		out, errs, code := p.run(c.input, c.command...)
		if code != exitDone || errs != "" {
			t.Errorf("%q: exit code %d, %s", c.command, code, errs)
		}
		p.wants(out, c.says)
	}
}
