// Package trained brings the nets along that the program plays with, one for
// each shape of table. How they came about is told by the log beside each
// and by docs/strength.md.
package trained

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"

	"ninetynine/internal/nn"
	"ninetynine/rules"
)

//go:embed *.net
var files embed.FS

// A net is a file, and the model that it becomes when it is first asked for.
type net struct {
	data  []byte
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
		all[label.Shape] = &net{data: data}
	}
	return all, nil
})

// Model returns the net for deals of the game. It is shared: nobody may change
// it. There is an error if none was trained for tables of that shape.
func Model(g *rules.Game) (*nn.Model, error) {
	all, err := nets()
	if err != nil {
		return nil, err
	}
	s := nn.ShapeOf(g)
	n := all[s.Key()]
	if n == nil {
		return nil, fmt.Errorf("no net was trained for %s", s.Key())
	}
	n.once.Do(func() { n.model, n.err = nn.Read(n.data, s) })
	return n.model, n.err
}
