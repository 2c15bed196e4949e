package httpd

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"golang.org/x/crypto/argon2"

	"ninetynine/internal/doors/push"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// How long a code lets another device continue as its player. It works once, at any server of the database.
const codeLasts = 10 * time.Minute

// errUnproven refuses a code, words or a passkey that prove nothing.
var errUnproven = api.Refuse(http.StatusNotFound, "none", "this code, these words or this passkey are not valid, or no longer")

// derive returns a secret for one purpose, which follows from the server's.
func (s *Server) derive(purpose, about string) []byte { return derive(s.Secret, purpose, about) }

func derive(secret []byte, purpose, about string) []byte {
	m := hmac.New(sha256.New, secret)
	m.Write([]byte(purpose + " " + about))
	return m.Sum(nil)
}

func (s *Server) handOver(c *call) error {
	now := s.Now()
	key, code, err := store.NewLink(s.Random, c.Player.ID, "", now, now.Add(codeLasts))
	if err == nil {
		err = s.Store.AddKey(c.r.Context(), key)
	}
	if err != nil {
		return err
	}
	return c.answer(http.StatusCreated, wire.Code{Code: code, Until: key.Until.UnixMilli()})
}

// goOn begins a session of the player whose key the caller has, or makes the caller one with that player. It refuses
// a device of another player who does not come along and sits at a table or has played, and could never return there.
// It costs as much as a new player. A code that leads nowhere is not used up.
func (s *Server) goOn(c *call) error {
	var in wire.GoingOn
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	if err := s.guard.guests.allow(c.From, s.Now()); err != nil {
		return err
	}
	p, err := s.prove(c, &in)
	other := c.Player.ID != "" && c.Player.ID != p.ID
	if err == nil && other && !in.Along {
		err = s.mayLeave(c)
	}
	var code store.Key
	ctx := context.WithoutCancel(c.r.Context())            // a code that is taken is used, or given back, even if the caller goes
	if err == nil && in.Passkey == nil && in.Words == "" { // of several callers at once, one has it
		code, err = s.Store.TakeKey(ctx, store.IDOf(store.Link, in.Code))
	}
	if errors.Is(err, store.ErrNone) {
		err = errUnproven
	}
	if err != nil {
		return err
	}
	token, along := "", other && in.Along
	if along {
		err = s.merge(ctx, c.Player.ID, p.ID)
	} else {
		token, err = s.moveOn(ctx, c, p.ID, in.Token)
	}
	switch {
	case err != nil && code.Player != "":
		return cmp.Or(s.Store.AddKey(ctx, code), err)
	case err != nil:
		return err
	case along:
		return c.answer(http.StatusCreated, wire.Guest{Me: wire.Me{ID: p.ID, Name: p.Name}})
	}
	return s.answerSession(c, p, token, in.Token)
}

// moveOn begins a session of the player, and returns its token. If the caller's cookie is to hold it, the session that the
// cookie held ends.
func (s *Server) moveOn(ctx context.Context, c *call, player string, told bool) (string, error) {
	token, err := s.newSession(ctx, c, player)
	if _, borne := localCallerOf(c.r); err == nil && c.Player.ID != "" && !told && !borne {
		err = s.endKey(ctx, c.Player.ID, c.key)
	}
	return token, err
}

// mayLeave refuses to end a session whose player would lose something.
func (s *Server) mayLeave(c *call) error {
	attached, err := s.Store.Attached(c.r.Context(), c.Player.ID)
	if err == nil && attached {
		err = table.Refuse(table.Taken, "device-plays", "name", c.Player.Name)
	}
	return err
}

// prove returns the player whose key the caller has. A code is not used up by it.
func (s *Server) prove(c *call, in *wire.GoingOn) (p store.Player, err error) {
	ctx, now := c.r.Context(), s.Now()
	var key store.Key
	kind := store.Link
	switch {
	case in.Passkey != nil:
		kind = store.Passkey
		key, err = s.provePasskey(c, *in.Passkey)
	case in.Words != "":
		kind = store.Words
		key, err = s.proveWords(c, in.Words)
	default:
		key, _, err = s.Store.Key(ctx, store.IDOf(store.Link, in.Code))
	}
	if errors.Is(err, store.ErrNone) || err == nil && (key.Kind != kind || key.Ended(now)) {
		err = errUnproven
	}
	if err != nil {
		return p, err
	}
	return s.Store.Player(ctx, key.Player)
}

// newSession begins a session of the player, and returns its token. A local caller's new session replaces
// the old one.
func (s *Server) newSession(ctx context.Context, c *call, player string) (string, error) {
	key, token, err := store.NewDevice(s.Random, player, deviceOf(c.r), s.Now())
	if err != nil {
		return "", err
	}
	if b, ok := localCallerOf(c.r); ok {
		key.ID, key.Kind, token = b.Key, store.SSH, ""
		if err := s.endKey(ctx, c.Player.ID, b.Key); err != nil {
			return "", err
		}
	}
	return token, s.Store.AddKey(ctx, key)
}

// endStreams ends the streams of a player's keys, except one key's, after these have ended.
func (s *Server) endStreams(player string, keys []store.Key, except store.KeyID) {
	s.forget(player)
	for i := range keys {
		if keys[i].ID != except {
			s.streams.end(keys[i].ID)
		}
	}
}

