package api

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/wire"
	"ninetynine/record"
)

// One table is brought at a time. How many more may wait, each with its body in memory, in
// all and of an address; and how many of those that take longer than usual, each with all of
// it. What people do with tables that are here already has turns of its own.
const (
	mostBringing, mostBringingEach = 16, 8
	mostBringingSlowly             = 3
)

// How long it usually takes to have all happen again that a table tells, and how long it may
// take, without the time in which that rests. What takes longer than usual goes on in a turn
// of another kind, one at a time, so that it keeps few waiting.
const (
	usualBringing   = 300 * time.Millisecond
	longestBringing = 10 * time.Second
)

// bring takes over a table from where its player played alone. Nothing there is believed:
// see [table.Bringer].
func (s *Service) bring(ctx context.Context, c *Call) error {
	packed, err := c.body(wire.NDJSON, maxSent)
	if err != nil {
		return err
	}
	if err := s.spend(c, Command); err != nil {
		return err
	}
	done, err := turn(ctx, s.brings, c)
	if err != nil {
		return err
	}
	defer func() { done() }()
	b := bringing{Service: s, c: c, effort: effort{pause: s.Pause, gone: ctx.Err, most: longestBringing, began: time.Now(), usual: usualBringing}}
	b.effort.slow = func() (err error) {
		done()
		if done, err = turn(ctx, s.slow, c); err != nil {
			done = func() {}
		}
		return err
	}
	if err := b.read(packed); err != nil {
		return err
	}
	return b.settle(ctx)
}

// A bringing is a table that is being brought.
type bringing struct {
	*Service
	c       *Call
	effort  effort
	tbl     string // its id where it was
	entries []journal.Entry
	told    *table.Telling
}

// read reads the table.
func (b *bringing) read(packed []byte) error {
	text, err := record.Unpack(bytes.NewReader(packed))
	if err != nil {
		return bad("the table: " + err.Error())
	}
	b.tbl, b.entries, err = archive.One(&capped{&patient{text, b.effort.goOn}, maxUnpacked})
	var no *Fault
	switch {
	case errors.Is(err, errLong):
		return Refuse(wire.StatusRequestEntityTooLarge, "too-large", "a table may be at most 16 MiB when unpacked")
	case errors.As(err, &no) || errors.Is(err, context.Canceled):
		return err
	case err != nil:
		return bad(fmt.Sprintf("the table is refused: %.300v", err))
	}
	b.told, err = table.Tell(b.entries)
	return err
}

// attempts is how often a table is looked for again where it belongs, because somebody else
// was faster.
const attempts = 5

// settle stores what is not here yet.
func (b *bringing) settle(ctx context.Context) error {
	for range attempts {
		at, err := b.place(ctx)
		if err != nil {
			return err
		}
		switch {
		case at.seq == 0:
			err = b.store(ctx, at.id)
		case at.known == len(b.entries):
			return b.c.answer(wire.Seated{Table: at.id, Seq: at.seq, Again: true})
		default:
			err = b.extend(ctx, &at)
		}
		if !errors.Is(err, store.ErrTaken) && !errors.Is(err, store.ErrStale) {
			return err
		}
	}
	return live.ErrBusy
}

// A broughtPlace is where a table that is brought belongs.
type broughtPlace struct {
	id    string
	seq   uint64 // of the last entry there; 0: nothing is there yet
	known int    // how many entries of the table have happened there
}

// How many ways of going on from one beginning a player may bring; and how many entries may
// follow at a table that is here, each stored for itself.
const (
	mostWays      = 20
	mostFollowing = 1000
)

// place finds where the table belongs: where its first entry, which tells it from all others,
// was brought to, if the rest has happened there or can follow. Otherwise it leaves what is
// there at some entry, which then stands for the first. So it comes once, however far it was
// played, and so does each of several ways in which it has gone on.
func (b *bringing) place(ctx context.Context) (broughtPlace, error) {
	leaves := 0
	for range mostWays {
		if err := b.effort.goOn(); err != nil {
			return broughtPlace{}, err
		}
		id := b.Prefix + broughtID(b.c.Player.ID, b.entries[leaves].Hash)
		here, err := b.Hall.Log.Read(ctx, id, 0)
		if errors.Is(err, store.ErrNone) {
			return broughtPlace{id: id}, nil
		}
		if err != nil {
			return broughtPlace{}, err
		}
		known, follows, err := b.told.Known(here)
		if err != nil {
			return broughtPlace{}, err
		}
		if rest := len(b.entries) - known; rest == 0 || follows && rest <= mostFollowing {
			return broughtPlace{id, uint64(len(here)), known}, nil
		}
		leaves = known
	}
	return broughtPlace{}, table.Refuse(table.NotNow, "import-ways", "n", mostWays)
}

