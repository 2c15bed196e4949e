package phrase

import (
	"fmt"
	"go/ast"
	goparser "go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestRefusals: every refusal in the sources names its phrase, which exists in every language with
// exactly the arguments given; no refusal has its own words, and every refusal phrase is used.
func TestRefusals(t *testing.T) {
	found, books := map[string]bool{}, []*Book{}
	for _, tag := range Languages() {
		books = append(books, Open(tag))
	}
	for _, root := range []string{"../../table", "../../club", "../../learn", "../../wire", "../../doors"} {
		must.Do(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			fset := token.NewFileSet()
			f, err := goparser.ParseFile(fset, path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					if _, name := nameOf(n.Fun); name == "Refuse" && ofTables(n.Args[0]) {
						found[wordedAs(t, books, fset.Position(n.Pos()).String(), n)] = true
					}
				case *ast.CompositeLit:
					if _, name := nameOf(n.Type); name == "Refusal" && filepath.Base(path) != "refusal.go" {
						t.Errorf("%v: a refusal that Refuse has not made", fset.Position(n.Pos()))
					}
				}
				return true
			})
			return nil
		}))
	}
	for key := range books[0].messages {
		if strings.HasPrefix(key, "refusal.") && !found[key] {
			t.Errorf("%s is said nowhere", key)
		}
	}
	if len(found) < 100 {
		t.Errorf("only %d refusals are found", len(found))
	}
}

func nameOf(x ast.Expr) (in, name string) {
	switch x := x.(type) {
	case *ast.SelectorExpr:
		_, in = nameOf(x.X)
		return in, x.Sel.Name
	case *ast.Ident:
		return "", x.Name
	}
	return "", ""
}

// ofTables reports whether the first argument of a call is one of the reasons of tables: the API
// has a function of the same name, which takes a status.
func ofTables(x ast.Expr) bool {
	in, name := nameOf(x)
	return in != "wire" && in != "http" && name != "status"
}

func wordedAs(t *testing.T, books []*Book, at string, call *ast.CallExpr) string {
	text := func(x ast.Expr) string {
		lit, ok := x.(*ast.BasicLit)
		if !ok {
			t.Errorf("%s: a refusal and the names of its arguments are literals", at)
			return ""
		}
		word, _ := strconv.Unquote(lit.Value)
		return word
	}
	key := "refusal." + text(call.Args[1])
	var given []string
	for i := 2; i < len(call.Args); i += 2 {
		given = append(given, text(call.Args[i]))
	}
	slices.Sort(given)
	for _, b := range books {
		var takes []string
		for _, a := range b.messages[key].arguments(nil) {
			takes = append(takes, strings.Fields(a)[0])
		}
		if !b.Has(key) || !slices.Equal(takes, given) {
			t.Errorf("%s: %s in %s is %q, and its arguments are %q", at, key, b.Tag(), b.Say(key), given)
		}
	}
	return key
}

// TestRefusal: a refusal is said in the reader's language, whether it came as data of this program
// or as JSON; a refusal that the book does not have is said by its reason.
func TestRefusal(t *testing.T) {
	de := Open("de")
	for _, x := range []struct {
		reason, why string
		args        map[string]any
		want        string
	}{
		{"not-now", "not-ready", nil, "Du bist nicht bereit."},
		{"taken", "seat-taken", map[string]any{"name": "An\x1bna"}, "Dort sitzt Anna."},
		{"bad", "name-long", map[string]any{"most": 24, "n": 1234567}, "Ein Name darf höchstens 24 Zeichen haben, nicht 1234567."},
		{"bad", "name-long", map[string]any{"most": 24.0, "n": 1234567.0}, "Ein Name darf höchstens 24 Zeichen haben, nicht 1234567."},
		{"not-now", "of-the-future", nil, "Das geht gerade nicht."},
		{"not-now", "", nil, "Das geht gerade nicht."},
		{"of-the-future", "", nil, "Der Server hat das nicht angenommen."},
	} {
		if got := de.Refusal(x.reason, x.why, x.args); got != x.want {
			t.Errorf("%s is said %q, not %q", fmt.Sprint(x.reason, " ", x.why, x.args), got, x.want)
		}
	}
}
