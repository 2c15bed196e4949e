//go:build !js

package trained

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"sync"

	"ninetynine/internal/nn"
)

//go:embed *.net
var files embed.FS

// nets are the nets by the shape of table that each is for.
var nets = sync.OnceValues(func() (map[string]*net, error) {
	all, err := listings()
	if err != nil {
		return nil, err
	}
	return listed(all, files.ReadFile), nil
})

// listings lists all files.
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

// Files returns the nets as files for a browser, by their names, with one that lists the
// others.
func Files() (map[string][]byte, error) {
	all, err := listings()
	if err != nil {
		return nil, err
	}
	out := map[string][]byte{}
	for i := range all {
		l := &all[i]
		data, err := files.ReadFile(l.File)
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(data)
		out[l.File], l.Hash = data, hex.EncodeToString(sum[:])
	}
	out[indexName], err = json.Marshal(all)
	return out, err
}
