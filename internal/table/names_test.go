package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

func (d *desk) seat(chair int, level string) {
	d.t.Helper()
	c := command(SeatBot, 0)
	c.Seat, c.Text = chair, level
	d.must(c)
}

// TestBotNames: bots have people's names, no two at a table the same nor one that a person there has, and a
// bot of another level keeps its own; the record has both.
func TestBotNames(t *testing.T) {
	for i := range 40 {
		d := newDesk(t, 1, Settings{Variant: "five", Deals: 1})
		d.s.ID = fmt.Sprint("table", i)
		me := command(Sit, 0)
		me.Name = strings.ToUpper(botNames[i%len(botNames)].name)
		d.must(me)
		for chair := 1; chair < 5; chair++ {
			d.seat(chair, "greedy")
		}
		seen := map[string]bool{}
		for chair, c := range d.s.Chairs {
			name := strings.ToLower(c.Name)
			if seen[name] || name == "" || chair > 0 && (c.Bot != "greedy" || len(c.Name) > 8 || c.Name == c.Bot) {
				t.Fatalf("%s: chair %d is %+v", d.s.ID, chair, c)
			}
			seen[name] = true
		}
		was := d.s.Chairs[3]
		if was.Temperament != "" {
			t.Errorf("greedy is %s, which it cannot be", was.Temperament)
		}
		d.seat(3, "club")
		c := d.s.Chairs[3]
		if c.Name != was.Name || c.Bot != "club" {
			t.Errorf("%s was %s, and is %+v", d.s.ID, was.Name, c)
		}
		at := slices.IndexFunc(botNames[:], func(n temperedName) bool { return n.name == c.Name })
		if c.Temperament != botNames[at].temperament {
			t.Errorf("%s is %q, and %q elsewhere", c.Name, c.Temperament, botNames[at].temperament)
		}
	}
	d := newDesk(t, 2, Settings{Variant: "duel", Deals: 1})
	d.must(command(Sit, 0))
	d.seat(1, "greedy")
	d.ready(0)
	d.check()
	if h := d.s.Chairs[1]; !strings.Contains(string(d.log[4].Body), fmt.Sprintf(`\"seats\":[\"\",\"%s\"]`, h.Name)) || !strings.Contains(string(d.log[4].Body), `\"bots\":[\"\",\"greedy\"]`) {
		t.Errorf("the match begins with %s", d.log[4].Body)
	}
}

// TestNoNoughts: where no bid is laid, no bot has the temperament that likes bids of no trick.
func TestNoNoughts(t *testing.T) {
	given := map[string]bool{}
	for i := range 40 {
		d := newDesk(t, 1, Settings{Variant: "nobid", Deals: 1})
		d.s.ID = fmt.Sprint("table", i)
		d.must(command(Sit, 0))
		for chair := 1; chair < len(d.s.Chairs); chair++ {
			d.seat(chair, "club")
			given[d.s.Chairs[chair].Temperament] = true
		}
	}
	if given[Noughts] || len(given) != 4 {
		t.Errorf("given were %v", given)
	}
}

// TestOldBots: in a log from before bots had names, they are named by their level.
func TestOldBots(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel"})
	d.must(command(Sit, 0))
	d.keep(&Event{By: "p0", Seat: 1, What: BotSeated{Level: "club"}})
	d.check()
	if c := d.s.Chairs[1]; c.Name != "club" || c.Bot != "club" {
		t.Errorf("the chair is %+v", c)
	}
}

// TestRename: a player who waits for a match may change name, and stays ready; once a match is in progress
// none may.
func TestRename(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	d.ready(1)
	c := command(Rename, 0)
	c.Name = "  Anna   Karenina "
	d.must(c)
	if k := d.s.Chairs; k[0].Name != "Anna Karenina" || k[0].Player != "p0" || !k[1].Ready {
		t.Errorf("the chairs are %+v", k)
	}
	d.check()
	refused := func(why string, c Command, reason Reason) {
		t.Helper()
		var no *Refusal
		if err := d.do(c); !errors.As(err, &no) || no.Reason != reason {
			t.Errorf("%s: %v", why, err)
		}
	}
	refused("the same name", c, NotNow)
	nobody := command(Rename, 7)
	refused("without a chair", nobody, NotSeated)
	c.Name = " "
	refused("no name", c, Bad)
	d.seat(2, "club")
	d.ready(0)
	c.Name = "Another"
	refused("in a match", c, NotNow)
}

