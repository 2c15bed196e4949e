package api

import (
	"context"
	"slices"

	"ninetynine/internal/club/ties"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// most is how many matches or tables are read at a time.
const most = 100

// ties answers with the players whom the caller has ties to, or has met.
func (s *Service) ties(ctx context.Context, c *Call) error {
	all, err := ties.List(ctx, s.Store, c.Player.ID)
	return c.give(wire.Ties{Players: all}, err)
}

// tie makes or ends a tie.
func (s *Service) tie(ctx context.Context, c *Call, in *wire.Tying) error {
	p, err := s.setTie(ctx, c, in)
	return c.give(p, err)
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
	return c.give(out, err)
}

// setTie makes or ends a tie of the caller. It returns the other player.
func (s *Service) setTie(ctx context.Context, c *Call, in *wire.Tying) (*ties.Tied, error) {
	if s.Company == nil {
		return nil, ties.ErrWhom
	}
	p, err := s.Company.ties.Set(ctx, c.Player.ID, in.Player, in.Tie, in.On)
	if err == nil && s.Tied != nil {
		err = s.Tied(ctx, c.Player.ID)
	}
	return p, err
}
