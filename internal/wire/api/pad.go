package api

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/typedpad"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// maxPad limits the bytes of a request about a score pad: more than two hundred deals.
const maxPad = 1 << 17

// textPerEffort is how many bytes of a pad's record, or of messages to be put into words, are processed in about a millisecond.
const textPerEffort = 4 << 10

// payText charges for processing so many bytes.
func (s *Service) payText(c *Call, size int) error {
	if n := min(size/textPerEffort, MostEffort); n > 0 {
		return s.meter(c, wire.Effort, n)
	}
	return nil
}

// pad changes a score pad that the caller keeps, and returns its state. Nothing is stored here.
func (s *Service) pad(ctx context.Context, c *Call, in *wire.PadAsking) error {
	p, err := padOf(in)
	if err != nil {
		return err
	}
	if n := p.Match().Game.Seats(); in.Entry != nil && len(in.Entry.Hands) != n {
		return bad(fmt.Sprintf("hands: there are %d, not %d", n, len(in.Entry.Hands)))
	}
	book := phrase.Open(in.Lang)
	out := wire.Pad{}
	if in.Line != "" {
		err = typedAt(p, book, in, &out)
	} else {
		err = changePad(p, book, in, &out)
	}
	if err != nil {
		return err
	}
	showPad(p, book, &out)
	return c.answer(&out)
}

// mostTyped limits the characters of a line.
const mostTyped = 400

// typedAt carries out a typed line.
func typedAt(p *pad.Pad, book *phrase.Book, in *wire.PadAsking, out *wire.Pad) error {
	if in.Do != "" || in.Entry != nil || in.Deal != nil || in.Head != nil {
		return bad("line: send either a line, or do, deal, entry and head")
	}
	if utf8.RuneCountInString(in.Line) > mostTyped {
		return bad(fmt.Sprintf("line: it may have %d characters", mostTyped))
	}
	line := strings.TrimSpace(in.Line)
	var said strings.Builder
	s := typedpad.Session{Book: book, Pad: p, Out: &said, Save: func([]byte) error { return nil }}
	if in.Again {
		s.Corrected = line
	}
	s.Execute(line)
	didPad(p, out)
	out.Again = s.Corrected != ""
	out.Said = strings.Split(strings.TrimRight(said.String(), "\n"), "\n")
	return nil
}

// padOf returns the pad of a request.
func padOf(in *wire.PadAsking) (*pad.Pad, error) {
	if in.Record == "" {
		if in.Begin == nil {
			return nil, bad("send the record of a pad, or begin one")
		}
		return beginPad(in.Begin)
	}
	if in.Begin != nil {
		return nil, bad("send either the record of a pad or begin, not both")
	}
	p, err := pad.Read(strings.NewReader(in.Record))
	if err != nil {
		return nil, bad("the record is refused: " + err.Error())
	}
	return p, nil
}

func beginPad(b *wire.PadBeginning) (*pad.Pad, error) {
	v, house, err := variantOf(b.Variant, b.Rules)
	if err != nil {
		return nil, err
	}
	h := record.Header{
		Variant: v, First: rules.Seat(b.First), Site: phrase.Clean(b.Site, 80), Date: string(b.Date), Limit: b.Limit,
	}
	if house {
		if h.Changes, err = changesTo(b.Variant, b.Rules); err != nil {
			return nil, bad(err.Error())
		}
	}
	h.Seats = slices.Clone(b.Seats)
	if err := pad.CleanNames(h.Seats); err != nil {
		return nil, table.RefuseName(err)
	}
	if len(b.Seats) != v.Seats {
		return nil, bad(fmt.Sprintf("seats: give the names of all %d hands, not %d", v.Seats, len(b.Seats)))
	}
	if b.First < 0 || int(b.First) >= v.Live() {
		return nil, bad(fmt.Sprintf("first: who deals first is a seat from 0 to %d", v.Live()-1))
	}
	if err := pad.CheckNames(h.Seats); err != nil {
		return nil, bad("seats: " + err.Error())
	}
	p, err := pad.New(h)
	if err != nil {
		return nil, bad(err.Error())
	}
	// the next request would be refused if the record could not hold it
	if _, err := pad.Read(strings.NewReader(string(p.Append(nil)))); err != nil {
		return nil, bad(err.Error())
	}
	return p, nil
}

// changesTo returns the house rules of a variant as in a record's header.
func changesTo(variant string, changes json.RawMessage) (json.RawMessage, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(changes, &fields); err != nil {
		return nil, err
	}
	base, err := json.Marshal(variant)
	if err != nil {
		return nil, err
	}
	fields["variant"] = base
	whole, err := json.Marshal(fields)
	if err != nil {
		return nil, err
	}
	_, out, err := record.ParseVariant(whole)
	return out, err
}

