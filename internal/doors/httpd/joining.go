package httpd

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// A caller shows a key of a player first, and learns whose it is; then it names that player and changes over, or makes that
// player one with its own.

// errAnother refuses what a caller does for another player than the one it is.
var errAnother = table.Refuse(table.Another, "another-player")

// back is the code of a key that the browser keeps in a cookie.
const back = "back"

// prove answers whose key the caller has. It costs as much as a new player.
func (s *Server) prove(c *call) error {
	var in wire.Proving
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	if err := s.guard.Load().guests.allow(c.From, s.Now()); err != nil {
		return err
	}
	ctx := c.r.Context()
	key, p, code, err := s.shown(c, &in)
	if err != nil {
		return err
	}
	out := wire.Proven{
		Me: wire.Me{ID: p.ID, Name: p.Name}, Tag: store.Tag(p.ID), Code: code, Until: key.Until.UnixMilli(), ByOperator: key.Maker == store.ByOperator,
	}
	all, err := s.Store.Keys(ctx, p.ID)
	for i := range all {
		if day := all[i].Seen.Format(time.DateOnly); all[i].Proves(s.Now()) && all[i].Kind != store.Link {
			out.Last = max(out.Last, day)
		}
	}
	if err == nil && c.Player.ID != "" && c.Player.ID != p.ID {
		out.Here, err = s.here(ctx, c)
	}
	if err != nil {
		return err
	}
	return c.answer(http.StatusCreated, out)
}

// shown returns the key of the code that the caller has, or gets for words or a passkey, and its player.
func (s *Server) shown(c *call, in *wire.Proving) (key store.Key, p store.Player, code string, err error) {
	switch {
	case in.Passkey != nil:
		key, err = s.provePasskey(c, *in.Passkey)
	case in.Words != "":
		key, err = s.proveWords(c, in.Words)
	default:
		if code = in.Code; in.Back {
			code = back
		}
		key, p, err = s.coded(c, code, in.As)
		return key, p, code, err
	}
	if errors.Is(err, store.ErrNone) {
		err = errUnproven
	}
	if err != nil {
		return key, p, "", err
	}
	ctx, now, from := c.r.Context(), s.Now(), key.From
	key, code, err = store.NewLink(s.Random, key.Player, "", now, now.Add(codeLasts))
	key.Kind, key.From = store.Proof, from
	if by := asker(c); by != (store.KeyID{}) {
		key.Maker = by.Name()
	} else if err == nil {
		s.keep(c, proofCookie, s.mark(code))
	}
	if err == nil {
		err = s.Store.AddKey(ctx, key)
	}
	if err == nil {
		p, err = s.Store.Player(ctx, key.Player)
	}
	return key, p, code, err
}

// asker returns the key of the session, or of SSH, that asks for a proof; zero of a browser without a session.
func asker(c *call) store.KeyID {
	if b, ok := localCallerOf(c.r); ok {
		return b.Key
	}
	return c.key
}

// mark is what a browser without a session keeps of the code of a proof.
func (s *Server) mark(code string) string {
	return store.EncodeID(s.derive("proof", code)[:hashed])
}

// mostWays is how many ways back a browser keeps: more than there may be of players without another key.
const mostWays = 9

// waysLast is how long a browser keeps them.
const waysLast = 2 * store.JoinedFor

// ways returns the codes, and the tokens of lapsed sessions, by which the caller's browser can go back, the last first. A
// caller may send any cookie, and each of them is looked up.
func (s *Server) ways(c *call) []string {
	all := strings.SplitN(s.kept(c, backCookie), ".", mostWays+1)
	return slices.DeleteFunc(all[:min(len(all), mostWays)], func(code string) bool { return code == "" })
}

// keepWays keeps these ways back.
func (s *Server) keepWays(c *call, all []string) {
	s.keep(c, backCookie, strings.Join(all[:min(len(all), mostWays)], "."))
}

// wayOf returns the key of a way back.
func wayOf(code string) store.KeyID {
	if len(code) > store.CodeLength { // a lapsed session
		return store.IDOf(store.Device, code)
	}
	return store.IDOf(store.Link, code)
}

// waysBack returns the keys by which the caller's browser can go back, the last first.
func (s *Server) waysBack(c *call) (all []store.KeyID) {
	if c.lapsed != (store.KeyID{}) {
		all = append(all, c.lapsed)
	}
	for _, code := range s.ways(c) {
		all = append(all, wayOf(code))
	}
	return all
}

