package tui

import (
	"cmp"
	"fmt"
	"slices"

	"ninetynine/internal/base/phrase"
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
		if what == table.Undo && !now.rethought() || what == table.Replay {
			now.back = what
		}
	}
	return now, nil
}

// seat returns whose moment it is, or Nobody.
func (n *moment) seat() rules.Seat { return seatOf(n.Seat) }

// by returns the seat that has done something, or Nobody.
func (n *moment) by() rules.Seat { return seatOf(n.Event.Seat) }

// own reports whether the person has done it.
func (n *moment) own() bool { return n.by() != rules.Nobody && n.by() == n.seat() }

func seatOf(n *int) rules.Seat {
	if n == nil || *n < 0 {
		return rules.Nobody
	}
	return rules.Seat(*n)
}

// moves reports whether the deal has gone on, or back.
func (n *moment) moves() bool {
	switch n.Event.Do {
	case table.Act, table.Claim, table.Deal, table.Begin, table.Close, table.Present:
		return true
	}
	return n.Event.Done && !n.rethought()
}

// rethought reports whether another player took back an act that was still
// secret: for the person nothing has changed.
func (n *moment) rethought() bool { return n.Event.Keep && n.Event.Do == table.Propose && !n.own() }

// asks reports whether the decision is the same as before.
func (n *moment) asks(before *moment) bool {
	a, b := &n.View, &before.View
	return n.Table.Match == before.Table.Match && a.Number == b.Number && a.Options == b.Options &&
		a.Tricks == b.Tricks && a.Played == b.Played && a.Offer == b.Offer
}

// fills reports whether the one thing that happened since before is that a trick
// was completed.
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

// alone reports whether all other players are bots.
func (m *Model) alone() bool {
	people := 0
	for _, c := range m.shown.Table.Chairs {
		if c.Player != "" {
			people++
		}
	}
	return people == 1 && m.chair() != nil
}

// hosts reports whether the person decides who may come in: the player who opened
// the table, or anyone with a chair while that player has none.
func (m *Model) hosts() bool {
	mine := m.chair()
	return mine != nil && (m.host == mine.Player || !m.hostSits())
}

// stage reports whether the table is in that stage.
func (m *Model) stage(s string) bool { return m.shown.Table.Stage == s }

// hands returns how many hands are dealt.
func (m *Model) hands() rules.Seat { return rules.Seat(m.m.Game.Seats()) }

// ended reports whether the last match is over, and no other has begun.
func (m *Model) ended() bool { return m.stage(wire.Waiting) && m.shown.Table.Match > 0 }

// endsHere reports whether the match is over and there will be no other.
func (m *Model) endsHere() bool {
	return m.ended() && m.settings != nil && m.settings.Once()
}

// farewell is the key of what is said when it ends here.
func (m *Model) farewell() string {
	if m.settings.From != nil {
		return "whatif.over"
	}
	return "daily.over"
}

// gathers reports whether the waiting room is shown.
func (m *Model) gathers() bool {
	return m.stage(wire.Waiting) && (m.shown.Table.Match == 0 || m.inRoom)
}

// asked returns the proposal that the person has to answer; nil if there is none.
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
		if c.Bot != "" && c.Name == c.Bot { // from before bots had names of their own
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

// now returns what time it is at the table, in milliseconds since 1970: by
// this machine's clock, as far as it is known to be behind.
func (m *Model) now() int64 { return m.clock().UnixMilli() + m.ahead }

// left returns how much time a seat has left to think, in milliseconds; ok is
// false if there is no clock. A clock that does not run stands still.
func (m *Model) left(s rules.Seat) (ms int64, runs, ok bool) {
	if int(s) >= len(m.shown.Table.Chairs) {
		return 0, false, false
	}
	if c := &m.shown.Table.Chairs[s]; c.Until != 0 {
		return max(0, c.Until-m.now()), true, true
	} else {
		return c.Bank, false, c.Bank != 0 && c.Player != ""
	}
}

// time writes how much time is left.
func (m *Model) time(ms int64) string {
	switch h, min, s := ms/3_600_000, ms/60_000%60, ms/1000%60; {
	case h >= 48:
		return m.say("page.days", "n", int(h/24))
	case h > 0:
		return fmt.Sprintf("%d:%02d:%02d", h, min, s)
	default:
		return fmt.Sprintf("%d:%02d", min, s)
	}
}

// hurry is when time gets short, in milliseconds.
const hurry = 10_000

// ticks reports whether something on the screen changes with time alone.
func (m *Model) ticks() bool {
	if m.shown.Table.Next != 0 {
		return true
	}
	return slices.ContainsFunc(m.shown.Table.Chairs, func(c wire.Chair) bool { return c.Until != 0 })
}

// happening says what has happened at the table outside the deal, except what the
// person has just done.
func (m *Model) happening(n *moment) string {
	e, own := &n.Event, n.own()
	seat := n.by()
	speech := func(key string) string {
		return m.say("page.speech."+key, "name", cmp.Or(phrase.Clean(e.Name, 24), m.name(seat)), "you", yes(own),
			"n", int(seat)+1, "text", m.words(&table.Said{Text: e.Text, Phrase: e.Phrase}))
	}
	waiting := n.Table.Stage == wire.Waiting
	switch do := e.Do; {
	case do == table.Chat:
		return speech("said")
	case do == table.Sit, do == table.SeatBot:
		return speech("sits")
	case do == table.Remove, do == table.Stand && waiting:
		return speech("stands")
	case do == table.Unready:
		return speech("unready")
	case do == table.Claim:
		return speech("claims")
	case do == table.Back && own:
		return speech("isback.you")
	case do == table.Back:
		return speech("isback")
	case do == table.Lock && e.On:
		return m.say("page.locked")
	case do == table.Lock:
		return m.say("page.speech.unlocked")
	case do == table.Ban:
		return m.say("page.speech.banned", "name", m.outsider(table.Outsider{Player: e.Text, Name: e.Name}), "on", yes(e.On))
	case do == table.Resume && e.Done:
		return speech("resumed")
	case do == table.Resume && own:
		return m.say("page.waiting.others")
	case e.Done && n.Table.Cut:
		return speech("abandoned")
	case e.Done && n.Table.Paused && n.Seat == nil:
		return m.say("page.paused")
	case n.rethought():
		return speech("rethinks")
	case e.Done && (do == table.Propose || do == table.Answer):
		return ""
	case do == table.Propose:
		return m.proposal(n.Table.Ask)
	case do == table.Answer && !e.On:
		return speech("refused")
	case own: // they know
		return ""
	case do == table.Stand, do == table.Away:
		return speech("isaway")
	case do == table.Ready && n.Table.Stage != wire.Playing, do == table.Resume:
		return speech("isready")
	case do == table.Answer:
		return speech("agreed")
	}
	return ""
}

// proposal says what is proposed.
func (m *Model) proposal(ask *wire.Ask) string {
	if ask == nil {
		return ""
	}
	by := rules.Seat(ask.By)
	return m.say("page.proposes."+ask.What, "name", m.name(by), "you", yes(by == m.seat))
}
