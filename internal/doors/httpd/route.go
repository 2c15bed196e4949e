package httpd

import (
	"fmt"
	"maps"
	"mime"
	"net/http"
	"runtime/debug"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

type handler = func(*Server, *call) error

// A call is a request and its caller.
type call struct {
	api.Call
	w   http.ResponseWriter
	r   *http.Request
	id  string // of the request
	key store.KeyID

	own    store.Key         // that key
	lapsed store.KeyID       // the key of a session that has lapsed
	keeps  map[string]string // what the answer puts into cookies: see [Server.keep]
}

// handlers maps the ids of the [wire.Operations] about connections and sessions to their handlers. Package
// api handles all others.
func handlers() map[string]handler {
	return map[string]handler{
		"health":   (*Server).health,
		"ready":    (*Server).ready,
		"openapi":  (*Server).document,
		"guest":    (*Server).guest,
		"me":       (*Server).me,
		"prove":    (*Server).prove,
		"goOn":     (*Server).goOn,
		"leave":    (*Server).leave,
		"erase":    (*Server).erase,
		"handOver": (*Server).handOver,

		"joinPlayer":   (*Server).joinPlayer,
		"undoJoined":   (*Server).undoJoined,
		"keys":         (*Server).keys,
		"endKey":       (*Server).endOneKey,
		"endOtherKeys": (*Server).endOtherKeys,
		"newWords":     (*Server).newWords,
		"challenge":    (*Server).challenge,
		"addPasskey":   (*Server).addPasskey,
		"push":         (*Server).pushState,
		"setPush":      (*Server).setPush,
		"events":       (*Server).events,
	}
}

// toService returns the handler that calls the service.
func toService(operation string) handler {
	return func(s *Server, c *call) error {
		if err := s.api.Do(c.r.Context(), operation, &c.Call); err != nil {
			return err
		}
		c.write()
		return nil
	}
}

const maxWrite = 30 * time.Second

func (s *Server) serve(o *wire.Operation, do handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		note := w.(*answer)
		c := s.call(w, r, note.id)
		err := s.admit(c)
		if err == nil && o.Body.Type != nil {
			c.Body = arrived(c.Body, r.ContentLength, s.Limits.Body)
		}
		if err == nil && o.Who != wire.Anybody {
			err = s.identify(c, o)
			note.player = c.Player.ID
		}
		if shown := r.Header.Get(shownPlayer); err == nil && shown != "" && !learnsWho(o) && o.Who != wire.Anybody {
			err = s.isShown(c, shown)
		}
		if err == nil {
			err = s.api.Admit(r.Context(), o, &c.Call)
		}
		if err == nil {
			err = do(s, c)
		}
		if err != nil {
			s.fail(c, err)
		}
	})
}

// learnsWho reports whether a page learns from an operation who it is.
func learnsWho(o *wire.Operation) bool { return o.ID == "me" || o.ID == "events" }

// shownPlayer is the header by which a page says whose screen it shows.
const shownPlayer = "N99-Player"

// isShown refuses a call from a page that shows another player than the caller, before it does anything.
func (s *Server) isShown(c *call, shown string) error {
	switch {
	case shown == c.Player.ID:
		return nil
	case c.Player.ID == "":
		return errNoSession
	case store.CheckID(shown) == nil:
		if p, err := s.Store.Player(c.r.Context(), shown); err == nil && p.Root() == c.Player.ID {
			return nil
		}
	}
	return errAnother
}

// call returns a request as a call, without its caller yet.
func (s *Server) call(w http.ResponseWriter, r *http.Request, id string) *call {
	kind := r.Header.Get("Content-Type")
	if kind != wire.JSON { // as it mostly is
		var err error
		if kind, _, err = mime.ParseMediaType(kind); err != nil {
			kind = ""
		}
	}
	return &call{w: w, r: r, id: id, Call: api.Call{
		From: s.address(r).String(), Path: r.PathValue, Query: func(name string) string { return r.URL.Query().Get(name) }, Media: kind, Body: body{r.Body, http.NewResponseController(w)},
	}}
}

// urgent returns the handler of an operation that should not wait for other work. It waits for the whole
// request first, so that a slow sender does not count as urgent.
func (s *Server) urgent(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body := &awaited{ReadCloser: r.Body, come: s.Urgent}
		defer func() {
			if body.done != nil {
				body.done()
			}
		}()
		r.Body = body
		h.ServeHTTP(w, r)
	})
}

