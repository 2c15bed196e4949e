package httpd

import _ "embed"

// openAPI describes everything that the server does, for programs. It is made
// from package wire.
//
//go:embed openapi.json
var openAPI []byte

func (s *Server) document(c *call) error { return c.raw(openAPI) }
