package pad

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// said makes an entry from words, one a hand: "3 made", "4/3 declare 4" (bid and
// tricks), "failed 2", "-" for nothing; then the trump or turn-up, if any.
func said(t testing.TB, hands string, more ...string) Entry {
	t.Helper()
	all := strings.Split(hands, ", ")
	e := Blank(len(all))
	for i, words := range all {
		h := &e.Hands[i]
		for rest := strings.Fields(words); len(rest) > 0; rest = rest[1:] {
			w := rest[0]
			if bid, tricks, both := strings.Cut(w, "/"); both {
				h.Bid, h.Tricks = count(bid), count(tricks)
				continue
			}
			switch w {
			case "made":
				h.Made = Made
			case "failed":
				h.Made = Failed
			case "pass", "declare", "reveal":
				o := w
				if len(rest) > 1 {
					o += " " + rest[1]
					rest = rest[1:]
				}
				h.Premium = must.Get(rules.ParseOffer(o))(t)
			case "-":
			default:
				h.Tricks = count(w)
			}
		}
	}
	for _, w := range more {
		if tr, err := rules.ParseTrump(w); err == nil {
			e.Trump = tr
		} else if w == "joker" {
			e.Turnup = cards.Joker
		} else if e.Turnup, err = cards.ParseCard(w); err != nil {
			t.Fatal(err)
		}
	}
	return e
}

func count(w string) Count {
	n := Count(0)
	if w == "-" {
		return Unknown
	}
	for _, c := range w {
		n = 10*n + Count(c-'0')
	}
	return n
}

func named(t testing.TB, id string) rules.Variant {
	t.Helper()
	for _, v := range variants(t) {
		if v.ID == id {
			return v
		}
	}
	v, _ := must.Get2(record.ParseVariant([]byte(id)))(t)
	return v
}

