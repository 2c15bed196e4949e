package wire

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"strconv"
)

// AppendChanges appends a message as its changes against the previous message of the same stream: its
// number, time and event in full, and in changes a merge patch (RFC 7396) that turns the rest of the
// previous message into the rest of this one. In the patch, an object in place of an array changes
// elements by index. Both texts must be complete messages without blanks, beginning with the fields that
// belong to one message only; no value is null, and an array in one is not an object in the other.
func AppendChanges(b, before, after []byte) []byte {
	d := diff{was: before, i: lasting(before), now: after, j: lasting(after)}
	if b = append(b, after[:d.j]...); d.j > 1 && after[d.j] == '}' {
		b = append(b, ',')
	}
	d.text = append(b, `"changes":`...)
	d.object()
	return append(d.text, '}')
}

// lasting returns where the fields begin that carry over to the next message.
func lasting(text []byte) int {
	i := 1
	for text[i] == '"' {
		end := skip(text, i)
		if !own(text[i+1 : end-1]) {
			break
		}
		i = next(text, skip(text, end+1))
	}
	return i
}

// own reports whether a field belongs to one message only.
func own(name []byte) bool {
	switch string(name) {
	case "seq", "at", "event", "settings", "host", "talk", "said":
		return true
	}
	return false
}

// skip returns the end of the value or name that begins at i.
func skip(text []byte, i int) int {
	for depth := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			i = quoteEnd(text, i)
			if depth == 0 {
				return i + 1
			}
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return i + 1
			}
			if depth < 0 {
				return i
			}
		case ',', ':':
			if depth == 0 {
				return i
			}
		}
	}
	return i
}

// quoteEnd returns where the string ends that begins at i: its last quote.
func quoteEnd(text []byte, i int) int {
	for {
		i += 1 + bytes.IndexByte(text[i+1:], '"')
		escapes := 0
		for text[i-1-escapes] == '\\' {
			escapes++
		}
		if escapes%2 == 0 {
			return i
		}
	}
}

// next returns the start of the field or element after the one that ends at i, or the end.
func next(text []byte, i int) int {
	if text[i] == ',' {
		i++
	}
	return i
}

// A diff passes through two texts in parallel, once, and writes the patch from the first to the second.
type diff struct {
	text     []byte // the patch
	was, now []byte
	i, j     int // positions in them
}

// name writes the name of the next field of an object, including its quotes.
func (d *diff) name(name []byte) {
	if d.text[len(d.text)-1] != '{' {
		d.text = append(d.text, ',')
	}
	d.text = append(append(d.text, name...), ':')
}

// object writes the patch for an object, from its first field on, and reports whether it changes
// anything. Both versions have their fields in the same order.
func (d *diff) object() bool {
	start := len(d.text)
	d.text = append(d.text, '{')
	for d.pass(); d.now[d.j] != '}'; d.pass() {
		end := skip(d.now, d.j)
		name := d.now[d.j:end]
		d.j = end + 1
		if d.find(name) {
			d.change(name)
			d.i = next(d.was, d.i)
		} else {
			d.name(name)
			end = skip(d.now, d.j)
			d.text = append(d.text, d.now[d.j:end]...)
			d.j = end
		}
		d.j = next(d.now, d.j)
	}
	for d.was[d.i] != '}' {
		d.gone()
	}
	d.i, d.j = d.i+1, d.j+1
	d.text = append(d.text, '}')
	return len(d.text) > start+2
}

// pass moves past the next fields of an object that are the same in both texts: most are.
func (d *diff) pass() {
	was, now := d.was[d.i:], d.now[d.j:]
	same := 0
	for least := min(len(was), len(now)); same+8 <= least && binary.LittleEndian.Uint64(was[same:]) == binary.LittleEndian.Uint64(now[same:]); {
		same += 8
	}
	passed := 0
	for now[passed] == '"' {
		end := skip(now, skip(now, passed)+1)
		if end >= same {
			break
		}
		passed = next(now, end)
	}
	d.i, d.j = d.i+passed, d.j+passed
}

// find moves to the old value of a field; fields skipped on the way are removed. Without an old value it
// stays in place and reports false.
func (d *diff) find(name []byte) bool {
	for i := d.i; d.was[i] != '}'; {
		end := skip(d.was, i)
		if bytes.Equal(d.was[i:end], name) {
			for d.i < i {
				d.gone()
			}
			d.i = end + 1
			return true
		}
		i = next(d.was, skip(d.was, end+1))
	}
	return false
}

