//go:build amd64 && !purego

#include "go_asm.h"
#include "textflag.h"

// Every kernel has two bodies: for AVX-512, and from the label narrow on for
// AVX2. Both do the same roundings in the same order, number by number, as those
// in Go, so that their results are the same to the bit: products are rounded
// before they are added.

// ADD adds the product of x and y, in memory or a register, to sum by way of t.
#define ADD(y, x, t, sum) \
	VMULPS y, x, t; \
	VADDPS t, sum, sum

#define LOAD64(at) \
	VMOVUPS (at), Y0; \
	VMOVUPS 32(at), Y1; \
	VMOVUPS 64(at), Y2; \
	VMOVUPS 96(at), Y3; \
	VMOVUPS 128(at), Y4; \
	VMOVUPS 160(at), Y5; \
	VMOVUPS 192(at), Y6; \
	VMOVUPS 224(at), Y7

#define STORE64(at) \
	VMOVUPS Y0, (at); \
	VMOVUPS Y1, 32(at); \
	VMOVUPS Y2, 64(at); \
	VMOVUPS Y3, 96(at); \
	VMOVUPS Y4, 128(at); \
	VMOVUPS Y5, 160(at); \
	VMOVUPS Y6, 192(at); \
	VMOVUPS Y7, 224(at)

// func sumRows64(dst, table *float32, width int, rows *uint16, n int, p path)
// dst[0:64] += the sum of table[r*width : r*width+64] over the rows r; width in bytes.
TEXT ·sumRows64(SB), NOSPLIT, $0-41
	MOVQ dst+0(FP), DI
	MOVQ table+8(FP), SI
	MOVQ width+16(FP), BX
	MOVQ rows+24(FP), DX
	MOVQ n+32(FP), CX
	CMPB p+40(FP), $const_avx512
	JNE  narrow
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
narrow:
	LOAD64(DI)
	TESTQ CX, CX
	JZ   doneY
loopY:
	MOVWLZX (DX), AX
	IMULQ BX, AX
	ADDQ SI, AX
	VADDPS (AX), Y0, Y0
	VADDPS 32(AX), Y1, Y1
	VADDPS 64(AX), Y2, Y2
	VADDPS 96(AX), Y3, Y3
	VADDPS 128(AX), Y4, Y4
	VADDPS 160(AX), Y5, Y5
	VADDPS 192(AX), Y6, Y6
	VADDPS 224(AX), Y7, Y7
	ADDQ $2, DX
	DECQ CX
	JNZ  loopY
doneY:
	STORE64(DI)
	VZEROUPPER
	RET

// WIDEN adds 16 sums of the narrow path, times the unit in Y15, to dst.
#define WIDEN(y, x, at) \
	VEXTRACTI128 $1, y, X8; \
	VPMOVSXWD x, Y9; \
	VPMOVSXWD X8, Y10; \
	VCVTDQ2PS Y9, Y9; \
	VCVTDQ2PS Y10, Y10; \
	VMULPS Y15, Y9, Y9; \
	VMULPS Y15, Y10, Y10; \
	VADDPS at(DI), Y9, Y9; \
	VADDPS at+32(DI), Y10, Y10; \
	VMOVUPS Y9, at(DI); \
	VMOVUPS Y10, at+32(DI)

// func sumWhole64(dst *float32, table *int16, width int, rows *uint16, n int, unit float32, p path)
// dst[0:64] += unit times the sum of table[r*width : r*width+64] over the
// rows r, of which there is one at least; the sums saturate; width in bytes.
TEXT ·sumWhole64(SB), NOSPLIT, $0-45
	MOVQ dst+0(FP), DI
	MOVQ table+8(FP), SI
	MOVQ width+16(FP), BX
	MOVQ rows+24(FP), DX
	MOVQ n+32(FP), CX
	CMPB p+44(FP), $const_avx512
	JNE  narrow
	VBROADCASTSS unit+40(FP), Z16
	VPXORD Z0, Z0, Z0
	VPXORD Z1, Z1, Z1
