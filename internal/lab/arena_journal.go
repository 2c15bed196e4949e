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

	"ninetynine/rules"
)

// A Journal stores the result of every unit of contests, so that a stopped contest can resume. Each
// line is a JSON object with the contest, the edition of the program that played, the number of the
// first unit, and the units, in whole points. A journal belongs to one contest at a time.
type Journal struct {
	known map[string]map[int]*batch // by contest and edition, and first unit
	units map[string]int            // by contest, of all editions
	to    io.Writer
}

type line struct {
	Contest string `json:"contest"`
	Edition string `json:"edition,omitzero"`
	First   int    `json:"first"`
	batch
}

// opening is the beginning of every line, even of an incomplete one.
const opening = `{"contest":"`

// longestLine is longer than any line of a batch of programs, in bytes.
const longestLine = 1 << 20

// OpenJournal reads an earlier journal and writes new lines to to, each with one
// call of Write. It ignores lines that were cut short: their units are played
// again. Anything else that is not a line of a journal is an error.
func OpenJournal(from io.Reader, to io.Writer) (*Journal, error) {
	j := &Journal{known: map[string]map[int]*batch{}, units: map[string]int{}, to: to}
	r := bufio.NewReaderSize(from, longestLine)
	for n := 1; ; n++ {
		text, err := r.ReadSlice('\n')
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			err = errNoJournal
		case err == nil || errors.Is(err, io.EOF):
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

var errNoJournal = errors.New("this holds no units of contests: name the file of an earlier contest, or a new file")

// read reads a line and ignores an incomplete one.
func (j *Journal) read(text []byte) error {
	text = bytes.TrimSpace(text)
	if len(text) == 0 {
		return nil
	}
	var x line
	if err := json.Unmarshal(text, &x); err != nil {
		if bytes.HasPrefix(text, []byte(opening)) || bytes.HasPrefix([]byte(opening), text) {
			return nil
		}
		return errNoJournal
	}
	if x.Contest == "" || x.First < 0 || len(x.Units) == 0 {
		return errNoJournal
	}
	for i := range x.Units {
		if !x.Units[i].sound() {
			return fmt.Errorf("unit %d is impossible: the line was changed, so remove it", x.First+i)
		}
	}
	by := x.Contest + x.Edition
	if j.known[by] == nil {
		j.known[by] = map[int]*batch{}
	}
	if j.known[by][x.First] == nil {
		j.units[x.Contest] += len(x.Units)
	}
	j.known[by][x.First] = &x.batch
	return nil
}

func (u *unitTally) sound() bool {
	if u.Deals < 1 || u.Stopped < 0 {
		return false
	}
	contracts := int64(0)
	for k := range u.Tables {
		one, rest := &u.Tables[k].Sides[play], &u.Tables[k].Sides[against]
		for _, x := range []*sideTally{one, rest} {
			if x.Made < 0 || x.Made > x.Contracts || x.Bid < 0 || x.Tricks < 0 {
				return false
			}
		}
		if (one.Contracts == 0) != (rest.Contracts == 0) {
			return false
		}
		contracts += one.Contracts + rest.Contracts
	}
	return contracts > 0 && contracts%u.Deals == 0 // every player has one a deal
}

func (j *Journal) keep(contest, edition string, first int, b *batch) error {
	text, err := json.Marshal(line{contest, edition, first, *b})
	if err != nil {
		return err
	}
	_, err = j.to.Write(append(text, '\n'))
	return err
}

// Stale returns how many stored units of the contest do not count, because
// another edition of the program played them.
func (j *Journal) Stale(c Contest) (units int, err error) {
	if err := c.check(); err != nil {
		return 0, err
	}
	key, err := c.key()
	units = j.units[key]
	for _, b := range j.known[key+c.Edition] {
		units -= len(b.Units)
	}
	return units, err
}

// key identifies a contest in a journal by everything that decides how a unit goes, so by neither
// the number of units nor when to stop.
func (c *Contest) key() (string, error) {
	data, err := json.Marshal(struct {
		Variant             rules.Variant
		Play, Against, Seed string
		Tables              Tables
		Games               bool
		Bound               int
		Trumps              []rules.Trump
		Nodes               uint64
		Once                bool   `json:",omitzero"`
		Luck                string `json:",omitzero"`
	}{c.Game.Variant(), c.Play, c.Against, c.Seed, c.Tables, c.Games, c.Bound, c.Trumps, c.Limits.Nodes, c.Once, c.Luck})
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8]), nil
}

// recall adds the contest's units in the journal to the sums, in order, and
// returns the number of batches done.
func (s *contestSums) recall(size int) (int, error) {
	c := s.contest
	if c.Journal == nil {
		return 0, nil
	}
	var err error
	if s.key, err = c.key(); err != nil {
		return 0, err
	}
	known := c.Journal.known[s.key+c.Edition]
	for job := range batches(c.Units, size) {
		b := known[job*size]
		if b == nil || len(b.Units) != min(size, c.Units-job*size) {
			return job, nil
		}
		if more := s.count(b); !more {
			return job + 1, nil
		}
	}
	return batches(c.Units, size), nil
}
