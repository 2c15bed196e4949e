package trained

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"syscall/js"
	"time"
)

// folder is where the files are, from the worker that runs this program.
const folder = "../net/"

//go:embed index.json
var index []byte

// nets returns the nets by the shape of table that each is for. The list is part of the program;
// the files are fetched.
var nets = sync.OnceValues(func() (map[string]*net, error) {
	var all []listing
	if err := json.Unmarshal(index, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", indexName, err)
	}
	return listed(all, fetch), nil
})

// Timeouts for a host's answer, and for the whole file.
const (
	untilAnswer = 15 * time.Second
	untilCome   = 3 * time.Minute
)

// fetch fetches a file. It blocks its goroutine until the file has arrived.
func fetch(name string) ([]byte, error) {
	stop := js.Global().Get("AbortController").New()
	abort := func() { stop.Call("abort") }
	late := time.AfterFunc(untilAnswer, abort)
	defer late.Stop()
	answer, err := await(js.Global().Call("fetch", folder+name, map[string]any{"signal": stop.Get("signal")}))
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %v", ErrUnfetched, name, err)
	}
	if !answer.Get("ok").Bool() {
		return nil, fmt.Errorf("%w: %s: the answer is %d", ErrUnfetched, name, answer.Get("status").Int())
	}
	late.Reset(untilCome)
	content, err := await(answer.Call("arrayBuffer"))
	if err != nil {
		return nil, fmt.Errorf("%w: %s broke off: %v", ErrUnfetched, name, err)
	}
	bytes := js.Global().Get("Uint8Array").New(content)
	b := make([]byte, bytes.Length())
	js.CopyBytesToGo(b, bytes)
	return b, nil
}

func await(promise js.Value) (js.Value, error) {
	kept, failed := make(chan js.Value, 1), make(chan error, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any { kept <- args[0]; return nil })
	defer then.Release()
	catch := js.FuncOf(func(_ js.Value, args []js.Value) any {
		failed <- errors.New(args[0].Call("toString").String())
		return nil
	})
	defer catch.Release()
	promise.Call("then", then, catch)
	select {
	case v := <-kept:
		return v, nil
	case err := <-failed:
		return js.Value{}, err
	}
}
