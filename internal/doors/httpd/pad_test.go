package httpd

import (
	"net/http"
	"strings"
	"testing"

	"ninetynine/internal/paper/pad"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestPads begins a pad of every variant and enters two deals, without a session: the answers match the
// document.
func TestPads(t *testing.T) {
	s := checked(t, nil)
	ask := func(asking *wire.PadAsking) (p wire.Pad) {
		s.post("", "/api/pad", asking).want(http.StatusOK).into(&p)
		return p
	}
	for _, v := range rules.Catalogue() {
		p := ask(&wire.PadAsking{Begin: &wire.PadBeginning{Variant: v.ID, Seats: []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}[:v.Seats], Limit: match.Limit{Deals: 2}}})
		e := pad.Blank(v.Seats)
		if len(p.Choices.Trumps) > 0 && p.Due.Trump == "" {
			e.Trump = p.Choices.Trumps[0]
		}
		if p = ask(&wire.PadAsking{Record: p.Record, Entry: &e}); len(p.Missing) == 0 || p.Entry == nil {
			t.Errorf("%s: nothing is missing in %+v", v.ID, e)
		}
		for i := range e.Hands {
			e.Hands[i].Tricks, e.Hands[i].Made = 0, pad.Failed
		}
		e.Hands[0].Tricks, e.Hands[1].Bid, e.Hands[1].Made = pad.Count(p.Choices.Tricks), pad.Count(p.Choices.Bids[0]), pad.Unsaid
		for range 2 {
			p = ask(&wire.PadAsking{Record: p.Record, Do: "enter", Entry: &e})
		}
		if p.Fault != nil && p.Fault.Kind != "made" && p.Fault.Kind != "over" || p.Fault == nil && (p.End == nil || len(p.Deals) != 2) {
			t.Errorf("%s: %+v, %+v, %d deals", v.ID, p.Fault, p.Missing, len(p.Deals))
		}
	}
	s.send("", "POST", "/api/pad", []byte(`{}`)).refused(http.StatusBadRequest, "bad")
}

// TestPadLinks: a pad's id lets a spectator look on, without its keeper's secret; the secret lets its
// holder change the pad.
func TestPadLinks(t *testing.T) {
	s := checked(t, nil)
	var p wire.Pad
	s.post("", "/api/pad", &wire.PadAsking{Begin: &wire.PadBeginning{Variant: "duel", Seats: []string{"Anna", "Bo"}}}).want(http.StatusOK).into(&p)
	secrets := []wire.PadSecret{"0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"}
	var seen []string
	var shared wire.PadShared
	for _, secret := range secrets {
		for range 2 { // repeated, it has the same effect
			s.post("", "/api/pads", &wire.PadSharing{Secret: secret, Record: p.Record}).want(http.StatusOK).into(&shared)
		}
		x := s.get("", "/api/pads/"+shared.Pad).want(http.StatusOK)
		if strings.Contains(string(x.body), string(secret)) || strings.Contains(shared.Pad, string(secret[:8])) {
			t.Errorf("%s: the secret is told: %s", shared.Pad, x.body)
		}
		seen = append(seen, string(x.body))
	}
	if seen[0] != seen[1] {
		t.Errorf("pads that differ in their secrets alone:\n%s\n%s", seen[0], seen[1])
	}
	var now wire.PadLooked
	s.get("", "/api/pads/"+shared.Pad).into(&now)
	at := "/api/pads/" + shared.Pad + "?after=" + now.Mark
	if x := s.get("", at).want(http.StatusOK); strings.Contains(string(x.body), "record") {
		t.Errorf("unchanged, it comes again: %s", x.body)
	}
	e := pad.Blank(2)
	e.Hands[0].Tricks, e.Hands[0].Made, e.Hands[1].Bid = pad.Count(p.Choices.Tricks), pad.Failed, pad.Count(p.Choices.Bids[1])
	s.post("", "/api/pad", &wire.PadAsking{Record: p.Record, Do: "enter", Entry: &e}).want(http.StatusOK).into(&p)
	s.post("", "/api/pads", &wire.PadSharing{Secret: secrets[1], Record: p.Record}).want(http.StatusOK)
	if s.get("", at).want(http.StatusOK).into(&now); now.Pad == nil || now.Pad.Record != p.Record || len(now.Pad.Deals) != 1 {
		t.Errorf("changed, it is %+v", now)
	}
	var told wire.PadShared
	first := wire.PadSharing{Secret: secrets[1], Record: strings.Replace(p.Record, "Anna", "Alma", 1), Was: now.Mark}
	s.post("", "/api/pads", &first).want(http.StatusOK).into(&told)
	second := wire.PadSharing{Secret: secrets[1], Record: strings.Replace(p.Record, "Anna", "Ada", 1), Was: now.Mark}
	s.post("", "/api/pads", &second).refused(http.StatusConflict, "stale") // from a device that knows only the older one
	if s.get("", at).want(http.StatusOK).into(&now); now.Mark != told.Mark || now.Pad.Seats[0] != "Alma" {
		t.Errorf("refused, it is %s, %v instead of %s", now.Mark, now.Pad.Seats, told.Mark)
	}
	second.Was = told.Mark
	s.post("", "/api/pads", &second).want(http.StatusOK)
	s.post("", "/api/pads", &wire.PadSharing{Secret: "short", Record: p.Record}).refused(http.StatusBadRequest, "bad")
	s.post("", "/api/pads", &wire.PadSharing{Secret: secrets[0], Record: "x"}).refused(http.StatusBadRequest, "bad")
	s.post("", "/api/pads", &wire.PadSharing{Secret: secrets[0], Record: strings.Repeat("x", 65<<10)}).refused(http.StatusRequestEntityTooLarge, "too-large")
	s.post("", "/api/pads", &wire.PadSharing{Secret: secrets[1]}).want(http.StatusOK)
	s.get("", at).refused(http.StatusNotFound, "none")
	s.get("", "/api/pads/nosuchpad").refused(http.StatusNotFound, "none")
}
