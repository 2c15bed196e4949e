package ninetynine

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

var update = flag.Bool("update", false, "write the exported declarations into testdata/api")

// TestAPI: the exported declarations of the packages for other programs are those in testdata/api, so that none
// changes by accident, and every exported name has a comment.
func TestAPI(t *testing.T) {
	public := 0
	for _, p := range packages(t) {
		path := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, "ninetynine"), "/")
		if path == "" || within(path, []string{"internal", "cmd"}) {
			continue
		}
		public++
		file := filepath.Join("testdata/api", strings.ReplaceAll(path, "/", ".")+".txt")
		is := declarations(parsed(t, p, 0))
		if *update {
			must.Do(t, os.WriteFile(file, is, 0o644))
		}
		if was, _ := os.ReadFile(file); !bytes.Equal(was, is) {
			t.Errorf("the exported declarations of %s have changed. If other programs can live with that, say so in CHANGELOG.md, and write them with go test . -run TestAPI -update:\n%s", path, changed(was, is))
		}
		for _, name := range bare(parsed(t, p, parser.ParseComments)) {
			t.Errorf("%s.%s has no comment", path, name)
		}
	}
	if public < 9 {
		t.Errorf("only %d packages are for other programs", public)
	}
}

func parsed(t *testing.T, p listed, mode parser.Mode) (*doc.Package, *token.FileSet) {
	set := token.NewFileSet()
	var files []*ast.File
	for _, name := range p.GoFiles {
		files = append(files, must.Get(parser.ParseFile(set, filepath.Join(p.Dir, name), nil, mode|parser.SkipObjectResolution))(t))
	}
	return must.Get(doc.NewFromFiles(set, files, p.ImportPath))(t), set
}

// declarations returns the exported declarations of a package, without their comments.
func declarations(p *doc.Package, set *token.FileSet) []byte {
	var b bytes.Buffer
	each(p, func(_, _ string, decl ast.Decl) {
		if err := format.Node(&b, set, decl); err != nil {
			panic(err) // a declaration that was parsed can be printed
		}
		b.WriteString("\n")
	})
	return b.Bytes()
}

// each calls visit with the names, the comment and the declaration of everything exported.
func each(p *doc.Package, visit func(names, comment string, decl ast.Decl)) {
	values := func(of string, all []*doc.Value) {
		for _, v := range all {
			visit(strings.Join(v.Names, ", "), v.Doc+of, v.Decl)
		}
	}
	functions := func(of string, all []*doc.Func) {
		for _, f := range all {
			visit(of+f.Name, f.Doc, f.Decl)
		}
	}
	values("", p.Consts)
	values("", p.Vars)
	functions("", p.Funcs)
	for _, t := range p.Types {
		visit(t.Name, t.Doc, t.Decl)
		values(t.Doc, t.Consts) // what its values mean, a type says
		values("", t.Vars)
		functions("", t.Funcs)
		functions(t.Name+".", t.Methods)
	}
}

// bare returns the exported names without a comment: of declarations, and of the fields of structs. A comment
// above several fields is for all of them.
func bare(p *doc.Package, _ *token.FileSet) (names []string) {
	each(p, func(name, comment string, decl ast.Decl) {
		if comment == "" {
			names = append(names, name)
		}
		ast.Inspect(decl, func(n ast.Node) bool {
			s, ok := n.(*ast.StructType)
			if !ok {
				return true
			}
			for _, f := range s.Fields.List {
				for _, x := range f.Names {
					if f.Doc == nil && f.Comment == nil {
						names = append(names, name+"."+x.Name)
					}
				}
			}
			return true
		})
	})
	return names
}

// changed returns the lines that only one of two texts has.
func changed(was, is []byte) string {
	var b strings.Builder
	only := func(mark string, a, of []byte) {
		for line := range strings.Lines(string(a)) {
			if !strings.Contains("\n"+string(of), "\n"+line) {
				fmt.Fprint(&b, mark, " ", line)
			}
		}
	}
	only("-", was, is)
	only("+", is, was)
	return b.String()
}
