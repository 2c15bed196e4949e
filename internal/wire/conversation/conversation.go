// Package conversation is typed play: what a person types, in their language or in English, becomes a
// command for the table, and the table's messages become sentences. It knows only the messages for that
// person. The terminal, SSH and the page are its clients.
package conversation

import (
	"encoding/json"
	"slices"
	"strconv"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Conversation is what a player or a spectator knows about a table, with their partial input.
type Conversation struct {
	Book   *phrase.Book
	Now    func() int64 // time at the table, in milliseconds since 1970
	Link   string       // link for other players; "" if none may come
	Levels []string     // of bots, weakest first; nil: unknown
	// Ratings are those of people at the table in its class, by their ids; nil: unknown.
	Ratings map[string]wire.Rating

	Match    *match.Match // nil until the first message
	Settings *table.Settings
	Host     string     // id of the host
	Shown    *Moment    // the state shown
	Seat     rules.Seat // Nobody for a spectator
	Report   DealReport // of the last deal
	Memory

	answer Answer // the answer so far
}

// New returns a conversation without any table.
func New(book *phrase.Book) *Conversation {
	return &Conversation{Book: book, Shown: &Moment{Message: new(wire.Message)}, Seat: rules.Nobody}
}

// A Memory is the memory of a conversation between lines.
type Memory struct {
	Sure   rules.Offer  `json:",omitzero"` // premium to be confirmed
	Offer  rules.Offer  `json:",omitzero"` // premium without its number
	Once   string       `json:",omitzero"` // command typed once, to be confirmed
	Put    string       `json:",omitzero"` // the last question
	Hint   rules.Action `json:",omitzero"` // the last hint's act
	Typed  rules.Action `json:",omitzero"` // the act just typed by its name, which is not repeated
	Short  bool         `json:",omitzero"` // short card names
	InRoom bool         `json:",omitzero"` // the waiting room is open after a match
	Warned int64        `json:",omitzero"` // end of the time limit of the last warning
}

// UnmarshalJSON also reads the minds of earlier versions, which had offers as numbers.
func (m *Memory) UnmarshalJSON(b []byte) error {
	type plain Memory
	v := struct {
		*plain
		Sure, Offer offer
	}{plain: (*plain)(m)}
	err := json.Unmarshal(b, &v)
	m.Sure, m.Offer = rules.Offer(v.Sure), rules.Offer(v.Offer)
	return err
}

// An offer is a word or a number in JSON.
type offer rules.Offer

// UnmarshalJSON reads both.
func (o *offer) UnmarshalJSON(b []byte) error {
	if json.Unmarshal(b, (*uint8)(o)) == nil {
		return nil
	}
	return json.Unmarshal(b, (*rules.Offer)(o))
}

// An Answer is the result of a typed line, or of messages.
type Answer struct {
	Said    []string      // in order
	Do      *wire.Command // for the table, without an id; may be nil
	Done    []string      // to be said once the table has done Do
	Request Request       // a task for the client
}

// A Request is a task that only the client can do.
type Request string

// The tasks of clients.
const (
	RequestQuit   Request = "quit"
	RequestHint   Request = "hint"   // request a hint, and call [Conversation.PrintHint]
	RequestReport Request = "report" // request the report of the last deal, and call [Conversation.DescribeReport]
	RequestLink   Request = "link"   // copy the link for more players, which has been printed
	RequestLevels Request = "levels" // set Levels, and pass the same line again
)

// Show goes on to a moment.
func (p *Conversation) Show(n *Moment) {
	if n.DealChanged() && !n.SameDecision(p.Shown) {
		p.Sure, p.Offer, p.Hint = 0, 0, 0
	}
	p.Shown, p.Seat = n, n.seat()
	if c := p.Chair(); c != nil && c.Ready && p.MatchOver() {
		p.InRoom = true
	}
	if n.Event.Do == table.Begin {
		p.InRoom = false
	}
}

// takeAnswer returns the answer so far, and starts another.
func (p *Conversation) takeAnswer() Answer {
	a := p.answer
	p.answer = Answer{}
	return a
}

func (p *Conversation) print(s string) {
	if s != "" {
		p.answer.Said = append(p.answer.Said, s)
	}
}

// Say returns a phrase in the person's language.
func (p *Conversation) Say(key string, pairs ...any) string { return p.Book.Say(key, pairs...) }

func (p *Conversation) says(key string, pairs ...any) { p.print(p.Say(key, pairs...)) }

// command has the client send a command. Spectators can only sit down, talk, and follow or block players.
func (p *Conversation) command(c wire.Command) {
	if p.Chair() == nil && !slices.Contains([]table.Kind{table.Sit, table.Chat, wire.Follow, wire.Block}, c.Do) {
		p.says("refusal.no-seat")
		p.question()
		return
	}
	c.Seen = p.Shown.Seq
	p.answer.Do = &c
}

// Act returns the command for one of the View's options.
func (p *Conversation) Act(a rules.Action) wire.Command {
	c := wire.Command{Do: table.Act, Act: a.String(), Seen: p.Shown.Seq}
	if a.Seat() != p.Seat {
		c.Hand = new(int(a.Seat()))
	}
	return c
}

// chooseOption has the client do one of the View's options, for which the person typed a word. It is
// repeated only if that was a number, which says nothing.
func (p *Conversation) chooseOption(a rules.Action, word string) {
	if _, err := strconv.Atoi(word); err != nil {
		p.Typed = a
	}
	p.command(p.Act(a))
}
