package sshd_test

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/lab"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/rules"
)

const patience = 60 * time.Second

// A heap of text is written by some goroutines and awaited by others.
type heap struct {
	mu    sync.Mutex
	text  bytes.Buffer
	more  chan struct{} // closed when there is more
	ended bool
}

func newHeap() *heap { return &heap{more: make(chan struct{})} }

func (h *heap) Write(b []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	close(h.more)
	h.more = make(chan struct{})
	return h.text.Write(b)
}

func (h *heap) end() {
	h.mu.Lock()
	defer h.mu.Unlock()
	close(h.more)
	h.more, h.ended = make(chan struct{}), true
}

func (h *heap) so() (text string, more <-chan struct{}, ended bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.text.String(), h.more, h.ended
}

type house struct {
	t    *testing.T
	http string
	ssh  string
	log  *heap
	stop func() // and wait
}

func open(t *testing.T, dir string, change func(*node.Config)) *house {
	t.Helper()
	h := &house{t: t, log: newHeap()}
	c := node.Config{
		Data: dir, Address: "127.0.0.1:0", SSH: "127.0.0.1:0", SSHKey: filepath.Join(dir, "ssh_host_key"), Log: slog.New(slog.NewTextHandler(h.log, nil)),
		Metrics: "127.0.0.1:0", Projections: room.Projections(), Limits: node.NoLimits(),
	}
	if change != nil {
		change(&c)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended, ready := make(chan error, 1), make(chan string, 1)
	go func() { ended <- node.Run(ctx, c, func(address string) { ready <- address }) }()
	select {
	case address := <-ready:
		h.http = "http://" + address
	case err := <-ended:
		t.Fatal(err)
	}
	text, _, _ := h.log.so()
	h.ssh = regexp.MustCompile(`at=(127[0-9.:]+)`).FindStringSubmatch(text)[1]
	h.stop = sync.OnceFunc(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(h.stop)
	return h
}

func newKey(t *testing.T) ssh.Signer {
	t.Helper()
	_, own := must.Get2(ed25519.GenerateKey(nil))(t)
	key := must.Get(ssh.NewSignerFromKey(own))(t)
	return key
}

// dial connects; without a key it is asked for nothing.
func (h *house) dial(user string, key ssh.Signer) *ssh.Client {
	h.t.Helper()
	c := must.Get(ssh.Dial("tcp", h.ssh, config(user, key)))(h.t)
	h.t.Cleanup(func() { c.Close() })
	return c
}

func config(user string, key ssh.Signer) *ssh.ClientConfig {
	c := &ssh.ClientConfig{User: user, HostKeyCallback: ssh.InsecureIgnoreHostKey()}
	if key != nil {
		c.Auth = append(c.Auth, ssh.PublicKeys(key))
	}
	none := func(string, string, []string, []bool) ([]string, error) { return nil, nil }
	c.Auth = append(c.Auth, ssh.KeyboardInteractive(none))
	return c
}

type terminal struct {
	t       *testing.T
	session *ssh.Session
	in      io.WriteCloser
	out     *heap
	from    int
}

// sit opens a terminal; without a terminal's name, input and output are no terminal. As ssh does, it closes the connection
// once the session has ended.
func (h *house) sit(user string, key ssh.Signer, name string, env ...string) *terminal {
	h.t.Helper()
	c := h.dial(user, key)
	return h.until(func() { c.Close() }, c, name, env...)
}

// at opens a terminal on a connection, which stays.
func (h *house) at(c *ssh.Client, name string, env ...string) *terminal {
	h.t.Helper()
	return h.until(func() {}, c, name, env...)
}

// until opens a terminal on a connection, and calls over once it has ended.
func (h *house) until(over func(), c *ssh.Client, name string, env ...string) *terminal {
	h.t.Helper()
	session, err := c.NewSession()
	must.Do(h.t, err)
	k := &terminal{t: h.t, session: session, out: newHeap()}
	for i := 0; i < len(env); i += 2 {
		must.Do(h.t, session.Setenv(env[i], env[i+1]))
	}
	if name != "" {
		must.Do(h.t, session.RequestPty(name, 24, 80, nil))
	}
	session.Stdout = k.out
	k.in = must.Get(session.StdinPipe())(h.t)
	must.Do(h.t, session.Shell())
	go func() { session.Wait(); k.out.end(); over() }()
	return k
}

// wait waits for texts on the terminal since the last call, and continues after them.
func (k *terminal) wait(wants ...string) {
	k.t.Helper()
	late := time.After(patience)
	for _, want := range wants {
		for {
			text, more, ended := k.out.so()
			if i := strings.Index(text[k.from:], want); i >= 0 {
				k.from += i + len(want)
				break
			}
			if ended {
				k.t.Fatalf("the connection has ended without %q, but with\n%s", want, text)
			}
			select {
			case <-more:
			case <-late:
				k.t.Fatalf("%q does not come in\n%s", want, text)
			}
		}
	}
}

func (k *terminal) types(text string) {
	k.t.Helper()
	must.Get(io.WriteString(k.in, text))(k.t)
}

// ends waits for the end of the connection, and returns all output.
func (k *terminal) ends() string {
	k.t.Helper()
	late := time.After(patience)
	for {
		text, more, ended := k.out.so()
		if ended {
			return text
		}
		select {
		case <-more:
		case <-late:
			k.t.Fatalf("the connection does not end after\n%s", text)
		}
	}
}

// plays answers every question with the first option, until the match is over.
func (k *terminal) plays() {
	const laying = "Lay 3 bid-cards"
	from, late := k.from, time.After(patience)
	for {
		text, more, ended := k.out.so()
		said := text[from:]
		switch {
		case strings.Contains(said, "Press Enter for another match"):
			return
		case ended:
			k.t.Errorf("the connection has ended with\n%s", text)
			return
		case strings.Contains(said, laying):
			from = len(text)
			k.types("1 2 3\r\n")
			continue
		case strings.HasSuffix(said, "> ") && (strings.Contains(said, "1: ") || strings.Contains(said, "You lead.") || strings.Contains(said, "Your turn")):
			from = len(text)
			k.types("1\r\n")
			continue
		}
		select {
		case <-more:
		case <-late:
			k.t.Errorf("the match does not end:\n%s", text)
			return
		}
	}
}

// player plays at the API as a browser does, with the first option.
func player(ctx context.Context, t *testing.T, line *client.Table, variant string) {
	g, err := rules.Open(variant)
	if err != nil {
		t.Error(err)
		return
	}
	acted := uint64(0)
	must.Do(t, line.Watch(ctx, func(m *wire.Message) error {
		if m.Table.Ended {
			return client.ErrStop
		}
		if m.Seq < acted || m.View == nil {
			return nil
		}
		v, err := m.ReadView(g)
		if err != nil || v.Options.Pick == 0 {
			return err
		}
		r, err := line.Do(ctx, &wire.Command{Do: table.Act, Act: v.Options.Nth(0).String(), Seen: m.Seq})
		acted = r.Seq
		return err
	}, nil))
}

func (h *house) guest(name string) *client.Client {
	h.t.Helper()
	c := &client.Client{Servers: []string{h.http}, HTTP: &http.Client{}}
	must.Do(h.t, c.Guest(h.t.Context(), name))
	h.t.Cleanup(c.HTTP.CloseIdleConnections)
	return c
}

// TestThree: two people at terminals and one in a browser play a match at one table, and text from the
// browser cannot control the terminals.
func TestThree(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	cleo := h.guest("Cleo")
	opened := must.Get(cleo.Open(ctx, &wire.Opening{ID: "open", Settings: table.Settings{Variant: "standard", Deals: 1}, Sit: true}))(t)
	anna, bo := h.sit("anna", newKey(t), "dumb"), h.sit("bo", newKey(t), "")
	for _, k := range []*terminal{anna, bo} {
		k.wait("What shall we call you?", "> ")
		k.types("\r\n")
		k.wait("what would you like to do?", "Enter does", "> ")
		k.types(h.http + "/t/" + opened.Table + "\r\n")
		k.wait("Type sit", "> ")
		k.types("sit\r\n")
		k.wait("Type ready", "> ")
		k.types("ready\r\n")
		k.wait("You are ready.")
	}
	line := cleo.Table(opened.Table)
	for _, c := range []wire.Command{{Do: table.Chat, Text: "hi \x1b]0;owned\x07\x1b[2J\u202e\u009b31mthere"}, {Do: table.Ready}} {
		if _, err := line.Do(ctx, &c); err != nil {
			t.Log(c.Do, err) // a refusal is as good
		}
	}
	var all sync.WaitGroup
	all.Go(anna.plays)
	all.Go(bo.plays)
	all.Go(func() { player(ctx, t, line, "standard") })
	all.Wait()
	bo.in.Close() // the end of a file leaves
	anna.types("quit\r\n")
	anna.wait("what would you like to do?")
	anna.types("0\r\n")
	for name, text := range map[string]string{"Anna": anna.ends(), "Bo": bo.ends()} {
		if strings.Contains(text, "owned\x07") || strings.Contains(text, "\x1b[2J") || strings.Contains(text, "\x1b]") || strings.ContainsAny(text, "\u202e\u009b") {
			t.Errorf("%s's terminal is told %q", name, text)
		}
	}
	var profile wire.Tables
	if err := cleo.Get(ctx, "/api/tables?list=mine", &profile); err != nil || len(profile.Tables) != 1 {
		t.Fatal(profile, err)
	}
	var names []string
	for _, c := range profile.Tables[0].Chairs {
		names = append(names, c.Name)
	}
	if got := strings.Join(names, " "); got != "Cleo Anna Bo" {
		t.Errorf("at the table are %q", got)
	}
}

// TestSamePerson: the holder of a key is the same player on the next day and after a restart, resumes the
// match, and continues in a browser, or as a player from there. A caller without a key is another player
// each time.
func TestSamePerson(t *testing.T) {
	dir := t.TempDir()
	h := open(t, dir, nil)
	key := newKey(t)
	k := h.sit("anna", key, "", "LANG", "de_DE.UTF-8")
	k.wait("Wie sollen wir dich nennen?", "> ")
	k.types("Änne\n")
	k.wait("Änne, was möchtest du tun?", "> ")
	k.types("1\n")
	k.wait("Welche Variante?", "> ")
	k.types("duel\n")
	k.wait("> ")
	k.in.Close()
	k.ends()
	k = h.sit("someone", key, "", "LANG", "sv_SE.UTF-8")
	k.wait("Änne, vad vill du göra?", "1  Spela vidare", "> ")
	k.in.Close()
	k.ends()
	h.stop()

	h = open(t, dir, nil)
	k = h.sit("anna", key, "")
	k.wait("Änne, what", "1  Go on: Two-handed", "> ")
	k.types("\n")
	k.wait("Lay 3 bid-cards", "> ")
	k.types("quit\n")
	k.wait("Änne, what", "> ")
	k.types("4\n") // in a browser
	k.wait("/#code=")
	text, _, _ := k.out.so()
	code := regexp.MustCompile(`#code=([a-z2-7]+)`).FindStringSubmatch(text)[1]
	browser := &client.Client{Servers: []string{h.http}, HTTP: &http.Client{}}
	defer browser.HTTP.CloseIdleConnections()
	must.Do(t, browser.GoOn(t.Context(), wire.Proving{Code: code}))
	if name, err := browser.Me(t.Context()); err != nil || name != "Änne" {
		t.Errorf("the browser is %q, %v", name, err)
	}
	k.in.Close()
	k.ends()

	code = must.Get(browser.Code(t.Context()))(t)
	other := newKey(t)
	k = h.sit("phone", other, "")
	k.wait("What shall we call you?", "> ")
	k.types("http://cards.example/#code=" + code + "\n")
	k.wait("Änne, what", "1  Go on: Two-handed", "> ")
	k.types("5\nAnna\n")
	k.wait("Anna, what")
	k.in.Close()
	k.ends()

	for range 2 {
		k = h.sit("", nil, "")
		k.wait("without an SSH key", "What shall we call you? Press Enter for You.", "> ")
		k.types("Gast\n")
		k.wait("Gast, what")
		k.in.Close()
		k.ends()
	}
}

// openWithOperator opens a house, and returns its operator's client, too.
func openWithOperator(t *testing.T) (*house, *client.Client) {
	t.Helper()
	h := open(t, t.TempDir(), func(c *node.Config) { c.OperatorSecret, c.SSHLimits.Look = "secret", 50*time.Millisecond })
	operator := &client.Client{Servers: []string{h.http}, HTTP: &http.Client{}}
	operator.SetSession("", "secret")
	return h, operator
}

// TestBanned: a player who is banned reads why and until when, can open no table, and is gone from the one without
// a clock; after the ban, all is as before.
func TestBanned(t *testing.T) {
	h, console := openWithOperator(t)
	act := func(act, whom string) {
		must.Do(t, console.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: act, Whom: whom, Reason: "shouts"}, nil))
	}
	key := newKey(t)
	k := h.sit("anna", key, "")
	k.wait("> ")
	k.types("Anna\n")
	k.wait("> ")
	k.types("1\n")
	k.wait("> ")
	k.types("duel\n")
	k.wait("Lay 3 bid-cards", "> ")
	var found wire.People
	must.Do(t, console.Get(t.Context(), "/api/operator/people?find=Anna", &found))
	act(moderation.ActBan, found.People[0].ID)
	k.wait("A stand-in plays for you")
	k.types("back\n")
	k.wait("shouts", "> ")
	k.types("quit\n")
	k.wait("Anna, what")
	k.in.Close()
	k.ends()
	k = h.sit("anna", key, "")
	k.wait("Anna, what", "1  Go on", "> ")
	k.types("2\n")
	k.wait("> ")
	k.types("duel\n")
	k.wait("shouts")
	k.in.Close()
	k.ends()
	act(moderation.ActLift, found.People[0].ID)
	k = h.sit("anna", key, "")
	k.wait("Anna, what", "1  Go on", "> ")
	k.types("1\n")
	k.wait("> ")
	k.types("back\n")
	k.wait("Lay 3 bid-cards", "> ")
	k.types("quit\n")
	k.wait("Anna, what")
	k.in.Close()
	k.ends()
}

