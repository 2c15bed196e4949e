package httpd

import (
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/doors/metrics"
	"ninetynine/internal/test/must"
)

// TestMetricNames keeps the names, types and help texts for which dashboards were made.
func TestMetricNames(t *testing.T) {
	s := newSite(t, nil)
	c := s.srv.counts
	c.requests.Add(1, "GET", "/x", "200")
	c.commands.Add(1, "act", "ok")
	c.refused.Add(1, "slow")
	c.seconds.Observe(.003, "/x")
	w := httptest.NewRecorder()
	s.srv.Metrics().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	if got := w.Header().Get("Content-Type"); got != metrics.ContentType {
		t.Errorf("the type is %q", got)
	}
	var got []string
	for line := range strings.Lines(w.Body.String()) {
		if strings.Contains(line, "ninetynine_") || strings.HasPrefix(line, "# TYPE") {
			got = append(got, line)
		}
	}
	text := must.Get(os.ReadFile("testdata/metrics.txt"))(t)
	want := slices.Collect(strings.Lines(string(text)))
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		want = slices.DeleteFunc(want, func(line string) bool { return strings.HasPrefix(line, "# TYPE process_") })
	}
	slices.Sort(got)
	slices.Sort(want)
	for _, line := range want {
		if !slices.Contains(got, line) {
			t.Errorf("missing: %s", line)
		}
	}
	for _, line := range got {
		if !slices.Contains(want, line) {
			t.Errorf("new: %s", line)
		}
	}
}
