package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A player at the keyboard types lines and reads the output.
type player struct {
	t     *testing.T
	saved string // folder of matches of earlier versions, and of matches with programs
	data  string
	env   map[string]string
}

func newPlayer(t *testing.T) *player {
	dir := t.TempDir()
	p := &player{t, filepath.Join(dir, "state", "ninetynine"), filepath.Join(dir, "data", "ninetynine"), nil}
	p.env = map[string]string{"XDG_STATE_HOME": filepath.Dir(p.saved), "XDG_DATA_HOME": filepath.Dir(p.data), "LANG": "en_GB.UTF-8", "USER": "anna"}
	return p
}

// play runs the command with the input, and returns the output and the exit code.
func (p *player) play(input string, args ...string) (stdout, stderr string, code int) {
	p.t.Helper()
	return p.run(input, append([]string{"play", "--pace", "1ms"}, args...)...)
}

func (p *player) run(input string, args ...string) (stdout, stderr string, code int) {
	p.t.Helper()
	var out, errs bytes.Buffer
	code = run(p.t.Context(), args, func(k string) string { return p.env[k] }, strings.NewReader(input), &out, &errs)
	return out.String(), errs.String(), code
}

// plays is play for a command that must succeed and say nothing on standard error.
func (p *player) plays(input string, args ...string) (stdout string) {
	p.t.Helper()
	return p.runs(input, append([]string{"play", "--pace", "1ms"}, args...)...)
}

func (p *player) runs(input string, args ...string) (stdout string) {
	p.t.Helper()
	out, errs, code := p.run(input, args...)
	if code != exitDone || errs != "" {
		p.t.Fatalf("%v: exit code %d: %s%s", args, code, errs, out)
	}
	return out
}

func (p *player) files() []string { return must.Get(filepath.Glob(filepath.Join(p.saved, "*")))(p.t) }

func (p *player) wants(text, want string) {
	p.t.Helper()
	if !strings.Contains(text, want) {
		p.t.Errorf("%q is missing in\n%s", want, text)
	}
}

func TestPlayResumes(t *testing.T) {
	p := newPlayer(t)
	out := p.plays("lay 1 2 3\n", "--seed", "abc")
	p.wants(out, "a bid of 8.")
	p.wants(out, "To go on: ninetynine play\n")
	p.wants(out, "ninetynine play --variant standard --deal abc/0")

	out, _, _ = p.play("undo\n") // the match continues, and a lay can be taken back
	p.wants(out, "Do you want to declare or reveal?")
	p.wants(out, "Your hand: clubs: ace, 9; hearts: ace")

	p.env["LC_ALL"] = "sv_SE.UTF-8"
	out, _, _ = p.play("ställning\n")
	p.wants(out, "Din hand: klöver: ess")
	p.play("", "--variant", "duel")
	out, _, _ = p.play("", "--variant", "standard", "--lang", "en")
	p.wants(out, "--deal abc/0")
	out, _, _ = p.play("", "--new", "--lang", "de", "--deal", "12", "--seed", "x", "--players", "random,you,random", "--name", "Åsa")
	p.wants(out, "--deal x/12")
	p.wants(out, "Deine Karten")
	if names := p.files(); len(names) != 0 {
		t.Errorf("matches are kept as files too: %q", names)
	}
}

// TestPlayGuided: a newcomer is told of the guided match, which advises on the bid; players with a match are not.
func TestPlayGuided(t *testing.T) {
	p := newPlayer(t)
	offer := "New here? A short first match, with advice: ninetynine play --guide"
	p.wants(p.plays("", "--lang", "en"), offer)
	out := p.plays("take\n", "--guide", "--lang", "en")
	p.wants(out, "Hint: ")
	p.wants(out, "a bid of")
	if out := p.plays("", "--lang", "en"); strings.Contains(out, offer) {
		t.Errorf("a player with a match is told:\n%s", out)
	}
}

