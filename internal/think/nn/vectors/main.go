// Vectors writes the kernels of the nets for WebAssembly's vectors of 128 bits, as a module that
// works on another module's memory, since Go's own compiler has no vectors there. Each kernel takes
// the address of its arguments, which are 8 bytes each, as Go lays them out: see kernel_js.go of
// package nn.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: vectors FILE")
		os.Exit(2)
	}
	if err := os.WriteFile(os.Args[1], module(), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Instructions that need no operand of their own; those of vectors have a prefix.
const (
	end    = 0x0B
	add    = 0x6A
	mul    = 0x6C
	shl    = 0x74
	less   = 0x49
	differ = 0x47
	isZero = 0x45
)

var (
	addFloats = []byte{0xFD, 0xE4, 0x01}
	mulFloats = []byte{0xFD, 0xE6, 0x01}
	positive  = []byte{0xFD, 0xEB, 0x01} // pmax: of 0 and x, x only where it is above 0
	noFloats  = append([]byte{0xFD, 0x0C}, make([]byte, 16)...)
)

// A function under construction. Its first local is the address of its arguments.
type function struct {
	code    []byte
	numbers int // locals of 32 bits
	vectors int // locals of 128 bits, which follow them
}

type (
	number int
	vector int
)

// most is how many numbers a function has, including its argument.
const most = 24

func (f *function) do(bytes ...byte)    { f.code = append(f.code, bytes...) }
func (f *function) get(n number)        { f.do(0x20, byte(n)) }
func (f *function) set(n number)        { f.do(0x21, byte(n)) }
func (f *function) getV(v vector)       { f.do(0x20, byte(most+v)) }
func (f *function) setV(v vector)       { f.do(0x21, byte(most+v)) }
func (f *function) load(offset byte)    { f.do(0x28, 2, offset) }
func (f *function) loadHalf()           { f.do(0x2F, 1, 0) }
func (f *function) store(offset byte)   { f.do(0x36, 2, offset) }
func (f *function) loadV(offset byte)   { f.do(0xFD, 0x00, 2, offset) }
func (f *function) storeV(offset byte)  { f.do(0xFD, 0x0B, 2, offset) }
func (f *function) loadAll(offset byte) { f.do(0xFD, 0x09, 2, offset) } // one number, four times

// constant pushes a number below 8192.
func (f *function) constant(n int) { f.do(0x41, byte(n&0x7F)|0x80, byte(n>>7)) }

func (f *function) local() number {
	f.numbers++
	return number(f.numbers)
}

// argument returns a local loaded with argument n.
func (f *function) argument(n int) number {
	x := f.local()
	f.get(0)
	f.load(byte(8 * n))
	f.set(x)
	return x
}

func (f *function) step(n number, by int) {
	f.get(n)
	f.constant(by)
	f.do(add)
	f.set(n)
}

func (f *function) stepBy(n, by number) {
	f.get(n)
	f.get(by)
	f.do(add)
	f.set(n)
}

// loop repeats the body as long as the first number is below the second.
func (f *function) loop(below, limit number, body func()) {
	f.do(0x03, 0x40)
	body()
	f.get(below)
	f.get(limit)
	f.do(less, 0x0D, 0, end)
}

func (f *function) unless(a, b number, body func()) {
	f.get(a)
	f.get(b)
	f.do(differ, 0x04, 0x40)
	body()
	f.do(end)
}

// registers is how many vectors are added up at a time: with the addend and its factor they fit the
// sixteen registers of common processors.
const registers = 8

// columns adds up the vectors at the address, one group after another until the width is reached;
// at is the present offset, in bytes.
func (f *function) columns(address, at, width number, body func()) {
	here := f.local()
	f.constant(0)
	f.set(at)
	f.loop(at, width, func() {
		f.get(address)
		f.get(at)
		f.do(add)
		f.set(here)
		for i := range registers {
			f.get(here)
			f.loadV(byte(16 * i))
			f.setV(vector(i))
		}
		body()
		for i := range registers {
			f.get(here)
			f.getV(vector(i))
			f.storeV(byte(16 * i))
		}
		f.step(at, 16*registers)
	})
}

// sums adds to each row of dst the rows of a table that are listed for it.
func sums() *function {
	f := &function{vectors: registers}
	dst, table, listed, ends, width, count := f.argument(0), f.argument(1), f.argument(2), f.argument(3), f.argument(4), f.argument(5)
	from, stop, at, here, row, done := f.local(), f.local(), f.local(), f.local(), f.local(), f.local()
	f.get(listed)
	f.set(from)
	f.constant(0)
	f.set(done)
	f.loop(done, count, func() {
		f.get(ends)
		f.load(0)
		f.constant(1)
		f.do(shl)
		f.get(listed)
		f.do(add)
		f.set(stop)
		f.unless(from, stop, func() {
			f.columns(dst, at, width, func() {
				f.get(from)
				f.set(here)
				f.loop(here, stop, func() {
					f.get(here)
					f.loadHalf()
					f.get(width)
					f.do(mul)
					f.get(table)
					f.do(add)
					f.get(at)
					f.do(add)
					f.set(row)
					for i := range vector(registers) {
						f.getV(i)
						f.get(row)
						f.loadV(byte(16 * i))
						f.do(addFloats...)
						f.setV(i)
					}
					f.step(here, 2)
				})
			})
		})
		f.get(stop)
		f.set(from)
		f.stepBy(dst, width)
		f.step(ends, 4)
		f.step(done, 1)
	})
	return f
}

// product adds to c the product of a and b, all by rows. Of each row of a it first lists the
// numbers other than 0, each with the address of its row of b.
func product() *function {
	f := &function{vectors: registers + 1}
	c, a, b, list, behind, width, depth, stride := f.argument(0), f.argument(1), f.argument(2), f.argument(3), f.argument(4), f.argument(5), f.argument(6), f.argument(7)
	at, here, row, listed, stop, value := f.local(), f.local(), f.local(), f.local(), f.local(), f.local()
	const x = vector(registers)
	f.loop(a, behind, func() {
		f.get(a)
		f.set(here)
		f.get(a)
		f.get(depth)
		f.do(add)
		f.set(stop)
		f.get(b)
		f.set(row)
		f.get(list)
		f.set(listed)
		f.loop(here, stop, func() {
			f.get(here)
			f.load(0)
			f.set(value)
			f.get(listed)
			f.get(row)
			f.store(0)
			f.get(listed)
			f.get(value)
			f.store(4)
			f.get(listed) // goes on by 8 unless the number is 0, or -0
			f.get(value)
			f.constant(1)
			f.do(shl, isZero, isZero)
			f.constant(3)
			f.do(shl, add)
			f.set(listed)
			f.stepBy(row, width)
			f.step(here, 4)
		})
		f.unless(list, listed, func() {
			f.columns(c, at, width, func() {
				f.get(list)
				f.set(here)
				f.loop(here, listed, func() {
					f.get(here)
					f.loadAll(4)
					f.setV(x)
					f.get(here)
					f.load(0)
					f.get(at)
					f.do(add)
					f.set(row)
					for i := range x {
						f.getV(i)
						f.getV(x)
						f.get(row)
						f.loadV(byte(16 * i))
						f.do(mulFloats...)
						f.do(addFloats...)
						f.setV(i)
					}
					f.step(here, 8)
				})
			})
		})
		f.stepBy(c, width)
		f.stepBy(a, stride)
	})
	return f
}

// relu replaces numbers that are not above 0 by 0.
func relu() *function {
	f := &function{}
	here, behind := f.argument(0), f.argument(1)
	f.loop(here, behind, func() {
		f.get(here)
		f.do(noFloats...)
		f.get(here)
		f.loadV(0)
		f.do(positive...)
		f.storeV(0)
		f.step(here, 16)
	})
	return f
}

// body returns the function with its locals, and its length before it.
func (f *function) body() []byte {
	b := []byte{2, most - 1, 0x7F, byte(max(f.vectors, 1)), 0x7B}
	b = append(b, f.code...)
	b = append(b, end)
	return append(size(len(b)), b...)
}

// size returns a number as the format writes it (LEB128).
func size(n int) (b []byte) {
	for ; n >= 0x80; n >>= 7 {
		b = append(b, byte(n)|0x80)
	}
	return append(b, byte(n))
}

func text(s string) []byte { return append(size(len(s)), s...) }

func section(id byte, parts ...[]byte) []byte {
	var all []byte
	for _, p := range parts {
		all = append(all, p...)
	}
	return append(append([]byte{id}, size(len(all))...), all...)
}

// module returns the module: imported memory, and each kernel under its name.
func module() []byte {
	names := []string{"sums", "product", "relu"}
	functions := []*function{sums(), product(), relu()}
	m := []byte{0, 'a', 's', 'm', 1, 0, 0, 0}
	m = append(m, section(1, []byte{1, 0x60, 1, 0x7F, 0})...) // one type: of one number, for nothing
	m = append(m, section(2, []byte{1}, text("go"), text("mem"), []byte{2, 0, 1})...)
	m = append(m, section(3, []byte{byte(len(functions))}, make([]byte, len(functions)))...)
	exports, bodies := [][]byte{{byte(len(names))}}, [][]byte{{byte(len(functions))}}
	for i, f := range functions {
		exports = append(exports, text(names[i]), []byte{0, byte(i)})
		bodies = append(bodies, f.body())
	}
	m = append(m, section(7, exports...)...)
	return append(m, section(10, bodies...)...)
}
