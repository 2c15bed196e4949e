//go:build js

package indexeddb

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"syscall/js"
	"time"

	"ninetynine/internal/store"
)

// ErrRefused means that the browser stores nothing for the page: in some browsers' private windows, or by
// the person's choice.
var ErrRefused = errors.New("the browser lets this page keep nothing")

// pairs is the name of the only object store: keys are strings, values Uint8Arrays.
const (
	version = 1
	pairs   = "pairs"
	last    = "\x7f" // comes after every character of a key
)

// A Database is a [store.Backing] in IndexedDB. If the browser closes it while the page is open, it is
// opened once more; unless its data were deleted.
type Database struct {
	name   string
	others js.Value // the channel to other tabs; undefined if the browser has none
	told   chan struct{}
	heard  events // from the channel

	mu     sync.Mutex
	db     js.Value
	events events // as long as the database is open
	lost   string // why the database can no longer be used
	closed bool
}

// Open opens the database with a name, and creates it if there is none. The error is [ErrRefused],
// [store.ErrNewer], [store.ErrFull] or [store.ErrBusy].
func Open(ctx context.Context, name string) (*Database, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	d := &Database{name: name, told: make(chan struct{}, 1)}
	if err := d.connect(true); err != nil {
		return nil, err
	}
	if channel := js.Global().Get("BroadcastChannel"); !channel.IsUndefined() {
		d.others = channel.New(name)
		d.heard.on(d.others, "message", func(js.Value) { d.wake() })
	}
	return d, nil
}

var errDeleted = fmt.Errorf("%w: its data were deleted", store.ErrClosed)

// connect opens the database. If there is none it is created, or the error is [store.ErrClosed].
func (d *Database) connect(create bool) error {
	var db js.Value
	done := make(chan error, 1)
	var ev events
	defer ev.release()
	fresh := false
	err := try(func() error {
		factory := js.Global().Get("indexedDB")
		if !factory.Truthy() {
			return errors.New("it has no IndexedDB")
		}
		request := factory.Call("open", d.name, version)
		ev.on(request, "upgradeneeded", func(js.Value) {
			if fresh = true; create {
				request.Get("result").Call("createObjectStore", pairs)
			} else {
				request.Get("transaction").Call("abort")
			}
		})
		ev.on(request, "success", func(js.Value) { db = request.Get("result"); done <- nil })
		ev.on(request, "error", func(js.Value) { done <- refusal(request.Get("error")) })
		return <-done
	})
	if err != nil && fresh && !create {
		err = errDeleted
	} else if err != nil && !errors.Is(err, store.ErrNewer) && !errors.Is(err, store.ErrFull) {
		err = fmt.Errorf("%w: %w", ErrRefused, err)
	}
	if err != nil {
		return fmt.Errorf("the database %q: %w", d.name, err)
	}
	d.db, d.lost = db, ""
	d.events.on(db, "close", func(js.Value) { d.lost = "the browser has closed it, as when its data are deleted" })
	d.events.on(db, "versionchange", func(js.Value) {
		d.lost = "another tab replaces it"
		db.Call("close")
	})
	return nil
}

func (d *Database) wake() {
	select {
	case d.told <- struct{}{}:
	default:
	}
}

// Read returns the pairs whose keys begin with the prefix and come after another key.
func (d *Database) Read(ctx context.Context, prefix, after string) (found []store.Pair, err error) {
	if after >= prefix+last {
		return nil, nil
	}
	var keys, values js.Value
	err = d.transact(ctx, "readonly", func(ev *events, _, s js.Value) {
		within := js.Global().Get("IDBKeyRange").Call("bound", max(prefix, after), prefix+last, after >= prefix, true)
		k, v := s.Call("getAllKeys", within), s.Call("getAll", within)
		ev.on(v, "success", func(js.Value) { keys, values = k.Get("result"), v.Get("result") })
	})
	if err != nil {
		return nil, err
	}
	found = make([]store.Pair, keys.Length())
	for i := range found {
		found[i] = store.Pair{Key: keys.Index(i).String(), Value: fromJS(values.Index(i))}
	}
	return found, nil
}

