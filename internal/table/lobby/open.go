package lobby

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
)

// An Opening opens a table.
type Opening struct {
	// ID is the client's own name for the opening.
	ID string `json:"id" wire:"is=OpeningID"`
	// Settings configure the table.
	Settings table.Settings `json:"settings"`
	// Sit takes the first chair that bots leaves free.
	Sit bool `json:"sit,omitempty"`
	// Bots are, by seat, the level of its bot, or "" for a person; only with sit.
	Bots []string `json:"bots,omitempty" wire:"maxitems=5"`
	// Ready says that you are ready at once; only with sit.
	Ready bool `json:"ready,omitempty"`
	// Commit is, with ready, SHA-256 of "n99-entropy-1" and your 32 bytes: see fair
	// dealing in docs/api.md.
	Commit string `json:"commit,omitempty" wire:"is=Seed"`

	// Lines are the record before the match: see [table.Opened].
	Lines string `json:"-"`
	// Edition is that of the levels: see [table.Opened]; 0: the newest.
	Edition int `json:"-"`
	// Count, if not nil, is called before anything new is done; its error refuses the opening. It may be
	// called more than once.
	Count func() error `json:"-"`
}

func (o *Opening) count() error {
	if o.Count == nil {
		return nil
	}
	return o.Count()
}

// A Seated is a table that was opened or found.
type Seated struct {
	// Table is the table's id: anyone who knows it may come.
	Table string `json:"table"`
	// Seq is the number of the last entry that this led to.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Again says that the request had been done before.
	Again bool `json:"again,omitempty"`
}

// longestHouse is how many characters the name of house rules may have.
const longestHouse = 80

// Check refuses a bad opening before anything is done, so that it is not half done.
func (l *Lobby) Check(o *Opening) error {
	if !o.Sit && (o.Ready || len(o.Bots) > 0) {
		return table.Refuse(table.Bad, "opening-seated")
	}
	if o.Commit != "" && !o.Ready {
		return table.Refuse(table.Bad, "commit-ready")
	}
	if _, err := cards.ParseSeed(o.Commit); o.Commit != "" && err != nil {
		return table.Refuse(table.Bad, "commitment").Because(err)
	}
	v, err := o.Settings.Rules()
	if err != nil {
		return table.RefuseRules(err)
	}
	if name := o.Settings.HouseName(); name != "" {
		if _, err := letters.Text(name, longestHouse); err != nil {
			return table.RefuseName(err)
		} else if !letters.Printed(name) {
			return table.RefuseName(&letters.Fault{Why: "unprintable"})
		}
	}
	if len(o.Bots) > v.Live() {
		return table.Refuse(table.Bad, "bots-many", "seats", v.Live(), "n", len(o.Bots))
	}
	for _, level := range o.Bots {
		if level != "" && !l.Level(level) {
			return table.Refuse(table.Bad, "no-bot", "level", level)
		}
	}
	if o.Sit && o.seat() >= v.Live() {
		return table.Refuse(table.Bad, "bots-all")
	}
	return nil
}

// seat returns the person's seat: the first chair without a bot.
func (o *Opening) seat() int {
	if i := slices.Index(o.Bots, ""); i >= 0 {
		return i
	}
	return len(o.Bots)
}

// tableID returns the id of an opening's table. Repeating the opening gives the same id, which no other
// person can guess.
func (l *Lobby) tableID(p Person, opening string) string {
	m := hmac.New(sha256.New, []byte(p.Secret))
	m.Write([]byte("n99-table-1 " + opening))
	id := l.Prefix + store.EncodeID(m.Sum(nil)[:10])
	if p.Mark != "" {
		id = table.Marked(id, p.Mark)
	}
	return id
}

// openedAs returns the id of an opening's table: the one under which it was opened, if it was.
func (l *Lobby) openedAs(ctx context.Context, p Person, opening string) (string, error) {
	id := l.tableID(p, opening)
	if p.Former == "" {
		return id, nil
	}
	p.Secret = p.Former
	former := l.tableID(p, opening)
	for _, may := range []string{id, former} {
		if _, err := l.Lists.Summary(ctx, may); !errors.Is(err, store.ErrNone) {
			return may, err
		}
	}
	return id, nil
}

