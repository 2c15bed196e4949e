package typedpad

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/test/must"
	"ninetynine/record"
	"ninetynine/rules"
)

// newSession returns a session with a new pad, and its output.
func newSession(t *testing.T, lang, variant string, saved *[]byte) (*Session, *bytes.Buffer) {
	t.Helper()
	v := must.Get(rules.Named(variant))(t)
	book := phrase.Open(lang)
	p := must.Get(pad.New(record.Header{Variant: v, Seats: []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}[:v.Seats]}))(t)
	var out bytes.Buffer
	return &Session{Book: book, Pad: p, Out: &out, Save: func(text []byte) error { *saved = text; return nil }}, &out
}

// TestPadLines types lines in each language and compares the answers.
func TestPadLines(t *testing.T) {
	for _, c := range []struct{ lang, variant, typed, says string }{
		{"en", "standard", "3 made, 4, 2\n", "  1  none    •  33   33       4    4       2    2\nDeal 2: Bo deals, Cleo leads. Trump: spades (one contract was made)."},
		{"en", "standard", "3+, 4-, 2+\nwhy\n", "Anna: 23 = 3 for tricks, 20 for the contract"},
		{"en", "standard", "3/3 declare, 4/4, 2\n", "Still missing: whether Cleo made the contract, or the bid."},
		{"en", "standard", "3, 3, 3\nsheet\n", "Still missing: whether Anna made the contract"},
		{"en", "standard", "3/3 d, 4/4 r, 2\n", "Anna and Bo cannot both hold a premium"},
		{"en", "standard", "3, 4, 2, 0\n", "These are 4 parts, and there are 3 hands."},
		{"en", "standard", "3 x, 4, 2\n", "I do not understand “x”"},
		{"en", "standard", "3+, 4, 2; z\n", "I do not understand “z”"},
		{"en", "standard", "200, 4, 2\n", "I do not understand “200”"},
		{"en", "standard", "edit 1 3+, 4, 2\n", "There is no deal 1 on the pad."},
		{"en", "standard", "edit x\n", "Say which deal"},
		{"en", "standard", "undo\n", "There is nothing to take back."},
		{"en", "standard", "stop\nstop\n", "The match is over, and no deal is due."},
		{"en", "standard", "help\n", "3 made; 3+ or 3- for short"},
		{"en", "standard", "3/3, 4/4, 2/2\n4/3, 2/2, 4/4; C\nedit 1 3/3, 4/4, 3/2\nedit 1 3/3, 4/4, 3/2\n", "Deal 2 would no longer fit: The trump of this deal is hearts, not clubs: leave it out, or correct the deals before.\nEnter the same line again to do it anyway.\nDeal 2: the trump is now hearts instead of clubs; Bo deals.\nThen the totals are: Anna 26, Bo 46, Cleo 26.\nDeal 1 is corrected."},
		{"en", "dummy", "9/9 d, 0/0, 1/0\n9/9 d, 0/0, 1/0\nsettle\n", "Stakes of game 1: Anna +1, Bo −1."},
		{"en", "nobid", "4+ declare 4, 3, 2\n", "•D  64   64"},
		{"en", "duel", "4, 5+\n", "Vulnerable: Bo."},
		{"en", "declarer", "3/3 d, 3/3, 3/3; hearts\n", "Trump: hearts (stays unless a premium is offered)."},
		{"de", "nines", "3/3 d, 3/3, 3/3; neunen\nwarum 1\n", "Trumpf: Neunen (von Anna gewählt)."},
		{"de", "standard", "3 erfüllt, 4, 2\n", "Spiel 2: Bo gibt, Cleo spielt aus. Trumpf: Pik (einer hat seinen Kontrakt erfüllt)."},
		{"de", "standard", "3 erfuellt offenreizen, 4, 2\nzurück\n", "Zurückgenommen: Spiel 1. „wieder“ stellt es wieder her."},
		{"en", "standard", "3+, 4, 2\n3+, 4, 2\nundo\nundo\nundo\nredo\nredo\nredo\n", "Redone: deal 2."},
		{"en", "standard", "3+, 4, 2\nundo\n3, 4+, 2\nredo\n", "There is nothing to redo."},
		{"en", "standard", "3+, 4, 2\n3+, 4, 2\n3, 4, 2+\ndelete 2\n", "From deal 2 on, the deal has moved: Bo deals that one.\nThen the totals are: Anna 36, Bo 8, Cleo 34.\nEnter the same line again to do it.\n"},
		{"en", "standard", "3+, 4, 2\n3+, 4, 2\ndelete 2\ndelete 2\n", "Deal 2 is deleted."},
		{"en", "standard", "3+, 4, 2\ndelete 1\ndelete 1\nundo\n", "Taken back: the deletion of deal 1."},
		{"en", "standard", "3+, 4, 2\ninsert 1 2/2, 4/4, 3/3\n", "Deal 1 is inserted."},
		{"en", "standard", "delete\n", "Say which deal, as in: delete 3"},
		{"en", "standard", "name 2 Berta\n3+, 4, 2\n", "Deal 2: Berta deals, Cleo leads."},
		{"en", "standard", "name bo Anna\n", "Two players are called “Anna”"},
		{"en", "standard", "name\n", "as in: name 1 Anna"},
		{"en", "standard", "3+, 4, 2\nreplace Cleo Eva Maria 1\n", "Deal 2: Bo deals, Eva Maria leads."},
		{"en", "standard", "first Bo\n3+, 4, 2\n", "Deal 2: Cleo deals"},
		{"en", "standard", "target 30\n3+, 4, 2\n", "Bo deals, Cleo leads. Trump: no trump (a new game begins)."},
		{"en", "classic", "target 30\n", "That cannot be: a game has a number of deals here, and so no target."},
		{"en", "standard", "totals 45, 60, 12; H\n", "Deal 1: Anna deals, Bo leads. Trump: hearts (as on the sheet before)."},
		{"en", "standard", "totals 45, 60\n", "as in: totals 45, 60, 12; H"},
		{"en", "standard", "totals 45, 160, 5\n", "with these totals the game is over"},
		{"de", "standard", "3+ r, 4, 2\n", "•R  63   63"},
		{"de", "standard", "3+ s, 4, 2\n", "•S  93   93"},
		{"de", "standard", "3+ d, 4, 2\n", "•R  63   63"},
		{"sv", "standard", "3+ v, 4, 2\n", "•V  93   93"},
		{"sv", "standard", "3+ r, 4, 2\n", "•V  93   93"},
		{"sv", "standard", "3 hem, 4, 2 bet\nångra\n", "Ångrat: giv 1. ”igen” gör om det."},
		{"en", "standard", "3 made 4 2\n", "Put a comma between the hands, such as: 3 made,"},
		{"en", "standard", "3 made, 4, 2\n", "Cleo\n  1  none "},
		{"sv", "classic", "vänd joker\n3/3 visa, 3/3, 3/3\n", "Giv 1: Anna ger, Bo spelar ut. Trumf: utan trumf (uppvänt)."},
	} {
		var saved []byte
		d, out := newSession(t, c.lang, c.variant, &saved)
		must.Do(t, d.Run(context.Background(), strings.NewReader(c.typed)))
		if !strings.Contains(out.String(), c.says) || strings.Contains(out.String(), "%!") {
			t.Errorf("%s, %s: %q: it says\n%s, not %s", c.lang, c.variant, c.typed, out, c.says)
		}
		if saved != nil && !bytes.Equal(saved, d.Pad.Append(nil)) {
			t.Errorf("%q: saved %s", c.typed, saved)
		}
	}
}

