// Package events runs clubs' events over a store: it takes their acts, shows them to each caller, seats their rounds, and adds up
// seasons. Package event says what the acts make.
package events

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"
	"slices"
	"sync"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// A Store has the lists of events and the groups whose they are.
type Store interface {
	Player(ctx context.Context, id string) (store.Player, error)
	Group(ctx context.Context, id string) (store.Group, error)
	Member(ctx context.Context, group, player string) (store.Role, error)
	Summary(ctx context.Context, tbl string) (journal.Summary, error)
	Result(ctx context.Context, tbl string, match int) (journal.Result, error)
	Ties(ctx context.Context, player string) (store.Ties, error)
	Ranked(ctx context.Context, projection, list string, limit int) ([]journal.Row, error)
	identity.Knower
}

// Logs run the logs of events: see [live.Runner].
type Logs interface {
	Open(ctx context.Context, now int64, log string, first live.Event) (live.Reply, error)
	Do(ctx context.Context, now int64, log string, command any) (live.Reply, error)
	Inspect(ctx context.Context, now int64, log string, f func(live.State)) error
}

// Events are those of a server. Several goroutines may use them. The error about an event that does not exist is
// [store.ErrNone].
type Events struct {
	Store Store
	Logs  Logs
	Hall  Hall
	Level func(name string) bool // whether a computer player has the name
	Draw  func() cards.Seed      // draws an unpredictable secret
	Now   func() int64           // in milliseconds since 1970 UTC
	// Outage, which may be nil, is told what fails at a table of the hall, or at one event of several.
	Outage func(kind string, err error, about ...any)
	// Secret is common to all servers of the database; ids of events and codes of tables follow from it.
	Secret []byte

	looks  quota.Keyed // by event online: one look at its tables at a time
	looked *lru.Cache[string, lookedAt]
	once   sync.Once
}

// most is how many events a list has, and mostResults how many results a season, whose first events are left out where it would
// have more.
const most, mostResults = 200, 100_000

// A Caller is a player, or a phone that has the code of a table.
type Caller struct {
	Player string // the id; "" without a session
	Table  int    // the table whose code the caller has; 0 if none
	Code   string // of that table
}

func (v *Events) sum(purpose, text string, n int) string {
	m := hmac.New(sha256.New, v.Secret)
	fmt.Fprintf(m, "n99-event-%s-1 %s", purpose, text)
	return store.EncodeID(m.Sum(nil)[:n])
}

// Code returns the code by which a phone enters the results of a table.
func (v *Events) Code(id string, tbl int) string { return v.sum("table", fmt.Sprint(id, " ", tbl), 8) }

// Make sets an event up, or finds the one that the same act has set up before, and returns its id. The setup's organiser
// becomes the player, who must be an organiser of its group. pay is called before a new one is made.
func (v *Events) Make(ctx context.Context, player, act string, setup event.Setup, pay func() error) (id string, err error) {
	setup.Organiser = player
	id = v.sum("id", player+" "+act, 10)
	if err := v.online(id, &setup); err != nil {
		return "", err
	}
	if setup.Group != "" {
		role, err := v.Store.Member(ctx, setup.Group, player)
		if err == nil && store.RoleOrganiser.Above(role) {
			err = table.Refuse(table.Forbidden, "event-organiser")
		}
		if err != nil {
			return "", err
		}
	}
	if err := v.belong(ctx, setup.Group, player, &event.Act{Setup: &setup}, nil); err != nil {
		return "", err
	}
	first, err := event.New(event.LogOf(id), games()).Step(&event.Command{Caller: player, Act: event.Act{Do: event.SetUp, ID: act, Setup: &setup}})
	if err != nil {
		return "", err
	}
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(live.State) {})
	if errors.Is(err, store.ErrNone) {
		if err = pay(); err == nil {
			_, err = v.Logs.Open(ctx, v.Now(), event.LogOf(id), first)
		}
	}
	if err == nil && setup.Online != nil {
		err = v.enterBots(ctx, id, player, setup.Online.Bot)
	}
	return id, err
}

