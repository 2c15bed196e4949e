package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/klauspost/compress/zstd"

	"ninetynine/internal/lab"
)

// A program is the ninetynine that does the units, as child processes.
type program struct {
	path string
	idle bool // its processes give way to all others
}

// An outcome is what a child wrote to standard output, and its CPU time.
type outcome struct {
	text   []byte
	packed []byte // by zstd: journals of contests shrink to a tenth
	cpu    time.Duration
}

func (o *outcome) pack() error {
	if o.packed != nil {
		return nil
	}
	z, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	o.packed = z.EncodeAll(o.text, nil)
	return z.Close()
}

// mostOutput is the longest output of a unit, in bytes. The database takes no more than a gigabyte.
const mostOutput = 256 << 20

// errTooLong says that a unit's output is longer.
var errTooLong = fmt.Errorf("its output is longer than %d MB: remove the run from the database, and submit the command with fewer --seconds", mostOutput>>20)

// errRefused says that this program cannot do a unit which another may do: exit code 3.
var errRefused = errors.New("the program refused the unit")

// run runs the program with the arguments on one core. It kills it when the context ends.
func (p *program) run(ctx context.Context, input []byte, args ...string) (*outcome, error) {
	cmd := exec.CommandContext(ctx, p.path, args...)
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
	cmd.Stdin = bytes.NewReader(input)
	out, err := os.CreateTemp("", "unit") // not a pipe: reading line by line costs more than some units
	if err != nil {
		return nil, err
	}
	defer func() { _ = errors.Join(out.Close(), os.Remove(out.Name())) }()
	var said short
	cmd.Stdout, cmd.Stderr = out, &said
	cmd.WaitDelay = time.Second
	ownGroup(cmd)
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	if p.idle {
		giveWay(cmd.Process.Pid)
	}
	err = cmd.Wait()
	switch ended := cmd.ProcessState; {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case err != nil && ended != nil && ended.ExitCode() == 3:
		return nil, fmt.Errorf("%w: %s", errRefused, said.line())
	case err != nil:
		return nil, fmt.Errorf("%s: %w: %s", strings.Join(args[:min(1, len(args))], " "), err, said.line())
	}
	long, err := out.Seek(0, io.SeekEnd)
	if err == nil && long > mostOutput {
		err = errTooLong
	}
	if err != nil {
		return nil, err
	}
	text := make([]byte, long)
	_, err = out.ReadAt(text, 0)
	return &outcome{text: text, cpu: cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()}, err
}

// short keeps the beginning of what is written.
type short []byte

func (s *short) Write(b []byte) (int, error) {
	const most = 4 << 10
	*s = append(*s, b[:min(len(b), most-len(*s))]...)
	return len(b), nil
}

func (s *short) line() string { return strings.TrimSpace(string(*s)) }

// plan returns the experiments of a command, each once.
func (p *program) plan(ctx context.Context, command []string) (all []lab.Experiment, err error) {
	o, err := p.run(ctx, nil, append([]string{"units", "--plan", "--"}, command...)...)
	if err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	for from := json.NewDecoder(bytes.NewReader(o.text)); ; {
		var x lab.Experiment
		if err := from.Decode(&x); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("%s units --plan: %w", p.path, err)
		}
		if !seen[x.Key] && x.Units > 0 {
			all = append(all, x)
		}
		seen[x.Key] = true
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s has nothing to do", strings.Join(command, " "))
	}
	return all, nil
}

// edition returns that of the program.
func (p *program) edition(ctx context.Context) (string, error) {
	all, err := p.plan(ctx, []string{"simulate", "--deals=1", "--players=random"})
	if err != nil {
		return "", fmt.Errorf("--program %s: %w", p.path, err)
	}
	return all[0].Edition, nil
}

// part returns the arguments for some units of an experiment.
func part(experiment, edition string, first, count int, command []string) []string {
	return append([]string{"units", "--experiment", experiment, "--edition", edition,
		"--first", fmt.Sprint(first), "--count", fmt.Sprint(count), "--"}, command...)
}
