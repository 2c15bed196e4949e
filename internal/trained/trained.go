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

// models reads every net once, when it is first asked for; they are not
// changed afterwards.
var models = sync.OnceValues(func() (map[string][]byte, error) {
	names, err := fs.Glob(files, "*.net")
	if err != nil {
		return nil, err
	}
	all := map[string][]byte{}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		label, _, err := nn.ReadLabel(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all[label.Shape] = data
	}
	return all, nil
})

// opened keeps the models that were read, by shape.
var opened sync.Map

// Model returns the net for deals of the game. It is shared: nobody may change
// it. There is an error if none was trained for tables of that shape.
func Model(g *rules.Game) (*nn.Model, error) {
	s := nn.ShapeOf(g)
	if m, ok := opened.Load(s.Key()); ok {
		return m.(*nn.Model), nil
	}
	all, err := models()
	if err != nil {
		return nil, err
	}
	data, ok := all[s.Key()]
	if !ok {
		return nil, fmt.Errorf("no net was trained for %s", s.Key())
	}
	m, err := nn.Read(data, s)
	if err != nil {
		return nil, err
	}
	kept, _ := opened.LoadOrStore(s.Key(), m)
	return kept.(*nn.Model), nil
}
