package node

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"testing"

	"ninetynine/internal/club/event"
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
