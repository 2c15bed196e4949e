// Package trained contains the built-in nets, one for each shape of table. The log
// beside each, and docs/strength.md, say how they were trained.
package trained

import (
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"sync"

	"ninetynine/internal/nn"
	"ninetynine/rules"
)

//go:embed *.net
var files embed.FS

// A net is a file, and the model read from it on first use.
type net struct {
	label nn.Label
	data  []byte
	hash  func() [sha256.Size]byte // computed once
	once  sync.Once
	model *nn.Model
	err   error
}

// nets lists the nets by the shape of table that each is for.
var nets = sync.OnceValues(func() (map[string]*net, error) {
	names, err := fs.Glob(files, "*.net")
	if err != nil {
		return nil, err
	}
	all := map[string]*net{}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		label, _, err := nn.ReadLabel(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all[label.Shape] = &net{label: label, data: data, hash: sync.OnceValue(func() [sha256.Size]byte { return sha256.Sum256(data) })}
	}
	return all, nil
})

// of returns the net for deals of the game.
func of(g *rules.Game) (*net, *nn.Shape, error) {
	all, err := nets()
	if err != nil {
		return nil, nil, err
	}
	s := nn.ShapeOf(g)
	n := all[s.Key()]
	if n == nil || !n.label.Fits(s) { // or else the first house to ask would spoil it for all
		return nil, nil, fmt.Errorf("no net was trained for %s with up to %d tricks bid", s.Key(), s.Bids()-1)
	}
	return n, s, nil
}

// Model returns the net for deals of the game. It is shared, and must not be changed.
// It is an error if none was trained for tables of that shape.
func Model(g *rules.Game) (*nn.Model, error) {
	n, s, err := of(g)
	if err != nil {
		return nil, err
	}
	n.once.Do(func() { n.model, n.err = nn.Read(n.data, s) })
	return n.model, n.err
}

// Hash returns the SHA-256 of the file of the net that [Model] returns.
func Hash(g *rules.Game) ([sha256.Size]byte, error) {
	n, _, err := of(g)
	if err != nil {
		return [sha256.Size]byte{}, err
	}
	return n.hash(), nil
}
