package main

import (
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/phrase"
)

// playerWord describes the kind of player in a few words, those of the page if it has
// any; "" for an unknown one.
func playerWord(name string) string {
	if key := "page.level.about." + name; phrase.English().Has(key) {
		return phrase.English().Say(key)
	}
	return map[string]string{
		"pimc":  "plays out sampled deals",
		"net":   "learnt the game; plays by it alone",
		"exec:": "a program of your own",
	}[name]
}

// completeSeats completes --players with those who may sit at a table with a person:
// the person, once, and the computer's players.
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
