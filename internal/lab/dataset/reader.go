// Package dataset makes of a record what programs learn from: a row for each decision, and the record
// packed in frames. docs/data.md describes the files.
package dataset

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"

	"ninetynine/env"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Row is a decision, as numbers.
type Row struct {
	Seat   rules.Seat
	Values []int64 // of the columns of integers, in their order; the points come last
	Margin float32
	Player string
}

// A Reader referees a record and reads its decisions, deal by deal.
type Reader struct {
	replay    *record.Replay
	header    *record.Header
	game      *rules.Game
	numbering env.Numbering
	columns   []Column
	reward    solve.Reward

	now   decision
	state match.State // before the next act
	rows  []Row       // of the deal; the first used of them count
	used  int

	manifest               Manifest
	makers, seeds, players map[string]bool
}

// A Manifest says what a data set is and how it was made.
type Manifest struct {
	Dataset   int               `json:"dataset"` // the version of this format: 1
	MadeBy    []json.RawMessage `json:"madeBy"`  // as the headers of the record say
	Variant   rules.Variant     `json:"variant"`
	Seeds     []string          `json:"seeds"`
	Players   []string          `json:"players"`
	Matches   int               `json:"matches"`
	Deals     int               `json:"deals"`
	Decisions int               `json:"decisions"`
	Split     Split             `json:"split"`
	Actions   []string          `json:"actions"` // by number
	Columns   []Column          `json:"columns"`
}

// A Split says how deals are divided, and how many deals each part has.
type Split struct {
	By         string `json:"by"`
	Train      int    `json:"train"`
	Validation int    `json:"validation"`
	Test       int    `json:"test"`
}

// NewReader returns a reader of the record in text, which is not packed. The error is that of its first line, or says
// why the variant cannot be written in columns.
func NewReader(text io.Reader) (*Reader, error) {
	r := &Reader{replay: record.NewPlainReplay(text), makers: map[string]bool{}, seeds: map[string]bool{}, players: map[string]bool{}}
	step, err := r.replay.Next()
	if errors.Is(err, io.EOF) {
		err = errors.New("the record is empty: there is nothing to learn from")
	}
	if err != nil {
		return nil, err
	}
	r.game = step.Match.Game
	r.numbering = env.NumberingOf(r.game)
	r.reward = solve.Relative(r.game.Seats())
	if r.columns, err = columns(r.game, r.numbering); err != nil {
		return nil, err
	}
	r.manifest = Manifest{Dataset: 1, Variant: step.Header.Variant, Actions: r.numbering.Actions(), Columns: r.columns}
	r.manifest.Split.By = splitBy
	return r, r.begin(step)
}

// Columns returns the columns: those of the integers, then margin and player.
func (r *Reader) Columns() []Column { return r.columns }

// Next returns the decisions of the next deal, or [io.EOF]; the next call reuses them. It is an error if a line of the
// record is wrong, if the record breaks off, or if it has another variant, a person or a score pad.
func (r *Reader) Next() ([]Row, error) {
	for {
		step, err := r.replay.Next()
		if errors.Is(err, io.EOF) && r.replay.Stats().Unfinished > 0 {
			err = errors.New("the record breaks off within a match: it is not all there")
		}
		if err != nil {
			return nil, err
		}
		switch step.Line.Kind {
		case record.HeaderLine:
			if err := r.begin(step); err != nil {
				return nil, err
			}
		case record.DealLine:
			r.deal(step)
		case record.ActLine:
			r.act(step)
		case record.ScoreLine:
			return r.score(step), nil
		}
		r.state = *step.State
	}
}

