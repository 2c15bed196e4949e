package api

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// PlayerCommands are the commands that players may send. Hints have a separate request.
func PlayerCommands() []table.Kind {
	return []table.Kind{
		table.Sit, table.Stand, table.Remove, table.SeatBot, table.Rename, table.Ready, table.Unready, table.Entropy, table.Act, table.Claim,
		table.Away, table.Back, table.Propose, table.Answer, table.Redo, table.Resume, table.Chat, table.Mute, wire.Follow, wire.Block, table.Lock, table.Ban,
		table.Withdraw,
	}
}

// maxID limits the bytes of a command's id. Opening a table leads to several commands, which append to
// its id.
const (
	maxID     = 64
	maxOpenID = 48
)

// deed returns what a command does, as far as operators may forbid it. A banned player may still leave.
func deed(do table.Kind) moderation.Deed {
	switch do {
	case table.Stand, table.Unready, table.Withdraw:
		return moderation.Reading
	case table.Chat, table.Rename:
		return moderation.Speaking
	}
	return moderation.Doing
}

func (s *Service) command(ctx context.Context, c *Call, in *wire.Command) error {
	if err := checkID(in.ID, maxID); err != nil {
		return err
	}
	if err := checkCommand(in); err != nil {
		return err
	}
	if err := s.Allow(ctx, c, deed(in.Do)); err != nil {
		return err
	}
	sent, kept := wire.Commands, wire.Keeping
	if in.Do == table.Chat {
		sent, kept = wire.Chats, wire.Saying
	}
	if err := s.charge(c, wire.Price{Cost: sent, N: 1}, wire.Price{Cost: kept, N: 1}); err != nil {
		return err
	}
	at := func(n *int) int {
		if n == nil {
			return -1
		}
		return *n
	}
	if in.Do == table.Mute || in.Do == wire.Follow || in.Do == wire.Block {
		return s.tieAt(ctx, c, in)
	}
	r, err := s.sendCommand(ctx, c, c.Path("table"), &table.Command{
		Do: in.Do, ID: in.ID, Seat: at(in.Seat), Hand: at(in.Hand), Act: in.Act, Seen: in.Seen, Text: in.Text, On: in.On, Of: in.Of,
	})
	return c.give(r, err)
}

// settled answers whether a claim would end the deal now. The table does not wait for the search.
func (s *Service) settled(ctx context.Context, c *Call) error {
	var out wire.Settled
	var v rules.View
	var whole match.View // the full View
	var m *match.Match
	var no error
	err := s.Hall.Inspect(ctx, s.millis(), c.Path("table"), func(t *table.State) {
		out.Seq = t.Seq
		var game *rules.Game
		if game, no = t.Claimable(c.Player.ID, &v); game != nil {
			m = t.Moves()
			t.View(v.Seat, &whole)
		}
	})
	if err = errors.Join(err, no); err != nil {
		return err
	}
	switch {
	case m == nil:
	case s.Settled != nil:
		out.Settled, err = s.Settled(ctx, m, &whole)
	default:
		out.Settled = s.Hall.Judge.Settled(m.Game, &v)
	}
	return c.give(out, err)
}

// checkCommand reports errors that are independent of the table.
func checkCommand(in *wire.Command) error {
	switch {
	case in.Do == table.Hint:
		return bad("ask for a hint with POST /api/tables/TABLE/hint")
	case !slices.Contains(PlayerCommands(), in.Do):
		return bad(fmt.Sprintf("do cannot be %.20q; it is one of %s", in.Do, words(PlayerCommands())))
	case in.Do == table.Act && strings.ContainsAny(in.Act, ",;"):
		return bad(`act: cards are divided by blanks alone, as in "lay 9C 9D 9S"`)
	case in.Do == table.Act && len(strings.Fields(in.Act)) == 1 && slices.Contains([]string{"lay", "play", "name"}, strings.TrimSpace(in.Act)):
		return bad(`act: say also which, as in "lay 9C 9D 9S", "play KD" or "name H"`)
	}
	return nil
}

