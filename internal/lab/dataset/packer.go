package dataset

import (
	"bytes"
	"encoding/binary"
	"io"

	"github.com/klauspost/compress/zstd"
)

// frameText is how much text of a record a frame has at most, but for a match that is longer.
const frameText = 4 << 20

// The words of the seek table behind the frames, by zstd's seekable format, version 0.1.0:
// https://github.com/facebook/zstd/blob/dev/contrib/seekable_format/zstd_seekable_compression_format.md
const (
	skippable = 0x184D2A5E
	seekable  = 0x8F92EAB1
)

// A Packer packs a record with zstd, in frames of whole matches: a reader may begin at any of them. The
// same text gives the same bytes. A seek table at the end says where the frames are; readers that know none
// skip it.
type Packer struct {
	to     io.Writer
	z      *zstd.Encoder
	text   []byte // of the frames to come
	frame  []byte
	frames [][2]uint32 // their lengths, packed and not
}

// NewPacker returns a packer that writes to w.
func NewPacker(w io.Writer) (*Packer, error) {
	z, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithZeroFrames(true))
	return &Packer{to: w, z: z}, err
}

// Write packs more of the record.
func (p *Packer) Write(b []byte) (int, error) {
	p.text = append(p.text, b...)
	for len(p.text) > frameText {
		// A frame ends before a header, or else within a long match, after a line.
		end := bytes.LastIndex(p.text[:frameText], []byte("\n{\"ninetynine\":"))
		if end < 0 {
			end = bytes.LastIndexByte(p.text[:frameText], '\n')
		}
		if end < 0 {
			break // a line may be long
		}
		if err := p.pack(end + 1); err != nil {
			return 0, err
		}
	}
	return len(b), nil
}

// pack writes the first bytes of the text as a frame.
func (p *Packer) pack(n int) error {
	p.frame = p.z.EncodeAll(p.text[:n], p.frame[:0])
	p.frames = append(p.frames, [2]uint32{uint32(len(p.frame)), uint32(n)})
	p.text = p.text[:copy(p.text, p.text[n:])]
	_, err := p.to.Write(p.frame)
	return err
}

// Close writes the rest and the seek table. It does not close the writer below.
func (p *Packer) Close() error {
	if len(p.text) > 0 || len(p.frames) == 0 {
		if err := p.pack(len(p.text)); err != nil {
			return err
		}
	}
	le := binary.LittleEndian
	table := le.AppendUint32(le.AppendUint32(nil, skippable), uint32(8*len(p.frames)+9))
	for _, f := range p.frames {
		table = le.AppendUint32(le.AppendUint32(table, f[0]), f[1])
	}
	table = append(le.AppendUint32(table, uint32(len(p.frames))), 0) // no checksums here: frames have them
	_, err := p.to.Write(le.AppendUint32(table, seekable))
	return err
}
