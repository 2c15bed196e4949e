package hall

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestMonth plays by correspondence for more than a month, with three days for each act and a server
// restarted every night. Two players act within two days. The third does so for a week and then stops. A
// stand-in plays only for the third, when the time is up.
func TestMonth(t *testing.T) {
	const hour = int64(3600_000)
	const day = 24 * hour
	ctx, ok := t.Context(), accepted(t)
	r := rand.New(rand.NewPCG(3, 1))
	st := store.NewMemory()
	var turns []*Turn
	start := int64(1.8e12)
	h := newHall(st, &turns)
	ok(h.Open(ctx, start, "t", "p0", table.Opened{Settings: table.Settings{Variant: "standard", Deals: 2, Clock: table.Clock{Move: 3 * day}}}))
	for i := range 3 {
		ok(h.Do(ctx, start, "t", command(table.Sit, fmt.Sprint("p", i), "sit")))
	}
	for i := range 3 {
		ok(h.Do(ctx, start, "t", command(table.Ready, fmt.Sprint("p", i), "ready")))
	}
	var due [3]int64 // when each player will act
	away, ended := int64(0), int64(0)
	for now := start; now < start+200*day && ended == 0; now += hour {
		if (now-start)%day == 0 {
			h, turns = newHall(st, &turns), nil // the old one's pending turns are lost
		}
		must.Do(t, h.Sweep(ctx, now))
		must.Do(t, h.Tick(ctx, now))
		for len(turns) > 0 {
			turn := turns[0]
			turns = turns[1:]
			a := turn.View.Options.Nth(0)
			_, err := h.Do(ctx, now, "t", &table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From})
			if r := new(table.Refusal); err != nil && !(errors.As(err, &r) && r.Reason == table.Stale) { // it was called twice
				t.Fatal(err)
			}
		}
		var cs []*table.Command
		must.Do(t, h.Inspect(ctx, now, "t", func(s *table.State) {
			if !s.Running() {
				ended = now
			}
			for i := range s.Chairs {
				if s.Chairs[i].Away && i != 2 {
					t.Fatalf("seat %d is away, though it had time", i)
				}
				if i == 2 && s.Chairs[i].Away && away == 0 {
					away = now
				}
				var v match.View
				s.View(rules.Seat(i), &v)
				if s.Stage == table.Between && !s.Chairs[i].Ready && !s.Chairs[i].Away {
					cs = append(cs, command(table.Ready, fmt.Sprint("p", i), fmt.Sprint("next", now)))
				}
				if v.Options.Pick == 0 || s.Chairs[i].Away || i == 2 && now > start+7*day {
					due[i] = 0
					continue
				}
				if due[i] == 0 {
					due[i] = now + r.Int64N(2*day)
				}
				if now >= due[i] {
					due[i] = 0
					c := command(table.Act, fmt.Sprint("p", i), fmt.Sprint("act", now))
					c.Act = v.Options.Nth(r.IntN(v.Options.Len())).String()
					cs = append(cs, c)
				}
			}
		}))
		for _, c := range cs {
			ok(h.Do(ctx, now, "t", c))
		}
	}
	if ended == 0 {
		t.Fatal("the match has not ended in 200 days")
	}
	if away < start+7*day || away > start+13*day {
		t.Errorf("who had left was played for after %d days", (away-start)/day)
	}
	t.Logf("the match took %d days; who had left was played for from day %d on", (ended-start)/day, (away-start)/day)
	res, err := st.Results(ctx, "p2", "", store.Cursor{}, 1)
	if err != nil || len(res) != 1 || res[0].Chairs[2].Away != 1 {
		t.Errorf("the result is %+v, %v", res, err)
	}
}
