package report

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/internal/lab"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A teller is greedy and states chances that depend on its highest card alone.
type teller struct{ netless.Greedy }

func (t *teller) Forecast(_ context.Context, v *match.View, _ rules.Action) (chances [rules.MaxSeats]float64, _ error) {
	for i := range chances {
		chances[i] = 0.35 + float64(v.Aside[v.Seat].Highest()%16)/40
	}
	return chances, nil
}

// counted simulates deals of tellers, by house rules unless rule is empty.
func counted(t *testing.T, rule string, plan lab.Plan) Simulation {
	t.Helper()
	v, changes, err := record.ParseVariant([]byte(rule))
	must.Do(t, err)
	plan.Game = must.Get(rules.New(v))(t)
	plan.Changes, plan.Players, plan.Seed, plan.Findings, plan.Workers = changes, []string{"greedy"}, "pictures <&>", true, 2
	plan.Bots.Open = func(string) (bot.Bot, error) { return new(teller), nil }
	r := must.Get(lab.Simulate(t.Context(), plan))(t)
	return Simulation{Report: r, Rules: &v}
}

// inside checks that no text leaves its picture, as far as the width of text can be estimated, and
// that no two texts of one line meet.
func inside(t *testing.T, name string, svg []byte) {
	t.Helper()
	type span struct {
		from, to float64
		text     string
	}
	lines := map[string][]span{}
	var wide, high, offset float64
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		at := map[string]string{}
		for _, a := range e.Attr {
			at[a.Name.Local] = a.Value
		}
		number := func(key string) float64 { x, _ := strconv.ParseFloat(at[key], 64); return x }
		switch e.Name.Local {
		case "svg":
			wide, high, offset = max(wide, number("width")), max(high, number("height")), number("y")
		case "text":
			var text string
			must.Do(t, d.DecodeElement(&text, &e))
			size := cmp.Or(number("font-size"), 13)
			w := textWidth(text, size)
			s := span{number("x"), number("x") + w, text}
			switch at["text-anchor"] {
			case "middle":
				s = span{s.from - w/2, s.from + w/2, text}
			case "end":
				s = span{s.from - w, s.from, text}
			}
			if y := number("y") + offset; s.from < 0 || s.to > wide || y < size || y > high {
				t.Errorf("%s: %q stands outside, at %v to %v, %v", name, text, s.from, s.to, y)
			}
			key := fmt.Sprint(offset, at["y"])
			for _, o := range lines[key] {
				if o.from < s.to && s.from < o.to {
					t.Errorf("%s: %q meets %q", name, o.text, text)
				}
			}
			lines[key] = append(lines[key], s)
		}
	}
}

// TestFindings draws and writes all topics, with names that have XML in them, and compares with
// golden files.
func TestFindings(t *testing.T) {
	deals := lab.Plan{Deals: 400, Compared: true}
	standard := counted(t, `{"variant":"standard"}`, deals)
	house := counted(t, `{"variant":"standard","id":"odd","name":"a <b> & \"c\"","offers":{"declare":20,"reveal":0}}`, deals)
	bare := counted(t, `{"variant":"standard","id":"bare","name":"nothing at all, as long as it may be called","order":["lay","play"],"offers":{"how":"none","declare":0,"reveal":0}}`, deals)
	all, err := ParseTopics("all")
	must.Do(t, err)
	drawn(t, "findings.svg", FindingsCharts([]Simulation{standard}, all))
	inside(t, "findings.svg", FindingsCharts([]Simulation{standard}, all))
	matches := lab.Plan{Matches: 8}
	var fair []Simulation
	for _, id := range []string{"dummy", "five", "duel", "nobid"} {
		fair = append(fair, counted(t, `{"variant":"`+id+`"}`, matches))
	}
	fair = append(fair, house, bare, counted(t, `{"variant":"four"}`, lab.Plan{Deals: 1})) // without a game
	topic, _ := ParseTopics("fair")
	drawn(t, "fair.svg", FindingsCharts(fair, topic))
	inside(t, "fair.svg", FindingsCharts(fair, topic))
	done := []Simulation{standard, house, bare}
	for i := 1; i < 3; i++ {
		done[i].Compared = must.Get(lab.Compare(&standard.Report, &done[i].Report))(t)
	}
	drawn(t, "compared.svg", ComparisonChart(done))
	inside(t, "compared.svg", ComparisonChart(done))
	p := &Page{Width: 80, Markdown: true}
	Findings(p, done[:1], all)
	Findings(p, fair, topic)
	Comparisons(p, done)
	golden(t, "findings.md", p.Bytes())
}

func golden(t *testing.T, name string, text []byte) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		must.Do(t, os.WriteFile(file, text, 0o666))
	}
	if want, err := os.ReadFile(file); err != nil || !bytes.Equal(want, text) {
		t.Errorf("%s differs (%v); look at it, and if it is right run the test with -update", name, err)
	}
}

