package live

import (
	"cmp"
	"math"
	"slices"
)

// dues are the times at which logs have to act. There are few enough logs in memory to look at all of them
// when any is due.
type dues struct {
	at    map[string]int64 // by log
	first int64            // nothing is due before
}

// set records when a log is due; 0 if it is not.
func (d *dues) set(id string, at int64) {
	if at == 0 {
		delete(d.at, id)
		return
	}
	if len(d.at) == 0 {
		d.at, d.first = map[string]int64{}, at
	}
	d.at[id], d.first = at, min(d.first, at)
}

// take returns the logs that are due, the longest due first, and forgets them: each is set again once it
// has been woken.
func (d *dues) take(now int64) (ids []string) {
	if len(d.at) == 0 || now < d.first {
		return nil
	}
	was := map[string]int64{}
	d.first = math.MaxInt64
	for id, at := range d.at {
		if at > now {
			d.first = min(d.first, at)
			continue
		}
		was[id], ids = at, append(ids, id)
		delete(d.at, id)
	}
	slices.SortFunc(ids, func(a, b string) int { return cmp.Or(cmp.Compare(was[a], was[b]), cmp.Compare(a, b)) })
	return ids
}
