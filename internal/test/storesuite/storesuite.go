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
	"ninetynine/internal/wire/api"
)

// Store has the methods of any store: those for its users, and those that only tests need.
type Store interface {
	live.Log
	api.Store
	archive.Rebuildable
	archive.Target
	review.Keeper

	TablesMoved(ctx context.Context, since int64, after string, limit int) ([]string, error)
	Result(ctx context.Context, tbl string, match int) (journal.Result, error)
	Ping(ctx context.Context) error
	Stats() store.Stats
	Close() error
}

// Company has the methods of a store of what players have to do with each other, too.
type Company interface {
	Store
	httpd.Store
	archive.Company

	Purge(ctx context.Context, unused, now time.Time) (keys, players int, err error)
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
// closed it already. model opens another that is to answer alike, if it is not nil.
func Run(t *testing.T, open, model func(t *testing.T) Store) {
	for _, c := range []struct {
		name string
		test func(t *testing.T, s Store)
	}{
		{"Log", testLog},
		{"Refusals", testRefusals},
		{"Lists", testLists},
		{"Due", testDue},
		{"History", testHistory},
		{"Project", testProject},
		{"Import", testImport},
		{"Rows", testRows},
		{"SecondKind", testSecondKind},
		{"Fold", testFold},
		{"Judgements", testJudgements},
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
	if model != nil {
		t.Run("Model", func(t *testing.T) { testModel(t, open, model) })
	}
	if _, ok := open(t).(Company); !ok {
		return
	}
	for _, c := range []struct {
		name string
		test func(t *testing.T, s Company)
	}{
		{"Audience", testAudience},
		{"People", testPeople},
		{"HiddenRating", testHiddenRating},
		{"Keys", testKeys},
		{"KeysEnd", testKeysEnd},
		{"Purge", testPurge},
		{"PurgeAliases", testPurgeAliases},
		{"Ties", testTies},
		{"Befriend", testBefriend},
		{"Followers", testFollowers},
		{"Merge", testMerge},
		{"Erase", testErase},
		{"InLogs", testInLogs},
		{"MergeErase", testMergeErase},
		{"Refold", testRefold},
		{"Pads", testPads},
		{"Order", testOrder},
		{"Acts", testActs},
		{"Appeals", testAppeals}, {"Charges", testCharges},
		{"Origins", testOrigins},
		{"Evenings", testEvenings},
		{"Coming", testComing},
		{"Awaited", testAwaited},
		{"Plans", testPlans},
		{"Groups", testGroups},
		{"GroupsEnd", testGroupsEnd},
		{"GroupsForgotten", testGroupsForgotten},
		{"GroupResults", testGroupResults},
	} {
		t.Run(c.name, func(t *testing.T) { c.test(t, open(t).(Company)) })
	}
}
