package events

import (
	"context"
	"errors"
	"fmt"
	"slices"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/event"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
)

// A Hall runs the tables of events online.
type Hall interface {
	lobby.Tables
	Extend(ctx context.Context, now int64, id string, next func(s *table.State) (at int64, e *table.Event, err error)) error
}

const (
	lookAgain  = 1000 // milliseconds: how often tables are looked at, however many ask
	mostLooked = 1000 // events of which it is known when

	lengthOfSeed = 40 // hexadecimal digits
)

// online draws the seed of an event whose boards the hall deals, and refuses settings that no table can have.
func (v *Events) online(id string, setup *event.Setup) error {
	if setup.Online == nil {
		return nil
	}
	if setup.Online.Evening != "" || setup.Online.Begins != 0 {
		return table.Refuse(table.Bad, "event-act", "field", "setup.online")
	}
	if setup.Seed != "" {
		return table.Refuse(table.Bad, "event-act", "field", "setup.seed")
	}
	if setup.Play == event.Boards {
		setup.Seed = v.Draw().String()[:lengthOfSeed]
	}
	set := settings(id, setup, &event.Table{})
	return set.Check(v.Level)
}

// settings returns those of a table.
func settings(id string, setup *event.Setup, t *event.Table) table.Settings {
	s := table.Settings{
		Variant: setup.Variant, House: setup.House, Clock: setup.Online.Clock, Bot: setup.Online.Bot,
		Undo: table.UndoNever, Hints: table.No, Open: table.OpenMatch, Event: id,
	}
	if s.Deals = setup.Deals; setup.Play == event.Boards {
		s.Deals, s.Seed = 0, setup.Seed
		s.Boards = []uint64{1}
	}
	if len(t.Boards) > 0 && setup.Play == event.Boards {
		s.Boards = nil
		for _, b := range t.Boards {
			if b.Planned {
				s.Boards = append(s.Boards, b.Number)
			}
		}
	}
	return s
}

// enterBots enters as many bots as a round can want, so that any number of players fills its tables.
func (v *Events) enterBots(ctx context.Context, id, organiser, level string) (err error) {
	hands := 0
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) { hands = s.(*state).Hands() })
	for n := 1; n < hands && err == nil; n++ {
		bot := fmt.Sprint("bot", n)
		a := event.Act{Do: event.Enter, ID: v.sum("act", id+" "+bot, 10), Member: bot, Name: fmt.Sprint("Bot ", n), Bot: level}
		_, err = v.Logs.Do(ctx, v.Now(), event.LogOf(id), &event.Command{Caller: organiser, Act: a})
	}
	return err
}

// joins makes a command of a group's member who enters, by the name that the player has here.
func (v *Events) joins(ctx context.Context, group string, do *event.Command) error {
	_, err := v.Store.Member(ctx, group, do.Caller)
	if errors.Is(err, store.ErrNone) {
		return nil // refused like any other act of a stranger
	}
	p, err2 := v.Store.Player(ctx, do.Caller)
	do.Joins, do.Act.Name = true, p.Name
	return errors.Join(err, err2)
}

// tableID returns the id of the hall's table for a table of a round, which no player can guess.
func (v *Events) tableID(id string, e *event.Event, r *event.Round, n int) string {
	if o := e.Setup.Online; o.Evening != "" {
		return evening.TableID(v.Secret, o.Evening, o.Begins, n-1)
	}
	return v.sum("hall", fmt.Sprint(id, " ", r.Number, " ", r.By, " ", n), 10)
}

// seated adds the ids of the hall's tables to a view.
func (v *Events) seated(id string, e *event.Event, view *event.View) *event.View {
	if e.Setup.Online == nil {
		return view
	}
	for i := range view.Rounds {
		r := e.Rounds[slices.IndexFunc(e.Rounds, func(r *event.Round) bool { return r.Number == view.Rounds[i].Number })]
		for _, t := range view.Rounds[i].Tables {
			if r.Opened && len(t.Seats) > 0 {
				t.At = v.tableID(id, e, r, t.Number)
			}
		}
	}
	return view
}

// A playing table is one of the hall, as an event wants it.
type playing struct {
	at       string // its id in the hall
	settings table.Settings
	round    int
	number   int
	seats    []event.Member // by chair
	people   []string       // those of them who are players here
	done     []uint64       // the boards of which the hall has reported a result; 0: the match
	hour     int64          // of the evening whose table it is; 0: the event's own
	over     bool           // of an evening's table: nothing more is to come
}

// stillOpen wants the tables of rounds that are open, or of one of them if it is not 0.
func stillOpen(round int) func(int, bool) bool {
	return func(n int, closed bool) bool { return !closed && (round == 0 || n == round) }
}

