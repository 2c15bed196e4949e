package bot

import (
	"encoding/json"
	"slices"
	"strconv"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// appendHello appends the line that greets a program at the beginning of a match. It has the whole
// rules if they are not a published variant's.
func appendHello(b []byte, m *match.Match, seat rules.Seat, seed, nodes uint64) []byte {
	v := m.Game.Variant()
	id, _ := json.Marshal(v.ID) // a string always can be
	b = append(append(b, `{"hello":{"variant":`...), id...)
	b = strconv.AppendInt(append(b, `,"seat":`...), int64(seat), 10)
	b = strconv.AppendInt(append(b, `,"seats":`...), int64(v.Seats), 10)
	b = strconv.AppendUint(append(b, `,"nodes":`...), nodes, 10)
	b = strconv.AppendUint(append(b, `,"seed":`...), seed, 10)
	if slices.ContainsFunc(v.Clauses, func(c rules.Clause) bool { return c.Basis == rules.House }) {
		b = record.AppendVariant(append(b, `,"rules":`...), &v)
	}
	return append(b, "}}\n"...)
}

// appendEnd appends the line that says how a deal has ended; asked is the number of questions so
// far in the match.
func appendEnd(b []byte, m *match.Match, v *match.View, asked uint64) []byte {
	return append(record.AppendView(append(b, `{"over":`...), m, v, asked), "}\n"...)
}

// appendForecast appends the line that asks for chances, after the act chosen in the View, if any.
func appendForecast(b []byte, m *match.Match, v *match.View, id, asked uint64, act rules.Action) []byte {
	b = strconv.AppendUint(append(b, `{"id":`...), id, 10)
	b = append(b, `,"forecast":"`...)
	if act != 0 {
		b = act.Append(b)
	}
	b = record.AppendView(append(b, `","view":`...), m, v, asked)
	return append(b, "}\n"...)
}

func appendQuestion(b []byte, m *match.Match, v *match.View, id, seq uint64) []byte {
	b = strconv.AppendUint(append(b, `{"id":`...), id, 10)
	b = append(b, `,"view":`...)
	b = record.AppendView(b, m, v, seq)
	return append(b, "}\n"...)
}
