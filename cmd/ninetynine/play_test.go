package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/solo"
	"ninetynine/record"
	"ninetynine/rules"
)

// A player at the keyboard types lines and reads what comes.
type player struct {
	t   *testing.T
	dir string // of the matches
	env map[string]string
}

func newPlayer(t *testing.T) *player {
	dir := t.TempDir()
	return &player{t, filepath.Join(dir, "ninetynine"), map[string]string{"XDG_STATE_HOME": dir, "LANG": "en_GB.UTF-8"}}
}

// play runs the command with the input, and returns what was written and the
// exit code.
func (p *player) play(input string, args ...string) (stdout, stderr string, code int) {
	p.t.Helper()
	var out, errs bytes.Buffer
	code = run(p.t.Context(), append([]string{"play"}, args...), func(k string) string { return p.env[k] }, strings.NewReader(input), &out, &errs)
	return out.String(), errs.String(), code
}

func (p *player) files() []string {
	names, err := filepath.Glob(filepath.Join(p.dir, "*"))
	if err != nil {
		p.t.Fatal(err)
	}
	return names
}

func (p *player) wants(text, want string) {
	p.t.Helper()
	if !strings.Contains(text, want) {
		p.t.Errorf("%q is missing in\n%s", want, text)
	}
}

func TestPlayResumes(t *testing.T) {
	p := newPlayer(t)
	out, errs, code := p.play("lay 1 2 3\n", "--seed", "abc")
	if code != 0 || errs != "" {
		t.Fatal(code, errs)
	}
	p.wants(out, "a bid of 8.")
	p.wants(out, "goes on with: ninetynine play\n")
	p.wants(out, "ninetynine play --variant standard --seed abc --deal 0")

	out, _, _ = p.play("undo\n") // it goes on, and a lay can be taken back
	p.wants(out, "Do you offer a premium?")
	p.wants(out, "Your hand: clubs: ace, 9; hearts: ace")

	p.env["LC_ALL"] = "sv_SE.UTF-8"
	out, _, _ = p.play("ställning\n")
	p.wants(out, "Din hand: klöver: ess")
	if n := len(p.files()); n != 1 {
		t.Errorf("there are %d files of one match", n)
	}
	for _, f := range p.files() {
		var out, errs bytes.Buffer
		if code := run(t.Context(), []string{"check", f}, os.Getenv, strings.NewReader(""), &out, &errs); code != 0 {
			t.Errorf("check: %d: %s%s", code, out.String(), errs.String())
		}
	}
	p.play("", "--variant", "duel")
	if n := len(p.files()); n != 2 {
		t.Errorf("another variant makes %d files", n)
	}
	out, _, _ = p.play("", "--variant", "standard", "--lang", "en")
	p.wants(out, "--seed abc --deal 0")
	out, _, _ = p.play("", "--new", "--lang", "de", "--deal", "12", "--seed", "x", "--players", "random,you,random", "--name", "Åsa\x1b[2J")
	p.wants(out, "--seed x --deal 12")
	p.wants(out, "Deine Karten")
}