func TestPlayFile(t *testing.T) {
	p := newPlayer(t)
	file := filepath.Join(t.TempDir(), "m.99.jsonl")
	out, _, code := p.play("lay 1 2 3\n", "--file", file, "--variant", "pennycook", "--seed", "s")
	if code != 0 {
		t.Fatal(out)
	}
	p.wants(out, "ninetynine play --file "+file)
	if _, err := os.Stat(p.data); err == nil || len(p.files()) != 0 {
		t.Error("the match was kept in two places")
	}
	if out, errs, code := p.run("", "check", file); code != 0 {
		t.Errorf("check: %d: %s%s", code, out, errs)
	}
	log := must.Get(openRecord(file))(t)
	_, errs, code := p.play("", "--file", file)
	if code != 2 {
		t.Errorf("exit code %d for a file in use", code)
	}
	p.wants(errs, "open in another program")
	must.Do(t, log.Close())
	_, errs, code = p.play("", "--file", file, "--new")
	if code != 2 {
		t.Errorf("exit code %d", code)
	}
	p.wants(errs, "already holds a match")
	other := filepath.Join(t.TempDir(), "o.99.jsonl")
	ran := filepath.Join(t.TempDir(), "ran")
	p.play("", "--file", other, "--players", "you,greedy,greedy")
	text := must.Get(os.ReadFile(other))(t)
	evil := bytes.Replace(text, []byte(`"greedy"`), []byte(`"exec:touch `+ran+`"`), 1)
	must.Do(t, os.WriteFile(other, evil, 0o644))
	_, errs, code = p.play("", "--file", other)
	if code != 2 {
		t.Errorf("exit code %d for a file that names a program", code)
	}
	p.wants(errs, "to let them run: ninetynine play --file "+other+" --players 'you,exec:touch ")
	if _, err := os.Stat(ran); err == nil {
		t.Error("a program named in a file was run")
	}
	must.Do(t, os.WriteFile(file, []byte("{\"ninetynine\":1,\"variant\":\"chess\"}\n"), 0o644))
	_, errs, code = p.play("", "--file", file)
	if code != 2 {
		t.Errorf("exit code %d for a broken record", code)
	}
	p.wants(errs, "line 1")
}

// keep puts a match into the folder of earlier versions, with its header changed and a torn line at
// its end, and returns the file's path and text.
func (p *player) keep(name string, change func(h *record.Header)) (path, text string) {
	p.t.Helper()
	v := must.Get(rules.Named("duel"))(p.t)
	h := &record.Header{Variant: v, Seats: []string{"Anna", "Bo"}, Bots: []string{"", "greedy 1.0"}, Seed: name}
	change(h)
	g := must.Get(rules.New(v))(p.t)
	m := must.Get(match.New(g, h.First, h.Limit))(p.t)
	s, seed := m.Start(), cards.SeedOf(name)
	d := m.Draw(&s, &seed, 0)
	b := record.AppendDeal(record.AppendHeader(nil, h), g, 0, 0, &d, &record.DealNote{Number: new(uint64)})
	b = append(b, `{"seat":`...)
	must.Do(p.t, os.MkdirAll(p.saved, 0o700))
	path = filepath.Join(p.saved, name+".99.jsonl")
	must.Do(p.t, os.WriteFile(path, b, 0o644))
	return path, string(b)
}

func (p *player) read(path string) string {
	p.t.Helper()
	text := must.Get(os.ReadFile(path))(p.t)
	return string(text)
}

