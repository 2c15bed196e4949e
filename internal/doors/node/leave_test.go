package node

import (
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/learn/daily"

	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestInTime waits for a function that ends, and gives up on one that does not.
func TestInTime(t *testing.T) {
	never := make(chan struct{})
	defer close(never)
	err := inTime(time.Millisecond, func(leaving func()) error {
		leaving()
		leaving()
		<-never
		return nil
	})
	if err == nil || !strings.Contains(err.Error(), "not everything ended") {
		t.Errorf("what never ends: %v", err)
	}
	why := errors.New("why")
	for _, err := range []error{nil, why} {
		got := inTime(time.Hour, func(leaving func()) error { leaving(); return err })
		if !errors.Is(got, err) {
			t.Errorf("what ends with %v: %v", err, got)
		}
	}
	if err := inTime(0, func(func()) error { return why }); !errors.Is(err, why) {
		t.Errorf("what fails before: %v", err)
	}
}

// TestSealShared: servers that share a database commit to the same deals of the day, and publish the same
// seeds, in whatever order and however often they start.
func TestSealShared(t *testing.T) {
	address := storesuite.StartPostgres(t, false).Database(t)
	told := map[string]string{}
	for range 2 {
		var both [2]*server
		for i := range both {
			st := must.Get(sqlstore.OpenPostgres(t.Context(), address, 0))(t)
			defer st.Close()
			both[i] = &server{Config: &Config{Log: slog.New(slog.DiscardHandler)}, store: st, clock: newClock()}
		}
		var wg sync.WaitGroup
		var secrets [2]*daily.Secret
		for i, s := range both {
			wg.Go(func() {
				var err error
				if secrets[i], err = s.dailySecret(t.Context()); err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		for _, secret := range secrets {
			for day := secret.From; day < secret.From+9; day++ {
				told[day.String()+secret.Seed(day)+daily.Seal(secret.Seed(day))] = day.String()
			}
		}
	}
	if len(told) != 9 {
		t.Errorf("of nine days, the servers told %q", told)
	}
}

// TestClock: the database's time counts, and a machine whose clock is off logs that once.
func TestClock(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	c.Exec(t, address, `CREATE SCHEMA fast`)
	c.Exec(t, address, `CREATE FUNCTION fast.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT pg_catalog.clock_timestamp() + interval '1 hour' $$`)
	st := must.Get(sqlstore.OpenPostgres(t.Context(), address+"&search_path=fast,pg_catalog", 0))(t)
	defer st.Close()
	var said strings.Builder
	s := &server{Config: &Config{Log: slog.New(slog.NewTextHandler(&said, nil))}, store: st, clock: newClock()}
	for range 3 {
		must.Do(t, s.setClock(t.Context()))
	}
	if off := time.Duration(s.milliseconds()-time.Now().UnixMilli()) * time.Millisecond; off < 59*time.Minute || off > 61*time.Minute {
		t.Errorf("the database's clock is an hour ahead; the server's is %s", off)
	}
	if strings.Count(said.String(), "WARN") != 1 {
		t.Errorf("said: %s", &said)
	}
}
