package table

import (
	"encoding/json"

	"ninetynine/internal/base/version"
	"ninetynine/internal/think/bot"
	"ninetynine/record"
)

// A maker is what the header of a record says of the program that began the match, and of the computer players there.
type maker struct {
	Build  string `json:"build"`         // see [version.Version.Build]
	Levels int    `json:"levels"`        // their edition: see [Opened]
	Others int    `json:"others"`        // the edition of the other players: see [bot.Edition]
	Net    string `json:"net,omitempty"` // see [Opened]
}

var own = maker{Build: version.Own().Build(), Others: bot.Edition}

// make adds to a header of this table what made it.
func (m maker) make(h *record.Header, s *State) {
	m.Levels, m.Net = max(1, s.Edition), s.Net
	text, _ := json.Marshal(m) // texts and numbers alone
	h.Extra = map[string]json.RawMessage{madeBy: text}
}

// madeBy is the field's name; [record.Header] keeps it with those that the rules ignore.
const madeBy = "madeBy"
