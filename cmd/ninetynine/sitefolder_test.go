package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestEditions: a folder keeps this edition of a site and the one before. Older ones are removed,
// except for files that are not theirs.
func TestEditions(t *testing.T) {
	root := t.TempDir()
	add := func(name, content string) {
		t.Helper()
		at := filepath.Join(root, filepath.FromSlash(name))
		must.Do(t, os.MkdirAll(filepath.Dir(at), 0o755))
		must.Do(t, os.WriteFile(at, []byte(content), 0o644))
	}
	write := func(n int) int {
		t.Helper()
		s := must.Get(openSite(root, n == 1))(t)
		edition := fmt.Sprintf("static/edition%d/", n)
		for _, f := range [][2]string{{edition + "app/main.js", "code"}, {edition + "icon.svg", "icon"}, {"index.html", "<script src=./" + edition + "app/main.js>"}, {"offline.js", "keeper"}} {
			must.Do(t, s.put(f[0], []byte(f[1])))
		}
		return must.Get(s.tidy())(t)
	}
	there := func() string {
		var all []string
		must.Do(t, filepath.WalkDir(root, func(at string, d os.DirEntry, err error) error {
			name, _ := filepath.Rel(root, at)
			if all = append(all, filepath.ToSlash(name)); err != nil || d.IsDir() {
				all = all[:len(all)-1]
			}
			return err
		}))
		slices.Sort(all)
		return strings.Join(all, " ")
	}
	files := func(n int) string {
		return strings.ReplaceAll("static/editionN/SHA256SUMS static/editionN/app/main.js static/editionN/icon.svg", "N", fmt.Sprint(n))
	}
	add("own.html", "not ours")
	add("static/theirs/app/main.js", "not ours")
	if _, err := openSite(root, false); err == nil || !strings.Contains(err.Error(), "is not empty, and holds no site") {
		t.Errorf("a folder with other files: %v", err)
	}
	if n := write(1); n != 0 {
		t.Errorf("%d editions are removed from a new folder", n)
	}
	for range 2 {
		if n := write(2); n != 0 || there() != "index.html offline.js own.html "+files(1)+" "+files(2)+" static/theirs/app/main.js" {
			t.Errorf("after the second, with %d removed, there is %s", n, there())
		}
	}
	add("static/edition1/app/own.js", "theirs")
	add("static/edition2/icon.svg", "their own")
	add("static/edition2/"+siteList, string(must.Get(os.ReadFile(filepath.Join(root, "static/edition2", siteList)))(t))+strings.Repeat("0", 64)+"  ../../own.html\n")
	if n := write(3); n != 1 || there() != "index.html offline.js own.html static/edition1/app/own.js "+files(2)+" "+files(3)+" static/theirs/app/main.js" {
		t.Errorf("after the third, with %d removed, there is %s", n, there())
	}
	if n := write(4); n != 1 || there() != "index.html offline.js own.html static/edition1/app/own.js static/edition2/icon.svg "+files(3)+" "+files(4)+" static/theirs/app/main.js" {
		t.Errorf("after the fourth, with %d removed, there is %s", n, there())
	}
}

// TestEditionCut: the files of an unfinished edition are removed like those of a finished one.
func TestEditionCut(t *testing.T) {
	root := t.TempDir()
	write := func(files ...string) *siteFolder {
		t.Helper()
		s := must.Get(openSite(root, false))(t)
		for _, name := range files {
			must.Do(t, s.put(name, []byte("<script src=./"+files[0]+">")))
		}
		return s
	}
	write("static/one/app.js", "static/one/icon.svg", "index.html")
	write("static/cut/app.js", "static/cut/icon.svg") // and then the program stopped
	for _, edition := range []string{"two", "three"} {
		must.Get(write("static/"+edition+"/app.js", "index.html").tidy())(t)
	}
	left := must.Get(os.ReadDir(filepath.Join(root, "static")))(t)
	if len(left) != 2 || left[0].Name() != "three" || left[1].Name() != "two" {
		t.Errorf("left are %v", left)
	}
}

// TestSiteUndone: an edition that cannot be finished is removed again, and the site before stays.
func TestSiteUndone(t *testing.T) {
	root := filepath.Join(t.TempDir(), "public")
	for _, before := range []string{"", "index.html offline.js static"} {
		s, err := openSite(root, false)
		must.Do(t, err)
		must.Do(t, errors.Join(s.put("static/next/app.js", []byte("code")), s.undo()))
		var left []string
		files, _ := os.ReadDir(root)
		for _, f := range files {
			left = append(left, f.Name())
		}
		if strings.Join(left, " ") != before {
			t.Errorf("left are %q, not %q", left, before)
		}
		s = must.Get(openSite(root, false))(t)
		must.Do(t, errors.Join(s.put("static/first/app.js", []byte("code")), s.put("index.html", []byte("static/first/app.js")), s.put("offline.js", nil)))
	}
}
