package lobby

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/evening"
	"ninetynine/rules"
)

// An EveningStore stores evenings: see [store.Memory].
type EveningStore interface {
	Player(ctx context.Context, id string) (store.Player, error)
	Summary(ctx context.Context, tbl string) (journal.Summary, error)
	Ties(ctx context.Context, player string) (store.Ties, error)

	KeepEvening(ctx context.Context, e store.Evening) error
	DropEvening(ctx context.Context, id string) error
	DelayEvening(ctx context.Context, id string, from, to int64) error
	Evening(ctx context.Context, id string) (store.Evening, error)
	Evenings(ctx context.Context, group string, limit int) ([]store.Evening, error)
	DueEvenings(ctx context.Context, at int64, limit int) ([]store.Evening, error)
	Come(ctx context.Context, c store.Coming) error
	Coming(ctx context.Context, evening string, begins int64, limit int) ([]store.Coming, error)
	KeepPlan(ctx context.Context, p store.Plan) (store.Plan, error)
	Plans(ctx context.Context, evening string, limit int) ([]store.Plan, error)
}

// Evenings makes tables at standing hours. What is decided is stored first, and the ids of tables and commands follow
// from it. So any server goes on after another's crash, and nothing is done twice.
type Evenings struct {
	Store  EveningStore
	Tables Tables
	Now    func() int64           // in milliseconds since 1970 UTC
	Level  func(name string) bool // whether a computer player has the name
	Secret []byte                 // common to all servers; ids of tables follow from it
}

// When what happens, relative to the hour, in milliseconds.
const (
	Here  = 10 * 60_000 // before: players can say that they are there
	Seats = 5 * 60_000  // before: tables are made of those who are
	Late  = 10 * 60_000 // after: latecomers still get a table
)

const (
	stillHere  = 60_000 // how long a player counts as there
	mostComing = 400    // players who may come
	mostTables = 200    // at one occurrence
	mostDue    = 20     // evenings looked after at a time
)

