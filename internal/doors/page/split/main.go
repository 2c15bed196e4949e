// Split splits each language's messages into three files for the page: those of the lobby's modules, those
// of the course, which few people need at a time, and those of all other modules, which are loaded with the
// other screens. It leaves out messages that no module names, alone or as a choice of a list (page.pace for
// page.pace.calm): only the server or the terminal says them. The messages are parsed here, so that the page
// need not do it.
//
//	split FOLDER    reads FOLDER/app and writes FOLDER/lang
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"ninetynine/internal/base/phrase"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "split: name the folder of the bundles, as in: split joined")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "split:", err)
		os.Exit(1)
	}
}

func run(folder string) error {
	inLobby, err := naming(folder, "main.js", "chunk.js")
	if err != nil {
		return err
	}
	modules, err := filepath.Glob(filepath.Join(folder, "app", "*.js"))
	if err != nil {
		return err
	}
	for i, module := range modules {
		modules[i] = filepath.Base(module)
	}
	inPage, err := naming(folder, modules...)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(folder, "lang"), 0o755); err != nil {
		return err
	}
	for _, tag := range phrase.Languages() {
		first, rest, course := map[string]any{}, map[string]any{}, map[string]any{}
		for key, message := range phrase.Open(tag).Parsed() {
			switch {
			case inLobby(key) && (!strings.HasPrefix(key, "refusal.") || refusedInLobby.MatchString(key)):
				first[key] = message
			case strings.HasPrefix(key, "course."):
				course[key] = message
			case inPage(key) || strings.Count(key, ".") > 1 && inPage(strings.TrimSuffix(key, path.Ext(key))):
				rest[key] = message
			}
		}
		for name, part := range map[string]map[string]any{tag: first, tag + ".more": rest, tag + ".course": course} {
			text, err := json.Marshal(part)
			if err != nil {
				return err
			}
			if err := os.WriteFile(filepath.Join(folder, "lang", name+".json"), text, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// refusedInLobby matches the refusals that can occur in the lobby: of a name, of too many tables, and of a
// code.
var refusedInLobby = regexp.MustCompile(`^refusal\.(name-[^s]|tables-|waiting-|network-|device-)`)

// sends matches requests of operations, whose names are no keys: "hint" would be both.
var sends = regexp.MustCompile(`"(GET|POST)","[^"]*"`)

// named matches keys in a module, and beginnings of keys.
var named = regexp.MustCompile("[\"`]([a-z][A-Za-z0-9.-]*)")

// naming returns a function that reports whether one of the modules names a key, or a beginning of it that
// ends in a full stop.
func naming(folder string, modules ...string) (func(key string) bool, error) {
	names := map[string]bool{}
	for _, module := range modules {
		text, err := os.ReadFile(filepath.Join(folder, "app", module))
		if err != nil {
			return nil, err
		}
		for _, m := range named.FindAllSubmatch(sends.ReplaceAll(text, nil), -1) {
			names[string(m[1])] = true
		}
	}
	return func(key string) bool {
		for i, c := range key {
			if c == '.' && names[key[:i+1]] {
				return true
			}
		}
		return names[key]
	}, nil
}
