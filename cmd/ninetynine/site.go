package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/page"
	"ninetynine/internal/store/folder"
)

func newSite(env *environment) *cobra.Command {
	c := described("site", takes(1, 1, "a folder"), func(_ *cobra.Command, args []string) error { return writeSite(env, args[0]) })
	output(c)
	c.Flags().Lookup("force").Usage = "write into a folder that has other files in it"
	return c
}

// writeSite writes the site into a folder, and removes it again if it cannot be finished.
func writeSite(env *environment, root string) error {
	s, err := openSite(root, env.force())
	if err != nil {
		return err
	}
	if err := page.Site(page.Engine(), s.put); err != nil {
		return errors.Join(err, s.undo())
	}
	removed, err := s.tidy()
	if err != nil {
		return fmt.Errorf("the site is written, but an old version could not be removed: %w", err)
	}
	fmt.Fprintf(env.stdout, "%d files, %.1f MB, in %s\n", s.files, float64(s.size)/1e6, root)
	if removed > 0 {
		fmt.Fprintf(env.stdout, "old versions removed: %d\n", removed)
	}
	return nil
}

// A siteFolder is a folder with the files of a page that needs no server. Each edition is in a
// folder below "static", with a list of its files and their hashes.
type siteFolder struct {
	root        string
	files, size int
	sums        map[string][32]byte // of the files of this edition, by their names in the folder
	before      string              // the previous edition; "" for none
	made        bool                // the folder was not there
}

// siteList is the name of the list, in the format of sha256sum.
const siteList = "SHA256SUMS"

// editionIn finds the folder of an edition in a document, or in the name of a file.
var editionIn = regexp.MustCompile(`static/[0-9A-Za-z_-]+/`)

// openSite begins to write a site into a folder: a missing or empty one, one with a site or, with
// force, any.
func openSite(root string, force bool) (*siteFolder, error) {
	document, err := os.ReadFile(filepath.Join(root, "index.html"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	s := &siteFolder{root: root, sums: map[string][32]byte{}, before: editionIn.FindString(string(document))}
	files, err := os.ReadDir(root)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s.made = true
	case err != nil:
		return nil, err
	case len(files) > 0 && !force && !s.isSite():
		return nil, fmt.Errorf("%s is not empty, and holds no site of this program: name another folder, or give --force to write among its files", root)
	}
	return s, nil
}

func (s *siteFolder) isSite() bool {
	lists, err := filepath.Glob(filepath.Join(s.root, "static", "*", siteList))
	if err == nil && len(lists) > 0 {
		return true
	}
	_, err = os.Stat(s.at(s.before)) // written by a program without lists
	return err == nil && s.before != ""
}

// undo removes the edition that could not be finished, unless it was there before.
func (s *siteFolder) undo() error {
	list, err := os.ReadFile(s.at(s.edition() + siteList))
	if s.edition() == "" || s.edition() == s.before || err != nil {
		return nil
	}
	err = s.remove(s.edition(), list)
	_ = os.Remove(s.at("static")) // fails if another edition is in it
	if s.made {
		_ = os.Remove(s.root)
	}
	return err
}

func (s *siteFolder) at(name string) string { return filepath.Join(s.root, filepath.FromSlash(name)) }

// put writes a file. The list names a file of the edition before it exists, so that all files even
// of an unfinished edition can be removed.
func (s *siteFolder) put(name string, content []byte) error {
	if editionIn.MatchString(name) {
		s.sums[name] = sha256.Sum256(content)
		if err := s.list(); err != nil {
			return err
		}
	}
	s.files, s.size = s.files+1, s.size+len(content)
	return s.write(name, content)
}

func (s *siteFolder) write(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(s.at(name)), 0o755); err != nil {
		return err
	}
	if editionIn.MatchString(name) {
		return os.WriteFile(s.at(name), content, 0o644) // no document names it yet
	}
	f, err := folder.Create(s.at(name), 0o644, true)
	if err != nil {
		return err
	}
	if _, err := f.Write(content); err != nil {
		f.Discard()
		return err
	}
	return f.Keep()
}

func (s *siteFolder) edition() string {
	for name := range s.sums {
		return editionIn.FindString(name)
	}
	return ""
}

func (s *siteFolder) list() error {
	var b bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(s.sums)) {
		fmt.Fprintf(&b, "%x  %s\n", s.sums[name], strings.TrimPrefix(name, s.edition()))
	}
	return s.write(s.edition()+siteList, b.Bytes())
}

// tidy removes editions that no visitor should still have open: all but this one and the previous
// one. It removes the files in an edition's list, if they are unchanged, and nothing else. It
// returns how many editions it has removed.
func (s *siteFolder) tidy() (removed int, err error) {
	if s.before == "" || s.before == s.edition() { // the previous one is unknown
		return 0, nil
	}
	folders, err := os.ReadDir(s.at("static"))
	if err != nil {
		return 0, err
	}
	for _, f := range folders {
		edition := "static/" + f.Name() + "/"
		if !f.IsDir() || edition == s.before || edition == s.edition() {
			continue
		}
		list, err := os.ReadFile(s.at(edition + siteList))
		if errors.Is(err, fs.ErrNotExist) { // not an edition, or written by a program without lists
			continue
		}
		if err == nil {
			err = s.remove(edition, list)
		}
		if err != nil {
			return removed, err
		}
		removed++
	}
	return removed, nil
}

// remove removes the files of a list from an edition's folder, then the list, then the folders that
// are empty.
func (s *siteFolder) remove(edition string, list []byte) error {
	folders := map[string]bool{edition: true}
	for lines := bufio.NewScanner(bytes.NewReader(list)); lines.Scan(); {
		sum, name, ok := strings.Cut(lines.Text(), "  ")
		if !ok || !fs.ValidPath(name) {
			continue
		}
		at := s.at(edition + name)
		if about, err := os.Lstat(at); err != nil || !about.Mode().IsRegular() {
			continue
		}
		content, err := os.ReadFile(at)
		if err != nil {
			return err
		}
		if fmt.Sprintf("%x", sha256.Sum256(content)) != sum {
			continue // it was changed
		}
		if err := os.Remove(at); err != nil {
			return err
		}
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			folders[edition+dir+"/"] = true
		}
	}
	if err := os.Remove(s.at(edition + siteList)); err != nil {
		return err
	}
	for _, dir := range slices.Backward(slices.Sorted(maps.Keys(folders))) { // the inner ones first
		_ = os.Remove(s.at(dir)) // fails if something is left in it
	}
	return nil
}