// TestPlayPassesOver skips saved matches that cannot be imported, says so once, and continues with
// the one before; named by --file they are errors.
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
			p.wants(out, "--variant duel --deal 1-good/0")
			p.wants(errs, path)
			if n := strings.Count(errs, "\n"); n != 1 {
				t.Errorf("%d lines say so:\n%s", n, errs)
			}
			if _, errs, _ := p.play(""); errs != "" {
				t.Errorf("it is told again: %s", errs)
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

// TestPlayTorn starts again, with the requested deal, if not even the first deal was written
// completely.
func TestPlayTorn(t *testing.T) {
	p := newPlayer(t)
	path, text := p.keep("torn", func(*record.Header) {})
	must.Do(t, os.WriteFile(path, []byte(text[:strings.Index(text, "\n")+9]), 0o644))
	out, errs, code := p.play("", "--file", path, "--seed", "s", "--deal", "3")
	if code != 0 || errs != "" {
		t.Error(code, errs)
	}
	p.wants(out, "--deal s/3")
}

// TestPlayNamed plays a deal by its name, which appears on the screen and in the last line.
func TestPlayNamed(t *testing.T) {
	hand := regexp.MustCompile(`Your hand: .*`)
	p := newPlayer(t)
	first, _, _ := p.play("score\n", "--seed", "a/b", "--deal", "3")
	p.wants(first, "the deal’s name is a/b/3.")
	p.wants(first, "To play this deal again: ninetynine play --variant standard --deal a/b/3\n")
	again, errs, code := p.play("score\n", "--variant", "standard", "--deal", "a/b/3")
	if code != 0 || hand.FindString(again) == "" || hand.FindString(again) != hand.FindString(first) {
		t.Errorf("%d: %s\n%s\n%s", code, errs, first, again)
	}
	for _, wrong := range [][]string{{"--deal", "x"}, {"--deal", "x/"}, {"--deal", "/3"}, {"--deal", "-1"}, {"--deal", "x/3", "--seed", "y"}} {
		if _, errs, code := p.play("", wrong...); code != 2 || !strings.Contains(errs, "--deal") {
			t.Errorf("%q: %d: %s", wrong, code, errs)
		}
	}
}

// TestPlayAgain plays a match to its end and another one at the same table, all typed ahead: the
// file has both, and the deals continue.
func TestPlayAgain(t *testing.T) {
	p := newPlayer(t)
	path, _ := p.keep("short", func(h *record.Header) { h.Limit.Deals = 1 })
	out := p.plays("lay 1 2 3\n"+strings.Repeat("1\n", 15)+"again\nlay 1 2 3\nquit\n", "--file", path)
	text := p.read(path)
	for _, want := range []string{`{"end":`, `"number":1}`} {
		p.wants(text, want)
	}
	if n := strings.Count(text, `{"ninetynine":`); n != 2 {
		t.Errorf("the file holds %d matches", n)
	}
	p.wants(out, "To play the cards of deal 1 again, as the first deal of a new match (with that deal’s own trump, and scores from 0): ninetynine play --variant duel --deal short/1\n")
	if out, errs, code := p.run("", "check", path); code != 0 {
		t.Errorf("check: %d: %s%s", code, out, errs)
	}
}

// TestPlayForced: plain lines play a forced card only with the flag.
func TestPlayForced(t *testing.T) {
	alone := regexp.MustCompile(`(?m)^1: [^,]*$`)
	for _, forced := range []bool{false, true} {
		p := newPlayer(t)
		args := []string{"--seed", "test"}
		if forced {
			args = append(args, "--forced")
		}
		out := p.plays("lay 1 2 3\npass\n"+strings.Repeat("1\n", 8), args...)
		if asked := alone.MatchString(out); asked == forced {
			t.Errorf("forced %v: asked for the only card %v:\n%s", forced, asked, out)
		}
	}
}

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
	if n := strings.Count(out, "true has stopped:"); n != 1 {
		t.Errorf("a fault was told %d times:\n%s", n, out)
	}
	p.wants(out, "To go on: ninetynine play --file "+p.files()[0]+" --players "+players)
	if out, errs, code := p.play("", "--file", p.files()[0]); code != 2 || !strings.Contains(errs, "to let them run") {
		t.Errorf("without being named, the program plays: %d\n%s%s", code, errs, out)
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
		{"--players you,net:clever=1,greedy", "is not an option of a player"},
		{"--players you,exec:/no/such/program,greedy", "cannot start the bot exec:/no/such/program"},
		{"--players friend,friend,you", "ninetynine serve"},
		{"--name Åsa\x1b[2J", "only printable characters"},
		{"--name ... --lang de", "Ein Name muss einen Buchstaben oder eine Ziffer haben."},
		{"--at nonsense", "not the address"},
		{"--at http://127.0.0.1:1", "no ninetynine serves"},
		{"extra", "extra"},
	} {
		p := newPlayer(t)
		_, errs, code := p.play("", strings.Fields(x.args)...)
		if code != 2 {
			t.Errorf("%s: exit code %d", x.args, code)
		}
		p.wants(errs, x.want)
		if strings.Contains(errs, "option of a player") && strings.Contains(errs, "friend") {
			t.Errorf("%s: the error tells of chairs: %s", x.args, errs)
		}
		if len(p.files()) != 0 {
			t.Errorf("%s left a file", x.args)
		}
	}
}

