package conversation

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// maxChat limits the characters of a chat message.
const maxChat = 300

// A Moment is the state of the table after a message.
type Moment struct {
	*wire.Message
	View match.View
	Acts []rules.Action // the acts that the message is about, as far as this seat may know them
	Back string         // what became of acts: [table.Undo], [table.Replay] or [table.Redo]; "" if nothing did
}

// Open sets the table's settings and its host.
func (p *Conversation) Open(s *table.Settings, host string) error {
	v, err := s.Rules()
	if err != nil {
		return err
	}
	g, err := rules.New(v)
	if err != nil {
		return err
	}
	if p.Match, err = match.New(g, 0, match.Limit{Deals: s.Deals, Games: s.Games}); err != nil {
		return err
	}
	p.Settings, p.Host = s, host
	return nil
}

// Read reads the message after before. The first message has the settings.
func (p *Conversation) Read(msg *wire.Message, before *Moment) (*Moment, error) {
	if s := msg.Settings; s != nil {
		if err := p.Open(s, msg.Host); err != nil {
			return nil, err
		}
	}
	if n := p.Match.Game.Live().Len(); len(msg.Table.Chairs) != n {
		return nil, fmt.Errorf("message %d: the table has %d chairs, not %d", msg.Seq, n, len(msg.Table.Chairs))
	}
	now := &Moment{Message: msg}
	if v, err := msg.ReadView(p.Match.Game); err != nil {
		return nil, err
	} else if v != nil {
		now.View = *v
	}
	for _, text := range msg.Event.Acts {
		seat, act, _ := strings.Cut(text, " ")
		i, err := strconv.Atoi(seat)
		if err != nil || i < 0 || i >= rules.MaxSeats {
			return nil, fmt.Errorf("message %d: %q names no seat", msg.Seq, text)
		}
		a, err := rules.ParseAction(rules.Seat(i), act)
		if err != nil {
			return nil, err
		}
		now.Acts = append(now.Acts, a)
	}
	if e := &msg.Event; e.Done && (e.Do == table.Propose || e.Do == table.Answer) {
		what := e.Text
		if ask := before.Table.Ask; e.Do == table.Answer && ask != nil {
			what = ask.What
		}
		if what == table.Undo && !now.secretly() || what == table.Replay {
			now.Back = what
		}
	}
	if msg.Event.Do == table.Redo && !now.secretly() {
		now.Back = string(table.Redo)
	}
	return now, nil
}

func (n *Moment) seat() rules.Seat { return SeatOf(n.Seat) }

// by returns the seat whose event it is, or Nobody.
func (n *Moment) by() rules.Seat { return SeatOf(n.Event.Seat) }

// Own reports whether it was the person's act.
func (n *Moment) Own() bool { return n.by() != rules.Nobody && n.by() == n.seat() }

// SeatOf returns the seat that a message names, or Nobody.
func SeatOf[N int | int8](n *N) rules.Seat {
	if n == nil || *n < 0 {
		return rules.Nobody
	}
	return rules.Seat(*n)
}

// DealChanged reports whether the deal has moved on, or back.
func (n *Moment) DealChanged() bool {
	switch n.Event.Do {
	case table.Act, table.Claim, table.Deal, table.Begin, table.Close, table.Present:
		return true
	}
	return (n.Event.Done || n.Event.Do == table.Redo) && !n.secretly()
}

// secretly reports whether another player took back or redid an act that is still secret: nothing has
// changed for the person.
func (n *Moment) secretly() bool { return n.Event.Keep && !n.Own() }

// SameDecision reports whether the decision is still the same.
func (n *Moment) SameDecision(before *Moment) bool {
	a, b := &n.View, &before.View
	return n.Table.Match == before.Table.Match && a.Number == b.Number && a.Options == b.Options &&
		a.Tricks == b.Tricks && a.Played == b.Played && a.Offer == b.Offer
}

// CompletesTrick reports whether the only change since before is that a trick was completed.
func (n *Moment) CompletesTrick(before *Moment) bool {
	return n.Event.Do == table.Act && n.View.Tricks == before.View.Tricks+1 && n.View.Number == before.View.Number
}

// Chair returns the person's chair; nil if there is none.
func (p *Conversation) Chair() *wire.Chair {
	if i := int(p.Seat); i < len(p.Shown.Table.Chairs) {
		return &p.Shown.Table.Chairs[i]
	}
	return nil
}

// Alone reports whether all other players are bots.
func (p *Conversation) Alone() bool {
	mine := p.Chair()
	return mine != nil && !slices.ContainsFunc(p.Shown.Table.Chairs, func(c wire.Chair) bool { return c.Player != "" && c.Player != mine.Player })
}

// IsHost reports whether the person is the host: the player who opened the table, or anyone with a chair
// while that player has none.
func (p *Conversation) IsHost() bool {
	mine, host := p.Chair(), func(c wire.Chair) bool { return c.Player == p.Host }
	return mine != nil && (host(*mine) || !slices.ContainsFunc(p.Shown.Table.Chairs, host))
}

