package browser

import (
	"log/slog"
	"path/filepath"
	"slices"
	"testing"

	"ninetynine/internal/test/smalldisk"
)

// TestFullServer: while the disk of the server is full, the table says so for as long as it lasts, also
// after a reload. Commands that wait because of that can be stopped, or are done once there is space.
func TestFullServer(t *testing.T) {
	t.Parallel()
	disk, fill, empty := smalldisk.New(t, "4m")
	h := newHouse(t)
	h.config.Data, h.config.Log = filepath.Join(disk, "data"), slog.New(slog.DiscardHandler)
	h.start()
	for lang, w := range map[string]way{"en": desktop(), "de": phone()} {
		t.Run(lang, func(t *testing.T) {
			p := h.person(t, w.in(lang).calm()).excuse("is answered with 503")
			p.open("/").once()
			p.click(p.say("page.home.play"))
			s := p.toPlay()
			fill()
			p.clicks(s.Cards[0])
			p.sees(p.say("page.line.full"))
			p.until("it can be stopped", `document.querySelectorAll(".unsent button").length === 1`)
			p.accessible("on a full disk")
			p.fits("on a full disk")
			another := p.another().excuse("is answered with 503") // and after a reload
			another.open(p.place())
			another.sees(p.say("page.line.full"))
			another.close()
			stops := lang == "de"
			if stops {
				p.clickOn(".unsent button")
			}
			empty()
			p.until("it can be saved again", `!d.text().includes(`+quote(p.say("page.line.full"))+`)`)
			p.until("nothing waits", nothingWaits)
			if now := p.turn(tableState{}, true); slices.Contains(now.Hand, s.Cards[0]) != stops {
				t.Errorf("stopped: %v; the hand is %v, and was %v; played was %s", stops, now.Hand, s.Hand, s.Cards[0])
			}
			if stops {
				p.clicks(s.Cards[0])
			}
			p.soon("the card is played", func() bool { return p.stored(s.Cards[0]) })
		})
	}
}