// Write makes all changes, or none: see [store.Backing].
func (d *Database) Write(ctx context.Context, was store.Pair, changes []store.Pair) error {
	var failed error
	err := d.transact(ctx, "readwrite", func(ev *events, tx, s js.Value) {
		now := s.Call("get", was.Key)
		ev.on(now, "success", func(js.Value) {
			if value := now.Get("result"); value.IsUndefined() != (len(was.Value) == 0) || !value.IsUndefined() && !bytes.Equal(fromJS(value), was.Value) {
				failed = store.ErrStale
			} else {
				failed = try(func() error { put(s, changes); return nil })
			}
			if failed != nil {
				tx.Call("abort")
			}
		})
	})
	if failed != nil {
		return failed
	}
	if err == nil && !d.others.IsUndefined() {
		d.others.Call("postMessage", "")
	}
	return err
}

func put(s js.Value, changes []store.Pair) {
	for _, c := range changes {
		if len(c.Value) == 0 {
			s.Call("delete", c.Key)
			continue
		}
		value := js.Global().Get("Uint8Array").New(len(c.Value))
		js.CopyBytesToJS(value, c.Value)
		s.Call("put", value, c.Key)
	}
}

// transact runs one transaction to its end. One that fails changes nothing; one that writes and succeeds is
// on the disk.
func (d *Database) transact(ctx context.Context, mode string, do func(ev *events, tx, s js.Value)) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	err := d.once(mode, do)
	if errors.Is(err, store.ErrClosed) && !d.closed { // so nothing was kept
		d.events.release()
		if err = d.connect(false); err == nil {
			err = d.once(mode, do)
		}
	}
	return err
}

func (d *Database) once(mode string, do func(ev *events, tx, s js.Value)) error {
	if d.lost != "" {
		return fmt.Errorf("%w: %s", store.ErrClosed, d.lost)
	}
	var ev events
	defer ev.release()
	done := make(chan error, 1)
	return try(func() error {
		tx := d.db.Call("transaction", pairs, mode, map[string]any{"durability": "strict"})
		ev.on(tx, "complete", func(js.Value) { done <- nil })
		ev.on(tx, "abort", func(js.Value) { done <- refusal(tx.Get("error")) })
		err := try(func() error { do(&ev, tx, tx.Call("objectStore", pairs)); return nil })
		if err != nil {
			tx.Call("abort")
		}
		return cmp.Or(err, <-done)
	})
}

// poll is how often a tab looks for other tabs' writes in browsers without channels.
const poll = time.Second

// Listen calls tell at once, and whenever another tab has written.
func (d *Database) Listen(ctx context.Context, tell func()) error {
	var look <-chan time.Time
	if d.others.IsUndefined() {
		ticker := time.NewTicker(poll)
		defer ticker.Stop()
		look = ticker.C
	}
	for tell(); ; tell() {
		select {
		case <-look:
		case <-d.told:
		case <-ctx.Done():
			return nil
		}
	}
}

// Close ends the use of the database.
func (d *Database) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.closed = true
	if d.lost == "" {
		d.lost = "it was closed"
		d.db.Call("close")
	}
	if !d.others.IsUndefined() {
		d.others.Call("close")
	}
	d.events.release()
	d.heard.release()
	return nil
}

// refusal returns our error for one of the browser.
func refusal(why js.Value) error {
	name, message := "AbortError", "it was broken off"
	if why.Truthy() {
		name, message = why.Get("name").String(), why.Get("message").String()
	}
	kind := store.ErrBusy
	switch name {
	case "QuotaExceededError":
		kind = store.ErrFull
	case "VersionError":
		kind = store.ErrNewer
	case "InvalidStateError":
		kind = store.ErrClosed
	}
	return fmt.Errorf("%w: %s: %s", kind, name, message)
}

// try does something, and returns a JavaScript exception as an error.
func try(do func() error) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			e, ok := thrown.(js.Error)
			if !ok {
				panic(thrown)
			}
			err = refusal(e.Value)
		}
	}()
	return do()
}

// events are handlers of events, to be released.
type events []js.Func

func (ev *events) on(what js.Value, event string, do func(event js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	what.Set("on"+event, f)
	*ev = append(*ev, f)
}

func (ev *events) release() {
	for _, f := range *ev {
		f.Release()
	}
	*ev = nil
}

func fromJS(array js.Value) []byte {
	b := make([]byte, array.Length())
	js.CopyBytesToGo(b, array)
	return b
}
