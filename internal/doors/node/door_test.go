package node

import (
	"log/slog"
	"net"
	"path/filepath"
	"sync/atomic"
	"testing"

	"ninetynine/internal/test/must"
)

// A watched listener records whether it accepted a connection.
type watched struct {
	net.Listener
	opened atomic.Bool
}

func (w *watched) Accept() (net.Conn, error) {
	w.opened.Store(true)
	return w.Listener.Accept()
}

// TestDoorFirst: no request is answered, not even /readyz, before the server listens for terminals; here it
// never can.
func TestDoorFirst(t *testing.T) {
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	w, dir := &watched{Listener: l}, t.TempDir()
	c := Config{Data: dir, SSH: "127.0.0.1:99999", SSHKey: filepath.Join(dir, "key"), Log: slog.New(slog.DiscardHandler), Limits: NoLimits(), listen: func() (net.Listener, error) { return w, nil }}
	if err := Run(t.Context(), c, func(string) { t.Error("it says that it is ready") }); err == nil || w.opened.Load() {
		t.Errorf("without SSH it answers: %v, %v", w.opened.Load(), err)
	}
}
