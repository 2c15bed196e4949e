package wire

import (
	"ninetynine/internal/club/moderation"
	"reflect"
	"slices"
	"strings"
)

// An Operation is an operation of a server, with its description and its address.
type Operation struct {
	ID      string
	Method  string
	Path    string // for http.ServeMux
	Who     Who
	Summary string
	Does    moderation.Deed // what operators may forbid of it
	Costs   []Price         // what each call costs at once, see [Operation.Prices]; handlers charge more where they learn of it later
	Fixed   bool            // its answer depends on the program alone, not on the caller or the time
	Once    bool            // executed once for equal requests, so a client without an answer may repeat it

	Query   reflect.Type // parameters of the query and the headers; may be nil
	Body    Content      // of the request
	Answers []Answer     // the possible successful answers
	Refused []int        // further statuses of refusals, see [Operation.Refusals]
}

// Who is the set of callers of an operation. Where nothing is said, it is the smallest.
type Who uint8

// The callers.
const (
	Operator Who = iota // only an operator: a player, or a command on the server's machine
	Player              // only a player
	Visitor             // a player, or a caller without a session
	Anybody             // without a session
)

// A Cost is a kind of limited resource of a caller.
type Cost uint8

// The costs of operations.
const (
	Commands Cost = iota // a command to a table
	Chats                // a chat message or a new name
	Openings             // opening or searching a table
	Hints                // a hint
	Links                // a code, a challenge or recovery words, of an address
	Keeping              // permanent storage
	Saying               // the same for chat
	Effort               // work beyond that of a usual request, by about a millisecond
)

// A Price is a cost that counts n times.
type Price struct {
	Cost Cost
	N    int
}

// Prices returns what a call of the operation costs. Where nothing is said, all but reading is a command that is kept.
func (o *Operation) Prices() []Price {
	if o.Costs == nil && o.Does != moderation.Reading {
		return costs(Commands, Keeping)
	}
	return o.Costs
}

// A Content is the content of a body. The zero Content is empty.
type Content struct {
	Type  reflect.Type // of JSON
	Lines string       // description of the lines of [NDJSON]
	Event string       // description of the events of [EventStream]
}

// The media types of contents.
const (
	JSON        = "application/json"
	NDJSON      = "application/x-ndjson"
	EventStream = "text/event-stream"
)

// An Answer is a successful answer of an operation.
type Answer struct {
	Status  int
	Text    string
	Content Content
	Cookie  string // description of the cookie that it sets; may be ""
}

// Pattern returns the operation's pattern for http.ServeMux.
func (o *Operation) Pattern() string { return o.Method + " " + o.Path }

// PreparedStarts is the number of first tables prepared for new players of a page without a server.
const PreparedStarts = 12

// Find returns the operation for a method and a path, with the values of its wildcards by name; nil if
// there is none.
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

// places returns the values of an operation's wildcards, if it has the path.
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

// Refusals returns the statuses with which the operation may be refused: those that follow from its
// callers and its body, and those in Refused.
func (o *Operation) Refusals() []int {
	all := append([]int{StatusTooManyRequests, StatusInternalServerError, StatusServiceUnavailable}, o.Refused...)
	if o.Who != Anybody {
		all = append(all, StatusUnauthorized)
	}
	if o.Method != "GET" || o.Who == Operator {
		all = append(all, StatusForbidden) // for browsers sent by another site
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

// Refusals returns the meanings of the statuses of refusals.
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

// Places returns the meanings of the wildcards of paths.
func Places() map[string]Place {
	return map[string]Place{
		"variant": {reflect.TypeFor[string](), "its id"},
		"player":  {reflect.TypeFor[string](), "the player's id"},
		"table":   {reflect.TypeFor[string](), "the table's id"},
		"problem": {reflect.TypeFor[string](), "its id"},
		"group":   {reflect.TypeFor[string](), "the group's id"},
		"event":   {reflect.TypeFor[string](), "the event's id"},
		"evening": {reflect.TypeFor[string](), "its id"},
		"pad":     {reflect.TypeFor[string](), "the pad's id"},
		"key":     {reflect.TypeFor[string](), "the key's id"},
		"match":   {reflect.TypeFor[Number](), "number at the table, from 1: table.match of the messages while it was played"},
	}
}

// A Place is the meaning of a wildcard of a path.
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
