package page

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/match"
	"ninetynine/record"
)

// A moment is what the person sees of the lesson's deal after an act, and the act.
type moment struct {
	seat int
	act  string
	view lessonView
}

type lessonView struct {
	Phase   string   `json:"phase"`
	Trump   string   `json:"trump"`
	Bid     int      `json:"bid"`
	Won     []int    `json:"won"`
	Points  []int    `json:"points"`
	Made    []bool   `json:"made"`
	Next    string   `json:"next"`
	Void    []string `json:"void"`
	Options *struct {
		Kind string `json:"kind"`
		From string `json:"from"`
	} `json:"options"`
}

// lessonDeals referees the lesson's record and returns its deals, act by act, like
// lesson.js.
func lessonDeals(t *testing.T) [][]moment {
	t.Helper()
	text, err := files.ReadFile("static/lesson/first.99.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	replay, err := record.NewReplay(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	var deals [][]moment
	for {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal("the lesson's record is refused: ", err)
		}
		line := struct {
			Seat int
			Act  string
		}{Seat: -1}
		if err := json.Unmarshal(step.Line.Text, &line); err != nil {
			t.Fatal(err)
		}
		switch {
		case step.Line.Kind == record.DealLine:
			deals = append(deals, nil)
		case line.Act == "":
			continue
		}
		var seen match.View
		step.Match.View(step.State, 0, &seen)
		m := moment{seat: line.Seat, act: line.Act}
		if err := json.Unmarshal(record.AppendView(nil, step.Match, &seen, 0), &m.view); err != nil {
			t.Fatal(err)
		}
		deals[len(deals)-1] = append(deals[len(deals)-1], m)
	}
	if s := replay.Stats(); s.Matches != 1 || s.Unfinished != 0 {
		t.Errorf("the lesson's record has %+v", s)
	}
	return deals
}

// wanted is the next act of the person's seat, found as in lesson.js.
func wanted(deal []moment, at int) string {
	if i := slices.IndexFunc(deal[at+1:], func(m moment) bool { return m.seat == 0 }); i >= 0 {
		return deal[at+1+i].act
	}
	return ""
}

// TestLesson: every step of the lesson is a moment of its record; where the person
// has to act, the record has that act.
func TestLesson(t *testing.T) {
	deals := lessonDeals(t)
	script, err := os.ReadFile("static/app/lesson.js")
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`\{ chapter: "\w+", say: "(\w+)", deal: (\d+), at: (\d+)(.*) \},`)
	steps := line.FindAllStringSubmatch(string(script), -1)
	if len(steps) < 20 {
		t.Fatalf("lesson.js has %d steps", len(steps))
	}
	for _, s := range steps {
		deal, _ := strconv.Atoi(s[2])
		at, _ := strconv.Atoi(s[3])
		if deal >= len(deals) || at >= len(deals[deal]) {
			t.Errorf("%s: the record has no act %d of deal %d", s[1], at, deal)
			continue
		}
		here := deals[deal][at].view
		for _, kind := range []string{"lay", "play"} {
			does := strings.Contains(s[4], `does: "`+kind+`"`)
			if does && (here.Options == nil || here.Options.Kind != kind) {
				t.Errorf("%s: nothing is to be done by %s", s[1], kind)
			} else if act := wanted(deals[deal], at); does && !strings.HasPrefix(act, kind+" ") {
				t.Errorf("%s: the record goes on with %q", s[1], act)
			}
		}
		if strings.Contains(s[4], "lies: true") && (at == 0 || slices.Equal(here.Won, deals[deal][at-1].view.Won)) {
			t.Errorf("%s: no trick has just been completed", s[1])
		}
		if strings.Contains(s[4], `leaf: "account"`) && here.Phase != "over" {
			t.Errorf("%s: there is no account in phase %s", s[1], here.Phase)
		}
	}
}

// TestLessonTruth: the lesson's words agree with its record.
func TestLessonTruth(t *testing.T) {
	deals := lessonDeals(t)
	first, second := deals[0], deals[1]
	end := first[len(first)-1].view
	if first[0].view.Trump != "none" || end.Bid != 3 || !slices.Equal(end.Won, []int{3, 4, 2}) || !slices.Equal(end.Points, []int{23, 24, 2}) ||
		!slices.Equal(end.Made, []bool{true, true, false}) || end.Next != "H" || second[0].view.Trump != "H" {
		t.Errorf("the first deal ends with %+v", end)
	}
	for _, want := range []struct {
		deal, at int
		options  string // the playable cards, where the words depend on them
		act      string
	}{
		{0, 0, "", "lay 10D 10H 9S"},
		{0, 8, "AS 6S", "play AS"},
		{0, 9, "", "play AC"},
		{0, 12, "", "play 6C"},
		{0, 16, "KH 7H", "play 7H"},
		{0, 19, "KH", "play KH"},
		{0, 21, "10C KD 7D 6S", "play 6S"},
		{0, 26, "KD 7D", "play 7D"},
		{0, 29, "10C KD", "play KD"},
		{0, 32, "10C", "play 10C"},
		{1, 7, "", "play 7H"},
	} {
		m := deals[want.deal][want.at]
		if act := wanted(deals[want.deal], want.at); act != want.act || want.options != "" && m.view.Options.From != want.options {
			t.Errorf("deal %d, act %d: of %q the record has %q; the lesson says %q of %q", want.deal, want.at, m.view.Options.From, act, want.act, want.options)
		}
	}
	if ruff := second[9].view; second[7].act != "play AS" || !strings.Contains(ruff.Void[0], "S") || ruff.Won[0] != 1 {
		t.Errorf("the seven of hearts takes no ace: %+v", ruff)
	}
}
