package node

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"

	"ninetynine/internal/club/group"
	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/table/lobby"
)

type (
	terminals = sshd.Limits
	groups    = group.Bounds
)

// limitsFile is a file of limits, as docs/server.md describes it. What it leaves out keeps its default.
type limitsFile struct {
	httpd.Limits
	lobby.Bounds
	groups
	terminals
}

// few is how many streams are less than a club may need.
const few = 10_000

// roomFor returns the limits with no more connections and streams than the process may have: of its files, an eighth or
// 2,048 are left for the database and other doors, and as many again for requests beside the streams.
func (s *server) roomFor(l httpd.Limits, files int) httpd.Limits {
	if files <= 0 {
		return l
	}
	without := func(left int) int {
		room := files - left
		if s.SSH != "" {
			t := s.SSHLimits.WithDefaults()
			room = max(room-t.Unknown-t.Seated, files/4)
		}
		return room
	}
	l.Connections = without(min(files/8, 2048))
	if most, room := l.WithDefaults().AllStreams, without(min(files/4, 4096)); most > room {
		l.AllStreams = room
		if room < few {
			s.Log.Warn("streams are fewer than the limit, as the process may open only so many files; raise LimitNOFILE, or ulimit -n", "streams", room, "files", files)
		}
	}
	return l
}

// ReadLimits reads a file of limits: JSON whose fields are limits by name. An error names the field.
func ReadLimits(r io.Reader) (httpd.Limits, sshd.Limits, error) {
	var each map[string]json.RawMessage
	if err := json.NewDecoder(r).Decode(&each); err != nil {
		return httpd.Limits{}, sshd.Limits{}, fmt.Errorf("it is no list of limits: %w", err)
	}
	var file limitsFile
	var wrong []error
	for _, name := range slices.Sorted(maps.Keys(each)) { // one by one, so that an error can name it
		one, err := json.Marshal(map[string]json.RawMessage{name: each[name]})
		if err == nil {
			in := json.NewDecoder(bytes.NewReader(one))
			in.DisallowUnknownFields()
			err = in.Decode(&file)
		}
		if n, e := strconv.Atoi(string(each[name])); e == nil && n < 1 {
			err = errors.New("it must be 1 or more")
		}
		if err != nil {
			wrong = append(wrong, fmt.Errorf("%s: %w", name, err))
		}
	}
	file.Open, file.Limits.Groups = file.Bounds, file.groups
	return file.Limits, file.terminals, errors.Join(wrong...)
}
