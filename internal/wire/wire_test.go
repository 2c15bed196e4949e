package wire

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// same checks that the JSON agrees with the type: it is read without unknown fields, and written again
// unchanged.
func same(t *testing.T, text []byte, into any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		t.Fatalf("%T: %v\n%s", into, err, text)
	}
	again, err := json.Marshal(into)
	if err != nil || !bytes.Equal(again, text) {
		t.Fatalf("%T: %v, from\n%s\ncame\n%s", into, err, text, again)
	}
}

// A chaos is a table with random commands.
type chaos struct {
	t     *testing.T
	s     *table.State
	r     *rand.Rand
	now   int64
	game  *rules.Game
	told  map[table.Kind]bool // events seen in messages
	wants []table.Kind        // frequent commands
}

func (c *chaos) Game(v *rules.Variant) (*rules.Game, error) {
	if c.game == nil {
		var err error
		c.game, err = rules.New(*v)
		return c.game, err
	}
	return c.game, nil
}

func (*chaos) Settled(g *rules.Game, v *rules.View) bool { return int(v.Tricks) >= g.Tricks()-1 }

func (*chaos) HasLevel(name string) bool                       { return name == "club" }
func (*chaos) HasTemperament(_ *rules.Game, level string) bool { return level == "club" }

func newChaos(t *testing.T, set table.Settings, seed uint64, told map[table.Kind]bool) *chaos {
	c := &chaos{t: t, r: rand.New(rand.NewPCG(seed, 7)), now: 1_800_000_000_000, told: told}
	c.s = table.New("t", c)
	c.wants = []table.Kind{
		table.Sit, table.Stand, table.Remove, table.SeatBot, table.Rename, table.Unready, table.Claim, table.Away, table.Back,
		table.Propose, table.Answer, table.Answer, table.Redo, table.Resume, table.Resume, table.Chat, table.Mute, table.Lock, table.Ban, table.Hint, table.Withdraw,
	}
	c.keep(&table.Event{By: "p0", Seat: table.NoSeat, What: table.Opened{Settings: set}})
	return c
}

// keep applies the event, and checks everyone's message about it.
func (c *chaos) keep(e *table.Event) {
	c.t.Helper()
	entry := c.s.Next(c.now, e)
	must.Do(c.t, c.s.Apply(&entry, e), entry.Body)
	other := rules.Seat(c.r.IntN(len(c.s.Chairs)))
	for _, viewer := range []rules.Seat{rules.Nobody, rules.Seat(max(0, e.Seat)), other} {
		c.message(c.s.AppendMessage(nil, viewer, e))
		if c.s.Seq%8 == 0 {
			c.message(c.s.AppendPresent(nil, viewer))
		}
	}
	for i, score := range c.s.Scores() {
		if c.s.Seq%8 == 0 && i < 3 {
			same(c.t, record.AppendScore(nil, c.s.Moves(), &score), new(Score))
		}
	}
}

func (c *chaos) message(text []byte) {
	c.t.Helper()
	var m Message
	same(c.t, text, &m)
	c.told[m.Event.Do] = true
	if m.View != nil {
		same(c.t, m.View, new(View))
	}
}

// tick has the table do what is due by itself.
func (c *chaos) tick() {
	for {
		e := must.Get(c.s.Tick(c.now, func() cards.Seed { return cards.SeedOf(fmt.Sprint(c.s.Seq)) }))(c.t)
		if e == nil {
			return
		}
		c.keep(e)
	}
}

// do reports whether the table executes a command.
func (c *chaos) do(cmd *table.Command) bool {
	c.tick()
	e, err := c.s.Step(c.now, cmd, c)
	if err != nil {
		return false
	}
	c.keep(e)
	c.tick()
	return true
}

func (c *chaos) person(do table.Kind, i int) *table.Command {
	return &table.Command{Do: do, Player: fmt.Sprint("p", i), Name: fmt.Sprintf("Å<%d>", i), Seat: -1, Hand: -1}
}

// whim has a random player send a random command.
func (c *chaos) whim() {
	cmd := c.person(c.wants[c.r.IntN(len(c.wants))], c.r.IntN(4))
	switch cmd.Do {
	case table.Sit, table.Remove, table.Away:
		cmd.Seat = c.r.IntN(len(c.s.Chairs)+1) - 1
	case table.Rename:
		cmd.Name = fmt.Sprint("Another ", c.r.Uint32())
	case table.SeatBot:
		cmd.Seat, cmd.Text = c.r.IntN(len(c.s.Chairs)), "club"
	case table.Propose:
		words := []string{table.Undo, table.Undo, table.Undo, table.Replay, table.Pause, table.Abandon}
		cmd.Text = words[c.r.IntN(len(words))]
	case table.Answer, table.Lock, table.Ban:
		cmd.On, cmd.Text = c.r.IntN(3) > 0, "p1"
	case table.Mute: // as earlier versions wrote it
		if seat := c.s.SeatOf(cmd.Player); seat != rules.Nobody {
			c.keep(&table.Event{By: cmd.Player, Seat: int8(seat), What: table.Muted{Player: "p1", On: c.r.IntN(3) > 0}})
		}
		return
	case table.Chat:
		cmd.Text = "“<&>” \u2028 said"
	case table.Withdraw:
		cmd.ID, cmd.Of = fmt.Sprint("w", c.s.Seq), fmt.Sprint("x", c.s.Seq)
	}
	if c.do(cmd) && cmd.Do == table.Propose {
		for i := range 2 {
			answer := c.person(table.Answer, i)
			answer.On = c.r.IntN(4) > 0
			c.do(answer)
		}
		if c.r.IntN(2) == 0 {
			cmd.Do = table.Redo
			c.do(cmd)
		}
	}
	switch c.r.IntN(1000) {
	case 0:
		c.now += 61 * 24 * 3600_000
	case 1, 2, 3, 4:
		c.now += 4 * 60_000
	}
}

