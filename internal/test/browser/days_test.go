package browser

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/chromedp/chromedp"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/table/botplay"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/internal/wire/api"
)

// A hand clock runs like any other from the time to which it was set.
type handClock struct {
	mu      sync.Mutex
	at, set time.Time
}

func (c *handClock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.at.Add(time.Since(c.set))
}

func (c *handClock) to(at time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.at, c.set = at, time.Now()
}

// openAtTime starts a server that goes by a clock of the test.
func openAtTime(t *testing.T, c *handClock) *house {
	t.Helper()
	h := &house{t: t, edition: newEdition(t, fstest.MapFS{})}
	kept := sqlite.Open(t)
	ctx, cancel := context.WithCancel(context.Background())
	r := room.Open(ctx, room.Options{
		Log: kept, Hire: room.Hire, Now: c.now, Projections: room.Projections(),
		Bots: botplay.Config{Thinkers: 1, Urgent: func() func() { return func() {} }, Fault: func(err error) { t.Error(err) }},
	})
	s := httpd.New(httpd.Options{
		Options: r.Service(api.Options{Version: "test"}), Store: kept, Log: slog.New(slog.DiscardHandler), Page: h.edition, Limits: node.NoLimits(),
	})
	web := httptest.NewServer(s.Handler())
	t.Cleanup(func() {
		cancel()
		s.Close()
		web.Close()
		must.Do(t, r.Bots.Close())
	})
	h.url = web.URL
	return h
}

// moved makes the page's dates go by localStorage.ahead, which says by how many milliseconds its clock is
// ahead, and keeps the bodies of requests.
const moved = `
	const Real = Date, ahead = () => Number(localStorage.getItem("ahead") ?? 0);
	window.Date = class extends Real {
		constructor(...of) { of.length ? super(...of) : super(Real.now() + ahead()); }
		static now() { return Real.now() + ahead(); }
	};
	window.bodies = [];
	const ask = window.fetch;
	window.fetch = (at, how) => (bodies.push(String(how?.body)), ask(at, how));`

// isIn takes the person to a time zone at a time by its clocks.
func (p *person) isIn(c *handClock, zone, at string) {
	p.t.Helper()
	there := must.Get(time.LoadLocation(zone))(p.t)
	when := must.Get(time.ParseInLocation("2006-01-02 15:04", at, there))(p.t)
	c.to(when)
	look[bool](p, fmt.Sprintf(`(localStorage.setItem("ahead", %d), true)`, time.Until(when).Milliseconds()))
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "Emulation.setTimezoneOverride", map[string]any{"timezoneId": zone}, nil)
	}))
}

