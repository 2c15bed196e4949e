package record

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A value is any JSON value, without loss: it keeps the order of fields, the text of numbers and
// its original bytes.
type value struct {
	kind  byte     // one of { [ " 0 t n
	text  string   // of a string, a number, true or false
	names []string // of an object's fields, items holding their values
	items []value
	raw   []byte
}

const maxDepth = 32

// parseJSON reads exactly one value. Names that appear twice in an object and text that is not
// UTF-8 are errors.
func parseJSON(b []byte) (value, error) {
	if !utf8.Valid(b) {
		return value{}, errors.New("the text is not UTF-8")
	}
	if !json.Valid(b) {
		return value{}, errors.New(plain(broken(b)))
	}
	p := jsonParser{b: b, text: string(b)}
	p.blanks()
	v := p.value(maxDepth)
	if p.err != nil {
		return value{}, errors.New(plain(p.err.Error()))
	}
	return v, nil
}

// broken says why a text is not JSON.
func broken(b []byte) string {
	why := json.Unmarshal(b, new(any)).Error()
	switch {
	case why == "unexpected end of JSON input":
		return "the text breaks off inside a JSON value"
	case strings.HasSuffix(why, "after top-level value"):
		return "more text follows the JSON value"
	}
	return why
}

// A jsonParser walks text that is known to be JSON.
type jsonParser struct {
	b     []byte
	text  string // the same
	at    int
	names []string // of the objects that are open, the outermost's first
	items []value  // and what these and the open lists hold
	err   error
}

// blanks skips blanks, and the commas and colons that stand between values.
func (p *jsonParser) blanks() {
	for p.at < len(p.b) && strings.IndexByte(" \t\r\n,:", p.b[p.at]) >= 0 {
		p.at++
	}
}

func (p *jsonParser) value(depth int) (v value) {
	if depth == 0 {
		p.err = cmp.Or(p.err, fmt.Errorf("JSON is nested more than %d deep", maxDepth))
		return v
	}
	start := p.at
	switch c := p.b[start]; c {
	case '{', '[':
		v.kind = c
		p.inside(&v, depth)
	case '"':
		v.kind, v.text = '"', p.quoted()
	default:
		for p.at < len(p.b) && strings.IndexByte(" \t\r\n,]}", p.b[p.at]) < 0 {
			p.at++
		}
		switch v.kind, v.text = '0', p.text[start:p.at]; c {
		case 't', 'f':
			v.kind = 't'
		case 'n':
			v.kind, v.text = 'n', ""
		}
	}
	v.raw = p.b[start:p.at]
	return v
}

// quoted reads a text in quotation marks.
func (p *jsonParser) quoted() string {
	start := p.at
	for p.at++; p.b[p.at] != '"'; p.at++ {
		if p.b[p.at] == '\\' {
			p.at++
		}
	}
	p.at++
	if text := p.text[start+1 : p.at-1]; strings.IndexByte(text, '\\') < 0 {
		return text
	}
	var text string
	p.err = cmp.Or(p.err, json.Unmarshal(p.b[start:p.at], &text))
	return text
}

// inside reads a list or an object.
func (p *jsonParser) inside(v *value, depth int) {
	names, items := len(p.names), len(p.items)
	p.at++
	for p.blanks(); p.err == nil && p.b[p.at] != '}' && p.b[p.at] != ']'; p.blanks() {
		if v.kind == '{' {
			p.names = append(p.names, p.quoted())
			p.blanks()
		}
		p.items = append(p.items, p.value(depth-1))
	}
	p.at++
	v.names, v.items = slices.Clone(p.names[names:]), slices.Clone(p.items[items:])
	sorted := p.names[names:]
	slices.Sort(sorted)
	for i := 1; i < len(sorted); i++ {
		if sorted[i] == sorted[i-1] {
			p.err = cmp.Or(p.err, fmt.Errorf("%q appears twice", sorted[i]))
		}
	}
	p.names, p.items = p.names[:names], p.items[:items]
}

func (v *value) field(name string) *value {
	for i, n := range v.names {
		if n == name {
			return &v.items[i]
		}
	}
	return nil
}

// is describes the value's type in words.
func (v *value) is() string {
	switch v.kind {
	case '{':
		return "an object"
	case '[':
		return "a list"
	case '"':
		return strconv.Quote(clip(v.text, 60))
	case 'n':
		return "null"
	}
	return v.text
}

// fields reads the fields of an object one by one and keeps the first fault.
type fields struct {
	v    *value
	path string // before each name, in faults
	err  *rules.FieldError
}

func fieldsOf(v *value, path string) *fields {
	f := &fields{v: v, path: path}
	if v.kind != '{' {
		f.fail("", "must be an object, not %s", v.is())
	}
	return f
}

func (f *fields) fail(name, why string, args ...any) {
	if f.err == nil {
		field := strings.TrimSuffix(f.path+name, ".")
		f.err = &rules.FieldError{Field: plain(field), Why: plain(fmt.Sprintf(why, args...))}
	}
}

// mostFault is the greatest length of the description of a fault, in bytes.
const mostFault = 1000

