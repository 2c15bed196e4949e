package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/file"
	"ninetynine/internal/lab/report"
	"ninetynine/record"
)

func newCheck(env *environment) *cobra.Command {
	return described("check", needFiles, env.each(checkFile))
}

func (e *environment) each(do func(ctx context.Context, env *environment, name string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, files []string) error {
		var errs []error
		for _, name := range files {
			errs = append(errs, do(cmd.Context(), e, name))
		}
		return errors.Join(errs...)
	}
}

func needFiles(cmd *cobra.Command, files []string) error {
	if len(files) == 0 {
		return fmt.Errorf("name the files to %s, or - for standard input", cmd.Name())
	}
	return nil
}

func checkFile(ctx context.Context, env *environment, name string) error {
	in, done, err := env.open(ctx, "check", name)
	if err != nil {
		return err
	}
	defer done()
	stats, err := record.Check(in)
	done()
	if errors.Is(err, context.Canceled) {
		return no(fmt.Errorf("%s: stopped; right so far: %s", name, statsLine(stats)))
	}
	if err := verdict(name, stats.Matches, err); err != nil {
		return err
	}
	_, err = fmt.Fprintf(env.stdout, "%s: ok: %s\n", name, statsLine(stats))
	return err
}

// refused adds the file to an error; a fault of the record itself is an answer, not a failure.
func refused(name string, err error) error {
	if _, ok := errors.AsType[*record.Error](err); ok {
		return no(fmt.Errorf("%s: %w", name, err))
	}
	return fmt.Errorf("%s: %w", name, err)
}

// verdict returns what is wrong with a file of records: it is refused, or holds no match.
func verdict(name string, matches int, err error) error {
	switch {
	case err != nil:
		return refused(name, err)
	case matches == 0:
		return no(fmt.Errorf("%s: %w", name, report.ErrNoMatch))
	}
	return nil
}

func statsLine(s record.Stats) string {
	line := fmt.Sprintf("%s, %s, %s", report.Counted(s.Matches, "match"), report.Counted(s.Deals, "deal"), report.Counted(s.Acts, "act"))
	if s.Pads > 0 {
		line += "; " + report.Counted(s.Pads, "score pad")
	}
	if s.Unfinished > 0 {
		line += "; the last match is not finished"
	}
	if s.Torn > 0 {
		line += ", its last line cut off and left out"
	}
	return line
}

// readAll reads a file, or standard input for -, up to a size in bytes.
func (e *environment) readAll(name string, most int64) ([]byte, error) {
	if name == "-" {
		return file.All(e.stdin, "standard input", most)
	}
	return file.Read(name, most)
}

// open opens a file for reading, or standard input for -. Unless the title is empty, it shows the
// progress of reading until done is called. Reading ends with the context, even while standard
// input waits.
func (e *environment) open(ctx context.Context, title, name string) (in io.Reader, done func(), err error) {
	r := &reading{ctx: ctx}
	total := int64(0)
	var closing func()
	if name == "-" {
		r.in, closing = untilDone(ctx, e.stdin)
	} else {
		f, err := os.Open(name)
		if err != nil {
			return nil, nil, fmt.Errorf("%w%s", err, formHint(e.running))
		}
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			total = info.Size()
		}
		r.in = f
		closing = func() { f.Close() }
	}
	if title != "" {
		title += " " + name
	}
	r.progress = newProgress(e, title, "bytes", total)
	return r, func() { r.progress.end(); closing() }, nil
}

func (e *environment) openRecord(ctx context.Context, title, name string) (plain io.Reader, done func(), err error) {
	in, done, err := e.open(ctx, title, name)
	if err != nil {
		return nil, nil, err
	}
	if plain, err = record.Unpack(in); err != nil {
		done()
		return nil, nil, refused(name, err)
	}
	return plain, done, nil
}

// untilDone returns a reader of in that fails when the context ends, unlike a plain read from a
// terminal or a pipe.
func untilDone(ctx context.Context, in io.Reader) (io.Reader, func()) {
	out, pipe := io.Pipe()
	stop := context.AfterFunc(ctx, func() { pipe.CloseWithError(ctx.Err()) })
	go func() {
		_, err := io.Copy(pipe, in)
		pipe.CloseWithError(err)
	}()
	return out, func() { stop(); out.Close() }
}

type reading struct {
	ctx      context.Context // of the one command that reads
	in       io.Reader
	n        int64
	progress *progress
}

// Read implements io.Reader.
func (r *reading) Read(b []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := r.in.Read(b)
	r.n += int64(n)
	r.progress.set(r.n)
	return n, err
}
