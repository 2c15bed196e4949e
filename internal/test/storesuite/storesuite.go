// Package storesuite tests stores: one suite for memory, a browser's database, SQLite and PostgreSQL, with
// a temporary PostgreSQL server.
package storesuite

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table/lobby"
)

// Store has all methods of a store: those for its users, and those that only tests need. store.Memory
// documents them.
type Store interface {
	live.Log
	httpd.Store
	archive.Rebuildable
	archive.Target
	archive.Company
	review.Keeper
	lobby.EveningStore

	Summary(ctx context.Context, tbl string) (journal.Summary, error)
	Result(ctx context.Context, tbl string, match int) (journal.Result, error)
	Row(ctx context.Context, projection, list, key string) (journal.Row, error)
	Ranked(ctx context.Context, projection, list string, limit int) ([]journal.Row, error)
	Merge(ctx context.Context, alias, player string, at time.Time) error
	Split(ctx context.Context, alias string, at time.Time) error
	Aliases(ctx context.Context, player string) ([]string, error)
	Handovers(ctx context.Context, limit int) ([]store.Handover, error)
	Erase(ctx context.Context, e store.Erasure) error
	TablesMoved(ctx context.Context, since int64, after string, limit int) ([]string, error)
	store.GroupStore
	InLogsSince(ctx context.Context, player string) (int64, error)
	Untie(ctx context.Context, player, other string, kind store.TieKind) error
	Blocks(ctx context.Context, players []string) ([][2]string, error)
	Known(ctx context.Context, ids []string) ([]store.Player, error)
	Keyed(ctx context.Context, ids []string) ([]string, error)
	Erasures(ctx context.Context) ([]store.Erasure, error)
	store.OrderStore
	Withhold(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error
	Purge(ctx context.Context, unused, now time.Time) (keys, players int, err error)
	Close() error
}

// A Reopener is a store with lasting data: Reopen closes it, and opens the same data again.
type Reopener interface {
	Reopen(t *testing.T) Store
}

// A Sharer is a store that several processes may use at once: Another opens the same data once more, and
// Listen receives its entries and announcements.
type Sharer interface {
	Announce(tbl string)
	Another(t *testing.T) Store
	Listen(ctx context.Context, tell func(store.News)) error
}

// Next makes the entry that follows a table's summary, and its projection, which the test may change. The
// first entry follows a summary with only the id.
func Next(s journal.Summary, at int64, body any) (*journal.Entry, *journal.Projection) {
	b, err := json.Marshal(body)
	if err != nil {
		panic(err) // a bug in the test
	}
	e := &journal.Entry{Seq: s.Seq + 1, At: at, Body: b}
	e.Hash = journal.Link(s.Head, e)
	if s.Seq == 0 {
		s.Created, s.Status = at, journal.Gathering
	}
	s.Seq, s.Head, s.Moved = e.Seq, e.Hash, at
	return e, &journal.Projection{Summary: s, Reseated: true}
}

// Run runs the suite. open opens an empty store, and closes it when the test is over; the suite may have
// closed it already.
func Run(t *testing.T, open func(t *testing.T) Store) {
	for _, c := range []struct {
		name string
		test func(t *testing.T, s Store)
	}{
		{"Log", testLog},
		{"Refusals", testRefusals},
		{"Lists", testLists},
		{"Audience", testAudience},
		{"Due", testDue},
		{"History", testHistory},
		{"People", testPeople},
		{"HiddenRating", testHiddenRating},
		{"Keys", testKeys},
		{"KeysEnd", testKeysEnd},
		{"Purge", testPurge},
		{"PurgeAliases", testPurgeAliases},
		{"Ties", testTies},
		{"Merge", testMerge},
		{"Erase", testErase},
		{"InLogs", testInLogs},
		{"MergeErase", testMergeErase},
		{"Refold", testRefold},
		{"Project", testProject},
		{"Import", testImport},
		{"Rows", testRows},
		{"SecondKind", testSecondKind},
		{"Fold", testFold},
		{"Judgements", testJudgements},
		{"Pads", testPads},
		{"Order", testOrder},
		{"Acts", testActs},
		{"Appeals", testAppeals},
		{"Origins", testOrigins},
		{"Evenings", testEvenings},
		{"Coming", testComing},
		{"Awaited", testAwaited},
		{"Plans", testPlans},
		{"Groups", testGroups},
		{"GroupsEnd", testGroupsEnd},
		{"GroupsForgotten", testGroupsForgotten},
		{"GroupResults", testGroupResults},
		{"Review", testReview},
		{"Race", testRace},
		{"Together", testTogether},
		{"Cancelled", testCancelled},
		{"Closed", testClosed},
		{"Listen", testListen},
		{"Reopen", testReopen},
	} {
		t.Run(c.name, func(t *testing.T) { c.test(t, open(t)) })
	}
	if _, itself := open(t).(*store.Memory); !itself {
		t.Run("Model", func(t *testing.T) { testModel(t, open) })
	}
}
