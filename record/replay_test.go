package record

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"unicode"

	"github.com/klauspost/compress/zstd"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

func TestExamplesAreRight(t *testing.T) {
	for name, b := range examples(t) {
		st := must.Get(Check(bytes.NewReader(b)))(t, name)
		if st.Matches != 1 || st.Unfinished != 0 || st.Bytes != int64(len(b)) {
			t.Errorf("%s: %+v", name, st)
		}
	}
}

func rewrite(t testing.TB, b []byte) []byte {
	t.Helper()
	p := must.Get(NewReplay(bytes.NewReader(b)))(t)
	var out []byte
	for {
		s, err := p.Next()
		if errors.Is(err, io.EOF) {
			return out
		}
		must.Do(t, err)
		l := s.Line
		switch l.Kind {
		case HeaderLine:
			out = AppendHeader(out, s.Header)
		case DealLine:
			if s.Header.Pad {
				out = AppendPadDeal(out, s.Match.Game, s.State.Number, s.State.Game, s.Deal)
				break
			}
			out = AppendDeal(out, s.Match.Game, s.State.Number, s.State.Game, s.Deal, s.Note)
		case ActLine:
			out = AppendAct(out, l.By, l.Act, &ActNote{l.Auto, l.At})
			out = AppendAfter(out, s.Match, s.State)
		case ScoreLine:
			if s.Header.Pad {
				out = AppendReported(out, s.Match, s.State)
			}
		case EndLine:
			if l.Figures != nil && l.Figures.Reason == Abandoned {
				out = AppendAbandoned(out)
			}
		}
	}
}

func TestRoundTrip(t *testing.T) {
	for _, v := range rules.Catalogue() {
		m := open(t, v.ID, rules.Seat(v.Live()-1), match.Limit{Deals: 400})
		h := header(m)
		h.Seed = "round trip"
		b := play(m, h, 7, func(*match.State) {})
		st := must.Get(Check(bytes.NewReader(b)))(t, v.ID)
		if st.Unfinished != 0 || st.Matches != 1 {
			t.Errorf("%s: %+v", v.ID, st)
		}
		if again := rewrite(t, b); !bytes.Equal(again, b) {
			t.Errorf("%s: the record is written differently the second time:\n%s", v.ID, diff(b, again))
		}
	}
}

func diff(a, b []byte) string {
	for x, y := range zip(bytes.Lines(a), bytes.Lines(b)) {
		if !bytes.Equal(x, y) {
			return fmt.Sprintf("- %s+ %s", x, y)
		}
	}
	return fmt.Sprintf("lengths %d and %d", len(a), len(b))
}

func zip(a, b iter.Seq[[]byte]) iter.Seq2[[]byte, []byte] {
	return func(yield func(x, y []byte) bool) {
		next, stop := iter.Pull(b)
		defer stop()
		for x := range a {
			y, _ := next()
			if !yield(x, y) {
				return
			}
		}
	}
}

func TestExamplesAreWrittenAgain(t *testing.T) {
	for name, b := range examples(t) {
		again := rewrite(t, b)
		for x, y := range zip(bytes.Lines(b), bytes.Lines(again)) {
			if got, want := semantic(t, y), semantic(t, x); !reflect.DeepEqual(got, want) {
				t.Errorf("%s:\n- %s+ %s", name, x, y)
			}
		}
	}
}

// semantic returns a line as JSON values, without the trump of a score, which the examples omit.
func semantic(t testing.TB, line []byte) map[string]any {
	t.Helper()
	var m map[string]any
	must.Do(t, json.Unmarshal(line, &m))
	if score, ok := m["score"].(map[string]any); ok {
		delete(score, "trump")
	}
	return m
}

// mutate changes a record in one of the ways that records go wrong.
func mutate(r *rand.Rand, b []byte) []byte {
	out := bytes.Clone(b)
	lines := slices.Collect(bytes.Lines(out))
	switch r.IntN(4) {
	case 0: // a digit
		for {
			if i := r.IntN(len(out)); out[i] >= '0' && out[i] <= '9' {
				out[i] = '0' + byte(r.IntN(10))
				return out
			}
		}
	case 1: // a card
		all := regexp.MustCompile(`\b(\d+|[JQKA])[CDHS]\b`).FindAllIndex(out, -1)
		at := all[r.IntN(len(all))]
		c := cards.Everything.Nth(r.IntN(60))
		return slices.Concat(out[:at[0]], []byte(c.String()), out[at[1]:])
	case 2: // the order
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		if r.IntN(2) == 0 {
			j = min(i+1, len(lines)-1)
		}
		lines[i], lines[j] = lines[j], lines[i]
	case 3: // a line
		i := r.IntN(len(lines))
		lines = slices.Delete(lines, i, i+1)
	}
	return bytes.Join(lines, nil)
}

