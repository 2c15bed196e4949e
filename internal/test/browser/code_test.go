package browser

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"ninetynine/internal/test/must"
)

// neighbour is a host name that devices in a house might share; here only the browser knows it.
const neighbour = "house.test"

// scanned reads the QR code in the window. The selector says which. It looks for no corners as a camera does, which sometimes finds
// none where a square is only some dots wide: a picture of the window is never askew.
func (p *person) scanned(selector string) string {
	p.t.Helper()
	shot := must.Get(png.Decode(bytes.NewReader(p.picture(false, page.CaptureScreenshotFormatPng))))(p.t)
	at := look[struct{ X, Y, Width, Height float64 }](p, `document.querySelector(`+quote(selector)+`).getBoundingClientRect().toJSON()`)
	scale := max(1, p.way.scale)
	frame := image.Rect(int(at.X*scale), int(at.Y*scale), int((at.X+at.Width)*scale), int((at.Y+at.Height)*scale)).Inset(1)
	code := shot.(interface {
		SubImage(r image.Rectangle) image.Image
	}).SubImage(frame)
	bits := must.Get(gozxing.NewBinaryBitmapFromImage(code))(p.t)
	told := must.Get(qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_PURE_BARCODE: true}))(p.t, "the QR code cannot be read")
	return told.GetText()
}

// TestCode: the links of a table and of a shared pad have a QR code, legible by day and by night, with a
// caption. Its script is fetched only then. A link that works on one device only has no code.
func TestCode(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *person) {
		scans := func() {
			t.Helper()
			if drawn := look[int](p, `performance.getEntriesByType("resource").filter((e) => e.name.includes("lean-qr")).length`); drawn != 0 {
				t.Error("what draws the code is fetched before it is asked for")
			}
			p.clickOn(".qr summary")
			p.until("the code", `document.querySelector(".qr svg")`)
			look[bool](p, `(document.querySelector(".qr svg").scrollIntoView({ block: "center" }), true)`)
			link := look[string](p, `document.querySelector(".invitation input").value`)
			if told := p.scanned(".qr svg"); told != link {
				t.Errorf("the code says %q, the link is %q", told, link)
			}
			if name := look[string](p, `document.querySelector(".qr svg").computedName`); name != p.say("page.link.code.of", "link", link) {
				t.Errorf("the code is called %q", name)
			}
			p.fits("the code")
			p.accessible("the code")
		}
		p.openAt(map[string]any{"variant": "standard", "deals": 1}, "", "", "club")
		if look[bool](p, `document.querySelector(".invitation .qr") !== null`) {
			t.Error("a link that works on one computer only has a code")
		}
		p.h = p.h.inHall(p.t)
		p.openAt(map[string]any{"variant": "standard", "deals": 1}, "", "", "club")
		scans()
		p.open("/pad")
		p.beginsPad(1)
		p.click(p.say("page.pad.share"))
		p.until("the link", `document.querySelector("dialog .invitation input")`)
		scans()
	})
}