// TestDaysAnywhere: the deal of the day and the problems are those of the date where the person is, and the
// streaks and the calendars survive midnight, summer time both ways, a journey around the world and the date
// line.
func TestDaysAnywhere(t *testing.T) {
	t.Parallel()
	c := &handClock{}
	c.to(time.Date(2027, 3, 26, 12, 0, 0, 0, time.UTC))
	p := openAtTime(t, c).person(t, desktop().in("de").calm())
	p.excuse(`/report.* is answered with`) // this server judges nothing
	p.before(moved)
	p.arrives()
	p.opened(map[string]any{"variant": "duel"}, false, nil)
	var marks []string
	for _, stop := range []struct {
		zone, at string
		plays    string // until when the person plays the deal; "": not at all
		streak   int
	}{
		{"America/New_York", "2027-03-26 22:50", "2027-03-26 22:55", 1},
		{"America/New_York", "2027-03-27 23:58", "2027-03-28 00:03", 2}, // over midnight
		{"Europe/Berlin", "2027-03-28 23:59", "2027-03-28 23:59", 3},    // the day of 23 hours
		{"Asia/Tokyo", "2027-03-29 12:00", "2027-03-29 12:05", 4},
		{"Pacific/Honolulu", "2027-03-28 18:00", "", 4}, // over the date line: the day before, which was played in Berlin
		{"Pacific/Honolulu", "2027-03-30 23:59", "2027-03-30 23:59", 5},
		{"Etc/GMT+12", "2027-03-31 23:59", "", 5}, // where days end last
		{"Pacific/Kiritimati", "2027-04-02 02:01", "", 0},
		{"Europe/Berlin", "2027-10-30 00:00", "2027-10-30 00:05", 1},
		{"Europe/Berlin", "2027-10-31 23:59", "2027-10-31 23:59", 2}, // the day of 25 hours
		{"Europe/Berlin", "2027-11-01 00:01", "2027-11-01 00:05", 3},
	} {
		p.isIn(c, stop.zone, stop.at)
		day, what := stop.at[:10], stop.at+" in "+stop.zone
		p.open("/daily")
		p.until(what+" the deals", `document.querySelector(".daily-deal h2")`)
		if shown := look[string](p, `document.querySelector(".daily-days [aria-current=date]").getAttribute("href")`); shown != "/daily/"+day {
			t.Errorf("%s: the page shows %s", what, shown)
		}
		if stop.plays != "" {
			table := look[string](p, `(await (await fetch("/api/daily", {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({day: `+quote(day)+`, variant: "standard", pace: 1})})).json()).table`)
			p.isIn(c, stop.zone, stop.plays)
			look[bool](p, fmt.Sprintf(`(await (%s).moments(%s, false)).length > 1`, galleryScript, quote(table)))
			marks = append(marks, day)
		}
		p.open("/daily/" + day)
		p.until(what+" the streak", `document.querySelector(".daily-calendar p")`)
		if told := look[string](p, `document.querySelector(".daily-calendar p").textContent`); told != p.say("page.daily.run", "n", stop.streak) {
			t.Errorf("%s: the streak is %q, not %d", what, told, stop.streak)
		}
		month := slices.DeleteFunc(slices.Clone(marks), func(d string) bool { return d[:7] != day[:7] })
		if marked := look[[]string](p, `[...document.querySelectorAll(".daily-days [data-played='1']")].map((e) => e.getAttribute("href").slice(7))`); !slices.Equal(marked, month) {
			t.Errorf("%s: %v are marked, not %v", what, marked, month)
		}
		p.calendarOf(what, day)
		p.open("/problems")
		p.until(what+" the problems", `bodies.some((b) => b.includes('"date"'))`)
		if asked := look[string](p, `bodies.find((b) => b.includes('"date"'))`); !strings.Contains(asked, cmp.Or(stop.plays, stop.at)[:10]) {
			t.Errorf("%s: asked for the problems of %s", what, asked)
		}
		solves := min(len(stop.plays), 1)
		if stop.at[:10] == "2027-11-01" {
			solves = problem.Ten
		}
		if streak := p.solves(day, solves); streak != stop.streak {
			t.Errorf("%s: the streak of problems is %d, not %d", what, streak, stop.streak)
		}
	}
	p.open("/problems")
	p.until("the streak of problems", `document.querySelector(".daily-calendar p")`)
	if told := look[string](p, `document.querySelector(".daily-calendar p").textContent`); told != p.say("page.problems.run", "n", 3) {
		t.Errorf("the page says of problems %q", told)
	}
	if marked := look[[]string](p, `[...document.querySelectorAll(".daily-days [data-played='1']")].map((e) => e.getAttribute("href"))`); !slices.Equal(marked, []string{"/problems/2027-11-01"}) {
		t.Errorf("%v are marked", marked)
	}
	p.fits("the days with problems")
	p.accessible("the days with problems")
}

// solves solves so many problems of a day, keeps the progress as the page does, and returns the streak.
func (p *person) solves(day string, n int) int {
	p.t.Helper()
	acts := map[string]string{}
	for _, x := range must.Get(problem.Shipped())(p.t) {
		acts[x.ID] = x.Answers[0].String()
	}
	return look[int](p, fmt.Sprintf(`(async (acts, date, n) => {
		const key = "ninetynine.problems", headers = {"Content-Type": "application/json"};
		let progress = JSON.parse(localStorage.getItem(key)) ?? undefined;
		const post = async (at, about = {}) => (await fetch("/api/problems" + at, {method: "POST", headers, body: JSON.stringify({date, progress, ...about})})).json();
		for (const {id} of (await post("")).problems.slice(0, n)) ({progress} = await post("/" + id, {act: acts[id]}));
		if (progress) localStorage.setItem(key, JSON.stringify(progress));
		return (await post("")).streak;
	})(%s, %s, %d)`, must.Get(json.Marshal(acts))(p.t), quote(day), n))
}

// calendarOf checks that each date of a day's month stands below its weekday, and that those to come are no
// links.
func (p *person) calendarOf(what, day string) {
	p.t.Helper()
	first := must.Get(time.Parse(time.DateOnly, day[:8]+"01"))(p.t)
	var want []string
	for d := first; d.Month() == first.Month(); d = d.AddDate(0, 0, 1) {
		want = append(want, fmt.Sprint(d.Day(), " ", (int(d.Weekday())+6)%7))
	}
	shown := look[[]string](p, `(() => {
		const cells = [...document.querySelectorAll(".daily-days > *")], middle = (e) => e.getBoundingClientRect().x + e.getBoundingClientRect().width / 2;
		const heads = cells.slice(0, 7).map(middle);
		return cells.slice(7).map((e) => e.textContent + " " + heads.findIndex((x) => Math.abs(x - middle(e)) < 2));
	})()`)
	if !slices.Equal(shown, want) {
		p.t.Errorf("%s: the calendar shows %v, not %v", what, shown, want)
	}
}
