//go:build amd64 && !purego

#include "textflag.h"

// func sumRows64(dst, table *float32, width int, rows *uint16, n int)
// dst[0:64] += the sum of table[r*width : r*width+64] over the rows r; width in bytes.
TEXT ·sumRows64(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ table+8(FP), SI
	MOVQ width+16(FP), BX
	MOVQ rows+24(FP), DX
	MOVQ n+32(FP), CX
	VMOVUPS (DI), Z0
	VMOVUPS 64(DI), Z1
	VMOVUPS 128(DI), Z2
	VMOVUPS 192(DI), Z3
	TESTQ CX, CX
	JZ   done
loop:
	MOVWLZX (DX), AX
	IMULQ BX, AX
	VADDPS (SI)(AX*1), Z0, Z0
	VADDPS 64(SI)(AX*1), Z1, Z1
	VADDPS 128(SI)(AX*1), Z2, Z2
	VADDPS 192(SI)(AX*1), Z3, Z3
	ADDQ $2, DX
	DECQ CX
	JNZ  loop
done:
	VMOVUPS Z0, (DI)
	VMOVUPS Z1, 64(DI)
	VMOVUPS Z2, 128(DI)
	VMOVUPS Z3, 192(DI)
	VZEROUPPER
	RET

// func addRows64(table *float32, width int, rows *uint16, n int, src *float32)
// table[r*width : r*width+64] += src[0:64] for each row r; width in bytes.
TEXT ·addRows64(SB), NOSPLIT, $0-40
	MOVQ table+0(FP), SI
	MOVQ width+8(FP), BX
	MOVQ rows+16(FP), DX
	MOVQ n+24(FP), CX
	MOVQ src+32(FP), DI
	VMOVUPS (DI), Z0
	VMOVUPS 64(DI), Z1
	VMOVUPS 128(DI), Z2
	VMOVUPS 192(DI), Z3
	TESTQ CX, CX
	JZ   done
loop:
	MOVWLZX (DX), AX
	IMULQ BX, AX
	ADDQ SI, AX
	VADDPS (AX), Z0, Z4
	VADDPS 64(AX), Z1, Z5
	VADDPS 128(AX), Z2, Z6
	VADDPS 192(AX), Z3, Z7
	VMOVUPS Z4, (AX)
	VMOVUPS Z5, 64(AX)
	VMOVUPS Z6, 128(AX)
	VMOVUPS Z7, 192(AX)
	ADDQ $2, DX
	DECQ CX
	JNZ  loop
done:
	VZEROUPPER
	RET

// func mulRows32(dst, table *float32, width int, x *float32, n int)
// dst[0:32] += the sum of x[k] * table[k*width : k*width+32]; width in bytes.
TEXT ·mulRows32(SB), NOSPLIT, $0-40
	MOVQ dst+0(FP), DI
	MOVQ table+8(FP), SI
	MOVQ width+16(FP), BX
	MOVQ x+24(FP), DX
	MOVQ n+32(FP), CX
	VMOVUPS (DI), Z0
	VMOVUPS 64(DI), Z1
	VPXORD Z2, Z2, Z2
	VPXORD Z3, Z3, Z3
	SUBQ $2, CX
	JL   last
loop:
	VBROADCASTSS (DX), Z4
	VBROADCASTSS 4(DX), Z5
	VFMADD231PS (SI), Z4, Z0
	VFMADD231PS 64(SI), Z4, Z1
	VFMADD231PS (SI)(BX*1), Z5, Z2
	VFMADD231PS 64(SI)(BX*1), Z5, Z3
	ADDQ $8, DX
	LEAQ (SI)(BX*2), SI
	SUBQ $2, CX
	JGE  loop
last:
	ADDQ $2, CX
	JZ   done
	VBROADCASTSS (DX), Z4
	VFMADD231PS (SI), Z4, Z0
	VFMADD231PS 64(SI), Z4, Z1
done:
	VADDPS Z2, Z0, Z0
	VADDPS Z3, Z1, Z1
	VMOVUPS Z0, (DI)
	VMOVUPS Z1, 64(DI)
	VZEROUPPER
	RET

#define ROW(a, z, c0, c1) \
	VBROADCASTSS a, z; \
	VFMADD231PS Z16, z, c0; \
	VFMADD231PS Z17, z, c1

#define OUT(c0, c1) \
	VADDPS (DI), c0, c0; \
	VADDPS 64(DI), c1, c1; \
	VMOVUPS c0, (DI); \
	VMOVUPS c1, 64(DI); \
	ADDQ SI, DI

// func tile8x32(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int)
// c[i][j] += the sum over k of a[i*ai + k*ak] * b[k*ldb + j], 8 rows and 32 columns; strides in bytes.
TEXT ·tile8x32(SB), NOSPLIT, $0-64
	MOVQ c+0(FP), DI
	MOVQ ldc+8(FP), SI
	MOVQ a+16(FP), AX
	MOVQ ai+24(FP), BX
	MOVQ ak+32(FP), CX
	MOVQ b+40(FP), DX
	MOVQ ldb+48(FP), R8
	MOVQ k+56(FP), R9
	LEAQ (BX)(BX*2), R10
	LEAQ (AX)(BX*4), R11
	VPXORD Z0, Z0, Z0
	VPXORD Z1, Z1, Z1
	VPXORD Z2, Z2, Z2
	VPXORD Z3, Z3, Z3
	VPXORD Z4, Z4, Z4
	VPXORD Z5, Z5, Z5
	VPXORD Z6, Z6, Z6
	VPXORD Z7, Z7, Z7
	VPXORD Z8, Z8, Z8
	VPXORD Z9, Z9, Z9
	VPXORD Z10, Z10, Z10
	VPXORD Z11, Z11, Z11
	VPXORD Z12, Z12, Z12
	VPXORD Z13, Z13, Z13
	VPXORD Z14, Z14, Z14
	VPXORD Z15, Z15, Z15
	TESTQ R9, R9
	JZ   out
loop:
	VMOVUPS (DX), Z16
	VMOVUPS 64(DX), Z17
	ROW((AX), Z18, Z0, Z1)
	ROW((AX)(BX*1), Z19, Z2, Z3)
	ROW((AX)(BX*2), Z20, Z4, Z5)
	ROW((AX)(R10*1), Z21, Z6, Z7)
	ROW((R11), Z22, Z8, Z9)
	ROW((R11)(BX*1), Z23, Z10, Z11)
	ROW((R11)(BX*2), Z24, Z12, Z13)
	ROW((R11)(R10*1), Z25, Z14, Z15)
	ADDQ CX, AX
	ADDQ CX, R11
	ADDQ R8, DX
	DECQ R9
	JNZ  loop
out:
	OUT(Z0, Z1)
	OUT(Z2, Z3)
	OUT(Z4, Z5)
	OUT(Z6, Z7)
	OUT(Z8, Z9)
	OUT(Z10, Z11)
	OUT(Z12, Z13)
	OUT(Z14, Z15)
	VZEROUPPER
	RET

// func relu16(x *float32, n int)
// x = max(x, 0), n a multiple of 16.
TEXT ·relu16(SB), NOSPLIT, $0-16
	MOVQ x+0(FP), DI
	MOVQ n+8(FP), CX
	VPXORD Z0, Z0, Z0
	SHRQ $4, CX
	JZ   done
loop:
	VMAXPS (DI), Z0, Z1
	VMOVUPS Z1, (DI)
	ADDQ $64, DI
	DECQ CX
	JNZ  loop
done:
	VZEROUPPER
	RET

// func mask16(d, x *float32, n int)
// d = 0 where x is not above 0, n a multiple of 16.
TEXT ·mask16(SB), NOSPLIT, $0-24
	MOVQ d+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	VPXORD Z0, Z0, Z0
	SHRQ $4, CX
	JZ   done
loop:
	VMOVUPS (SI), Z1
	VCMPPS $1, Z1, Z0, K1
	VMOVUPS.Z (DI), K1, Z2
	VMOVUPS Z2, (DI)
	ADDQ $64, DI
	ADDQ $64, SI
	DECQ CX
	JNZ  loop
done:
	VZEROUPPER
	RET

// func adam16(p, grad, m, v *float32, n int, c *[6]float32)
// One step of Adam; c holds b1, 1-b1, b2, 1-b2, the step's size, epsilon. n is a multiple of 16; grad is cleared.
TEXT ·adam16(SB), NOSPLIT, $0-48
	MOVQ p+0(FP), DI
	MOVQ grad+8(FP), SI
	MOVQ m+16(FP), R8
	MOVQ v+24(FP), R9
	MOVQ n+32(FP), CX
	MOVQ c+40(FP), DX
	VBROADCASTSS (DX), Z10
	VBROADCASTSS 4(DX), Z11
	VBROADCASTSS 8(DX), Z12
	VBROADCASTSS 12(DX), Z13
	VBROADCASTSS 16(DX), Z14
	VBROADCASTSS 20(DX), Z15
	VPXORD Z16, Z16, Z16
	SHRQ $4, CX
	JZ   done
loop:
	VMOVUPS (SI), Z0
	VMULPS (R8), Z10, Z1
	VFMADD231PS Z0, Z11, Z1
	VMOVUPS Z1, (R8)
	VMULPS Z0, Z0, Z2
	VMULPS (R9), Z12, Z3
	VFMADD231PS Z2, Z13, Z3
	VMOVUPS Z3, (R9)
	VSQRTPS Z3, Z4
	VADDPS Z15, Z4, Z4
	VMULPS Z14, Z1, Z1
	VDIVPS Z4, Z1, Z1
	VMOVUPS (DI), Z5
	VSUBPS Z1, Z5, Z5
	VMOVUPS Z5, (DI)
	VMOVUPS Z16, (SI)
	ADDQ $64, DI
	ADDQ $64, SI
	ADDQ $64, R8
	ADDQ $64, R9
	DECQ CX
	JNZ  loop
done:
	VZEROUPPER
	RET
