package httpd

import (
	"context"
	"maps"
	"net/http"
	"strings"
	"sync"
	"testing"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
)

// A counting store counts its reads about players, groups and evenings, by their names.
type counting struct {
	Store
	mu    sync.Mutex
	reads map[string]int
}

func (c *counting) count(what string) {
	c.mu.Lock()
	c.reads[what]++
	c.mu.Unlock()
}

func (c *counting) Aliases(ctx context.Context, player string) ([]string, error) {
	c.count("aliases")
	return c.Store.Aliases(ctx, player)
}

func (c *counting) Ties(ctx context.Context, player string) (store.Ties, error) {
	c.count("ties")
	return c.Store.Ties(ctx, player)
}

func (c *counting) Memberships(ctx context.Context, player string) ([]store.Membership, error) {
	c.count("memberships")
	return c.Store.Memberships(ctx, player)
}

func (c *counting) Member(ctx context.Context, group, player string) (store.Role, error) {
	c.count("member")
	return c.Store.Member(ctx, group, player)
}

func (c *counting) Ranked(ctx context.Context, projection, list string, limit int) ([]journal.Row, error) {
	c.count("ranked")
	return c.Store.Ranked(ctx, projection, list, limit)
}

func (c *counting) Summaries(ctx context.Context, ids []string) ([]journal.Summary, error) {
	c.count("summaries")
	return c.Store.Summaries(ctx, ids)
}

func (c *counting) Followers(ctx context.Context, player string, limit int) (store.Ties, error) {
	c.count("followers")
	return c.Store.Followers(ctx, player, limit)
}

func (c *counting) Summary(ctx context.Context, tbl string) (journal.Summary, error) {
	c.count("summary")
	return c.Store.Summary(ctx, tbl)
}

func (c *counting) TablesFor(ctx context.Context, audiences []string, skip, limit int) ([]journal.Summary, error) {
	c.count("tables")
	return c.Store.TablesFor(ctx, audiences, skip, limit)
}

func (c *counting) Evenings(ctx context.Context, group string, limit int) ([]store.Evening, error) {
	c.count("evenings")
	return c.Store.Evenings(ctx, group, limit)
}

func (c *counting) Group(ctx context.Context, id string) (store.Group, error) {
	c.count("group")
	return c.Store.Group(ctx, id)
}

func (c *counting) Coming(ctx context.Context, evening string, begins int64, limit int) ([]store.Coming, int, error) {
	c.count("coming")
	return c.Store.Coming(ctx, evening, begins, limit)
}

func (c *counting) ComesTo(ctx context.Context, player string, from int64, limit int) ([]store.Coming, error) {
	c.count("comes to")
	return c.Store.ComesTo(ctx, player, from, limit)
}

// TestReadOnce: what is on now, and the evening of a table, read nothing twice, and no tables where none is named.
func TestReadOnce(t *testing.T) {
	c := &counting{reads: map[string]int{}}
	s := newSite(t, func(o *Options) {
		c.Store = o.Store
		o.Store = c
	})
	ann := s.guest("Ann")
	g := ann.makes("1", "Friday")
	e := store.Evening{ID: "e1", Group: g.ID, Weekday: 3, Minute: 20 * 60, Zone: "UTC", Variant: "duel", Games: 1, Clock: "10m+10s", Bot: "club"}
	v := s.srv.Evenings
	must.Do(t, v.Keep(t.Context(), e))
	ann.come(e.ID, true, false)
	s.clock.Store(must.Get(v.Begins(&e))(t) - evening.Seats - 1000)
	ann.come(e.ID, true, true)
	s.clock.Add(1000)
	must.Do(t, v.Tick(t.Context()))
	tbl := ann.come(e.ID, true, true).Table
	for path, want := range map[string]map[string]int{
		"/api/now":                    {"aliases": 1, "ties": 1, "followers": 1, "memberships": 1, "ranked": 1, "tables": 1, "evenings": 2 + 1, "group": 1, "coming": 1, "comes to": 1}, // of the server and of the group, and which tables these keep
		"/api/evenings?table=" + tbl:  {"summary": 1, "evenings": 1, "member": 1, "group": 1, "coming": 1, "comes to": 1},
		"/api/evenings?table=%00":     {}, // PostgreSQL takes no such text
		"/api/evenings?group=%00":     {"memberships": 1},
		"/api/evenings?group=" + g.ID: {"memberships": 1, "evenings": 1, "group": 1, "coming": 1, "comes to": 1},
	} {
		s.clock.Add(5000) // nothing is remembered
		clear(c.reads)
		if x := s.get(ann.Token, path); strings.HasSuffix(path, "%00") {
			x.want(http.StatusNotFound)
		} else {
			x.want(http.StatusOK)
		}
		if !maps.Equal(c.reads, want) {
			t.Errorf("%s reads %v, not %v", path, c.reads, want)
		}
	}
}
