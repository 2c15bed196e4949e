package httpd

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/time/rate"

	"ninetynine/internal/club/group"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// Limits limit the requests of a player or an address. Empty fields take defaults.
type Limits struct {
	Requests Rate // of an address
	Commands Rate // of a player
	Chat     Rate // of a player: chat
	Tables   Rate // of a player: tables opened or looked for
	Guests   Rate // of an address: new players, and sessions

	// By a table's, a group's, a player's or an evening's link, new players come from one address beyond Guests: a hall, for example.
	Invited        Rate // by one link
	AddressInvited Rate // by all links that any player can make

	Links  Rate // of an address: codes for other devices, challenges and recovery words
	Hinted Rate `json:"hints"` // of a player: hints

	// Long-term limits protect the disk: for all data stored on behalf of a player or an address, and for
	// chat alone.
	Kept, AddressKept, Said, AddressSaid Rate
	Open                                 lobby.Bounds `json:"-"` // tables at a time
	Groups                               group.Bounds `json:"-"`

	Streams        int           // of a player, at a time
	AddressStreams int           // of an address, at a time
	AllStreams     int           // of the server, at a time
	Connections    int           `json:"-"` // of the server, at a time; an address has at most four for each of its streams, and three quarters
	Hints          int           `json:"-"` // computed at a time
	HintWait       time.Duration `json:"-"` // the time limit of a hint, including its wait
	Body           int64         `json:"-"` // bytes of a request
	Heartbeat      time.Duration `json:"-"` // after which an idle stream sends a sign of life
	Write          time.Duration `json:"-"` // the time limit of each write to a stream
}

// A Rate limits how much is allowed over time, and at once.
type Rate struct {
	PerSecond float64
	Burst     int
}

// UnmarshalJSON reads how much is allowed at once, and how much more comes with time, per second or per day.
func (r *Rate) UnmarshalJSON(text []byte) error {
	var given struct {
		AtOnce            int
		PerSecond, PerDay float64
	}
	if string(text) == "null" { // the default stays
		return nil
	}
	in := json.NewDecoder(bytes.NewReader(text))
	in.DisallowUnknownFields()
	if err := in.Decode(&given); err != nil {
		return err
	}
	*r = Rate{PerSecond: given.PerSecond + given.PerDay/day, Burst: given.AtOnce}
	if r.Burst < 1 || r.PerSecond <= 0 || given.PerSecond < 0 || given.PerDay < 0 {
		return errors.New(`it needs "atOnce" of 1 or more, and "perSecond" or "perDay" above 0`)
	}
	return nil
}

// Unlimited returns a Rate without a limit.
func Unlimited() Rate { return Rate{math.Inf(1), 1} }

const day = 24.0 * 60 * 60

// WithDefaults returns the limits with defaults in place of empty fields.
func (l Limits) WithDefaults() Limits {
	setDefault(&l.Requests, Rate{50, 300}) // many people share an address at a club
	setDefault(&l.Commands, Rate{10, 40})
	setDefault(&l.Chat, Rate{0.5, 8})
	setDefault(&l.Tables, Rate{0.1, 10})
	setDefault(&l.Guests, Rate{0.1, 20})
	setDefault(&l.Invited, Rate{0.1, 60})
	setDefault(&l.AddressInvited, Rate{240 / day, 240})
	setDefault(&l.Links, Rate{0.1, 64})
	setDefault(&l.Hinted, Rate{0.5, 10})
	setDefault(&l.Kept, Rate{20_000 / day, 20_000})
	setDefault(&l.AddressKept, Rate{100_000 / day, 100_000})
	setDefault(&l.Said, Rate{1000 / day, 1000})
	setDefault(&l.AddressSaid, Rate{10_000 / day, 10_000})
	setDefault(&l.Open.Tables, 50)
	setDefault(&l.Open.Waiting, 5)
	setDefault(&l.Open.FromWaiting, 30)
	setDefault(&l.Groups.Members, 500)
	setDefault(&l.Groups.Each, 50)
	setDefault(&l.Groups.Made, 5)
	setDefault(&l.Streams, 16)
	setDefault(&l.AddressStreams, 256)
	setDefault(&l.AllStreams, 50_000)
	setDefault(&l.Connections, 100_000)
	setDefault(&l.Hints, 2)
	setDefault(&l.HintWait, 20*time.Second)
	setDefault(&l.Heartbeat, 15*time.Second)
	setDefault(&l.Write, 10*time.Second)
	setDefault(&l.Body, 24<<10)
	return l
}

func setDefault[T comparable](field *T, value T) { *field = cmp.Or(*field, value) }

// A guard counts what callers have used of limits.
type guard struct {
	limits           Limits
	by               map[string]*buckets // all of them
	requests, guests *buckets
	of               map[wire.Cost]*buckets
	kept, said       pair

	invited, addressInvited *buckets
}

