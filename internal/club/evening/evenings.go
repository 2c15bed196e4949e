// Package evening keeps standing hours, at which tables are made of the players who are there.
package evening

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/evening/seating"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/rules"
)

// A Store stores evenings: see package sqlstore.
type Store interface {
	Player(ctx context.Context, id string) (store.Player, error)
	Summary(ctx context.Context, tbl string) (journal.Summary, error)
	Ties(ctx context.Context, player string) (store.Ties, error)
	Blocks(ctx context.Context, players []string) ([][2]string, error)
	Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error)

	Group(ctx context.Context, id string) (store.Group, error)
	Member(ctx context.Context, group, player string) (store.Role, error)
	Memberships(ctx context.Context, player string) ([]store.Membership, error)

	KeepEvening(ctx context.Context, e store.Evening) error
	DropEvening(ctx context.Context, id string) error
	DelayEvening(ctx context.Context, id string, from, to int64) error
	Evening(ctx context.Context, id string) (store.Evening, error)
	Evenings(ctx context.Context, group string, limit int) ([]store.Evening, error)
	DueEvenings(ctx context.Context, at int64, limit int) ([]store.Evening, error)
	Come(ctx context.Context, c store.Coming) error
	GiveTable(ctx context.Context, c *store.Coming, table int) (bool, error)
	Coming(ctx context.Context, evening string, begins int64, limit int) ([]store.Coming, int, error)
	ComesTo(ctx context.Context, player string, from int64, limit int) ([]store.Coming, error)
	Awaited(ctx context.Context, after, by, seen int64, limit int) ([]store.Coming, error)
	KeepPlan(ctx context.Context, p store.Plan) (store.Plan, error)
	Plans(ctx context.Context, evening string, limit int) ([]store.Plan, error)
}

// Evenings makes tables at standing hours. What is decided is stored first, and the ids of tables and commands follow
// from it. So any server goes on after another's crash, and nothing is done twice. An evening to which nobody comes is not due.
type Evenings struct {
	Store  Store
	Tables lobby.Tables
	Now    func() int64           // in milliseconds since 1970 UTC
	Level  func(name string) bool // whether a computer player has the name
	Secret []byte                 // common to all servers; ids of tables follow from it
	// Banned returns which players are banned at present; nil: none is.
	Banned func(ctx context.Context) (func(player string) bool, error)
	// Known reports whether a player is a regular one of the site, and no newcomer; nil: none is.
	Known func(ctx context.Context, player string) (bool, error)
	// Watches reports whether a player has a table open at this server; nil: none has.
	Watches func(table, player string) bool
	// Hold makes the event of a group's evening at an hour, once its tables have begun and latecomers are too late, and again for
	// tables that begin still later; nil: nothing does. The tables planned may be missing, and after them the first that is
	// missing is the end.
	Hold  func(ctx context.Context, e *store.Evening, begins int64, planned int) error
	Since int64 // when this server began, so that it waits for those who come back; 0: long ago

	counted quota.Keyed // by evening or group: words and evenings are counted before one more is added
	once    sync.Once   // makes the caches
	zones   *lru.Cache[string, *time.Location]
	kept    *lru.Cache[string, recent[map[string]*store.Evening]] // by group: the tables that evenings keep, by their ids
	shown   *lru.Cache[string, recent[[]Shown]]                   // by group: its evenings, as any player may see them
}

// A recent thing is of a group, or of the server, at a moment.
type recent[T any] struct {
	at int64
	is T
}

// lately returns what was read for a group a moment ago, or reads it.
func lately[T any](now int64, of *lru.Cache[string, recent[T]], group string, read func() (T, error)) (T, error) {
	if had, ok := of.Get(group); ok && now >= had.at && now < had.at+keptFor {
		return had.is, nil
	}
	is, err := read()
	if err == nil {
		of.Add(group, recent[T]{now, is})
	}
	return is, err
}

func (v *Evenings) caches() {
	v.zones, _ = lru.New[string, *time.Location](mostZones) // it fails for sizes below 1
	v.kept, _ = lru.New[string, recent[map[string]*store.Evening]](mostKept)
	v.shown, _ = lru.New[string, recent[[]Shown]](mostKept)
}

// When what happens, relative to the hour, in milliseconds.
const (
	Here  = 10 * 60_000 // before: players can say that they are there
	Seats = 5 * 60_000  // before: tables are made of those who are
	Late  = 10 * 60_000 // after: latecomers still get a table
	Again = 30 * 60_000 // after: tables that have begun since get into the event
)