loop:
	MOVWLZX (DX), AX
	IMULQ BX, AX
	VPADDSW (SI)(AX*1), Z0, Z0
	VPADDSW 64(SI)(AX*1), Z1, Z1
	ADDQ $2, DX
	DECQ CX
	JNZ  loop
	VEXTRACTI64X4 $1, Z0, Y2
	VEXTRACTI64X4 $1, Z1, Y3
	VPMOVSXWD Y0, Z4
	VPMOVSXWD Y2, Z5
	VPMOVSXWD Y1, Z6
	VPMOVSXWD Y3, Z7
	VCVTDQ2PS Z4, Z4
	VCVTDQ2PS Z5, Z5
	VCVTDQ2PS Z6, Z6
	VCVTDQ2PS Z7, Z7
	VMULPS Z16, Z4, Z4
	VMULPS Z16, Z5, Z5
	VMULPS Z16, Z6, Z6
	VMULPS Z16, Z7, Z7
	VADDPS (DI), Z4, Z4
	VADDPS 64(DI), Z5, Z5
	VADDPS 128(DI), Z6, Z6
	VADDPS 192(DI), Z7, Z7
	VMOVUPS Z4, (DI)
	VMOVUPS Z5, 64(DI)
	VMOVUPS Z6, 128(DI)
	VMOVUPS Z7, 192(DI)
	VZEROUPPER
	RET
narrow:
	VBROADCASTSS unit+40(FP), Y15
	VPXOR Y0, Y0, Y0
	VPXOR Y1, Y1, Y1
	VPXOR Y2, Y2, Y2
	VPXOR Y3, Y3, Y3
loopY:
	MOVWLZX (DX), AX
	IMULQ BX, AX
	ADDQ SI, AX
	VPADDSW (AX), Y0, Y0
	VPADDSW 32(AX), Y1, Y1
	VPADDSW 64(AX), Y2, Y2
	VPADDSW 96(AX), Y3, Y3
	ADDQ $2, DX
	DECQ CX
	JNZ  loopY
	WIDEN(Y0, X0, 0)
	WIDEN(Y1, X1, 64)
	WIDEN(Y2, X2, 128)
	WIDEN(Y3, X3, 192)
	VZEROUPPER
	RET

// func wholes16(dst *int16, src *float32, n int, scale float32)
// dst = scale times src, rounded and saturated, n a multiple of 16.
TEXT ·wholes16(SB), NOSPLIT, $0-28
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ n+16(FP), CX
	VBROADCASTSS scale+24(FP), Y2
loop:
	VMULPS (SI), Y2, Y0
	VMULPS 32(SI), Y2, Y1
	VCVTPS2DQ Y0, Y0
	VCVTPS2DQ Y1, Y1
	VPACKSSDW Y1, Y0, Y0
	VPERMQ $0xD8, Y0, Y0
	VMOVDQU Y0, (DI)
	ADDQ $64, SI
	ADDQ $32, DI
	SUBQ $16, CX
	JNZ  loop
	VZEROUPPER
	RET

// func mulRows64(dst, table *float32, width int, x *float32, n int, p path)
// dst[0:64] += the sum of x[k] * table[k*width : k*width+64], of which there is
// one at least; width in bytes.
TEXT ·mulRows64(SB), NOSPLIT, $0-41
	MOVQ dst+0(FP), DI
	MOVQ table+8(FP), SI
	MOVQ width+16(FP), BX
	MOVQ x+24(FP), DX
	MOVQ n+32(FP), CX
	CMPB p+40(FP), $const_avx512
	JNE  narrow
	VMOVUPS (DI), Z0
	VMOVUPS 64(DI), Z1
	VMOVUPS 128(DI), Z2
	VMOVUPS 192(DI), Z3