// TestClockText: a clock is read as it was written.
func TestClockText(t *testing.T) {
	for text, c := range map[string]Clock{
		"": {}, "3d": {Move: 3 * day}, "1m": {Move: 60_000}, "36h": {Move: 36 * 3600_000}, "5m+10s": {Bank: 300_000, Add: 10_000},
		"1h+0s": {Bank: 3600_000}, "10s+1ms": {Bank: 10_000, Add: 1}, "1h30m1.5s+1d": {Bank: 5401_500, Add: day},
	} {
		if s := c.String(); s != text {
			t.Errorf("%+v is written %q, not %q", c, s, text)
		}
		if again, err := ParseClock(text); again != c || err != nil {
			t.Errorf("%q is read as %+v, %v", text, again, err)
		}
	}
	for _, text := range []string{"x", "+", "5m+", "d", "1d2d", "5"} {
		if c, err := ParseClock(text); err == nil {
			t.Errorf("%q is read as %+v", text, c)
		}
	}
}

// TestMarks: names and talk may have the marks that scripts need, but not piles of them.
func TestMarks(t *testing.T) {
	for name, ok := range map[string]bool{
		"Nguye\u0302\u0303n": true, "\u0e17\u0e35\u0e48": true, "\u2764\ufe0f A": true, "A" + strings.Repeat("\u0301", 4): true,
		"A" + strings.Repeat("\u0301", 5): false, "A" + strings.Repeat("\u0301\u0489", 3): false, "A" + strings.Repeat("\u0301\u200d", 5): false,
	} {
		_, err := CleanName(name)
		if _, said := cleanChat(name); (err == nil) != ok || (said == nil) != ok {
			t.Errorf("%q: %v, %v", name, err, said)
		}
	}
}

// TestTaggedName: no name ends like a tag, with which another player could be meant.
func TestTaggedName(t *testing.T) {
	for name, ok := range map[string]bool{"Ann·k3x9": false, "Ann • K3X9": false, "Ann•K3X9": false, "·k3x9": false, "Gal·la": true, "Ann·k3x9 2": true, "Ann k3x9": true} {
		if _, err := CleanName(name); (err == nil) != ok {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// TestOldNameSits: a player keeps a name that older versions accepted, at the table too.
func TestOldNameSits(t *testing.T) {
	for _, name := range []string{"Ann · k3x9", "An\u3164n"} {
		if got, err := (&Command{Name: name}).carried(); got != name || err != nil {
			t.Errorf("%q sits as %q, %v", name, got, err)
		}
		if _, err := CleanName(name); err == nil {
			t.Errorf("%q is accepted", name)
		}
	}
}

// TestNamesakes: two players of one name at one table are distinguished.
func TestNamesakes(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "five"})
	for i, name := range []string{"Anna", "anna", "Anna", strings.Repeat("n", maxName), strings.Repeat("n", maxName)} {
		c := command(Sit, i)
		c.Name = name
		d.must(c)
	}
	want := []string{"Anna", "anna 2", "Anna 3", strings.Repeat("n", maxName), strings.Repeat("n", maxName-2) + " 2"}
	for i := range want {
		if got := d.s.Chairs[i].Name; got != want[i] {
			t.Errorf("seat %d is called %q, not %q", i, got, want[i])
		}
	}
	c := command(Rename, 0)
	c.Name = "ANNA 2"
	d.must(c)
	if got := d.s.Chairs[0].Name; got != "ANNA 2 2" {
		t.Errorf("renamed, seat 0 is called %q", got)
	}
	c.Name = "ANNA 2 2"
	if err := d.do(c); err == nil {
		t.Error("one can be called as one is")
	}
	d.check()
}

// TestNeighbours: bots on neighbouring chairs differ in temperament.
func TestNeighbours(t *testing.T) {
	for i, n := range botNames {
		if next := botNames[(i+1)%len(botNames)]; n.temperament == next.temperament {
			t.Errorf("%s and %s are both %q", n.name, next.name, n.temperament)
		}
	}
}