const (
	stillHere  = 90_000           // how long a player counts as there; browsers let a hidden page speak once a minute
	comingBack = 30_000           // before a server began: who was there then may not have been heard
	lookAgain  = 30_000           // after the hour: for those who have left
	opening    = 30_000           // how long pages may take to open a table that was made
	stillPlays = 60 * 60_000      // how long a match counts as live without an act
	mostComing = 400              // players who may come
	mostTables = event.MostTables // at one occurrence
	shares     = 16               // an address has one of so many of these places, and tables, where others need them
	mostDue    = 20               // evenings looked after at a time
	mostKept   = 100              // evenings of the server, or of a group, whose tables are kept, and groups of which that is known
	mostSoon   = 8000             // players awaited at evenings that begin soon
	mostSeated = 20               // tables of a player that are looked at
	mostSaid   = 100              // occurrences to which a player comes
	mostZones  = 500              // time zones kept in memory
	keptFor    = 1000             // how long is known which evenings there are, and which tables are kept
	longest    = 64               // bytes of a time zone's name
)

// Check refuses an evening that makes no sense.
func (v *Evenings) Check(e *store.Evening) error {
	if e.Weekday < 0 || e.Weekday > 6 || e.Minute < 0 || e.Minute >= 24*60 {
		return table.Refuse(table.Bad, "evening-when")
	}
	if z := e.Zone; len(z) > longest || z != path.Clean(z) || strings.HasPrefix(z, "posix/") || strings.HasPrefix(z, "right/") {
		return table.Refuse(table.Bad, "evening-zone", "zone", z[:min(len(z), longest)])
	}
	if _, err := v.hour(e); err != nil {
		return table.Refuse(table.Bad, "evening-zone", "zone", e.Zone).Because(err)
	}
	s, err := settings(e)
	if err != nil || s.Clock.Bank == 0 {
		return table.Refuse(table.Bad, "evening-clock")
	}
	if !v.Level(e.Bot) {
		return table.Refuse(table.Bad, "no-bot", "level", e.Bot)
	}
	return s.Check(v.Level)
}

// IDOf returns the id of a new evening. Making the same one again gives the same id.
func (v *Evenings) IDOf(e *store.Evening) string {
	m := hmac.New(sha256.New, v.Secret)
	fmt.Fprintf(m, "n99-evening-1 %q", []any{e.Group, e.Weekday, e.Minute, e.Zone, e.Variant, e.Games, e.Clock, e.Bot})
	return "e" + store.EncodeID(m.Sum(nil)[:5])
}

// Keep stores an evening, which must have passed Check, from its next occurrence on.
func (v *Evenings) Keep(ctx context.Context, e store.Evening) error {
	e.Due = 0
	defer v.Forget(e.Group)
	if err := v.Store.KeepEvening(ctx, e); err != nil {
		return err
	}
	return v.wake(ctx, &e)
}

// wake makes an evening due that is not, if a player comes to it.
func (v *Evenings) wake(ctx context.Context, e *store.Evening) error {
	begins, err := v.Begins(e)
	if err != nil {
		return err
	}
	if _, n, err := v.Store.Coming(ctx, e.ID, begins, 1); err != nil || n == 0 {
		return err
	}
	return v.Store.DelayEvening(ctx, e.ID, 0, begins-Seats)
}

// End deletes an evening. Matches at tables that have been made begin at once. The error is [store.ErrNone] if there is
// no such evening.
func (v *Evenings) End(ctx context.Context, id string) error {
	e, err := v.Store.Evening(ctx, id)
	if err != nil {
		return err
	}
	defer v.Forget(e.Group)
	begins, err := v.Begins(&e)
	if err == nil && v.Now() >= begins-Seats {
		if err = v.start(ctx, &e, begins, true); err == nil {
			_, err = v.hold(ctx, &e, begins)
		}
	}
	if err != nil {
		return err
	}
	return v.Store.DropEvening(ctx, id)
}

