package api

import (
	"testing"
	"time"
)

// TestScoredCache: of too many matches the oldest go, and what came again is not old.
func TestScoredCache(t *testing.T) {
	var s scoredCache
	key := func(n int) matchKey { return matchKey{"t", n} }
	for n := range mostCached {
		s.put(key(n), nil, time.Time{})
	}
	s.put(key(0), nil, time.Time{})
	s.put(key(mostCached), nil, time.Time{})
	for n, want := range map[int]bool{0: true, 1: false, 2: true, mostCached: true} {
		if _, ok := s.get(key(n), time.Time{}); ok != want {
			t.Errorf("match %d of %d is cached: %v", n, mostCached, ok)
		}
	}
}

// TestScoredCacheAgain: a match that comes again and again, forgotten meanwhile or
// not, pushes no other out.
func TestScoredCacheAgain(t *testing.T) {
	var s scoredCache
	old, busy := matchKey{"old", 1}, matchKey{"busy", 1}
	s.put(old, nil, time.Time{})
	for n := range 2 * mostCached {
		if s.put(busy, nil, time.Time{}); n%2 == 0 {
			s.forget(busy.table)
		}
	}
	if _, ok := s.get(old, time.Time{}); !ok || len(s.order) != len(s.known) {
		t.Errorf("cached still: %v; %d matches have %d places", ok, len(s.known), len(s.order))
	}
}
