package pad

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Change is the effect of a correction on another deal.
//
//wire:name PadChange
type Change struct {
	// Deal is the deal's new number; if it was dropped, the old one.
	Deal int `json:"deal" wire:"is=Count"`
	// Dropped says that the deal is gone, as the match is over before it.
	Dropped bool `json:"dropped,omitempty"`
	// Dealer is its dealer now.
	Dealer rules.Seat `json:"dealer" wire:"is=Seat"`
	// Trump is its trump now.
	Trump rules.Trump `json:"trump,omitzero" wire:"is=Trump"`
	// Was is what its trump was.
	Was rules.Trump `json:"was,omitzero" wire:"is=Trump"`
	// Dealt is its dealer before.
	Dealt rules.Seat `json:"dealt" wire:"is=Seat"`
	// Game is the number of its game now.
	Game int `json:"game" wire:"is=Count"`
	// Of is the number of its game before.
	Of int `json:"of" wire:"is=Count"`
}

// Every correction below computes the whole pad again. Unless it is said that it is done anyway, the error
// is an [*Unfit] if deals no longer fit, and nothing changes; anyway gives up what no longer fits: trumps
// said where they follow, and deals after the end of the match. The changes are the other deals of which
// something that was fixed before they were played is now another: dealer, trump and its origin, game,
// vulnerability.

// Correct replaces deal n. The error may also be that of [Pad.CheckEdit].
func (p *Pad) Correct(n int, e Entry, anyway bool) ([]Change, error) {
	full, err := p.CheckEdit(n, e)
	if err != nil {
		return nil, err
	}
	entries := p.entries()
	entries[n] = full
	return p.revise(Act{Corrected, n}, &p.header, entries, anyway)
}

// Insert inserts a deal before deal n. The error may also be that of
// [Pad.CheckEdit].
func (p *Pad) Insert(n int, e Entry, anyway bool) ([]Change, error) {
	full, err := p.CheckEdit(n, e)
	if err != nil {
		return nil, err
	}
	return p.revise(Act{Inserted, n}, p.shifted(n, 1), slices.Insert(p.entries(), n, full), anyway)
}

// Delete deletes deal n. The error may also be a [*Fault].
func (p *Pad) Delete(n int, anyway bool) ([]Change, error) {
	if n < 0 || n >= len(p.deals) {
		return nil, p.fault(&Fault{Kind: NoSuchDeal, Deal: n})
	}
	return p.revise(Act{Deleted, n}, p.shifted(n+1, -1), slices.Delete(p.entries(), n, n+1), anyway)
}

// shifted returns the header after the deals from n on have moved.
func (p *Pad) shifted(n, by int) *record.Header {
	h := p.header
	h.Replaced = slices.Clone(h.Replaced)
	for i := range h.Replaced {
		if r := &h.Replaced[i]; int(r.Deal) >= n {
			r.Deal = uint32(int(r.Deal) + by)
		}
	}
	return &h
}

// A Head is the part of a score pad's header that may be changed later.
//
//wire:name PadHead
type Head struct {
	// Seats are the names of the players of the first deal, and that of the dummy, if there is one.
	Seats []string `json:"seats" wire:"minitems=2,maxitems=5"`
	// First is who deals first.
	First rules.Seat `json:"first" wire:"is=Seat"`
	// Target is the score that ends a game; absent where a game has a number of deals.
	Target int `json:"target,omitempty" wire:"is=Count"`
	match.Limit
	// Opening is the game in play with which the pad begins, if it does.
	Opening *Opening `json:"opening,omitempty"`
	// Replaced are the substitutions of players, in the order of the deals.
	Replaced []record.Replacement `json:"replaced,omitempty"`
}

// An Opening is a game in play with which a score pad begins.
//
//wire:name PadOpening
type Opening struct {
	// Totals are the totals in the game so far.
	Totals []int32 `json:"totals" wire:"is=Points"`
	// Deals is the number of deals of the game before the pad, as far as that is known.
	Deals int `json:"deals,omitempty" wire:"is=Count"`
	// Trump is that of the first deal on the pad; absent for no trump, and where a card is turned up.
	Trump rules.Trump `json:"trump,omitempty" wire:"is=Trump"`
}

// UnmarshalJSON reads an opening.
func (o *Opening) UnmarshalJSON(b []byte) error {
	type plain Opening
	v := struct {
		*plain
		Trump string `json:"trump"`
	}{plain: (*plain)(o)}
	return cmp.Or(unmarshal(b, &v), read("head.opening.trump", v.Trump, &o.Trump))
}

// Head returns the pad's head.
func (p *Pad) Head() Head {
	h, g := &p.header, p.match.Game
	out := Head{Seats: slices.Clone(h.Seats), First: h.First, Target: g.GameRule().Target, Limit: h.Limit, Replaced: slices.Clone(h.Replaced)}
	if o := h.Opening; o != nil {
		out.Opening = &Opening{slices.Clone(o.Totals[:g.Seats()]), o.Deals, o.Trump}
	}
	return out
}