// dropWay has the browser keep a way back no longer.
func (s *Server) dropWay(c *call, id store.KeyID) {
	if c.lapsed == id {
		c.lapsed = store.KeyID{}
	}
	if all := s.ways(c); slices.ContainsFunc(all, func(code string) bool { return wayOf(code) == id }) {
		s.keepWays(c, slices.DeleteFunc(all, func(code string) bool { return wayOf(code) == id }))
	}
}

// coded returns the key of a code, which it does not use up, and its player; of the ways back, the last one to the player as.
func (s *Server) coded(c *call, code, as string) (key store.Key, p store.Player, err error) {
	if code != back {
		return s.opened(c, store.IDOf(store.Link, code), code)
	}
	err = errUnproven
	for _, id := range s.waysBack(c) {
		if key, p, err = s.opened(c, id, back); !errors.Is(err, error(errUnproven)) && (err != nil || as == "" || p.ID == as) {
			return key, p, err
		}
	}
	return key, p, cmp.Or(err, error(errUnproven))
}

// opened returns the key of a code, or one of those by which the browser can go back, and its player.
func (s *Server) opened(c *call, id store.KeyID, code string) (store.Key, store.Player, error) {
	key, p, err := s.Store.Key(c.r.Context(), id)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return key, p, err
	}
	now, works := s.Now(), err == nil
	switch key.Kind {
	case store.Link:
	case store.Proof: // of this session, or of this browser
		works = works && (key.Maker == asker(c).Name() || key.Maker == "" && s.kept(c, proofCookie) == s.mark(code))
	case store.Back, store.Lapsed, store.Device: // of this browser, and perhaps no longer lapsed
		works = works && code == back
	default:
		works = false
	}
	switch {
	case !works || key.Ended(now):
		return key, p, errUnproven
	case key.Kind == store.Link && now.Before(key.From):
		return key, p, table.Refuse(table.NotNow, "link-waits", "from", phrase.Minute(key.From.UnixMilli()))
	}
	return key, p, nil
}

// heldKey refuses to make an SSH key that of another player, or of a new one if as is "", while its own has become one with
// another so lately that the key can undo it: a caller may have no other.
func (s *Server) heldKey(c *call, as string) error {
	if _, local := localCallerOf(c.r); !local || c.lapsed == (store.KeyID{}) {
		return nil
	}
	_, p, err := s.opened(c, c.lapsed, back)
	if errors.Is(err, error(errUnproven)) || err == nil && (as == p.ID || as == p.AliasOf) {
		return nil
	} else if err != nil {
		return err
	}
	to, err := s.Store.Player(c.r.Context(), p.AliasOf)
	return cmp.Or(err, error(table.Refuse(table.NotNow, "key-lapsed", "name", p.Name, "other", to.Tagged())))
}

// here describes the caller's player.
func (s *Server) here(ctx context.Context, c *call) (*wire.Here, error) {
	x, err := s.People.Standing(ctx, c.Player.ID, c.key)
	return &wire.Here{Me: wire.Me{ID: c.Player.ID, Name: c.Player.Name}, Tag: store.Tag(c.Player.ID), Standing: x}, err
}

// goOn makes the caller's device that of the player of a code, and never joins two players. A code that leads nowhere is
// not used up.
func (s *Server) goOn(c *call) error {
	var in wire.GoingOn
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	code, p, err := s.coded(c, in.Code, in.As)
	_, local := localCallerOf(c.r)
	switch {
	case err != nil:
		return err
	case p.ID != in.As:
		return identity.ErrOther
	case code.Kind == store.Lapsed && !code.Settled(s.Now()): // it would undo a joining
		return identity.ErrYoung
	case local && c.Player.ID != "" && c.Player.ID != p.ID: // an SSH key is one player's
		return table.Refuse(table.Taken, "device-plays", "name", c.Player.Name)
	}
	if err := cmp.Or(s.heldKey(c, p.ID), s.People.MayGoOn(c.r.Context(), &code, &p)); err != nil {
		return err
	}
	return s.using(c, code, func(ctx context.Context) error { return s.changeOver(ctx, c, &code, p, in.Token) })
}

// using uses up a code. It is given back if do fails. Of several callers at once, one has it; it is used, or given back,
// even if the caller goes.
func (s *Server) using(c *call, code store.Key, do func(ctx context.Context) error) error {
	ctx := context.WithoutCancel(c.r.Context())
	if _, err := s.Store.TakeKey(ctx, code.ID); errors.Is(err, store.ErrNone) {
		return errUnproven
	} else if err != nil {
		return err
	}
	err := do(ctx)
	if err != nil {
		err = cmp.Or(s.Store.AddKey(ctx, code), err)
	}
	return err
}

