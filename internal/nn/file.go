package nn

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"
)

// A Model is what training makes: the net that plays, and the critic that
// says what a deal with all cards open is worth if all go on to play as the
// net does.
type Model struct {
	Shape  *Shape
	Player *Net
	Critic *Net
	Label  Label
}

// A Label says what the numbers in a file are.
type Label struct {
	Format string `json:"format"` // "n99-net-1"
	Shape  string `json:"shape"`  // see [Shape.Key]
	Hash   string `json:"hash"`   // of the architecture
	Player [2]int `json:"player"` // widths of the layers
	Critic [2]int `json:"critic"`
	Bits   int    `json:"bits"`            // of each number: 16 or 32
	Made   string `json:"made,omitempty"`  // how it was trained, in words
	Deals  int64  `json:"deals,omitempty"` // and on how many deals
}

const format = "n99-net-1"

// NewModel returns a model of noughts with layers of the widths.
func NewModel(s *Shape, player, critic [2]int) (*Model, error) {
	inputs, all := s.Inputs()
	answers := s.Answers()
	p, err := NewNet(inputs, player[0], player[1], answers[:])
	if err != nil {
		return nil, err
	}
	c, err := NewNet(all, critic[0], critic[1], []int{CriticPoints: s.seats, CriticMade: s.seats})
	if err != nil {
		return nil, err
	}
	m := &Model{Shape: s, Player: p, Critic: c}
	m.Label = Label{Format: format, Shape: s.Key(), Hash: m.hash(), Player: player, Critic: critic}
	return m, nil
}

// hash identifies the architecture: what the features and the answers mean
// and how many there are. A file with another hash is refused.
func (m *Model) hash() string {
	s := m.Shape
	h := sha256.New()
	fmt.Fprintf(h, "%s|%s|%d|%d|%v|%v|%v|%+v", format, s.Key(), m.Player.First, m.Player.Second, m.Player.Widths, m.Critic.Widths, s.offers, s.blocks)
	return fmt.Sprintf("%x", h.Sum(nil)[:8])
}

// Write writes the model: a line of JSON, then the numbers of the player and
// of the critic, little endian, in half precision if bits is 16.
func (m *Model) Write(w io.Writer, bits int, made string, deals int64) error {
	l := m.Label
	l.Bits, l.Made, l.Deals = bits, made, deals
	head, err := json.Marshal(l)
	if err != nil {
		return err
	}
	b := bufio.NewWriter(w)
	b.Write(append(head, '\n'))
	var buf [4]byte
	for _, params := range [][]float32{m.Player.Params, m.Critic.Params} {
		for _, x := range params {
			if bits == 16 {
				binary.LittleEndian.PutUint16(buf[:], half(x))
			} else {
				binary.LittleEndian.PutUint32(buf[:], math.Float32bits(x))
			}
			b.Write(buf[:bits/8])
		}
	}
	return b.Flush()
}

// ReadLabel returns what a file says of itself, and what follows.
func ReadLabel(data []byte) (Label, []byte, error) {
	line, rest, ok := bytes.Cut(data, []byte("\n"))
	var l Label
	if err := json.Unmarshal(line, &l); !ok || err != nil || l.Format != format {
		return Label{}, nil, fmt.Errorf("this is no net of format %s", format)
	}
	return l, rest, nil
}

// Read reads a model for the shape. It is an error if it was made for another
// shape or an architecture that this program does not have.
func Read(data []byte, s *Shape) (*Model, error) {
	l, rest, err := ReadLabel(data)
	if err != nil {
		return nil, err
	}
	if l.Shape != s.Key() {
		return nil, fmt.Errorf("the net is for %s, not for %s", l.Shape, s.Key())
	}
	m, err := NewModel(s, l.Player, l.Critic)
	if err != nil {
		return nil, err
	}
	if l.Hash != m.Label.Hash {
		return nil, fmt.Errorf("the net's architecture is %s, and this program has %s: train it again, or use the program it came from", l.Hash, m.Label.Hash)
	}
	size := l.Bits / 8
	if (size != 2 && size != 4) || len(rest) != size*(len(m.Player.Params)+len(m.Critic.Params)) {
		return nil, fmt.Errorf("the net's numbers are cut short or too many: %d bytes", len(rest))
	}
	m.Label = l
	for _, params := range [][]float32{m.Player.Params, m.Critic.Params} {
		for i := range params {
			if size == 2 {
				params[i] = whole(binary.LittleEndian.Uint16(rest))
			} else {
				params[i] = math.Float32frombits(binary.LittleEndian.Uint32(rest))
			}
			rest = rest[size:]
		}
	}
	return m, nil
}

// half rounds to IEEE half precision; what is too small becomes nought, what
// is too large the largest number.
func half(x float32) uint16 {
	b := math.Float32bits(x)
	sign := uint16(b >> 16 & 0x8000)
	exp := int(b>>23&0xFF) - 127 + 15
	frac := b & 0x7FFFFF
	switch {
	case exp >= 31:
		return sign | 0x7BFF
	case exp <= -11:
		return sign
	case exp <= 0: // subnormal
		frac |= 0x800000
		shift := uint(14 - exp)
		return sign | uint16((frac+1<<(shift-1))>>shift)
	}
	v := uint32(exp)<<10 | frac>>13
	if frac&0x1000 != 0 {
		v++
	}
	return sign | uint16(min(v, 0x7BFF))
}

// whole is the inverse of half.
func whole(h uint16) float32 {
	sign := uint32(h&0x8000) << 16
	exp, frac := uint32(h>>10&31), uint32(h&0x3FF)
	switch {
	case exp == 0:
		f := float32(frac) / (1 << 24)
		return math.Float32frombits(math.Float32bits(f) | sign)
	default:
		return math.Float32frombits(sign | (exp+112)<<23 | frac<<13)
	}
}
