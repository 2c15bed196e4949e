package node

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"ninetynine/internal/store"
	"ninetynine/internal/wholefile"
)

// An Identity is a player and the token of a session, as a program on the
// player's machine keeps it. Nobody else is to read it.
type Identity struct {
	Player string `json:"player"`
	Token  string `json:"token"`
}

// homeFile is where a data folder has the identity of the machine's person.
const homeFile = "home.json"

// ReadIdentity reads who plays on the machine that has the data folder; the
// zero Identity if nobody has yet.
func ReadIdentity(folder string) (Identity, error) {
	var who Identity
	text, err := os.ReadFile(filepath.Join(folder, homeFile))
	if errors.Is(err, fs.ErrNotExist) {
		return who, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &who)
	}
	if err != nil {
		return who, fmt.Errorf("cannot tell who plays on this machine: %w", err)
	}
	return who, nil
}

// WriteIdentity keeps who plays on the machine.
func WriteIdentity(folder string, who Identity) error {
	err := wholefile.Write(filepath.Join(folder, homeFile), func(w io.Writer) error { return json.NewEncoder(w).Encode(who) })
	if err != nil {
		return fmt.Errorf("cannot keep who plays on this machine: %w", err)
	}
	return nil
}

// settleIn sees to it that the identity in the data folder, if there is one, has
// a session that is good. The first time it is that of the one player who has
// ever sat down at a table here; if there is no such player, the program on
// whose behalf the node runs makes a new one.
func (s *server) settleIn(ctx context.Context) error {
	who, err := ReadIdentity(s.Data)
	if err != nil {
		return err
	}
	session, _, err := s.store.Session(ctx, store.KeyOf(who.Token))
	if err == nil && session.Player == who.Player {
		return nil
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	if who.Player == "" {
		who.Player, err = s.onlyPlayer(ctx)
	} else if _, err = s.store.Player(ctx, who.Player); errors.Is(err, store.ErrNone) {
		who.Player, err = "", nil
	}
	if err != nil {
		return err
	}
	if who.Token = ""; who.Player != "" {
		var b [32]byte
		rand.Read(b[:]) // never fails
		who.Token = base64.RawURLEncoding.EncodeToString(b[:])
		if err := s.store.AddSession(ctx, store.Session{Key: store.KeyOf(who.Token), Player: who.Player, Seen: s.now()}); err != nil {
			return err
		}
	}
	return WriteIdentity(s.Data, who)
}

// onlyPlayer returns who has sat down at tables here, if that is one player.
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

// played reports whether the player sits or has sat at a table.
func (s *server) played(ctx context.Context, player string) (bool, error) {
	seats, err := s.store.Seated(ctx, player, 1)
	if err != nil || len(seats) > 0 {
		return true, err
	}
	results, err := s.store.Results(ctx, player, "", store.Cursor{}, 1)
	return len(results) > 0, err
}