func (o *Opening) from(g *rules.Game) (*match.Opening, error) {
	if o == nil {
		return nil, nil
	}
	if len(o.Totals) != g.Seats() {
		return nil, fmt.Errorf("opening: give the totals of all %d hands", g.Seats())
	}
	out := &match.Opening{Deals: o.Deals, Trump: o.Trump}
	copy(out.Totals[:], o.Totals)
	if o.Trump == rules.Unnamed {
		out.Trump = rules.NoTrump
	}
	return out, nil
}

// Rename renames the player who sits at a seat now.
func (h *Head) Rename(seat rules.Seat, name string) {
	for i := range h.Replaced {
		if r := &h.Replaced[len(h.Replaced)-1-i]; r.Seat == seat {
			r.Name = name
			return
		}
	}
	if int(seat) < len(h.Seats) {
		h.Seats[seat] = name
	}
}

// Replace substitutes a player at a seat from the deal on.
func (h *Head) Replace(seat rules.Seat, deal uint32, name string) {
	h.Replaced = slices.DeleteFunc(h.Replaced, func(r record.Replacement) bool { return r.Seat == seat && r.Deal == deal })
	i := len(h.Replaced)
	for i > 0 && h.Replaced[i-1].Deal > deal {
		i--
	}
	h.Replaced = slices.Insert(h.Replaced, i, record.Replacement{Deal: deal, Seat: seat, Name: name})
}

// SetHead changes the pad's head. The error may also be that of [New] or [CheckNames].
func (p *Pad) SetHead(to Head, anyway bool) ([]Change, error) {
	opening, err := to.Opening.from(p.match.Game)
	if err != nil {
		return nil, err
	}
	was, h := &p.header, p.header
	if err := to.cleanNames(was); err != nil {
		return nil, err
	}
	h.Seats, h.First, h.Limit, h.Opening, h.Replaced = to.Seats, to.First, to.Limit, opening, to.Replaced
	target := p.match.Game.GameRule().Target
	if to.Target != target {
		if target == 0 {
			return nil, errors.New("a game has a number of deals here, and so no target")
		}
		if err := setTarget(&h, to.Target); err != nil {
			return nil, err
		}
	}
	if !slices.Equal(h.Seats, was.Seats) || !slices.Equal(h.Replaced, was.Replaced) {
		if err := checkNames(&h, len(p.deals)); err != nil {
			return nil, err
		}
	}
	act := headAct(&h, was, to.Target != target)
	if act.What == "" {
		return nil, nil
	}
	return p.revise(act, &h, p.entries(), anyway)
}

// headAct names the change of a header; the zero Act if there is none.
func headAct(h, was *record.Header, aimed bool) (a Act) {
	opening := func(h *record.Header) match.Opening {
		if h.Opening == nil {
			return match.Opening{Deals: -1}
		}
		return *h.Opening
	}
	for _, x := range []struct {
		deed ActKind
		done bool
	}{
		{Renamed, !slices.Equal(h.Seats, was.Seats)}, {Redealt, h.First != was.First}, {Aimed, aimed},
		{Limited, h.Limit != was.Limit}, {Opened, opening(h) != opening(was)}, {Replaced, !slices.Equal(h.Replaced, was.Replaced)},
	} {
		if x.done && a.What != "" {
			return Act{What: Headed}
		} else if x.done {
			a.What = x.deed
		}
	}
	return a
}

// setTarget changes the score that ends a game.
func setTarget(h *record.Header, target int) error {
	base, all := h.Variant.ID, map[string]json.RawMessage{}
	if h.Changes != nil {
		if err := json.Unmarshal(h.Changes, &all); err != nil {
			return err
		}
		if err := json.Unmarshal(all["variant"], &base); err != nil {
			return err
		}
	}
	game := map[string]json.RawMessage{}
	if all["game"] != nil {
		if err := json.Unmarshal(all["game"], &game); err != nil {
			return err
		}
	}
	game["target"], _ = json.Marshal(target)
	if v, err := rules.Named(base); err == nil && v.Game.Target == target {
		delete(game, "target")
	}
	delete(all, "game")
	if len(game) > 0 {
		all["game"], _ = json.Marshal(game)
	}
	delete(all, "variant")
	if len(all) == 0 {
		v, err := rules.Named(base)
		h.Variant, h.Changes = v, nil
		return err
	}
	all["variant"], _ = json.Marshal(base)
	text, err := json.Marshal(all)
	if err == nil {
		h.Variant, h.Changes, err = record.ParseVariant(text)
	}
	return err
}

// A NameError says that two players at the table have the same name.
type NameError struct{ Name string }

// Error says so, with the remedy.
func (e *NameError) Error() string {
	return fmt.Sprintf("two players are called %q: give each a name of their own, such as with an initial", e.Name)
}

// longestName is the most characters of a name on a pad.
const longestName = 40

