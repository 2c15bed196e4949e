package main

import (
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/think/netless"
)

// playerWord describes the kind of player in a few words, those of the page if it has any; "" for
// an unknown player.
func playerWord(name string) string {
	if book, key := phrase.Open("en"), "page.level.about."+name; book.Has(key) {
		return book.Say(key)
	}
	return map[string]string{
		"pimc":  "plays out sampled deals",
		"net":   "learnt the game; plays by it alone",
		"exec:": "a program of your own",
	}[name]
}

// completePlayers completes the last name before the cursor.
func completePlayers(part string) []cobra.Completion {
	before := part[:strings.LastIndexByte(part, ',')+1]
	var names []cobra.Completion
	for _, n := range netless.Names() {
		name, _, program := strings.Cut(n, ":")
		if program {
			name += ":"
		}
		names = append(names, cobra.CompletionWithDesc(before+name, playerWord(name)))
	}
	return names
}

func completePlayerFlags(c *cobra.Command, flags ...string) {
	for _, name := range flags {
		completeNames(c, name, completePlayers)
	}
}

func completeNames(c *cobra.Command, flag string, names func(part string) []cobra.Completion) {
	err := c.RegisterFlagCompletionFunc(flag, func(_ *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return names(part), cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	})
	if err != nil {
		panic(err) // only without such a flag
	}
}

// completeSeats completes --players with the players at a table with a person: the person, once,
// and the computer players.
func completeSeats(c *cobra.Command) {
	completeNames(c, "players", func(part string) []cobra.Completion {
		names := completePlayers(part)
		before := part[:strings.LastIndexByte(part, ',')+1]
		if !strings.HasPrefix(before, "you,") && !strings.Contains(before, ",you,") {
			names = append([]cobra.Completion{cobra.CompletionWithDesc(before+"you", "yourself, once")}, names...)
		}
		return names
	})
}
