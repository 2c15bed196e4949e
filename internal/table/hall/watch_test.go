package hall

import (
	"bytes"
	"errors"
	"fmt"
	"sync"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// A post is a hall with one table, for commands and messages.
type post struct {
	*Hall
	t   *testing.T
	now int64
}

func newPost(t *testing.T, set table.Settings) *post {
	var turns []*Turn
	p := &post{newHall(store.NewMemory(), &turns), t, 1e12}
	accepted(t)(p.Open(t.Context(), p.now, "t", "anna", table.Opened{Settings: set}))
	return p
}

func (p *post) do(do table.Kind, player, text string, on bool) {
	p.t.Helper()
	c := command(do, player, "")
	c.Text, c.On = text, on
	accepted(p.t)(p.Do(p.t.Context(), p.now, "t", c))
}

// told returns the messages to a player who watches from a message on.
func (p *post) told(player string, after uint64) []byte {
	p.t.Helper()
	w := must.Get(p.Watch(p.t.Context(), p.now, "t", player, after))(p.t)
	defer w.Close()
	ms := must.Get(w.Drain())(p.t)
	var all []byte
	for i := range ms {
		all = append(append(all, ms[i].Text...), '\n')
	}
	return all
}

// TestTalkStays: chat from before the chairs were cleared, or from when the table was locked, is not sent
// to newcomers, from whichever message they ask.
func TestTalkStays(t *testing.T) {
	const before, secret, since = "before it", "between us", "since then"
	for name, part := range map[string]struct {
		begin, end func(p *post)
		keeps      bool // whether earlier chat is still sent
	}{
		"sent home": {func(*post) {}, func(p *post) {
			p.now += 8 * 24 * 3600_000
			must.Do(t, p.Sweep(t.Context(), p.now))
		}, false},
		"locked": {func(p *post) { p.do(table.Lock, "anna", "", true) }, func(p *post) { p.do(table.Lock, "anna", "", false) }, true},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPost(t, table.Settings{Variant: "standard"})
			host, err := p.Watch(t.Context(), p.now, "t", "anna", 0) // without a chair
			must.Do(t, err)
			defer host.Close()
			p.do(table.Sit, "bo", "", false)
			p.do(table.Chat, "bo", before, false)
			part.begin(p)
			p.do(table.Chat, "bo", secret, false)
			part.end(p)
			p.do(table.Sit, "cleo", "", false)
			p.do(table.Chat, "cleo", since, false)
			var seq uint64
			must.Do(t, p.Inspect(t.Context(), p.now, "t", func(s *table.State) { seq = s.Seq }))
			for _, fresh := range []bool{false, true} {
				if fresh { // another hall has no recent messages
					p.Hall = newHall(p.Log, new([]*Turn))
				}
				for _, who := range []string{"", "cleo"} {
					for after := range seq {
						told := p.told(who, after)
						if bytes.Contains(told, []byte(secret)) {
							t.Errorf("%q is told after %d: %s", who, after, told)
						}
						if !bytes.Contains(told, []byte(since)) {
							t.Errorf("%q is not told after %d what was said since: %s", who, after, told)
						}
					}
					if told := p.told(who, 0); bytes.Contains(told, []byte(before)) != part.keeps {
						t.Errorf("%q is told: %s", who, told)
					}
				}
			}
		})
	}
}

// TestLastWord: players who may no longer watch get the reason, and the end of the match in which a
// stand-in played for them, before the connection closes.
func TestLastWord(t *testing.T) {
	for name, c := range map[string]struct {
		who  string
		do   func(p *post)
		want string
	}{
		"the table is locked": {"", func(p *post) { p.do(table.Lock, "anna", "", true) }, `"locked":true`},
		"kept out":            {"dan", func(p *post) { p.do(table.Ban, "anna", "dan", true) }, `"do":"ban"`},
		"played for": {"bo", func(p *post) {
			p.do(table.Lock, "anna", "", true)
			p.do(table.Stand, "bo", "", false)
			p.do(table.Propose, "anna", table.Abandon, false)
		}, `"cut":true`},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPost(t, table.Settings{Variant: "duel"})
			for _, who := range []string{"anna", "bo"} {
				p.do(table.Sit, who, "", false)
			}
			for _, who := range []string{"anna", "bo"} {
				p.do(table.Ready, who, "", false)
			}
			w := must.Get(p.Watch(t.Context(), p.now, "t", c.who, 0))(t)
			defer w.Close()
			c.do(p)
			p.do(table.Chat, "anna", "alone at last", false)
			<-w.Ready()
			ms, err := w.Drain()
			if err != nil || !bytes.Contains(ms[len(ms)-1].Text, []byte(c.want)) || bytes.Contains(ms[len(ms)-1].Text, []byte("alone")) {
				t.Fatalf("%v: %+v", err, ms)
			}
			<-w.Ready()
			if ms, err := w.Drain(); !errors.Is(err, live.ErrSlow) || len(ms) > 0 {
				t.Errorf("afterwards: %v, %d messages", err, len(ms))
			}
			if p.Counts().Cut != 1 {
				t.Errorf("%d are counted as cut off", p.Counts().Cut)
			}
		})
	}
}

// TestWatchAtOnce: people begin to watch a table during its chat, which tests for races; each gets all later
// messages.
func TestWatchAtOnce(t *testing.T) {
	p := newPost(t, table.Settings{Variant: "duel"})
	p.do(table.Sit, "anna", "", false)
	const times = 50
	var wg sync.WaitGroup
	wg.Go(func() {
		for n := range times {
			c := command(table.Chat, "anna", fmt.Sprint("said ", n))
			c.Text = fmt.Sprint("word ", n)
			if _, err := p.Do(t.Context(), p.now+int64(n)*60_000, "t", c); err != nil {
				t.Error(err)
			}
		}
	})
	for range 3 {
		wg.Go(func() {
			for range times {
				w, err := p.Watch(t.Context(), p.now, "t", "anna", 1)
				if err != nil {
					t.Error(err)
					return
				}
				w.Close()
			}
		})
	}
	wg.Wait()
	if said := p.told("anna", 1); bytes.Count(said, []byte("word ")) != times {
		t.Errorf("heard was\n%s", said)
	}
}
