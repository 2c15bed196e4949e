package node

import (
	"bytes"
	"crypto/tls"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/url"
	"path/filepath"
	"slices"
	"sync/atomic"
	"time"

	"github.com/pires/go-proxyproto"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/metrics"
)

// certificates returns the configuration of TLS with a certificate for the host of the public URL, which the
// authority gives and renews. It is kept in the data folder.
func (s *server) certificates() (*tls.Config, error) {
	u, err := url.Parse(s.PublicURL)
	if err != nil || u.Scheme != "https" || u.Hostname() == "" {
		return nil, fmt.Errorf("a certificate needs the https address of the server, and %q is none", s.PublicURL)
	}
	c := &s.certificate
	c.open = func() *autocert.Manager {
		return &autocert.Manager{
			Prompt:     autocert.AcceptTOS,
			HostPolicy: autocert.HostWhitelist(u.Hostname()),
			Cache:      autocert.DirCache(filepath.Join(s.Data, "certificates")),
			Client:     &acme.Client{DirectoryURL: s.Authority},
		}
	}
	c.reread()
	// Callers would not wait as long as it may take to get one.
	go func() {
		usual := &tls.ClientHelloInfo{ServerName: u.Hostname(), CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}}
		if _, err := c.get(usual); err != nil {
			s.Log.Error("there is no certificate yet, and the next caller is a reason to try again: the authority must reach this server by its name at port 443", "name", u.Hostname(), "err", err)
		}
	}()
	config := c.manager.Load().TLSConfig()
	config.GetCertificate = c.get
	return config, nil
}

// A certificate is the server's own, if it has one.
type certificate struct {
	open    func() *autocert.Manager // nil: it has none
	manager atomic.Pointer[autocert.Manager]
	ends    atomic.Int64 // in seconds since 1970; 0 if it is not known yet
}

// reread forgets the certificate, so that it is read from the data folder again.
func (c *certificate) reread() {
	if c.open != nil {
		c.manager.Store(c.open())
	}
}

func (c *certificate) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	found, err := c.manager.Load().GetCertificate(hello)
	if err == nil && found.Leaf != nil && !slices.Contains(hello.SupportedProtos, acme.ALPNProto) {
		c.ends.Store(found.Leaf.NotAfter.Unix())
	}
	return found, err
}

func (c *certificate) appendMetrics(to []byte) []byte {
	return metrics.AppendGauge(to, "ninetynine_certificate_end_timestamp_seconds", "When the server's certificate ends, in seconds since 1970; 0 if there is none yet.", float64(c.ends.Load()))
}

// errorLog logs what net/http reports, except failed TLS handshakes: strangers cause them all day, and the
// reports name addresses.
func errorLog(to *slog.Logger) *log.Logger {
	return log.New(withoutHandshakes{slog.NewLogLogger(to.Handler(), slog.LevelWarn).Writer()}, "", 0)
}

type withoutHandshakes struct{ io.Writer }

func (w withoutHandshakes) Write(line []byte) (int, error) {
	if bytes.HasPrefix(line, []byte("http: TLS handshake error")) {
		return len(line), nil
	}
	return w.Writer.Write(line)
}

// headerTime is how long a proxy may take to say where a connection comes from.
const headerTime = 5 * time.Second

// proxied returns a listener that takes callers' addresses from the PROXY protocol, version 1 or 2, where the
// connection comes from a trusted address. Other connections count under their own.
func proxied(l net.Listener) net.Listener {
	return &proxyproto.Listener{Listener: l, ReadHeaderTimeout: headerTime, ConnPolicy: func(o proxyproto.ConnPolicyOptions) (proxyproto.Policy, error) {
		if at, ok := o.Upstream.(*net.TCPAddr); ok && httpd.TrustedProxy(at.AddrPort().Addr()) {
			return proxyproto.USE, nil
		}
		return proxyproto.SKIP, nil
	}}
}
