package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"ninetynine/internal/lab"
	"ninetynine/internal/lab/dataset"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

func played(t *testing.T, variant string, deals, workers int) []byte {
	t.Helper()
	var text bytes.Buffer
	g := must.Get(rules.Open(variant))(t)
	players := append([]string{"greedy"}, strings.Fields(strings.Repeat("random ", g.Live().Len()-1))...)
	_, err := lab.Simulate(t.Context(), lab.Plan{Game: g, Players: players, Seed: "data", Deals: deals, Workers: workers, Records: &text})
	must.Do(t, err)
	return text.Bytes()
}

// set makes a data set of a record, and returns its folder.
func set(t *testing.T, text []byte) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "deals")
	must.Get(run(t.Context(), "-", folder, bytes.NewReader(text)))(t)
	return folder
}

// TestTwice: made twice, with one worker and with two, the files are the same to the last byte. Their sums are those
// listed, the record in them passes the referee, and the decisions are those of the record.
func TestTwice(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 4) {
		deals := lab.UnitDeals + 200
		text := played(t, v.ID, deals, 1)
		one, two := set(t, text), set(t, played(t, v.ID, deals, 2))
		sums := string(must.Get(os.ReadFile(filepath.Join(one, "SHA256SUMS")))(t))
		if len(must.Get(os.ReadDir(one))(t)) != 4 || strings.Count(sums, "\n") != 3 {
			t.Fatalf("%s: the sums are\n%s", v.ID, sums)
		}
		for line := range strings.Lines(sums) {
			sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
			b := must.Get(os.ReadFile(filepath.Join(one, name)))(t)
			if fmt.Sprintf("%x", sha256.Sum256(b)) != sum || !bytes.Equal(b, must.Get(os.ReadFile(filepath.Join(two, name)))(t)) {
				t.Errorf("%s: %s is not the same twice, or its sum is wrong", v.ID, name)
			}
		}
		var m dataset.Manifest
		must.Do(t, json.Unmarshal(must.Get(os.ReadFile(filepath.Join(one, "manifest.json")))(t), &m))
		s := must.Get(record.Check(must.Get(os.Open(filepath.Join(one, "records.99.jsonl.zst")))(t)))(t)
		if s.Deals != deals || m.Deals != deals || m.Matches != s.Matches || len(m.Players) != 2 || len(m.MadeBy) != 1 || m.Seeds[0] != "data" {
			t.Errorf("%s: the referee finds %+v, and the manifest says %+v", v.ID, s, m)
		}
		compare(t, text, filepath.Join(one, "decisions.parquet"))
	}
}

// compare reads the decisions back, and compares each with that of the record.
func compare(t *testing.T, text []byte, name string) {
	t.Helper()
	f := must.Get(os.Open(name))(t)
	defer f.Close()
	file := parquet.NewReader(f)
	defer file.Close()
	r := must.Get(dataset.NewReader(bytes.NewReader(text)))(t)
	for i, c := range file.Schema().Columns() {
		if len(c) != 1 || c[0] != r.Columns()[i].Name {
			t.Fatalf("%s: column %d is %v, and not %s", name, i, c, r.Columns()[i].Name)
		}
	}
	read := make([]parquet.Row, 1)
	for {
		rows, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		must.Do(t, err)
		for i := range rows {
			if n, err := file.ReadRows(read); n != 1 {
				t.Fatal(err)
			}
			want := values(nil, r.Columns(), &rows[i])
			if !read[0].Equal(want) {
				t.Fatalf("%s: the row is\n%v\nand not\n%v", name, read[0], want)
			}
		}
	}
	if n, err := file.ReadRows(read); n != 0 || !errors.Is(err, io.EOF) {
		t.Errorf("%s: more rows than decisions: %v", name, err)
	}
}

// TestRefused: a folder that exists stays as it is, and nothing is left of a record that is refused, or when the command is stopped.
func TestRefused(t *testing.T) {
	folder := t.TempDir()
	if _, err := run(t.Context(), "-", folder, strings.NewReader("")); err == nil || !strings.Contains(err.Error(), "exists") {
		t.Errorf("a folder that exists: %v", err)
	}
	if _, err := run(t.Context(), "-", filepath.Join(folder, "deals"), bytes.NewReader(played(t, "duel", 2, 1)[:1000])); err == nil {
		t.Error("a record that breaks off is taken")
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := run(ctx, "-", filepath.Join(folder, "deals"), bytes.NewReader(played(t, "duel", 2, 1))); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
	if left := must.Get(os.ReadDir(folder))(t); len(left) != 0 {
		t.Errorf("%v is left", left)
	}
}

// TestOpens: pandas, polars, DuckDB and PyArrow read the decisions, and all matches of the record from all its frames.
func TestOpens(t *testing.T) {
	gate.Only(t, "needs Python with pandas, polars and DuckDB")
	python := os.Getenv("DATASET_PYTHON")
	if python == "" {
		t.Fatal("DATASET_PYTHON names no Python in which cmd/dataset/requirements.txt are installed")
	}
	text := played(t, "standard", 4000, 2) // two frames
	r := must.Get(dataset.NewReader(bytes.NewReader(text)))(t)
	n, points := 0, int64(0)
	for {
		rows, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		must.Do(t, err)
		for _, row := range rows {
			n, points = n+1, points+row.Values[len(row.Values)-1]
		}
	}
	out, err := exec.Command(python, "testdata/opens.py", set(t, text)).CombinedOutput()
	want := fmt.Sprintf("%d %d %d %d\n", n, points, n, bytes.Count(text, []byte("\n")))
	if err != nil || string(out) != "pandas "+want+"polars "+want+"duckdb "+want+"pyarrow "+want {
		t.Errorf("%v: each reads\n%sand not %s", err, out, want)
	}
}

// silent has nothing to read, and says when it is first asked.
type silent struct{ asked chan struct{} }

func (r silent) Read([]byte) (int, error) {
	close(r.asked)
	select {}
}

// TestInterrupted: an interrupt ends it while it waits for its input, and nothing is left.
func TestInterrupted(t *testing.T) {
	folder := t.TempDir()
	ctx, interrupt := context.WithCancel(t.Context())
	in, ended := silent{make(chan struct{})}, make(chan error, 1)
	go func() {
		_, err := run(ctx, "-", filepath.Join(folder, "deals"), in)
		ended <- err
	}()
	<-in.asked
	interrupt()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if left := must.Get(os.ReadDir(folder))(t); len(left) > 0 {
		t.Errorf("%v is left", left[0])
	}
}
