package main

import (
	"cmp"
	"context"
	"debug/buildinfo"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"
)

// A source is a clone of the repository with nothing but the commit in it, so that nothing else can get
// into a build.
type source struct {
	folder   string
	author   string            // of the commit, as NAME <ADDRESS>
	licenses []byte            // of everything in the program
	scripts  map[string][]byte // that complete commands, by shell
}

// checkOut clones the commit that is checked out in root.
func checkOut(ctx context.Context, root string) (*source, error) {
	changed, err := output(ctx, root, "git", "status", "--porcelain")
	if err != nil {
		return nil, err
	}
	if changed != "" {
		return nil, fmt.Errorf("these files are not as in the last commit; commit or remove them, since only a commit can be built again:\n%s", changed)
	}
	folder, err := os.MkdirTemp("", "ninetynine-release-")
	if err != nil {
		return nil, err
	}
	commit, err := output(ctx, root, "git", "rev-parse", "HEAD")
	if err == nil {
		_, err = output(ctx, root, "git", "clone", "--quiet", "--shared", "--no-checkout", root, folder)
	}
	if err == nil {
		_, err = output(ctx, folder, "git", "checkout", "--quiet", "--detach", commit)
	}
	s := &source{folder: folder}
	if err == nil {
		s.author, err = output(ctx, folder, "git", "log", "-1", "--format=%aN <%aE>")
	}
	if err != nil {
		os.RemoveAll(folder)
		return nil, err
	}
	return s, nil
}

// prepare builds what every build needs: the engine for browsers, which is part of the program, and the
// program's own texts.
func (s *source) prepare(ctx context.Context) error {
	if _, err := s.run(ctx, host(), "go", "run", "./internal/doors/engine/build", "internal/doors/page/engine"); err != nil {
		return err
	}
	own, err := s.compile(ctx, host())
	if err != nil {
		return err
	}
	say := func(args ...string) []byte {
		text, e := s.run(ctx, host(), own, args...)
		err = errors.Join(err, e)
		return []byte(text)
	}
	s.licenses, s.scripts = say("licenses"), map[string][]byte{}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		s.scripts[shell] = say("completion", shell)
	}
	return err
}

func host() platform { return platform{runtime.GOOS, runtime.GOARCH} }

type build struct {
	platform
	*source
	program []byte
	info    *debug.BuildInfo
	time    time.Time // of the commit
}

// build builds the program, and checks that it knows its commit.
func (s *source) build(ctx context.Context, p platform) (*build, error) {
	file, err := s.compile(ctx, p)
	if err != nil {
		return nil, err
	}
	b := &build{platform: p, source: s}
	if b.program, err = os.ReadFile(file); err != nil {
		return nil, err
	}
	if b.info, err = buildinfo.ReadFile(file); err != nil {
		return nil, err
	}
	if b.setting("vcs.modified") != "false" {
		return nil, fmt.Errorf("%s: Go did not find the commit, or found changes: vcs.modified is %q", p, b.setting("vcs.modified"))
	}
	b.time, err = time.Parse(time.RFC3339, b.setting("vcs.time"))
	return b, err
}

func (b *build) setting(key string) string {
	for _, s := range b.info.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}

// version returns the version as Go has it: that of the tag, or one made of the commit's time.
func (b *build) version() string { return strings.TrimPrefix(b.info.Main.Version, "v") }

// name returns the beginning of the names of files.
func (b *build) name() string { return "ninetynine_" + b.version() }

// compile builds the program for a platform, below the folders that git ignores.
func (s *source) compile(ctx context.Context, p platform) (file string, err error) {
	file = filepath.Join(s.folder, "dist", p.system, p.processor, p.program())
	_, err = s.run(ctx, p, "go", "build", "-ldflags", "-s -w -buildid=", "-o", file, "./cmd/ninetynine")
	return file, err
}

// run runs a command in the source. A person's settings for Go do not affect it.
func (s *source) run(ctx context.Context, p platform, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = s.folder
	cmd.Env = append(os.Environ(), "GOFLAGS=-trimpath -buildvcs=true -mod=readonly", "GOWORK=off", "GOEXPERIMENT=", "GOFIPS140=off",
		"CGO_ENABLED=0", "GOOS="+p.system, "GOARCH="+p.processor, "GOAMD64=v1", "GOARM64=v8.0", "NINETYNINE_DATA=", "NINETYNINE_DB=")
	return said(cmd)
}

// output runs a command in a folder and returns what it prints, without the line's end.
func output(ctx context.Context, folder, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = folder
	text, err := said(cmd)
	return strings.TrimRight(text, "\n"), err
}

// said runs a command and returns its output; if it fails, its error output is the error.
func said(cmd *exec.Cmd) (string, error) {
	out, err := cmd.Output()
	if err == nil {
		return string(out), nil
	}
	if failed := (*exec.ExitError)(nil); errors.As(err, &failed) {
		err = errors.New(cmp.Or(strings.TrimSpace(string(failed.Stderr)), err.Error()))
	}
	return "", fmt.Errorf("%s: %w", strings.Join(cmd.Args, " "), err)
}
