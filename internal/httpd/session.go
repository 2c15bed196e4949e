package httpd

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// year is how long a session lasts that nobody uses.
const year = 365 * 24 * time.Hour

// cookieName returns what the cookie of a session is called. The prefix has
// browsers refuse one that another host, or somebody on the line, has set.
func (s *Server) cookieName() string {
	if s.secure() {
		return "__Host-n99"
	}
	return "n99"
}

func (s *Server) cookie(token string, age time.Duration) *http.Cookie {
	c := &http.Cookie{
		Name: s.cookieName(), Value: token, Path: "/", MaxAge: int(age / time.Second),
		HttpOnly: true, Secure: s.secure(), SameSite: http.SameSiteLaxMode,
	}
	if age <= 0 {
		c.MaxAge = -1
	}
	return c
}

// tokenOf returns the token that a request bears: in the header Authorization,
// as programs send it, else in the cookie.
func (s *Server) tokenOf(r *http.Request) (token string, byCookie bool) {
	if h := r.Header.Get("Authorization"); h != "" {
		scheme, token, _ := strings.Cut(h, " ")
		token = strings.TrimSpace(token)
		if !strings.EqualFold(scheme, "Bearer") || token == "" {
			return "?", false // is no session's
		}
		return token, false
	}
	if c, err := r.Cookie(s.cookieName()); err == nil {
		return c.Value, true
	}
	return "", false
}

// identify finds out whose session a request bears. One that is wrong is
// refused also where none is needed: its bearer should know.
func (s *Server) identify(c *call, who wire.Who) error {
	token, byCookie := s.tokenOf(c.r)
	if token == "" && !byCookie {
		if who == wire.Player {
			return refusal(http.StatusUnauthorized, "no-session", "this needs a session; POST /api/guest gives you one")
		}
		return nil
	}
	now := s.Now()
	key := store.KeyOf(token)
	session, p, err := s.session(c.r.Context(), key, now)
	if errors.Is(err, store.ErrNone) || err == nil && now.Sub(session.Seen) > year+24*time.Hour {
		if byCookie {
			http.SetCookie(c.w, s.cookie("", 0))
		}
		return refusal(http.StatusUnauthorized, "no-session", "this session is unknown, or has ended; POST /api/guest gives you another")
	}
	if err != nil {
		return err
	}
	if session.Seen.Before(store.Day(now)) {
		s.recall.forget(p.ID)
		if err := s.Store.Touch(c.r.Context(), key, now); err != nil && !errors.Is(err, store.ErrNone) {
			s.Log.Warn("the day of a session could not be kept", "request", c.id, "err", err)
		}
		if byCookie {
			http.SetCookie(c.w, s.cookie(token, year))
		}
	}
	c.player, c.token, c.key = p, token, key
	return nil
}

// session returns a session, from memory if it was asked for a moment ago.
func (s *Server) session(ctx context.Context, key store.Key, now time.Time) (store.Session, store.Player, error) {
	if session, p, ok := s.recall.get(key, now); ok {
		return session, p, nil
	}
	session, p, err := s.Store.Session(ctx, key)
	if err == nil {
		s.recall.put(key, session, p, now)
	}
	return session, p, err
}

// guest makes a player and a session.
func (s *Server) guest(c *call) error {
	var in wire.Entrance
	if err := s.read(c, &in); err != nil {
		return err
	}
	name, err := table.CleanName(in.Name)
	if err != nil {
		return err
	}
	if err := s.guard.guests.take(c.addr, s.Now()); err != nil {
		return err
	}
	p, token, err := s.newGuest(c.r.Context(), name)
	if err != nil {
		return err
	}
	return s.welcome(c, p, token, in.Token)
}

// welcome answers who has begun a session: with its token where that is asked
// for, else with a cookie.
func (s *Server) welcome(c *call, p store.Player, token string, told bool) error {
	out := wire.Guest{Me: wire.Me{ID: p.ID, Name: p.Name}}
	if told {
		out.Token = token
	} else {
		http.SetCookie(c.w, s.cookie(token, year))
	}
	return c.status(http.StatusCreated, out)
}

func (s *Server) newGuest(ctx context.Context, name string) (store.Player, string, error) {
	p, err := store.NewPlayer(s.Random, name, s.Now())
	if err != nil {
		return p, "", err
	}
	if err := s.Store.AddPlayer(ctx, p); err != nil {
		return p, "", err
	}
	token, err := s.newSession(ctx, p.ID)
	return p, token, err
}

// me says who one is.
func (s *Server) me(c *call) error {
	return c.answer(wire.Somebody{ID: c.player.ID, Name: c.player.Name})
}

// rename gives one another name. Chairs that are taken keep the old one until
// their tables are told.
func (s *Server) rename(c *call) error {
	var in wire.Renaming
	if err := s.read(c, &in); err != nil {
		return err
	}
	name, err := table.CleanName(in.Name)
	if err != nil {
		return err
	}
	if err := s.guard.chat.take(c.player.ID, s.Now()); err != nil {
		return err
	}
	if err := s.Store.Rename(c.r.Context(), c.player.ID, name); err != nil {
		return err
	}
	s.recall.forget(c.player.ID)
	return c.answer(wire.Me{ID: c.player.ID, Name: name})
}

// leave ends the session, and every stream that was begun with it.
func (s *Server) leave(c *call) error {
	if err := s.Store.EndSession(c.r.Context(), c.key); err != nil {
		return err
	}
	s.recall.forget(c.player.ID)
	s.streams.end(c.key)
	http.SetCookie(c.w, s.cookie("", 0))
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}
