package wire

import (
	"reflect"
	"slices"
	"strings"
)

// An Operation is one thing that a server does: its whole description, and how to
// reach it.
type Operation struct {
	ID      string
	Method  string
	Path    string // as http.ServeMux takes it
	Who     Who
	Summary string
	Fixed   bool // its answer depends on the program alone, not on who asks nor when
	Once    bool // asked twice with the same id or for the same thing, it is done once: a client without an answer asks again

	Query   reflect.Type // parameters of the query and of the head; nil: there are none
	Body    Content      // of the request
	Answers []Answer     // what may come when it is done
	Refused []int        // further statuses for which it may be refused, see [Operation.Refusals]
}

// Who may call an operation.
type Who uint8

// The callers.
const (
	Anybody Who = iota // without a session
	Visitor            // a player, or a caller without a session
	Player             // a player alone
)

// A Content is the content of a body. The zero Content is nothing.
type Content struct {
	Type  reflect.Type // of what is sent as JSON
	Lines string       // what the lines are that are sent as [NDJSON]
	Event string       // what the events are that are sent as [EventStream]
}

// The media types of contents.
const (
	JSON        = "application/json"
	NDJSON      = "application/x-ndjson"
	EventStream = "text/event-stream"
)

// An Answer is the answer to a successful operation.
type Answer struct {
	Status  int
	Text    string
	Content Content
	Cookie  string // what the cookie is that it sets; "": it sets none
}

// Pattern returns the operation's pattern for http.ServeMux.
func (o *Operation) Pattern() string { return o.Method + " " + o.Path }

// PreparedStarts is how many first tables are prepared for those who come to a page without
// a server for the first time.
const PreparedStarts = 12

// Find returns, of all operations, that of a method and a path, and what stands in the path
// for its wildcards, by their names; nil if there is none.
func Find(all []Operation, method, path string) (*Operation, map[string]string) {
	parts := strings.Split(path, "/")
	for i := range all {
		if o := &all[i]; o.Method == method {
			if at, ok := o.places(parts); ok {
				return o, at
			}
		}
	}
	return nil, nil
}

// places returns what the parts of a path stand for, if it is one of the operation's.
func (o *Operation) places(parts []string) (at map[string]string, ok bool) {
	own := strings.Split(o.Path, "/")
	if len(own) != len(parts) {
		return nil, false
	}
	at = map[string]string{}
	for i, part := range own {
		name, wild := strings.CutPrefix(part, "{")
		switch {
		case wild && parts[i] != "":
			at[strings.TrimSuffix(name, "}")] = parts[i]
		case part != parts[i]:
			return nil, false
		}
	}
	return at, true
}

// Refusals returns the statuses with which the operation may be refused: those that
// follow from who may call it and how, and those in Refused.
func (o *Operation) Refusals() []int {
	all := append([]int{StatusTooManyRequests, StatusInternalServerError, StatusServiceUnavailable}, o.Refused...)
	if o.Who != Anybody {
		all = append(all, StatusUnauthorized)
	}
	if o.Method != "GET" {
		all = append(all, StatusForbidden) // another site sends a browser
	}
	if o.Body != (Content{}) {
		all = append(all, StatusBadRequest, StatusRequestEntityTooLarge, StatusUnsupportedMediaType)
	}
	if strings.Contains(o.Path, "{") {
		all = append(all, StatusNotFound)
	}
	if strings.Contains(o.Path, "{table}") {
		all = append(all, StatusForbidden)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Refusals returns what the statuses of refusals mean.
func Refusals() map[int]string {
	return map[int]string{
		StatusBadRequest:            "The request is malformed: reason bad.",
		StatusUnauthorized:          "No session, or an unknown one.",
		StatusForbidden:             "Not this player, not at this table, or sent by another site.",
		StatusNotFound:              "There is no such thing.",
		StatusMethodNotAllowed:      "The path does not take this method; Allow says which it takes.",
		StatusConflict:              "Not now, stale, or taken.",
		StatusRequestEntityTooLarge: "The body is too long.",
		StatusUnsupportedMediaType:  "The body is not said to be of the media type that belongs here.",
		StatusUnprocessableEntity:   "Against the rules of the game.",
		StatusTooManyRequests:       "Too much at once; Retry-After says when to go on.",
		StatusInternalServerError:   "A mistake in the server.",
		StatusServiceUnavailable:    "Just now it cannot be done; after Retry-After send the same again.",
	}
}

// Places returns what the wildcards of paths stand for.
func Places() map[string]Place {
	return map[string]Place{
		"variant": {reflect.TypeFor[string](), "its id"},
		"player":  {reflect.TypeFor[string](), "the player's id"},
		"table":   {reflect.TypeFor[string](), "the table's id"},
		"problem": {reflect.TypeFor[string](), "its id"},
		"pad":     {reflect.TypeFor[string](), "the pad's id"},
		"match":   {reflect.TypeFor[Number](), "number at the table, from 1: table.match of the messages while it was played"},
	}
}

// A Place is what a wildcard of a path stands for.
type Place struct {
	Type reflect.Type
	Text string
}

// Types returns the types named in tags, in addition to those of operations.
func Types() []reflect.Type {
	return []reflect.Type{
		reflect.TypeFor[View](), reflect.TypeFor[Variant](), reflect.TypeFor[Advice](), reflect.TypeFor[Message](), reflect.TypeFor[Changes](), reflect.TypeFor[Failure](),
		reflect.TypeFor[Seat](), reflect.TypeFor[Seats](), reflect.TypeFor[Count](), reflect.TypeFor[Card](), reflect.TypeFor[Cards](),
		reflect.TypeFor[Kind](), reflect.TypeFor[Trump](), reflect.TypeFor[Offer](), reflect.TypeFor[Turnup](), reflect.TypeFor[Points](), reflect.TypeFor[Chance](), reflect.TypeFor[SeatedAct](), reflect.TypeFor[Hash](), reflect.TypeFor[Seed](),
		reflect.TypeFor[CommandID](), reflect.TypeFor[Date](), reflect.TypeFor[OpeningID](), reflect.TypeFor[Name](),
	}
}