loop:
	VBROADCASTSS (DX), Z4
	ADD((SI), Z4, Z5, Z0)
	ADD(64(SI), Z4, Z6, Z1)
	ADD(128(SI), Z4, Z7, Z2)
	ADD(192(SI), Z4, Z8, Z3)
	ADDQ $4, DX
	ADDQ BX, SI
	DECQ CX
	JNZ  loop
	VMOVUPS Z0, (DI)
	VMOVUPS Z1, 64(DI)
	VMOVUPS Z2, 128(DI)
	VMOVUPS Z3, 192(DI)
	VZEROUPPER
	RET
narrow:
	LOAD64(DI)
loopY:
	VBROADCASTSS (DX), Y8
	ADD((SI), Y8, Y9, Y0)
	ADD(32(SI), Y8, Y10, Y1)
	ADD(64(SI), Y8, Y11, Y2)
	ADD(96(SI), Y8, Y12, Y3)
	ADD(128(SI), Y8, Y9, Y4)
	ADD(160(SI), Y8, Y10, Y5)
	ADD(192(SI), Y8, Y11, Y6)
	ADD(224(SI), Y8, Y12, Y7)
	ADDQ $4, DX
	ADDQ BX, SI
	DECQ CX
	JNZ  loopY
	STORE64(DI)
	VZEROUPPER
	RET

// func mulRows32(dst, table *float32, width int, x *float32, n int, p path)
// mulRows64 of dst[0:32].
TEXT ·mulRows32(SB), NOSPLIT, $0-41
	MOVQ dst+0(FP), DI
	MOVQ table+8(FP), SI
	MOVQ width+16(FP), BX
	MOVQ x+24(FP), DX
	MOVQ n+32(FP), CX
	CMPB p+40(FP), $const_avx512
	JNE  narrow
	VMOVUPS (DI), Z0
	VMOVUPS 64(DI), Z1
loop:
	VBROADCASTSS (DX), Z4
	ADD((SI), Z4, Z5, Z0)
	ADD(64(SI), Z4, Z6, Z1)
	ADDQ $4, DX
	ADDQ BX, SI
	DECQ CX
	JNZ  loop
	VMOVUPS Z0, (DI)
	VMOVUPS Z1, 64(DI)
	VZEROUPPER
	RET
narrow:
	VMOVUPS (DI), Y0
	VMOVUPS 32(DI), Y1
	VMOVUPS 64(DI), Y2
	VMOVUPS 96(DI), Y3
loopY:
	VBROADCASTSS (DX), Y8
	ADD((SI), Y8, Y9, Y0)
	ADD(32(SI), Y8, Y10, Y1)
	ADD(64(SI), Y8, Y11, Y2)
	ADD(96(SI), Y8, Y12, Y3)
	ADDQ $4, DX
	ADDQ BX, SI
	DECQ CX
	JNZ  loopY
	VMOVUPS Y0, (DI)
	VMOVUPS Y1, 32(DI)
	VMOVUPS Y2, 64(DI)
	VMOVUPS Y3, 96(DI)
	VZEROUPPER
	RET

#define IN(c0, c1) \
	VMOVUPS (R12), c0; \
	VMOVUPS 64(R12), c1; \
	ADDQ SI, R12

// ROW takes its number from memory twice, since that costs fewer instructions than once.
#define ROW(a, z, t, c0, c1) \
	VMULPS.BCST a, Z16, z; \
	VMULPS.BCST a, Z17, t; \
	VADDPS z, c0, c0; \
	VADDPS t, c1, c1

#define OUT(c0, c1) \
	VMOVUPS c0, (DI); \
	VMOVUPS c1, 64(DI); \
	ADDQ SI, DI

#define INY(c0, c1) \
	VMOVUPS (R12), c0; \
	VMOVUPS 32(R12), c1; \
	ADDQ SI, R12

#define ROWY(a, y, t, c0, c1) \
	VBROADCASTSS a, y; \
	ADD(Y8, y, t, c0); \
	ADD(Y9, y, y, c1)

