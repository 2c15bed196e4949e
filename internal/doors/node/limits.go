package node

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire/api"
)

// limitsFile is a file of limits, as docs/server.md describes it. What it leaves out keeps its default.
type limitsFile struct {
	Requests, Commands, Chat, Tables, Guests, Links, Hints *rate
	Kept, AddressKept, Said, AddressSaid                   *rate

	OpenTables, WaitingTables, AddressWaitingTables *int
	GroupMembers, Groups, NewGroups                 *int
	Streams, AddressStreams, AllStreams             *int
	Unnamed, AddressUnnamed, Seated, AddressSeated  *int // over SSH
}

// A rate is how much is allowed at once, and how much more comes with time.
type rate struct {
	AtOnce            int
	PerSecond, PerDay float64
}

// ReadLimits reads a file of limits: JSON whose fields are limits by name. An error names the field.
func ReadLimits(r io.Reader) (httpd.Limits, sshd.Limits, error) {
	var file limitsFile
	in := json.NewDecoder(r)
	in.DisallowUnknownFields()
	if err := in.Decode(&file); err != nil {
		return httpd.Limits{}, sshd.Limits{}, fmt.Errorf("it is no list of limits: %w", err)
	}
	var wrong []string
	rated := func(name string, given *rate) (l httpd.Rate) {
		if given == nil {
			return l
		}
		l = httpd.Rate{PerSecond: given.PerSecond + given.PerDay/(24*60*60), Burst: given.AtOnce}
		if l.Burst < 1 || l.PerSecond <= 0 || given.PerSecond < 0 || given.PerDay < 0 {
			wrong = append(wrong, name+` needs "atOnce" of 1 or more, and "perSecond" or "perDay" above 0`)
		}
		return l
	}
	number := func(name string, given *int) int {
		if given == nil {
			return 0
		}
		if *given < 1 {
			wrong = append(wrong, name+" must be 1 or more")
		}
		return *given
	}
	l := httpd.Limits{
		Requests: rated("requests", file.Requests), Commands: rated("commands", file.Commands), Chat: rated("chat", file.Chat),
		Tables: rated("tables", file.Tables), Guests: rated("guests", file.Guests), Links: rated("links", file.Links), Hinted: rated("hints", file.Hints),
		Kept: rated("kept", file.Kept), AddressKept: rated("addressKept", file.AddressKept),
		Said: rated("said", file.Said), AddressSaid: rated("addressSaid", file.AddressSaid),
		Open: lobby.Bounds{
			Tables: number("openTables", file.OpenTables), Waiting: number("waitingTables", file.WaitingTables),
			FromWaiting: number("addressWaitingTables", file.AddressWaitingTables),
		},
		Groups:  api.GroupBounds{Members: number("groupMembers", file.GroupMembers), Each: number("groups", file.Groups), Made: number("newGroups", file.NewGroups)},
		Streams: number("streams", file.Streams), AddressStreams: number("addressStreams", file.AddressStreams), AllStreams: number("allStreams", file.AllStreams),
	}
	t := sshd.Limits{
		Unknown: number("unnamed", file.Unnamed), UnknownEach: number("addressUnnamed", file.AddressUnnamed),
		Seated: number("seated", file.Seated), SeatedEach: number("addressSeated", file.AddressSeated),
	}
	if len(wrong) > 0 {
		return l, t, fmt.Errorf("%s", strings.Join(wrong, "; "))
	}
	return l, t, nil
}
