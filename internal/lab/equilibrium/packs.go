package equilibrium

import (
	"embed"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"ninetynine/record"
	"ninetynine/rules"
)

// packs are the house variants built into the program to be solved.
//
//go:embed packs
var packs embed.FS

// DefaultPack is the pack solved by default.
const DefaultPack = "two"

// Packs returns the names of the small packs built into the program.
func Packs() []string {
	entries, err := packs.ReadDir("packs")
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".json"))
	}
	slices.Sort(names)
	return names
}

// Pack returns the small pack of the name and its changes to a published variant, as
// [record.ParseVariant] reads them.
func Pack(name string) (rules.Variant, json.RawMessage, error) {
	if !slices.Contains(Packs(), name) {
		return rules.Variant{}, nil, fmt.Errorf("no small pack is called %q; there are %s", name, strings.Join(Packs(), ", "))
	}
	text, err := packs.ReadFile(path.Join("packs", name+".json"))
	if err != nil {
		return rules.Variant{}, nil, err
	}
	v, changes, err := record.ParseVariant(text)
	if err != nil {
		return rules.Variant{}, nil, fmt.Errorf("pack %s: %w", name, err)
	}
	return v, changes, nil
}