// TestPlayTakesOver continues matches saved by commit e6afc76. The files stay unchanged, and are
// imported once.
func TestPlayTakesOver(t *testing.T) {
	p := newPlayer(t)
	must.Do(t, os.MkdirAll(p.saved, 0o700))
	files, err := filepath.Glob("testdata/saved/*.99.jsonl")
	if err != nil || len(files) != 4 {
		t.Fatal(files, err)
	}
	before := map[string]string{}
	for _, f := range files {
		before[filepath.Base(f)] = p.read(f)
		must.Do(t, os.WriteFile(filepath.Join(p.saved, filepath.Base(f)), []byte(p.read(f)), 0o644))
	}
	for variant, seed := range map[string]string{"standard": "alpha", "duel": "beta", "nobid": "gamma"} {
		out := p.plays("score\nundo\n", "--variant", variant)
		p.wants(out, "--variant "+variant+" --deal "+seed+"/")
		p.wants(out, "To go on:")
	}
	for range 2 {
		out, errs, code := p.run("", "record")
		if code != 0 {
			t.Fatal(code, errs)
		}
		p.wants(out, `"name":"Club night"`)
		if out, errs, code := p.run(out, "check", "-"); code != 0 {
			t.Errorf("check: %d: %s%s", code, out, errs)
		}
	}
	for name, text := range before {
		if p.read(filepath.Join(p.saved, name)) != text {
			t.Errorf("%s was written to", name)
		}
	}
}

// TestPlayTakesOverYardsticks imports a match against a player that servers do not seat, whichever
// command comes first.
func TestPlayTakesOverYardsticks(t *testing.T) {
	p := newPlayer(t)
	p.keep("yardstick", func(h *record.Header) { h.Bots[1] = "pimc" })
	if _, errs, code := p.run("", "record"); code != exitUsage || !strings.Contains(errs, "finished no match") {
		t.Fatal(code, errs)
	}
	out := p.plays("")
	p.wants(out, "--variant duel --deal yardstick/")
}

// TestPlayWithBrowser begins a match in the browser (its HTTP requests), continues in the terminal
// while the server runs and after it has stopped, and finishes in the browser. The browser enters
// by its code.
func TestPlayWithBrowser(t *testing.T) {
	p := newPlayer(t)
	server, stop := p.serve()
	opened := p.opened(server)
	code := regexp.MustCompile(`#code=([a-z0-9]+)$`).FindStringSubmatch(opened)
	if code == nil {
		t.Fatalf("the browser is sent to %q", opened)
	}
	browser := &client.Client{Servers: []string{server}, HTTP: http.DefaultClient}
	must.Do(t, browser.GoOn(t.Context(), wire.Proving{Code: code[1]}))
	tbl := must.Get(browser.Open(t.Context(), &wire.Opening{
		ID: "t", Settings: table.Settings{Variant: "standard", Deals: 1, Pace: 1}, Sit: true, Bots: []string{"", "greedy", "greedy"}, Ready: true,
	}))(t)
	waitFor(t, browser, tbl.Table, func(m *wire.Message) bool { return m.Table.Stage == wire.Playing })
	out, errs, exit := p.play("lay 1 2 3\n1\n") // at the server
	if exit != 0 {
		t.Fatal(exit, errs)
	}
	p.wants(out, "Laid aside")
	stop()
	out, errs, exit = p.play("1\n1\n") // at a node in the process
	if exit != 0 || errs != "" {
		t.Fatal(exit, errs)
	}
	p.wants(out, "You")
	server, stop = p.serve()
	defer stop()
	browser.Servers = []string{server}
	m := waitFor(t, browser, tbl.Table, func(m *wire.Message) bool { return m.Table.Stage == wire.Playing })
	g := game(t, "standard")
	for line := browser.Table(tbl.Table); m.Table.Stage == wire.Playing; m = waitFor(t, browser, tbl.Table, func(*wire.Message) bool { return true }) {
		v := must.Get(m.ReadView(g))(t)
		if v.Options.Pick == 0 {
			runtime.Gosched()
			continue
		}
		a := v.Options.Nth(0)
		must.Get(line.Do(t.Context(), &wire.Command{Do: "act", Act: a.String(), Seen: m.Seq}))(t)
	}
	if !m.Table.Ended || m.Table.Match != 1 {
		t.Errorf("the match is not over: %+v", m.Table)
	}
}

