package room

import (
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/events"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
)

// Projections returns the projections stored in addition to lists and histories. New ones are added here.
func Projections() store.Projections {
	return store.Projections{
		New:     events.Beside(hall.Fold()),
		Logs:    []store.LogProjection{{Name: daily.Projection, Rows: daily.Rows}, {Name: table.Invitations, Rows: table.InvitationRows}, {Name: event.Projection, Rows: event.Rows}},
		Results: []store.ResultProjection{{Name: rating.Projection, Fold: rating.Fold}, {Name: rating.Ladders, Fold: rating.FoldLadder}},
	}
}
