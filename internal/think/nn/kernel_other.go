//go:build !amd64 || purego

package nn

func sumRows64(dst, table *float32, width int, rows *uint16, n int, p path)                       {}
func sumWhole64(dst *float32, table *int16, width int, rows *uint16, n int, unit float32, p path) {}
func wholes16(dst *int16, src *float32, n int, scale float32)                                     {}
func mulRows64(dst, table *float32, width int, x *float32, n int, p path)                         {}
func mulRows32(dst, table *float32, width int, x *float32, n int, p path)                         {}
func mulTile(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int, p path)     {}
func relu16(x *float32, n int, p path)                                                            {}
func mask16(d, x *float32, n int, p path)                                                         {}
func adam16(params, grad, m, v *float32, n int, c *[7]float32, p path)                            {}