// TestPlayYardsticks: play accepts every player of the program, whether or not a server uses the
// folder.
func TestPlayYardsticks(t *testing.T) {
	p := newPlayer(t)
	_, stop := p.serve()
	out := p.plays("lay 1 2 3\nquit\n", "--players", "you,pimc,net")
	p.wants(out, "Laid aside")
	stop()
	out = p.plays("lay 1 2 3\nquit\n", "--new", "--players", "you,pimc,net")
	p.wants(out, "Laid aside")
}

// TestPlayInterrupted: a signal at a question ends play like any other exit.
func TestPlayInterrupted(t *testing.T) {
	p := newPlayer(t)
	ctx, interrupt := context.WithCancel(t.Context())
	in, feed := io.Pipe()
	defer feed.Close()
	out, errs, code := p.talk(ctx, in, func(said string) {
		if strings.HasSuffix(said, "> ") {
			interrupt()
		}
	})
	if code != 0 || errs != "" {
		t.Errorf("exit code %d, and it says %q", code, errs)
	}
	p.wants(out, "To go on: ninetynine play")
}

// TestPlayServerGone: players can leave when their server is gone, even while a command is in
// progress.
func TestPlayServerGone(t *testing.T) {
	p := newPlayer(t)
	_, stop := p.serve()
	in, feed := io.Pipe()
	enter := func(line string) { go io.WriteString(feed, line+"\n") }
	gone, left := false, false
	out, errs, code := p.talk(t.Context(), in, func(said string) {
		switch {
		case !gone && strings.HasSuffix(said, "> "):
			gone = true
			stop()
			enter("lay 1 2 3")
		case gone && !left && strings.Contains(said, phrase.Open("en").Say("page.lost")):
			left = true
			enter("quit")
		}
	})
	if code != 0 || errs != "" {
		t.Errorf("exit code %d, and it says %q", code, errs)
	}
	p.wants(out, "To go on: ninetynine play")
}

// talk plays, and returns the output after each input.
func (p *player) talk(ctx context.Context, in io.Reader, hear func(said string), args ...string) (stdout, stderr string, code int) {
	p.t.Helper()
	return p.hears(ctx, in, hear, append([]string{"play", "--pace", "1ms"}, args...)...)
}

// hears runs a command, and calls hear with all of its output whenever there is more.
func (p *player) hears(ctx context.Context, in io.Reader, hear func(said string), args ...string) (stdout, stderr string, code int) {
	p.t.Helper()
	var out, errs bytes.Buffer
	tell := writerFunc(func(b []byte) (int, error) {
		out.Write(b)
		hear(out.String())
		return len(b), nil
	})
	code = run(ctx, args, func(k string) string { return p.env[k] }, in, tell, &errs)
	return out.String(), errs.String(), code
}

