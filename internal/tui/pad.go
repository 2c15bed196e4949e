package tui

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/cards"
	"ninetynine/internal/pad"
	"ninetynine/internal/phrase"
	"ninetynine/match"
	"ninetynine/rules"
)

// A PadDesk keeps a score pad in plain lines.
type PadDesk struct {
	Book *phrase.Book
	Pad  *pad.Pad
	Out  io.Writer
	Wide int                       // columns in which sentences are broken between words; 0: they are not
	Save func(record []byte) error // after every change

	corrected string // a correction that does not fit, to be typed again
	failed    error  // why the pad could not be saved
}

// Run reads what is typed, a line at a time, until the input or the context ends,
// or somebody quits. The error is one of reading, or of Save.
func (d *PadDesk) Run(ctx context.Context, in io.Reader) error {
	d.sheet()
	d.due()
	lines := bufio.NewScanner(in)
	for ctx.Err() == nil && lines.Scan() {
		if d.obey(strings.TrimSpace(lines.Text())) {
			break
		}
		if d.failed != nil {
			return d.failed
		}
	}
	return errors.Join(lines.Err(), ctx.Err())
}

func (d *PadDesk) says(key string, pairs ...any) { d.prose(d.Book.Say(key, pairs...)) }

// prose prints sentences.
func (d *PadDesk) prose(s string) {
	if d.Wide > 0 {
		s = ansi.Wordwrap(s, d.Wide, "")
	}
	d.line(s)
}

func (d *PadDesk) line(s string) { fmt.Fprintln(d.Out, s) }

// obey carries out a line, and reports whether it was the last.
func (d *PadDesk) obey(text string) (quit bool) {
	word, rest, _ := strings.Cut(text, " ")
	corrected := d.corrected
	d.corrected = ""
	switch d.verb(strings.ToLower(word)) {
	case "":
		d.enter(text)
	case "show":
		d.sheet()
		d.due()
	case "undo":
		if d.Pad.Undo() {
			d.changed("pad.undone")
		} else {
			d.says("pad.nothing")
		}
	case "edit":
		d.edit(text, rest, corrected == text)
	case "turn":
		d.turn(rest)
	case "why":
		d.why(rest)
	case "settle":
		d.settle()
	case "stop":
		d.tell(d.Pad.Abandon(), "pad.stopped")
	case "help":
		for _, key := range []string{"pad.help.hand", "pad.help.some", "pad.help.premium", "pad.help.trump", "pad.help.more"} {
			d.says(key, "made", d.word("pad.word.made"), "failed", d.word("pad.word.failed"), "declare", d.word("cmd.declare"), "reveal", d.word("cmd.reveal"),
				"undo", d.word("cmd.undo"), "edit", d.word("pad.cmd.edit"), "turn", d.word("pad.cmd.turn"), "show", d.word("pad.cmd.show"), "why", d.word("pad.cmd.why"),
				"settle", d.word("pad.cmd.settle"), "stop", d.word("pad.cmd.stop"), "quit", d.word("cmd.quit"))
		}
	case "quit":
		return true
	}
	return false
}

// word returns the first of the words that a key lists.
func (d *PadDesk) word(key string) string {
	first, _, _ := strings.Cut(d.Book.Say(key), "|")
	return first
}

// means reports whether a typed word is one of the key's, or the English one.
func (d *PadDesk) means(typed, key, english string) bool {
	return typed == english || slices.ContainsFunc(strings.Split(d.Book.Say(key), "|"), func(w string) bool { return same(typed, w) })
}

// verb returns the command that a word stands for, in English; "" for an entry.
func (d *PadDesk) verb(typed string) string {
	for _, verb := range []string{"show", "edit", "turn", "why", "settle", "stop"} {
		if d.means(typed, "pad.cmd."+verb, verb) {
			return verb
		}
	}
	for _, verb := range []string{"undo", "help", "quit"} {
		if d.means(typed, "cmd."+verb, verb) {
			return verb
		}
	}
	switch typed {
	case "":
		return "show"
	case "?":
		return "help"
	case "q", "exit":
		return "quit"
	}
	return ""
}

// enter enters the deal that is due.
func (d *PadDesk) enter(text string) {
	e, ok := d.entry(text)
	if !ok {
		return
	}
	if err := d.Pad.Enter(e); err != nil {
		d.refuse(err)
		if _, ok := errors.AsType[*pad.Incomplete](err); ok && !strings.Contains(text, ",") {
			d.says("pad.commas", "example", d.example())
		}
		return
	}
	d.save()
	d.head()
	d.row(len(d.Pad.Deals()) - 1)
	d.ended()
	d.due()
}

