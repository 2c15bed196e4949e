package httpd

import (
	"encoding/json"
	"net/http"
	"testing"

	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// TestPads begins a pad of every variant and enters two deals, without a session: the
// answers are as the document says.
func TestPads(t *testing.T) {
	s := checked(t, nil)
	ask := func(asking *wire.PadAsking) (p wire.Pad) {
		body, err := json.Marshal(asking)
		if err != nil {
			t.Fatal(err)
		}
		s.send("", "POST", "/api/pad", body).want(http.StatusOK).into(&p)
		return p
	}
	zero := wire.Count(0)
	for _, v := range rules.Catalogue() {
		p := ask(&wire.PadAsking{Begin: &wire.PadBeginning{Variant: v.ID, Seats: []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}[:v.Seats], Deals: 2}})
		e := &wire.PadEntry{Hands: make([]wire.PadHand, v.Seats)}
		if len(p.Choices.Trumps) > 0 && p.Due.Trump == "" {
			e.Trump = p.Choices.Trumps[0]
		}
		if p = ask(&wire.PadAsking{Record: p.Record, Entry: e}); len(p.Missing) == 0 || p.Entry == nil {
			t.Errorf("%s: nothing is missing in %+v", v.ID, e)
		}
		for i := range e.Hands {
			failed := false
			e.Hands[i].Tricks, e.Hands[i].Made = &zero, &failed
		}
		e.Hands[0].Tricks, e.Hands[1].Bid, e.Hands[1].Made = &p.Choices.Tricks, &p.Choices.Bids[0], nil
		for range 2 {
			p = ask(&wire.PadAsking{Record: p.Record, Do: "enter", Entry: e})
		}
		if p.Fault != nil && p.Fault.Kind != "made" && p.Fault.Kind != "over" || p.Fault == nil && (p.End == nil || len(p.Deals) != 2) {
			t.Errorf("%s: %+v, %+v, %d deals", v.ID, p.Fault, p.Missing, len(p.Deals))
		}
	}
	s.send("", "POST", "/api/pad", []byte(`{}`)).refused(http.StatusBadRequest, "bad")
}
