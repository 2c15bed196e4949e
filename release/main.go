// Release builds all published files, from the commit that is checked out: static programs for every
// platform, Debian packages, container images, Python packages, a bill of materials and checksums. The same commit and the
// same Go give the same bytes, in any folder, on any machine.
//
//	go run -C release .
//
// It is a separate module, so that its build tools are no part of the program.
package main

import (
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"
)

// platforms are those for which the program is released.
var platforms = []platform{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

// A platform is a system and a processor, by Go's names.
type platform struct{ system, processor string }

// String returns the platform as linux/amd64.
func (p platform) String() string { return p.system + "/" + p.processor }

// program is the name of the program's file.
func (p platform) program() string {
	if p.system == "windows" {
		return "ninetynine.exe"
	}
	return "ninetynine"
}

func main() {
	only := flag.String("only", "", "build for these `PLATFORMS` alone, as linux/amd64,linux/arm64")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), "usage: go run -C release . [--only PLATFORMS] [FOLDER]\n\n"+
			"Release builds what is given to others into the folder (default: dist, in the\nroot of the repository), which must be empty or not be there.\n\n")
		flag.PrintDefaults()
	}
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := release(ctx, *only, flag.Args(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		stop()
		os.Exit(1)
	}
}

func release(ctx context.Context, only string, args []string, stdout io.Writer) error {
	targets, err := chosen(only)
	if err != nil {
		return err
	}
	if len(args) > 1 {
		return fmt.Errorf("one folder, please, not %d", len(args))
	}
	root, err := output(ctx, ".", "git", "rev-parse", "--show-toplevel")
	if err != nil {
		return fmt.Errorf("this must run in a clone of the repository, with git: %w", err)
	}
	folder := filepath.Join(root, "dist")
	if len(args) == 1 {
		if folder, err = filepath.Abs(args[0]); err != nil {
			return err
		}
	}
	if err := fresh(folder); err != nil {
		return err
	}
	src, err := checkOut(ctx, root)
	if err != nil {
		return err
	}
	defer os.RemoveAll(src.folder)
	fmt.Fprintln(os.Stderr, "release: fetching modules and building the engine for browsers; all takes some minutes")
	if err := src.prepare(ctx); err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "release: building for %d platforms\n", len(targets))
	builds := make([]*build, len(targets))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	for i, p := range targets {
		group.Go(func() (err error) {
			if builds[i], err = src.build(ctx, p); err != nil {
				return err
			}
			if err := builds[i].pack(folder); err != nil {
				return err
			}
			fmt.Fprintf(os.Stderr, "release: %s is done\n", p)
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	if err := writeBill(folder, src, builds); err != nil {
		return err
	}
	return writeSums(folder, stdout)
}

// chosen returns the platforms that are named, or all.
func chosen(names string) ([]platform, error) {
	if names == "" {
		return platforms, nil
	}
	var some []platform
	for name := range strings.SplitSeq(names, ",") {
		i := slices.IndexFunc(platforms, func(p platform) bool { return p.String() == name })
		if i < 0 {
			return nil, fmt.Errorf("--only cannot be %q: it takes some of %v, with commas between them", name, platforms)
		}
		some = append(some, platforms[i])
	}
	return some, nil
}

// fresh makes the folder, and refuses one that is not empty.
func fresh(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	entries, err := os.ReadDir(folder)
	if err == nil && len(entries) > 0 {
		err = fmt.Errorf("%s is not empty: remove what is in it, or name another folder", folder)
	}
	return err
}

// pack writes the files of a build.
func (b *build) pack(folder string) error {
	err := errors.Join(b.archive(folder), b.wheel(folder))
	if b.system == "linux" {
		err = errors.Join(err, b.debian(folder), b.image(folder))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", b.platform, err)
	}
	return nil
}

// sums is in the format of sha256sum --check.
const sums = "SHA256SUMS"

// writeSums writes the checksums of all files in the folder, and prints them.
func writeSums(folder string, stdout io.Writer) error {
	entries, err := os.ReadDir(folder) // sorted by name
	if err != nil {
		return err
	}
	var text strings.Builder
	for _, e := range entries {
		content, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "%x  %s\n", sha256.Sum256(content), e.Name())
	}
	fmt.Fprintf(stdout, "%sin %s\n", text.String(), folder)
	return os.WriteFile(filepath.Join(folder, sums), []byte(text.String()), 0o644)
}
