package simulation

import (
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// think is a moment when the visitor may do something.
func (v *visit) think() {
	w := v.w
	if w.calm && v.liar {
		v.withdraw()
		return
	}
	v.thoughts++
	thoughts := v.thoughts
	w.after(1000+w.within(4*w.reg.haste), func() { // and again, if nothing comes sooner
		if v.thoughts == thoughts {
			v.soon()
		}
	})
	if v.gone || v.stream == nil || v.last == 0 || v.last < v.knows || len(v.open) > 2 {
		return
	}
	if w.chance(w.reg.leave) {
		v.offline()
		return
	}
	if w.chance(w.reg.wander) {
		v.talk()
	}
	if len(v.open) > 0 {
		return
	}
	if v.liar && w.chance(w.reg.lie) {
		v.lie()
		return
	}
	v.decide(v.know())
}

// withdraw makes a liar leave once faults are over.
func (v *visit) withdraw() {
	if v.last == 0 || len(v.open) > 0 {
		return
	}
	if t := v.know(); t.Seat != nil && !t.Table.Chairs[*t.Seat].Away {
		v.say(table.Stand, "", false)
	}
}

// offline disconnects the visitor for a while without a word.
func (v *visit) offline() {
	v.gone = true
	if v.stream != nil {
		v.stream.broken()
	}
	v.w.after(v.w.within(60_000), func() {
		v.gone = false
		v.connect()
	})
}

func (v *visit) say(do table.Kind, text string, on bool) {
	seen := v.last
	if v.w.maybe(.5) {
		seen = 0
	}
	v.give(&table.Command{Do: do, Seat: -1, Hand: -1, Text: text, On: on, Seen: seen})
}

func (v *visit) about(do table.Kind, seat int, text string) {
	v.give(&table.Command{Do: do, Seat: seat, Hand: -1, Text: text})
}

func (v *visit) talk() {
	other := v.w.people[v.w.r.IntN(len(v.w.people))].id
	v.say(table.Chat, fmt.Sprintf("hello %q for the %d. time, <friends> & ünïcødé", other, v.ids), false)
}

// decide does what an honest player does after this message.
func (v *visit) decide(t *told) {
	if t.Seat == nil {
		if v.player && t.Table.Stage == "waiting" {
			v.about(table.Sit, v.chair(t), "")
		}
		return
	}
	me := &t.Table.Chairs[*t.Seat]
	w := v.w
	switch {
	case me.Away:
		if w.calm || w.maybe(.5) {
			v.say(table.Back, "", false)
		}
		return
	case w.chance(w.reg.leave):
		v.say(table.Stand, "", false)
		return
	case t.Table.Ask != nil && !slices.Contains(t.Table.Ask.Yes, *t.Seat) && (w.calm || w.maybe(.6)):
		yes := w.maybe(.7)
		if w.calm {
			yes = false
		}
		v.say(table.Answer, "", yes)
		return
	case t.Table.Paused && me.Ready: // it goes on when the other players want to, or have gone
		return
	case t.Table.Paused:
		if w.calm || w.maybe(.3) {
			v.say(table.Resume, "", false)
		}
		return
	case slices.Contains(t.Table.Redo, *t.Seat) && w.maybe(.3):
		v.say(table.Redo, "", false)
		return
	case t.Table.Stage != "waiting" && w.chance(w.reg.ask), t.Table.Stage == "between" && w.chance(15*w.reg.ask):
		v.say(table.Propose, []string{table.Undo, table.Undo, table.Undo, table.Replay, table.Replay, table.Pause, table.Abandon}[w.r.IntN(7)], false)
		return
	}
	switch t.Table.Stage {
	case "waiting":
		v.gather(t)
	case "mixing":
		v.disclose(t)
	case "playing":
		v.play(t)
	case "between":
		if !me.Ready {
			v.say(table.Ready, "", false)
			return
		}
		v.replace(t)
	}
}

// chair returns a chair to ask for: any, or one in particular.
func (v *visit) chair(t *told) int {
	if v.w.maybe(.7) {
		return -1
	}
	return v.w.r.IntN(len(t.Table.Chairs))
}

// gather seats bots, and is ready.
func (v *visit) gather(t *told) {
	w := v.w
	me := &t.Table.Chairs[*t.Seat]
	for i := range t.Table.Chairs {
		if c := &t.Table.Chairs[i]; c.Player == "" && c.Bot == "" && w.maybe(.5) {
			v.about(table.SeatBot, i, "club")
			return
		}
	}
	if w.chance(.03) {
		v.about(table.Remove, w.r.IntN(len(t.Table.Chairs)), "")
		return
	}
	if me.Ready {
		if w.chance(.02) {
			v.say(table.Unready, "", false)
		}
		return
	}
	text := ""
	if w.maybe(.8) {
		own := w.draw()
		commit := cards.CommitEntropy(own).String()
		v.ready[commit] = own
		text = commit
	}
	v.say(table.Ready, text, false)
}

func (v *visit) disclose(t *told) {
	own, ok := v.ready[t.Table.Chairs[*t.Seat].Commit]
	if !ok || v.disclosed == t.Table.Match || v.w.chance(.1) {
		return
	}
	v.disclosed = t.Table.Match
	v.say(table.Entropy, own.String(), false)
}

// play does something that the message offers, or checks whether another player is idle.
func (v *visit) play(t *told) {
	w := v.w
	if w.maybe(.01) {
		v.say(table.Claim, "", false)
		return
	}
	if t.View == nil || t.View.Options == nil {
		if secret := t.View != nil && (t.View.Phase == "lay" || t.View.Phase == "offer"); secret && w.chance(8*w.reg.ask) {
			v.say(table.Propose, table.Undo, false)
			return
		}
		v.replace(t)
		return
	}
	if w.maybe(.02) {
		v.say(table.Hint, "", false)
		return
	}
	o := t.View.Options
	hand := *t.Seat
	if o.Seat != nil {
		hand = *o.Seat
	}
	act := ""
	if o.Pick > 0 {
		from, err := cards.Parse(o.From)
		if err != nil {
			v.l.fail("%v", err)
		}
		var picked cards.Set
		for picked.Len() < o.Pick {
			picked |= from.Nth(w.r.IntN(from.Len())).Set()
		}
		act = o.Kind + " " + picked.String()
	} else {
		act = o.Acts[w.r.IntN(len(o.Acts))]
	}
	v.give(&table.Command{Do: table.Act, Seat: -1, Hand: hand, Act: act, Seen: t.Seq})
}

// replace asks for a stand-in for an absent player.
func (v *visit) replace(t *told) {
	for i := range t.Table.Chairs {
		c := &t.Table.Chairs[i]
		late := c.Since != 0 && c.Since+60_000 < v.w.now || t.Table.Stage == "between" && !c.Ready && v.w.maybe(.02)
		if i != *t.Seat && c.Player != "" && !c.Away && late {
			v.about(table.Away, i, "")
			return
		}
	}
}

// lie does something that no honest client does.
func (v *visit) lie() {
	w := v.w
	t := v.know()
	c := &table.Command{Do: table.Act, Seat: w.r.IntN(7) - 1, Hand: w.r.IntN(8) - 1, Seen: uint64(w.r.IntN(int(t.Seq) + 3))}
	pack := rules.RanksFrom(cards.Six).Cards()
	switch w.r.IntN(14) {
	case 0:
		c.Act = "play " + pack.Nth(w.r.IntN(pack.Len())).String()
	case 1:
		c.Act = "lay " + (pack.Nth(w.r.IntN(12)).Set() | pack.Nth(12+w.r.IntN(12)).Set() | pack.Nth(24+w.r.IntN(12)).Set()).String()
	case 2:
		c.Act = []string{"pass", "declare", "reveal", "declare 3", "reveal 12", "name H", "name none", "play joker", "play", "", "lay", "lay 1C", "\x00", "play AC AC"}[w.r.IntN(14)]
	case 3: // another player's hand
		if t.View != nil && t.View.Options != nil && len(t.View.Options.Acts) > 0 {
			c.Act = t.View.Options.Acts[0]
		}
	case 4:
		c.Do, c.Text = table.Entropy, w.draw().String()
	case 5:
		c.Do, c.Text = table.Entropy, "none"
	case 6:
		c.Do, c.Text = table.Ready, []string{"xyz", "00", w.draw().String()}[w.r.IntN(3)]
	case 7:
		c.Do = []table.Kind{table.Begin, table.Deal, table.Close, table.Create, "", "dance", table.Nothing}[w.r.IntN(7)]
	case 8:
		c.Do, c.Text = table.Remove, "x"
	case 9:
		c.Do, c.Text = table.SeatBot, []string{"club", "nobody", ""}[w.r.IntN(3)]
	case 10:
		c.Do = []table.Kind{table.Sit, table.Stand, table.Rename, table.Unready, table.Back, table.Away, table.Resume, table.Claim, table.Hint, table.Redo}[w.r.IntN(10)]
	case 11:
		c.Do, c.Text, c.On = table.Propose, []string{table.Undo, table.Replay, table.Pause, table.Abandon, "", "cake"}[w.r.IntN(6)], true
	case 12:
		c.Do, c.On = table.Answer, w.maybe(.5)
	case 13:
		c.Do, c.Text = []table.Kind{table.Chat, table.Mute}[w.r.IntN(2)], []string{"", "p0", "\x1b[2J", "a\xffb", "  many   blanks "}[w.r.IntN(5)]
	}
	v.fib(c)
}

// fib sends the lie, sometimes under a used id, or none.
func (v *visit) fib(c *table.Command) {
	w := v.w
	c.Player, c.Name = v.id, []string{v.id, "\u202egnp", "", "somebody else", "x\x00"}[w.r.IntN(5)]
	v.ids++
	c.ID = fmt.Sprint(v.ids)
	switch k := (key{v.id, fmt.Sprint(v.ids - 1 - w.r.IntN(4))}); {
	case w.maybe(.1):
		if old := v.l.sent[k]; old != nil { // with other words: it gets the first answer
			c.ID = k.id
			if _, done := v.l.done[k]; !done {
				*c = *old
			}
		}
	case w.maybe(.02):
		c.ID = string(make([]byte, 65))
	}
	if old := v.l.sent[key{v.id, c.ID}]; old != nil {
		keep := *old
		v.order(c)
		*v.l.sent[key{v.id, c.ID}] = keep
		return
	}
	v.order(c)
}
