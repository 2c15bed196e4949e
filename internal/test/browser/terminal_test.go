package browser

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire/client"
)

// A terminal is the program, played in plain lines.
type terminal struct {
	t    testing.TB
	exe  string
	env  []string
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	said strings.Builder // since it was started
}

// program builds ninetynine, once, and returns its file.
var program = sync.OnceValues(func() (string, error) {
	exe := filepath.Join(programs, "ninetynine")
	out, err := exec.Command("go", "build", "-o", exe, "ninetynine/cmd/ninetynine").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, out)
	}
	return exe, err
})

// programs is the folder of programs that are built for tests.
var programs = filepath.Join(os.TempDir(), fmt.Sprint("ninetynine-browser-", os.Getpid()))

// newTerminal is the program for a person with another data folder.
func newTerminal(t testing.TB, folder, name string) *terminal {
	t.Helper()
	return &terminal{t: t, exe: must.Get(program())(t), env: append(os.Environ(), "XDG_DATA_HOME="+folder, "XDG_STATE_HOME="+folder, "USER="+name, "LANG=en_GB.UTF-8")}
}

// play starts ninetynine play, and waits for its first question.
func (x *terminal) play(args ...string) {
	x.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 10*patience)
	x.cmd = exec.CommandContext(ctx, x.exe, append([]string{"play", "--plain"}, args...)...)
	x.cmd.Env, x.cmd.Stderr = x.env, os.Stderr
	in := must.Get(x.cmd.StdinPipe())(x.t)
	out, err := x.cmd.StdoutPipe()
	if err == nil {
		err = x.cmd.Start()
	}
	must.Do(x.t, err)
	x.t.Cleanup(cancel)
	x.in, x.out = in, bufio.NewReader(out)
	x.said.Reset()
	x.asks()
}

func (x *terminal) asks() {
	x.t.Helper()
	begins := true
	for {
		b, err := x.out.ReadByte()
		if err != nil {
			x.t.Fatalf("the terminal ends: %v\n%s", err, x.said.String())
		}
		x.said.WriteByte(b)
		if begins && b == '>' {
			return
		}
		begins = b == '\n'
	}
}

func (x *terminal) answer(line string) {
	x.t.Helper()
	must.Get(io.WriteString(x.in, line+"\n"))(x.t)
	x.asks()
}

func (x *terminal) quit() {
	x.t.Helper()
	must.Do(x.t, x.in.Close())
	rest, _ := io.ReadAll(x.out)
	x.said.Write(rest)
	if err := x.cmd.Wait(); err != nil {
		x.t.Fatalf("%v\n%s", err, x.said.String())
	}
}

func openHome(t testing.TB, folder string) *house {
	t.Helper()
	h := newHouse(t)
	h.config.Data, h.config.Home = filepath.Join(folder, "ninetynine"), &node.Home{Name: "Anna"}
	h.start()
	return h
}

// code returns a code that lets a browser continue as the machine's owner.
func (h *house) code() string {
	h.t.Helper()
	who := must.Get(node.ReadIdentity(h.config.Data))(h.t)
	own := &client.Client{Servers: []string{h.url}, HTTP: http.DefaultClient}
	own.SetSession(who.Player, who.Token)
	code := must.Get(own.Code(context.Background()))(h.t)
	return code
}

// TestTerminalBetween: a match begins in the browser, continues in the terminal at the same server and,
// once that has stopped, without one, and ends in the browser, whose page was open all the time.
func TestTerminalBetween(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	h := openHome(t, folder)
	x := newTerminal(t, folder, "anna")
	p := h.person(t, desktop().calm())
	p.excuse(`.*`) // the server is gone for a while
	p.open("/#code=" + h.code())
	p.clickOn(".joining .button")
	p.soon("the browser is Anna", func() bool {
		return look[string](p, `await (await fetch("/api/me")).json().then((me) => me.name ?? "")`) == "Anna"
	})
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	p.answer(script{}, s)
	s = p.turn(s, true)

	x.play()
	before := len(s.Hand)
	for range 2 {
		x.answer("1") // an offer, and cards
	}
	x.quit()
	p.until("a card was played in the terminal", `d.table().hand.length < `+object(before))

	h.stop()
	x.play()
	x.answer("1")
	x.quit()
	if !strings.Contains(x.said.String(), "You: ") {
		t.Errorf("nothing was played in the terminal:\n%s", x.said.String())
	}
	before = len(look[tableState](p, `d.table()`).Hand)
	h.start()
	p.until("the page has what was played meanwhile", `d.table().hand.length < `+object(before))
	p.playDeal(script{}, true)
	p.until("the match is over", `d.table().over`)
}

// TestTerminalAndPhone: a person in a terminal invites by a link, and plays with the guest, who uses a
// phone.
func TestTerminalAndPhone(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	x := newTerminal(t, t.TempDir(), "bert")
	p := h.person(t, phone().calm().in("sv"))
	x.play("--at", h.url, "--variant", "duel", "--players", "you,friend")
	at := strings.Index(x.said.String(), h.url+"/t/")
	if at < 0 {
		t.Fatalf("no link is told:\n%s", x.said.String())
	}
	link, _, _ := strings.Cut(x.said.String()[at:], "\n")
	p.open(strings.TrimPrefix(strings.TrimRight(link, " ."), h.url))
	p.fill(p.say("page.name"), "Åsa")
	p.click(p.say("page.sit.down"))
	p.click(p.say("page.ready"))
	p.until("they sit together", `d.sitters().includes("Bert")`)

	over := make(chan bool)
	go func() { // the terminal answers everything until the question about the next deal
		defer close(over)
		x.answer("ready")
		for end := time.Now().Add(10 * patience); time.Now().Before(end) && !strings.Contains(x.said.String(), "next deal"); {
			if strings.Contains(x.said.String()[strings.LastIndex(x.said.String(), "\nLay ")+1:], "Laid aside") || !strings.Contains(x.said.String(), "\nLay ") {
				x.answer("1")
			} else {
				x.answer("lay 1 2 3")
			}
		}
	}()
	p.playDeal(script{}, true)
	<-over
	if said := x.said.String(); !strings.Contains(said, "Åsa: ") || !strings.Contains(said, "next deal") {
		t.Errorf("in the terminal it looks so:\n%s", said)
	}
}
