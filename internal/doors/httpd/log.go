package httpd

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"sync"
	"time"
)

// TableMark returns the name of a table in logs: the first eight digits of the SHA-256 of its id, since the
// id itself is an invitation.
func TableMark(id string) string { return fmt.Sprintf("%.4x", sha256.Sum256([]byte(id))) }

// tableID matches an id in an error, after the word.
var tableID = regexp.MustCompile(`(table "?)([a-z2-7]{16})\b`)

// Logged returns an error fit for a log: with the marks of tables instead of their ids.
func Logged(err error) string {
	return tableID.ReplaceAllStringFunc(err.Error(), func(found string) string {
		part := tableID.FindStringSubmatch(found)
		return part[1] + TableMark(part[2])
	})
}

// An outage is a time when requests fail for a temporary cause.
type outage struct {
	mu     sync.Mutex
	logged time.Time
	more   int // requests since then
}

const again = time.Minute

// shouldLog reports whether to log a line about it, and how many requests it has affected since the last line.
func (o *outage) shouldLog(now time.Time) (ok bool, more int) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.logged.IsZero() && now.Sub(o.logged) < again {
		o.more++
		return false, 0
	}
	more, o.logged, o.more = o.more, now, 0
	return true, more
}

// LogOutage logs what cannot be done for a temporary cause: once in a minute, whatever and how much it is.
func (s *Server) LogOutage(what string, err error, about ...any) {
	if ok, more := s.outage.shouldLog(s.Now()); ok {
		s.Log.Error(what, append(about, "err", Logged(err), "others_since_last_told", more)...)
	}
}
