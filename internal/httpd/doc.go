// Package httpd serves tables by HTTP: accounts of guests, the lobby, commands
// by POST, and what happens as server-sent events or as lines of JSON.
//
// It knows nothing of the rules: a command goes to the hall as it came, and
// what the hall has to say goes out as it is. docs/api.md describes all of it
// for those who write a client, and openapi.json, which the server hands out,
// for their tools.
package httpd
