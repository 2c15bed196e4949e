package table

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"ninetynine/internal/store/journal"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Recorder makes records of a table's matches from its entries, without anything that was taken back.
type Recorder struct {
	*State
	done  [][]byte          // matches that have ended
	ends  []*journal.Result // their results
	open  []byte            // the one in progress, without the last deal
	deal  string            // the line of the deal in play, or the last one
	after string            // the lines that follow it, if it is over

	assisted [rules.MaxSeats][]int // the deals of the match in progress in which a chair had help
}

// NewRecorder returns a recorder before the first entry.
func NewRecorder(id string, games Games) *Recorder {
	return &Recorder{State: New(id, games)}
}

// Fold folds the next entry, as [State.Fold].
func (r *Recorder) Fold(entry *journal.Entry) error {
	e, err := r.read(entry)
	if err != nil {
		return err
	}
	if _, next := e.What.(Dealt); next && r.deal != "" {
		r.open = r.appendDeal(r.open)
	}
	ended, helped, deal := r.Ended, r.helped(), int(r.now.Number)
	if r.Stage == Between {
		deal-- // the one that is over
	}
	if err := r.Apply(entry, &e); err != nil {
		return err
	}
	switch p := e.What.(type) {
	case Begun:
		r.open, r.deal, r.after, r.assisted = r.header(p.Header), "", "", [rules.MaxSeats][]int{}
		if r.lines != "" {
			earlier, deal := before(r.lines)
			r.open, r.deal = append(r.open, earlier...), deal
		}
	case Dealt:
		r.deal, r.after = p.Line, ""
		r.noteBrought()
	case Acted:
		r.after = p.After
	case Claimed:
		r.after = p.After
	case Redone:
		r.after = p.After
	default:
		if r.Stage == Playing {
			r.after = "" // it may have been taken back
		}
	}
	r.note(helped, deal)
	if r.Ended && !ended {
		r.end()
	}
	return nil
}

// Guided is the field of a record's header that says that the table guided its only person.
const Guided = "guided"

// header returns the line that begins the record of the match: its header, which also says whether the
// match was imported, and whether it was guided. Logs do not have that there.
func (r *Recorder) header(told string) []byte {
	told = r.withNames(told)
	l, err := record.ParseLine([]byte(told))
	brought := r.State.Match <= r.Settings.Brought
	if err != nil || !brought && !r.Settings.Guide {
		return append([]byte(told), '\n')
	}
	h := l.Header
	h.Brought = brought
	if r.Settings.Guide {
		extra := map[string]json.RawMessage{Guided: json.RawMessage("true")}
		maps.Copy(extra, h.Extra)
		h.Extra = extra
	}
	return record.AppendHeader(nil, h)
}

// helped returns how often each chair has had a hint or an undo.
func (r *Recorder) helped() (n [rules.MaxSeats]int) {
	for i := range r.Chairs {
		n[i] = r.Chairs[i].Hints + r.Chairs[i].Undone
	}
	return n
}

// noteBrought notes that the player who imported the match could know the cards of the deal.
func (r *Recorder) noteBrought() {
	for i := range r.Chairs {
		if r.brought(&r.Chairs[i]) {
			r.assisted[i] = append(r.assisted[i], int(r.now.Number))
		}
	}
}

// note notes the chairs that have had help in a deal, given how often each had before.
func (r *Recorder) note(before [rules.MaxSeats]int, deal int) {
	for i, n := range r.helped() {
		if n > before[i] && !slices.Contains(r.assisted[i], deal) {
			r.assisted[i] = append(r.assisted[i], deal)
		}
	}
}

func (r *Recorder) end() {
	if r.deal != "" {
		r.open = r.appendDeal(r.open)
	}
	if r.Cut {
		r.open = record.AppendAbandoned(r.open)
	}
	r.writeAssisted()
	r.done, r.open = append(r.done, r.open), nil
	r.ends = append(r.ends, r.result)
}

// writeAssisted adds to the header in which deals each chair had help, if any had.
func (r *Recorder) writeAssisted() {
	all := make([][]int, len(r.Chairs))
	none := true
	for i := range all {
		all[i] = append([]int{}, r.assisted[i]...)
		none = none && len(all[i]) == 0
	}
	if none {
		return
	}
	text, _ := json.Marshal(all) // numbers alone
	header, rest, _ := bytes.Cut(r.open, []byte("\n"))
	header = append(bytes.TrimSuffix(slices.Clone(header), []byte("}")), `,"assisted":`...)
	r.open = append(append(append(header, text...), "}\n"...), rest...)
}

// SeatIn returns the player's seat in the table's match n, from 1: when it ended, or now if it goes on; or Nobody.
func (r *Recorder) SeatIn(n int, player string) rules.Seat {
	if player == "" || n < 1 || n > len(r.ends) {
		return r.SeatOf(player)
	}
	for _, c := range r.ends[n-1].Chairs {
		if c.Player == player {
			return c.Seat
		}
	}
	return rules.Nobody
}

// appendDeal appends the last deal as far as it has been played.
func (r *Recorder) appendDeal(b []byte) []byte {
	b = append(append(b, r.deal...), '\n')
	for i, d := range r.acts {
		note := &record.ActNote{Auto: d.auto, At: time.UnixMilli(d.at).UTC()}
		switch {
		case i < r.given:
			note = nil // it was made elsewhere
		case d.auto == "bot":
			note.Auto = "" // the header says whose chairs are bots'
		}
		b = record.AppendAct(b, d.by, d.act, note)
	}
	return append(b, r.after...)
}

// All returns the records of all matches, one after another, including the deal in play. No player may see
// them before the match is over.
func (r *Recorder) All() []byte {
	text := bytes.Join(r.done, nil)
	if r.Running() {
		if text = append(text, r.open...); r.deal != "" {
			text = r.appendDeal(text)
		}
	}
	return text
}

// WithoutSeed returns a record of one match without the seed of its deals.
func WithoutSeed(text []byte) []byte {
	header, rest, _ := bytes.Cut(text, []byte("\n"))
	return append(append([]byte(withoutSeed(string(header))), '\n'), rest...)
}

// Match returns the record of the table's match n, from 1. For a match in progress it contains what is
// public by now: the finished deals, if the table shows them.
func (r *Recorder) Match(n int) (text []byte, ok bool) {
	switch {
	case n >= 1 && n <= len(r.done):
		return r.done[n-1], true
	case n != len(r.done)+1 || !r.Running() || !r.Open:
		return nil, false
	}
	if text = WithoutSeed(r.open); r.Stage == Between {
		text = r.appendDeal(text)
	}
	return text, true
}
