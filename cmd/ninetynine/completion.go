package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func newCompletion(env *environment) *cobra.Command {
	c := described("completion", takes(1, 1, "one shell: bash, zsh, fish or powershell"), func(cmd *cobra.Command, args []string) error {
		root := cmd.Root()
		switch args[0] {
		case "bash":
			return root.GenBashCompletionV2(env.stdout, true)
		case "zsh":
			return root.GenZshCompletion(env.stdout)
		case "fish":
			return root.GenFishCompletion(env.stdout, true)
		case "powershell":
			return root.GenPowerShellCompletionWithDesc(env.stdout)
		}
		return fmt.Errorf("completion knows bash, zsh, fish and powershell, not %q", args[0])
	})
	c.ValidArgs, c.DisableFlagsInUseLine = []string{"bash", "zsh", "fish", "powershell"}, true
	return c
}
