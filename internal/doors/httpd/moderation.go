package httpd

import (
	"cmp"
	"context"
	"maps"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// followEvery is how old what a server knows of the audit log may be: acts at another server hold here after
// that time at most.
const followEvery = 5 * time.Second

// wholeEvery is how often the whole audit log is read: reasons in it may have become shorter, when a player was erased
// whom they name.
const wholeEvery = 10 * time.Minute

// A moderation is what follows from the audit log. It reads new entries when it is asked.
type moderation struct {
	store   Store
	now     func() time.Time
	hash    func(network string) string
	contact string // of the operators; "" if they name none

	reading chan struct{} // holds a token while a caller reads the store

	mu       sync.Mutex // of the fields below; held for no longer than it takes to look
	followed time.Time  // zero: never
	whole    time.Time  // when the whole log was read; zero: it is to be
	*audited
	roots   map[string]string   // as whom aliases go on, if there are entries about any id of the player
	aliases map[string][]string // the same the other way round
}

// audited is what follows from the audit log up to an entry.
type audited struct {
	last      uint64                    // its number
	sanctions map[string]wire.Sanctions // of players and networks, whether or not they have ended
	newest    map[string]uint64         // the number of the last entry about each of these
	networks  map[netip.Prefix]string   // their keys in sanctions
	around    map[string]string         // by players who are banned, hashes of the networks from which no new players come
	former    map[string][]string       // names of players before operators gave others
	operators map[string]bool
}

func newAudited() *audited {
	return &audited{sanctions: map[string]wire.Sanctions{}, newest: map[string]uint64{}, networks: map[netip.Prefix]string{}, operators: map[string]bool{},
		around: map[string]string{}, former: map[string][]string{}}
}

func newModeration(o *Options) *moderation {
	hash := func(network string) string {
		return store.EncodeID(derive(o.Secret, "networks", network)[:networkBytes])
	}
	return &moderation{store: o.Store, reading: make(chan struct{}, 1), now: o.Now, hash: hash, contact: strings.TrimPrefix(o.Contact, "mailto:"), audited: newAudited()}
}

// networkBytes is how much is kept of the hash of a network.
const networkBytes = 10

// forget has the whole audit log read before it is asked again.
func (m *moderation) forget() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.whole = (time.Time{}); !m.followed.IsZero() {
		m.followed = m.followed.Add(-followEvery)
	}
}

