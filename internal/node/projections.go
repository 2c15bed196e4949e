package node

import "ninetynine/internal/store"

// Projections returns what a server keeps beside lists and histories: the
// place at which a new one is named.
func Projections() store.Projections { return store.Projections{} }