// TestMergedAndErased: a session whose player becomes one with another ends, and only watches its table; the caller is told, and
// may undo it once the key is settled, and becomes no new player by Enter. When that one is
// erased, a stand-in plays, and the caller is asked for a name like a new one.
func TestMergedAndErased(t *testing.T) {
	h, console := openWithOperator(t)
	act := func(act wire.OperatorAct) (out wire.Operated) {
		t.Helper()
		act.Reason = "asked"
		must.Do(t, console.Post(t.Context(), "/api/operator/acts", act, &out))
		return out
	}
	home, anna := h.guest("Homer"), h.guest("Anna")
	k := h.sit("anna", newKey(t), "")
	k.wait("> ")
	k.types(must.Get(anna.Code(t.Context()))(t) + "\n")
	k.wait("> ")
	k.types("1\n")
	k.wait("> ")
	k.types("duel\n")
	k.wait("Lay 3 bid-cards", "> ")
	var words wire.Words
	var proven wire.Proven
	must.Do(t, anna.Post(t.Context(), "/api/me/words", nil, &words))
	must.Do(t, home.Post(t.Context(), "/api/session/proof", wire.Proving{Words: words.Words}, &proven))
	must.Do(t, home.Post(t.Context(), "/api/me/joined", wire.Joining{Code: proven.Code, As: anna.Player, Me: home.Player, Hand: true}, nil))
	k.wait("The connection is back.")
	k.types("quit\n")
	k.wait("What shall we call you?", "> ")
	k.types("\n") // which would lose the key
	k.wait("has been joined to Homer·", "> ")
	k.types("undo\n")
	k.wait("less than a day ago", "> ")
	k.types(must.Get(home.Code(t.Context()))(t) + "\n")
	k.wait("Homer, what", "1  Go on", "> ")
	k.types("2\n")
	k.wait("> ")
	k.types("duel\n")
	k.wait("Lay 3 bid-cards", "> ")
	act(wire.OperatorAct{Act: moderation.ActSplit, Whom: anna.Player})
	act(wire.OperatorAct{Act: moderation.ActErase, Whom: home.Player, Name: "Homer"})
	k.wait("A stand-in plays for you", "> ")
	k.types("quit\n")
	k.wait("What shall we call you?", "> ")
	k.types("Ella\n")
	k.wait("Ella, what", "> ")
	k.in.Close()
	k.ends()
}

