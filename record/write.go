package record

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"time"
	"unicode/utf8"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// AppendHeader appends the line that begins a match. If the variant is not a
// published one and the header has no Changes, it computes them with [Changes].
func AppendHeader(b []byte, h *Header) []byte {
	base, changes := splitChanges(h)
	b = append(b, `{"ninetynine":1,"variant":`...)
	b = appendString(b, base)
	if changes != nil {
		b = append(append(b, `,"rules":`...), changes...)
	}
	b = append(b, `,"seats":`...)
	b = appendStrings(b, h.Seats)
	b = appendInt(append(b, `,"first":`...), int(h.First))
	if h.Limit != (match.Limit{}) {
		b = appendLimit(append(b, `,"session":`...), h.Limit)
	}
	if h.Pad {
		b = appendPad(append(b, `,"pad":true`...), h)
	}
	b = appendText(b, "site", h.Site)
	b = appendText(b, "date", h.Date)
	b = appendTexts(b, "bots", h.Bots)
	b = appendText(b, "seed", h.Seed)
	b = appendText(b, "commit", h.Commit)
	b = appendTexts(b, "commits", h.Commits)
	if h.Brought {
		b = append(b, `,"brought":true`...)
	}
	b = appendExtra(b, h.Extra, h.Pad)
	return append(b, "}\n"...)
}

func appendLimit(b []byte, l match.Limit) []byte {
	b = append(b, '{')
	if l.Deals != 0 {
		b = appendInt(append(b, `"deals":`...), l.Deals)
	}
	if l.Games != 0 {
		if l.Deals != 0 {
			b = append(b, ',')
		}
		b = appendInt(append(b, `"games":`...), l.Games)
	}
	return append(b, '}')
}

func appendPad(b []byte, h *Header) []byte {
	if o := h.Opening; o != nil {
		b = appendPoints(append(b, `,"opening":{"totals":`...), &o.Totals, len(h.Seats))
		if o.Deals != 0 {
			b = appendInt(append(b, `,"deals":`...), o.Deals)
		}
		if o.Trump != rules.NoTrump {
			b = append(append(append(b, `,"trump":"`...), o.Trump.String()...), '"')
		}
		b = append(b, '}')
	}
	for i, r := range h.Replaced {
		if i == 0 {
			b = append(b, `,"replaced":[`...)
		}
		b = appendInt(append(comma(b, i), `{"deal":`...), int(r.Deal))
		b = appendInt(append(b, `,"seat":`...), int(r.Seat))
		b = append(appendString(append(b, `,"name":`...), r.Name), '}')
	}
	if len(h.Replaced) > 0 {
		b = append(b, ']')
	}
	return b
}

func appendExtra(b []byte, extra map[string]json.RawMessage, pad bool) []byte {
	for _, k := range slices.Sorted(maps.Keys(extra)) {
		var value bytes.Buffer
		if knows(k, pad) || !utf8.ValidString(k) || json.Compact(&value, extra[k]) != nil {
			continue
		}
		b = appendString(append(b, ','), k)
		b = append(append(b, ':'), value.Bytes()...)
	}
	return b
}

// AppendDeal appends the line of a deal: its number in the match, the number of
// its game, and the cards. The note may be nil.
func AppendDeal(b []byte, g *rules.Game, number uint32, game uint16, d *rules.Deal, n *DealNote) []byte {
	b = appendDealt(b, g, number, game, d)
	if d.Joker != rules.Nobody {
		b = appendInt(append(b, `,"joker":`...), int(d.Joker))
	}
	b = append(b, `,"hands":[`...)
	for i := range g.Seats() {
		b = appendCards(comma(b, i), d.Hands[i])
	}
	b = append(b, ']')
	if d.Aside != 0 {
		b = append(b, `,"aside":[`...)
		for i := range g.Seats() {
			var cs cards.Set
			if g.Dummies().Has(rules.Seat(i)) {
				cs = d.Aside
			}
			b = appendCards(comma(b, i), cs)
		}
		b = append(b, ']')
	}
	return append(appendNote(b, n), "}\n"...)
}

// appendDealt appends the fields of a deal besides the hands, and leaves the line open.
func appendDealt(b []byte, g *rules.Game, number uint32, game uint16, d *rules.Deal) []byte {
	b = appendInt(append(b, `{"deal":`...), int(number))
	b = appendInt(append(b, `,"game":`...), int(game))
	b = appendInt(append(b, `,"dealer":`...), int(d.Dealer))
	if d.Turnup != 0 {
		b = append(d.Turnup.Append(append(b, `,"turnup":"`...)), '"')
	}
	if g.TrumpBy() != rules.ByHolder {
		b = append(append(append(b, `,"trump":"`...), d.Trump.String()...), '"')
	}
	return b
}

// AppendPadDeal is [AppendDeal] for a score pad: it needs the deal's dealer, trump and, if known,
// the card turned up.
func AppendPadDeal(b []byte, g *rules.Game, number uint32, game uint16, d *rules.Deal) []byte {
	return append(appendDealt(b, g, number, game, d), "}\n"...)
}

func appendNote(b []byte, n *DealNote) []byte {
	if n == nil {
		return b
	}
	if n.Number != nil {
		b = strconv.AppendUint(append(b, `,"number":`...), *n.Number, 10)
	}
	return appendTexts(appendText(b, "secret", n.Secret), "entropy", n.Entropy)
}