func game(t *testing.T, id string) *rules.Game {
	t.Helper()
	v := must.Get(rules.Named(id))(t)
	return must.Get(rules.New(v))(t)
}

// waitFor polls until want accepts the state.
func waitFor(t *testing.T, c *client.Client, id string, want func(*wire.Message) bool) *wire.Message {
	t.Helper()
	for t.Context().Err() == nil {
		m := new(wire.Message)
		must.Do(t, c.Get(t.Context(), "/api/tables/"+id, m))
		if want(m) {
			return m
		}
	}
	t.Fatal("the test's time is over")
	return nil
}

// serve serves the player's data folder, like the program without a command but at any address,
// until stop is called.
func (p *player) serve() (server string, stop func()) {
	p.t.Helper()
	ctx, cancel := context.WithCancel(p.t.Context())
	env := &environment{getenv: func(k string) string { return p.env[k] }, stdin: strings.NewReader(""), stdout: io.Discard, stderr: io.Discard}
	s := &serveCommand{storageFlags: storageFlags{env: env}, logs: "none", limits: "on"}
	s.config.Address, s.config.Home = "127.0.0.1:0", env.home("Anna")
	address, ended := make(chan string, 1), make(chan error, 1)
	go func() { ended <- s.run(ctx, func(a string) { address <- a }) }()
	select {
	case a := <-address:
		server = "http://" + a
	case err := <-ended:
		p.t.Fatal(err)
	}
	return server, func() {
		cancel()
		if err := <-ended; err != nil {
			p.t.Error(err)
		}
	}
}

func (p *player) opened(server string) string {
	p.t.Helper()
	env := &environment{getenv: func(k string) string { return p.env[k] }}
	s := &serveCommand{storageFlags: storageFlags{env: env}}
	code := must.Get(s.code(p.t.Context(), server))(p.t)
	return server + "/#code=" + code
}

// TestPlayAt plays at a server with a friend, using the table's link.
func TestPlayAt(t *testing.T) {
	p := newPlayer(t)
	server, stop := newPlayer(t).serve()
	defer stop()
	out := p.plays("quit\n", "--at", server, "--variant", "duel", "--players", "you,friend")
	link := regexp.MustCompile(regexp.QuoteMeta(server) + `/t/[a-z0-9]+`).FindString(out)
	if link == "" {
		t.Fatalf("no link is told:\n%s", out)
	}
	if out, _, _ := p.play("quit\n", "--at", server); !strings.Contains(out, link) {
		t.Errorf("one does not come back to the table that waits for a friend:\n%s", out)
	}
	if _, errs, code := p.play("quit\n", "--at", link+"#main"); code != 0 {
		t.Errorf("a link to a part of the page is taken for a code: %s", errs)
	}
	friend := newPlayer(t)
	friend.env["USER"] = "bert"
	out = friend.plays("sit\nready\nquit\n", "--at", link)
	friend.wants(out, "Anna")
	who := &client.Client{Servers: []string{server}, HTTP: http.DefaultClient}
	m := waitFor(t, who, strings.TrimPrefix(link, server+"/t/"), func(*wire.Message) bool { return true })
	if c := m.Table.Chairs; c[0].Name != "Anna" || c[1].Name != "Bert" || !c[1].Ready {
		t.Errorf("at the table sit %+v", c)
	}
	known, err := readKnown(filepath.Join(friend.saved, "servers.json"))
	if err != nil || known[server] == (node.Identity{}) {
		t.Errorf("who one is at the server is forgotten: %v %v", known, err)
	}
}

