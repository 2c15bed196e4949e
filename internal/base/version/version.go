// Package version says which build of the program this is. The go command writes it into the
// program, from the commit that is checked out.
package version

import (
	"cmp"
	"fmt"
	"regexp"
	"runtime"
	"runtime/debug"
	"strings"
)

// A Version describes a build.
type Version struct {
	Name     string `json:"version"`  // of the release, such as 1.2.0; "" between releases
	Commit   string `json:"commit"`   // that it was built from: 40 hex digits; "" if unknown
	Date     string `json:"date"`     // of the commit, RFC 3339; "" if unknown
	Changed  bool   `json:"changed"`  // whether the files differed from the commit
	Go       string `json:"go"`       // such as go1.26.8
	Platform string `json:"platform"` // such as linux/amd64
}

// Own returns the version of this program.
func Own() Version {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	return of(info)
}

// pseudo matches the versions that the go command gives to commits without a tag.
var pseudo = regexp.MustCompile(`[-.]\d{14}-[0-9a-f]{12}$`)

// of returns the version that stands in a program.
func of(info *debug.BuildInfo) Version {
	v := Version{Go: cmp.Or(info.GoVersion, runtime.Version())}
	system, processor := runtime.GOOS, runtime.GOARCH
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			v.Commit = s.Value
		case "vcs.time":
			v.Date = s.Value
		case "vcs.modified":
			v.Changed = s.Value == "true"
		case "GOOS":
			system = s.Value
		case "GOARCH":
			processor = s.Value
		}
	}
	v.Platform = system + "/" + processor
	name, built := strings.CutPrefix(info.Main.Version, "v")
	if built && !v.Changed && !pseudo.MatchString(name) {
		v.Name = name
	}
	return v
}

// Build names the build in a word or three: the release, or else the commit.
func (v Version) Build() string {
	build := cmp.Or(v.Name, fmt.Sprintf("%.12s", v.Commit), "unknown")
	if v.Changed {
		build += " with changes"
	}
	return build
}

// String returns the version in a line, as "ninetynine 1.2.0, commit 890f567abcde of 2026-11-23,
// go1.26.8 linux/amd64".
func (v Version) String() string {
	commit := "commit unknown"
	if v.Commit != "" {
		date, _, _ := strings.Cut(v.Date, "T")
		commit = fmt.Sprintf("commit %.12s of %s", v.Commit, cmp.Or(date, "an unknown day"))
	}
	if v.Changed {
		commit += " with changes"
	}
	return fmt.Sprintf("ninetynine %s, %s, %s %s", cmp.Or(v.Name, "between releases"), commit, v.Go, v.Platform)
}
