package httpd

import (
	"net/http"
	"testing"
)

// TestHandOver continues as a player on another device: once, within ten minutes, and not on a device whose
// player sits at a table.
func TestHandOver(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	anna := s.guest("Anna")
	code := func() string {
		var out struct{ Code string }
		s.send(anna.Token, http.MethodPost, "/api/session/code", nil).want(http.StatusCreated).into(&out)
		return out.Code
	}
	use := func(token, code string) *exchange {
		return s.post(token, "/api/session", map[string]any{"code": code, "token": true})
	}
	var out struct{ ID, Name, Token string }
	c := code()
	use("", c).want(http.StatusCreated).into(&out)
	if out.ID != anna.ID || out.Name != "Anna" || out.Token == "" || out.Token == anna.Token {
		t.Errorf("the other device is %+v", out)
	}
	var me struct{ ID string }
	for _, token := range []string{out.Token, anna.Token} {
		if s.get(token, "/api/me").want(http.StatusOK).into(&me); me.ID != anna.ID {
			t.Errorf("%s is %+v", token, me)
		}
	}
	use("", c).want(http.StatusNotFound)
	use("", "nonsense").want(http.StatusNotFound)

	other := s.guest("Bert")
	other.open(map[string]any{"id": "t", "settings": map[string]any{"variant": "duel"}, "sit": true})
	c = code()
	use(other.Token, c).want(http.StatusConflict)
	use(s.guest("Carl").Token, c).want(http.StatusCreated)

	c = code()
	s.clock.Add(codeLasts.Milliseconds() + 1)
	use("", c).want(http.StatusNotFound)
	s.send("", http.MethodPost, "/api/session/code", nil).want(http.StatusUnauthorized)
}
