package node

import (
	"context"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/contents"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

const killed = "the secret of a server that is killed"

// A crowd is what was acknowledged to players who become one, are banned and are erased.
type crowd struct {
	urls   []string
	merged map[string]string // by the alias
	banned []string
	erased []store.Player
	rounds chan struct{}
	ended  chan struct{}
}

// come lets pairs of players come, one after another, until the context ends: the one plays and becomes the other, who
// is then banned or erased.
func (w *crowd) come(ctx context.Context) {
	defer close(w.ended)
	for n := 0; ctx.Err() == nil; n++ {
		w.pair(ctx, n)
		select {
		case w.rounds <- struct{}{}:
		default:
		}
	}
}

func (w *crowd) pair(ctx context.Context, n int) {
	var both [2]*client.Client
	var names [2]string
	for i := range both {
		both[i] = &client.Client{Servers: w.urls, HTTP: &http.Client{}}
		defer both[i].HTTP.CloseIdleConnections()
		if both[i].Guest(ctx, "Guest") != nil { // asked again, it makes another player
			return
		}
		names[i] = "Own " + both[i].Player[1:11]
		if both[i].Rename(ctx, names[i]) != nil {
			return
		}
	}
	alias, root := both[0], both[1]
	was := alias.Player
	tbl, err := alias.Open(ctx, &wire.Opening{ID: "o", Settings: lobby.Quick("duel"), Sit: true, Bots: []string{"", "greedy"}, Ready: true})
	if err != nil {
		return
	}
	_, _ = alias.Do(ctx, tbl.Table, &wire.Command{ID: "c", Do: table.Chat, Text: "it is I, " + names[0]})
	var words wire.Words
	var proven wire.Proven
	if alias.Post(ctx, "/api/me/words", nil, &words) != nil || root.Post(ctx, "/api/session/proof", wire.Proving{Words: words.Words}, &proven) != nil {
		return
	}
	join := wire.Joining{Code: proven.Code, As: was, Me: root.Player, Hand: true}
	if root.Post(ctx, "/api/me/joined", join, nil) != nil { // the answer may be lost
		var shown wire.Profile
		if root.Get(ctx, "/api/players/"+was, &shown) != nil || shown.ID != root.Player {
			return
		}
	}
	w.merged[was] = root.Player
	operator := &client.Client{Servers: w.urls, HTTP: &http.Client{}}
	defer operator.HTTP.CloseIdleConnections()
	operator.SetSession("", killed)
	act := wire.OperatorAct{Act: moderation.ActBan, Whom: was, Reason: "insults " + names[0]}
	if n%2 == 0 && operator.Post(ctx, "/api/operator/acts", act, nil) == nil {
		w.banned = append(w.banned, was)
	}
	if n%3 == 0 {
		return
	}
	delete(w.merged, was) // the joining has to be undone before
	_ = operator.Post(ctx, "/api/operator/acts", wire.OperatorAct{Act: moderation.ActSplit, Whom: was, Reason: "asked for it"}, nil)
	for i, id := range []string{was, root.Player} {
		act = wire.OperatorAct{Act: moderation.ActErase, Whom: id, Name: names[i], Reason: "asked for it"}
		if operator.Post(ctx, "/api/operator/acts", act, nil) == nil {
			w.erased = append(w.erased, store.Player{ID: id, Name: names[i]})
		}
	}
}

// killIdentities kills servers while players become one, are banned and are erased, and play.
func killIdentities(t *testing.T, houses ...*house) {
	w := &crowd{merged: map[string]string{}, rounds: make(chan struct{}), ended: make(chan struct{})}
	for _, h := range houses {
		w.urls = append(w.urls, h.url())
	}
	p := newParty(t, 2, 3, "standard", w.urls...)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	go w.come(ctx)
	r := rand.New(rand.NewPCG(4, uint64(time.Now().UnixNano())))
	for n := range 3 * *rounds {
		<-w.rounds
		somewhen(r)
		h := houses[n%len(houses)]
		h.kill()
		h.start(t)
	}
	for range 6 { // so that each kind of thing is done
		<-w.rounds
	}
	stop()
	<-w.ended
	p.leave(t)
	for _, h := range houses {
		h.stop(t)
	}
	st := must.Get(Open(t.Context(), &houses[0].config))(t)
	defer st.Close()
	p.audit(t, st)
	all := room.Projections()
	tidy := identity.Players{Store: st, Now: time.Now, Projections: all, Hall: hall.New(hall.Options{Log: st, Judge: room.Judge{}, Project: all.Of})}
	must.Do(t, tidy.HandOver(t.Context()))
	must.Do(t, tidy.SearchNow(t.Context()))
	if left := must.Get(st.Handovers(t.Context(), 9))(t); len(left) > 0 {
		t.Errorf("aliases still sit: %v", left)
	}
	for alias, root := range w.merged {
		if p := must.Get(st.Player(t.Context(), alias))(t); p.AliasOf != root {
			t.Errorf("%+v was told that it is %s", p, root)
		}
	}
	for _, whom := range w.banned {
		if len(must.Get(st.Audit(t.Context(), whom, 0, 9))(t)) == 0 {
			t.Errorf("the ban of %s is not in the log", whom)
		}
	}
	text := contents.Of(t, houses[0].config.Data, houses[0].config.Database)
	known := must.Get(st.Erasures(t.Context()))(t)
	for _, p := range w.erased {
		if !slices.ContainsFunc(known, func(e store.Erasure) bool { return e.Player == p.ID && e.Done }) {
			t.Errorf("%+v was told that it is erased, and is not", p)
		}
		if at := strings.Index(text, p.Name); at >= 0 {
			t.Errorf("%+v is still named: …%s", p, text[max(0, at-300):min(len(text), at+100)])
		}
	}
	t.Logf("%d became another, %d were banned, %d were erased", len(w.merged), len(w.banned), len(w.erased))
	if len(w.merged) == 0 || len(w.banned) == 0 || len(w.erased) == 0 {
		t.Error("too little happened")
	}
}

// TestKillIdentities kills a server on SQLite: what was acknowledged about who players are holds.
func TestKillIdentities(t *testing.T) {
	killIdentities(t, newHouse(t, Config{Data: t.TempDir(), OperatorSecret: killed}))
}

// TestLoseNodeIdentities does the same with two servers on PostgreSQL.
func TestLoseNodeIdentities(t *testing.T) {
	c := Config{Database: storesuite.StartPostgres(t, true).Database(t), OperatorSecret: killed}
	killIdentities(t, newHouse(t, c), newHouse(t, c))
}
