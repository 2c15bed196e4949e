package bot

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/base/version"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

// MadeBy is the field of a record's header that has its [Maker]; the rules ignore it.
const MadeBy = "madeBy"

// A Maker says what made a record or a result: the build of the program, and how its players play. Results list
// their players; records of tables name those in the seats, and have the other fields.
type Maker struct {
	Build   string   `json:"build"`             // a release, or else a commit; see [version.Version.Build]
	Levels  int      `json:"levels,omitzero"`   // at a table: the edition of the levels, see [search.Edition]
	Others  int      `json:"others,omitzero"`   // at a table: that of all other players, see [search.OthersEdition]
	Net     string   `json:"net,omitempty"`     // at a table: the beginning of a hash of its net
	Nets    string   `json:"nets,omitempty"`    // in early results, which had editions for all players together: see [Maker.Name]
	Players []Player `json:"players,omitempty"` // of a result, each once
}

// A Player is a player of a result. Players whose fields are all the same play alike.
type Player struct {
	Name    string `json:"name"`             // with its options
	Edition int    `json:"edition,omitzero"` // 0: a program, of which nothing is known
	Net     string `json:"net,omitempty"`    // the beginning of a hash of its own net, or of all built-in ones together (see [MadeIn]); "": it has none
}

// Made returns what makes a result of the players with these names in this program. It reads their nets.
func Made(names ...string) (Maker, error) { return MadeIn(nil, names...) }

// MadeIn is [Made] for results of deals that have all the net of one game: of the built-in nets, that one alone counts.
func MadeIn(g *rules.Game, names ...string) (Maker, error) {
	m := Maker{Build: version.Own().Build()}
	for i, name := range names {
		if slices.Index(names, name) < i {
			continue
		}
		p, err := playerOf(name, g)
		if err != nil {
			return m, fmt.Errorf("player %s: %w", name, err)
		}
		m.Players = append(m.Players, p)
	}
	return m, nil
}

func playerOf(name string, g *rules.Game) (Player, error) {
	p := Player{Name: name}
	b, err := New(name)
	if err != nil {
		return p, err
	}
	_, p.Edition = editionOf(name, search.Edition, search.OthersEdition)
	if e, ok := b.(*Expert); ok {
		sum, err := e.hash(g)
		p.Net = hex.EncodeToString(sum[:8])
		return p, err
	}
	return p, nil
}

// hash returns the hash of the player's own net, or of the built-in one for the game, or of all built-in ones.
func (e *Expert) hash(g *rules.Game) ([sha256.Size]byte, error) {
	switch {
	case e.File == "" && g != nil:
		return trained.Hash(g)
	case e.File == "":
		return trained.HashAll()
	}
	data, err := readNet(e.File)
	return sha256.Sum256(data), err
}

// Hashed returns the name with the hash of its net's file in place of the path, so that equal names are equal players
// on all machines. It returns other names as they are.
func Hashed(name string) (string, error) {
	kind, options, _ := strings.Cut(name, ":")
	if !strings.Contains(options, "file=") || strings.HasPrefix(name, netless.Program) {
		return name, nil
	}
	all := strings.Split(options, "+")
	for i, o := range all {
		if path, ok := strings.CutPrefix(o, "file="); ok {
			data, err := readNet(path)
			if err != nil {
				return "", fmt.Errorf("player %s: %w", name, err)
			}
			all[i] = fmt.Sprintf("file=%x", sha256.Sum256(data))
		}
	}
	return kind + ":" + strings.Join(all, "+"), nil
}

// editionOf returns the kind of a built-in player, and its edition: that which its name gives, or else that of the
// levels or of the others. For all other names the edition is 0.
func editionOf(name string, levels, others int) (kind string, edition int) {
	numbered, _, _ := strings.Cut(name, ":")
	kind, edition = search.ParseVersioned(numbered)
	switch {
	case slices.Contains(search.Others(), kind):
		return kind, others
	case kind == numbered && edition > 0:
		return kind, levels
	}
	return kind, edition
}

// WithEdition returns the name of a player with the edition that plays, such as "casual 5" or "net 2:points=1". The
// names of programs stay as they are.
func WithEdition(name string) string {
	kind, edition := editionOf(name, search.Edition, search.OthersEdition)
	if edition == 0 {
		return name
	}
	_, options, _ := strings.Cut(name, ":")
	return strings.TrimSuffix(fmt.Sprintf("%s %d:%s", kind, edition, options), ":")
}

// Name adds the players with these names to an early result, which lists none.
func (m *Maker) Name(players []string) {
	for i, name := range players {
		if m.Nets == "" || slices.Index(players, name) < i {
			continue
		}
		kind, edition := editionOf(name, m.Levels, m.Others)
		p := Player{Name: name, Edition: edition}
		if level(kind) != nil {
			p.Net = m.Nets
		}
		m.Players = append(m.Players, p)
	}
	m.Levels, m.Others, m.Nets = 0, 0, ""
}

// InHeader returns the field for a record's header.
func (m *Maker) InHeader() map[string]json.RawMessage {
	text, _ := json.Marshal(m) // texts and numbers alone
	return map[string]json.RawMessage{MadeBy: text}
}

// String returns the maker of a result in a line.
func (m *Maker) String() string {
	said := []string{"build " + m.Build}
	for _, p := range m.Players {
		said = append(said, p.String())
	}
	return strings.Join(said, ", ")
}

// String returns the player in a few words, as "net of edition 2 with nets abef5ce8270531a4".
func (p Player) String() string {
	said := p.Name
	if p.Edition > 0 {
		said += fmt.Sprintf(" of edition %d", p.Edition)
	}
	if p.Net != "" {
		said += " with nets " + p.Net
	}
	return said
}