// edit corrects a deal; typed a second time, it gives up what no longer fits.
func (d *PadDesk) edit(text, rest string, again bool) {
	number, entry, _ := strings.Cut(strings.TrimSpace(rest), " ")
	n, err := strconv.Atoi(strings.TrimRight(number, ":."))
	if err != nil {
		d.says("pad.which", "edit", d.word("pad.cmd.edit"))
		return
	}
	e, ok := d.entry(entry)
	if !ok {
		return
	}
	do := d.Pad.Edit
	if again {
		do = d.Pad.EditAnyway
	}
	changes, err := do(n-1, e)
	if bad, ok := errors.AsType[*pad.Unfit](err); ok {
		for _, f := range bad.Deals {
			d.says("pad.unfit", "deal", f.Deal+1, "why", d.fault(f))
		}
		d.says("pad.unfit.again")
		d.corrected = text
		return
	}
	if err != nil {
		d.refuse(err)
		return
	}
	for _, c := range changes {
		if c.Is == (pad.Deal{}) {
			d.says("pad.dropped", "deal", c.Deal+1)
		} else if c.Is.Trump != c.Was.Trump || c.Is.Dealer != c.Was.Dealer || c.Is.Game != c.Was.Game {
			d.says("pad.changed", "deal", c.Deal+1, "trump", d.Book.Trump(c.Is.Trump), "was", d.Book.Trump(c.Was.Trump), "dealer", d.name(c.Is.Dealer))
		}
	}
	d.changed("pad.corrected", "deal", n)
}

// turn notes the card turned up.
func (d *PadDesk) turn(rest string) {
	e := pad.Blank()
	if !d.trump(strings.ToLower(strings.TrimSpace(rest)), &e) {
		d.says("pad.unclear", "word", phrase.Clean(rest, 20), "help", d.word("cmd.help"))
		return
	}
	d.tell(d.Pad.TurnUp(e.Turnup, e.Trump), "")
}

// tell says what became of a change.
func (d *PadDesk) tell(err error, key string) {
	if err != nil {
		d.refuse(err)
		return
	}
	d.changed(key)
}

// changed saves the pad and shows it.
func (d *PadDesk) changed(key string, pairs ...any) {
	d.save()
	if key != "" {
		d.says(key, pairs...)
		d.sheet()
	}
	d.due()
}

func (d *PadDesk) save() { d.failed = d.Save(d.Pad.Append(nil)) }

// refuse says what is wrong with an entry, or missing in it.
func (d *PadDesk) refuse(err error) {
	if f, ok := errors.AsType[*pad.Fault](err); ok {
		d.prose(d.fault(f))
		return
	}
	var asks []string
	if need, ok := errors.AsType[*pad.Incomplete](err); ok {
		for _, m := range need.Missing {
			asks = append(asks, d.Book.Say("pad.need."+string(m.What), "name", d.name(m.Seat)))
		}
	}
	d.says("pad.need", "what", strings.Join(asks, "; "))
}

func (d *PadDesk) fault(f *pad.Fault) string {
	n := f.Number
	if f.Kind == pad.NoSuchDeal {
		n = f.Deal + 1
	}
	open := "no"
	if f.Open || f.Bid == int(pad.Unknown) || n < 0 {
		open = "yes"
	}
	return d.Book.Say("pad.fault."+string(f.Kind), "name", d.name(f.Seat), "other", d.name(f.Other), "n", n, "limit", f.Limit, "bid", f.Bid,
		"open", open, "offer", d.Book.Offer(f.Offer), "trump", d.Book.Trump(f.Trump), "want", d.Book.Trump(f.Want), "card", d.card(f.Card))
}

func (d *PadDesk) card(c cards.Card) string {
	switch c {
	case 0:
		return ""
	case cards.Joker:
		return d.Book.Say("joker")
	}
	if c.Rank() < cards.Two || c.Rank() > cards.Ace || int(c.Suit()) >= cards.Suits {
		return "?"
	}
	return d.Book.Card(c)
}

func (d *PadDesk) name(seat rules.Seat) string {
	names := d.Pad.Header().Seats
	if int(seat) >= len(names) {
		return ""
	}
	if name := phrase.Clean(names[seat], 16); name != "" {
		return name
	}
	return d.Book.Say("seat", "n", int(seat)+1)
}

func (d *PadDesk) names(ss rules.Seats) string {
	var all []string
	for i := range ss.All() {
		all = append(all, d.name(i))
	}
	return strings.Join(all, ", ")
}

// due says who deals and leads next, and the trump and why.
func (d *PadDesk) due() {
	due, ok := d.Pad.Due()
	if !ok {
		d.end()
		return
	}
	key := "pad.due"
	if due.Trump == rules.Unnamed {
		key = "pad.due.turn"
	}
	d.says(key, "deal", due.Number+1, "dealer", d.name(due.Dealer), "lead", d.name(due.Lead), "trump", d.Book.Trump(due.Trump), "why", d.cause(due.Origin, true), "turn", d.word("pad.cmd.turn"))
	if due.Vulnerable != 0 {
		d.says("pad.vulnerable", "names", d.names(due.Vulnerable))
	}
}