// CleanNames makes names what a pad stores: see [letters.Name]. Known names, and missing ones, stay as they are.
func CleanNames(names []string, known ...string) error {
	for i, name := range names {
		if slices.Contains(known, name) || strings.TrimSpace(name) == "" {
			continue
		}
		clean, err := letters.Name(name, longestName)
		if err != nil {
			return err
		}
		names[i] = clean
	}
	return nil
}

// cleanNames is [CleanNames] for a head; the pad's own names stay.
func (h *Head) cleanNames(was *record.Header) error {
	known := slices.Clone(was.Seats)
	for _, r := range was.Replaced {
		known = append(known, r.Name)
	}
	h.Seats, h.Replaced = slices.Clone(h.Seats), slices.Clone(h.Replaced)
	err := CleanNames(h.Seats, known...)
	for i := range h.Replaced {
		name := []string{h.Replaced[i].Name}
		err = cmp.Or(err, CleanNames(name, known...))
		h.Replaced[i].Name = name[0]
	}
	return err
}

// CheckNames returns a [*NameError] if two names are the same: see [letters.Fold].
func CheckNames(names []string) error {
	for i, name := range names {
		same := func(other string) bool { return letters.Fold(name) == letters.Fold(other) }
		if strings.TrimSpace(name) != "" && slices.ContainsFunc(names[:i], same) {
			return &NameError{name}
		}
	}
	return nil
}

// checkNames checks the names of all players who sit together.
func checkNames(h *record.Header, deals int) error {
	if err := CheckNames(h.Seats); err != nil {
		return err
	}
	for _, r := range h.Replaced {
		switch {
		case int(r.Seat) >= h.Variant.Live():
			return fmt.Errorf("seat %d has no player who could be replaced", r.Seat)
		case int(r.Deal) > deals:
			return fmt.Errorf("deal %d is not on the pad yet: a player comes in with the deal that is due at the latest", r.Deal+1)
		}
		if err := CheckNames(h.Names(r.Deal)); err != nil {
			return err
		}
	}
	return nil
}

// revise replaces the pad's header and deals.
func (p *Pad) revise(act Act, h *record.Header, entries []Entry, anyway bool) ([]Change, error) {
	q, err := New(*h)
	if err != nil {
		return nil, err
	}
	if unfit := q.enterAll(entries, anyway); unfit != nil {
		for _, f := range unfit.Deals {
			f.Deal = act.was(f.Deal)
		}
		return nil, unfit
	}
	if p.abandoned && !q.Over() {
		q.abandoned = true
		q.match.Cut(&q.state)
	}
	changes := p.changes(q, act)
	p.pushUndo(act)
	q.past = p.past
	if !q.Over() {
		q.turned = p.turned
	}
	*p = *q
	return changes, nil
}

// now returns the number of a deal after an act; ok is false for the deal that the act changed.
func (a Act) now(i int) (n int, ok bool) {
	switch {
	case a.What == Inserted && i >= a.Deal:
		return i + 1, true
	case i == a.Deal && (a.What == Deleted || a.What == Corrected):
		return i, false
	case a.What == Deleted && i > a.Deal:
		return i - 1, true
	}
	return i, true
}

// was returns the number of a deal before an act.
func (a Act) was(i int) int {
	switch {
	case a.What == Inserted && i > a.Deal:
		return i - 1
	case a.What == Deleted && i >= a.Deal:
		return i + 1
	}
	return i
}

// changes returns the effects on other deals of an act that led to q.
func (p *Pad) changes(q *Pad, act Act) (all []Change) {
	for i := range p.deals {
		was := p.deals[i].Due
		now, ok := act.now(i)
		if !ok {
			continue
		}
		c := Change{Deal: i, Dropped: true, Trump: rules.Unnamed, Was: was.Trump, Dealt: was.Dealer, Of: was.Game}
		if now < len(q.deals) {
			is := q.deals[now].Due
			if was.Number = now; was == is {
				continue
			}
			c.Deal, c.Dropped, c.Dealer, c.Trump, c.Game = now, false, is.Dealer, is.Trump, is.Game
		}
		all = append(all, c)
	}
	return all
}

// enterAll enters all deals into an empty pad, or says which do not fit.
func (p *Pad) enterAll(entries []Entry, anyway bool) *Unfit {
	var unfit Unfit
	for i, e := range entries {
		full, err := p.Check(e)
		if f, ok := err.(*Fault); ok && anyway && f.Kind == MatchOver {
			break
		} else if ok && (f.Kind == OtherTrump || f.Kind == NobodyNames) {
			if !anyway {
				unfit.Deals = append(unfit.Deals, f)
			}
			e.Trump = rules.Unnamed // then check the deals after it
			full, err = p.Check(e)
		}
		switch f, ok := err.(*Fault); {
		case ok:
			f.Deal = i
			unfit.Deals = append(unfit.Deals, f)
		case err == nil:
			p.add(full)
		}
	}
	if unfit.Deals != nil {
		return &unfit
	}
	return nil
}
