package node

import (
	"io"
	"log/slog"
	"os"
	"reflect"
	"testing"

	"ninetynine/internal/doors/room"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// TestReview makes the strongest player judge a match from the first deal on. A restarted server then has
// all judgements at once.
func TestReview(t *testing.T) {
	text := must.Get(os.ReadFile("testdata/duel.99.jsonl"))(t)
	c := Config{Data: t.TempDir(), Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Limits: NoLimits(), Home: &Home{Name: "Anna"}, Projections: room.Projections()}
	id := must.Get(TakeRecord(t.Context(), Config{Data: c.Data, Log: c.Log, Hire: room.Hire, Home: c.Home, Projections: room.Projections()}, text))(t)
	ask := func() (r wire.Report) {
		t.Helper()
		in := must.Get(StartInside(t.Context(), c))(t)
		defer in.Close()
		at := &client.Client{Servers: []string{Base}, HTTP: in.HTTP}
		for !r.Final {
			r = wire.Report{}
			must.Do(t, at.Get(t.Context(), "/api/tables/"+id+"/matches/1/report", &r))
		}
		return r
	}
	first := ask()
	if first.Judged < 10 || len(first.Deals) == 0 {
		t.Errorf("%+v", first)
	}
	if again := ask(); !reflect.DeepEqual(again, first) {
		t.Errorf("once more: %+v, not %+v", again, first)
	}
}
