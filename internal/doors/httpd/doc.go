// Package httpd serves tables over HTTP: guests, the lobby, commands by POST, and
// messages as server-sent events or as lines of JSON.
//
// It does not know the rules: it passes commands to the hall, and the hall's messages to clients,
// unchanged. docs/api.md describes it for authors of clients, and openapi.json, which the server serves,
// for their tools.
package httpd
