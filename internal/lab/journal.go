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

	"ninetynine/internal/think/bot"
)

// A Journal stores what came of the jobs of experiments, so that a stopped experiment can resume, and jobs that
// were done elsewhere count. Each line is a JSON object with the experiment, the edition of the program that did the
// job, the number of the job's first unit and how many units it has, and its outcome, in whole numbers where it can be.
// A journal belongs to one experiment at a time.
//
// It may also say that units are done elsewhere, so that one process does a part of an experiment, or reports what
// others did.
type Journal struct {
	edition string
	known   map[Stretch]json.RawMessage
	stale   int // units of other editions
	to      io.Writer
	found   bool // whether the part's experiment was met

	// Of these at most one is set.
	part   *Stretch               // does these units alone, and reports nothing
	list   func(Experiment) error // gets every experiment; nothing is done, and nothing reported
	closed bool                   // reports what is known before the first gap; nothing is done
}

// An Experiment is a run of units, in jobs of Size.
type Experiment struct {
	Key     string `json:"experiment"` // the same for all that goes alike: see [Stretch]
	Edition string `json:"edition"`    // of the program
	Units   int    `json:"units"`
	Size    int    `json:"size"` // of a job; the last may have fewer
}

// A Stretch is some units of an experiment: whole jobs. Their outcomes are a pure function of the experiment's key,
// the program's edition, and these numbers.
type Stretch struct {
	Experiment   string
	First, Units int
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
	j := &Journal{edition: edition, known: map[Stretch]json.RawMessage{}, to: to}
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
	j.known[Stretch{l.Experiment, l.First, l.Units}] = l.Outcome
	return nil
}

// ListExperiments returns a journal with which nothing is done: told gets every experiment instead.
func ListExperiments(edition string, told func(Experiment) error) *Journal {
	return &Journal{edition: edition, list: told}
}

// DoPart returns a journal with which one part of one experiment is done, and nothing reported. Its lines go to to.
func DoPart(edition string, p Stretch, to io.Writer) *Journal {
	return &Journal{edition: edition, part: &p, to: to}
}

// KnownAlone returns the journal of earlier lines with which nothing is done: reports are on units known.
func KnownAlone(from io.Reader, edition string) (*Journal, error) {
	j, err := OpenJournal(from, io.Discard, edition)
	if err == nil {
		j.closed = true
	}
	return j, err
}

// Elsewhere says that the journal lets nothing be reported.
func (j *Journal) Elsewhere() bool { return j != nil && (j.part != nil || j.list != nil) }

// IsPart says whether the journal is that of [DoPart].
func (j *Journal) IsPart() bool { return j != nil && j.part != nil }

// Found says whether the experiment of [DoPart] was met, or [KnownAlone] knew units of one; also if there are none at all.
func (j *Journal) Found() bool { return j.found || j.closed && len(j.known) == 0 }

// share returns which jobs to take up, from one to before another.
func (j *Journal) share(x Experiment) (from, to int, err error) {
	all := batches(x.Units, x.Size)
	switch {
	case j == nil:
	case j.list != nil:
		x.Edition = j.edition
		return 0, 0, j.list(x)
	case j.part != nil && j.part.Experiment != x.Key:
		return 0, 0, nil
	case j.part != nil:
		j.found = true
		p := j.part
		if p.First%x.Size != 0 || p.Units%x.Size != 0 && p.First+p.Units != x.Units || p.Units < 1 || p.First < 0 || p.First+p.Units > x.Units {
			return 0, 0, fmt.Errorf("the experiment has %d units in jobs of %d: units %d to %d are none of them", x.Units, x.Size, p.First, p.First+p.Units-1)
		}
		return p.First / x.Size, p.First/x.Size + batches(p.Units, x.Size), nil
	case j.closed:
		for s := range j.known {
			j.found = j.found || s.Experiment == x.Key
		}
		for i := range all {
			if j.find(x.job(i)) == nil {
				return 0, i, nil
			}
		}
	}
	return 0, all, nil
}

// job returns the units of a job.
func (x *Experiment) job(i int) Stretch {
	first := i * x.Size
	return Stretch{x.Key, first, min(x.Size, x.Units-first)}
}

// Stale returns how many stored units do not count, because another edition of the program played them.
func (j *Journal) Stale() int { return j.stale }

// find returns the outcome of the job, as it was written; nil if there is none.
func (j *Journal) find(s Stretch) json.RawMessage {
	if j == nil {
		return nil
	}
	return j.known[s]
}

// keep writes the outcome of a job.
func (j *Journal) keep(s Stretch, outcome any) error {
	if j == nil {
		return nil
	}
	data, err := json.Marshal(outcome)
	if err != nil {
		return err
	}
	text, err := json.Marshal(line{s.Experiment, j.edition, s.First, s.Units, data})
	if err != nil {
		return err
	}
	if len(text) > longestLine && j.part == nil { // it could not be read again: the job is done again instead
		return nil
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

// A keyed name is a player's name that is [bot.Hashed] in JSON.
type keyed string

// MarshalText returns the name with its net's hash.
func (n keyed) MarshalText() ([]byte, error) {
	name, err := bot.Hashed(string(n))
	return []byte(name), err
}

func keyedAll(names []string) (all []keyed) {
	for _, name := range names {
		all = append(all, keyed(name))
	}
	return all
}
