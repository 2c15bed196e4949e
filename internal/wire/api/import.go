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

// One table is imported at a time. So many more may wait, each with its body in memory, in all
// and of an address; and so many of those that take longer than usual. Requests about tables
// that are here already have a queue of their own.
const (
	mostImporting, mostImportingEach = 16, 8
	mostImportingSlowly              = 3
)

// The usual time for replaying a table, and its limit, pauses excluded. An import that takes
// longer than usual goes on in a second queue, one at a time, so that few callers wait for it.
const (
	usualImport   = 300 * time.Millisecond
	longestImport = 10 * time.Second
)

// importTable imports a table from a browser in which its player played alone. It believes
// nothing of it: see [table.Importer].
func (s *Service) importTable(ctx context.Context, c *Call) error {
	packed, err := c.body(wire.NDJSON, maxSent)
	if err != nil {
		return err
	}
	done, err := turn(ctx, s.imports, c)
	if err != nil {
		return err
	}
	defer func() { done() }()
	b := importing{Service: s, c: c, effort: effort{pause: s.Pause, gone: ctx.Err, most: longestImport, began: time.Now(), usual: usualImport}}
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
	return b.merge(ctx)
}

// An importing is a table that is being imported.
type importing struct {
	*Service
	c       *Call
	effort  effort
	tbl     string // its original id
	entries []journal.Entry
	log     *table.ImportedLog
}

// read reads the table.
func (b *importing) read(packed []byte) error {
	text, err := record.Unpack(bytes.NewReader(packed))
	if err != nil {
		return bad("the table: " + err.Error())
	}
	b.tbl, b.entries, err = archive.ReadTable(&capped{&pausingReader{text, b.effort.proceed}, maxUnpacked})
	var no *Fault
	switch {
	case errors.Is(err, errLong):
		return Refuse(wire.StatusRequestEntityTooLarge, "too-large", "a table may be at most 16 MiB when unpacked")
	case errors.As(err, &no) || errors.Is(err, context.Canceled):
		return err
	case err != nil:
		return bad(fmt.Sprintf("the table is refused: %.300v", err))
	}
	b.log, err = table.ReadImport(b.entries)
	return err
}

// attempts is how often an import begins again because another request was faster.
const attempts = 5

// merge stores what is not here yet: the whole table, or its last entries.
func (b *importing) merge(ctx context.Context) error {
	for range attempts {
		at, err := b.find(ctx)
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

// A destination is where an imported table belongs.
type destination struct {
	id    string
	seq   uint64 // of the last entry there; 0: there is no table yet
	known int    // how many entries of the table are there
}

// A player may import so many continuations of one beginning; and so many entries may follow
// at a table that is here, each stored by itself.
const (
	mostWays      = 20
	mostFollowing = 1000
)

// find finds where the table belongs: to the table that its first entry, which is unlike all
// others, was imported to, if that has the rest or the rest can follow. Otherwise it differs
// from that table from some entry on, which then stands for the first. So a table is imported
// once, however far it was played, and so is each of its continuations.
func (b *importing) find(ctx context.Context) (destination, error) {
	leaves := 0
	for range mostWays {
		if err := b.effort.proceed(); err != nil {
			return destination{}, err
		}
		id := b.Prefix + importID(b.c.Player.ID, b.entries[leaves].Hash)
		here, err := b.Hall.Log.Read(ctx, id, 0)
		if errors.Is(err, store.ErrNone) {
			return destination{id: id}, nil
		}
		if err != nil {
			return destination{}, err
		}
		known, follows, err := b.log.Known(here)
		if err != nil {
			return destination{}, err
		}
		if rest := len(b.entries) - known; rest == 0 || follows && rest <= mostFollowing {
			return destination{id, uint64(len(here)), known}, nil
		}
		leaves = known
	}
	return destination{}, table.Refuse(table.NotNow, "import-ways", "n", mostWays)
}

// importID returns the id of a table that a player imports, the same each time.
func importID(player string, entry journal.Hash) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "n99-brought-1 %s %x", player, entry))
	return store.EncodeID(sum[:10])
}

// store stores a new table.
func (b *importing) store(ctx context.Context, id string) error {
	done, err := b.lobby.Admit(ctx, b.c.person(), id, false)
	if err != nil {
		return err
	}
	done() // the work may take long, and is not done in vain
	entries, err := b.replay(0)
	if err != nil {
		return err
	}
	f, err := b.Projections.FoldUnless(b.effort.proceed, id, entries)
	if err != nil {
		return err
	}
	if done, err = b.lobby.Admit(ctx, b.c.person(), id, false); err != nil {
		return err
	}
	defer done()
	if err := b.Store.Import(ctx, id, entries, f); err != nil {
		return err
	}
	return b.c.status(wire.StatusCreated, wire.Seated{Table: id, Seq: uint64(len(entries))})
}

// extend appends the rest to the table that has the first entries and no others. If it is
// interrupted, it goes on from there the next time.
func (b *importing) extend(ctx context.Context, at *destination) error {
	if _, err := b.replay(at.known); err != nil { // only possible entries are stored
		return err
	}
	importer, next := b.importer(b.effort.gone), at.seq
	err := b.Hall.Extend(ctx, b.millis(), at.id, func(t *table.State) (int64, *table.Event, error) {
		if t.Seq != next {
			return 0, nil, store.ErrStale
		}
		next++
		return importer.Next(t, b.log)
	})
	if err != nil {
		return err
	}
	return b.c.answer(wire.Seated{Table: at.id, Seq: uint64(len(b.entries))})
}

// importer returns the importer for this call.
func (b *importing) importer(stop func() error) *table.Importer {
	p := &b.c.Player
	return &table.Importer{Player: p.ID, Name: p.Name, Judge: b.Hall.Judge, Now: b.millis(), Stop: stop}
}

// replay returns the log that the table leads to here. The caller pays for what is stored of it,
// without the known entries, as if it had been played here. A refused table costs one opening.
func (b *importing) replay(known int) ([]journal.Entry, error) {
	if err := b.spend(b.c, wire.Openings); err != nil {
		return nil, err
	}
	entries, err := b.importer(b.effort.proceed).Import(b.tbl, new(hall.VariantCache), b.log)
	if err != nil {
		return nil, err
	}
	size := 0
	for i := range entries[known:] {
		size += len(entries[known+i].Body)
	}
	chats := b.log.Chats(known)
	if chats > 0 {
		if err := b.meter(b.c, wire.Saying, chats); err != nil {
			return nil, err
		}
	}
	return entries, b.meter(b.c, wire.Keeping, 1+max(len(entries)-known, size/bytesKept)-chats)
}

// An effort is work that can wait and has a time limit.
type effort struct {
	pause  func()       // waits while there is work that cannot wait
	gone   func() error // returns an error once the caller has left
	most   time.Duration
	began  time.Time
	rested time.Duration
	usual  time.Duration
	slow   func() error // called once if the work takes longer than usual; it may wait
}

// proceed returns an error if the work must end. The work calls it often.
func (e *effort) proceed() error {
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

// A pausingReader reader calls proceed before it reads.
type pausingReader struct {
	io.Reader
	proceed func() error
}

func (p *pausingReader) Read(b []byte) (int, error) {
	if err := p.proceed(); err != nil {
		return 0, err
	}
	return p.Reader.Read(b)
}
