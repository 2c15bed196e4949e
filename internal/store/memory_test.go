package store_test

import (
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/test/storesuite"
)

func TestMemory(t *testing.T) {
	storesuite.Run(t, func(*testing.T) storesuite.Store { return store.NewMemory() })
}