// changePad makes a request's change to a pad, and reports the result.
func changePad(p *pad.Pad, book *phrase.Book, in *wire.PadAsking, out *wire.Pad) error {
	e, n := in.Entry, len(p.Deals())
	if in.Deal != nil {
		n = int(*in.Deal)
	}
	switch in.Do {
	case "enter", "anyway", "insert", "turn":
		if e == nil {
			return bad("entry: say what is known of the deal")
		}
	case "delete", "head", "stop", "":
	default:
		return bad(fmt.Sprintf("do: nothing is called %.20q; there are enter, anyway, insert, delete, head, turn, stop", in.Do))
	}
	before := p.Totals()
	full, changes, err := doPad(p, in, n, e)
	out.Changed = changes
	if out.Said = p.Refusal(book, err); err == nil {
		out.Said = p.Consequences(book, changes)
	}
	if e != nil && (in.Do == "" || err != nil) {
		if _, no := errors.AsType[*pad.Fault](err); no || in.Do == "turn" {
			full = *e
		}
		out.Entry = &full
	}
	didPad(p, out)
	if err == nil && p.Totals() != before && out.Did.What != pad.Entered {
		out.Said = append(out.Said, p.NewTotals(book))
	}
	return refusedEntry(err, out)
}

func didPad(p *pad.Pad, out *wire.Pad) {
	if a, ok := p.Last(); ok {
		out.Did = &a
	}
}

// doPad makes a change, to deal n if it is about a deal. It returns the entry with all that follows from
// it.
func doPad(p *pad.Pad, in *wire.PadAsking, n int, e *pad.Entry) (full pad.Entry, changes []pad.Change, err error) {
	if e != nil && in.Do != "turn" {
		if full, err = checkEntry(p, n, *e); err != nil || in.Do == "" {
			return full, nil, err
		}
	}
	again := in.Again || in.Do == "anyway"
	switch in.Do {
	case "enter", "anyway":
		if n == len(p.Deals()) {
			err = p.Enter(*e)
			break
		}
		changes, err = p.Correct(n, *e, again)
	case "insert":
		changes, err = p.Insert(n, *e, again)
	case "delete":
		changes, err = p.Delete(n, again)
	case "head":
		changes, err = setHead(p, in.Head, again)
	case "turn":
		err = p.TurnUp(e.Turnup, e.Trump)
	case "stop":
		err = p.Abandon()
	}
	return full, changes, err
}

func setHead(p *pad.Pad, h *pad.Head, again bool) ([]pad.Change, error) {
	if h == nil {
		return nil, bad("head: say what the head is to be")
	}
	changes, err := p.SetHead(*h, again)
	if _, unfit := errors.AsType[*pad.Unfit](err); err == nil || unfit {
		return changes, err
	}
	if _, name := errors.AsType[*letters.Fault](err); name {
		return nil, table.RefuseName(err)
	}
	return nil, bad("head: " + err.Error())
}

func checkEntry(p *pad.Pad, n int, e pad.Entry) (pad.Entry, error) {
	if n == len(p.Deals()) {
		return p.Check(e)
	}
	return p.CheckEdit(n, e)
}

// refusedEntry reports why an entry or a change was refused. Other errors are returned.
func refusedEntry(err error, out *wire.Pad) error {
	if f, ok := errors.AsType[*pad.Fault](err); ok {
		f.Deal = max(f.Deal, 0)
		out.Fault = f
	} else if need, ok := errors.AsType[*pad.Incomplete](err); ok {
		out.Missing = need.Missing
	} else if unfit, ok := errors.AsType[*pad.Unfit](err); ok {
		out.Unfit = unfit.Deals
	} else {
		return err
	}
	return nil
}

// seatOf returns a seat, or nil for Nobody.
func seatOf(i rules.Seat) *wire.Seat {
	if i >= rules.MaxSeats {
		return nil
	}
	seat := wire.Seat(i)
	return &seat
}

// trumpName returns a trump's name; "" while it is unnamed.
func trumpName(t rules.Trump) wire.Trump {
	if t >= rules.Unnamed {
		return ""
	}
	return wire.Trump(t.String())
}