#define OUTY(c0, c1) \
	VMOVUPS c0, (DI); \
	VMOVUPS c1, 32(DI); \
	ADDQ SI, DI

// func mulTile(c *float32, ldc int, a *float32, ai, ak int, b *float32, ldb int, k int, p path)
// c[i][j] += the sum over k of a[i*ai + k*ak] * b[k*ldb + j], 8 rows and 32
// columns, narrow 4 and 16; strides in bytes.
TEXT ·mulTile(SB), NOSPLIT, $0-65
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
	MOVQ DI, R12
	CMPB p+64(FP), $const_avx512
	JNE  narrow
	IN(Z0, Z1)
	IN(Z2, Z3)
	IN(Z4, Z5)
	IN(Z6, Z7)
	IN(Z8, Z9)
	IN(Z10, Z11)
	IN(Z12, Z13)
	IN(Z14, Z15)
	TESTQ R9, R9
	JZ   out
loop:
	VMOVUPS (DX), Z16
	VMOVUPS 64(DX), Z17
	ROW((AX), Z18, Z27, Z0, Z1)
	ROW((AX)(BX*1), Z19, Z28, Z2, Z3)
	ROW((AX)(BX*2), Z20, Z29, Z4, Z5)
	ROW((AX)(R10*1), Z21, Z30, Z6, Z7)
	ROW((R11), Z22, Z31, Z8, Z9)
	ROW((R11)(BX*1), Z23, Z26, Z10, Z11)
	ROW((R11)(BX*2), Z24, Z27, Z12, Z13)
	ROW((R11)(R10*1), Z25, Z28, Z14, Z15)
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
narrow:
	INY(Y0, Y1)
	INY(Y2, Y3)
	INY(Y4, Y5)
	INY(Y6, Y7)
	TESTQ R9, R9
	JZ   outY
loopY:
	VMOVUPS (DX), Y8
	VMOVUPS 32(DX), Y9
	ROWY((AX), Y10, Y14, Y0, Y1)
	ROWY((AX)(BX*1), Y11, Y15, Y2, Y3)
	ROWY((AX)(BX*2), Y12, Y14, Y4, Y5)
	ROWY((AX)(R10*1), Y13, Y15, Y6, Y7)
	ADDQ CX, AX
	ADDQ R8, DX
	DECQ R9
	JNZ  loopY
outY:
	OUTY(Y0, Y1)
	OUTY(Y2, Y3)
	OUTY(Y4, Y5)
	OUTY(Y6, Y7)
	VZEROUPPER
	RET

// func relu16(x *float32, n int, p path)
// x = max(x, 0), n a multiple of 16.
TEXT ·relu16(SB), NOSPLIT, $0-17
	MOVQ x+0(FP), DI
	MOVQ n+8(FP), CX
	CMPB p+16(FP), $const_avx512
	JNE  narrow
	VPXORD Z0, Z0, Z0
	SHRQ $4, CX
	JZ   done
loop:
	VMOVUPS (DI), Z1
	VMAXPS Z0, Z1, Z1 // of 0 and -0, the second
	VMOVUPS Z1, (DI)
	ADDQ $64, DI
	DECQ CX
	JNZ  loop
done:
	VZEROUPPER
	RET
narrow:
	VXORPS Y0, Y0, Y0
	SHRQ $4, CX
	JZ   doneY
loopY:
	VMOVUPS (DI), Y1
	VMOVUPS 32(DI), Y2
	VMAXPS Y0, Y1, Y1
	VMAXPS Y0, Y2, Y2
	VMOVUPS Y1, (DI)
	VMOVUPS Y2, 32(DI)
	ADDQ $64, DI
	DECQ CX
	JNZ  loopY
doneY:
	VZEROUPPER
	RET

