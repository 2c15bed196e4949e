package table

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// A kept log is one of testdata/logs.gz, which commit e6afc76 wrote: tables of every variant at which
// people did anything. Each begins with a line of its id, the hash of its last entry, and a digest of all
// messages; a line for each entry follows, with its time and its body.
type kept struct {
	id, head, digest string
	entries          []journal.Entry
}

func keptLogs(t testing.TB) (logs []kept) {
	t.Helper()
	f := must.Get(os.Open("testdata/logs.gz"))(t)
	defer f.Close()
	z := must.Get(gzip.NewReader(f))(t)
	for lines := bufio.NewScanner(z); lines.Scan(); {
		first, rest, _ := strings.Cut(lines.Text(), " ")
		at, err := strconv.ParseInt(first, 10, 64)
		if err != nil {
			head, digest, _ := strings.Cut(rest, " ")
			logs = append(logs, kept{first, head, digest, nil})
			continue
		}
		l := &logs[len(logs)-1]
		e := journal.Entry{Seq: uint64(len(l.entries)) + 1, At: at, Body: []byte(rest)}
		if n := len(l.entries); n > 0 {
			e.Hash = l.entries[n-1].Hash
		}
		e.Hash = journal.Link(e.Hash, &e)
		l.entries = append(l.entries, e)
	}
	return logs
}

// TestKept: logs that commit e6afc76 has written have every kind of event, verify, fold to the same state,
// send every viewer the same, and would be written in the same way.
func TestKept(t *testing.T) {
	kinds := map[Kind]int{}
	logs := keptLogs(t)
	for _, l := range logs {
		s := New(l.id, compiled)
		var sum []byte
		var home uint64 // the entry with which all players were last sent home
		for i := range l.entries {
			e := must.Get(s.Append(&l.entries[i]))(t)
			kinds[e.What.Kind()]++
			if again := e.Encode(); !bytes.Equal(again, l.entries[i].Body) {
				t.Fatalf("%s: written again, %s is %s", l.id, l.entries[i].Body, again)
			}
			if _, closed := e.What.(Closed); closed && s.Left {
				home = s.Seq
			}
			sum = digest(sum, s, e, home)
		}
		if head := hex.EncodeToString(s.Head[:]); head != l.head {
			t.Errorf("%s ends with %s, not with %s", l.id, head, l.head)
		}
		if sum := hex.EncodeToString(sum); sum != l.digest {
			t.Errorf("%s: what is told comes to %s, not to %s", l.id, sum, l.digest)
		}
	}
	if len(logs) != 18 || len(kinds) != 22 { // all of that time
		t.Errorf("there are %d logs, and %d kinds of events: %v", len(logs), len(kinds), kinds)
	}
}

// TestKinds: every kind of event is written in logs with what it says, changes the table, and is told.
func TestKinds(t *testing.T) {
	cases := func(name string, inside ...string) map[string]bool { // the names of functions' cases
		all := map[string]bool{}
		for _, d := range must.Get(parser.ParseFile(token.NewFileSet(), name, nil, 0))(t).Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && slices.Contains(inside, fn.Name.Name) {
				ast.Inspect(fn, func(n ast.Node) bool {
					if c, ok := n.(*ast.CaseClause); ok {
						for _, x := range c.List {
							all[fmt.Sprint(x)] = true
						}
					}
					return true
				})
			}
		}
		return all
	}
	folded, told := cases("fold.go", "fold", "foldAround"), cases("message.go", "appendOwnEvent")
	says := map[string]int{}
	for _, l := range layouts {
		says[l.payload.Name()] = len(l.fields)
	}
	for _, d := range must.Get(parser.ParseFile(token.NewFileSet(), "event.go", nil, 0))(t).Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Name.Name != "Kind" {
			continue
		}
		name := fmt.Sprint(fn.Recv.List[0].Type)
		fields, known := says[name]
		if !known {
			t.Errorf("%s is not laid out: add it to layouts", name)
		}
		if !folded[name] && name != "Withdrawn" { // State.remember keeps what it says
			t.Errorf("%s has no case in fold or foldAround", name)
		}
		if fields > 0 && !told[name] && !slices.Contains([]string{"Opened", "Disclosed", "Dealt"}, name) { // a secret, or in what follows
			t.Errorf("%s has no case in appendOwnEvent, so that nobody hears what it says", name)
		}
	}
}

