// Package typedpad keeps a score pad by typed lines, in the person's language or in English, and answers in
// lines: in the terminal, and on the page for people who prefer to type.
package typedpad

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

// A Session keeps a score pad in plain lines.
type Session struct {
	Book  *phrase.Book
	Pad   *pad.Pad
	Out   io.Writer
	Save  func(record []byte) error // after every change
	Width func(text string) int     // columns that a text takes; the number of characters, if nil
	Wrap  func(text string) string  // breaks sentences into lines, unless nil

	Corrected string // the last line, if typing it again confirms a correction that loses something
	Refused   int    // how many lines changed nothing, though they should have
	failed    error  // from the last Save
}

// Run reads lines until the input or the context ends, or a player quits. It tries again after each line
// to save what could not be saved. The error is one of reading, or of the last Save.
func (s *Session) Run(ctx context.Context, in io.Reader) error {
	s.sheet()
	s.printDue()
	lines := bufio.NewScanner(in)
	for ctx.Err() == nil && lines.Scan() {
		was := s.failed
		if s.Execute(strings.TrimSpace(lines.Text())) {
			break
		}
		s.retrySave(was)
	}
	if s.failed != nil {
		s.save()
	}
	return errors.Join(lines.Err(), ctx.Err(), s.failed)
}

// retrySave tries again to save, and reports the result.
func (s *Session) retrySave(was error) {
	if s.failed != nil && was != nil {
		s.save()
	}
	switch {
	case s.failed != nil:
		s.says("plain.unsaved", "why", s.failed.Error())
	case was != nil:
		s.says("plain.saved")
	}
}

func (s *Session) says(key string, pairs ...any) { s.prose(s.Book.Say(key, pairs...)) }

// no says why a line is not carried out.
func (s *Session) no(key string, pairs ...any) {
	s.Refused++
	s.says(key, pairs...)
}

func (s *Session) prose(text string) {
	if s.Wrap != nil {
		text = s.Wrap(text)
	}
	s.line(text)
}

func (s *Session) line(text string) { fmt.Fprintln(s.Out, text) }

// Execute carries out a line, and reports whether it was the last.
func (s *Session) Execute(text string) (quit bool) {
	text = letters.Compose(text)
	word, rest, _ := strings.Cut(text, " ")
	corrected := s.Corrected
	s.Corrected = ""
	switch verb := s.verb(strings.ToLower(word)); verb {
	case "":
		s.enter(text)
	case "show":
		s.sheet()
		s.printDue()
	case "undo":
		if a, ok := s.Pad.Undo(); ok {
			s.save()
			s.prose(s.Book.Say("pad.undone", "what", s.act(a)) + " " + s.Book.Say("pad.redo.hint", "redo", s.word("pad.cmd.redo")))
			s.sheet()
			s.printDue()
		} else {
			s.no("pad.nothing")
		}
	case "redo":
		if a, ok := s.Pad.Redo(); ok {
			s.changed("pad.redone", "what", s.act(a))
		} else {
			s.no("pad.nothing.again")
		}
	case "edit", "insert", "delete":
		s.deal(verb, correction{text: text, again: corrected == text}, rest)
	case "name", "replace", "first", "target", "totals":
		s.retitle(verb, correction{text: text, again: corrected == text}, strings.TrimSpace(rest))
	case "turn":
		s.turn(rest)
	case "why":
		s.why(rest)
	case "settle":
		for _, line := range s.Pad.Settlement(s.Book) {
			s.prose(line)
		}
	case "stop":
		s.answer(s.Pad.Abandon(), "pad.stopped")
	case "help":
		s.help()
	case "quit":
		return true
	}
	return false
}

func (s *Session) help() {
	pairs := []any{
		"made", s.word("pad.word.made"), "failed", s.word("pad.word.failed"), "declare", s.word("cmd.declare"), "reveal", s.word("cmd.reveal"),
		"d", s.Book.Say("offer.letter.declare"), "r", s.Book.Say("offer.letter.reveal"), "undo", s.word("cmd.undo"), "quit", s.word("cmd.quit"),
	}
	for _, verb := range verbs {
		pairs = append(pairs, verb, s.word("pad.cmd."+verb))
	}
	for _, key := range []string{"pad.help.hand", "pad.help.some", "pad.help.premium", "pad.help.trump", "pad.help.more", "pad.help.deals", "pad.help.head"} {
		s.says(key, pairs...)
	}
}

// verbs are the English commands for the pad itself.
var verbs = []string{"show", "edit", "turn", "why", "settle", "stop", "redo", "insert", "delete", "name", "replace", "first", "target", "totals"}

// word returns the first word of a key's list.
func (s *Session) word(key string) string {
	first, _, _ := strings.Cut(s.Book.Say(key), "|")
	return first
}

// isCommand reports whether a typed word is one of the key's words, or the English one.
func (s *Session) isCommand(typed, key, english string) bool {
	return typed == english || slices.ContainsFunc(strings.Split(s.Book.Say(key), "|"), func(w string) bool { return phrase.Same(typed, w) })
}

