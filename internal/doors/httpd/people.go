package httpd

import (
	"context"
	"net/http"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// merge makes a player one with another, and ends the player's sessions. If that fails only in part, the rest is
// left to [identity.Players.HandOver].
func (s *Server) merge(ctx context.Context, alias, player string) error {
	if err := s.People.Merge(ctx, alias, player); err != nil {
		if now, e := s.Store.Player(ctx, alias); e != nil || now.AliasOf == "" {
			return err
		}
		s.Log.Warn("not all of a player who became another is moved yet", "err", Logged(err))
	}
	s.forget(player)
	s.keysChanged(alias, true)
	if err := s.retied(ctx, player); err != nil {
		s.Log.Warn("streams do not follow a merge yet", "err", Logged(err)) // they do when they are checked next
	}
	return nil
}

// split undoes a merge.
func (s *Server) split(ctx context.Context, alias string) error {
	p, err := s.Store.Player(ctx, alias)
	if err == nil {
		err = s.People.Split(ctx, alias)
	}
	if err == nil {
		err = s.retied(ctx, p.Root())
	}
	return err
}

// retied has streams follow a merge: those of the player, and of others who mute the player.
func (s *Server) retied(ctx context.Context, player string) error {
	ties, err := s.Store.Ties(ctx, player)
	concerned := map[string]bool{player: true}
	for _, t := range ties {
		if t.Other == player && t.Kind != store.Follow {
			concerned[t.Player] = true
		}
	}
	for id := range concerned {
		if err == nil {
			err = s.tied(ctx, id)
		}
	}
	return err
}

// erased ends what a player who was erased still has here.
func (s *Server) erased(player string) {
	s.forget(player)
	s.streams.endOf(player)
	s.Moderation.Forget()
}

// keysChanged has what is known here of a player's keys looked up again, and ends the streams if all have ended.
func (s *Server) keysChanged(player string, all bool) {
	if s.forget(player); all {
		s.streams.endOf(player)
	}
}

// erase erases the caller, who has to give the name.
func (s *Server) erase(c *call) error {
	var in wire.Erasing
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	if in.Name != c.Player.Name {
		return table.Refuse(table.NotNow, "erase-name", "name", c.Player.Name)
	}
	if err := s.People.EraseOwn(c.r.Context(), &c.Player, &c.own); err != nil {
		return err
	}
	if err := s.endWaysBack(c); err != nil {
		return err
	}
	http.SetCookie(c.w, s.cookie("", 0))
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}
