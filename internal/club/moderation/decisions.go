package moderation

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// FollowEvery is how old what a server knows of the audit log may be: acts at another server hold here after
// that time at most.
const FollowEvery = 5 * time.Second

// WholeEvery is how often the whole audit log is read: reasons in it may have become shorter, when a player was erased
// whom they name.
const WholeEvery = 10 * time.Minute

// A Store keeps the audit log.
type Store interface {
	AuditAfter(ctx context.Context, after uint64, limit int) ([]store.AuditEntry, error)
	AuditedAliases(ctx context.Context) ([]store.Player, error)
}

// Options are what decisions need. All but Contact are required.
type Options struct {
	Store Store
	Now   func() time.Time
	Hash  func(network string) string // keyed: logs and the database have no networks
	// Parse returns the written form of a network that can be banned, and whether a caller's network is part of it; "" and nil
	// if the text is none. A call within this process comes from no network.
	Parse   func(text string) (network string, has func(from string) bool)
	Contact string // of the operators; "" if they name none
}

// Decisions are what follows from the audit log. They read new entries when they are asked. Several goroutines may use
// them.
type Decisions struct {
	Options

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
	last      uint64                            // its number
	sanctions map[string]Sanctions              // of players and networks, whether or not they have ended
	newest    map[string]uint64                 // the number of the last entry about each of these
	networks  map[string]func(from string) bool // of those that are networks, whether a caller comes from there
	around    map[string]string                 // by players who are banned, hashes of the networks from which no new players come
	former    map[string][]string               // names of players before operators gave others
	operators map[string]bool
}

func newAudited() *audited {
	return &audited{sanctions: map[string]Sanctions{}, newest: map[string]uint64{}, networks: map[string]func(string) bool{}, operators: map[string]bool{},
		around: map[string]string{}, former: map[string][]string{}}
}

// New returns the decisions in a store.
func New(o Options) *Decisions {
	return &Decisions{Options: o, reading: make(chan struct{}, 1), audited: newAudited()}
}

// Forget has the whole audit log read before it is asked again.
func (d *Decisions) Forget() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.whole = (time.Time{}); !d.followed.IsZero() {
		d.followed = d.followed.Add(-FollowEvery)
	}
}

