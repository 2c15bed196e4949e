package tui

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestHintKeepsChoice: asking for advice keeps the cards chosen; Enter follows the advice only if none
// are.
func TestHintKeepsChoice(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	s.key("space")
	before := s.m.chosen
	s.key("h")
	if s.m.chosen != before || s.m.advice == nil {
		t.Fatalf("after a hint, %v are chosen, not %v", s.m.chosen, before)
	}
	if _, ok := s.m.selectAdvice(); ok {
		t.Error("the hint would replace what has been chosen")
	}
	s.key("space")
	if _, ok := s.m.selectAdvice(); !ok {
		t.Error("the hint cannot be taken though nothing is chosen")
	}
	s.key("space", "h", "enter") // pressed again, h follows it
	if v := &s.m.Shown.View; v.Aside[0].Len() != 3 {
		t.Errorf("Enter does not take the hint: %v laid", v.Aside[0])
	}
}

// TestHintTaken: H follows a hint even after another choice, at every kind of decision, and Enter then
// executes it.
func TestHintTaken(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.desk.advice = func(v *match.View) *wire.Advice { return advise(v.Options.Nth(v.Options.Len()-1), 0.5, 1, 0) }
	s.key("space", "h")
	if want := "H take the hint"; !strings.Contains(s.text(80, 24), want) {
		t.Errorf("%q is not offered:\n%s", want, s.text(80, 24))
	}
	act := s.m.advice.Act
	if s.key("h"); s.m.chosen != act.Cards() {
		t.Fatalf("chosen: %v, advised: %v", s.m.chosen, act)
	}
	s.key("enter", "h", "h", "enter")
	if s.m.Sure != rules.Reveal {
		t.Fatalf("not the offer advised: %v", s.m.Sure)
	}
	s.key("1")
	for range 9 {
		if s.m.Shown.View.Options.Len() < 2 {
			s.key("enter")
		}
	}
	s.key("h")
	card := s.m.advice.Act.Card()
	if s.key("left", "left", "h"); s.m.cursor != card {
		t.Errorf("the cursor is at %v, not %v", s.m.cursor, card)
	}
}

// TestHintThinking: the screen shows that a hint is being computed, whatever the person does meanwhile.
func TestHintThinking(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	if s.m.hint() == nil {
		t.Fatal("no hint is asked for")
	}
	for _, key := range []rune{tea.KeyRight, tea.KeySpace} {
		s.send(tea.KeyPressMsg{Code: key})
		if got := s.m.draw().page.plain(); !strings.Contains(got, "Thinking …") {
			t.Errorf("it does not show that it thinks:\n%s", got)
		}
	}
}

// TestPlainTake follows a hint by a word, which requests one if there is none.
func TestPlainTake(t *testing.T) {
	for lang, words := range map[string][2]string{
		"en": {"hint", "take"}, "de": {"tipp", "annehmen"}, "sv": {"tips", "ta"},
	} {
		s := sit(t, "standard", lang, "greedy", match.Limit{})
		s.desk.advice = func(v *match.View) *wire.Advice {
			if v.Options.Kind == rules.Offering {
				return advise(rules.MakeOffer(0, rules.Declare), 0.5, 1, 0)
			}
			return advise(v.Options.Nth(5), 0.5, 1, 0)
		}
		want := s.rest().Options.Nth(5).Cards()
		y := types(words[1], words[1], words[0], words[1], "1")
		must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
		out := &y.out
		v := s.desk.view(0)
		if v.Aside[0] != want || v.Offer[0] != rules.Declare {
			t.Errorf("%s: laid %v, not %v; offered %v\n%s", lang, v.Aside[0], want, v.Offer[0], out)
		}
		for _, text := range []string{phrase.Open(lang).Say("page.hint.thinking"), phrase.Open(lang).Say("plain.take", "command", words[1])} {
			if !strings.Contains(out.String(), text) {
				t.Errorf("%s: %q is missing in\n%s", lang, text, out)
			}
		}
	}
}