func (v *Evenings) hour(e *store.Evening) (h seating.Hour, err error) {
	v.once.Do(v.caches)
	zone, ok := v.zones.Get(e.Zone)
	if !ok {
		if e.Zone == "" || e.Zone == "Local" {
			return h, errors.New("it must be the same on every machine")
		}
		if zone, err = time.LoadLocation(e.Zone); err != nil {
			return h, err
		}
		v.zones.Add(e.Zone, zone)
	}
	return seating.Hour{Weekday: time.Weekday(e.Weekday), Minute: e.Minute, Zone: zone}, nil
}

// Begins returns the hour of the present occurrence, until latecomers are too late, or else of the next, in
// milliseconds since 1970 UTC.
func (v *Evenings) Begins(e *store.Evening) (int64, error) {
	hours, err := v.Hours(e, 1)
	if err != nil {
		return 0, err
	}
	return hours[0], nil
}

// Hours returns the hours of n occurrences from the one of [Evenings.Begins] on.
func (v *Evenings) Hours(e *store.Evening, n int) (all []int64, err error) {
	h, err := v.hour(e)
	if err != nil {
		return nil, err
	}
	at := time.UnixMilli(v.Now() - Late)
	for range n {
		at = h.Next(at)
		all = append(all, at.UnixMilli())
	}
	return all, nil
}

// settings returns those of an evening's tables.
func settings(e *store.Evening) (table.Settings, error) {
	clock, err := table.ParseClock(e.Clock)
	return table.Settings{Variant: e.Variant, Games: e.Games, Clock: clock, Public: e.Group == "", Audience: e.Group, Eager: true}, err
}

// Come records that a player comes to the present or next occurrence, or does not; and, with here, that a player who comes
// is there, when that is asked for, and nowhere else. From when tables are made on, it leads a player who is there to a
// table; "" while there is none yet.
func (v *Evenings) Come(ctx context.Context, p lobby.Person, e *store.Evening, comes, here bool) (tbl string, err error) {
	begins, err := v.Begins(e)
	if err != nil {
		return "", err
	}
	now := v.Now()
	if here && now < begins-Here {
		return "", nil // as from a client that goes on after the end
	}
	said, err := v.Store.ComesTo(ctx, p.ID, now-Late, mostSaid)
	if err != nil {
		return "", err
	}
	c := store.Coming{Evening: e.ID, Begins: begins, Player: p.ID}
	at := slices.IndexFunc(said, func(c store.Coming) bool { return c.Evening == e.ID && c.Begins == begins })
	here = here && comes
	switch {
	case here && at < 0:
		return "", nil // the player does not come after all, as another client has said
	case at >= 0:
		c = said[at]
	}
	if comes {
		if c.From, err = v.origin(ctx, p, &c); err != nil {
			return "", err
		}
	}
	switch {
	case !comes:
		c.Said, c.Here = 0, 0
	case here:
		c.Here = now
	case at >= 0:
		return "", nil // as said before
	default:
		done, err := v.counted.Lock(ctx, e.ID)
		if err != nil {
			return "", err
		}
		defer done()
		if err := v.admit(ctx, &c); err != nil {
			return "", err
		}
		c.Said = now
	}
	err = v.Store.Come(ctx, c)
	if err == nil && comes && (e.Due < begins-Seats || e.Due > begins+Late) {
		err = v.Store.DelayEvening(ctx, e.ID, 0, begins-Seats)
	}
	if err != nil || !here {
		return "", err
	}
	for i := range said {
		if other := said[i]; i != at && other.Here >= now-stillHere {
			other.Here = 0
			err = errors.Join(err, v.Store.Come(ctx, other))
		}
	}
	if err != nil || now < begins-Seats {
		return "", err
	}
	return v.place(ctx, &c, e)
}

// widest is how many groups of an address of IPv6 count: providers give a /48 to one customer for nothing.
const widest = 3

// regular begins what stands for the address of a regular player.
const regular = "regular "

// origin returns what stands for a player's address at one occurrence. At no other does the same stand for it, and nobody
// can read it who does not have the secret.
func (v *Evenings) origin(ctx context.Context, p lobby.Person, c *store.Coming) (from string, err error) {
	known := strings.HasPrefix(c.From, regular)
	if !known && v.Known != nil {
		if known, err = v.Known(ctx, p.ID); err != nil {
			return "", err
		}
	}
	address := p.From
	if head, _, six := strings.Cut(address, "::"); six { // a network's zeros are at the end
		groups := strings.Split(head, ":")
		for groups = groups[:min(widest, len(groups))]; len(groups) > 0 && groups[len(groups)-1] == "0"; {
			groups = groups[:len(groups)-1]
		}
		address = strings.Join(groups, ":") + "::"
	}
	if address != "" {
		m := hmac.New(sha256.New, v.Secret)
		fmt.Fprintf(m, "n99-evening-from-1 %s %d %s", c.Evening, c.Begins, address)
		from = store.EncodeID(m.Sum(nil)[:10])
	}
	if known {
		from = regular + from
	}
	return from, nil
}

