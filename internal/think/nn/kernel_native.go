//go:build !js

package nn

func vectorSums(dst, table []float32, rows []uint16, ends []int32)                    {}
func vectorProduct(c, a []float32, stride int, b []float32, rows, columns, depth int) {}
func vectorReLU(x []float32)                                                          {}
