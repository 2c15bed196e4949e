package httpd

import (
	_ "embed"
	"net/http"

	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// openAPI describes everything that the server does, for programs. It is made
// from package wire.
//
//go:embed openapi.json
var openAPI []byte

func (s *Server) document(c *call) error {
	c.Answer = api.Answer{Status: http.StatusOK, Media: wire.JSON, Body: openAPI}
	c.write()
	return nil
}
