package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/table"
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
	p.wants(out, "Deal 1 (abc/0): no trump. Bo deals.")
	p.wants(out, "Laid aside: A♣ 9♣ A♥, a bid of 8.")
	p.wants(out, "goes on with: ninetynine play\n")
	p.wants(out, "ninetynine play --variant standard --seed abc --deal 0")

	out, _, _ = p.play("undo\n") // it goes on, and a lay can be taken back
	p.wants(out, "Do you offer a premium?")
	p.wants(out, "Your hand: A♣ 9♣ A♥")

	p.env["LC_ALL"] = "sv_SE.UTF-8"
	out, _, _ = p.play("ställning\n")
	p.wants(out, "Din hand: E♣")
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
	p.wants(out, "abc/0")
	out, _, _ = p.play("", "--new", "--lang", "de", "--deal", "12", "--seed", "x", "--players", "random,you,random", "--name", "Åsa\x1b[2J")
	p.wants(out, "x/12")
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
	log, err := table.OpenFile(file)
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
	p.wants(errs, "to let them run, say --players")
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

func TestPlayRefuses(t *testing.T) {
	for _, x := range []struct{ args, want string }{
		{"--variant chess", "no variant is called"},
		{"--lang fr", "none of: en, de, sv"},
		{"--theme pink", "none of: auto, light, dark"},
		{"--pace 2h", "is not between"},
		{"--players greedy,greedy,greedy", "one of them must be you"},
		{"--players you,greedy", "has 3 players, not 2"},
		{"--players you,clever,greedy", "no bot is called"},
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
