package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
)

var licences, _ = os.ReadFile("../internal/base/license/licenses.txt")

// pretended returns a build of a program that does nothing, but is packed like the real one.
func pretended(p platform) *build {
	return &build{
		platform: p, program: []byte("not a program"), time: time.Date(2026, 11, 23, 23, 35, 15, 0, time.UTC),
		source: &source{folder: "..", author: "Anna <anna@cards.example>", licenses: licences, scripts: map[string][]byte{"bash": []byte("b"), "zsh": []byte("z"), "fish": []byte("f")}},
		info: &debug.BuildInfo{
			GoVersion: "go1.26.8",
			Main:      debug.Module{Path: "ninetynine", Version: "v1.2.1-0.20261123233515-890f567abcde"},
			Deps:      []*debug.Module{{Path: "github.com/google/uuid", Version: "v1.0.0", Sum: "h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="}},
			Settings:  []debug.BuildSetting{{Key: "vcs.revision", Value: "890f567abcde"}},
		},
	}
}

// TestPackedTwice: packing depends on no clock, no folder and no order of files.
func TestPackedTwice(t *testing.T) {
	var all [2]map[string]string
	for i := range all {
		folder := t.TempDir()
		var builds []*build
		for _, p := range platforms {
			b := pretended(p)
			if err := b.pack(folder); err != nil {
				t.Fatal(err)
			}
			builds = append(builds, b)
		}
		if err := writeBill(folder, builds[0].source, builds); err != nil {
			t.Fatal(err)
		}
		if err := writeSums(folder, io.Discard); err != nil {
			t.Fatal(err)
		}
		all[i] = map[string]string{}
		entries, err := os.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			all[i][e.Name()] = string(read(t, filepath.Join(folder, e.Name())))
		}
	}
	if want := 6 + 6 + 2 + 2 + 1 + 1; len(all[0]) != want {
		t.Errorf("%d files, want %d: an archive and a wheel a platform, two packages, two images, bill and sums", len(all[0]), want)
	}
	for name, content := range all[0] {
		if all[1][name] != content {
			t.Errorf("%s differs the second time", name)
		}
	}
}

// TestImage: the container runs as an unprivileged user, who may write only to /data.
func TestImage(t *testing.T) {
	b := pretended(platforms[0])
	layer, err := b.layer()
	if err != nil {
		t.Fatal(err)
	}
	z, err := layer.Uncompressed()
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]*tar.Header{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		found[h.Name] = h
		if (h.Uid == nobody) != (h.Name == "data/") {
			t.Errorf("%s belongs to %d", h.Name, h.Uid)
		}
		if strings.HasSuffix(h.Name, ".crt") && h.Size < 100_000 {
			t.Errorf("%s has %d bytes: where are the certificates?", h.Name, h.Size)
		}
	}
	if found["ninetynine"] == nil || found["data/"] == nil {
		t.Errorf("the image has %v", found)
	}
	if c := b.config().Config; c.User != "65532:65532" || c.Entrypoint[0] != "/ninetynine" {
		t.Errorf("it runs %v as %s", c.Entrypoint, c.User)
	}
}

// TestBill: the bill names Go, the modules, and the packages of the page.
func TestBill(t *testing.T) {
	folder := t.TempDir()
	b := pretended(platforms[0])
	if err := writeBill(folder, b.source, []*build{b}); err != nil {
		t.Fatal(err)
	}
	var bill cyclonedx.BOM
	if err := json.Unmarshal(read(t, filepath.Join(folder, b.name()+".cdx.json")), &bill); err != nil {
		t.Fatal(err)
	}
	var urls []string
	for _, c := range *bill.Components {
		url, version, _ := strings.Cut(c.PackageURL, "@")
		if version == "" {
			t.Errorf("%s has no version", c.Name)
		}
		urls = append(urls, url)
	}
	for _, want := range []string{"pkg:golang/std", "pkg:golang/github.com/google/uuid", "pkg:npm/preact", "pkg:npm/%40preact/signals", "pkg:npm/htm", "pkg:npm/%40fontsource/alegreya-sans"} {
		if !slices.Contains(urls, want) {
			t.Errorf("%s is not in the bill: %v", want, urls)
		}
	}
}

// TestLicensed: each component has the SPDX names of its licences; a component without any is reported.
func TestLicensed(t *testing.T) {
	by := licensed(string(licences))
	for name, want := range map[string]string{
		ofGo: "BSD-3-Clause", "preact": "MIT", "@preact/signals": "MIT", "htm": "Apache-2.0", "lean-qr": "MIT", ofFonts: "OFL-1.1",
		"github.com/google/uuid": "BSD-3-Clause", "github.com/spf13/cobra": "Apache-2.0", "github.com/jackc/pgx/v5": "MIT",
	} {
		if got := strings.Join(by[name], " "); got != want {
			t.Errorf("%s is under %q, want %q", name, got, want)
		}
	}
	for name, ids := range by {
		if len(ids) == 0 {
			t.Errorf("%s is under no known licence", name)
		}
	}
	components := []cyclonedx.Component{component("npm", "@preact/signals-core", "1.0.0"), component("npm", "@fontsource/alegreya", "1.0.0"), component("golang", "std", "1.26")}
	if err := license(components, by); err != nil {
		t.Error(err)
	}
	if err := license([]cyclonedx.Component{component("golang", "example.org/lib", "v1.0.0")}, by); err == nil || !strings.Contains(err.Error(), "example.org/lib") {
		t.Errorf("a module without a licence: %v", err)
	}
}

// TestVersions: dpkg sorts a prerelease before its release.
func TestVersions(t *testing.T) {
	for version, want := range map[string]string{
		"v1.2.0": "1.2.0", "v1.2.0-rc.1": "1.2.0~rc.1", "v0.0.0-20261123233515-890f567abcde": "0.0.0~20261123233515~890f567abcde",
	} {
		b := pretended(platforms[0])
		b.info.Main.Version = version
		if got := b.debianVersion(); got != want {
			t.Errorf("%s becomes %s, want %s", version, got, want)
		}
	}
}

// TestErrors: an error names its remedy.
func TestErrors(t *testing.T) {
	full := t.TempDir()
	if err := os.WriteFile(filepath.Join(full, "x"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	git := func(folder string, args ...string) {
		t.Helper()
		if _, err := output(t.Context(), folder, "git", args...); err != nil {
			t.Fatal(err)
		}
	}
	changed := t.TempDir()
	git(changed, "init", "--quiet")
	if err := os.WriteFile(filepath.Join(changed, "new.go"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{second(chosen("linux/amd64,plan9/mips")), `--only cannot be "plan9/mips": it takes some of [linux/amd64 linux/arm64`},
		{fresh(full), "is not empty: remove what is in it, or name another folder"},
		{second(checkOut(t.Context(), changed)), "new.go"},
		{second(checkOut(t.Context(), full)), "not a git repository"},
		{release(t.Context(), "", []string{"a", "b"}, io.Discard), "one folder"},
		{second(output(t.Context(), ".", "no-such-tool")), "no-such-tool"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("the error is %v, want %q in it", c.err, c.want)
		}
	}
}

func second[T any](_ T, err error) error { return err }

func TestPacked(t *testing.T) {
	z, err := gzip.NewReader(bytes.NewReader(packed([]byte("text"))))
	if err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(z); err != nil || string(text) != "text" || !z.ModTime.IsZero() {
		t.Errorf("%q of %v, %v", text, z.ModTime, err)
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return content
}
