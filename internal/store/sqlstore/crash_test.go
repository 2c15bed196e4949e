package sqlstore_test

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

var rounds = flag.Int("rounds", gate.Times(10, 2), "how often the crash tests kill a process")

// crashFolder names the environment variable that makes a test's process the one to be killed.
const crashFolder = "NINETYNINE_CRASH_FOLDER"

func TestMain(m *testing.M) {
	if folder := os.Getenv(crashFolder); folder != "" {
		victim(folder)
	}
	if folder := os.Getenv(failingDisk); folder != "" {
		doomed(folder)
	}
	os.Exit(m.Run())
}

const crashTables, crashSum = 6, "sum" // a sum is a log of another kind

// victim appends for as long as it lives, and prints each confirmation.
func victim(folder string) {
	ctx := context.Background()
	d, err := sqlstore.OpenSQLite(ctx, folder)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	var confirmed sync.Mutex
	say := func(tbl string, seq uint64) {
		confirmed.Lock()
		defer confirmed.Unlock()
		fmt.Fprintf(os.Stdout, "%s %d\n", tbl, seq)
	}
	fail := func(err error) bool {
		fmt.Println(err)
		os.Exit(1)
		return false
	}
	for i := range crashTables {
		go appendTo(ctx, d, fmt.Sprint("t", i), say, fail)
	}
	go storesuite.AddUp(ctx, d, crashSum, say, fail)
	select {}
}

// appendTo appends to one table, with a result every so often, and reports each confirmation. After an
// error it continues from the stored entries if goOn says so.
func appendTo(ctx context.Context, s storesuite.Store, id string, confirmed func(string, uint64), goOn func(error) bool) {
	at, err := s.Summary(ctx, id)
	for ; ; at, err = s.Summary(ctx, id) {
		switch {
		case errors.Is(err, store.ErrNone):
			at = journal.Summary{ID: id, Public: true}
		case err != nil:
			if !goOn(err) {
				return
			}
			continue
		}
		for err = nil; err == nil; {
			e, p := storesuite.Next(at, int64(at.Seq), "something that happens at a table, in about as many bytes as an event")
			if e.Seq%7 == 0 {
				p.Summary.Chairs = []journal.Sitter{{Player: fmt.Sprint("p", e.Seq)}}
				p.Result = &journal.Result{Table: id, Match: int(e.Seq), Chairs: []journal.Share{{Player: id}}}
			}
			if err = s.Append(ctx, id, e, p); err == nil {
				confirmed(id, e.Seq)
				at = p.Summary
			}
		}
		if !goOn(err) {
			return
		}
	}
}

// checkCrashed: all confirmed entries are there, each log is valid, and its projections are complete.
func checkCrashed(t *testing.T, s storesuite.Store, confirmed map[string]uint64) (entries int) {
	t.Helper()
	for id, seq := range confirmed {
		if id == crashSum {
			storesuite.CheckSum(t, s, id, seq)
			continue
		}
		log := must.Get(s.Read(t.Context(), id, 0))(t)
		sum := must.Get(s.Summary(t.Context(), id))(t)
		must.Do(t, store.CheckAll(id, log, &store.Folded{Summary: sum}))
		if sum.Seq < seq {
			t.Errorf("entry %d of table %s was confirmed; the last is %d", seq, id, sum.Seq)
		}
		tally := must.Get(s.Tallies(t.Context(), id))(t)
		if n := int(sum.Seq / 7); n > 0 && (len(tally) != 1 || tally[0].Matches != n) {
			t.Errorf("table %s at entry %d has the results %+v, want %d", id, sum.Seq, tally, n)
		}
		seated, err := s.Seated(t.Context(), fmt.Sprint("p", sum.Seq/7*7), 0, 99)
		if n := sum.Seq / 7; err != nil || n > 0 && len(seated) == 0 {
			t.Errorf("nobody sits at table %s: %v", id, err)
		}
		entries += len(log)
	}
	return entries
}

// TestCrashSQLite kills a process with -9 while it appends.
func TestCrashSQLite(t *testing.T) {
	folder := t.TempDir()
	confirmed := map[string]uint64{}
	for range *rounds {
		kill(t, folder, confirmed)
		s := openSQLite(t, folder)
		checkCrashed(t, s, confirmed)
		integrity(t, filepath.Join(folder, "ninetynine.db"))
		must.Do(t, s.Close())
	}
	t.Logf("%d rounds, confirmed: %v", *rounds, confirmed)
}

// kill starts a process, kills it some time after its first confirmation, and notes the last ones.
func kill(t *testing.T, folder string, confirmed map[string]uint64) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), crashFolder+"="+folder)
	out := must.Get(cmd.StdoutPipe())(t)
	must.Do(t, cmd.Start())
	lines := bufio.NewReader(out)
	after := rand.IntN(3000)
	for n := 0; ; n++ {
		line, err := lines.ReadString('\n')
		if errors.Is(err, io.EOF) {
			break // a line without its end is no confirmation
		}
		var (
			id  string
			seq uint64
		)
		if _, scan := fmt.Sscanf(line, "%s %d\n", &id, &seq); scan != nil || err != nil {
			t.Errorf("%q: %v", line, err)
		}
		confirmed[id] = max(confirmed[id], seq)
		if n == after {
			must.Do(t, cmd.Process.Kill())
		}
	}
	_ = cmd.Wait() // the error is that it was killed
}

func integrity(t *testing.T, file string) {
	t.Helper()
	db := must.Get(sql.Open("sqlite", "file:"+file))(t)
	defer db.Close()
	var says string
	if err := db.QueryRow(`PRAGMA integrity_check`).Scan(&says); err != nil || says != "ok" {
		t.Errorf("integrity_check: %s, %v", says, err)
	}
}

// TestCrashPostgres kills the server with -9 while two processes' worth of writers append, and starts it
// again.
func TestCrashPostgres(t *testing.T) {
	c := storesuite.StartPostgres(t, true)
	address := c.Database(t)
	stores := []storesuite.Store{openPostgres(t, address), openPostgres(t, address)}
	ctx, cancel := context.WithCancel(t.Context())
	var (
		mu        sync.Mutex
		confirmed = map[string]uint64{}
		count     int
		more      = make(chan struct{}, 1)
		wg        sync.WaitGroup
	)
	for i := range crashTables + 1 {
		wg.Go(func() {
			run, id := appendTo, fmt.Sprint("t", i)
			if i == crashTables {
				run, id = storesuite.AddUp, crashSum
			}
			run(ctx, stores[i%2], id, func(tbl string, seq uint64) {
				mu.Lock()
				defer mu.Unlock()
				if seq <= confirmed[tbl] {
					t.Errorf("entry %d of table %s was confirmed after %d", seq, tbl, confirmed[tbl])
				}
				confirmed[tbl] = seq
				if count++; count >= 0 {
					select {
					case more <- struct{}{}:
					default:
					}
				}
			}, func(err error) bool {
				if errors.Is(err, store.ErrStale) {
					// It was unsure, and was stored after all; or two tables have one name.
					return true
				}
				select {
				case <-ctx.Done():
					return false
				case <-time.After(10 * time.Millisecond): // the server is away
					return true
				}
			})
		})
	}
	for range max(1, *rounds/3) {
		mu.Lock()
		count = -rand.IntN(1500)
		mu.Unlock()
		for len(more) > 0 {
			<-more
		}
		<-more
		c.Kill(t)
		c.Start(t)
	}
	cancel()
	wg.Wait()
	checkCrashed(t, stores[0], confirmed)
	t.Logf("confirmed: %v; %+v", confirmed, stores[0].Stats())
}
