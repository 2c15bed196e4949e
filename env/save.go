package env

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A saved table is its text: the deal as a position, and what its future depends on besides. A hash
// guards it: a changed text may be no table that play leads to.
type saved struct {
	Save     int    `json:"save"`
	Rules    string `json:"rules"` // a hash of them
	Position string `json:"position"`
	memory
	State  match.State `json:"match"`          // without the deal, its trump and the last result, which it no longer needs
	Trump  rules.Trump `json:"trump,omitzero"` // of the State
	Digest string      `json:"digest"`
}

func (e *Env) saved(t *table) *saved {
	s := &saved{
		Save: protocol, Rules: hashOf(rulesOf(e.game.Variant())), Position: string(e.game.AppendPosition(nil, &t.state.Deal)),
		memory: t.memory, State: t.state, Trump: t.state.Trump,
	}
	s.State.Deal, s.State.Result, s.State.Trump = rules.State{}, rules.Result{}, rules.NoTrump
	s.Digest = s.digest()
	return s
}

// digest returns the hash of all but itself.
func (s *saved) digest() string {
	c := *s
	c.Digest = ""
	return hashOf(&c)
}

// hashOf returns the hash of a value's JSON, which must be texts and numbers.
func hashOf(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	h := sha256.Sum256(text)
	return hex.EncodeToString(h[:])
}

// Save returns all of a table as a line of text, for [Env.Restore]. It holds the cards of all seats. The error is a
// [*Refusal] if there is no such table.
func (e *Env) Save(i int) (string, error) {
	if err := e.has(i); err != nil {
		return "", err
	}
	text, err := json.Marshal(e.saved(&e.tables[i]))
	return string(text), err
}

// Restore puts what [Env.Save] wrote at a table, of this Env or of another of the same variant. It
// goes on exactly as the saved one would have, computer players of this program included. Reward and
// Done are then 0 at all tables. The error is a [*Refusal] if the text is not such a table, or it is not
// for a learner here to decide; then nothing has changed.
func (e *Env) Restore(i int, text string) error {
	if err := e.has(i); err != nil {
		return err
	}
	refuse := func(why string) error { return &Refusal{i, -1, why, "give what save wrote, unchanged"} }
	s := saved{memory: memory{Stay: rules.Unnamed}, Trump: rules.Unnamed} // unless it says otherwise
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return refuse("the text is no saved table: " + err.Error())
	}
	switch {
	case s.Save != protocol:
		return refuse(fmt.Sprintf("the table was saved by version %d of the protocol, and this is version %d", s.Save, protocol))
	case s.Digest != s.digest():
		return refuse("the saved table was altered")
	case s.Rules != hashOf(rulesOf(e.game.Variant())) && s.Rules != hashOf(e.game.Variant()): // as once written
		return refuse("the table was saved from another variant, or from other rules of this one")
	}
	deal, err := e.game.ParsePosition(s.Position)
	if err != nil {
		return refuse(err.Error())
	}
	s.State.Deal, s.State.Trump, s.State.Result, s.State.End = deal, s.Trump, rules.Result{}, match.End{}
	if why := e.unsound(&s); why != "" {
		return refuse(why)
	}
	seat := e.game.Turn(&deal).First()
	if !slices.Contains(e.learners, seat) {
		return refuse(fmt.Sprintf("seat %d is to decide, and a computer player holds it here", seat))
	}
	e.tables[i] = table{memory: s.memory, state: s.State, programs: e.tables[i].programs}
	clear(e.Reward)
	clear(e.Done)
	e.workers[0].describe(i, seat)
	return nil
}

// unsound says why a saved table with its deal is none that can be played on; "" if it can. A digest is no proof of
// that: anyone can compute it.
func (e *Env) unsound(s *saved) string {
	if !e.game.Live().Has(s.First) {
		return fmt.Sprintf("the first dealer is seat %v, which has no player", s.First)
	}
	m, seat := e.matches[s.First], e.game.Turn(&s.State.Deal).First()
	var v match.View
	m.View(&s.State, seat, &v)
	switch {
	case s.State.Stage != match.Playing || v.Turn == 0:
		return "no deal is in play"
	case v.Dealer != s.State.Dealer || v.Vulnerable != m.Vulnerable(&s.State):
		return "the dealer or the vulnerable players of its deal are not those of its match"
	case s.Stay != s.Trump || v.Stay != rules.Unnamed && v.Stay != s.Stay:
		return "the trump of its deal is not that of its match"
	case s.State.Origin.Cause.String() == "?":
		return "its trump has an unknown origin"
	}
	mask := make([]uint64, e.masks)
	if o := v.Options; s.Chosen == 0 || o.Kind == rules.Laying && s.Chosen&^o.From == 0 && s.Chosen.Len() < int(o.Pick) {
		e.layout.mask(mask, o, s.Chosen)
	}
	if !slices.ContainsFunc(mask, func(x uint64) bool { return x != 0 }) {
		return fmt.Sprintf("the cards %v cannot be chosen to lay aside", s.Chosen)
	}
	return ""
}

