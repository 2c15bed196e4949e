package record

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

var headerFields = []string{
	"ninetynine", "variant", "rules", "seats", "first", "session", "site", "date", "bots", "seed", "commit", "commits", "pad", "brought",
}

// padFields are the fields of a score pad. In other headers they are unknown.
var padFields = []string{"opening", "replaced"}

func knows(name string, pad bool) bool {
	return slices.Contains(headerFields, name) || pad && slices.Contains(padFields, name)
}

// maxSession bounds the length of a session, in deals or games.
const maxSession = 1 << 30

// A variantKey is the text of a header's "variant" and "rules"; the latter is empty if there is none.
type variantKey struct{ id, changes string }

// A resolved variant is the meaning of a header's "variant" and "rules".
type resolved struct {
	variant rules.Variant
	changes json.RawMessage
}

// decodeJSON fills in the line from its text in any spelling. It caches
// resolved variants in known, which may be nil.
func decodeJSON(l *Line, known map[variantKey]resolved) error {
	v, err := parseJSON(l.Text)
	if err != nil {
		return l.fault(err.Error(), "format: lines")
	}
	f := fieldsOf(&v, "")
	if f.err == nil {
		l.Kind, f.err = kindOf(&v)
	}
	if f.err != nil {
		return l.broken(f.err.Error(), "format: lines", f.err)
	}
	switch l.Kind {
	case HeaderLine:
		l.Header = decodeHeader(f, known)
	case DealLine:
		decodeDeal(f, l)
	case ActLine:
		decodeAct(f, l)
	default:
		decodeFigures(f, l)
	}
	if f.err != nil {
		return l.broken(f.err.Error(), "format: "+l.Kind.String(), f.err)
	}
	return nil
}

// kindOf returns the kind of a line by a field that only this kind has.
func kindOf(v *value) (kind Kind, err *rules.FieldError) {
	if v.field("ninetynine") != nil {
		kind = HeaderLine
	}
	for _, k := range []Kind{DealLine, ActLine, ScoreLine, EndLine} {
		switch {
		case v.field(k.String()) == nil:
		case kind != 0:
			return 0, &rules.FieldError{Why: fmt.Sprintf("the line is both %v and %v", kind, k)}
		default:
			kind = k
		}
	}
	if kind == 0 && v.field("game") != nil {
		kind = GameLine
	}
	if kind == 0 {
		return 0, &rules.FieldError{Why: "none of ninetynine, deal, act, score, game or end stands in the line"}
	}
	return kind, nil
}

func decodeHeader(f *fields, known map[variantKey]resolved) *Header {
	h := &Header{}
	if version := f.int("ninetynine", 0, 1<<30); version != Version {
		f.fail("ninetynine", "the record has version %d of the format; this program reads version %d", version, Version)
		return h
	}
	decodeVariant(f, h, known)
	h.Seats = f.texts("seats", rules.MaxSeats)
	if n := h.Variant.Seats; f.err == nil && len(h.Seats) != n {
		f.fail("seats", "names %d hands; the variant has %d", len(h.Seats), n)
	}
	h.First = f.seat("first")
	if f.has("session") {
		h.Limit = decodeLimit(f)
	}
	h.Site, h.Date, h.Seed, h.Commit = f.maybe("site"), f.maybe("date"), f.maybe("seed"), f.maybe("commit")
	if f.has("bots") {
		h.Bots = f.texts("bots", rules.MaxSeats)
		if len(h.Bots) != len(h.Seats) {
			f.fail("bots", "has %d items; there are %d seats", len(h.Bots), len(h.Seats))
		}
	}
	if f.has("commits") {
		h.Commits = f.texts("commits", rules.MaxSeats)
	}
	h.Pad = f.bool("pad")
	h.Brought = f.bool("brought")
	if h.Pad {
		decodePad(f, h)
	}
	if h.Pad && (h.Seed != "" || h.Commit != "" || h.Commits != nil) {
		f.fail("pad", "cannot go with a seed or a commit: nothing is known of its cards")
	}
	if h.Seed != "" && h.Commit != "" {
		f.fail("seed", "cannot go with a commit: the cards come from one or the other")
	}
	for _, c := range append([]string{h.Commit}, h.Commits...) {
		f.hex("commit", c)
	}
	for i, name := range f.v.names {
		if !knows(name, h.Pad) {
			if h.Extra == nil {
				h.Extra = map[string]json.RawMessage{}
			}
			h.Extra[name] = slices.Clone(f.v.items[i].raw)
		}
	}
	return h
}

