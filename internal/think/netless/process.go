//go:build !js

package netless

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"time"
)

// A process is a running program and its two pipes. It has its own process group: an interrupt from
// the terminal goes to the game only, and programs that it started end with it.
type process struct {
	cmd    *exec.Cmd
	in     *os.File    // the program's standard input
	out    *os.File    // its standard output
	lines  chan []byte // from out, until it ends; nil for a line too long
	closed chan struct{}
	ended  chan struct{} // closed at the program's end
}

func startProcess(command []string, stderr io.Writer) (_ *process, err error) {
	theirIn, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer theirIn.Close()
	out, theirOut, err := os.Pipe()
	if err != nil {
		in.Close()
		return nil, err
	}
	defer theirOut.Close()
	p := &process{
		cmd: exec.Command(command[0], command[1:]...), in: in, out: out,
		lines: make(chan []byte, 8), closed: make(chan struct{}), ended: make(chan struct{}),
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = theirIn, theirOut, stderr
	p.cmd.SysProcAttr = ownGroup()
	p.cmd.WaitDelay = time.Second // for other processes that hold stderr open
	if err := p.cmd.Start(); err != nil {
		in.Close()
		out.Close()
		return nil, err
	}
	go p.wait(groupOf(p.cmd.Process))
	go p.listen()
	return p, nil
}

// wait waits until the program has ended, however it ended, and kills the rest of its group at
// once, before the group's number can be reused.
func (p *process) wait(killGroup func()) {
	p.cmd.Process.Wait()
	killGroup()
	p.cmd.Wait() // for the rest of stderr
	close(p.ended)
}

// listen passes on the program's lines, without their ends.
func (p *process) listen() {
	defer close(p.lines)
	r := bufio.NewReaderSize(p.out, maxLine)
	for {
		line, err := r.ReadSlice('\n')
		long := false
		for errors.Is(err, bufio.ErrBufferFull) {
			long = true
			_, err = r.ReadSlice('\n')
		}
		if err != nil {
			return // a last line without an end is not an answer
		}
		var copied []byte
		if !long {
			copied = append(make([]byte, 0, len(line)), line...)
		}
		select {
		case p.lines <- copied:
		case <-p.closed:
			return
		}
	}
}

// drain drops unread lines, without waiting for more.
func (p *process) drain() {
	for range cap(p.lines) {
		select {
		case _, ok := <-p.lines:
			if !ok {
				return
			}
		default:
			return
		}
	}
}

func (p *process) write(ctx context.Context, line []byte) error {
	p.in.SetWriteDeadline(time.Time{})
	interrupted := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		p.in.SetWriteDeadline(time.Unix(1, 0))
		close(interrupted)
	})
	defer func() {
		if !stop() {
			<-interrupted
		}
	}()
	_, err := p.in.Write(line)
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return context.Cause(ctx)
	}
	return errEnded
}

// read returns the next line, or an error if it was too long, or the program or the context has ended.
func (p *process) read(ctx context.Context) ([]byte, error) {
	select {
	case line, ok := <-p.lines:
		switch {
		case !ok:
			return nil, errEnded
		case line == nil:
			return nil, errMalformed
		}
		return line, nil
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// stop closes the program's input, waits for the grace period, kills the program if it still runs,
// and waits until its whole group has ended.
func (p *process) stop(grace time.Duration) {
	p.in.Close()
	close(p.closed)
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case <-p.ended:
	case <-timer.C:
		p.cmd.Process.Kill()
		<-p.ended
	}
	p.out.Close()
	for range p.lines { // until listen ends
	}
}
