package browser

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// someStatistics returns statistics of deals in which a person improves; the oldest are not judged, and
// some were played with help.
func someStatistics(deals int) *wire.Statistics {
	var book statistics.Book
	r := rand.New(rand.NewPCG(9, 9))
	for n := range deals {
		d := statistics.Deal{Variant: []string{"standard", "standard", "duel", "nines"}[n/30%4], Number: n, Players: []string{"Anna"}, Dealer: rules.Seat(r.IntN(3))}
		d.Players = []string{"Anna", "Bo", "Cleo"}
		chance := 0.25 + 0.6*r.Float64()
		d.Result.Trump = rules.Trump(r.IntN(5))
		d.Result.Bid[0] = uint8(min(r.IntN(5)+r.IntN(5), 9))
		if r.Float64() < chance-0.1+0.15*float64(n)/float64(deals) {
			d.Result.Made = 1
			d.Result.Points[0] = 12 + int32(10*r.IntN(3))
		}
		d.Result.Premium[0] = []rules.Offer{0, 0, 0, 0, 0, rules.Declare, rules.Declare, rules.Reveal}[r.IntN(8)]
		d.Result.Points[0] += int32(d.Result.Bid[0])
		if r.IntN(20) == 0 {
			d.Helped = 1
		}
		if n > deals/5 {
			v := &statistics.Verdict{}
			v.Chance[0] = chance
			v.Lost[0].Bid = ledger.PointsOf(r.ExpFloat64() * 3)
			v.Lost[0].Premium = ledger.PointsOf(float64(r.IntN(9)/8) * 10)
			v.Lost[0].Play = ledger.PointsOf(r.ExpFloat64() * (9 - 5*float64(n)/float64(deals)))
			d.Verdict = v
		}
		book.Add(&d)
	}
	return &wire.Statistics{Of: 30, Counted: 30, Matches: (deals + 7) / 8, Player: book.Player("Anna"), Unjudged: []wire.Unjudged{{Table: "old", Match: 1, Deals: 5}}}
}

// TestStatisticsGrow: after one match there is a sentence, after three there are figures, after ten a
// chart, and later intervals; with help alone, the way to statistics.
func TestStatisticsGrow(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, map[string]way{"desktop": desktop().in("sv"), "phone": phone().in("de")}) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := openHouse(t).person(t, w.calm())
			p.arrives()
			p.opened(map[string]any{"variant": "duel"}, false, nil)
			help := someStatistics(8)
			help.Assisted, help.Player.All, help.Matches = help.All, statistics.Figures{}, 0
			for _, c := range []struct {
				what string
				told *wire.Statistics
				has  string // sentence, figures, chart, bands, and whether play is the next thing
			}{
				{"help alone", help, "0 0 0 0 1"}, {"one match", someStatistics(8), "1 0 0 0 1"}, {"three matches", someStatistics(24), "1 1 0 0 1"},
				{"ten matches", someStatistics(80), "1 1 1 0 0"}, {"sixty matches", someStatistics(480), "1 1 1 1 0"},
			} {
				p.open("/settings")
				look[bool](p, fmt.Sprintf(`(() => {
					const usual = window.fetch;
					window.fetch = async (at, ...how) => (String(at).includes("/api/statistics")
						? new Response(JSON.stringify(%s), {headers: {"Content-Type": "application/json"}}) : usual(at, ...how));
					document.querySelector("main").prepend(Object.assign(document.createElement("a"), {href: "/statistics", id: "there", textContent: "there"}));
					return true;
				})()`, object(c.told)))
				p.clickOn("#there")
				p.until("what was counted", `document.querySelector("main.statistics h2, main.statistics .button.chief")`)
				p.calm()
				if has := look[string](p, `[".lead", ".figures-row", ".band svg", ".band .interval", ".button.chief"].map((s) => +(document.querySelector("main " + s) !== null)).join(" ")`); has != c.has {
					t.Errorf("%s: there are %s, not %s", c.what, has, c.has)
				}
				p.fits(c.what)
				p.accessible(c.what)
			}
		})
	}
}

// TestStatistics shows charts and figures of many deals, the course of another figure, another split, and
// has the remaining deals judged. All fits and is accessible on a desk and on a phone. A person without
// deals sees what to do.
func TestStatistics(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, map[string]way{"desktop": desktop(), "small, at night": small().atNight().in("de")}) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := openHouse(t).person(t, w.calm())
			p.arrives()
			p.opened(map[string]any{"variant": "duel"}, false, nil)
			p.open("/statistics")
			p.sees(p.say("page.stats.none"))
			p.accessible("without deals")

			p.open("/settings")
			rest := someStatistics(240)
			judged := someStatistics(240)
			judged.Unjudged = []wire.Unjudged{}
			look[bool](p, fmt.Sprintf(`(() => {
				const [usual, json] = [window.fetch, (o) => new Response(JSON.stringify(o), {headers: {"Content-Type": "application/json"}})];
				window.answers = {statistics: %s, report: {judged: 9, of: 9, rough: 0}};
				window.fetch = async (at, ...how) => {
					if (String(at).includes("/api/statistics")) return json(answers.statistics);
					if (!String(at).includes("/old/matches/1/report")) return usual(at, ...how);
					answers.statistics = %s;
					return json(answers.report);
				};
				const link = Object.assign(document.createElement("a"), {href: "/statistics", id: "there", textContent: "there"});
				document.querySelector("main").prepend(link);
				return true;
			})()`, object(rest), object(judged)))
			p.clickOn("#there")
			p.until("the chart", `document.querySelector(".band .interval")`)
			p.calm()
			p.fits("statistics")
			p.accessible("statistics")
			if bars := look[int](p, `document.querySelectorAll(".split .track .expected").length`); bars != len(rest.Bids) {
				t.Errorf("%d bids have a mark where they were expected, not %d", bars, len(rest.Bids))
			}
			label := `document.querySelector(".band svg").getAttribute("aria-label")`
			before := look[string](p, label)
			p.click(p.say("page.stats.aspect.play"))
			p.until("another course", label+` !== `+quote(before))
			p.click(p.say("page.stats.by.premiums"))
			p.until("another split", `document.querySelectorAll(".split tbody tr").length === 3`)
			p.fits("another split")
			p.click(p.say("page.stats.judge.go", "n", rest.Player.All.Judged))
			p.until("the rest is judged", `!document.querySelector(".statistics button.button")`)
		})
	}
}
