package httpd

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"ninetynine/internal/base/phrase"
)

const securityPath = "/.well-known/security.txt"

// securityText serves the file by which those who find a fault in this site find its operator (RFC 9116).
func (s *Server) securityText(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	fmt.Fprintf(w, "Contact: %s\nExpires: %s\nPreferred-Languages: %s\n", s.Contact, s.Now().UTC().AddDate(0, 6, 0).Format(time.RFC3339),
		strings.Join(phrase.Languages(), ", "))
	if s.secure() {
		fmt.Fprintf(w, "Canonical: %s\n", s.public.JoinPath(securityPath))
	}
}
