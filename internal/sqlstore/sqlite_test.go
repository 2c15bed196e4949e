package sqlstore_test

import (
	"testing"

	"ninetynine/internal/sqlstore"
	"ninetynine/internal/storetest"
)

// sqlite is a store that can be opened again.
type sqlite struct {
	*sqlstore.DB
	folder string
}

func openSQLite(t testing.TB, folder string) *sqlite {
	t.Helper()
	d, err := sqlstore.OpenSQLite(t.Context(), folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return &sqlite{d, folder}
}

func (s *sqlite) Reopen(t *testing.T) storetest.Store {
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return openSQLite(t, s.folder)
}

func TestSQLite(t *testing.T) {
	storetest.Run(t, func(t *testing.T) storetest.Store { return openSQLite(t, t.TempDir()) })
}
