package table

import (
	"bytes"
	"time"

	"ninetynine/record"
)

// A Recorder makes records of a table's matches from its entries. What was
// taken back is not in them.
type Recorder struct {
	*State
	done  [][]byte // matches that have ended
	open  []byte   // the one in progress, without the last deal
	deal  string   // the line of the deal in play, or the last one
	after string   // the lines that follow it, if it is over
}

// NewRecorder returns a recorder that has heard nothing.
func NewRecorder(id string, games Games) *Recorder {
	return &Recorder{State: New(id, games)}
}

// Take takes the next entry, as [State.Take].
func (r *Recorder) Take(entry *Entry) error {
	e, err := r.read(entry)
	if err != nil {
		return err
	}
	if _, next := e.What.(Dealt); next && r.deal != "" {
		r.open = r.appendDeal(r.open)
	}
	ended := r.Ended
	if err := r.Apply(entry, &e); err != nil {
		return err
	}
	switch p := e.What.(type) {
	case Begun:
		r.open, r.deal, r.after = append([]byte(p.Header), '\n'), "", ""
	case Dealt:
		r.deal, r.after = p.Line, ""
	case Acted:
		r.after = p.After
	case Claimed:
		r.after = p.After
	default:
		if r.Stage == Playing {
			r.after = "" // it may have been taken back
		}
	}
	if r.Ended && !ended {
		r.end()
	}
	return nil
}

// end closes the record of the match.
func (r *Recorder) end() {
	if r.deal != "" {
		r.open = r.appendDeal(r.open)
	}
	if r.Cut {
		r.open = record.AppendAbandoned(r.open)
	}
	r.done, r.open = append(r.done, r.open), nil
}

// appendDeal appends the last deal as far as it has been played.
func (r *Recorder) appendDeal(b []byte) []byte {
	b = append(append(b, r.deal...), '\n')
	for _, d := range r.acts {
		auto := d.auto
		if auto == "bot" {
			auto = "" // the header says whose chairs are bots'
		}
		b = record.AppendAct(b, d.by, d.act, &record.ActNote{Auto: auto, At: time.UnixMilli(d.at).UTC()})
	}
	return append(b, r.after...)
}

// All returns the records of all matches, one after another, the deal in play
// included: what its players may know in the end, and nobody before.
func (r *Recorder) All() []byte {
	text := bytes.Join(r.done, nil)
	if r.Running() {
		if text = append(text, r.open...); r.deal != "" {
			text = r.appendDeal(text)
		}
	}
	return text
}

// Match returns the record of the table's match n, from 1. Of a match in
// progress it is what everybody may see by now: deals that are over, where
// they are open.
func (r *Recorder) Match(n int) (text []byte, ok bool) {
	switch {
	case n >= 1 && n <= len(r.done):
		return r.done[n-1], true
	case n != len(r.done)+1 || !r.Running() || !r.Open:
		return nil, false
	}
	header, rest, _ := bytes.Cut(r.open, []byte("\n"))
	text = append([]byte(withoutSeed(string(header))), '\n')
	text = append(text, rest...)
	if r.Stage == Between {
		text = r.appendDeal(text)
	}
	return text, true
}
