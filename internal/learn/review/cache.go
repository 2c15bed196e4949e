package review

import (
	"bytes"
	"context"
	"crypto/sha256"

	lru "github.com/hashicorp/golang-lru/v2"
)

// A Cache keeps the matches read last, so that the record of a match is not refereed again on each call.
// Several goroutines may use it.
type Cache struct{ known *lru.Cache[cached, *Match] }

// A cached match is known by the hash of its record and its number in it.
type cached struct {
	record [sha256.Size]byte
	number int
}

// A [Cache] keeps this many matches, and none from a record with more bytes.
const (
	mostMatches = 32
	mostText    = 1 << 20
)

// NewCache returns an empty cache.
func NewCache() *Cache {
	known, _ := lru.New[cached, *Match](mostMatches) // it fails for sizes below 1
	return &Cache{known}
}

// Read is like the function [Read], but reads only matches that are not in the cache.
func (c *Cache) Read(ctx context.Context, text []byte, n int) (*Match, error) {
	key := cached{sha256.Sum256(text), n}
	if m, ok := c.known.Get(key); ok {
		return m, nil
	}
	m, err := Read(ctx, bytes.NewReader(text), n)
	if err == nil && len(text) <= mostText {
		c.known.Add(key, m)
	}
	return m, err
}
