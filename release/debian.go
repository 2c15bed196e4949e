package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/goreleaser/nfpm/v2"
	"github.com/goreleaser/nfpm/v2/deb"
	"github.com/goreleaser/nfpm/v2/files"
)

// debian writes the Debian package. Its files are those of the folder deploy. It starts no server, since
// most people who install a game want to play it; README.Debian says how to. The commit's author is the
// maintainer.
func (b *build) debian(folder string) error {
	staged, err := os.MkdirTemp("", "ninetynine-debian-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(staged)
	p := &debianPackage{build: b, staged: staged}
	p.made("/usr/bin/ninetynine", b.program, 0o755)
	for _, unit := range []string{"ninetynine.service", "ninetynine-backup.service", "ninetynine-backup-failed.service", "ninetynine-backup.timer"} {
		p.copied("/usr/lib/systemd/system/"+unit, unit)
	}
	p.copied("/etc/ninetynine.env", "ninetynine.env").Type = files.TypeConfigNoReplace
	p.made("/usr/share/man/man6/ninetynine.6.gz", packed(p.read("deploy/ninetynine.6")), 0o644)
	p.made("/usr/share/bash-completion/completions/ninetynine", b.scripts["bash"], 0o644)
	p.made("/usr/share/zsh/vendor-completions/_ninetynine", b.scripts["zsh"], 0o644)
	p.made("/usr/share/fish/vendor_completions.d/ninetynine.fish", b.scripts["fish"], 0o644)
	p.made("/usr/share/doc/ninetynine/copyright", b.licenses, 0o644)
	p.made("/usr/share/doc/ninetynine/CHANGELOG.md.gz", packed(p.read("CHANGELOG.md")), 0o644)
	p.copied("/usr/share/doc/ninetynine/README.Debian", "README.Debian")
	if p.err != nil {
		return p.err
	}
	info := nfpm.WithDefaults(&nfpm.Info{
		Name: "ninetynine", Arch: b.processor, Platform: "linux", Version: b.debianVersion(), VersionSchema: "none",
		Section: "games", Priority: "optional", Maintainer: b.author, License: "Apache-2.0",
		Description: "David Parlett's card game of exact bidding\n" +
			"Plays eighteen published variants of Ninety-Nine, in the browser or the terminal,\n" +
			"against the computer or with friends, and serves it to others.",
		MTime:           b.time,
		DisableGlobbing: true,
		Overridables: nfpm.Overridables{
			Contents: p.contents,
			Suggests: []string{"xdg-utils"},
			Scripts: nfpm.Scripts{
				PostInstall: p.path("debian.postinst"), PreRemove: p.path("debian.prerm"), PostRemove: p.path("debian.postrm"),
			},
		},
	})
	if err := nfpm.PrepareForPackager(info, "deb"); err != nil {
		return fmt.Errorf("the Debian package: %w", err)
	}
	return create(filepath.Join(folder, fmt.Sprintf("ninetynine_%s_%s.deb", info.Version, b.processor)), func(w io.Writer) error {
		return deb.Default.Package(info, w)
	})
}

// debianVersion returns the version as dpkg sorts it: before its release.
func (b *build) debianVersion() string { return strings.ReplaceAll(b.version(), "-", "~") }

type debianPackage struct {
	*build
	staged   string // the folder of files that are made
	contents files.Contents
	err      error // the first
}

func (p *debianPackage) path(name string) string { return filepath.Join(p.folder, "deploy", name) }

func (p *debianPackage) read(name string) []byte {
	content, err := os.ReadFile(filepath.Join(p.folder, name))
	p.fail(err)
	return content
}

// copied adds a file of the folder deploy.
func (p *debianPackage) copied(to, name string) *files.Content { return p.add(to, p.path(name), 0o644) }

func (p *debianPackage) made(to string, content []byte, mode os.FileMode) {
	from := filepath.Join(p.staged, strings.ReplaceAll(to, "/", "_"))
	p.fail(os.WriteFile(from, content, 0o644))
	p.add(to, from, mode)
}

func (p *debianPackage) add(to, from string, mode os.FileMode) *files.Content {
	c := &files.Content{Source: from, Destination: to, FileInfo: &files.ContentFileInfo{Owner: "root", Group: "root", Mode: mode, MTime: p.time}}
	p.contents = append(p.contents, c)
	return c
}

func (p *debianPackage) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// packed compresses a document as Debian's policy asks, with no time in it.
func packed(text []byte) []byte {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		panic(err) // a constant level
	}
	_, _ = z.Write(text) // into memory
	_ = z.Close()
	return b.Bytes()
}