// verb returns the English command for a typed word; "" for an entry.
func (s *Session) verb(typed string) string {
	for _, verb := range verbs {
		if s.isCommand(typed, "pad.cmd."+verb, verb) {
			return verb
		}
	}
	for _, verb := range []string{"undo", "help", "quit"} {
		if s.isCommand(typed, "cmd."+verb, verb) {
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

func (s *Session) enter(text string) {
	e, ok := s.entry(text)
	if !ok {
		return
	}
	if err := s.Pad.Enter(e); err != nil {
		s.refuse(err)
		if _, ok := errors.AsType[*pad.Incomplete](err); ok && !strings.Contains(text, ",") {
			s.says("pad.commas", "example", s.example())
		}
		return
	}
	s.save()
	s.head()
	s.row(len(s.Pad.Deals()) - 1)
	s.ended()
	s.printDue()
}

func (s *Session) turn(rest string) {
	e := pad.Blank(s.Pad.Match().Game.Seats())
	if !s.trump(strings.ToLower(strings.TrimSpace(rest)), &e) {
		s.no("pad.unclear", "word", phrase.Clean(rest, 20), "help", s.word("cmd.help"))
		return
	}
	s.answer(s.Pad.TurnUp(e.Turnup, e.Trump), "")
}

func (s *Session) answer(err error, key string) {
	if err != nil {
		s.refuse(err)
		return
	}
	s.changed(key)
}

func (s *Session) changed(key string, pairs ...any) {
	s.save()
	if key != "" {
		s.says(key, pairs...)
		s.sheet()
	}
	s.printDue()
}

func (s *Session) save() { s.failed = s.Save(s.Pad.Append(nil)) }

func (s *Session) refuse(err error) {
	s.Refused++
	why := s.Pad.Refusal(s.Book, err)
	for _, line := range why {
		s.prose(line)
	}
	if why == nil {
		s.says("pad.refused", "text", err.Error())
	}
}

func (s *Session) name(seat rules.Seat) string { return phrase.Clean(s.Pad.Player(s.Book, seat), 16) }

// printBelow returns what stands below the sheet.
func (s *Session) printBelow() *phrase.Sheet {
	return &phrase.Sheet{Book: s.Book, Hands: rules.Seat(s.Pad.Match().Game.Seats()), Name: s.name, Me: rules.Nobody}
}

// printDue says which player deals, which leads, and the trump with its origin.
func (s *Session) printDue() {
	due, ok := s.Pad.Due()
	if !ok {
		s.end()
		return
	}
	key := "pad.due"
	if due.Trump == rules.Unnamed {
		key = "pad.due.turn"
	}
	s.says(key, "deal", due.Number+1, "dealer", s.name(due.Dealer), "lead", s.name(due.Lead), "trump", s.Book.Trump(due.Trump), "why", s.Pad.Origin(s.Book, due.Origin, true), "turn", s.word("pad.cmd.turn"))
	if due.Vulnerable != 0 {
		s.says("pad.vulnerable", "names", s.printBelow().Names(due.Vulnerable))
	}
}

// why explains the points of a deal, and where its trump came from.
func (s *Session) why(rest string) {
	deals := s.Pad.Deals()
	n, err := strconv.Atoi(strings.TrimSpace(rest))
	if strings.TrimSpace(rest) == "" {
		n, err = len(deals), nil
	}
	if err != nil || n < 1 || n > len(deals) {
		s.no("pad.fault.deal", "n", n)
		return
	}
	deal := &deals[n-1]
	s.says("pad.deal", "deal", n, "dealer", s.name(deal.Dealer), "lead", s.name(deal.Lead), "trump", s.Book.Trump(deal.Trump), "why", s.Pad.Origin(s.Book, deal.Origin, false))
	for i := range s.Pad.Match().Game.Seats() {
		p := &deal.Parts[i]
		var parts []string
		for _, x := range []struct {
			key string
			n   int32
		}{{"pad.part.tricks", p.Tricks}, {"pad.part.contract", p.Contract}, {"pad.part.premium", p.Premium}, {"pad.part.vulnerable", p.Vulnerable}} {
			if x.n != 0 {
				parts = append(parts, s.Book.Say(x.key, "n", phrase.Signed(x.n)))
			}
		}
		s.says("pad.part", "name", s.name(rules.Seat(i)), "points", phrase.Signed(deal.Result.Points[i]), "parts", strings.Join(parts, ", "))
	}
}

// ended says how the last deal ended its game, if it did.
func (s *Session) ended() {
	deals := s.Pad.Deals()
	deal := &deals[len(deals)-1]
	if !deal.Closed {
		return
	}
	s.proseAll(s.printBelow().OfGame(&deal.End))
}

func (s *Session) proseAll(es []phrase.Ending) {
	for _, e := range es {
		s.prose(e.Text)
	}
}

func (s *Session) end() {
	e := s.Pad.State().End
	switch {
	case e.Cut:
		s.says("end.cut")
	case s.Pad.Match().Game.RubberRule().Games != 1: // otherwise the game was the match
		s.proseAll(s.printBelow().OfRubber(&e))
	}
	s.says("end.totals", "totals", s.printBelow().Each(&e.Totals, ", "))
}
