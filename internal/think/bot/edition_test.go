package bot

import (
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestEarlierEditions: the levels of earlier editions decide as ever, by today's nets. If they
// do not, a change belongs to a new edition only: let it depend on a field of search.Effort that they leave
// at zero.
func TestEarlierEditions(t *testing.T) {
	for name, want := range map[string]uint64{
		"beginner 1": 0x87aab1299d342c71, "casual 1": 0xe7ed926ff2cc061c, "club 1": 0x6cedd6199e8c7881, "strong 1": 0x371c46b6f5bd3a8, "expert 1": 0x93ca26998358fb94,
		"beginner 2": 0x449e6ff11cfc9316, "casual 2": 0xd2a0611c3cebcdfd, "club 2": 0xc8371cd76c80efea, "strong 2": 0x3c5742f1d1da95a9,
		"beginner 3": 0xb97950d3d93070ae, "casual 3": 0x716b66866e547586, "club 3": 0xeacc5c498df60434, "strong 3": 0x3c5742f1d1da95a9, "expert 3": 0x1da9955282596b7a,
		"beginner 4": 0xb97950d3d93070ae, "casual 4": 0x716b66866e547586, "club 4": 0xeacc5c498df60434, "strong 4": 0x3c5742f1d1da95a9, "expert 4": 0x1da9955282596b7a,
	} {
		if got := acts(t, name); got != want {
			t.Errorf("%s plays differently: %#x, not %#x", name, got, want)
		}
	}
}

// TestEditions: so do the players of today, in what results call their editions.
func TestEditions(t *testing.T) {
	today := map[string]uint64{
		"random": 0xd4423f9e917b553, "greedy": 0x38cee78574ce759a, "pimc": 0x859de453dce4a6c6, "net": 0x8044ebd43165b554,
		"beginner 5": 0x60473a89db342d5c, "casual 5": 0x541cb60d6eb810cc, "club 5": 0xb6a7d63f6acd763, "strong 5": 0xedb524da11a7500f, "expert 5": 0x1da9955282596b7a,
	}
	for _, name := range BuiltIn() {
		if slices.Contains(search.LevelNames(), name) {
			name = search.Versioned(name, search.Edition)
		}
		if today[name] == 0 {
			t.Errorf("write here the hash of what %s does: %#x", name, acts(t, name))
		}
	}
	for name, want := range today {
		if got := acts(t, name); got != want {
			edition := "search.OthersEdition"
			if _, of := search.ParseVersioned(name); of != 0 {
				edition = "search.Edition, and keep its earlier play in search.LevelsOf"
			}
			t.Errorf("%s plays differently: %#x, not %#x. If that is meant, raise %s, and write the new hash here; docs/findings.md and docs/strength.md then show figures of earlier players", name, got, want, edition)
		}
	}
	if search.Edition != 5 || search.OthersEdition != 2 {
		t.Error("a new edition: write the hashes of its players above")
	}
}

// TestEditionProofs: so do they in endings where a proof rules cards out, of which the states above have few.
func TestEditionProofs(t *testing.T) {
	const want uint64 = 0xc52fa3b44861f6f8
	sum, b := fnv.New64a(), must.Get(New("expert"))(t)
	for _, id := range []string{"standard", "dummy", "four", "five", "duel"} {
		g := must.Get(rules.Open(id))(t)
		m := must.Get(match.New(g, 0, match.Limit{}))(t)
		prover, left := claim.NewProver(g), 20
		randomplay.Walk(t, g, 200, func(s *rules.State) {
			v := match.View{Stage: match.Playing}
			g.View(s, g.Turn(s).First(), &v.View)
			if left == 0 || v.Phase != rules.Playing || g.Tricks()-int(v.Tricks) > claim.LateTricks {
				return
			}
			if gone := prover.Refuted(&v.View, claim.LateTricks); gone != 0 {
				left--
				must.Do(t, b.Begin(t.Context(), m, v.Seat, 1))
				fmt.Fprintln(sum, gone, must.Get(b.Choose(t.Context(), &v))(t))
			}
		})
		if left > 0 {
			t.Errorf("%s: %d proofs too few", id, left)
		}
	}
	if got := sum.Sum64(); got != want {
		t.Errorf("expert plays endings differently: %#x, not %#x. See TestEditions", got, want)
	}
}

// acts returns a hash of what a player does in some states of each shape of table.
func acts(t *testing.T, name string) uint64 {
	sum, b := fnv.New64a(), must.Get(New(name))(t)
	for _, id := range []string{"standard", "nobid", "dummy", "four", "five", "duel"} {
		g := must.Get(rules.Open(id))(t)
		m := must.Get(match.New(g, 0, match.Limit{}))(t)
		for seed := range 2 {
			randomplay.Walk(t, g, seed, func(s *rules.State) {
				v := match.View{Stage: match.Playing}
				g.View(s, g.Turn(s).First(), &v.View)
				if err := b.Begin(t.Context(), m, v.Seat, uint64(seed)); err != nil {
					t.Fatal(err)
				}
				Meet(b, company.All(company.Player{Level: "greedy"})) // of whom the first edition knows nothing
				fmt.Fprintln(sum, must.Get(b.Choose(t.Context(), &v))(t))
			})
		}
	}
	return sum.Sum64()
}

// TestVersionedNames: a level has an edition, and is the newest without one.
func TestVersionedNames(t *testing.T) {
	for edition := 1; edition <= search.Edition; edition++ {
		for _, level := range search.LevelsOf(edition) {
			l := level.Name
			name := search.Versioned(l, edition)
			if got, of := search.ParseVersioned(name); got != l || of != edition {
				t.Errorf("%q is %s of edition %d", name, got, of)
			}
			b := must.Get(New(name))(t).(*Expert)
			if b.Effort != level.Effort {
				t.Errorf("%q has the effort %+v", name, b.Effort)
			}
		}
	}
	for _, l := range search.LevelNames() {
		if b := must.Get(New(l))(t).(*Expert); b.Effort != search.Levels()[levelAt(l)].Effort {
			t.Errorf("%s is not the newest", l)
		}
		oldest := 1
		for !slices.ContainsFunc(search.LevelsOf(oldest), func(x search.Level) bool { return x.Name == l }) {
			oldest++
		}
		if name, edition := search.ParseVersioned(l); name != l || edition != oldest {
			t.Errorf("in an old record, %s is %q of edition %d", l, name, edition)
		}
	}
	for _, name := range []string{"casual 0", "casual 99", "casual x", "greedy 1", "net 1"} {
		if b, err := New(name); err == nil {
			t.Errorf("%q is %+v", name, b)
		}
	}
	for _, name := range []string{"greedy", "random", "you", "exec:python3 bot.py"} {
		if got := search.Versioned(name, 2); got != name {
			t.Errorf("%s becomes %q", name, got)
		}
	}
}

func levelAt(name string) int {
	for i, l := range search.LevelNames() {
		if l == name {
			return i
		}
	}
	return -1
}

// TestEditionsNets: results name the nets of the players by the beginning of these hashes. Another net
// belongs to a new edition, and the players of earlier ones keep theirs.
func TestEditionsNets(t *testing.T) {
	for id, want := range map[string]string{
		"standard": "30416f998cf64592", "nobid": "3c61dc6e193d2acf", "dummy": "444e0ee67d5c9c8f",
		"four": "d46d18496f6a83ce", "five": "cff60dc709e6d978", "duel": "a662762e657dfef5",
	} {
		sum := must.Get(trained.Hash(must.Get(rules.Open(id))(t)))(t)
		if got := fmt.Sprintf("%x", sum[:8]); got != want {
			t.Errorf("%s is played with the net %s, not %s", id, got, want)
		}
	}
}

// TestSupposes: only the newer experts can use what they are told of the others.
func TestSupposes(t *testing.T) {
	for _, name := range append(Levels(), "net", "pimc", "expert 1", "exec:./expert") {
		if got, want := Supposes(name), name == "expert"; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestEaseOfEdition: where the ease of contracts among players of a level is known, it is known for the present
// edition.
func TestEaseOfEdition(t *testing.T) {
	for _, v := range rules.Catalogue() {
		c := must.Get(trained.Curves(must.Get(rules.New(v))(t)))(t)
		for _, level := range []string{"beginner", "casual", "club"} {
			if c.Among[search.Versioned(level, search.Edition)] == nil {
				t.Errorf("%s: nothing is known of %s of edition %d", v.ID, level, search.Edition)
			}
		}
	}
}
