package store_test

import (
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/storetest"
)

func TestMemory(t *testing.T) {
	storetest.Run(t, func(*testing.T) storetest.Store { return store.NewMemory() })
}