// newGuard returns a guard that goes on with what another one has counted, where the limits are the same.
func newGuard(l Limits, before *guard) *guard {
	g := &guard{limits: l, by: map[string]*buckets{}}
	of := func(name string, r Rate) *buckets {
		if g.by[name] = newBuckets(r); before != nil && before.by[name].rate == r {
			g.by[name] = before.by[name]
		}
		return g.by[name]
	}
	g.requests, g.guests = of("requests", l.Requests), of("guests", l.Guests)
	g.invited, g.addressInvited = of("invited", l.Invited), of("addressInvited", l.AddressInvited)
	g.of = map[wire.Cost]*buckets{
		wire.Commands: of("commands", l.Commands), wire.Chats: of("chat", l.Chat), wire.Openings: of("tables", l.Tables),
		wire.Effort: g.requests, wire.Hints: of("hints", l.Hinted), wire.Links: of("links", l.Links),
	}
	g.kept = pair{of("addressKept", l.AddressKept), of("kept", l.Kept)}
	g.said = pair{of("addressSaid", l.AddressSaid), of("said", l.Said)}
	return g
}

// SetLimits puts other limits in force for what comes. Those that no file of limits can set stay as they are.
func (s *Server) SetLimits(l Limits) {
	l = l.WithDefaults()
	s.guard.Store(newGuard(l, s.guard.Load()))
	s.streams.places.Resize(l.AllStreams, l.AddressStreams)
	s.connections.Resize(connections(&l))
}

func (s *Server) bounds() api.Bounds {
	l := &s.guard.Load().limits
	return api.Bounds{Open: l.Open, Groups: l.Groups, Hints: l.Hints, HintWait: l.HintWait, Body: l.Body}
}

// A pair counts for an address and for a player.
type pair struct {
	address *buckets
	player  *buckets
}

// allow takes from the player's limit first: a player who has reached it must not use up the limit of the
// network. A refusal by the network's limit does not count for the player.
func (p pair) allow(c *api.Call, n int, now time.Time) (undo func(), err error) {
	own := func() {}
	if c.Player.ID != "" {
		if own, err = p.player.takeAll(c.Player.ID, n, now); err != nil {
			return nil, err
		}
	}
	theirs, err := p.address.takeAll(c.From, n, now)
	if err != nil {
		own()
		return nil, err
	}
	return func() { own(); theirs() }, nil
}

// keep counts data stored permanently on behalf of the caller, and the caller's chat.
func (g *guard) keep(c *api.Call, said bool, n int, now time.Time) error {
	undo, err := g.kept.allow(c, n, now)
	if err == nil && said {
		if _, err = g.said.allow(c, n, now); err != nil {
			undo()
		}
	}
	if f, ok := errors.AsType[*api.Fault](err); ok && f.After != 0 {
		f.Text = "so much of one player, or from one network, is not kept in a day; Retry-After says when to go on"
	}
	return err
}

// spend counts the cost of a call, n times.
func (s *Server) spend(c *api.Call, what wire.Cost, n int) error {
	b, who := s.guard.Load().of[what], c.Player.ID
	switch {
	case what == wire.Keeping, what == wire.Saying:
		return s.guard.Load().keep(c, what == wire.Saying, n, s.Now())
	case b == nil:
		return fmt.Errorf("%w: a cost %d is not counted", api.ErrBroken, what)
	case what == wire.Effort, what == wire.Links, who == "": // spectators ask for hints, too
		who = c.From
	}
	if what == wire.Effort && n <= api.MostEffort { // a small limit must not refuse the record of a long table for ever
		n = min(n, b.rate.Burst-1) // the request has cost 1
	}
	_, err := b.takeAll(who, n, s.Now())
	return err
}

// buckets are token buckets by player or address. If there are too many, those unused for longest are
// dropped, and are full again at their next use.
type buckets struct {
	rate Rate
	by   *lru.Cache[string, *rate.Limiter]
}

// many is the maximal number of buckets of a kind.
const many = 1 << 15

func newBuckets(r Rate) *buckets {
	by, _ := lru.New[string, *rate.Limiter](many) // the error would be of its size
	return &buckets{rate: r, by: by}
}

// allow takes a token; a failure says when the next one will be available.
func (b *buckets) allow(k string, now time.Time) error {
	_, err := b.takeAll(k, 1, now)
	return err
}

