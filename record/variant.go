package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"ninetynine/rules"
)

// ParseVariant reads a house variant: an object with the id of the published
// variant that it starts from in "variant", an id and a name of its own if it
// likes, and the fields in which it differs, by the names of [rules.Variant]:
//
//	{"variant":"standard","id":"club","name":"Club night","game":{"target":150}}
//
// It returns the variant and, for [Header.Changes], the object in its
// shortest spelling; nil if it differs in nothing. Fields that are unknown,
// of the wrong kind or contradictory are each reported as a
// [*rules.FieldError], joined.
func ParseVariant(b []byte) (rules.Variant, json.RawMessage, error) {
	v, err := parseJSON(b)
	if err != nil {
		return rules.Variant{}, nil, fmt.Errorf("the variant: %w", err)
	}
	f := fieldsOf(&v, "")
	if f.err == nil && !f.has("variant") {
		f.err = &rules.FieldError{Field: "variant", Why: "name the published variant that yours differs from"}
	}
	id := f.maybe("variant")
	if f.err != nil {
		return rules.Variant{}, nil, f.err
	}
	base, err := rules.Named(id)
	if err != nil {
		return rules.Variant{}, nil, &rules.FieldError{Field: "variant", Why: err.Error()}
	}
	if len(v.names) == 1 {
		return base, nil, nil
	}
	changed, err := ApplyChanges(base, b)
	if err != nil {
		return rules.Variant{}, nil, err
	}
	return changed, joinChanges(base.ID, &v), nil
}

// ApplyChanges returns base with the fields of the JSON object in changes
// put in place of its own, field by field inside nested objects. Each field
// that then differs stands on a clause of the house. Errors are as those of
// [ParseVariant].
func ApplyChanges(base rules.Variant, changes []byte) (rules.Variant, error) {
	v, err := parseJSON(changes)
	if err != nil {
		return rules.Variant{}, fmt.Errorf("the variant: %w", err)
	}
	if v.kind != '{' {
		return rules.Variant{}, fmt.Errorf("the variant: the changes must be an object, not %s", v.is())
	}
	c := changer{base: jsonOf(base), v: base}
	c.v.Order = slices.Clone(base.Order)
	c.v.Trump.After = slices.Clone(base.Trump.After)
	c.v.Score.Made = slices.Clone(base.Score.Made)
	c.v.Clauses = slices.Clone(base.Clauses)
	c.object(&v, &c.base, nil)
	if published, err := rules.Named(c.v.ID); err == nil && published.ID != base.ID {
		c.fail([]string{"id"}, "%q is a published variant; choose another id", c.v.ID)
	}
	if err := errors.Join(c.errs...); err != nil {
		return rules.Variant{}, err
	}
	c.clauses()
	if err := c.v.Check(); err != nil {
		return rules.Variant{}, err
	}
	return c.v, nil
}

// jsonOf returns every field of the variant as JSON.
func jsonOf(v rules.Variant) value {
	b, err := json.Marshal(v)
	if err != nil {
		return value{kind: '{'} // cannot be: plain data, whose words are known
	}
	tree, _ := parseJSON(b)
	return tree
}

// A changer puts changes into a variant leaf by leaf, so that whatever is
// wrong can be named by its path.
type changer struct {
	base    value // as JSON
	v       rules.Variant
	changed []string // paths
	errs    []error
}

func (c *changer) fail(path []string, why string, args ...any) {
	c.errs = append(c.errs, &rules.FieldError{Field: strings.Join(path, "."), Why: fmt.Sprintf(why, args...)})
}

func (c *changer) object(changes, base *value, path []string) {
	for i, name := range changes.names {
		at := append(slices.Clone(path), name)
		change, old := &changes.items[i], base.field(name)
		switch {
		case path == nil && name == "variant":
			if id := base.field("id"); id == nil || change.text != id.text {
				c.fail(at, "is %s, but another variant is being changed", change.is())
			}
		case old == nil:
			c.fail(at, "there is no such field; there are: %s", strings.Join(base.names, ", "))
		case old.kind == '{' && change.kind != '{':
			c.fail(at, "must be an object of the fields that differ, not %s", change.is())
		case old.kind == '{':
			c.object(change, old, at)
		case (old.kind == '[' || old.kind == 'n') && change.kind != '[':
			// encoding/json would take a text for the bytes of a list of words.
			c.fail(at, "%s does not fit; it needs a list", change.is())
		default:
			c.leaf(change, at)
		}
	}
}

