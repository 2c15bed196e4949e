package record

import (
	"bytes"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

func schema(t *testing.T, name string) func(line []byte) error {
	t.Helper()
	s := must.Get(jsonschema.NewCompiler().Compile("../docs/" + name))(t)
	return func(line []byte) error {
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(line))
		if err != nil {
			return err
		}
		return s.Validate(v)
	}
}

func TestRecordSchema(t *testing.T) {
	valid := schema(t, "record.schema.json")
	records := examples(t)
	for _, v := range rules.Catalogue() {
		m := open(t, v.ID, 0, match.Limit{Deals: 30, Games: 1})
		h := header(m)
		h.Seed = "schema"
		records[v.ID] = play(m, h, 2, func(*match.State) {})
	}
	for _, id := range []string{"standard", "classic", "nines", "dummy-penguin"} {
		records["pad "+id] = pad(t, id, 30)
	}
	records["fair"] = append(fair(t, "standard", 2, nil), AppendAbandoned(nil)...)
	for name, b := range records {
		for line := range bytes.Lines(b) {
			must.Do(t, valid(line), name, line)
		}
	}
	for _, line := range []string{
		`{}`, `[]`, `{"seat":0}`, `{"seat":5,"act":"pass"}`, `{"seat":0,"act":"play 13C"}`, `{"seat":0,"act":"bid 4"}`,
		`{"ninetynine":2,"variant":"standard","seats":["A","B","C"],"first":0}`, `{"ninetynine":1,"variant":"standard","seats":["A","B","C"]}`,
		`{"deal":0,"game":0,"dealer":0,"trump":"X","hands":["",""]}`, `{"score":{"bids":[1,2]}}`, `{"end":{}}`, `{"end":{"reason":"bored"}}`,
		`{"game":0}`, `{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0,"pad":1}`, `{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0,"brought":"yes"}`, `{"score":{"bids":[1,2],"tricks":[null,2],"made":[true,true],"premium":["",""],"points":[1,2],"totals":[1,2]}}`,
		`{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0,"session":{}}`,
		`{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0,"act":"pass"}`,
		`{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0,"seed":"1","commit":"` + strings.Repeat("0a", 32) + `"}`,
	} {
		if valid([]byte(line)) == nil {
			t.Errorf("the schema allows %s", line)
		}
	}
}

func TestViewSchema(t *testing.T) {
	valid := schema(t, "view.schema.json")
	for _, v := range rules.Catalogue() {
		m := open(t, v.ID, 0, match.Limit{Deals: 2})
		n := 0
		check := func(s *match.State) {
			n++
			var v match.View
			m.View(s, seatOrNobody(n%(m.Game.Seats()+1), m), &v)
			if text := AppendView(nil, m, &v, uint64(n)); valid(text) != nil {
				t.Fatalf("%s: %v", text, valid(text))
			}
		}
		s := m.Start()
		check(&s)
		play(m, header(m), 8, check)
	}
	m := open(t, "standard", 0, match.Limit{})
	s := m.Start()
	var v match.View
	m.View(&s, 0, &v)
	text := string(AppendView(nil, m, &v, 1))
	for _, change := range []string{`"view":2`, `"view":1,"secret":"AC"`, `"view":1,"phase":"play"`} {
		if valid([]byte(strings.Replace(text, `"view":1`, change, 1))) == nil {
			t.Errorf("the schema allows %s", change)
		}
	}
}

func seatOrNobody(i int, m *match.Match) rules.Seat {
	if i == m.Game.Seats() {
		return rules.Nobody
	}
	return rules.Seat(i)
}
