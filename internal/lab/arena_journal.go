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

// A Journal keeps what every unit of contests came to, so that a contest that
// was stopped goes on where it was, and counts as if it never had been. Each
// line is a JSON object: which contest it is, the number of the first unit,
// and the units, in whole points. It belongs to one contest at a time.
type Journal struct {
	known map[string]map[int]*batch // by contest and first unit
	to    io.Writer
}

// An entry is a line of a journal.
type entry struct {
	Contest string `json:"contest"`
	First   int    `json:"first"`
	batch
}

// OpenJournal reads what was kept before and keeps what follows in to, each
// line with one call of Write. Lines that were cut short are passed over: their
// units are played again. It is an error if not even the first line is one
// of a journal.
func OpenJournal(from io.Reader, to io.Writer) (*Journal, error) {
	j := &Journal{known: map[string]map[int]*batch{}, to: to}
	r := bufio.NewReader(from)
	for n := 1; ; n++ {
		line, err := r.ReadBytes('\n')
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
		whole := err == nil
		if len(line) > 0 && !j.read(line) && n == 1 {
			return nil, fmt.Errorf("it holds no units of contests: name a file of an earlier contest, or one that is not there yet")
		}
		if whole {
			continue
		}
		if len(line) > 0 { // what is kept now begins a line
			_, err = to.Write([]byte{'\n'})
			return j, err
		}
		return j, nil
	}
}

// read takes a line to heart if it is whole.
func (j *Journal) read(line []byte) bool {
	e := entry{}
	if len(bytes.TrimSpace(line)) == 0 {
		return true
	}
	if json.Unmarshal(line, &e) != nil || e.Contest == "" || len(e.Units) == 0 {
		return false
	}
	if j.known[e.Contest] == nil {
		j.known[e.Contest] = map[int]*batch{}
	}
	j.known[e.Contest][e.First] = &e.batch
	return true
}

// keep writes a batch down.
func (j *Journal) keep(contest string, first int, b *batch) error {
	line, err := json.Marshal(entry{contest, first, *b})
	if err != nil {
		return err
	}
	_, err = j.to.Write(append(line, '\n'))
	return err
}

// key tells contests apart in a journal: all that decides how a unit goes,
// and so not how many units there are, nor when it stops.
func (c *Contest) key() (string, error) {
	data, err := json.Marshal(struct {
		Variant       *rules.Variant
		Play, Against string
		Seed, Edition string
		Tables        Tables
		Games         bool
		Bound         int
		Trumps        []rules.Trump
		Nodes         uint64
	}{c.Game.Variant(), c.Play, c.Against, c.Seed, c.Edition, c.Tables, c.Games, c.Bound, c.Trumps, c.Limits.Nodes})
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8]), nil
}

// recall has the standing take what the journal knows of its contest, in
// order, and returns the number of batches that are done.
func (s *standing) recall(size int) (int, error) {
	c := s.contest
	if c.Journal == nil {
		return 0, nil
	}
	var err error
	if s.key, err = c.key(); err != nil {
		return 0, err
	}
	for job := range batches(c.Units, size) {
		b := c.Journal.known[s.key][job*size]
		if b == nil || len(b.Units) != min(size, c.Units-job*size) {
			return job, nil
		}
		if more := s.count(b); !more {
			return job + 1, nil
		}
	}
	return batches(c.Units, size), nil
}
