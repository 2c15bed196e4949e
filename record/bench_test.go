package record

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

func stream(tb testing.TB, deals int) []byte {
	return sites(tb, deals, func(int) string { return "" })
}

// sites returns a stream of single deals, each with its own header.
func sites(tb testing.TB, deals int, site func(int) string) []byte {
	m := open(tb, "standard", 0, match.Limit{Deals: 1})
	var b []byte
	for i := range deals {
		h := header(m)
		h.Site = site(i)
		b = append(b, play(m, h, uint64(i), func(*match.State) {})...)
	}
	return b
}

func BenchmarkCheck(b *testing.B) {
	for name, text := range map[string][]byte{
		"rubber": examples(b)["penguin-rubber.99.jsonl"],
		"single": stream(b, 1000),
		"sites":  sites(b, 1000, func(i int) string { return fmt.Sprint("table ", i) }),
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				must.Get(Check(bytes.NewReader(text)))(b)
			}
		})
	}
}

func deal(m *match.Match, s *match.State, b []byte) []byte {
	var seed cards.Seed
	d := m.Draw(s, &seed, uint64(s.Number))
	b = AppendDeal(b, m.Game, s.Number, s.Game, &d, nil)
	if err := m.Deal(s, &d); err != nil {
		panic(err)
	}
	return b
}

func BenchmarkWrite(b *testing.B) {
	m := open(b, "standard", 0, match.Limit{})
	type act struct {
		by rules.Seat
		a  rules.Action
	}
	s := m.Start()
	var seed cards.Seed
	d := m.Draw(&s, &seed, 0)
	r := rand.New(rand.NewPCG(1, 2))
	buf := deal(m, &s, make([]byte, 0, 8<<10))
	var acts []act // made in advance: the benchmark measures writing
	for s.Stage == match.Playing {
		by, a := random(m, &s, r)
		acts = append(acts, act{by, a})
		m.Apply(&s, a)
	}
	over := s
	b.ReportAllocs()
	for b.Loop() {
		buf = AppendDeal(buf[:0], m.Game, 0, 0, &d, nil)
		for _, x := range acts {
			buf = AppendAct(buf, x.by, x.a, nil)
		}
		buf = AppendAfter(buf, m, &over)
	}
	b.SetBytes(int64(len(buf)))
	b.ReportMetric(float64(len(acts))*float64(b.N)/b.Elapsed().Seconds(), "acts/s")
}

func BenchmarkView(b *testing.B) {
	m := open(b, "standard", 0, match.Limit{})
	s := m.Start()
	deal(m, &s, nil)
	var v match.View
	m.View(&s, 0, &v)
	var buf []byte
	b.ReportAllocs()
	for b.Loop() {
		buf = AppendView(buf[:0], m, &v, 1)
	}
}

func BenchmarkParseView(b *testing.B) {
	m := open(b, "standard", 0, match.Limit{})
	s := m.Start()
	deal(m, &s, nil)
	var v match.View
	m.View(&s, 0, &v)
	text := AppendView(nil, m, &v, 1)
	b.ReportAllocs()
	for b.Loop() {
		must.Get2(ParseView(text, m.Game))(b)
	}
}
