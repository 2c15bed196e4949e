package page

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/spreadsheet"
	"ninetynine/internal/test/must"
)

// TestNames: the page writes names as the server stores them, and says of the same ones that nobody can read them.
func TestNames(t *testing.T) {
	names := []string{
		"Anna", "  Anna \t Bo\n", "Jose\u0301", "ไก่", "हिन्दी", "\u0085 Anna\u00a0\u2003Bo\u3000", "Anna\ufeff", "", "   ", "!?", "\u3164", "\u115f\u1160", "\u034f", "١", "½", "💛",
	}
	var got []struct {
		Tidy     string
		Readable bool
	}
	must.Do(t, json.Unmarshal([]byte(runModule(t, `
		const { readable, tidy } = await import(pathToFileURL(process.argv[1]));
		console.log(JSON.stringify(JSON.parse(process.argv[2]).map((n) => ({ tidy: tidy(n), readable: readable(tidy(n)) }))));`,
		filepath.Join("static", "app", "base", "names.js"), string(must.Get(json.Marshal(names))(t)))), &got))
	for i, name := range names {
		stored, err := letters.Name(name, 24)
		if err == nil && (stored != got[i].Tidy || !got[i].Readable) || got[i].Readable && strings.Trim(name, " \u3164\u115f\u1160\u034f!?💛") == "" {
			t.Errorf("%q: the page has %+v, the server %q, %v", name, got[i], stored, err)
		}
	}
}

// TestCSV: the page writes a table as package spreadsheet does, but for quotes and the ends of lines.
func TestCSV(t *testing.T) {
	rows := [][]any{{"name", "points"}, {"Åsa", -3}}
	for _, begin := range []string{"=", "+", "-", "@", "\t", "\r", "\n", " =", "\u00a0=", "\ufeff=", "\u200b=", "＝", "＋", "－", "＠", "　＝", "a=", "'", "·", "1-"} {
		rows = append(rows, []any{begin + "x", 1})
	}
	out := runModule(t, `
		const { csvOf } = await import(pathToFileURL(process.argv[1]));
		console.log(JSON.stringify([false, true].map((comma) => csvOf(JSON.parse(process.argv[2]), comma))));`,
		filepath.Join("static", "app", "base", "output.js"), string(must.Get(json.Marshal(rows))(t)))
	var got []string
	must.Do(t, json.Unmarshal([]byte(out), &got))
	for k, comma := range []bool{false, true} {
		for i, row := range strings.Split(strings.TrimSuffix(got[k], "\r\n"), "\r\n") {
			is := strings.NewReplacer(`"`, "").Replace(row)
			if want := strings.NewReplacer(`"`, "").Replace(strings.TrimSuffix(string(spreadsheet.CSV(rows[i:i+1], comma)), "\n")); is != want {
				t.Errorf("%q, want %q", is, want)
			}
		}
		if len(got[k]) < 2*len(rows) {
			t.Error(fmt.Sprint("too little: ", got[k]))
		}
	}
}
