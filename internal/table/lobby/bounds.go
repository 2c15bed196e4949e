package lobby

import (
	"context"
	"errors"
	"slices"
	"sync"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
)

// Bounds limit how many tables may be open at once: waiting for players, or with a match in progress. 0 is
// no limit.
type Bounds struct {
	Tables      int `json:"openTables"`           // opened by one player
	Waiting     int `json:"waitingTables"`        // those of them waiting in the lobby
	FromWaiting int `json:"addressWaitingTables"` // opened from one network address and waiting in the lobby
}

// hosts remembers the addresses from which public tables were opened, or are just being opened. A store
// keeps no addresses, so tables opened through another server do not count.
type hosts struct {
	mu   sync.Mutex
	from map[string][]string // ids of tables, some of which may no longer be waiting
	of   map[string]string   // the address of each
}

// mostAddresses is more than the usual number of addresses. Beyond it, all are forgotten.
const mostAddresses = 1 << 14

// add records a table, and returns all recorded for the address.
func (h *hosts) add(from, id string) []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.from == nil || len(h.from) >= mostAddresses {
		h.from, h.of = map[string][]string{}, map[string]string{}
	}
	if !slices.Contains(h.from[from], id) {
		h.from[from] = append(h.from[from], id)
		h.of[id] = from
	}
	return slices.Clone(h.from[from])
}

func (h *hosts) forget(from, gone string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.of, gone)
	left := slices.DeleteFunc(h.from[from], func(id string) bool { return id == gone })
	if len(left) == 0 {
		delete(h.from, from)
		return
	}
	h.from[from] = left
}

// spread puts an address's second table after the first of every other, its third after the second, and so
// on; otherwise the order stays. A table of an unknown address, as one opened through another server,
// counts as the only one of its address.
func (h *hosts) spread(tables []journal.Summary) {
	h.mu.Lock()
	rank, earlier := make(map[string]int, len(tables)), map[string]int{}
	for i := range tables {
		if from := h.of[tables[i].ID]; from != "" {
			rank[tables[i].ID] = earlier[from]
			earlier[from]++
		}
	}
	h.mu.Unlock()
	slices.SortStableFunc(tables, func(a, b journal.Summary) int { return rank[a.ID] - rank[b.ID] })
}

// Admit refuses a new table if the person, or for a public one the address, has reached a limit. The person opens no
// other until done is called.
func (l *Lobby) Admit(ctx context.Context, p Person, id string, public bool) (done func(), err error) {
	if done, err = l.hosting.Lock(ctx, p.ID); err != nil {
		return nil, err
	}
	if err = l.admit(ctx, p, id, public); err != nil {
		done()
	}
	return done, err
}

func (l *Lobby) admit(ctx context.Context, p Person, id string, public bool) error {
	full := func(n, most int) bool { return most > 0 && n >= most }
	if l.Bounds == nil {
		return nil
	}
	b := l.Bounds()
	all, waiting, err := l.Lists.Hosted(ctx, p.ID)
	switch {
	case err != nil:
		return err
	case full(all, b.Tables):
		return table.Refuse(table.NotNow, "tables-most", "n", all)
	case public && full(waiting, b.Waiting):
		return table.Refuse(table.NotNow, "waiting-most", "n", waiting)
	case !public || p.From == "" || b.FromWaiting == 0:
		return nil
	}
	ids := l.hosts.add(p.From, id)
	if len(ids) <= b.FromWaiting {
		return nil
	}
	if waiting, err = l.waiting(ctx, p.From, ids); err == nil && waiting > b.FromWaiting {
		err = table.Refuse(table.NotNow, "network-waiting-most", "n", waiting-1)
	}
	return err
}

// waiting counts the tables opened from an address that are waiting in the lobby, or just being opened.
func (l *Lobby) waiting(ctx context.Context, from string, ids []string) (n int, err error) {
	for _, id := range ids {
		s, err := l.Lists.Summary(ctx, id)
		switch {
		case errors.Is(err, store.ErrNone) || err == nil && s.Status == journal.Gathering:
			n++
		case err != nil:
			return 0, err
		default:
			l.hosts.forget(from, id)
		}
	}
	return n, nil
}
