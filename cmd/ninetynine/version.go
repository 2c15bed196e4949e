package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func newVersion(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Long:    "Version prints the program's version, the source revision that it was built\nfrom, and the Go version and platform.\n\nExit codes: 0 always.",
		Example: "  ninetynine version",
		Args:    takes(0, 0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(env.stdout, version())
			return err
		},
	}
}

// version returns what is known about the program's build.
func version() string {
	s := "ninetynine"
	info, ok := debug.ReadBuildInfo()
	if ok && info.Main.Version != "" {
		s += " " + info.Main.Version
	}
	if ok && info.Main.Version == "(devel)" {
		for _, kv := range info.Settings {
			if kv.Key == "vcs.revision" {
				s += " " + kv.Value[:min(12, len(kv.Value))]
			}
		}
	}
	return fmt.Sprintf("%s %s %s/%s", s, runtime.Version(), runtime.GOOS, runtime.GOARCH)
}