// func mask16(d, x *float32, n int, p path)
// d = 0 where x is not above 0, n a multiple of 16.
TEXT ·mask16(SB), NOSPLIT, $0-25
	MOVQ d+0(FP), DI
	MOVQ x+8(FP), SI
	MOVQ n+16(FP), CX
	CMPB p+24(FP), $const_avx512
	JNE  narrow
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
narrow:
	VXORPS Y0, Y0, Y0
	SHRQ $3, CX
	JZ   doneY
loopY:
	VMOVUPS (SI), Y1
	VCMPPS $1, Y1, Y0, Y1
	VANDPS (DI), Y1, Y2
	VMOVUPS Y2, (DI)
	ADDQ $32, DI
	ADDQ $32, SI
	DECQ CX
	JNZ  loopY
doneY:
	VZEROUPPER
	RET

// func adam16(params, grad, m, v *float32, n int, c *[7]float32, p path)
// One step of Adam; c holds b1, 1-b1, b2, 1-b2, the step's size, epsilon, and
// how much of the old m moves params besides. n is a multiple of 16; grad is
// cleared.
TEXT ·adam16(SB), NOSPLIT, $0-49
	MOVQ params+0(FP), DI
	MOVQ grad+8(FP), SI
	MOVQ m+16(FP), R8
	MOVQ v+24(FP), R9
	MOVQ n+32(FP), CX
	MOVQ c+40(FP), DX
	CMPB p+48(FP), $const_avx512
	JNE  narrow
	VBROADCASTSS (DX), Z10
	VBROADCASTSS 4(DX), Z11
	VBROADCASTSS 8(DX), Z12
	VBROADCASTSS 12(DX), Z13
	VBROADCASTSS 16(DX), Z14
	VBROADCASTSS 20(DX), Z15
	VBROADCASTSS 24(DX), Z17
	VPXORD Z16, Z16, Z16
	SHRQ $4, CX
	JZ   done
loop:
	VMOVUPS (SI), Z0
	VMOVUPS (R8), Z6
	VMULPS Z6, Z10, Z1
	ADD(Z0, Z11, Z7, Z1)
	VMOVUPS Z1, (R8)
	VMULPS Z0, Z0, Z2
	VMULPS (R9), Z12, Z3
	ADD(Z2, Z13, Z7, Z3)
	VMOVUPS Z3, (R9)
	VSQRTPS Z3, Z4
	VADDPS Z15, Z4, Z4
	ADD(Z6, Z17, Z7, Z1)
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
narrow:
	VBROADCASTSS (DX), Y10
	VBROADCASTSS 4(DX), Y11
	VBROADCASTSS 8(DX), Y12
	VBROADCASTSS 12(DX), Y13
	VBROADCASTSS 16(DX), Y14
	VBROADCASTSS 20(DX), Y15
	VBROADCASTSS 24(DX), Y8
	VXORPS Y9, Y9, Y9
	SHRQ $3, CX
	JZ   doneY
loopY:
	VMOVUPS (SI), Y0
	VMOVUPS (R8), Y6
	VMULPS Y6, Y10, Y1
	ADD(Y0, Y11, Y7, Y1)
	VMOVUPS Y1, (R8)
	VMULPS Y0, Y0, Y2
	VMULPS (R9), Y12, Y3
	ADD(Y2, Y13, Y7, Y3)
	VMOVUPS Y3, (R9)
	VSQRTPS Y3, Y4
	VADDPS Y15, Y4, Y4
	ADD(Y6, Y8, Y7, Y1)
	VMULPS Y14, Y1, Y1
	VDIVPS Y4, Y1, Y1
	VMOVUPS (DI), Y5
	VSUBPS Y1, Y5, Y5
	VMOVUPS Y5, (DI)
	VMOVUPS Y9, (SI)
	ADDQ $32, DI
	ADDQ $32, SI
	ADDQ $32, R8
	ADDQ $32, R9
	DECQ CX
	JNZ  loopY
doneY:
	VZEROUPPER
	RET
