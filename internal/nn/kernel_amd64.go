//go:build amd64 && !purego

package nn

import "golang.org/x/sys/cpu"

// fast reports whether the kernels in assembly run here.
var fast = cpu.X86.HasAVX512F && cpu.X86.HasAVX512VL && cpu.X86.HasAVX512DQ

//go:noescape
func sumRows64(dst, table *float32, width int, rows *uint16, n int)

//go:noescape
func addRows64(table *float32, width int, rows *uint16, n int, src *float32)

//go:noescape
func mulRows32(dst, table *float32, width int, x *float32, n int)

//go:noescape
func tile8x32(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int)

//go:noescape
func relu16(x *float32, n int)

//go:noescape
func mask16(d, x *float32, n int)

//go:noescape
func adam16(p, grad, m, v *float32, n int, c *[6]float32)
