package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

// AppendChanges appends the message after another one of the same stream as
// what has changed: its number, its moment and its event as they are, and in
// changes a merge patch (RFC 7396) that makes the rest of it from the rest of
// the message before. There an object in place of an array changes elements
// by their number. Both texts are complete messages, without blanks.
func AppendChanges(b, before, after []byte) []byte {
	b = append(b, '{')
	for rest := begin(after); rest.next(); {
		if own(rest.name) {
			b = append(appendName(b, rest.name), rest.value...)
		}
	}
	b = appendName(b, []byte("changes"))
	return append(appendPatch(b, before, after, own), '}')
}

// own reports whether a field is of one message, and says nothing of the next.
func own(name []byte) bool {
	switch string(name) {
	case "seq", "at", "event", "settings", "host", "talk":
		return true
	}
	return false
}

// A walk goes through the fields of a JSON object, or the elements of an
// array, which have no names. This program has written it, without blanks.
type walk struct {
	text        []byte
	at          int
	name, value []byte
}

func begin(text []byte) walk { return walk{text: text} }

// next goes to the next field; false if there is none.
func (w *walk) next() bool {
	if w.at++; w.at >= len(w.text)-1 {
		return false
	}
	if w.text[0] == '{' {
		end := skip(w.text, w.at)
		w.name, w.at = w.text[w.at+1:end-1], end+1
	}
	end := skip(w.text, w.at)
	w.value, w.at = w.text[w.at:end], end
	return true
}

// find goes to the field of the name; false, and where it was, if there is
// none from there on.
func (w *walk) find(name []byte) bool {
	for ahead := *w; ahead.next(); {
		if bytes.Equal(ahead.name, name) {
			*w = ahead
			return true
		}
	}
	return false
}

// skip returns where the value ends that begins at i.
func skip(text []byte, i int) int {
	for depth := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
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

// appendName appends the name of the next field of an object.
func appendName(b, name []byte) []byte {
	if b[len(b)-1] != '{' {
		b = append(b, ',')
	}
	return append(append(append(b, '"'), name...), `":`...)
}

// appendPatch appends what makes an object the one that it is now. Both have
// their fields in one order.
func appendPatch(b, before, after []byte, but func(name []byte) bool) []byte {
	b = append(b, '{')
	was, now := begin(before), begin(after)
	for now.next() {
		if but(now.name) {
			continue
		}
		gone := was
		if !was.find(now.name) {
			b = append(appendName(b, now.name), now.value...)
			continue
		}
		for gone.next() && gone.at < was.at {
			b = appendGone(b, gone.name, but)
		}
		if !bytes.Equal(was.value, now.value) {
			b = appendValue(appendName(b, now.name), was.value, now.value)
		}
	}
	for was.next() {
		b = appendGone(b, was.name, but)
	}
	return append(b, '}')
}

func appendGone(b, name []byte, but func(name []byte) bool) []byte {
	if but(name) {
		return b
	}
	return append(appendName(b, name), "null"...)
}

func none([]byte) bool { return false }

// appendValue appends what makes a value the one that it is now.
func appendValue(b, before, after []byte) []byte {
	switch {
	case before[0] == '{' && after[0] == '{':
		return appendPatch(b, before, after, none)
	case before[0] != '[' || after[0] != '[' || length(before) != length(after):
		return append(b, after...)
	}
	start := len(b)
	b = append(b, '{')
	was, now := begin(before), begin(after)
	for i := int64(0); was.next() && now.next(); i++ {
		if !bytes.Equal(was.value, now.value) {
			var room [20]byte
			b = appendValue(appendName(b, strconv.AppendInt(room[:0], i, 10)), was.value, now.value)
		}
	}
	if b = append(b, '}'); len(b)-start >= len(after) {
		return append(b[:start], after...)
	}
	return b
}

// length returns how many elements an array has.
func length(text []byte) (n int) {
	for w := begin(text); w.next(); {
		n++
	}
	return n
}

// ErrChanges says that changes do not fit the message before them.
var ErrChanges = errors.New("the changes do not fit the message before")

// Complete returns the complete message that a text of a stream stands for,
// which may have changes to the message before it. That one is complete, or
// nil if there is none.
func Complete(before, text []byte) ([]byte, error) {
	var m map[string]json.RawMessage
	if err := json.Unmarshal(text, &m); err != nil {
		return nil, err
	}
	changes, ok := m["changes"]
	if !ok {
		return text, nil
	}
	if before == nil {
		return nil, ErrChanges
	}
	rest, err := merge(before, changes)
	if err != nil {
		return nil, err
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(rest, &all); err != nil {
		return nil, err
	}
	for name := range all {
		if own([]byte(name)) {
			delete(all, name)
		}
	}
	delete(m, "changes")
	for name, value := range m {
		all[name] = value
	}
	return json.Marshal(all)
}

// merge returns the value that a patch makes of the one before.
func merge(before, patch json.RawMessage) (json.RawMessage, error) {
	if patch[0] != '{' {
		return patch, nil
	}
	var changes map[string]json.RawMessage
	if err := json.Unmarshal(patch, &changes); err != nil {
		return nil, err
	}
	if len(before) > 0 && before[0] == '[' {
		return mergeArray(before, changes)
	}
	now := map[string]json.RawMessage{}
	if len(before) > 0 && before[0] == '{' {
		if err := json.Unmarshal(before, &now); err != nil {
			return nil, err
		}
	}
	for name, change := range changes {
		if string(change) == "null" {
			delete(now, name)
			continue
		}
		value, err := merge(now[name], change)
		if err != nil {
			return nil, err
		}
		now[name] = value
	}
	return json.Marshal(now)
}

func mergeArray(before json.RawMessage, changes map[string]json.RawMessage) (json.RawMessage, error) {
	var now []json.RawMessage
	if err := json.Unmarshal(before, &now); err != nil {
		return nil, err
	}
	for name, change := range changes {
		i, err := strconv.Atoi(name)
		if err != nil || i < 0 || i >= len(now) {
			return nil, fmt.Errorf("%w: there is no element %q", ErrChanges, name)
		}
		if now[i], err = merge(now[i], change); err != nil {
			return nil, err
		}
	}
	return json.Marshal(now)
}
