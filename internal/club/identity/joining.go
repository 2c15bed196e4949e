package identity

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
)

// ErrYoung refuses the gravest acts to a key that came by a link lately. Who proves words or a passkey gets another.
var ErrYoung = table.Refuse(table.NotNow, "key-young")

// ErrOther refuses a code of another player than the one that the caller has seen.
var ErrOther = table.Refuse(table.NotNow, "other-player")

// A Standing is what a player has, and would leave or bring along.
type Standing struct {
	// Alone says that no other key can go on as this player: no passkey, no recovery words, no other device, no link.
	Alone bool `json:"alone,omitempty"`
	// Matches is the number of matches that the player has finished.
	Matches int `json:"matches" wire:"min=0"`
	// Groups is the number of the player's groups.
	Groups int `json:"groups" wire:"min=0"`
	// Playing says that the player sits in a match in progress.
	Playing bool `json:"playing,omitempty"`
	// Words says that the player has recovery words.
	Words bool `json:"words,omitempty"`
	// Passkeys says that the player has passkeys.
	Passkeys bool `json:"passkeys,omitempty"`
}

// Standing returns what a player has besides a key.
func (p *Players) Standing(ctx context.Context, player string, key store.KeyID) (s Standing, err error) {
	keys, err := p.Store.Keys(ctx, player)
	tallies, e := p.Store.Tallies(ctx, player)
	groups, e2 := p.Store.Memberships(ctx, player)
	playing, e3 := p.Playing(ctx, player)
	s.Alone, s.Groups, s.Playing = p.Alone(keys, key), len(groups), playing
	for i := range keys {
		s.Words = s.Words || keys[i].Kind == store.Words
		s.Passkeys = s.Passkeys || keys[i].Kind == store.Passkey
	}
	for i := range tallies {
		s.Matches += tallies[i].Matches + tallies[i].Assisted
	}
	return s, errors.Join(err, e, e2, e3)
}

// Alone reports whether nobody can go on as a player without one of the keys. Links end too soon to count.
func (p *Players) Alone(keys []store.Key, without store.KeyID) bool {
	return !slices.ContainsFunc(keys, func(k store.Key) bool { return k.ID != without && k.Kind != store.Link && k.Proves(p.Now()) })
}

// Playing reports whether a player sits in a match in progress.
func (p *Players) Playing(ctx context.Context, player string) (bool, error) {
	seated, err := p.Store.Seated(ctx, player, 0, most)
	return slices.ContainsFunc(seated, func(t journal.Summary) bool { return t.Status == journal.InPlay }), err
}

// MayGoOn refuses an operator's link whose player sits in a match by now, and a code of an alias that may not be split.
func (p *Players) MayGoOn(ctx context.Context, code *store.Key, who *store.Player) error {
	if who.AliasOf != "" {
		if err := p.mayUndo(ctx, who.AliasOf); err != nil {
			return err
		}
	}
	if code.Maker != store.ByOperator {
		return nil
	}
	return p.MayLink(ctx, who)
}

// MayLink refuses an operator's link to a player whose cards it would show.
func (p *Players) MayLink(ctx context.Context, who *store.Player) error {
	playing, err := p.Playing(ctx, who.Root())
	if err == nil && playing {
		err = table.Refuse(table.NotNow, "link-playing", "name", who.Name)
	}
	return err
}

// mayUndo refuses that a player undoes a joining while something is in force against the player or an alias.
func (p *Players) mayUndo(ctx context.Context, player string) error {
	err := p.Moderation.Followed(ctx)
	if err != nil {
		return err
	}
	now, _, err := p.Moderation.Sanctions(ctx, player)
	if err == nil && (now.Banned || now.Silenced) {
		err = table.Refuse(table.NotNow, "join-sanctioned")
	}
	return err
}

