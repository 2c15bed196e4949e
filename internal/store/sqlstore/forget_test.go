package sqlstore

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// TestErasedBytes: once a player is erased and all is searched, no file of the database has the name in any byte, as long
// as the server goes on.
func TestErasedBytes(t *testing.T) {
	dir := t.TempDir()
	d, _ := openTest(t, dir)
	const name = "Xylophilia"
	at := time.UnixMilli(1_800_000_000_000)
	id := ""
	for i := range 40 {
		p := store.Player{ID: store.EncodeID(fmt.Appendf(nil, "player %03d", i)), Name: fmt.Sprint("Ann ", i), Created: at}
		if i == 20 {
			p.Name, id = name, p.ID
		}
		must.Do(t, d.AddPlayer(t.Context(), p))
	}
	must.Do(t, d.Rename(t.Context(), id, name+" the Second"))
	must.Do(t, d.Erase(t.Context(), store.Erasure{Player: id, At: at, Done: true}))
	for _, f := range must.Get(os.ReadDir(dir))(t) {
		if text := must.Get(os.ReadFile(filepath.Join(dir, f.Name())))(t); bytes.Contains(text, []byte(name)) {
			t.Errorf("%s has the name of an erased player", f.Name())
		}
	}
}