func decodePad(f *fields, h *Header) {
	if f.has("opening") {
		h.Opening = &match.Opening{}
		f.inside("opening", func(f *fields) {
			totals := f.ints("totals")
			if f.err == nil && len(totals) != h.Variant.Seats {
				f.fail("totals", "has %d items; there are %d hands", len(totals), h.Variant.Seats)
			}
			for i, n := range totals {
				h.Opening.Totals[i] = int32(n)
			}
			if f.has("deals") {
				h.Opening.Deals = f.int("deals", 0, maxSession)
			}
			if f.has("trump") {
				h.Opening.Trump = f.trump("trump")
			}
		})
	}
	if !f.has("replaced") {
		return
	}
	for _, v := range f.list("replaced", maxReplaced) {
		one := fieldsOf(&v, "replaced.")
		h.Replaced = append(h.Replaced, Replacement{uint32(one.int("deal", 0, 1<<31-1)), one.seat("seat"), one.text("name")})
		f.err = cmp.Or(f.err, one.err)
	}
	in := func(a, b Replacement) int { return cmp.Compare(a.Deal, b.Deal) }
	if f.err == nil && !slices.IsSortedFunc(h.Replaced, in) {
		f.fail("replaced", "must stand in the order of the deals")
	}
}

// maxReplaced limits the replacements of players.
const maxReplaced = 100

// hex records a fault if the text is neither empty nor a hash.
func (f *fields) hex(name, text string) {
	if text == "" {
		return
	}
	if _, err := cards.ParseSeed(text); err != nil {
		f.fail(name, "%v", err)
	}
}

func decodeVariant(f *fields, h *Header, known map[variantKey]resolved) {
	id, changes := f.text("variant"), f.v.field("rules")
	key := variantKey{id: id}
	if changes != nil {
		key.changes = string(changes.raw)
	}
	r, ok := known[key]
	if !ok && f.err == nil {
		r = resolve(f, id, changes)
		if f.err == nil && known != nil {
			if len(known) >= cacheSize {
				clear(known)
			}
			known[key] = r
		}
	}
	h.Variant, h.Changes = r.variant, r.changes
}

func resolve(f *fields, id string, changes *value) (r resolved) {
	base, err := rules.Named(id)
	if err != nil {
		f.fail("variant", "%v", err)
		return r
	}
	if changes == nil {
		return resolved{variant: base}
	}
	r.variant, err = ApplyChanges(base, changes.raw)
	if err != nil {
		f.fail("rules", "%s", oneLine(err))
		return r
	}
	r.changes = joinChanges(base.ID, changes)
	return r
}

func decodeLimit(f *fields) (l match.Limit) {
	f.inside("session", func(s *fields) {
		if s.has("deals") {
			l.Deals = s.int("deals", 1, maxSession)
		}
		if s.has("games") {
			l.Games = s.int("games", 1, maxSession)
		}
		if s.err == nil && l == (match.Limit{}) {
			f.fail("session", "has neither deals nor games; leave it out to play the whole match")
		}
	})
	return l
}