// follow reads new entries if the last look is too long ago, or at once; one caller does, and others go on with
// what is known. While the store does not answer, what was known before holds.
func (m *moderation) follow(ctx context.Context, anew bool) error {
	known, fresh := m.known()
	if fresh && !anew {
		return nil
	}
	select {
	case m.reading <- struct{}{}:
	default:
		if known && !anew {
			return nil
		}
		select {
		case m.reading <- struct{}{}:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	defer func() { <-m.reading }()
	if known, fresh = m.known(); fresh && !anew {
		return nil
	}
	if err := m.read(ctx); err != nil && !known {
		return err
	}
	return nil
}

// known reports whether the audit log was ever read, and lately.
func (m *moderation) known() (ever, lately bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	ever = !m.followed.IsZero()
	return ever, ever && m.now().Sub(m.followed).Abs() < followEvery
}

func (m *moderation) read(ctx context.Context) error {
	const page = 1000
	m.mu.Lock()
	a, whole, began := m.audited, m.whole, m.now()
	if began.Sub(whole) >= wholeEvery {
		a, whole = newAudited(), began
	}
	m.mu.Unlock()
	for {
		entries, err := m.store.AuditAfter(ctx, a.last, page) // only this goroutine writes last
		if err != nil {
			return err
		}
		m.mu.Lock()
		for i := range entries {
			a.fold(&entries[i])
		}
		m.mu.Unlock()
		if len(entries) < page {
			break
		}
	}
	found, err := m.store.AuditedAliases(ctx)
	if err != nil {
		return err
	}
	roots, aliases := map[string]string{}, map[string][]string{}
	for i := range found {
		p := &found[i]
		roots[p.ID], aliases[p.AliasOf] = p.AliasOf, append(aliases[p.AliasOf], p.ID)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.audited, m.whole, m.roots, m.aliases, m.followed = a, whole, roots, aliases, m.now()
	return nil
}

func (a *audited) fold(e *store.AuditEntry) {
	s := a.sanctions[e.Whom]
	switch a.last = e.N; e.Act {
	case wire.ActBan, wire.ActBanAll:
		s.Banned, s.BannedUntil, s.BannedFor, s.Ban = true, e.Until, e.Reason, e.N
		s.All, s.Network, a.around[e.Whom] = e.Act == wire.ActBanAll, e.Networks != "", e.Networks
	case wire.ActSilence:
		s.Silenced, s.SilencedUntil, s.SilencedFor, s.Silence = true, e.Until, e.Reason, e.N
	case wire.ActLift:
		s = wire.Sanctions{}
	case wire.ActLiftBan:
		s = wire.Sanctions{Silenced: s.Silenced, SilencedUntil: s.SilencedUntil, SilencedFor: s.SilencedFor, Silence: s.Silence}
	case wire.ActLiftSilence:
		s.Silenced, s.SilencedUntil, s.SilencedFor, s.Silence = false, 0, "", 0
	case wire.ActRename:
		if e.Former != "" {
			a.former[e.Whom] = append(a.former[e.Whom], e.Former)
		}
	case wire.ActAppoint:
		a.operators[e.Whom] = true
	case wire.ActDischarge:
		delete(a.operators, e.Whom)
	}
	p, err := netip.ParsePrefix(e.Whom)
	if !s.Network {
		delete(a.around, e.Whom)
	}
	a.sanctions[e.Whom], a.newest[e.Whom] = s, e.N
	if s == (wire.Sanctions{}) {
		delete(a.sanctions, e.Whom)
		delete(a.newest, e.Whom)
		delete(a.networks, p)
	} else if err == nil {
		a.networks[p] = e.Whom
	}
}

// Sanctions returns what is in force against a player, under any of the player's ids, or against a network, and
// whether the player is an operator.
func (m *moderation) Sanctions(ctx context.Context, whom string) (wire.Sanctions, bool, error) {
	if err := m.follow(ctx, false); err != nil {
		return wire.Sanctions{}, false, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.inForce(whom), m.operators[whom] || m.operators[m.roots[whom]], nil
}

// Sanctioned returns players, by the ids as whom they go on, and networks against which something is in force, those
// with the newest entry first.
func (m *moderation) Sanctioned(ctx context.Context) ([]string, error) {
	if err := m.follow(ctx, false); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	found := map[string]uint64{}
	for whom := range m.sanctions {
		if s := m.inForce(whom); s.Banned || s.Silenced {
			root := cmp.Or(m.roots[whom], whom)
			found[root] = max(found[root], m.newest[whom])
		}
	}
	return slices.SortedFunc(maps.Keys(found), func(a, b string) int { return cmp.Compare(found[b], found[a]) }), nil
}

// Banned returns which players are banned, by the newest acts of operators.
func (s *Server) Banned(ctx context.Context) (func(player string) bool, error) {
	err := s.Moderation.Followed(ctx)
	return func(player string) bool {
		now, _, err := s.Moderation.Sanctions(ctx, player)
		return err != nil || now.Banned
	}, err
}

// Entered returns the ids of a player, if there are entries about any.
func (m *moderation) Entered(player string) []string {
	m.mu.Lock()
	defer m.mu.Unlock()
	root := cmp.Or(m.roots[player], player)
	return append([]string{root}, m.aliases[root]...)
}

func (m *moderation) inForce(whom string) (all wire.Sanctions) {
	now, root := m.now().UnixMilli(), cmp.Or(m.roots[whom], whom)
	for _, id := range append([]string{whom, root}, m.aliases[root]...) {
		s := m.sanctions[id]
		if s.Banned && longer(s.BannedUntil, all.Banned, all.BannedUntil, now) {
			all.Banned, all.BannedUntil, all.BannedFor, all.All, all.Ban, all.Network = true, s.BannedUntil, s.BannedFor, s.All, s.Ban, s.Network
		}
		if s.Silenced && longer(s.SilencedUntil, all.Silenced, all.SilencedUntil, now) {
			all.Silenced, all.SilencedUntil, all.SilencedFor, all.Silence = true, s.SilencedUntil, s.SilencedFor, s.Silence
		}
	}
	return all
}

// longer reports whether a sanction is in force for longer than another, if there is one; 0 is for ever.
func longer(until int64, other bool, than, now int64) bool {
	return (until == 0 || until > now) && (!other || than != 0 && (until == 0 || until > than))
}

// Check refuses what operators have forbidden to the caller: it is the one place where bans and silences are
// applied. A ban of a player, or of everyone in a network, leaves only reading; a ban of a network keeps new
// players out.
func (m *moderation) Check(ctx context.Context, c *api.Call, does wire.Deed) error {
	if does == wire.Reading {
		return nil
	}
	if err := m.follow(ctx, false); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	own := m.inForce(c.Player.ID)
	switch {
	case c.Operator == api.Console:
	case own.Banned:
		return table.Refuse(table.Forbidden, "ban-player", "ends", phrase.Yes(own.BannedUntil != 0), "until", minute(own.BannedUntil), "reason", sentence(own.BannedFor),
			"answers", phrase.Yes(m.contact != ""), "contact", m.contact)
	case own.Silenced && does == wire.Speaking:
		return table.Refuse(table.Forbidden, "silence-player", "ends", phrase.Yes(own.SilencedUntil != 0), "until", minute(own.SilencedUntil), "reason", sentence(own.SilencedFor),
			"answers", phrase.Yes(m.contact != ""), "contact", m.contact)
	case c.Player.ID == "": // as a new player
		return m.checkNetwork(c.From, wire.Entering)
	case !m.operators[c.Player.ID]: // who can always lift what is in force against their network
		return m.checkNetwork(c.From, does)
	}
	return nil
}

func (m *moderation) checkNetwork(from string, does wire.Deed) error {
	at, err := netip.ParsePrefix(from)
	if err != nil {
		return nil // such as of a call within this process
	}
	var against []string // players and networks
	for p, key := range m.networks {
		if p.Contains(at.Addr()) {
			against = append(against, key)
		}
	}
	if does == wire.Entering && len(m.around) > 0 {
		hash := m.hash(from)
		for whom, hashes := range m.around {
			if slices.Contains(strings.Fields(hashes), hash) {
				against = append(against, whom)
			}
		}
	}
	for _, whom := range against {
		if s := m.inForce(whom); s.Banned && (s.All || does == wire.Entering) {
			return table.Refuse(table.Forbidden, "ban-network", "ends", phrase.Yes(s.BannedUntil != 0), "until", minute(s.BannedUntil), "reason", sentence(s.BannedFor),
				"answers", phrase.Yes(m.contact != ""), "contact", m.contact)
		}
	}
	return nil
}

// sentence is a reason without the stop at its end, which its phrase has.
func sentence(reason string) string { return strings.TrimRight(reason, ".!") }

// minute writes when a ban or a silence ends, as its phrase needs it.
func minute(until int64) string {
	return time.UnixMilli(until).UTC().Format("2006-01-02 15:04 UTC")
}

// Former returns the names that a player had before operators gave others.
func (m *moderation) Former(player string) (names []string) {
	for _, id := range m.Entered(player) {
		m.mu.Lock()
		names = append(names, m.former[id]...)
		m.mu.Unlock()
	}
	return names
}

// Followed reads the newest acts at once, so that they hold here from now on.
func (m *moderation) Followed(ctx context.Context) error { return m.follow(ctx, true) }

// Network returns the written form of a network that can be banned; "" if the text is none.
func (m *moderation) Network(text string) string {
	p, err := netip.ParsePrefix(text)
	if a, e := netip.ParseAddr(text); e == nil {
		p, err = network(a), nil
	}
	const household, widest = 56, 8
	if v4 := p.Addr().Unmap(); v4 != p.Addr() {
		p = netip.PrefixFrom(v4, p.Bits()-(128-32))
	}
	if err != nil || p.Bits() < widest {
		return ""
	}
	if p.Addr().Is6() {
		p = netip.PrefixFrom(p.Addr(), min(p.Bits(), household))
	}
	return p.Masked().String()
}
