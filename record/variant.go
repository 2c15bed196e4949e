package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"ninetynine/rules"
)

// ParseVariant reads a house variant: an object with the id of the published variant it starts from
// in "variant", optionally its own id and name (the default id is that of the published variant
// plus "-house"), and the fields that differ, under their names in [rules.Variant]:
//
//	{"variant":"standard","id":"club","name":"Club night","game":{"target":150}}
//
// A whole published variant, as [AppendVariant] writes it, alone or as the only one of a list, is also accepted: without "variant" its
// id says what it starts from, and "clauses" are ignored. ParseVariant returns the variant and, for
// [Header.Changes], the object in its shortest spelling, or nil if nothing differs. The error is a
// [*rules.VariantError] that lists the fields that are unknown, of the wrong type or contradictory.
func ParseVariant(b []byte) (rules.Variant, json.RawMessage, error) {
	v, err := parseJSON(b)
	if err != nil {
		return rules.Variant{}, nil, fmt.Errorf("the variant: %w", err)
	}
	if v.kind == '[' && len(v.items) == 1 {
		v = v.items[0]
		b = v.raw
	}
	f := fieldsOf(&v, "")
	id := f.maybe("id")
	if _, err := rules.Named(id); f.has("variant") || err != nil {
		id = f.maybe("variant")
	}
	base, err := rules.Named(id)
	switch {
	case id == "":
		f.fail("variant", "name the published variant that yours is based on")
	case err != nil:
		f.fail("variant", "%v", err)
	}
	if f.err != nil {
		return rules.Variant{}, nil, &rules.VariantError{Fields: []*rules.FieldError{f.err}}
	}
	changed, err := ApplyChanges(base, b)
	if err != nil {
		return rules.Variant{}, nil, err
	}
	if len(differences(nil, jsonOf(changed), jsonOf(base))) == 0 {
		return base, nil, nil
	}
	return changed, joinChanges(base.ID, &v), nil
}

// Changes returns the object, as [ParseVariant] reads it, of a house variant
// made in Go: its differences from the published variant with the same id or,
// if there is none, from the most similar one. It is nil for a published
// variant. The error, for an impossible variant, is that of
// [rules.Variant.Check].
func Changes(v *rules.Variant) (json.RawMessage, error) {
	if err := v.Check(); err != nil {
		return nil, err
	}
	return changesOf(v), nil
}

// published has the published variants without their clauses: headers are written by the million,
// and every call to the catalogue builds it again.
var published = func() []rules.Variant {
	all := rules.Catalogue()
	for i := range all {
		all[i].Clauses = nil
	}
	return all
}()

func changesOf(v *rules.Variant) json.RawMessage {
	bases := published
	if i := slices.IndexFunc(bases, func(b rules.Variant) bool { return b.ID == v.ID }); i >= 0 {
		bases = bases[i : i+1]
		same := *v
		if same.Clauses = nil; reflect.DeepEqual(same, bases[0]) {
			return nil
		}
	}
	var base string
	var least []byte
	now := jsonOf(*v)
	for i := range bases {
		d := differences(nil, now, jsonOf(bases[i]))
		if i == 0 || len(d) < len(least) {
			least, base = d, bases[i].ID
		}
	}
	if len(least) == 0 {
		return nil
	}
	b := appendString([]byte(`{"variant":`), base)
	return append(append(append(b, ','), least...), '}')
}

// differences appends, as JSON, the fields of now that differ from base.
func differences(b []byte, now, base value) []byte {
	for i, name := range now.names {
		is, was := now.items[i], base.field(name)
		var change []byte
		switch {
		case bytes.Equal(is.raw, was.raw):
			continue
		case is.kind == '{':
			change = append(append([]byte("{"), differences(nil, is, *was)...), '}')
		default:
			change = is.raw
		}
		if len(b) > 0 {
			b = append(b, ',')
		}
		b = append(append(appendString(b, name), ':'), change...)
	}
	return b
}

