package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"ninetynine/internal/wire"
)

// The objects of OpenAPI, as far as needed.
type (
	object = map[string]any

	parameter struct {
		Name        string  `json:"name"`
		In          string  `json:"in"`
		Required    bool    `json:"required,omitempty"`
		Description string  `json:"description"`
		Schema      *schema `json:"schema"`
	}

	operation struct {
		ID         string      `json:"operationId"`
		Summary    string      `json:"summary"`
		Security   []object    `json:"security"`
		Parameters []parameter `json:"parameters,omitempty"`
		Body       object      `json:"requestBody,omitempty"`
		Answers    object      `json:"responses"`
	}

	document struct {
		OpenAPI    string                           `json:"openapi"`
		Info       object                           `json:"info"`
		Paths      map[string]map[string]*operation `json:"paths"`
		Components struct {
			Security object     `json:"securitySchemes"`
			Answers  object     `json:"responses"`
			Schemas  properties `json:"schemas"`
		} `json:"components"`
	}
)

const about = "Tables of Ninety-Nine by HTTP. A client needs no rules: each message says what the player may do now. " +
	"docs/api.md tells the same as a story, docs/record.md describes Views and records. A server to try against is started by `ninetynine serve`."

func describe(d *drawer, operations []wire.Operation) *document {
	doc := &document{OpenAPI: "3.1.0", Paths: map[string]map[string]*operation{}}
	doc.Info = object{
		"title": "Ninety-Nine", "version": "1", "description": about,
		"license": object{"name": "Apache-2.0", "identifier": "Apache-2.0"},
	}
	for i := range operations {
		o := &operations[i]
		if doc.Paths[o.Path] == nil {
			doc.Paths[o.Path] = map[string]*operation{}
		}
		doc.Paths[o.Path][strings.ToLower(o.Method)] = d.operation(o)
	}
	c := &doc.Components
	c.Security = object{
		"cookie": object{
			"type": "apiKey", "in": "cookie", "name": "n99",
			"description": "the session of a browser; __Host-n99 where the server is public by https",
		},
		"bearer": object{"type": "http", "scheme": "bearer", "description": "the session of a program"},
	}
	c.Answers = object{}
	failure := d.named("Failure")
	for status, text := range wire.Refusals() {
		answer := object{"description": text, "content": object{wire.JSON: object{"schema": failure}}}
		if status == 429 || status == 503 {
			answer["headers"] = object{"Retry-After": object{"description": "seconds", "schema": &schema{Type: "integer"}}}
		}
		c.Answers[refused(status)] = answer
	}
	for _, t := range wire.Types() {
		d.ref(t)
	}
	c.Schemas = d.all()
	return doc
}

func refused(status int) string { return fmt.Sprintf("E%d", status) }

// all returns the named schemas in the order of their names.
func (d *drawer) all() (ps properties) {
	for _, name := range slices.Sorted(slices.Values(d.order)) {
		ps = append(ps, property{name: name, schema: d.drawn[name]})
	}
	return ps
}

func (d *drawer) operation(o *wire.Operation) *operation {
	op := &operation{ID: o.ID, Summary: o.Summary, Security: []object{}, Answers: object{}}
	if o.Who == wire.Visitor {
		op.Security = append(op.Security, object{})
	}
	if o.Who != wire.Anybody {
		op.Security = append(op.Security, object{"cookie": []string{}}, object{"bearer": []string{}})
	}
	op.Parameters = d.parameters(o)
	if o.Body != (wire.Content{}) {
		op.Body = object{"required": true, "content": d.content(o.Body)}
	}
	for _, a := range o.Answers {
		answer := object{"description": a.Text}
		if a.Content != (wire.Content{}) {
			answer["content"] = d.content(a.Content)
		}
		if a.Cookie != "" {
			answer["headers"] = object{"Set-Cookie": object{"description": a.Cookie, "schema": &schema{Type: "string"}}}
		}
		op.Answers[fmt.Sprint(a.Status)] = answer
	}
	for _, status := range o.Refusals() {
		op.Answers[fmt.Sprint(status)] = object{"$ref": "#/components/responses/" + refused(status)}
	}
	return op
}

// parameters returns the parameters of the path, the query and the headers.
func (d *drawer) parameters(o *wire.Operation) (ps []parameter) {
	for _, part := range strings.Split(o.Path, "/") {
		name, ok := strings.CutPrefix(part, "{")
		if !ok {
			continue
		}
		name = strings.TrimSuffix(name, "}")
		place, ok := wire.Places()[name]
		if !ok {
			d.fail("%s: wire.Places does not say what %s is", o.Path, name)
			continue
		}
		ps = append(ps, parameter{name, "path", true, place.Text, d.draw(place.Type, tag{})})
	}
	if o.Query == nil {
		return ps
	}
	query := d.anonymous(o.Query, tag{})
	for _, p := range query.Properties {
		in := "query"
		if p.header {
			in = "header"
		}
		text := p.Description
		p.Description = ""
		ps = append(ps, parameter{p.name, in, slices.Contains(query.Required, p.name), text, p.schema})
	}
	return ps
}

func (d *drawer) content(c wire.Content) object {
	out := object{}
	if c.Type != nil {
		out[wire.JSON] = object{"schema": d.draw(c.Type, tag{})}
	}
	for media, text := range map[string]string{wire.NDJSON: c.Lines, wire.EventStream: c.Event} {
		if text != "" {
			out[media] = object{"schema": &schema{Type: "string", Description: text}}
		}
	}
	return out
}

// standalone returns a named schema including all that it refers to.
func (d *drawer) standalone(name, id string) *schema {
	whole := *d.drawn[name]
	whole.Version, whole.ID = "https://json-schema.org/draft/2020-12/schema", id
	within := map[string]bool{}
	var reach func(s *schema)
	reach = func(s *schema) {
		s.each(func(inner *schema) {
			if to, ok := strings.CutPrefix(inner.Ref, refs); ok && !within[to] {
				within[to] = true
				reach(d.drawn[to])
			}
		})
	}
	reach(&whole)
	for _, to := range slices.Sorted(maps.Keys(within)) {
		whole.Defs = append(whole.Defs, property{name: to, schema: d.drawn[to]})
	}
	return &whole
}

// each calls do with all schemas inside.
func (s *schema) each(do func(*schema)) {
	inner := slices.Concat([]*schema{s.Items, s.Names, s.If, s.Then}, s.AnyOf, s.AllOf)
	if further, ok := s.Further.(*schema); ok {
		inner = append(inner, further)
	}
	for _, p := range s.Properties {
		inner = append(inner, p.schema)
	}
	for _, i := range inner {
		if i != nil {
			do(i)
			i.each(do)
		}
	}
}