// follow reads new entries if the last look is too long ago, or at once; one caller does, and others go on with
// what is known. While the store does not answer, what was known before holds.
func (d *Decisions) follow(ctx context.Context, anew bool) error {
	known, fresh := d.known()
	if fresh && !anew {
		return nil
	}
	select {
	case d.reading <- struct{}{}:
	default:
		if known && !anew {
			return nil
		}
		select {
		case d.reading <- struct{}{}:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	defer func() { <-d.reading }()
	if known, fresh = d.known(); fresh && !anew {
		return nil
	}
	if err := d.read(ctx); err != nil && !known {
		return err
	}
	return nil
}

// known reports whether the audit log was ever read, and lately.
func (d *Decisions) known() (ever, lately bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	ever = !d.followed.IsZero()
	return ever, ever && d.Now().Sub(d.followed).Abs() < FollowEvery
}

func (d *Decisions) read(ctx context.Context) error {
	const page = 1000
	d.mu.Lock()
	a, whole, began := d.audited, d.whole, d.Now()
	if began.Sub(whole) >= WholeEvery {
		a, whole = newAudited(), began
	}
	d.mu.Unlock()
	for {
		entries, err := d.Store.AuditAfter(ctx, a.last, page) // only this goroutine writes last
		if err != nil {
			return err
		}
		d.mu.Lock()
		for i := range entries {
			_, has := d.Parse(entries[i].Whom)
			a.fold(&entries[i], has)
		}
		d.mu.Unlock()
		if len(entries) < page {
			break
		}
	}
	found, err := d.Store.AuditedAliases(ctx)
	if err != nil {
		return err
	}
	roots, aliases := map[string]string{}, map[string][]string{}
	for i := range found {
		p := &found[i]
		roots[p.ID], aliases[p.AliasOf] = p.AliasOf, append(aliases[p.AliasOf], p.ID)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.audited, d.whole, d.roots, d.aliases, d.followed = a, whole, roots, aliases, d.Now()
	return nil
}

// fold takes in an entry; has is as of [Options.Parse], for the network that it is about, or nil.
func (a *audited) fold(e *store.AuditEntry, has func(from string) bool) {
	s := a.sanctions[e.Whom]
	switch a.last = e.N; e.Act {
	case ActBan, ActBanAll:
		s.Banned, s.BannedUntil, s.BannedFor, s.Ban = true, e.Until, e.Reason, e.N
		s.All, s.Network, a.around[e.Whom] = e.Act == ActBanAll, e.Networks != "", e.Networks
	case ActSilence:
		s.Silenced, s.SilencedUntil, s.SilencedFor, s.Silence = true, e.Until, e.Reason, e.N
	case ActLift:
		s = Sanctions{}
	case ActLiftBan:
		s = Sanctions{Silenced: s.Silenced, SilencedUntil: s.SilencedUntil, SilencedFor: s.SilencedFor, Silence: s.Silence}
	case ActLiftSilence:
		s.Silenced, s.SilencedUntil, s.SilencedFor, s.Silence = false, 0, "", 0
	case ActRename:
		if e.Former != "" {
			a.former[e.Whom] = append(a.former[e.Whom], e.Former)
		}
	case ActAppoint:
		a.operators[e.Whom] = true
	case ActDischarge:
		delete(a.operators, e.Whom)
	}
	if !s.Network {
		delete(a.around, e.Whom)
	}
	a.sanctions[e.Whom], a.newest[e.Whom] = s, e.N
	if s == (Sanctions{}) {
		delete(a.sanctions, e.Whom)
		delete(a.newest, e.Whom)
		delete(a.networks, e.Whom)
	} else if has != nil {
		a.networks[e.Whom] = has
	}
}

// Sanctions returns what is in force against a player, under any of the player's ids, or against a network, and
// whether the player is an operator.
func (d *Decisions) Sanctions(ctx context.Context, whom string) (Sanctions, bool, error) {
	if err := d.follow(ctx, false); err != nil {
		return Sanctions{}, false, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.inForce(whom), d.operators[whom] || d.operators[d.roots[whom]], nil
}

// Sanctioned returns players, by the ids as whom they go on, and networks against which something is in force, those
// with the newest entry first.
func (d *Decisions) Sanctioned(ctx context.Context) ([]string, error) {
	if err := d.follow(ctx, false); err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	found := map[string]uint64{}
	for whom := range d.sanctions {
		if s := d.inForce(whom); s.Banned || s.Silenced {
			root := cmp.Or(d.roots[whom], whom)
			found[root] = max(found[root], d.newest[whom])
		}
	}
	return slices.SortedFunc(maps.Keys(found), func(a, b string) int { return cmp.Compare(found[b], found[a]) }), nil
}

// Banned returns which players are banned, by the newest acts of operators.
func (d *Decisions) Banned(ctx context.Context) (func(player string) bool, error) {
	err := d.Followed(ctx)
	return func(player string) bool {
		now, _, err := d.Sanctions(ctx, player)
		return err != nil || now.Banned
	}, err
}

// Entered returns the ids of a player, if there are entries about any.
func (d *Decisions) Entered(player string) []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	root := cmp.Or(d.roots[player], player)
	return append([]string{root}, d.aliases[root]...)
}

func (d *Decisions) inForce(whom string) (all Sanctions) {
	now, root := d.Now().UnixMilli(), cmp.Or(d.roots[whom], whom)
	for _, id := range append([]string{whom, root}, d.aliases[root]...) {
		s := d.sanctions[id]
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

// A Caller is who wants to do something.
type Caller struct {
	Player  string // the id; "" for one who would be a new player
	Network string // the household from which the caller comes: "" within this process
	Console bool   // the caller gives commands on the server's machine
}

// Check refuses what operators have forbidden to the caller: it is the one place where bans and silences are
// applied. A ban of a player, or of everyone in a network, leaves only reading; a ban of a network keeps new
// players out.
func (d *Decisions) Check(ctx context.Context, c Caller, does Deed) error {
	if does == Reading {
		return nil
	}
	if err := d.follow(ctx, false); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	own := d.inForce(c.Player)
	switch {
	case c.Console:
	case own.Banned:
		return table.Refuse(table.Forbidden, "ban-player", "ends", phrase.Yes(own.BannedUntil != 0), "until", phrase.Minute(own.BannedUntil), "reason", sentence(own.BannedFor),
			"answers", phrase.Yes(d.Contact != ""), "contact", d.Contact)
	case own.Silenced && does == Speaking:
		return table.Refuse(table.Forbidden, "silence-player", "ends", phrase.Yes(own.SilencedUntil != 0), "until", phrase.Minute(own.SilencedUntil), "reason", sentence(own.SilencedFor),
			"answers", phrase.Yes(d.Contact != ""), "contact", d.Contact)
	case c.Player == "": // as a new player
		return d.checkNetwork(c.Network, Entering)
	case !d.operators[c.Player]: // who can always lift what is in force against their network
		return d.checkNetwork(c.Network, does)
	}
	return nil
}

func (d *Decisions) checkNetwork(from string, does Deed) error {
	var against []string // players and networks
	for network, has := range d.networks {
		if has(from) {
			against = append(against, network)
		}
	}
	if does == Entering && len(d.around) > 0 {
		hash := d.Hash(from)
		for whom, hashes := range d.around {
			if slices.Contains(strings.Fields(hashes), hash) {
				against = append(against, whom)
			}
		}
	}
	for _, whom := range against {
		if s := d.inForce(whom); s.Banned && (s.All || does == Entering) {
			return table.Refuse(table.Forbidden, "ban-network", "ends", phrase.Yes(s.BannedUntil != 0), "until", phrase.Minute(s.BannedUntil), "reason", sentence(s.BannedFor),
				"answers", phrase.Yes(d.Contact != ""), "contact", d.Contact)
		}
	}
	return nil
}

// sentence is a reason without the stop at its end, which its phrase has.
func sentence(reason string) string { return strings.TrimRight(reason, ".!") }

// Former returns the names that a player had before operators gave others.
func (d *Decisions) Former(player string) (names []string) {
	for _, id := range d.Entered(player) {
		d.mu.Lock()
		names = append(names, d.former[id]...)
		d.mu.Unlock()
	}
	return names
}

// Followed reads the newest acts at once, so that they hold here from now on.
func (d *Decisions) Followed(ctx context.Context) error { return d.follow(ctx, true) }

// Network returns the written form of a network that can be banned; "" if the text is none.
func (d *Decisions) Network(text string) string {
	network, _ := d.Parse(text)
	return network
}
