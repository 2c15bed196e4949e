package dataset

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"ninetynine/cards"
	"ninetynine/env"
	"ninetynine/internal/lab"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// played returns a record of random deals.
func played(t *testing.T, variant string, deals int) []byte {
	t.Helper()
	var text bytes.Buffer
	_, err := lab.Simulate(t.Context(), lab.Plan{Game: must.Get(rules.Open(variant))(t), Players: []string{"random"}, Seed: "data", Deals: deals, Records: &text})
	must.Do(t, err)
	return text.Bytes()
}

// TestRows: in every variant each row says what the player knew, by the words of the record and its View, and its act is
// legal under its mask.
func TestRows(t *testing.T) {
	for _, v := range rules.Catalogue() {
		text := played(t, v.ID, gate.Times(300, 60))
		r := must.Get(NewReader(bytes.NewReader(text)))(t)
		c := comparison{T: t, r: r, actions: r.manifest.Actions, at: map[string]int{}}
		for i, column := range r.Columns() {
			c.at[column.Name] = i
		}
		replay := record.NewPlainReplay(bytes.NewReader(text))
		var before match.State
		var rows []Row
		for step, err := range replay.All() {
			must.Do(t, err)
			switch step.Line.Kind {
			case record.DealLine:
				rows = must.Get(r.Next())(t)
				c.hands = strings.Join(handsOf(step), "/")
			case record.ActLine:
				rows = c.act(step, &before, rows)
			case record.ScoreLine:
				if len(rows) > 0 {
					t.Fatalf("%s: %d rows of no act", v.ID, len(rows))
				}
			}
			before = *step.State
			if t.Failed() {
				t.Fatalf("%s, line %d: %s", v.ID, step.Line.Number, step.Line.Text)
			}
		}
		if _, err := r.Next(); !errors.Is(err, io.EOF) {
			t.Errorf("%s: after the last deal: %v", v.ID, err)
		}
		m, s := r.Manifest(), replay.Stats()
		if m.Matches != s.Matches || m.Deals != s.Deals || m.Split.Train+m.Split.Validation+m.Split.Test != s.Deals || m.Split.Train < s.Deals/2 {
			t.Errorf("%s: the manifest counts %+v in %+v", v.ID, m, s)
		}
	}
}

func handsOf(step *record.Step) (all []string) {
	for _, h := range step.Deal.Hands[:step.Match.Game.Seats()] {
		all = append(all, h.String())
	}
	return all
}

// A comparison reads rows as a learner would, by names alone.
type comparison struct {
	*testing.T
	r       *Reader
	actions []string
	at      map[string]int
	hands   string
	row     *Row
}

func (c *comparison) number(name string) int64 {
	i, is := c.at[name]
	if !is {
		c.Fatalf("there is no column %s", name)
	}
	return c.row.Values[i]
}

func (c *comparison) names(column string) (all []string) {
	for x := uint64(c.number(column)); x != 0; x &= x - 1 {
		all = append(all, c.actions[bits.TrailingZeros64(x)])
	}
	return all
}

func (c *comparison) cards(column string) cards.Set {
	return must.Get(cards.Parse(strings.Join(c.names(column), " ")))(c.T)
}

func (c *comparison) same(what string, is, want any) {
	c.Helper()
	if fmt.Sprint(is) != fmt.Sprint(want) {
		c.Errorf("%s: the row has %v, and the View %v", what, is, want)
	}
}

// act compares the rows of an act with the View before it, and returns those that are left.
func (c *comparison) act(step *record.Step, before *match.State, rows []Row) []Row {
	g, a := step.Match.Game, step.Line.Act
	var v match.View
	step.Match.View(before, step.Line.By, &v)
	n := 1
	if a.Kind() == rules.Laying {
		n = g.Aside()
	}
	if len(rows) < n {
		c.Fatalf("no row for %v", a)
	}
	var laid cards.Set
	for i := range n {
		c.row = &rows[i]
		act := c.actions[c.number("act")]
		if c.number("mask")>>c.number("act")&1 != 1 {
			c.Errorf("%s is not in the mask %v", act, c.names("mask"))
		}
		c.same("hand", c.cards("hand"), v.Hand[v.Seat])
		c.same("phase", rules.Phase(c.number("phase")), v.Phase)
		c.same("dealer", c.number("dealer"), v.Dealer)
		c.same("gone", c.cards("gone").Len(), int(v.Tricks)*g.Seats())
		c.trumps("trump", v.Trump)
		c.trumps("stay", v.Stay)
		if _, is := c.at["turnup"]; is && v.Turnup != cards.Joker {
			c.same("turnup", c.actions[c.number("turnup")], v.Turnup)
		}
		if _, is := c.at["due"]; is {
			c.same("due", c.number("due"), int8(v.Due))
		}
		if _, is := c.at["vulnerable"]; is {
			c.same("vulnerable", rules.Seats(c.number("vulnerable")), v.Vulnerable)
		}
		c.same("seat", c.number("seat"), v.Seat)
		c.same("player", c.row.Player, step.Header.Bots[v.Seat])
		if a.Kind() == rules.Laying {
			c.same("chosen", c.cards("chosen"), laid)
			laid |= must.Get(cards.ParseCard(act))(c.T).Set()
			continue
		}
		c.same("act", act, strings.TrimPrefix(a.String(), "play "))
		c.same("mask", len(c.names("mask")), v.Options.Len())
		c.same("lead", c.number("lead"), int8(v.Lead()))
	}
	if a.Kind() == rules.Laying {
		c.same("what is laid", laid, a.Cards())
	}
	for i := range rules.Seat(g.Seats()) {
		c.hand(g, &v, i)
	}
	return rows[n:]
}

