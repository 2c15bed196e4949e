package page

import (
	"errors"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"
)

// TestSite: a site consists of relative names alone, and its document names files that are
// there, and a policy. A program without the engine writes nothing.
func TestSite(t *testing.T) {
	_, err := fs.Stat(files, engine)
	built := err == nil
	all, last := map[string]string{}, ""
	err = Site(func(name string, content []byte) error {
		all[name], last = string(content), name
		return nil
	})
	if !built {
		if !errors.Is(err, ErrNoEngine) || len(all) > 0 {
			t.Errorf("without the engine: %v, %d files", err, len(all))
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	for name := range all {
		if path.IsAbs(name) || path.Clean(name) != name || strings.HasPrefix(name, "..") {
			t.Errorf("a file is called %s", name)
		}
	}
	document := all["index.html"]
	if last != "index.html" || !strings.Contains(document, `http-equiv="Content-Security-Policy" content="default-src 'none'`) {
		t.Errorf("%s comes last; the document is %s", last, document)
	}
	for _, m := range regexp.MustCompile(`(?:href|src|data-base)="([^"]*)"`).FindAllStringSubmatch(document, -1) {
		if at := m[1]; path.IsAbs(at) || all[at] == "" && !strings.HasSuffix(at, "/") {
			t.Errorf("the document names %s", at)
		}
	}
}
