package main

import (
	"embed"
	"strings"

	"github.com/spf13/cobra"
)

// helpTexts holds a file for each command: its use, its purpose in a line, its help, and examples.
//
//go:embed help
var helpTexts embed.FS

// described returns a command with the texts of its file. It panics if there is no such file, which
// any test detects.
func described(name string, args cobra.PositionalArgs, run func(*cobra.Command, []string) error) *cobra.Command {
	text, err := helpTexts.ReadFile("help/" + name + ".txt")
	if err != nil {
		panic(err)
	}
	use, rest, _ := strings.Cut(string(text), "\n")
	short, rest, _ := strings.Cut(rest, "\n\n")
	long, examples, _ := strings.Cut(strings.TrimSuffix(rest, "\n"), "\n\nExamples:\n")
	return &cobra.Command{Use: use, Short: short, Long: long, Example: examples, Args: args, RunE: run}
}
