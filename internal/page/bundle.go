package page

import (
	"encoding/json"
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// entries are what the modules and the style sheets are joined into: each
// request costs a phone with a slow line more than what it brings.
var entries = []string{"app/main.js", "style/first.css", "style/more.css"}

// outdir stands for where a build would write; it writes nothing.
const outdir = "joined"

// named returns the name of a build's file.
func named(file string) string {
	file = filepath.ToSlash(file)
	return file[strings.LastIndex(file, outdir+"/")+len(outdir)+1:]
}

// A bundle is the page's modules and style sheets, joined.
type bundle struct {
	files map[string][]byte // by name, as "app/main.js"
	first []string          // the modules that main.js needs to begin
	all   []string          // and all
}

// isSource reports whether a file is joined with others, and not sent as it is.
func isSource(name string) bool { return path.Ext(name) == ".js" || path.Ext(name) == ".css" }

// join joins the modules and style sheets of a folder. What is imported by a
// call stays apart, to come when it is wanted.
func join(folder fs.FS) (*bundle, error) {
	options := api.BuildOptions{
		Bundle: true, Splitting: true, Format: api.FormatESModule, Outdir: outdir, ChunkNames: "app/[name]-[hash]", Metafile: true,
		MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true, Sourcemap: api.SourceMapLinked,
		Plugins: []api.Plugin{{Name: "folder", Setup: func(b api.PluginBuild) { reading(b, folder) }}},
	}
	for _, name := range entries {
		options.EntryPointsAdvanced = append(options.EntryPointsAdvanced, api.EntryPoint{InputPath: name, OutputPath: strings.TrimSuffix(name, path.Ext(name))})
	}
	r := api.Build(options)
	if len(r.Errors) > 0 {
		return nil, errors.New(strings.Join(api.FormatMessages(r.Errors, api.FormatMessagesOptions{}), "\n"))
	}
	b := &bundle{files: map[string][]byte{}}
	for _, f := range r.OutputFiles {
		b.files[named(f.Path)] = f.Contents
	}
	var told account
	if err := json.Unmarshal([]byte(r.Metafile), &told); err != nil {
		return nil, err
	}
	b.first, b.all = told.closure(nil, "app/main.js", false), told.closure(nil, "app/main.js", true)
	return b, nil
}

// reading has a build read from a folder, which need not be one of the disk.
// Fonts stay where they are.
func reading(b api.PluginBuild, folder fs.FS) {
	const space = "page"
	b.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
		if path.Ext(a.Path) == ".woff2" {
			return api.OnResolveResult{Path: a.Path, External: true}, nil
		}
		return api.OnResolveResult{Path: path.Join(path.Dir(a.Importer), a.Path), Namespace: space}, nil
	})
	b.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: space}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
		text, err := fs.ReadFile(folder, a.Path)
		contents, loader := string(text), api.LoaderJS
		if path.Ext(a.Path) == ".css" {
			loader = api.LoaderCSS
		}
		return api.OnLoadResult{Contents: &contents, Loader: loader}, err
	})
}

// An account of a build tells which of its files imports which.
type account struct {
	Outputs map[string]struct {
		Imports []struct{ Path, Kind string }
	}
}

// closure adds to the names the module and all that it imports, by calls too
// or only to begin with.
func (a *account) closure(names []string, name string, calls bool) []string {
	if slices.Contains(names, name) {
		return names
	}
	names = append(names, name)
	for _, i := range a.Outputs[outdir+"/"+name].Imports {
		if i.Kind == "import-statement" || calls && i.Kind == "dynamic-import" {
			names = a.closure(names, named(i.Path), calls)
		}
	}
	return names
}
