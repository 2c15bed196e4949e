package page

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"ninetynine/internal/trained"
)

// engineName is the name of the program that the page runs to play without a server.
const engineName = "engine.wasm"

// starterName is the name of what Go gives to start such a program, and workerName that of
// the worker that does; they become one file.
const (
	starterName = "wasm_exec.js"
	workerName  = "worker/engine.js"
)

// Engine returns the folder with what the page runs to play without a server; it is empty
// in a program that was built without.
func Engine() fs.FS {
	folder, err := fs.Sub(files, "engine")
	if err != nil {
		panic(err) // a constant name
	}
	return folder
}

// ErrNoEngine says that this program was built without what the page needs to play
// without a server.
var ErrNoEngine = errors.New("this program was built without the engine for browsers: run go generate ./internal/engine and build it again, or take a released program")

// filePolicy returns the policy of a document on a host that sends none; there
// frame-ancestors has no meaning.
func filePolicy() string {
	return strings.NewReplacer("; frame-ancestors 'none'", "", "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").Replace(policy)
}

// Site gives all files of a page that needs no server to put: for any static host, under
// any path. Their names are relative, with slashes. The engine is in a folder such as
// [Engine]; it is [ErrNoEngine] if it is not there. Said is what the page can say before
// it has the engine, by the names of files: see alone.Fixed.
func Site(engine fs.FS, said map[string][]byte, put func(name string, content []byte) error) error {
	h := &Handler{assets: map[string]*asset{}}
	if err := h.addAll(); err != nil {
		return fmt.Errorf("page: %w", err)
	}
	program, err := fs.ReadFile(engine, engineName)
	if errors.Is(err, fs.ErrNotExist) {
		return ErrNoEngine
	}
	if err != nil {
		return err
	}
	starter, err := fs.ReadFile(engine, starterName)
	if err != nil {
		return err
	}
	h.add("engine/"+engineName, program)
	h.add(workerName, slices.Concat(starter, []byte("\n"), h.assets[workerName].plain))
	nets, err := trained.Files()
	if err != nil {
		return err
	}
	for name, content := range nets {
		h.add("net/"+name, content)
	}
	for name, content := range said {
		h.add("said/"+name, content)
	}
	manifest := strings.Replace(string(h.assets["app.webmanifest"].plain), "  \"id\": \"/\",\n", "", 1) // else all sites of a host would be one
	manifest = strings.ReplaceAll(manifest, `"/"`, `"../../"`)
	h.add("app.webmanifest", []byte(strings.ReplaceAll(manifest, `"url": "/`, `"url": "../../#/`)))
	if err := h.write("", filePolicy(), []string{}); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(h.assets)) {
		if err := put(h.base+name, h.assets[name].plain); err != nil {
			return err
		}
	}
	head := `<meta charset="utf-8">`
	document := strings.Replace(string(h.lobby.plain), head, head+"\n<meta http-equiv=\"Content-Security-Policy\" content=\""+filePolicy()+"\">", 1)
	document = strings.Replace(document, "<body ", `<body data-hall="here" `, 1)
	if err := put(documentName, []byte(document)); err != nil { // what it names is there
		return err
	}
	return put(keeperName, h.keeper.plain) // last: it asks for the document
}
