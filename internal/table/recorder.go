package table

import (
	"bytes"
	"slices"
	"time"

	"ninetynine/record"
)

// A Recorder makes records of a table's matches from its entries, without
// anything that was taken back.
type Recorder struct {
	*State
	done  [][]byte  // matches that have ended
	ends  []*Result // their results
	open  []byte    // the one in progress, without the last deal
	deal  string    // the line of the deal in play, or the last one
	after string    // the lines that follow it, if it is over
}

// NewRecorder returns a recorder that has seen no entry.
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
	r.ends = append(r.ends, r.result)
}

// Played reports whether the player had a chair when the table's match n, from
// 1, ended.
func (r *Recorder) Played(n int, player string) bool {
	return player != "" && n >= 1 && n <= len(r.ends) &&
		slices.ContainsFunc(r.ends[n-1].Chairs, func(c Share) bool { return c.Player == player })
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

// All returns the records of all matches, one after another, including the deal
// in play. Nobody may see them before the match is over.
func (r *Recorder) All() []byte {
	text := bytes.Join(r.done, nil)
	if r.Running() {
		if text = append(text, r.open...); r.deal != "" {
			text = r.appendDeal(text)
		}
	}
	return text
}

// Match returns the record of the table's match n, from 1. For a match in
// progress it contains what everybody may see by now: the finished deals, if
// the table shows them.
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
