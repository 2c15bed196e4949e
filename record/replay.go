package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"ninetynine/match"
	"ninetynine/rules"
)

// Stats counts the contents of a record.
type Stats struct {
	Matches    int   // begun
	Deals      int   // begun
	Acts       int   // of players
	Bytes      int64 // of text, unpacked
	Pads       int   // score pads
	Unfinished int   // 1 if the last match is still in the middle, or the last line torn, else 0
	Torn       int   // 1 if the last line breaks off in the middle, and was left out, else 0
}

// A Step is a line of a record and the state of the match after it. The next step reuses all but
// Header and Match: copy the rest to keep it.
type Step struct {
	Line   *Line        // the line
	Header *Header      // of the match that the line belongs to; not to be changed
	Match  *match.Match // of the same
	State  *match.State // after the line
	Deal   *rules.Deal  // DealLine: the deal, completed by the match, without hands on a score pad; else nil
	Note   *DealNote    // DealLine: the origin of the cards; else nil
}

// A Replay follows a stream of matches and checks every line: acts must be
// legal in their order, and everything derived must be present and right.
type Replay struct {
	r     *Reader
	games map[string]*rules.Game // compiled, by the house variant's changes or the id

	header *Header
	match  *match.Match // nil before the first header
	state  match.State
	after  []byte      // the lines that must follow an act that ended a deal
	due    []byte      // the rest of these lines
	noted  *rules.Deal // on a score pad, the deal whose score is due, or nil
	stats  Stats
	step   Step
}

// NewReplay returns a replay of r, unpacked with [Unpack] if necessary.
func NewReplay(r io.Reader) (*Replay, error) {
	lines, err := NewReader(r)
	if err != nil {
		return nil, err
	}
	return newReplay(lines), nil
}

// NewPlainReplay returns a replay of text that is not packed. Callers who limit the size of the
// text that [Unpack] returns need this: NewReplay would unpack a doubly packed record again, beyond
// their limit.
func NewPlainReplay(text io.Reader) *Replay { return newReplay(plainReader(text)) }

func newReplay(lines *Reader) *Replay { return &Replay{r: lines, games: map[string]*rules.Game{}} }

// Check replays all of r and counts its contents. If the record is wrong, the error is an [*Error],
// and the counts are those before the fault.
func Check(r io.Reader) (Stats, error) {
	p, err := NewReplay(r)
	if err != nil {
		return Stats{}, err
	}
	for _, err := range p.All() {
		if err != nil {
			return p.Stats(), err
		}
	}
	return p.Stats(), nil
}

// Stats counts the lines read so far.
func (p *Replay) Stats() Stats {
	s := p.stats
	s.Bytes = p.r.bytes
	if p.r.torn {
		s.Torn = 1
	}
	if p.r.torn || p.match != nil && !p.closed() {
		s.Unfinished = 1
	}
	return s
}

func (p *Replay) closed() bool { return p.state.Stage == match.Ended && len(p.due) == 0 }

// Next replays the next line. It returns [io.EOF] at the end of the stream,
// which may be in the middle of a match, and an [*Error] for the first wrong
// line; the replay cannot continue after that.
func (p *Replay) Next() (*Step, error) {
	if err := p.r.next(); err != nil {
		return nil, err
	}
	l := &p.r.line
	p.step = Step{Line: l}
	if len(p.due) > 0 {
		if err := p.derived(l); err != nil {
			return nil, err
		}
	} else if err := p.apply(l); err != nil {
		return nil, err
	}
	p.step.Header, p.step.Match, p.step.State = p.header, p.match, &p.state
	return &p.step, nil
}

// All replays the lines that are left, as Next does, up to the first wrong one; the end of
// the stream is no error.
func (p *Replay) All() iter.Seq2[*Step, error] {
	return func(yield func(*Step, error) bool) {
		for {
			step, err := p.Next()
			if errors.Is(err, io.EOF) || !yield(step, err) || err != nil {
				return
			}
		}
	}
}

