package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/page"
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
