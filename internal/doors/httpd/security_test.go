package httpd

import (
	"net/http"
	"strings"
	"testing"

	"ninetynine/internal/base/phrase"
)

// TestSecurityText: the file names the operator if the server knows one, and expires within a year.
func TestSecurityText(t *testing.T) {
	newSite(t, nil).get("", securityPath).want(http.StatusNotFound)
	s := newSite(t, func(o *Options) { o.Contact, o.PublicURL = "mailto:anna@cards.example", "https://cards.example/" })
	got := string(s.get("", securityPath).want(http.StatusOK).body)
	for _, line := range []string{"Contact: mailto:anna@cards.example\n", "Expires: ", "Preferred-Languages: " + strings.Join(phrase.Languages(), ", ") + "\n", "Canonical: https://cards.example/.well-known/security.txt\n"} {
		if !strings.Contains(got, line) {
			t.Errorf("it lacks %q: %s", line, got)
		}
	}
}