// Stage reports whether the table is in that stage.
func (p *Conversation) Stage(s string) bool { return p.Shown.Table.Stage == s }

// HandCount returns the number of hands.
func (p *Conversation) HandCount() rules.Seat { return rules.Seat(p.Match.Game.Seats()) }

// MatchOver reports whether the last match is over and no other has begun.
func (p *Conversation) MatchOver() bool { return p.Stage(wire.Waiting) && p.Shown.Table.Match > 0 }

// EndsHere reports whether the match is over and no other will follow.
func (p *Conversation) EndsHere() bool {
	return p.MatchOver() && p.Settings != nil && p.Settings.Once()
}

// FarewellKey is the key of the last sentence when it ends here.
func (p *Conversation) FarewellKey() string {
	if p.Settings.From != nil {
		return "whatif.over"
	}
	return "daily.over"
}

// InWaitingRoom reports whether the waiting room is shown.
func (p *Conversation) InWaitingRoom() bool {
	return p.Stage(wire.Waiting) && (p.Shown.Table.Match == 0 || p.InRoom)
}

// ProposalToAnswer returns the proposal that the person has to answer, or nil.
func (p *Conversation) ProposalToAnswer() *wire.Ask {
	ask, c := p.Shown.Table.Ask, p.Chair()
	if ask == nil || c == nil || c.Away || slices.Contains(ask.Yes, int(p.Seat)) {
		return nil
	}
	return ask
}

// Name returns the name of a seat.
func (p *Conversation) Name(s rules.Seat) string {
	if p.Match.Game.Dummies().Has(s) {
		return p.Say("dummy")
	}
	if chairs := p.Shown.Table.Chairs; int(s) < len(chairs) {
		c := &chairs[s]
		if c.Bot != "" && c.Name == c.Bot { // from before bots had names
			return p.LevelName(c.Bot)
		}
		if n := phrase.Clean(c.Name, 18); n != "" {
			return n
		}
	}
	return p.Say("seat", "n", int(s)+1)
}

// LevelName returns the name of a level of bots.
func (p *Conversation) LevelName(name string) string {
	if key := "page.level." + name; p.Book.Has(key) {
		return p.Say(key)
	}
	return phrase.Clean(name, 24)
}

// TimeLeft returns a seat's remaining time in milliseconds, and whether its clock runs; ok is false without a
// clock.
func (p *Conversation) TimeLeft(s rules.Seat) (ms int64, runs, ok bool) {
	if int(s) >= len(p.Shown.Table.Chairs) {
		return 0, false, false
	}
	if c := &p.Shown.Table.Chairs[s]; c.Until != 0 {
		return max(0, c.Until-p.Now()), true, true
	} else {
		return c.Bank, false, c.Bank != 0 && c.Player != ""
	}
}

// FormatTime writes a remaining time.
func (p *Conversation) FormatTime(ms int64) string {
	switch h, min, s := ms/3_600_000, ms/60_000%60, ms/1000%60; {
	case h >= 48:
		return p.Say("page.days", "n", int(h/24))
	case h > 0:
		return fmt.Sprintf("%d:%02d:%02d", h, min, s)
	default:
		return fmt.Sprintf("%d:%02d", min, s)
	}
}

// happenings are the phrases for acts of players and of the host outside the deal: the person's, and the
// other players'. "" means no sentence.
var happenings = map[table.Kind]struct{ own, others string }{
	table.Chat:    {"said", "said"},
	table.Sit:     {"sits", "sits"},
	table.SeatBot: {"sits", "sits"},
	table.Remove:  {"stands", "stands"},
	table.Stand:   {"", "isaway"},
	table.Away:    {"", "isaway"},
	table.Back:    {"isback.you", "isback"},
	table.Ready:   {"", "isready"},
	table.Unready: {"unready", "unready"},
	table.Claim:   {"claims", "claims"},
	table.Resume:  {"", "isready"},
	table.Answer:  {"", "agreed"},
	table.Redo:    {"", "decides"},
	table.Merge:   {"", "merged"},
}

// EventText describes an event at the table outside the deal, except the person's latest act.
func (p *Conversation) EventText(n *Moment) string {
	switch e, waiting := &n.Event, n.Table.Stage == wire.Waiting; {
	case e.Done:
		return p.decided(n)
	case e.Do == table.Lock && e.On:
		return p.Say("page.locked")
	case e.Do == table.Lock:
		return p.Say("page.speech.unlocked")
	case e.Do == table.Ban:
		return p.Say("page.speech.banned", "name", p.OutsiderName(table.Outsider{Player: e.Text, Name: e.Name}), "on", phrase.Yes(e.On))
	case e.Do == table.Propose:
		return p.Proposal(n.Table.Ask)
	case e.Do == table.Answer && !e.On:
		return p.eventPhrase("refused", n)
	case e.Do == table.Resume && n.Own():
		return p.Say("page.waiting.others")
	case e.Do == table.Stand && waiting:
		return p.eventPhrase("stands", n)
	case e.Do == table.Ready && n.Table.Stage == wire.Playing, e.Do == table.Merge && n.by() == rules.Nobody: // such as of a host without a chair
		return ""
	}
	key := happenings[n.Event.Do].others
	if n.Own() {
		key = happenings[n.Event.Do].own
	}
	if key == "" {
		return ""
	}
	return p.eventPhrase(key, n)
}

