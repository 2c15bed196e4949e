// Package problem defines problems: positions that ask for a decision, with the right answers. The answer
// is a card that keeps the contract in an ending, or the cards to lay aside for a bid.
//
// A problem is one line of text: see [Problem.Append]. The answer to an ending is proved from the
// position: against the best defence with all cards open, or however the hidden cards lie. The answer to
// a bid rests on a study by the strongest player. A person's answers and rating are a [Progress], a value
// that the caller keeps.
package problem

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base32"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// A Kind is what a problem asks, and how its answer is proved.
type Kind uint8

// The kinds.
const (
	Open   Kind = iota // a card, with all hands open: it keeps the contract against the best defence
	Hidden             // a card, from one's own View: it keeps the contract however the unseen cards lie
	Bid                // the cards to lay aside: a study finds them best
)

var kinds = []string{"open", "hidden", "bid"}

// Kinds returns the words of all kinds.
func Kinds() []string { return slices.Clone(kinds) }

// String returns the kind's word: open, hidden or bid.
func (k Kind) String() string { return kinds[k] }

// ParseKind reads what String returns.
func ParseKind(word string) (Kind, error) {
	i := slices.Index(kinds, word)
	if i < 0 {
		return 0, fmt.Errorf("%q is no kind of problem; there are: %s", word, strings.Join(kinds, ", "))
	}
	return Kind(i), nil
}

// A Problem is a position in which a seat has to decide, and what is right.
type Problem struct {
	ID      string // follows from the kind, the seat and the position
	Kind    Kind
	Seat    rules.Seat     // the decider
	Answers []rules.Action // all that are right
	Trial   Trial
	Study   []Total // of a bid: the best first; nil for endings

	Game  *rules.Game
	State rules.State
}

// A Trial says how often players of each level, the weakest first, found an
// answer, of so many attempts each.
type Trial struct {
	Levels []string // levels added later are missing
	Solved []int    // by each level
	Of     int
}

// Share returns the share of a level's attempts that were right; ok is false if the level
// has not tried the problem.
func (t *Trial) Share(level string) (share float64, ok bool) {
	i := slices.Index(t.Levels, level)
	if i < 0 {
		return 0, false
	}
	return float64(t.Solved[i]) / float64(t.Of), true
}

// firstLevels tried the problems of a set that does not name the levels.
var firstLevels = []string{"beginner", "casual", "club", "strong", "expert"}

// levelsWord begins the line of a set that names the levels which tried the problems after it.
const levelsWord = "levels "

// LevelsLine returns the line that belongs above problems that these levels have tried, see
// [ParseSet].
func LevelsLine(levels []string) string { return levelsWord + strings.Join(levels, " ") }

// Tells reports whether the problem separates strong levels from weak ones: at least one attempt solves
// it, at least one fails, and no level does worse than a weaker one. Any other problem does not test
// skill; test theory calls this the discrimination of an item.
func (t Trial) Tells() bool {
	failed, all := t.sums()
	return slices.IsSorted(t.Solved) && 0 < failed && failed < all
}

func (t Trial) sums() (failed, all int) {
	for _, n := range t.Solved {
		failed += t.Of - n
		all += t.Of
	}
	return failed, all
}

// Grades is the number of grades.
const Grades = 4

// Grade returns how hard the problem is, from 1 to [Grades]: how many levels fail, by the share of all
// attempts that failed, rounded up. Problems that all levels mostly fail are in the last grade too.
func (t Trial) Grade() int {
	failed, _ := t.sums()
	return min(max(1, (failed+t.Of-1)/max(1, t.Of)), Grades)
}

// Rating returns the problem's strength as an opponent: one that half of all
// attempts solve has [Begin]; each 400 points make success ten times less
// likely.
func (t Trial) Rating() float64 {
	const doubt = 0.5 // attempts added to both sides, so that the rating is finite
	failed, all := t.sums()
	return Begin + 400*math.Log10((float64(failed)+doubt)/(float64(all-failed)+doubt))
}

// A Total is what a study found about all ways to bid a number of tricks.
type Total struct {
	Tricks int
	Points float64 // expected with the best way, less the mean of the other hands; to a tenth
	Chance int     // of making the contract, in per cent
}

// New returns a problem whose trial and answers are still to be filled in.
func New(k Kind, g *rules.Game, s *rules.State, seat rules.Seat) *Problem {
	p := &Problem{Kind: k, Seat: seat, Game: g, State: *s}
	p.ID = p.id()
	return p
}

// id derives the problem's ID: thirty bits of a hash, in base32.
func (p *Problem) id() string {
	h := sha256.Sum256(p.appendAsked([]byte("n99-problem-1 ")))
	return strings.ToLower(base32.StdEncoding.EncodeToString(h[:5]))[:6]
}

func (p *Problem) appendAsked(b []byte) []byte {
	b = append(append(b, p.Kind.String()...), ' ', '0'+byte(p.Seat), ' ')
	return p.Game.AppendPosition(b, &p.State)
}

