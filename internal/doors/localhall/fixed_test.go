package localhall

import (
	"fmt"
	"slices"
	"testing"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// TestFixed: the files have the hall's answers, for every variant and in every language.
func TestFixed(t *testing.T) {
	t.Parallel()
	said := must.Get(Fixed(t.Context(), "1.2.3"))(t)
	names := []string{"version.json", "levels.json", "variants.json"}
	for _, v := range rules.Catalogue() {
		names = append(names, "variants/"+v.ID+".json")
		for _, lang := range phrase.Languages() {
			names = append(names, "variants/"+v.ID+"/guide."+lang+".json")
		}
	}
	for i := range wire.PreparedStarts {
		names = append(names, fmt.Sprintf("start/%d.json", i))
	}
	for name := range said {
		if !slices.Contains(names, name) {
			t.Errorf("%s is there", name)
		}
	}
	for _, name := range names {
		if len(said[name]) == 0 {
			t.Errorf("%s is missing", name)
		}
	}
	h := open(t, store.NewMemory())
	for file, q := range map[string]*Request{
		"levels.json":                 {Method: "GET", Path: "/api/levels"},
		"variants/four/guide.sv.json": {Method: "GET", Path: "/api/variants/four/guide", Query: map[string]string{"lang": "sv"}},
	} {
		if a := h.Answer(t.Context(), q); a.Status != wire.StatusOK || string(a.Body) != string(said[file]) {
			t.Errorf("%s differs from the hall's answer %d", file, a.Status)
		}
	}
}
