package localhall

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/thinker"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// Fixed returns the answers that depend on the program alone, as files for a page that shows them before it
// has the engine. The file of a path such as "/api/levels" is "levels.json", and in a language
// "variants/four/guide.de.json". The version is the program's. The prepared starts are "start/0.json" and
// so on.
func Fixed(ctx context.Context, version string) (map[string][]byte, error) {
	within, end := context.WithCancel(ctx)
	h := New(within, Options{Store: store.NewMemory(), Thinker: &thinker.Client{}, Now: time.Now, Version: version})
	said := map[string][]byte{}
	err := h.answerFixed(within, said)
	end()
	return said, errors.Join(err, h.Close(), prepared(ctx, said))
}

func prepared(ctx context.Context, said map[string][]byte) error {
	for i := range wire.PreparedStarts {
		p, err := Prepare(ctx, i)
		if err != nil {
			return err
		}
		if said[fmt.Sprintf("start/%d.json", i)], err = json.Marshal(p); err != nil {
			return err
		}
	}
	return nil
}

// answerFixed requests all fixed answers.
func (h *Hall) answerFixed(ctx context.Context, said map[string][]byte) error {
	for _, o := range h.known {
		languages := []string{""}
		if o.Query != nil { // their only parameter is a language
			languages = phrase.Languages()
		}
		for _, path := range paths(&o) {
			for _, lang := range languages {
				a := h.Answer(ctx, &Request{Method: o.Method, Path: path, Query: map[string]string{"lang": lang}})
				if a.Status != wire.StatusOK {
					return fmt.Errorf("%s: %d %s", path, a.Status, a.Body)
				}
				name := strings.TrimPrefix(path, "/api/")
				if lang != "" {
					name += "." + lang
				}
				said[name+".json"] = a.Body
			}
		}
	}
	return nil
}

// paths returns the paths of an operation if its answer is fixed, otherwise none.
func paths(o *wire.Operation) (all []string) {
	const variant = "{variant}"
	switch {
	case !o.Fixed:
		return nil
	case !strings.Contains(o.Path, variant):
		return []string{o.Path}
	}
	for v := range slices.Values(rules.Catalogue()) {
		all = append(all, strings.Replace(o.Path, variant, v.ID, 1))
	}
	return all
}
