package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/smalldisk"
)

// TestPlayOnFullDisk: on a full disk the table says so, and acts wait; they are saved once there is
// space, or players who leave see that their acts were not saved.
func TestPlayOnFullDisk(t *testing.T) {
	p := newPlayer(t)
	disk, fill, empty := smalldisk.New(t, "3m")
	in, feed := io.Pipe()
	full := "Nothing can be saved, the disk is full; trying again … (" + disk + "/own)\n"
	script := []struct {
		hears string
		does  func()
		types string
	}{
		{"> ", fill, "lay 1 2 3"},
		{full, nil, ""},
		{"Not done yet: ace", empty, ""},
		{"It can be saved again.", nil, ""},
		{"> ", fill, "1"},
		{full, nil, "quit"},
	}
	heard := 0
	hear := func(said string) {
		if len(script) == 0 || !strings.Contains(said[heard:], script[0].hears) {
			return
		}
		step := script[0]
		script, heard = script[1:], len(said)
		if step.does != nil {
			step.does()
		}
		if step.types != "" {
			go io.WriteString(feed, step.types+"\n")
		}
	}
	out, errs, code := p.talk(t.Context(), in, hear, "--data", disk+"/own", "--variant", "standard", "--players", "you,greedy,greedy", "--deal", "test/0")
	if code != 0 || len(script) > 0 || errs != "" && !strings.Contains(errs, "free some space") {
		t.Errorf("exit code %d, %d steps are left\n%s\n%s", code, len(script), out, errs)
	}
	p.wants(out, "Not saved, since the disk is full: pass. Everything before it is saved.\nTo go on: ninetynine play --data ")
	empty()
	out, _, code = p.play("bids\nquit\n", "--data", disk+"/own")
	if code != 0 {
		t.Errorf("exit code %d:\n%s", code, out)
	}
	p.wants(out, "Do you want to declare or reveal?")
}

// TestOpenOnFullDisk: on a full disk play and daily say why no table opens, and open it once there
// is space.
func TestOpenOnFullDisk(t *testing.T) {
	p := newPlayer(t)
	disk, fill, empty := smalldisk.New(t, "3m")
	data := []string{"--plain", "--data", disk + "/own"}
	if _, errs, code := p.play("quit\n", data...); code != 0 {
		t.Fatal(code, errs)
	}
	for _, args := range [][]string{{"play", "--new"}, {"daily"}} {
		fill()
		if _, errs, code := p.run("", append(args, data...)...); code != 2 || !strings.Contains(errs, "free some space") {
			t.Errorf("no space to open the database: exit code %d: %s", code, errs)
		}
		if info, err := os.Stat(disk + "/fill"); err != nil {
			t.Fatal(err)
		} else if err := os.Truncate(disk+"/fill", info.Size()-48<<10); err != nil { // enough for that
			t.Fatal(err)
		}
		told := false
		hear := func(said string) {
			if !told && strings.Contains(said, "Nothing can be saved, the disk is full; trying again … ("+disk+"/own)\n") {
				told = true
				empty()
			}
		}
		out, errs, code := p.hears(t.Context(), strings.NewReader("quit\n"), hear, append(args, data...)...)
		if code != 0 || !told || !strings.Contains(out, "To go on: ninetynine "+args[0]) {
			t.Errorf("exit code %d\n%s\n%s", code, out, errs)
		}
	}
}

// TestKeepOnFullDisk: on a full disk, commands say that they cannot save files other than matches,
// and leave the earlier files unchanged. Commands that ask questions go on, and save the answers
// once there is space.
func TestKeepOnFullDisk(t *testing.T) {
	disk, fill, empty := smalldisk.New(t, "1m")
	server, _, stop := startServer(t, func(k string) string {
		return map[string]string{"NINETYNINE_DATA": filepath.Join(t.TempDir(), "server"), "NINETYNINE_LOG": "none"}[k]
	})
	defer stop()
	p := newPlayer(t)
	p.env["XDG_STATE_HOME"] = disk
	set := must.Get(problem.Shipped())(t)
	day, _ := calendar.Parse("2026-11-23")
	first := problem.Day(set, problem.Progress{}, day)[0].Answers[0].Cards().String()
	for _, x := range []struct{ file, begin, args, types, says, keeps string }{
		{"friday.99.jsonl", "pad friday --seats Anna,Bo,Cleo --folder " + disk, "pad friday --folder " + disk, "name 1 Berta\n", "Not saved yet; your next line tries again: ", "Berta"},
		{"problems.json", "", "problems --day 2026-11-23 --data " + disk, first + "\n", "Not saved yet; your next line tries again: ", `"marks"`},
		{"ninetynine/servers.json", "", "play --plain --at " + server, "", "you could not come back to your seat: ", `"token"`},
	} {
		name := filepath.Join(disk, x.file)
		if x.begin != "" {
			if _, errs, code := p.run("quit\n", strings.Fields(x.begin)...); code != 0 {
				t.Fatal(errs)
			}
		}
		_ = os.MkdirAll(filepath.Dir(name), 0o700)
		before, _ := os.ReadFile(name)
		fill()
		out, errs, code := p.run(x.types+"quit\n", strings.Fields(x.args)...)
		if now, _ := os.ReadFile(name); code != exitUsage || !strings.Contains(out+errs, x.says) || !strings.Contains(errs, "no space left") || string(now) != string(before) {
			t.Errorf("%s: exit code %d: %s%s\nit has %q, and had %q", x.args, code, out, errs, now, before)
		}
		in, feed := io.Pipe()
		told, left := x.types == "", false // then it does not ask
		if told {
			empty()
		}
		go io.WriteString(feed, x.types)
		out, errs, code = p.hears(t.Context(), in, func(said string) {
			if !told && strings.Contains(said, x.says) {
				told = true
				empty()
			}
			if told && !left {
				left = true
				go io.WriteString(feed, "\nquit\n")
			}
		}, strings.Fields(x.args)...)
		if now := readFile(t, name); code != 0 || !told || !strings.Contains(now, x.keeps) {
			t.Errorf("%s, with space again: exit code %d: %s%s\nit has %q", x.args, code, out, errs, now)
		}
	}
}

// TestRecordFileOnFullDisk: a file keeps its contents when more does not fit.
func TestRecordFileOnFullDisk(t *testing.T) {
	disk, fill, empty := smalldisk.New(t, "64k")
	name := filepath.Join(disk, "match")
	f := must.Get(openRecord(name))(t)
	first := []byte(strings.Repeat("first\n", 1000))
	more := append(first[:len(first):len(first)], strings.Repeat("more\n", 2000)...)
	must.Do(t, f.set(first))
	fill()
	for range 2 {
		if err := f.set(more); !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("on a full disk: %v", err)
		}
		if got, err := os.ReadFile(name); err != nil || !strings.HasPrefix(string(got), string(first)) {
			t.Errorf("%d bytes are left: %v", len(got), err)
		}
	}
	empty()
	must.Do(t, errors.Join(f.set(more), f.Close()))
	if got, err := os.ReadFile(name); err != nil || string(got) != string(more) {
		t.Errorf("%d bytes are in it, not %d: %v", len(got), len(more), err)
	}
}