// takeAll takes n tokens at once, or none; a failure says when there will be n. undo gives them back.
func (b *buckets) takeAll(k string, n int, now time.Time) (undo func(), err error) {
	if math.IsInf(b.rate.PerSecond, 1) {
		return func() {}, nil
	}
	r := b.of(k).ReserveN(now, n)
	if !r.OK() {
		return nil, api.Refuse(http.StatusRequestEntityTooLarge, "too-large", fmt.Sprintf("this counts as %d, and one player, or one network, may do no more than %d at once", n, b.rate.Burst))
	}
	wait := r.DelayFrom(now)
	if wait == 0 {
		return func() { r.CancelAt(now) }, nil
	}
	r.CancelAt(now)
	f := api.Refuse(http.StatusTooManyRequests, "too-many", "that is too much at once; Retry-After says when to try again")
	f.After = min(wait, time.Hour)
	return nil, f
}

func (b *buckets) of(k string) *rate.Limiter {
	if l, ok := b.by.Get(k); ok {
		return l
	}
	l := rate.NewLimiter(rate.Limit(b.rate.PerSecond), b.rate.Burst)
	if other, ok, _ := b.by.PeekOrAdd(k, l); ok {
		return other
	}
	return l
}

// admit takes a token for the request itself.
func (s *Server) admit(c *call) error {
	if c.r.URL.Path == "/healthz" || c.r.URL.Path == "/readyz" {
		return nil
	}
	return s.guard.Load().requests.allow(c.From, s.Now())
}

// admitGuest takes a token for a new player: of the share that the link by which the caller comes has at the address, or
// else of the address's own.
func (s *Server) admitGuest(c *call, link string) error {
	g, now := s.guard.Load(), s.Now()
	if link != "" {
		to, own, err := s.api.Invites(c.r.Context(), link)
		if err != nil {
			return err
		}
		undo := func() {}
		if to != "" && !own {
			undo, err = g.addressInvited.takeAll(c.From, 1, now)
		}
		if to != "" && err == nil {
			if err = g.invited.allow(c.From+" "+to, now); err == nil {
				return nil
			}
			undo()
		}
	}
	return g.guests.allow(c.From, now)
}

// address returns the caller's IPv4 address, or the network of an IPv6 address, since one customer owns all
// of it.
func (s *Server) address(r *http.Request) netip.Prefix {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	addr, err := netip.ParseAddr(host)
	switch {
	case err != nil && s.TrustProxy: // such as a Unix socket, which only a proxy uses
		addr = netip.IPv6Loopback()
	case err != nil:
		return netip.Prefix{} // all of them count as one
	}
	if s.TrustProxy {
		addr = forwarded(addr, r.Header.Values("X-Forwarded-For"))
	}
	return network(addr)
}

// network returns the addresses that count as one caller: an IPv4 address, or the /56 network of an IPv6
// address, which a provider usually gives a household; counted by /64, a household would be 256 callers.
func network(addr netip.Addr) netip.Prefix {
	addr = addr.Unmap().WithZone("")
	if addr.Is4() {
		return netip.PrefixFrom(addr, 32)
	}
	p, _ := addr.Prefix(56)
	return p
}

// around returns the network around one that tunnels give away for nothing: the /48 of an IPv6 address.
func around(p netip.Prefix) netip.Prefix {
	if p.Addr().Is4() {
		return p
	}
	return netip.PrefixFrom(p.Addr(), 48).Masked()
}

// bannable returns the written form of a network that can be banned, and whether it has a caller's; "" and nil if the text is
// none.
func bannable(text string) (written string, has func(from string) bool) {
	p, err := netip.ParsePrefix(text)
	if a, e := netip.ParseAddr(text); e == nil {
		p, err = network(a), nil
	}
	const household, widest = 56, 8
	if v4 := p.Addr().Unmap(); v4 != p.Addr() {
		p = netip.PrefixFrom(v4, p.Bits()-(128-32))
	}
	if err != nil || p.Bits() < widest {
		return "", nil
	}
	if p.Addr().Is6() {
		p = netip.PrefixFrom(p.Addr(), min(p.Bits(), household))
	}
	return p.Masked().String(), func(from string) bool {
		at, err := netip.ParsePrefix(from) // not of a call within this process
		return err == nil && p.Contains(at.Addr())
	}
}

// forwarded returns the client's address according to the proxy: the last address in the list, which the
// proxy itself has added. Any caller could have written the other addresses.
func forwarded(addr netip.Addr, headers []string) netip.Addr {
	if !TrustedProxy(addr) {
		return addr
	}
	list := strings.Split(strings.Join(headers, ","), ",")
	last := strings.TrimSpace(list[len(list)-1])
	if a, err := netip.ParseAddr(last); err == nil {
		return a
	}
	if a, err := netip.ParseAddrPort(last); err == nil {
		return a.Addr()
	}
	return addr
}

// TrustedProxy reports whether a connection from an address may be a proxy's: one of this machine or of its
// private networks.
func TrustedProxy(a netip.Addr) bool { a = a.Unmap(); return a.IsLoopback() || a.IsPrivate() }