// later matches fields that are told since then: how far behind a holder was, and whether matches are rated.
var later = regexp.MustCompile(`,"behind":\d+|,"rated":true`)

// digest adds all messages about the last event to a digest, except chat from before all players were sent
// home, and chat sent to spectators at tables that have none: that was corrected later. What can be redone,
// and how far behind a holder was, are told only since then, too.
func digest(before []byte, s *State, e *Event, home uint64) []byte {
	_, chat := e.What.(Chatted)
	copied := *s
	s = &copied
	s.taken = nil
	s.Talk = slices.DeleteFunc(slices.Clone(s.Talk), func(t Said) bool { return t.Seq <= home })
	sum := sha256.New()
	sum.Write(before)
	for i := range len(s.Chairs) + 1 {
		viewer := rules.Seat(i)
		if i == len(s.Chairs) {
			if viewer = rules.Nobody; s.Settings.Closed {
				s.Talk = nil
			}
		}
		if viewer == rules.Nobody && s.Settings.Closed && chat {
			continue
		}
		sum.Write(later.ReplaceAll(s.AppendMessage(nil, viewer, e), nil))
		sum.Write(later.ReplaceAll(s.AppendPresent(nil, viewer), nil))
	}
	l := s.Summary()
	due := l.Due
	if l.Public && l.Status != journal.InPlay && !s.allReady() {
		due = 0 // the time when such a table is closed has changed
	}
	_, _ = fmt.Fprint(sum, l.Status, due, l.Clock, l.Moved, l.Chairs)
	for _, score := range s.Scores() {
		_, _ = fmt.Fprintf(sum, "%d %d %d", score.Deal, score.Points, uint(score.Made))
	}
	return sum.Sum(nil)
}

// TestGoesOn plays on with logs that commit e6afc76 has written.
func TestGoesOn(t *testing.T) {
	for i, l := range keptLogs(t) {
		for _, n := range []int{len(l.entries) / 3, len(l.entries)} {
			d := newDesk(t, uint64(i), Settings{Variant: "standard"})
			s := must.Get(foldAll(l.id, compiled, l.entries[:n]))(t)
			d.s, d.log, d.now = s, append([]journal.Entry(nil), l.entries[:n]...), s.At
			d.romp(n + 40)
			must.Get(foldAll(l.id, compiled, d.log))(t)
		}
	}
}

// TestUnknown: events that this program does not know are refused.
func TestUnknown(t *testing.T) {
	for _, body := range []string{
		``, `null`, `[]`, `{}`, `{"do":"","seat":0}`, `{"do":"dance","seat":0}`, `{"do":"nothing","seat":0}`, `{"do":"present","seat":0}`,
		`{"do":"sit","seat":0,"hat":1}`, `{"do":"sit","seat":0,"text":"x"}`, `{"do":"act","seat":0,"acts":["0 play AC"],"on":true}`,
		`{"do":"act","seat":0,"acts":["0 play AC","1 play KC"]}`, `{"do":"hint","seat":0,"to":1}`, `{"do":"deal","seat":-1,"secret":"00"}`,
		`{"do":"close","seat":-1,"settings":{}}`, `{"do":"open","seat":-1}`, `{"do":"open","seat":-1,"settings":{"variant":"standard","hat":1}}`,
	} {
		if e, err := Decode([]byte(body)); err == nil {
			t.Errorf("%s is read as %+v", body, e)
		}
	}
	for _, body := range []string{
		`{"do":"stand","seat":0,"name":"as the first logs had it"}`, `{"do":"remove","seat":0,"text":"likewise"}`,
	} {
		must.Get(Decode([]byte(body)))(t, body)
	}
}

// FuzzEvent: an event that was read is written so that it is read as the same.
func FuzzEvent(f *testing.F) {
	seen := map[Kind]int{}
	for _, l := range keptLogs(f) {
		for i := range l.entries {
			e := must.Get(Decode(l.entries[i].Body))(f)
			if seen[e.What.Kind()]++; seen[e.What.Kind()] < 4 {
				f.Add(l.entries[i].Body)
			}
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := Decode(text)
		if err != nil {
			return
		}
		once := e.Encode()
		again, err := Decode(once)
		if err != nil || !reflect.DeepEqual(e, again) && !bytes.Contains(once, []byte(`"rules"`)) { // the house's rules are written without blanks
			t.Fatalf("%s\nis written %s\nand read as %+v, not %+v: %v", text, once, again, e, err)
		}
		if twice := again.Encode(); !bytes.Equal(once, twice) {
			t.Fatalf("%s\nand then %s", once, twice)
		}
	})
}

