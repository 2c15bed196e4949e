package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/page"
)

func newSite(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "site FOLDER",
		Short: "Write the page as files that need no server",
		Long: `Site writes the page into a folder, which may exist: as files for any host of
static files, under any path. There it plays without a server: tables, computer
players, advice, reports, problems and records are all in the browser of whoever
opens it, and stay there.

The host must serve files ending in .js as text/javascript, and should compress
them. What the page needs to be allowed is in the document itself. Over HTTPS it
can be installed, and from the second visit on it needs no network.

A new edition is written beside the earlier ones, each in a folder of its own
below "static", and only then named by index.html and offline.js: no host may
keep those two for long. The edition before stays, for those who have it open;
of older ones, what this command wrote is removed, as the list SHA256SUMS in
each says.

Exit codes: 0 written; 2 the folder cannot be written, or this program was built
without the engine for browsers.`,
		Example: "  ninetynine site public",
		Args:    takes(1, 1, "a folder"),
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := openSite(args[0])
			if err != nil {
				return err
			}
			if err := page.Site(page.Engine(), s.put); err != nil {
				return err
			}
			removed, err := s.tidy()
			if err != nil {
				return fmt.Errorf("the site is written, but an old edition could not be removed: %w", err)
			}
			fmt.Fprintf(env.stdout, "%d files, %.1f MB, in %s\n", s.files, float64(s.size)/1e6, args[0])
			if removed > 0 {
				fmt.Fprintf(env.stdout, "old editions removed: %d\n", removed)
			}
			return nil
		},
	}
}
