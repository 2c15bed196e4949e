package bot

import (
	"strings"
	"testing"
)

// TestOptionsRefused holds that options with which no player could think are refused by name.
func TestOptionsRefused(t *testing.T) {
	for name, want := range map[string]string{
		"expert:choices=0": "choices=0",
		"net:ahead=500":    "ahead=500",
		"expert:thumb=1.5": "thumb=1.5",
		"expert:double=2":  "double=2",
		"expert:wrlds=9":   `"wrlds=9" is not an option`,
		"expert:worlds=-1": `"worlds=-1" is not an option`,

		"casual:temperament=mild": `no temperament is called "mild"; there are: bold, `,
	} {
		if _, err := New(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
