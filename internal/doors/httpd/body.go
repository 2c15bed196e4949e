package httpd

import (
	"bytes"
	"io"
	"net/http"
	"time"
)

// maxRead is the time limit for sending a body, even an unwanted one.
const maxRead = 10 * time.Second

// A body is the body of a request. Reading it to its end lifts its time limit.
type body struct {
	io.Reader
	connection *http.ResponseController
}

func (b body) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if err == io.EOF {
		_ = b.connection.SetReadDeadline(time.Time{}) // not supported, as in tests: there is no limit
	}
	return n, err
}

// arrived reads a body of the size (-1: unknown) ahead, up to the most bytes, and returns the whole. The session is
// looked up after it, so that a request whose body was held back does not outlive its session.
func arrived(b io.Reader, size, most int64) io.Reader {
	if size < 0 || size > most { // unknown, or too much
		size = most
	}
	var err error
	ahead, n := make([]byte, size+1), 0
	for more := 0; n < len(ahead) && err == nil; n += more {
		more, err = b.Read(ahead[n:])
	}
	read := bytes.NewBuffer(ahead[:n])
	switch err {
	case io.EOF:
		return read
	case nil:
		return io.MultiReader(read, b)
	}
	return io.MultiReader(read, broken{err})
}

// A broken reader fails.
type broken struct{ error }

func (b broken) Read([]byte) (int, error) { return 0, b.error }

// An awaited body calls its function come once all of it is read, and never if it breaks off.
type awaited struct {
	io.ReadCloser
	come func() (done func())
	done func() // nil: it has not come
}

func (a *awaited) Read(p []byte) (int, error) {
	n, err := a.ReadCloser.Read(p)
	if err == io.EOF && a.done == nil {
		a.done = a.come()
	}
	return n, err
}
