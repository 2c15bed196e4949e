package room

import (
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/store"
	"ninetynine/internal/table/hall"
)

// Projections returns what is stored in addition to lists and histories.
// This is the place to name a new one.
func Projections() store.Projections {
	return store.Projections{New: hall.Fold(), Logs: []store.LogProjection{{Name: daily.Projection, Rows: daily.Rows}}}
}