// Check refuses an evening that makes no sense.
func (v *Evenings) Check(e *store.Evening) error {
	if e.Weekday < 0 || e.Weekday > 6 || e.Minute < 0 || e.Minute >= 24*60 {
		return table.Refuse(table.Bad, "evening-when")
	}
	if _, err := hour(e); err != nil {
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
	at, err := v.Begins(&e, 0)
	if err != nil {
		return err
	}
	e.Due = at - Seats
	return v.Store.KeepEvening(ctx, e)
}

func hour(e *store.Evening) (evening.Hour, error) {
	zone, err := time.LoadLocation(e.Zone)
	if err == nil && (e.Zone == "" || e.Zone == "Local") {
		err = errors.New("it must be the same on every machine")
	}
	return evening.Hour{Weekday: time.Weekday(e.Weekday), Minute: e.Minute, Zone: zone}, err
}

// Begins returns the hour of an occurrence, in milliseconds since 1970 UTC: of the present one, until latecomers are
// too late, or else the next, if skip is 0; of one so many later otherwise.
func (v *Evenings) Begins(e *store.Evening, skip int) (int64, error) {
	h, err := hour(e)
	if err != nil {
		return 0, err
	}
	at := h.Next(time.UnixMilli(v.Now() - Late))
	for range skip {
		at = h.Next(at)
	}
	return at.UnixMilli(), nil
}

// settings returns those of an evening's tables.
func settings(e *store.Evening) (table.Settings, error) {
	clock, err := table.ParseClock(e.Clock)
	return table.Settings{Variant: e.Variant, Games: e.Games, Clock: clock, Public: e.Group == "", Audience: e.Group, Eager: true}, err
}

// Come records that a player comes to the present or next occurrence, or does not; and, with here, that the player is
// there, when that is asked for. From when tables are made on, it leads a player who is there to a table; "" while
// there is none yet.
func (v *Evenings) Come(ctx context.Context, p store.Player, e *store.Evening, comes, here bool) (tbl string, err error) {
	begins, err := v.Begins(e, 0)
	if err != nil {
		return "", err
	}
	now := v.Now()
	if here && now < begins-Here {
		return "", nil // as from a client that goes on after the end
	}
	all, err := v.Coming(ctx, e, begins)
	if err != nil {
		return "", err
	}
	c := store.Coming{Evening: e.ID, Begins: begins, Player: p.ID}
	at := slices.IndexFunc(all, func(c store.Coming) bool { return c.Player == p.ID })
	if at >= 0 {
		c = all[at]
	} else if len(all) == mostComing {
		return "", table.Refuse(table.NotNow, "evening-full", "n", mostComing)
	}
	here = here && comes
	switch {
	case !comes:
		c.Said, c.Here = 0, 0
	case here:
		c.Said, c.Here = cmp.Or(c.Said, now), now
	case at >= 0:
		return "", nil // as said before
	default:
		c.Said = now
	}
	if err := v.Store.Come(ctx, c); err != nil || !here || now < begins-Seats {
		return "", err
	}
	return v.place(ctx, p, e, begins)
}

// Coming returns who comes to an occurrence of an evening.
func (v *Evenings) Coming(ctx context.Context, e *store.Evening, begins int64) ([]store.Coming, error) {
	return v.Store.Coming(ctx, e.ID, begins, mostComing)
}

// Tick does what is due for evenings. Call it once a second or so.
func (v *Evenings) Tick(ctx context.Context) error {
	due, err := v.Store.DueEvenings(ctx, v.Now(), mostDue)
	for i := range due {
		e := &due[i]
		to, e2 := v.step(ctx, e)
		if e2 == nil {
			e2 = v.Store.DelayEvening(ctx, e.ID, e.Due, to)
		}
		if e2 != nil {
			err = errors.Join(err, fmt.Errorf("evening %s: %w", e.ID, e2))
		}
	}
	return err
}

// step does what is due for an evening, and returns what is due next. It may be done again.
func (v *Evenings) step(ctx context.Context, e *store.Evening) (to int64, err error) {
	h, err := hour(e)
	if err != nil {
		return 0, err
	}
	at := h.Next(time.UnixMilli(e.Due - Late - 1))
	begins, later := at.UnixMilli(), h.Next(at).UnixMilli()-Seats
	switch {
	case v.Now() > begins+Late+stillHere: // no server was there
		return h.Next(time.UnixMilli(v.Now())).UnixMilli() - Seats, nil
	case e.Due < begins:
		return begins, v.seat(ctx, e, begins)
	case e.Due < begins+Late:
		return begins + Late, v.start(ctx, e, begins)
	}
	return later, v.start(ctx, e, begins)
}

// seat makes tables of those who are there.
func (v *Evenings) seat(ctx context.Context, e *store.Evening, begins int64) error {
	p, err := v.plan(ctx, e, begins)
	for n := range p.Tables {
		err = errors.Join(err, v.open(ctx, e, begins, n, p.Tables[n]...))
	}
	return err
}

// plan returns who sits with whom. It is decided once.
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
	coming, err := v.Coming(ctx, e, begins)
	if err != nil {
		return p, err
	}
	rules, err := rules.Named(e.Variant)
	if err != nil {
		return p, err
	}
	p = store.Plan{Evening: e.ID, Begins: begins}
	var there []string
	var ties store.Ties
	for i := range coming {
		if c := &coming[i]; c.Here >= v.Now()-stillHere {
			own, err := v.Store.Ties(ctx, c.Player)
			if err != nil {
				return p, err
			}
			there, ties = append(there, c.Player), append(ties, own...)
		}
	}
	p.Tables = evening.Seat(there, rules.Live(), binary.BigEndian.Uint64(v.sum(e, begins, -1)), ties.Apart, last)
	return v.Store.KeepPlan(ctx, p)
}

func (v *Evenings) sum(e *store.Evening, begins int64, n int) []byte {
	m := hmac.New(sha256.New, v.Secret)
	fmt.Fprintf(m, "n99-evening-1 %s %d %d", e.ID, begins, n)
	return m.Sum(nil)
}

// tableID returns the id of an occurrence's table, which no player can guess.
func (v *Evenings) tableID(e *store.Evening, begins int64, n int) string {
	return store.EncodeID(v.sum(e, begins, n)[:10])
}

// open opens a table for players, the first of whom is the host.
func (v *Evenings) open(ctx context.Context, e *store.Evening, begins int64, n int, players ...string) error {
	s, err := settings(e)
	if err != nil {
		return err
	}
	id := v.tableID(e, begins, n)
	_, err = v.Tables.Open(ctx, v.Now(), id, players[0], table.Opened{Settings: s})
	for _, p := range players {
		if err == nil {
			err = v.sit(ctx, id, p)
		}
		if table.Refused(err) { // a player who is gone, or sits already
			err = nil
		}
	}
	return err
}

