//go:build amd64 && !purego

package nn

import "golang.org/x/sys/cpu"

// best is the fastest path that runs here.
var best = fastest()

func fastest() path {
	switch x := &cpu.X86; {
	case x.HasAVX512F && x.HasAVX512VL && x.HasAVX512DQ:
		return avx512
	case x.HasAVX2:
		return avx2
	}
	return portable
}

//go:noescape
func sumRows64(dst, table *float32, width int, rows *uint16, n int, p path)

//go:noescape
func sumWhole64(dst *float32, table *int16, width int, rows *uint16, n int, unit float32, p path)

//go:noescape
func wholes16(dst *int16, src *float32, n int, scale float32)

//go:noescape
func mulRows64(dst, table *float32, width int, x *float32, n int, p path)

//go:noescape
func mulRows32(dst, table *float32, width int, x *float32, n int, p path)

//go:noescape
func mulTile(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int, p path)

//go:noescape
func relu16(x *float32, n int, p path)

//go:noescape
func mask16(d, x *float32, n int, p path)

//go:noescape
func adam16(params, grad, m, v *float32, n int, c *[7]float32, p path)
