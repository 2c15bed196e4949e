package main

import (
	"encoding"
	"encoding/json"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A schema is a JSON Schema, as far as needed.
type schema struct {
	Version     string      `json:"$schema,omitempty"`
	ID          string      `json:"$id,omitempty"`
	Title       string      `json:"title,omitempty"`
	Ref         string      `json:"$ref,omitempty"`
	Type        any         `json:"type,omitempty"` // a word or several
	Description string      `json:"description,omitempty"`
	Const       any         `json:"const,omitempty"`
	Enum        []string    `json:"enum,omitempty"`
	Pattern     string      `json:"pattern,omitempty"`
	MinLength   int         `json:"minLength,omitempty"`
	MaxLength   int         `json:"maxLength,omitempty"`
	Minimum     json.Number `json:"minimum,omitempty"`
	Maximum     json.Number `json:"maximum,omitempty"`
	Items       *schema     `json:"items,omitempty"`
	MinItems    int         `json:"minItems,omitempty"`
	MaxItems    int         `json:"maxItems,omitempty"`
	Unique      bool        `json:"uniqueItems,omitempty"`
	AnyOf       []*schema   `json:"anyOf,omitempty"`
	Required    []string    `json:"required,omitempty"`
	Properties  properties  `json:"properties,omitempty"`
	Names       *schema     `json:"propertyNames,omitempty"`
	Further     any         `json:"additionalProperties,omitempty"` // false or a schema

	Needs map[string][]string `json:"dependentRequired,omitempty"`
	AllOf []*schema           `json:"allOf,omitempty"`
	If    *schema             `json:"if,omitempty"`
	Then  *schema             `json:"then,omitempty"`
	Defs  properties          `json:"$defs,omitempty"`
}

// properties are named schemas in order.
type properties []property

type property struct {
	name string
	*schema
	header bool // of a parameter: it is a header
}

// MarshalJSON returns an object.
func (ps properties) MarshalJSON() ([]byte, error) {
	b := []byte("{")
	for i, p := range ps {
		value, err := json.Marshal(p.schema)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b = append(b, ',')
		}
		b = append(fmt.Appendf(b, "%q:", p.name), value...)
	}
	return append(b, '}'), nil
}

// A drawer draws schemas from types.
type drawer struct {
	source  *source
	lenient map[reflect.Type]bool // sent by clients, who may send zero values that could be omitted
	byName  map[string]reflect.Type
	names   map[reflect.Type]string
	drawn   map[string]*schema // by name
	order   []string
	err     error // the first
}

func newDrawer(root string, operations []wire.Operation) *drawer {
	d := &drawer{
		source:  &source{root: root, packages: map[string]map[string]*declared{}},
		lenient: map[reflect.Type]bool{}, byName: map[string]reflect.Type{}, names: map[reflect.Type]string{}, drawn: map[string]*schema{},
	}
	for _, t := range wire.Types() {
		d.byName[d.nameOf(t)] = t
	}
	for i := range operations {
		d.soften(operations[i].Body.Type)
		d.soften(operations[i].Query)
	}
	return d
}

func (d *drawer) fail(format string, args ...any) {
	if d.err == nil {
		d.err = fmt.Errorf(format, args...)
	}
}

// soften notes that clients send values of the type.
func (d *drawer) soften(t reflect.Type) {
	if t == nil || d.lenient[t] {
		return
	}
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		d.soften(t.Elem())
	case reflect.Struct:
		d.lenient[t] = true
		for f := range t.Fields() {
			d.soften(f.Type)
		}
	}
}

// declared returns the declaration of a type.
func (d *drawer) declared(t reflect.Type) *declared {
	of, err := d.source.of(t)
	if err != nil {
		d.fail("%w", err)
		return &declared{}
	}
	return of
}

// nameOf returns the clients' name of the type.
func (d *drawer) nameOf(t reflect.Type) string {
	if name := d.names[t]; name != "" {
		return name
	}
	name := t.Name()
	for _, words := range d.declared(t).directives {
		if words[0] == "name" {
			name = words[1]
		}
	}
	for other, taken := range d.names {
		if taken == name {
			d.fail("%v and %v are both called %s", t, other, name)
		}
	}
	d.names[t] = name
	return name
}

