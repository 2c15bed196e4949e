// Command generate writes what follows from package wire: the OpenAPI
// document that a server hands out, the types that the page is checked with,
// the schema of Views, and the tables of fields in the documentation.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"ninetynine/internal/wire"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run() error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	files, err := generate(root)
	if err != nil {
		return err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(root, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// moduleRoot returns the nearest folder above that has a go.mod.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		_, err := os.Stat(filepath.Join(dir, "go.mod"))
		above := filepath.Dir(dir)
		if err == nil || !errors.Is(err, fs.ErrNotExist) || above == dir {
			return dir, err
		}
		dir = above
	}
}

// generate returns the files that follow from package wire, by their paths in
// the module.
func generate(root string) (map[string][]byte, error) {
	operations := wire.Operations()
	d := newDrawer(root, operations)
	doc := describe(d, operations)
	openapi, err := indented(doc)
	if err != nil {
		return nil, err
	}
	view, err := indented(d.standalone("View", "https://ninetynine.example/view.schema.json"))
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{
		"internal/httpd/openapi.json":       openapi,
		"docs/view.schema.json":             bytes.ReplaceAll(view, []byte(refs), []byte("#/$defs/")),
		"internal/page/static/app/types.js": []byte(typedefs(doc.Components.Schemas)),
	}
	for _, page := range []string{"docs/api.md", "docs/record.md"} {
		text, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			return nil, err
		}
		files[page] = tables(text, d)
	}
	return files, d.err
}

func indented(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	err := e.Encode(v)
	return b.Bytes(), err
}
