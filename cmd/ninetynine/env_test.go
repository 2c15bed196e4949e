package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// TestEnv: env writes its spec and a frame, answers requests, and ends with its input or an interrupt.
func TestEnv(t *testing.T) {
	none := func(string) string { return "" }
	for _, c := range []struct {
		args  string
		in    string
		code  int
		wants string // in standard output or in the error
	}{
		{"--tables 2 --variant duel", "", 0, `"protocol":1`},
		{"--variant duel", "s\x00\x00\x00\x02\x00\x00\x00\xff\xff", 0, `"id":"duel"`},
		{"--variant duel", "q\x00\x00\x00\x00\x00\x00\x00", 0, "no request is of kind 'q'"},
		{"--variant duel", "s\x00\x00", 2, "the head of a request"},
		{"--house -", "{}", 2, "name a file"},
		{"--seats me,nobody,me", "", 2, "seat 1"},
		{"--tables 0", "", 2, "give 1 to"},
		{"--reward game", "", 2, "make the episode a game"},
		{"--variant five --seats me,net,net,greedy,random", "", 0, `"learners":[0]`},
	} {
		var out, errs bytes.Buffer
		if code := run(t.Context(), append([]string{"env"}, strings.Fields(c.args)...), none, strings.NewReader(c.in), &out, &errs); code != c.code || !strings.Contains(out.String()+errs.String(), c.wants) {
			t.Errorf("env %s: exit %d, and not %d with %q: %s", c.args, code, c.code, c.wants, &errs)
		}
	}

	ctx, interrupt := context.WithCancel(t.Context())
	in, _ := io.Pipe() // on which nothing ever comes
	out, to := io.Pipe()
	code := make(chan int)
	var errs bytes.Buffer
	go func() { code <- run(ctx, []string{"env"}, none, in, to, &errs) }()
	line := must.Get(bufio.NewReaderSize(out, 1<<16).ReadBytes('\n'))(t)
	if !json.Valid(line) {
		t.Errorf("the spec is %s", line)
	}
	go func() { _, _ = io.Copy(io.Discard, out) }()
	interrupt()
	if got := <-code; got != 0 || errs.Len() > 0 {
		t.Errorf("interrupted: exit %d: %s", got, &errs)
	}

	ctx, interrupt = context.WithCancel(t.Context())
	out, to = io.Pipe()
	go func() { code <- run(ctx, []string{"env"}, none, in, to, &errs) }()
	must.Get(out.Read(make([]byte, 1)))(t) // and never again
	interrupt()
	if got := <-code; got != 0 || errs.Len() > 0 {
		t.Errorf("interrupted while it writes: exit %d: %s", got, &errs)
	}
}
