package node

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"ninetynine/internal/store"
	"ninetynine/internal/store/folder"
)

// Home is the owner of a node's machine: the same player in the terminal and in the browser.
type Home struct {
	Name string // of a new player
	// Saved is the folder where earlier versions of the terminal kept matches as records; "" for none. They
	// are imported once.
	Saved string
	Pace  int64 // of bots at tables that are made of records, as in [table.Settings]; 0 for the usual one
}

// An Identity is a player and the token of a session, as stored by a program on the player's machine. Only
// the player may read it.
type Identity struct {
	Player string `json:"player"`
	Token  string `json:"token"`
}

const homeFile = "home.json"

// ReadIdentity reads the player of the machine with the data folder; the zero Identity if there is none
// yet.
func ReadIdentity(folder string) (Identity, error) {
	var who Identity
	file := filepath.Join(folder, homeFile)
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return who, nil
	}
	if err == nil {
		if err = json.Unmarshal(text, &who); err == nil && who.Player == "" {
			err = errors.New("it names no player")
		}
		if err != nil {
			err = fmt.Errorf("%s: %w; move it away, or name another folder with --data", file, err)
		}
	}
	if err != nil {
		return who, fmt.Errorf("cannot tell who plays on this machine: %w", err)
	}
	return who, nil
}

// WriteIdentity stores the player of the machine.
func WriteIdentity(dir string, who Identity) error {
	err := folder.WriteFile(filepath.Join(dir, homeFile), func(w io.Writer) error { return json.NewEncoder(w).Encode(who) })
	if err != nil {
		return fmt.Errorf("cannot save who plays on this machine: %w", err)
	}
	return nil
}

// ensureOwner makes sure that the data folder has an identity with a valid session, and returns it. The first
// time, that is the only player who has ever sat down at a table here, or else a new one.
func (s *server) ensureOwner(ctx context.Context) (Identity, error) {
	who, err := ReadIdentity(s.Data)
	if err != nil {
		return who, err
	}
	key, _, err := s.store.Key(ctx, store.IDOf(store.Device, who.Token))
	if err == nil && key.Player == who.Player {
		return who, nil
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		return who, err
	}
	if _, err = s.store.Player(ctx, who.Player); errors.Is(err, store.ErrNone) {
		who.Player, err = s.soleOwner(ctx)
	}
	if err != nil {
		return who, err
	}
	if key, who.Token, err = store.NewDevice(rand.Reader, who.Player, "", s.now()); err != nil {
		return who, err
	}
	if err := s.store.AddKey(ctx, key); err != nil {
		return who, err
	}
	return who, WriteIdentity(s.Data, who)
}

// soleOwner returns the only player who has ever sat down here, or a new one.
func (s *server) soleOwner(ctx context.Context) (string, error) {
	only, err := s.onlyPlayer(ctx)
	if err != nil || only != "" {
		return only, err
	}
	p, err := store.NewPlayer(rand.Reader, s.Home.Name, s.now())
	if err != nil {
		return "", err
	}
	return p.ID, s.store.AddPlayer(ctx, p)
}

// onlyPlayer returns the player who has sat down at tables here, if there is only one.
func (s *server) onlyPlayer(ctx context.Context) (only string, err error) {
	const page = 500
	for after := ""; ; {
		players, err := s.store.Players(ctx, after, page)
		if err != nil {
			return "", err
		}
		for _, p := range players {
			played, err := s.played(ctx, p.ID)
			switch {
			case err != nil:
				return "", err
			case played && only != "":
				return "", nil
			case played:
				only = p.ID
			}
			after = p.ID
		}
		if len(players) < page {
			return only, nil
		}
	}
}

func (s *server) played(ctx context.Context, player string) (bool, error) {
	seats, err := s.store.Seated(ctx, player, 0, 1)
	if err != nil || len(seats) > 0 {
		return true, err
	}
	results, err := s.store.Results(ctx, player, "", store.Cursor{}, 1)
	return len(results) > 0, err
}