// trumps compares a trump, if the variant has the column.
func (c *comparison) trumps(name string, t rules.Trump) {
	if _, is := c.at[name]; is && (t != rules.Unnamed || c.number(name) != -1) {
		c.same(name, rules.Trump(c.number(name)), t)
	}
}

// hand compares what is known of a hand.
func (c *comparison) hand(g *rules.Game, v *match.View, i rules.Seat) {
	of := func(name string) string { return fmt.Sprintf("%s_%d", name, i) }
	card := "-"
	if k := c.number(of("card")); k >= 0 {
		card = c.actions[k]
	}
	want := "-"
	if x := v.Trick()[i]; x != 0 {
		want = x.String()
	}
	c.same(of("card"), card, want)
	c.same(of("void"), c.number(of("void")), v.Void[i])
	if _, is := c.at[of("premium")]; is {
		c.same(of("premium"), rules.Offer(c.number(of("premium"))), v.Holds[i].Level())
	}
	c.same(of("won"), c.number(of("won")), v.Won[i])
	c.same(of("total"), c.number(of("total")), v.Totals[i])
	c.same(of("aside"), c.cards(of("aside")), v.Aside[i])
	if b := c.number(of("bid")); b >= 0 {
		c.same(of("bid"), b, g.Bid(c.cards(of("aside"))))
	}
	if _, is := c.at[of("open")]; is && i != v.Seat && v.HandOpen.Has(i) {
		c.same(of("open"), c.cards(of("open")), v.Hand[i])
	}
	if _, is := c.at[of("offer")]; is && v.Offer[i] != 0 {
		c.same(of("offer"), c.actions[c.number(of("offer"))], v.Offer[i])
	}
}

// TestHidden: cards that the player does not know are in none of its numbers. Where the other players swap their hands,
// its rows are the same, but for the hash of all cards and the part that follows from it.
func TestHidden(t *testing.T) {
	const own, one, two = "AC KC QC JC AD KD QD JD AH KH QH JH", "10C 9C 8C 7C 6C 10D 9D 8D 7D 6D 10H 9H", "8H 7H 6H AS KS QS JS 10S 9S 8S 7S 6S"
	rows := func(left, right string) []Row {
		lay := map[string]string{own: "AC KC QC", one: "10C 9C 8C", two: "8H 7H 6H"}
		text := `{"ninetynine":1,"variant":"standard","seats":["a","b","c"],"first":0,"bots":["a","b","c"]}
{"deal":0,"game":0,"dealer":0,"trump":"none","hands":["` + own + `","` + left + `","` + right + `"]}
`
		for i, hand := range []string{own, left, right} {
			text += fmt.Sprintf("{\"seat\":%d,\"act\":\"lay %s\"}\n", i, lay[hand])
		}
		r := must.Get(NewReader(strings.NewReader(text + `{"seat":0,"act":"pass"}` + "\n")))(t)
		if _, err := r.Next(); err == nil || !strings.Contains(err.Error(), "breaks off") {
			t.Fatalf("a record that breaks off: %v", err)
		}
		return r.rows[:r.used]
	}
	first, swapped := rows(one, two), rows(two, one)
	if len(first) != 10 || first[0].Values[2] == swapped[0].Values[2] {
		t.Fatalf("%d rows, or two deals have one hash", len(first))
	}
	for _, i := range []int{0, 1, 2, 9} {
		for k, x := range first[i].Values {
			if y := swapped[i].Values[k]; x != y && k != 2 && k != 3 {
				t.Errorf("row %d: the others' cards decide whether column %d is %d or %d", i, k, x, y)
			}
		}
	}
}

