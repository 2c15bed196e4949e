package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
)

// module is the path of the module, and so the beginning of its packages'.
const module = "ninetynine"

// A source knows what stands in Go files and not in the types that the
// compiler makes of them: comments, and the constants of a type.
type source struct {
	root     string // of the module
	packages map[string]map[string]*declared
}

// declared is a type as its file declares it.
type declared struct {
	comment    string
	directives [][]string        // without //wire:, by words
	fields     map[string]string // comments, by the name in Go
	words      []string          // constants of the type that are texts
}

// of returns the declaration of a named type of the module.
func (s *source) of(t reflect.Type) (*declared, error) {
	path, ok := strings.CutPrefix(t.PkgPath(), module+"/")
	if !ok {
		return nil, fmt.Errorf("%v is no type of this module", t)
	}
	if s.packages[path] == nil {
		if err := s.read(path); err != nil {
			return nil, err
		}
	}
	d := s.packages[path][t.Name()]
	if d == nil {
		return nil, fmt.Errorf("%v is declared nowhere", t)
	}
	return d, nil
}

// read reads the declarations of a package.
func (s *source) read(path string) error {
	files, err := filepath.Glob(filepath.Join(s.root, path, "*.go"))
	if err != nil {
		return err
	}
	types := map[string]*declared{}
	s.packages[path] = types
	words := map[string][]string{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.GenDecl); ok {
				declare(d, types, words)
			}
		}
	}
	for name, of := range words {
		if d := types[name]; d != nil {
			d.words = of
		}
	}
	return nil
}

// declare takes the types and constants of a declaration.
func declare(d *ast.GenDecl, types map[string]*declared, words map[string][]string) {
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			doc := spec.Doc
			if doc == nil {
				doc = d.Doc
			}
			types[spec.Name.Name] = typeOf(spec, doc)
		case *ast.ValueSpec:
			of, ok := spec.Type.(*ast.Ident)
			if !ok || d.Tok != token.CONST {
				continue
			}
			for _, v := range spec.Values {
				if lit, ok := v.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if text, err := strconv.Unquote(lit.Value); err == nil {
						words[of.Name] = append(words[of.Name], text)
					}
				}
			}
		}
	}
}

func typeOf(spec *ast.TypeSpec, doc *ast.CommentGroup) *declared {
	first, _, _ := strings.Cut(doc.Text(), "\n\n") // what follows is for readers of Go
	d := &declared{comment: plain(first, spec.Name.Name), fields: map[string]string{}}
	if doc != nil {
		for _, c := range doc.List {
			if text, ok := strings.CutPrefix(c.Text, "//wire:"); ok {
				d.directives = append(d.directives, strings.Fields(text))
			}
		}
	}
	if s, ok := spec.Type.(*ast.StructType); ok {
		for _, f := range s.Fields.List {
			comment := f.Doc.Text()
			if comment == "" {
				comment = f.Comment.Text()
			}
			for _, n := range f.Names {
				d.fields[n.Name] = plain(comment, n.Name)
			}
		}
	}
	return d
}

// plain returns a comment of Go as what clients read: without the name that it
// begins with.
func plain(comment, name string) string {
	text := strings.Join(strings.Fields(comment), " ")
	for _, article := range []string{"", "A ", "An "} {
		if rest, ok := strings.CutPrefix(text, article+name+" "); ok {
			text = rest
			for _, verb := range []string{"is ", "is, ", "are ", "says that ", "says "} {
				if rest, ok := strings.CutPrefix(text, verb); ok {
					text = rest
					break
				}
			}
			break
		}
	}
	return strings.TrimSuffix(text, ".")
}