// decided says that a proposal was accepted, or that a pause is over.
func (p *Conversation) decided(n *Moment) string {
	switch {
	case n.Event.Do == table.Resume:
		return p.eventPhrase("resumed", n)
	case n.Table.Cut:
		return p.eventPhrase("abandoned", n)
	case n.Table.Paused && n.Seat == nil:
		return p.Say("page.paused")
	case n.secretly():
		return p.eventPhrase("rethinks", n)
	}
	return ""
}

// eventPhrase is a phrase about an event, with its player or seat.
func (p *Conversation) eventPhrase(key string, n *Moment) string {
	e, seat := &n.Event, n.by()
	return p.Say("page.speech."+key, "name", cmp.Or(phrase.Clean(e.Name, 24), p.Name(seat)), "you", phrase.Yes(n.Own()),
		"n", int(seat)+1, "text", p.ChatText(&table.Said{Text: e.Text, Phrase: e.Phrase}))
}

// Proposal describes a proposal.
func (p *Conversation) Proposal(ask *wire.Ask) string {
	if ask == nil {
		return ""
	}
	by := rules.Seat(ask.By)
	return p.Say("page.proposes."+ask.What, "name", p.Name(by), "you", phrase.Yes(by == p.Seat))
}

// Marks describes the kind of player on a chair, with the edition of a level of which there is a newer one.
func (p *Conversation) Marks(i int) (marks []string) {
	c := &p.Shown.Table.Chairs[i]
	switch {
	case c.Bot != "":
		marks = append(marks, p.Say("page.bot"), p.BotKind(rules.Seat(i)))
		edition := max(1, p.Shown.Table.Edition)
		if slices.Contains(search.LevelNames(), c.Bot) && edition < search.Edition {
			marks = append(marks, p.Say("page.level.edition", "n", edition))
		}
	case rules.Seat(i) == p.Seat && c.Name != p.Say("you"):
		marks = append(marks, p.Say("you"))
	}
	if r, ok := p.Ratings[c.Player]; ok && p.Shown.Table.Rated {
		marks = append(marks, fmt.Sprintf("%d ± %d", r.Mean, r.Within))
	} else if p.Ratings != nil && c.Player != "" && p.Shown.Table.Rated {
		marks = append(marks, p.Say("page.ratings.new"))
	}
	if c.Away {
		marks = append(marks, p.Say("page.away"))
	}
	return marks
}

// BotKind returns the level and the temperament of the seat's bot; "" without a bot.
func (p *Conversation) BotKind(s rules.Seat) string {
	chairs := p.Shown.Table.Chairs
	if int(s) >= len(chairs) || chairs[s].Bot == "" {
		return ""
	}
	kind := p.LevelName(chairs[s].Bot)
	if t := "page.temperament." + chairs[s].Temperament; p.Book.Has(t) {
		kind += " · " + p.Say(t)
	}
	return kind
}

// FreeChairs returns how many chairs are free.
func (p *Conversation) FreeChairs() (n int) {
	for _, c := range p.Shown.Table.Chairs {
		if c.Free() {
			n++
		}
	}
	return n
}

// AwaitedKey is the key of what a player who is ready waits for: for more players, or for the rest.
func (p *Conversation) AwaitedKey() string {
	if p.FreeChairs() > 0 && !p.Shown.Table.Locked {
		return "page.waiting.friends"
	}
	return "page.waiting.others"
}

// OutsiderName returns the name of a player who is kept out.
func (p *Conversation) OutsiderName(o table.Outsider) string {
	return phrase.Clean(cmp.Or(o.Name, o.Player), 24)
}

// RemarkText returns a bot's remark after the event, or "".
func (p *Conversation) RemarkText(n *Moment) string {
	if n.Said == nil {
		return ""
	}
	return p.Say("page.speech.said", "name", phrase.Clean(n.Said.Name, 24), "text", p.ChatText(n.Said))
}

// ChatText returns a chat message: in the person's language if it is a bot's, or a phrase offered by pages.
func (p *Conversation) ChatText(s *table.Said) string {
	for _, key := range []string{"page.remark." + string(s.Remark), "page.quick." + s.Phrase} {
		if p.Book.Has(key) {
			return p.Say(key)
		}
	}
	return phrase.Clean(s.Text, maxChat)
}