// plain makes the text of a fault fit for a terminal: it escapes unprintable characters, which a
// record may contain, and shortens long texts.
func plain(s string) string {
	var b strings.Builder
	for _, r := range clip(s, mostFault) {
		if strconv.IsPrint(r) {
			b.WriteRune(r)
		} else {
			b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return b.String()
}

func clip(s string, most int) string {
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}

// inside reads the fields of an object that is itself a field.
func (f *fields) inside(name string, take func(f *fields)) {
	inner := fieldsOf(f.need(name), f.path+name+".")
	if inner.err == nil {
		take(inner)
	}
	f.err = cmp.Or(f.err, inner.err)
}

func (f *fields) has(name string) bool { return f.v.field(name) != nil }

// need returns the field, which must be there.
func (f *fields) need(name string) *value {
	v := f.v.field(name)
	if v == nil {
		f.fail(name, "is missing")
		return &value{}
	}
	return v
}

// whole reads a whole number between low and high.
func (f *fields) whole(name string, v *value, low, high int) int {
	n, err := strconv.Atoi(v.text)
	switch {
	case v.kind == 0: // missing, and already reported
	case v.kind != '0' || err != nil:
		f.fail(name, "must be a whole number, not %s", v.is())
	case n < low || n > high:
		f.fail(name, "%d is outside %d to %d", n, low, high)
	default:
		return n
	}
	return 0
}

func (f *fields) int(name string, low, high int) int {
	return f.whole(name, f.need(name), low, high)
}

func (f *fields) seat(name string) rules.Seat {
	return rules.Seat(f.int(name, 0, rules.MaxSeats-1))
}

func (f *fields) str(name string, v *value) string {
	if v.kind != '"' && v.kind != 0 {
		f.fail(name, "must be a text in quotes, not %s", v.is())
		return ""
	}
	return v.text
}

func (f *fields) text(name string) string { return f.str(name, f.need(name)) }

// maybe reads an optional text.
func (f *fields) maybe(name string) string {
	if !f.has(name) {
		return ""
	}
	return f.text(name)
}

// list returns the items of a list of at most most items.
func (f *fields) list(name string, most int) []value {
	v := f.need(name)
	switch {
	case v.kind == 0:
	case v.kind != '[':
		f.fail(name, "must be a list, not %s", v.is())
	case len(v.items) > most:
		f.fail(name, "has %d items; there can be %d at most", len(v.items), most)
	default:
		return v.items
	}
	return nil
}

// listOf reads a list of at most most items.
func listOf[T any](f *fields, name string, most int, item func(*value) T) []T {
	items := f.list(name, most)
	out := make([]T, len(items))
	for i := range items {
		out[i] = item(&items[i])
	}
	return out
}

func (f *fields) ints(name string) []int {
	return listOf(f, name, rules.MaxSeats, func(v *value) int { return f.whole(name, v, -1<<31, 1<<31-1) })
}

// bids reads a list of bids, in which null is [HiddenBid].
func (f *fields) bids(name string) []int {
	return listOf(f, name, rules.MaxSeats, func(v *value) int {
		if v.kind == 'n' {
			return HiddenBid
		}
		return f.whole(name, v, 0, 1<<31-1)
	})
}

func (f *fields) bool(name string) bool {
	v := f.v.field(name)
	if v == nil {
		return false
	}
	if v.kind != 't' {
		f.fail(name, "must be true or false, not %s", v.is())
	}
	return v.text == "true"
}

func (f *fields) bools(name string) []bool {
	return listOf(f, name, rules.MaxSeats, func(v *value) bool {
		if v.kind != 't' {
			f.fail(name, "must be a list of true and false, not of %s", v.is())
		}
		return v.text == "true"
	})
}

func (f *fields) texts(name string, most int) []string {
	return listOf(f, name, most, func(v *value) string { return f.str(name, v) })
}

// seats reads a list of seats, in any order, as a set.
func (f *fields) seats(name string) (ss rules.Seats) {
	for _, n := range f.ints(name) {
		s := rules.Seat(min(max(n, 0), rules.MaxSeats))
		if n < 0 || n >= rules.MaxSeats || ss.Has(s) {
			f.fail(name, "seat %d is not a seat, or appears twice", n)
		}
		ss |= s.Set()
	}
	return ss
}

func (f *fields) offers(name string) []rules.Offer {
	texts := f.texts(name, rules.MaxSeats)
	out := make([]rules.Offer, len(texts))
	for i, t := range texts {
		if t == "" {
			continue
		}
		o, err := rules.ParseOffer(t)
		if err != nil {
			f.fail(name, "%v", err)
		}
		out[i] = o
	}
	return out
}

// trump reads an optional trump; it accepts a suit's symbol and lower case.
func (f *fields) trump(name string) rules.Trump {
	if !f.has(name) {
		return rules.Unnamed
	}
	t, err := parseTrump(f.text(name))
	if err != nil {
		f.fail(name, "%v", err)
	}
	return t
}

func parseTrump(s string) (rules.Trump, error) {
	if k, err := cards.ParseSuit(s); err == nil {
		return rules.TrumpOf(k), nil
	}
	return rules.ParseTrump(s)
}

func (f *fields) card(name string) cards.Card {
	if !f.has(name) {
		return 0
	}
	c, err := cards.ParseCard(f.text(name))
	if err != nil {
		f.fail(name, "%v", err)
	}
	return c
}

func (f *fields) set(name, text string) cards.Set {
	cs, err := cards.Parse(text)
	if err != nil {
		f.fail(name, "%v", err)
	}
	return cs
}