// explained writes a record so that records with the same meaning, or that differ only in details
// without consequences, are equal. It puts sealed acts into one order. For the plays of a deal it
// writes the seats in order, and the cards of each as a set (a seat may have played two cards the
// other way round). It writes only the suit of a turned-up card (the joker may stand for another of
// its holder's cards) and, where the cards left over are the bid, suits instead of cards.
func explained(t *testing.T, b []byte) string {
	t.Helper()
	p := must.Get(NewReplay(bytes.NewReader(b)))(t)
	turnup := regexp.MustCompile(`"turnup":"[^"]*(.)"`)
	rank := regexp.MustCompile(`play [^CDHS]+`)
	var out, acts []string
	var seats string
	for {
		s, err := p.Next()
		if err != nil {
			break
		}
		text := turnup.ReplaceAllString(strings.TrimSpace(string(s.Line.Text)), "$1")
		if s.Line.Kind != ActLine {
			slices.Sort(acts)
			out = append(append(append(out, acts...), seats), text)
			acts, seats = nil, ""
			continue
		}
		v := s.Match.Game.Variant()
		if !v.Order.Has(rules.Laying) {
			text = rank.ReplaceAllString(text, "play ")
		}
		acts = append(acts, text)
		if k := s.Line.Act.Kind(); k == rules.Playing || k == rules.Offering && v.Offers.How != rules.Sealed {
			seats += fmt.Sprint(s.Line.Act.Seat(), s.Line.By)
		}
	}
	slices.Sort(acts)
	return strings.Join(append(append(out, acts...), seats), "\n")
}

// TestMutationsAreRefused changes one thing in the examples. A record that is still accepted must
// have the same meaning, or stop earlier.
func TestMutationsAreRefused(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 5))
	refused, accepted := 0, 0
	for name, b := range examples(t) {
		want := explained(t, b)
		for range gate.Times(400, 40) * 3000 / len(b) {
			changed := mutate(r, b)
			_, err := Check(bytes.NewReader(changed))
			var bad *Error
			switch {
			case errors.As(err, &bad):
				refused++
				if bad.Line < 1 || bad.Reason == "" || bad.Rule == "" {
					t.Errorf("%s: the error says too little: %#v", name, bad)
				}
			case err != nil:
				t.Fatalf("%s: %v", name, err)
			default:
				accepted++
				if got := explained(t, changed); got != want && !bytes.HasPrefix(b, changed) {
					t.Errorf("%s: accepted:\n%s", name, diff([]byte(want), []byte(got)))
				}
			}
		}
	}
	if refused < 10*accepted || accepted == 0 {
		t.Errorf("%d refused, %d accepted: the mutations are not what they should be", refused, accepted)
	}
}

func respell(t *testing.T, b []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	out.WriteString("\ufeff\r\n")
	cardsIn := strings.NewReplacer("10C", "Tc", "10D", "t♦", "C ", "♣ ", "H\"", "♥\"", "S\"", "s\"", "KD", "kd")
	for line := range bytes.Lines(b) {
		var fields map[string]json.RawMessage
		must.Do(t, json.Unmarshal(line, &fields))
		fields["zusätzlich"] = json.RawMessage(`{"a":[1,null,{"b":"\u00fc"}]}`)
		for k, v := range fields {
			if k == "hands" || k == "act" && !bytes.Contains(v, []byte("name")) || k == "aside" || k == "turnup" {
				fields[k] = json.RawMessage(cardsIn.Replace(string(v)))
			}
		}
		again := must.Get(json.MarshalIndent(fields, " ", ""))(t)
		out.Write(bytes.ReplaceAll(again, []byte("\n"), []byte(" \t")))
		out.WriteString("\r\n\r\n")
	}
	return out.Bytes()
}

func TestOtherSpellingsAreRead(t *testing.T) {
	for name, b := range examples(t) {
		st := must.Get(Check(bytes.NewReader(b)))(t)
		again, err := Check(bytes.NewReader(respell(t, b)))
		again.Bytes = st.Bytes
		if err != nil || again != st {
			t.Errorf("%s: %+v, %+v, %v", name, st, again, err)
		}
	}
}

