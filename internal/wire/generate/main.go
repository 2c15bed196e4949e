// Command generate generates files from package wire: the OpenAPI document of a server, the types for
// checking the page, the schema of Views, and the tables of fields in the documentation.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"ninetynine/internal/wire"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

// run writes the files into the module or into a folder given as argument.
func run() error {
	const root = "../.." // relative to where go generate runs
	files, err := generate(root)
	if err != nil {
		return err
	}
	to := cmp.Or(strings.Join(os.Args[1:], ""), root)
	for name, text := range files {
		name = filepath.Join(to, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// generate returns the generated files by their paths in the module.
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
		"internal/doors/httpd/openapi.json":                           openapi,
		"docs/view.schema.json":                                       bytes.ReplaceAll(view, []byte(refs), []byte("#/$defs/")),
		"internal/doors/page/static/app/base/types.js":                []byte(typedefs(doc.Components.Schemas)),
		"internal/doors/page/static/app/transport/prepared.js":        []byte(fixed(operations)),
		"internal/doors/page/static/app/base/lists.js":                []byte(listed()),
		"internal/doors/page/static/app/transport/operations.js":      []byte(calls(d, operations, false)),
		"internal/doors/page/static/app/transport/eventoperations.js": []byte(calls(d, operations, true)),
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
