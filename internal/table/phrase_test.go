package table

import (
	"encoding/json"
	"strings"
	"testing"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
)

func TestPhrasesKnown(t *testing.T) {
	for _, tag := range phrase.Languages() {
		var texts map[string]string
		must.Do(t, json.Unmarshal(phrase.Catalogue(tag), &texts))
		n := 0
		for key, text := range texts {
			if of, is := strings.CutPrefix(key, "page.quick."); is {
				n++
				if phraseOf(text) != of {
					t.Errorf("%s: %q is the phrase %q, not %q", tag, text, phraseOf(text), of)
				}
			}
		}
		if n != 9 {
			t.Errorf("%s: %d phrases", tag, n)
		}
	}
}

// TestPhrases: a phrase that pages offer, in any language, is sent with its key; the log has only its text.
func TestPhrases(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.gather(2)
	for text, want := range map[string]string{"Good luck!": "luck", "Danke fürs Spiel!": "thanks", "Otur!": "unlucky", "Otur": "", "Tut mir leid!": "sorry", "Tack!": "thankyou", "hello": ""} {
		e := Event{By: d.s.Chairs[0].Player, Seat: 0, What: Chatted{Name: "Anna", Text: text}}
		d.s.say(&e, e.What.(Chatted))
		said := d.s.Talk[len(d.s.Talk)-1]
		if said.Phrase != want || said.Text != text {
			t.Errorf("%q is kept as %+v", text, said)
		}
		told := string(d.s.AppendMessage(nil, 1, &e))
		if is := strings.Contains(told, `"phrase":"`+want+`"`); is != (want != "") || !strings.Contains(told, text) {
			t.Errorf("%q is told as %s", text, told)
		}
		if log := string(e.Encode()); strings.Contains(log, "phrase") {
			t.Errorf("%q is logged as %s", text, log)
		}
	}
}