func TestReplayDoesNotAllocate(t *testing.T) {
	count := func(deals int) float64 {
		b := bytes.Repeat(stream(t, 1), deals)
		return testing.AllocsPerRun(3, func() {
			must.Get(Check(bytes.NewReader(b)))(t)
		})
	}
	if few, many := count(10), count(200); many > few+2 {
		t.Errorf("10 deals take %v allocations, 200 take %v", few, many)
	}
}

func TestFaultsAreNamed(t *testing.T) {
	std := examples(t)["standard.99.jsonl"]
	five := examples(t)["five.99.jsonl"]
	classic := examples(t)["classic.99.jsonl"]
	dummy := examples(t)["dummy-game.99.jsonl"]
	rubber := examples(t)["penguin-rubber.99.jsonl"]
	hash := strings.Repeat("0a", 32)
	for _, tc := range []struct {
		record         []byte
		old, new, want string
	}{
		{std, `"ninetynine":1`, `"ninetynine":2`, "version 2"},
		{std, `"variant":"standard"`, `"variant":"skat"`, "no variant is called"},
		{std, `"Anna",`, ``, "names 2 hands"},
		{std, `"first":0`, `"first":3`, "line 1: seat 3 cannot deal"},
		{std, `"first":0`, `"first":1`, "line 2: seat 1 deals, not seat 0"},
		{std, `"first":0`, `"first":0,"first":0`, `line 1: "first" appears twice`},
		{std, `"Anna"`, "\"Ann\xe4\"", "not UTF-8"},
		{std, `"first":0,`, `"first":0,"commit":"abc",`, "64 hexadecimal digits"},
		{std, `"first":0,`, `"first":0,"commit":"` + hash + `","seed":"1",`, "seed: cannot go with a commit"},
		{std, `"first":0,`, `"first":0,"act":"pass",`, "the line is both header and act"},
		{std, `"first":0,`, `"first":0,"end":{},`, "the line is both header and end"},
		{std, `"session":{"deals":2}`, `"session":{}`, "session: has neither deals nor games"},
		{std, `"deal":0`, `"deal":1`, "this is deal 0 of the match, not 1"},
		{std, `"game":0,"dealer":0`, `"game":1,"dealer":0`, "belongs to game 0"},
		{std, `"trump":"none"`, `"trump":"C"`, "the trump is none, not C (trump.first, stated, DE"},
		{std, `"trump":"none",`, ``, "the trump is missing"},
		{std, `"trump":"none",`, `"trump":"none","joker":1,`, "no joker"},
		{std, `["AC 10C`, `["AC AC`, "appears twice"},
		{std, `["AC 10C`, `["AC KC`, "KC is dealt twice (hand, stated, DE: Twelve"},
		{std, `["AC 10C`, `["AC`, "seat 0 is dealt 11 cards, not 12 (hand, stated, DE: Twelve"},
		{std, `["AC 10C 8C 7C 6C KD 8D AH KH 8H KS 6S"`, `[""`, "cards of seat 0 are hidden"},
		{std, `"hands":["AC`, `"hands":["1C`, `"1C" is not a card`},
		{std, `"seat":0,"act":"lay 8C KH 6S"`, `"seat":0,"act":"lay 8C KH"`, "lay aside 3 different cards"},
		{std, `"seat":0,"act":"lay 8C KH 6S"`, `"seat":1,"act":"lay 8C KH 6S"`, "lay aside 3 different cards of your hand"},
		{std, `"seat":1,"act":"play 10H"`, `"seat":2,"act":"play QH"`, "line 9: seat 2 cannot play QH; seat 1 is to act (it is not your turn)"},
		{std, `"seat":2,"act":"play QH"`, `"seat":2,"act":"play QC"`, "(follow suit)"},
		{std, `"seat":2,"act":"play QH"`, `"seat":2,"act":"play QH","by":1`, "seat 1 cannot play QH for seat 2"},
		{std, `"act":"play QH"`, `"act":"plays QH"`, "is not an act"},
		{std, `"act":"play QH"`, `"act":"play QH","auto":"bot"`, "auto"},
		{std, `"act":"play QH"`, `"act":"play QH","at":"today"`, "RFC 3339"},
		{std, `"act":"play QH"`, `"act":"play QH","score":{}`, "both act and score"},
		{std, `{"seat":2,"act":"play QH"}`, `{"chat":"hello"}`, "none of ninetynine, deal"},
		{std, `{"seat":2,"act":"play QH"}`, `{"seat":2,"act":"play QH"`, "breaks off"},
		{std, `{"seat":2,"act":"play QH"}`, `{"seat":2,"act":"play QH"}{}`, "more text follows"},
		{std, `{"seat":2,"act":"play QH"}`, `[1]`, "must be an object"},
		{std, `{"seat":2,"act":"play QH"}`, strings.Repeat("[", 100) + strings.Repeat("]", 100), "nested"},
		{std, `{"seat":2,"act":"play QH"}`, strings.Repeat(" ", MaxLine) + "{}", "longer than 1048576"},
		{std, `{"seat":2,"act":"play QH"}`, `{"end":{"totals":[0,0,0]}}`, "the match is not over here"},
		{std, `{"seat":2,"act":"play QH"}`, `{"score":{}}`, "no score is due here: the deal is being played, and an act of seat 2"},
		{std, `{"seat":2,"act":"play QH"}`, `{"ninetynine":1,"variant":"duel","seats":["",""],"first":0}`, "the match before has not ended"},
		{std, `{"seat":2,"act":"play QH"}`, `{"deal":1,"game":0,"dealer":1,"trump":"D","hands":["","",""]}`, "deal 0 is not over"},
		{std, `"bids":[6,3,6]`, `"bids":[6,3,7]`, "line 36: score.bids: is 7 for seat 2, but must be 6 (worth, inferred, "},
		{std, `"tricks":[4,1,4]`, `"tricks":[4,2,3]`, "score.tricks: is 2 for seat 1, but must be 1"},
		{std, `"made":[false,false,false]`, `"made":[false,false,true]`, "score.made: is true for seat 2"},
		{std, `"premium":["reveal","",""]`, `"premium":["","",""]`, "score.premium"},
		{std, `"points":[4,61,64]`, `"points":[4,61,63]`, "score.points: is 63 for seat 2, but must be 64 (score, stated, DE: One point a trick"},
		{std, `"points":[4,61,64],`, ``, "score.points: is missing"},
		{std, `"points":[4,61,64],`, `"points":[4,61],`, "score.points: has 2 items"},
		{std, `"totals":[4,61,64]`, `"totals":[4,61,65]`, "score.totals"},
		{std, `,"next":"D"`, `,"next":"C"`, "score.next: is C, but must be D (trump"},
		{std, `,"next":"D"`, ``, "score.next: is left out, but must be D"},
		{std, `,"next":"D"`, `,"trump":"D","next":"D"`, "score.trump: is D, but must be none"},
		{std, `{"end":{"reason":"session over"}}`, `{"end":{"reason":"abandoned"}}`, "end.reason"},
		{std, `{"end":{"reason":"session over"}}`, `{"ninetynine":1,"variant":"duel","seats":["",""],"first":0}`, "the end is missing"},
		{std, `{"end":{"reason":"session over"}}`, "{\"end\":{\"reason\":\"session over\"}}\n{\"end\":{\"reason\":\"session over\"}}", "the match is over; a header begins the next"},
		{std, `{"end":{"reason":"session over"}}`, `{"end":{"reason":"session over","totals":[1,2,3]}}`, "end.totals: is 1 for seat 0, but must be"},
		{std, `{"end":{"reason":"session over"}}`, `{"end":{"reason":"session over","winners":[1]}}`, "end.winners: are [1], but must be []"},
		{std, `{"end":{"reason":"session over"}}`, `{"end":{"reason":"session over","games":[1,0,0]}}`, "end.games: is 1 for seat 0"},
		{std, `{"end":{"reason":"session over"}}`, `{"end":{"reason":"session over","rubber":[0,0,9]}}`, "end.rubber: is 9 for seat 2"},
		{std, `{"seat":2,"act":"play QH"}`, `{"end":{"reason":"abandoned","totals":[0,7,0]}}`, "end.totals: is 7 for seat 1, but must be 0"},
		{five, `"first":0`, `"first":-1`, "-1 is outside 0 to 4"},
		{classic, `"turnup":"AH"`, `"turnup":"AS"`, "the joker's holder must have the turned-up card AS"},
		{classic, `"turnup":"AH","trump":"H"`, `"turnup":"AH","trump":"S"`, `AH turned up makes the trump "H", not "S" (trump`},
		{classic, `"joker":0`, `"joker":1`, "joker's holder"},
		{dummy, `"by":1`, `"by":0`, "seat 0 cannot play"},
		{dummy, `"by":1`, `"by":2`, "seat 2 is the dummy, which decides nothing; here seat 1"},
		{dummy, `,"by":1`, ``, `"by" is missing: it says who plays the dummy's card, here seat 1`},
		{dummy, `"aside":["","",`, `"aside":["10C","",`, "only the bid-cards of the dummy"},
		{dummy, `"aside":["","",`, `"aside":["",`, "an item for each of the 3 hands"},
		{dummy, `"bonus":[0,0,0]`, `"bonus":[100,0,0]`, "game.bonus: is 100 for seat 0"},
		{dummy, `"winners":[0]`, `"winners":[]`, "game.winners: are [], but must be [0]"},
		{rubber, `"rubber":[200,0,0]`, `"rubber":[300,0,0]`, "end.rubber: is 300"},
		{rubber, `"rubber":[200,0,0],`, ``, "end.rubber: is missing"},
		{rubber, `"games":[3,2,1]`, `"games":[3,1,2]`, "end.games"},
	} {
		if !bytes.Contains(tc.record, []byte(tc.old)) {
			t.Fatalf("%q does not stand in the example", tc.old)
		}
		_, err := Check(bytes.NewReader(bytes.Replace(tc.record, []byte(tc.old), []byte(tc.new), 1)))
		var bad *Error
		if !errors.As(err, &bad) || !strings.Contains(bad.Error(), tc.want) {
			t.Errorf("%.60q for %q: %v\nwant: %s", tc.new, tc.old, err, tc.want)
		}
	}
}

