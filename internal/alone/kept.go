package alone

import (
	"bytes"
	"cmp"
	"context"
	"encoding/hex"
	"errors"

	"ninetynine/internal/api"
	"ninetynine/internal/archive"
	"ninetynine/internal/hall"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// Trouble returns the word for what is wrong with the store, if that is the reason for an
// error, and otherwise "". full: there is no space left; newer: a newer edition has written
// it; lost: it is gone, as when the browser's data were deleted; damaged: it cannot be
// read. Trying again does not help.
func Trouble(err error) string {
	for reason, kind := range map[string]error{
		"full": store.ErrFull, "newer": store.ErrNewer, "lost": store.ErrClosed, "damaged": store.ErrDamaged,
	} {
		if errors.Is(err, kind) {
			return reason
		}
	}
	return ""
}

// statuses has the status of the answer for each [Trouble].
func statuses() map[string]int {
	const insufficientStorage = 507
	return map[string]int{
		"full": insufficientStorage, "newer": wire.StatusConflict, "lost": wire.StatusConflict, "damaged": wire.StatusInternalServerError,
	}
}

// KeptPath is the path of everything that is kept here: GET returns it as an archive, or
// with the query table only that table; POST takes in what is in another and not here yet.
// No server has it.
const KeptPath = "/api/kept"

// Taken says what an archive has brought.
type Taken struct {
	Tables int `json:"tables"` // that were not here
	Known  int `json:"known"`  // that were
}

// kept answers with everything, or with the table that the query names.
func (h *Hall) kept(ctx context.Context, c *api.Call) error {
	var b bytes.Buffer
	from := only{h.Store, c.Player, c.Query("table")}
	if n, err := archive.Export(ctx, from, &b, h.Now(), nil); err != nil {
		return err
	} else if from.table != "" && n.Entries == 0 {
		return store.ErrNone
	}
	c.Answer = api.Answer{Status: wire.StatusOK, Media: wire.NDJSON, Body: b.Bytes()}
	return nil
}

// only is a store without other players than one: those of them who entered at once in
// several tabs became the same. If it names a table, it is also without other tables.
type only struct {
	Store
	person store.Player
	table  string
}

// Tables returns the ids of the tables after one.
func (o only) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	switch {
	case o.table == "":
		return o.Store.Tables(ctx, after, limit)
	case o.table > after:
		return []string{o.table}, nil
	}
	return nil, nil
}

// Players returns the person, if there is one.
func (o only) Players(_ context.Context, after string, _ int) ([]store.Player, error) {
	if o.person.ID <= after {
		return nil, nil
	}
	return []store.Player{o.person}, nil
}

// take takes in an archive. Whose it was is the person here, if there is one already.
func (h *Hall) take(ctx context.Context, c *api.Call) error {
	n, err := archive.Import(ctx, &merged{h.Store, h.project}, new(hall.Games), h.project, c.Body, c.Player.ID)
	if err != nil && Trouble(err) == "" {
		err = api.Refuse(wire.StatusBadRequest, "bad", err.Error())
	}
	if err == nil {
		c.Answer, err = api.InJSON(wire.StatusOK, Taken{Tables: n.Tables, Known: n.KnownTables})
	}
	return err
}

// merged is a store into which archives are taken. A table that is here under the same id,
// but on which something else was played, is another one, and gets an id of its own: which
// follows from its log, so that it comes only once.
type merged struct {
	Store
	project store.Projections
}

// Import stores a table, unless it is here.
func (m *merged) Import(ctx context.Context, tbl string, entries []table.Entry, f *store.Folded) error {
	err := m.Store.Import(ctx, tbl, entries, f)
	if !errors.Is(err, store.ErrTaken) {
		return err
	}
	here, unread := m.Read(ctx, tbl, 0)
	last := min(len(here), len(entries)) - 1
	if unread != nil || last < 0 || here[last].Hash == entries[last].Hash {
		return cmp.Or(unread, err)
	}
	end := entries[len(entries)-1].Hash
	tbl = Prefix + hex.EncodeToString(end[:8])
	if f, err = m.project.Fold(tbl, new(hall.Games), entries); err != nil {
		return err
	}
	return m.Store.Import(ctx, tbl, entries, f)
}
