package sshd_test

import (
	"bytes"
	"context"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/sqlstore"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A swap exchanges two cards of a deal, wherever they are.
type swap map[cards.Card]cards.Card

func (w swap) set(s cards.Set) (out cards.Set) {
	for c := range s.Cards() {
		if other, ok := w[c]; ok {
			c = other
		}
		out |= c.Set()
	}
	return out
}

// deal exchanges the cards in the line of a deal.
func (w swap) deal(t *testing.T, g *rules.Game, text string) string {
	t.Helper()
	l, err := record.ParseLine([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	d := l.Cards
	for i := range d.Hands {
		d.Hands[i] = w.set(d.Hands[i])
	}
	return string(bytes.TrimSpace(record.AppendDeal(nil, g, l.Deal, l.Game, &d, &l.Note)))
}

type shelf struct{}

func (shelf) Game(v *rules.Variant) (*rules.Game, error) { return rules.New(*v) }

// lenient lets everything that the rules do.
type lenient struct{}

func (lenient) Settled(*rules.Game, *rules.View) bool { return false }
func (lenient) Level(string) bool                     { return true }
func (lenient) Tempered(*rules.Game, string) bool     { return false }

// A writer writes the log of a table.
type writer struct {
	t  *testing.T
	db *sqlstore.DB
	s  *table.State
	at int64
}

const twins = "twinsaretwinsare"

func (x *writer) keep(e *table.Event, err error) {
	x.t.Helper()
	if err != nil {
		x.t.Fatal(err)
	}
	entry := x.s.Next(x.at, e)
	if err := x.s.Apply(&entry, e); err != nil {
		x.t.Fatal(err)
	}
	p := x.s.Project()
	if err := x.db.Append(context.Background(), twins, &entry, &p); err != nil {
		x.t.Fatal(err)
	}
}

// gather writes a table of three at which the others have laid their bids aside, with the
// cards exchanged. It returns their hands.
func gather(t *testing.T, db *sqlstore.DB, at int64, w swap) (second, third cards.Set) {
	t.Helper()
	x := &writer{t, db, table.New(twins, shelf{}), at}
	x.keep(&table.Event{By: "anna", Seat: table.NoSeat, What: table.Opened{Settings: table.Settings{Variant: "standard", Deals: 1}}}, nil)
	players := []string{"anna", "bo", "cleo"}
	for i, p := range players {
		x.keep(x.s.Step(at, &table.Command{Do: table.Sit, Player: p, Name: p, Seat: i}, lenient{}))
	}
	for _, p := range players {
		x.keep(x.s.Step(at, &table.Command{Do: table.Ready, Player: p, Seat: -1}, lenient{}))
	}
	for {
		e, err := x.s.Tick(at, func() cards.Seed { return cards.SeedOf("twins") })
		if err != nil {
			t.Fatal(err)
		}
		if e == nil {
			break
		}
		if d, ok := e.What.(table.Dealt); ok {
			e.What = table.Dealt{Line: w.deal(t, x.s.Moves().Game, d.Line)}
		}
		x.keep(e, nil)
	}
	hands := [3]cards.Set{}
	for i := 1; i < 3; i++ {
		var v match.View
		x.s.View(rules.Seat(i), &v)
		hands[i] = v.Hand[i]
		var bid cards.Set // the same on both sites, but for the exchange
		for c := range w.set(v.Hand[i]).Cards() {
			if bid.Len() < 3 {
				bid |= c.Set()
			}
		}
		x.keep(x.s.Step(at, &table.Command{Do: table.Act, Player: players[i], Seat: -1, Hand: -1, Act: rules.Lay(rules.Seat(i), w.set(bid)).String(), Seen: x.s.Seq}, lenient{}))
	}
	return hands[1], hands[2]
}

// TestHidden: a terminal is told the same, byte by byte, whatever cards others hold and
// lay aside.
func TestHidden(t *testing.T) {
	at, key := time.Now().UnixMilli(), newKey(t)
	told := func(w swap) (text string, second, third cards.Set) {
		dir := t.TempDir()
		db, err := sqlstore.OpenSQLite(t.Context(), dir)
		if err != nil {
			t.Fatal(err)
		}
		now := time.UnixMilli(at)
		for _, p := range []string{"anna", "bo", "cleo"} {
			if err := db.AddPlayer(t.Context(), store.Player{ID: p, Name: p, Created: now}); err != nil {
				t.Fatal(err)
			}
		}
		if err := db.AddSession(t.Context(), store.Session{Key: store.KeyOfPublic(key.PublicKey().Marshal()), Player: "anna", Seen: now}); err != nil {
			t.Fatal(err)
		}
		second, third = gather(t, db, at, w)
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		h := open(t, dir, nil)
		k := h.sit("anna", key, "")
		k.wait("anna, what", "> ")
		k.types(twins + "\n")
		k.wait("Lay 3 bid-cards", "> ")
		for _, line := range []string{"hand", "legal", "bids", "trick", "last", "score", "hint", "claim", "undo", "lay 1 2 3", "hand", "bids", "report", "quit"} {
			k.types(line + "\n")
		}
		k.wait("Laid aside", "anna, what", "> ")
		k.types("0\n")
		text = k.ends()
		h.stop()
		return text, second, third
	}
	plain, second, third := told(nil)
	w := swap{}
	for a := range second.Cards() {
		for b := range third.Cards() {
			if a.Suit() == b.Suit() && len(w) == 0 {
				w[a], w[b] = b, a
			}
		}
	}
	other, second2, _ := told(w)
	if len(w) == 0 || second2 == second {
		t.Fatal("nothing is exchanged")
	}
	if plain != other {
		t.Errorf("with %v exchanged a terminal is told\n%s\ninstead of\n%s", w, other, plain)
	}
}
