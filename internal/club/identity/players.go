// Package identity says who players are: by which keys, and what becomes of them. It makes two players one, and erases
// players, at all tables. What has been decided is stored first; what is left to do at tables follows from that, so that
// it is finished after a crash, by any server.
package identity

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"ninetynine/internal/club/event"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
)

// A Store stores players and logs: see package sqlstore.
type Store interface {
	Seated(ctx context.Context, player string, skip, limit int) ([]journal.Summary, error)
	Tables(ctx context.Context, after string, limit int) ([]string, error)
	TablesMoved(ctx context.Context, since int64, after string, limit int) ([]string, error)
	InLogsSince(ctx context.Context, player string) (int64, error)
	Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error)
	Merge(ctx context.Context, alias, player string, at time.Time) error
	Split(ctx context.Context, alias string, at time.Time) error
	Player(ctx context.Context, id string) (store.Player, error)
	Known(ctx context.Context, ids []string) ([]store.Player, error)
	Tallies(ctx context.Context, player string) ([]store.Tally, error)
	Memberships(ctx context.Context, player string) ([]store.Membership, error)
	Audit(ctx context.Context, whom string, before uint64, limit int) ([]store.AuditEntry, error)
	Key(ctx context.Context, id store.KeyID) (store.Key, store.Player, error)
	Aliases(ctx context.Context, player string) ([]string, error)
	AddKey(ctx context.Context, k store.Key) error
	Keys(ctx context.Context, player string) ([]store.Key, error)
	EndKeys(ctx context.Context, player string, except store.KeyID, kinds ...store.Kind) (int, error)
	Handovers(ctx context.Context, limit int) ([]store.Handover, error)
	Erase(ctx context.Context, e store.Erasure) error
	Erasures(ctx context.Context) ([]store.Erasure, error)
	Withhold(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error
}

// Players changes who players are. Several goroutines, and servers, may use it at once.
type Players struct {
	Store       Store
	Hall        *hall.Hall
	Now         func() time.Time
	Projections store.Projections
	Moderation  *moderation.Decisions // what is in force keeps players as they are
	// Erased and Withheld, which may be nil, are called after a player was erased here, and after names were
	// withheld from the log of a table.
	Erased, Withheld func(id string)
	// Ended, which may be nil, is called after keys of a player have changed here, and whether all have ended.
	Ended func(player string, all bool)

	under *search              // the search under way
	later map[string]time.Time // by player who was erased: when the search, which could not read a log, begins again
}

// most is how many tables are looked at in one go.
const most = 1000

// Merge makes a player an alias of another: see the store. Then the other takes the alias's chairs.
// What fails of that is left to [Players.HandOver].
func (p *Players) Merge(ctx context.Context, alias, player string) error {
	err := p.Store.Merge(ctx, alias, player, p.Now())
	if errors.Is(err, store.ErrTogether) {
		return table.Refuse(table.NotNow, "merge-together")
	}
	if err == nil {
		err = p.handOver(ctx, func(h *store.Handover) bool { return h.Alias == alias })
	}
	return err
}

// Split makes an alias a player like others again, and gives back what it brought: see the store. Chairs come
// first: if that fails, it is an alias still, and [Players.HandOver] mends what was given back. They come again after it, in
// case that happened. An alias that was erased gets nothing.
func (p *Players) Split(ctx context.Context, alias string) error {
	was, err := p.Store.Player(ctx, alias)
	erased, failed := p.Store.Erasures(ctx)
	if err = cmp.Or(err, failed); err == nil && slices.ContainsFunc(erased, func(e store.Erasure) bool { return e.Player == alias }) {
		err = fmt.Errorf("alias %q was erased: %w", alias, store.ErrNone)
	}
	if err == nil && was.AliasOf != "" {
		err = p.giveBack(ctx, &was)
	}
	if err == nil {
		err = p.Store.Split(ctx, alias, p.Now())
	}
	if err == nil {
		err = p.giveBack(ctx, &was)
	}
	if p.Ended != nil {
		p.Ended(was.Root(), false)
	}
	return err
}

