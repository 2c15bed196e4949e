package api

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// inPlay is a message of a table with a deal in play, to the player who is to lay.
func inPlay(t testing.TB) json.RawMessage {
	m := must.Get(match.New(must.Get(rules.Open("duel"))(t), 1, match.Limit{}))(t)
	s, seed := m.Start(), cards.SeedOf("talk")
	d := m.Draw(&s, &seed, 0)
	must.Do(t, m.Deal(&s, &d))
	var v match.View
	m.View(&s, 0, &v)
	return fmt.Appendf(nil, `{"seq":3,"at":1,"event":{"do":"deal"},"settings":{"variant":"duel"},"host":"p","talk":[],"table":{"stage":"playing","match":1,"hints":true,"free":true,
		"chairs":[{"player":"p","name":"Anna"},{"name":"Leo","bot":"club"}]},"seat":0,"view":%s}`, record.AppendView(nil, m, &v, 3))
}

// TestTalkBound: a conversation pays for what it has put into words, and at most so much is at once.
func TestTalkBound(t *testing.T) {
	s, message, spent := newService(t), inPlay(t), 0
	s.meter = func(_ *Call, what wire.Cost, n int) error {
		if what == wire.Effort {
			spent += n
		}
		return nil
	}
	ask := func(news int) error {
		body := must.Get(json.Marshal(wire.TalkAsking{Settings: table.Settings{Variant: "duel"}, News: slices.Repeat([]json.RawMessage{message}, news)}))(t)
		return s.Do(t.Context(), "talk", &Call{Media: wire.JSON, Body: bytes.NewReader(body), Path: none})
	}
	must.Do(t, ask(1))
	if spent > 0 {
		t.Error("a short conversation costs more than any request")
	}
	must.Do(t, ask(mostNews))
	if size := mostNews * len(message); spent < size/textPerEffort {
		t.Errorf("%d bytes cost %d", size, spent)
	}
	if err := ask(mostNews + 1); err == nil || faultOf(err).Status != wire.StatusBadRequest {
		t.Errorf("more than that are answered: %v", err)
	}
}

// FuzzTalk sends anything to both ways to talk, and types anything at a table and at a
// problem: it is answered, or refused with a reason.
func FuzzTalk(f *testing.F) {
	s, message := newService(f), inPlay(f)
	first := must.Get(json.Marshal(wire.TalkAsking{Settings: table.Settings{Variant: "duel"}, News: []json.RawMessage{message}}))(f)
	asked := must.Get(AskedProblem(must.Get(s.problems())(f)[0], new(problem.Progress), 0))(f)
	for _, line := range []string{"", "?", "a k q", "declare", "3", "d7", "undo", "chat hello", "bot 2 club", "hint", "report", "quit", "gib 3", "♠9", "\xff\x00"} {
		f.Add("", line, "de")
	}
	for _, body := range []string{string(first), `{}`, `[]`, ``, `{"settings":{"variant":"x"}}`, `{"settings":{"variant":"duel"},"news":[{}],"mind":"{}"}`, `{"problem":{}}`,
		`{"settings":{"variant":"duel"},"before":{"seq":1,"table":{"chairs":[{}]},"seat":4},"line":"back"}`, `{"settings":{"variant":"five"},"before":` + string(message) + `,"line":"1"}`,
		`{"problem":{"id":"a","kind":"open","variant":"duel","view":{}},"outcome":{"refutations":[{"tricks":[{"acts":["9"]}]}]},"act":"play"}`} {
		f.Add(body, "show", "")
	}
	f.Fuzz(func(t *testing.T, body, line, lang string) {
		talk := must.Get(json.Marshal(wire.TalkAsking{Lang: lang, Settings: table.Settings{Variant: "duel"}, Before: message, Line: &line}))(t)
		solve := must.Get(json.Marshal(wire.ProblemTalkAsking{Lang: lang, Problem: asked, Line: &line}))(t)
		for _, x := range []struct {
			operation string
			body      []byte
		}{{"talk", []byte(body)}, {"problemTalk", []byte(body)}, {"talk", talk}, {"problemTalk", solve}} {
			err := s.Do(t.Context(), x.operation, &Call{Media: wire.JSON, Body: bytes.NewReader(x.body), Path: none})
			if err != nil && faultOf(err).Status != wire.StatusBadRequest && faultOf(err).Status != wire.StatusRequestEntityTooLarge {
				t.Fatalf("%s: %q: %v", x.operation, x.body, err)
			}
		}
	})
}