// changeOver begins a session of the player for the caller, and answers with it. An alias becomes a player of its own again first. The
// session that the caller's cookie held ends; if it was the only way to its player, the browser can go back to that one.
func (s *Server) changeOver(ctx context.Context, c *call, code *store.Key, p store.Player, token bool) error {
	token = token || c.r.Header.Get("Authorization") != ""
	_, local := localCallerOf(c.r)
	if p.AliasOf != "" {
		if err := s.split(ctx, p.ID); err != nil {
			return err
		}
	}
	if code.Kind == store.Lapsed { // another has joined the player, and may have kept a way back
		if _, err := s.Store.EndKeys(ctx, p.ID, store.KeyID{}, store.Back); err != nil {
			return err
		}
	}
	s.dropWay(c, code.ID)
	leaves := c.Player.ID != "" && !token && !local
	if leaves && c.Player.ID != p.ID {
		if err := s.keepWayBack(ctx, c, p.ID); err != nil {
			return err
		}
	}
	own, err := s.newSession(ctx, c, p.ID, code)
	s.forget(p.ID) // the older sessions are told
	if err == nil && leaves {
		err = s.endKey(ctx, c.Player.ID, c.key)
	}
	if err != nil {
		return err
	}
	return s.answerSession(c, p, own, token)
}

// keepWayBack keeps a code of the caller's player in a cookie, if the caller's session is the only way to that player. heir
// is as whom the browser goes on.
func (s *Server) keepWayBack(ctx context.Context, c *call, heir string) error {
	keys, err := s.Store.Keys(ctx, c.Player.ID)
	if err != nil || !s.People.Alone(keys, c.key) {
		return err
	}
	return s.addWayBack(ctx, c, c.Player.ID, heir)
}

// addWayBack lets the caller's browser go back to a player, who may become one with the heir alone.
func (s *Server) addWayBack(ctx context.Context, c *call, player, heir string) error {
	now := s.Now()
	key, code, err := store.NewLink(s.Random, player, "", now, now.Add(store.JoinedFor))
	if key.Kind, key.Data = store.Back, []byte(heir); err == nil {
		err = s.Store.AddKey(ctx, key)
	}
	if err == nil {
		s.keepWays(c, append([]string{code}, s.ways(c)...))
	}
	return err
}

// endWaysBack ends the ways back of the caller's browser, whose next person may be another.
func (s *Server) endWaysBack(c *call) error {
	for _, id := range s.waysBack(c) {
		s.dropWay(c, id)
		if _, err := s.Store.TakeKey(c.r.Context(), id); err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
	}
	return nil
}

// joinPlayer makes another player one with the caller. The other has to be proven in this browser, and not by a link,
// which another may have made.
func (s *Server) joinPlayer(c *call) error {
	var in wire.Joining
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	if in.Me != c.Player.ID {
		return errAnother
	}
	code, other, err := s.coded(c, in.Code, in.As)
	if err == nil && other.ID != in.As && code.Kind != store.Link {
		err = identity.ErrOther
	}
	if err == nil {
		err = s.People.MayJoin(c.r.Context(), c.Player.ID, &code, &other, in.Hand)
	}
	if err != nil {
		return err
	}
	at := s.Now()
	return s.using(c, code, func(ctx context.Context) error {
		if err := s.merge(ctx, other.ID, c.Player.ID); err != nil {
			return err
		}
		if now, err := s.Store.Player(ctx, other.ID); err != nil || now.AliasOf != c.Player.ID { // the other has joined the caller
			return cmp.Or(err, error(identity.ErrOther))
		}
		s.dropWay(c, code.ID)
		if err := s.addWayBack(ctx, c, other.ID, c.Player.ID); err != nil { // the caller's player can undo it all the same
			s.Log.Warn("a browser has no way back to a player who was joined", "err", Logged(err))
		}
		return c.answer(http.StatusCreated, joinedOf(&other, at))
	})
}

func joinedOf(p *store.Player, at time.Time) wire.Joined {
	return wire.Joined{Me: wire.Me{ID: p.ID, Name: cmp.Or(p.Name, table.Nameless)}, Tag: store.Tag(p.ID), At: at.UnixMilli(), Until: at.Add(store.JoinedFor).UnixMilli()}
}

// undoJoined undoes that a player became one with the caller.
func (s *Server) undoJoined(c *call) error {
	err := s.People.Undo(c.r.Context(), c.Player.ID, c.Path("player"), &c.own)
	if errors.Is(err, store.ErrNone) {
		err = api.Refuse(http.StatusNotFound, "none", "no player of this id became one with you in the last seven days")
	}
	if err == nil {
		err = s.retied(context.WithoutCancel(c.r.Context()), c.Player.ID)
	}
	if err == nil {
		c.w.WriteHeader(http.StatusNoContent)
	}
	return err
}

