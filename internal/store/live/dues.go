package live

import "container/heap"

// dues orders logs by the time at which they have something to do.
type dues struct {
	heap deadlines
	at   map[string]int64 // by log; entries of the heap that differ are out of date
}

type deadline struct {
	at int64
	id string
}

type deadlines []deadline

func (m deadlines) Len() int { return len(m) }
func (m deadlines) Less(i, j int) bool {
	return m[i].at < m[j].at || m[i].at == m[j].at && m[i].id < m[j].id
}
func (m deadlines) Swap(i, j int) { m[i], m[j] = m[j], m[i] }
func (m *deadlines) Push(x any)   { *m = append(*m, x.(deadline)) }
func (m *deadlines) Pop() any {
	last := (*m)[len(*m)-1]
	*m = (*m)[:len(*m)-1]
	return last
}

// set records when a log is due; 0 if it is not.
func (d *dues) set(id string, at int64) {
	if d.at == nil {
		d.at = map[string]int64{}
	}
	if at == 0 {
		delete(d.at, id)
		return
	}
	if d.at[id] == at {
		return
	}
	d.at[id] = at
	heap.Push(&d.heap, deadline{at, id})
	if len(d.heap) > 2*len(d.at)+64 { // most are out of date, and far ahead
		d.heap = d.heap[:0]
		for id, at := range d.at {
			d.heap = append(d.heap, deadline{at, id})
		}
		heap.Init(&d.heap)
	}
}

// first returns the earliest time; 0 if there is none.
func (d *dues) first() int64 {
	for len(d.heap) > 0 {
		if m := d.heap[0]; d.at[m.id] == m.at {
			return m.at
		}
		heap.Pop(&d.heap)
	}
	return 0
}

// due returns the logs that are due, and forgets them: each is set again once it has
// been woken.
func (h *Runner) due(now int64) (ids []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for at := h.dues.first(); at != 0 && at <= now; at = h.dues.first() {
		m := heap.Pop(&h.dues.heap).(deadline)
		delete(h.dues.at, m.id)
		ids = append(ids, m.id)
	}
	return ids
}