// TestImpossibleEntriesAreRefused: each has its kind and a remedy.
func TestImpossibleEntriesAreRefused(t *testing.T) {
	small := `{"variant":"duel","hand":6,"aside":2,"ranks":"A K Q"}`
	flat := `{"variant":"standard","worth":"C3 D3 H3 S3"}`
	plain := `{"variant":"classic","joker":false,"hand":13,"aside":4,"ranks":"A K Q J 10 9 8 7 6 5","trump":{"plain":""},"game":{"target":80,"deals":0}}`
	for _, c := range []struct {
		variant, hands string
		more           []string
		want           Kind
		says           string
	}{
		{"standard", "3/3, 4/4, 2/3", nil, WrongSum, "The tricks add up to 10, and there are 9: count them again."},
		{"standard", "3, 3, 2", nil, WrongSum, "8"},
		{"standard", "-, 8, 3", nil, WrongSum, "cannot come to 9 tricks"},
		{"standard", "3/- made, 4/- made, 4/- made", nil, WrongSum, "11"},
		{"standard", "12, 0, 0", nil, TooManyTricks, "Anna cannot have won 12: a deal has 9 tricks"},
		{"standard", "-, 10/-, -", nil, NoSuchBid, "No 3 cards make a bid of 10"},
		{`{"variant":"standard","worth":"C5 D0 H2 S1"}`, "13/-, -, -", nil, NoSuchBid, "No 3 cards make a bid of 13"},
		{`{"variant":"standard","worth":"C5 D0 H5 S5"}`, "7/-, -, -", nil, NoSuchBid, "7"},
		{small, "6/4, 6/0", nil, NoSuchBids, "does not have the cards"},
		{`{"variant":"standard","offers":{"how":"none"}}`, "3/3 declare, -, -", nil, NoSuchPremium, "There is no such premium"},
		{`{"variant":"standard","trump":{"by":"rotation","rotation":["H","none"]}}`, "-, -, -", []string{"S"}, OtherTrump, "The trump of this deal is hearts, not spades"},
		{`{"variant":"standard","trump":{"by":"turnup"}}`, "-, -, -", []string{"joker"}, NotInPack, "not in the pack"},
		{flat, "9 failed, 0, 0", nil, IsMade, "whatever the bid was"},
		{"standard", "4/3 made, -, -", nil, NotMade, "Anna bid 4 and won 3, so the contract failed"},
		{"standard", "-, 3/3 failed, -", nil, IsMade, "Bo bid 3 and won 3, so the contract was made"},
		{"dummy-penguin", "-, -, 3/2 failed", nil, IsMade, ""},
		{"dummy-penguin", "-, -, 3/4 made", nil, NotMade, ""},
		{"four", "0/10 failed, -, -, -", nil, IsMade, ""},
		{"five", "10 made, -, -, -, -", nil, TooManyTricks, ""},
		{`{"variant":"standard","worth":"C2 D0 H1 S1"}`, "8 made, -, -", nil, NothingBids, "Anna must have failed"},
		{"nobid", "3/3 made declare 4, -, -", nil, NotAnnounced, "With “declare 4”, bid and tricks"},
		{"nobid", "4 made reveal 5, -, -", nil, NotAnnounced, ""},
		{"five", "- reveal, -, -, -, -", nil, NoSuchPremium, "remove it from Anna"},
		{"pennycook", "- declare, -, -", nil, NoSuchPremium, ""},
		{"duel", "- reveal, -", nil, NoSuchPremium, ""},
		{"standard", "- pass, -, -", nil, NoSuchPremium, ""},
		{"standard", "- declare 3, -, -", nil, WrongNumber, "“declare 3” has a number"},
		{"nobid", "- declare 12, -, -", nil, WrongNumber, "“declare 12”"},
		{`{"variant":"nobid","offers":{"announce":"declare"}}`, "- reveal 3, -, -", nil, WrongNumber, "“reveal 3”"},
		{"dummy", "-, -, - declare", nil, DummyHolds, "Cleo is the dummy"},
		{"standard", "- declare, - declare, -", nil, TwoHolders, "Anna and Bo cannot both hold a premium"},
		{"declarer", "- declare, -, - reveal", nil, TwoHolders, "Anna and Cleo"},
		{"duel", "3, 6, 0", nil, NoSeat, "not that many hands"},
		{"standard", "-, -, -", []string{"H"}, OtherTrump, "The trump of this deal is no trump, not hearts"},
		{"standard", "-, -, -", []string{"9H"}, NoTurnup, "No card is turned up"},
		{"classic", "-, -, -", []string{"nines"}, NotTurnable, ""},
		{"classic", "-, -, -", []string{"5H"}, NotInPack, "5♥ is not in the pack"},
		{"classic", "-, -, -", []string{"9H", "H"}, OtherTurnup, "9♥ turned up makes the trump no trump, not hearts"},
		{plain, "-, -, -", []string{"joker"}, NotInPack, ""},
		{plain, "-, -, -", []string{"none"}, NotTurnable, "No card turned up makes the trump no trump"},
		{"declarer", "-, -, -", []string{"S"}, NobodyNames, "the trump stays no trump"},
		{"declarer", "- declare, -, -", []string{"none"}, NotNameable, "Anna cannot name no trump"},
		{"declarer", "- declare, -, -", []string{"nines"}, NotNameable, "nines"},
	} {
		p := open(t, named(t, c.variant), 0, match.Limit{})
		before := string(p.Append(nil))
		err := p.Enter(said(t, c.hands, c.more...))
		f, ok := errors.AsType[*Fault](err)
		if !ok || f.Kind != c.want || !strings.Contains(f.Text, c.says) || strings.Contains(f.Text, "{") {
			t.Errorf("%s: %s %v: %+v", c.variant, c.hands, c.more, err)
		}
		if string(p.Append(nil)) != before {
			t.Errorf("%s: %s: it changed the pad", c.variant, c.hands)
		}
	}
}

