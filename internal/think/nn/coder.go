package nn

// A coder writes or reads the numbers of a small file as binary decisions, with an adaptive range
// coder (Martin, 1979): a likely decision costs less than a bit. It computes in whole numbers only,
// so all machines read the same. The same code writes and reads.
type coder struct {
	reading bool
	bytes   []byte // written, or to be read
	at      int    // bytes read; past the end there are zeros
	width   uint32 // of the range
	value   uint32 // when reading: the value read, above the range's low end
	low     uint64 // when writing: the low end
	last    byte   // when writing: a byte held back, as a carry may still change it
	same    int    // number of bytes of 255 after last
	begun   bool   // last is valid
}

// A chance is the chance that a decision is no, adapted at two speeds.
type chance struct{ fast, slow uint16 }

const (
	chanceBits = 15
	smallest   = 1 << 24 // of the range, before a byte is shifted out
)

// even is the chance of an unknown decision.
func even() chance { return chance{1 << (chanceBits - 1), 1 << (chanceBits - 1)} }

func (p *chance) no() uint32 {
	return min(max(uint32(p.fast)+uint32(p.slow), 64), 1<<(chanceBits+1)-64) >> 1
}

func (p *chance) learn(yes bool) {
	if yes {
		p.fast -= p.fast >> 4
		p.slow -= p.slow >> 7
	} else {
		p.fast += (1<<chanceBits - p.fast) >> 4
		p.slow += (1<<chanceBits - p.slow) >> 7
	}
}

func newWriter() *coder { return &coder{width: 1<<32 - 1} }

func newReader(bytes []byte) *coder {
	c := &coder{reading: true, bytes: bytes, width: 1<<32 - 1}
	for range 4 {
		c.shift()
	}
	return c
}

// code writes the decision and returns it, or returns what it reads.
func (c *coder) code(p *chance, yes bool) bool {
	part := c.width >> chanceBits * p.no()
	if c.reading {
		yes = c.value >= part
	}
	if yes {
		c.low += uint64(part)
		c.value -= part
		c.width -= part
	} else {
		c.width = part
	}
	p.learn(yes)
	for c.width < smallest {
		c.width <<= 8
		c.shift()
	}
	return yes
}

// shift reads a byte, or writes the highest of low.
func (c *coder) shift() {
	if c.reading {
		c.value <<= 8
		if c.at < len(c.bytes) {
			c.value |= uint32(c.bytes[c.at])
		}
		c.at++
		return
	}
	if c.low < 0xFF<<24 || c.low >= 1<<32 {
		carry := byte(c.low >> 32)
		if c.begun {
			c.bytes = append(c.bytes, c.last+carry)
		}
		for ; c.same > 0; c.same-- {
			c.bytes = append(c.bytes, 0xFF+carry)
		}
		c.last, c.begun = byte(c.low>>24), true
	} else {
		c.same++
	}
	c.low = c.low & 0xFFFFFF << 8
}

func (c *coder) end() []byte {
	for range 5 {
		c.shift()
	}
	return c.bytes
}
