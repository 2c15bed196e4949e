package live

import "container/heap"

// schedule orders logs by the times at which they have to act. It also has the logs that are not in memory:
// on a busy server too many to look at all of them at each tick.
type schedule struct {
	queue   deadlines
	at      map[string]int64 // by log; deadlines of the queue that differ are out of date
	awaited int64            // the deadline that NextDue told last; 0 for none
	first   chan struct{}    // holds a token once there is an earlier one
}

type deadline struct {
	at int64
	id string
}

// deadlines are a heap, the earliest first.
type deadlines []deadline

func (q deadlines) Len() int { return len(q) }
func (q deadlines) Less(i, j int) bool {
	return q[i].at < q[j].at || q[i].at == q[j].at && q[i].id < q[j].id
}
func (q deadlines) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *deadlines) Push(x any)   { *q = append(*q, x.(deadline)) }
func (q *deadlines) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

// setDue records when a log is due; 0 if it is not.
func (d *schedule) setDue(id string, at int64) {
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
	d.queue = append(d.queue, deadline{at, id})
	heap.Fix(&d.queue, len(d.queue)-1)
	if d.awaited == 0 || at < d.awaited {
		select {
		case d.first <- struct{}{}:
		default:
		}
	}
	if len(d.queue) > 2*len(d.at)+64 { // most are out of date, and far ahead
		d.queue = d.queue[:0]
		for id, at := range d.at {
			d.queue = append(d.queue, deadline{at, id})
		}
		heap.Init(&d.queue)
	}
}

// popDue returns the logs that are due, the longest due first, and forgets them: each is set again once it
// has been woken.
func (d *schedule) popDue(now int64) (ids []string) {
	for len(d.queue) > 0 && d.queue[0].at <= now {
		if due := heap.Pop(&d.queue).(deadline); d.at[due.id] == due.at {
			delete(d.at, due.id)
			ids = append(ids, due.id)
		}
	}
	return ids
}