// cause says where a trump comes from.
func (d *PadDesk) cause(o match.Origin, due bool) string {
	holds := d.Pad.Match().Game.TrumpBy() == rules.ByHolder
	switch {
	case o.Cause == match.Success:
		return d.Book.Say("why.success", "n", int(o.Made))
	case o.Cause == match.Named:
		return d.Book.Say("why.named", "you", "no", "name", d.name(o.By))
	case o.Cause == match.Turnup:
		return d.Book.Say("turnup")
	case holds && due:
		return d.Book.Say("why.stay")
	case o.Cause == match.Stayed:
		return d.Book.Say("why.stays")
	case o.Cause == match.NewGame:
		return d.Book.Say("why.game")
	}
	return d.Book.Say("why.first")
}

// why says what the points of a deal are made of, and where its trump came from.
func (d *PadDesk) why(rest string) {
	deals := d.Pad.Deals()
	n, err := strconv.Atoi(strings.TrimSpace(rest))
	if strings.TrimSpace(rest) == "" {
		n, err = len(deals), nil
	}
	if err != nil || n < 1 || n > len(deals) {
		d.says("pad.fault.deal", "n", n)
		return
	}
	deal := &deals[n-1]
	d.says("pad.deal", "deal", n, "dealer", d.name(deal.Dealer), "lead", d.name(deal.Lead), "trump", d.Book.Trump(deal.Trump), "why", d.cause(deal.Origin, false))
	for i := range d.Pad.Match().Game.Seats() {
		p := &deal.Parts[i]
		var parts []string
		for _, x := range []struct {
			key string
			n   int32
		}{{"pad.part.tricks", p.Tricks}, {"pad.part.contract", p.Contract}, {"pad.part.premium", p.Premium}, {"pad.part.vulnerable", p.Vulnerable}} {
			if x.n != 0 {
				parts = append(parts, d.Book.Say(x.key, "n", signed(x.n)))
			}
		}
		d.says("pad.part", "name", d.name(rules.Seat(i)), "points", signed(deal.Result.Points[i]), "parts", strings.Join(parts, ", "))
	}
}

// settle settles by differences, and where a dummy plays the games in stakes.
func (d *PadDesk) settle() {
	g := d.Pad.Match().Game
	tell := func(key string, due match.Points, pairs ...any) {
		var all []string
		for i := range g.Live().All() {
			n := signed(due[i])
			if due[i] > 0 {
				n = "+" + n
			}
			all = append(all, d.name(i)+" "+n)
		}
		d.says(key, append(pairs, "what", strings.Join(all, ", "))...)
	}
	tell("pad.settle", pad.Differences(g, d.Pad.Totals()))
	if g.GameRule().BonusTo != rules.ToDummy {
		return
	}
	for _, deal := range d.Pad.Deals() {
		if deal.Closed {
			tell("pad.stakes", pad.Stakes(g, &deal.End), "game", deal.Game+1)
		}
	}
}

// ended says how the game of the last deal ended, if it did.
func (d *PadDesk) ended() {
	deals := d.Pad.Deals()
	deal := &deals[len(deals)-1]
	if !deal.Closed {
		return
	}
	e := &deal.End
	d.says(wonBy("game", e.Winners), "you", "no", "names", d.names(e.Winners), "game", int(e.Game)+1)
	for i := range d.Pad.Match().Game.Seats() {
		if b := e.Bonus[i]; b != 0 {
			d.says("bonus", "name", d.name(rules.Seat(i)), "bonus", int(b), "total", int(e.Totals[i]+b))
		}
	}
}

// wonBy returns the key of who has won something.
func wonBy(what string, winners rules.Seats) string {
	return what + "." + []string{"drawn", "won", "shared"}[min(winners.Len(), 2)]
}

// end says how the match ended.
func (d *PadDesk) end() {
	e := d.Pad.State().End
	switch {
	case e.Cut:
		d.says("end.cut")
	case d.Pad.Match().Game.RubberRule().Games != 1: // otherwise the game was the match
		d.says(wonBy("rubber", e.Winners), "you", "no", "names", d.names(e.Winners))
		for i := range d.Pad.Match().Game.Seats() {
			if b := e.Rubber[i]; b != 0 {
				d.says("bonus.rubber", "name", d.name(rules.Seat(i)), "bonus", int(b))
			}
		}
	}
	var all []string
	for i := range d.Pad.Match().Game.Seats() {
		all = append(all, d.name(rules.Seat(i))+" "+signed(e.Totals[i]))
	}
	d.says("end.totals", "totals", strings.Join(all, ", "))
}
