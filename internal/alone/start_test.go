package alone

import (
	"bytes"
	"encoding/json"
	"net/http"
	"reflect"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/wire"
)

// TestStart: what a prepared start shows is what happens, for whoever begins with it, and
// happens once; and nothing happens where somebody else plays.
func TestStart(t *testing.T) {
	p, err := Prepare(t.Context(), 7)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Prepare(t.Context(), 7)
	if a, b := inJSON(t, p), inJSON(t, again); err != nil || a != b {
		t.Errorf("prepared again it is another: %v\n%s\n%s", err, a, b)
	}
	h := open(t, store.NewMemory())
	first := p.Tables["casual"]
	text := inJSON(t, Start{Seed: p.Seed, ID: "pown", Name: "Ann", Opening: &first.Opening})
	for range 2 {
		var seated wire.Seated
		ask(t, h, "POST", StartPath, text, http.StatusOK, &seated)
		if seated.Table != first.Seated.Table {
			t.Fatalf("the table is %+v, and was to be %+v", seated, first.Seated)
		}
	}
	var me wire.Me
	ask(t, h, "GET", "/api/me", "", http.StatusOK, &me)
	if me.ID != "pown" || me.Name != "Ann" {
		t.Errorf("the person is %+v", me)
	}
	a := h.Answer(t.Context(), &Request{Method: "GET", Path: "/api/tables/" + first.Seated.Table})
	want := bytes.ReplaceAll(first.Message, []byte(someName), []byte("Ann"))
	var now, then struct { // what others do meanwhile is not in it
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
	var other wire.Seated
	ask(t, h, "POST", StartPath, inJSON(t, Start{Seed: "another", Name: "Bob", Opening: &first.Opening}), http.StatusOK, &other)
	if ask(t, h, "GET", "/api/me", "", http.StatusOK, &me); other.Table != "" || me.Name != "Ann" {
		t.Errorf("%s plays at %q", me.Name, other.Table)
	}
	ask(t, h, "POST", StartPath, `{"seed":"x","name":" "}`, http.StatusBadRequest, nil)
	ask(t, h, "POST", StartPath, `{"seed":"x","me":"../x","name":"Bob"}`, http.StatusBadRequest, nil)
}

func inJSON(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