const refs = "#/components/schemas/"

// ref returns a reference to the schema of a named type, and draws it.
func (d *drawer) ref(t reflect.Type) *schema {
	name := d.nameOf(t)
	if _, begun := d.drawn[name]; !begun {
		d.drawn[name] = nil
		d.order = append(d.order, name)
		of := d.declared(t)
		if of.comment == "" {
			d.fail("%v has no comment", t)
		}
		s := d.anonymous(t, tag{})
		s.Description = of.comment
		for _, words := range of.directives {
			d.direct(s, words)
		}
		d.drawn[name] = s
	}
	return &schema{Ref: refs + name}
}

// direct applies a //wire: comment of a type.
func (d *drawer) direct(s *schema, words []string) {
	rest := words[1:]
	switch words[0] {
	case "name":
	case "title":
		s.Title = strings.Join(rest, " ")
	case "pattern":
		s.Pattern = strings.Join(rest, " ")
	case "enum":
		for _, w := range rest {
			s.Enum = append(s.Enum, strings.Trim(w, `"`))
		}
	case "needs":
		if s.Needs == nil {
			s.Needs = map[string][]string{}
		}
		s.Needs[strings.TrimSuffix(rest[0], ":")] = rest[1:]
	case "when":
		field, values, _ := strings.Cut(rest[0], "=")
		if len(rest) < 3 || rest[1] != "needs" {
			d.fail("//wire:when FIELD=WORD|… needs FIELD …, not %v", rest)
			return
		}
		s.AllOf = append(s.AllOf, &schema{
			If:   &schema{Properties: properties{{name: field, schema: &schema{Enum: strings.Split(values, "|")}}}, Required: []string{field}},
			Then: &schema{Required: rest[2:]},
		})
	default:
		t := tag{words[0]: strings.Join(rest, "")}
		d.bound(s, t)
		for key := range t {
			d.fail("//wire: does not know %s", key)
		}
	}
}

// A tag is the contents of the struct tag wire.
type tag map[string]string

func tagOf(f *reflect.StructField) tag {
	t := tag{}
	for _, part := range strings.Split(f.Tag.Get("wire"), ",") {
		if key, value, _ := strings.Cut(part, "="); key != "" {
			t[key] = value
		}
	}
	return t
}

// take removes a key from the tag, and returns its value.
func (t tag) take(key string) (string, bool) {
	value, ok := t[key]
	delete(t, key)
	return value, ok
}

// bound applies a tag to the schema of a value.
func (d *drawer) bound(s *schema, t tag) {
	for key, to := range map[string]*int{"minlen": &s.MinLength, "maxlen": &s.MaxLength, "minitems": &s.MinItems, "maxitems": &s.MaxItems} {
		if text, ok := t.take(key); ok {
			if _, err := fmt.Sscan(text, to); err != nil {
				d.fail("%s=%s: %v", key, text, err)
			}
		}
	}
	for key, to := range map[string]*json.Number{"min": &s.Minimum, "max": &s.Maximum} {
		if text, ok := t.take(key); ok {
			*to = json.Number(text)
		}
	}
	if words, ok := t.take("enum"); ok {
		s.Enum = strings.Split(words, "|")
	}
	if of, ok := t.take("list"); ok {
		if s.Enum = lists()[of]; s.Enum == nil {
			d.fail("list=%s: there is no such list", of)
		}
	}
	if _, ok := t.take("unique"); ok {
		s.Unique = true
	}
	if _, ok := t.take("true"); ok {
		s.Type, s.Const = nil, true
	}
	if _, ok := t.take("nullable"); ok {
		s.Type = []any{s.Type, "null"}
	}
}

var (
	rawType  = reflect.TypeFor[json.RawMessage]()
	ratType  = reflect.TypeFor[big.Rat]()
	textType = reflect.TypeFor[encoding.TextMarshaler]()
)

