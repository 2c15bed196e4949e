package main

import (
	"cmp"
	"context"
	"errors"
	"strconv"
	"sync"
	"syscall/js"
	"time"

	"ninetynine/internal/alone"
	"ninetynine/internal/indexeddb"
	"ninetynine/internal/store"
	"ninetynine/internal/thinker"
)

func main() {
	worker := js.Global().Get("worker") // see engine.js
	switch role := worker.Get("role").String(); role {
	case "thinker":
		think(worker)
	case "hall":
		play(worker)
	default:
		panic("nobody knows the role " + role)
	}
	worker.Call("ready")
	select {} // what comes is answered as it comes
}

// think answers questions, one at a time.
func think(worker js.Value) {
	questions := make(chan []string, 64)
	worker.Set("receive", js.FuncOf(func(_ js.Value, args []js.Value) any {
		questions <- []string{args[0].String(), args[1].String()}
		return nil
	}))
	go func() {
		t := thinker.New()
		for q := range questions {
			worker.Call("send", q[0], string(t.Answer(context.Background(), []byte(q[1]))))
		}
	}()
}

// play runs the hall of the page.
func play(worker js.Value) {
	ctx, fault := context.Background(), func(err error) { worker.Call("fault", err.Error()) }
	st, err := open(ctx, worker.Get("database").String())
	if err != nil {
		fault(err)
		worker.Call("unkept", cmp.Or(alone.Trouble(err), "refused"))
		st = store.NewMemory() // one can play, as long as the tab is open
	}
	h := alone.New(ctx, alone.Options{
		Store: st, Thinker: &thinker.Client{Ask: asking(worker)}, Now: time.Now, Shared: err == nil, Version: "in a browser", Fault: fault,
	})
	go h.Run(ctx)
	go st.Listen(ctx, func(n store.News) {
		if err := h.Hear(ctx, n); err != nil {
			fault(err)
		}
	})
	open := calls{worker: worker, hall: h, ends: map[int]context.CancelFunc{}}
	worker.Set("call", js.FuncOf(func(_ js.Value, args []js.Value) any {
		id, q := args[0].Int(), request(args[1])
		ctx, end := context.WithCancel(ctx)
		open.begin(id, end)
		go open.answer(ctx, id, q)
		return nil
	}))
	worker.Set("cancel", js.FuncOf(func(_ js.Value, args []js.Value) any {
		open.end(args[0].Int())
		return nil
	}))
}

// open opens what the browser keeps, in the database with a name.
func open(ctx context.Context, name string) (*store.Memory, error) {
	d, err := indexeddb.Open(ctx, name)
	if err != nil {
		return nil, err
	}
	return store.Open(ctx, d)
}

// request reads what the page asks.
func request(v js.Value) *alone.Request {
	q := &alone.Request{Method: v.Get("method").String(), Path: v.Get("path").String(), Media: v.Get("media").String(), Query: map[string]string{}}
	query := v.Get("query")
	for i := range query.Length() {
		pair := query.Index(i)
		if name := pair.Index(0).String(); q.Query[name] == "" {
			q.Query[name] = pair.Index(1).String()
		}
	}
	if body := v.Get("body"); body.Truthy() {
		q.Body = make([]byte, body.Length())
		js.CopyBytesToGo(q.Body, body)
	}
	return q
}

// calls are those not answered yet.
type calls struct {
	worker js.Value
	hall   *alone.Hall

	mu   sync.Mutex
	ends map[int]context.CancelFunc
}

func (c *calls) begin(id int, end context.CancelFunc) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ends[id] = end
}

func (c *calls) end(id int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if end := c.ends[id]; end != nil {
		end()
		delete(c.ends, id)
	}
}

// answer answers a call, at once or line by line.
func (c *calls) answer(ctx context.Context, id int, q *alone.Request) {
	defer c.end(id)
	if !c.hall.Events(q) {
		a := c.hall.Answer(ctx, q)
		c.worker.Call("answer", id, a.Status, a.Media, bytesOf(a.Body))
		return
	}
	after, err := strconv.ParseUint(q.Query["after"], 10, 63)
	if err != nil {
		after = 0 // the page has nothing yet
	}
	no := c.hall.Watch(ctx, q, after, func(line []byte) error {
		c.worker.Call("line", id, string(line))
		return ctx.Err()
	})
	if no != nil {
		c.worker.Call("answer", id, no.Status, no.Media, bytesOf(no.Body))
		return
	}
	c.worker.Call("over", id)
}

func bytesOf(b []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(a, b)
	return a
}

// asking returns what takes questions to the thinker's worker.
func asking(worker js.Value) func(context.Context, []byte) ([]byte, error) {
	var mu sync.Mutex
	waiting, last := map[string]chan string{}, 0
	worker.Set("told", js.FuncOf(func(_ js.Value, args []js.Value) any {
		mu.Lock()
		defer mu.Unlock()
		id := args[0].String()
		if w := waiting[id]; w != nil {
			w <- args[1].String()
			delete(waiting, id)
		}
		return nil
	}))
	return func(ctx context.Context, question []byte) ([]byte, error) {
		mu.Lock()
		last++
		id, w := strconv.Itoa(last), make(chan string, 1)
		waiting[id] = w
		mu.Unlock()
		worker.Call("ask", id, string(question))
		select {
		case told := <-w:
			if told == "" {
				return nil, errors.New("the thinker has failed")
			}
			return []byte(told), nil
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}
