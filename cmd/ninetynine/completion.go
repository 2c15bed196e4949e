package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func newCompletion(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "completion SHELL",
		Short: "Write a script for command completion in your shell",
		Long: `Completion writes a script for bash, zsh, fish or powershell that completes
commands, flags, the ids of variants and the names of players.

Exit codes: 0 done; 2 an unknown shell.`,
		Example: `  ninetynine completion bash > ~/.local/share/bash-completion/completions/ninetynine
  ninetynine completion zsh > "${fpath[1]}/_ninetynine"
  ninetynine completion fish > ~/.config/fish/completions/ninetynine.fish
  ninetynine completion powershell | Out-String | Invoke-Expression`,
		Args:                  takes(1, 1, "one shell: bash, zsh, fish or powershell"),
		ValidArgs:             []string{"bash", "zsh", "fish", "powershell"},
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
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
		},
	}
}
