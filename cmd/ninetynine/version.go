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
	cmd := described("version", takes(0, 0, "no arguments"), func(*cobra.Command, []string) error {
		if asJSON {
			e := json.NewEncoder(env.stdout)
			e.SetIndent("", "  ")
			return e.Encode(version.Own())
		}
		_, err := fmt.Fprintln(env.stdout, version.Own())
		return err
	})
	cmd.Flags().BoolVar(&asJSON, "json", false, "write a JSON object")
	return cmd
}

func newLicenses(env *environment) *cobra.Command {
	return described("licenses", takes(0, 0, "no arguments"), func(*cobra.Command, []string) error {
		_, err := io.WriteString(env.stdout, license.Text())
		return err
	})
}
