package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/rules"
)

// Catalogue writes a list of variants.
func Catalogue(p *Page, vs []rules.Variant) {
	g := heads("ID", "~NAME", "SEATS", ">CARDS", ">TRICKS", "TRUMP", "PREMIUM", "GAME")
	for _, v := range vs {
		g.add(v.ID, v.Name, players(&v), fmt.Sprint(packSize(&v)), fmt.Sprint(v.Tricks()), v.Trump.By.String(), premiumWord(&v), gameWord(&v))
	}
	p.table(g)
	p.printf(catalogueLegend)
}

const catalogueLegend = `
SEATS 2+1: two players and a dummy. PREMIUM: points for declare/reveal.
GAME 100 × 3: three games to 100 points; 100 ≥ 3: until somebody has won three.
More about one: ninetynine variants ID
`

func players(v *rules.Variant) string {
	if v.Dummy {
		return fmt.Sprintf("%d+1", v.Live())
	}
	return fmt.Sprint(v.Seats)
}

func packSize(v *rules.Variant) int {
	n := v.Ranks.Cards().Len()
	if v.Joker {
		n++
	}
	return n
}

func premiumWord(v *rules.Variant) string {
	o := &v.Offers
	switch {
	case o.How == rules.NoOffers:
		return "–"
	case o.Reveal == 0:
		return fmt.Sprint(o.Declare)
	case o.Declare == 0:
		return fmt.Sprintf("–/%d", o.Reveal)
	}
	return fmt.Sprintf("%d/%d", o.Declare, o.Reveal)
}

// gameWord says how long a match is: "100 × 3" for three games to 100, "100 ≥ 3" until a player has
// won three, "9 deals".
func gameWord(v *rules.Variant) string {
	s := fmt.Sprint(v.Game.Target)
	if v.Game.Deals > 0 {
		s = Counted(v.Game.Deals, "deal")
	}
	switch r := &v.Rubber; {
	case r.Wins > 0:
		s += fmt.Sprintf(" ≥ %d", r.Wins)
	case r.Games > 1:
		s += fmt.Sprintf(" × %d", r.Games)
	}
	return s
}

// Variant writes all about one variant: a summary, where its rules come from, and
// what can be set.
func Variant(p *Page, v *rules.Variant) {
	fs := fields(v)
	p.title("%s: %s", v.ID, v.Name)
	for _, line := range summary(v) {
		p.line("%s", line)
	}
	p.printf("\n%s\n", p.bold("The rules and where they come from"))
	clauses(p, inOrder(v.Clauses), "Sources")
	values(p, fs, "What a house variant can set, with the values here")
}

func clauses(p *Page, cs []rules.Clause, heading string) {
	used := map[rules.Source]bool{}
	for _, c := range cs {
		used[c.Source] = true
		from := ""
		if c.Source != "" {
			from = fmt.Sprintf(" (%s)", c.Source)
		}
		p.printf("\n  %s, %v%s\n%s\n", c.Field, c.Basis, from, wrap(c.Text, p.Width, 4))
	}
	p.blank()
	if heading != "" {
		p.title("%s", heading)
	}
	works := rules.Sources()
	for _, s := range []rules.Source{rules.DE, rules.SV, rules.PB, rules.DP, rules.Ours} {
		if used[s] {
			p.printf("  %-8s%s\n", s, strings.TrimSpace(wrap(works[s], p.Width, 10)))
		}
	}
	p.blank()
}

func values(p *Page, fs [][2]string, heading string) {
	p.title("%s", heading)
	t := table{flex: 1}
	for _, f := range fs {
		if f[0] != "id" && f[0] != "name" {
			t.add("  "+f[0], f[1])
		}
	}
	p.table(&t)
}

// CatalogueIn writes a list of variants in the book's language.
func CatalogueIn(p *Page, b *phrase.Book, vs []rules.Variant) {
	g := table{head: []string{"ID", b.Say("page.create.variant"), ""}, flex: 2}
	for _, v := range vs {
		about := ""
		if key := "about." + v.ID; b.Has(key) {
			about = b.Say(key)
		}
		g.rows = append(g.rows, []string{v.ID, b.Variant(&v), about})
	}
	p.table(&g)
}

// VariantIn writes the rules of a variant for a newcomer, in the book's language,
// and where they come from.
func VariantIn(p *Page, b *phrase.Book, v *rules.Variant) {
	fs := fields(v)
	p.title("%s: %s", v.ID, b.Variant(v))
	for _, c := range b.Guide(v) {
		p.printf("%s\n", p.bold(c.Title))
		for _, text := range c.Text {
			p.printf("%s\n", wrap(text, p.Width, 2))
		}
		p.blank()
	}
	p.printf("%s\n", p.bold(b.Say("page.rules.sources")))
	clauses(p, inOrder(b.Clauses(v)), "")
	values(p, fs, b.Say("page.create.rules.all"))
}

// summary describes the fields of a variant in a few lines.
func summary(v *rules.Variant) []string {
	game := strings.TrimSuffix(v.Say("game"), ".")
	rubber := v.Say("rubber")
	return []string{
		cardsLine(v), "Trump: " + v.Say("trump"), "Premiums: " + v.Say("offers"), "Score: " + v.Say("score"),
		"Game: " + game + ". " + strings.ToUpper(rubber[:1]) + rubber[1:],
	}
}

func cardsLine(v *rules.Variant) string {
	who := Counted(v.Seats, "player")
	if v.Dummy {
		who = Counted(v.Live(), "player") + " and a dummy"
	}
	joker := ""
	if v.Joker {
		joker = " and a joker"
	}
	bid := fmt.Sprintf("%d laid aside as the bid", v.Aside)
	if !v.Order.Has(rules.Laying) {
		bid = fmt.Sprintf("the %d left over are the bid", v.Aside)
	}
	return fmt.Sprintf("Cards: %s, %d cards (%v in each suit)%s, %d to each hand, %s, %s. Bid-cards are worth %v.",
		who, packSize(v), v.Ranks, joker, v.Hand, bid, Counted(v.Tricks(), "trick"), v.Worth)
}

// inOrder returns the clauses by group, groups in the order of their first clauses.
func inOrder(cs []rules.Clause) []rules.Clause {
	group := func(c rules.Clause) int {
		return slices.IndexFunc(cs, func(x rules.Clause) bool { return x.Group() == c.Group() })
	}
	return slices.SortedStableFunc(slices.Values(cs), func(a, b rules.Clause) int { return group(a) - group(b) })
}

// fields returns the path and the value of every field of the variant's JSON
// form, in its order.
func fields(v *rules.Variant) [][2]string {
	text, err := json.Marshal(v)
	if err != nil {
		return nil // impossible: plain data with known words
	}
	return flatten(nil, "", text)
}

// flatten appends the fields of the object, which must be valid, and those of inner objects under
// dotted paths.
func flatten(fs [][2]string, prefix string, object []byte) [][2]string {
	d := json.NewDecoder(bytes.NewReader(object))
	if _, err := d.Token(); err != nil {
		return fs
	}
	for d.More() {
		key, err := d.Token()
		var value json.RawMessage
		if err != nil || d.Decode(&value) != nil {
			return fs
		}
		path := prefix + fmt.Sprint(key)
		if value[0] == '{' {
			fs = flatten(fs, path+".", value)
		} else {
			fs = append(fs, [2]string{path, string(value)})
		}
	}
	return fs
}
