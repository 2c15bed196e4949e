package main

import (
	"encoding/json"
	"os"
	"path/filepath"

	"ninetynine/internal/base/phrase"
)

// overlay writes the catalogues without the phrases that the engine never says, and a list of replaced
// files for the go command. It returns the name of that list.
func overlay(folder, module string) (string, error) {
	replace := map[string]string{}
	for _, tag := range phrase.Languages() {
		var all map[string]string
		if err := json.Unmarshal(phrase.Catalogue(tag), &all); err != nil {
			return "", err
		}
		for key := range all {
			if phrase.OfPage(key) {
				delete(all, key)
			}
		}
		text, err := json.Marshal(all)
		if err != nil {
			return "", err
		}
		name := tag + ".json"
		whole := filepath.Join(module, "internal", "base", "phrase", name)
		if _, err := os.Stat(whole); err != nil {
			return "", err // the go command silently ignores a replacement that is missing
		}
		replace[whole] = filepath.Join(folder, name)
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, os.WriteFile(name, list, 0o644)
}
