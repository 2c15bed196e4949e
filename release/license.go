package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/google/licensecheck"
)

// The names of collected licences other than those of modules.
const (
	ofGo    = "Go: its standard library, and wasm_exec.js"
	ofPage  = "the page's libraries"
	ofFonts = "the fonts, Alegreya and Alegreya Sans"
)

// patents is licensecheck's name for the grant of patents that comes with Go. It is no licence, and SPDX
// has no name for it.
const patents = "GooglePatentsFile"

// licensed reads the licences as the program prints them, and returns the SPDX names of those of each
// module and library.
func licensed(text string) map[string][]string {
	found := map[string]map[string]bool{}
	add := func(name, text string) {
		if found[name] == nil {
			found[name] = map[string]bool{}
		}
		for _, m := range licensecheck.Scan([]byte(text)).Match {
			if m.ID != patents {
				found[name][m.ID] = true
			}
		}
	}
	for _, section := range strings.Split(text, "\n"+strings.Repeat("=", 80)+"\n")[1:] {
		names, text, _ := strings.Cut(section, "\n\n")
		for name := range strings.SplitSeq(names, "\n") {
			add(name, text)
			if name == ofPage {
				for _, part := range strings.Split("\n"+text, "\n== ")[1:] {
					library, text, _ := strings.Cut(part, "\n")
					add(library, text)
				}
			}
		}
	}
	all := map[string][]string{}
	for name, ids := range found {
		all[name] = slices.Sorted(maps.Keys(ids))
	}
	return all
}

// under returns the names under which the licence of a component may be: its own, or that of a component of
// which it is a part.
func under(name string) []string {
	names := []string{name}
	switch {
	case name == "std":
		names = append(names, ofGo)
	case strings.HasPrefix(name, "@fontsource/"):
		names = append(names, ofFonts)
	}
	return append(names, strings.TrimSuffix(name, "-core"))
}