// TestMissing: the pad asks for what is missing, and for nothing else.
func TestMissing(t *testing.T) {
	for _, c := range []struct {
		variant, hands string
		more           []string
		want           string
	}{
		{"standard", "-, -, -", nil, "tricks 0 tricks 1 tricks 2"},
		{"standard", "3/-, 4/-, -", nil, "tricks 0 tricks 1 tricks 2"},
		{"standard", "3/- made, -, -", nil, "tricks 1 tricks 2"},
		{"standard", "3, 4, -", nil, "outcome 0 outcome 1 outcome 2"},
		{"standard", "3 made, 4 failed, - made", nil, ""},
		{"standard", "3/- made, 4/- made, - failed", nil, ""},
		{"standard", "9/9, -, - failed", nil, "outcome 1"},
		{"four", "0/- made, -, -, -", nil, "tricks 0 tricks 1 tricks 2 tricks 3"},
		{"four", "10/10, - failed, - failed, - failed", nil, ""},
		{"dummy-penguin", "3/3, 3/3, - made", nil, "bid 2"},
		{"dummy-penguin", "3/3, 2/2, - failed", nil, ""},
		{"dummy-penguin", "0/0, 0/0, - made", nil, ""},
		{"nobid", "- declare, -, -", nil, "number 0 tricks 0 tricks 1 tricks 2"},
		{"nobid", "- made declare 4, 3 made, -", nil, "outcome 2"},
		{"classic", "3/3, 3/3, 3/3", nil, "turnup nobody"},
		{"classic", "3/3, 3/3, 3/3", []string{"9D"}, ""},
		{"declarer", "3/3, 3/3 reveal, 3/3", nil, "name 1"},
		{"declarer", "3/3, 3/3 reveal, 3/3", []string{"S"}, ""},
		{"declarer", "3/3, 3/3, 3/3", nil, ""},
	} {
		p := open(t, named(t, c.variant), 0, match.Limit{})
		_, err := p.Check(said(t, c.hands, c.more...))
		var asks []string
		if need, ok := errors.AsType[*Incomplete](err); ok {
			for _, m := range need.Missing {
				asks = append(asks, string(m.What)+" "+m.Seat.String())
			}
			if !strings.HasPrefix(need.Text, "Still missing: ") || strings.Contains(need.Text, ": ;") {
				t.Errorf("%q", need.Text)
			}
		} else if err != nil {
			t.Errorf("%s: %s: %v", c.variant, c.hands, err)
		}
		if got := strings.Join(asks, " "); got != c.want {
			t.Errorf("%s: %s %v needs %q, not %q", c.variant, c.hands, c.more, got, c.want)
		}
	}
}

// TestEditing: a correction recomputes all later deals. Those that no longer fit are named, and nothing
// changes unless they are given up.
func TestEditing(t *testing.T) {
	p := open(t, named(t, "standard"), 0, match.Limit{Games: 1})
	enter := func(hands string, more ...string) {
		t.Helper()
		must.Do(t, p.Enter(said(t, hands, more...)))
	}
	enter("3/3, 4/4, 2/2")
	enter("4/3, 2/2, 4/4", "C")
	enter("4/4 declare, 3/3, 3/2")
	before := string(p.Append(nil))
	_, err := p.Correct(0, said(t, "3/3, 4/4, 3/2"), false)
	if bad, ok := errors.AsType[*Unfit](err); !ok || len(bad.Deals) != 1 || bad.Deals[0].Deal != 1 || bad.Deals[0].Kind != OtherTrump || bad.Deals[0].Want != rules.HeartsTrump {
		t.Fatalf("%+v", err)
	}
	if string(p.Append(nil)) != before {
		t.Error("it changed the pad")
	}
	changes, err := p.Correct(0, said(t, "3/3, 4/4, 3/2"), true)
	if err != nil || len(changes) != 1 || changes[0].Deal != 1 || changes[0].Was != rules.ClubsTrump || changes[0].Trump != rules.HeartsTrump {
		t.Fatalf("%+v, %v", changes, err)
	}
	if got := p.Deals()[1].Totals; got != (match.Points{26, 46, 26}) {
		t.Errorf("totals %v", got)
	}
	if d := p.Deals()[2]; d.Parts[0] != (rules.Parts{Tricks: 4, Contract: 20, Premium: 30}) {
		t.Errorf("%+v", d.Parts)
	}
	// The second deal now ends the game, and the third is one too many.
	big := said(t, "9/9 reveal, 3/0, 3/0")
	_, err = p.Correct(0, big, false)
	if bad, ok := errors.AsType[*Unfit](err); !ok || len(bad.Deals) != 1 || bad.Deals[0].Kind != MatchOver || bad.Deals[0].Deal != 2 {
		t.Fatalf("%+v", err)
	}
	changes, err = p.Correct(0, big, true)
	if err != nil || len(changes) != 2 || changes[0].Trump != rules.SpadesTrump || changes[1].Deal != 2 || !changes[1].Dropped ||
		len(p.Deals()) != 2 || !p.Over() {
		t.Fatalf("%+v, %v", changes, err)
	}
	if err := p.Enter(big); !strings.Contains(err.Error(), "The match is over") {
		t.Errorf("%v", err)
	}
	for _, want := range []Act{{Corrected, 0}, {Corrected, 0}, {Entered, 2}, {Entered, 1}, {Entered, 0}} {
		if got, ok := p.Undo(); !ok || got != want {
			t.Fatalf("%+v was taken back, not %+v", got, want)
		}
	}
	if a, ok := p.Undo(); ok || len(p.Deals()) > 0 {
		t.Errorf("%+v; %d deals are left", a, len(p.Deals()))
	}
}

