package httpd

import (
	"context"
	"net/http"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// merge makes the caller one with another player. The caller's session goes on as that player's.
func (s *Server) merge(c *call, p *store.Player) error {
	if err := s.People.Merge(c.r.Context(), c.Player.ID, p.ID); err != nil {
		return err
	}
	s.forget(c.Player.ID)
	for _, t := range s.streams.of(c.Player.ID) {
		s.streams.move(t, p.ID)
	}
	if err := s.retied(c.r.Context(), p.ID); err != nil {
		s.Log.Warn("streams do not follow a merge yet", "err", Logged(err)) // they do when they are checked next
	}
	return c.answer(http.StatusCreated, wire.Guest{Me: wire.Me{ID: p.ID, Name: p.Name}})
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
	s.moderation.forget()
}

// eraseCost is what an erasure counts as, in entries: all logs are searched.
const eraseCost = 100

// erase erases the caller, who has to give the name.
func (s *Server) erase(c *call) error {
	var in wire.Erasing
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	if in.Name != c.Player.Name {
		return table.Refuse(table.NotNow, "erase-name", "name", c.Player.Name)
	}
	if err := s.spend(&c.Call, api.Keeping, eraseCost); err != nil {
		return err
	}
	if err := s.People.Erase(c.r.Context(), c.Player.ID); err != nil {
		return err
	}
	http.SetCookie(c.w, s.cookie("", 0))
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}