func (p *Replay) apply(l *Line) error {
	if err := p.r.decode(); err != nil {
		return err
	}
	switch {
	case l.Kind == HeaderLine:
		return p.begin(l)
	case p.match == nil:
		return l.fault("a record begins with a header, as {\"ninetynine\":1,…}", "format: header")
	case p.closed():
		return l.fault("the match is over; a header begins the next", "format: end")
	case l.Kind == DealLine:
		return p.deal(l)
	case l.Kind == ActLine:
		return p.act(l)
	case l.Kind == ScoreLine && p.noted != nil:
		return p.score(l)
	case l.Kind == EndLine && l.Figures.Reason == Abandoned:
		p.noted = nil
		p.match.Cut(&p.state)
		return p.cut(l)
	case l.Kind == EndLine:
		return l.fault("the match is not over here; one that was given up ends {\"end\":{\"reason\":\"abandoned\"}}", "format: end")
	}
	return l.fault(fmt.Sprintf("no %v is due here: %s", l.Kind, p.waitsFor()), "format: "+l.Kind.String())
}

func (p *Replay) waitsFor() string {
	if p.noted != nil {
		return fmt.Sprintf("the score of deal %d is awaited", p.state.Number)
	}
	if p.state.Stage == match.Playing {
		return fmt.Sprintf("the deal is being played, and an act of seat %d is awaited", p.match.Game.Turn(&p.state.Deal).First())
	}
	return "the next deal is awaited"
}

func (p *Replay) begin(l *Line) error {
	if p.match != nil && !p.closed() {
		return l.fault("the match before has not ended; one that was given up ends {\"end\":{\"reason\":\"abandoned\"}}", "format: end")
	}
	h := l.Header
	if h == p.header { // a stream of single deals repeats its header
		p.start()
		return nil
	}
	g, err := p.game(h)
	if err != nil {
		return l.broken("rules: "+oneLine(err), "format: header", err)
	}
	m, err := h.Match(g)
	if err != nil {
		return l.broken(oneLine(err), "format: header", err)
	}
	p.header, p.match = h, m
	p.start()
	return nil
}

func (p *Replay) start() {
	p.state, p.noted = p.match.Start(), nil
	p.stats.Matches++
	if p.header.Pad {
		p.stats.Pads++
	}
}

func oneLine(err error) string { return strings.ReplaceAll(err.Error(), "\n", "; ") }

func (p *Replay) game(h *Header) (*rules.Game, error) {
	key := h.Variant.ID
	if h.Changes != nil {
		key = string(h.Changes)
	}
	if g := p.games[key]; g != nil {
		return g, nil
	}
	g, err := rules.New(h.Variant)
	if err != nil {
		return nil, err
	}
	if len(p.games) >= cacheSize {
		clear(p.games)
	}
	p.games[key] = g
	return g, nil
}

func (p *Replay) deal(l *Line) error {
	if why, rule := p.wrongDeal(l); why != "" {
		return l.fault(why, rule)
	}
	s, d := &p.state, &l.Cards
	p.match.Fix(s, d)
	if p.header.Pad {
		return p.padDeal(l)
	}
	if err := p.match.Deal(s, d); err != nil {
		field := "trump" // follows from the turn-up, and the joker's holder has the turn-up
		if bad, ok := errors.AsType[*rules.DealError](err); ok && bad.Field == "hands" {
			field = "hand"
		}
		return l.broken(err.Error(), clause(&p.header.Variant, field), err)
	}
	p.stats.Deals++
	p.step.Deal, p.step.Note = d, &l.Note
	return nil
}

// wrongDeal says how a deal contradicts the match, and which rule that breaks; the match itself
// checks the cards.
func (p *Replay) wrongDeal(l *Line) (why, rule string) {
	for _, check := range []func(*Line) (why, rule string){p.wrongPlace, p.wrongCards, p.wrongTrump} {
		if why, rule = check(l); why != "" {
			break
		}
	}
	return why, rule
}

