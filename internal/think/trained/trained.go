// Package trained contains the built-in nets, one for each shape of table. They are small files of the nets in
// internal/lab/train/full, whose logs say how they were trained; docs/strength.md says how much weaker they are.
//
// A browser gets them as files beside the program, each fetched when a player first needs it; the program
// for browsers contains a list of them.
package trained

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"

	"golang.org/x/sync/singleflight"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// ErrUnfetched says that there is a net but its file could not be fetched: the browser has no
// network, or the host has no such file. It is worth trying again.
var ErrUnfetched = errors.New("a computer player could not be fetched: that needs the network once")

// A net is a file, and the model read from it on first use.
type net struct {
	listing
	read func() ([]byte, error)            // reads the file
	sum  func() ([sha256.Size]byte, error) // of the file, computed once

	reading singleflight.Group // loading the model
	model   atomic.Pointer[nn.Model]
}

// A listing describes a file that need not have been read.
type listing struct {
	File  string   `json:"file"`
	Label nn.Label `json:"label"`
	Hash  string   `json:"hash"` // SHA-256 of the file, in hexadecimal; "": not computed yet
}

const indexName = "index.json"

func listed(all []listing, read func(name string) ([]byte, error)) map[string]*net {
	nets := map[string]*net{}
	for _, l := range all {
		n := &net{listing: l, read: func() ([]byte, error) { return read(l.File) }}
		n.sum = sync.OnceValues(n.reckon)
		nets[l.Label.Shape] = n
	}
	return nets
}

func (n *net) reckon() (sum [sha256.Size]byte, err error) {
	if n.listing.Hash != "" {
		_, err = hex.Decode(sum[:], []byte(n.listing.Hash))
		return sum, err
	}
	data, err := n.read()
	return sha256.Sum256(data), err
}

// of returns the game's net among nets, with the shape of its table.
func of(g *rules.Game, nets func() (map[string]*net, error)) (*net, *nn.Shape, error) {
	all, err := nets()
	if err != nil {
		return nil, nil, err
	}
	s := nn.ShapeOf(g)
	n := all[s.Key()]
	if n == nil || !n.Label.Fits(s) { // otherwise the first house variant to ask would spoil it for all
		return nil, nil, fmt.Errorf("no net was trained for %s with up to %d tricks bid", s.Key(), s.Bids()-1)
	}
	return n, s, nil
}

// Model returns the net for deals of the game. It is shared, and must not be changed. It is an
// error if none was trained for tables of that shape, [ErrUnfetched] if its file cannot be fetched
// just now, or the context's. A loaded net stays in memory.
func Model(ctx context.Context, g *rules.Game) (*nn.Model, error) { return model(ctx, g, nets) }

func model(ctx context.Context, g *rules.Game, nets func() (map[string]*net, error)) (*nn.Model, error) {
	n, s, err := of(g, nets)
	if err != nil {
		return nil, err
	}
	if m := n.model.Load(); m != nil {
		return m, nil
	}
	// It is read to its end even if no caller waits: the next caller needs it.
	come := n.reading.DoChan("", func() (any, error) { return nil, n.load(s) })
	select {
	case end := <-come:
		return n.model.Load(), end.Err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// load reads the model, unless it is loaded. After an error it can be tried again.
func (n *net) load(s *nn.Shape) error {
	if n.model.Load() != nil {
		return nil
	}
	data, err := n.read()
	if err != nil {
		return fmt.Errorf("the net for %s: %w", s.Key(), err)
	}
	if n.Hash != "" && fmt.Sprintf("%x", sha256.Sum256(data)) != n.Hash {
		return fmt.Errorf("%w: what came is not %s", ErrUnfetched, n.File)
	}
	m, err := nn.Read(data, s)
	n.model.Store(m)
	return err
}

// Fits returns nil if there is a net for deals of the game; otherwise why not. It reads no file.
func Fits(g *rules.Game) error {
	_, _, err := of(g, nets)
	return err
}

// HashAll returns a hash of all nets that [Model] returns.
func HashAll() (sum [sha256.Size]byte, err error) {
	all, err := nets()
	if err != nil {
		return sum, err
	}
	h := sha256.New()
	for _, shape := range slices.Sorted(maps.Keys(all)) {
		one, err := all[shape].sum()
		if err != nil {
			return sum, err
		}
		h.Write(one[:])
	}
	return [sha256.Size]byte(h.Sum(nil)), nil
}

// Hash returns the SHA-256 of the file of the net that [Model] returns.
func Hash(g *rules.Game) (sum [sha256.Size]byte, err error) {
	n, _, err := of(g, nets)
	if err != nil {
		return sum, err
	}
	return n.sum()
}