// ApplyChanges returns base with its fields replaced by those of the JSON object in changes, field
// by field inside nested objects. Each field that then differs gets a clause with the basis
// [rules.House]. The error is that of [ParseVariant].
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
	c.v.Trump.Rotation = slices.Clone(base.Trump.Rotation)
	c.v.Score.Made = slices.Clone(base.Score.Made)
	c.v.Clauses = slices.Clone(base.Clauses)
	c.object(&v, &c.base, nil)
	if c.v.ID == base.ID && c.differs() { // it must not be taken for the published one
		c.v.ID = base.ID + "-house"
	}
	if published, err := rules.Named(c.v.ID); err == nil && published.ID != base.ID {
		c.fail([]string{"id"}, "%q is a published variant; choose another id", c.v.ID)
	}
	if len(c.faults.Fields) > 0 {
		return rules.Variant{}, &c.faults
	}
	c.consequences()
	if err := c.v.Check(); err != nil {
		return rules.Variant{}, err // only a sound variant can be told in sentences
	}
	c.clauses(&base)
	return c.v, nil
}

// consequences sets the fields that follow from a change, unless the changes set them, too: without
// premiums, their worth and the time to offer them.
func (c *changer) consequences() {
	says := func(path string) bool { return slices.Contains(c.changed, path) }
	if !says("offers.how") || c.v.Offers.How != rules.NoOffers {
		return
	}
	if !says("offers.declare") {
		c.v.Offers.Declare = 0
	}
	if !says("offers.reveal") {
		c.v.Offers.Reveal = 0
	}
	if !says("order") {
		c.v.Order = slices.DeleteFunc(c.v.Order, func(p rules.Phase) bool { return p == rules.Offering })
	}
}

// differs reports whether any rule differs from the base's, besides the name.
func (c *changer) differs() bool {
	now := c.v
	now.ID, now.Name = c.base.field("id").text, c.base.field("name").text
	return len(differences(nil, jsonOf(now), c.base)) > 0
}

// jsonOf returns every field of the variant as JSON.
func jsonOf(v rules.Variant) value {
	if v.Trump.After == nil {
		v.Trump.After = []rules.Trump{}
	}
	if v.Trump.Rotation == nil {
		v.Trump.Rotation = []rules.Trump{}
	}
	b, err := json.Marshal(v)
	if err != nil {
		return value{kind: '{', raw: []byte("{}")} // impossible: plain data, whose words are known
	}
	tree, _ := parseJSON(b)
	return tree
}

const mostFaults = 10

// mostItems limits the length of a list in a variant; no real one is as long.
const mostItems = 8

// A changer applies changes to a variant leaf by leaf, so that faults can be named by their paths.
type changer struct {
	base    value // as JSON
	v       rules.Variant
	changed []string // paths
	faults  rules.VariantError
}

func (c *changer) fail(path []string, why string, args ...any) {
	if len(c.faults.Fields) == mostFaults {
		c.faults.More++
		return
	}
	at := make([]string, len(path))
	for i, name := range path {
		if at[i] = clip(name, 60); plain(at[i]) != at[i] {
			at[i] = strconv.Quote(at[i])
		}
	}
	c.faults.Fields = append(c.faults.Fields, &rules.FieldError{Field: strings.Join(at, "."), Why: plain(fmt.Sprintf(why, args...))})
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
		case path == nil && name == "clauses":
			// they follow from the rest
		case old == nil:
			c.fail(at, "there is no such field; the fields are: %s", strings.Join(base.names, ", "))
		case old.kind == '{' && change.kind != '{':
			c.fail(at, "must be an object of the fields that differ, not %s", change.is())
		case old.kind == '{':
			c.object(change, old, at)
		case old.kind == '[' && change.kind != '[':
			// encoding/json would read a text as the bytes of a list of words.
			c.fail(at, "%s does not fit; it needs a list", change.is())
		default:
			c.leaf(change, at)
		}
	}
}

