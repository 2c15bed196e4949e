package api

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
)

// maxShared limits the bytes of the record of a shared pad.
const maxShared = 64 << 10

// bytesWritten is the size that counts as one more command each time a pad is stored, even if it replaces
// as much.
const bytesWritten = 8 << 10

// secretBytes is the length of a pad's secret.
const secretBytes = 16

// sharePad stores a score pad for spectators. Its id is a hash of the keeper's secret, so only that gives
// the right to change it.
func (s *Service) sharePad(ctx context.Context, c *Call, in *wire.PadSharing) error {
	if b, err := hex.DecodeString(string(in.Secret)); err != nil || len(b) != secretBytes || strings.ToLower(string(in.Secret)) != string(in.Secret) {
		return bad("secret: make one of 32 hexadecimal digits at random, and tell it to nobody")
	}
	id := store.PadID(string(in.Secret))
	kept, err := s.Company.Pad(ctx, id)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	grows := max(0, len(in.Record)-len(kept.Record))
	if err := s.meter(c, wire.Keeping, grows/bytesKept+len(in.Record)/bytesWritten); err != nil { // like this many entries, and one
		return err
	}
	if in.Record == "" {
		if err := s.Company.DropPad(ctx, id); err != nil {
			return err
		}
		return c.answer(wire.PadShared{Pad: id})
	}
	if len(in.Record) > maxShared {
		return Refuse(wire.StatusRequestEntityTooLarge, "too-large", fmt.Sprintf("a pad that is kept here may have a record of %d bytes", maxShared))
	}
	if err := s.payText(c, len(in.Record)); err != nil {
		return err
	}
	if _, err := pad.Read(strings.NewReader(in.Record)); err != nil {
		return bad("the record is refused: " + err.Error())
	}
	if letters.Hides(in.Record) {
		return bad("the record is refused: it has characters that cannot be seen")
	}
	var over []byte
	if in.Was != "" {
		over = kept.Record
	}
	if over != nil && markOf(over) != in.Was {
		err = store.ErrStale
	} else {
		err = s.Company.KeepPad(ctx, store.Pad{ID: id, Record: []byte(in.Record), Changed: s.Now()}, over)
	}
	switch {
	case errors.Is(err, store.ErrStale):
		return Refuse(wire.StatusConflict, "stale", "this pad has been changed elsewhere meanwhile; look at it, and send yours again with its mark to replace it")
	case err != nil:
		return err
	}
	return c.answer(wire.PadShared{Pad: id, Mark: markOf([]byte(in.Record))})
}

// markOf returns the mark that distinguishes a record of a pad from other records.
func markOf(record []byte) string {
	sum := sha256.Sum256(record)
	return hex.EncodeToString(sum[:8])
}

// sharedPad answers with a shared pad.
func (s *Service) sharedPad(ctx context.Context, c *Call) error {
	id := c.Path("pad")
	if store.CheckID(id) != nil {
		return store.ErrNone
	}
	kept, err := s.Company.Pad(ctx, id)
	if err != nil {
		return err
	}
	out := wire.PadLooked{Mark: markOf(kept.Record)}
	if c.Query("after") != out.Mark {
		if err := s.payText(c, len(kept.Record)); err != nil {
			return err
		}
		p, err := pad.Read(strings.NewReader(string(kept.Record)))
		if err != nil {
			return err
		}
		out.Pad = &wire.Pad{}
		showPad(p, phrase.Open(c.Query("lang")), out.Pad)
	}
	return c.answer(&out)
}
