package api

import "sync"

// A presence knows which players are at this server: those who asked a moment ago what is on, and those who have a table
// open.
type presence struct {
	mu      sync.Mutex
	asked   map[string]int64 // when each player asked last, in milliseconds since 1970
	here    map[string]bool  // as counted
	counted int64            // then
}

// askedLately is longer than a page of the lobby waits before it asks again; countedFor is how long a count holds. Both are in
// milliseconds.
const askedLately, countedFor = 40_000, 1000

// others notes that a player, or "" for a visitor, asks what is on, and returns how many other players are here. open returns
// those who have a table open; it may be nil.
func (p *presence) others(player string, now int64, open func() []string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.asked == nil {
		p.asked = map[string]int64{}
	}
	if player != "" {
		p.asked[player] = now
	}
	if p.here == nil || now < p.counted || now >= p.counted+countedFor {
		p.here, p.counted = map[string]bool{}, now
		for id, at := range p.asked {
			if p.here[id] = true; now-at > askedLately {
				delete(p.asked, id)
				delete(p.here, id)
			}
		}
		if open != nil {
			for _, id := range open() {
				p.here[id] = true
			}
		}
	}
	if p.here[player] {
		return len(p.here) - 1
	}
	return len(p.here)
}
