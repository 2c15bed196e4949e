package node

import (
	"bufio"
	"bytes"
	"database/sql"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/procfs"

	"ninetynine/internal/lab/load"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// asFloor names the environment variable that makes this test program the floor, with the database that it names: a
// folder for SQLite, or the address of PostgreSQL.
const asFloor = "NINETYNINE_TEST_FLOOR"

// serveFloor is a server that does only what any server has to do for an act, with net/http and a database alone: it reads
// a request, inserts two rows in one transaction, and writes what was sent to three streams.
func serveFloor(database string) error {
	driver, key := "pgx", "BIGSERIAL"
	if !strings.HasPrefix(database, "postgres") {
		driver, key = "sqlite", "INTEGER"
		database = "file:" + filepath.Join(database, "floor.db") + "?_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate"
	}
	db, err := sql.Open(driver, database)
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	for table, body := range map[string]string{"floor_events": "body TEXT", "floor_tables": "chairs TEXT"} {
		if _, err = db.Exec(`CREATE TABLE ` + table + ` (seq ` + key + ` PRIMARY KEY, ` + body + `)`); err != nil {
			return err
		}
	}
	var mu sync.Mutex
	var streams []chan []byte
	http.HandleFunc("GET /stream", func(w http.ResponseWriter, r *http.Request) {
		c, out := make(chan []byte, 64), http.NewResponseController(w)
		mu.Lock()
		streams = append(streams, c)
		mu.Unlock()
		for fmt.Fprintln(w); out.Flush() == nil; _, _ = w.Write(<-c) {
		}
	})
	http.HandleFunc("POST /act", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var tx *sql.Tx
		if err == nil {
			tx, err = db.Begin()
		}
		if err == nil {
			_, err = tx.Exec(`INSERT INTO floor_events (body) VALUES ($1)`, string(body[:190]))
		}
		if err == nil {
			_, err = tx.Exec(`INSERT INTO floor_tables (chairs) VALUES ($1)`, string(body[:190]))
		}
		if err == nil {
			err = tx.Commit()
		}
		for _, c := range streams {
			c <- body
		}
		fmt.Fprintln(w, err)
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println(l.Addr())
	return http.Serve(l, nil)
}

// BenchmarkBesideFloor compares what an entry costs the processors of a server with what it costs those of the floor,
// in turns: run it with -benchtime 9x, of which it gives the medians. A quotient is good up to 1.5. Neither counts what
// PostgreSQL itself spends.
func BenchmarkBesideFloor(b *testing.B) {
	b.Run("sqlite", func(b *testing.B) { besideFloor(b, Config{Data: b.TempDir()}, b.TempDir()) })
	b.Run("postgres", func(b *testing.B) {
		server := storesuite.StartPostgres(b, false)
		besideFloor(b, Config{Data: b.TempDir(), Database: server.Database(b)}, server.Database(b))
	})
}

func besideFloor(b *testing.B, c Config, database string) {
	c.Metrics = freeAddress(b)
	house := newHouse(b, c)
	floor := exec.Command(os.Args[0])
	floor.Env = append(os.Environ(), asFloor+"="+database)
	out := must.Get(floor.StdoutPipe())(b)
	must.Do(b, floor.Start())
	defer floor.Wait()
	defer floor.Process.Kill()
	at := "http://" + strings.TrimSpace(must.Get(bufio.NewReader(out).ReadString('\n'))(b))
	var read sync.WaitGroup
	for range 3 {
		res := must.Get(http.Get(at + "/stream"))(b)
		read.Go(func() { _, _ = io.Copy(io.Discard, res.Body) })
	}
	var costs, floors, quotients []float64
	for b.Loop() {
		_, _, before := house.spent(b)
		used := processorTime(b, house.cmd.Process.Pid)
		played := must.Get(load.Run(b.Context(), load.Plan{Servers: []string{house.url()}, Tables: 1, People: 3, Variant: "standard", For: 2 * time.Second, Seed: 1}, nil))(b)
		_, _, after := house.spent(b)
		cost := (processorTime(b, house.cmd.Process.Pid) - used) / (after - before)
		used = processorTime(b, floor.Process.Pid)
		message := bytes.Repeat([]byte("x"), int(max(200, played.Bytes/played.Messages)))
		for range int(after - before) {
			res := must.Get(http.Post(at+"/act", "application/json", bytes.NewReader(message)))(b)
			if text := must.Get(io.ReadAll(res.Body))(b); string(text) != "<nil>\n" {
				b.Fatalf("the floor says %s", text)
			}
			must.Do(b, res.Body.Close())
		}
		least := (processorTime(b, floor.Process.Pid) - used) / (after - before)
		costs, floors, quotients = append(costs, cost*1e6), append(floors, least*1e6), append(quotients, cost/least)
	}
	for unit, all := range map[string][]float64{"µs/entry": costs, "µs/floor": floors, "floors/entry": quotients} {
		slices.Sort(all)
		b.ReportMetric(all[len(all)/2], unit)
	}
}

// processorTime returns the seconds that a process has used of its processors.
func processorTime(t testing.TB, pid int) float64 {
	p := must.Get(procfs.NewProc(pid))(t)
	return must.Get(p.Stat())(t).CPUTime()
}
