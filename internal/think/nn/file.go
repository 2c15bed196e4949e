package nn

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"

	"ninetynine/rules"
)

// A Model is the product of training: the net that plays, and the critic, which estimates the worth
// of a deal with all cards open if all seats play on like the net.
type Model struct {
	Shape  *Shape
	Player *Net
	Critic *Net

	// Standing estimates the worth of a standing between deals: see [Model.Equity].
	Standing *Net
	Label    Label
}

// A Label describes the numbers in a file.
type Label struct {
	Format string `json:"format"` // "n99-net-2"
	Shape  string `json:"shape"`  // see [Shape.Key]
	Hash   string `json:"hash"`   // of the architecture
	Player [2]int `json:"player"` // widths of the layers
	Critic [2]int `json:"critic"`
	Bits   int    `json:"bits"`            // of each number: 8, 16 or 32; 0: as few as it takes, see [Model.WriteSmall]
	Of     string `json:"of,omitempty"`    // of a small file: SHA-256 of the file that it was made from
	Made   string `json:"made,omitempty"`  // how it was trained, in words
	Deals  int64  `json:"deals,omitempty"` // and on how many deals
	Match  bool   `json:"match,omitempty"` // whether it can use a [Standing]
}

const format = "n99-net-2"

// NewModel returns a model of zeros with layers of the widths.
func NewModel(s *Shape, player, critic [2]int) (*Model, error) {
	inputs, all := s.Inputs()
	answers := s.Answers()
	p, err := newNet(inputs, player[0], player[1], answers[:])
	if err != nil {
		return nil, err
	}
	c, err := newNet(all, critic[0], critic[1], s.criticWidths())
	if err != nil {
		return nil, err
	}
	e, err := newNet(equityInputs, equityWidths()[0], equityWidths()[1], []int{rules.MaxSeats})
	if err != nil {
		return nil, err
	}
	m := &Model{Shape: s, Player: p, Critic: c, Standing: e}
	m.Label = Label{Format: format, Shape: s.Key(), Hash: architecture(s, player), Player: player, Critic: critic}
	return m, nil
}

// Fits reports whether the file's nets were trained for the same features and answers as this
// program's nets for the shape. Shapes with the same key may still differ: a house variant's suits
// may count for more.
func (l *Label) Fits(s *Shape) bool {
	return l.Shape == s.Key() && l.Hash == architecture(s, l.Player)
}

func (m *Model) parts() [][]float32 {
	return [][]float32{m.Player.Params, m.Critic.Params, m.Standing.Params}
}

// architecture identifies the features and the answers by their meaning and number, with a player's
// layers of the widths. A file with a different one is refused.
func architecture(s *Shape, player [2]int) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s|%s|%d|%d|%v|%v|%v|%v", format, s.Key(), player[0], player[1], s.Answers(), s.criticWidths(), s.offers, s.blocks)
	return fmt.Sprintf("%x", h.Sum(nil)[:8])
}

func (s *Shape) criticWidths() []int { return []int{CriticPoints: s.seats, CriticMade: s.seats} }

// block is how many numbers share a scale where they are stored in 8 bits.
const block = 64

// Write writes the model: a line of JSON, then, compressed by flate, the numbers of its nets:
// little endian in full or half precision, or, for 8 bits, in blocks of 64 that share a scale in
// half precision.
func (m *Model) Write(w io.Writer, bits int, made string, deals int64, match bool) error {
	l := m.Label
	l.Bits, l.Made, l.Deals, l.Match = bits, made, deals, match
	head, err := json.Marshal(l)
	if err != nil {
		return err
	}
	var raw []byte
	for _, params := range m.parts() {
		switch bits {
		case 8:
			raw = appendBlocks(raw, params)
		case 16:
			for _, x := range params {
				raw = binary.LittleEndian.AppendUint16(raw, half(x))
			}
		case 32:
			for _, x := range params {
				raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(x))
			}
		default:
			return fmt.Errorf("nets are stored in 8, 16 or 32 bits a number, not in %d", bits)
		}
	}
	if _, err := w.Write(append(head, '\n')); err != nil {
		return err
	}
	z, err := flate.NewWriter(w, flate.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(raw); err != nil {
		return err
	}
	return z.Close()
}

