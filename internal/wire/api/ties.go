package api

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// most is how many matches or tables are read at a time.
const most = 100

// mostTies is how many ties a player may have.
const mostTies = 1000

// ties answers with the players whom the caller has ties to, or has met.
func (s *Service) ties(ctx context.Context, c *Call) error {
	all, err := s.tiesOf(ctx, c)
	if err != nil {
		return err
	}
	return c.answer(wire.Ties{Players: all})
}

func (s *Service) tiesOf(ctx context.Context, c *Call) ([]wire.Tied, error) {
	ids, err := s.ids(ctx, c)
	if err != nil {
		return nil, err
	}
	ties, err := s.Store.Ties(ctx, c.Player.ID)
	if err != nil {
		return nil, err
	}
	results, err := s.Store.Results(ctx, c.Player.ID, "", store.Cursor{}, most)
	if err != nil {
		return nil, err
	}
	others := map[string]bool{}
	for _, t := range ties {
		if t.Player == c.Player.ID {
			others[t.Other] = true
		}
	}
	for i := range results {
		for _, share := range results[i].Chairs {
			others[share.Player] = true
		}
	}
	delete(others, "")
	who, err := s.roots(ctx, slices.Collect(maps.Keys(others))...)
	if err != nil {
		return nil, err
	}
	all := map[string]*wire.Tied{}
	for _, p := range who {
		if p.Name != "" && !slices.Contains(ids, p.ID) {
			all[p.ID] = tied(c.Player.ID, &p, ties)
		}
	}
	for i := range results {
		meet(all, who, &results[i])
	}
	found := []wire.Tied{}
	for _, t := range all {
		found = append(found, *t)
	}
	rank := func(t *wire.Tied) int {
		switch {
		case t.Friend:
			return 0
		case t.Follow:
			return 1
		}
		return 2
	}
	slices.SortFunc(found, func(a, b wire.Tied) int {
		return cmp.Or(cmp.Compare(rank(&a), rank(&b)), cmp.Compare(b.Last, a.Last), strings.Compare(a.ID, b.ID))
	})
	return found, nil
}

// meet counts a match for the players who were in it, by the id as which they go on; those of earlier ones come later.
func meet(all map[string]*wire.Tied, who map[string]store.Player, r *journal.Result) {
	for _, share := range r.Chairs {
		p := who[share.Player]
		t := all[p.ID]
		if t == nil {
			continue
		}
		if t.Met++; t.Last == 0 {
			t.Last, t.Table = r.Ended, r.Table
		}
	}
}

// roots returns the players as whom those with the ids go on, by the ids and by their own.
func (s *Service) roots(ctx context.Context, ids ...string) (map[string]store.Player, error) {
	found, err := s.Store.Known(ctx, ids)
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
	roots, err := s.Store.Known(ctx, heirs)
	for _, p := range append(found, roots...) {
		who[p.ID] = p
	}
	for _, p := range found {
		who[p.ID] = who[p.Root()]
	}
	return who, err
}

// tied returns another player as the caller sees that player.
func tied(player string, p *store.Player, ties store.Ties) *wire.Tied {
	return &wire.Tied{
		Me: wire.Me{ID: p.ID, Name: p.Name}, Tag: store.Tag(p.ID), Friend: ties.Friends(player, p.ID),
		Follow: ties.Has(player, p.ID, store.Follow), Mute: ties.Has(player, p.ID, store.Mute), Block: ties.Has(player, p.ID, store.Block),
	}
}

// tie makes or ends a tie.
func (s *Service) tie(ctx context.Context, c *Call, in *wire.Tying) error {
	p, err := s.setTie(ctx, c, in)
	if err != nil {
		return err
	}
	ties, err := s.Store.Ties(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	return c.answer(tied(c.Player.ID, &p, ties))
}

// tieAt makes or ends a tie from a table, as a command. It also ends what tables kept in earlier versions.
func (s *Service) tieAt(ctx context.Context, c *Call, in *wire.Command) error {
	out := wire.Reply{}
	muted := false
	err := s.visit(ctx, c, func(t *table.State) {
		seat := t.SeatOf(c.Player.ID)
		muted = seat != rules.Nobody && slices.Contains(t.Chairs[seat].Muted, in.Text)
		out.Seq = t.Seq
	})
	if err == nil {
		_, err = s.setTie(ctx, c, &wire.Tying{Player: in.Text, Tie: store.TieKind(in.Do), On: in.On})
	}
	if err == nil && muted && in.Do == table.Mute && !in.On {
		out, err = s.sendCommand(ctx, c, c.Path("table"), &table.Command{Do: in.Do, ID: in.ID, Seat: -1, Hand: -1, Text: in.Text})
	}
	if err != nil {
		return err
	}
	return c.answer(out)
}

// setTie makes or ends a tie of the caller. It returns the other player, as whom the named one goes on.
func (s *Service) setTie(ctx context.Context, c *Call, in *wire.Tying) (p store.Player, err error) {
	if s.Company == nil || in.Player == c.Player.ID || store.CheckID(in.Player) != nil || !slices.Contains([]store.TieKind{store.Follow, store.Mute, store.Block}, in.Tie) {
		return p, table.Refuse(table.Bad, "tie-whom")
	}
	who, err := s.roots(ctx, in.Player)
	if err != nil {
		return p, err
	}
	if p = who[in.Player]; p.ID == "" {
		return p, store.ErrNone
	}
	if in.On {
		err = s.keepTie(ctx, c, p.ID, in.Tie)
	} else {
		err = s.endTie(ctx, c, p.ID, in.Tie)
	}
	if err == nil && s.Tied != nil {
		err = s.Tied(ctx, c.Player.ID)
	}
	return p, err
}

// endTie ends a tie of the caller. It refuses to unmute a player whom the caller blocks: a block mutes, too.
func (s *Service) endTie(ctx context.Context, c *Call, whom string, kind store.TieKind) error {
	if kind == store.Mute {
		ties, err := s.Store.Ties(ctx, c.Player.ID)
		if err == nil && ties.Has(c.Player.ID, whom, store.Block) {
			err = table.Refuse(table.NotNow, "tie-blocks")
		}
		if err != nil {
			return err
		}
	}
	return s.Company.Untie(ctx, c.Player.ID, whom, kind)
}

// keepTie stores a tie of the caller, and ends the opposite one.
func (s *Service) keepTie(ctx context.Context, c *Call, whom string, kind store.TieKind) error {
	done, err := s.counted.Lock(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	defer done()
	ties, err := s.Store.Ties(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	n := 0
	for _, t := range ties {
		if t.Player == c.Player.ID {
			n++
		}
	}
	if n >= mostTies && !ties.Has(c.Player.ID, whom, kind) {
		return table.Refuse(table.NotNow, "ties-most", "n", n)
	}
	if err := s.Company.Tie(ctx, store.Tie{Player: c.Player.ID, Other: whom, Kind: kind, At: s.Now()}); err != nil || kind == store.Mute {
		return err
	}
	opposite := map[store.TieKind]store.TieKind{store.Follow: store.Block, store.Block: store.Follow}
	return s.Company.Untie(ctx, c.Player.ID, whom, opposite[kind])
}
