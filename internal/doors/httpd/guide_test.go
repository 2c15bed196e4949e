package httpd

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// TestGuides requests the rules of every variant in every language: they name the sources of the clauses,
// and house rules differ.
func TestGuides(t *testing.T) {
	s := checked(t, nil)
	var g wire.Guide
	for _, v := range rules.Catalogue() {
		for _, lang := range phrase.Languages() {
			s.get("", "/api/variants/"+v.ID+"/guide?lang="+lang).want(http.StatusOK).into(&g)
			if g.Lang != lang || g.Name == "" || g.About == "" || g.House || len(g.Chapters) < 5 {
				t.Errorf("%s in %s: %+v", v.ID, lang, g)
			}
			for _, c := range v.Clauses {
				if g.Works[c.Source] == "" {
					t.Errorf("%s: nothing is said of the source %s", v.ID, c.Source)
				}
			}
		}
	}
	s.get("", "/api/variants/none/guide").refused(http.StatusNotFound, "none")
	s.get("", "/api/variants/standard/guide?lang=fr").want(http.StatusOK)

	guide := func(body string) *exchange { return s.send("", "POST", "/api/guide", []byte(body)) }
	plain := s.get("", "/api/variants/duel/guide?lang=sv").want(http.StatusOK).body
	if x := guide(`{"variant":"duel","lang":"sv"}`).want(http.StatusOK); string(x.body) != string(plain) {
		t.Errorf("posted, the variant is\n%s\nand not\n%s", x.body, plain)
	}
	house := guide(`{"variant":"standard","lang":"de","rules":{"name":"Klub","score":{"made":[0,77,20,10]}}}`).want(http.StatusOK)
	house.into(&g)
	if !g.House || g.Name != "Klub" || !strings.Contains(string(house.body), "77") || !strings.Contains(string(g.Rules), `"basis":"house"`) {
		t.Errorf("the house's rules are %s", house.body)
	}
	if g.Players != "" {
		t.Errorf("a net has learnt the house's rules, and yet: %s", g.Players)
	}
	guide(`{"variant":"standard","lang":"de","rules":{"aside":2}}`).want(http.StatusOK).into(&g)
	if !strings.Contains(g.Players, "Faustregeln") {
		t.Errorf("nobody is told that no net has learnt the house's rules: %q", g.Players)
	}
	guide(`{"variant":"standard","rules":{"hand":99}}`).refused(http.StatusBadRequest, "bad")
	guide(`{"variant":"none"}`).refused(http.StatusBadRequest, "bad")
	guide(`{"variant":"standard","language":"de"}`).refused(http.StatusBadRequest, "bad")
}

// scored is the part of the scores of a table that tests read.
type scored struct {
	Match  int
	Scores []struct {
		Deal, Game, Dealer int
		Trump              string
		Made               []bool
		Premium            []string
		Won, Points        []int
		Totals             []int
		Closed             *struct{ Bonus, Winners []int }
	}
}

// TestScores: all players get the scores that the Views showed after each deal, without acts taken back.
func TestScores(t *testing.T) {
	s, own := checked(t, nil), cards.SeedOf("anna")
	anna := s.guest("Anna")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": "swedish", "deals": 6, "pace": 1}, "sit": true, "bots": []string{"", "club", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	path := "/api/tables/" + tbl + "/scores"
	var got scored
	if s.get("", path).want(http.StatusOK).into(&got); got.Match != 1 || len(got.Scores) != 0 {
		t.Errorf("before the first deal: %+v", got)
	}
	playOut(t, anna, tbl, own)
	first := s.get("", path).want(http.StatusOK)
	first.into(&got)
	if mine := s.get(anna.Token, path).want(http.StatusOK); string(mine.body) != string(first.body) {
		t.Errorf("Anna is told\n%s\nand others\n%s", mine.body, first.body)
	}
	f, at := s.watch("", tbl, 1), 0
	f.until("the end", func(m *message) bool {
		var told struct {
			View struct {
				Phase, Trump                string
				Deal, Dealer                int
				Made                        []bool
				Premium                     []string
				Won, Points, Totals, Winner []int
			}
		}
		must.Do(t, json.Unmarshal(m.text, &told))
		v := &told.View
		if v.Phase != "over" || v.Deal != at || at >= len(got.Scores) {
			return m.Table.Ended
		}
		x := got.Scores[at]
		if at++; x.Deal != v.Deal || x.Dealer != v.Dealer || x.Trump != v.Trump || !slices.Equal(x.Made, v.Made) || !slices.Equal(x.Premium, v.Premium) ||
			!slices.Equal(x.Won, v.Won) || !slices.Equal(x.Points, v.Points) || !slices.Equal(x.Totals, v.Totals) {
			t.Errorf("deal %d: the View has %+v, the score %+v", v.Deal, *v, x)
		}
		return m.Table.Ended
	})
	last := got.Scores[len(got.Scores)-1]
	if at != len(got.Scores) || len(got.Scores) != 6 && last.Closed == nil {
		t.Errorf("there are %d scores, of %d deals", len(got.Scores), at)
	}
	s.get("", "/api/tables/nowhere/scores").refused(http.StatusNotFound, "none")
	shut := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "closed": true}, "sit": true, "bots": []string{"", "club"}, "ready": true})
	s.get("", "/api/tables/"+shut+"/scores").refused(http.StatusForbidden, "forbidden")
	s.get(anna.Token, "/api/tables/"+shut+"/scores").want(http.StatusOK)
}
