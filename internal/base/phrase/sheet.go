package phrase

import (
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/base/letters"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Sheet says what stands below a score sheet: who has won, and which bonuses there are.
type Sheet struct {
	*Book
	Hands rules.Seat                   // how many there are, the dummy's included
	Name  func(seat rules.Seat) string // what a hand is called
	Me    rules.Seat                   // who is addressed; [rules.Nobody] for none
}

// An Ending is a line on how a game or the match ended; Won is true if it names
// the winner.
type Ending struct {
	Text string
	Won  bool
}

// Names returns what the seats are called.
func (s *Sheet) Names(ss rules.Seats) string {
	return letters.Join(ss.All(), ", ", s.Name)
}

// Each returns every hand with its points, and between them the separator.
func (s *Sheet) Each(points *match.Points, separator string) string {
	var all []string
	for i := range s.Hands {
		all = append(all, s.Name(i)+" "+Signed(points[i]))
	}
	return strings.Join(all, separator)
}

// OfGame says how a game has ended.
func (s *Sheet) OfGame(e *match.GameEnd) []Ending {
	return append(s.won("game", e.Winners, int(e.Game)+1), s.bonuses("bonus", &e.Bonus, &e.Totals)...)
}

// OfRubber says how a match of several games has ended.
func (s *Sheet) OfRubber(e *match.End) []Ending {
	return append(s.won("rubber", e.Winners, 0), s.bonuses("bonus.rubber", &e.Rubber, &e.Totals)...)
}

func (s *Sheet) won(what string, winners rules.Seats, game int) []Ending {
	how := []string{".drawn", ".won", ".shared"}[min(winners.Len(), 2)]
	you := Yes(winners != 0 && winners == s.Me.Set())
	return []Ending{{s.Say(what+how, "names", s.Names(winners), "you", you, "game", game), true}}
}

func (s *Sheet) bonuses(key string, bonus, totals *match.Points) (es []Ending) {
	for i := range s.Hands {
		if b := bonus[i]; b != 0 {
			es = append(es, Ending{s.Say(key, "name", s.Name(i), "points", int(totals[i]), "bonus", int(b), "total", int(totals[i]+b)), false})
		}
	}
	return es
}

// TrumpMark returns a trump in a character or two.
func (b *Book) TrumpMark(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol()
	}
	if t == rules.NinesTrump {
		return "9"
	}
	return b.Say("trump.short")
}

// Signed writes points with a true minus sign.
func Signed[N int | int32](n N) string {
	return strings.Replace(strconv.Itoa(int(n)), "-", "−", 1)
}

// Yes returns the word by which messages choose: yes or no.
func Yes(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// Minute writes a moment, in milliseconds since 1970, as messages need it.
func Minute(at int64) string { return time.UnixMilli(at).UTC().Format("2006-01-02 15:04 UTC") }
