// Package conversation is typed play: what a person types, in their language or in English,
// becomes a command for the table, and what the table tells becomes sentences. It knows of a
// table only what the table's messages tell that person. The terminal, SSH and the page
// are its clients.
package conversation

import (
	"strconv"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Person is what a player or a spectator at a table knows, and what they have begun to say.
type Person struct {
	Book   *phrase.Book
	Now    func() int64 // what time it is at the table, in milliseconds since 1970
	Link   string       // other players reach the table by it; "" if none may come
	Levels []string     // of bots, the weakest first; nil while they are not known

	Match    *match.Match // nil until the first message
	Settings *table.Settings
	Host     string     // id of the player who opened the table
	Shown    *Moment    // how the table stands
	Seat     rules.Seat // the person's; Nobody for a spectator
	Report   DealReport // of the deal just over
	Mind

	answer Answer // to what was typed or has happened, so far
}

// New returns a person who knows nothing of a table yet.
func New(book *phrase.Book) *Person {
	return &Person{Book: book, Shown: &Moment{Message: new(wire.Message)}, Seat: rules.Nobody}
}

// A Mind is what a conversation remembers from one line to the next.
type Mind struct {
	Sure   rules.Offer  `json:",omitzero"` // a premium to be confirmed
	Offer  rules.Offer  `json:",omitzero"` // a premium whose number is still missing
	Once   string       `json:",omitzero"` // the command that was typed once, to be confirmed
	Put    string       `json:",omitzero"` // the question that was put last
	Hint   rules.Action `json:",omitzero"` // what the last hint recommends
	Typed  rules.Action `json:",omitzero"` // the act just typed by its name, which is not repeated
	Short  bool         `json:",omitzero"` // cards have short names
	InRoom bool         `json:",omitzero"` // the waiting room is open, though a match has been played
	Warned int64        `json:",omitzero"` // the end of the time that the person was warned of
}

// An Answer is what comes of something typed, or of messages.
type Answer struct {
	Said []string      // sentences, in order
	Do   *wire.Command // for the table, without an id; nil for none
	Want Want          // what the client has to do besides
}

// A Want is something that only the client can do.
type Want string

// What clients do.
const (
	Leave      Want = "quit"
	WantHint   Want = "hint"   // ask the table for a hint, and call [Person.Advise]
	WantReport Want = "report" // ask for the report of the deal just over, and call [Person.TellReport]
	WantRedo   Want = "redo"   // do again what was taken back
	WantLevels Want = "levels" // set Levels, and have the same line obeyed
)

// Show goes on to the next message.
func (p *Person) Show(n *Moment) {
	if n.Moves() && !n.Asks(p.Shown) {
		p.Sure, p.Offer, p.Hint = 0, 0, 0
	}
	p.Shown, p.Seat = n, n.seat()
	if c := p.Chair(); c != nil && c.Ready && p.Ended() {
		p.InRoom = true
	}
	if n.Event.Do == table.Begin {
		p.InRoom = false
	}
}

// took returns the answer as far as it goes, and begins another.
func (p *Person) took() Answer {
	a := p.answer
	p.answer = Answer{}
	return a
}

// print adds a sentence to the answer.
func (p *Person) print(s string) {
	if s != "" {
		p.answer.Said = append(p.answer.Said, s)
	}
}

// Say returns a phrase in the person's language.
func (p *Person) Say(key string, pairs ...any) string { return p.Book.Say(key, pairs...) }

func (p *Person) says(key string, pairs ...any) { p.print(p.Say(key, pairs...)) }

// command has the client tell the table something. Spectators can only sit down and talk.
func (p *Person) command(c wire.Command) {
	if p.Chair() == nil && c.Do != table.Sit && c.Do != table.Chat {
		p.says("refusal.no-seat")
		p.question()
		return
	}
	c.Seen = p.Shown.Seq
	p.answer.Do = &c
}

// Act returns the command that does one of the View's options.
func (p *Person) Act(a rules.Action) wire.Command {
	c := wire.Command{Do: table.Act, Act: a.String(), Seen: p.Shown.Seq}
	if a.Seat() != p.Seat {
		hand := int(a.Seat())
		c.Hand = &hand
	}
	return c
}

// do has the client do one of the View's options, for which the person typed a word. It is
// repeated only if that was a number, which says nothing.
func (p *Person) do(a rules.Action, word string) {
	if _, err := strconv.Atoi(word); err != nil {
		p.Typed = a
	}
	p.command(p.Act(a))
}
