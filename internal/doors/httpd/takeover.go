package httpd

import (
	"bytes"
	"net"
	"net/http"
	"strconv"
	"sync"
	"time"
)

// A response is a line through package net/http.
type response struct {
	*http.ResponseController
	w http.ResponseWriter
}

func (r response) write(body []byte) error {
	if _, err := r.w.Write(body); err != nil {
		return err
	}
	return r.Flush()
}

// A takenOver line is a connection without package net/http, whose buffers, request and stack are several times
// as large as a stream.
type takenOver struct {
	net.Conn
	head  []byte     // of the answer, until it is sent
	rooms *sync.Pool // of buffers
}

// takeOver takes over the connection of a request that is answered with a stream; nil if it cannot be, as with
// HTTP/2, which has one for many requests, and HTTP/1.0, which knows no chunks.
func takeOver(w *answer, r *http.Request, rooms *sync.Pool) *takenOver {
	if r.ProtoMajor != 1 || r.ProtoMinor == 0 {
		return nil
	}
	conn, _, err := http.NewResponseController(w.ResponseWriter).Hijack()
	if err != nil {
		return nil
	}
	_ = conn.SetReadDeadline(time.Time{}) // if it fails, so will reading
	head := bytes.NewBufferString("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\nDate: " + time.Now().UTC().Format(http.TimeFormat) + "\r\n")
	_ = w.Header().Write(head) // to memory
	head.WriteString("\r\n")
	w.status = http.StatusOK
	return &takenOver{conn, head.Bytes(), rooms}
}

// mostRoom is the greatest size, in bytes, of a buffer that is kept for the next stream.
const mostRoom = 64 << 10

// write sends a part of the body as one chunk: see RFC 9112, 7.1. An empty part is the end, unless it is the first.
func (t *takenOver) write(body []byte) error {
	room := t.rooms.Get().(*[]byte)
	defer t.rooms.Put(room)
	b := append((*room)[:0], t.head...)
	if len(body) > 0 || t.head == nil {
		b = append(strconv.AppendInt(b, int64(len(body)), 16), "\r\n"...)
		b = append(append(b, body...), "\r\n"...)
	}
	t.head = nil
	if cap(b) <= mostRoom {
		*room = b
	}
	_, err := t.Write(b)
	return err
}

// watch calls gone once the client has left, or sends something: nothing may follow the request on this connection.
func (t *takenOver) watch(gone func()) {
	_, _ = t.Read(make([]byte, 1))
	gone()
}

// hurry bounds the last writes.
func (t *takenOver) hurry() { _ = t.SetWriteDeadline(time.Now().Add(time.Second)) }

// close ends the body, and the connection.
func (t *takenOver) close() {
	t.hurry()
	_ = t.write(nil) // perhaps the client has left
	_ = t.Conn.Close()
}
