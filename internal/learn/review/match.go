package review

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"slices"
	"sync"

	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Match is a match of a record. Its record has been refereed; states and decisions are computed again
// on each call, in a few microseconds a deal. Several goroutines may read it.
type Match struct {
	Header *record.Header // read-only
	Game   *rules.Game
	Hashes []journal.Hash    // of its deals: SHA-256 of the variant, the cards and the acts
	Scored []statistics.Deal // without verdicts
	match  *match.Match
	ended  []rules.State // the deals that are over, after their last acts
	lines  []line
	deals  []int    // where each deal begins in lines
	worth  sync.Map // worth of deals: []ledger.Worth by appraised
}

// appraised is a deal and the name of the critic that appraised it.
type appraised struct {
	judge string
	deal  int
}

type line struct {
	text   []byte
	number int // in the whole record, from 1
	kind   record.Kind
	by     rules.Seat   // ActLine
	act    rules.Action // ActLine
	deal   *rules.Deal  // DealLine
	state  *match.State // after the line; nil for an ActLine, since it follows from the line before
}

// Whole stands for all deals of a match in place of a deal's number.
const Whole = -1

// HeaderLine returns the header's line of the record.
func (m *Match) HeaderLine() []byte { return m.lines[0].text }

// Read reads match n of a record, from 1. It referees the record to its end, so it shows nothing of a
// wrong one. The error is a [*Missing] if there is no such match, one from [record.Replay.Next] or from
// the text's reader, or the context's.
func Read(ctx context.Context, text io.Reader, n int) (*Match, error) {
	var found *Match
	matches := 0
	err := Matches(ctx, text, func(m *Match) error {
		if matches++; matches == n {
			found = m
		}
		return nil
	})
	switch {
	case err != nil:
		return nil, err
	case found == nil:
		return nil, missing("the record has no match %d; there are %d", n, matches)
	}
	return found, nil
}

// Matches calls take with each match of a record, as soon as its lines are read, until
// take fails. The error is that of take, one from [record.Replay.Next] or from the
// text's reader, or the context's. A score pad is refused: it has no cards and no acts.
func Matches(ctx context.Context, text io.Reader, take func(*Match) error) error {
	var p parser
	for replay := record.NewPlainReplay(text); ; {
		s, err := replay.Next()
		if errors.Is(err, io.EOF) {
			return p.finish(take)
		}
		if err == nil {
			err = ctx.Err()
		}
		if err == nil && s.Header.Pad {
			err = &record.Error{Line: s.Line.Number, Reason: record.ErrPad.Error(), Rule: "format: pad", Err: record.ErrPad}
		}
		if err == nil && s.Line.Kind == record.HeaderLine {
			err = p.finish(take)
		}
		if err != nil {
			return err
		}
		p.step(s)
	}
}

// A parser puts a match together from the steps of a replay.
type parser struct {
	m      *Match
	hashed []byte // the text of the deal that its hash is of
	scored statistics.Follower
}

// finish passes the match, if there is one, to take.
func (p *parser) finish(take func(*Match) error) error {
	if p.m == nil {
		return nil
	}
	return take(p.m)
}

func (p *parser) step(s *record.Step) {
	l := line{text: slices.Clone(s.Line.Text), number: s.Line.Number, kind: s.Line.Kind}
	switch s.Line.Kind {
	case record.HeaderLine:
		p.m = &Match{Header: s.Header, Game: s.Match.Game, match: s.Match}
	case record.DealLine:
		l.deal = new(*s.Deal)
		v := s.Match.Game.Variant()
		v.Clauses = nil // their wording changes no judgement
		p.hashed = record.AppendDeal(record.AppendVariant(p.hashed[:0], &v), s.Match.Game, 0, 0, s.Deal, nil)
		p.hashed = append(p.hashed, byte(s.Deal.Trump), byte(s.Deal.Vulnerable)) // the line may leave them to the match
		p.m.Hashes = append(p.m.Hashes, sha256.Sum256(p.hashed))
		p.m.deals = append(p.m.deals, len(p.m.lines))
	case record.ActLine:
		l.by, l.act = s.Line.By, s.Line.Act
		p.hashed = record.AppendAct(p.hashed, l.by, l.act, nil)
		p.m.Hashes[len(p.m.Hashes)-1] = sha256.Sum256(p.hashed)
		if s.State.Deal.Phase() == rules.Over {
			p.m.ended = append(p.m.ended, s.State.Deal)
		}
	}
	if l.kind != record.ActLine {
		l.state = new(*s.State)
	}
	p.m.lines = append(p.m.lines, l)
	if d := p.scored.Take(s); d != nil {
		p.m.Scored = append(p.m.Scored, *d)
	}
}

// A step is a line of a match, and how the match stood before and after it.
type step struct {
	*line
	before, after match.State
	acts          int // acts of the deal before the line
}

// steps yields the lines of a deal, or of [Whole], from its cards to its score. The step is
// valid until the next one.
func (m *Match) steps(deal int) iter.Seq[*step] {
	first, last := 0, len(m.lines)
	if deal != Whole {
		first = m.deals[deal]
		if deal+1 < len(m.deals) {
			last = m.deals[deal+1]
		}
	}
	return func(yield func(*step) bool) {
		var s step
		for i := first; i < last; i++ {
			if s.line != nil && s.kind == record.ActLine {
				s.acts++
			}
			s.line, s.before = &m.lines[i], s.after
			if s.state == nil {
				m.match.Apply(&s.after, s.act)
			} else {
				s.after = *s.state
			}
			if s.kind == record.DealLine {
				s.acts = 0
			}
			if !yield(&s) {
				return
			}
		}
	}
}