// SplitFor splits an alias for an operator, and ends its ways back first: they are of the browser that joined it, by
// words that may have been stolen. A player who has no other key gets a link of an operator.
func (p *Players) SplitFor(ctx context.Context, alias string) error {
	_, err := p.Store.EndKeys(ctx, alias, store.KeyID{}, store.Back)
	if err == nil {
		err = p.Split(ctx, alias)
	}
	return err
}

// giveBack gives an alias what its player took over from it at tables where the player sits or is the host.
func (p *Players) giveBack(ctx context.Context, alias *store.Player) error {
	seated, err := p.Store.Seated(ctx, alias.Root(), 0, most)
	for i := range seated {
		err = errors.Join(err, p.Hall.Return(ctx, p.Now().UnixMilli(), seated[i].ID, alias.ID, alias.Root()))
	}
	return err
}

// Link returns the code of an operator's link that makes another device the player's, once, between two times.
func (p *Players) Link(ctx context.Context, player string, from, until time.Time) (code string, err error) {
	key, code, err := store.NewLink(rand.Reader, player, "", p.Now(), until)
	if key.Maker = store.ByOperator; from.After(p.Now()) {
		key.From = from
	}
	if err == nil {
		err = p.Store.AddKey(ctx, key)
	}
	if err == nil && p.Ended != nil {
		p.Ended(player, false)
	}
	return code, err
}

// Used reports whether the player has used a key since a time.
func (p *Players) Used(ctx context.Context, player string, since time.Time) (bool, error) {
	all, err := p.Store.Keys(ctx, player)
	return slices.ContainsFunc(all, func(k store.Key) bool {
		return slices.Contains(store.Proving(), k.Kind) && k.Kind != store.Link && !k.Seen.Before(since)
	}), err
}

// EndKeys ends all keys of a player.
func (p *Players) EndKeys(ctx context.Context, player string) error {
	_, err := p.Store.EndKeys(ctx, player, store.KeyID{}, append(store.Proving(), store.Push, store.Proof, store.Back)...)
	if p.Ended != nil {
		p.Ended(player, true)
	}
	return err
}

// HandOver hands over all chairs of aliases. Call it now and then.
func (p *Players) HandOver(ctx context.Context) error {
	return p.handOver(ctx, func(*store.Handover) bool { return true })
}

func (p *Players) handOver(ctx context.Context, wanted func(*store.Handover) bool) error {
	all, err := p.Store.Handovers(ctx, most)
	for i := range all {
		h := &all[i]
		if !wanted(h) {
			continue
		}
		e := p.Hall.Merge(ctx, p.Now().UnixMilli(), h.Table, h.Alias, h.Player)
		if !table.Refused(e) { // both play there: later, when they no longer do
			err = errors.Join(err, e)
		}
	}
	return err
}

// settle is how long other servers may still take a player who was erased for one who is here.
const settle = 30 * time.Second

// Erase erases a player and its aliases: keys end, names are emptied, and tables where they sit forget them. The
// logs are searched by [Players.Search], which also finishes what fails here after the player's erasure is stored.
// The player comes first, so that no further alias is added meanwhile.
func (p *Players) Erase(ctx context.Context, player string) error {
	return p.erase(ctx, store.Erasure{Player: player, At: p.Now()})
}

func (p *Players) erase(ctx context.Context, e store.Erasure) error {
	if err := p.Store.Erase(ctx, e); err != nil {
		return err
	}
	player, at := e.Player, e.At
	aliases, _ := p.Store.Aliases(ctx, player)
	for _, id := range aliases {
		_ = p.Store.Erase(ctx, store.Erasure{Player: id, At: at})
	}
	seated, _ := p.Store.Seated(ctx, player, 0, most)
	for _, id := range append(aliases, player) {
		for i := range seated {
			_ = p.Hall.Erase(ctx, p.Now().UnixMilli(), seated[i].ID, id)
		}
		if p.Erased != nil {
			p.Erased(id)
		}
	}
	return nil
}

// Again has all logs searched again for the names of all who were erased, as after data from elsewhere came.
func (p *Players) Again(ctx context.Context) error {
	all, err := p.Store.Erasures(ctx)
	for i := range all {
		if err == nil {
			err = p.Store.Erase(ctx, store.Erasure{Player: all[i].Player, At: all[i].At})
		}
	}
	return err
}

