package record

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// cacheSize limits the headers and games kept. Streams repeat them, and a stream that does not must
// not fill the memory.
const cacheSize = 64

// A Reader reads a record and decodes it line by line, without checking that the match allows each
// line: that is what [Replay] does.
type Reader struct {
	lines  *bufio.Scanner
	line   Line
	number int
	bytes  int64
	open   bool // the line has no newline: it is the last, and may be torn
	torn   bool // it was torn, and was left out

	headers  map[string]*Header // decoded already, by their text
	variants map[variantKey]resolved
}

// NewReader returns a reader of r, unpacked with [Unpack] if necessary.
func NewReader(r io.Reader) (*Reader, error) {
	text, err := Unpack(r)
	if err != nil {
		return nil, fmt.Errorf("the record: %w", err)
	}
	return plainReader(text), nil
}

func plainReader(text io.Reader) *Reader {
	p := &Reader{lines: bufio.NewScanner(text), headers: map[string]*Header{}, variants: map[variantKey]resolved{}}
	p.lines.Buffer(make([]byte, 64<<10), MaxLine+2)
	p.lines.Split(func(data []byte, atEOF bool) (int, []byte, error) {
		n, line, err := bufio.ScanLines(data, atEOF)
		p.bytes += int64(n)
		p.open = atEOF && n > 0 && data[n-1] != '\n'
		return n, line, err
	})
	return p
}

// Unpack returns a reader of the text in r. It recognises gzip and zstd by their first bytes and
// unpacks them; any other text it returns unchanged.
func Unpack(r io.Reader) (io.Reader, error) {
	in := bufio.NewReaderSize(r, 64<<10)
	start, err := in.Peek(4)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	var text io.Reader
	switch {
	case bytes.HasPrefix(start, []byte{0x1f, 0x8b}):
		text, err = gzip.NewReader(in)
	case bytes.HasPrefix(start, []byte{0x28, 0xb5, 0x2f, 0xfd}):
		text, err = unpackZstd(in)
	default:
		return in, nil
	}
	if err != nil {
		return nil, fmt.Errorf("unpacking: %w", err)
	}
	return text, nil
}

// Next returns the next line that is not blank, or [io.EOF] at the end. For an
// invalid line the error is an [*Error]. The next call reuses the Line, its
// Text and its Note, but not a Header or Figures.
func (r *Reader) Next() (*Line, error) {
	if err := r.next(); err != nil {
		return nil, err
	}
	if err := r.decode(); err != nil {
		return nil, err
	}
	return &r.line, nil
}

// next reads the next line that is not blank into r.line.Text.
func (r *Reader) next() error {
	for r.lines.Scan() {
		if r.open && r.lines.Err() != nil {
			break // the line is incomplete because reading failed
		}
		r.number++
		text := r.lines.Bytes()
		if r.number == 1 {
			text = bytes.TrimPrefix(text, []byte("\ufeff")) // some editors begin a file with it
		}
		if len(text) > MaxLine {
			return r.tooLong(r.number)
		}
		if len(text) > 0 && text[0] == '{' || len(bytes.TrimSpace(text)) > 0 {
			r.line.Number, r.line.Text, r.line.Kind = r.number, text, 0
			return nil
		}
	}
	switch err := r.lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return r.tooLong(r.number + 1)
	case err != nil:
		return fmt.Errorf("reading line %d of the record: %w", r.number+1, err)
	}
	return io.EOF
}

func (r *Reader) tooLong(line int) error {
	return &Error{Line: line, Reason: fmt.Sprintf("the line is longer than %d bytes; is this a record?", MaxLine), Rule: "format: lines"}
}

// decode fills in r.line from its text: directly if the spelling is canonical,
// otherwise as JSON. A last line torn in the middle, as in a log still being
// written, counts as the end.
func (r *Reader) decode() error {
	l := &r.line
	if scanAct(l.Text, l) || scanDeal(l.Text, l) {
		return nil
	}
	if h := r.headers[string(l.Text)]; h != nil {
		l.Kind, l.Header = HeaderLine, h
		return nil
	}
	if err := decodeJSON(l, r.variants); err != nil {
		if r.torn = r.open && tornOff(l.Text); r.torn {
			return io.EOF
		}
		return err
	}
	if l.Kind == HeaderLine {
		if len(r.headers) >= cacheSize {
			clear(r.headers)
		}
		r.headers[string(l.Text)] = l.Header
	}
	return nil
}

// tornOff reports whether the text is the beginning of a JSON value.
func tornOff(text []byte) bool {
	var v json.RawMessage
	return errors.Is(json.NewDecoder(bytes.NewReader(text)).Decode(&v), io.ErrUnexpectedEOF)
}

// ParseLine reads one line, without checking that a match allows it. The error is an [*Error].
func ParseLine(text []byte) (*Line, error) {
	l := &Line{Number: 1, Text: bytes.TrimRight(text, "\r\n")}
	if scanAct(l.Text, l) || scanDeal(l.Text, l) {
		return l, nil
	}
	if err := decodeJSON(l, nil); err != nil {
		return nil, err
	}
	return l, nil
}
