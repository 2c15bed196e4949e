package localhall

import (
	"bytes"
	"encoding/json"
	"net/http"
	"reflect"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestStart: a prepared start shows what happens to any person who begins with it, once, at a table that no
// other person has. If another tab has started first, the table belongs to its player.
func TestStart(t *testing.T) {
	p := must.Get(Prepare(t.Context(), 7))(t)
	again, err := Prepare(t.Context(), 7)
	if a, b := inJSON(t, p), inJSON(t, again); err != nil || a != b {
		t.Errorf("prepared again it is another: %v\n%s\n%s", err, a, b)
	}
	h := open(t, store.NewMemory())
	first := p.Tables["casual"]
	text := inJSON(t, Start{Seed: p.Seed, ID: "pown", Name: "Ann", Opening: &first.Opening, Mark: "one"})
	at := first.Seated.Table + "_one"
	for range 2 {
		var started Started
		ask(t, h, "POST", StartPath, text, http.StatusOK, &started)
		if started.Table != at || started.Me.ID != "pown" {
			t.Fatalf("it is %+v, and was to be %s", started, at)
		}
	}
	var me wire.Me
	ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
	if me.ID != "pown" || me.Name != "Ann" {
		t.Errorf("the person is %+v", me)
	}
	a := h.Answer(t.Context(), &Request{Method: "GET", Path: "/api/tables/" + at})
	want := bytes.ReplaceAll(first.Message, []byte(someName), []byte("Ann"))
	var now, then struct { // without the other players' later acts
		View struct {
			Hand, Trump string
			Dealer      int
			Options     json.RawMessage
		}
	}
	if json.Unmarshal(a.Body, &now) != nil || json.Unmarshal(want, &then) != nil || then.View.Hand == "" {
		t.Fatalf("no hand in %s", want)
	}
	if !reflect.DeepEqual(now, then) {
		t.Errorf("the deal is\n%s, and was to be\n%s", a.Body, want)
	}
	var other Started
	ask(t, h, "POST", StartPath, inJSON(t, Start{Seed: p.Seed, ID: "pother", Name: "Bob", Opening: &first.Opening, Mark: "two"}), http.StatusOK, &other)
	ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
	if other.Table != first.Seated.Table+"_two" || other.Me != me || me.Name != "Ann" {
		t.Errorf("%s plays at %+v", me.Name, other)
	}
	a = h.Answer(t.Context(), &Request{Method: "GET", Path: "/api/tables/" + other.Table})
	if json.Unmarshal(a.Body, &now) != nil || !reflect.DeepEqual(now, then) {
		t.Errorf("the deal is\n%s, and was to be\n%s", a.Body, want)
	}
	ask(t, h, "POST", StartPath, `{"seed":"x","name":" "}`, http.StatusBadRequest, nil)
	ask(t, h, "POST", StartPath, `{"seed":"x","me":"../x","name":"Bob"}`, http.StatusBadRequest, nil)
	ask(t, h, "POST", StartPath, `{"seed":"x","mark":"_","name":"Bob"}`, http.StatusBadRequest, nil)
}

func inJSON(t *testing.T, v any) string {
	t.Helper()
	text := must.Get(json.Marshal(v))(t)
	return string(text)
}