func showPad(p *pad.Pad, book *phrase.Book, out *wire.Pad) {
	g, h := p.Match().Game, p.Header()
	out.Record, out.Seats, out.House, out.Date = string(p.Append(nil)), p.Names(), len(h.Changes) > 0, h.Date
	out.Head = p.Head()
	v := g.Variant()
	out.Rules, out.Choices, out.Deals = record.AppendVariant(nil, &v), choicesOf(g), []wire.PadDeal{}
	for i := range p.Deals() {
		d := &p.Deals()[i]
		out.Deals = append(out.Deals, wireDeal(p, book, d))
		if d.Closed && g.GameRule().ByDummy() {
			out.Stakes = append(out.Stakes, pointsOf(g, pad.Stakes(g, &d.End)))
		}
	}
	if d, ok := p.Due(); ok {
		out.Due = &wire.PadDue{
			Deal: wire.Count(d.Number), Game: wire.Count(d.Game), Dealer: wire.Seat(d.Dealer), Lead: wire.Seat(d.Lead),
			Trump: trumpName(d.Trump), Why: whyOf(d.Origin), Origin: p.Origin(book, d.Origin, true), Vulnerable: seatsOf(d.Vulnerable),
		}
		_, err := p.Check(pad.Blank(0))
		if need, ok := errors.AsType[*pad.Incomplete](err); ok {
			out.Due.Missing = need.Missing
		}
	} else {
		e := p.State().End
		out.End = &wire.End{Cut: e.Cut, Totals: pointsOf(g, e.Totals), Winners: seatsOf(e.Winners)}
		for _, n := range pointsOf(g, e.Games) {
			out.End.Games = append(out.End.Games, wire.Count(n))
		}
		if e.Rubber != (match.Points{}) {
			out.End.Rubber = pointsOf(g, e.Rubber)
		}
	}
	out.Totals, out.Game = pointsOf(g, p.Totals()), pointsOf(g, p.State().Totals)
	out.Differences, out.Settlement = pointsOf(g, pad.Differences(g, p.Totals())), p.Settlement(book)
}

// choicesOf returns the possible entries of a deal.
func choicesOf(g *rules.Game) wire.PadChoices {
	c := wire.PadChoices{Tricks: g.Tricks(), Live: g.Live().Len(), Bids: []int{}, Premiums: []rules.Offer{}, Trumps: []rules.Trump{}}
	for all := g.CanBid(); all != 0; all &= all - 1 {
		c.Bids = append(c.Bids, bits.TrailingZeros64(all))
	}
	for _, level := range []rules.Offer{rules.Declare, rules.Reveal} {
		offers := []rules.Offer{level}
		for n := range g.Tricks() + 1 {
			offers = append(offers, level.With(n))
		}
		for _, o := range offers {
			if g.CheckPremium(0, o) == nil {
				c.Premiums = append(c.Premiums, o)
			}
		}
	}
	for t := rules.NoTrump; t < rules.Unnamed; t++ {
		if by := g.TrumpBy(); by == rules.ByTurnup && g.CanBeTrump(t) || by == rules.ByHolder && g.MayName(t) {
			c.Trumps = append(c.Trumps, t)
		}
	}
	return c
}

func wireDeal(p *pad.Pad, book *phrase.Book, d *pad.Deal) wire.PadDeal {
	g := p.Match().Game
	out := wire.PadDeal{
		Score: wire.Score{
			Deal: wire.Count(d.Number), Game: wire.Count(d.Game), Dealer: wire.Seat(d.Dealer), Trump: trumpName(d.Trump),
			Points: pointsOf(g, d.Result.Points), Totals: pointsOf(g, d.Totals),
		},
		Lead: wire.Seat(d.Lead), Why: whyOf(d.Origin), Origin: p.Origin(book, d.Origin, false), Vulnerable: seatsOf(d.Vulnerable), Entry: d.Entry,
	}
	for i := range rules.Seat(g.Seats()) {
		held := wire.Offer("")
		if o := d.Result.Premium[i]; o != 0 {
			held = wire.Offer(o.String())
		}
		out.Made, out.Premium = append(out.Made, d.Result.Made.Has(i)), append(out.Premium, held)
		out.Won = append(out.Won, wire.Count(d.Result.Tricks[i]))
		parts := &d.Parts[i]
		out.Parts.Tricks, out.Parts.Contract = append(out.Parts.Tricks, int(parts.Tricks)), append(out.Parts.Contract, int(parts.Contract))
		out.Parts.Premium, out.Parts.Vulnerable = append(out.Parts.Premium, int(parts.Premium)), append(out.Parts.Vulnerable, int(parts.Vulnerable))
	}
	if d.Closed {
		out.Closed = &wire.GameEnd{Bonus: pointsOf(g, d.End.Bonus), Winners: seatsOf(d.End.Winners)}
	}
	return out
}

func whyOf(o match.Origin) wire.Why {
	w := wire.Why{Trump: o.Cause.String()}
	switch o.Cause {
	case match.Success:
		made := wire.Count(o.Made)
		w.Made = &made
	case match.Named:
		w.By = seatOf(o.By)
	}
	return w
}

func pointsOf[P ~[rules.MaxSeats]int32](g *rules.Game, ps P) (out wire.Points) {
	for _, n := range ps[:g.Seats()] {
		out = append(out, int(n))
	}
	return out
}

func seatsOf(ss rules.Seats) wire.Seats {
	out := wire.Seats{}
	for i := range ss.All() {
		out = append(out, wire.Seat(i))
	}
	return out
}