// further sends the next command of the match.
func (c *chaos) further() {
	own := func(i, match int) cards.Seed { return cards.SeedOf(fmt.Sprint("entropy ", i, match)) }
	for i := range c.s.Chairs {
		k := &c.s.Chairs[i]
		switch {
		case k.Player == "" && k.Bot == "":
			if i > 1 || !c.do(c.person(table.Sit, i)) {
				c.do(&table.Command{Do: table.SeatBot, Player: "p0", Seat: i, Text: "club"})
			}
		case k.Player == "":
		case c.s.Stage == table.Waiting && !k.Ready && c.r.IntN(2) == 0:
			cmd := c.person(table.Ready, int(k.Player[1]-'0'))
			if c.s.Settings.Seed == "" {
				cmd.Text = cards.CommitEntropy(own(i, c.s.Match+1)).String()
			}
			c.do(cmd)
		case c.s.Stage == table.Mixing:
			cmd := c.person(table.Entropy, int(k.Player[1]-'0'))
			cmd.Text = own(i, c.s.Match).String()
			c.do(cmd)
		case c.s.Stage == table.Between && !k.Ready:
			c.do(c.person(table.Ready, int(k.Player[1]-'0')))
		}
	}
	var v match.View
	for i := range c.s.Chairs {
		if c.s.Moves() == nil {
			break
		}
		c.s.View(rules.Seat(i), &v)
		if v.Options.Pick == 0 {
			continue
		}
		a := v.Options.Nth(c.r.IntN(v.Options.Len()))
		cmd := &table.Command{Do: table.Act, Seat: i, Act: string(a.Append(nil)), Hand: int(a.Seat()), Seen: c.s.Seq}
		if k := &c.s.Chairs[i]; k.Bot == "" && !k.Away {
			cmd.Player = k.Player
		}
		c.do(cmd)
	}
	c.now += 100
}

// TestTypes checks that the types agree with the tables' messages, at tables of all variants with every
// event.
func TestTypes(t *testing.T) {
	told := map[table.Kind]bool{}
	for n, v := range rules.Catalogue() {
		for i, set := range []table.Settings{
			{Hints: table.Yes, Undo: table.UndoFree, Open: table.OpenDeal, Eager: n%2 == 0},
			{Deals: 2, Clock: table.Clock{Bank: 60_000, Add: 1000}, Undo: table.UndoAgree, Public: true, Bot: "club", Pace: 400, Greet: true},
		} {
			set.Variant = v.ID
			c := newChaos(t, set, uint64(n*10+i), told)
			for range 40 {
				c.further()
				for range c.r.IntN(6) {
					c.whim()
				}
			}
		}
	}
	c := newChaos(t, table.Settings{Variant: rules.Catalogue()[0].ID, Seed: "a seed", Deal: 7}, 3, told)
	c.do(c.person(table.Sit, 0))
	for i := range c.s.Chairs[1:] {
		for _, do := range []table.Kind{table.SeatBot, table.Remove, table.SeatBot} {
			c.do(&table.Command{Do: do, Player: "p0", Seat: i + 1, Text: "club"})
		}
	}
	for range 300 {
		c.further()
	}
	for _, kind := range []table.Kind{
		table.Create, table.Sit, table.Stand, table.Remove, table.SeatBot, table.Rename, table.Ready, table.Unready, table.Begin, table.Entropy,
		table.Deal, table.Act, table.Claim, table.Away, table.Back, table.Propose, table.Answer, table.Redo, table.Resume, table.Chat, table.Mute, table.Hint,
		table.Lock, table.Ban, table.Close, table.Nothing, table.Present,
	} {
		if !told[kind] {
			t.Errorf("nothing was told of %s", kind)
		}
	}
}

// TestVariants checks the same of variants as data.
func TestVariants(t *testing.T) {
	for _, v := range rules.Catalogue() {
		var got Variant
		must.Do(t, json.Unmarshal(record.AppendVariant(nil, &v), &got))
		if !slices.Equal(got.Clauses, v.Clauses) {
			t.Errorf("%s has other clauses", v.ID)
		}
	}
}

// TestFind: the path of each operation, and no other, leads to it, with the values of its wildcards.
func TestFind(t *testing.T) {
	all := Operations()
	for _, o := range all {
		path := strings.NewReplacer("{", "a-", "}", "").Replace(o.Path)
		found, at := Find(all, o.Method, path)
		if found == nil || found.ID != o.ID {
			t.Errorf("%s %s leads to %v, not to %s", o.Method, path, found, o.ID)
		}
		for name, value := range at {
			if value != "a-"+name {
				t.Errorf("%s: %s is %s", path, name, value)
			}
		}
		if n := strings.Count(o.Path, "{"); len(at) != n {
			t.Errorf("%s has %d places, not %d", path, len(at), n)
		}
	}
	for _, path := range []string{"", "/", "/api", "/api/tables//events", "/api/tables/a/events/", "/api/tables/a/b/c/d", "api/levels"} {
		if found, _ := Find(all, "GET", path); found != nil {
			t.Errorf("%q leads to %s", path, found.ID)
		}
	}
}
