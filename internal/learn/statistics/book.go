package statistics

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"ninetynine/internal/base/letters"
	"ninetynine/rules"
)

// A Book counts deals. The zero Book counts every player.
type Book struct {
	// Wants reports whether to count a player; nil: every player.
	Wants   func(player string) bool
	players map[string]*pages
}

// The ways to split deals.
const (
	byVariant = iota
	byTrump
	byBid
	byPremium
	byPlace
	splits
)

// pages count one player's deals.
type pages struct {
	assisted count
	groups   [splits]map[string]*count
	course   []played // all deals without help, in order
	streaks  Streaks
}

// Add counts a deal for each of its players. Deals are added in the order in which they
// were played.
func (b *Book) Add(d *Deal) {
	for i, name := range d.Players {
		name = letters.Compose(name)
		if b.Wants != nil && !b.Wants(name) {
			continue
		}
		p := b.players[name]
		if p == nil {
			if b.players == nil {
				b.players = map[string]*pages{}
			}
			p = new(pages)
			b.players[name] = p
		}
		p.add(d, rules.Seat(i))
	}
}

func (p *pages) add(d *Deal, seat rules.Seat) {
	x := of(d, int(seat))
	if d.Helped.Has(seat) {
		p.assisted.add(&x)
		return
	}
	r := &d.Result
	for by, key := range [splits]string{
		byVariant: d.Variant, byTrump: r.Trump.String(), byBid: strconv.Itoa(int(r.Bid[seat])),
		byPremium: premium(r.Premium[seat]), byPlace: place(seat, d.Dealer, len(d.Players)),
	} {
		if by == byBid && d.Pad {
			continue
		}
		g := p.groups[by]
		if g == nil {
			g = map[string]*count{}
			p.groups[by] = g
		}
		if g[key] == nil {
			g[key] = new(count)
		}
		g[key].add(&x)
	}
	p.course = append(p.course, x)
	p.streaks.take(x.made)
}

// Players returns the statistics of all players, those with most deals first.
func (b *Book) Players() []Player {
	all := []Player{}
	for _, name := range slices.Sorted(maps.Keys(b.players)) {
		all = append(all, b.players[name].player(name))
	}
	slices.SortStableFunc(all, func(x, y Player) int {
		return cmp.Compare(y.All.Deals+y.Assisted.Deals, x.All.Deals+x.Assisted.Deals)
	})
	return all
}

// Player returns the statistics of one player, possibly without deals.
func (b *Book) Player(name string) Player {
	if p := b.players[name]; p != nil {
		return p.player(name)
	}
	return new(pages).player(name)
}

// The orders of keys other than numbers and letters.
var orders = [...][]string{
	byTrump:   {"C", "D", "H", "S", "none", "nines"},
	byPremium: {Plain, Declare, Reveal},
	byPlace:   {Forehand, Between, Dealer},
}

func (p *pages) player(name string) Player {
	out := Player{Name: name, Assisted: p.assisted.figures(), Course: p.blocks(), Streaks: p.streaks}
	var all count
	for i := range p.course {
		all.add(&p.course[i])
	}
	out.All = all.figures()
	for by, to := range [splits]*[]Group{&out.Variants, &out.Trumps, &out.Bids, &out.Premiums, &out.Places} {
		*to = p.split(by)
	}
	out.Best = best(out.Bids, &out.All)
	return out
}

// many is from how many deals on a bid has to stand out from chance, and is not only a memory.
const many = 30

// best returns the key of the bid that was made most often, of those made at least twice and more often than
// all; "" if there is none, if two are alike, or if of many deals that may be chance.
func best(bids []Group, all *Figures) (key string) {
	top := all.Made.Share
	for i := range bids {
		g := &bids[i]
		switch m := &g.Made; {
		case m.Count < 2 || all.Deals >= many && m.Low <= all.Made.Share || m.Share < top:
		case m.Share > top:
			key, top = g.Key, m.Share
		default:
			key = ""
		}
	}
	return key
}

func (p *pages) split(by int) []Group {
	all := []Group{}
	for _, key := range slices.Sorted(maps.Keys(p.groups[by])) {
		all = append(all, Group{key, p.groups[by][key].figures()})
	}
	slices.SortStableFunc(all, func(x, y Group) int {
		switch by {
		case byVariant:
			return cmp.Compare(y.Deals, x.Deals)
		case byBid:
			m, _ := strconv.Atoi(x.Key)
			n, _ := strconv.Atoi(y.Key)
			return cmp.Compare(m, n)
		}
		return cmp.Compare(slices.Index(orders[by], x.Key), slices.Index(orders[by], y.Key))
	})
	return all
}

// The minimum size of a block of deals, and the maximum number of blocks.
const (
	leastBlock = 10 // the share of fewer deals is mostly chance
	mostBlocks = 12
)

// blockSize returns the size of a block, given the number of deals: 10, 20, 40, 100, 200 and so on.
func blockSize(deals int) int {
	for size := leastBlock; ; size *= 10 {
		for _, n := range []int{size, 2 * size, 4 * size} {
			if n*mostBlocks >= deals {
				return n
			}
		}
	}
}

// blocks splits the course. A remainder of less than half a block joins the last one.
func (p *pages) blocks() []Block {
	all := []Block{}
	size := blockSize(len(p.course))
	for from := 0; from < len(p.course); {
		to := min(from+size, len(p.course))
		if len(p.course)-to < (size+1)/2 {
			to = len(p.course)
		}
		var c count
		for i := range p.course[from:to] {
			c.add(&p.course[from+i])
		}
		all = append(all, Block{from + 1, c.figures()})
		from = to
	}
	return all
}