// Append appends the problem as one line of text, without a newline, which
// [ParseSet] reads:
//
//	mzxw6y 0.2.5.7.8/8 10C,9C - open 1 standard 0 H AQ76.K8.J109.K76/… 0:7C6S7D …
//
// First come the id; how many attempts of each level were right, the weakest
// first, and after a slash how many each made; the right cards with commas
// between, or ways to lay, as 7C+6S+7D; the study of a bid, as
// 3=12.4@61,2=9.8@44 (tricks, points, per cent); the kind and the seat. The
// rest is the position: see [rules.Game.AppendPosition].
func (p *Problem) Append(b []byte) []byte {
	b = append(append(b, p.ID...), ' ')
	for i, n := range p.Trial.Solved {
		if i > 0 {
			b = append(b, '.')
		}
		b = strconv.AppendInt(b, int64(n), 10)
	}
	b = append(b, '/')
	b = strconv.AppendInt(b, int64(p.Trial.Of), 10)
	for i, a := range p.Answers {
		b = append(b, " ,"[min(i, 1)])
		b = append(b, strings.ReplaceAll(a.Cards().String(), " ", "+")...)
	}
	b = append(b, ' ')
	for i, t := range p.Study {
		if i > 0 {
			b = append(b, ',')
		}
		b = fmt.Appendf(b, "%d=%.1f@%d", t.Tricks, t.Points, t.Chance)
	}
	if p.Study == nil {
		b = append(b, '-')
	}
	return p.appendAsked(append(b, ' '))
}

// String returns what Append appends.
func (p *Problem) String() string { return string(p.Append(nil)) }

// parse reads what [Problem.Append] writes. It checks everything but the proof;
// errors name the part that is wrong.
func parse(line string, levels []string, open func(id string) (*rules.Game, error)) (*Problem, error) {
	words := strings.SplitN(strings.TrimSpace(line), " ", 7)
	if len(words) < 7 {
		return nil, fmt.Errorf("it needs an id, a trial, answers, a study or -, a kind, a seat and a position, with blanks between")
	}
	p := new(Problem)
	var err error
	if p.Trial, err = parseTrial(words[1], levels); err != nil {
		return nil, err
	}
	if p.Kind, err = ParseKind(words[4]); err != nil {
		return nil, err
	}
	variant, _, _ := strings.Cut(words[6], " ")
	if p.Game, err = open(variant); err != nil {
		return nil, err
	}
	if p.State, err = p.Game.ParsePosition(words[6]); err != nil {
		return nil, err
	}
	seat, err := strconv.Atoi(words[5])
	if err != nil || seat < 0 || seat >= p.Game.Seats() || !p.Game.Turn(&p.State).Has(rules.Seat(seat)) {
		return nil, fmt.Errorf("seat %q has nothing to decide there", words[5])
	}
	p.Seat = rules.Seat(seat)
	if p.Study, err = parseStudy(words[3], p.Kind); err != nil {
		return nil, err
	}
	if err := p.parseAnswers(words[2]); err != nil {
		return nil, err
	}
	if p.ID = p.id(); words[0] != p.ID {
		return nil, fmt.Errorf("the id of what it asks is %s, not %s", p.ID, words[0])
	}
	if p.String() != strings.TrimSpace(line) {
		return nil, fmt.Errorf("it should be written %s", p)
	}
	return p, nil
}

func parseTrial(word string, levels []string) (t Trial, err error) {
	bad := fmt.Errorf("trial %q: write the right attempts of each level and how many each made, as 0.2.5.7.8/8", word)
	solved, of, ok := strings.Cut(word, "/")
	if t.Of, err = strconv.Atoi(of); err != nil || !ok || t.Of < 1 {
		return t, bad
	}
	for w := range strings.SplitSeq(solved, ".") {
		n, err := strconv.Atoi(w)
		if err != nil || n < 0 || n > t.Of {
			return t, bad
		}
		t.Solved = append(t.Solved, n)
	}
	if t.Levels = levels; len(t.Solved) != len(levels) {
		return t, fmt.Errorf("trial %q: it has %d levels, and the set was tried by %s", word, len(t.Solved), strings.Join(levels, ", "))
	}
	return t, nil
}

func parseStudy(word string, k Kind) (all []Total, err error) {
	if (word == "-") != (k != Bid) {
		return nil, fmt.Errorf("study %q: a bid has one, other problems have -", word)
	}
	if k != Bid {
		return nil, nil
	}
	for w := range strings.SplitSeq(word, ",") {
		var t Total
		tricks, rest, _ := strings.Cut(w, "=")
		points, chance, _ := strings.Cut(rest, "@")
		var bad [3]error
		t.Tricks, bad[0] = strconv.Atoi(tricks)
		t.Points, bad[1] = strconv.ParseFloat(points, 64)
		t.Chance, bad[2] = strconv.Atoi(chance)
		if bad != [3]error{} || math.IsNaN(t.Points) || math.IsInf(t.Points, 0) {
			return nil, fmt.Errorf("study %q: write tricks, points and per cent, as 3=12.4@61", w)
		}
		all = append(all, t)
	}
	return all, nil
}