// has returns a [*Refusal] if there is no table i.
func (e *Env) has(i int) error {
	if e.err != nil {
		return e.err
	}
	if i < 0 || i >= len(e.tables) {
		return &Refusal{i, -1, "there is no such table", fmt.Sprintf("give one of 0 to %d", len(e.tables)-1)}
	}
	return nil
}

// Observe returns what a seat knows at a table, be it its turn or not, as a row of bits as in Observation. The error is
// a [*Refusal] if there is no such table or player.
func (e *Env) Observe(i int, seat rules.Seat) ([]uint64, error) {
	v, chosen, err := e.view(i, seat)
	if err != nil {
		return nil, err
	}
	row := make([]uint64, e.values)
	e.layout.observe(row, v, chosen, e.tables[i].Stay)
	return row, nil
}

// view returns what a seat knows at a table, and the cards that it has chosen so far to lay aside.
func (e *Env) view(i int, seat rules.Seat) (*match.View, cards.Set, error) {
	if err := e.has(i); err != nil {
		return nil, 0, err
	}
	if !e.game.Live().Has(seat) {
		return nil, 0, &Refusal{i, -1, fmt.Sprintf("there is no player at seat %v", seat), fmt.Sprintf("give one of 0 to %d", e.game.Live().Len()-1)}
	}
	t, v := &e.tables[i], new(match.View)
	e.matches[t.First].View(&t.state, seat, v)
	if int8(seat) != e.ToPlay[i] {
		return v, 0, nil
	}
	return v, t.Chosen, nil
}

// Text returns what a seat knows at a table as text: the View as docs/record.md describes it, in a line of JSON, and
// the main things in a line for people. The error is a [*Refusal] if there is no such table or player.
func (e *Env) Text(i int, seat rules.Seat) (view, line string, err error) {
	v, chosen, err := e.view(i, seat)
	if err != nil {
		return "", "", err
	}
	t := &e.tables[i]
	return string(record.AppendView(nil, e.matches[t.First], v, t.Acts)), e.line(v, chosen), nil
}

func (e *Env) line(v *match.View, chosen cards.Set) string {
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	say("deal %d, dealer %d, trump %v, phase %v; seat %d holds %v", v.Number, v.Dealer, v.Trump, v.Phase, v.Seat, v.Hand[v.Seat])
	if chosen != 0 {
		say("; chosen %v", chosen)
	}
	for i := range rules.Seat(e.game.Seats()) {
		if i != v.Seat && v.HandOpen.Has(i) {
			say("; seat %d shows %v", i, v.Hand[i])
		}
		if aside := v.Aside[i]; aside != 0 {
			say("; seat %d laid %v for %d", i, aside, e.game.Bid(aside))
		}
		if o := v.Holds[i]; o != 0 {
			say("; seat %d holds %v", i, o)
		}
	}
	for i, c := range v.Trick() {
		if c != 0 {
			say("; seat %d played %v", i, c)
		}
	}
	say("; won %v, totals %v", v.Won[:e.game.Seats()], v.Totals[:e.game.Seats()])
	return b.String()
}

// Result returns the score of the last deal that is over at a table, in a line of JSON as docs/api.md
// describes it. The error is a [*Refusal] if there is none yet, or no such table.
func (e *Env) Result(i int) (string, error) {
	if err := e.has(i); err != nil {
		return "", err
	}
	t := &e.tables[i]
	if !t.Scored {
		return "", &Refusal{i, -1, "no deal is over yet", "ask after a reward"}
	}
	return string(record.AppendScore(nil, e.matches[t.First], &t.Score)), nil
}
