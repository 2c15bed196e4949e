package sshd_test

import (
	"fmt"
	"strings"

	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/indistinguishable"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

const gathered = "twinsaretwinsare"

// gather writes a table of three at which the other players have laid their bids aside, with the cards
// exchanged. It returns their hands.
func gather(t *testing.T, db *sqlstore.DB, at int64, w indistinguishable.Swap) (second, third cards.Set) {
	t.Helper()
	players := []string{"anna", "bo", "cleo"}
	o := indistinguishable.Opening{ID: gathered, Settings: table.Settings{Variant: "standard", Deals: 1}, Players: players, At: at, Games: new(hall.VariantCache)}
	x := o.Begin(t, w)
	hands := [3]cards.Set{}
	for i := 1; i < 3; i++ {
		var v match.View
		x.View(rules.Seat(i), &v)
		hands[i] = v.Hand[i]
		var bid cards.Set // the same on both sites, but for the exchange
		for c := range w.Set(v.Hand[i]).Cards() {
			if bid.Len() < 3 {
				bid |= c.Set()
			}
		}
		x.Do(&table.Command{Do: table.Act, Player: players[i], Seat: -1, Hand: -1, Act: rules.Lay(rules.Seat(i), w.Set(bid)).String(), Seen: x.Seq})
	}
	for i := range x.Log {
		must.Do(t, db.Append(t.Context(), gathered, &x.Log[i], &x.Lists[i]))
	}
	return hands[1], hands[2]
}

// linesTold makes Anna play in plain lines, and returns all her lines.
func linesTold(h *house, key ssh.Signer) []string {
	k := h.sit("anna", key, "")
	k.wait("anna, what", "> ")
	k.types(gathered + "\n")
	k.wait("Lay 3 bid-cards", "> ")
	for _, line := range []string{"hand", "legal", "bids", "trick", "last", "score", "hint", "claim", "undo", "lay 1 2 3", "hand", "bids", "report", "quit"} {
		k.types(line + "\n")
	}
	k.wait("Laid aside", "anna, what", "> ")
	k.types("0\n")
	return []string{k.ends()}
}

// screensTold makes Anna play on a full screen, and returns the screen after each key.
func screensTold(h *house, key ssh.Signer) (screens []string) {
	k := h.sit("anna", key, "xterm-256color", "LANG", "en_GB.UTF-8")
	k.wait("anna, what")
	k.types(gathered + "\r")
	k.wait("Lay 3 bid-cards")
	k.types("\x1b[?2026;2$y") // so that frames have ends
	g := newGlass(h.t)
	const small = " × 20"
	until := func(enough func(screen string) bool) string {
		h.t.Helper()
		for late := time.After(patience); ; {
			text, more, _ := k.out.so()
			for {
				rest, whole := g.show(text[k.from:])
				if !whole {
					break
				}
				k.from = len(text) - len(rest)
				if s := g.String(); enough(s) {
					return fmt.Sprint(s, g.cells)
				}
			}
			select {
			case <-more:
			case <-late:
				h.t.Fatalf("the screen stays\n%s", g)
			}
		}
	}
	for i, step := range []struct{ keys, shows string }{
		{"", ""}, {"?", ""}, {"\r", ""}, {"s", ""}, {"\r", ""}, {"a", ""}, {"l", ""},
		{" \x1b[D\x1b[D \x1b[D\x1b[D ", ""}, {"\r", "reveal (60)"}, {"s", ""}, {"\r", ""}, {"l", ""}, {"c", ""},
	} {
		k.types(step.keys)
		if step.shows != "" {
			until(func(s string) bool { return strings.Contains(s, step.shows) })
		}
		// A terminal sends its new size among the keys. Once it was too small, all keys are done.
		g.resize(60 + i)
		k.types(fmt.Sprintf("\x1b[48;20;%d;0;0t", 60+i))
		until(func(s string) bool { return strings.Contains(s, fmt.Sprint(60+i, small)) })
		g.resize(100)
		k.types("\x1b[48;30;100;0;0t")
		screens = append(screens, until(func(s string) bool { return !strings.Contains(s, small) }))
	}
	k.types("\rQ")
	k.wait("anna, what", "> ")
	k.types("0\r")
	k.ends()
	return screens
}

// TestHidden: a terminal receives the same, byte by byte, whatever cards the other players hold and lay
// aside: in plain lines, and on each screen.
func TestHidden(t *testing.T) {
	at, key := time.Now().UnixMilli(), newKey(t)
	told := func(t *testing.T, sees func(*house, ssh.Signer) []string, w indistinguishable.Swap) (all []string, second, third cards.Set) {
		dir := t.TempDir()
		db := must.Get(sqlstore.OpenSQLite(t.Context(), dir))(t)
		now := time.UnixMilli(at)
		for _, p := range []string{"anna", "bo", "cleo"} {
			must.Do(t, db.AddPlayer(t.Context(), store.Player{ID: p, Name: p, Created: now}))
		}
		must.Do(t, db.AddKey(t.Context(), store.Key{ID: store.IDOf(store.SSH, string(key.PublicKey().Marshal())), Kind: store.SSH, Player: "anna", Seen: now}))
		second, third = gather(t, db, at, w)
		must.Do(t, db.Close())
		h := open(t, dir, nil)
		defer h.stop()
		return sees(h, key), second, third
	}
	for name, sees := range map[string]func(*house, ssh.Signer) []string{"lines": linesTold, "screens": screensTold} {
		t.Run(name, func(t *testing.T) {
			here, second, third := told(t, sees, indistinguishable.Swap{})
			var w indistinguishable.Swap
			for a := range second.Cards() {
				for b := range third.Cards() {
					if a.Suit() == b.Suit() {
						w = indistinguishable.Swap{a, b}
					}
				}
			}
			there, second2, _ := told(t, sees, w)
			if second2 == second {
				t.Fatal("nothing is exchanged")
			}
			for i := range here {
				if here[i] != there[i] {
					t.Errorf("with %v exchanged a terminal is told\n%q\ninstead of\n%q", w, there[i], here[i])
				}
			}
		})
	}
}
