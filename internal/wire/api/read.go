package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// parse reads one JSON object with no fields but those of v.
func parse(b []byte, v any) error {
	if b = bytes.TrimSpace(b); len(b) == 0 || b[0] != '{' {
		return bad("the request must be a JSON object")
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	err := d.Decode(v)
	if err == nil {
		if len(bytes.TrimSpace(b[d.InputOffset():])) > 0 {
			return bad("after the JSON object there is something more")
		}
		if twice := repeated(string(b)); twice != "" {
			return bad(fmt.Sprintf("the field %.80q is there twice; say it once", twice))
		}
		return nil
	}
	if kind, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return bad(fmt.Sprintf("%s: a JSON %s does not belong there", kind.Field, kind.Value))
	}
	if strings.HasPrefix(err.Error(), "json: unknown field ") {
		if field, known := unknown(b, reflect.TypeOf(v), ""); field != "" {
			return bad(fmt.Sprintf("there is no field %.80s; there are %s", field, strings.Join(known, ", ")))
		}
	}
	if _, wrong := errors.AsType[*json.SyntaxError](err); wrong || errors.Is(err, io.ErrUnexpectedEOF) {
		return bad("the request is no JSON: " + err.Error())
	}
	return bad(strings.TrimPrefix(err.Error(), "json: "))
}

// repeated returns a field that occurs twice in an object of a valid JSON text; "" if
// there is none. As elsewhere, fields that differ only in case are the same.
func repeated(text string) string {
	fields := make([]string, 0, 16) // of the open objects
	open := make([]int, 0, 8)       // where in fields each begins
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '{':
			open = append(open, len(fields))
		case '}':
			own := fields[open[len(open)-1]:]
			slices.SortStableFunc(own, func(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) })
			for k := 1; k < len(own); k++ {
				if strings.EqualFold(own[k], own[k-1]) {
					return own[k]
				}
			}
			fields, open = fields[:open[len(open)-1]], open[:len(open)-1]
		case '"':
			begin := i
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
			if strings.HasPrefix(strings.TrimLeft(text[i+1:], " \t\r\n"), ":") {
				fields = append(fields, unquoted(text[begin:i+1]))
			}
		}
	}
	return ""
}

// unquoted returns the value of a JSON string.
func unquoted(quoted string) string {
	if !strings.Contains(quoted, `\`) {
		return quoted[1 : len(quoted)-1]
	}
	var s string
	_ = json.Unmarshal([]byte(quoted), &s) // it is valid
	return s
}

// unknown returns the path of the first field in the JSON object that the type lacks, in the order of
// names, and the fields that the type has there; "" if there is none.
func unknown(b []byte, t reflect.Type, path string) (field string, known []string) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	var object map[string]json.RawMessage
	if t.Kind() != reflect.Struct || json.Unmarshal(b, &object) != nil {
		return "", nil
	}
	types := map[string]reflect.Type{} // in lower case: case does not matter
	for _, f := range reflect.VisibleFields(t) {
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" && name != "-" {
			types[strings.ToLower(name)], known = f.Type, append(known, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(object)) {
		of, ok := types[strings.ToLower(name)]
		if !ok {
			return strconv.QuoteToASCII(path + name), known
		}
		if field, inner := unknown(object[name], of, path+name+"."); field != "" {
			return field, inner
		}
	}
	return "", nil
}

func checkID(id string, most int) error {
	for i := range len(id) {
		if id[i] < '!' || id[i] > '~' {
			return bad("id: use letters, digits and signs of ASCII, without blanks")
		}
	}
	if id == "" || len(id) > most {
		return bad(fmt.Sprintf("id: give each command an id of your own, of 1 to %d characters, so that it can be sent again", most))
	}
	return nil
}
