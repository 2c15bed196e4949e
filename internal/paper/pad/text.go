package pad

import (
	"errors"
	"io"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// Errors of [Read] about records that are no pad.
var (
	ErrNoPad   = errors.New("this is no score pad, but the record of a match played card by card")
	ErrEmpty   = errors.New("there is no score pad in it")
	ErrSeveral = errors.New("there are several score pads in it: keep each in a file of its own")
)

// Append appends the pad's record.
func (p *Pad) Append(b []byte) []byte {
	b = record.AppendHeader(b, &p.header)
	m, s := p.match, p.match.Start()
	for i := range p.deals {
		d := &p.deals[i]
		b = p.appendDeal(b, &s, turned{d.Entry.Turnup, d.Trump})
		if err := m.Add(&s, d.Result); err != nil {
			panic("pad: " + err.Error())
		}
		b = record.AppendReported(b, m, &s)
	}
	if p.turned != unturned {
		b = p.appendDeal(b, &s, p.turned)
	}
	if p.abandoned {
		b = record.AppendAbandoned(b)
	}
	return b
}

func (p *Pad) appendDeal(b []byte, s *match.State, up turned) []byte {
	d := rules.Deal{Dealer: s.Dealer, Trump: up.Trump, Turnup: up.Turnup}
	return record.AppendPadDeal(b, p.match.Game, s.Number, s.Game, &d)
}

// Read referees the record of a pad and returns the pad. The error is a [*record.Error] if the record is
// wrong, and [ErrNoPad], [ErrEmpty] or [ErrSeveral] if it does not hold exactly one pad.
func Read(r io.Reader) (*Pad, error) {
	replay, err := record.NewReplay(r)
	if err != nil {
		return nil, err
	}
	var p *Pad
	for {
		step, err := replay.Next()
		switch {
		case errors.Is(err, io.EOF) && p == nil:
			return nil, ErrEmpty
		case errors.Is(err, io.EOF):
			return p, nil
		case err != nil:
			return nil, err
		}
		if p, err = p.replayStep(step); err != nil {
			return nil, err
		}
	}
}

// replayStep processes a step of a pad's record.
func (p *Pad) replayStep(s *record.Step) (*Pad, error) {
	switch s.Line.Kind {
	case record.HeaderLine:
		switch {
		case p != nil:
			return p, ErrSeveral
		case !s.Header.Pad:
			return nil, ErrNoPad
		}
		return New(*s.Header)
	case record.DealLine:
		if p.match.Game.TrumpBy() == rules.ByTurnup {
			p.turned = turned{s.Deal.Turnup, s.Deal.Trump}
		}
	case record.ScoreLine:
		p.add(EntryOf(p.match.Game, &s.State.Result, p.turned.Turnup))
	case record.EndLine:
		if s.State.Stage == match.Ended && !p.Over() {
			p.abandoned = true
			p.match.Cut(&p.state)
		}
	}
	return p, nil
}
