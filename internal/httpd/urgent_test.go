package httpd

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/table"
)

// TestUrgent: a command is urgent until it is answered; whoever only listens or asks is not.
func TestUrgent(t *testing.T) {
	var urgent, commands, told atomic.Int64
	s := newSite(t, func(o *Options) {
		o.Urgent = func() (done func()) {
			commands.Add(1)
			urgent.Add(1)
			return func() { urgent.Add(-1) }
		}
		now := o.Now
		o.Now = func() time.Time { // it is asked when the table is told
			told.Add(urgent.Load())
			return now()
		}
	})
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	s.get(g.Token, "/api/tables/"+tbl).want(http.StatusOK)
	if commands.Load() > 0 {
		t.Error("it is urgent to ask")
	}
	g.do(tbl, table.Sit).want(http.StatusOK)
	if told.Load() == 0 {
		t.Error("the command is not urgent")
	}
	g.do(tbl, table.Kind("fly")).refused(http.StatusBadRequest, "bad")
	if commands.Load() != 2 {
		t.Errorf("%d of 2 commands were urgent", commands.Load())
	}
}

// TestUrgentOnceItIsHere: a command is not urgent as long as its sender takes time over it.
func TestUrgentOnceItIsHere(t *testing.T) {
	var commands atomic.Int64
	s := newSite(t, func(o *Options) {
		o.Urgent = func() (done func()) {
			commands.Add(1)
			return func() { commands.Add(10) }
		}
	})
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	conn, err := net.Dial("tcp", s.http.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	const text = `{"id":"slow","do":"sit"}`
	fmt.Fprintf(conn, "POST /api/tables/%s/commands HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\nExpect: 100-continue\r\n\r\n",
		tbl, s.http.Listener.Addr(), g.Token, len(text))
	in := bufio.NewReader(conn)
	if line, err := in.ReadString('\n'); err != nil || !strings.Contains(line, "100") { // the handler has begun to read
		t.Fatalf("%q %v", line, err)
	}
	fmt.Fprint(conn, text[:9])
	if commands.Load() != 0 {
		t.Error("half a command is urgent")
	}
	fmt.Fprint(conn, text[9:])
	for line := ""; !strings.Contains(line, "200"); {
		if line, err = in.ReadString('\n'); err != nil {
			t.Fatal(err)
		}
	}
	if commands.Load() != 11 {
		t.Errorf("a whole one was urgent: %d", commands.Load())
	}
}
