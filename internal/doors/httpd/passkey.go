package httpd

import (
	"cmp"
	"crypto/hmac"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// maxPasskeys is how many passkeys a player may have.
const maxPasskeys = 20

var base64url = base64.RawURLEncoding

// errDeadPasskey refuses a passkey that is none here: the browser may drop it.
var errDeadPasskey = table.Refuse(table.None, "passkey-ended")

var errMalformed = api.Refuse(http.StatusBadRequest, "bad", "a passkey is sent as the JSON of its PublicKeyCredential")

// A challenge is random bytes, the time until which it may be answered, and a code by which the servers of
// the database recognize their own. So asking for one stores nothing; answering it does.
const challengeNonce, challengeCode = 16, 16

func (s *Server) challenge(c *call) error {
	b, err := s.random(challengeNonce)
	if err != nil {
		return err
	}
	until := s.Now().Add(codeLasts).UnixMilli()
	b = binary.BigEndian.AppendUint64(b, uint64(until))
	b = append(b, s.derive("challenge", string(b))[:challengeCode]...)
	return c.answer(http.StatusCreated, wire.Challenge{Challenge: base64url.EncodeToString(b), Site: s.site(), Until: until})
}

// openChallenge checks that a challenge was given here and has not expired, and returns when it does.
func (s *Server) openChallenge(text string) (until time.Time, err error) {
	b, err := base64url.DecodeString(text)
	const signed = challengeNonce + 8
	if err != nil || len(b) != signed+challengeCode || !hmac.Equal(b[signed:], s.derive("challenge", string(b[:signed]))[:challengeCode]) {
		return until, errUnproven
	}
	until = time.UnixMilli(int64(binary.BigEndian.Uint64(b[challengeNonce:])))
	if !s.Now().Before(until) {
		return until, errUnproven
	}
	return until, nil
}

// spendChallenge makes sure that a challenge is answered once, at all servers of the database.
func (s *Server) spendChallenge(c *call, player, text string, until time.Time) error {
	now := s.Now()
	err := s.Store.AddKey(c.r.Context(), store.Key{ID: store.IDOf(store.Challenge, text), Player: player, Kind: store.Challenge, Made: now, Seen: now, Until: until})
	if errors.Is(err, store.ErrTaken) {
		return errUnproven
	}
	return err
}

// site is the relying party's id: the public host name, or else localhost, where browsers allow passkeys
// without https.
func (s *Server) site() string { return cmp.Or(hostname(s.public.Host), "localhost") }

// relyingParty returns what checks passkeys. Without a public URL, its origin has the port of the request.
func (s *Server) relyingParty(c *call) (*webauthn.WebAuthn, error) {
	origin := s.public.Scheme + "://" + s.public.Host
	if s.public.Host == "" {
		origin = "http://" + c.r.Host
	}
	w, err := webauthn.New(&webauthn.Config{
		RPID: s.site(), RPDisplayName: "Ninety-Nine", RPOrigins: []string{origin},
		ExtensionsUnsolicitedOutputPolicy: protocol.UnsolicitedOutputPolicyIgnore, // we read none
	})
	if err != nil {
		return nil, api.Refuse(http.StatusConflict, "not-now", fmt.Sprintf("passkeys need a host name, and %s is none", s.site()))
	}
	return w, nil
}

// A credential is the data of a passkey's key.
type credential struct {
	ID       []byte `json:"id,omitempty"` // for the authenticator, which then makes no second one
	Public   []byte `json:"public"`       // in COSE
	Uses     uint32 `json:"uses"`         // as the authenticator counts
	Eligible bool   `json:"eligible,omitempty"`
	Backed   bool   `json:"backed,omitempty"`
}

func credentialOf(x *webauthn.Credential) ([]byte, error) {
	return json.Marshal(credential{x.ID, x.PublicKey, x.Authenticator.SignCount, x.Flags.BackupEligible, x.Flags.BackupState})
}

// A passkeyUser is a player as package webauthn sees one.
type passkeyUser struct {
	id          []byte
	name        string
	credentials []webauthn.Credential
}

func (u *passkeyUser) WebAuthnID() []byte                         { return u.id }
func (u *passkeyUser) WebAuthnName() string                       { return u.name }
func (u *passkeyUser) WebAuthnDisplayName() string                { return u.name }
func (u *passkeyUser) WebAuthnCredentials() []webauthn.Credential { return u.credentials }

func (s *Server) addPasskey(c *call) error {
	var in json.RawMessage
	if err := c.Read(s.Limits.Body, &in); err != nil {
		return err
	}
	all, err := s.Store.Keys(c.r.Context(), c.Player.ID)
	if err != nil {
		return err
	}
	n := 0
	for i := range all {
		if all[i].Kind == store.Passkey {
			n++
		}
	}
	if n >= maxPasskeys {
		return api.Refuse(http.StatusConflict, "too-many", fmt.Sprintf("you have %d passkeys; end one first", n))
	}
	party, err := s.relyingParty(c)
	if err != nil {
		return err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(in)
	if err != nil {
		return errMalformed
	}
	challenge := parsed.Response.CollectedClientData.Challenge
	until, err := s.openChallenge(challenge)
	if err != nil {
		return err
	}
	user := &passkeyUser{id: []byte(c.Player.ID), name: c.Player.Name}
	made, err := party.CreateCredential(user, webauthn.SessionData{
		Challenge: challenge, RelyingPartyID: s.site(), UserID: user.id, UserVerification: protocol.VerificationPreferred,
		CredParams: webauthn.CredentialParametersDefault(),
	}, parsed)
	if err != nil {
		return errUnproven
	}
	if err := s.spendChallenge(c, c.Player.ID, challenge, until); err != nil {
		return err
	}
	now := s.Now()
	key := store.Key{ID: store.IDOf(store.Passkey, string(made.ID)), Player: c.Player.ID, Kind: store.Passkey, Label: deviceOf(c.r), Made: now, Seen: now, Maker: c.key.Name(), From: c.own.From}
	if key.Data, err = credentialOf(made); err == nil {
		err = s.addKeyBy(c, key)
	}
	if errors.Is(err, store.ErrTaken) {
		return api.Refuse(http.StatusConflict, "taken", "this passkey is already a key here")
	}
	if err != nil {
		return err
	}
	s.forget(c.Player.ID) // the other sessions are told
	return c.answer(http.StatusCreated, wireKey(&key, c.key))
}

// provePasskey returns the key of a passkey that has signed a challenge. The player whom the passkey names
// does not count: its key may belong to another by now.
func (s *Server) provePasskey(c *call, in json.RawMessage) (key store.Key, err error) {
	party, err := s.relyingParty(c)
	if err != nil {
		return key, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(in)
	if err != nil {
		return key, errMalformed
	}
	challenge := parsed.Response.CollectedClientData.Challenge
	until, err := s.openChallenge(challenge)
	if err != nil {
		return key, err
	}
	if key, _, err = s.Store.Key(c.r.Context(), store.IDOf(store.Passkey, string(parsed.RawID))); errors.Is(err, store.ErrNone) {
		return key, errDeadPasskey
	} else if err != nil {
		return key, err
	}
	var kept credential
	if err := json.Unmarshal(key.Data, &kept); err != nil {
		return key, fmt.Errorf("a passkey of player %s: %w", key.Player, err)
	}
	known := func(_, handle []byte) (webauthn.User, error) {
		return &passkeyUser{id: handle, credentials: []webauthn.Credential{{
			ID: parsed.RawID, PublicKey: kept.Public, Authenticator: webauthn.Authenticator{SignCount: kept.Uses},
			Flags: webauthn.CredentialFlags{BackupEligible: kept.Eligible, BackupState: kept.Backed},
		}}}, nil
	}
	_, used, err := party.ValidatePasskeyLogin(known, webauthn.SessionData{
		Challenge: challenge, RelyingPartyID: s.site(), UserVerification: protocol.VerificationPreferred,
	}, parsed)
	if err != nil || used.Authenticator.CloneWarning { // a copy of the passkey has been used
		return key, errUnproven
	}
	if err := s.spendChallenge(c, key.Player, challenge, until); err != nil {
		return key, err
	}
	key.Seen = s.Now()
	if key.Data, err = credentialOf(used); err == nil {
		err = s.Store.UseKey(c.r.Context(), key)
	}
	return key, err
}