// TestFaultsForPrograms: programs can find out what is wrong with a line.
func TestFaultsForPrograms(t *testing.T) {
	std := string(examples(t)["standard.99.jsonl"])
	check := func(old, by string) error {
		_, err := Check(strings.NewReader(strings.Replace(std, old, by, 1)))
		return err
	}
	if e, ok := errors.AsType[*rules.IllegalError](check(`"seat":2,"act":"play QH"`, `"seat":2,"act":"play QC"`)); !ok || e.Reason != rules.MustFollow || e.By != 2 {
		t.Errorf("an act: %+v", e)
	}
	if e, ok := errors.AsType[*rules.DealError](check(`["AC 10C`, `["AC KC`)); !ok || e.Field != "hands" {
		t.Errorf("a deal: %+v", e)
	}
	if e, ok := errors.AsType[*rules.FieldError](check(`"points":[4,61,64]`, `"points":[4,61,63]`)); !ok || e.Field != "score.points" {
		t.Errorf("a score: %+v", e)
	}
	if e, ok := errors.AsType[*rules.FieldError](check(`"first":0`, `"first":"Anna"`)); !ok || e.Field != "first" {
		t.Errorf("a header: %+v", e)
	}
}

func TestStreams(t *testing.T) {
	std := examples(t)["standard.99.jsonl"]
	lines := bytes.SplitAfter(std, []byte("\n"))
	part := bytes.Join(lines[:12], nil)
	abandoned := AppendAbandoned(bytes.Clone(part))
	for name, tc := range map[string]struct {
		text []byte
		want Stats
	}{
		"nothing":          {nil, Stats{}},
		"blank":            {[]byte("\n \r\n"), Stats{}},
		"a header":         {lines[0], Stats{Matches: 1, Unfinished: 1}},
		"two":              {append(bytes.Clone(std), std...), Stats{Matches: 2, Deals: 4, Acts: 132}},
		"abandoned":        {append(abandoned, std...), Stats{Matches: 2, Deals: 3, Acts: 76}},
		"stops":            {part, Stats{Matches: 1, Deals: 1, Acts: 10, Unfinished: 1}},
		"stops, one whole": {append(bytes.Clone(std), part...), Stats{Matches: 2, Deals: 3, Acts: 76, Unfinished: 1}},
		"before the score": {bytes.Join(lines[:35], nil), Stats{Matches: 1, Deals: 1, Acts: 33, Unfinished: 1}},
	} {
		tc.want.Bytes = int64(len(tc.text))
		if got, err := Check(bytes.NewReader(tc.text)); err != nil || got != tc.want {
			t.Errorf("%s: %+v, %v; want %+v", name, got, err, tc.want)
		}
	}
}

