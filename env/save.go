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
	Rules    string `json:"rules"` // a hash of the variant
	Position string `json:"position"`

	Seed    cards.Seed `json:"seed"`
	First   rules.Seat `json:"first"`
	Matches uint64     `json:"matches"`
	Dealt   uint64     `json:"dealt"`
	Acts    uint64     `json:"acts"`
	Chosen  cards.Set  `json:"chosen"`
	Stay    byte       `json:"stay"`

	Number uint32       `json:"number"`
	Game   uint16       `json:"game"`
	InGame uint32       `json:"inGame"`
	Dealer rules.Seat   `json:"dealer"`
	Trump  byte         `json:"trump"`
	Totals match.Points `json:"totals"`
	Made   match.Points `json:"made"`
	Sum    match.Points `json:"sum"`
	Wins   match.Points `json:"wins"`
	Origin match.Origin `json:"origin"`
	Score  *match.Score `json:"score,omitempty"`

	Digest string `json:"digest"`
}

func (e *Env) saved(t *table) *saved {
	s := &saved{
		Save: protocol, Rules: rulesHash(e.game), Position: string(e.game.AppendPosition(nil, &t.state.Deal)),
		Seed: t.seed, First: t.first, Matches: t.matches, Dealt: t.dealt, Acts: t.acts, Chosen: t.chosen, Stay: byte(t.stay),
		Number: t.state.Number, Game: t.state.Game, InGame: t.state.InGame, Dealer: t.state.Dealer, Trump: byte(t.state.Trump),
		Totals: t.state.Totals, Made: t.state.Made, Sum: t.state.Sum, Wins: t.state.Wins, Origin: t.state.Origin,
	}
	if t.scored {
		s.Score = &t.score
	}
	s.Digest = s.digest()
	return s
}

func (s *saved) table(deal rules.State) table {
	t := table{
		seed: s.Seed, first: s.First, matches: s.Matches, dealt: s.Dealt, acts: s.Acts, chosen: s.Chosen, stay: rules.Trump(s.Stay),
		state: match.State{
			Deal: deal, Stage: match.Playing, Number: s.Number, Game: s.Game, InGame: s.InGame, Dealer: s.Dealer, Trump: rules.Trump(s.Trump),
			Totals: s.Totals, Made: s.Made, Sum: s.Sum, Wins: s.Wins, Origin: s.Origin,
		},
	}
	if s.Score != nil {
		t.score, t.scored = *s.Score, true
	}
	return t
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

// rulesHash returns a hash of the variant.
func rulesHash(g *rules.Game) string {
	return hashOf(g.Variant())
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
// Done of the table are 0. The error is a [*Refusal] if the text is not such a table, or it is not
// for a learner here to decide; then nothing has changed.
func (e *Env) Restore(i int, text string) error {
	if err := e.has(i); err != nil {
		return err
	}
	refuse := func(why string) error { return &Refusal{i, -1, why, "give what save wrote, unchanged"} }
	var s saved
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return refuse("the text is no saved table: " + err.Error())
	}
	switch {
	case s.Save != protocol:
		return refuse(fmt.Sprintf("the table was saved by version %d of the protocol, and this is version %d", s.Save, protocol))
	case s.Digest != s.digest():
		return refuse("the saved table was altered")
	case s.Rules != rulesHash(e.game):
		return refuse("the table was saved from another variant, or from other rules of this one")
	}
	deal, err := e.game.ParsePosition(s.Position)
	if err != nil {
		return refuse(err.Error())
	}
	seat := e.game.Turn(&deal).First()
	if !slices.Contains(e.learners, seat) {
		return refuse(fmt.Sprintf("seat %d is to decide, and a computer player holds it here", seat))
	}
	t := s.table(deal)
	t.programs = e.tables[i].programs
	e.tables[i] = t
	clear(e.Reward[i*e.layout.hands : (i+1)*e.layout.hands])
	e.Done[i] = 0
	e.workers[0].describe(i, seat)
	return nil
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

// Text returns what a seat knows at a table as text: the View as docs/record.md describes it, in a line of JSON, and
// the main things in a line for people. The error is a [*Refusal] if there is no such table or player.
func (e *Env) Text(i int, seat rules.Seat) (view, line string, err error) {
	if err := e.has(i); err != nil {
		return "", "", err
	}
	if !e.game.Live().Has(seat) {
		return "", "", &Refusal{i, -1, fmt.Sprintf("there is no player at seat %v", seat), fmt.Sprintf("give one of 0 to %d", e.game.Live().Len()-1)}
	}
	t := &e.tables[i]
	m := e.matches[t.first]
	var v match.View
	m.View(&t.state, seat, &v)
	chosen := t.chosen
	if e.game.Turn(&t.state.Deal).First() != seat {
		chosen = 0
	}
	return string(record.AppendView(nil, m, &v, t.acts)), e.line(&v, chosen), nil
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
	if !t.scored {
		return "", &Refusal{i, -1, "no deal is over yet", "ask after a reward"}
	}
	return string(record.AppendScore(nil, e.matches[t.first], &t.score)), nil
}
