package analyst

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"ninetynine/internal/wire"
)

// A query is a line of the input: a question about one or several positions, or an action. Fields that it shares
// with POST /api/bids mean the same.
type query struct {
	ID          string `json:"id"`
	Action      string `json:"action"`
	TerminateID string `json:"terminateId"`

	What     string   `json:"what"`
	Priority int      `json:"priority"`
	Every    int      `json:"every"`  // milliseconds between partial answers; 0: none
	Worlds   int      `json:"worlds"` // plays, bids: 0: as for hints
	Plays    int      `json:"plays"`  // par: 0: usualPlays
	View     jsonText `json:"view"`
	Record   string   `json:"record"`
	Match    int      `json:"match"` // of the record, from 1; 0: the first
	At       []Moment `json:"at"`
	wire.BidAsking
}

// jsonText is any JSON, as it stands.
type jsonText = json.RawMessage

// A Moment is a place in a match: a deal and how many of its acts came before, both from 0. Reports and pars
// are of whole deals, and have no step.
type Moment struct {
	Deal int  `json:"deal"`
	Step *int `json:"step,omitempty"`
}

// A fault says which field of a query is wrong, and the remedy.
type fault struct{ field, text string }

func (f *fault) Error() string { return f.field + ": " + f.text }

func wrong(field, format string, args ...any) error {
	return &fault{field, fmt.Sprintf(format, args...)}
}

// The actions, and what can be asked.
const (
	terminate    = "terminate"
	terminateAll = "terminate_all"
	queryVersion = "query_version"

	plays  = "plays"
	bids   = "bids"
	report = "report"
	par    = "par"
)

// uses returns the fields that mean something in the query.
func (q *query) uses() []string {
	switch q.Action {
	case "":
	case terminate:
		return []string{"id", "action", "terminateId"}
	default:
		return []string{"id", "action"}
	}
	fields := []string{"id", "what", "priority", "every"}
	asked := []string{"worlds"}
	switch q.What {
	case bids:
		asked = []string{"worlds", "all"}
	case report:
		asked = nil
	case par:
		asked = []string{"plays"}
	}
	fields = append(fields, asked...)
	switch {
	case q.Record != "" || q.What == report:
		return append(fields, "record", "match", "at")
	case q.What == par:
		return append(fields, "variant", "rules", "deal", "trump", "dealer")
	case q.View != nil:
		return append(fields, "variant", "rules", "view", "others")
	}
	return append(fields, "variant", "rules", "hand", "deal", "trump", "up", "offer", "dealer", "seat", "totals", "played", "others")
}

// parse reads a query. ignored are its fields that mean nothing there.
func parse(line []byte) (q *query, ignored []string, err error) {
	q = new(query)
	var given map[string]json.RawMessage
	if err := json.Unmarshal(line, &given); errors.As(err, new(*json.SyntaxError)) {
		return q, nil, wrong("", "the line is no JSON: %v", err)
	} else if err != nil || given == nil {
		return q, nil, wrong("", `the line is no object of JSON, such as {"id":"a","what":"plays"}`)
	}
	fields := map[string]any{}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[query]()) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" {
			fields[name] = reflect.ValueOf(q).Elem().FieldByIndex(f.Index).Addr().Interface()
		}
	}
	for name, value := range given { // the id first: an error names it
		if into := fields[name]; into != nil && !bytes.Equal(value, []byte("null")) {
			if e := json.Unmarshal(value, into); e != nil {
				err = first(err, wrong(name, "%s", misfit(e)))
			}
		}
	}
	if err == nil {
		err = q.check()
	}
	used := q.uses()
	for name := range given {
		if !slices.Contains(used, name) {
			ignored = append(ignored, name)
		}
	}
	slices.Sort(ignored)
	return q, ignored, err
}

// first returns the fault whose field comes first in the alphabet, so that the same line has the same answer.
func first(a, b error) error {
	if a == nil || b.Error() < a.Error() {
		return b
	}
	return a
}

// misfit says which kind of value a field takes.
func misfit(err error) string {
	var e *json.UnmarshalTypeError
	if !errors.As(err, &e) {
		return err.Error()
	}
	if n, is := strings.CutPrefix(e.Value, "number "); is && e.Type.Kind() >= reflect.Int && e.Type.Kind() <= reflect.Int64 {
		most := int64(1)<<(e.Type.Bits()-1) - 1
		return fmt.Sprintf("it takes a whole number from %d to %d, not %s", -most-1, most, n)
	}
	takes := map[reflect.Kind]string{reflect.String: "a text", reflect.Slice: "a list", reflect.Bool: "true or false", reflect.Struct: "an object"}[e.Type.Kind()]
	if takes == "" {
		takes = "a whole number"
	}
	return fmt.Sprintf("it takes %s, not a %s", takes, e.Value)
}

// The limits of a query.
const (
	longestID  = 200
	mostEvery  = 3_600_000
	mostWorlds = 10_000
	mostPlays  = 100_000
	mostAt     = 10_000
)

func (q *query) check() error {
	within := func(field string, x, least, most int) error {
		switch {
		case x >= least && x <= most || x == 0:
			return nil
		case least > 0:
			return wrong(field, "%d: give %d to %d, or leave it out", x, least, most)
		}
		return wrong(field, "%d: give %d to %d", x, least, most)
	}
	switch known := []string{terminate, terminateAll, queryVersion}; {
	case q.ID == "" || len(q.ID) > longestID:
		return wrong("id", "give a text of 1 to %d bytes, which the answers repeat", longestID)
	case q.Action != "" && !slices.Contains(known, q.Action):
		return wrong("action", "%q: give one of %s, or leave it out and ask with what", q.Action, strings.Join(known, ", "))
	case q.Action == terminate && q.TerminateID == "":
		return wrong("terminateId", "give the id of the query to end, or the action %s", terminateAll)
	case q.Action != "":
		return nil
	case !slices.Contains([]string{plays, bids, report, par}, q.What):
		return wrong("what", "%q: give plays, bids, report or par", q.What)
	case len(q.At) > mostAt:
		return wrong("at", "%d positions: give at most %d", len(q.At), mostAt)
	}
	return errors.Join(within("every", q.Every, 0, mostEvery), within("worlds", q.Worlds, 1, mostWorlds),
		within("plays", q.Plays, 2, mostPlays), within("match", q.Match, 1, 1_000_000), within("priority", q.Priority, -1_000_000, 1_000_000))
}