func originOf(c *store.Coming) seating.Origin {
	address, known := strings.CutPrefix(c.From, regular)
	return seating.Origin{Address: address, Known: known}
}

// admit refuses a player for whom no place is left, unless another gives way: the newcomer who was the last to come from the
// address that has most. Each does so for a regular player, and for a newcomer where that address has more than its share
// of the places. So newcomers push out no regular player, and those of many addresses nobody from a hall.
func (v *Evenings) admit(ctx context.Context, c *store.Coming) error {
	all, n, err := v.Store.Coming(ctx, c.Evening, c.Begins, mostComing)
	if err != nil || n < mostComing {
		return err
	}
	of, most := map[string]int{}, ""
	for i := range all {
		if from := all[i].From; all[i].Table == 0 && !originOf(&all[i]).Known {
			if of[from]++; from != "" && (of[from] > of[most] || most == "" || of[from] == of[most] && from < most) {
				most = from
			}
		}
	}
	may := most != "" && c.From != "" && c.From != most && shares*of[most] > mostComing || originOf(c).Known
	for i := len(all) - 1; i >= 0 && may; i-- {
		if last := all[i]; last.From == most && last.Table == 0 {
			last.Said = 0
			return v.Store.Come(ctx, last)
		}
	}
	return table.Refuse(table.NotNow, "evening-full", "n", n)
}

// A Summons is for a player who comes to an occurrence, and is not there, or not at the table.
type Summons struct {
	store.Coming
	At string // the id of the player's table; "" while there is none
}

// Soon returns players who come to occurrences that begin within [Here], except those who are there. If they have a
// table, they are there when they have it open.
func (v *Evenings) Soon(ctx context.Context) (all []Summons, err error) {
	now := v.Now()
	awaited, err := v.Store.Awaited(ctx, now, now+Here, now-stillHere, mostSoon)
	for _, c := range awaited {
		s := Summons{Coming: c}
		if c.Table > 0 {
			s.At = v.tableID(&store.Evening{ID: c.Evening}, c.Begins, c.Table-1)
		}
		if s.At == "" || now >= c.Begins-Seats+opening && (v.Watches == nil || !v.Watches(s.At, c.Player)) {
			all = append(all, s)
		}
	}
	return all, err
}

// Tick does what is due for evenings. Call it once a second or so.
func (v *Evenings) Tick(ctx context.Context) error {
	due, err := v.Store.DueEvenings(ctx, v.Now(), mostDue)
	for i := range due {
		e := &due[i]
		to, e2 := v.step(ctx, e)
		if to != e.Due {
			e2 = errors.Join(e2, v.Store.DelayEvening(ctx, e.ID, e.Due, to))
		}
		if to == 0 { // unless a player has said so meanwhile
			e2 = errors.Join(e2, v.wake(ctx, e))
		}
		if e2 != nil {
			err = errors.Join(err, fmt.Errorf("evening %s: %w", e.ID, e2))
		}
	}
	return err
}

// step does what is due for an evening, and returns when it is due next: as before, if it has to be done again, which it may
// be in any case; 0 if nobody comes.
func (v *Evenings) step(ctx context.Context, e *store.Evening) (to int64, err error) {
	h, err := v.hour(e)
	if err != nil {
		return e.Due, err
	}
	begins, now := h.Next(time.UnixMilli(e.Due-Again-1)).UnixMilli(), v.Now()
	if now > begins+Late+stillHere { // its event is held again, or no server was there
		return v.hold(ctx, e, begins)
	}
	if now >= begins && begins < v.Since+comingBack && now < v.Since+stillHere {
		coming, _, err := v.Store.Coming(ctx, e.ID, begins, mostComing)
		if err != nil || slices.ContainsFunc(coming, func(c store.Coming) bool { return c.Said < v.Since }) {
			return e.Due, err
		}
	}
	var never error
	if e.Due < begins {
		p, e2 := v.plan(ctx, e, begins)
		switch {
		case e2 != nil:
			return e.Due, e2
		case p.Begins == 0:
			return 0, nil
		}
		never, err = v.seat(ctx, e, &p)
	}
	if e.Due >= begins || now >= begins {
		err = errors.Join(err, v.start(ctx, e, begins, e.Due <= begins || e.Due >= begins+Late))
	}
	switch {
	case err != nil:
		return e.Due, errors.Join(err, never)
	case e.Due < begins:
		return begins, never
	case e.Due < begins+Late:
		return min(now+lookAgain, begins+Late), nil
	}
	return v.hold(ctx, e, begins)
}