// TestWhatIfs: at the door a player gives up all what-ifs after a confirmation, and no other table.
func TestWhatIfs(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	browser := h.guest("Anna")
	opened := must.Get(browser.Open(t.Context(), &wire.Opening{ID: "own", Settings: table.Settings{Variant: "duel", Pace: 1}, Sit: true, Ready: true, Bots: []string{"", "greedy"}}))(t)
	g := must.Get(rules.Open("duel"))(t)
	var text bytes.Buffer
	must.Get(lab.Simulate(t.Context(), lab.Plan{Game: g, Players: []string{"random"}, Seed: "a", Deals: 1, Bound: 1, Records: &text}))(t)
	for n := range 2 {
		var seated wire.Seated
		must.Do(t, browser.Send(t.Context(), fmt.Sprintf("/api/whatif?id=w%d&deal=0&step=%d&seat=0&bots=,greedy&pace=1", n, n), text.Bytes(), &seated))
	}
	code := must.Get(browser.Code(t.Context()))(t)
	k := h.sit("anna", newKey(t), "")
	k.wait("What shall we call you?", "> ")
	k.types(code + "\n")
	k.wait("Anna, what")
	for _, x := range []struct {
		sure string
		left int
	}{{"0", 3}, {"1", 1}} {
		from := k.from
		k.wait("Clear 2 what-ifs", "> ")
		said, _, _ := k.out.so()
		k.types(regexp.MustCompile(`(\d+)  Clear 2 what-ifs`).FindStringSubmatch(said[from:])[1] + "\n")
		k.wait("Clear 2 what-ifs?", "> ")
		k.types(x.sure + "\n")
		k.wait("Anna, what")
		left, err := browser.Unfinished(t.Context(), "")
		if err != nil || len(left) != x.left || left[0].ID != opened.Table {
			t.Errorf("answered %s, these are left: %+v, %v", x.sure, left, err)
		}
	}
	k.in.Close()
	k.ends()
}

