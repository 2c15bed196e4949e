//go:build !amd64 || purego

package nn

// fast reports whether the kernels in assembly run here.
const fast = false

func sumRows64(dst, table *float32, width int, rows *uint16, n int)                    {}
func addRows64(table *float32, width int, rows *uint16, n int, src *float32)           {}
func mulRows32(dst, table *float32, width int, x *float32, n int)                      {}
func tile8x32(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int) {}
func relu16(x *float32, n int)                                                         {}
func mask16(d, x *float32, n int)                                                      {}
func adam16(p, grad, m, v *float32, n int, c *[6]float32)                              {}