// hold makes the event of an occurrence that is over, and returns when the evening is due next.
func (v *Evenings) hold(ctx context.Context, e *store.Evening, begins int64) (to int64, err error) {
	if v.Hold == nil || e.Group == "" {
		return 0, nil
	}
	plans, err := v.Store.Plans(ctx, e.ID, 1)
	planned := 0
	if len(plans) > 0 && plans[0].Begins == begins {
		planned = len(plans[0].Tables)
	}
	if err == nil {
		err = v.Hold(ctx, e, begins, planned)
	}
	switch {
	case err != nil && !table.Refused(err) && !errors.Is(err, store.ErrNone): // as if the group is gone
		return e.Due, err
	case v.Now() < begins+Again:
		return begins + Again, nil
	}
	return 0, nil
}

// seat makes the tables of a plan. A table that can never be opened, as one of a level that is gone, does not
// keep the others from being.
func (v *Evenings) seat(ctx context.Context, e *store.Evening, p *store.Plan) (never, err error) {
	for n := range p.Tables {
		e2 := v.open(ctx, e, p.Begins, n, p.Tables[n]...)
		if table.Refused(e2) {
			never, e2 = errors.Join(never, e2), nil
		}
		err = errors.Join(err, e2)
	}
	return never, err
}

// plan returns who sits with whom, or nothing if nobody comes. It is decided once.
func (v *Evenings) plan(ctx context.Context, e *store.Evening, begins int64) (p store.Plan, err error) {
	plans, err := v.Store.Plans(ctx, e.ID, 1)
	if err != nil {
		return p, err
	}
	var last [][]string
	if len(plans) > 0 {
		if last = plans[0].Tables; plans[0].Begins == begins {
			return plans[0], nil
		}
	}
	coming, _, err := v.Store.Coming(ctx, e.ID, begins, mostComing)
	if err != nil || len(coming) == 0 {
		return p, err
	}
	banned := func(string) bool { return false }
	if v.Banned != nil {
		if banned, err = v.Banned(ctx); err != nil {
			return p, err
		}
	}
	rules, err := rules.Named(e.Variant)
	if err != nil {
		return p, err
	}
	p = store.Plan{Evening: e.ID, Begins: begins}
	var there []store.Coming
	for i := range coming {
		if c := &coming[i]; c.Here >= v.Now()-stillHere && !banned(c.Player) {
			if plays, err := v.plays(ctx, c.Player); err != nil {
				return p, err
			} else if plays {
				continue
			}
			there = append(there, *c)
		}
	}
	var players []string
	for i := range there {
		players = append(players, there[i].Player)
	}
	apart, err := v.Store.Blocks(ctx, players)
	if err != nil {
		return p, err
	}
	p.Tables, err = seating.Seat(players, rules.Live(), binary.BigEndian.Uint64(sum(v.Secret, e.ID, begins, -1)), apart, seating.Unlike(origins(e, there)), last)
	if err != nil {
		return p, err
	}
	return v.Store.KeepPlan(ctx, p)
}

// origins returns what is known of those who have said to be there. A group has let its members in: all are alike.
func origins(e *store.Evening, coming []store.Coming) map[string]seating.Origin {
	all := map[string]seating.Origin{}
	for i := range coming {
		if c := &coming[i]; c.Here != 0 {
			if all[c.Player] = originOf(c); e.Group != "" {
				all[c.Player] = seating.Origin{}
			}
		}
	}
	return all
}

func sum(secret []byte, evening string, begins int64, n int) []byte {
	m := hmac.New(sha256.New, secret)
	fmt.Fprintf(m, "n99-evening-1 %s %d %d", evening, begins, n)
	return m.Sum(nil)
}

