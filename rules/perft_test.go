package rules

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

var (
	update = flag.Bool("update", false, "write perft files for variants that have none")
	deep   = flag.Bool("deep", false, "count the deepest lines of the perft corpus, too, as the gate does")
)

const corpusHead = `# Perft: a line "position …" (see rules/position.go), then lines "perft DEPTH COUNT":
# so many sequences of DEPTH acts are legal from there. Where several hands may act at
# once, they act in ascending order of seats. Sequences that would go on after the end
# of the deal do not count.
`

// TestPerft counts every line of the corpus, up to a million sequences unless -deep is given.
func TestPerft(t *testing.T) {
	if *update {
		writeCorpus(t)
	}
	files, err := filepath.Glob("testdata/perft/*.perft")
	if err != nil || len(files) != len(Catalogue()) {
		t.Fatalf("%d perft files for %d variants: %v", len(files), len(Catalogue()), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			eachPerft(t, file, func(g *Game, s *State, depth int, want uint64) {
				if want > 1_000_000 && !*deep && !gate.Runs() {
					return
				}
				if got := g.Perft(s, depth); got != want {
					t.Errorf("%s\nperft %d is %d, not %d", g.AppendPosition(nil, s), depth, got, want)
				}
			})
		})
	}
}

func eachPerft(t testing.TB, file string, visit func(g *Game, s *State, depth int, want uint64)) {
	f, err := os.Open(file)
	must.Do(t, err)
	defer f.Close()
	var g *Game
	var s State
	for sc := bufio.NewScanner(f); sc.Scan(); {
		line := sc.Text()
		if text, ok := strings.CutPrefix(line, "position "); ok {
			g, s = must.Get2(ParsePosition(text))(t)
			continue
		}
		var depth int
		var want uint64
		if n, _ := fmt.Sscanf(line, "perft %d %d", &depth, &want); n == 2 {
			visit(g, &s, depth, want)
		}
	}
}

// writeCorpus chooses positions of every phase at random and counts them.
func writeCorpus(t *testing.T) {
	must.Do(t, os.MkdirAll("testdata/perft", 0o755))
	for i, v := range Catalogue() {
		g := open(t, v.ID)
		r := rand.New(rand.NewPCG(uint64(i), 99))
		file := "testdata/perft/" + v.ID + ".perft"
		if _, err := os.Stat(file); err == nil {
			continue // the positions of older files stay, although the same walks would lead elsewhere now
		}
		b := []byte(corpusHead)
		for n := range 12 {
			s := somePosition(g, r, n)
			b = append(b, "\nposition "...)
			b = append(g.AppendPosition(b, &s), '\n')
			last := uint64(0)
			for depth := 1; depth <= 12; depth++ {
				count := g.Perft(&s, depth)
				if count == 0 || count > 60_000_000 {
					break
				}
				b = fmt.Appendf(b, "perft %d %d\n", depth, count)
				if count > 4_000_000 && count > last {
					break
				}
				last = count
			}
		}
		must.Do(t, os.WriteFile(file, b, 0o644))
	}
}

// somePosition returns a position after a number of random acts: one at the start, some before the
// first card, the rest in play.
func somePosition(g *Game, r *rand.Rand, n int) State {
	seed := cards.SeedOf(g.v.ID + " perft")
	d := g.Deal(&seed, uint64(n))
	d.Dealer = Seat(n % g.live.Len())
	if g.v.Trump.By != ByTurnup {
		d.Trump = []Trump{NoTrump, ClubsTrump, DiamondsTrump, HeartsTrump, SpadesTrump}[n%5]
	}
	if g.v.Score.Vulnerable > 0 {
		d.Vulnerable = Seats(1 + n%3)
	}
	s := g.Start(&d)
	for acts := []int{0, 2, 4, 6, 9, 12, 15, 18, 20, 24, 26, 30}[n]; acts > 0; acts-- {
		o := g.Due(&s)
		next := s
		g.Apply(&next, o.Nth(r.IntN(o.Len())))
		if next.phase == Over {
			break
		}
		s = next
	}
	return s
}

func BenchmarkPerft(b *testing.B) {
	for _, id := range []string{"standard", "four", "five", "dummy", "nines"} {
		b.Run(id, func(b *testing.B) {
			nodes := uint64(0)
			for b.Loop() {
				eachPerft(b, "testdata/perft/"+id+".perft", func(g *Game, s *State, depth int, want uint64) {
					if s.phase == Playing && want < 1_000_000 {
						nodes += g.Perft(s, depth)
					}
				})
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
