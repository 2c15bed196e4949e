package localhall

import (
	"bytes"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// Trouble returns the word for what is wrong with the store, if that is the reason for an
// error, and otherwise "". full: there is no space left; newer: a newer version has written
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
	Longer int `json:"longer"` // that were, but had gone on elsewhere
	Known  int `json:"known"`  // that were, with all that the archive knows
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

// take takes in an archive, once all of it has been read and found whole. If there is no
// space for all of it, some tables are here afterwards, each whole, and taking it in again
// brings the others.
//
// Who plays here stays who they are. The archive of another person becomes theirs if the
// query says so, with whose=mine; it may be that of the same person on another device.
func (h *Hall) take(ctx context.Context, c *api.Call) error {
	text, err := io.ReadAll(c.Body)
	if err != nil {
		return err
	}
	var seen looked
	if _, err := archive.Import(ctx, &seen, h.room.Projections, bytes.NewReader(text), ""); err != nil {
		return unread(err)
	}
	if err := seen.refused(c.Player, c.Query("whose") == "mine"); err != nil {
		return err
	}
	here := &merged{Store: h.Store, project: h.room.Projections, hear: func(n store.News) error { return h.room.Hear(ctx, n) }}
	n, err := archive.Import(ctx, here, h.room.Projections, bytes.NewReader(text), c.Player.ID)
	if err != nil {
		return unread(err)
	}
	c.Answer, err = api.InJSON(wire.StatusOK, Taken{Tables: n.Tables - here.longer, Longer: here.longer, Known: n.KnownTables})
	return err
}

// unread refuses an archive for what is wrong with it; other errors stay as they are.
func unread(err error) error {
	for reason, kind := range map[string]error{"file-other": archive.ErrOther, "file-later": archive.ErrLater, "file-changed": archive.ErrChanged} {
		if errors.Is(err, kind) {
			return api.Refuse(wire.StatusBadRequest, reason, err.Error())
		}
	}
	return err
}

// looked is who is in an archive that is read without being kept.
type looked struct{ players []store.Player }

// AddPlayer notes a player.
func (l *looked) AddPlayer(_ context.Context, p store.Player) error {
	l.players = append(l.players, p)
	return nil
}

// Import keeps nothing.
func (*looked) Import(context.Context, string, []journal.Entry, *store.Folded) error { return nil }

// refused returns why what was looked at cannot become the person's, who may not have entered yet.
func (l *looked) refused(as store.Player, mine bool) error {
	switch {
	case len(l.players) > 1:
		return api.Refuse(wire.StatusBadRequest, "file-several", fmt.Sprintf("this is the archive of %d players, as a server has them; a browser keeps those of one", len(l.players)))
	case len(l.players) == 1 && as.ID != "" && as.ID != l.players[0].ID && !mine:
		return api.Refuse(wire.StatusConflict, "file-whose", l.players[0].Name)
	}
	return nil
}

// merged is a store into which archives are taken. A table may be here already, and may
// have been played on, here or there. If both have gone on from a common beginning, both
// ways are kept: what comes gets an id of its own, which is the table's and the hash of the
// entry with which it leaves what is here; so it is found again, also when it has grown.
type merged struct {
	Store
	project store.Projections
	hear    func(store.News) error
	longer  int // tables that have been continued
}

// Import stores a table, or what is new of it. The error is [store.ErrTaken] if nothing is.
func (m *merged) Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
	for {
		place, err := m.place(ctx, tbl, entries)
		if err != nil {
			return err
		}
		if place.id != tbl {
			if f, err = m.project.Fold(place.id, entries); err != nil {
				return err
			}
		}
		if !place.begun {
			return m.Store.Import(ctx, place.id, entries, f)
		}
		err = m.Extend(ctx, place.id, entries, f)
		if errors.Is(err, store.ErrStale) { // a player acts there just now
			continue
		}
		if err == nil {
			m.longer++
			err = m.hear(store.News{Table: place.id, Seq: uint64(len(entries))})
		}
		return err
	}
}

// A place is where a table that comes belongs.
type place struct {
	id    string
	begun bool // its beginning is there
}

// place finds the place of a table, or returns [store.ErrTaken].
func (m *merged) place(ctx context.Context, tbl string, entries []journal.Entry) (place, error) {
	if !strings.HasPrefix(tbl, Prefix) {
		tbl = Prefix + tbl // it was at a server
	}
	family, err := m.family(ctx, tbl)
	if err != nil {
		return place{}, err
	}
	common := 0
	for _, id := range family {
		here, err := m.Read(ctx, id, 0)
		if err != nil {
			return place{}, err
		}
		same := alike(here, entries)
		switch same {
		case len(entries):
			return place{}, store.ErrTaken
		case len(here):
			return place{id, true}, nil
		}
		common = max(common, same)
	}
	if !slices.Contains(family, tbl) {
		return place{tbl, false}, nil
	}
	leaves := entries[common].Hash
	return place{table.Marked(tbl, hex.EncodeToString(leaves[:8])), false}, nil
}

// family returns the tables here that may have begun as another did.
func (m *merged) family(ctx context.Context, tbl string) (found []string, err error) {
	stem := table.Stem(tbl)
	const some = 50
	for after := stem[:len(stem)-1]; ; {
		ids, err := m.Tables(ctx, after, some)
		if err != nil {
			return nil, err
		}
		for _, id := range ids {
			if after = id; table.Stem(id) == stem {
				found = append(found, id)
			}
		}
		if len(ids) < some || after > stem && !strings.HasPrefix(after, stem) {
			return found, nil
		}
	}
}

// alike returns how many entries two logs have in common at their beginnings.
func alike(a, b []journal.Entry) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i].Hash != b[i].Hash {
			return i
		}
	}
	return n
}
