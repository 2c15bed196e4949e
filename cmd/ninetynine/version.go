package main

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/license"
	"ninetynine/internal/base/version"
)

func newVersion(env *environment) *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Long: `Version prints the name of the release, the commit that the program was built
from with its date, and the Go version and platform. A program built outside a
clone, or without git, does not know its commit.

Exit codes: 0 always.`,
		Example: "  ninetynine version",
		Args:    takes(0, 0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			if asJSON {
				e := json.NewEncoder(env.stdout)
				e.SetIndent("", "  ")
				return e.Encode(version.Own())
			}
			_, err := fmt.Fprintln(env.stdout, version.Own())
			return err
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "write a JSON object")
	return cmd
}

func newLicenses(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "licenses",
		Short: "Print the licences of the program and of everything in it",
		Long: `Licenses prints the licence of the program, and those of everything in it that
other people made: Go, Go modules, the libraries of the page and its fonts.

Exit codes: 0 always.`,
		Example: "  ninetynine licenses",
		Args:    takes(0, 0, "no arguments"),
		RunE: func(*cobra.Command, []string) error {
			_, err := io.WriteString(env.stdout, license.Text())
			return err
		},
	}
}
