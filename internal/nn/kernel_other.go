//go:build !amd64 || purego

package nn

// best is the fastest path that runs here.
const best = portable

func sumRows64(dst, table *float32, width int, rows *uint16, n int, p path)                   {}
func addRows64(table *float32, width int, rows *uint16, n int, src *float32, p path)          {}
func mulRows32(dst, table *float32, width int, x *float32, n int, p path)                     {}
func mulTile(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int, p path) {}
func relu16(x *float32, n int, p path)                                                        {}
func mask16(d, x *float32, n int, p path)                                                     {}
func adam16(params, grad, m, v *float32, n int, c *[6]float32, p path)                        {}