// TestRefused: what is no data set gets an error that says why.
func TestRefused(t *testing.T) {
	duel := string(played(t, "duel", 3))
	_, rest, _ := strings.Cut(duel, "\n")
	for _, c := range []struct{ text, why string }{
		{"", "the record is empty"},
		{"no record", "line 1"},
		{duel[:len(duel)/2], "breaks off"},
		{strings.Replace(duel, `"points":[`, `"points":[7`, 1), "score.points"},
		{duel + string(played(t, "standard", 1)), "give each variant a data set of its own"},
		{`{"ninetynine":1,"variant":"duel","seats":["Anna","random 2"],"first":0,"session":{"deals":3},"bots":["","random 1"],"seed":"data"}` + "\n" + rest, "seat 0"},
		{`{"ninetynine":1,"variant":"duel","seats":["Anna","Bo"],"first":0,"pad":true}` + "\n", "score pad"},
	} {
		err := readAll(c.text)
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%.200s: the error is %v, and not of %q", c.text, err, c.why)
		}
	}
}

func readAll(text string) error {
	r, err := NewReader(strings.NewReader(text))
	for err == nil {
		_, err = r.Next()
	}
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// TestFrames: the seek table says where each frame is, a frame is unpacked alone and begins with a match, and the bytes
// do not depend on how the text came.
func TestFrames(t *testing.T) {
	text := played(t, "standard", 8000)
	whole := packed(t, text, len(text))
	if !bytes.Equal(whole, packed(t, text, 100_003)) {
		t.Error("the bytes depend on the pieces in which the text came")
	}
	le := binary.LittleEndian
	end := len(whole) - 9
	n := int(le.Uint32(whole[end:]))
	if le.Uint32(whole[end+5:]) != seekable || n < 3 || le.Uint32(whole[end-8*n-8:]) != skippable {
		t.Fatalf("%d frames, and the table is % x", n, whole[end:])
	}
	z := must.Get(zstd.NewReader(nil))(t)
	defer z.Close()
	at, all := 0, []byte(nil)
	for i := range n {
		entry := whole[end-8*(n-i):]
		frame := must.Get(z.DecodeAll(whole[at:at+int(le.Uint32(entry))], nil))(t)
		if len(frame) != int(le.Uint32(entry[4:])) || !bytes.HasPrefix(frame, []byte(`{"ninetynine":`)) || len(frame) > frameText {
			t.Errorf("frame %d has %d bytes, and begins with %.40s", i, len(frame), frame)
		}
		all, at = append(all, frame...), at+int(le.Uint32(entry))
	}
	if !bytes.Equal(all, text) {
		t.Error("the frames are not the text")
	}
	if s := must.Get(record.Check(bytes.NewReader(whole)))(t); s.Deals != 8000 || s.Unfinished != 0 {
		t.Errorf("the referee finds %+v", s)
	}
	long := append(bytes.Repeat([]byte("a match without end\n"), 300_000), "and no newline"...)
	if got := must.Get(io.ReadAll(must.Get(record.Unpack(bytes.NewReader(packed(t, long, 1<<20))))(t)))(t); !bytes.Equal(got, long) {
		t.Error("a long text is not what it was")
	}
	if got := must.Get(io.ReadAll(must.Get(record.Unpack(bytes.NewReader(packed(t, nil, 1))))(t)))(t); len(got) != 0 {
		t.Errorf("nothing is unpacked as %q", got)
	}
}

func packed(t *testing.T, text []byte, piece int) []byte {
	t.Helper()
	var to bytes.Buffer
	p := must.Get(NewPacker(&to))(t)
	for ; len(text) > 0; text = text[min(piece, len(text)):] {
		must.Get(p.Write(text[:min(piece, len(text))]))(t)
	}
	must.Do(t, p.Close())
	return to.Bytes()
}

// TestDocument: docs/data.md has each column of each variant, with its type.
func TestDocument(t *testing.T) {
	page := string(must.Get(os.ReadFile("../../../docs/data.md"))(t))
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.Open(v.ID))(t)
		for _, c := range must.Get(columns(g, env.NumberingOf(g)))(t) {
			name := regexp.MustCompile(`_\d$`).ReplaceAllString(c.Name, "_i")
			if !regexp.MustCompile("(?m)^\\|.*`" + name + "`.*\\| " + c.Type + " \\|").MatchString(page) {
				t.Errorf("%s: the page has no column %s of %s", v.ID, name, c.Type)
			}
		}
	}
}
