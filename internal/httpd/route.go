package httpd

import (
	"fmt"
	"net/http"
	"net/netip"
	"runtime/debug"
	"time"

	"ninetynine/internal/store"
)

// A route is one thing that the server does.
type route struct {
	pattern string // as http.ServeMux takes it
	who     who
	do      func(*Server, *call) error
}

// who may call a route.
type who uint8

const (
	anybody who = iota // nobody asks
	visitor            // a player, or somebody without a session
	player             // a player alone
)

// A call is one request, with what is known of who makes it.
type call struct {
	w      http.ResponseWriter
	r      *http.Request
	id     string // of the request
	addr   netip.Prefix
	player store.Player // the zero Player is nobody
	token  string
	key    store.Key
}

// routes returns everything that the server does. Each stands in openapi.json.
func routes() []route {
	return []route{
		{"GET /healthz", anybody, (*Server).health},
		{"GET /readyz", anybody, (*Server).ready},
		{"GET /api/openapi.json", anybody, (*Server).document},
		{"GET /api/version", anybody, (*Server).version},
		{"GET /api/variants", anybody, (*Server).variants},
		{"GET /api/variants/{variant}", anybody, (*Server).variant},
		{"GET /api/variants/{variant}/guide", anybody, (*Server).guide},
		{"POST /api/guide", anybody, (*Server).houseGuide},
		{"GET /api/levels", anybody, (*Server).levels},

		{"POST /api/guest", anybody, (*Server).guest},
		{"GET /api/me", visitor, (*Server).me},
		{"POST /api/me", player, (*Server).rename},
		{"POST /api/session", visitor, (*Server).goOn},
		{"DELETE /api/session", player, (*Server).leave},
		{"POST /api/session/code", player, (*Server).handOver},
		{"GET /api/players/{player}", visitor, (*Server).profile},
		{"GET /api/players/{player}/matches", visitor, (*Server).history},

		{"GET /api/tables", visitor, (*Server).tables},
		{"POST /api/tables", player, (*Server).open},
		{"POST /api/play", player, (*Server).play},
		{"GET /api/tables/{table}", visitor, (*Server).present},
		{"GET /api/tables/{table}/scores", visitor, (*Server).scores},
		{"GET /api/tables/{table}/claim", player, (*Server).settled},
		{"GET /api/tables/{table}/events", visitor, (*Server).events},
		{"POST /api/tables/{table}/commands", player, (*Server).command},
		{"POST /api/tables/{table}/hint", player, (*Server).hint},
		{"GET /api/tables/{table}/matches/{match}/record", visitor, (*Server).record},
		{"GET /api/tables/{table}/matches/{match}/replay", visitor, replayOf((*Server).own)},
		{"GET /api/tables/{table}/matches/{match}/hint", visitor, hintOf((*Server).own)},
		{"POST /api/replay", visitor, replayOf((*Server).sent)},
		{"POST /api/hint", visitor, hintOf((*Server).sent)},
	}
}

// maxWrite is how long an answer may take to be written.
const maxWrite = 30 * time.Second

// serve returns the handler of a route.
func (s *Server) serve(rt route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		note := w.(*witness)
		c := &call{w: w, r: r, id: note.id, addr: s.address(r)}
		err := s.admit(c)
		if err == nil && rt.who != anybody {
			err = s.identify(c, rt.who)
			note.player = c.player.ID
		}
		if err == nil {
			err = rt.do(s, c)
		}
		if err != nil {
			s.fail(c, err)
		}
	})
}

// attend returns the outermost handler: it looks after what is the same for
// all requests.
func (s *Server) attend(protect *http.CrossOriginProtection) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		note := &witness{ResponseWriter: w, id: s.requestID(), began: time.Now()}
		_, note.pattern = s.mux.Handler(r)
		defer s.witnessed(note, r)
		defer func() {
			if p := recover(); p != nil && p != http.ErrAbortHandler {
				s.Log.Error("a handler has panicked", "request", note.id, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
				s.fail(&call{w: note, r: r, id: note.id}, errBroken)
			} else if p != nil {
				panic(p)
			}
		}()
		bound(w, r)
		s.head(note, r)
		c := &call{w: note, r: r, id: note.id}
		switch err := protect.Check(r); {
		case err != nil:
			s.fail(c, refusal(http.StatusForbidden, "cross-site", "this request comes from another site than the server's own, and is refused"))
		case note.pattern != "":
			s.mux.ServeHTTP(note, r)
		case s.Page != nil && !isAPI(r.URL.Path):
			s.Page.ServeHTTP(note, r)
		default:
			s.nowhere(c)
		}
	})
}

// bound bounds how long the request may take to be read, and its answer to be
// written. Without support, as in tests, there is nothing to bound.
func bound(w http.ResponseWriter, r *http.Request) {
	rc, now := http.NewResponseController(w), time.Now()
	_ = rc.SetWriteDeadline(now.Add(maxWrite))
	if r.ContentLength != 0 {
		_ = rc.SetReadDeadline(now.Add(maxRead))
	}
}

// policy keeps a browser from doing anything with an answer but reading it.
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// head sets what stands at the head of all answers.
func (s *Server) head(w *witness, r *http.Request) {
	h := w.Header()
	h.Set("X-Request-Id", w.id)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer") // the path of a table is its invitation
	if s.Page != nil && w.pattern == "" && !isAPI(r.URL.Path) {
		return // the page says what it needs
	}
	h.Set("Content-Security-Policy", policy)
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Cache-Control", "no-store")
}

// nowhere answers what no route matches: with 405 if another method would
// have, else with 404.
func (s *Server) nowhere(c *call) {
	h, _ := s.mux.Handler(c.r)
	aside := &discard{header: http.Header{}}
	h.ServeHTTP(aside, c.r)
	if aside.status == http.StatusMethodNotAllowed {
		c.w.Header()["Allow"] = aside.header["Allow"]
		s.fail(c, refusal(http.StatusMethodNotAllowed, "method", "this cannot be done with "+c.method()+"; Allow says with what"))
		return
	}
	s.fail(c, refusal(http.StatusNotFound, "none", "there is nothing here; /api/openapi.json says what there is"))
}

// method returns the method of the request, if it is one of the usual.
func (c *call) method() string {
	switch m := c.r.Method; m {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return m
	}
	return "that method"
}

// A discard takes an answer that nobody will see.
type discard struct {
	header http.Header
	status int
}

func (d *discard) Header() http.Header         { return d.header }
func (d *discard) Write(b []byte) (int, error) { return len(b), nil }
func (d *discard) WriteHeader(status int)      { d.status = status }

func isAPI(path string) bool {
	return path == "/api" || len(path) >= 5 && path[:5] == "/api/"
}
