package store

import (
	"context"
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode"
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

// tagged is how many letters of an id are a player's tag.
const tagged = 4

// Tag returns the letters that tell a player from others of the same name: the first of the id after its p.
func Tag(id string) string { return id[min(1, len(id)):min(1+tagged, len(id))] }

// Tagged returns the name with the tag, as in Ann·k3x7.
func (p *Player) Tagged() string { return p.Name + "·" + Tag(p.ID) }

// Namesake reports whether another player has the same name, whatever its case, and the same tag.
func Namesake(ctx context.Context, s interface {
	Players(ctx context.Context, after string, limit int) ([]Player, error)
}, id, name string) (bool, error) {
	stem := id[:min(1+tagged, len(id))]
	const page = 100
	for after := stem; ; {
		players, err := s.Players(ctx, after, page)
		if err != nil {
			return false, err
		}
		for _, p := range players {
			if after = p.ID; !strings.HasPrefix(p.ID, stem) {
				return false, nil
			}
			if p.ID != id && strings.EqualFold(p.Name, name) {
				return true, nil
			}
		}
		if len(players) < page {
			return false, nil
		}
	}
}

// The alphabets of recovery words: a word is five letters, and 16 bits (proquints).
const consonants, vowels = "bdfghjklmnprstvz", "aiou"

const words, wordLetters = 6, 5

// NewWords returns recovery words with 96 random bits.
func NewWords(random io.Reader) (string, error) {
	var b [2 * words]byte
	if err := draw(random, b[:]); err != nil {
		return "", err
	}
	var all []string
	for i := 0; i < len(b); i += 2 {
		n := uint(b[i])<<8 | uint(b[i+1])
		all = append(all, string([]byte{consonants[n>>12], vowels[n>>10&3], consonants[n>>6&15], vowels[n>>4&3], consonants[n&15]}))
	}
	return strings.Join(all, " "), nil
}

// Letters returns the letters of recovery words as a person writes them, and whether they can be such words.
func Letters(written string) (letters string, ok bool) {
	letters = strings.Map(func(r rune) rune {
		if r = unicode.ToLower(r); r >= 'a' && r <= 'z' {
			return r
		}
		return -1
	}, written)
	ok = len(letters) == words*wordLetters
	for i := range letters {
		alphabet := consonants
		if i%wordLetters%2 == 1 {
			alphabet = vowels
		}
		ok = ok && strings.IndexByte(alphabet, letters[i]) >= 0
	}
	return letters, ok
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
