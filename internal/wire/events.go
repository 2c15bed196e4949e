package wire

import (
	"ninetynine/advice"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/events"
)

// An EventQuery asks for an event.
type EventQuery struct {
	// After is the seq that you have; the view is absent if nothing has happened since.
	After uint64 `json:"after,omitempty"`
	// Table is the number of the table whose card you hold; absent if you have none.
	Table int `json:"table,omitempty" wire:"min=1"`
	// Code is the code on that card.
	Code string `json:"code,omitempty"`
	// Wall asks for what everyone may see, even if you may see more.
	Wall bool `json:"wall,omitempty"`
}

// A NewEvent sets an event up.
type NewEvent struct {
	// ID is the client's own name for the request, and that of the first act.
	ID string `json:"id" wire:"is=OpeningID"`
	// Setup is what the event plays. Its organiser is the caller.
	Setup event.Setup `json:"setup"`
}

// EventActs are acts that you want done at an event, in this order.
type EventActs struct {
	// Table is the number of the table whose card you hold; absent if you have none.
	Table int `json:"table,omitempty" wire:"min=1"`
	// Code is the code on that card.
	Code string `json:"code,omitempty"`
	// Acts are the acts. Each has an id that you have drawn at random, and may be sent again.
	Acts []event.Act `json:"acts" wire:"maxitems=100"`
}

// EventActsDone says what has become of acts.
type EventActsDone struct {
	// Seq counts the acts of the event.
	Seq uint64 `json:"seq"`
	// Refused are those that changed nothing. All others are kept.
	Refused []EventActRefused `json:"refused"`
}

// An EventActRefused is an act that changed nothing.
type EventActRefused struct {
	// ID is that of the act.
	ID string `json:"id"`
	// Fault says why.
	Fault Fault `json:"fault"`
}

// A SeatingAsking says for which rounds of an event seats are wanted.
type SeatingAsking = events.Ask

// Seatings are ways to seat rounds.
type Seatings struct {
	// Choices are the ways, the best first.
	Choices []events.Choice `json:"choices"`
}

// EventPads are score pads that you want added to a round of an event, each as a table.
type EventPads struct {
	// Round is the number of the round.
	Round int `json:"round" wire:"min=1"`
	// Pads are the pads.
	Pads []EventPad `json:"pads" wire:"minitems=1,maxitems=60"`
}

// An EventPad is a score pad: its record, or the id of one that is kept at the server.
type EventPad struct {
	// Record is the record; absent with an id.
	Record string `json:"record,omitempty"`
	// Pad is the id; absent with a record.
	Pad string `json:"pad,omitempty"`
}

// EventPadActs are the acts that add pads to an event: send them, in this order. The same pads give the same acts, and
// those that the event has are left out.
type EventPadActs struct {
	// Acts are the acts: new members, new tables, and a result for each deal.
	Acts []event.Act `json:"acts"`
}

// An EventSeed is the text from which an event's boards are dealt.
type EventSeed struct {
	// Seed is the text; "" if the boards are dealt by hand.
	Seed string `json:"seed"`
}

// EventPars are what the boards of an event are worth among equals.
type EventPars struct {
	// Pars are those that are known, in the order of the boards.
	Pars []EventPar `json:"pars"`
	// More says that others are yet to be played: ask again.
	More bool `json:"more,omitempty"`
}

// An EventPar is what a board is worth to each hand where computer players of one strength have all of them. No ranking counts it.
type EventPar struct {
	// Board is the number of the board.
	Board uint64 `json:"board"`
	// Par is the mean of many plays.
	Par *advice.Par `json:"par"`
}

// An EventShown is an event as a caller sees it.
type EventShown = events.Shown

// An EventSeason is what the closed events of a group come to.
type EventSeason = events.Season

// EventList are events.
type EventList struct {
	// Events are the events, the latest days first.
	Events []event.Listed `json:"events"`
}