// romp makes people send commands to a table, sensible or not, until its log has so many entries.
func (d *desk) romp(most int) {
	d.t.Helper()
	people := 2
	for i := range d.s.Chairs {
		if i < people {
			d.do(command(Sit, i))
			continue
		}
		c := command(SeatBot, 0)
		c.Seat, c.Text = i, "greedy"
		d.do(c)
	}
	n := 0
	for len(d.log) < most {
		d.now += d.r.Int64N(3000)
		d.tick()
		i := d.r.IntN(people + 1)
		n++
		if d.s.Asked != nil && d.r.IntN(3) > 0 {
			c := command(Answer, i)
			c.On = d.r.IntN(4) > 0
			d.do(c)
			continue
		}
		if d.s.Stage == Waiting && d.r.IntN(3) == 0 {
			c := command([]Kind{Remove, SeatBot, Unready, Rename}[d.r.IntN(4)], i)
			c.Seat, c.Text, c.Name = d.r.IntN(len(d.s.Chairs)), "club", []string{"Åsa", "Otto <1>", "O'Neill & co"}[d.r.IntN(3)]
			d.do(c)
		}
		switch d.r.IntN(40) {
		case 0:
			c := command(Chat, i)
			c.Text = []string{"hello", "Grüße <&> \"friends\"", "ein\u2028zwei 🂡"}[d.r.IntN(3)]
			c.ID = fmt.Sprint("c", n)
			d.do(c)
		case 1:
			c := command(Propose, i)
			c.Text = []string{Undo, Undo, Undo, Replay, Pause, Pause, Abandon}[d.r.IntN(7)]
			c.ID = fmt.Sprint("c", n)
			d.do(c)
			if d.r.IntN(2) == 0 {
				d.do(command(Redo, i))
			}
		case 2, 3:
			d.do(command(Claim, i))
		case 4:
			if seat := d.s.chairOf(fmt.Sprint("p", i)); seat != NoSeat { // as earlier versions wrote it
				d.keep(&Event{By: d.s.Chairs[seat].Player, Seat: seat, What: Muted{fmt.Sprint("p", d.r.IntN(3)), d.r.IntN(2) == 0}})
			}
		case 5:
			d.do(command([]Kind{Stand, Hint, Hint, Unready, Claim, Claim}[d.r.IntN(6)], i))
		case 6:
			c := command(Rename, i)
			c.Name = []string{"Åsa", "Otto <1>", "O'Neill & co"}[d.r.IntN(3)]
			d.do(c)
		case 7:
			c := command([]Kind{Remove, SeatBot, Away, Sit}[d.r.IntN(4)], i)
			c.Seat, c.Text = d.r.IntN(len(d.s.Chairs)), "club"
			d.do(c)
		case 8:
			if d.r.IntN(5) == 0 {
				d.now += d.r.Int64N(400_000)
			}
		default:
			switch {
			case d.s.Paused:
				d.do(command(Resume, i))
			case d.s.Stage == Waiting:
				d.do(command(Sit, i))
				c := command(Ready, i)
				if d.r.IntN(3) > 0 {
					c.Text = cards.CommitEntropy(entropy(i)).String()
				}
				d.do(c)
			case d.s.Stage == Mixing:
				c := command(Entropy, i)
				c.Text = entropy(i).String()
				d.do(c)
				d.now += 5000
			case d.s.Stage == Between:
				d.do(command(Ready, i))
			default:
				d.actIfAny()
			}
			d.do(command(Back, i))
		}
	}
}

// actIfAny makes a player who is to decide act at random, bots too.
func (d *desk) actIfAny() {
	var v match.View
	for i := range d.s.Chairs {
		k := &d.s.Chairs[i]
		if d.s.View(rules.Seat(i), &v); v.Options.Pick == 0 {
			continue
		}
		a := v.Options.Nth(d.r.IntN(v.Options.Len()))
		c := Command{Do: Act, Player: k.Player, ID: fmt.Sprint("a", d.s.Seq), Seat: i, Act: string(a.Append(nil)), Hand: int(a.Seat()), Seen: d.s.Seq}
		if k.botDecides() {
			c.Player, c.ID = "", ""
		}
		if d.do(c) == nil {
			return
		}
	}
}
