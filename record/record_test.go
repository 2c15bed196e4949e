package record

import (
	"os"
	"path/filepath"
	"testing"

	"ninetynine/internal/test/must"
)

func examples(t testing.TB) map[string][]byte {
	t.Helper()
	files, err := filepath.Glob("testdata/examples/*.99.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	out := map[string][]byte{}
	for _, f := range files {
		b := must.Get(os.ReadFile(f))(t)
		out[filepath.Base(f)] = b
	}
	return out
}
