package nn

import (
	_ "embed"
	"syscall/js"
	"unsafe"
)

//go:generate go run ./vectors kernel.wasm

// vectorModule has kernels that work on this program's memory.
//
//go:embed kernel.wasm
var vectorModule []byte

// best is the fastest path that runs here: vectors, if the browser has them and the page that
// started this program made its memory available as the global goMemory.
var best, kernels = fastest()

// vectorKernels are the kernels of the module. Each takes its arguments from the struct that it was
// bound to. The structs' targets do not move, since they are on the heap.
type vectorKernels struct {
	sums    js.Value
	summing struct {
		dst, table   *float32
		rows         *uint16
		ends         *int32
		width, count int // bytes, rows
	}

	product     js.Value
	multiplying struct {
		c, a, b              *float32
		list                 *nonzero
		behind               uintptr // the end of the rows of a
		width, depth, stride int     // in bytes: of b; of the used part of a; from row to row of a
	}
	room [widest]nonzero

	relu  js.Value
	above struct {
		x      *float32
		behind uintptr
	}
}

// A nonzero is a number of a row, and the address of the row that it multiplies.
type nonzero struct{ row, number uint32 }

// fastest compiles the module. If anything is missing it returns no vectors.
func fastest() (p path, k *vectorKernels) {
	defer func() {
		if recover() != nil { // an exception of JavaScript
			p, k = portable, nil
		}
	}()
	memory, assembly := js.Global().Get("goMemory"), js.Global().Get("WebAssembly")
	if memory.IsUndefined() {
		return portable, nil
	}
	bytes := js.Global().Get("Uint8Array").New(len(vectorModule))
	js.CopyBytesToJS(bytes, vectorModule)
	if !assembly.Call("validate", bytes).Bool() {
		return portable, nil
	}
	module := assembly.Get("Module").New(bytes)
	exports := assembly.Get("Instance").New(module, map[string]any{"go": map[string]any{"mem": memory}}).Get("exports")
	k = new(vectorKernels)
	bound := func(name string, arguments unsafe.Pointer) js.Value {
		return exports.Get(name).Call("bind", nil, int(uintptr(arguments)))
	}
	k.sums = bound("sums", unsafe.Pointer(&k.summing))
	k.product = bound("product", unsafe.Pointer(&k.multiplying))
	k.relu = bound("relu", unsafe.Pointer(&k.above))
	return simd128, k
}

func after(x *float32, n int) uintptr { return uintptr(unsafe.Pointer(x)) + uintptr(n)*4 }

// vectorSums adds to each row of dst the rows of the table that are listed for it; ends has the end
// of each row's list.
func vectorSums(dst, table []float32, rows []uint16, ends []int32) {
	a := &kernels.summing
	a.dst, a.table, a.rows, a.ends = &dst[0], &table[0], &rows[0], &ends[0]
	a.width, a.count = len(dst)/len(ends)*4, len(ends)
	kernels.sums.Invoke()
}

// vectorProduct adds to c the product of a, whose rows are stride apart, and b.
func vectorProduct(c, a []float32, stride int, b []float32, rows, columns, depth int) {
	x := &kernels.multiplying
	x.c, x.a, x.b, x.list = &c[0], &a[0], &b[0], &kernels.room[0]
	x.behind = after(x.a, rows*stride)
	x.width, x.depth, x.stride = columns*4, depth*4, stride*4
	kernels.product.Invoke()
}

// vectorReLU is relu for lengths that are multiples of 4.
func vectorReLU(x []float32) {
	kernels.above.x, kernels.above.behind = &x[0], after(&x[0], len(x))
	kernels.relu.Invoke()
}