// TestTurnUp: the card turned up is on the pad before the deal is played, and in its record.
func TestTurnUp(t *testing.T) {
	p := open(t, named(t, "classic"), 0, match.Limit{})
	if due, _ := p.Due(); due.Trump != rules.Unnamed || due.Lead != 1 {
		t.Errorf("%+v", due)
	}
	card := must.Get(cards.ParseCard("10H"))(t)
	must.Do(t, p.TurnUp(card, rules.Unnamed))
	if due, _ := p.Due(); due.Trump != rules.HeartsTrump || due.Origin.Cause != match.Turnup {
		t.Errorf("%+v", due)
	}
	roundTrip(t, p)
	if err := p.Enter(said(t, "3/3, 3/3, 3/3")); err != nil || p.Deals()[0].Entry.Turnup != card {
		t.Errorf("%v", err)
	}
	roundTrip(t, p)
	if err := p.TurnUp(0, rules.NinesTrump); err == nil {
		t.Error("nines were turned up")
	}
	must.Do(t, p.TurnUp(0, rules.NoTrump))
	if err := p.Abandon(); err != nil || !p.Over() {
		t.Error(err)
	}
	roundTrip(t, p)
	for _, want := range []Act{{Stopped, 1}, {Turned, 1}, {Entered, 0}} {
		if got, ok := p.Undo(); !ok || got != want || p.Over() {
			t.Errorf("%+v was taken back, not %+v", got, want)
		}
	}
	if len(p.Deals()) > 0 {
		t.Errorf("%+v", p)
	}
	if err := open(t, named(t, "standard"), 0, match.Limit{}).TurnUp(card, rules.Unnamed); err == nil {
		t.Error("a card was turned up in standard")
	}
}

func TestSettling(t *testing.T) {
	g := open(t, named(t, "standard"), 0, match.Limit{}).match.Game
	if got := Differences(g, match.Points{100, 60, 20}); got != (match.Points{120, 0, -120}) {
		t.Errorf("%v", got)
	}
	g = open(t, named(t, "dummy"), 0, match.Limit{}).match.Game
	if got := Differences(g, match.Points{100, 60, 200}); got != (match.Points{40, -40}) {
		t.Errorf("%v", got)
	}
	for _, c := range []struct {
		totals  match.Points
		winners rules.Seats
		want    match.Points
	}{
		{match.Points{110, 60, 40}, 1, match.Points{1, -1}}, {match.Points{60, 110, 60}, 2, match.Points{-2, 2}},
		{match.Points{110, 60, 70}, 1, match.Points{2, -2}}, {match.Points{60, 70, 110}, 0, match.Points{}},
	} {
		if got := Stakes(g, &match.GameEnd{Totals: c.totals, Winners: c.winners}); got != c.want {
			t.Errorf("%v: %v", c.totals, got)
		}
	}
}