// inspect calls f with an event as it is, with what the caller may be there, and with the caller under the id by which
// the event knows the player: an alias keeps its offices and its place. It returns the error of f.
func (v *Events) inspect(ctx context.Context, id string, c Caller, f func(s *state, w event.Viewer, c Caller) error) error {
	var group string
	var online bool
	err := v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) {
		setup := &s.(*state).Event().Setup
		group, online = setup.Group, setup.Online != nil
	})
	if err != nil {
		return err
	}
	w := event.Viewer{}
	if w.Desk, err = v.organises(ctx, group, c.Player); err != nil {
		return err
	}
	var ids []string
	if c.Player != "" {
		if ids, err = identity.IDs(ctx, v.Store, c.Player); err != nil {
			return err
		}
	}
	if c.Table > 0 && !online && subtle.ConstantTimeCompare([]byte(v.Code(id, c.Table)), []byte(c.Code)) == 1 {
		w.Table = c.Table
	} else if c.Table != 0 {
		return table.Refuse(table.Forbidden, "event-code", "n", c.Table)
	}
	var no error
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(live live.State) {
		s := live.(*state)
		for _, id := range ids {
			w.Member = cmp.Or(w.Member, s.Event().MemberOf(id))
		}
		c.Player = s.Event().Known(ids)
		w.Desk = w.Desk || s.Event().Setup.Runs(c.Player)
		no = f(s, w, c)
	})
	return cmp.Or(err, no)
}

// organises reports whether a player is an organiser of a group.
func (v *Events) organises(ctx context.Context, group, player string) (bool, error) {
	if group == "" || player == "" {
		return false, nil
	}
	role, err := v.Store.Member(ctx, group, player)
	if errors.Is(err, store.ErrNone) {
		return false, nil
	}
	return err == nil && !store.RoleOrganiser.Above(role), err
}

// A Shown is an event as a caller sees it.
//
//wire:name EventShown
type Shown struct {
	// Event is its id.
	Event string `json:"event"`
	// Seq counts its acts, from 1. Ask again with it as after.
	Seq uint64 `json:"seq" wire:"min=1"`
	// At is the time at the server, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// View is what you may know; absent if nothing has happened since.
	View *event.View `json:"view,omitempty"`
	// You are the id of the member who you are; absent if you are none.
	You string `json:"you,omitempty"`
	// Desk is for the organiser and the deputies; absent if nothing has happened since.
	Desk *Desk `json:"desk,omitempty"`
}

// A Desk is what an organiser needs besides.
//
//wire:name EventDesk
type Desk struct {
	// Setup is the setup that is in force, without the seed.
	Setup event.Setup `json:"setup"`
	// Acts are those after the entry that was asked for, in the order in which they came, without the seed.
	Acts []event.Act `json:"acts"`
	// Disputes are what is to be settled.
	Disputes []event.Dispute `json:"disputes"`
	// Codes are those of the tables, from the first, with which phones enter their results.
	Codes []string `json:"codes"`
}

// tablesAhead is for how many tables more than there are a desk has codes, so that cards can be printed before a round.
const tablesAhead = 20

// Show returns an event as a caller sees it, unless nothing has happened since the entry after. pay is called before the view is
// made, with the number of boards and of lines on travellers that all of it has, and of the bytes of acts.
func (v *Events) Show(ctx context.Context, id string, c Caller, after uint64, pay func(boards, bytes int) error) (out Shown, err error) {
	out = Shown{Event: id, At: v.Now()}
	if err = v.look(ctx, id); err != nil {
		return out, err
	}
	err = v.inspect(ctx, id, c, func(s *state, w event.Viewer, _ Caller) error {
		out.Seq, out.You = s.Seq, w.Member
		if s.Seq <= after {
			return nil
		}
		bytes := 0
		if w.Desk {
			bytes = s.bytes(after)
		}
		if err := pay(s.Event().Weight(w), bytes); err != nil {
			return err
		}
		view := s.Event().View(w)
		out.View = v.seated(id, s.Event(), &view)
		if w.Desk {
			out.Desk = v.desk(id, s.State, w, after)
		}
		return nil
	})
	return out, err
}

func (v *Events) desk(id string, s *event.State, w event.Viewer, after uint64) *Desk {
	e := s.Event()
	d := &Desk{Setup: e.Setup, Acts: e.Shown(s.Acts(after)), Disputes: append([]event.Dispute{}, e.Disputes...), Codes: []string{}}
	d.Setup.Seed = ""
	for i := range d.Acts {
		if a := &d.Acts[i]; a.Setup != nil {
			open := *a.Setup
			open.Seed, a.Setup = "", &open
		}
	}
	tables := 0
	for _, r := range e.Rounds {
		tables = max(tables, len(r.Tables))
	}
	for n := range tables + tablesAhead {
		if e.Setup.Online != nil {
			break
		}
		d.Codes = append(d.Codes, v.Code(id, n+1))
	}
	return d
}

// Organiser returns the id of the player who runs an event that is not over. The error is [store.ErrNone] if there is none.
func (v *Events) Organiser(ctx context.Context, id string) (player string, err error) {
	err = v.inspect(ctx, id, Caller{}, func(s *state, _ event.Viewer, _ Caller) error {
		e := s.Event()
		if player = e.Setup.Organiser; e.Closed {
			return store.ErrNone
		}
		return nil
	})
	return player, err
}