// Open carries out an opening, which must have passed [Lobby.Check]. If it is repeated, nothing is done
// twice, and commands of an earlier state of the table are left out.
func (l *Lobby) Open(ctx context.Context, p Person, o *Opening) (Seated, error) {
	return l.oncePerID(ctx, p, o, l.open)
}

// oncePerID carries out an opening when no other of its id is being done. It goes on when the person no longer
// waits, so that the next request finds it.
func (l *Lobby) oncePerID(ctx context.Context, p Person, o *Opening, do func(context.Context, Person, *Opening) (Seated, error)) (Seated, error) {
	done, err := l.openings.Lock(ctx, l.tableID(p, o.ID))
	if err != nil {
		return Seated{}, err
	}
	defer done()
	return do(context.WithoutCancel(ctx), p, o)
}

func (l *Lobby) open(ctx context.Context, p Person, o *Opening) (Seated, error) {
	id, err := l.openedAs(ctx, p, o.ID)
	if err != nil {
		return Seated{}, err
	}
	r, err := l.make(ctx, p, id, o)
	if err != nil {
		return Seated{}, err
	}
	if r.Again {
		if err := l.same(ctx, id, o); err != nil {
			return Seated{}, err
		}
	}
	return l.do(ctx, Seated{Table: id, Seq: r.Seq, Again: r.Again}, o.commands(p), func(*table.Command) bool { return r.Again })
}

// do does the commands at the table; some of them may be refused.
func (l *Lobby) do(ctx context.Context, out Seated, cs []*table.Command, may func(*table.Command) bool) (Seated, error) {
	for _, c := range cs {
		r, err := l.Tables.Do(ctx, l.Now(), out.Table, c)
		if table.Refused(err) && may(c) {
			continue
		}
		if err != nil {
			return Seated{}, err
		}
		out.Seq = max(out.Seq, r.Seq)
	}
	return out, nil
}

// make opens the table, unless it exists or there are too many.
func (l *Lobby) make(ctx context.Context, p Person, id string, o *Opening) (r live.Reply, err error) {
	_, err = l.Lists.Summary(ctx, id)
	fresh := errors.Is(err, store.ErrNone)
	if fresh {
		if err = o.count(); err == nil && o.Lines == "" {
			err = o.Settings.CheckNew()
		}
		if err != nil {
			return r, err
		}
		var done func()
		if done, err = l.Admit(ctx, p, id, o.Settings.Public); err == nil {
			defer done()
		}
	}
	if err == nil {
		r, err = l.Tables.Open(ctx, l.Now(), id, p.ID, table.Opened{Settings: o.Settings, Lines: o.Lines, Edition: o.Edition})
	}
	if fresh && err != nil {
		l.hosts.forget(p.From, id)
	}
	return r, err
}

// errOther refuses an opening whose id was used for another.
var errOther = table.Refuse(table.Bad, "table-id-used")

// same refuses an opening whose table has other settings, or another record before its match.
func (l *Lobby) same(ctx context.Context, id string, o *Opening) error {
	var has table.Opened
	if err := l.Tables.Inspect(ctx, l.Now(), id, func(t *table.State) { has = t.Opened() }); err != nil {
		return err
	}
	was, err := json.Marshal(&has.Settings)
	if err != nil {
		return err
	}
	wants, err := json.Marshal(&o.Settings)
	if err == nil && (!bytes.Equal(was, wants) || has.Lines != o.Lines) {
		err = errOther
	}
	return err
}

func (o *Opening) commands(p Person) (cs []*table.Command) {
	add := func(name string, c table.Command) {
		c.ID, c.Player, c.Name, c.Hand = o.ID+"/"+name, p.ID, p.Name, -1
		cs = append(cs, &c)
	}
	if o.Sit {
		add("sit", table.Command{Do: table.Sit, Seat: o.seat()})
	}
	for i, level := range o.Bots {
		if level != "" {
			add(fmt.Sprint("bot", i), table.Command{Do: table.SeatBot, Seat: i, Text: level})
		}
	}
	if o.Ready {
		add("ready", table.Command{Do: table.Ready, Seat: -1, Text: o.Commit})
	}
	return cs
}