// TestScreen: the full screen follows the terminal's size, even an impossible one, and the last message
// comes when the server stops.
func TestScreen(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	k := h.sit("anna", newKey(t), "xterm-256color", "LANG", "en_GB.UTF-8")
	k.wait("What shall we call you?")
	k.types("\r")
	k.wait("Anna, what would you like")
	k.types("\r")
	k.wait("\x1b[?1049h", "Choose a variant")
	for _, size := range [][2]int{{1, 1}, {1 << 30, 1 << 30}, {0, 0}, {40, 120}} {
		must.Do(t, k.session.WindowChange(size[0], size[1]))
	}
	k.types("\x1b[48;99999;99999;0;0t\x1b[8;99999;99999t\x1b[M\xff\xff\xff\x1b[<0;99999;99999M")
	k.types("\r")
	k.wait("Lay 3 bid-cards")
	k.types("\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[200~\x1b[201~Q")
	k.wait("\x1b[?1049l", "Anna, what would you like", "Go on")
	k.types("1\r")
	k.wait("\x1b[?1049h", "Lay 3 bid-cards")
	h.stop()
	k.wait("\x1b[?1049l", "The server is stopping")
	k.ends()
	if c, err := net.DialTimeout("tcp", h.ssh, time.Second); err == nil {
		c.Close()
		t.Error("it still listens")
	}
}