// MayJoin refuses that a player takes over another, whose key is proven: by a link, which another may have made, or by
// a key that is too young; an alias, or a player of another way back; two players of whom one is banned, silenced, an
// operator without a better proof, or in a match, unless the hand may be shown to the devices of the first.
func (p *Players) MayJoin(ctx context.Context, player string, proof *store.Key, other *store.Player, hand bool) error {
	switch {
	case proof.Kind == store.Link:
		return table.Refuse(table.NotNow, "join-link")
	case !proof.Settled(p.Now()):
		return ErrYoung
	case other.ID == player || other.AliasOf != "" || proof.Kind == store.Back && string(proof.Data) != player:
		return ErrOther
	}
	for _, id := range []string{other.ID, player} {
		now, operates, err := p.Moderation.Sanctions(ctx, id)
		switch {
		case err != nil:
			return err
		case now.Banned || now.Silenced:
			return table.Refuse(table.NotNow, "join-sanctioned")
		case operates && proof.Kind != store.Proof:
			return table.Refuse(table.NotNow, "join-operator")
		}
	}
	if err := p.unjoined(ctx, other); err != nil {
		return err
	}
	playing, err := p.Playing(ctx, other.ID)
	if err == nil && playing && !hand {
		err = table.Refuse(table.NotNow, "join-hand", "name", other.Name)
	}
	return err
}

// EraseOwn erases a player, whose key asks for it: see [Players.Erase]. It refuses a key that came by a link lately, and to
// erase another who can still undo to have joined this one.
func (p *Players) EraseOwn(ctx context.Context, player *store.Player, key *store.Key) error {
	if !key.Settled(p.Now()) {
		return ErrYoung
	}
	err := p.erase(ctx, store.Erasure{Player: player.ID, At: p.Now(), Alone: true})
	if errors.Is(err, store.ErrJoined) {
		err = cmp.Or(p.unjoined(ctx, player), err)
	}
	return err
}

// unjoined refuses what buries a joining that can still be undone.
func (p *Players) unjoined(ctx context.Context, player *store.Player) error {
	lately, err := p.Joined(ctx, player.ID)
	if err != nil || len(lately) == 0 {
		return err
	}
	return table.Refuse(table.NotNow, "join-first", "name", player.Name, "until", phrase.Minute(lately[0].Until.UnixMilli()))
}

// Undo undoes that an alias became one with a player, whose key asks for it. The error is [store.ErrNone] if it did not, or
// too long ago.
func (p *Players) Undo(ctx context.Context, player, alias string, key *store.Key) error {
	became, _, err := p.Store.Key(ctx, store.BecameOf(alias))
	switch {
	case err == nil && (became.Player != player || became.Ended(p.Now())):
		return store.ErrNone
	case err == nil && !key.Settled(p.Now()) && became.Made.Before(key.From.Add(-store.SettlesIn)):
		return ErrYoung
	}
	if err == nil {
		err = p.mayUndo(ctx, player)
	}
	if err == nil {
		err = p.Split(context.WithoutCancel(ctx), alias)
	}
	return err
}

// Joined returns the keys of a player that say which others became one with it so lately that it can be undone: see
// [store.NewBecame].
func (p *Players) Joined(ctx context.Context, player string) ([]store.Key, error) {
	keys, err := p.Store.Keys(ctx, player)
	return p.joinedOf(keys), err
}

func (p *Players) joinedOf(keys []store.Key) []store.Key {
	return slices.DeleteFunc(slices.Clone(keys), func(k store.Key) bool { return k.Kind != store.Became || k.Ended(p.Now()) })
}

// A Joined is a player who became one with another, and when.
type Joined struct {
	store.Player
	At time.Time
}

// JoinedBy returns the players who became one with the player of the keys, as far as it can be undone.
func (p *Players) JoinedBy(ctx context.Context, keys []store.Key) (out []Joined, err error) {
	at := map[string]time.Time{}
	var ids []string
	for _, k := range p.joinedOf(keys) {
		ids, at[k.Label] = append(ids, k.Label), k.Made
	}
	if len(ids) == 0 {
		return nil, nil
	}
	found, err := p.Store.Known(ctx, ids)
	for i := range found {
		out = append(out, Joined{found[i], at[found[i].ID]})
	}
	return out, err
}

// toldFor is for how long a player is told of operators' acts.
const toldFor = 30 * 24 * time.Hour

// KeyActs returns what operators did with a player's keys lately, the newest first.
func (p *Players) KeyActs(ctx context.Context, player string) ([]store.AuditEntry, error) {
	const most = 100
	since := p.Now().Add(-toldFor).UnixMilli()
	entries, err := p.Store.Audit(ctx, player, 0, most)
	return slices.DeleteFunc(entries, func(e store.AuditEntry) bool {
		return e.At < since || !slices.Contains([]string{moderation.ActLink, moderation.ActEndKeys, moderation.ActSplit}, e.Act)
	}), err
}