// TestTooFew checks that there are no pictures without enough data, rather than wrong ones.
func TestTooFew(t *testing.T) {
	one := counted(t, `{"variant":"standard"}`, lab.Plan{Deals: 1})
	all, _ := ParseTopics("bid,trump,confuse,told,fair")
	svg := FindingsCharts([]Simulation{one}, all)
	for _, bad := range []string{"NaN", "Inf", "What is bid"} {
		if bytes.Contains(svg, []byte(bad)) {
			t.Errorf("a picture of one deal has %q", bad)
		}
	}
	inside(t, "one deal", svg)
	if ComparisonChart([]Simulation{one}) != nil {
		t.Error("compared with nothing")
	}
}

// TestKept checks that a report on stored results is the same as the report on the results.
func TestKept(t *testing.T) {
	done := []Simulation{counted(t, `{"variant":"dummy","id":"ours","game":{"target":60}}`, lab.Plan{Deals: 90})}
	by := must.Get(bot.Made("greedy"))(t)
	text := must.Get(EncodeSimulations(&by, done))(t)
	again := must.Get(DecodeSimulations(text))(t)
	if !reflect.DeepEqual(*again[0].By, by) {
		t.Errorf("made by %v, kept as %v", by, again[0].By)
	}
	earlier := regexp.MustCompile(`"madeBy":\{.*?\]\}`).ReplaceAll(text, []byte(`"madeBy":{"build":"x","levels":4,"others":2,"nets":"00"}`))
	if got := must.Get(DecodeSimulations(earlier))(t)[0].By; got.Build != "x" || !slices.Equal(got.Players, by.Players) {
		t.Errorf("what a program of November 2026 kept was made by %v", got)
	}
	var file struct{ Results json.RawMessage }
	must.Do(t, json.Unmarshal(text, &file))
	if early := must.Get(DecodeSimulations(file.Results))(t); early[0].By != nil || early[0].Deals != done[0].Deals {
		t.Error("what early programs kept is not read")
	}
	all, _ := ParseTopics("all")
	var pages [2]Page
	for i, s := range [][]Simulation{done, again} {
		pages[i].Markdown = true
		Findings(&pages[i], s, all)
	}
	if !bytes.Equal(pages[0].Bytes(), pages[1].Bytes()) || !bytes.Equal(FindingsCharts(done, all), FindingsCharts(again, all)) {
		t.Error("kept results are reported on otherwise")
	}
	if !reflect.DeepEqual(done[0].Findings.Cards, again[0].Findings.Cards) {
		t.Error("cards differ")
	}
	for _, bad := range []string{``, `{}`, `[{"findings":{"cards":[{"card":"XX"}]}}]`, `[{"findings":{"cards":[{"card":"AS KS"}]}}]`, `[{"findings":{}}]`} {
		if _, err := DecodeSimulations([]byte(bad)); err == nil {
			t.Errorf("%s is read", bad)
		}
	}
}

func TestPictured(t *testing.T) {
	names := PicturedTopics()
	if !slices.Equal(names, []string{"trump", "bid", "confuse", "told", "fair"}) {
		t.Error(names)
	}
	yes, _ := ParseTopics("seat,fair")
	no, _ := ParseTopics("seat,games")
	if !Pictured(yes) || Pictured(no) {
		t.Error("topics with and without a picture are mixed up")
	}
	if _, err := ParseTopics("bids"); err == nil || !strings.Contains(err.Error(), "told") {
		t.Error(err)
	}
}

// TestTogether: results are reported on together if the same play counted them, whatever the builds.
func TestTogether(t *testing.T) {
	maker := func(build string, edition int, nets string) *bot.Maker {
		return &bot.Maker{Build: build, Players: []bot.Player{{Name: "net", Edition: edition, Net: nets}}}
	}
	early := maker("early", 0, "")
	early.Levels, early.Others, early.Nets, early.Players = 9, 1, "00", nil
	early.Name([]string{"net", "net"})
	other := &bot.Maker{Build: "c", Players: []bot.Player{{Name: "greedy", Edition: 2}}}
	a := maker("a", 1, "00")
	for _, other := range []*bot.Maker{maker("a", 2, "00"), maker("a", 1, "01"), nil} {
		if CheckTogether(a, other) == nil || CheckTogether(other, a) == nil {
			t.Errorf("%v and %v are mixed", a, other)
		}
	}
	if err := errors.Join(CheckTogether(a, maker("b", 1, "00")), CheckTogether(a, early), CheckTogether(other, a), CheckTogether(nil, nil)); err != nil {
		t.Error(err)
	}
	if by := Makers([]Simulation{{By: a}, {By: maker("b", 1, "00")}, {By: other}, {By: a}}); by.Build != "a and b and c" || len(by.Players) != 2 {
		t.Errorf("both were made by %v", by)
	}
}
