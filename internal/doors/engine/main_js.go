package main

import (
	"cmp"
	"context"
	"strconv"
	"sync"
	"syscall/js"
	"time"

	"ninetynine/internal/doors/localhall"
	"ninetynine/internal/doors/thinker"
	"ninetynine/internal/store"
	"ninetynine/internal/store/indexeddb"
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
	select {} // messages are handled as they come
}

// think answers questions as they come, and cancels those that the hall has dropped.
func think(worker js.Value) {
	t, open := thinker.New(), begun{ends: map[int]context.CancelFunc{}}
	t.Yield = breathing(worker)
	worker.Set("receive", js.FuncOf(func(_ js.Value, args []js.Value) any {
		id, question := args[0].Int(), []byte(args[1].String())
		ctx := open.begin(context.Background(), id)
		go func() {
			defer open.end(id)
			if a := t.Answer(ctx, question); ctx.Err() == nil {
				worker.Call("send", id, string(a))
			}
		}()
		return nil
	}))
	worker.Set("forgotten", js.FuncOf(func(_ js.Value, args []js.Value) any {
		open.end(args[0].Int())
		return nil
	}))
}

// breathing returns a function that lets the worker receive messages sent meanwhile.
func breathing(worker js.Value) func() {
	breathed := make(chan struct{}, 1)
	worker.Set("breathed", js.FuncOf(func(js.Value, []js.Value) any {
		breathed <- struct{}{}
		return nil
	}))
	return func() {
		worker.Call("breathe")
		<-breathed
	}
}

func play(worker js.Value) {
	ctx, fault := context.Background(), func(err error) { worker.Call("fault", err.Error()) }
	st, err := open(ctx, worker.Get("database").String())
	if err != nil {
		fault(err)
		worker.Call("unkept", cmp.Or(localhall.Trouble(err), "refused"))
		st = store.NewMemory() // a person can play as long as the tab is open
	}
	h := localhall.New(ctx, localhall.Options{
		Store: st, Thinker: &thinker.Client{Ask: asking(worker)}, Unfetched: func(table string, lacks bool) { worker.Call("unfetched", table, lacks) }, Now: time.Now, Shared: err == nil, Version: "in a browser", Fault: fault,
	})
	go h.Run(ctx)
	go st.Listen(ctx, func(n store.News) {
		if err := h.HandleNews(ctx, n); err != nil {
			fault(err)
		}
	})
	open := calls{begun{ends: map[int]context.CancelFunc{}}, worker, h}
	worker.Set("call", js.FuncOf(func(_ js.Value, args []js.Value) any {
		id, q := args[0].Int(), request(args[1])
		go open.answer(open.begin(ctx, id), id, q)
		return nil
	}))
	worker.Set("cancel", js.FuncOf(func(_ js.Value, args []js.Value) any {
		open.end(args[0].Int())
		return nil
	}))
}

// open opens the browser's database with a name; "" if there is no space for more, and the player goes on
// without.
func open(ctx context.Context, name string) (*store.Memory, error) {
	if name == "" {
		return nil, store.ErrFull
	}
	d, err := indexeddb.Open(ctx, name)
	if err != nil {
		return nil, err
	}
	return store.Open(ctx, d)
}

func request(v js.Value) *localhall.Request {
	q := &localhall.Request{Method: v.Get("method").String(), Path: v.Get("path").String(), Media: v.Get("media").String(), Query: map[string]string{}}
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

// begun holds the unfinished calls, by id.
type begun struct {
	mu   sync.Mutex
	ends map[int]context.CancelFunc
}

func (b *begun) begin(ctx context.Context, id int) context.Context {
	ctx, end := context.WithCancel(ctx)
	b.mu.Lock()
	defer b.mu.Unlock()
	b.ends[id] = end
	return ctx
}

// end ends a call, unless it has ended.
func (b *begun) end(id int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if end := b.ends[id]; end != nil {
		end()
		delete(b.ends, id)
	}
}

type calls struct {
	begun
	worker js.Value
	hall   *localhall.Hall
}

// answer answers a call, at once or line by line.
func (c *calls) answer(ctx context.Context, id int, q *localhall.Request) {
	defer c.end(id)
	if !c.hall.Events(q) {
		a := c.hall.Answer(ctx, q)
		c.worker.Call("answer", id, a.Status, a.Media, bytesOf(a.Body))
		return
	}
	after, err := strconv.ParseUint(q.Query["after"], 10, 63)
	if err != nil {
		after = 0 // the page has no message yet
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

// asking returns a function that sends questions to the thinker's worker, and drops those whose callers
// have given up.
func asking(worker js.Value) func(context.Context, []byte) ([]byte, error) {
	var mu sync.Mutex
	waiting, last := map[int]chan string{}, 0
	worker.Set("told", js.FuncOf(func(_ js.Value, args []js.Value) any {
		mu.Lock()
		defer mu.Unlock()
		id := args[0].Int()
		if w := waiting[id]; w != nil {
			w <- args[1].String()
			delete(waiting, id)
		}
		return nil
	}))
	ask := func(question []byte) (id int, told chan string) {
		mu.Lock()
		defer mu.Unlock()
		last++
		waiting[last] = make(chan string, 1)
		worker.Call("ask", last, string(question))
		return last, waiting[last]
	}
	return func(ctx context.Context, question []byte) ([]byte, error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		id, told := ask(question)
		select {
		case answer := <-told:
			return []byte(answer), nil
		case <-ctx.Done():
		}
		mu.Lock()
		defer mu.Unlock()
		if waiting[id] != nil {
			delete(waiting, id)
			worker.Call("forget", id)
		}
		return nil, ctx.Err()
	}
}
