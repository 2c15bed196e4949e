package httpd

import (
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

// An awaited body calls its function come once all of it is read, and never if it breaks off.
type awaited struct {
	io.ReadCloser
	come func()
}

func (a *awaited) Read(p []byte) (int, error) {
	n, err := a.ReadCloser.Read(p)
	if err == io.EOF {
		a.come()
	}
	return n, err
}