func words(ds []table.Kind) string {
	var w []string
	for _, d := range ds {
		w = append(w, string(d))
	}
	return strings.Join(w, ", ")
}

// sendCommand sends a player's command to the table.
func (s *Service) sendCommand(ctx context.Context, c *Call, id string, cmd *table.Command) (live.Reply, error) {
	cmd.Player, cmd.Name = c.Player.ID, c.Player.Name
	var err error
	switch cmd.Do {
	case table.Sit:
		err = s.maySit(ctx, c, id, cmd)
	case table.Ready:
		if s.Company != nil {
			err = s.Company.groups.MayGoOn(ctx, c.Player.ID, id)
		}
	}
	if err != nil {
		return live.Reply{}, err
	}
	return s.hall.Do(ctx, s.millis(), id, cmd)
}

// bytesKept is the size of an opening's record that counts as one more command stored: about the size of
// a command's entry.
const bytesKept = 1 << 8

// mayOpen refuses a wrong opening. It charges for it unless it was made before: people with a bad network repeat it.
func (s *Service) mayOpen(ctx context.Context, c *Call, o *lobby.Opening) error {
	if err := checkID(o.ID, maxOpenID); err != nil {
		return err
	}
	if err := s.lobby.Check(o); err != nil {
		return err
	}
	o.Count = sync.OnceValue(func() error { return s.countOpening(ctx, c, o) })
	return nil
}

// countOpening charges for a new opening and its storage. Who names house rules speaks.
func (s *Service) countOpening(ctx context.Context, c *Call, o *lobby.Opening) error {
	if o.Settings.HouseName() != "" {
		if err := s.Allow(ctx, c, moderation.Speaking); err != nil {
			return err
		}
	}
	if err := s.spend(c, wire.Openings); err != nil {
		return err
	}
	return s.meter(c, wire.Keeping, 1+len(o.Lines)/bytesKept)
}

// open opens a table, and seats its player if requested.
func (s *Service) open(ctx context.Context, c *Call, in *wire.Opening) error {
	if in.Settings.Day != "" {
		return bad("day is only for a deal of the day: ask POST /api/daily for it")
	}
	if in.Settings.From != nil {
		return bad("from is only for a match that goes on from another: ask POST /api/tables/{table}/matches/{match}/whatif for it")
	}
	if in.Settings.Event != "" || len(in.Settings.Boards) > 0 {
		return bad("event and boards are only for a table that an event opens: ask POST /api/events for one that is played online")
	}
	if in.Settings.Brought != 0 {
		return bad("brought is only for a table that is brought from a browser: ask POST /api/brought for it")
	}
	if err := s.mayOpenFor(ctx, c, &in.Settings); err != nil {
		return err
	}
	return s.begin(ctx, c, in)
}

// begin opens a table, or returns that of the same earlier opening.
func (s *Service) begin(ctx context.Context, c *Call, o *lobby.Opening) error {
	if err := s.mayOpen(ctx, c, o); err != nil {
		return err
	}
	out, err := s.lobby.Open(ctx, c.person(), o)
	if err != nil {
		return err
	}
	if out.Again {
		return c.answer(out)
	}
	return c.status(wire.StatusCreated, out)
}

// play seats the player at a waiting table, or opens one.
func (s *Service) play(ctx context.Context, c *Call, in *wire.Quick) error {
	variant := cmp.Or(in.Variant, rules.Catalogue()[0].ID)
	o := lobby.Opening{ID: in.ID, Settings: lobby.Quick(variant), Sit: true, Ready: in.Ready, Commit: in.Commit}
	if err := s.mayOpen(ctx, c, &o); err != nil {
		return err
	}
	out, err := s.lobby.Play(ctx, c.person(), &o)
	return c.give(out, err)
}