// Search goes on with the search of all logs at once for the names of players who were erased some time ago, by some
// tables, and withholds what it finds. Call it now and then, one call at a time. What could not be searched is an
// error in the end, and is searched again later.
func (p *Players) Search(ctx context.Context) (err error) {
	if p.under == nil {
		if p.under, err = p.due(ctx, p.Now().Add(-settle)); err != nil || p.under == nil {
			return err
		}
	}
	done, err := p.page(ctx, p.under)
	if done || err != nil {
		p.under = nil
	}
	return err
}

// SearchNow is a whole search for all who were erased, for a store that no other server uses.
func (p *Players) SearchNow(ctx context.Context) error {
	s, err := p.due(ctx, p.Now())
	for done := s == nil; err == nil && !done; {
		done, err = p.page(ctx, s)
	}
	return err
}

const (
	pageOf = 1000      // tables searched at a time, before it is stored how far the search has come
	retry  = time.Hour // until logs that could not be searched are tried again
)

// A search is for the names of players who were erased, in all logs at once.
type search struct {
	erased map[string]store.Erasure
	since  int64  // tables at which nothing has happened since then know none of them
	at     string // the last table searched
	whole  string // the last one before any whose log could not be searched
	missed int    // such logs
	first  error  // of the first of them
}

// due returns the search for those who were erased before a time; nil if there are none. It erases aliases first that are left over.
func (p *Players) due(ctx context.Context, before time.Time) (*search, error) {
	s := &search{erased: map[string]store.Erasure{}}
	all, err := p.Store.Erasures(ctx)
	for i := 0; i < len(all) && err == nil; i++ {
		e := all[i]
		if e.Done || e.At.After(before) || p.Now().Before(p.later[e.Player]) {
			continue
		}
		aliases, failed := p.Store.Aliases(ctx, e.Player)
		for _, id := range aliases {
			if failed == nil && !slices.ContainsFunc(all, func(o store.Erasure) bool { return o.Player == id }) {
				all = append(all, store.Erasure{Player: id, At: e.At})
				failed = p.Store.Erase(ctx, all[len(all)-1])
			}
		}
		var since int64
		if failed == nil {
			since, failed = p.Store.InLogsSince(ctx, e.Player)
		}
		if err = failed; len(s.erased) == 0 {
			s.at, s.since = e.Searched, since
		}
		s.at, s.since = min(s.at, e.Searched), min(s.since, since)
		s.erased[e.Player] = e
	}
	if s.whole = s.at; len(s.erased) == 0 {
		return nil, err
	}
	return s, err
}

// page searches the next tables, and reports whether they were the last.
func (p *Players) page(ctx context.Context, s *search) (done bool, err error) {
	var ids []string
	if s.since > 0 {
		ids, err = p.Store.TablesMoved(ctx, s.since, s.at, pageOf)
	} else {
		ids, err = p.Store.Tables(ctx, s.at, pageOf)
	}
	for i := 0; i < len(ids) && err == nil; i++ {
		err = ctx.Err()
		if failed := p.withhold(ctx, ids[i], s.erased); failed != nil && err == nil {
			s.missed, s.first = s.missed+1, cmp.Or(s.first, fmt.Errorf("table %q: %w", ids[i], failed))
		}
		if s.at = ids[i]; s.missed == 0 {
			s.whole = s.at
		}
	}
	if done = len(ids) < pageOf; done && p.later == nil {
		p.later = map[string]time.Time{}
	}
	for _, id := range slices.Sorted(maps.Keys(s.erased)) {
		e := s.erased[id]
		if e.Searched, e.Done = s.whole, done && s.missed == 0; err == nil {
			err = p.Store.Erase(ctx, e)
		}
		if done && !e.Done && err == nil {
			p.later[id] = p.Now().Add(retry)
		}
	}
	if done && s.missed > 0 && err == nil {
		err = fmt.Errorf("%d logs could not be searched for the names of erased players, and are tried again later; the first: %w", s.missed, s.first)
	}
	return done, err
}

