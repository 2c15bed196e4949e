package localhall

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"ninetynine/internal/doors/thinker"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/sight"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

// seated enters, and opens a table of three with the players.
func seated(t *testing.T, h *Hall, id string, players string) (at string) {
	t.Helper()
	ask(t, h, "POST", "/api/guest", `{"name":"Ann"}`, http.StatusCreated, nil)
	var opened struct{ Table string }
	ask(t, h, "POST", "/api/tables", fmt.Sprintf(
		`{"id":%q,"settings":{"variant":"standard","deals":1,"pace":1,"undo":"free"},"sit":true,"bots":["",%s],"ready":true}`, id, players),
		http.StatusCreated, &opened)
	return "/api/tables/" + opened.Table
}

// TestUnanswered: the hall does not think itself. While its thinker answers no question, the hall answers
// everything else: acts, undos, chat and lists. A question is dropped when its caller gives up.
func TestUnanswered(t *testing.T) {
	questions, forgotten := make(chan string, 100), make(chan struct{}, 100)
	h := beside(t, store.NewMemory(), func(ctx context.Context, q []byte) ([]byte, error) {
		questions <- string(q)
		<-ctx.Done()
		forgotten <- struct{}{}
		return nil, ctx.Err()
	})
	at := seated(t, h, "x", `"expert","greedy"`)
	<-questions // one player thinks
	<-questions // and the other
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	for path, body := range map[string]string{
		at + "/hint": `{"id":"h"}`,
		"/api/bids":  `{"variant":"standard","deal":"k7f2-9q/3","all":true}`,
	} {
		answered := make(chan int, 1)
		go func() {
			answered <- h.Answer(ctx, &Request{Method: "POST", Path: path, Media: "application/json", Body: []byte(body)}).Status
		}()
		select {
		case <-questions:
		case status := <-answered:
			t.Fatalf("%s is answered with %d", path, status)
		}
	}
	var m sight.Message
	ask(t, h, "GET", at, "", http.StatusOK, &m)
	n := 0
	do := func(what string) {
		t.Helper()
		n++
		ask(t, h, "POST", at+"/commands", fmt.Sprintf(`{"id":"c%d",%s}`, n, what), http.StatusOK, nil)
	}
	for range 3 {
		act, _ := m.Act()
		do(fmt.Sprintf(`"do":"act","act":%q,"seen":%d`, act, m.Seq))
		do(`"do":"ask","text":"undo"`)
		do(`"do":"chat","text":"hello"`)
		for _, path := range []string{"/api/me", "/api/version", "/api/levels", "/api/variants", "/api/tables?list=mine"} {
			ask(t, h, "GET", path, "", http.StatusOK, nil)
		}
		ask(t, h, "GET", at, "", http.StatusOK, &m)
	}
	leave()
	<-forgotten // the hint
	<-forgotten // and the table
}

// TestUnfetched: without a network, a request that needs a net not yet fetched is refused with that reason,
// and the refusal is not cached; with one it is answered.
func TestUnfetched(t *testing.T) {
	t.Parallel()
	brain, network := thinker.New(), make(chan struct{})
	fetch := brain.Fetch
	brain.Fetch = func(ctx context.Context, g *rules.Game) error {
		select {
		case <-network:
			return fetch(ctx, g)
		default:
			return trained.ErrUnfetched
		}
	}
	kept := &counting{Memory: store.NewMemory()}
	h := beside(t, kept, func(ctx context.Context, q []byte) ([]byte, error) { return brain.Answer(ctx, q), nil })
	at := seated(t, h, "x", `"greedy","greedy"`)
	playOut(t, h, strings.TrimPrefix(at, "/api/tables/"))
	const bids = `{"variant":"standard","deal":"k7f2-9q/3"}`
	for _, online := range []bool{false, true} {
		status, want := http.StatusConflict, "unfetched"
		if online {
			close(network)
			status, want = http.StatusOK, ""
		}
		var f struct{ Error struct{ Reason string } }
		ask(t, h, "POST", "/api/bids", bids, status, &f)
		if f.Error.Reason != want {
			t.Errorf("bids: %q", f.Error.Reason)
		}
		if online {
			continue
		}
		ask(t, h, "GET", at+"/matches/1/report", "", status, &f)
		if f.Error.Reason != want || kept.judgements > 0 {
			t.Errorf("the report: %q, and %d judgements are kept", f.Error.Reason, kept.judgements)
		}
	}
}

type counting struct {
	*store.Memory
	judgements int
}

func (c *counting) KeepJudgement(ctx context.Context, m journal.Hash, judge string, deal, step int, value []byte) error {
	c.judgements++
	return c.Memory.KeepJudgement(ctx, m, judge, deal, step, value)
}
