package httpd

import (
	"bytes"
	"net/http"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestMatch plays a match of every variant from guest to finished record, and checks every exchange and
// message against the document.
func TestMatch(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			s := newSite(t, nil)
			s.check = newChecker(t)
			g := s.guest("Anna")
			own := cards.SeedOf("anna")
			bots := []string{""}
			for range v.Live() - 1 {
				bots = append(bots, "club")
			}
			opening := map[string]any{
				"id": "first", "settings": map[string]any{"variant": v.ID, "deals": 2, "pace": 1}, "sit": true, "bots": bots,
				"ready": true, "commit": cards.CommitEntropy(own).String(),
			}
			tbl := g.open(opening)
			var again wire.Seated
			s.post(g.Token, "/api/tables", opening).want(http.StatusOK).into(&again)
			if again.Table != tbl || !again.Again {
				t.Errorf("sent again it opens %+v", again)
			}
			playOut(t, g, tbl, own)
			x := s.get("", "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK)
			rep, err := record.Verify(bytes.NewReader(x.body))
			if err != nil || !rep.Proved() {
				t.Errorf("%+v, %v", rep, err)
			}
			var p struct {
				Tallies []struct{ Matches, Assisted int }
			}
			if s.get("", "/api/players/"+g.ID).into(&p); len(p.Tallies) != 1 || p.Tallies[0].Matches != 1 {
				t.Errorf("%+v", p)
			}
		})
	}
}

// playOut plays the player's acts to the end of the match, using only the stream, which breaks now and
// then.
func playOut(t testing.TB, g *guest, tbl string, own cards.Seed) {
	t.Helper()
	playUntil(t, g, tbl, own, func(m *message) bool { return m.Table.Stage == "waiting" && m.Table.Ended })
}

// playUntil plays like playOut, until over accepts a message.
func playUntil(t testing.TB, g *guest, tbl string, own cards.Seed, over func(*message) bool) {
	t.Helper()
	f := g.s.watch(g.Token, tbl, 0)
	last, mine, mixed := uint64(0), uint64(0), false
	for n := 0; ; n++ {
		m, ok := f.next()
		if !ok {
			t.Fatal("the stream has ended")
		}
		if last != 0 && m.Seq != last+1 {
			t.Fatalf("message %d comes after %d", m.Seq, last)
		}
		last = m.Seq
		act, hand := m.Act()
		var x *exchange
		switch {
		case over(m):
			return
		case m.Seq < mine: // older than our last command
		case m.Table.Stage == "mixing" && !mixed:
			mixed = true
			x = g.do(tbl, table.Entropy, "text", own.String())
		case m.Table.Stage == "between" && !m.Table.Chairs[*m.Seat].Ready:
			x = g.do(tbl, table.Ready)
		case act != "":
			x = g.do(tbl, table.Act, "act", act, "hand", hand, "seen", m.Seq)
		}
		if x != nil {
			var d wire.Seated
			x.want(http.StatusOK).into(&d)
			mine = d.Seq
		}
		if n%7 == 6 {
			f.close()
			f = g.s.watch(g.Token, tbl, last)
		}
	}
}