func (p *Problem) parseAnswers(word string) error {
	o := p.Game.Options(&p.State, p.Seat)
	if lays := o.Kind == rules.Laying; lays != (p.Kind == Bid) || !lays && o.Kind != rules.Playing {
		return fmt.Errorf("a problem of the kind %v does not ask what to %v", p.Kind, o.Kind)
	}
	for w := range strings.SplitSeq(word, ",") {
		cs, err := cards.Parse(strings.ReplaceAll(w, "+", " "))
		if err != nil {
			return fmt.Errorf("answer %q: %w", w, err)
		}
		a := rules.Lay(o.Seat, cs)
		if p.Kind != Bid {
			a = rules.Play(o.Seat, cs.First())
		}
		if !o.Has(a) || a.Cards() != cs || slices.Contains(p.Answers, a) {
			return fmt.Errorf("answer %q is not among the choices, or there twice", w)
		}
		p.Answers = append(p.Answers, a)
	}
	return nil
}

// ParseSet reads problems, one a line; blank lines and lines that begin with #
// are skipped. A line such as "levels beginner club" names the levels that tried the
// problems after it; without one they are beginner, casual, club, strong and expert. Errors
// name the line; no problem may be there twice.
func ParseSet(text []byte) ([]*Problem, error) {
	games := map[string]*rules.Game{}
	open := func(id string) (*rules.Game, error) {
		if g := games[id]; g != nil {
			return g, nil
		}
		g, err := rules.Open(id)
		games[id] = g
		return g, err
	}
	var all []*Problem
	seen, levels := map[string]bool{}, firstLevels
	number := 0
	for line := range bytes.Lines(text) {
		number++
		s := strings.TrimSpace(string(line))
		if s == "" || s[0] == '#' {
			continue
		}
		if names, ok := strings.CutPrefix(s, levelsWord); ok {
			levels = strings.Fields(names)
			continue
		}
		p, err := parse(s, levels, open)
		if err == nil && seen[p.ID] {
			err = fmt.Errorf("%s is there twice", p.ID)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		seen[p.ID] = true
		all = append(all, p)
	}
	return all, nil
}

// View fills in v with what the solver may see: the seat's View or, with all hands open, those too.
func (p *Problem) View(v *rules.View) {
	p.Game.View(&p.State, p.Seat, v)
	if p.Kind == Open {
		v.Hand = p.Game.Uncover(&p.State).Hand
		v.HandOpen = 1<<p.Game.Seats() - 1
	}
}

// Task returns what an ending asks: to win one of these numbers of the remaining tricks, the one in
// progress included. Need is empty where the cards left over are the bid, so that it depends on them.
func (p *Problem) Task() (need []int, left int) {
	var v rules.View
	p.View(&v)
	left = p.Game.Tricks() - int(v.Tricks)
	makes := p.Game.Makes(&v, p.Seat) >> v.Won[p.Seat]
	for n := range left + 1 {
		if makes>>n&1 == 1 {
			need = append(need, n)
		}
	}
	return need, left
}

// Totals returns the numbers of tricks that the answers to a bid stand for, the
// best answer's first.
func (p *Problem) Totals() (all []int) {
	for _, a := range p.Answers {
		if n := p.Game.Bid(a.Cards()); p.Kind == Bid && !slices.Contains(all, n) {
			all = append(all, n)
		}
	}
	return all
}

// Right reports whether the act is an answer.
func (p *Problem) Right(a rules.Action) bool { return slices.Contains(p.Answers, a) }

// Why returns facts that favour the best answer over an act, except those about the contract, which the
// problem states. A right answer needs none.
func (p *Problem) Why(act rules.Action) []advice.Fact {
	if p.Right(act) {
		return nil
	}
	var v rules.View
	p.View(&v)
	facts := reason.For(p.Game, &v, p.weighed(p.Answers[0]), p.weighed(act))
	return slices.DeleteFunc(facts, func(f advice.Fact) bool { return f.Card == "" })
}

// weighed returns an act with the chance of the contract: in an ending, 1 or 0 by the proof; for a bid,
// that of its total in the study.
func (p *Problem) weighed(act rules.Action) reason.Act {
	a := reason.Act{Action: act}
	if p.Kind != Bid {
		if p.Right(act) {
			a.Chance = 1
		}
		return a
	}
	for _, t := range p.Study {
		if t.Tricks == p.Game.Bid(act.Cards()) {
			a.Chance = float64(t.Chance) / 100
		}
	}
	return a
}

//go:embed problems.txt
var shipped []byte

// Shipped returns the problems that come with the program.
func Shipped() ([]*Problem, error) { return ParseSet(shipped) }