// panicked notes what has panicked, for which request. Call it where the panic ends.
func (s *Server) panicked(what string, request string, p any) {
	s.Log.Error(what+" has panicked", "request", request, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
}

// attend returns the outermost handler, which does the work common to all requests.
func (s *Server) attend(protect *http.CrossOriginProtection) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		note := &answer{ResponseWriter: w, id: s.requestID(), began: time.Now()}
		_, note.pattern = s.mux.Handler(r)
		defer func() {
			if !note.taken {
				s.noteAnswer(note, r)()
			}
		}()
		defer func() {
			if p := recover(); p != nil && p != http.ErrAbortHandler {
				s.panicked("a handler", note.id, p)
				s.fail(s.call(note, r, note.id), api.ErrBroken)
			} else if p != nil {
				panic(p)
			}
		}()
		bound(w, r)
		s.head(note, r)
		if err := s.ownHost(r); err != nil {
			s.fail(s.call(note, r, note.id), err)
			return
		}
		switch err := protect.Check(r); {
		case err != nil:
			s.fail(s.call(note, r, note.id), api.Refuse(http.StatusForbidden, "cross-site", "this request comes from another site and is refused"))
		case note.pattern != "":
			s.mux.ServeHTTP(note, r)
		case s.Page != nil && !isAPI(r.URL.Path):
			s.Page.ServeHTTP(note, r)
		default:
			s.noRoute(s.call(note, r, note.id))
		}
	})
}

// bound limits the time for reading the request and writing its answer. Without support, as in tests, it
// does nothing.
func bound(w http.ResponseWriter, r *http.Request) {
	rc, now := http.NewResponseController(w), time.Now()
	_ = rc.SetWriteDeadline(now.Add(maxWrite))
	if r.ContentLength != 0 {
		_ = rc.SetReadDeadline(now.Add(maxRead))
	}
}

// policy lets a browser only read an answer.
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

func (s *Server) head(w *answer, r *http.Request) {
	h := w.Header()
	h.Set("X-Request-Id", w.id)
	maps.Copy(h, s.heads)
	if s.Page == nil || w.pattern != "" || isAPI(r.URL.Path) { // the page sets its own
		maps.Copy(h, s.apiHeads)
	}
}

// heads returns what the headers of all answers say, and those of the API. The answers share the values.
func heads(secure bool) (all, ofAPI http.Header) {
	all = http.Header{
		"X-Content-Type-Options": {"nosniff"},
		"Referrer-Policy":        {"no-referrer"}, // a table's path is an invitation
	}
	if secure { // then browsers come back only by https, for a year
		all.Set("Strict-Transport-Security", "max-age=31536000")
	}
	return all, http.Header{"Content-Security-Policy": {policy}, "Cross-Origin-Resource-Policy": {"same-origin"}, "Cache-Control": {"no-store"}}
}

// noRoute answers requests without a route: 405 if the path accepts another method, otherwise 404.
func (s *Server) noRoute(c *call) {
	h, _ := s.mux.Handler(c.r)
	aside := &discardWriter{header: http.Header{}}
	h.ServeHTTP(aside, c.r)
	if aside.status == http.StatusMethodNotAllowed {
		c.w.Header()["Allow"] = aside.header["Allow"]
		s.fail(c, api.Refuse(http.StatusMethodNotAllowed, "method", "the method "+methodOf(c.r)+" is not allowed here; see Allow"))
		return
	}
	s.fail(c, api.Refuse(http.StatusNotFound, "none", "there is nothing here; see /api/openapi.json"))
}

// methodOf returns the method of a request, if it is a common one.
func methodOf(r *http.Request) string {
	switch m := r.Method; m {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return m
	}
	return "that method"
}

// A discardWriter ignores an answer that has no reader.
type discardWriter struct {
	header http.Header
	status int
}

func (d *discardWriter) Header() http.Header         { return d.header }
func (d *discardWriter) Write(b []byte) (int, error) { return len(b), nil }
func (d *discardWriter) WriteHeader(status int)      { d.status = status }

func isAPI(path string) bool {
	return path == "/api" || len(path) >= 5 && path[:5] == "/api/"
}
