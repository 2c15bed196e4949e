package page

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"ninetynine/internal/think/trained"
)

// What a folder such as [Engine] holds: the program that the page runs to play without a server,
// compressed; its starter; the files that the page shows before it is there, compressed; and the compressed
// forms of the page's other files, see [PackedName].
const (
	engineName   = "engine.wasm"
	packedName   = engineName + ".br"
	starterName  = "wasm_exec.js" // Go's starter for such a program
	saidFolder   = "said"
	packedFolder = "packed"
)

// workerName is the name of the worker that runs the engine; it is joined with the engine's starter into
// one file.
const workerName = "worker/engine.js"

// Engine returns the folder with the engine for browsers; it is empty in a program that was built without.
func Engine() fs.FS {
	folder, err := fs.Sub(files, "engine")
	if err != nil {
		panic(err) // a constant name
	}
	return folder
}

// ErrNoEngine means that this program was built without the engine for browsers.
var ErrNoEngine = errors.New("this program was built without the engine for browsers: run go generate ./internal/doors/engine and build it again, or take a released program")

// enginePolicy returns a policy that also lets programs be compiled.
func enginePolicy() string {
	return strings.Replace(policy, "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", 1)
}

// filePolicy returns the policy of a document on a host that sends none, nor to its workers; there
// frame-ancestors has no meaning.
func filePolicy() string {
	return strings.Replace(enginePolicy(), "; frame-ancestors 'none'", "", 1)
}

// addEngine adds the engine's files; the error is [ErrNoEngine] if its folder lacks one.
func (h *Handler) addEngine() error {
	if _, err := fs.Stat(h.engine, packedName); errors.Is(err, fs.ErrNotExist) {
		return ErrNoEngine
	} else if err != nil {
		return err
	}
	starter, err := fs.ReadFile(h.engine, starterName)
	if err != nil {
		return err
	}
	nets, err := trained.Files()
	if err != nil {
		return err
	}
	h.assets["engine/"+engineName] = brotliAsset(engineName, readFrom(h.engine, packedName))
	h.add(workerName, slices.Concat(starter, []byte("\n"), h.assets[workerName].stored()))
	for name, content := range nets {
		h.add("net/"+name, content)
	}
	h.assets[workerName].policy = enginePolicy()
	return fs.WalkDir(h.engine, saidFolder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		plain := strings.TrimSuffix(name, ".br")
		h.assets[plain] = brotliAsset(plain, readFrom(h.engine, name))
		return nil
	})
}

// Site passes put all files of a page that needs no server: for any static host, under any path. Their
// names are relative, with slashes. The engine is in a folder such as [Engine]; the error is [ErrNoEngine]
// if it is not there. Beside a file lies its compressed form, named NAME.br, for hosts that send such
// forms.
func Site(engine fs.FS, put func(name string, content []byte) error) error {
	h := &Handler{engine: engine, assets: map[string]*asset{}}
	if err := h.addAll(); err != nil {
		return fmt.Errorf("page: %w", err)
	}
	if err := h.addEngine(); err != nil {
		return err
	}
	manifest := strings.Replace(string(h.assets["app.webmanifest"].stored()), "  \"id\": \"/\",\n", "", 1) // otherwise all sites of a host would be one
	manifest = strings.ReplaceAll(manifest, `"/"`, `"../../"`)
	h.add("app.webmanifest", []byte(strings.ReplaceAll(manifest, `"url": "/`, `"url": "../../#/`)))
	if err := h.write("", filePolicy(), "here", []string{}); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(h.assets)) {
		a := h.assets[name]
		if err := put(h.base+name, a.plain()); err != nil {
			return err
		}
		if packed := a.brotli(); packed != nil {
			if err := put(h.base+name+".br", packed); err != nil {
				return err
			}
		}
	}
	head := `<meta charset="utf-8">`
	document := strings.Replace(string(h.lobby.stored()), head, head+"\n<meta http-equiv=\"Content-Security-Policy\" content=\""+filePolicy()+"\">", 1)
	if err := put(documentName, []byte(document)); err != nil { // its files are there
		return err
	}
	return put(keeperName, h.keeper.stored()) // last: it requests the document
}