// broughtID returns the id of a table that a player brings: the same whenever they do.
func broughtID(player string, entry journal.Hash) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "n99-brought-1 %s %x", player, entry))
	return store.Spell(sum[:10])
}

// store stores a table that is not here yet.
func (b *bringing) store(ctx context.Context, id string) error {
	if err := b.lobby.Admit(ctx, b.c.person(), id); err != nil {
		return err
	}
	entries, err := b.happen(0)
	if err != nil {
		return err
	}
	f, err := b.Projections.FoldUnless(b.effort.goOn, id, entries)
	if err != nil {
		return err
	}
	if err := b.Store.Import(ctx, id, entries, f); err != nil {
		return err
	}
	return b.c.status(wire.StatusCreated, wire.Seated{Table: id, Seq: uint64(len(entries))})
}

// extend has the rest happen at the table where the first of it has happened, as nothing else
// has there since. If it ends in the midst of that, it goes on from there the next time.
func (b *bringing) extend(ctx context.Context, at *broughtPlace) error {
	if _, err := b.happen(at.known); err != nil { // nothing is stored that could not have happened
		return err
	}
	bringer, next := b.bringer(b.effort.gone), at.seq
	err := b.Hall.Extend(ctx, b.millis(), at.id, func(t *table.State) (int64, *table.Event, error) {
		if t.Seq != next {
			return 0, nil, store.ErrStale
		}
		next++
		return bringer.Next(t, b.told)
	})
	if err != nil {
		return err
	}
	return b.c.answer(wire.Seated{Table: at.id, Seq: uint64(len(b.entries))})
}

// bringer returns who has happen again what the table tells.
func (b *bringing) bringer(stop func() error) *table.Bringer {
	p := &b.c.Player
	return &table.Bringer{Player: p.ID, Name: p.Name, Judge: b.Hall.Judge, Now: b.millis(), Stop: stop}
}

// happen returns the log that comes of the table, and counts what is kept of it, without its
// first entries: as much as if it had been played here. What is refused costs no more than a
// look.
func (b *bringing) happen(known int) ([]journal.Entry, error) {
	if err := b.spend(b.c, Opening); err != nil {
		return nil, err
	}
	entries, err := b.bringer(b.effort.goOn).Bring(b.tbl, new(hall.Games), b.told)
	if err != nil {
		return nil, err
	}
	size := 0
	for i := range entries[known:] {
		size += len(entries[known+i].Body)
	}
	chats := b.told.Chats(known)
	if chats > 0 {
		if err := b.meter(b.c, Saying, chats); err != nil {
			return nil, err
		}
	}
	return entries, b.meter(b.c, Keeping, 1+max(len(entries)-known, size/bytesKept)-chats)
}

// An effort is work that can wait, and may take only so long.
type effort struct {
	pause  func()       // waits while there is work that cannot
	gone   func() error // says why nobody waits for it any more
	most   time.Duration
	began  time.Time
	rested time.Duration
	usual  time.Duration
	slow   func() error // called once if the work takes longer than usual, and may wait
}

// goOn returns why the work is not to go on, if so. The work calls it again and again.
func (e *effort) goOn() error {
	at := time.Now()
	e.pause()
	e.rested += time.Since(at)
	if at := time.Now(); e.slow != nil && at.Sub(e.began)-e.rested > e.usual {
		err := e.slow()
		e.slow = nil
		if e.rested += time.Since(at); err != nil {
			return err
		}
	}
	if time.Since(e.began)-e.rested > e.most {
		return Refuse(wire.StatusRequestEntityTooLarge, "too-large", "so much has happened at this table that it takes too long to have it happen again")
	}
	return e.gone()
}

// A patient reader asks before it reads whether to go on.
type patient struct {
	io.Reader
	goOn func() error
}

func (p *patient) Read(b []byte) (int, error) {
	if err := p.goOn(); err != nil {
		return 0, err
	}
	return p.Reader.Read(b)
}
