package httpd

import (
	"cmp"
	"context"
	"crypto/subtle"
	"errors"
	"net/http"
	"net/netip"
	"strings"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

const year = 365 * 24 * time.Hour

// How long a session from the store may be cached, to spare the store, and how many. A session that ends at
// another server remains valid here until then.
const (
	recallFor  = 20 * time.Second
	recallMost = 20_000
)

var errNoSession = api.Refuse(http.StatusUnauthorized, "no-session", "this session is unknown, or has ended; POST /api/guest gives you another")

// A recalled key is one in the cache.
type recalled struct {
	key    store.Key
	player store.Player
	secret string // of the player: see [api.Call]
	until  time.Time
	looked bool         // whether fresh is known
	fresh  []wire.Fresh // see [Server.fresh]
}

// cookieName returns the name of the session's cookie. Its prefix makes browsers refuse a cookie set by
// another host or by an attacker in the network.
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

// What cookies keep besides the session: codes and lapsed sessions by which the browser can go back, and that a proof was
// asked for in it.
const backCookie, proofCookie = "-back", "-proof"

// keep keeps a value in a cookie of the browser for as long as it may last, or removes it if it is "".
func (s *Server) keep(c *call, name, value string) {
	age := map[string]time.Duration{backCookie: waysLast, proofCookie: codeLasts}[name]
	if value == "" {
		age = 0
	}
	kept := s.cookie(value, age)
	kept.Name += name
	http.SetCookie(c.w, kept)
	if c.keeps == nil {
		c.keeps = map[string]string{}
	}
	c.keeps[name] = value
}

// kept returns what a cookie keeps, or will with the answer; "" without one.
func (s *Server) kept(c *call, name string) string {
	if value, ok := c.keeps[name]; ok {
		return value
	}
	if x, err := c.r.Cookie(s.cookieName() + name); err == nil {
		return x.Value
	}
	return ""
}

// tokenOf returns the token of a request: from the header Authorization, which programs send, or else from
// the cookie.
func (s *Server) tokenOf(r *http.Request) (token string, byCookie bool) {
	if h := r.Header.Get("Authorization"); h != "" {
		scheme, token, _ := strings.Cut(h, " ")
		token = strings.TrimSpace(token)
		if !strings.EqualFold(scheme, "Bearer") || token == "" {
			return "?", false // no session has this one
		}
		return token, false
	}
	if c, err := r.Cookie(s.cookieName()); err == nil {
		return c.Value, true
	}
	return "", false
}

// identify finds the session of a request. It refuses an invalid token even where none is needed: its owner
// should know. A browser is told once, by the operations that learn who it is; its cookie stays, since another answer
// may have replaced it meanwhile.
func (s *Server) identify(c *call, o *wire.Operation) error {
	who := o.Who
	token, byCookie := s.tokenOf(c.r)
	id := store.IDOf(store.Device, token)
	b, borne := localCallerOf(c.r)
	if borne {
		token, id, byCookie = "", b.Key, false
	}
	if who == wire.Operator && s.OperatorSecret != "" && subtle.ConstantTimeCompare([]byte(token), []byte(s.OperatorSecret)) == 1 {
		c.Operator = api.Console
		return nil
	}
	if token == "" && !byCookie && !borne {
		if who <= wire.Player {
			return api.Refuse(http.StatusUnauthorized, "no-session", "this needs a session; POST /api/guest gives you one")
		}
		return nil
	}
	now := s.Now()
	known, err := s.key(c.r.Context(), id, now)
	key := known.key
	if errors.Is(err, store.ErrNone) || err == nil && now.Sub(key.Seen) > year+24*time.Hour {
		if key.Kind == store.Lapsed {
			c.lapsed = id
		}
		// An SSH caller's session may not have begun yet.
		if who > wire.Player && (borne || byCookie && !learnsWho(o) || key.Kind == store.Lapsed && o.ID != "events") {
			return nil
		}
		return errNoSession
	}
	if err != nil {
		return err
	}
	kind := store.Device
	if borne {
		kind = store.SSH
	}
	// Keys of earlier versions have no label.
	if key.Seen.Before(store.Day(now)) || key.Label == "" && deviceOf(c.r) != "" || key.Kind != kind {
		s.recalled.Remove(id)
		key.Seen, key.Kind, key.Label = now, kind, cmp.Or(deviceOf(c.r), key.Label)
		if err := s.Store.UseKey(c.r.Context(), key); err != nil && !errors.Is(err, store.ErrNone) {
			s.LogOutage("the day of a session could not be kept", err, "request", c.id)
		}
		if byCookie {
			http.SetCookie(c.w, s.cookie(token, year))
		}
	}
	c.Player, c.key, c.own = known.player, id, key
	s.noteOrigin(c, c.Player.ID)
	c.Secret, c.Former = known.secret, token
	if who == wire.Operator {
		_, operates, err := s.Moderation.Sanctions(c.r.Context(), c.Player.ID)
		if operates {
			c.Operator = c.Player.ID
		}
		return err
	}
	return nil
}

// noteOrigin stores from which network a player comes, once an hour.
func (s *Server) noteOrigin(c *call, player string) {
	o := store.Origin{Player: player, Network: c.From, Seen: s.Now().UTC().Truncate(time.Hour)}
	came := o
	if known, _ := s.came.ContainsOrAdd(came, true); known {
		return
	}
	from, err := netip.ParsePrefix(c.From)
	if err != nil {
		return // such as of a call within this process
	}
	o.Network, o.Around = s.Moderation.Hash(c.From), s.Moderation.Hash(around(from).String())
	if err := s.Store.NoteOrigin(c.r.Context(), o); err != nil {
		s.came.Remove(came) // the next request tries again
		s.LogOutage("from where a player comes could not be kept", err, "request", c.id)
	}
}

// key returns a key, cached or from the store.
func (s *Server) key(ctx context.Context, id store.KeyID, now time.Time) (recalled, error) {
	if x, ok := s.recalled.Get(id); ok && now.Before(x.until) {
		return x, nil
	}
	before := s.forgets.Load()
	key, p, err := s.Store.Key(ctx, id)
	if err == nil && key.Kind != store.Device && key.Kind != store.SSH {
		err = store.ErrNone // other kinds begin a session, and are none
	}
	if err != nil {
		return recalled{key: key}, err
	}
	x := recalled{key: key, player: p, secret: string(s.derive("tables", p.ID)), until: now.Add(recallFor)}
	s.recalled.Add(id, x)
	if s.forgets.Load() != before { // it may have ended after it was read
		s.recalled.Remove(id)
	}
	return x, nil
}

// forget drops a player's sessions from the cache.
func (s *Server) forget(player string) {
	s.forgets.Add(1)
	for _, k := range s.recalled.Keys() {
		if x, _ := s.recalled.Peek(k); x.player.ID == player {
			s.recalled.Remove(k)
		}
	}
}

func (s *Server) guest(c *call) error {
	var in wire.Entrance
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	name, err := table.CleanName(in.Name)
	if err != nil {
		return err
	}
	if b, ok := localCallerOf(c.r); ok { // the session has begun meanwhile, by another request
		known, err := s.key(c.r.Context(), b.Key, s.Now())
		if err == nil {
			return s.answerSession(c, known.player, "", false)
		}
		if !errors.Is(err, store.ErrNone) {
			return err
		}
	}
	if err := s.heldKey(c, ""); err != nil {
		return err
	}
	if own, byCookie := s.tokenOf(c.r); byCookie && c.Player.ID != "" && !in.Token { // so it has in a browser whose page did not learn of it
		return s.answerSession(c, c.Player, own, false)
	}
	if err := s.api.Allow(c.r.Context(), &c.Call, moderation.Entering); err != nil {
		return err
	}
	if err := s.admitGuest(c, in.Link); err != nil {
		return err
	}
	p, token, err := s.newGuest(c, name)
	if err != nil {
		return err
	}
	return s.answerSession(c, p, token, in.Token)
}

// answerSession answers a player who has begun a session: with a token if requested, otherwise with a cookie.
func (s *Server) answerSession(c *call, p store.Player, token string, told bool) error {
	out := wire.Guest{Me: wire.Me{ID: p.ID, Name: p.Name}}
	switch _, borne := localCallerOf(c.r); {
	case borne: // needs neither
	case told:
		out.Token = token
	default:
		if c.lapsed != (store.KeyID{}) { // its player may go back still
			former, _ := s.tokenOf(c.r)
			s.keepWays(c, append([]string{former}, s.ways(c)...))
		}
		http.SetCookie(c.w, s.cookie(token, year))
	}
	return c.answer(http.StatusCreated, out)
}

func (s *Server) newGuest(c *call, name string) (store.Player, string, error) {
	p, err := store.NewPlayer(s.Random, name, s.Now())
	for taken := true; taken && err == nil; {
		if taken, err = store.Namesake(c.r.Context(), s.Store, p.ID, name); taken {
			p, err = store.NewPlayer(s.Random, name, s.Now())
		}
	}
	if err != nil {
		return p, "", err
	}
	if err := s.Store.AddPlayer(c.r.Context(), p); err != nil {
		return p, "", err
	}
	token, err := s.newSession(c.r.Context(), c, p.ID, &store.Key{})
	return p, token, err
}

func (s *Server) leave(c *call) error {
	if err := s.endKey(c.r.Context(), c.Player.ID, c.key); err != nil {
		return err
	}
	if err := s.endWaysBack(c); err != nil {
		return err
	}
	http.SetCookie(c.w, s.cookie("", 0))
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}
