//go:build !js

package trained

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"

	"ninetynine/internal/think/nn"
)

//go:embed *.net
var files embed.FS

// nets returns the nets by the shape of table that each is for.
var nets = sync.OnceValues(func() (map[string]*net, error) {
	all, err := listings()
	return listed(all, files.ReadFile), err
})

func listings() (all []listing, err error) {
	names, err := fs.Glob(files, "*.net")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		label, _, err := nn.ReadLabel(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, listing{File: name, Label: label})
	}
	return all, nil
}

// Files returns the nets as files for a browser, by their names.
func Files() (map[string][]byte, error) {
	all, err := listings()
	content := map[string][]byte{}
	for i := range all {
		if content[all[i].File], err = files.ReadFile(all[i].File); err != nil {
			return nil, err
		}
	}
	return content, err
}
