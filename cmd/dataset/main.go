// Dataset makes a data set for programs that learn from a record of computer players: a folder with the record,
// packed; a row for each decision, as Parquet; a manifest and checksums. The same record gives the same bytes.
//
//	ninetynine simulate --deals 100000 --players net --records - | dataset - deals
//
// It is a module of its own, since what writes Parquet would make the program a sixth larger. docs/data.md describes
// the files.
package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"ninetynine/internal/lab/dataset"
	"ninetynine/record"
)

const usage = `usage: dataset RECORD FOLDER

Makes a data set of a record of computer players: records.99.jsonl.zst, the record packed in frames of
whole matches; decisions.parquet, a row for each decision; manifest.json, which explains the columns and
the split; and SHA256SUMS. The record may be packed; - is standard input. The folder must not exist yet.

The record is refereed. It has to be whole and of one variant, without people.
`

func main() {
	flag.Usage = func() { fmt.Fprint(flag.CommandLine.Output(), usage) }
	flag.Parse()
	if flag.NArg() != 2 {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	m, err := run(ctx, flag.Arg(0), flag.Arg(1), os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, "dataset:", err)
		os.Exit(2)
	}
	fmt.Printf("%s: %d deals, %d decisions\n", flag.Arg(1), m.Deals, m.Decisions)
}

// run makes the data set in a folder beside the one named, which appears when it is complete.
func run(ctx context.Context, from, folder string, stdin io.Reader) (m *dataset.Manifest, err error) {
	if _, err := os.Lstat(folder); !errors.Is(err, fs.ErrNotExist) {
		return nil, errors.Join(fmt.Errorf("%s exists: name a new folder", folder), err)
	}
	in := stdin
	if from != "-" {
		f, err := os.Open(from)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	part, err := os.MkdirTemp(filepath.Dir(folder), "."+filepath.Base(folder)+".part")
	if err != nil {
		return nil, err
	}
	text := stoppable(ctx, in)
	defer text.Close()
	m, err = create(text, part)
	if err = cmp.Or(err, context.Cause(ctx)); err == nil {
		err = errors.Join(os.Chmod(part, 0o755), os.Rename(part, folder))
	}
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(part))
	}
	return m, nil
}

// create writes the files of the data set into the folder.
func create(in io.Reader, folder string) (*dataset.Manifest, error) {
	text, err := record.Unpack(in)
	if err != nil {
		return nil, err
	}
	s := sums{folder: folder}
	var m *dataset.Manifest
	err = s.write("records.99.jsonl.zst", func(records io.Writer) error {
		pack, err := dataset.NewPacker(records)
		if err != nil {
			return err
		}
		r, err := dataset.NewReader(io.TeeReader(text, pack))
		if err != nil {
			return err
		}
		err = s.write("decisions.parquet", func(decisions io.Writer) error { return writeDecisions(decisions, r) })
		m = r.Manifest()
		return errors.Join(err, pack.Close())
	})
	if err == nil {
		err = s.write("manifest.json", func(w io.Writer) error {
			to := json.NewEncoder(w)
			to.SetIndent("", "  ")
			to.SetEscapeHTML(false)
			return to.Encode(m)
		})
	}
	return m, errors.Join(err, os.WriteFile(filepath.Join(folder, "SHA256SUMS"), []byte(s.lines), 0o666))
}

// Sums are the checksums of the files in a folder, as sha256sum writes them.
type sums struct{ folder, lines string }

// write creates a file and notes its checksum.
func (s *sums) write(name string, content func(io.Writer) error) error {
	f, err := os.Create(filepath.Join(s.folder, name))
	if err != nil {
		return err
	}
	sum := sha256.New()
	err = errors.Join(content(io.MultiWriter(f, sum)), f.Close())
	s.lines += fmt.Sprintf("%x  %s\n", sum.Sum(nil), name)
	return err
}

// stoppable returns what in has, until the context ends, even while in waits for more. Close it when it is read no more.
func stoppable(ctx context.Context, in io.Reader) *io.PipeReader {
	r, w := io.Pipe()
	go func() {
		_, err := io.Copy(w, in)
		w.CloseWithError(err)
	}()
	context.AfterFunc(ctx, func() { w.CloseWithError(context.Cause(ctx)) })
	return r
}
