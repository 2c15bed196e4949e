package store

import (
	"crypto/sha256"
	"encoding/base32"
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

// Tagged returns the name with the first letters of the id, to tell players of one name apart: Ann·k3x9.
func (p *Player) Tagged() string {
	const letters = 4
	id := strings.TrimPrefix(p.ID, "p")
	return p.Name + "·" + id[:min(letters, len(id))]
}

func draw(random io.Reader, b []byte) error {
	if _, err := io.ReadFull(random, b); err != nil {
		return fmt.Errorf("there is no randomness: %w", err)
	}
	return nil
}

// PadID returns the id of the pad that the bearer of a secret keeps; it does not reveal the secret.
func PadID(secret string) string {
	sum := sha256.Sum256([]byte("pad " + secret))
	return EncodeID(sum[:playerBytes])
}

// EncodeID returns bytes as an id that is easy to read and to type.
func EncodeID(b []byte) string {
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}