// Quick returns the settings of tables opened by [Lobby.Play]: public ones, with ten minutes for each
// player plus ten seconds for each act.
func Quick(variant string) table.Settings {
	return table.Settings{Variant: variant, Public: true, Eager: true, Clock: table.Clock{Bank: 600_000, Add: 10_000}}
}

// searched is how many tables are searched for a free chair.
const searched = 100

// Play seats the person at a table waiting for players, preferably one where they already sit, or else
// opens one. The opening must have passed [Lobby.Check]; its settings are those of [Quick].
func (l *Lobby) Play(ctx context.Context, p Person, o *Opening) (Seated, error) {
	return l.oncePerID(ctx, p, o, l.play)
}

func (l *Lobby) play(ctx context.Context, p Person, o *Opening) (Seated, error) {
	out, err := l.join(ctx, p, o)
	if err == nil && out.Table == "" {
		out, err = l.open(ctx, p, o)
	}
	return out, err
}

// join seats the person at a table waiting for players; out.Table is "" if there is none.
func (l *Lobby) join(ctx context.Context, p Person, o *Opening) (out Seated, err error) {
	mine, err := l.Lists.Seated(ctx, p.ID, 0, searched)
	if err != nil {
		return out, err
	}
	for i := range mine {
		t := &mine[i]
		applied := l.applied(ctx, t.ID, p, o)
		if applied && (t.Variant != o.Settings.Variant || !t.Public) {
			return out, errOther
		}
		if !applied && !o.suits(t) {
			continue
		}
		if !applied {
			err = o.count()
		}
		if err == nil {
			out, err = l.sitDown(ctx, t.ID, p, o, true, nil)
		}
		return out, err
	}
	open, err := l.Lists.Public(ctx, journal.Gathering, 0, searched)
	if err != nil {
		return out, err
	}
	var may func(*table.State) error
	if l.May != nil {
		if may, err = l.May(ctx, p.ID); err != nil {
			return out, err
		}
	}
	for i := range open {
		if t := &open[i]; !o.suits(t) || !slices.Contains(t.Chairs, journal.Sitter{}) {
			continue
		}
		if err = o.count(); err != nil {
			return out, err
		}
		out, err = l.sitDown(ctx, open[i].ID, p, o, false, may)
		var no *table.Refusal
		if err == nil || !errors.As(err, &no) {
			return out, err
		}
	}
	return Seated{}, nil
}

// suits reports whether [Lobby.Play] may lead to a table.
func (o *Opening) suits(t *journal.Summary) bool {
	clock, err := table.ParseClock(t.Clock)
	return t.Public && !t.House && t.Status == journal.Gathering && t.Variant == o.Settings.Variant && err == nil && clock.Move == 0
}

// applied reports whether the table has already done the opening.
func (l *Lobby) applied(ctx context.Context, id string, p Person, o *Opening) (ok bool) {
	err := l.Tables.Inspect(ctx, l.Now(), id, func(t *table.State) { _, ok = t.Applied(p.ID, o.ID+"/sit") })
	return ok && err == nil
}

// sitDown carries out the opening at an existing table. For a person who already sits there, all of it may
// have been done.
func (l *Lobby) sitDown(ctx context.Context, id string, p Person, o *Opening, again bool, may func(*table.State) error) (Seated, error) {
	cs := o.commands(p)
	for _, c := range cs {
		c.Seat, c.May = -1, may
	}
	out, err := l.do(ctx, Seated{Table: id, Again: again}, cs, func(c *table.Command) bool { return again || c.Do != table.Sit })
	if err == nil && out.Seq == 0 {
		err = l.Tables.Inspect(ctx, l.Now(), id, func(t *table.State) { out.Seq = t.Seq })
	}
	return out, err
}
