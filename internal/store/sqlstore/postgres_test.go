package sqlstore_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

type postgres struct {
	*sqlstore.DB
	address string
}

func openPostgres(t testing.TB, address string) *postgres {
	t.Helper()
	d := must.Get(sqlstore.OpenPostgres(t.Context(), address, 0))(t)
	t.Cleanup(func() {
		must.Do(t, d.Close())
	})
	return &postgres{d, address}
}

func (p *postgres) Reopen(t *testing.T) storesuite.Store {
	must.Do(t, p.Close())
	return openPostgres(t, p.address)
}

func (p *postgres) Another(t *testing.T) storesuite.Store { return openPostgres(t, p.address) }

func TestPostgres(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	all, n := c.Database(t), 0
	storesuite.Run(t, func(t *testing.T) storesuite.Store {
		// A schema is made much faster than a database.
		n++
		schema := fmt.Sprint("s", n)
		c.Exec(t, all, "CREATE SCHEMA "+schema)
		return openPostgres(t, all+"&search_path="+schema)
	}, func(t *testing.T) storesuite.Store { return openSQLite(t, t.TempDir()) })
}

// TestPostgresOpens: many may open an empty database at once, and a database that cannot be served is
// refused with a remedy.
func TestPostgresOpens(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			d, err := sqlstore.OpenPostgres(t.Context(), address+"&pool_max_conns=2", 0)
			if err != nil {
				t.Error(err)
				return
			}
			if err := errors.Join(d.Ping(t.Context()), d.Close()); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	refused := func(address string, words ...string) {
		t.Helper()
		d, err := sqlstore.OpenPostgres(t.Context(), address, 0)
		if err == nil {
			_ = d.Close()
			t.Errorf("%s was opened", address)
			return
		}
		t.Log(err)
		for _, w := range words {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("the error does not speak of %q: %v", w, err)
			}
		}
		if strings.Contains(err.Error(), "secret") {
			t.Errorf("the error tells the password: %v", err)
		}
	}
	refused(c.Address("none"), "none", "createdb")
	refused("postgres://somebody:secret@127.0.0.1:1/x", "x at 127.0.0.1:1", "server runs")
	refused("postgres://somebody:secret@%zz/x", "is invalid")
	refused(address+"&synchronous_commit=off", "synchronous_commit = on")
	refused(address+"&default_transaction_read_only=on", "only be read")
	// This one was started without fsync.
	if warned := fmt.Sprint(openPostgres(t, address).Warnings); !strings.Contains(warned, "fsync = on") || !strings.Contains(warned, "full_page_writes = on") {
		t.Errorf("of fsync is said: %s", warned)
	}
	c.Exec(t, address, "UPDATE meta SET value = '1000'")
	refused(address, "newer", "update the program")
}

