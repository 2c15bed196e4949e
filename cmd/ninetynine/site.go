package main

import (
	"fmt"
	"os"
	"path/filepath"

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
keep those two for long. Browsers that have an earlier edition need nothing
more of it, so its folder may be deleted at any time.

Exit codes: 0 written; 2 the folder cannot be written, or this program was built
without the engine for browsers.`,
		Example: "  ninetynine site public",
		Args:    takes(1, 1, "a folder"),
		RunE: func(_ *cobra.Command, args []string) error {
			files, size := 0, 0
			err := page.Site(page.Engine(), func(name string, content []byte) error {
				at := filepath.Join(args[0], filepath.FromSlash(name))
				files, size = files+1, size+len(content)
				if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
					return err
				}
				return os.WriteFile(at, content, 0o644)
			})
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(env.stdout, "%d files, %.1f MB, in %s\n", files, float64(size)/1e6, args[0])
			return err
		},
	}
}
