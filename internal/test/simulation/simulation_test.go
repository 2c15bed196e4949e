package simulation

import (
	"cmp"
	"flag"
	"reflect"
	"runtime"
	"slices"
	"sync"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

var (
	seeds = flag.Int("seeds", 0, "how many worlds to run; 0: 120 in the gate, or else 8")
	from  = flag.Uint64("from", 1, "the seed of the first world")
	tell  = flag.Bool("tell", false, "say what happens in each world")
)

func newsOf(l *ledger) store.News { return store.News{Table: l.id, Seq: l.ref.Seq} }

// TestSeeds runs one world after another, as many at a time as there are processors.
func TestSeeds(t *testing.T) {
	n := cmp.Or(*seeds, gate.Times(120, 8))
	var (
		mu     sync.Mutex
		next   = *from
		all    sights
		count  int
		wrong  []uint64
		errs   = map[uint64]error{}
		worker sync.WaitGroup
	)
	take := func() (seed uint64, ok bool) {
		mu.Lock()
		defer mu.Unlock()
		seed = next
		next++
		return seed, seed < *from+uint64(n) && len(wrong) < 3
	}
	for range runtime.GOMAXPROCS(0) {
		worker.Go(func() {
			games := new(hall.VariantCache)
			for seed, ok := take(); ok; seed, ok = take() {
				w, err := runWorld(seed, games, *tell)
				mu.Lock()
				count++
				all.add(&w.seen)
				if err != nil {
					wrong, errs[seed] = append(wrong, seed), err
				}
				mu.Unlock()
			}
		})
	}
	worker.Wait()
	slices.Sort(wrong)
	for _, seed := range wrong {
		t.Errorf("seed %d, %v", seed, errs[seed])
	}
	t.Logf("%d worlds from seed %d: %+v", count, *from, all)
	if n >= 100 && len(wrong) == 0 {
		all.complete(t)
	}
}

// TestKept always runs the worlds in which a fault was once found. Each of these faults also has a test,
// since a seed means another world whenever this package changes.
func TestKept(t *testing.T) {
	games := new(hall.VariantCache)
	for _, kept := range []struct {
		seed  uint64
		found string
	}{
		{1, "who acted as another took something back was told that it was against the rules"},
		{5, "who left and came back had the time again that was used before"},
		{9, "no match of a house variant began, as its header did not say what it changes"},
		{182, "a hall that could not read what others wrote refused for good what was right"},
		{180, "whoever cleared a chair could put any text into the log"},
		{39, "who watched a table without spectators before the match could go on watching"},
	} {
		if _, err := runWorld(kept.seed, games, *tell); err != nil {
			t.Errorf("seed %d (once: %s), %v", kept.seed, kept.found, err)
		}
	}
}

// complete checks that every kind of trouble has occurred.
func (s *sights) complete(t *testing.T) {
	all := reflect.ValueOf(*s)
	for i := range all.NumField() {
		if all.Field(i).Int() == 0 {
			t.Errorf("in none of the worlds there were any %s", all.Type().Field(i).Name)
		}
	}
}

// TestAgain runs worlds twice: the seed alone determines them.
func TestAgain(t *testing.T) {
	games := new(hall.VariantCache)
	for seed := range uint64(gate.Times(10, 3)) {
		a := must.Get(runWorld(1000+seed, games, false))(t, "seed", 1000+seed)
		b := must.Get(runWorld(1000+seed, games, false))(t, "seed", 1000+seed)
		if a.digest() != b.digest() {
			t.Errorf("seed %d is not the same again", 1000+seed)
		}
	}
}