// withhold withholds what a table has of players who were erased.
func (p *Players) withhold(ctx context.Context, id string, erased map[string]store.Erasure) error {
	log, err := p.Store.Read(ctx, id, 0)
	if err != nil {
		return err
	}
	found := mentioned(log, erased)
	if from, err := origin(log); err != nil {
		return err
	} else if from != "" {
		other, err := p.Store.Read(ctx, from, 0)
		if found = append(found, mentioned(other, erased)...); errors.Is(err, store.ErrNone) { // nobody can tell
			found, err = slices.Collect(maps.Keys(erased)), nil
		}
		if err != nil {
			return err
		}
	}
	slices.Sort(found)
	for _, player := range slices.Compact(found) {
		if err := p.withholdOne(ctx, id, player); err != nil {
			return err
		}
	}
	return nil
}

// origin returns the table whose match goes on at this one, which may have its header; "" if there is none.
func origin(log []journal.Entry) (string, error) {
	if !bytes.Contains(log[0].Body, []byte(`"lines":`)) {
		return "", nil
	}
	e, err := table.Decode(log[0].Body)
	if err != nil {
		return "", err
	}
	if o, ok := e.What.(table.Opened); ok && o.Settings.From != nil {
		return o.Settings.From.Table, nil
	}
	return "", nil
}

// withholdOne withholds what a table, or an event, has of a player.
func (p *Players) withholdOne(ctx context.Context, id, player string) error {
	of, isEvent := event.IDOf(id)
	for {
		if !isEvent {
			if err := p.Hall.Erase(ctx, p.Now().UnixMilli(), id, player); err != nil {
				return err
			}
		}
		log, err := p.Store.Read(ctx, id, 0)
		if err != nil {
			return err
		}
		var changed []journal.Entry
		if isEvent {
			changed, err = event.Withhold(id, new(hall.VariantCache), log, player)
		} else {
			changed, err = table.Withhold(id, new(hall.VariantCache), log, player, func(other string) (bool, error) { return p.played(ctx, other, player) })
		}
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
		if isEvent { // the log no longer says that it was on the player's list
			f.Rows = slices.Insert(f.Rows, 0, journal.Row{Projection: event.Projection, List: event.ListOfPlayer(player), Key: of})
		}
		if err = p.Store.Withhold(ctx, id, changed, f); errors.Is(err, store.ErrStale) {
			continue // the table has moved on
		}
		if err == nil && isEvent { // whose names its state has, too
			err = p.Hall.HandleNews(ctx, store.News{Table: id})
		}
		if err == nil && p.Withheld != nil {
			p.Withheld(id)
		}
		return err
	}
}

// played reports whether a player occurs at a table.
func (p *Players) played(ctx context.Context, id, player string) (bool, error) {
	log, err := p.Store.Read(ctx, id, 0)
	if errors.Is(err, store.ErrNone) {
		return true, nil // nobody can tell
	}
	return len(mentioned(log, map[string]store.Erasure{player: {}})) > 0, err
}

// mentioned returns the players whose ids a log has. Ids are random: nothing else between quotation marks looks like
// one.
func mentioned(log []journal.Entry, of map[string]store.Erasure) (found []string) {
	for i := range log {
		for b := log[i].Body; ; {
			text, rest, more := bytes.Cut(b, []byte{'"'})
			if _, ok := of[string(text)]; ok && more {
				found = append(found, string(text))
			}
			if b = rest; !more {
				break
			}
		}
	}
	return found
}

// A Knower knows players by their ids: see package sqlstore.
type Knower interface {
	Known(ctx context.Context, ids []string) ([]store.Player, error)
	Aliases(ctx context.Context, player string) ([]string, error)
}

// IDs returns the ids of a player: its own, and those of its aliases.
func IDs(ctx context.Context, of Knower, player string) ([]string, error) {
	aliases, err := of.Aliases(ctx, player)
	return append([]string{player}, aliases...), err
}

// Roots returns the players as whom those with the ids go on, by the ids and by their own.
func Roots(ctx context.Context, of Knower, ids ...string) (map[string]store.Player, error) {
	found, err := of.Known(ctx, ids)
	if err != nil {
		return nil, err
	}
	var heirs []string
	for _, p := range found {
		if p.AliasOf != "" {
			heirs = append(heirs, p.AliasOf)
		}
	}
	who := map[string]store.Player{}
	roots, err := of.Known(ctx, heirs)
	for _, p := range append(found, roots...) {
		who[p.ID] = p
	}
	for _, p := range found {
		who[p.ID] = who[p.Root()]
	}
	return who, err
}
