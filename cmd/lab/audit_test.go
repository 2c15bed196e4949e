package main

import (
	"errors"
	"log/slog"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"ninetynine/internal/test/must"
)

// A worker that alters some units is stopped about as soon as chance has it: after each unit, with the probability that
// it was altered and is audited. The units are done one after the other, with the database's own draws from a seed.
func TestAltering(t *testing.T) {
	alters, audits, rounds := 0.1, 0.5, 40
	if *long {
		alters, audits, rounds = 0.01, 0.05, 20
	}
	l := newLab(t)
	conn := must.Get(pgx.Connect(t.Context(), l.at))(t)
	defer func() { _ = conn.Close(t.Context()) }()
	must.Get(conn.Exec(t.Context(), `SELECT setseed(0.99)`))(t)
	random := rand.New(rand.NewPCG(9, 9))
	l.exec(`INSERT INTO lab.worker (id, client, edition, cores) SELECT name, name, 'fake', 1 FROM unnest(ARRAY['bad', 'b', 'c']) name`)

	settle := func(name string, unit int64, text string) (state string) {
		w, o := worker{name: name}, outcome{text: []byte(text), packed: []byte(text)}
		must.Do(t, pgx.BeginFunc(t.Context(), conn, func(tx pgx.Tx) error {
			return errors.Join(w.settle(t.Context(), tx, unit, &o), tx.QueryRow(t.Context(), `SELECT state FROM lab.unit WHERE id = $1`, unit).Scan(&state))
		}))
		return state
	}
	var did []int // units until it was stopped, for each round
	for range rounds {
		for n := 1; ; n++ {
			var unit int64
			must.Do(t, conn.QueryRow(t.Context(), `INSERT INTO lab.unit (kind, args, edition, priority, audits) VALUES ('test', '[]', 'fake', 2, $1) RETURNING id`, audits).Scan(&unit))
			claimed := "sound"
			if random.Float64() < alters {
				claimed = "altered"
			}
			state := settle("bad", unit, claimed)
			for _, other := range []string{"b", "c"} {
				if state == "auditing" || state == "disputed" {
					state = settle(other, unit, "sound")
				}
			}
			if l.count("lab.worker WHERE id = 'bad' AND stopped IS NOT NULL") == 1 {
				did = append(did, n)
				break
			}
		}
		l.exec(`UPDATE lab.worker SET stopped = NULL, why = NULL WHERE id = 'bad'`)
	}
	if l.count("lab.worker WHERE stopped IS NOT NULL") != 0 || l.count("lab.outcome o JOIN lab.unit u ON u.accepted = o.id WHERE worker = 'bad' AND u.state <> 'audited'") != 0 {
		t.Error("a sound worker was stopped, or what the altering one did alone counts")
	}
	slices.Sort(did)
	all := 0
	for _, n := range did {
		all += n
	}
	found := alters * audits
	mean, bound := float64(all)/float64(rounds), int(math.Ceil(math.Log(0.01)/math.Log1p(-found)))
	within, _ := slices.BinarySearch(did, bound+1)
	t.Logf("one unit in %.0f altered, %.0f%% audited, %d rounds: stopped after %.0f units on average (reckoned: %.0f), half the rounds within %d (%.0f), the longest %d; %d within %d, the bound of 99 in 100",
		1/alters, 100*audits, rounds, mean, 1/found, did[rounds/2], math.Ln2/found, did[rounds-1], within, bound)
	if off := 3 / math.Sqrt(float64(rounds)); within < rounds*9/10 || math.Abs(mean*found-1) > off { // three standard deviations
		t.Errorf("stopped after %v units", did)
	}
}

// Work with another version, program or net is refused each time.
func TestRefusedAlways(t *testing.T) {
	const tries = 100
	folder := t.TempDir()
	var nets []string
	for _, name := range []string{"right", "wrong"} {
		nets = append(nets, filepath.Join(folder, name+".net"))
		must.Do(t, os.WriteFile(nets[len(nets)-1], []byte(name), 0o600))
	}
	for _, x := range []struct {
		name    string
		made    string // the edition with which the worker began
		program program
		spoil   string // a statement
	}{
		{"version", "fake2", fake(t, "FAKE_EDITION=2"), ""},
		{"program, replaced while the worker runs", "fake", fake(t, "FAKE_EDITION=2"), ""},
		{"program, which says that it is of the edition", "fake", fake(t, "FAKE_REFUSES=1"), ""},
		{"net, named in place of the right one", "fake", fake(t), `UPDATE lab.run SET files = (SELECT jsonb_object_agg(key, '` + hash([]byte("wrong")) + `') FROM jsonb_each(files))`},
		{"net, under the right one's hash", "fake", fake(t), `ALTER TABLE lab.file DROP CONSTRAINT file_check; UPDATE lab.file SET data = 'wrong'`},
	} {
		t.Run(x.name, func(t *testing.T) {
			l, right := newLab(t), fake(t)
			l.submit(right, 0, "--units=200", "--player=net:file="+nets[1])
			l.submit(right, 0, "--units=200", "--player=net:file="+nets[0]) // two experiments of 50 units
			if x.spoil != "" {
				l.exec(x.spoil)
			}
			w := &worker{program: x.program, name: "a", pool: l.db, poll: time.Second, log: slog.New(slog.DiscardHandler), made: "fake", end: func(error) {}}
			must.Do(t, w.begin(t.Context()))
			w.made = x.made
			rows := must.Get(l.db.Query(t.Context(), `SELECT id FROM lab.unit WHERE run = (SELECT max(id) FROM lab.run) ORDER BY id`))(t)
			units, refused := must.Get(pgx.CollectRows(rows, pgx.RowTo[int64]))(t), 0
			for _, id := range units {
				task := must.Get(w.take(t.Context(), id))(t)
				if _, err := w.do(t.Context(), task); err != nil {
					refused++
				}
			}
			if t.Logf("%d of %d refused", refused, len(units)); len(units) != tries || refused != tries {
				t.Error("not all were refused")
			}
		})
	}
}
