package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"ninetynine/internal/base/file"
	"ninetynine/internal/store/folder"
)

// named matches a net's file in a player's name.
var named = regexp.MustCompile(`\bfile=[^,+]+`)

// replaceFiles returns a command with other paths in place of those of nets, house variants and problems.
func replaceFiles(command []string, other func(path string) (string, error)) ([]string, error) {
	var failed error
	swap := func(path string) string {
		to, err := other(path)
		failed = errors.Join(failed, err)
		return to
	}
	houses := func(list string) string {
		paths := strings.Split(list, ",")
		for i := range paths {
			paths[i] = swap(strings.TrimSpace(paths[i]))
		}
		return strings.Join(paths, ",")
	}
	all := make([]string, len(command))
	for i, arg := range command {
		switch list, ok := strings.CutPrefix(arg, "--house="); {
		case ok:
			all[i] = "--house=" + houses(list)
		case i >= 2 && command[0] == "problems" && command[1] == "grade" && (arg == "-" || !strings.HasPrefix(arg, "-")):
			all[i] = swap(arg)
		case i > 0 && command[i-1] == "--house":
			all[i] = houses(arg)
		default:
			all[i] = named.ReplaceAllStringFunc(arg, func(s string) string { return "file=" + swap(strings.TrimPrefix(s, "file=")) })
		}
	}
	return all, failed
}

// readFiles returns the files that a command names, and the hash of each path in hex.
func readFiles(command []string) (hashes map[string]string, data [][]byte, err error) {
	hashes = map[string]string{}
	_, err = replaceFiles(command, func(path string) (string, error) {
		if path == "-" {
			return "", errors.New("-: workers cannot read your standard input: name a file")
		}
		text, err := file.Read(path, file.MostNet)
		if err == nil && hashes[path] == "" {
			hashes[path] = hash(text)
			data = append(data, text)
		}
		return path, err
	})
	return hashes, data, err
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// localize returns a command with paths on this machine: those given if they hold the same here and mine says so, or
// else those of a cache, filled from the database.
func localize(ctx context.Context, db *pgxpool.Pool, command []string, hashes map[string]string, mine bool) ([]string, error) {
	return replaceFiles(command, func(path string) (string, error) {
		want := hashes[path]
		if mine {
			if text, err := file.Read(path, file.MostNet); err == nil && hash(text) == want {
				return path, nil
			}
		}
		return cached(ctx, db, want)
	})
}

// cached returns the path of the file with a hash in the cache of this machine. It checks what it finds there and
// what it gets.
func cached(ctx context.Context, db *pgxpool.Pool, want string) (string, error) {
	path, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	path = filepath.Join(path, "ninetynine", "nets", want+".net")
	text, err := file.Read(path, file.MostNet)
	if err == nil && hash(text) == want {
		return path, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	err = db.QueryRow(ctx, `SELECT data FROM lab.file WHERE encode(hash, 'hex') = $1`, want).Scan(&text)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return "", fmt.Errorf("the database has no file %s", want)
	case err != nil:
		return "", fmt.Errorf("%w: %w", errAway, err)
	case hash(text) != want:
		return "", fmt.Errorf("file %s of the database holds something else: it was altered, and is not used", want)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return "", err
	}
	return path, folder.WriteFile(path, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
}