func (p *Replay) wrongPlace(l *Line) (why, rule string) {
	s, d, v := &p.state, &l.Cards, &p.header.Variant
	switch {
	case p.noted != nil:
		return fmt.Sprintf("the score of deal %d is missing: it has to stand before this line", s.Number), "format: score"
	case s.Stage == match.Playing:
		return fmt.Sprintf("deal %d is not over: an act of seat %d is awaited", s.Number, p.match.Game.Turn(&s.Deal).First()), "format: deal"
	case l.Deal != s.Number:
		return fmt.Sprintf("this is deal %d of the match, not %d", s.Number, l.Deal), "format: deal"
	case l.Game != s.Game:
		return fmt.Sprintf("this deal belongs to game %d, not %d", s.Game, l.Game), clause(v, "game")
	case d.Dealer != s.Dealer:
		if s.InGame == 0 && s.Game > 0 {
			return fmt.Sprintf("seat %d deals, not seat %d", s.Dealer, d.Dealer), clause(v, "rubber.deal")
		}
		return fmt.Sprintf("seat %d deals, not seat %d", s.Dealer, d.Dealer), clause(v, "deal")
	}
	return "", ""
}

// wrongCards says which cards the deal should not list in such a record.
func (p *Replay) wrongCards(l *Line) (why, rule string) {
	d, g, v := &l.Cards, p.match.Game, &p.header.Variant
	switch {
	case p.header.Pad && l.cards != "":
		return fmt.Sprintf("%s: does not stand on a score pad, which knows no cards", l.cards), "format: deal"
	case !p.header.Pad && l.hands < 0:
		return "hands: is missing", "format: deal"
	case !p.header.Pad && l.hands != g.Seats():
		return fmt.Sprintf("%d hands are listed; the variant has %d", l.hands, g.Seats()), clause(v, "seats")
	case !p.header.Pad && slices.Contains(d.Hands[:l.hands], 0):
		return fmt.Sprintf("the cards of seat %d are hidden: a record can be checked once it shows all hands", slices.Index(d.Hands[:], 0)), "format: deal"
	case d.Joker != rules.Nobody && !v.Joker:
		return "the variant has no joker", clause(v, "joker")
	}
	return "", ""
}

func (p *Replay) wrongTrump(l *Line) (why, rule string) {
	s, d, v := &p.state, &l.Cards, &p.header.Variant
	switch by := v.Trump.By; {
	case by == rules.ByHolder && d.Trump != rules.Unnamed:
		return "the trump does not stand here: the holder of the premium will name it", clause(v, "trump")
	case by != rules.ByHolder && d.Trump == rules.Unnamed:
		return "the trump is missing", clause(v, "trump")
	case (by == rules.BySuccess || by == rules.ByRotation) && d.Trump != s.Trump:
		field := trumpAfter(v, s.Result.Made)
		if s.InGame == 0 && (s.Game == 0 || !p.match.Game.TrumpGoesOn()) && by != rules.ByRotation {
			field = "trump.first"
		}
		return fmt.Sprintf("the trump is %v, not %v", s.Trump, d.Trump), clause(v, field)
	}
	return "", ""
}

func (p *Replay) act(l *Line) error {
	if p.header.Pad {
		return l.fault("a score pad has no acts: the score follows the deal", "format: act")
	}
	if p.state.Stage != match.Playing {
		return l.fault("no deal is being played: the next deal is awaited", "format: act")
	}
	g := p.match.Game
	switch seat := l.Act.Seat(); {
	case !l.HasBy && g.Dummies().Has(seat):
		return l.fault(fmt.Sprintf("\"by\" is missing: it says who plays the dummy's card, here seat %d", g.Owner(&p.state.Deal, seat)), "format: act")
	case g.Dummies().Has(l.By):
		return l.fault(fmt.Sprintf("seat %d is the dummy, which decides nothing; here seat %d plays its card", l.By, g.Owner(&p.state.Deal, l.By)), "format: act")
	}
	if err := p.match.Do(&p.state, l.By, l.Act); err != nil {
		return p.illegal(l, err)
	}
	p.stats.Acts++
	if p.state.Stage != match.Playing {
		p.after = AppendAfter(p.after[:0], p.match, &p.state)
		p.due = p.after
	}
	return nil
}

