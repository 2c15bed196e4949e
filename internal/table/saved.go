package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Saved is a table made from a record: of one person against bots, with named deals.
type Saved struct {
	*State
	Entries []journal.Entry

	at     int64
	player string
	pace   int64
}

// A Seating returns the level of a bot from its name in a record, and whether it has the temperament that
// goes with its chair's name.
type Seating func(g *rules.Game, bot string) (level string, tempered bool, err error)

// ErrNoMatch means that a record does not contain even the first deal of a match.
var ErrNoMatch = errors.New("there is no match in this record")

// FromRecord returns a table at which the matches of a record were played, one after another, at the time
// at. The only person in it becomes the player. The error is a [*record.Error] if the record is invalid. A
// record with unnamed deals, with several people or with none cannot be imported. Bots take the pace from then on: see
// [Settings].
func FromRecord(id string, games Games, text io.Reader, at int64, player string, pace int64, bots Seating) (*Saved, error) {
	replay, err := record.NewReplay(text)
	if err != nil {
		return nil, err
	}
	t := &Saved{State: New(id, games), at: at, player: player, pace: pace}
	for step, err := range replay.All() {
		if err != nil {
			return nil, err
		}
		switch step.Line.Kind {
		case record.HeaderLine:
			if step.Header.Pad {
				return nil, record.ErrPad
			}
			err = t.header(step.Header, bots)
		case record.DealLine:
			err = t.deal(step)
		case record.ActLine:
			err = t.act(step)
		}
		if err != nil {
			return nil, err
		}
	}
	if t.m == nil || t.fresh == (match.State{}) {
		return nil, ErrNoMatch
	}
	return t, nil
}

func (t *Saved) keep(e *Event) error {
	entry := t.Next(t.at, e)
	if err := t.Apply(&entry, e); err != nil {
		return err
	}
	t.Entries = append(t.Entries, entry)
	return nil
}

// header opens the table for the first match, and begins each.
func (t *Saved) header(h *record.Header, bots Seating) error {
	switch {
	case h.Commit != "" || len(h.Commits) > 0:
		return errors.New("a commitment seals the deals of this match; only its dealer can deal them")
	case h.Seed == "":
		return errors.New("the first line names no seed to deal from")
	}
	if t.Seq == 0 {
		if err := t.gather(h, bots); err != nil {
			return err
		}
	} else if h.Seed != t.Settings.Seed || base(h) != t.Settings.Variant {
		return errors.New("the record holds matches of several tables; take each over from a file of its own")
	}
	if t.Running() {
		if err := t.keep(&Event{By: t.player, Seat: int8(t.SeatOf(t.player)), What: Proposed{What: Abandon, Done: true}}); err != nil {
			return err
		}
	}
	nameless := *h
	nameless.Seats = slices.Clone(h.Seats)
	for i := range t.Chairs {
		if t.Chairs[i].Name == h.Seats[i] {
			nameless.Seats[i] = t.Chairs[i].nameInLog()
		}
	}
	line := record.AppendHeader(nil, &nameless)
	return t.keep(&Event{Seat: NoSeat, What: Begun{string(line[:len(line)-1]), cards.SeedOf(h.Seed)}})
}

// base returns the published variant of the match, or the one that its house variant is based on.
func base(h *record.Header) string {
	var house struct {
		Variant string `json:"variant"`
	}
	if json.Unmarshal(h.Changes, &house) == nil && house.Variant != "" {
		return house.Variant
	}
	return h.Variant.ID
}

// gather opens the table and seats all players.
func (t *Saved) gather(h *record.Header, bots Seating) error {
	set := Settings{Variant: base(h), House: h.Changes, Deals: h.Limit.Deals, Games: h.Limit.Games, Seed: h.Seed, Pace: t.pace}
	people := 0
	for i := range h.Variant.Live() {
		if i >= len(h.Bots) || h.Bots[i] == "" {
			people++
		}
	}
	switch {
	case people == 0:
		return errors.New("only bots play it; to read it: ninetynine replay")
	case people > 1:
		return fmt.Errorf("%d people play it, and there is one seat here", people)
	}
	if err := t.keep(&Event{By: t.player, Seat: NoSeat, What: Opened{Settings: set, Edition: editionOf(h)}}); err != nil {
		return err
	}
	g, err := t.games.Game(&h.Variant)
	if err != nil {
		return err
	}
	for i := range h.Variant.Live() {
		e := &Event{By: t.player, Seat: int8(i), What: Sat{h.Seats[i], true}}
		if i < len(h.Bots) && h.Bots[i] != "" {
			called, _ := search.ParseVersioned(h.Bots[i])
			level, tempered, err := bots(g, called)
			if err != nil {
				return err
			}
			seated := BotSeated{Level: level, Name: h.Seats[i], Keep: true}
			if tempered {
				seated.Temperament = temperamentOf(h.Seats[i], g)
			}
			e.What = seated
		}
		if err := t.keep(e); err != nil {
			return err
		}
	}
	return nil
}

func (t *Saved) deal(step *record.Step) error {
	line := record.AppendDeal(nil, step.Match.Game, t.now.Number, t.now.Game, step.Deal, step.Note)
	return t.keep(&Event{Seat: NoSeat, What: Dealt{string(line[:len(line)-1])}})
}

func (t *Saved) act(step *record.Step) error {
	a := step.Line.Act
	by := t.m.Game.Owner(&t.now.Deal, a.Seat())
	next := t.now
	t.m.Apply(&next, a)
	e := &Event{By: t.player, Seat: int8(by), What: Acted{Act: a, After: t.after(&next)}}
	if t.Chairs[by].Bot != "" {
		e.By, e.What = "", Acted{a, "bot", t.after(&next)}
	}
	return t.keep(e)
}
