package bot

import (
	"math/bits"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/worlds"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestObvious: in its last tricks no level below expert does what makes a card player laugh, as beginner, casual and club of
// edition 4 did: with its contract full it leads no master while it has other cards; short of tricks it neither lets a
// trick go that it is sure of and needs, nor throws its last master away, nor keeps a winner of a plain suit back until it
// can be led no more; and it plays no card that surely fails. In no trick does it throw a lower card where a higher one of
// the suit loses, too, or an ace that it needs: see [wasted].
func TestObvious(t *testing.T) {
	for _, id := range []string{"standard", "four", "duel"} {
		g := must.Get(rules.Open(id))(t)
		m := must.Get(match.New(g, 0, match.Limit{}))(t)
		for _, level := range search.LevelNames()[:4] { // expert searches for more than the obvious
			for edition, deals := range map[int]int{4: 60, search.Edition: 100} {
				if level == "strong" {
					if edition == 4 {
						continue // it seldom did
					}
					deals = 4
				}
				b, seen := must.Get(New(search.Versioned(level, edition)))(t), 0
				prover := claim.NewProver(g)
				for n := range deals {
					for s := randomplay.Dealt(t, g, n); s.Phase() != rules.Over; {
						v := match.View{Stage: match.Playing}
						g.View(&s, g.Turn(&s).First(), &v.View)
						must.Do(t, b.Begin(t.Context(), m, v.Seat, uint64(n)))
						a := must.Get(b.Choose(t.Context(), &v))(t)
						if laughable(g, prover, &v.View, a) || wasted(g, &v.View, a) {
							if seen++; edition == search.Edition {
								t.Errorf("%s, %s plays %v at %s", id, level, a, g.AppendPosition(nil, &s))
							}
						}
						g.Apply(&s, a)
					}
				}
				if edition == 4 && seen == 0 {
					t.Errorf("%s: there was nothing to laugh at %s of edition 4", id, level)
				}
			}
		}
	}
}

// laughable reports whether an act is one of those, with at most three tricks left.
func laughable(g *rules.Game, p *claim.Prover, v *rules.View, a rules.Action) bool {
	left, o := g.Tricks()-int(v.Tricks), v.Options
	if v.Phase != rules.Playing || o.Seat != v.Seat || o.From.Len() < 2 || left > 3 || claim.Torn(g, v) {
		return false
	}
	decides := p.Decides(v)
	made, proved := decides(a)
	if proved && made {
		return false
	}
	var alive, masters, takers, plain cards.Set
	for other := range o.All() {
		if made, proved := decides(other); made || !proved {
			alive |= other.Card().Set()
		}
	}
	if proved || alive == 0 {
		return alive != 0 && left <= 2
	}
	h := worlds.Look(g, v)
	for c := range alive.Cards() {
		switch trump := g.Trumps(v.Trump).Has(c); {
		case !h.IsMaster(c) && !h.Wins(c):
			continue
		case h.Wins(c) && !trump:
			plain |= c.Set()
		}
		if h.Wins(c) {
			takers |= c.Set()
		}
		if h.IsMaster(c) {
			masters |= c.Set()
		}
	}
	needed := 0
	for g.Makes(v, v.Seat)>>v.Won[v.Seat]>>needed&1 == 0 && needed <= left {
		needed++
	}
	c := a.Card()
	switch g.Prospect(v, v.Seat) {
	case rules.Kept:
		return v.Led() == 0 && masters.Has(c) && masters != alive
	case rules.Short:
		if v.Led() == 0 {
			return plain != 0 && !plain.Has(c) && needed >= takers.Len()
		}
		if takers == 0 {
			return left == 2 && masters.Has(c) && h.Others&h.Suit(c) != 0 && alive&^masters != 0
		}
		waits := takers & masters & g.Trumps(v.Trump) // takes either of the last two
		return !takers.Has(c) && (needed == left || left == 2 && waits != takers && alive&^takers&masters == 0)
	}
	return false
}

// wasted reports whether an act on a trick that is lost keeps a higher card with the contract full, or throws the
// highest of a suit although all the cards that may take tricks are needed.
func wasted(g *rules.Game, v *rules.View, a rules.Action) bool {
	o := v.Options
	if v.Phase != rules.Playing || o.Seat != v.Seat || o.From.Len() < 2 || claim.Torn(g, v) {
		return false
	}
	h, c := worlds.Look(g, v), a.Card()
	if !h.Loses(c) {
		return false
	}
	if g.Prospect(v, v.Seat) == rules.Kept {
		for higher := range (o.From & h.Above(c)).Cards() {
			if h.Loses(higher) {
				return true
			}
		}
		return false
	}
	may, others := 0, false
	for x := range h.Hand.Cards() {
		if (h.Others&h.Above(x)).Len() <= 1 || g.Trumps(v.Trump).Has(x) {
			may++
		} else if o.From.Has(x) && h.Loses(x) {
			others = true
		}
	}
	makes, left := g.Makes(v, v.Seat)>>v.Won[v.Seat], g.Tricks()-int(v.Tricks)
	needed := bits.TrailingZeros32(makes)
	return g.Prospect(v, v.Seat) == rules.Short && h.Above(c) == 0 && h.Others&h.Suit(c) != 0 && others && needed < left && may <= needed
}