func (p *Replay) illegal(l *Line, err error) error {
	illegal, ok := errors.AsType[*rules.IllegalError](err)
	if !ok {
		return l.broken(err.Error(), "", err)
	}
	seat := l.Act.Seat()
	who := fmt.Sprintf("seat %d cannot %v", seat, l.Act)
	if l.By != seat {
		who = fmt.Sprintf("seat %d cannot %v for seat %d", l.By, l.Act, seat)
	}
	if turn := p.match.Game.Turn(&p.state.Deal); !turn.Has(l.By) {
		who += fmt.Sprintf("; seat %d is to act", turn.First())
	}
	return l.broken(who, illegal.Rule, err)
}

// derived checks a line that follows from the play.
func (p *Replay) derived(l *Line) error {
	end := bytes.IndexByte(p.due, '\n')
	if !bytes.Equal(l.Text, p.due[:end]) {
		if err := p.r.decode(); err != nil {
			return err
		}
		if err := p.compare(l, p.due[:end]); err != nil {
			return err
		}
	} else {
		l.Kind, l.Figures = derivedKind(l.Text), nil
	}
	p.due = p.due[end+1:]
	return nil
}

// derivedKind returns the kind of a line written by AppendAfter.
func derivedKind(text []byte) Kind {
	switch text[2] {
	case 's':
		return ScoreLine
	case 'g':
		return GameLine
	}
	return EndLine
}

// compare checks the figures of a derived line against the right ones.
func (p *Replay) compare(l *Line, right []byte) error {
	v := &p.header.Variant
	want := Line{Number: l.Number, Text: right}
	if err := decodeJSON(&want, nil); err != nil {
		return fmt.Errorf("a line of this program's own is unsound: %w", err)
	}
	if l.Kind != want.Kind {
		return l.fault(fmt.Sprintf("the %v is missing: it has to stand before this line", want.Kind), "format: "+want.Kind.String())
	}
	if l.Kind == GameLine && l.Game != want.Game {
		return l.fault(fmt.Sprintf("this is the end of game %d, not %d", want.Game, l.Game), clause(v, "game"))
	}
	if l.Kind == ScoreLine {
		want.Figures.Trump = p.state.Result.Trump
	}
	if want.Figures.Reason != "" {
		return p.cut(l)
	}
	c := comparison{line: l, v: v, game: p.match.Game, result: &p.state.Result}
	c.figures(l.Figures, want.Figures)
	return c.err
}

// cut checks the end of a match that was cut short; it may omit figures.
func (p *Replay) cut(l *Line) error {
	e, n := &p.state.End, p.match.Game.Seats()
	reason := SessionOver
	if len(p.due) == 0 {
		reason = Abandoned
	}
	c := comparison{line: l, v: &p.header.Variant, optional: true}
	c.figures(l.Figures, &Figures{
		Totals: ints(&e.Totals, n), Games: ints(&e.Games, n), Rubber: ints(&e.Rubber, n),
		Winners: []int{}, Trump: rules.Unnamed, Next: rules.Unnamed, Reason: reason,
	})
	return c.err
}

func ints(p *match.Points, n int) []int {
	xs := make([]int, n)
	for i := range xs {
		xs[i] = int(p[i])
	}
	return xs
}

// clause names the rules of the variant that govern the fields. House rules within a group of
// fields come first.
func clause(v *rules.Variant, fields ...string) string {
	var cited []string
	add := func(c rules.Clause) {
		if text := cite(c); !slices.Contains(cited, text) {
			cited = append(cited, text)
		}
	}
	for _, field := range fields {
		for _, c := range v.Clauses {
			if c.Basis == rules.House && (c.Field == field || strings.HasPrefix(c.Field, field+".")) {
				add(c)
			}
		}
		if c, ok := v.Clause(field); ok {
			add(c)
		}
	}
	if cited == nil {
		return strings.Join(fields, ", ")
	}
	return strings.Join(cited, "; ")
}

func cite(c rules.Clause) string {
	if c.Source == "" {
		return fmt.Sprintf("%s, %v: %s", c.Field, c.Basis, c.Text)
	}
	return fmt.Sprintf("%s, %v, %s: %s", c.Field, c.Basis, c.Source, c.Text)
}
