package report

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Part says which part of a record to print. Numbers count from 1; 0 means all.
type Part struct {
	Match int
	Deal  int
	Open  bool // show the cards of a deal still in play
}

// ErrNoMatch is returned for a record without a match.
var ErrNoMatch = errors.New("there is no match in it")

// Replay prints a record for people to read, each deal as soon as it is read. It referees the
// record at the same time; see [record.NewReplay] for its errors. A missing part is an error too:
// [ErrNoMatch] if the record has no match at all.
func Replay(p *Page, in io.Reader, to io.Writer, want Part) error {
	steps, err := record.NewReplay(in)
	if err != nil {
		return err
	}
	r := replay{page: p, to: to, want: want}
	for {
		step, err := steps.Next()
		if err == nil {
			err = r.step(step)
		} else if flushed := r.flush(want.Open || !errors.Is(err, io.EOF)); flushed != nil {
			return flushed
		} else if errors.Is(err, io.EOF) {
			return r.finish()
		}
		if err != nil || want.Match > 0 && r.matches > want.Match {
			return err
		}
	}
}

// A replay prints the steps of a record, a deal at a time.
type replay struct {
	page    *Page
	to      io.Writer
	want    Part
	matches int // begun
	printed int // deals, or matches if no single deal is wanted

	match *match.Match
	head  *record.Header
	pad   bool     // the record is a score pad's
	names []string // of the deal
	deal  *dealt   // in play, nil between deals
	sheet []sheetRow
}

func (r *replay) wanted() bool { return r.want.Match == 0 || r.want.Match == r.matches }

// step handles one line of the record.
func (r *replay) step(s *record.Step) error {
	if s.Line.Kind == record.HeaderLine {
		if err := r.flush(true); err != nil {
			return err
		}
		r.matches++
		r.head, r.pad = s.Header, s.Header.Pad
		r.match, r.names, r.sheet = s.Match, seatNames(s.Header.Seats, s.Match.Game), nil
	}
	if !r.wanted() {
		return nil
	}
	whole := r.want.Deal == 0
	switch s.Line.Kind {
	case record.HeaderLine:
		r.header(s.Header)
	case record.DealLine:
		r.deal = newDealt(s)
		r.names = seatNames(r.head.Names(r.deal.number), r.match.Game)
	case record.ActLine:
		r.deal.act(s.Line.Act)
	case record.ScoreLine:
		r.deal.finish(s.State)
		r.sheet = append(r.sheet, sheetRow{r.deal.number, s.State.Result})
		if whole || r.want.Deal == int(r.deal.number)+1 {
			r.printDeal(true)
		}
		r.deal = nil
	case record.GameLine:
		if whole {
			r.printGame(&s.State.GameEnd)
		}
		r.sheet = nil
	case record.EndLine:
		if err := r.flush(true); err != nil {
			return err
		}
		if whole {
			r.printEnd(s)
		}
	}
	return r.write()
}

// flush prints an unfinished deal or, if its cards are hidden, only mentions it.
func (r *replay) flush(open bool) error {
	if r.deal != nil && (r.want.Deal == 0 || r.want.Deal == int(r.deal.number)+1) {
		if open || r.pad {
			r.printDeal(false)
		} else {
			r.page.line("")
			r.page.line("Deal %d is still in play; --open shows its cards.", r.deal.number+1)
			r.printed++
		}
	}
	r.deal = nil
	return r.write()
}

// finish returns an error if the wanted part does not exist.
func (r *replay) finish() error {
	switch {
	case r.matches == 0:
		return ErrNoMatch
	case r.matches < r.want.Match:
		return fmt.Errorf("there is no match %d in it; it has %s", r.want.Match, Counted(r.matches, "match"))
	case r.want.Deal > 0 && r.printed == 0:
		return fmt.Errorf("there is no deal %d in it", r.want.Deal)
	}
	return nil
}

func (r *replay) write() error {
	if len(r.page.text) == 0 {
		return nil
	}
	r.page.redSuits()
	_, err := r.to.Write(r.page.text)
	r.page.text = r.page.text[:0]
	return err
}

// does describes a seat's act; a player named You is addressed.
func (r *replay) does(i rules.Seat, you, other string) string {
	if strings.EqualFold(r.names[i], "you") {
		return "you " + you
	}
	return r.names[i] + " " + other
}

// seatNames returns a name for each hand, safe to print, from those of a record.
func seatNames(given []string, g *rules.Game) []string {
	names := make([]string, g.Seats())
	for i := range names {
		if i < len(given) {
			names[i] = clean(given[i])
		}
		if names[i] == "" {
			names[i] = fmt.Sprintf("seat %d", i)
		}
	}
	return names
}
