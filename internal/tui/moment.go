package tui

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"ninetynine/internal/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A moment is how the table stands after a message.
type moment struct {
	*wire.Message
	View match.View
	acts []rules.Action // what was done, as far as this seat may know
	back string         // what was taken back: [table.Undo] or [table.Replay]
}

// read reads a message, the next after before. The first one says what is
// played here.
func (m *Model) read(msg *wire.Message, before *moment) (*moment, error) {
	if s := msg.Settings; s != nil {
		v, err := s.Rules()
		if err != nil {
			return nil, err
		}
		g, err := rules.New(v)
		if err != nil {
			return nil, err
		}
		if m.m, err = match.New(g, 0, match.Limit{Deals: s.Deals, Games: s.Games}); err != nil {
			return nil, err
		}
		m.settings, m.host = s, msg.Host
	}
	now := &moment{Message: msg}
	if v, err := msg.ReadView(m.m.Game); err != nil {
		return nil, err
	} else if v != nil {
		now.View = *v
	}
	for _, text := range msg.Event.Acts {
		seat, act := rules.Seat(text[0]-'0'), text[min(len(text), 2):]
		a, err := rules.ParseAction(seat, act)
		if err != nil {
			return nil, err
		}
		now.acts = append(now.acts, a)
	}
	if e := &msg.Event; e.Done && (e.Do == table.Propose || e.Do == table.Answer) {
		what := e.Text
		if ask := before.Table.Ask; e.Do == table.Answer && ask != nil {
			what = ask.What
		}
		if what == table.Undo || what == table.Replay {
			now.back = what
		}
	}
	return now, nil
}

// seat returns whose moment it is, or Nobody.
func (n *moment) seat() rules.Seat {
	if n.Seat == nil {
		return rules.Nobody
	}
	return rules.Seat(*n.Seat)
}

// moves reports whether the deal has gone on, or back.
func (n *moment) moves() bool {
	switch n.Event.Do {
	case table.Act, table.Claim, table.Deal, table.Begin, table.Close, table.Present:
		return true
	}
	return n.Event.Done
}

// asks reports whether the same is to be decided as before.
func (n *moment) asks(before *moment) bool {
	a, b := &n.View, &before.View
	return a.Number == b.Number && a.Options == b.Options && a.Tricks == b.Tricks && a.Played == b.Played && a.Offer == b.Offer && n.Table.Match == before.Table.Match
}

// fills reports whether a trick has been completed since before, and no more.
func (n *moment) fills(before *moment) bool {
	return n.Event.Do == table.Act && n.View.Tricks == before.View.Tricks+1 && n.View.Number == before.View.Number
}

// chair returns the person's chair; nil if there is none.
func (m *Model) chair() *wire.Chair {
	if i := int(m.seat); i < len(m.shown.Table.Chairs) {
		return &m.shown.Table.Chairs[i]
	}
	return nil
}

// alone reports whether the person plays against bots alone.
func (m *Model) alone() bool {
	people := 0
	for i := range m.shown.Table.Chairs {
		if m.shown.Table.Chairs[i].Player != "" {
			people++
		}
	}
	return people == 1 && m.chair() != nil
}

// stage reports whether the table is in that stage.
func (m *Model) stage(s string) bool { return m.shown.Table.Stage == s }

// ended reports whether the last match is over, and no other has begun.
func (m *Model) ended() bool { return m.stage(wire.Waiting) && m.shown.Table.Match > 0 }

// gathers reports whether the waiting room is shown.
func (m *Model) gathers() bool {
	return m.stage(wire.Waiting) && (m.shown.Table.Match == 0 || m.inRoom)
}

// asked returns what is proposed, if the person is to answer; else nil.
func (m *Model) asked() *wire.Ask {
	ask, c := m.shown.Table.Ask, m.chair()
	if ask == nil || c == nil || c.Away || slices.Contains(ask.Yes, int(m.seat)) {
		return nil
	}
	return ask
}

// name returns what a seat is called.
func (m *Model) name(s rules.Seat) string {
	if m.m.Game.Dummies().Has(s) {
		return m.say("dummy")
	}
	if chairs := m.shown.Table.Chairs; int(s) < len(chairs) {
		c := &chairs[s]
		if c.Bot != "" && c.Name == c.Bot { // as all were called once
			return m.level(c.Bot)
		}
		if n := phrase.Clean(c.Name, 18); n != "" {
			return n
		}
	}
	return m.say("seat", "n", int(s)+1)
}

// level returns what a level of bots is called.
func (m *Model) level(name string) string {
	if key := "page.level." + name; m.cfg.Book.Has(key) {
		return m.say(key)
	}
	return phrase.Clean(name, 24)
}

// awaited returns the names of the other players who have not said that they
// are ready.
func (m *Model) awaited() (names []string) {
	for i := range m.shown.Table.Chairs {
		if c := &m.shown.Table.Chairs[i]; c.Player != "" && !c.Ready && !c.Away && rules.Seat(i) != m.seat {
			names = append(names, m.name(rules.Seat(i)))
		}
	}
	return names
}