func (c *changer) leaf(change *value, path []string) {
	if !c.sound(change, path) {
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

// sound rejects nulls, which encoding/json would ignore, and overlong lists.
func (c *changer) sound(change *value, path []string) bool {
	switch {
	case change.kind == 'n':
		c.fail(path, "null is not a value; leave the field out to keep it")
		return false
	case len(change.items) > mostItems:
		c.fail(path, "has %d items; there can be %d at most", len(change.items), mostItems)
		return false
	}
	ok := true
	for i := range change.items {
		at := slices.Clone(path)
		at[len(at)-1] += fmt.Sprintf("[%d]", i)
		ok = c.sound(&change.items[i], at) && ok
	}
	return ok
}

// needs describes the JSON that a field of the type accepts.
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

// clauses keeps the base's clauses that hold for the house variant, and adds one for each field
// that differs, but for words that a sentence of the rules says.
func (c *changer) clauses(from *rules.Variant) {
	c.v.Recite(from)
	now := jsonOf(c.v)
	said := map[string]bool{} // groups of which a sentence of the house tells
	for _, told := range c.v.Clauses {
		if told.Basis == rules.House {
			said[told.Group()] = true
		}
	}
	for _, path := range paths(nil, &now, "") {
		was, is := c.base.at(path), now.at(path)
		if path == "id" || path == "name" || bytes.Equal(was.raw, is.raw) {
			continue
		}
		group, _, _ := strings.Cut(path, ".")
		silent := group == "offers" && c.v.Offers.How == rules.NoOffers // without premiums their worth is nothing to tell
		if silent || said[group] && bytes.ContainsRune(is.raw, '"') {
			continue
		}
		told := rules.Clause{Field: path, Basis: rules.House, Is: inWords(is), Was: inWords(was)}
		switch told.Text = fmt.Sprintf("Here it is %s instead of %s.", told.Is, told.Was); told.Is {
		case "yes":
			told.Text = "This holds here, though usually it does not."
		case "no":
			told.Text = "This does not hold here, though usually it does."
		}
		c.v.Clauses = append(c.v.Clauses, told)
	}
}

// inWords returns a value as people write it.
func inWords(v *value) string {
	switch string(v.raw) {
	case "true":
		return "yes"
	case "false":
		return "no"
	}
	all := make([]string, len(v.items))
	for i := range v.items {
		all[i] = inWords(&v.items[i])
	}
	return v.text + strings.Join(all, ", ")
}

// paths appends the paths of all fields that are not objects.
func paths(all []string, v *value, prefix string) []string {
	for i, name := range v.names {
		if v.items[i].kind == '{' {
			all = paths(all, &v.items[i], prefix+name+".")
			continue
		}
		all = append(all, prefix+name)
	}
	return all
}

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
		if name == "variant" || name == "clauses" {
			continue
		}
		b = append(appendString(append(b, ','), name), ':')
		b = appendCompact(b, changes.items[i].raw)
	}
	return append(b, '}')
}

func appendCompact(b, raw []byte) []byte {
	var short bytes.Buffer
	if json.Compact(&short, raw) != nil {
		return b
	}
	return append(b, short.Bytes()...)
}

// splitChanges returns the "variant" and "rules" of a header; the latter is nil
// for a published variant.
func splitChanges(h *Header) (base string, changes []byte) {
	all := h.Changes
	if len(all) == 0 {
		all = changesOf(&h.Variant)
	}
	v, err := parseJSON(all)
	if len(all) == 0 || err != nil || v.kind != '{' {
		return h.Variant.ID, nil
	}
	base = h.Variant.ID
	if of := v.field("variant"); of != nil {
		base = of.text
	}
	changes, differs := bytes.CutPrefix(joinChanges("", &v), []byte(`{"variant":"",`))
	if !differs {
		return base, nil
	}
	return base, append([]byte("{"), changes...)
}

// AppendVariant appends the whole variant as JSON, including "clauses": the
// field, basis, source and text of each rule.
func AppendVariant(b []byte, v *rules.Variant) []byte {
	whole := jsonOf(*v).raw
	text := bytes.NewBuffer(append(append(b, whole[:len(whole)-1]...), `,"clauses":`...))
	to := json.NewEncoder(text)
	to.SetEscapeHTML(false) // as in all else that is written
	if to.Encode(append([]rules.Clause{}, v.Clauses...)) != nil {
		return b // impossible: texts
	}
	return append(bytes.TrimSuffix(text.Bytes(), []byte("\n")), '}')
}
