package api

import (
	"testing"
	"time"

	"ninetynine/internal/learn/statistics"
)

// TestScoredCache: forgetting a table drops all of its matches, and no other; deals without a verdict are
// read again after a while.
func TestScoredCache(t *testing.T) {
	s, now := newScoredCache(), time.Now()
	s.put(matchKey{"t", 1}, nil, now)
	s.put(matchKey{"t", 2}, nil, now)
	s.put(matchKey{"u", 1}, make([]statistics.Deal, 1), now)
	s.forget("t")
	for k, want := range map[matchKey]bool{{"t", 1}: false, {"t", 2}: false, {"u", 1}: true} {
		if _, ok := s.get(k, now); ok != want {
			t.Errorf("%v is cached: %v", k, ok)
		}
	}
	if _, ok := s.get(matchKey{"u", 1}, now.Add(cachedFor)); ok {
		t.Error("verdicts of other servers are never looked for")
	}
}