// begin looks at the header of a match.
func (r *Reader) begin(step *record.Step) error {
	h, m := step.Header, &r.manifest
	r.now.match = m.Matches
	m.Matches++
	r.state = *step.State
	if h == r.header {
		return nil
	}
	refuse := func(why string) error { return fmt.Errorf("line %d: %s", step.Line.Number, why) }
	switch {
	case !reflect.DeepEqual(h.Variant, m.Variant):
		return refuse(fmt.Sprintf("this match is of %s, and the first of %s: give each variant a data set of its own", h.Variant.ID, m.Variant.ID))
	case h.Pad:
		return refuse("a score pad knows no cards: leave it out")
	}
	for i := range r.game.Live().All() {
		if int(i) >= len(h.Bots) || h.Bots[i] == "" {
			return refuse(fmt.Sprintf("no computer player is named for seat %d: a data set is of computer players alone, so leave the match out", i))
		}
		r.players[h.Bots[i]] = true
	}
	r.header = h
	if h.Seed != "" {
		r.seeds[h.Seed] = true
	}
	if by := h.Extra[bot.MadeBy]; by != nil {
		r.makers[string(by)] = true
	}
	return nil
}

// deal begins a deal. Its hash is that of the cards alone: where the same cards are dealt again, at another trump or to
// other players, they fall into the same part.
func (r *Reader) deal(step *record.Step) {
	var hands []string
	for _, h := range step.Deal.Hands[:r.game.Seats()] {
		hands = append(hands, h.String())
	}
	sum := sha256.Sum256([]byte(strings.Join(hands, "/")))
	r.now.hash = binary.BigEndian.Uint64(sum[:]) >> 1
	r.used = 0
}

const splitBy = "hash % 10: 0 to 7 train, 8 validation, 9 test; hash is the first 8 bytes of the SHA-256 of the hands as the record has them, joined with /, the highest first, shifted by 1 to the right"

func split(hash uint64) int64 { return max(0, int64(hash%10)-7) }

// act adds the rows of an act: one, or one for each card that is laid aside, in rising order. An act that a
// stand-in did for the player is left out.
func (r *Reader) act(step *record.Step) {
	l, d := step.Line, &r.now
	if l.Auto != "" {
		return
	}
	step.Match.View(&r.state, l.By, &d.view)
	d.chosen = 0
	if l.Act.Kind() != rules.Laying {
		r.add(l.Act)
		return
	}
	for laid := l.Act.Cards(); laid != 0; laid &= laid - 1 {
		r.add(rules.Play(0, laid.First()))
		d.chosen |= laid.First().Set()
	}
}

func (r *Reader) add(a rules.Action) {
	d := &r.now
	d.act = r.numbering.Number(a)
	r.numbering.Mask(d.row[:], d.view.Options, d.chosen)
	if r.used == len(r.rows) {
		r.rows = append(r.rows, Row{Values: make([]int64, len(r.columns)-2)})
	}
	row := &r.rows[r.used]
	r.used++
	for i := range row.Values[:len(row.Values)-1] {
		row.Values[i] = r.columns[i].of(d)
	}
	row.Seat, row.Player = d.view.Seat, r.header.Bots[d.view.Seat]
}

// score completes the rows of a deal with its points.
func (r *Reader) score(step *record.Step) []Row {
	result, m := &step.State.Result, &r.manifest
	var margins solve.Values
	r.reward(result, &margins)
	rows := r.rows[:r.used]
	for i := range rows {
		row := &rows[i]
		row.Values[len(row.Values)-1], row.Margin = int64(result.Points[row.Seat]), margins[row.Seat]
	}
	m.Deals++
	m.Decisions += len(rows)
	*[]*int{&m.Split.Train, &m.Split.Validation, &m.Split.Test}[split(r.now.hash)]++
	return rows
}

// Manifest returns the manifest of what was read so far.
func (r *Reader) Manifest() *Manifest {
	m := r.manifest
	for _, by := range slices.Sorted(maps.Keys(r.makers)) {
		m.MadeBy = append(m.MadeBy, json.RawMessage(by))
	}
	m.Seeds, m.Players = slices.Sorted(maps.Keys(r.seeds)), slices.Sorted(maps.Keys(r.players))
	return &m
}
