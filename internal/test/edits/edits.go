// Package edits makes inputs that are almost right.
package edits

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// values replace others.
var values = []any{
	nil, true, false, []any{}, map[string]any{}, "", "none", "nines", "C", "AS", "6C 7C", "joker", "pass", "declare 3", "reveal", "lay", "offer", "name", "play", "over",
	0, 1, 2, 3, 4, 5, 9, 12, 13, 14, -1, 99, 127, 128, 255, 256, 1.5, 65535, 1 << 31, json.Number("99999999999999999999"),
}

// JSON returns the text with one to three of its values replaced, removed, doubled or put into another order.
func JSON(t testing.TB, r *rand.Rand, text []byte) []byte {
	t.Helper()
	from := json.NewDecoder(bytes.NewReader(text))
	from.UseNumber()
	var tree any
	must.Do(t, from.Decode(&tree))
	for range 1 + r.IntN(3) {
		tree = edit(r, tree)
	}
	return must.Get(json.Marshal(tree))(t)
}

func edit(r *rand.Rand, x any) any {
	if r.IntN(5) > 0 { // deeper, if there is anything
		switch x := x.(type) {
		case map[string]any:
			if names := slices.Sorted(maps.Keys(x)); len(names) > 0 {
				name := names[r.IntN(len(names))]
				if r.IntN(8) == 0 {
					delete(x, name)
				} else {
					x[name] = edit(r, x[name])
				}
				return x
			}
		case []any:
			if i := r.IntN(len(x) + 1); i < len(x) {
				x[i] = edit(r, x[i])
				return x
			}
		}
	}
	switch x := x.(type) {
	case []any:
		return list(r, x)
	case json.Number:
		if n, err := x.Int64(); err == nil && r.IntN(2) == 0 {
			return n + int64(r.IntN(5)) - 2
		}
	case string:
		if r.IntN(2) == 0 {
			words := list(r, strings.Fields(x))
			return strings.Join(words, " ")
		}
	case bool:
		return !x
	}
	return values[r.IntN(len(values))]
}

// list returns a list with other items.
func list[T any](r *rand.Rand, x []T) []T {
	if len(x) == 0 {
		return x
	}
	i := r.IntN(len(x))
	switch r.IntN(4) {
	case 0:
		return nil
	case 1:
		return slices.Delete(slices.Clone(x), i, i+1)
	case 2:
		return append(slices.Clone(x), x[i])
	}
	x = slices.Clone(x)
	j := r.IntN(len(x))
	x[i], x[j] = x[j], x[i]
	return x
}
