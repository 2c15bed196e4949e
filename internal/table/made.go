package table

import (
	"ninetynine/internal/base/version"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/record"
)

// own is this program, in whose records the table says which levels and net play.
var own = bot.Maker{Build: version.Own().Build(), Others: search.OthersEdition}

// sign adds to a header of this table what made it.
func (s *State) sign(h *record.Header, m bot.Maker) {
	m = bot.Maker{Build: m.Build, Levels: max(1, s.Edition), Others: m.Others, Net: s.Net}
	h.Extra = m.InHeader()
}
