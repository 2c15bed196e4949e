package ratings

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"ninetynine/internal/base/interval"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/test/must"
)

const (
	trained = 9    // worlds that parameters are fitted to
	heldOut = 24   // worlds that they are tried on
	long    = 3000 // matches of a world
)

// A past is a world's matches, to be rated again and again.
type past struct {
	w   *world
	all []played
}

// A study is what is known of a class.
type study struct {
	class   string
	bank    bank
	at      map[string]float64 // the means of levels in the bank
	alone   float64            // chance of a match alone with levels
	settled int                // matches of a world before somebody cheats
	tries   int                // worlds of each cheat
}

func (s *study) pasts(first, n int) (all []past) {
	for i := range n {
		w, matches := season(s.class, s.bank, uint64(first+i), long, s.alone)
		all = append(all, past{w, matches})
	}
	return all
}

func losses(x system, all []past) (each []float64) {
	for _, p := range all {
		each = append(each, loss(x, p.w, p.all))
	}
	return each
}

// average returns the mean and half the width of its interval of 95 %.
func average(x []float64) (mean, half float64) {
	n := float64(len(x))
	for _, v := range x {
		mean += v / n
	}
	for _, v := range x {
		half += (v - mean) * (v - mean) / (n - 1)
	}
	return mean, interval.Student(n-1) * math.Sqrt(half/n)
}

// TestFigures makes the figures of docs/ratings.md: how well package rating foretells who finishes ahead, among simulated
// people, how soon, and what cheating gains. It first plays the deals among levels that FIGURES lacks, which takes half an
// hour. ALONE is how many of people's matches they play alone with levels, DEALS how many deals of each choice of levels are
// played, TRIES how many worlds each cheat has.
//
//	FIGURES=FOLDER ALONE=0.1 DEALS=400 TRIES=40 go test ./internal/lab/ratings -run TestFigures/3/cheat -timeout 0 -v
func TestFigures(t *testing.T) {
	folder := os.Getenv("FIGURES")
	if folder == "" {
		t.Skip("only for docs/ratings.md")
	}
	number := func(name string, usual float64) float64 {
		if os.Getenv(name) == "" {
			return usual
		}
		return must.Get(strconv.ParseFloat(os.Getenv(name), 64))(t)
	}
	for _, class := range rating.Classes() {
		t.Run(class, func(t *testing.T) {
			b := must.Get(bankOf(t.Context(), filepath.Join(folder, class+".json"), class, int(number("DEALS", 400))))(t)
			s := &study{class: class, bank: b, at: anchors(b), alone: number("ALONE", 0), settled: 2000, tries: int(number("TRIES", 40))}
			t.Run("levels", func(*testing.T) { s.lead() })
			t.Run("fit", func(*testing.T) { s.fit() })
			t.Run("foretell", func(*testing.T) { s.foretell() })
			t.Run("cheat", func(*testing.T) { s.cheat() })
		})
	}
}

// lead says how strong levels are.
func (s *study) lead() {
	lead, slope := leads(s.bank, s.at)
	for _, l := range levels {
		fmt.Printf("%s: %.0f, leads players of club by %.1f a deal\n", l, s.at[l], lead[l])
	}
	fmt.Printf("a point of lead: %.0f\n\n", slope)
}

// fit says what each parameter costs at other values, in thousandths of a nat a pair.
func (s *study) fit() {
	worlds := s.pasts(0, trained)
	p := rating.Fitted(s.class)
	usual, _ := average(losses(model(s.class, p), worlds))
	for _, c := range []struct {
		name   string
		of     *float64
		values []float64
	}{
		{"start", &p.Start.Mean, []float64{1400, 1425, 1475, 1500}},
		{"start deviation", &p.Start.Deviation, []float64{40, 60, 80, 100, 120, 150}},
		{"drift", &p.Drift, []float64{0, 8, 12}},
		{"length", &p.Length, []float64{0, 0.5, 1.25}},
		{"anchor", &p.Anchor, []float64{0, 0.5}},
		{"often", &p.Often, []float64{0, 2, 8, 16}},
		{"wide", &p.Wide, []float64{0}},
		{"doubt", &p.Doubt, []float64{0, 0.5, 1}},
	} {
		was := *c.of
		fmt.Printf("%s %v;", c.name, was)
		for _, v := range c.values {
			*c.of = v
			x, _ := average(losses(model(s.class, p), worlds))
			fmt.Printf(" %v: %+.2f", v, 1000*(x-usual))
		}
		*c.of = was
		fmt.Println()
	}
	fmt.Println()
}

