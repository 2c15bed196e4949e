package events

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"testing"

	"ninetynine/internal/club/event"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
)

// nights are a group's events, each with players of its own.
type nights struct {
	Store
	events, players int
}

func (nights) Member(context.Context, string, string) (r store.Role, err error) { return r, nil }
func (nights) Known(context.Context, []string) (all []store.Player, err error)  { return all, nil }
func (n nights) Ranked(context.Context, string, string, int) (rows []journal.Row, err error) {
	for e := range n.events {
		l := event.Listed{Event: fmt.Sprint("e", e), Date: fmt.Sprintf("2026-%02d-%02d", 12-e/28, 28-e%28), Closed: true}
		for p := range n.players {
			l.Standings = append(l.Standings, event.Standing{Member: fmt.Sprint(e, " ", p), Points: new(big.Rat)})
		}
		b, err := json.Marshal(l)
		if err != nil {
			return nil, err
		}
		rows = append(rows, journal.Row{Value: b})
	}
	return rows, nil
}

// TestLongSeason: a season whose players would have too many results has the latest events alone.
func TestLongSeason(t *testing.T) {
	v := &Events{Store: nights{events: 100, players: 100}}
	s := must.Get(v.Season(t.Context(), "g", "ann"))(t)
	n := len(s.Events)
	if results := n * len(s.Players); n < 20 || n == 100 || results > mostResults || s.Events[n-1].Event != "e0" || s.Events[0].Event != fmt.Sprint("e", n-1) {
		t.Errorf("it has %d events and %d players", n, len(s.Players))
	}
}
