package browser

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// A bidRow is a row of the bid table, as shown.
type bidRow struct {
	Bid    string
	Cards  []string
	Points string
	Best   bool
}

func (p *person) bidRows() []bidRow {
	p.t.Helper()
	return look[[]bidRow](p, `[...document.querySelectorAll(".ways .total")].map((r) => ({
		Bid: r.querySelector("b").textContent,
		Cards: [...r.querySelectorAll(".act .card")].map((c) => c.getAttribute("aria-label")),
		Points: r.children[2].textContent,
		Best: r.querySelector(".best-sign") !== null,
	}))`)
}

// playedOut waits until every way has been played out.
func (p *person) playedOut() {
	p.t.Helper()
	p.until("all ways are played out", `document.querySelector(".ways") && !document.querySelector(".bid-found [data-estimate]")`)
}

// TestBids: a hand is picked with pointer and keys; the figures are the API's; the link shows the same to
// another person; the table sorts and unfolds; back takes out the last card.
func TestBids(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	p := h.person(t, desktop())
	p.open("/bids?variant=duel")
	var hand []string
	for _, c := range strings.Fields("AC KC QC JC 10C 9C AH KH QH JH 10H") {
		name := look[string](p, fmt.Sprintf(`document.querySelectorAll(".pack button")[%d].querySelector(".card").getAttribute("aria-label")`, len(hand)))
		p.clickOn(fmt.Sprintf(".pack button[data-at='%d,%d']", len(hand)/6, len(hand)%6))
		hand = append(hand, c)
		p.until(name+" is in the hand", fmt.Sprintf(`document.querySelectorAll(".pack [aria-pressed=true]").length === %d`, len(hand)))
	}
	look[bool](p, `(window.far = [], new MutationObserver(() => {
		const is = document.querySelector(".far progress")?.value;
		if (is !== undefined && is !== far.at(-1)) far.push(is);
	}).observe(document.body, { subtree: true, childList: true, attributes: true }), true)`)
	p.key("Right")
	p.key("Space")
	p.playedOut()
	p.until("it no longer says how far it is", `!document.querySelector(".far progress")`)
	if far := look[[]float64](p, `far`); len(far) == 0 || !slices.IsSorted(far) || far[0] < 0 || far[len(far)-1] >= 1 {
		t.Errorf("the playing out says that it is so far: %v", far)
	}
	hand = append(hand, "9H")

	body := must.Get(json.Marshal(wire.BidAsking{Variant: "duel", Hand: strings.Join(hand, " "), All: true}))(t)
	answer := must.Get(http.Post(h.url+"/api/bids", "application/json", strings.NewReader(string(body))))(t)
	defer answer.Body.Close()
	var table wire.BidTable
	if err := json.NewDecoder(answer.Body).Decode(&table); err != nil || answer.StatusCode != http.StatusOK {
		t.Fatal(answer.Status, err)
	}
	best := map[string]float64{}
	for _, c := range table.Advice.Choices {
		bid := fmt.Sprint(*c.Bid)
		if x, ok := best[bid]; !ok || c.Points > x {
			best[bid] = c.Points
		}
	}
	rows := p.bidRows()
	if len(rows) != len(best) {
		t.Fatalf("%d rows for %d numbers of tricks", len(rows), len(best))
	}
	starred := 0
	for _, r := range rows {
		points, err := strconv.Atoi(strings.Replace(strings.TrimPrefix(r.Points, "+"), "−", "-", 1))
		if err != nil || math.Abs(float64(points)-best[r.Bid]) > 0.501 {
			t.Errorf("a bid of %s has %s points, and by the API %g", r.Bid, r.Points, best[r.Bid])
		}
		if r.Best {
			starred++
		}
	}
	if starred != 1 {
		t.Errorf("%d rows are recommended", starred)
	}

	p.click(p.say("col.bid"))
	p.until("it is sorted by bid", `document.querySelector(".ways th[aria-sort=ascending]")`)
	byBid := p.bidRows()
	if !slices.IsSortedFunc(byBid, func(a, b bidRow) int { return strings.Compare(a.Bid, b.Bid) }) {
		t.Errorf("by bid: %+v", byBid)
	}
	p.clickOn(".ways tbody:nth-of-type(4) .fold button")
	p.until("all ways are there", `document.querySelectorAll(".ways .way").length > 5`)
	p.accessible("the bid table")

	other := h.person(t, phone())
	other.open(look[string](p, `location.pathname + location.search`))
	other.playedOut()
	if again := other.bidRows(); fmt.Sprint(again) != fmt.Sprint(byBid) {
		t.Errorf("by the link:\n%v\nand before:\n%v", again, byBid)
	}
	other.fits("the bid table on a phone")

	look[bool](p, `(history.back(), true)`)
	p.until("the last card is out again", `document.querySelectorAll(".pack [aria-pressed=true]").length === 11`)
}