// AppendAct appends the line of an act decided by the seat by, for its own hand or for a dummy it
// controls. The note may be nil.
func AppendAct(b []byte, by rules.Seat, a rules.Action, n *ActNote) []byte {
	b = appendInt(append(b, `{"seat":`...), int(a.Seat()))
	b = append(a.Append(append(b, `,"act":"`...)), '"')
	if by != a.Seat() {
		b = appendInt(append(b, `,"by":`...), int(by))
	}
	if n != nil {
		b = appendText(b, "auto", n.Auto)
		if !n.At.IsZero() {
			b = append(n.At.UTC().AppendFormat(append(b, `,"at":"`...), time.RFC3339Nano), '"')
		}
	}
	return append(b, "}\n"...)
}

// AppendAfter appends the lines after an act that ended a deal: the score and, if they are over,
// the game and the match. Call it right after [match.Match.Apply]; it appends nothing while the
// deal goes on.
func AppendAfter(b []byte, m *match.Match, s *match.State) []byte {
	if s.Stage == match.Playing || s.Deal.Phase() != rules.Over {
		return b
	}
	return AppendReported(b, m, s)
}

// AppendReported appends the lines of the score and, if they are over, of the game and the match.
// Call it right after [match.Match.Add].
func AppendReported(b []byte, m *match.Match, s *match.State) []byte {
	b = appendScore(b, m, s)
	n := m.Game.Seats()
	if s.Closed {
		b = append(appendGameEnd(b, &s.GameEnd, n), '\n')
	}
	switch {
	case s.Stage != match.Ended:
	case s.End.Cut:
		b = append(b, `{"end":{"reason":"session over"}}`+"\n"...)
	default:
		b = append(appendEnd(append(b, `{"end":`...), &s.End, n), "}\n"...)
	}
	return b
}

func appendScore(b []byte, m *match.Match, s *match.State) []byte {
	r, n := &s.Result, m.Game.Seats()
	b = append(b, `{"score":{"bids":[`...)
	for i, x := range r.Bid[:n] {
		b = comma(b, i)
		if r.Hidden.Has(rules.Seat(i)) {
			b = append(b, "null"...)
		} else {
			b = appendInt(b, int(x))
		}
	}
	b = appendNumbers(append(b, `],"tricks":`...), r.Tricks[:n])
	b = appendBools(append(b, `,"made":`...), r.Made, n)
	b = appendOffers(append(b, `,"premium":`...), &r.Premium, n)
	b = appendPoints(append(b, `,"points":`...), (*match.Points)(&r.Points), n)
	b = appendPoints(append(b, `,"totals":`...), inPlay(s), n)
	if m.Game.TrumpBy() == rules.ByHolder {
		b = append(append(append(b, `,"trump":"`...), r.Trump.String()...), '"')
	}
	if r.Next != rules.Unnamed {
		b = append(append(append(b, `,"next":"`...), r.Next.String()...), '"')
	}
	return append(b, "}}\n"...)
}

// inPlay returns the totals of the game to which the finished deal belongs.
func inPlay(s *match.State) *match.Points {
	if s.Closed {
		return &s.GameEnd.Totals
	}
	return &s.Totals
}

// AppendAbandoned appends the line that ends an abandoned match.
func AppendAbandoned(b []byte) []byte {
	return append(b, `{"end":{"reason":"abandoned"}}`+"\n"...)
}

func comma(b []byte, i int) []byte {
	if i > 0 {
		b = append(b, ',')
	}
	return b
}

func appendInt(b []byte, n int) []byte { return strconv.AppendInt(b, int64(n), 10) }

func appendCards(b []byte, cs cards.Set) []byte {
	return append(cs.Append(append(b, '"')), '"')
}

func appendPoints(b []byte, p *match.Points, n int) []byte { return appendNumbers(b, p[:n]) }

func appendNumbers[T int32 | uint8 | rules.Seat](b []byte, xs []T) []byte {
	b = append(b, '[')
	for i, x := range xs {
		b = appendInt(comma(b, i), int(x))
	}
	return append(b, ']')
}

func appendSeats(b []byte, ss rules.Seats) []byte {
	b = append(b, '[')
	for i := 0; ss != 0; i++ {
		b = appendInt(comma(b, i), int(ss.First()))
		ss &= ss - 1
	}
	return append(b, ']')
}

func appendBools(b []byte, ss rules.Seats, n int) []byte {
	b = append(b, '[')
	for i := range n {
		b = strconv.AppendBool(comma(b, i), ss.Has(rules.Seat(i)))
	}
	return append(b, ']')
}

func appendOffers(b []byte, os *[rules.MaxSeats]rules.Offer, n int) []byte {
	b = append(b, '[')
	for i, o := range os[:n] {
		b = append(o.Append(append(comma(b, i), '"')), '"')
	}
	return append(b, ']')
}

// appendText appends a field, which must not be an object's first, unless the text is empty.
func appendText(b []byte, name, text string) []byte {
	if text == "" {
		return b
	}
	b = append(append(append(b, `,"`...), name...), `":`...)
	return appendString(b, text)
}

func appendTexts(b []byte, name string, texts []string) []byte {
	if texts == nil {
		return b
	}
	b = append(append(append(b, `,"`...), name...), `":`...)
	return appendStrings(b, texts)
}

func appendStrings(b []byte, ss []string) []byte {
	b = append(b, '[')
	for i, s := range ss {
		b = appendString(comma(b, i), s)
	}
	return append(b, ']')
}

// appendString appends a JSON string. Invalid UTF-8 becomes U+FFFD.
func appendString(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, `\n`...)
		case r < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return append(b, '"')
}