// WriteSmall writes grids in place of the model's numbers, in the order of [Model.Grids]: a line of
// JSON, then the numbers by a range coder, and the CRC-32 of these. No compression makes that
// smaller.
func (m *Model) WriteSmall(w io.Writer, l Label, grids []*Grid) error {
	l.Bits = 0
	head, err := json.Marshal(l)
	if err != nil {
		return err
	}
	if _, err := w.Write(append(head, '\n')); err != nil {
		return err
	}
	e := newWriter()
	for _, g := range grids {
		newGridCoder(e, g.Cols).grid(g)
	}
	packed := e.end()
	_, err = w.Write(binary.LittleEndian.AppendUint32(packed, crc32.ChecksumIEEE(packed)))
	return err
}

// Grids returns the matrices of all nets, as parts of their Params, and their widths.
func (m *Model) Grids() (parts [][]float32, widths []int) {
	for _, n := range []*Net{m.Player, m.Critic, m.Standing} {
		p, w := n.Grids()
		parts, widths = append(parts, p...), append(widths, w...)
	}
	return parts, widths
}

func (m *Model) readSmall(raw []byte) error {
	end := len(raw) - crc32.Size
	if end < 0 || binary.LittleEndian.Uint32(raw[end:]) != crc32.ChecksumIEEE(raw[:end]) {
		return errDamaged
	}
	d := newReader(raw[:end])
	parts, widths := m.Grids()
	for i, part := range parts {
		g := NewGrid(len(part)/widths[i], widths[i])
		newGridCoder(d, g.Cols).grid(g)
		g.Fill(part)
	}
	if d.at != end {
		return errDamaged
	}
	return nil
}

var errDamaged = errors.New("the net's numbers are damaged, cut short or too many")

func appendBlocks(raw []byte, params []float32) []byte {
	for lo := 0; lo < len(params); lo += block {
		part := params[lo:min(lo+block, len(params))]
		most := float32(0)
		for _, x := range part {
			most = max(most, x, -x)
		}
		scale := half(most / 127)
		if whole(scale)*127 < most {
			scale++ // so that no number is cut off
		}
		raw = binary.LittleEndian.AppendUint16(raw, scale)
		for _, x := range part {
			n := 0.0
			if s := whole(scale); s > 0 {
				n = math.RoundToEven(float64(x / s))
			}
			raw = append(raw, byte(int8(n)))
		}
	}
	return raw
}

func stored(n, bits int) int {
	if bits == 8 {
		return n + (n+block-1)/block*2
	}
	return n * bits / 8
}

func load(params []float32, raw []byte, bits int) []byte {
	for i := range params {
		switch bits {
		case 8:
			at := i%block + 2
			params[i] = whole(binary.LittleEndian.Uint16(raw)) * float32(int8(raw[at]))
			if at == block+1 || i == len(params)-1 {
				raw = raw[at+1:]
			}
		case 16:
			params[i], raw = whole(binary.LittleEndian.Uint16(raw)), raw[2:]
		case 32:
			params[i], raw = math.Float32frombits(binary.LittleEndian.Uint32(raw)), raw[4:]
		}
	}
	return raw
}

// ReadLabel returns the label of a file, and the rest.
func ReadLabel(data []byte) (Label, []byte, error) {
	line, rest, ok := bytes.Cut(data, []byte("\n"))
	var l Label
	if err := json.Unmarshal(line, &l); !ok || err != nil || l.Format != format {
		return Label{}, nil, fmt.Errorf("this is no net of format %s", format)
	}
	return l, rest, nil
}

// Read reads a model for the shape. It is an error if it was made for another shape or for another
// architecture than this program's.
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
	if l.Bits == 0 {
		if err := m.readSmall(rest); err != nil {
			return nil, err
		}
		m.Label = l
		return m, nil
	}
	want := 0
	if l.Bits == 8 || l.Bits == 16 || l.Bits == 32 {
		for _, params := range m.parts() {
			want += stored(len(params), l.Bits)
		}
	}
	raw, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(rest)), int64(want)+1))
	if err != nil || want == 0 || len(raw) != want {
		return nil, errDamaged
	}
	for _, params := range m.parts() {
		raw = load(params, raw, l.Bits)
	}
	m.Label = l
	return m, nil
}

// half rounds to IEEE half precision; tiny numbers become 0, and too large ones the largest number.
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
