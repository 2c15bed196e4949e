package push

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"syscall"
	"time"
)

// errPrivate refuses to dial what is not a push service on the internet.
var errPrivate = errors.New("it is not port 443 of a public address")

// publicClient returns a client that reaches port 443 of public addresses and follows no redirects. Players choose
// the addresses, and must not reach this machine's network by them. So the address is checked when it is dialled,
// after the name was looked up.
func publicClient() *http.Client {
	dialer := &net.Dialer{Timeout: sendTime, Control: func(_, address string, _ syscall.RawConn) error {
		at, err := netip.ParseAddrPort(address)
		if err != nil || at.Port() != 443 || !isPublic(at.Addr()) {
			return fmt.Errorf("%w: %s", errPrivate, address)
		}
		return nil
	}}
	return &http.Client{
		Transport: &http.Transport{
			DialContext: dialer.DialContext, ForceAttemptHTTP2: true, // and no proxy, which would hide the address
			MaxIdleConns: 64, MaxIdleConnsPerHost: atOnce, IdleConnTimeout: time.Minute, MaxResponseHeaderBytes: 16 << 10,
		},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// Addresses that are global unicast by their form, and yet lead to no host of the internet.
var reserved = prefixes(
	"0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4",
	"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
)

// IPv6 of the internet, and the part of it that stands for IPv4.
var (
	unicast = netip.MustParsePrefix("2000::/3")
	nat64   = netip.MustParsePrefix("64:ff9b::/96")
)

func prefixes(all ...string) (out []netip.Prefix) {
	for _, text := range all {
		out = append(out, netip.MustParsePrefix(text))
	}
	return out
}

// isPublic reports whether an address is one of the internet.
func isPublic(a netip.Addr) bool {
	a = a.Unmap()
	if nat64.Contains(a) {
		b := a.As16()
		a = netip.AddrFrom4([4]byte(b[12:]))
	}
	if !a.IsGlobalUnicast() || a.IsPrivate() || a.Is6() && !unicast.Contains(a) {
		return false
	}
	return !slices.ContainsFunc(reserved, func(p netip.Prefix) bool { return p.Contains(a) })
}
