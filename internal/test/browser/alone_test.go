package browser

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"testing"
	"testing/fstest"

	"ninetynine/internal/alone"
	"ninetynine/internal/page"
)

// site serves the page that needs no server, as a host of files would, under a path.
func site(t testing.TB) *house {
	t.Helper()
	folder := t.TempDir()
	if out, err := exec.Command("go", "run", "ninetynine/internal/engine/build", folder).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	files := fstest.MapFS{}
	said, err := alone.Fixed(t.Context(), "dev")
	if err != nil {
		t.Fatal(err)
	}
	err = page.Site(os.DirFS(folder), said, func(name string, content []byte) error {
		files[name] = &fstest.MapFile{Data: content}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	host := http.NewServeMux()
	host.Handle("GET /cards/", http.StripPrefix("/cards/", http.FileServerFS(files)))
	server := httptest.NewServer(host)
	t.Cleanup(server.Close)
	return &house{t: t, url: server.URL}
}

// TestAlone: without a server, under a path of a host of files, somebody plays a deal
// against the computer. What was played is there when the page is opened anew, and the
// report on it.
func TestAlone(t *testing.T) {
	p := site(t).person(t, phone().in("sv"))
	p.open("/cards/")
	look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({pace: "instant", taught: true})), true)`)
	p.open("/cards/?again").click(p.say("page.home.play"))
	s := p.toPlay()
	hand, at := s.Hand, look[string](p, `location.hash`)
	p.open("/cards/?anew" + at)
	if s = p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}
	p.playDeal(script{}, true)
	p.clickOn(`a[href*="/report/"]`)
	p.until("the report is there", `location.hash.startsWith("#/report/here-") && document.querySelector(".report .account")`)
	p.open("/cards/?records#/records")
	p.until("the skip link leads to the content, and nowhere else", `(document.querySelector("a.skip").click(), document.activeElement.id === "main" && location.hash === "#/records" && document.querySelector("main h1"))`)
}
