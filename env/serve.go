package env

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"

	"ninetynine/rules"
)

// The kinds of requests and answers, as docs/env.md describes them.
const (
	askStep, askReset, askObserve, askText, askSave, askRestore, askResult, askView, askChoose = 's', 'r', 'b', 't', 'v', 'l', 'o', 'w', 'c'

	answerFrame, answerBits, answerText, answerError, answerEnd = 'F', 'B', 'T', 'E', 'X'
)

const (
	header      = 8       // bytes: the kind, three zeros, and the length of the rest
	mostRequest = 1 << 20 // bytes of the rest
)

// Serve speaks the protocol of docs/env.md: it writes the spec and the first frame, and then answers
// requests until there are no more, which is no error.
func (e *Env) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	s := &server{env: e, in: bufio.NewReaderSize(in, 1<<16), out: out, actions: make([]int16, len(e.tables))}
	if err := s.write(append(e.Spec(), '\n')); err != nil {
		return err
	}
	if err := s.frame(); err != nil {
		return err
	}
	for {
		more, err := s.serve(ctx)
		if !more || err != nil {
			return err
		}
	}
}

type server struct {
	env     *Env
	in      *bufio.Reader
	out     io.Writer
	actions []int16
	body    []byte // of a request
	answer  []byte
}

// serve reads a request and answers it. More is false at the end of the input.
func (s *server) serve(ctx context.Context) (more bool, err error) {
	var head [header]byte
	if _, err := io.ReadFull(s.in, head[:]); errors.Is(err, io.EOF) {
		return false, nil
	} else if err != nil {
		return false, fmt.Errorf("the head of a request: %w", err)
	}
	n := binary.LittleEndian.Uint32(head[4:])
	if n > mostRequest {
		err := fmt.Errorf("a request says that it has %d bytes, and may have %d: nothing after it can be read", n, mostRequest)
		return false, errors.Join(err, s.refuse(answerEnd, &Refusal{-1, -1, err.Error(), "begin the program anew"}))
	}
	if uint32(cap(s.body)) < n {
		s.body = make([]byte, n)
	}
	s.body = s.body[:n]
	if _, err := io.ReadFull(s.in, s.body); err != nil {
		return false, fmt.Errorf("a request has fewer than the %d bytes that it says: %w", n, err)
	}
	err = s.do(ctx, head[0])
	if r, refused := errors.AsType[*Refusal](err); refused {
		return true, s.refuse(answerError, r)
	}
	if err != nil {
		return false, errors.Join(err, s.refuse(answerEnd, &Refusal{-1, -1, err.Error(), "begin the program anew"}))
	}
	return true, nil
}

// do does a request and answers it.
func (s *server) do(ctx context.Context, kind byte) error {
	e := s.env
	least := map[byte]int{askStep: 2 * len(s.actions), askReset: 8, askObserve: 5, askText: 5, askSave: 4, askRestore: 4, askResult: 4, askView: 8, askChoose: 8}
	switch n, known := least[kind]; {
	case !known:
		return &Refusal{-1, -1, fmt.Sprintf("no request is of kind %q", kind), "docs/env.md lists those that are"}
	case len(s.body) != n && (!slices.Contains([]byte{askRestore, askView, askChoose}, kind) || len(s.body) < n):
		return &Refusal{-1, -1, fmt.Sprintf("request %q has %d bytes", kind, len(s.body)), fmt.Sprintf("give %d", n)}
	}
	switch kind {
	case askStep:
		for i := range s.actions {
			s.actions[i] = int16(binary.LittleEndian.Uint16(s.body[2*i:]))
		}
		if err := e.Step(ctx, s.actions); err != nil {
			return err
		}
		return s.frame()
	case askReset:
		if err := e.Reset(ctx, strconv.FormatUint(binary.LittleEndian.Uint64(s.body), 10)); err != nil {
			return err
		}
		return s.frame()
	case askView:
		mask, row, err := e.Row(s.body[8:], binary.LittleEndian.Uint64(s.body))
		return s.bits(err, mask, row)
	case askChoose:
		player, view, _ := bytes.Cut(s.body[8:], []byte("\n"))
		act, err := e.Choose(ctx, string(player), binary.LittleEndian.Uint64(s.body), view)
		return s.text(act, err)
	}
	i := int(binary.LittleEndian.Uint32(s.body))
	switch kind {
	case askSave:
		text, err := e.Save(i)
		return s.text(text, err)
	case askResult:
		text, err := e.Result(i)
		return s.text(text, err)
	case askObserve:
		row, err := e.Observe(i, rules.Seat(s.body[4]))
		return s.bits(err, row)
	case askText:
		view, line, err := e.Text(i, rules.Seat(s.body[4]))
		return s.text(view+"\n"+line, err)
	}
	if err := e.Restore(i, string(s.body[4:])); err != nil {
		return err
	}
	return s.frame()
}

// frame writes a frame, with the last observations of finished episodes.
func (s *server) frame() error {
	e := s.env
	s.begin()
	b := appendWords(appendWords(s.answer, e.Mask), e.Observation)
	for _, x := range e.Reward {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
	}
	for _, seat := range e.ToPlay {
		b = append(b, byte(seat))
	}
	b = append(b, e.Done...)
	n := len(e.learners) * e.values
	for i, done := range e.Done {
		if done != 0 {
			b = appendWords(b, e.Final[i*n:(i+1)*n])
		}
	}
	s.answer = b
	return s.send(answerFrame)
}

func appendWords(b []byte, row []uint64) []byte {
	for _, x := range row {
		b = binary.LittleEndian.AppendUint64(b, x)
	}
	return b
}

func (s *server) text(text string, err error) error {
	if err != nil {
		return err
	}
	return s.say(answerText, text)
}

func (s *server) bits(err error, rows ...[]uint64) error {
	if err != nil {
		return err
	}
	s.begin()
	for _, row := range rows {
		s.answer = appendWords(s.answer, row)
	}
	return s.send(answerBits)
}

func (s *server) refuse(kind byte, r *Refusal) error {
	text, _ := json.Marshal(r) // texts and numbers
	return s.say(kind, string(text))
}

func (s *server) say(kind byte, text string) error {
	s.begin()
	s.answer = append(s.answer, text...)
	return s.send(kind)
}

// begin begins an answer, with room for its head.
func (s *server) begin() { s.answer = append(s.answer[:0], make([]byte, header)...) }

// send completes the answer's head and writes it.
func (s *server) send(kind byte) error {
	s.answer[0] = kind
	binary.LittleEndian.PutUint32(s.answer[4:], uint32(len(s.answer)-header))
	return s.write(s.answer)
}

func (s *server) write(b []byte) error {
	if _, err := s.out.Write(b); err != nil {
		return fmt.Errorf("the answer: %w", err)
	}
	return nil
}
