package api

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"ninetynine/internal/archive"
	"ninetynine/internal/hall"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/record"
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
	var tbl string
	var entries []table.Entry
	err = s.inTurn(ctx, func() error {
		tbl, entries, err = s.brought(ctx, packed)
		return err
	})
	if err != nil {
		return err
	}
	// The first entry tells one table from all others, however far each was played.
	id := s.Prefix + broughtID(c.Player.ID, entries[0].Hash)
	out := wire.Seated{Table: id}
	err = s.Hall.Inspect(ctx, s.millis(), id, func(t *table.State) { out.Seq, out.Again = t.Seq, true })
	if err == nil {
		return c.answer(out)
	}
	if !errors.Is(err, store.ErrNone) {
		return err
	}
	return s.settle(ctx, c, id, tbl, entries, len(packed))
}

// brought reads the table that is brought.
func (s *Service) brought(ctx context.Context, packed []byte) (tbl string, entries []table.Entry, err error) {
	text, err := record.Unpack(bytes.NewReader(packed))
	if err != nil {
		return "", nil, bad("the table: " + err.Error())
	}
	tbl, entries, err = archive.One(&capped{text, maxUnpacked})
	switch {
	case errors.Is(err, errLong):
		return "", nil, Refuse(wire.StatusRequestEntityTooLarge, "too-large", "a table may be at most 16 MiB when unpacked")
	case err != nil:
		return "", nil, bad("the table is refused: " + err.Error())
	}
	return tbl, entries, ctx.Err()
}

// broughtID returns the id of a table that a player brings: the same whenever they do.
func broughtID(player string, first table.Hash) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "n99-brought-1 %s %x", player, first))
	return store.Spell(sum[:10])
}

// longestBringing is how long it may take to have all happen again that a table tells.
const longestBringing = 5 * time.Second

// settle stores a table that is not here yet.
func (s *Service) settle(ctx context.Context, c *Call, id, tbl string, entries []table.Entry, size int) error {
	if err := s.lobby.Admit(ctx, c.person(), id); err != nil {
		return err
	}
	if err := s.spend(c, Opening); err != nil {
		return err
	}
	for range 1 + size/bytesKept {
		if err := s.spend(c, Keeping); err != nil {
			return err
		}
	}
	var f *store.Folded
	err := s.inTurn(ctx, func() (err error) {
		ctx, end := context.WithTimeout(ctx, longestBringing)
		defer end()
		b := table.Bringer{
			Player: c.Player.ID, Name: c.Player.Name, Judge: s.Hall.Judge, Now: s.millis(), Stop: ctx.Err,
		}
		if entries, err = b.Bring(tbl, new(hall.Games), entries); err == nil {
			f, err = s.Projections.Fold(id, new(hall.Games), entries)
		}
		return err
	})
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return Refuse(wire.StatusRequestEntityTooLarge, "too-large", "so much has happened at this table that it takes too long to have it happen again")
	case err != nil:
		return err
	}
	out := wire.Seated{Table: id, Seq: uint64(len(entries))}
	err = s.Store.Import(ctx, id, entries, f)
	if errors.Is(err, store.ErrTaken) { // at once, by another request
		out.Again = true
		return c.answer(out)
	}
	if err != nil {
		return err
	}
	return c.status(wire.StatusCreated, out)
}
