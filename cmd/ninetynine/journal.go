package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/version"
	"ninetynine/internal/lab"
	"ninetynine/internal/think/trained"
)

// A journalFlag is --journal.
type journalFlag struct{ journal string }

func (x *journalFlag) flag(c *cobra.Command, units string) {
	c.Flags().StringVar(&x.journal, "journal", "", "save all "+units+" to `FILE` as they are done, and resume from it")
}

// openJournal reads what an earlier run of the experiment left in --journal, if the flag is given, and returns a
// function to close the journal.
func (x *journalFlag) openJournal(env *environment, into **lab.Journal) (_ func() error, failed error) {
	if env.units != nil || x.journal == "" {
		*into = env.units
		return func() error { return nil }, nil
	}
	info, err := os.Stat(x.journal)
	if err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("--journal %s: it is no file that can be continued: name one", x.journal)
	}
	f, err := os.OpenFile(x.journal, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return nil, fmt.Errorf("--journal: %w", err)
	}
	end := f.Close
	if info == nil {
		end = func() error { return closeFile(f) } // removes a new file if nothing was played
	}
	defer func() {
		if failed != nil {
			failed = errors.Join(failed, end())
		}
	}()
	by, err := edition()
	if err != nil {
		return nil, fmt.Errorf("--journal: %w", err)
	}
	j, err := lab.OpenJournal(f, f, by)
	if err != nil {
		return nil, fmt.Errorf("--journal %s: %w", x.journal, err)
	}
	if n := j.Stale(); n > 0 {
		fmt.Fprintf(env.stderr, "ninetynine: %s holds %d units from another build of the program: they do not count\n", x.journal, n)
	}
	*into = j
	return end, nil
}

// asListed says whether the program was built from the modules that its commit lists, without build tags.
func asListed() bool {
	about, ok := debug.ReadBuildInfo()
	return ok && !slices.ContainsFunc(about.Settings, func(s debug.BuildSetting) bool { return s.Key == "-tags" }) &&
		!slices.ContainsFunc(about.Deps, func(m *debug.Module) bool { return m.Replace != nil })
}

// edition says which build of the program this is, such that all programs of an edition come to the same outcomes: its
// commit, Go's version and a hash of the nets; or a hash of the program if it was built from changed files, with tags, or
// with other modules. What players decide does not depend on the processor.
func edition() (string, error) {
	if v := version.Own(); v.Commit != "" && !v.Changed && asListed() {
		nets, err := trained.HashAll()
		return fmt.Sprintf("%.12s %s %x", v.Commit, v.Go, nets[:4]), err
	}
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}
