// Package lobby lets people find tables, open their own, and look back on their matches. It knows neither
// HTTP nor a database: a server, or a browser without one, supplies the hall and the lists.
package lobby

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// Lists are a store's lists of tables and matches: see package sqlstore.
type Lists interface {
	Public(ctx context.Context, s journal.Status, skip, limit int) ([]journal.Summary, error)
	Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error)
	Summary(ctx context.Context, tbl string) (journal.Summary, error)
	Hosted(ctx context.Context, player string) (all, waiting int, err error)
	Aliases(ctx context.Context, player string) ([]string, error)
	Results(ctx context.Context, player, variant string, before store.Cursor, limit int) ([]journal.Result, error)
}

// Tables runs the tables: see [hall.Hall].
type Tables interface {
	Open(ctx context.Context, now int64, id, player string, opened table.Opened) (live.Reply, error)
	Do(ctx context.Context, now int64, id string, c *table.Command) (live.Reply, error)
	Inspect(ctx context.Context, now int64, id string, f func(*table.State)) error
}

// A Lobby finds tables and opens them. Any number of goroutines may use it. It refuses with a
// [*table.Refusal].
type Lobby struct {
	Lists  Lists
	Tables Tables
	Level  func(name string) bool // whether a computer player has the name
	Now    func() int64           // in milliseconds since 1970 UTC
	Bounds func() Bounds
	Prefix string // begins the ids of tables; "" at a server
	// May returns how a table answers a player whom [Lobby.Play] would lead there: see [table.Command]. nil: all may sit
	// with all.
	May func(ctx context.Context, player string) (func(*table.State) error, error)

	hosts    hosts
	openings quota.Keyed // by table: one opening that is sent again waits for the first
	hosting  quota.Keyed // by player: no limit is passed by two openings at once
}

// A Person is a visitor of the lobby.
type Person struct {
	ID, Name string // "" for a visitor who is not a player
	From     string // the person's network address; "" if there is none
	Secret   string // determines the ids of the tables they open
	Former   string // did so before; openings may be sent again. "" if there was none
	Mark     string // ends these ids, if other players may have the same secret
}

// most is how many tables a page of a list has, and deepest where the last page may begin.
const most, deepest = 100, store.Listed - most

// List returns one of up to ten pages of at most a hundred tables. The list "open", or "", has public
// tables waiting for players; "playing" has public ones with a match in progress; "mine" has those where
// the person sits. The latest activity comes first, but among open tables no address's second comes before
// another's first, nor any player's. next is the place of the next page, or "" after the
// last; tables that move in between may appear twice, or not at all.
func (l *Lobby) List(ctx context.Context, which, before string, p Person) (page []journal.Summary, next string, err error) {
	skip := 0
	if before != "" {
		if skip, err = strconv.Atoi(before); err != nil || skip < 1 || skip > deepest {
			return nil, "", table.Refuse(table.Bad, "page-before")
		}
	}
	switch which {
	case "", "open":
		page, err = l.Lists.Public(ctx, journal.Gathering, 0, store.Listed)
		l.hosts.spread(page)
		page = page[min(skip, len(page)):min(skip+most+1, len(page))]
	case "playing":
		page, err = l.Lists.Public(ctx, journal.InPlay, skip, most+1)
	case "mine":
		page, err = l.Lists.Seated(ctx, p.ID, skip, most+1)
	default:
		return nil, "", table.Refuse(table.Bad, "list")
	}
	if len(page) > most && skip < deepest {
		next = strconv.Itoa(skip + most)
	}
	return page[:min(most, len(page))], next, err
}

// A Page selects a part of a player's history.
type Page struct {
	Variant string // "" for all
	Before  string // the place of the page, from [Lobby.History]; "" for the first
	Limit   int    // number of matches
}

// maxPage is the greatest number of matches on a page of a history.
const maxPage = 100

// History returns a page of a player's matches, the newest first, as the viewer may know them: since the id
// of a table gives access to it, only players who played there get it. next is the place of the next page,
// or "" after the last.
func (l *Lobby) History(ctx context.Context, player string, viewer Person, page Page) (matches []journal.Result, next string, err error) {
	if _, err := rules.Named(page.Variant); page.Variant != "" && err != nil {
		return nil, "", table.RefuseRules(err)
	}
	matches, next, err = page.Read(func(from store.Cursor, limit int) ([]journal.Result, error) {
		return l.Lists.Results(ctx, player, page.Variant, from, limit)
	})
	if err != nil {
		return nil, "", err
	}
	own, err := l.Lists.Aliases(ctx, viewer.ID)
	if err != nil {
		return nil, "", err
	}
	own = append(own, viewer.ID)
	for i := range matches {
		m := &matches[i]
		if viewer.ID == "" || !slices.ContainsFunc(m.Chairs, func(s journal.Share) bool { return s.Player != "" && slices.Contains(own, s.Player) }) {
			m.Table, m.Group = "", ""
		}
	}
	return matches, next, nil
}

// Read returns the page of the results before a cursor, the newest first, and the place of the next page, or "" after the
// last.
func (page Page) Read(results func(from store.Cursor, limit int) ([]journal.Result, error)) (matches []journal.Result, next string, err error) {
	if page.Limit < 1 || page.Limit > maxPage {
		return nil, "", table.Refuse(table.Bad, "limit", "most", maxPage)
	}
	ended, skip, err := place(page.Before)
	if err != nil {
		return nil, "", err
	}
	var from store.Cursor
	if ended != 0 {
		from = store.Cursor{Ended: ended + 1}
	}
	found, err := results(from, skip+page.Limit+1)
	if err != nil {
		return nil, "", err
	}
	found = found[min(skip, len(found)):]
	matches = found[:min(page.Limit, len(found))]
	for i := range matches {
		if matches[i].Ended != ended {
			ended, skip = matches[i].Ended, 0
		}
		skip++
	}
	if len(found) > page.Limit {
		next = fmt.Sprintf("%d.%d", ended, skip)
	}
	return matches, next, nil
}

// place reads a place in a history: a time, and how many of the matches that ended then have been listed.
func place(text string) (ended int64, skip int, err error) {
	if text == "" {
		return 0, 0, nil
	}
	at, n, _ := strings.Cut(text, ".")
	ended, err = strconv.ParseInt(at, 10, 50)
	if err == nil {
		skip, err = strconv.Atoi(n)
	}
	if err != nil || ended < 1 || skip < 0 || skip > 1000 {
		return 0, 0, table.Refuse(table.Bad, "page-before")
	}
	return ended, skip, nil
}

// Waiting lets a player leave a table only while no match is in progress: see [table.Command].
func Waiting(t *table.State) error {
	if t.Running() {
		return table.Refuse(table.NotNow, "seats-in-match")
	}
	return nil
}
