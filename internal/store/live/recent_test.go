package live

import (
	"fmt"
	"testing"

	"ninetynine/internal/store/journal"
)

// A moment is a state of which only numbers matter.
type moment struct {
	State
	seq, hidden uint64
}

func (m moment) Last() *journal.Chain            { return &journal.Chain{Seq: m.seq} }
func (m moment) HiddenUntil() uint64             { return m.hidden }
func (m moment) AppendAudiences(b []byte) []byte { return append(b, 1) }

// TestRecentForgets: messages that are not sent again, as with the words of an erased player, do not stay in memory.
func TestRecentForgets(t *testing.T) {
	var r recent
	say := func(m moment) {
		r.begin(m)
		now := &r.messages[len(r.messages)-1]
		*now = append(*now, heard{1, Message{Seq: m.seq, Text: fmt.Append(nil, m.seq)}})
	}
	for seq := range uint64(4) {
		say(moment{seq: seq + 1})
	}
	if len(r.messages) != 4 {
		t.Fatalf("%d messages are kept", len(r.messages))
	}
	say(moment{seq: 5, hidden: 5})
	for _, m := range r.messages {
		if m.of(1).Seq < 5 {
			t.Errorf("message %d is kept", m.of(1).Seq)
		}
	}
	say(moment{seq: 6, hidden: 5})
	say(moment{seq: 7, hidden: 5})
	if n := len(r.messages); n != 2 {
		t.Errorf("%d messages are kept after that", n)
	}
}
