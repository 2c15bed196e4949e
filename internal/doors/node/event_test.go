package node

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/club/event"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// TestKillEvent kills a server in the middle of a round, again and again, while phones enter results: what was answered is there once,
// and what was not comes when the phone sends it again.
func TestKillEvent(t *testing.T) {
	h := newHouse(t, Config{Data: t.TempDir()})
	ann := &client.Client{Servers: []string{h.url()}, HTTP: &http.Client{}}
	must.Do(t, ann.Guest(t.Context(), "Ann"))
	var made wire.EventShown
	setup := event.Setup{Title: "Friday", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Deals: 200, Rounds: 1}
	must.Do(t, ann.Post(t.Context(), "/api/events", wire.NewEvent{ID: "first", Setup: setup}, &made))
	path := "/api/events/" + made.Event
	send := func(c *client.Client, in wire.EventActs) error {
		var done wire.EventActsDone
		err := c.Post(t.Context(), path+"/acts", in, &done)
		if len(done.Refused) > 0 {
			err = fmt.Errorf("%+v is refused: %+v", in, done.Refused)
		}
		return err
	}
	const tables, boards = 3, 40
	open := event.Act{Do: event.Open, ID: "round", Round: 1}
	for tbl := range tables {
		one := event.Seating{Table: tbl + 1}
		for i := range 3 {
			one.Seats = append(one.Seats, fmt.Sprint("m", tbl, i))
		}
		for n := range boards {
			one.Boards = append(one.Boards, uint64(n+1))
		}
		open.Tables = append(open.Tables, one)
	}
	must.Do(t, send(ann, wire.EventActs{Acts: []event.Act{open}}))

	ended := make(chan error, tables)
	for tbl := range tables {
		go func() {
			var errs []error
			phone := &client.Client{Servers: []string{h.url()}, HTTP: &http.Client{}} // which sends again until it is answered
			for n := range boards {
				a := event.Act{Do: event.Report, ID: fmt.Sprint("r", tbl, "-", n), Device: fmt.Sprint("phone", tbl), Count: uint64(n + 1), Round: 1, Table: tbl + 1, Board: uint64(n + 1),
					Result: &event.Result{Points: []int32{int32(n), 10, 20}}}
				errs = append(errs, send(phone, wire.EventActs{Table: tbl + 1, Code: made.Desk.Codes[tbl], Acts: []event.Act{a}}))
			}
			ended <- errors.Join(errs...)
		}()
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range *rounds + 2 {
		somewhen(r)
		h.kill()
		h.start(t)
	}
	for range tables {
		must.Do(t, <-ended)
	}
	h.kill()
	h.start(t)
	var v wire.EventShown
	must.Do(t, ann.Get(t.Context(), path, &v))
	if len(v.Desk.Acts) != 2+tables*boards || len(v.Desk.Disputes) > 0 || v.Seq != uint64(len(v.Desk.Acts)) {
		t.Errorf("%d acts and %d disputes are there", len(v.Desk.Acts), len(v.Desk.Disputes))
	}
	for _, s := range v.View.Ranking {
		if s.Boards != boards {
			t.Errorf("%s has %d boards", s.Member, s.Boards)
		}
	}
}

// TestEventKept: an event is the same from a backup, from the archive of old logs, and from an export; it is on its organiser's
// list, and goes on.
func TestEventKept(t *testing.T) {
	dir, ctx := t.TempDir(), t.Context()
	h := newHouse(t, Config{Data: dir})
	ann := &client.Client{Servers: []string{h.url()}, HTTP: &http.Client{}}
	must.Do(t, ann.Guest(ctx, "Ann"))
	var made wire.EventShown
	setup := event.Setup{Title: "Friday", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Deals: 1, Rounds: 1, Seed: "club 7"}
	must.Do(t, ann.Post(ctx, "/api/events", wire.NewEvent{ID: "first", Setup: setup}, &made))
	path := "/api/events/" + made.Event
	acts := []event.Act{{Do: event.Open, ID: "open", Round: 1}}
	for tbl := 1; tbl <= 2; tbl++ {
		seating := event.Seating{Table: tbl, Boards: []uint64{1}}
		for i := range 3 {
			m := fmt.Sprint("m", 10*tbl+i)
			seating.Seats = append(seating.Seats, m)
			acts = append(acts, event.Act{Do: event.Enter, ID: m, Member: m, Name: "Player " + m})
		}
		acts[0].Tables = append(acts[0].Tables, seating)
		acts = append(acts, event.Act{Do: event.Report, ID: fmt.Sprint("r", tbl), Round: 1, Table: tbl, Board: 1, Result: &event.Result{Points: []int32{10, 20, int32(tbl)}}})
	}
	var done wire.EventActsDone
	must.Do(t, ann.Post(ctx, path+"/acts", wire.EventActs{Acts: append(acts, event.Act{Do: event.Close, ID: "end"})}, &done))
	shown := func(url string) string {
		t.Helper()
		var v wire.EventShown
		must.Do(t, (&client.Client{Servers: []string{url}, HTTP: &http.Client{}}).Get(ctx, path, &v))
		return string(must.Get(json.Marshal(v.View))(t))
	}
	var had wire.EventList
	must.Do(t, ann.Get(ctx, "/api/events", &had))
	want, backup := shown(h.url()), filepath.Join(t.TempDir(), "friday.db")
	beside := must.Get(sqlstore.OpenBeside(ctx, dir))(t)
	must.Do(t, errors.Join(beside.Backup(ctx, backup, false), beside.Close()))
	h.kill()

	restored, imported := t.TempDir(), t.TempDir()
	must.Get(sqlstore.Restore(ctx, restored, backup))(t)
	st := must.Get(sqlstore.OpenSQLite(ctx, restored))(t)
	if n, _, err := st.Archive(ctx, time.Now().AddDate(1, 0, 0).UnixMilli(), table.WithoutChat); n != 1 || err != nil {
		t.Fatalf("%d logs are archived: %v", n, err)
	}
	var out bytes.Buffer
	must.Get(archive.Export(ctx, st, &out, time.Now(), nil))(t)
	fresh := must.Get(sqlstore.OpenSQLite(ctx, imported))(t)
	must.Get(archive.Import(ctx, fresh, room.Projections(), &out, ""))(t)
	must.Do(t, errors.Join(st.Close(), fresh.Close()))
	for what, folder := range map[string]string{"a backup, archived": restored, "an export": imported} {
		h := newHouse(t, Config{Data: folder})
		if got := shown(h.url()); got != want || !strings.Contains(got, "Player m12") {
			t.Errorf("from %s it is\n%s\nnot\n%s", what, got, want)
		}
		if folder == restored {
			ann.Servers = []string{h.url()}
			var mine wire.EventList
			must.Do(t, errors.Join(ann.Get(ctx, "/api/events", &mine), ann.Post(ctx, path+"/acts", wire.EventActs{Acts: []event.Act{{Do: event.Reopen, ID: "on", Replaces: []string{"end"}}}}, &done)))
			if !reflect.DeepEqual(mine, had) || len(mine.Events) != 1 || len(done.Refused) > 0 || strings.Contains(shown(h.url()), `"closed":true`) {
				t.Errorf("from %s the list is %+v, not %+v, and going on is refused: %+v", what, mine, had, done.Refused)
			}
		}
		h.kill()
	}
}
