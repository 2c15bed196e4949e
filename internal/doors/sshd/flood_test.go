package sshd

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"golang.org/x/term"
)

// TestEndless: an endless key sequence, for which a terminal has no room, ends the input.
func TestEndless(t *testing.T) {
	ended := make(chan error, 1)
	in := listen(strings.NewReader("\x1b"+strings.Repeat("1", 2000)), time.Hour, false, func(error) {})
	go func() {
		_, err := term.NewTerminal(terminalIO{in.until(context.Background()), &strings.Builder{}}, prompt).ReadLine()
		ended <- err
	}()
	if err := <-ended; !errors.Is(err, errFlood) {
		t.Errorf("it ends with %v", err)
	}
}
