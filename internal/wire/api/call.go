package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"

	"ninetynine/internal/club/event"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
)

// A Call asks for an operation. Afterwards it has the answer.
type Call struct {
	Player store.Player // the caller; the zero Player without a session
	From   string       // the address of a caller without a session
	Secret string       // source of the ids of the player's tables
	Former string       // see [lobby.Person]
	Mark   string       // likewise

	// Operator is under what name the caller may act as an operator: a player's id, or [Console]; "" if the
	// caller may not.
	Operator string

	Path  func(wildcard string) string  // value of a wildcard in the path; "" without it
	Query func(parameter string) string // "" if absent
	Media string                        // media type of the body, without parameters
	Body  io.Reader

	Answer Answer
}

// An Answer is the answer to a call.
type Answer struct {
	Status int
	Media  string // type
	File   string // suggested file name; "" for most
	Body   []byte
}

// InJSON returns an answer with a value as JSON.
func InJSON(status int, v any) (Answer, error) {
	b, err := json.Marshal(v)
	return Answer{Status: status, Media: wire.JSON, Body: append(b, '\n')}, err
}

func (c *Call) answer(v any) error { return c.status(wire.StatusOK, v) }

// each returns what is made of each thing; never nil.
func each[T, U any](all []T, made func(*T) U) []U {
	out := make([]U, len(all))
	for i := range all {
		out[i] = made(&all[i])
	}
	return out
}

// give answers with a value, unless there is an error.
func (c *Call) give(v any, err error) error {
	if err != nil {
		return err
	}
	return c.answer(v)
}

func (c *Call) status(status int, v any) (err error) {
	c.Answer, err = InJSON(status, v)
	return err
}

func (c *Call) raw(b []byte) error {
	c.Answer = Answer{Status: wire.StatusOK, Media: wire.JSON, Body: append(b, '\n')}
	return nil
}

func (c *Call) person() lobby.Person {
	return lobby.Person{ID: c.Player.ID, Name: c.Player.Name, From: c.From, Secret: c.Secret, Former: c.Former, Mark: c.Mark}
}

// missing names the thing in the path that does not exist.
func (c *Call) missing() string {
	switch {
	case c.Path("table") != "":
		return "there is no table of this id; check the link"
	case c.Path("group") != "":
		return "there is no such group, or it is not yours; ask a member for its link"
	case c.Path("event") != "":
		return "there is no such event; check the link, or ask its organiser for it"
	case c.Path("evening") != "":
		return "there is no such evening any more"
	case c.Path("pad") != "":
		return "no pad is kept under this id; check the link, or ask its keeper for a new one"
	case c.Path("player") != "":
		return "there is no player of this id"
	}
	return "there is no such thing here"
}

// maxTableID is longer than any table's id, in bytes.
const maxTableID = 64

// Table returns the table named in the path; the error is [store.ErrNone] if no table could have such an
// id.
func (c *Call) Table() (string, error) {
	id := c.Path("table")
	if _, other := event.IDOf(id); other {
		return "", store.ErrNone
	}
	if id == "" || len(id) > maxTableID || strings.ContainsFunc(id, func(r rune) bool {
		return r != '-' && r != '_' && (r > 'z' || !unicode.IsLetter(r) && !unicode.IsDigit(r))
	}) {
		return "", store.ErrNone
	}
	return id, nil
}

// match returns the table and the number of the match that the path names.
func (c *Call) match() (id string, n int, err error) {
	if n, err = strconv.Atoi(c.Path("match")); err != nil || n < 1 {
		return "", 0, bad("matches of a table are numbered from 1")
	}
	return c.Path("table"), n, nil
}

// deal returns the deal that the query names, or [review.Whole].
func (c *Call) deal() (int, error) {
	if c.Query("deal") == "" {
		return review.Whole, nil
	}
	return c.number("deal", 0)
}

// number reads a number of at least the minimum, which is the default, from the query.
func (c *Call) number(name string, least int) (int, error) {
	text := c.Query(name)
	if text == "" {
		return least, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < least {
		return 0, bad(fmt.Sprintf("%s is a number from %d", name, least))
	}
	return n, nil
}

// Read reads the body of a call, a JSON object of at most this many bytes, into v.
func (c *Call) Read(most int64, v any) error {
	b, err := c.body(wire.JSON, most)
	if err != nil {
		return err
	}
	return parse(b, v)
}

// body reads the body of a call, after checking its media type and size.
func (c *Call) body(media string, most int64) ([]byte, error) {
	if c.Media != media {
		return nil, Refuse(wire.StatusUnsupportedMediaType, "media-type", "send "+media+", and say so in Content-Type")
	}
	b, err := whole(c.Body, most)
	switch {
	case errors.Is(err, errLong):
		return nil, Refuse(wire.StatusRequestEntityTooLarge, "too-large", fmt.Sprintf("a request may have %d bytes", most))
	case err != nil:
		return nil, bad("the request broke off")
	}
	return b, nil
}

// whole reads at most so much. It does not copy what was read already.
func whole(r io.Reader, most int64) ([]byte, error) {
	if read, ok := r.(*bytes.Buffer); ok && int64(read.Len()) <= most {
		return read.Next(read.Len()), nil
	}
	return io.ReadAll(&capped{r, most})
}

// errLong reports too long an input.
var errLong = errors.New("too long")

// A capped reader reads at most left bytes, and fails with errLong if there are more.
type capped struct {
	r    io.Reader
	left int64
}

func (r *capped) Read(b []byte) (int, error) {
	if r.left < 0 {
		return 0, errLong
	}
	if int64(len(b)) > r.left+1 {
		b = b[:r.left+1]
	}
	n, err := r.r.Read(b)
	if r.left -= int64(n); r.left < 0 {
		return n - 1, errLong
	}
	return n, err
}
