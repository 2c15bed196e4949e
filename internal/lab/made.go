package lab

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"ninetynine/internal/base/version"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
)

// A Maker says what made a result: the build of the program, and how its players play.
type Maker struct {
	Build string `json:"build"` // a release, or else a commit; see [version.Version.Build]
	Play
}

// Play says how the players of a program play. Of programs with the same Play, results belong together.
type Play struct {
	Levels int    `json:"levels"` // edition of the levels, see [search.Edition]
	Others int    `json:"others"` // edition of all other players, see [bot.Edition]
	Nets   string `json:"nets"`   // the beginning of a hash of the built-in nets, and of those that players name
}

// Made returns what makes a result of these players in this program.
func Made(players ...string) (Maker, error) {
	m := Maker{version.Own().Build(), Play{Levels: search.Edition, Others: bot.Edition}}
	nets, err := trained.HashAll()
	if err != nil {
		return m, err
	}
	sum, own := sha256.New(), false
	sum.Write(nets[:])
	for _, name := range players {
		net, err := bot.OwnNet(name)
		if err != nil {
			return m, fmt.Errorf("player %s: %w", name, err)
		}
		own = own || net != nil
		sum.Write(net)
	}
	if m.Nets = hex.EncodeToString(nets[:8]); own {
		m.Nets = hex.EncodeToString(sum.Sum(nil)[:8])
	}
	return m, nil
}

// String returns the maker in a line.
func (m *Maker) String() string {
	return fmt.Sprintf("build %s, levels %d, other players %d, nets %s", m.Build, m.Levels, m.Others, m.Nets)
}

// inHeader returns what a record says of its maker, in a field that the rules ignore.
func (m *Maker) inHeader() (map[string]json.RawMessage, error) {
	text, err := json.Marshal(m)
	return map[string]json.RawMessage{"madeBy": text}, err
}