// endKey ends a key, if it exists, its streams, and the push key of a device.
func (s *Server) endKey(ctx context.Context, player string, id store.KeyID) error {
	for _, id := range []store.KeyID{id, store.PushOf(id)} {
		if _, err := s.Store.TakeKey(ctx, id); err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
	}
	s.forget(player)
	s.streams.end(id)
	return nil
}

// listed are the kinds of keys that a player sees.
func listed(k *store.Key, now time.Time) bool {
	return k.Kind != store.Challenge && k.Kind != store.Notice && !k.Ended(now)
}

func wireKey(k *store.Key, this store.KeyID) wire.Key {
	out := wire.Key{ID: k.ID.Name(), Kind: k.Kind, Label: k.Label, Seen: k.Seen.Format(time.DateOnly), This: k.ID == this}
	if !k.Made.IsZero() {
		out.Made = k.Made.UnixMilli()
	}
	var c credential
	if k.Kind == store.Passkey && json.Unmarshal(k.Data, &c) == nil {
		out.Credential = base64url.EncodeToString(c.ID)
	}
	return out
}

// keysOf returns a player's keys with the addresses of browsers, for the player's data.
func (s *Server) keysOf(ctx context.Context, player string) (out []wire.Key, err error) {
	all, err := s.Store.Keys(ctx, player)
	for i := range all {
		k := wireKey(&all[i], store.KeyID{})
		var b push.Subscription
		if all[i].Kind == store.Push && json.Unmarshal(all[i].Data, &b) == nil {
			k.Address = b.Endpoint
		}
		if listed(&all[i], s.Now()) {
			out = append(out, k)
		}
	}
	return out, err
}

func (s *Server) keys(c *call) error {
	all, err := s.Store.Keys(c.r.Context(), c.Player.ID)
	if err != nil {
		return err
	}
	out := wire.Keys{Me: wire.Me{ID: c.Player.ID, Name: c.Player.Name}, Tag: store.Tag(c.Player.ID), Keys: []wire.Key{}}
	for i := range all {
		if listed(&all[i], s.Now()) {
			out.Keys = append(out.Keys, wireKey(&all[i], c.key))
		}
	}
	return c.answer(http.StatusOK, out)
}

func (s *Server) endOneKey(c *call) error {
	ctx := c.r.Context()
	all, err := s.Store.Keys(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	for i := range all {
		if k := &all[i]; k.ID.Name() == c.Path("key") && listed(k, s.Now()) {
			if err := s.endKey(ctx, c.Player.ID, k.ID); err != nil {
				return err
			}
			if k.ID == c.key {
				http.SetCookie(c.w, s.cookie("", 0))
			}
			c.w.WriteHeader(http.StatusNoContent)
			return nil
		}
	}
	return api.Refuse(http.StatusNotFound, "none", "you have no key of this id")
}

func (s *Server) endOtherKeys(c *call) error {
	all, err := s.Store.Keys(c.r.Context(), c.Player.ID)
	if err != nil {
		return err
	}
	if _, err := s.Store.EndKeys(c.r.Context(), c.Player.ID, c.key, store.Device, store.SSH, store.Link, store.Push); err != nil {
		return err
	}
	s.endStreams(c.Player.ID, all, c.key)
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}

// The cost of a guess at recovery words, as OWASP recommends, and how many are checked at a time.
const (
	wordsPasses, wordsMemory = 2, 19 << 10 // KiB
	wordsWorking             = 2
	wordsWaiting             = 32
	wordsWaitingEach         = 4
)

// wordsID returns the id of the key of recovery words.
func (s *Server) wordsID(c *call, written string) (store.KeyID, error) {
	letters, ok := store.Letters(written)
	if !ok {
		return store.KeyID{}, api.Refuse(http.StatusBadRequest, "bad", "recovery words are six words of five letters")
	}
	done, err := s.words.Wait(c.r.Context(), c.From)
	if err != nil {
		return store.KeyID{}, cmp.Or(c.r.Context().Err(), error(api.Refuse(http.StatusTooManyRequests, "too-many", "many recovery words are being checked; try again")))
	}
	defer done()
	hash := argon2.IDKey([]byte(letters), s.derive("words", ""), wordsPasses, wordsMemory, 1, sha256.Size)
	return store.IDOf(store.Words, string(hash)), nil
}

func (s *Server) newWords(c *call) error {
	words, err := store.NewWords(s.Random)
	if err != nil {
		return err
	}
	id, err := s.wordsID(c, words)
	if err != nil {
		return err
	}
	now := s.Now()
	if err := s.Store.AddKey(c.r.Context(), store.Key{ID: id, Player: c.Player.ID, Kind: store.Words, Made: now, Seen: now}); err != nil {
		return err
	}
	return c.answer(http.StatusCreated, wire.Words{Words: words})
}

func (s *Server) proveWords(c *call, written string) (store.Key, error) {
	id, err := s.wordsID(c, written)
	if err != nil {
		return store.Key{}, err
	}
	key, _, err := s.Store.Key(c.r.Context(), id)
	if err == nil {
		key.Seen = s.Now()
		err = s.Store.UseKey(c.r.Context(), key)
	}
	return key, err
}