// TestPlayAtFriend: a player's link makes friends, in words of the player's language, until it has ended; without a code it is none.
func TestPlayAtFriend(t *testing.T) {
	server, stop := newPlayer(t).serve()
	defer stop()
	ann := &client.Client{Servers: []string{server}, HTTP: http.DefaultClient}
	must.Do(t, ann.Guest(t.Context(), "Ann"))
	ties := func() (all wire.Ties) {
		t.Helper()
		must.Do(t, ann.Get(t.Context(), "/api/me/ties", &all))
		return all
	}
	link := server + "/people/" + ann.Player
	p := newPlayer(t)
	out := p.plays("", "--at", link+"#"+ties().Code, "--name", "Bert", "--lang", "sv")
	p.wants(out, "Ann är nu din vän.")
	if all := ties(); len(all.Players) != 1 || !all.Players[0].Friend || all.Players[0].Name != "Bert" {
		t.Errorf("Ann has %+v", all)
	}
	old := ties().Code
	must.Do(t, ann.Post(t.Context(), "/api/me/link", nil, &wire.Ties{}))
	for at, want := range map[string]string{link + "#" + old: "This link no longer works.", link: "neither a table's link nor a friend's"} {
		_, errs, code := p.play("", "--at", at)
		if p.wants(errs, want); code != 2 {
			t.Errorf("%s: exit code %d", at, code)
		}
	}
}

// TestPlayAtJoined: one whose player became one with another elsewhere is told, keeps the session, and undoes it.
func TestPlayAtJoined(t *testing.T) {
	p, ctx := newPlayer(t), t.Context()
	server, stop := newPlayer(t).serve()
	defer stop()
	p.plays("quit\n", "--at", server)
	own := must.Get(readKnown(filepath.Join(p.saved, "servers.json")))(t)[server]
	player, other := &client.Client{Servers: []string{server}, HTTP: http.DefaultClient}, &client.Client{Servers: []string{server}, HTTP: http.DefaultClient}
	player.SetSession(own.Player, own.Token)
	must.Do(t, other.Guest(ctx, "Bea"))
	var words wire.Words
	var proven wire.Proven
	must.Do(t, player.Post(ctx, "/api/me/words", nil, &words))
	must.Do(t, other.Post(ctx, "/api/session/proof", wire.Proving{Words: words.Words}, &proven))
	must.Do(t, other.Post(ctx, "/api/me/joined", wire.Joining{Code: proven.Code, As: own.Player, Me: other.Player, Hand: true}, nil))
	_, errs, code := p.play("", "--at", server)
	if now := must.Get(readKnown(filepath.Join(p.saved, "servers.json")))(t)[server]; code != 2 || !strings.Contains(errs, "became one with Bea·") || !strings.Contains(errs, "/#code=undo") || now != own {
		t.Fatalf("one is told, with code %d and then as %+v: %s", code, now, errs)
	}
	p.plays("quit\n", "--at", server+"/#code=undo")
	if now := must.Get(readKnown(filepath.Join(p.saved, "servers.json")))(t)[server]; now.Player != own.Player {
		t.Errorf("undone, one is %+v, and was %+v", now, own)
	}
}

func TestPlayOn(t *testing.T) {
	p := newPlayer(t)
	file := filepath.Join(t.TempDir(), "m.99.jsonl")
	if _, errs, code := p.run("", "simulate", "--deals", "2", "--players", "random", "--variant", "duel", "--records", file); code != 0 {
		t.Fatal(errs)
	}
	out := p.plays("", "--on", file, "--deal", "2", "--after", "4", "--players", "random,you")
	p.wants(out, "To go on: ninetynine play\n")
	out, _, _ = p.play("") // the match continues
	p.wants(out, "To go on: ninetynine play\n")
	out, _, _ = p.play(strings.Repeat("1\n", 9), "--on", file, "--deal", "2", "--after", "4", "--players", "random,you")
	for _, want := range []string{"That was the continuation of another match", "\nPlay parted in trick ", "\nAs it was: ", "\nPlayed on: ", "\nDifference  "} {
		p.wants(out, want)
	}
	for _, args := range [][]string{{"--deal", "9"}, {"--after", "999"}, {"--after", "-1"}, {"--deal", "x/3"}, {"--players", "you"}, {"--seed", "s"}} {
		if _, errs, code := p.play("", append([]string{"--on", file}, args...)...); code != 2 || errs == "" {
			t.Errorf("%v: %d %s", args, code, errs)
		}
	}
}
