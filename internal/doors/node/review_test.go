package node

import (
	"io"
	"log/slog"
	"os"
	"reflect"
	"strconv"
	"testing"

	"ninetynine/internal/doors/room"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// TestReview has the strongest player judge a match from the first deal on. A
// restarted server then has all judgements at once.
func TestReview(t *testing.T) {
	text, err := os.ReadFile("testdata/duel.99.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	c := Config{Data: t.TempDir(), Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Limits: NoLimits(), Home: &Home{Name: "Anna"}}
	id, err := TakeRecord(t.Context(), Config{Data: c.Data, Log: c.Log, Hire: room.Hire, Home: c.Home}, text)
	if err != nil {
		t.Fatal(err)
	}
	ask := func() (all []wire.Judgement) {
		t.Helper()
		in, err := StartInside(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		defer in.Close()
		at := &client.Client{Servers: []string{Base}, HTTP: in.HTTP}
		for {
			var r wire.Review
			if err := at.Get(t.Context(), "/api/tables/"+id+"/matches/1/review?after="+strconv.Itoa(len(all)), &r); err != nil {
				t.Fatal(err)
			}
			if all = append(all, r.Judgements...); r.All {
				if len(all) != r.Of {
					t.Errorf("%d of %d decisions", len(all), r.Of)
				}
				return all
			}
		}
	}
	first := ask()
	if len(first) < 10 || len(first[len(first)-1].Choices) < 2 {
		t.Errorf("%+v", first)
	}
	if again := ask(); !reflect.DeepEqual(again, first) {
		t.Errorf("once more: %+v, not %+v", again, first)
	}
}
