package httpd

import (
	"net/http"
	"testing"

	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// TestSettled asks at each decision of a deal whether it can be ended now, and ends it when it can. Only
// players of the table get an answer.
func TestSettled(t *testing.T) {
	s := checked(t, nil)
	g, tbl := s.alone("duel", "club")
	path := "/api/tables/" + tbl + "/claim"
	settled := func() (told struct {
		Seq     uint64
		Settled bool
	}) {
		t.Helper()
		s.get(g.Token, path).want(http.StatusOK).into(&told)
		return told
	}
	s.get("", path).refused(http.StatusUnauthorized, "no-session")
	s.get(s.guest("Bo").Token, path).refused(http.StatusForbidden, "not-seated")
	s.get(g.Token, "/api/tables/nowhere2/claim").refused(http.StatusNotFound, "none")
	f := s.watch(g.Token, tbl, 0)
	defer f.close()
	mine := uint64(0)
	for {
		m, ok := f.next()
		if !ok {
			t.Fatal("the stream has ended")
		}
		act, hand := m.Act()
		if act == "" || m.Seq < mine {
			continue
		}
		switch now := settled(); {
		case now.Seq < m.Seq:
			t.Fatalf("it is told of entry %d, and %d is known", now.Seq, m.Seq)
		case now.Settled && m.View.Options.Kind != "play":
			t.Fatalf("settled while one may %s", act)
		case now.Settled:
			g.do(tbl, table.Claim).want(http.StatusOK)
			if settled().Settled {
				t.Error("a deal that is over can be ended")
			}
			return
		}
		g.do(tbl, table.Claim).refused(http.StatusConflict, "not-now")
		var d wire.Seated
		g.do(tbl, table.Act, "act", act, "hand", hand, "seen", m.Seq).want(http.StatusOK).into(&d)
		mine = d.Seq
	}
}
