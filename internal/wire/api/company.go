package api

import (
	"context"
	"time"

	"ninetynine/internal/club/group"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/store"
)

// A CompanyStore stores what players have to do with each other and with operators.
type CompanyStore interface {
	HideRating(ctx context.Context, id string, hide bool) error

	ties.Store
	ComesTo(ctx context.Context, player string, from int64, limit int) ([]store.Coming, error)
	group.Store

	KeepPad(ctx context.Context, p store.Pad, over []byte) error
	Pad(ctx context.Context, id string) (store.Pad, error)
	DropPad(ctx context.Context, id string) error

	store.OrderStore
}

// A Company is the players of a server: they meet, share, complain, and operators keep order. A hall for one player has
// none, and a program for one links nothing of it.
type Company struct {
	CompanyStore
	ties     ties.Ties
	groups   group.Groups // set by [New]
	handlers map[string]handler
}

// NewCompany returns the company of a store.
func NewCompany(s CompanyStore, now func() time.Time) *Company {
	return &Company{CompanyStore: s, ties: ties.Ties{Store: s, Now: now}, handlers: map[string]handler{
		"sharePad":           reading(2*maxShared, (*Service).sharePad),
		"sharedPad":          (*Service).sharedPad,
		"hideRating":         reading(usual, (*Service).hideRating),
		"ties":               (*Service).ties,
		"tie":                reading(usual, (*Service).tie),
		"evenings":           (*Service).evenings,
		"come":               reading(usual, (*Service).come),
		"complain":           reading(usual, (*Service).complain),
		"appeal":             reading(usual, (*Service).appeal),
		"complaints":         (*Service).complaints,
		"people":             asOperator((*Service).people),
		"person":             asOperator((*Service).person),
		"sanctions":          asOperator((*Service).sanctions),
		"operatorTables":     asOperator((*Service).operatorTables),
		"operatorTable":      asOperator((*Service).operatorTable),
		"operatorComplaints": asOperator((*Service).operatorComplaints),
		"audit":              asOperator((*Service).audit),
		"operate":            asOperator(reading(usual, (*Service).operate)),
		"groups":             (*Service).groups,
		"makeGroup":          reading(usual, (*Service).makeGroup),
		"group":              (*Service).group,
		"changeGroup":        reading(usual, (*Service).changeGroup),
		"endGroup":           (*Service).endOwnGroup,
		"groupDoor":          reading(usual, (*Service).groupDoor),
		"joinGroup":          reading(usual, (*Service).joinGroup),
		"changeMember":       reading(usual, (*Service).changeMember),
		"groupHistory":       (*Service).groupHistory,
		"ladders":            (*Service).ladders,
		"newGroupEvening":    reading(usual, (*Service).newGroupEvening),
		"endGroupEvening":    (*Service).endGroupEvening,
		"operatorGroups":     asOperator((*Service).operatorGroups),
		"operatorGroup":      asOperator((*Service).operatorGroup),
	}}
}