// joined returns the players who became one with the player of the keys, as far as it can be undone.
func (s *Server) joined(ctx context.Context, keys []store.Key) ([]wire.Joined, error) {
	found, err := s.People.JoinedBy(ctx, keys)
	out := make([]wire.Joined, len(found))
	for i := range found {
		out[i] = joinedOf(&found[i].Player, found[i].At)
	}
	return out, err
}

// me answers who the caller is, and what this browser should say.
func (s *Server) me(c *call) error {
	ctx := c.r.Context()
	out, err := s.api.Me(ctx, &c.Call)
	if err != nil {
		return err
	}
	if former, err := s.former(c); err != nil {
		return err
	} else if len(former) > 0 {
		out.Back, out.Earlier = &former[0], former[1:]
	}
	if c.Player.ID != "" {
		out.Fresh, err = s.fresh(ctx, c)
	}
	if err != nil {
		return err
	}
	return c.answer(http.StatusOK, out)
}

// former describes the players that the caller's browser can go back to, the last first.
func (s *Server) former(c *call) (all []wire.Back, err error) {
	for _, id := range s.waysBack(c) {
		key, p, err := s.opened(c, id, back)
		switch {
		case errors.Is(err, error(errUnproven)):
			s.dropWay(c, id)
			continue
		case err != nil:
			return nil, err
		case p.ID == c.Player.ID || slices.ContainsFunc(all, func(b wire.Back) bool { return b.ID == p.ID }):
			continue
		}
		if one, err := s.formerly(c, &key, &p); err != nil {
			return nil, err
		} else if one != nil {
			all = append(all, *one)
		}
	}
	return all, nil
}

// formerly describes a player that the caller's browser can go back to; nil if it cannot now. A browser whose player was joined
// to another elsewhere is told of it even while something in force keeps it from undoing that.
func (s *Server) formerly(c *call, key *store.Key, p *store.Player) (*wire.Back, error) {
	if key.Kind == store.Lapsed && !key.Settled(s.Now()) { // see goOn
		return nil, nil
	}
	until := key.Until
	if until.IsZero() { // a session that works again lasts as long as the cookie, which is renewed
		until = s.Now().Add(waysLast)
		s.keepWays(c, s.ways(c))
	}
	out := &wire.Back{Me: wire.Me{ID: p.ID, Name: p.Name}, Tag: store.Tag(p.ID), Until: until.UnixMilli(), Joined: p.AliasOf != ""}
	if key.Kind == store.Lapsed && out.Joined && p.AliasOf != c.Player.ID {
		to, err := s.Store.Player(c.r.Context(), p.AliasOf)
		joined := joinedOf(&to, p.Merged)
		out.To = &joined
		return out, err
	}
	if err := s.People.MayGoOn(c.r.Context(), key, p); table.Refused(err) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	return out, nil
}

// fresh returns what has changed about the caller's keys since the caller's own, and not by the caller. It looks as often
// as the session is looked up.
func (s *Server) fresh(ctx context.Context, c *call) (out []wire.Fresh, err error) {
	before := s.forgets.Load()
	x, known := s.recalled.Get(c.key)
	if known && x.looked {
		return x.fresh, nil
	}
	keys, err := s.Store.Keys(ctx, c.Player.ID)
	if err != nil {
		return nil, err
	}
	now, since := s.Now(), s.Now().Add(-store.JoinedFor)
	if c.own.Made.After(since) {
		since = c.own.Made
	}
	joined, err := s.joined(ctx, keys)
	for i := range keys {
		k := &keys[i]
		operators := k.Maker == store.ByOperator
		if k.ID == c.key || k.Made.Before(since) || k.Ended(now) || k.Maker == c.key.Name() || k.Kind == store.Link && !operators {
			continue
		}
		f := wire.Fresh{ID: k.ID.Name(), Kind: k.Kind, Label: k.Label, At: k.Made.UnixMilli()}
		if operators {
			f.By = store.ByOperator
		}
		if k.Kind == store.Link && !k.From.IsZero() {
			f.From = k.From.UnixMilli()
		}
		switch j := slices.IndexFunc(joined, func(j wire.Joined) bool { return j.ID == k.Label }); {
		case k.Kind == store.Became && j >= 0:
			f.ID, f.Label = joined[j].ID, joined[j].Name+"·"+joined[j].Tag
		case !k.Proves(now):
			continue
		}
		out = append(out, f)
	}
	if known && err == nil {
		x.looked, x.fresh = true, out
		if s.recalled.Add(c.key, x); s.forgets.Load() != before { // it may have ended
			s.recalled.Remove(c.key)
		}
	}
	return out, err
}
