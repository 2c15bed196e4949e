package browser

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"slices"
	"sync"
	"testing"
	"testing/fstest"

	"ninetynine/internal/doors/page"
)

var built = sync.OnceValues(func() (fstest.MapFS, error) {
	folder, err := os.MkdirTemp("", "engine")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	if out, err := exec.Command("go", "run", "ninetynine/internal/doors/engine/build", folder).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, out)
	}
	files, all := fstest.MapFS{}, os.DirFS(folder)
	err = fs.WalkDir(all, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(all, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	return files, err
})

var siteFiles = sync.OnceValues(func() (fstest.MapFS, error) {
	engine, err := built()
	if err != nil {
		return nil, err
	}
	files := fstest.MapFS{}
	err = page.Site(engine, func(name string, content []byte) error {
		files[name] = &fstest.MapFile{Data: content}
		return nil
	})
	return files, err
})

// TestAlone: without a server, under a path of a static host, a person plays a deal against the computer,
// and sees the hand before the engine has loaded. The match and its report are still there after a reload.
func TestAlone(t *testing.T) {
	t.Parallel()
	engine := make(chan struct{})
	h := newHost(t)
	h.engine = engine
	p := h.person(t, phone().in("sv"))
	p.open("/cards/").quick()
	p.open("/cards/?again").clickOn(".now .begin")
	hand, at := p.turn(tableState{}, true).Hand, look[string](p, `location.hash`)
	p.open("/cards/?early" + at)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("before the engine is there the hand is %v, and was %v", s.Hand, hand)
	}
	q := p.another()
	q.open("/cards/?tab").clickOn(".now .begin") // begins, too, as the same person
	close(engine)
	q.turn(tableState{}, true)
	if there := look[string](q, `location.hash`); there == at {
		t.Errorf("both tabs are at %s", at)
	}
	q.close()
	p.until("the engine has come", `localStorage.getItem("ninetynine.start /cards/") === null`)
	p.open("/cards/?anew" + at)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}
	p.playDeal(script{}, true)
	p.opensReport()
	p.until("the report is there", `location.hash.startsWith("#/report/here-") && document.querySelector(".report .account")`)
	p.open("/cards/?records#/records")
	p.until("the skip link leads to the content, and nowhere else", `(document.querySelector("a.skip").click(), document.activeElement.id === "main" && location.hash === "#/records" && document.querySelector("main h1"))`)
}