// TestQuitAsks: the second q leaves, unless another key comes between.
func TestQuitAsks(t *testing.T) {
	s := sit(t, "standard", "de", "greedy", match.Limit{})
	s.rest()
	q := command{do: leave}
	if s.m.letter("q").do != leave || s.m.letter("Q").do != quit {
		t.Error("q does not ask, or Q does")
	}
	if s.m.run(q) != nil || s.m.notice == "" {
		t.Error("q leaves without asking")
	}
	s.m.run(command{do: move, n: 1})
	if s.m.run(q) != nil {
		t.Error("q leaves though something came between")
	}
	if s.m.run(q) == nil {
		t.Error("q does not leave when pressed again")
	}
}

// TestWhyHolder names the holder of a premium that several players offered.
func TestWhyHolder(t *testing.T) {
	const p, d, r = rules.Pass, rules.Declare, rules.Reveal
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	v := &s.m.Shown.View
	v.Phase = rules.Playing
	for _, x := range []struct {
		offers [3]rules.Offer
		holder rules.Seat
		want   string
		beaten rules.Seats
	}{
		{[3]rules.Offer{p, d, p}, 1, "", 0},
		{[3]rules.Offer{d, d, p}, 1, "Bo holds the premium: nearer the dealer’s left.", 1},
		{[3]rules.Offer{d, d, r}, 2, "Cleo holds the premium: reveal beats declare.", 3},
		{[3]rules.Offer{r, d, r}, 0, "You hold the premium: nearer the dealer’s left.", 6},
	} {
		v.Offer, v.Holds = [rules.MaxSeats]rules.Offer{}, [rules.MaxSeats]rules.Offer{}
		copy(v.Offer[:], x.offers[:])
		v.Holds[x.holder] = x.offers[x.holder]
		if got := s.m.WhyHolder(); got != x.want {
			t.Errorf("%v: %q, want %q", x.offers, got, x.want)
		}
		for i := range rules.Seat(3) {
			if s.m.overcalled(i) != x.beaten.Has(i) {
				t.Errorf("%v: seat %d overcalled: %v", x.offers, i, s.m.overcalled(i))
			}
		}
	}
	v.Offer, v.Holds = [rules.MaxSeats]rules.Offer{r}, [rules.MaxSeats]rules.Offer{r}
	for behind, want := range map[int32]string{39: "", 40: "You are 40 points behind: without a premium, one deal cannot make that up."} {
		v.Totals = match.Points{50 - behind, 20, 50}
		if got := s.m.WhyHolder(); got != want {
			t.Errorf("%d behind: %q, want %q", behind, got, want)
		}
	}
}

// TestKeysByTheDummy: in the first trick the smallest screen shows both who plays the dummy and the keys
// for cards.
func TestKeysByTheDummy(t *testing.T) {
	for _, lang := range phrase.Languages() {
		s := sit(t, "dummy", lang, "greedy", match.Limit{Deals: 1})
		s.m.width, s.m.height = minWidth, minHeight
		found := 0
		s.play(func(v *match.View) {
			if v.Options.Kind != rules.Playing || v.Tricks > 0 {
				return
			}
			found++
			screen := s.m.draw().page.plain()
			for _, text := range []string{s.m.Say("play.keys"), s.m.DummyBy()} {
				if !strings.Contains(screen, text) {
					t.Errorf("%s: %q is not on the screen:\n%s", lang, text, screen)
				}
			}
		})
		if found == 0 {
			t.Errorf("%s: nothing was played", lang)
		}
	}
}