// sitting is the id of the command by which a player gets a chair at an evening's table. It is done once, so that
// a player who leaves stays away.
const sitting = "evening/sit"

func (v *Evenings) sit(ctx context.Context, id, player string) error {
	p, err := v.Store.Player(ctx, player)
	if errors.Is(err, store.ErrNone) {
		return nil
	}
	if err == nil {
		_, err = v.Tables.Do(ctx, v.Now(), id, &table.Command{Do: table.Sit, ID: sitting, Player: player, Name: p.Name, Seat: -1, Hand: -1})
	}
	return err
}

// place returns the table of a player who is there: the planned one, one with a free chair, or a further one; "" if
// tables are still being made.
func (v *Evenings) place(ctx context.Context, p store.Player, e *store.Evening, begins int64) (string, error) {
	plans, err := v.Store.Plans(ctx, e.ID, 1)
	if err != nil || len(plans) == 0 || plans[0].Begins != begins {
		return "", err
	}
	planned := slices.IndexFunc(plans[0].Tables, func(at []string) bool { return slices.Contains(at, p.ID) })
	if planned >= 0 {
		id := v.tableID(e, begins, planned)
		_, err := v.Store.Summary(ctx, id)
		if errors.Is(err, store.ErrNone) {
			return "", nil
		}
		return id, err
	}
	ties, err := v.Store.Ties(ctx, p.ID)
	if err != nil {
		return "", err
	}
	apart := func(c journal.Sitter) bool { return ties.Apart(p.ID, c.Player) }
	var free []string
	n := 0
	for ; n < mostTables; n++ {
		id := v.tableID(e, begins, n)
		t, err := v.Store.Summary(ctx, id)
		if errors.Is(err, store.ErrNone) && n < len(plans[0].Tables) {
			return "", nil
		} else if errors.Is(err, store.ErrNone) {
			break
		}
		had := false
		if err == nil {
			err = v.Tables.Inspect(ctx, v.Now(), id, func(s *table.State) {
				_, had = s.Applied(p.ID, sitting) // it remembers the last commands only
				had = had || s.SeatOf(p.ID) != rules.Nobody
			})
		}
		if err != nil || had {
			return id, err
		}
		if t.Status == journal.Gathering && slices.Contains(t.Chairs, journal.Sitter{}) && !slices.ContainsFunc(t.Chairs, apart) {
			free = append(free, id)
		}
	}
	for _, id := range free {
		err := v.sit(ctx, id, p.ID)
		if !table.Refused(err) {
			return id, err
		}
	}
	return v.tableID(e, begins, n), v.open(ctx, e, begins, n, p.ID)
}

// start begins the matches of an occurrence: bots take the chairs that are free.
func (v *Evenings) start(ctx context.Context, e *store.Evening, begins int64) (err error) {
	for n := range mostTables {
		id := v.tableID(e, begins, n)
		cs, e2 := v.starting(ctx, e, id)
		if errors.Is(e2, store.ErrNone) {
			return err // the tables before it are all
		}
		for _, c := range cs {
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

// starting returns the commands that begin the match of a table; none if it has begun, or is empty.
func (v *Evenings) starting(ctx context.Context, e *store.Evening, id string) (cs []*table.Command, err error) {
	if _, err := v.Store.Summary(ctx, id); err != nil {
		return nil, err
	}
	err = v.Tables.Inspect(ctx, v.Now(), id, func(s *table.State) {
		cs = nil
		host := slices.IndexFunc(s.Chairs, func(k table.Chair) bool { return k.Player != "" })
		if s.Match > 0 || host < 0 {
			return
		}
		for i, k := range s.Chairs {
			c := &table.Command{Player: s.Chairs[host].Player, Seat: i, Hand: -1}
			switch {
			case k.Player != "" && !k.Ready:
				c.Do, c.ID, c.Player, c.Seat = table.Ready, "evening/ready", k.Player, -1
			case k.Player == "" && k.Bot == "":
				c.Do, c.ID, c.Text = table.SeatBot, fmt.Sprint("evening/bot", i), e.Bot
			default:
				continue
			}
			cs = append(cs, c)
		}
	})
	return cs, err
}
