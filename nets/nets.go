// Package nets has the built-in nets, one for each number of hands and cards, and the players that decide by
// them. It adds five megabytes to a program. docs/strength.md says how strong they are.
package nets

import (
	"ninetynine/internal/think/bot"
	"ninetynine/player"
)

// BuiltIn opens the player with the name: net, or a level from beginner to expert, perhaps with an edition and
// options; see [player.New], which takes it. An unknown name or option is an error that lists the known ones.
func BuiltIn(name string) (player.Player, error) { return bot.New(name) }