// fitting checks that the possible bids are those of any three of the cards held that the tricks allow.
func (s *sitting) fitting(seat rules.Seat) {
	s.t.Helper()
	v, held := &s.m.Shown.View, s.m.Match.Game.Worth()
	hand := conversation.ByBid(v.Hand[seat], held)
	can := map[int]bool{}
	for i := range hand {
		for j := range i {
			for k := range j {
				can[s.m.Match.Game.Bid(hand[i].Set()|hand[j].Set()|hand[k].Set())] = true
			}
		}
	}
	var want []string
	for n := int(v.Won[seat]); n <= int(v.Won[seat])+9-int(v.Tricks); n++ {
		if can[n] {
			want = append(want, strconv.Itoa(n))
		}
	}
	var got []string
	for _, span := range strings.Split(s.m.BidLeft(seat), ", ") {
		from, to, is := strings.Cut(span, "–")
		if a, err := strconv.Atoi(from); err == nil {
			b := a
			if is {
				b, _ = strconv.Atoi(to)
			}
			for ; a <= b; a++ {
				got = append(got, strconv.Itoa(a))
			}
		}
	}
	if !slices.Equal(got, want) {
		s.t.Errorf("after %d tricks, %d of them won, %v can still bid %v, and one is told %q", v.Tricks, v.Won[seat], hand, want, s.m.BidLeft(seat))
	}
}

// TestBidLeftOver shows the possible bids of the cards left over, whatever was announced.
func TestBidLeftOver(t *testing.T) {
	s := sit(t, "nobid", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	v := s.key("2", "0", "1")
	if left := s.m.BidLeft(0); left == "" || s.m.Bid(0) != left {
		t.Errorf("the bid is %q, and the cards can come to %q", s.m.Bid(0), left)
	}
	for v.Phase != rules.Over {
		s.fitting(0)
		v = s.key("h", "enter")
	}
	kept := s.m.Match.Game.Bid(v.Aside[0])
	if kept == 0 {
		t.Fatal("this deal shows nothing: the cards left over bid what was announced")
	}
	if got := s.m.Bid(0); got != strconv.Itoa(kept) {
		t.Errorf("the bid is %s, but %v were left over", got, v.Aside[0])
	}
}

// TestTrumpThatStays: before any bid the screen shows the trump that stays if no player bids; its head
// shows nothing as settled.
func TestTrumpThatStays(t *testing.T) {
	s := sit(t, "declarer", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	v := &s.m.Shown.View
	for said, want := range map[rules.Offer][2]string{
		rules.Pass:    {"no trump: stays unless a premium is offered", "There is no trump (stays unless a premium is offered).\n"},
		rules.Declare: {"trump not known yet", "The trump is not known yet.\n"},
	} {
		v.Offer[1] = said
		text := s.text(80, 24)
		head, table, _ := strings.Cut(text, "\n")
		if !strings.Contains(head, "trump ?") || !strings.Contains(table, want[0]) {
			t.Errorf("after %v:\n%s", said, text)
		}
		if all := s.m.Execute("bids").Said; all[len(all)-1]+"\n" != want[1] {
			t.Errorf("after %v it is said: %q", said, all)
		}
	}
}

// TestWhyNamed says who named the trump, even if it is the nines.
func TestWhyNamed(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"nines: your choice", "nines: Bo’s choice"},
		"de": {"Neunen: von dir gewählt", "Neunen: von Bo gewählt"},
		"sv": {"nior: du valde", "nior: Bo valde"},
	} {
		b := phrase.Open(lang)
		for i, you := range []string{"yes", "no"} {
			why := b.Say("why.named", "name", "Bo", "you", you)
			if got := b.Say("why.trump", "trump", b.Trump(rules.NinesTrump), "why", why); got != want[i] {
				t.Errorf("%s: %q, not %q", lang, got, want[i])
			}
		}
	}
}

// TestHolderWhole: the smallest screen names the premium's holder and the reason in full, in the longest
// case.
func TestHolderWhole(t *testing.T) {
	s := sit(t, "four", "sv", "greedy", match.Limit{})
	v := s.key("h", "enter", "1")
	for v.Phase != rules.Playing {
		v = s.key("enter")
	}
	v.Offer, v.Holds = [rules.MaxSeats]rules.Offer{}, [rules.MaxSeats]rules.Offer{}
	for i := range rules.Seat(4) {
		v.Offer[i] = rules.Pass
	}
	v.Offer[1], v.Offer[3], v.Holds[3] = rules.Reveal, rules.Reveal, rules.Reveal
	s.m.Shown.Table.Chairs[3].Name = "Daniel Abrahamsson"
	s.screen(80, 24)
	golden(t, "holder-four-sv", s.m.draw().page.plain())
}
