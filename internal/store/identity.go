package store

import (
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base32"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"time"
)

const playerBytes, tokenBytes = 10, 32

// NewPlayer returns a player with a new id. random must be unpredictable, like crypto/rand.
func NewPlayer(random io.Reader, name string, now time.Time) (Player, error) {
	var b [playerBytes]byte
	if err := draw(random, b[:]); err != nil {
		return Player{}, err
	}
	return Player{ID: "p" + EncodeID(b[:]), Name: name, Created: now}, nil
}

// NewSession returns a new session of the player, and the token that identifies its bearer.
func NewSession(random io.Reader, player string, now time.Time) (Session, string, error) {
	var b [tokenBytes]byte
	if err := draw(random, b[:]); err != nil {
		return Session{}, "", err
	}
	token := base64.RawURLEncoding.EncodeToString(b[:])
	return Session{Key: KeyOf(token), Player: player, Seen: now}, token, nil
}

func draw(random io.Reader, b []byte) error {
	if _, err := io.ReadFull(random, b); err != nil {
		return fmt.Errorf("there is no randomness: %w", err)
	}
	return nil
}

// KeyOf returns the part of a token that is stored.
func KeyOf(token string) Key { return sha256.Sum256([]byte(token)) }

// KeyOfPublic returns the stored part of a public key. No token has the same, though anyone may know the
// key: the hash is another.
func KeyOfPublic(key []byte) Key { return sha512.Sum512_256(key) }

// PadID returns the id of the pad that the bearer of a secret keeps; it does not reveal the secret.
func PadID(secret string) string {
	sum := sha256.Sum256([]byte("pad " + secret))
	return EncodeID(sum[:playerBytes])
}

// EncodeID returns bytes as an id that is easy to read and to type.
func EncodeID(b []byte) string {
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}
