package tui

import (
	"bytes"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// lost is a report in which the person lost 14 points, with a fact of an unknown kind.
func lost(t *testing.T) *wire.Report {
	t.Helper()
	g := must.Get(rules.New(rules.Catalogue()[0]))(t)
	two, four := 2, 4
	d := advice.DealReport{
		Accounts: []advice.Account{{
			Seat: 0, Margin: -9 * advice.Point, Start: advice.Point, Cards: 11 * advice.Point, Lie: -6 * advice.Point, Others: -advice.Point,
			Lost: advice.Lost{Bid: 9 * advice.Point, Play: 5 * advice.Point},
		}, {Seat: 1}, {Seat: 2}},
		Mistakes: []advice.Mistake{
			{Phase: "play", Step: 9, Trick: 2, Act: "play 8D", Better: "play AS", Lost: 5 * advice.Point, Chance: 0.41, BetterChance: 0.52,
				Why: []advice.Fact{{Kind: "safe"}, {Kind: reason.Some, N: 2, M: 8}, {Kind: reason.Wins, Of: "better", Card: "AS", Suit: "S"}}},
			{Phase: "lay", Act: "lay 9D 7H KS", Better: "lay JD 9D JS", Bid: &two, BetterBid: &four, Lost: 9 * advice.Point},
		},
	}
	r := &wire.Report{}
	r.Of, r.Judged, r.Luck, r.Lessons = 20, 20, true, []string{"three", "", ""}
	ledger.Add(&r.Report, g, d)
	return r
}

// TestReport: the person's losses are shown below the score of a deal, and a key opens the report: the
// sum, and the worst decisions first. It fits every window in every language.
func TestReport(t *testing.T) {
	for _, lang := range []string{"en", "de", "sv"} {
		s := sit(t, "standard", lang, "greedy", match.Limit{Deals: 1})
		s.desk.report = lost(t)
		s.play(nil)
		for s.m.Account() == nil {
			s.send(<-s.msgs)
		}
		sheet := ansi.Strip(s.screen(100, 30))
		if lang == "en" && !strings.Contains(sheet, "Your mistakes cost 14 points: bid 9, play 5. H: the report") {
			t.Errorf("the sheet says nothing of what was lost:\n%s", sheet)
		}
		s.key(s.m.Say("key.hint"))
		for _, size := range [][2]int{{80, 24}, {100, 30}, {200, 50}} {
			s.screen(size[0], size[1])
		}
		s.look("report-" + lang)
		got := ansi.Strip(s.screen(100, 40))
		wants := []string{"14", "−9", s.m.Say("course.three")}
		if lang == "en" {
			wants = []string{"Your mistakes cost 14 points: bid 9, play 5.", "The cards were worth +11, and the hidden ones lay badly: −6.", "The seat", "+1.0", "Margin", "−9.0",
				"−9.0  the bid: 9♦ 7♥ K♠, bid 3; better J♦ 9♦ J♠, bid 1.", "−5.0  trick 2: 8♦; better A♠. 2 of the 8 tricks left are needed. A♠ is sure to win the trick.", "contract 41% instead of 52%.",
				"The lesson about this, in the browser under Learn: Choosing the three cards."}
		}
		flat := strings.Join(strings.Fields(got), " ")
		for _, want := range wants {
			if !strings.Contains(flat, strings.Join(strings.Fields(want), " ")) {
				t.Errorf("%s: %q is missing in\n%s", lang, want, got)
			}
		}
		s.key("esc")
		if s.m.over != summing {
			t.Errorf("%s: Escape leads to layer %d, not to the score", lang, s.m.over)
		}
	}
}

// TestReportIsCounted: below the score and in the report, no sum is told before it is final.
func TestReportIsCounted(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	s.play(nil)
	told := lost(t)
	told.Rough = 1
	s.m.explained(s.m.Report, told, nil)
	sheet := ansi.Strip(s.screen(100, 30))
	s.key(s.m.Say("key.hint"))
	whole := ansi.Strip(s.screen(100, 40))
	for _, got := range []string{sheet, whole} {
		if !strings.Contains(got, "Looking through the deal …") || strings.Contains(got, "14 points") {
			t.Errorf("figures look final that may change:\n%s", got)
		}
	}
	told.Rough = 0
	s.m.explained(s.m.Report, told, nil)
	if got := ansi.Strip(s.screen(100, 40)); !strings.Contains(got, "Your mistakes cost 14 points: bid 9, play 5.") {
		t.Errorf("the final figures are not told:\n%s", got)
	}
}

// TestReportInWords: after a deal, typing report or hint prints its report, and the person is informed of
// that.
func TestReportInWords(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{Deals: 1})
	s.play(nil)
	s.desk.report = lost(t)
	for _, command := range []string{"report", "hint"} {
		var out bytes.Buffer
		must.Get(Plain(t.Context(), s.m.cfg, NewLines(strings.NewReader(command+"\nquit\n")), &out))(t)
		for _, want := range []string{"Type report to see", "Looking through the deal", "Your mistakes cost 14 points: bid 9, play 5.", "Margin: −9.0", "−5.0  trick 2:", "under Learn: Choosing the three cards."} {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%s: %q is missing in\n%s", command, want, &out)
			}
		}
	}
}

// TestReportScrolls: a report that is higher than the window can be scrolled to its end.
func TestReportScrolls(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	r := lost(t)
	worst := r.Report.Deals[0].Mistakes
	for i := range worst {
		r.Report.Deals[0].Mistakes = append(r.Report.Deals[0].Mistakes, worst[i], worst[i], worst[i])
	}
	s.desk.report = r
	s.play(nil)
	for s.m.Account() == nil {
		s.send(<-s.msgs)
	}
	s.key(s.m.Say("key.hint"))
	seen := ""
	for range 30 {
		seen += ansi.Strip(s.screen(80, 24))
		s.key("down")
	}
	last := ansi.Strip(s.screen(80, 24))
	if !strings.Contains(seen, "The other players’ acts") || !strings.Contains(last, "Margin") {
		t.Errorf("the end of the report cannot be reached:\n%s", last)
	}
	s.key("esc")
	if s.m.over != summing {
		t.Errorf("Escape leads to layer %d, not to the score", s.m.over)
	}
}
