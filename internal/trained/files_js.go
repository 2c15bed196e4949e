package trained

import (
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"syscall/js"
)

// folder is where the files are, from the worker that runs this program.
const folder = "../net/"

// known are the nets, once the file that lists them has been read.
var known struct {
	sync.Mutex
	nets map[string]*net
}

// nets returns the nets by the shape of table that each is for.
func nets() (map[string]*net, error) {
	known.Lock()
	defer known.Unlock()
	if known.nets != nil {
		return known.nets, nil
	}
	text, err := fetch(indexName)
	if err != nil {
		return nil, err
	}
	var all []listing
	if err := json.Unmarshal(text, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", indexName, err)
	}
	known.nets = listed(all, fetch)
	return known.nets, nil
}

// smallNets are the same: a browser has no others.
func smallNets() (map[string]*net, error) { return nets() }

// fetch fetches a file. It blocks its goroutine until the file has come.
func fetch(name string) ([]byte, error) {
	answer, err := await(js.Global().Call("fetch", folder+name))
	if err != nil {
		return nil, fmt.Errorf("%s cannot be reached: %w", name, err)
	}
	if !answer.Get("ok").Bool() {
		return nil, fmt.Errorf("%s: the answer is %d", name, answer.Get("status").Int())
	}
	content, err := await(answer.Call("arrayBuffer"))
	if err != nil {
		return nil, fmt.Errorf("%s broke off: %w", name, err)
	}
	bytes := js.Global().Get("Uint8Array").New(content)
	b := make([]byte, bytes.Length())
	js.CopyBytesToGo(b, bytes)
	return b, nil
}

// await waits for a promise.
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
