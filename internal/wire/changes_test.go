package wire

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// logs calls do after each event at tables of every variant with random play.
func logs(t testing.TB, do func(s *table.State, e *table.Event)) {
	t.Helper()
	f := must.Get(os.Open("../table/testdata/logs.gz"))(t)
	defer f.Close()
	z := must.Get(gzip.NewReader(f))(t)
	var s *table.State
	games := new(hall.VariantCache)
	for lines := bufio.NewScanner(z); lines.Scan(); {
		first, body, _ := strings.Cut(lines.Text(), " ")
		at, err := strconv.ParseInt(first, 10, 64)
		if err != nil {
			s = table.New(first, games)
			continue
		}
		entry := journal.Entry{Seq: s.Seq + 1, At: at, Body: []byte(body)}
		entry.Hash = journal.Link(s.Head, &entry)
		e := must.Get(s.Append(&entry))(t)
		do(s, e)
	}
}

func value(t testing.TB, text []byte) (v any) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	return v
}

// TestChanges has two seats and a spectator watch tables of every variant, with connections that break:
// the changes give the complete message, and are less than half as long.
func TestChanges(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var before, known [rules.MaxSeats + 1][]byte // on the server, and on the client
	id, whole, told := "", 0, 0
	logs(t, func(s *table.State, e *table.Event) {
		if id != s.ID {
			id, before, known = s.ID, [rules.MaxSeats + 1][]byte{}, [rules.MaxSeats + 1][]byte{}
		}
		for _, viewer := range []rules.Seat{0, rules.Seat(len(s.Chairs) - 1), rules.Nobody} {
			i := min(int(viewer), rules.MaxSeats)
			text := s.AppendMessage(nil, viewer, e)
			if r.IntN(20) == 0 { // the connection breaks
				before[i], known[i] = nil, nil
				if r.IntN(2) == 0 {
					text = s.AppendPresent(nil, viewer)
				}
			}
			sent := text
			if before[i] != nil {
				sent = AppendChanges(nil, before[i], text)
				whole, told = whole+len(text), told+len(sent)
			}
			got, err := Complete(known[i], sent)
			if err != nil {
				t.Fatalf("%v: %s", err, sent)
			}
			if !reflect.DeepEqual(value(t, got), value(t, text)) {
				t.Fatalf("%s\nof\n%s\ncomes to\n%s\nand not to\n%s", sent, before[i], got, text)
			}
			var m Message
			must.Do(t, json.Unmarshal(got, &m))
			before[i], known[i] = text, got
		}
	})
	t.Logf("%d bytes instead of %d", told, whole)
	if told*2 > whole {
		t.Errorf("%d bytes are told as %d", whole, told)
	}
}

// TestSaidOnce: a bot's remark belongs to one message.
func TestSaidOnce(t *testing.T) {
	quiet := []byte(`{"seq":1,"at":2,"event":{"do":"act"},"table":{"match":1}}`)
	said := []byte(`{"seq":2,"at":3,"event":{"do":"act"},"said":{"remark":"praise"},"table":{"match":1}}`)
	for _, x := range [][2][]byte{{quiet, said}, {said, quiet}, {said, said}} {
		sent := AppendChanges(nil, x[0], x[1])
		got, err := Complete(x[0], sent)
		front, _, _ := bytes.Cut(sent, []byte(`"changes":{}`))
		inFull := bytes.Equal(front, bytes.TrimSuffix(x[1], []byte(`"table":{"match":1}}`)))
		if err != nil || !inFull || !reflect.DeepEqual(value(t, got), value(t, x[1])) {
			t.Errorf("%s after %s is sent as %s and comes to %s, %v", x[1], x[0], sent, got, err)
		}
	}
}

// TestComplete: changes that do not fit are an error.
func TestComplete(t *testing.T) {
	for _, c := range []struct{ before, text string }{
		{"", `{"seq":2,"changes":{}}`}, {`{"a":[1]}`, `{"seq":2,"changes":{"a":{"1":2}}}`}, {`{"a":[1]}`, `{"seq":2,"changes":{"a":{"x":2}}}`},
		{`{}`, `{"seq":2,"chan`}, {`{}`, `[]`},
	} {
		var before []byte
		if c.before != "" {
			before = []byte(c.before)
		}
		if got, err := Complete(before, []byte(c.text)); err == nil {
			t.Errorf("%s after %s comes to %s", c.text, c.before, got)
		}
	}
}

// FuzzChanges: the changes from one object to another give the other.
func FuzzChanges(f *testing.F) {
	for _, pair := range [][2]string{
		{`{"a":1,"b":{"c":[1,2]}}`, `{"a":2,"b":{"c":[1,3]}}`}, {`{"a":"x\"}","b":[]}`, `{"b":[{}],"c":"\\"}`}, {`{"a":[[1],{"b":2}]}`, `{"a":[[2],{"b":3}]}`},
		{`{}`, `{}`}, {`{"c":1,"a":2}`, `{"a":2,"c":1}`}, {`{"seq":1,"t":{"a":1}}`, `{"seq":2,"t":{}}`},
	} {
		f.Add([]byte(pair[0]), []byte(pair[1]))
	}
	f.Fuzz(func(t *testing.T, a, b []byte) {
		before, ok := plain(a).(map[string]any)
		if !ok {
			return
		}
		after, ok := plain(b).(map[string]any)
		if !ok {
			return
		}
		was, now := message(before), message(after)
		sent := AppendChanges(nil, was, now)
		got, err := Complete(was, sent)
		if err != nil || !reflect.DeepEqual(value(t, got), value(t, now)) {
			t.Fatalf("%s after %s comes to %s, not to %s: %v", sent, was, got, now, err)
		}
	})
}

// message writes an object like a message, with its own fields first.
func message(fields map[string]any) []byte {
	b := []byte{'{'}
	for _, first := range []bool{true, false} {
		for _, name := range slices.Sorted(maps.Keys(fields)) {
			if own([]byte(name)) == first {
				text, _ := json.Marshal(map[string]any{name: fields[name]})
				b = append(append(b, text[1:len(text)-1]...), ',')
			}
		}
	}
	return append(bytes.TrimSuffix(b, []byte{','}), '}')
}

// plain reads a value without nulls, which messages do not have.
func plain(text []byte) any {
	var v any
	if json.Unmarshal(text, &v) != nil || bytes.Contains(text, []byte("null")) || bytes.Contains(text, []byte("changes")) {
		return nil
	}
	return v
}

func BenchmarkChanges(b *testing.B) {
	var texts [][]byte
	logs(b, func(s *table.State, e *table.Event) {
		if s.ID == "standard" {
			texts = append(texts, s.AppendMessage(nil, 0, e))
		}
	})
	room := make([]byte, 0, 4096)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		n = n%(len(texts)-1) + 1
		AppendChanges(room, texts[n-1], texts[n])
	}
}