func TestPlayFile(t *testing.T) {
	p := newPlayer(t)
	file := filepath.Join(t.TempDir(), "m.99.jsonl")
	out, _, code := p.play("lay 1 2 3\n", "--file", file, "--variant", "pennycook", "--seed", "s")
	if code != 0 {
		t.Fatal(out)
	}
	p.wants(out, "ninetynine play --file "+file)
	if len(p.files()) != 0 {
		t.Error("the match was kept in two places")
	}
	log, err := solo.OpenFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, errs, code := p.play("", "--file", file)
	if code != 2 {
		t.Errorf("exit code %d for a file in use", code)
	}
	p.wants(errs, "open in another program")
	if err := log.Close(); err != nil {
		t.Fatal(err)
	}
	_, errs, code = p.play("", "--file", file, "--new")
	if code != 2 {
		t.Errorf("exit code %d", code)
	}
	p.wants(errs, "holds a match already")
	other := filepath.Join(t.TempDir(), "o.99.jsonl")
	ran := filepath.Join(t.TempDir(), "ran")
	p.play("", "--file", other, "--players", "you,greedy,greedy")
	text, err := os.ReadFile(other)
	if err != nil {
		t.Fatal(err)
	}
	evil := bytes.Replace(text, []byte(`"greedy"`), []byte(`"exec:touch `+ran+`"`), 1)
	if err := os.WriteFile(other, evil, 0o644); err != nil {
		t.Fatal(err)
	}
	_, errs, code = p.play("", "--file", other)
	if code != 2 {
		t.Errorf("exit code %d for a file that names a program", code)
	}
	p.wants(errs, "to let them run: ninetynine play --file "+other+" --players 'you,exec:touch ")
	if _, err := os.Stat(ran); err == nil {
		t.Error("a program named in a file was run")
	}
	if err := os.WriteFile(file, []byte("{\"ninetynine\":1,\"variant\":\"chess\"}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, errs, code = p.play("", "--file", file)
	if code != 2 {
		t.Errorf("exit code %d for a broken record", code)
	}
	p.wants(errs, "line 1")
}

// keep puts a match into the folder of matches, its header changed and a torn
// line at its end, and returns the file's path and text.
func (p *player) keep(name string, change func(h *record.Header)) (path, text string) {
	p.t.Helper()
	v, err := rules.Named("duel")
	if err != nil {
		p.t.Fatal(err)
	}
	h := &record.Header{Variant: v, Seats: []string{"Anna", "Bo"}, Bots: []string{"", "greedy 1.0"}, Seed: name}
	change(h)
	if err := os.MkdirAll(p.dir, 0o700); err != nil {
		p.t.Fatal(err)
	}
	path = filepath.Join(p.dir, name+".99.jsonl")
	file, err := solo.OpenFile(path)
	if err != nil {
		p.t.Fatal(err)
	}
	if _, err := solo.Start(p.t.Context(), file, h, 0); err != nil {
		p.t.Fatal(err)
	}
	if err := file.Append(p.t.Context(), []byte(`{"seat":`), true); err != nil {
		p.t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		p.t.Fatal(err)
	}
	return path, p.read(path)
}

func (p *player) read(path string) string {
	p.t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		p.t.Fatal(err)
	}
	return string(text)
}

// TestPlayPassesOver leaves matches alone that cannot be played here, says
// so, and goes on with the one before; named by --file they are errors.
func TestPlayPassesOver(t *testing.T) {
	ran := filepath.Join(t.TempDir(), "ran")
	for _, x := range []struct {
		name string
		bots []string
		want string
	}{
		{"program", []string{"", "exec:touch " + ran}, "--players 'you,exec:touch " + ran + "'"},
		{"unknown", []string{"", "deep-thought 42"}, `no bot is called "deep-thought 42"`},
		{"people", []string{"", ""}, "2 people play it"},
		{"nothing", nil, "2 people play it"},
		{"bots", []string{"greedy", "random"}, "only bots play it"},
	} {
		t.Run(x.name, func(t *testing.T) {
			p := newPlayer(t)
			p.keep("1-good", func(*record.Header) {})
			path, text := p.keep("2-other", func(h *record.Header) { h.Bots = x.bots })
			out, errs, code := p.play("")
			if code != 0 {
				t.Errorf("exit code %d", code)
			}
			p.wants(out, "--variant duel --seed 1-good --deal 0")
			p.wants(errs, path)
			p.wants(errs, x.want)
			if n := strings.Count(errs, "\n"); n != 1 {
				t.Errorf("%d lines say so:\n%s", n, errs)
			}
			if _, errs, code = p.play("", "--file", path); code != 2 {
				t.Errorf("exit code %d", code)
			}
			p.wants(errs, x.want)
			if p.read(path) != text {
				t.Error("the match was written to")
			}
			if _, err := os.Stat(ran); err == nil {
				t.Error("a program named in a file was run")
			}
		})
	}
}

// TestPlayContradicts refuses what a match that goes on cannot be.
func TestPlayContradicts(t *testing.T) {
	p := newPlayer(t)
	path, text := p.keep("match", func(*record.Header) {})
	for _, x := range []struct{ args, want string }{
		{"--variant four", "is of the variant duel"},
		{"--name Otto", "you are called Anna"},
		{"--players you,random", "its players are you,greedy"},
	} {
		_, errs, code := p.play("", append(strings.Fields(x.args), "--file", path)...)
		if code != 2 {
			t.Errorf("%s: exit code %d", x.args, code)
		}
		p.wants(errs, x.want)
	}
	if p.read(path) != text {
		t.Error("the match was written to")
	}
	if _, errs, code := p.play("", "--file", path, "--variant", "duel", "--name", "Anna", "--players", "you, greedy"); code != 0 {
		t.Error(errs)
	}
}

// TestPlayTorn begins anew, with the deal asked for, where not even the
// first deal was written whole.
func TestPlayTorn(t *testing.T) {
	p := newPlayer(t)
	path, text := p.keep("torn", func(*record.Header) {})
	if err := os.WriteFile(path, []byte(text[:strings.Index(text, "\n")+9]), 0o644); err != nil {
		t.Fatal(err)
	}
	out, errs, code := p.play("", "--file", path, "--seed", "s", "--deal", "3")
	if code != 0 || errs != "" {
		t.Error(code, errs)
	}
	p.wants(out, "--seed s --deal 3")
}

// TestPlayAgain plays a match to its end and another one like it, all typed
// ahead.
func TestPlayAgain(t *testing.T) {
	p := newPlayer(t)
	path, _ := p.keep("short", func(h *record.Header) { h.Limit.Deals = 1 })
	out, errs, code := p.play("lay 1 2 3\n"+strings.Repeat("1\n", 15)+"again\nquit\n", "--file", path)
	if code != 0 || errs != "" {
		t.Fatal(code, errs, out)
	}
	p.wants(p.read(path), `{"end":`)
	names := slices.DeleteFunc(p.files(), func(name string) bool { return name == path })
	if len(names) != 1 {
		t.Fatalf("the other matches are %q", names)
	}
	old, _, err := glance(path)
	if err != nil {
		t.Fatal(err)
	}
	next, _, err := glance(names[0])
	if err != nil {
		t.Fatal(err)
	}
	if next.Seed == "short" || next.Variant.ID != "duel" || !slices.Equal(next.Seats, old.Seats) || !slices.Equal(next.Bots, old.Bots) || next.Limit != old.Limit {
		t.Errorf("after %+v came %+v", old, next)
	}
}

// TestPlayFault tells of a program that does not answer.
func TestPlayFault(t *testing.T) {
	program, err := exec.LookPath("true")
	if err != nil {
		t.Skip("there is no program that does nothing")
	}
	p := newPlayer(t)
	players := "you,exec:" + program + ",greedy"
	out, _, code := p.play("lay 1 2 3\n1\n1\n", "--players", players)
	if code != 0 {
		t.Errorf("exit code %d", code)
	}
	if n := strings.Count(out, "Bo (true) has ended:"); n != 1 {
		t.Errorf("a fault was told %d times:\n%s", n, out)
	}
	p.wants(out, "goes on with: ninetynine play --file "+p.files()[0]+" --players "+players)
	if out, errs, _ := p.play(""); !strings.Contains(errs, "passing over") || strings.Contains(out, "(true)") {
		t.Errorf("without being named, the program plays:\n%s%s", errs, out)
	}
}

func TestQuoted(t *testing.T) {
	for in, want := range map[string]string{"a/b-1.99": "a/b-1.99", "": "''", "a b": "'a b'", "it's": `'it'\''s'`, "$(x)": "'$(x)'", "a\x1b[2J\u202e": "'a[2J'"} {
		if runtime.GOOS == "windows" {
			continue
		}
		if got := quoted(in); got != want {
			t.Errorf("%q is quoted %s, want %s", in, got, want)
		}
	}
}

func TestPlayRefuses(t *testing.T) {
	for _, x := range []struct{ args, want string }{
		{"--variant chess", "no variant is called"},
		{"--lang fr", "none of: en, de, sv"},
		{"--theme pink", "none of: auto, light, dark"},
		{"--pace 2h", "is not between"},
		{"--players greedy,greedy,greedy", "one of them must be you"},
		{"--players you,greedy", "has 3 players, not 2"},
		{"--players you,clever,greedy", "no bot is called"},
		{"--players you,exec:/no/such/program,greedy", "cannot start the bot exec:/no/such/program"},
		{"extra", "extra"},
	} {
		p := newPlayer(t)
		_, errs, code := p.play("", strings.Fields(x.args)...)
		if code != 2 {
			t.Errorf("%s: exit code %d", x.args, code)
		}
		p.wants(errs, x.want)
		if len(p.files()) != 0 {
			t.Errorf("%s left a file", x.args)
		}
	}
}
