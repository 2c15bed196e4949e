package httpd

import (
	"errors"
	"net/http"
	"sync"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// How long a code lets another device continue as its player. It works once, at the server that issued it.
const codeLasts = 10 * time.Minute

type codes struct {
	places *quota.Slots
	mu     sync.Mutex
	by     map[string]handover
}

// A handover is what a code grants.
type handover struct {
	player string
	until  time.Time
	leave  func() // gives its place back
}

func newCodes(l *Limits) codes {
	return codes{places: quota.New(l.Codes, l.AddressCodes), by: map[string]handover{}}
}

// put adds a code that was requested from an address.
func (cs *codes) put(from, code string, h handover, now time.Time) (err error) {
	cs.purge(now)
	if h.leave, err = cs.places.Acquire(from, func() { cs.drop(code) }); err != nil {
		return api.Refuse(http.StatusTooManyRequests, "too-many", "too many codes of your network are waiting to be used; use one, or try again in ten minutes")
	}
	cs.mu.Lock()
	defer cs.mu.Unlock()
	cs.by[code] = h
	return nil
}

// purge drops expired codes.
func (cs *codes) purge(now time.Time) {
	cs.mu.Lock()
	defer cs.mu.Unlock()
	for c, h := range cs.by {
		if now.After(h.until) {
			h.leave()
			delete(cs.by, c)
		}
	}
}

func (cs *codes) drop(code string) {
	cs.mu.Lock()
	defer cs.mu.Unlock()
	delete(cs.by, code)
}

// redeem returns the player of a code and invalidates it; "" if it is not valid.
func (cs *codes) redeem(code string, now time.Time) string {
	cs.mu.Lock()
	defer cs.mu.Unlock()
	h, ok := cs.by[code]
	if !ok {
		return ""
	}
	delete(cs.by, code)
	if h.leave(); now.After(h.until) {
		return ""
	}
	return h.player
}

func (s *Server) handOver(c *call) error {
	if err := s.spend(&c.Call, api.Chat, 1); err != nil {
		return err
	}
	b, err := s.random(16)
	if err != nil {
		return err
	}
	code, now := store.EncodeID(b), s.Now()
	h := handover{player: c.Player.ID, until: now.Add(codeLasts)}
	if err := s.codes.put(c.From, code, h, now); err != nil {
		return err
	}
	return c.answer(http.StatusCreated, wire.Code{Code: code, Until: h.until.UnixMilli()})
}

// resumeSession begins a session of the code's player. It refuses a device whose own player
// sits at a table, which could never return there.
func (s *Server) resumeSession(c *call) error {
	var in wire.GoingOn
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	if err := s.guard.guests.allow(c.From, s.Now()); err != nil {
		return err
	}
	if err := s.spend(&c.Call, api.Keeping, 1); err != nil {
		return err
	}
	if c.Player.ID != "" {
		seated, err := s.Store.Seated(c.r.Context(), c.Player.ID, 0, 1)
		if err != nil {
			return err
		}
		if len(seated) > 0 {
			return table.Refuse(table.Taken, "device-plays", "name", c.Player.Name)
		}
	}
	id := s.codes.redeem(in.Code, s.Now())
	if id == "" {
		return api.Refuse(http.StatusNotFound, "none", "this code is not valid, or no longer; ask for another")
	}
	p, err := s.Store.Player(c.r.Context(), id)
	if err != nil {
		return err
	}
	token, err := s.newSession(c, id)
	if err != nil {
		return err
	}
	return s.answerSession(c, p, token, in.Token)
}

// newSession begins a session of the player, and returns its token. A bearer's new session replaces the old
// one.
func (s *Server) newSession(c *call, player string) (string, error) {
	key, token, err := store.NewDevice(s.Random, player, "", s.Now())
	if err != nil {
		return "", err
	}
	ctx := c.r.Context()
	if b, ok := localCallerOf(c.r); ok {
		key.ID, token = b.Key, ""
		if _, err := s.Store.TakeKey(ctx, b.Key); err != nil && !errors.Is(err, store.ErrNone) {
			return "", err
		}
		s.forget(c.Player.ID)
		s.streams.end(b.Key)
	}
	return token, s.Store.AddKey(ctx, key)
}
