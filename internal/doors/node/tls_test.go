package node

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"flag"
	"io"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/pires/go-proxyproto"

	"ninetynine/internal/test/must"
)

// authority is the ACME directory of a real authority, for TestAuthority.
var authority = flag.String("authority", "", "get a certificate from this ACME directory, such as Pebble's")

type report struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (r *report) Write(b []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.Write(b)
}

func (r *report) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.text.String()
}

// secured runs a server with a certificate at an address, and returns its address and its log.
func secured(t *testing.T, c Config) (address string, log *report) {
	t.Helper()
	log = &report{}
	c.PublicURL, c.Log = "https://cards.test", slog.New(slog.NewTextHandler(log, nil))
	ctx, stop := context.WithCancel(t.Context())
	ended, ready := make(chan error, 1), make(chan string, 1)
	go func() { ended <- Run(ctx, c, func(at string) { ready <- at }) }()
	t.Cleanup(func() {
		stop()
		must.Do(t, <-ended)
	})
	select {
	case address = <-ready:
	case err := <-ended:
		ended <- nil
		t.Fatal(err)
	}
	return address, log
}

// browser returns one that finds cards.test at an address.
func browser(t *testing.T, address string, trusts *x509.CertPool) *http.Client {
	t.Helper()
	transport := &http.Transport{
		ForceAttemptHTTP2: true, TLSClientConfig: &tls.Config{RootCAs: trusts, InsecureSkipVerify: trusts == nil},
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "tcp", address)
		},
	}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport}
}

// TestCertificate: a server with a certificate speaks https and HTTP/2, tells browsers to come back by it, and
// other programs of the machine find it by its name. It shows no certificate to callers for other names, and
// does not log them.
func TestCertificate(t *testing.T) {
	dir := t.TempDir()
	trusts := keepCertificate(t, filepath.Join(dir, "certificates"), "cards.test")
	address, log := secured(t, Config{Data: dir, Address: "127.0.0.1:0", Authority: "https://127.0.0.1:1/none"})
	res := must.Get(browser(t, address, trusts).Get("https://cards.test/healthz"))(t)
	defer res.Body.Close()
	if text := string(must.Get(io.ReadAll(res.Body))(t)); res.StatusCode != http.StatusOK || res.ProtoMajor != 2 || res.Header.Get("Strict-Transport-Security") == "" {
		t.Errorf("%s %s, %v: %s", res.Proto, res.Status, res.Header, text)
	}
	for _, name := range []string{"other.test", ""} {
		if c, err := tls.Dial("tcp", address, &tls.Config{ServerName: name, InsecureSkipVerify: true}); err == nil {
			c.Close()
			t.Errorf("%q has a certificate", name)
		}
	}
	if text := string(must.Get(os.ReadFile(filepath.Join(dir, "lock")))(t)); !strings.Contains(text, "https://cards.test") {
		t.Errorf("other programs find %s", text)
	}
	if strings.Contains(log.String(), "handshake") {
		t.Errorf("the log has %s", log)
	}
}

// TestAuthority gets a certificate from an authority; .ci/deep runs it with Pebble, which tries the server at
// port 5001.
func TestAuthority(t *testing.T) {
	if *authority == "" {
		t.Skip("needs -authority")
	}
	dir := t.TempDir()
	address, _ := secured(t, Config{Data: dir, Address: "127.0.0.1:5001", Authority: *authority})
	var res *http.Response
	err := errors.New("not asked yet")
	for err != nil && t.Context().Err() == nil { // it waits some seconds each time
		res, err = browser(t, address, nil).Get("https://cards.test/healthz")
	}
	defer res.Body.Close()
	if by := res.TLS.PeerCertificates[0]; !strings.Contains(by.Issuer.CommonName, "Pebble") || by.VerifyHostname("cards.test") != nil {
		t.Errorf("the certificate is %v's, for %v", by.Issuer, by.DNSNames)
	}
	if kept := must.Get(filepath.Glob(filepath.Join(dir, "certificates", "cards.test*")))(t); len(kept) == 0 {
		t.Error("the certificate is not kept")
	}
}

// keepCertificate writes a certificate as autocert keeps it, and returns the pool that trusts it.
func keepCertificate(t *testing.T, dir, name string) *x509.CertPool {
	t.Helper()
	key := must.Get(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))(t)
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: name}, DNSNames: []string{name},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().AddDate(0, 3, 0), IsCA: true, BasicConstraintsValid: true,
	}
	der := must.Get(x509.CreateCertificate(rand.Reader, about, about, &key.PublicKey, key))(t)
	var text bytes.Buffer
	must.Do(t, pem.Encode(&text, &pem.Block{Type: "EC PRIVATE KEY", Bytes: must.Get(x509.MarshalECPrivateKey(key))(t)}))
	must.Do(t, pem.Encode(&text, &pem.Block{Type: "CERTIFICATE", Bytes: der}))
	must.Do(t, os.Mkdir(dir, 0o700))
	must.Do(t, os.WriteFile(filepath.Join(dir, name), text.Bytes(), 0o600))
	trusts := x509.NewCertPool()
	trusts.AddCert(must.Get(x509.ParseCertificate(der))(t))
	return trusts
}

// A queue is a listener with one connection.
type queue struct {
	net.Listener
	c net.Conn
}

func (q queue) Accept() (net.Conn, error) { return q.c, nil }

type distant struct {
	net.Conn
	at net.Addr
}

func (d distant) RemoteAddr() net.Addr { return d.at }

// TestProxied: the PROXY protocol counts from this machine and private networks, in both versions, and from no
// other address.
func TestProxied(t *testing.T) {
	claimed := &net.TCPAddr{IP: net.IPv4(203, 0, 113, 7), Port: 5000}
	for upstream, trusted := range map[string]bool{"127.0.0.1": true, "10.1.2.3": true, "::1": true, "198.51.100.9": false, "2001:db8::9": false} {
		for version := range 3 { // 0: without a header
			here, there := net.Pipe()
			go func() {
				if version > 0 {
					_, _ = proxyproto.HeaderProxyFromAddrs(byte(version), claimed, claimed).WriteTo(here)
				}
				_, _ = here.Write([]byte("SSH-2.0-x\r\n"))
			}()
			c := must.Get(proxied(queue{c: distant{there, &net.TCPAddr{IP: net.ParseIP(upstream), Port: 1}}}).Accept())(t)
			want := upstream
			if trusted && version > 0 {
				want = "203.0.113.7"
			}
			if got := c.RemoteAddr().(*net.TCPAddr).IP.String(); got != want {
				t.Errorf("version %d from %s counts as %s", version, upstream, got)
			}
			here.Close()
		}
	}
}
