package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/page"
)

func newSite(env *environment) *cobra.Command {
	c := &cobra.Command{
		Use:   "site FOLDER",
		Short: "Write the page as files that need no server",
		Long: `Site writes the page into a folder as files that any host of static files can
serve, under any path. There it plays without a server: tables, computer
players, advice, reports, problems and records are all in the visitor's
browser, and stay there.

The folder may be missing, empty, or hold an earlier site. Any other folder is
refused, unless you give --force.

The host must serve files ending in .js as text/javascript, and should compress
them: beside a file lies its form in Brotli, FILE.br, for hosts that send such
forms. The document itself says what the page needs to be allowed. Over HTTPS it
can be installed, and from the second visit on it needs no network.

Each version has a folder of its own below "static". index.html and offline.js
point to it last, so do not cache those two. The previous version stays, for
visitors who have it open. Of older versions, the files that this command wrote
are removed, as listed in SHA256SUMS in each.

Exit codes: 0 written; 2 the folder cannot be written, or this program was built
without the engine for browsers.`,
		Example: "  ninetynine site public",
		Args:    takes(1, 1, "a folder"),
		RunE:    func(_ *cobra.Command, args []string) error { return writeSite(env, args[0]) },
	}
	output(c)
	c.Flags().Lookup("force").Usage = "write into a folder that has other files in it"
	return c
}

// writeSite writes the site into a folder; one that cannot be finished goes again.
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