// gone writes the removal of a field.
func (d *diff) gone() {
	end := skip(d.was, d.i)
	d.name(d.was[d.i:end])
	d.text = append(d.text, "null"...)
	d.i = next(d.was, skip(d.was, end+1))
}

// change writes a field, or an element by its number, if it has changed.
func (d *diff) change(name []byte) {
	start := len(d.text)
	d.name(name)
	if !d.value() {
		d.text = d.text[:start]
	}
}

// value writes the patch for a value, and reports whether it changed.
func (d *diff) value() bool {
	if first := d.was[d.i]; first == d.now[d.j] {
		switch first {
		case '{':
			d.i, d.j = d.i+1, d.j+1
			return d.object()
		case '[':
			return d.array()
		}
	}
	was, now := d.was[d.i:skip(d.was, d.i)], d.now[d.j:skip(d.now, d.j)]
	d.i, d.j = d.i+len(was), d.j+len(now)
	d.text = append(d.text, now...)
	return !bytes.Equal(was, now)
}

// array writes the patch for an array: as a whole, if its length or all of it changed.
func (d *diff) array() bool {
	start, first := len(d.text), d.j
	d.text = append(d.text, '{')
	d.i, d.j = d.i+1, d.j+1
	for n := int64(0); d.was[d.i] != ']' && d.now[d.j] != ']'; n++ {
		var room [24]byte
		d.change(append(strconv.AppendInt(append(room[:0], '"'), n, 10), '"'))
		d.i, d.j = next(d.was, d.i), next(d.now, d.j)
	}
	d.text = append(d.text, '}')
	alike := d.was[d.i] == ']' && d.now[d.j] == ']'
	d.i, d.j = closing(d.was, d.i), closing(d.now, d.j)
	if alike && len(d.text)-start < max(d.j-first, 3) {
		return len(d.text) > start+2
	}
	d.text = append(d.text[:start], d.now[first:d.j]...)
	return true
}

// closing returns the end of an array, given the position of one of its elements.
func closing(text []byte, i int) int {
	for text[i] != ']' {
		i = next(text, skip(text, i))
	}
	return i + 1
}

// ErrChanges says that changes do not fit the message before them.
var ErrChanges = errors.New("the changes do not fit the message before")

// Complete returns the complete message for a text of a stream, which may consist of
// changes against the previous message. The previous message is complete, or nil if
// there is none.
func Complete(before, text []byte) ([]byte, error) {
	m, err := read(text)
	if err != nil {
		return nil, err
	}
	changes, ok := m["changes"]
	if !ok {
		return text, nil
	}
	if before == nil {
		return nil, ErrChanges
	}
	was, err := read(before)
	if err != nil {
		return nil, err
	}
	merged, err := merge(was, changes)
	if err != nil {
		return nil, err
	}
	all, ok := merged.(map[string]any)
	if !ok {
		return nil, ErrChanges
	}
	maps.DeleteFunc(all, func(name string, _ any) bool { return own([]byte(name)) })
	delete(m, "changes")
	maps.Copy(all, m)
	return json.Marshal(all)
}

// read reads an object, keeping numbers as written.
func read(text []byte) (object map[string]any, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return object, d.Decode(&object)
}

// merge returns the value that results from a patch to the previous one, which it
// may change.
func merge(before, patch any) (any, error) {
	changes, ok := patch.(map[string]any)
	if !ok {
		return patch, nil
	}
	if list, ok := before.([]any); ok {
		for name, change := range changes {
			i, err := strconv.Atoi(name)
			if err != nil || i < 0 || i >= len(list) {
				return nil, fmt.Errorf("%w: there is no element %q", ErrChanges, name)
			}
			if list[i], err = merge(list[i], change); err != nil {
				return nil, err
			}
		}
		return list, nil
	}
	now, ok := before.(map[string]any)
	if !ok {
		now = map[string]any{}
	}
	for name, change := range changes {
		if change == nil {
			delete(now, name)
			continue
		}
		value, err := merge(now[name], change)
		if err != nil {
			return nil, err
		}
		now[name] = value
	}
	return now, nil
}