// TestTornLastLine: a log still being written, or whose writer died, may end in the middle of a line.
func TestTornLastLine(t *testing.T) {
	std := examples(t)["standard.99.jsonl"]
	whole := must.Get(Check(bytes.NewReader(std)))(t)
	for n := range len(std) {
		st, err := Check(bytes.NewReader(std[:n]))
		torn := n > 0 && std[n-1] != '\n' && !json.Valid(std[bytes.LastIndexByte(std[:n], '\n')+1:n])
		if err != nil || (st.Torn == 1) != torn || st.Unfinished == 0 && n > 0 && !bytes.HasPrefix(std[n:], []byte("\n")) {
			t.Fatalf("the first %d bytes: %+v, %v", n, st, err)
		}
	}
	st, err := Check(bytes.NewReader(append(bytes.Clone(std), `{"ninetynine":1,"var`...)))
	if err != nil || st.Torn != 1 || st.Unfinished != 1 || st.Matches != whole.Matches {
		t.Errorf("%+v, %v", st, err)
	}
	for _, text := range []string{`{"seat":0` + "\n", `{"seat":0,"act":"pass"}`, `{"seat":0}}`} {
		if st, err := Check(bytes.NewReader(append(bytes.Clone(std), text...))); err == nil {
			t.Errorf("%q: %+v", text, st)
		}
	}
}

