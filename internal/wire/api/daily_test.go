package api

import (
	"fmt"
	"strings"
	"testing"

	"ninetynine/internal/learn/daily"
)

// TestStandings: players with equal points share a place; a player who is not among the best is shown
// among neighbours; no player is shown twice.
func TestStandings(t *testing.T) {
	for _, c := range []struct {
		who               string
		points            []int32
		best, near, place string
	}{
		{"c", []int32{9, 8, 8, 5}, "1 2 2 4", "", "2"},
		{"l", []int32{30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16}, "1 2 3 4 5 6 7 8 9 10 11 12 13 14", "", "12"},
		{"o", []int32{30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 17, 16, 15}, "1 2 3 4 5 6 7 8 9 10", "13 14 14 16 17", "14"},
		{"z", []int32{30, 20}, "1 2 2", "", "2"},
		{"z", []int32{30, 10}, "1 2 3", "", "2"},
	} {
		var all []daily.Played
		for i, p := range c.points {
			all = append(all, daily.Played{Player: string(rune('a' + i)), Table: "t", Points: p})
		}
		best, near, place := standings(all, daily.Played{Player: c.who, Table: "t", Points: 20})
		told, shown := [2]string{}, 0
		for i, list := range [][]daily.Played{best, near} {
			for _, p := range list {
				told[i] += fmt.Sprint(p.Place, " ")
				if p.Player != "" || p.Table != "" {
					shown++
				}
			}
			told[i] = strings.TrimSpace(told[i])
		}
		if told != [2]string{c.best, c.near} || fmt.Sprint(place) != c.place || shown != 1 {
			t.Errorf("%s: %q, place %d, %d of them named", c.who, told, place, shown)
		}
	}
}