// A Decision is what a seat saw, and its act.
type Decision struct {
	Match *match.Match
	View  match.View
	Act   rules.Action
	Deal  int // of the match, from 0
	Step  int // acts of the deal before it
	of    *Match
}

// person reports whether a person decided.
func (d *Decision) person() bool {
	bots := d.of.Header.Bots
	return bots == nil || bots[d.View.Seat] == ""
}

// passes reports whether a person passed.
func (d *Decision) passes() bool {
	return d.person() && d.View.Phase == rules.Offering && d.Act.Offer().Level() == rules.Pass
}

// guided reports whether the table guided its only person. Such a person's passes are not judged: the page offers no
// premium until it has explained them, and the record does not say when it did. So later passes are not judged, either.
func (m *Match) guided() bool { return string(m.Header.Extra[table.Guided]) == "true" }

// Company returns with whom the seat played; nil if the record does not say.
func (d *Decision) Company() *company.Company { return d.of.company(d.Deal, d.View.Seat) }

func (s *step) decision(m *Match) *Decision {
	d := &Decision{Match: m.match, Act: s.act, Deal: int(s.before.Number), Step: s.acts, of: m}
	m.match.View(&s.before, s.by, &d.View)
	return d
}

// check returns a [*Missing] if the match has no such deal.
func (m *Match) check(deal int, what string) error {
	if deal < 0 || deal >= len(m.deals) {
		return missing("there is no deal %d to %s; of this match %d can be seen, counted from 0", deal, what, len(m.deals))
	}
	return nil
}

// Cards returns a deal of the match, as it was dealt. It panics if there is none.
func (m *Match) Cards(deal int) *rules.Deal { return m.lines[m.deals[deal]].deal }

// Replay calls take with every line of a deal, from its cards to its score: its text, its number in the
// record, and the match after it. The error is a [*Missing] if there is no such deal.
func (m *Match) Replay(deal int, take func(text []byte, number int, m *match.Match, after *match.State)) error {
	if err := m.check(deal, "look at"); err != nil {
		return err
	}
	for s := range m.steps(deal) {
		take(s.text, s.number, m.match, &s.after)
	}
	return nil
}

// Decision returns the decision made in a deal after the given number of acts. The error
// is a [*Missing] if nothing was decided then.
func (m *Match) Decision(deal, acts int) (*Decision, error) {
	if err := m.check(deal, "look at"); err != nil {
		return nil, err
	}
	made := 0
	for s := range m.steps(deal) {
		if s.kind != record.ActLine {
			continue
		}
		if made++; s.acts == acts {
			return s.decision(m), nil
		}
	}
	return nil, missing("nothing is decided after %d acts of deal %d, which has %d", acts, deal, made)
}

// Until returns the record of the match up to a moment of a deal: the lines before it, without the end of
// the match and anything from which further cards could be dealt. The error is a [*Missing] if the deal
// was not in play after the given number of acts.
func (m *Match) Until(deal, acts int) ([]byte, error) {
	if err := m.check(deal, "play on from"); err != nil {
		return nil, err
	}
	text, made, over := m.lead(m.plainHeader(), deal, acts)
	if made < acts || over {
		return nil, missing("deal %d was not in play after %d acts; it has %d", deal, acts, made)
	}
	return text, nil
}

// lead returns the record, under a header, up to some acts of a deal, at most those that were made, and whether the deal
// is over then. It has each deal's cards, and nothing from which further cards could be dealt.
func (m *Match) lead(h *record.Header, deal, acts int) (text []byte, made int, over bool) {
	text = record.AppendHeader(nil, h)
	for s := range m.steps(Whole) {
		at := int(s.after.Number)
		switch s.kind {
		case record.DealLine:
			if at > deal {
				return text, made, over
			}
			if at <= deal {
				text = record.AppendDeal(text, m.Game, s.after.Number, s.after.Game, s.deal, nil)
			}
		case record.ActLine:
			switch at = int(s.before.Number); {
			case at < deal:
				text = record.AppendAfter(record.AppendAct(text, s.by, s.act, nil), m.match, &s.after)
			case at == deal:
				if made++; made <= acts {
					text = record.AppendAct(text, s.by, s.act, nil)
					over = s.after.Deal.Phase() == rules.Over
				}
			}
		}
	}
	return text, made, over
}

// alone returns the record of a deal and of those before it, without the players' names and all else that changes no
// judgement: the same text whether or not the match goes on, and for each viewer.
func (m *Match) alone(deal int) string {
	h := m.plainHeader()
	for i := range h.Seats {
		h.Seats[i] = fmt.Sprint(i)
	}
	if guided := m.Header.Extra[table.Guided]; guided != nil {
		h.Extra = map[string]json.RawMessage{table.Guided: guided}
	}
	text, _, _ := m.lead(h, deal, math.MaxInt)
	return string(text)
}

// plainHeader returns what the header needs for a match that is played on.
func (m *Match) plainHeader() *record.Header {
	h := *m.Header
	h.Seed, h.Commit, h.Commits, h.Extra, h.Site, h.Date = "", "", nil, nil, "", ""
	h.Seats = slices.Clone(h.Seats)
	for i, name := range h.Seats { // names in a record have no limit; people's do not go into another log
		if clean, err := table.CleanName(name); err != nil || clean != name || i >= len(h.Bots) || h.Bots[i] == "" {
			h.Seats[i] = fmt.Sprintf("%d", i)
		}
	}
	return &h
}