// FuzzEntry: nothing panics; a refused entry changes nothing; an accepted one keeps what was entered,
// scores, and makes a record that the referee accepts.
func FuzzEntry(f *testing.F) {
	f.Add([]byte{0, 3, 3, 1, 0, 4, 4, 1, 0, 2, 2, 1, 2})
	f.Add([]byte{16, 9, 255, 0, 20, 255, 0, 2, 0, 255, 0, 2, 0, 6, 0})
	f.Add([]byte{11, 3, 3, 0, 2, 255, 4, 2, 0, 255, 2, 1, 0, 6, 0})
	f.Add([]byte{3, 3, 3, 0, 0, 3, 3, 0, 0, 3, 3, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 3, 18})
	f.Add([]byte{14, 255, 3, 1, 3, 255, 3, 2, 0, 255, 3, 2, 0, 255, 255, 0, 0, 255, 255, 0, 0, 4, 0})
	all := variants(f)
	for i := range all {
		all[i].Name = fmt.Sprint(i)
	}
	empty := map[string]*Pad{} // compiling a variant takes longer than everything else
	f.Fuzz(func(t *testing.T, b []byte) {
		take := func() byte {
			if len(b) == 0 {
				return 0
			}
			x := b[0]
			b = b[1:]
			return x
		}
		v := all[int(take())%len(all)]
		p := empty[v.Name]
		if p == nil {
			p = open(t, v, 0, match.Limit{})
			empty[v.Name] = p
		}
		p = &Pad{header: p.header, match: p.match, state: p.state, turned: p.turned}
		for n := 0; n < 4 && len(b) > 0 && !p.Over(); n++ {
			e := Blank(min(v.Seats+int(b[0]>>7), rules.MaxSeats))
			for i := range e.Hands {
				e.Hands[i] = Hand{Count(int8(take())), Count(int8(take())), Answer(take()), rules.Offer(take())}
			}
			e.Trump, e.Turnup = rules.Trump(take()), cards.Card(take())
			before := p.state
			full, err := p.Check(e)
			if entered := p.Enter(e); (entered == nil) != (err == nil) {
				t.Fatalf("%+v: checked %v, entered %v", e, err, entered)
			}
			if err != nil {
				_, fault := errors.AsType[*Fault](err)
				_, incomplete := errors.AsType[*Incomplete](err)
				if fault == incomplete || err.Error() == "" || p.state != before || len(p.deals) != int(before.Number) {
					t.Fatalf("%+v: %v", e, err)
				}
				continue
			}
			keeps(t, p, e, full)
		}
		if len(p.deals) > 1 { // reading compiles the variant
			roundTrip(t, p)
		}
	})
}

// keeps checks that full agrees with e where e is known.
func keeps(t *testing.T, p *Pad, e, full Entry) {
	r := &p.deals[len(p.deals)-1].Result
	for i := range rules.Seat(p.match.Game.Seats()) {
		was, is := e.Hands[i], full.Hands[i]
		none := was.Bid > 0 && is.Bid == 0 && p.match.Game.Meets(0, int(was.Bid))
		if was.Bid != Unknown && was.Bid != is.Bid && !none || was.Tricks != Unknown && was.Tricks != is.Tricks ||
			was.Made != Unsaid && was.Made != is.Made || was.Premium != is.Premium || (is.Made == Made) != r.Made.Has(i) || int(is.Tricks) != int(r.Tricks[i]) {
			t.Fatalf("%+v became %+v, scored %+v", was, is, r)
		}
	}
	if e.Trump != rules.Unnamed && r.Trump != e.Trump {
		t.Fatalf("%+v was scored at %v", e, r.Trump)
	}
}
