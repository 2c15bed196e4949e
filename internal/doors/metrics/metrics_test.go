package metrics

import (
	"strings"
	"sync"
	"testing"
)

func TestCounter(t *testing.T) {
	c := NewCounter("met_total", "Met.", "who", "where")
	if got := string(c.Append(nil)); got != "" {
		t.Errorf("before the first: %s", got)
	}
	var all sync.WaitGroup
	for range 10 {
		all.Go(func() {
			for range 100 {
				c.Add(1, `a "b"\`, "here\n")
			}
		})
	}
	all.Wait()
	c.Add(2.5, "z", "")
	want := `# HELP met_total Met.
# TYPE met_total counter
met_total{who="a \"b\"\\",where="here\n"} 1000
met_total{who="z",where=""} 2.5
`
	if got := string(c.Append(nil)); got != want {
		t.Error(got)
	}
	if got := string(NewCounter("plain", "Plain.").Append(nil)); !strings.HasSuffix(got, "plain 0\n") {
		t.Error(got)
	}
}

// TestHistogram: a value at a bound counts below it, and each bucket includes those before it.
func TestHistogram(t *testing.T) {
	h := NewHistogram("took", "Took.", []float64{.5, 1, 2}, "at")
	for _, x := range []float64{.25, .5, 1.5, 100} {
		h.Observe(x, "x")
	}
	want := `# HELP took Took.
# TYPE took histogram
took_bucket{at="x",le="0.5"} 2
took_bucket{at="x",le="1"} 2
took_bucket{at="x",le="2"} 3
took_bucket{at="x",le="+Inf"} 4
took_sum{at="x"} 102.25
took_count{at="x"} 4
`
	if got := string(h.Append(nil)); got != want {
		t.Error(got)
	}
	if got := string(NewHistogram("plain", "Plain.", []float64{1}).Append(nil)); !strings.Contains(got, "plain_bucket{le=\"1\"} 0\n") || !strings.Contains(got, "plain_count 0\n") {
		t.Error(got)
	}
}

// TestRuntime: every value is there, and plausible.
func TestRuntime(t *testing.T) {
	text := string(AppendRuntime(nil))
	for _, m := range runtimeSums {
		if !strings.Contains(text, "\n"+m.name+" ") {
			t.Errorf("%s is missing", m.name)
		}
	}
	for line := range strings.Lines(text) {
		if strings.Contains(line, "NaN") || strings.HasSuffix(strings.TrimSpace(line), " -1") {
			t.Error(line)
		}
	}
}