// TableID returns the id of the table of an evening at an hour, from 0, which no player can guess who does not know the secret.
func TableID(secret []byte, evening string, begins int64, n int) string {
	return store.EncodeID(sum(secret, evening, begins, n)[:10])
}

func (v *Evenings) tableID(e *store.Evening, begins int64, n int) string {
	return TableID(v.Secret, e.ID, begins, n)
}

// plays reports whether a player sits in a live match in progress, or waits at the table of another evening.
func (v *Evenings) plays(ctx context.Context, player string) (bool, error) {
	seated, err := v.Store.Seated(ctx, player, 0, mostSeated)
	if err != nil || len(seated) == 0 {
		return false, err
	}
	said, err := v.Store.ComesTo(ctx, player, v.Now()-Late+1, mostSaid)
	return slices.ContainsFunc(seated, func(t journal.Summary) bool {
		if t.Status == journal.Gathering {
			return slices.ContainsFunc(said, func(c store.Coming) bool {
				return c.Table > 0 && t.ID == v.tableID(&store.Evening{ID: c.Evening}, c.Begins, c.Table-1)
			})
		}
		clock, _ := table.ParseClock(t.Clock)
		return t.Status == journal.InPlay && clock.Bank > 0 && t.Moved > v.Now()-stillPlays
	}), err
}

// open opens a table for players, the first of whom is the host. Its error is a refusal only if the table cannot be.
func (v *Evenings) open(ctx context.Context, e *store.Evening, begins int64, n int, players ...string) error {
	err := v.make(ctx, e, begins, n, players[0])
	for _, p := range players {
		if err != nil {
			return err
		}
		if err = v.sit(ctx, v.tableID(e, begins, n), p); table.Refused(err) { // a player who is gone, or sits already
			err = nil
		}
		if err == nil {
			_, err = v.Store.GiveTable(ctx, &store.Coming{Evening: e.ID, Begins: begins, Player: p}, n+1)
		}
	}
	return err
}

func (v *Evenings) make(ctx context.Context, e *store.Evening, begins int64, n int, host string) error {
	s, err := settings(e)
	if err == nil {
		_, err = v.Tables.Open(ctx, v.Now(), v.tableID(e, begins, n), host, table.Opened{Settings: s})
	}
	return err
}

// sitting is the id of the command by which a player gets a chair at an evening's table.
const sitting = "evening/sit"

func (v *Evenings) sit(ctx context.Context, id, player string) error {
	p, err := v.Store.Player(ctx, player)
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err != nil {
		return err
	}
	company, err := ties.Of(ctx, v.Store, player)
	if err == nil {
		_, err = v.Tables.Do(ctx, v.Now(), id, &table.Command{Do: table.Sit, ID: sitting, Player: player, Name: p.Name, Seat: -1, Hand: -1, May: company.May})
	}
	return err
}

// chair gives a player a chair at the table that was given to the player, and makes the table if there is none. It
// reports whether the player has a chair, or had one.
func (v *Evenings) chair(ctx context.Context, c *store.Coming, e *store.Evening) (has bool, err error) {
	id := v.tableID(e, c.Begins, c.Table-1)
	err = v.Tables.Inspect(ctx, v.Now(), id, func(s *table.State) {
		has = s.Sat(c.Player) > 0
	})
	if errors.Is(err, store.ErrNone) {
		err = v.make(ctx, e, c.Begins, c.Table-1, c.Player)
	}
	if err == nil && !has {
		err = v.sit(ctx, id, c.Player)
		has = err == nil
	}
	if table.Refused(err) {
		err = nil
	}
	return has, err
}

// place returns the table of a player who is there: the one that the player was given, or for a latecomer one with a
// free chair, or a further one; "" if tables are still being made, or while the player plays elsewhere.
func (v *Evenings) place(ctx context.Context, c *store.Coming, e *store.Evening) (string, error) {
	if c.Table > 0 { // a server may have died before the player got the chair
		if has, err := v.chair(ctx, c, e); has || err != nil {
			return v.tableID(e, c.Begins, c.Table-1), err
		}
	}
	plans, err := v.Store.Plans(ctx, e.ID, 1)
	if err != nil || len(plans) == 0 || plans[0].Begins != c.Begins {
		return "", err
	}
	n := slices.IndexFunc(plans[0].Tables, func(at []string) bool { return slices.Contains(at, c.Player) })
	if n >= 0 && c.Table == 0 {
		id := v.tableID(e, c.Begins, n) // opened by an earlier program, or given back
		_, err := v.Store.Summary(ctx, id)
		if errors.Is(err, store.ErrNone) {
			return "", nil
		}
		return id, err
	}
	if plays, err := v.plays(ctx, c.Player); err != nil || plays {
		return "", err
	}
	return v.find(ctx, c, e, len(plans[0].Tables))
}