// Seed returns the text from which an event's boards are dealt, for the organiser alone; nobody gets that of an event
// online, in which the organiser may play.
func (v *Events) Seed(ctx context.Context, id string, c Caller) (seed string, err error) {
	err = v.inspect(ctx, id, c, func(s *state, _ event.Viewer, c Caller) error {
		setup := s.Event().Setup
		if setup.Organiser != c.Player || setup.Online != nil {
			return table.Refuse(table.Forbidden, "event-organiser")
		}
		seed = setup.Seed
		return nil
	})
	return seed, err
}

// Dealt returns the game of an event, and its boards whose cards all may see.
func (v *Events) Dealt(ctx context.Context, id string) (g *rules.Game, boards map[uint64]rules.Deal, err error) {
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) { g, boards = s.(*state).Event().Dealt() })
	return g, boards, err
}

// FromPads returns the acts that add score pads to a round, for those who run the event: see [event.State.FromPads].
func (v *Events) FromPads(ctx context.Context, id string, c Caller, round int, pads []*pad.Pad) (acts []event.Act, err error) {
	err = v.inspect(ctx, id, c, func(s *state, w event.Viewer, _ Caller) error {
		if !w.Desk {
			return table.Refuse(table.Forbidden, "event-organiser")
		}
		var n int
		var wrong error
		if acts, n, wrong = s.FromPads(round, pads); wrong != nil {
			return table.Refuse(table.Bad, "event-pad", "n", n).Because(wrong)
		}
		return nil
	})
	return append([]event.Act{}, acts...), err
}

// Do does an act. Its outcome is stored when it returns. An act that was done before is done once. The error is a refusal if
// it changes nothing.
func (v *Events) Do(ctx context.Context, id string, c Caller, a event.Act) (seq uint64, err error) {
	if a.Setup != nil {
		own := *a.Setup
		a.Setup = &own
	}
	do := &event.Command{Act: a}
	var group string
	var deputies []string
	ends := false
	if err = v.inspect(ctx, id, c, func(s *state, w event.Viewer, c Caller) error {
		setup := s.Event().Setup
		do.Caller, do.Runs, do.Table, group, deputies = c.Player, w.Desk, w.Table, setup.Group, setup.Deputies
		if a.Setup != nil { // whom a view has shown the setup, has not seen the seed
			do.Act.Setup.Seed, do.Act.Setup.Organiser = setup.Seed, setup.Organiser
		}
		if do.Opened = s.Opened(); s.Ends(&a) {
			_, again, _ := s.State.Earlier(do)
			_, no := s.State.Step(do)
			if ends = !again && no == nil; !ends {
				do.Opened = -1 // nothing is given up, so it is refused
			}
		}
		return nil
	}); err != nil {
		return 0, err
	}
	if a.Do == event.Enter && a.Person == c.Player && group != "" && !do.Runs {
		if err = v.joins(ctx, group, do); err != nil {
			return 0, err
		}
	}
	if do.Runs { // other callers are refused
		if err = v.belong(ctx, group, c.Player, &do.Act, deputies); err != nil {
			return 0, err
		}
	}
	if ends {
		return v.close(ctx, id, do)
	}
	r, err := v.Logs.Do(ctx, v.Now(), event.LogOf(id), do)
	return r.Seq, err
}

// close does an act that ends tables of the hall: it gives them up first. If a round is opened meanwhile, it begins again.
func (v *Events) close(ctx context.Context, id string, do *event.Command) (seq uint64, err error) {
	for {
		if err = v.look(ctx, id); err != nil {
			return 0, err
		}
		open, opened, err := v.tables(ctx, id, stillOpen(do.Act.Round))
		if err = errors.Join(err, v.end(ctx, id, open)); err != nil {
			return 0, err
		}
		do.Opened = opened
		r, no := v.Logs.Do(ctx, v.Now(), event.LogOf(id), do)
		if no == nil {
			return r.Seq, v.end(ctx, id, open) // one may have begun meanwhile
		}
		if _, opened, err = v.tables(ctx, id, stillOpen(do.Act.Round)); err != nil || opened == do.Opened {
			return 0, cmp.Or(err, no)
		}
	}
}

