package api

import (
	"bytes"
	"context"
	"encoding/json"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

func (s *Service) guide(ctx context.Context, c *Call) error {
	v, err := rules.Named(c.Path("variant"))
	if err != nil {
		return Refuse(wire.StatusNotFound, "none", err.Error())
	}
	return c.explain(c.Query("lang"), &v, false)
}

func (s *Service) houseGuide(ctx context.Context, c *Call, in *wire.House) error {
	v, house, err := variantOf(in.Variant, in.Rules)
	if err != nil {
		return err
	}
	return c.explain(in.Lang, &v, house)
}

// variantOf returns the variant with house rules, and whether there are any.
func variantOf(id string, changes json.RawMessage) (v rules.Variant, house bool, err error) {
	if bytes.Equal(changes, []byte("null")) {
		changes = nil
	}
	settings := table.Settings{Variant: id, House: changes}
	if v, err = settings.Rules(); err != nil {
		return v, false, bad(err.Error())
	}
	return v, len(changes) > 0, nil
}

func (c *Call) explain(lang string, v *rules.Variant, house bool) error {
	b := phrase.Open(lang)
	out := wire.Guide{
		Lang: b.Tag(), Name: b.Variant(v), House: house, Chapters: b.Guide(v),
		Works: map[rules.Source]string{},
	}
	told := *v
	told.Clauses = b.Clauses(v)
	out.Rules = record.AppendVariant(nil, &told)
	if key := "about." + v.ID; !house && b.Has(key) {
		out.About = b.Say(key)
	}
	if house {
		g, err := rules.New(*v)
		if err != nil {
			return err
		}
		if !bot.HasNet(g) {
			out.Players = b.Say("house.untrained")
		}
	}
	works := rules.Sources()
	for _, x := range v.Clauses {
		if work, ok := works[x.Source]; ok {
			out.Works[x.Source] = work
		}
	}
	return c.answer(out)
}