// TestPadFaultsAreSaid: every fault and every kind of missing information has a sentence in every
// language.
func TestPadFaultsAreSaid(t *testing.T) {
	kinds := []pad.Kind{
		pad.NoSeat, pad.NoAnswer, pad.TooManyTricks, pad.WrongSum, pad.NoSuchBid, pad.NoSuchBids, pad.NotMade, pad.IsMade, pad.NothingBids, pad.NotAnnounced,
		pad.NoSuchPremium, pad.WrongNumber, pad.DummyHolds, pad.TwoHolders, pad.NoSuchTrump, pad.OtherTrump, pad.NoTurnup, pad.NotInPack, pad.OtherTurnup,
		pad.NotTurnable, pad.NotNameable, pad.NobodyNames, pad.MatchOver, pad.NoSuchDeal,
	}
	for _, lang := range phrase.Languages() {
		book := phrase.Open(lang)
		for _, k := range kinds {
			if !book.Has("pad.fault." + string(k)) {
				t.Errorf("%s: %q is not said", lang, k)
			}
		}
		for _, w := range []pad.What{pad.NeedTurnup, pad.NeedName, pad.NeedNumber, pad.NeedTricks, pad.NeedOutcome, pad.NeedBid} {
			if !book.Has("pad.need." + string(w)) {
				t.Errorf("%s: %q is not asked for", lang, w)
			}
		}
		for _, d := range []pad.ActKind{pad.Entered, pad.Corrected, pad.Deleted, pad.Inserted, pad.Turned, pad.Stopped, pad.Renamed, pad.Redealt, pad.Aimed, pad.Limited, pad.Opened, pad.Replaced, pad.Headed} {
			if !book.Has("pad.act." + string(d)) {
				t.Errorf("%s: %q has no words", lang, d)
			}
		}
	}
}

// TestEveryCommandIsUnderstood: each command that help lists is one word, and a different command.
func TestEveryCommandIsUnderstood(t *testing.T) {
	for _, lang := range phrase.Languages() {
		var saved []byte
		s, _ := newSession(t, lang, "standard", &saved)
		for _, verb := range append([]string{"undo", "help", "quit"}, verbs...) {
			key := "pad.cmd." + verb
			if !s.Book.Has(key) {
				key = "cmd." + verb
			}
			for word := range strings.SplitSeq(s.Book.Say(key)+"|"+verb, "|") {
				if got := s.verb(word); got != verb || strings.Contains(word, " ") {
					t.Errorf("%s: %q is understood as %q, not %s", lang, word, got, verb)
				}
			}
		}
	}
}

// TestPadNotSaved: play does not go on from a pad that cannot be saved.
func TestPadNotSaved(t *testing.T) {
	var saved []byte
	d, out := newSession(t, "en", "standard", &saved)
	full := errors.New("the disk is full")
	d.Save = func([]byte) error { return full }
	if err := d.Run(context.Background(), strings.NewReader("3+, 4, 2\n3+, 4, 2\n")); !errors.Is(err, full) {
		t.Errorf("%v: %s", err, out)
	}
}
