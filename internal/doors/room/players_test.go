package room

import (
	"testing"

	"ninetynine/internal/think/bot"
)

// TestHire: a chair takes only a player's plain name: options could read any file of the server, or think
// for hours.
func TestHire(t *testing.T) {
	j := Judge{Hire}
	for _, name := range bot.BuiltIn() {
		if !j.HasLevel(name) {
			t.Errorf("there is no %s", name)
		}
	}
	for _, name := range []string{
		"", "nobody", "exec:true", "club:", "club:temperament=bold", "club:temperament=bold+file=/dev/zero",
		"expert:temperament=bold+worlds=999999", "expert:worlds=999999",
	} {
		if j.HasLevel(name) {
			t.Errorf("strangers may seat %q", name)
		}
	}
}
