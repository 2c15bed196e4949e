package sqlstore_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// once checks that an error says on one line, and once, where it happened, its cause and its remedy.
func once(t *testing.T, what string, err error, words ...string) {
	t.Helper()
	if err == nil {
		t.Errorf("%s has not failed", what)
		return
	}
	text := err.Error()
	if !errors.Is(err, store.ErrBusy) && !strings.Contains(text, "createdb") {
		t.Errorf("%s is no passing fault: %v", what, err)
	}
	t.Logf("%s: %s", what, text)
	for _, w := range append(words, "database x at") {
		if n := strings.Count(text, w); n != 1 || strings.ContainsAny(text, "\n\t") {
			t.Errorf("%s says %q %d times: %s", what, w, n, text)
		}
	}
}

// TestSaidOnce tries no server, one that has ended, and one without the database.
func TestSaidOnce(t *testing.T) {
	ctx := t.Context()
	const nobody = "postgres://somebody@127.0.0.1:1/x" // tried with and without TLS
	_, err := sqlstore.OpenPostgres(ctx, nobody, 0)
	once(t, "opening", err, "refused", "whether the server runs")
	_, err = sqlstore.OpenPostgresBeside(ctx, nobody)
	once(t, "opening to read", err, "refused", "whether the server runs")

	c := storesuite.StartPostgres(t, false)
	_, err = sqlstore.OpenPostgresBeside(ctx, c.Address("x"))
	once(t, "opening what is not there", err, "does not exist", "createdb")
	c.Exec(t, c.Address("postgres"), "CREATE DATABASE x")
	d := openPostgres(t, c.Address("x"))
	reader := must.Get(sqlstore.OpenPostgresBeside(ctx, c.Address("x")))(t)
	defer reader.Close()
	c.Kill(t)
	for what, do := range map[string]func() error{
		"Append": func() error {
			e, p := storesuite.Next(journal.Summary{ID: "t"}, 1, "x")
			return d.Append(ctx, "t", e, p)
		},
		"AddPlayer":        func() error { return d.AddPlayer(ctx, store.Player{ID: "p", Name: "Anna", Created: time.Now()}) },
		"Ping":             func() error { return d.Ping(ctx) },
		"Ping of a reader": func() error { return reader.Ping(ctx) },
		"Clock":            func() error { _, err := d.Clock(ctx); return err },
		"Read":             func() error { _, err := d.Read(ctx, "t", 0); return err },
	} {
		err := do()
		for err != nil && !strings.Contains(err.Error(), "refused") {
			err = do() // a broken connection is noticed only in use
		}
		once(t, what, err, "refused")
	}
}
