//go:build js

// Command tab runs in a tab in the tests of the browser's store: it appends to a table, and reads it.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"syscall/js"

	"ninetynine/internal/store"
	"ninetynine/internal/store/indexeddb"
	"ninetynine/internal/store/journal"
)

func main() {
	ctx := context.Background()
	var s *store.Memory
	d, err := indexeddb.Open(ctx, "tables")
	if err == nil {
		s, err = store.Open(ctx, d)
	}
	if err != nil {
		js.Global().Set("refused", err.Error())
		return
	}
	go func() { _ = s.Listen(ctx, func(n store.News) { js.Global().Set("heard", n.Seq) }) }()
	global("append", func(args []js.Value) (any, error) {
		for range args[1].Int() {
			if err := appendNext(ctx, s, strings.Repeat(args[0].String(), args[2].Int())); err != nil {
				return nil, err
			}
		}
		return true, nil
	})
	global("read", func([]js.Value) (any, error) { return read(ctx, s) })
	js.Global().Set("ready", true)
	select {}
}

// global makes a function of the page that returns a promise.
func global(name string, do func(args []js.Value) (any, error)) {
	js.Global().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
		return js.Global().Get("Promise").New(js.FuncOf(func(_ js.Value, to []js.Value) any {
			go func() {
				if v, err := do(args); err != nil {
					to[1].Invoke(err.Error())
				} else {
					to[0].Invoke(v)
				}
			}()
			return nil
		}))
	}))
}

// appendNext appends the next entry, also against concurrent writers.
func appendNext(ctx context.Context, s *store.Memory, text string) error {
	body, err := json.Marshal(text)
	if err != nil {
		return err
	}
	for {
		at, err := s.Summary(ctx, "t")
		if errors.Is(err, store.ErrNone) {
			at, err = journal.Summary{ID: "t"}, nil
		}
		if err != nil {
			return err
		}
		e := &journal.Entry{Seq: at.Seq + 1, Body: body}
		e.Hash = journal.Link(at.Head, e)
		at.Seq, at.Head = e.Seq, e.Hash
		if err = s.Append(ctx, "t", e, &journal.Projection{Summary: at}); !errors.Is(err, store.ErrStale) {
			return err
		}
	}
}

// read returns how often each text is in the log, which must be complete.
func read(ctx context.Context, s *store.Memory) (string, error) {
	log, e1 := s.Read(ctx, "t", 0)
	at, e2 := s.Summary(ctx, "t")
	if err := errors.Join(e1, e2, store.CheckAll("t", log, &store.Folded{Summary: at})); err != nil {
		return "", err
	}
	texts := map[string]int{}
	for _, e := range log {
		texts[string(e.Body)]++
	}
	return fmt.Sprint(texts), nil
}
