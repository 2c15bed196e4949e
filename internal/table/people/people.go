// Package people makes two players one, and erases players, at all tables. What has been decided is stored first;
// what is left to do at tables follows from that, so that it is finished after a crash, by any server.
package people

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
)

// A Store stores players and logs: see [store.Memory].
type Store interface {
	Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error)
	Tables(ctx context.Context, after string, limit int) ([]string, error)
	Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error)
	Merge(ctx context.Context, alias, player string, at time.Time) error
	Split(ctx context.Context, alias string) error
	Aliases(ctx context.Context, player string) ([]string, error)
	AddKey(ctx context.Context, k store.Key) error
	Handovers(ctx context.Context, limit int) ([]store.Handover, error)
	Erase(ctx context.Context, e store.Erasure) error
	Erasures(ctx context.Context) ([]store.Erasure, error)
	Withhold(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error
}

// People changes who players are. Several goroutines, and servers, may use it at once.
type People struct {
	Store       Store
	Hall        *hall.Hall
	Now         func() time.Time
	Projections store.Projections
	Erased      func(player string) // called after a player was erased here; may be nil
}

// most is how many tables are looked at in one go.
const most = 1000

// Merge makes a player an alias of another: see [store.Memory.Merge]. Then the other takes the alias's chairs.
// What fails of that is left to [People.HandOver].
func (p *People) Merge(ctx context.Context, alias, player string) error {
	err := p.Store.Merge(ctx, alias, player, p.Now())
	if errors.Is(err, store.ErrTogether) {
		return table.Refuse(table.NotNow, "merge-together")
	}
	if err == nil {
		err = p.handOver(ctx, func(h *store.Handover) bool { return h.Alias == alias })
	}
	return err
}

// Split makes an alias a player like others again: see [store.Memory.Split].
func (p *People) Split(ctx context.Context, alias string) error { return p.Store.Split(ctx, alias) }

// Link returns the code of a link that makes another device the player's, once, until a time.
func (p *People) Link(ctx context.Context, player string, until time.Time) (code string, err error) {
	key, code, err := store.NewLink(rand.Reader, player, "", p.Now(), until)
	if err != nil {
		return "", err
	}
	return code, p.Store.AddKey(ctx, key)
}

// HandOver hands over all chairs of aliases. Call it now and then.
func (p *People) HandOver(ctx context.Context) error {
	return p.handOver(ctx, func(*store.Handover) bool { return true })
}

func (p *People) handOver(ctx context.Context, wanted func(*store.Handover) bool) error {
	all, err := p.Store.Handovers(ctx, most)
	for i := range all {
		h := &all[i]
		if !wanted(h) {
			continue
		}
		e := p.Hall.Merge(ctx, p.Now().UnixMilli(), h.Table, h.Alias, h.Player)
		if _, later := errors.AsType[*table.Refusal](e); !later { // both play there: later, when they no longer do
			err = errors.Join(err, e)
		}
	}
	return err
}

// settle is how long other servers may still take a player who was erased for one who is here.
const settle = 30 * time.Second

// Erase erases a player and its aliases: keys end, names are emptied, and tables where they sit forget them. The
// logs are searched by [People.Search].
func (p *People) Erase(ctx context.Context, player string) error {
	aliases, err := p.Store.Aliases(ctx, player)
	if err != nil {
		return err
	}
	for _, id := range append(aliases, player) { // the player last, so that a failed call can be repeated
		seated, err := p.Store.Seated(ctx, id, 0, most)
		if err == nil {
			err = p.Store.Erase(ctx, store.Erasure{Player: id, At: p.Now()})
		}
		for i := range seated {
			if err == nil {
				err = p.Hall.Erase(ctx, p.Now().UnixMilli(), seated[i].ID, id)
			}
		}
		if err != nil {
			return err
		}
		if p.Erased != nil {
			p.Erased(id)
		}
	}
	return nil
}

// Again has all logs searched again for the names of all who were erased, as after data from elsewhere came.
func (p *People) Again(ctx context.Context) error {
	all, err := p.Store.Erasures(ctx)
	for i := range all {
		if err == nil {
			err = p.Store.Erase(ctx, store.Erasure{Player: all[i].Player, At: all[i].At})
		}
	}
	return err
}

// Search goes on with the search for the names of players who were erased some time ago, and withholds what it
// finds. It ends when all logs have been searched; after an error, call it again.
func (p *People) Search(ctx context.Context) error { return p.search(ctx, p.Now().Add(-settle)) }

// SearchNow is Search for all who were erased, for a store that no other server uses.
func (p *People) SearchNow(ctx context.Context) error { return p.search(ctx, p.Now()) }

func (p *People) search(ctx context.Context, before time.Time) error {
	all, err := p.Store.Erasures(ctx)
	for i := range all {
		e := &all[i]
		for err == nil && !e.Done && !e.At.After(before) {
			err = p.page(ctx, e)
		}
	}
	return err
}

// pageOf is how many tables are searched before it is stored how far the search has come.
const pageOf = 100

// page searches the next tables.
func (p *People) page(ctx context.Context, e *store.Erasure) error {
	ids, err := p.Store.Tables(ctx, e.Searched, pageOf)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := p.withhold(ctx, id, e.Player); err != nil {
			return err
		}
		e.Searched = id
	}
	e.Done = len(ids) < pageOf
	return p.Store.Erase(ctx, *e)
}

// withhold withholds what a table has of a player.
func (p *People) withhold(ctx context.Context, id, player string) error {
	for {
		log, err := p.Store.Read(ctx, id, 0)
		if err != nil {
			return err
		}
		if !mentions(log, player) && !playsOn(log) {
			return nil
		}
		if err := p.Hall.Erase(ctx, p.Now().UnixMilli(), id, player); err != nil {
			return err
		}
		if log, err = p.Store.Read(ctx, id, 0); err != nil {
			return err
		}
		changed, err := table.Withhold(id, new(hall.VariantCache), log, player, func(other string) (bool, error) { return p.played(ctx, other, player) })
		if err != nil || len(changed) == 0 {
			return err
		}
		log = slices.Clone(log)
		for _, e := range changed {
			log[e.Seq-1] = e
		}
		f, err := p.Projections.Fold(id, log)
		if err != nil {
			return err
		}
		if err = p.Store.Withhold(ctx, id, changed, f); !errors.Is(err, store.ErrStale) { // else the table has moved on
			return err
		}
	}
}

// played reports whether a player occurs at a table.
func (p *People) played(ctx context.Context, id, player string) (bool, error) {
	log, err := p.Store.Read(ctx, id, 0)
	if errors.Is(err, store.ErrNone) {
		return true, nil // nobody can tell
	}
	return mentions(log, player), err
}

// mentions reports whether a log has the id of a player. Ids are random: nothing else in quotation marks looks like
// one.
func mentions(log []journal.Entry, player string) bool {
	id := []byte(`"` + player + `"`)
	return slices.ContainsFunc(log, func(e journal.Entry) bool { return bytes.Contains(e.Body, id) })
}

// playsOn reports whether a table's match goes on from another's, whose header it may have.
func playsOn(log []journal.Entry) bool {
	return len(log) > 0 && bytes.Contains(log[0].Body, []byte(`"lines":`))
}
