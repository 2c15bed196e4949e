package main

import (
	"strings"

	"github.com/spf13/cobra"
)

// playerWord says in a few words what kind of player has the name; nothing of
// one that it does not know.
func playerWord(name string) string {
	return map[string]string{
		"random":   "acts blindly",
		"greedy":   "goes by rules of thumb",
		"pimc":     "works out how supposed deals would end",
		"net":      "learnt the game; plays by it alone",
		"beginner": "learnt the game; forgets every trick",
		"casual":   "learnt the game; remembers the last trick",
		"club":     "learnt the game; remembers three tricks",
		"strong":   "learnt the game; forgets nothing",
		"expert":   "thinks ahead; the strongest",
		"exec:":    "a program of your own",
	}[name]
}

// completeSeats has --players completed with those who may sit at a table
// with a person: the person, once, and the computer's players.
func completeSeats(c *cobra.Command) {
	err := c.RegisterFlagCompletionFunc("players", func(_ *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		names := completePlayers(part)
		before := part[:strings.LastIndexByte(part, ',')+1]
		if !strings.HasPrefix(before, "you,") && !strings.Contains(before, ",you,") {
			names = append([]cobra.Completion{cobra.CompletionWithDesc(before+"you", "yourself, once")}, names...)
		}
		return names, cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	})
	if err != nil {
		panic(err) // only if the flag did not exist
	}
}
