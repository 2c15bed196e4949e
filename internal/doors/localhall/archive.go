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

// Trouble returns the word for a fault of the store if it caused the error, and otherwise "". full: there
// is no space left; newer: a newer version has written it; lost: it is gone, as when the browser's data
// were deleted; damaged: it cannot be read. Trying again does not help.
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

func statuses() map[string]int {
	const insufficientStorage = 507
	return map[string]int{
		"full": insufficientStorage, "newer": wire.StatusConflict, "lost": wire.StatusConflict, "damaged": wire.StatusInternalServerError,
	}
}

// KeptPath is the path of all data stored here: GET returns it as an archive, or with the query table only
// that table; POST imports the new data of an archive. No server has it.
const KeptPath = "/api/kept"

// Imported is the result of an import.
type Imported struct {
	Tables int `json:"tables"` // new here
	Longer int `json:"longer"` // continued elsewhere
	Known  int `json:"known"`  // here already, with all entries
}

// exportData answers with all data, or with the table in the query.
func (h *Hall) exportData(ctx context.Context, c *api.Call) error {
	var b bytes.Buffer
	from := onePlayerStore{h.Store, c.Player, c.Query("table")}
	if n, err := archive.Export(ctx, from, &b, h.Now(), nil); err != nil {
		return err
	} else if from.table != "" && n.Entries == 0 {
		return store.ErrNone
	}
	c.Answer = api.Answer{Status: wire.StatusOK, Media: wire.NDJSON, Body: b.Bytes()}
	return nil
}

// onePlayerStore is a store of the person alone, since tabs that were opened at once may have entered several
// players. If it names a table, it has no other tables.
type onePlayerStore struct {
	Store
	person store.Player
	table  string
}

// Tables returns the ids of the tables after one.
func (o onePlayerStore) Tables(ctx context.Context, after string, limit int) ([]string, error) {
	switch {
	case o.table == "":
		return o.Store.Tables(ctx, after, limit)
	case o.table > after:
		return []string{o.table}, nil
	}
	return nil, nil
}

// Players returns the person, if there is one.
func (o onePlayerStore) Players(_ context.Context, after string, _ int) ([]store.Player, error) {
	if o.person.ID <= after {
		return nil, nil
	}
	return []store.Player{o.person}, nil
}

// importArchive imports an archive, once all of it has been read and found whole. If there is no space for all of
// it, some tables are here afterwards, each whole, and a repeated import adds the others.
//
// The person here keeps the identity. The archive of another person becomes theirs if the query says so,
// with whose=mine; it may be that of the same person on another device.
func (h *Hall) importArchive(ctx context.Context, c *api.Call) error {
	text, err := io.ReadAll(c.Body)
	if err != nil {
		return err
	}
	var seen playerCollector
	if _, err := archive.Import(ctx, &seen, h.room.Projections, bytes.NewReader(text), ""); err != nil {
		return archiveRefusal(err)
	}
	if err := seen.refused(c.Player, c.Query("whose") == "mine"); err != nil {
		return err
	}
	here := &mergingStore{Store: h.Store, project: h.room.Projections, hear: func(n store.News) error { return h.room.HandleNews(ctx, n) }}
	n, err := archive.Import(ctx, here, h.room.Projections, bytes.NewReader(text), c.Player.ID)
	if err != nil {
		return archiveRefusal(err)
	}
	c.Answer, err = api.InJSON(wire.StatusOK, Imported{Tables: n.Tables - here.longer, Longer: here.longer, Known: n.KnownTables})
	return err
}

// archiveRefusal turns a fault of an archive into a refusal; other errors stay as they are.
func archiveRefusal(err error) error {
	for reason, kind := range map[string]error{"file-other": archive.ErrOther, "file-later": archive.ErrLater, "file-changed": archive.ErrChanged} {
		if errors.Is(err, kind) {
			return api.Refuse(wire.StatusBadRequest, reason, err.Error())
		}
	}
	return err
}

// playerCollector collects the players of an archive that is only read.
type playerCollector struct{ players []store.Player }

// AddPlayer notes a player.
func (l *playerCollector) AddPlayer(_ context.Context, p store.Player) error {
	l.players = append(l.players, p)
	return nil
}

// Import keeps nothing.
func (*playerCollector) Import(context.Context, string, []journal.Entry, *store.Folded) error {
	return nil
}

// refused returns why the archive cannot become the person's, who may not have entered yet.
func (l *playerCollector) refused(as store.Player, mine bool) error {
	switch {
	case len(l.players) > 1:
		return api.Refuse(wire.StatusBadRequest, "file-several", fmt.Sprintf("this is the archive of %d players, as a server has them; a browser keeps those of one", len(l.players)))
	case len(l.players) == 1 && as.ID != "" && as.ID != l.players[0].ID && !mine:
		return api.Refuse(wire.StatusConflict, "file-whose", l.players[0].Name)
	}
	return nil
}

// mergingStore is a store that imports archives. A table may be here already, and may have been continued, here
// or there. If both have gone on from a common beginning, both versions are kept: the imported one gets an
// id from the table's and the hash of its first entry that differs; so it is found again, also when it has
// grown.
type mergingStore struct {
	Store
	project store.Projections
	hear    func(store.News) error
	longer  int // tables that have been continued
}

// Import stores a table, or its new entries. The error is [store.ErrTaken] if there are none.
func (m *mergingStore) Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
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
		if !place.extends {
			return m.Store.Import(ctx, place.id, entries, f)
		}
		err = m.Extend(ctx, place.id, entries, f)
		if errors.Is(err, store.ErrStale) { // a player is acting there
			continue
		}
		if err == nil {
			m.longer++
			err = m.hear(store.News{Table: place.id, Seq: uint64(len(entries))})
		}
		return err
	}
}

// A place is the table here to which an imported one belongs.
type place struct {
	id      string
	extends bool // its first entries are there
}

func (m *mergingStore) place(ctx context.Context, tbl string, entries []journal.Entry) (place, error) {
	if !strings.HasPrefix(tbl, Prefix) {
		tbl = Prefix + tbl // a server's table
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
		same := commonEntries(here, entries)
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

// family returns the tables here that may share their beginning with another.
func (m *mergingStore) family(ctx context.Context, tbl string) (found []string, err error) {
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

// commonEntries returns how many entries two logs have in common at their beginnings.
func commonEntries(a, b []journal.Entry) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i].Hash != b[i].Hash {
			return i
		}
	}
	return n
}