// tables returns those of the rounds that are wanted; and how many rounds were opened.
func (v *Events) tables(ctx context.Context, id string, want func(round int, closed bool) bool) (all []playing, opened int, err error) {
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) {
		e := s.(*state).Event()
		opened = s.(*state).Opened()
		own := e.Setup.Online != nil && e.Setup.Online.Evening == ""
		if e.Setup.Online == nil || e.Closed && (!own || v.Now() > s.(*state).At+waits) {
			return
		}
		for _, r := range e.Rounds {
			if !r.Opened || !want(r.Number, e.Closed || r.Closed && own) || slices.ContainsFunc(e.Disputes, func(d event.Dispute) bool {
				return d.Subject == event.Subject{Kind: event.Open, Round: r.Number}
			}) {
				continue
			}
			for _, t := range r.Tables {
				if len(t.Seats) > 0 {
					all = append(all, v.playing(id, e, r, t))
				}
			}
		}
	})
	var people []*string
	for i := range all {
		for n := range all[i].seats {
			people = append(people, &all[i].seats[n].Person)
		}
	}
	if err == nil && len(people) > 0 {
		err = v.root(ctx, people) // an alias sits as the player who it became
	}
	for i := range all {
		p := &all[i]
		for n := range p.seats {
			if person := p.seats[n].Person; person != "" {
				p.people = append(p.people, person)
			}
		}
		p.settings.Invited = p.people[min(1, len(p.people)):] // the first one is the host
	}
	return all, opened, err
}

func (v *Events) playing(id string, e *event.Event, r *event.Round, t *event.Table) playing {
	p := playing{at: v.tableID(id, e, r, t.Number), settings: settings(id, &e.Setup, t), round: r.Number, number: t.Number, hour: e.Setup.Online.Begins}
	for _, id := range t.Seats {
		m := *e.Member(id)
		if !m.Plays(r.Number) {
			m.Person = "" // nobody is put at a table who does not play: a bot has the chair
		}
		p.seats = append(p.seats, m)
	}
	for _, b := range t.Boards {
		if slices.ContainsFunc(slices.Concat(b.Results, b.Replaced), func(a *event.Act) bool { return a.Device == event.Hall }) {
			p.done = append(p.done, b.Number)
		}
	}
	return p
}

// look opens the tables of rounds that have begun, and brings results home. Ids follow from the event, so that any server goes
// on after another's crash. What fails at one table is no fault of the others.
func (v *Events) look(ctx context.Context, id string) error {
	var seq uint64 // another server may have opened tables since
	if err := v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) { seq = s.(*state).Seq }); err != nil {
		return err
	}
	lately := func() bool {
		was, ok := v.whenLooked().Get(id)
		return ok && was.seq == seq && v.Now() >= was.at && v.Now() < was.at+lookAgain
	}
	if lately() {
		return nil
	}
	done, err := v.looks.Lock(ctx, id)
	if err != nil {
		return err
	}
	defer done()
	if lately() {
		return nil
	}
	was, _ := v.looked.Get(id)
	if was.ended == nil {
		was.ended = map[int]bool{}
	}
	v.looked.Add(id, lookedAt{v.Now(), seq, was.ended})
	late, _, err := v.tables(ctx, id, func(n int, closed bool) bool { return closed && !was.ended[n] })
	if err == nil {
		err = v.end(ctx, id, late)
	}
	for i := range late {
		was.ended[late[i].round] = err == nil
	}
	v.fails(err)
	all, _, err := v.tables(ctx, id, stillOpen(0))
	over := len(all) > 0
	for i := range all {
		wrong := v.attend(ctx, id, &all[i])
		over = over && all[i].over && wrong == nil
		v.fails(wrong)
	}
	if err != nil || !over {
		return err
	}
	var setup event.Setup // nobody has to close an evening
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) { setup = s.(*state).Event().Setup })
	more := true
	if err == nil {
		more, err = v.gather(ctx, &setup, 0)
	}
	if err == nil && (!more || v.Now() > setup.Online.Begins+waits) {
		err = v.hold(ctx, id, event.Act{Do: event.Close})
	}
	return err
}

// fails tells of a table, or an event, that cannot be read; the others can.
func (v *Events) fails(err error) {
	if err != nil && v.Outage != nil {
		v.Outage("an event, or a table of one, cannot be looked at; it is tried again", err)
	}
}

// lookedAt is when the tables of an event were looked at, how many acts it had, and in which closed rounds none plays on, as one
// does that another server has opened late, or has died before it ended.
type lookedAt struct {
	at    int64
	seq   uint64
	ended map[int]bool
}

// whenLooked says when the tables of an event were looked at.
func (v *Events) whenLooked() *lru.Cache[string, lookedAt] {
	v.once.Do(func() { v.looked, _ = lru.New[string, lookedAt](mostLooked) }) // it fails for sizes below 1
	return v.looked
}

