package main

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// marked matches the place for a table of a type's fields in a page.
var marked = regexp.MustCompile(`(?s)<!-- fields of (\w+) -->\n.*?<!-- end of fields -->\n`)

// tables inserts the tables of fields into a page.
func tables(page []byte, d *drawer) []byte {
	return marked.ReplaceAllFunc(page, func(old []byte) []byte {
		name := string(marked.FindSubmatch(old)[1])
		s := d.drawn[name]
		if s == nil {
			d.fail("a page wants the fields of %s, which there is not", name)
			return old
		}
		var b bytes.Buffer
		fmt.Fprintf(&b, "<!-- fields of %s -->\n| field | value | present | meaning |\n|---|---|---|---|\n", name)
		for _, p := range s.Properties {
			always := ""
			if slices.Contains(s.Required, p.name) {
				always = "always"
			}
			fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", p.name, d.inWords(p.schema), always, strings.ReplaceAll(p.Description, "|", `\|`))
		}
		b.WriteString("<!-- end of fields -->\n")
		return b.Bytes()
	})
}

// inWords describes a value in brief.
func (d *drawer) inWords(s *schema) string {
	switch {
	case s.Ref != "":
		name := strings.TrimPrefix(s.Ref, refs)
		if d.drawn[name].Properties == nil { // a word of the game
			name = strings.ToLower(name[:1]) + name[1:]
		}
		return name
	case s.Const == true:
		return "true"
	case s.AnyOf != nil:
		return d.inWords(s.AnyOf[0])
	case s.Enum != nil:
		words := make([]string, 0, len(s.Enum))
		for _, w := range s.Enum {
			if w != "" {
				words = append(words, "`"+w+"`")
			}
		}
		return strings.Join(words, ", ")
	case s.Items != nil:
		return "list of " + d.inWords(s.Items)
	}
	if of, ok := s.Further.(*schema); ok {
		return "by name, " + d.inWords(of)
	}
	kinds := kindsOf(s)
	for i, kind := range kinds {
		switch kind {
		case "integer":
			kinds[i] = "number"
		case "string":
			kinds[i] = "text"
		case "boolean":
			kinds[i] = "true or false"
		}
	}
	return strings.Join(kinds, " or ")
}
