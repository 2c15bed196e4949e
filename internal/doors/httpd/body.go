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

// arrived reads so much of a body ahead, and returns the whole. So a caller is who the caller is once the request has come:
// none that is held back outlives the end of its session.
func arrived(b io.Reader, size, most int64) io.Reader {
	ahead := bytes.NewBuffer(make([]byte, 0, max(0, min(size, most))+bytes.MinRead))
	switch n, err := ahead.ReadFrom(io.LimitReader(b, most+1)); {
	case err != nil:
		return io.MultiReader(ahead, broken{err})
	case n > most:
		return io.MultiReader(ahead, b)
	}
	return ahead
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