// foretell compares what the systems foretell in worlds that nothing was fitted to. Elo has the best of many factors
// in those that all were fitted to.
func (s *study) foretell() {
	mine := model(s.class, rating.Fitted(s.class))
	best, least := &elo{}, math.Inf(1)
	before := s.pasts(0, trained)
	for _, k := range []float64{4, 8, 12, 16, 20, 24, 28, 32, 40} {
		try := &elo{k, mine.Start.Mean, s.class}
		if x, _ := average(losses(try, before)); x < least {
			best, least = try, x
		}
	}
	worlds := s.pasts(1000, heldOut)
	free := rating.Fitted(s.class)
	free.Above, free.Doubt = 0, 1
	loss, its, none, open := losses(mine, worlds), losses(best, worlds), losses(constant{}, worlds), losses(model(s.class, free), worlds)
	shown := losses(asShown{mine}, worlds)
	m, _ := average(loss)
	fmt.Printf("loss %.4f nats a pair", m)
	for _, o := range []struct {
		name string
		x    []float64
	}{{fmt.Sprintf("Elo (K = %v)", best.k), its}, {"constant", none}, {"levels need not know anyone", open}, {"as far as levels bear it out", shown}} {
		diff := make([]float64, len(loss))
		for i := range loss {
			diff[i] = o.x[i] - loss[i]
		}
		a, _ := average(o.x)
		d, half := average(diff)
		fmt.Printf("; %s %.4f, worse by %.4f ± %.4f", o.name, a, d, half)
	}
	fmt.Println()
	s.calibrate(mine, worlds)
	s.converge(mine, worlds)
}

// calibrate compares stated chances with outcomes, the favourite's only.
func (s *study) calibrate(x system, worlds []past) {
	var said, came, n [5]float64
	for _, p := range worlds {
		rate(x, p.w, p.all, func(_ *played, _, _ int, chance, c float64) {
			if chance < 0.5 {
				chance, c = 1-chance, 1-c
			}
			k := min(4, int((chance-0.5)*10))
			said[k] += chance
			came[k] += c
			n[k]++
		})
	}
	fmt.Print("said → came:")
	for k := range n {
		if n[k] > 100 {
			fmt.Printf(" %.1f → %.1f %% (%.0f)", 100*said[k]/n[k], 100*came[k]/n[k], n[k])
		}
	}
	fmt.Println()
}

// converge says after how many matches deviations are small, how far means then are from the truth, and how often
// the truth lies within two deviations, from the start and of all.
func (s *study) converge(x *luce, worlds []past) {
	var soon, off []float64
	var within, all float64
	for _, p := range worlds {
		x.begin()
		sure := map[*person]bool{}
		for _, m := range p.all {
			x.update(&m)
			for i, who := range m.at {
				if who.level != "" {
					continue
				}
				now := x.standing(who)
				miss := math.Abs(now.Mean - s.truth(m.skill[i]))
				if all++; miss <= 2*now.Deviation {
					within++
				}
				if !sure[who] && x.row("", who.id).Rank > 0 {
					sure[who] = true
					soon, off = append(soon, float64(now.Matches)), append(off, miss)
				}
			}
		}
	}
	slices.Sort(soon)
	slices.Sort(off)
	if len(soon) > 0 {
		fmt.Printf("deviation ≤ %.0f after %.0f matches (median; nine of ten %.0f); mean then off by %.0f (median); truth within two deviations: %.0f %%\n\n",
			0.7*x.Start.Deviation, soon[len(soon)/2], soon[len(soon)*9/10], off[len(off)/2], 100*within/all)
	}
}

// truth returns the mean between the levels that a skill mixes.
func (s *study) truth(skill float64) float64 {
	i := min(int(skill), len(levels)-2)
	low, high := s.at[levels[i]], s.at[levels[i+1]]
	return low + (high-low)*(skill-float64(i))
}
