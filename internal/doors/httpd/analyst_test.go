package httpd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/doors/analyst"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
)

// TestAnalystAgrees: ninetynine analyse says the same as hints and bid tables on the page, byte for byte.
func TestAnalystAgrees(t *testing.T) {
	s := checked(t, func(o *Options) { o.Advise, o.Bids = bot.Adviser{}.Advise, bot.Bids })
	type advised struct{ Advice json.RawMessage }
	ask := func(line string) string {
		t.Helper()
		var out bytes.Buffer
		must.Do(t, analyst.Run(t.Context(), strings.NewReader(line), &out, analyst.Options{Cores: 1, Now: time.Now}))
		var a advised
		must.Do(t, json.Unmarshal(out.Bytes(), &a))
		if a.Advice == nil {
			t.Fatalf("%.300s is answered with %.300s", line, &out)
		}
		return string(a.Advice)
	}
	g, tbl := s.alone("duel", "club")
	f := s.watch(g.Token, tbl, 0)
	for _, phase := range []string{"lay", "play"} {
		m := f.until("a decision", func(m *message) bool { return m.View.Options.Kind == phase })
		var told struct{ View json.RawMessage }
		must.Do(t, json.Unmarshal(m.text, &told))
		var hint advised
		s.post(g.Token, "/api/tables/"+tbl+"/hint", map[string]any{"id": phase}).want(http.StatusOK).into(&hint)
		if got := ask(fmt.Sprintf(`{"id":"a","what":"plays","variant":"duel","others":["club 1"],"view":%s}`, told.View)); got != string(hint.Advice) {
			t.Errorf("%s: the page is told\n%s\nand over the pipe it is\n%s", phase, hint.Advice, got)
		}
		var a struct{ Act string }
		must.Do(t, json.Unmarshal(hint.Advice, &a))
		g.do(tbl, table.Act, "act", a.Act).want(http.StatusOK)
	}
	body := `{"variant":"duel","deal":"k7f2-9q/3","totals":[90,20],"others":["casual"]}`
	var b advised
	s.send("", "POST", "/api/bids", []byte(body)).want(http.StatusOK).into(&b)
	if got := ask(`{"id":"a","what":"bids",` + body[1:]); got != string(b.Advice) {
		t.Errorf("the page has the bid table\n%.2000s\nand over the pipe it is\n%.2000s", b.Advice, got)
	}
}