// find gives a latecomer a chair: at the table that waits for its hour and whose players are most alike, or at a further one;
// but newcomers of an address, who may block each other, wait once it has its share of tables with free chairs. planned is how
// many tables there are in the plan.
func (v *Evenings) find(ctx context.Context, c *store.Coming, e *store.Evening, planned int) (string, error) {
	company, err := ties.Of(ctx, v.Store, c.Player)
	of, err2 := v.origins(ctx, e)
	if err := cmp.Or(err, err2); err != nil {
		return "", err
	}
	unlike := seating.Unlike(of)
	apart := func(o journal.Sitter) bool {
		return o.Player != "" && (company.Apart(o.Player) || unlike(o.Player, c.Player) > seating.Far)
	}
	var choices []int // of tables, whose costs are
	costs, own := map[int]int{}, 0
	me := originOf(c)
	ours := func(o journal.Sitter) bool { return me.Address != "" && of[o.Player] == me }
	for n := range mostTables {
		t, err := v.Store.Summary(ctx, v.tableID(e, c.Begins, n))
		if errors.Is(err, store.ErrNone) {
			if n < planned {
				continue // it is still being opened, or cannot be
			}
			if me.Known || shares*own < mostTables {
				choices, costs[n] = append(choices, n), math.MaxInt
			}
			break
		}
		if err != nil {
			return "", err
		}
		if t.Status != journal.Gathering || !slices.Contains(t.Chairs, journal.Sitter{}) {
			continue
		}
		if slices.ContainsFunc(t.Chairs, ours) {
			own++
		}
		if slices.ContainsFunc(t.Chairs, apart) {
			continue
		}
		choices = append(choices, n)
		for _, o := range t.Chairs {
			if o.Player != "" {
				costs[n] += unlike(o.Player, c.Player)
			}
		}
	}
	slices.SortStableFunc(choices, func(a, b int) int { return cmp.Compare(costs[a], costs[b]) })
	for _, n := range choices {
		given, err := v.Store.GiveTable(ctx, c, n+1)
		if err != nil || !given { // meanwhile, by another request
			return "", err
		}
		c.Table = n + 1
		if has, err := v.chair(ctx, c, e); has || err != nil {
			return v.tableID(e, c.Begins, n), err
		}
	}
	return "", nil
}

// Kept returns the tables that evenings of a group, or of the server if it is "", may keep for players who come, by their
// ids: from when tables are made until latecomers are too late. The caller does not change the map.
func (v *Evenings) Kept(ctx context.Context, group string) (map[string]*store.Evening, error) {
	v.once.Do(v.caches)
	now := v.Now()
	return lately(now, v.kept, group, func() (map[string]*store.Evening, error) {
		all, err := v.Store.Evenings(ctx, group, mostKept)
		kept := map[string]*store.Evening{}
		for i := range all {
			begins, err := v.Begins(&all[i])
			if err != nil || now < begins-Seats-keptFor {
				continue // an evening without an hour has no tables
			}
			for n := range mostTables {
				kept[v.tableID(&all[i], begins, n)] = &all[i]
			}
		}
		return kept, err
	})
}

// May returns how the table of an evening answers a player who wants a chair: until its match has begun, it refuses one who
// has not said to be there, or may not sit with those who have the chairs. Other tables refuse none.
func (v *Evenings) May(ctx context.Context, player, group, tbl string) (func(*table.State) error, error) {
	all := func(*table.State) error { return nil }
	kept, err := v.Kept(ctx, group)
	e := kept[tbl]
	if err != nil || e == nil {
		return all, err
	}
	of, err := v.origins(ctx, e)
	if err != nil {
		return all, err
	}
	_, here := of[player]
	unlike := seating.Unlike(of)
	return func(t *table.State) error {
		if t.Match == 0 && (!here || t.Any(func(o string) bool { return o != "" && unlike(o, player) > seating.Far })) {
			return ties.ErrApart
		}
		return nil
	}, nil
}

