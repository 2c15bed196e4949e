package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
)

// A Tie is what a player thinks of another. Only the player learns of it.
type Tie struct {
	Player, Other string
	Kind          TieKind
	At            time.Time // since when, to the millisecond
}

// A TieKind is a kind of ties.
type TieKind string

// The kinds of ties. Players who follow each other are friends.
const (
	Follow TieKind = "follow"
	Mute   TieKind = "mute"  // what the other writes is not shown
	Block  TieKind = "block" // likewise, and the other gets no chair where the player sits or is the host
)

// CheckTie checks that a store can keep a tie.
func CheckTie(t *Tie) error {
	if t.Kind == "" || t.Player == t.Other {
		return errors.New("a tie has a kind, and joins two players")
	}
	return errors.Join(CheckID(t.Player), CheckID(t.Other), checkText(string(t.Kind)))
}

// Ties are ties of one player: see [Memory.Ties].
type Ties []Tie

// Has reports whether one of them is of this kind between the players.
func (ts Ties) Has(player, other string, kind TieKind) bool {
	return slices.ContainsFunc(ts, func(t Tie) bool { return t.Player == player && t.Other == other && t.Kind == kind })
}

// Friends reports whether the two follow each other, and neither blocks the other.
func (ts Ties) Friends(player, other string) bool {
	return ts.Has(player, other, Follow) && ts.Has(other, player, Follow) && !ts.Apart(player, other)
}

// Apart reports whether one of the two blocks the other.
func (ts Ties) Apart(player, other string) bool {
	return ts.Has(player, other, Block) || ts.Has(other, player, Block)
}

// Tie stores a tie, unless there is one. The error is [ErrNone] if one of the players does not exist or was erased. For
// an alias stands the player as whom it goes on.
func (m *Memory) Tie(ctx context.Context, t Tie) error {
	return m.change(ctx, func(d *draft) error {
		if err := CheckTie(&t); err != nil {
			return err
		}
		for _, id := range []*string{&t.Player, &t.Other} {
			p, ok := m.players.get(*id)
			if _, gone := m.erased.get(*id); !ok || gone {
				return fmt.Errorf("player %q: %w", *id, ErrNone)
			}
			*id = p.Root()
		}
		if t.Player == t.Other {
			return fmt.Errorf("player %q: %w", t.Other, ErrNone)
		}
		m.keepTie(d, t)
		return nil
	})
}

func (m *Memory) keepTie(d *draft, t Tie) {
	if _, ok := m.ties.get(t.Player, t.Other, string(t.Kind)); !ok {
		t.At = t.At.UTC().Truncate(time.Millisecond)
		m.ties.set(d, t, t.Player, t.Other, string(t.Kind))
	}
}

// Untie ends a tie, if there is one.
func (m *Memory) Untie(ctx context.Context, player, other string, kind TieKind) error {
	return m.change(ctx, func(d *draft) error {
		m.ties.removeAll(d, func(t Tie) bool { return t.Player == player && t.Other == other && t.Kind == kind })
		return nil
	})
}

// Ties returns a player's ties, those by which others mute or block the player, and those by which others follow whom the
// player follows. They are in byte order of both players and the kind.
func (m *Memory) Ties(ctx context.Context, player string) (Ties, error) {
	return list(ctx, m, m.ties, math.MaxInt, func(a, b Tie) int {
		return cmp.Or(strings.Compare(a.Player, b.Player), strings.Compare(a.Other, b.Other), strings.Compare(string(a.Kind), string(b.Kind)))
	}, func(t *Tie) bool {
		if t.Player == player || t.Other == player && t.Kind != Follow {
			return true
		}
		_, followed := m.ties.get(player, t.Player, string(Follow))
		return t.Other == player && followed
	})
}

// Blocks returns the pairs of players among some of whom the first blocks the second, in byte order.
func (m *Memory) Blocks(ctx context.Context, players []string) (pairs [][2]string, err error) {
	found, err := list(ctx, m, m.ties, math.MaxInt, func(a, b Tie) int {
		return cmp.Or(strings.Compare(a.Player, b.Player), strings.Compare(a.Other, b.Other))
	}, func(t *Tie) bool {
		return t.Kind == Block && slices.Contains(players, t.Player) && slices.Contains(players, t.Other)
	})
	for i := range found {
		pairs = append(pairs, [2]string{found[i].Player, found[i].Other})
	}
	return pairs, err
}

// Muted returns the ids of the players whom a player mutes or blocks, and of their aliases, in byte order.
func (m *Memory) Muted(ctx context.Context, player string) (ids []string, err error) {
	found, err := list(ctx, m, m.players, math.MaxInt, func(a, b Player) int { return strings.Compare(a.ID, b.ID) }, func(p *Player) bool {
		_, mutes := m.ties.get(player, p.Root(), string(Mute))
		_, blocks := m.ties.get(player, p.Root(), string(Block))
		return mutes || blocks
	})
	for i := range found {
		ids = append(ids, found[i].ID)
	}
	return ids, err
}

// moveTies gives the ties of an alias, and those to it, to the player as whom it goes on. A block
// ends the follow of the same player.
func (m *Memory) moveTies(d *draft, alias, player string) {
	moved := func(t Tie) Tie {
		for _, id := range []*string{&t.Player, &t.Other} {
			if *id == alias {
				*id = player
			}
		}
		return t
	}
	for key, was := range m.ties.all {
		is := moved(was)
		ends := is.Player == is.Other || is.Kind == Follow && (is.Player == player || is.Other == player) &&
			m.ties.any(func(t Tie) bool { t = moved(t); return t.Kind == Block && t.Player == is.Player && t.Other == is.Other })
		if ends || is != was {
			m.ties.remove(d, key)
		}
		if !ends && is != was {
			m.keepTie(d, is)
		}
	}
}

// Known returns those of the players that exist, in byte order of their ids.
func (m *Memory) Known(ctx context.Context, ids []string) ([]Player, error) {
	return list(ctx, m, m.players, math.MaxInt, func(a, b Player) int { return strings.Compare(a.ID, b.ID) },
		func(p *Player) bool { return slices.Contains(ids, p.ID) })
}
