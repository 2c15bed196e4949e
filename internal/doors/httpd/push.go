package httpd

import (
	"encoding/json"
	"errors"
	"net/http"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/push"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// mostPush is how many browsers of a player are told.
const mostPush = 10

// pushState says whether the caller's browser is told, and of what.
func (s *Server) pushState(c *call) error {
	if s.Push == nil {
		return c.answer(http.StatusOK, wire.Push{})
	}
	out := wire.Push{Key: s.Push.Public()}
	key, _, err := s.Store.Key(c.r.Context(), store.PushOf(c.key))
	if errors.Is(err, store.ErrNone) {
		return c.answer(http.StatusOK, out)
	}
	var b push.Subscription
	if err == nil {
		err = json.Unmarshal(key.Data, &b)
	}
	if err != nil {
		return err
	}
	b.P256dh, b.Auth = "", ""
	out.Pushing = wire.Pushing(b)
	return c.answer(http.StatusOK, out)
}

// setPush makes the caller's browser be told, in place of what it was told before; of nothing, its push key ends.
func (s *Server) setPush(c *call) error {
	var in wire.Pushing
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	b := push.Subscription(in)
	b.Language = phrase.Tag(in.Language)
	ctx, now, id := c.r.Context(), s.Now(), store.PushOf(c.key)
	var err error
	if in.Turn || in.Tonight {
		var data []byte
		if err = s.mayPush(c, &b); err == nil {
			data, err = json.Marshal(b)
		}
		if err == nil {
			err = s.addKeyBy(c, store.Key{ID: id, Player: c.Player.ID, Kind: store.Push, Label: deviceOf(c.r), Made: now, Seen: now, Data: data})
		}
	} else if _, err = s.Store.TakeKey(ctx, id); errors.Is(err, store.ErrNone) {
		err = nil
	}
	if err != nil {
		return err
	}
	return s.pushState(c)
}

// mayPush refuses a subscription that cannot be one, and one too many.
func (s *Server) mayPush(c *call, b *push.Subscription) error {
	if s.Push == nil {
		return api.Refuse(http.StatusNotFound, "none", "this server sends no push messages")
	}
	if err := b.Check(); err != nil {
		return api.Refuse(http.StatusBadRequest, "bad", err.Error())
	}
	all, err := s.Store.Keys(c.r.Context(), c.Player.ID)
	others, browser := 0, false
	for i := range all {
		browser = browser || all[i].ID == c.key && all[i].Kind == store.Device
		if all[i].Kind == store.Push && all[i].ID != store.PushOf(c.key) {
			others++
		}
	}
	switch {
	case err != nil:
		return err
	case !browser:
		return api.Refuse(http.StatusConflict, "not-now", "only a device with a session of its own is told")
	case others >= mostPush:
		return api.Refuse(http.StatusConflict, "not-now", "ten of your browsers are told already; end one of your keys first")
	}
	return nil
}
