package httpd

import (
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/table"
)

// TestUrgent: a command is urgent until it is answered; whoever only listens or asks is not.
func TestUrgent(t *testing.T) {
	var urgent, commands atomic.Int64
	s := newSite(t, func(o *Options) {
		o.Urgent = func() (done func()) {
			commands.Add(1)
			urgent.Add(1)
			return func() { urgent.Add(-1) }
		}
		now := o.Now
		o.Now = func() time.Time { // it is asked when the table is told
			if commands.Load() > 0 && urgent.Load() == 0 {
				t.Error("the command is not urgent")
			}
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
	g.do(tbl, table.Kind("fly")).refused(http.StatusBadRequest, "bad")
	if commands.Load() != 2 {
		t.Errorf("%d of 2 commands were urgent", commands.Load())
	}
}
