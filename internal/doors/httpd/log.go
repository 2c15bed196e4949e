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

// outages are times when things of some kinds cannot be done for a temporary cause.
type outages struct {
	mu    sync.Mutex
	kinds map[string]*outage
}

type outage struct {
	logged time.Time
	more   int // since then
}

const again = time.Minute

// shouldLog reports whether to log a line about a kind, and how many there were since its last line.
func (o *outages) shouldLog(kind string, now time.Time) (ok bool, more int) {
	o.mu.Lock()
	defer o.mu.Unlock()
	k := o.kinds[kind]
	if k == nil {
		k = &outage{}
		o.kinds[kind] = k
	} else if now.Sub(k.logged) < again {
		k.more++
		return false, 0
	}
	more, k.logged, k.more = k.more, now, 0
	return true, more
}

// LogOutage logs what cannot be done for a cause that may be temporary: each kind, a constant sentence, once in a minute,
// however often it is.
func (s *Server) LogOutage(kind string, err error, about ...any) {
	if ok, more := s.outages.shouldLog(kind, s.Now()); ok {
		s.Log.Error(kind, append(about, "err", Logged(err), "others_since_last_told", more)...)
	}
}