// belong refuses an act that names players who are no members of the event's group, so that nobody is put on a list of
// strangers. A deputy may also be the caller's friend; deputies already chosen stay.
func (v *Events) belong(ctx context.Context, group, caller string, a *event.Act, deputies []string) error {
	ids, friends := []string{a.Person}, store.Ties{}
	if a.Setup != nil && !slices.Equal(a.Setup.Deputies, deputies) {
		ids = append(ids, a.Setup.Deputies...)
		var err error
		if friends, err = v.Store.Ties(ctx, caller); err != nil {
			return err
		}
	}
	for _, id := range ids {
		if id == "" || id == caller || slices.Contains(deputies, id) || friends.Friends(caller, id) {
			continue
		}
		err := store.ErrNone
		if group != "" && store.CheckID(id) == nil {
			_, err = v.Store.Member(ctx, group, id)
		}
		if errors.Is(err, store.ErrNone) {
			err = table.Refuse(table.Forbidden, "event-person")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// OfPlayer returns the events of a player and its aliases, the latest days first.
func (v *Events) OfPlayer(ctx context.Context, player string) (all []event.Listed, err error) {
	ids, err := identity.IDs(ctx, v.Store, player)
	for _, id := range ids {
		more, e := v.list(ctx, event.ListOfPlayer(id), most)
		all, err = append(all, more...), cmp.Or(err, e)
	}
	slices.SortFunc(all, func(a, b event.Listed) int { return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(b.Event, a.Event)) })
	return slices.CompactFunc(all, func(a, b event.Listed) bool { return a.Event == b.Event }), err
}

// OfGroup returns the events of a group, likewise. The error is [store.ErrNone] if the player is no member.
func (v *Events) OfGroup(ctx context.Context, group, player string) ([]event.Listed, error) {
	if _, err := v.Store.Member(ctx, group, player); err != nil {
		return nil, err
	}
	all, err := v.list(ctx, event.ListOfGroup(group), most)
	looked := false
	for i := range all {
		if l := &all[i]; l.Evening != "" && !l.Closed {
			looked = true
			v.fails(v.look(ctx, l.Event))
		}
	}
	if err == nil && looked {
		return v.list(ctx, event.ListOfGroup(group), most)
	}
	return all, err
}

func (v *Events) list(ctx context.Context, list string, most int) ([]event.Listed, error) {
	rows, err := v.Store.Ranked(ctx, event.Projection, list, most)
	all := []event.Listed{}
	for _, r := range rows {
		l, wrong := event.ReadListed(r)
		if v.fails(wrong); wrong == nil {
			all = append(all, l)
		}
	}
	return all, err
}

// A Season is what the closed events of a group come to.
//
//wire:name EventSeason
type Season struct {
	// Events are those that count, the first day first, without their rankings: the latest, if players have too many results.
	Events []event.Listed `json:"events"`
	// Count is what counts, as the latest event that says so has it.
	Count event.Count `json:"count"`
	// Players are the players, the best first.
	Players []event.Placing `json:"players"`
}

// root puts the players as whom aliases go on in place of these ids; keys of a season that are names stay.
func (v *Events) root(ctx context.Context, ids []*string) error {
	var all []string
	for _, id := range ids {
		all = append(all, *id)
	}
	slices.Sort(all)
	who, err := identity.Roots(ctx, v.Store, slices.Compact(all)...)
	for _, id := range ids {
		*id = cmp.Or(who[*id].ID, *id)
	}
	return err
}

// Season returns the season of a group. The error is [store.ErrNone] if the player is no member.
func (v *Events) Season(ctx context.Context, group, player string) (out Season, err error) {
	all, err := v.OfGroup(ctx, group, player)
	out.Events = []event.Listed{}
	var nights []event.Night
	for i := range all {
		if c := all[i].Count; c != nil {
			out.Count = *c
			break
		}
	}
	var ids []*string
	for _, l := range all {
		for i := range l.Standings {
			ids = append(ids, &l.Standings[i].Person)
		}
	}
	for i := range out.Count.Same {
		ids = append(ids, &out.Count.Same[i][0], &out.Count.Same[i][1])
	}
	for i := range out.Count.Adjustments {
		ids = append(ids, &out.Count.Adjustments[i].Player)
	}
	err = cmp.Or(err, v.root(ctx, ids))
	names := map[string]bool{}
	for _, l := range all {
		if !l.Closed || l.Date < out.Count.From {
			continue
		}
		for _, s := range l.Standings {
			names[cmp.Or(s.Person, s.Name, s.Member)] = true
		}
		if len(names)*(len(nights)+1) > mostResults { // each player has one of each night
			break
		}
		nights = append(nights, event.Night{ID: l.Event, Date: l.Date, Field: l.Field, Standings: l.Standings})
		l.Standings, l.Count = nil, nil
		out.Events = append(out.Events, l)
	}
	slices.Reverse(out.Events)
	out.Players = event.Season(nights, out.Count)
	return out, err
}
