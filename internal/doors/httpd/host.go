package httpd

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"ninetynine/internal/wire/api"
)

// ownHost refuses requests for other hosts: a page of another site may make its name resolve to this server
// (DNS rebinding), and browsers would treat it as ours. Addresses, and names that cannot exist in the
// public DNS, are always ours. A server without a configured name trusts requests from other machines, and
// those through a configured proxy. Headers that look like a proxy's prove nothing, because such a page can
// send any headers.
func (s *Server) ownHost(r *http.Request) error {
	public, name := s.public.Host, hostname(r.Host)
	if name == "" || private(name) || public != "" && name == hostname(public) || public == "" && (s.TrustProxy || !overLoopback(r)) {
		return nil
	}
	if r.Header.Get("X-Forwarded-For") != "" {
		s.unnamed.Do(func() {
			s.Log.Warn("refused a request, perhaps from a proxy, for a host name that this server does not know; give the name with --public-url, and --proxied", "host", r.Host)
		})
	}
	return api.Refuse(http.StatusForbidden, "cross-site", "this server does not know the name in the request; its operator can set it with --public-url")
}

// overLoopback reports whether the request came from this machine, or without a connection.
func overLoopback(r *http.Request) bool {
	at, ok := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	return !ok || at.IP.IsLoopback()
}

// hostname returns a host without its port, normalized for comparison.
func hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
}

// private reports whether a host is an address, or a name that cannot belong to another site: one without
// dots, or in a domain reserved for private use.
func private(name string) bool {
	if _, err := netip.ParseAddr(name); err == nil || !strings.Contains(name, ".") {
		return true
	}
	return slices.ContainsFunc([]string{".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test", ".invalid"},
		func(domain string) bool { return strings.HasSuffix(name, domain) })
}
