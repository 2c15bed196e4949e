package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"ninetynine/internal/report"
	"ninetynine/record"
)

func newCheck(env *environment) *cobra.Command {
	return &cobra.Command{
		Use:   "check FILE…",
		Short: "Referee records: is every act legal, every score right?",
		Long: `Check reads records of matches and referees them: every deal must be sound,
every act legal, and every bid, score, total and winner just what the rules of
the variant make it. Of each file it says that it is right, or what is wrong
first: the line, the reason, and the rule that is broken. Files packed with
gzip or zstd are read as they are; - is standard input.

Exit codes: 0 every record is right; 1 one is refused; 2 a file cannot be
read.`,
		Example: `  ninetynine check friday.99.jsonl
  ninetynine simulate --records - | ninetynine check -`,
		Args: needFiles,
		RunE: func(cmd *cobra.Command, files []string) error {
			var errs []error
			for _, name := range files {
				errs = append(errs, checkFile(cmd.Context(), env, name))
			}
			return errors.Join(errs...)
		},
	}
}

// needFiles asks for at least one file.
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
	if err != nil {
		return refused(name, err)
	}
	if stats.Matches == 0 {
		return no(fmt.Errorf("%s: there is no match in it", name))
	}
	_, err = fmt.Fprintf(env.stdout, "%s: ok: %s\n", name, statsLine(stats))
	return err
}

// refused names the file that an error is about; what is wrong with the
// record itself is an answer.
func refused(name string, err error) error {
	if _, ok := errors.AsType[*record.Error](err); ok {
		return no(fmt.Errorf("%s: %w", name, err))
	}
	return fmt.Errorf("%s: %w", name, err)
}

func statsLine(s record.Stats) string {
	line := fmt.Sprintf("%s, %s, %s", report.Counted(s.Matches, "match"), report.Counted(s.Deals, "deal"), report.Counted(s.Acts, "act"))
	if s.Unfinished > 0 {
		line += "; the last match is not finished"
	}
	if s.Torn > 0 {
		line += ", its last line cut off and left out"
	}
	return line
}

// open opens a file to read, or standard input for -. What is read shows as
// progress under the title, if there is one, until done is called, and ends
// with the context, even while standard input waits.
func (e *environment) open(ctx context.Context, title, name string) (in io.Reader, done func(), err error) {
	r := &reading{ctx: ctx}
	total := int64(0)
	var closing func()
	if name == "-" {
		r.in, closing = untilDone(ctx, e.stdin)
	} else {
		f, err := os.Open(name)
		if err != nil {
			return nil, nil, err
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

// untilDone returns a reader of in that gives up when the context ends, which
// reading from a terminal or a pipe by itself would not.
func untilDone(ctx context.Context, in io.Reader) (io.Reader, func()) {
	out, pipe := io.Pipe()
	stop := context.AfterFunc(ctx, func() { pipe.CloseWithError(ctx.Err()) })
	go func() {
		_, err := io.Copy(pipe, in)
		pipe.CloseWithError(err)
	}()
	return out, func() { stop(); out.Close() }
}

// A reading reads until the context ends, and shows how far it is.
type reading struct {
	ctx      context.Context // of the one command that reads
	in       io.Reader
	n        int64
	progress *progress
}

// Read reads as io.Reader does.
func (r *reading) Read(b []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := r.in.Read(b)
	r.n += int64(n)
	r.progress.set(r.n)
	return n, err
}