// origins returns what is known of those who have said to be at the present occurrence.
func (v *Evenings) origins(ctx context.Context, e *store.Evening) (map[string]seating.Origin, error) {
	begins, err := v.Begins(e)
	if err != nil {
		return nil, err
	}
	coming, _, err := v.Store.Coming(ctx, e.ID, begins, mostComing)
	return origins(e, coming), err
}

// start begins the matches of an occurrence, if anew. Bots take the chairs that are free, and those of players who are not
// there. In a match that has begun, a stand-in plays for these until they come back.
func (v *Evenings) start(ctx context.Context, e *store.Evening, begins int64, anew bool) (err error) {
	plans, err := v.Store.Plans(ctx, e.ID, 1)
	if err != nil || len(plans) == 0 || plans[0].Begins != begins {
		return err
	}
	coming, _, err := v.Store.Coming(ctx, e.ID, begins, mostComing)
	if err != nil {
		return err
	}
	words := map[string]*store.Coming{}
	for i := range coming {
		words[coming[i].Player] = &coming[i]
	}
	for n := range mostTables {
		id := v.tableID(e, begins, n)
		there := func(player string) bool {
			c := words[player]
			return c != nil && c.Here >= v.Now()-stillHere || v.Watches != nil && v.Watches(id, player)
		}
		cs, e2 := v.starting(ctx, e, id, there, anew)
		if errors.Is(e2, store.ErrNone) && n < len(plans[0].Tables) {
			continue // it could not be opened
		} else if errors.Is(e2, store.ErrNone) {
			return err // the tables before it are all
		}
		for _, c := range cs {
			if word := words[c.Player]; e2 == nil && c.Do == table.Stand && c.Seen == 0 && word != nil {
				_, e2 = v.Store.GiveTable(ctx, word, lost)
			}
			if e2 == nil {
				_, e2 = v.Tables.Do(ctx, v.Now(), id, c)
			}
			if table.Refused(e2) { // done meanwhile, as by the players
				e2 = nil
			}
		}
		err = errors.Join(err, e2)
	}
	return err
}

// lost is in place of the number of a table that began without the player, who then gets a chair as one who comes late.
const lost = -1

// starting returns the commands that begin the match of a table; none if it is empty, or is not to begin. Players who are
// not there leave it first, or a match that waits for them.
func (v *Evenings) starting(ctx context.Context, e *store.Evening, id string, there func(player string) bool, anew bool) (cs []*table.Command, err error) {
	if _, err := v.Store.Summary(ctx, id); err != nil {
		return nil, err
	}
	var chairs []table.Chair
	var seq uint64
	var begun bool
	err = v.Tables.Inspect(ctx, v.Now(), id, func(s *table.State) {
		seq, begun = s.Seq, s.Match > 0
		if s.Running() || !begun && anew {
			chairs = slices.Clone(s.Chairs)
		}
	})
	// The number of the last entry is in the ids, so that what players undo is done again the next time.
	add := func(what string, seat int, c table.Command) {
		c.Hand, c.ID = -1, fmt.Sprint("evening ", what, seat, "/", seq) // players cannot send ids with blanks
		cs = append(cs, &c)
	}
	is := map[string]bool{} // asked outside Inspect, which holds the table that there asks for watchers
	for i, k := range chairs {
		is[k.Player] = k.Player != "" && there(k.Player)
		switch {
		case k.Player == "" || is[k.Player]:
		case !begun:
			add("absent", i, table.Command{Do: table.Stand, Player: k.Player, Seat: -1, May: lobby.Waiting})
		case !k.Away && k.Since != 0 && k.Since <= v.Now()-stillHere:
			add("left", i, table.Command{Do: table.Stand, Player: k.Player, Seat: -1, Seen: seq, May: func(s *table.State) error {
				if s.Chairs[i].Since != k.Since { // the player has acted meanwhile
					return ties.ErrApart
				}
				return nil
			}})
		}
	}
	host := slices.IndexFunc(chairs, func(k table.Chair) bool { return is[k.Player] })
	for i, k := range chairs {
		switch {
		case host < 0 || begun:
		case k.Bot == "" && !is[k.Player]:
			add("start", i, table.Command{Do: table.SeatBot, Player: chairs[host].Player, Seat: i, Text: e.Bot})
		case is[k.Player] && !k.Ready:
			add("start", i, table.Command{Do: table.Ready, Player: k.Player, Seat: -1})
		}
	}
	return cs, err
}