// now returns what time it is at the table, in milliseconds since 1970: by
// this machine's clock, as far as it is known to be behind.
func (m *Model) now() int64 { return m.clock().UnixMilli() + m.ahead }

// left returns how much time a seat has left to think, in milliseconds; ok is
// false if there is no clock. What is not running stands still.
func (m *Model) left(s rules.Seat) (ms int64, runs, ok bool) {
	if int(s) >= len(m.shown.Table.Chairs) {
		return 0, false, false
	}
	c := &m.shown.Table.Chairs[s]
	switch {
	case c.Until != 0:
		return max(0, c.Until-m.now()), true, true
	case c.Bank != 0 && c.Player != "":
		return c.Bank, false, true
	}
	return 0, false, false
}

// time writes how much time is left.
func (m *Model) time(ms int64) string {
	d := (time.Duration(ms) * time.Millisecond).Truncate(time.Second)
	if days := int(d.Hours() / 24); days > 1 {
		return m.say("page.days", "n", days)
	}
	h, min, s := int(d.Hours()), int(d.Minutes())%60, int(d.Seconds())%60
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	if h > 0 {
		return strconv.Itoa(h) + ":" + two(min) + ":" + two(s)
	}
	return strconv.Itoa(min) + ":" + two(s)
}

// hurry is how much time is little, in milliseconds.
const hurry = 10_000

// ticks reports whether something on the screen changes with time alone.
func (m *Model) ticks() bool {
	if m.shown.Table.Next != 0 {
		return true
	}
	return slices.ContainsFunc(m.shown.Table.Chairs, func(c wire.Chair) bool { return c.Until != 0 })
}

// happening says what has happened at the table besides the deal; nothing of
// what the person has just done.
func (m *Model) happening(n, before *moment) string {
	e := &n.Event
	seat := rules.Nobody
	if e.Seat != nil && *e.Seat >= 0 {
		seat = rules.Seat(*e.Seat)
	}
	own := seat != rules.Nobody && seat == n.seat()
	name := cmp.Or(phrase.Clean(e.Name, 24), m.name(seat))
	running := n.Table.Stage != wire.Waiting
	switch e.Do {
	case table.Chat:
		return m.say("page.speech.said", "name", name, "text", phrase.Clean(e.Text, 300))
	case table.Sit, table.SeatBot:
		return m.say("page.speech.sits", "name", name, "n", int(seat)+1)
	case table.Remove:
		return m.say("page.speech.stands", "n", int(seat)+1)
	case table.Stand:
		if running && !own {
			return m.say("page.speech.isaway", "name", name)
		} else if !running {
			return m.say("page.speech.stands", "n", int(seat)+1)
		}
	case table.Ready:
		if !own && n.Table.Stage != wire.Playing {
			return m.say("page.speech.isready", "name", name)
		}
	case table.Unready:
		return m.say("page.speech.unready", "name", name, "you", yes(own))
	case table.Away:
		if !own {
			return m.say("page.speech.isaway", "name", name)
		}
	case table.Back:
		if own {
			return m.say("page.speech.isback.you")
		}
		return m.say("page.speech.isback", "name", name)
	case table.Claim:
		return m.say("page.speech.claims", "name", name, "you", yes(own))
	case table.Resume:
		if e.Done {
			return m.say("page.speech.resumed")
		} else if !own {
			return m.say("page.speech.isready", "name", name)
		}
		return m.say("page.waiting.others")
	case table.Propose, table.Answer:
		return m.consent(n, name, own)
	}
	return ""
}

// consent says what came of a proposal.
func (m *Model) consent(n *moment, name string, own bool) string {
	e := &n.Event
	switch {
	case e.Done && n.Table.Cut:
		return m.say("page.speech.abandoned")
	case e.Done && n.Table.Paused && n.Seat == nil:
		return m.say("page.paused")
	case e.Done:
		return ""
	case e.Do == table.Propose:
		return m.proposal(n.Table.Ask)
	case e.On && own:
		return ""
	case e.On:
		return m.say("page.speech.agreed", "name", name)
	}
	return m.say("page.speech.refused", "name", name, "you", yes(own))
}

// proposal says what is proposed.
func (m *Model) proposal(ask *wire.Ask) string {
	if ask == nil {
		return ""
	}
	you := yes(rules.Seat(ask.By) == m.seat)
	name := m.name(rules.Seat(ask.By))
	switch ask.What {
	case table.Undo:
		return m.say("page.proposes.undo", "name", name, "you", you)
	case table.Replay:
		return m.say("page.proposes.replay", "name", name, "you", you)
	case table.Pause:
		return m.say("page.proposes.pause", "name", name, "you", you)
	}
	return m.say("page.proposes.abandon", "name", name, "you", you)
}