// TestPostgresBroken breaks the connections of writers again and again. A refused entry must not be there,
// a confirmed one must be, and an unsure one may be.
func TestPostgresBroken(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	s := openPostgres(t, address)
	ctx, cancel := context.WithCancel(t.Context())
	var (
		wg, breaker sync.WaitGroup
		unsure      atomic.Int64
	)
	breaker.Go(func() {
		for ctx.Err() == nil {
			c.Exec(t, address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ninetynine' AND random() < 0.5")
		}
	})
	for i := range 4 {
		wg.Go(func() {
			at := journal.Summary{ID: fmt.Sprint("t", i)}
			for at.Seq < 400 {
				e, p := storesuite.Next(at, 1, "x")
				err := s.Append(t.Context(), at.ID, e, p)
				if err == nil {
					at = p.Summary
					continue
				}
				kept, readErr := s.Summary(t.Context(), at.ID)
				for readErr != nil && !errors.Is(readErr, store.ErrNone) {
					kept, readErr = s.Summary(t.Context(), at.ID)
				}
				switch {
				case errors.Is(err, store.ErrStale):
					t.Errorf("entry %d was refused, though nobody else writes: %v", e.Seq, err)
					return
				case errors.Is(err, store.ErrUnsure):
					unsure.Add(1)
				case kept.Seq == e.Seq:
					t.Errorf("entry %d was kept in spite of %v", e.Seq, err)
				}
				if kept.Seq > 0 {
					at = kept
				}
			}
		})
	}
	wg.Wait()
	cancel()
	breaker.Wait()
	t.Logf("unsure: %d", unsure.Load())
	for i := range 4 {
		id := fmt.Sprint("t", i)
		log, err := s.Read(t.Context(), id, 0)
		for tries := 0; err != nil && tries < 20; tries++ { // of connections that were broken last
			log, err = s.Read(t.Context(), id, 0)
		}
		sum, sumErr := s.Summary(t.Context(), id)
		if err := errors.Join(err, sumErr, store.CheckAll(id, log, &store.Folded{Summary: sum})); err != nil || sum.Seq != 400 {
			t.Errorf("table %s at entry %d: %v", id, sum.Seq, err)
		}
	}
}

// deafTo stands between a store and the server, and can lose the server's next answer, like a connection
// that breaks.
func deafTo(t *testing.T, socket string) (folder string, deaf *atomic.Bool) {
	t.Helper()
	folder, err := os.MkdirTemp("", "pg") // a socket's name must be short
	must.Do(t, err)
	ear := must.Get(net.Listen("unix", filepath.Join(folder, filepath.Base(socket))))(t)
	t.Cleanup(func() { _, _ = ear.Close(), os.RemoveAll(folder) })
	deaf = &atomic.Bool{}
	go func() {
		for {
			from, err := ear.Accept()
			if err != nil {
				return
			}
			to, err := net.Dial("unix", socket)
			if err != nil {
				_ = from.Close()
				continue
			}
			go func() { _, _ = io.Copy(to, from); _ = to.Close() }()
			go func() {
				defer from.Close()
				for b := make([]byte, 1<<16); ; {
					n, err := to.Read(b)
					if err != nil || deaf.CompareAndSwap(true, false) {
						return
					}
					if _, err := from.Write(b[:n]); err != nil {
						return
					}
				}
			}()
		}
	}()
	return folder, deaf
}

// TestPostgresUnanswered: an entry whose confirmation was lost is unsure, and there; written again, it is
// refused.
func TestPostgresUnanswered(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	u := must.Get(url.Parse(address))(t)
	folder, deaf := deafTo(t, filepath.Join(u.Query().Get("host"), ".s.PGSQL.5432"))
	u.RawQuery = url.Values{"host": {folder}, "pool_max_conns": {"1"}}.Encode()
	s, beside := openPostgres(t, u.String()), openPostgres(t, address)
	at := journal.Summary{ID: "t"}
	put := func() (*journal.Entry, *journal.Projection, error) {
		e, p := storesuite.Next(at, 1, "x")
		return e, p, s.Append(t.Context(), "t", e, p)
	}
	for range 3 { // so that the statements are prepared on the connection
		_, p := must.Get2(put())(t)
		at = p.Summary
	}
	// The pool may check an idle connection before its use, and lose that answer.
	for unsure := 0; unsure < 5; {
		deaf.Store(true)
		e, p, err := put()
		if err == nil {
			at = p.Summary
			continue
		}
		if !errors.Is(err, store.ErrUnsure) {
			t.Fatalf("an unanswered entry: %v", err)
		}
		unsure++
		if kept, err := beside.Summary(t.Context(), "t"); err != nil || kept.Seq != e.Seq {
			t.Fatalf("the table is at %d: %v", kept.Seq, err)
		}
		if err := s.Append(t.Context(), "t", e, p); !errors.Is(err, store.ErrStale) {
			t.Fatalf("the same entry again: %v", err)
		}
		at = p.Summary
	}
}

// TestPostgresListens: a listener that has lost its connection finds another, and reports that it may have
// missed something.
func TestPostgresListens(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	s, other := openPostgres(t, address), openPostgres(t, address)
	ctx, cancel := context.WithCancel(t.Context())
	news, ended := make(chan store.News, 100), make(chan error, 1)
	go func() { ended <- s.Listen(ctx, func(n store.News) { news <- n }) }()
	at := journal.Summary{ID: "t"}
	for round := range 3 {
		if n := <-news; n != (store.News{}) {
			t.Fatalf("round %d begins with %+v", round, n)
		}
		e, p := storesuite.Next(at, 1, "x")
		for err := other.Append(ctx, "t", e, p); err != nil; err = other.Append(ctx, "t", e, p) {
			if errors.Is(err, store.ErrStale) {
				t.Fatal(err)
			}
		}
		at = p.Summary
		// A teller repeats a message that it may not have sent before a crash.
		n := <-news
		for n.Table == "t" && n.Seq < at.Seq {
			n = <-news
		}
		if n != (store.News{Table: "t", Seq: at.Seq}) {
			t.Fatalf("round %d: heard %+v", round, n)
		}
		if round == 1 {
			c.Exec(t, address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
		} else if round == 0 {
			c.Kill(t)
			c.Start(t)
		}
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if n := s.Stats().Reconnects; n < 2 {
		t.Errorf("%d reconnects", n)
	}
}