func decodeDeal(f *fields, l *Line) {
	l.Deal, l.Game = uint32(f.int("deal", 0, 1<<31-1)), uint16(f.int("game", 0, 1<<16-1))
	d := &l.Cards
	*d = rules.Deal{Dealer: f.seat("dealer"), Turnup: f.card("turnup"), Trump: f.trump("trump"), Joker: rules.Nobody}
	if f.has("joker") {
		d.Joker = f.seat("joker")
	}
	l.cards = ""
	for _, name := range []string{"hands", "aside", "joker", "number", "secret", "entropy"} {
		if f.has(name) {
			l.cards = name
			break
		}
	}
	var hands []string
	l.hands = -1
	if f.has("hands") {
		hands = f.texts("hands", rules.MaxSeats)
		l.hands = len(hands)
	}
	for i, h := range hands {
		d.Hands[i] = f.set("hands", h)
	}
	if f.has("aside") {
		asides := f.texts("aside", rules.MaxSeats)
		if len(asides) != len(hands) {
			f.fail("aside", "must have an item for each of the %d hands", len(hands))
		}
		for i, a := range asides {
			d.Aside = f.set("aside", a)
			if d.Aside != 0 && i != len(asides)-1 {
				f.fail("aside", "may hold only the bid-cards of the dummy, the last hand")
			}
		}
	}
	l.Note = DealNote{Secret: f.maybe("secret")}
	f.hex("secret", l.Note.Secret)
	if v := f.v.field("number"); v != nil {
		n, err := strconv.ParseUint(v.text, 10, 64)
		if v.kind != '0' || err != nil {
			f.fail("number", "must be a whole number from 0 to 18446744073709551615, not %s", v.is())
		}
		l.number = n
		l.Note.Number = &l.number
	}
	if f.has("entropy") {
		l.Note.Entropy = f.texts("entropy", rules.MaxSeats)
		for _, e := range l.Note.Entropy {
			f.hex("entropy", e)
		}
	}
}

func decodeAct(f *fields, l *Line) {
	seat := f.seat("seat")
	text := f.text("act")
	l.By, l.HasBy, l.Auto = seat, f.has("by"), f.maybe("auto")
	if l.HasBy {
		l.By = f.seat("by")
	}
	if l.Auto != "" && l.Auto != TimeRanOut && l.Auto != Claimed {
		f.fail("auto", "can only be %q or %q", TimeRanOut, Claimed)
	}
	at := f.maybe("at")
	l.At = time.Time{}
	if at != "" {
		if err := l.At.UnmarshalText([]byte(at)); err != nil {
			f.fail("at", "%q is not a time as RFC 3339 writes it, as 2026-11-21T19:30:00Z", at)
		}
	}
	if f.err != nil {
		return
	}
	a, err := parseAct(seat, text)
	if err != nil {
		f.fail("act", "%v", err)
	}
	l.Act = a
}

func parseAct(seat rules.Seat, text string) (rules.Action, error) {
	if word, ok := strings.CutPrefix(text, "name "); ok {
		t, err := parseTrump(word)
		return rules.Name(seat, t), err
	}
	return rules.ParseAction(seat, text)
}

func decodeFigures(f *fields, l *Line) {
	l.Figures = &Figures{}
	if l.Kind == GameLine {
		l.Game = uint16(f.int("game", 0, 1<<16-1))
		l.Figures.take(f)
		return
	}
	f.inside(l.Kind.String(), l.Figures.take)
}

func (fig *Figures) take(f *fields) {
	for _, x := range []struct {
		name string
		list *[]int
	}{
		{"tricks", &fig.Tricks}, {"points", &fig.Points}, {"totals", &fig.Totals},
		{"bonus", &fig.Bonus}, {"rubber", &fig.Rubber}, {"games", &fig.Games}, {"winners", &fig.Winners},
	} {
		if f.has(x.name) {
			*x.list = f.ints(x.name)
		}
	}
	if f.has("bids") {
		fig.Bids = f.bids("bids")
	}
	if f.has("made") {
		fig.Made = f.bools("made")
	}
	if f.has("premium") {
		fig.Premium = f.offers("premium")
	}
	fig.Trump, fig.Next, fig.Reason = f.trump("trump"), f.trump("next"), f.maybe("reason")
}
