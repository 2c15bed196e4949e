package httpd

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"time"

	"golang.org/x/crypto/argon2"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/doors/push"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// How long a code lets another device continue as its player. It works once, at any server of the database.
const codeLasts = 10 * time.Minute

// young reports whether the caller may not do the gravest acts yet.
func (s *Server) young(c *call) bool { return !c.own.Settled(s.Now()) }

// errUnproven refuses a code, words or a passkey that prove nothing.
var errUnproven = table.Refuse(table.None, "key-ended")

// hashed is how much is kept of the hash of a network, and of the code of a proof.
const hashed = 10

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
		err = s.addKeyBy(c, key)
	}
	if err != nil {
		return err
	}
	return c.answer(http.StatusCreated, wire.Code{Code: code, Until: key.Until.UnixMilli()})
}

// addKeyBy stores a key for which the caller's key asks. If that has ended meanwhile, as by a joining, its bearer gets none.
func (s *Server) addKeyBy(c *call, key store.Key) error {
	key.By = c.key
	err := s.Store.AddKey(c.r.Context(), key)
	if errors.Is(err, store.ErrNone) {
		err = errNoSession
	}
	return err
}

// newSession begins a session of the player, and returns its token. A local caller's new session replaces
// the old one. by is the code by which it begins, if there is one.
func (s *Server) newSession(ctx context.Context, c *call, player string, by *store.Key) (string, error) {
	key, token, err := store.NewDevice(s.Random, player, deviceOf(c.r), s.Now())
	if err != nil {
		return "", err
	}
	switch {
	case by.Maker == store.ByOperator:
		key.Maker = by.Maker
	case by.Kind == store.Link:
		key.From = key.Made.Add(store.SettlesIn)
	default:
		key.From = by.From
	}
	if b, ok := localCallerOf(c.r); ok {
		key.ID, key.Kind, token = b.Key, store.SSH, ""
		if err := s.endKey(ctx, c.Player.ID, b.Key); err != nil {
			return "", err
		}
	}
	s.noteOrigin(c, player)
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
	return k.Proves(now) || k.Kind == store.Push && !k.Ended(now)
}

func wireKey(k *store.Key, this store.KeyID) wire.Key {
	out := wire.Key{ID: k.ID.Name(), Kind: k.Kind, Label: k.Label, Seen: k.Seen.Format(time.DateOnly), This: k.ID == this, ByOperator: k.Maker == store.ByOperator}
	if !k.From.IsZero() && k.Kind == store.Link {
		out.From = k.From.UnixMilli()
	}
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
	out := wire.Keys{Me: wire.Me{ID: c.Player.ID, Name: c.Player.Name}, Tag: store.Tag(c.Player.ID), Site: s.site(), Keys: []wire.Key{}}
	for i := range all {
		if listed(&all[i], s.Now()) {
			out.Keys = append(out.Keys, wireKey(&all[i], c.key))
		}
	}
	var acts []store.AuditEntry
	if out.Joined, err = s.joined(c.r.Context(), all); err == nil {
		acts, err = s.People.KeyActs(c.r.Context(), c.Player.ID)
	}
	if err != nil {
		return err
	}
	out.Acts = make([]wire.KeyAct, len(acts))
	for i := range acts {
		out.Acts[i] = wire.KeyAct{Act: acts[i].Act, At: acts[i].At, Reason: acts[i].Reason}
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
			if k.ID != c.key && k.Kind != store.Link && k.Settled(s.Now()) && s.young(c) {
				return identity.ErrYoung
			}
			if err := s.endKey(ctx, c.Player.ID, k.ID); err != nil {
				return err
			}
			if _, err := s.Store.EndKeys(ctx, c.Player.ID, c.key, store.Proof); err != nil { // a passkey's, perhaps
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
	if s.young(c) {
		return identity.ErrYoung
	}
	all, err := s.Store.Keys(c.r.Context(), c.Player.ID)
	if err != nil {
		return err
	}
	if _, err := s.Store.EndKeys(c.r.Context(), c.Player.ID, c.key, store.Device, store.SSH, store.Link, store.Push, store.Proof, store.Back); err != nil {
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
	if all, err := s.Store.Keys(c.r.Context(), c.Player.ID); err != nil {
		return err
	} else if s.young(c) && slices.ContainsFunc(all, func(k store.Key) bool { return k.Kind == store.Words && k.Settled(s.Now()) }) {
		return identity.ErrYoung
	}
	words, err := store.NewWords(s.Random)
	if err != nil {
		return err
	}
	id, err := s.wordsID(c, words)
	if err != nil {
		return err
	}
	now := s.Now()
	if err := s.addKeyBy(c, store.Key{ID: id, Player: c.Player.ID, Kind: store.Words, Made: now, Seen: now, Maker: c.key.Name(), From: c.own.From}); err != nil {
		return err
	}
	if _, err := s.Store.EndKeys(c.r.Context(), c.Player.ID, c.key, store.Proof); err != nil { // of the words before
		return err
	}
	s.forget(c.Player.ID) // the other sessions are told
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