// draw returns the schema for a use of a type.
func (d *drawer) draw(t reflect.Type, tg tag) *schema {
	if name, ok := tg.take("is"); ok {
		return d.named(name)
	}
	if kind, ok := tg.take("type"); ok {
		return &schema{Type: kind}
	}
	switch {
	case t == rawType:
		return &schema{Type: "object"}
	case t == ratType: // as 37/4
		return &schema{Type: "string"}
	case t.Kind() == reflect.Pointer:
		return d.draw(t.Elem(), tg)
	case t.Name() == "" || !strings.HasPrefix(t.PkgPath(), module+"/"):
		return d.anonymous(t, tg)
	case t.Implements(textType):
		return &schema{Type: "string"}
	}
	of := d.declared(t)
	if t.Kind() == reflect.Struct || len(of.directives) > 0 || t.PkgPath() == module+"/internal/wire" {
		return d.ref(t)
	}
	s := d.anonymous(t, tg)
	s.Enum = slices.Clone(of.words)
	return s
}

// named returns a reference to a type that a tag names.
func (d *drawer) named(name string) *schema {
	t := d.byName[name]
	if t == nil {
		d.fail("wire.Types does not know %s", name)
		return &schema{}
	}
	return d.ref(t)
}

// anonymous returns the schema of a type's contents.
func (d *drawer) anonymous(t reflect.Type, tg tag) *schema {
	switch t.Kind() {
	case reflect.Bool:
		return &schema{Type: "boolean"}
	case reflect.String:
		return &schema{Type: "string"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return &schema{Type: "integer"}
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return &schema{Type: "integer", Minimum: "0"}
	case reflect.Float64:
		return &schema{Type: "number"}
	case reflect.Slice, reflect.Array:
		s := &schema{Type: "array"}
		if name, ok := tg.take("item"); ok {
			s.Items = d.named(name)
		} else {
			s.Items = d.draw(t.Elem(), tag{})
		}
		return s
	case reflect.Map:
		s := &schema{Type: "object"}
		if t.Elem().Kind() != reflect.Interface {
			s.Further = d.draw(t.Elem(), tag{})
		}
		if t.Key().PkgPath() == module+"/internal/wire" {
			s.Names = d.ref(t.Key())
		}
		return s
	case reflect.Struct:
		s := &schema{Type: "object", Further: false}
		d.fields(s, t, d.lenient[t])
		return s
	}
	d.fail("%v cannot be said in JSON here", t)
	return &schema{}
}

func (d *drawer) fields(s *schema, t reflect.Type, lenient bool) {
	of := d.declared(t)
	for f := range t.Fields() {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case name == "-", !f.IsExported() && !f.Anonymous:
			continue
		case f.Anonymous && name == "":
			d.fields(s, f.Type, lenient)
			continue
		case name == "":
			d.fail("%v.%s has no name in JSON", t, f.Name)
		}
		if of.fields[f.Name] == "" {
			d.fail("%v.%s has no comment", t, f.Name)
		}
		p := property{name: name, schema: d.field(&f, options != "", lenient)}
		p.Description = of.fields[f.Name]
		tg := tagOf(&f)
		p.header = tg["in"] == "header"
		if options == "" {
			s.Required = append(s.Required, name)
		}
		s.Properties = append(s.Properties, p)
	}
}

// gameWord reports whether values of the type are words of the game in JSON, with "" for none.
func gameWord(t reflect.Type) bool {
	return t == reflect.TypeFor[rules.Trump]() || t == reflect.TypeFor[rules.Offer]() || t == reflect.TypeFor[cards.Card]()
}

// field returns the schema of a field. An optional field never has its zero value, unless clients send
// it.
func (d *drawer) field(f *reflect.StructField, optional, lenient bool) *schema {
	tg := tagOf(f)
	tg.take("in")
	s := d.draw(f.Type, tg)
	d.bound(s, tg)
	for key := range tg {
		d.fail("%s: the tag does not know %s", f.Name, key)
	}
	switch {
	case !optional:
	case f.Type.Kind() == reflect.Bool && !lenient:
		s.Type, s.Const = nil, true
	case !lenient || f.Type.Kind() != reflect.String && !gameWord(f.Type):
	case s.Ref != "":
		s = &schema{AnyOf: []*schema{s, {Const: ""}}}
	case s.Enum != nil:
		s.Enum = append(s.Enum, "")
	}
	return s
}
