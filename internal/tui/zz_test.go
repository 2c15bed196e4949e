package tui
import ("testing"; tea "charm.land/bubbletea/v2"; "ninetynine/match")
func TestZZ(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	for _, sz := range [][2]int{{80,24},{300,100}} {
	s.send(tea.WindowSizeMsg{Width: sz[0], Height: sz[1]})
	r := testing.Benchmark(func(b *testing.B){ b.ReportAllocs(); for i:=0;i<b.N;i++ { s.m.Update(tea.KeyPressMsg{Code: tea.KeyRight}); _ = s.m.View() } })
	t.Log(sz, r, r.MemString())
	}
}