// TestFaultsAreFitForATerminal: no control characters, and limited length.
func TestFaultsAreFitForATerminal(t *testing.T) {
	long := strings.Repeat("x", MaxLine/2)
	for _, text := range []string{
		`{"ninetynine":1,"variant":"standard","rules":{"\u001b[2J":1},"seats":["","",""],"first":0}`,
		`{"ninetynine":1,"variant":"standard","rules":{"game":{"a\u202eb\n":1}},"seats":["","",""],"first":0}`,
		`{"ninetynine":1,"variant":"\u001b[2J","seats":["","",""],"first":0}`,
		`{"ninetynine":1,"variant":"` + long + `","seats":["","",""],"first":0}`,
		`{"ninetynine":1,"variant":"standard","rules":{` + strings.TrimSuffix(strings.Repeat(`"x":1,`, 1), ",") + `,"` + long + `":2},"seats":["","",""],"first":0}`,
		`{"ninetynine":1,"variant":"standard","rules":{"score":{"made":[` + strings.Repeat("-1,", 99999) + `-1]}},"seats":["","",""],"first":0}`,
		`{"seat":0,"act":"\u001b[2J` + long + `"}`,
		`{"` + long + `":1,"` + long[:len(long)-9] + "\x1b" + `":1}`,
		"{\"a\":\x1b}",
		`{"end":{"reason":"\u009b` + long + `"}}`,
	} {
		_, err := Check(strings.NewReader(text + "\n"))
		if err == nil {
			t.Fatalf("%.80q was accepted", text)
		}
		if msg := err.Error(); len(msg) > 4000 || strings.ContainsFunc(msg, func(r rune) bool { return !unicode.IsPrint(r) }) {
			t.Errorf("%.80q: %d bytes: %.300q", text, len(msg), msg)
		}
	}
}

func TestPackedRecordsAreRead(t *testing.T) {
	std := examples(t)["standard.99.jsonl"]
	var gz, zs bytes.Buffer
	w := gzip.NewWriter(&gz)
	z := must.Get(zstd.NewWriter(&zs))(t)
	for _, w := range []io.WriteCloser{w, z} {
		must.Get(w.Write(std))(t)
		must.Do(t, w.Close())
	}
	for _, b := range [][]byte{gz.Bytes(), zs.Bytes(), bytes.Repeat(gz.Bytes(), 2)} {
		if st, err := Check(bytes.NewReader(b)); err != nil || st.Acts%66 != 0 || st.Acts == 0 {
			t.Errorf("%+v, %v", st, err)
		}
		if _, err := Check(bytes.NewReader(b[:len(b)-9])); err == nil {
			t.Error("a cut packed record was accepted")
		}
	}
}

// TestUnreadable: a record that ends because reading failed is not taken for one with a torn last
// line.
func TestUnreadable(t *testing.T) {
	text := examples(t)["standard.99.jsonl"]
	broken := errors.New("the disk is broken")
	for _, n := range []int{0, 1, len(text) / 2, len(text) - 10, len(text)} {
		_, err := Check(io.MultiReader(bytes.NewReader(text[:n]), iotest.ErrReader(broken)))
		if !errors.Is(err, broken) {
			t.Errorf("broken after %d bytes: %v", n, err)
		}
	}
}
