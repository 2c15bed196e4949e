package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestVerifyBrought: verify says that the deals of a match that was begun without a server, and
// imported by one, prove nothing.
func TestVerifyBrought(t *testing.T) {
	docs := must.Get(os.ReadFile("../../docs/record.md"))(t)
	_, after, _ := strings.Cut(string(docs), "**Committed dealing.**")
	_, after, _ = strings.Cut(after, "```jsonl record\n")
	text, _, _ := strings.Cut(after, "```")
	for brought, c := range map[string]struct {
		code int
		says string
	}{
		"":                {exitDone, "fair: 1 deal proved, in 1 match\n  1 deal by commitments made beforehand\n"},
		`,"brought":true`: {exitNo, "1 deal is dealt by the browser of the player who brought the match to a server"},
	} {
		file := filepath.Join(t.TempDir(), "match.99.jsonl")
		must.Do(t, os.WriteFile(file, []byte(strings.Replace(text, "}\n", brought+"}\n", 1)), 0o600))
		if code, out, err := call(t, t.Context(), "", "verify", file); code != c.code || !strings.Contains(out+err, c.says) {
			t.Errorf("%s: exit code %d, %s%s", brought, code, out, err)
		}
	}
}
