package typedpad

import (
	"strings"
	"unicode/utf8"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

func (s *Session) sheet() {
	s.line(s.Book.Variant(new(s.Pad.Match().Game.Variant())))
	if len(s.Pad.Deals()) == 0 {
		s.says("pad.example", "example", s.example(), "help", s.word("cmd.help"))
		return
	}
	s.head()
	for n := range s.Pad.Deals() {
		s.row(n)
		if deal := &s.Pad.Deals()[n]; deal.Closed {
			s.bonus(deal)
		}
	}
	s.says("pad.legend", "declare", strings.ToUpper(s.letter(rules.Declare)), "reveal", strings.ToUpper(s.letter(rules.Reveal)))
}

// head prints the column heads.
func (s *Session) head() {
	head := s.cells("", "")
	for i := range s.Pad.Match().Game.Seats() {
		head = append(head, s.right(s.name(rules.Seat(i)), s.column(i)))
	}
	s.print(head)
}

func (s *Session) column(i int) int { return max(11, s.width(s.name(rules.Seat(i)))) }

// cells begins a row with a number and a mark.
func (s *Session) cells(number, mark string) []string {
	return []string{s.right(number, 3), mark + strings.Repeat(" ", max(0, 5-s.width(mark)))}
}

func (s *Session) right(text string, w int) string {
	return strings.Repeat(" ", max(0, w-s.width(text))) + text
}

func (s *Session) width(text string) int {
	if s.Width == nil {
		return utf8.RuneCountInString(text)
	}
	return s.Width(text)
}

func (s *Session) print(cells []string) { s.line(strings.TrimRight(strings.Join(cells, "  "), " ")) }

// row prints a deal: its number and trump, then for each hand whether the contract
// was made, the premium, the points and the total.
func (s *Session) row(n int) {
	deal := &s.Pad.Deals()[n]
	row := s.cells(phrase.Signed(n+1), s.Book.TrumpMark(deal.Trump))
	for i := range s.Pad.Match().Game.Seats() {
		made := " "
		if deal.Result.Made.Has(rules.Seat(i)) {
			made = "•"
		}
		if p := deal.Result.Premium[i]; p != 0 {
			made += strings.ToUpper(s.letter(p))
		}
		row = append(row, s.right(made+" "+s.right(phrase.Signed(deal.Result.Points[i]), 3)+s.right(phrase.Signed(deal.Totals[i]), 5), s.column(i)))
	}
	s.print(row)
}

// bonus prints the totals of a game with its bonuses.
func (s *Session) bonus(deal *pad.Deal) {
	row := s.cells("", "=")
	for i := range s.Pad.Match().Game.Seats() {
		bonus := ""
		if b := deal.End.Bonus[i]; b != 0 {
			bonus = "+" + phrase.Signed(b)
		}
		row = append(row, s.right(bonus+s.right(phrase.Signed(deal.End.Totals[i]+deal.End.Bonus[i]), 5), s.column(i)))
	}
	s.print(row)
}

// example returns an entry that the pad would accept.
func (s *Session) example() string {
	g := s.Pad.Match().Game
	parts := []string{"3 " + s.word("pad.word.made")}
	left := g.Tricks() - 3
	for i := 1; i < g.Seats(); i++ {
		n := left / (g.Seats() - i)
		left -= n
		parts = append(parts, phrase.Signed(n))
	}
	return strings.Join(parts, ", ")
}
