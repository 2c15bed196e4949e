package main

import (
	"io"
	"path/filepath"
	"runtime"
	"testing"

	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// TestStatsForgets: of a match that is not judged only the scores stay in memory until the file ends.
func TestStatsForgets(t *testing.T) {
	file := filepath.Join(t.TempDir(), "many.99.jsonl")
	if code, _, errs := call(t, t.Context(), "", "simulate", "--matches", "80", "--bound", "30", "--players", "random", "--records", file); code != exitDone {
		t.Fatal(errs)
	}
	env := &environment{getenv: func(string) string { return "" }, stdout: io.Discard, stderr: io.Discard}
	w := statsWork{statsCommand: &statsCommand{workers: 1}, env: env, seen: map[string]bool{}, variants: map[string]bool{}}
	w.jobs = review.NewJobs(review.Strongest(nil), store.NewMemory(), 1, 1)
	var seats int
	var used []uint64 // memory in use when a match comes, every twentieth time
	w.book.Wants = func(string) bool {
		if seats++; seats%60 == 1 {
			var now runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&now)
			used = append(used, now.HeapAlloc)
		}
		return false
	}
	must.Do(t, w.one(t.Context(), file))
	if more := int64(used[len(used)-1] - used[0]); more > 1<<20 {
		t.Errorf("%d kB of the matches stay in memory", more>>10)
	}
}
