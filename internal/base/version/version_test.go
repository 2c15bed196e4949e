package version

import (
	"runtime/debug"
	"testing"
)

func TestOf(t *testing.T) {
	build := func(name string, settings ...string) *debug.BuildInfo {
		info := &debug.BuildInfo{GoVersion: "go1.26.8", Main: debug.Module{Version: name}}
		for i := 0; i < len(settings); i += 2 {
			info.Settings = append(info.Settings, debug.BuildSetting{Key: settings[i], Value: settings[i+1]})
		}
		return info
	}
	vcs := []string{"GOOS", "linux", "GOARCH", "arm64", "vcs.revision", "890f567abcdeffff00001111222233334444aaaa", "vcs.time", "2026-11-23T23:35:15Z"}
	for _, c := range []struct {
		name string
		info *debug.BuildInfo
		want string
	}{
		{"a release", build("v1.2.0", vcs...), "ninetynine 1.2.0, commit 890f567abcde of 2026-11-23, go1.26.8 linux/arm64"},
		{"a first candidate", build("v1.2.0-rc.1", vcs...), "ninetynine 1.2.0-rc.1, commit 890f567abcde of 2026-11-23, go1.26.8 linux/arm64"},
		{"before all releases", build("v0.0.0-20261123233515-890f567abcde", vcs...), "ninetynine between releases, commit 890f567abcde of 2026-11-23, go1.26.8 linux/arm64"},
		{"after one", build("v1.2.1-0.20261123233515-890f567abcde", vcs...), "ninetynine between releases, commit 890f567abcde of 2026-11-23, go1.26.8 linux/arm64"},
		{"after a candidate", build("v1.2.0-rc.1.0.20261123233515-890f567abcde", vcs...), "ninetynine between releases, commit 890f567abcde of 2026-11-23, go1.26.8 linux/arm64"},
		{"changed files", build("v1.2.0+dirty", append(vcs, "vcs.modified", "true")...), "ninetynine between releases, commit 890f567abcde of 2026-11-23 with changes, go1.26.8 linux/arm64"},
		{"no version control", build("(devel)", "GOOS", "windows", "GOARCH", "amd64"), "ninetynine between releases, commit unknown, go1.26.8 windows/amd64"},
	} {
		if got := of(c.info).String(); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
	if v := Own(); v.Go == "" || v.Platform == "/" {
		t.Errorf("this program is %+v", v)
	}
}
