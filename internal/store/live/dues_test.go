package live

import "testing"

// TestDuesForget: a table that is postponed again and again leaves nothing
// behind.
func TestDuesForget(t *testing.T) {
	var d dues
	d.set("other", 5)
	for at := range int64(10_000) {
		d.set("table", 1000+at)
	}
	if len(d.heap) > 100 {
		t.Errorf("%d moments are kept for two tables", len(d.heap))
	}
	if d.first() != 5 {
		t.Errorf("the first is %d", d.first())
	}
	d.set("other", 0)
	if d.first() != 10_999 {
		t.Errorf("the first is %d", d.first())
	}
}
