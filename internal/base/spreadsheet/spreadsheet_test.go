package spreadsheet

import (
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestCSV: numbers stay numbers, and no text is a formula.
func TestCSV(t *testing.T) {
	got := string(CSV([][]any{{"name", "points"}, {"Åsa, \"Å\"", -3}, {"", int64(4)}, {"x", 0.25}, {"y", json.Number("-1.50")}}, false))
	if want := "name,points\n\"Åsa, \"\"Å\"\"\",-3\n,4\nx,0.25\ny,-1.50\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	got = string(CSV([][]any{{"a,b", 1.5, json.Number("-1.50"), -3}}, true))
	if want := "\"a,b\";1,5;-1,50;-3\n"; got != want {
		t.Errorf("with a decimal comma: %q, want %q", got, want)
	}
	for _, name := range []string{"=cmd()", "+1", "-1", "@a", "\tx", "\rx", "\n=x", " =x", "\u00a0=x", "\ufeff=x", "＝cmd()", "＋1", "－1", "＠a", "　＝x"} {
		rows := must.Get(csv.NewReader(strings.NewReader(string(CSV([][]any{{name, 1}}, false)))).ReadAll())(t)
		if !strings.HasPrefix(rows[0][0], "'") {
			t.Errorf("%q stays %q", name, rows[0][0])
		}
	}
	for _, name := range []string{"x;=1+1", "x\t=1+1"} { // as some spreadsheets part cells
		if got := string(CSV([][]any{{name, 1}}, false)); got != `"`+name+`",1`+"\n" {
			t.Errorf("%q is not kept whole: %q", name, got)
		}
	}
	for _, name := range []string{"Anna", "a=b", "'a", "1-2", "·k3x7"} {
		if got := text(name); got != name {
			t.Errorf("%q becomes %q", name, got)
		}
	}
}
