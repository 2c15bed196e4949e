package node

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// asCramped names the environment variable under which a server may open few files.
const asCramped = "NINETYNINE_TEST_FILES"

func init() {
	if os.Getenv(asCramped) != "" {
		_ = syscall.Setrlimit(syscall.RLIMIT_NOFILE, &syscall.Rlimit{Cur: 256, Max: 256}) // the test notices
	}
}

// TestSilentConnections: one address that opens more connections than the process may have files, and then says no more,
// keeps no other address out.
func TestSilentConnections(t *testing.T) {
	t.Setenv(asCramped, "1")
	h := newHouse(t, Config{Data: t.TempDir()})
	held, until := 0, time.Now().Add(10*time.Second)
	for range 300 {
		c := must.Get(net.Dial("tcp", h.config.Address))(t)
		t.Cleanup(func() { c.Close() })
		must.Do(t, c.SetDeadline(until))
		fmt.Fprint(c, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") // it may be closed already
		if line, _ := bufio.NewReader(c).ReadString('\n'); line != "" {
			held++
		}
	}
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	other := &http.Client{Transport: &http.Transport{DialContext: (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}).DialContext}}
	res, err := other.Do(must.Get(http.NewRequestWithContext(ctx, http.MethodGet, h.url()+"/healthz", nil))(t))
	must.Do(t, err, "connections of the other address:", held)
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK || held < 100 {
		t.Errorf("%s, with %d connections of one address", res.Status, held)
	}
}
