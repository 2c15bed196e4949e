package httpd

import (
	"context"
	"net/http"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// merge makes a player one with another, and ends the player's sessions. If that fails only in part, the rest is
// left to [people.People.HandOver].
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

// mayGoOn refuses an operator's link whose player sits in a match by now, since it would show a hand, and a code of an alias
// that may not be split.
func (s *Server) mayGoOn(ctx context.Context, code *store.Key, p *store.Player) error {
	if p.AliasOf != "" {
		if err := s.mayUndo(ctx, p.AliasOf); err != nil {
			return err
		}
	}
	if code.Maker != store.ByOperator {
		return nil
	}
	playing, err := s.playing(ctx, p.Root())
	if err == nil && playing {
		err = table.Refuse(table.NotNow, "link-playing", "name", p.Name)
	}
	return err
}

// mayUndo refuses that a player undoes a joining while something is in force against the player or an alias.
func (s *Server) mayUndo(ctx context.Context, player string) error {
	err := s.Moderation.Followed(ctx)
	if err != nil {
		return err
	}
	now, _, err := s.Moderation.Sanctions(ctx, player)
	if err == nil && (now.Banned || now.Silenced) {
		err = table.Refuse(table.NotNow, "join-sanctioned")
	}
	return err
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

// mayErase refuses a key that came by a link lately, and to erase a player who can still undo to have joined this one.
func (s *Server) mayErase(c *call) error {
	if s.young(c) {
		return errYoung
	}
	return s.unjoined(c.r.Context(), c.Player.ID, c.Player.Name)
}

// unjoined refuses what buries a joining that can still be undone.
func (s *Server) unjoined(ctx context.Context, player, name string) error {
	lately, err := s.People.Joined(ctx, player)
	if err != nil || len(lately) == 0 {
		return err
	}
	return table.Refuse(table.NotNow, "join-first", "name", name, "until", phrase.Minute(lately[0].Until.UnixMilli()))
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
	if err := s.mayErase(c); err != nil {
		return err
	}
	if err := s.People.Erase(c.r.Context(), c.Player.ID); err != nil {
		return err
	}
	if err := s.endWayBack(c); err != nil {
		return err
	}
	http.SetCookie(c.w, s.cookie("", 0))
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}
