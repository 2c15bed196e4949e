package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
)

// module is the path of the module, the prefix of its packages' paths.
const module = "ninetynine"

// A source knows the parts of Go files that compiled types lack: comments, and the constants of a type.
type source struct {
	root     string // of the module
	packages map[string]map[string]*declared
}

// declared is a type as its file declares it.
type declared struct {
	comment    string
	directives [][]string        // without //wire:, in words
	fields     map[string]string // comments by Go names
	words      []string          // string constants of the type
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
	names, err := filepath.Glob(filepath.Join(s.root, path, "*.go"))
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	p, err := doc.NewFromFiles(set, files, module+"/"+path, doc.AllDecls|doc.PreserveAST)
	if err != nil {
		return err
	}
	s.packages[path] = map[string]*declared{}
	for _, t := range p.Types {
		s.packages[path][t.Name] = declare(t)
	}
	return nil
}

func declare(t *doc.Type) *declared {
	first, _, _ := strings.Cut(t.Doc, "\n\n") // the rest is for readers of Go
	d := &declared{comment: plain(first, t.Name), fields: map[string]string{}}
	spec := t.Decl.Specs[0].(*ast.TypeSpec)
	if comment := cmp.Or(spec.Doc, t.Decl.Doc); comment != nil {
		for _, c := range comment.List {
			if text, ok := strings.CutPrefix(c.Text, "//wire:"); ok {
				d.directives = append(d.directives, strings.Fields(text))
			}
		}
	}
	for _, group := range t.Consts {
		for _, spec := range group.Decl.Specs {
			for _, v := range spec.(*ast.ValueSpec).Values {
				if lit, ok := v.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if text, err := strconv.Unquote(lit.Value); err == nil {
						d.words = append(d.words, text)
					}
				}
			}
		}
	}
	if s, ok := spec.Type.(*ast.StructType); ok {
		for _, f := range s.Fields.List {
			comment := cmp.Or(f.Doc.Text(), f.Comment.Text())
			for _, n := range f.Names {
				d.fields[n.Name] = plain(comment, n.Name)
			}
		}
	}
	return d
}

// plain turns a Go comment into a description for clients, without the name at its beginning.
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
