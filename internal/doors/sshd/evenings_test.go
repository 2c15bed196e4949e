package sshd_test

import (
	"testing"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestEvening: the menu has the server's evenings; a caller says there that they come, waits, and is led to a table.
func TestEvening(t *testing.T) {
	h, operator := openWithOperator(t)
	begin := func(in time.Duration) (e store.AuditEntry) {
		t.Helper()
		at := time.Now().UTC().Add(in)
		hour := store.Evening{Weekday: int(at.Weekday()), Minute: at.Hour()*60 + at.Minute(), Zone: "UTC", Variant: "duel", Games: 1, Clock: "10m+10s", Bot: "club"}
		must.Do(t, operator.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActEvening, Evening: &hour, Reason: "as asked"}, &e))
		return e
	}
	days := begin(72 * time.Hour)
	k := h.sit("ann", newKey(t), "")
	k.types("\r\n")
	k.wait("  2  Come to the evening of ", " UTC: Two-handed", "Nobody has signed up yet.")
	k.types("2\r\n")
	k.wait("  2  You come to the evening of ", "Ann is coming.")
	k.types("2\r\n")
	k.wait("  2  Come to the evening of ")
	must.Do(t, operator.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActEndEvening, Whom: days.Whom, Reason: "no more"}, nil))
	begin(-time.Minute) // latecomers get a table, once a server has found that it is time
	k.types("9\r\n")
	k.wait("  2  Come to the evening of ")
	k.types("2\r\n")
	k.wait("Stay here", "club")
}
