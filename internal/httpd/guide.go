package httpd

import (
	"bytes"
	"encoding/json"
	"net/http"

	"ninetynine/internal/phrase"
	"ninetynine/internal/table"
	"ninetynine/record"
	"ninetynine/rules"
)

// guided is a variant for people: its rules in words, as data, and where they
// come from.
type guided struct {
	Lang     string                  `json:"lang"`
	Name     string                  `json:"name"`
	About    string                  `json:"about,omitempty"` // in a few words; none of a house's
	House    bool                    `json:"house,omitempty"`
	Chapters []phrase.Chapter        `json:"chapters"`
	Rules    json.RawMessage         `json:"rules"`
	Works    map[rules.Source]string `json:"works"` // behind the sources that clauses name
}

// guide tells the rules of a published variant in words.
func (s *Server) guide(c *call) error {
	v, err := rules.Named(c.r.PathValue("variant"))
	if err != nil {
		return refusal(http.StatusNotFound, "none", err.Error())
	}
	return c.explain(c.r.URL.Query().Get("lang"), &v, false)
}

// houseGuide tells the rules of a house's own in words.
func (s *Server) houseGuide(c *call) error {
	var in struct {
		Variant string          `json:"variant"`
		Rules   json.RawMessage `json:"rules"`
		Lang    string          `json:"lang"`
	}
	if err := s.read(c, &in); err != nil {
		return err
	}
	if bytes.Equal(in.Rules, []byte("null")) {
		in.Rules = nil
	}
	house := table.Settings{Variant: in.Variant, House: in.Rules}
	v, err := house.Rules()
	if err != nil {
		return bad(err.Error())
	}
	return c.explain(in.Lang, &v, len(in.Rules) > 0)
}

func (c *call) explain(lang string, v *rules.Variant, house bool) error {
	b, err := phrase.Open(lang)
	if err != nil {
		return err
	}
	out := guided{
		Lang: b.Tag(), Name: b.Variant(v), House: house, Chapters: b.Guide(v),
		Rules: record.AppendVariant(nil, v), Works: map[rules.Source]string{},
	}
	if key := "about." + v.ID; !house && b.Has(key) {
		out.About = b.Say(key)
	}
	works := rules.Sources()
	for _, x := range v.Clauses {
		if work, ok := works[x.Source]; ok {
			out.Works[x.Source] = work
		}
	}
	return c.answer(out)
}