func (c *changer) leaf(change *value, path []string) {
	if change.kind == 'n' {
		c.fail(path, "null is no value; leave the field out to keep what it is")
		return
	}
	var b bytes.Buffer
	for _, name := range path {
		fmt.Fprintf(&b, `{%q:`, name)
	}
	b.Write(change.raw)
	b.WriteString(strings.Repeat("}", len(path)))
	err := json.Unmarshal(b.Bytes(), &c.v)
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.As(err, &wrong):
		c.fail(path, "%s does not fit; it needs %s", change.is(), needs(wrong.Type))
	case err != nil:
		c.fail(path, "%v", err)
	}
	c.changed = append(c.changed, strings.Join(path, "."))
}

// needs says in words what JSON a field of the type takes.
func needs(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Int:
		return "a whole number"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice:
		return "a list"
	}
	return "a text in quotes"
}

// clauses replaces the clauses of the fields that differ by the house's.
func (c *changer) clauses() {
	now := jsonOf(c.v)
	base := c.base.field("id").text
	for _, path := range c.changed {
		was, is := c.base.at(path), now.at(path)
		if path == "id" || path == "name" || bytes.Equal(was.raw, is.raw) {
			continue
		}
		c.v.Clauses = slices.DeleteFunc(c.v.Clauses, func(x rules.Clause) bool { return x.Field == path })
		c.v.Clauses = append(c.v.Clauses, rules.Clause{
			Field: path, Basis: rules.House,
			Text: fmt.Sprintf("The house plays %s here; “%s” has %s.", is.raw, base, was.raw),
		})
	}
}

// at returns the value at a path of names with dots between.
func (v *value) at(path string) *value {
	for name := range strings.SplitSeq(path, ".") {
		if v = v.field(name); v == nil {
			return &value{}
		}
	}
	return v
}

// joinChanges returns the object of a house variant in its shortest
// spelling: the base's id first, then the other fields.
func joinChanges(base string, changes *value) json.RawMessage {
	b := appendString([]byte(`{"variant":`), base)
	for i, name := range changes.names {
		if name == "variant" {
			continue
		}
		b = append(appendString(append(b, ','), name), ':')
		b = appendCompact(b, changes.items[i].raw)
	}
	return append(b, '}')
}

// appendCompact appends JSON, known to be sound, without blanks.
func appendCompact(b, raw []byte) []byte {
	var short bytes.Buffer
	if json.Compact(&short, raw) != nil {
		return b
	}
	return append(b, short.Bytes()...)
}

// splitChanges returns what a header says in "variant" and in "rules", the
// latter nil for a published variant.
func splitChanges(h *Header) (base string, changes []byte) {
	v, err := parseJSON(h.Changes)
	if len(h.Changes) == 0 || err != nil || v.kind != '{' {
		return h.Variant.ID, nil
	}
	base = h.Variant.ID
	changes = append(changes, '{')
	for i, name := range v.names {
		if name == "variant" {
			base = v.items[i].text
			continue
		}
		if len(changes) > 1 {
			changes = append(changes, ',')
		}
		changes = append(appendString(changes, name), ':')
		changes = appendCompact(changes, v.items[i].raw)
	}
	if len(changes) == 1 {
		return base, nil
	}
	return base, append(changes, '}')
}

// AppendVariant appends the whole variant as JSON, with "clauses": for each
// rule its field, basis, source and text.
func AppendVariant(b []byte, v *rules.Variant) []byte {
	whole, err := json.Marshal(v)
	if err != nil {
		return b // cannot be: plain data, whose words are known
	}
	b = append(b, whole[:len(whole)-1]...)
	b = append(b, `,"clauses":[`...)
	for i, c := range v.Clauses {
		b = append(comma(b, i), `{"field":`...)
		b = appendString(b, c.Field)
		b = appendText(b, "basis", c.Basis.String())
		b = appendText(b, "source", string(c.Source))
		b = append(appendText(b, "text", c.Text), '}')
	}
	return append(b, "]}"...)
}
