package lab

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/netless"
)

// TestJournal: a contest that was stopped, by hand or in the middle of a line, and resumed has the
// same result as an uninterrupted one, and plays no unit twice.
func TestJournal(t *testing.T) {
	t.Setenv(programVariable, "1")
	self := must.Get(os.Executable())(t)
	patient := netless.Limits{Hello: time.Minute, Act: time.Minute, Quit: time.Minute}
	g := open(t, "standard")
	for name, c := range map[string]Contest{
		"deals":      {Play: "greedy", Against: "random", Units: 40},
		"sequential": {Play: "greedy", Against: "random", Units: 4000, Stop: true},
		"games":      {Play: "random", Against: "random", Units: 12, Games: true, Bound: 30},
		"programs":   {Play: "exec:" + self, Against: "random", Units: 4*programBatch + 5, Tables: One, Bots: Bots{Limits: patient}},
	} {
		t.Run(name, func(t *testing.T) {
			c.Game, c.Seed, c.Workers = g, "journal", 2
			want := arena(t, c)

			var kept bytes.Buffer
			part := c
			part.Journal = journal(t, "", &kept)
			ctx, stop := context.WithCancel(t.Context())
			part.Progress = func(units int) {
				if units >= int(want.Units)/5 { // of programs the first batch of five
					stop()
				}
			}
			if _, err := Arena(ctx, part); err == nil {
				t.Fatal("the contest was not stopped")
			}
			text := kept.String()
			lines := strings.Count(text, "\n")
			cut := text[:len(text)-len(text)/lines/2] // the last line is not whole

			kept.Reset()
			whole := c
			whole.Journal = journal(t, cut, &kept)
			if got := arena(t, whole); !reflect.DeepEqual(got, want) {
				t.Errorf("a contest that went on comes to\n%+v\nand in one go to\n%+v", got, want)
			}
			text = cut + kept.String()
			if !strings.HasPrefix(kept.String(), "\n{") {
				t.Errorf("what follows a line that is cut short does not begin one: %.40q", kept.String())
			}
			played := strings.Count(kept.String(), "\n") - 1
			if all := batches(int(want.Units), batchOf(t, c)); played != all-(lines-1) {
				t.Errorf("%d batches were played again, of %d with %d known", played, all, lines-1)
			}

			kept.Reset()
			again := c
			again.Journal = journal(t, text, &kept)
			if got := arena(t, again); !reflect.DeepEqual(got, want) || kept.Len() != 0 {
				t.Errorf("a contest that is over is played again: %.100q", kept.String())
			}
		})
	}
}

// TestJournalOfOthers: units of another contest, or of another edition of the
// program, do not count; more units can be added to fewer.
func TestJournalOfOthers(t *testing.T) {
	var kept bytes.Buffer
	c := Contest{Game: open(t, "standard"), Play: "greedy", Against: "random", Seed: "others", Units: 6}
	c.Journal = journal(t, "", &kept)
	arena(t, c)
	text := kept.String()
	for name, change := range map[string]func(*Contest){
		"seed":    func(c *Contest) { c.Seed = "other" },
		"players": func(c *Contest) { c.Play = "random" },
		"tables":  func(c *Contest) { c.Tables = One },
		"variant": func(c *Contest) { c.Game = open(t, "strict") },
	} {
		other := c
		change(&other)
		kept.Reset()
		other.Journal = journal(t, text, &kept)
		with := arena(t, other)
		other.Journal = nil
		if without := arena(t, other); !reflect.DeepEqual(with, without) || strings.Count(kept.String(), "\n") != 6 {
			t.Errorf("another %s: %d units are played, of 6", name, strings.Count(kept.String(), "\n"))
		}
	}
	more := c
	more.Units = 9
	kept.Reset()
	more.Journal = journal(t, text, &kept)
	with := arena(t, more)
	more.Journal = nil
	if without := arena(t, more); !reflect.DeepEqual(with, without) || strings.Count(kept.String(), "\n") != 3 {
		t.Errorf("%d units are played to go from 6 to 9", strings.Count(kept.String(), "\n"))
	}
	kept.Reset()
	j := must.Get(OpenJournal(strings.NewReader(text), &kept, "2"))(t)
	if n := j.Stale(); n != 6 {
		t.Errorf("%d units are of another edition, not 6", n)
	}
	more.Journal, more.Units = j, 6
	if arena(t, more); strings.Count(kept.String(), "\n") != 6 {
		t.Errorf("%d units are played, of 6 of another edition", strings.Count(kept.String(), "\n"))
	}
	if n := journal(t, text, &kept).Stale(); n != 0 {
		t.Errorf("%d units are of another edition", n)
	}
}

// TestJournalIsNone: a file that is not a journal, or was changed, is refused with the line; one
// that was only cut short is accepted.
func TestJournalIsNone(t *testing.T) {
	var kept bytes.Buffer
	c := Contest{Game: open(t, "standard"), Play: "greedy", Against: "random", Seed: "none", Units: 3}
	c.Journal = journal(t, "", &kept)
	arena(t, c)
	text := kept.String()
	const none = "this holds no units of experiments: name the file of an earlier one, or a new file"
	for name, bad := range map[string]string{
		"line 1: " + none:       "{\"units\": 3}\n",
		"line 2: " + none:       text[:strings.IndexByte(text, '\n')+1] + "standard\n",
		"line 1: " + none + " ": strings.Repeat("\x00", 2*longestLine),
	} {
		if _, err := OpenJournal(strings.NewReader(bad), &kept, "1"); err == nil || err.Error() != strings.TrimSpace(name) {
			t.Errorf("%v, not %s", err, name)
		}
	}
	for first, bad := range map[int]string{
		0: strings.Replace(text, `"made":`, `"made":9`, 1),
		2: text[:strings.LastIndex(text, `"outcome":`)] + `"outcome":{"units":[{"deals":6,"tables":[]}]}}`,
	} {
		c.Journal = journal(t, bad, &kept)
		if _, err := Arena(t.Context(), c); err == nil || !strings.HasPrefix(err.Error(), fmt.Sprintf("the journal: units from %d are impossible (", first)) {
			t.Errorf("a line changed by hand: %v", err)
		}
	}
	for _, cut := range []int{1, 5, 40} {
		kept.Reset()
		if journal(t, text[:cut], &kept); kept.String() != "\n" {
			t.Errorf("after a first line cut short %q is written", kept.String())
		}
		journal(t, text[:cut]+"\n"+text, &kept)
	}
}

// TestJournalOfContests: lines of before November 2026, which only contests wrote, are read and count as stale.
func TestJournalOfContests(t *testing.T) {
	var kept bytes.Buffer
	old := `{"contest":"0011223344556677","edition":"1","first":0,"units":[{"deals":6,"tables":[]},{"deals":6,"tables":[]}]}` + "\n"
	if n := journal(t, old, &kept).Stale(); n != 2 || kept.Len() != 0 {
		t.Errorf("%d units are stale, not 2: %q", n, &kept)
	}
	if journal(t, old[:20], &kept); kept.String() != "\n" {
		t.Errorf("after such a line cut short %q is written", &kept)
	}
}

func journal(t *testing.T, text string, to *bytes.Buffer) *Journal {
	t.Helper()
	return must.Get(OpenJournal(strings.NewReader(text), to, "1"))(t)
}

func batchOf(t *testing.T, c Contest) int {
	t.Helper()
	must.Do(t, c.check())
	return must.Get(c.batch())(t)
}
