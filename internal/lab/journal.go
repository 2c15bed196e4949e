package lab

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// A Journal stores what came of the jobs of experiments, so that a stopped experiment can resume, and jobs that
// were done elsewhere count. Each line is a JSON object with the experiment, the edition of the program that did the
// job, the number of the job's first unit and how many units it has, and its outcome, in whole numbers where it can be.
// A journal belongs to one experiment at a time.
type Journal struct {
	edition string
	known   map[stretch]json.RawMessage
	stale   int // units of other editions
	to      io.Writer
}

// A stretch is the units of a job.
type stretch struct {
	experiment   string
	first, units int
}

type line struct {
	Experiment string          `json:"experiment"`
	Edition    string          `json:"edition,omitzero"`
	First      int             `json:"first"`
	Units      int             `json:"units"`
	Outcome    json.RawMessage `json:"outcome"`
}

// openings are the beginnings of lines, even of incomplete ones.
var openings = [...]string{`{"experiment":"`, `{"contest":"`}

// longestLine is longer than any line, in bytes: an outcome may hold the records of a thousand deals.
const longestLine = 16 << 20

// OpenJournal reads an earlier journal and writes new lines to to, each with one call of Write. Edition names this
// build of the program: jobs of other builds do not count. It ignores lines that were cut short: their jobs are done
// again. Anything else that is not a line of a journal is an error.
func OpenJournal(from io.Reader, to io.Writer, edition string) (*Journal, error) {
	j := &Journal{edition: edition, known: map[stretch]json.RawMessage{}, to: to}
	r := bufio.NewReader(from)
	for n := 1; ; n++ {
		text, err := readLine(r)
		if err == nil || errors.Is(err, io.EOF) {
			if e := j.read(text); e != nil {
				err = e
			}
		}
		switch {
		case err == nil:
		case !errors.Is(err, io.EOF):
			return nil, fmt.Errorf("line %d: %w", n, err)
		case len(text) > 0: // the next line begins here
			_, err = to.Write([]byte{'\n'})
			return j, err
		default:
			return j, nil
		}
	}
}

var errNoJournal = errors.New("this holds no units of experiments: name the file of an earlier one, or a new file")

// readLine returns the next line, with its end if it has one.
func readLine(r *bufio.Reader) (text []byte, _ error) {
	for {
		part, err := r.ReadSlice('\n')
		if text = append(text, part...); !errors.Is(err, bufio.ErrBufferFull) {
			return text, err
		}
		if len(text) > longestLine {
			return nil, errNoJournal
		}
	}
}

// read reads a line and ignores an incomplete one.
func (j *Journal) read(text []byte) error {
	text = bytes.TrimSpace(text)
	if len(text) == 0 {
		return nil
	}
	var x struct {
		line
		Units   json.RawMessage `json:"units"`
		Contest string          `json:"contest"` // of lines of contests until November 2026, which list their units
	}
	if err := json.Unmarshal(text, &x); err != nil {
		for _, opening := range openings {
			if bytes.HasPrefix(text, []byte(opening)) || bytes.HasPrefix([]byte(opening), text) {
				return nil
			}
		}
		return errNoJournal
	}
	return j.add(&x.line, x.Contest, x.Units)
}

func (j *Journal) add(l *line, contest string, units json.RawMessage) error {
	if contest != "" { // so of another edition
		var old []json.RawMessage
		if json.Unmarshal(units, &old) != nil || len(old) == 0 {
			return errNoJournal
		}
		j.stale += len(old)
		return nil
	}
	if json.Unmarshal(units, &l.Units) != nil || l.Experiment == "" || l.First < 0 || l.Units < 1 || l.Outcome == nil {
		return errNoJournal
	}
	if l.Edition != j.edition {
		j.stale += l.Units
		return nil
	}
	j.known[stretch{l.Experiment, l.First, l.Units}] = l.Outcome
	return nil
}

// Stale returns how many stored units do not count, because another edition of the program played them.
func (j *Journal) Stale() int { return j.stale }

// find returns the outcome of the job, as it was written; nil if there is none.
func (j *Journal) find(s stretch) json.RawMessage {
	if j == nil {
		return nil
	}
	return j.known[s]
}

// keep writes the outcome of a job.
func (j *Journal) keep(s stretch, outcome any) error {
	if j == nil {
		return nil
	}
	data, err := json.Marshal(outcome)
	if err != nil {
		return err
	}
	text, err := json.Marshal(line{s.experiment, j.edition, s.first, s.units, data})
	if err != nil {
		return err
	}
	_, err = j.to.Write(append(text, '\n'))
	return err
}

// keyOf identifies an experiment in a journal by everything that decides what comes of its jobs.
func keyOf(of any) (string, error) {
	data, err := json.Marshal(of)
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8]), err
}
