//go:build !js

package trained

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"sync"

	"ninetynine/internal/think/nn"
)

//go:embed *.net small/*.net
var files embed.FS

const smallFolder = "small/"

var nets = sync.OnceValues(func() (map[string]*net, error) { return in("") })

// smallNets are the same nets from small files.
var smallNets = sync.OnceValues(func() (map[string]*net, error) { return in(smallFolder) })

func in(folder string) (map[string]*net, error) {
	all, err := listings(folder)
	if err != nil {
		return nil, err
	}
	return listed(all, func(name string) ([]byte, error) { return files.ReadFile(folder + name) }), nil
}

func listings(folder string) (all []listing, err error) {
	names, err := fs.Glob(files, folder+"*.net")
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
		all = append(all, listing{File: path.Base(name), Label: label})
	}
	return all, nil
}

// small lists the small files, with their hashes, and returns them by their names.
func small() (all []listing, content map[string][]byte, err error) {
	if all, err = listings(smallFolder); err != nil {
		return nil, nil, err
	}
	content = map[string][]byte{}
	for i := range all {
		l := &all[i]
		data, err := files.ReadFile(smallFolder + l.File)
		if err != nil {
			return nil, nil, err
		}
		sum := sha256.Sum256(data)
		content[l.File], l.Hash = data, hex.EncodeToString(sum[:])
	}
	return all, content, nil
}

// Files returns the nets as files for a browser, by their names. They are the small ones: see [Small].
func Files() (map[string][]byte, error) {
	_, content, err := small()
	return content, err
}