// attend does what is due at a table. A table whose round was closed meanwhile is ended again.
func (v *Events) attend(ctx context.Context, id string, p *playing) error {
	if p.hour != 0 {
		return v.follow(ctx, id, p)
	}
	var results []*event.Act
	var begun bool
	read := func(s *table.State) { begun, results = s.Match > 0, p.results(s) }
	err := v.Hall.Inspect(ctx, v.Now(), p.at, read)
	if errors.Is(err, store.ErrNone) || err == nil && !begun {
		err = v.seat(ctx, p)
		now, _, e := v.tables(ctx, id, stillOpen(p.round))
		if err = errors.Join(err, e); e == nil && !slices.ContainsFunc(now, func(o playing) bool { return o.at == p.at }) {
			err = errors.Join(err, v.end(ctx, id, []playing{*p}))
		}
	}
	if table.Refused(err) {
		err = nil // another server was faster
	}
	return errors.Join(err, v.report(ctx, id, p, results))
}

// report brings results of a table home.
func (v *Events) report(ctx context.Context, id string, p *playing, results []*event.Act) (err error) {
	for _, a := range results {
		a.ID = v.sum("result", fmt.Sprint(p.at, " ", a.Board), 10)
		_, e := v.Logs.Do(ctx, v.Now(), event.LogOf(id), &event.Command{Hall: true, Act: *a})
		if !table.Refused(e) {
			err = errors.Join(err, e)
		}
	}
	return err
}

// results returns the results of a table that the event does not have yet.
func (p *playing) results(s *table.State) (all []*event.Act) {
	add := func(board uint64, r *event.Result) {
		if !slices.Contains(p.done, board) {
			all = append(all, &event.Act{Do: event.Report, Device: event.Hall, Round: p.round, Table: p.number, Board: board, Result: r})
		}
	}
	for _, b := range s.BoardsPlayed() {
		e := pad.EntryOf(s.Moves().Game, &b.Result, b.Turnup)
		add(b.Number, &event.Result{Entry: &e})
	}
	if points, ok := s.Result(); ok && len(p.settings.Boards) == 0 {
		add(0, &event.Result{Points: slices.Clone(points)})
	}
	return all
}

// seat opens a table, seats its players, and has its first match begin. Bots have the chairs that nobody else takes.
func (v *Events) seat(ctx context.Context, p *playing) error {
	if len(p.people) == 0 {
		return nil // bots do not play by themselves
	}
	if _, err := v.Hall.Open(ctx, v.Now(), p.at, p.people[0], table.Opened{Settings: p.settings}); err != nil {
		return err
	}
	do := func(c table.Command) error {
		c.Hand = -1
		_, err := v.Hall.Do(ctx, v.Now(), p.at, &c)
		if table.Refused(err) { // done before, or a player may not sit here
			err = nil
		}
		return err
	}
	for i := range p.seats {
		if id := p.seats[i].Person; id != "" {
			who, err := v.Store.Player(ctx, id)
			if err == nil {
				err = do(table.Command{Do: table.Sit, Player: id, Name: who.Name, Seat: i})
			}
			if err != nil && !errors.Is(err, store.ErrNone) {
				return err
			}
		}
	}
	var chairs []table.Chair
	err := v.Hall.Inspect(ctx, v.Now(), p.at, func(s *table.State) { chairs = slices.Clone(s.Chairs) })
	first := slices.IndexFunc(chairs, func(c table.Chair) bool { return c.Player != "" })
	for i := range chairs { // bots first: a new one asks all others to be ready again
		if err == nil && first >= 0 && chairs[i].Player == "" && chairs[i].Bot == "" {
			c := table.Command{Do: table.SeatBot, Player: chairs[first].Player, Seat: i, Text: p.settings.Bot}
			if level := p.seats[i].Bot; v.Level(level) {
				c.Text = level
			}
			err = do(c)
		}
	}
	for i := range chairs {
		if err == nil && chairs[i].Player != "" {
			err = do(table.Command{Do: table.Ready, Player: chairs[i].Player, Seat: -1})
		}
	}
	return err
}

// end gives up what tables still play, before their round is closed and its boards are shown, and after.
func (v *Events) end(ctx context.Context, id string, all []playing) (err error) {
	for _, p := range all {
		var results []*event.Act
		read := func(s *table.State) { results = p.results(s) }
		e := v.Hall.Extend(ctx, v.Now(), p.at, func(s *table.State) (int64, *table.Event, error) {
			if s.Complete() {
				return 0, nil, nil
			}
			return v.Now(), s.Closing(), nil
		})
		switch wrong := v.Hall.Inspect(ctx, v.Now(), p.at, read); {
		case errors.Is(e, store.ErrNone):
		case errors.Is(wrong, store.ErrDamaged): // nobody can deal a card there
			v.fails(wrong)
		default:
			err = errors.Join(err, e, wrong, ctx.Err(), v.report(ctx, id, &p, results))
		}
	}
	return err
}

// Hides reports whether a board of an event may not be shown yet, to players or anyone else: its record, replay and report.
func (v *Events) Hides(ctx context.Context, id string, board uint64) (hides bool, err error) {
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) { hides = s.(*state).Event().Hides(board) })
	return hides, err
}
