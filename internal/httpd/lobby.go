package httpd

import (
	"cmp"
	"net/http"
	"strconv"

	"ninetynine/internal/lobby"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// health reports that the server is running.
func (s *Server) health(c *call) error { return c.answer(wire.OK{OK: true}) }

// ready reports whether the server can do its work.
func (s *Server) ready(c *call) error {
	if s.ctx.Err() != nil {
		return store.ErrClosed
	}
	if err := s.Store.Ping(c.r.Context()); err != nil {
		return err
	}
	return c.answer(wire.OK{OK: true})
}

func (s *Server) version(c *call) error {
	return c.answer(wire.Version{Version: s.Version, Record: record.Version, View: record.Version, Hints: s.Advise != nil})
}

func (s *Server) levels(c *call) error {
	return c.answer(wire.Levels{Levels: append([]wire.Level{}, s.Levels...), Usual: s.Usual})
}

// variants lists the published variants.
func (s *Server) variants(c *call) error {
	var list wire.Variants
	for _, v := range rules.Catalogue() {
		list.Variants = append(list.Variants, wire.Short{ID: v.ID, Name: v.Name, Chairs: v.Live(), Hand: v.Hand, Tricks: v.Tricks(), Dummy: v.Dummy})
	}
	return c.answer(list)
}

// variant answers with all rules of one.
func (s *Server) variant(c *call) error {
	v, err := rules.Named(c.r.PathValue("variant"))
	if err != nil {
		return refusal(http.StatusNotFound, "none", err.Error())
	}
	return c.raw(record.AppendVariant(nil, &v))
}

// tables lists tables.
func (s *Server) tables(c *call) error {
	q := c.r.URL.Query()
	which := q.Get("list")
	if which == "mine" && c.player.ID == "" {
		return refusal(http.StatusUnauthorized, "no-session", "whose tables? POST /api/guest gives you a session")
	}
	found, before, err := s.lobby.List(c.r.Context(), which, q.Get("before"), c.person())
	if err != nil {
		return err
	}
	list := wire.Tables{Tables: []wire.Summary{}, Before: before}
	for i := range found {
		t := &found[i]
		list.Tables = append(list.Tables, wire.Summary{
			ID: t.ID, Seq: t.Seq, Variant: t.Variant, House: t.House, Public: t.Public, Status: t.Status,
			Chairs: append([]table.Sitter{}, t.Chairs...), Clock: t.Clock, Created: t.Created, Moved: t.Moved,
		})
	}
	return c.answer(list)
}

// present answers with the current state of a table.
func (s *Server) present(c *call) error {
	id, err := c.table()
	if err != nil {
		return err
	}
	var b []byte
	err = s.visit(c, id, func(t *table.State) { b = t.AppendPresent(nil, t.SeatOf(c.player.ID)) })
	if err != nil {
		return err
	}
	return c.raw(b)
}

// visit calls f with the table's current state, if the caller may watch it.
func (s *Server) visit(c *call, id string, f func(*table.State)) error {
	var no error
	err := s.Hall.Inspect(c.r.Context(), s.millis(), id, func(t *table.State) {
		if no = t.MayWatch(c.player.ID); no == nil {
			f(t)
		}
	})
	if err != nil {
		return err
	}
	return no
}

// scores answers with the scores of the deals of a table's match.
func (s *Server) scores(c *call) error {
	id, err := c.table()
	if err != nil {
		return err
	}
	var b []byte
	err = s.visit(c, id, func(t *table.State) {
		b = strconv.AppendInt([]byte(`{"match":`), int64(t.Match), 10)
		b = append(b, `,"scores":[`...)
		for i, score := range t.Scores() {
			if i > 0 {
				b = append(b, ',')
			}
			b = record.AppendScore(b, t.Moves(), &score)
		}
		b = append(b, "]}"...)
	})
	if err != nil {
		return err
	}
	return c.raw(b)
}

// known returns the player named in the path. An id that no store could have belongs
// to nobody.
func (s *Server) known(c *call) (store.Player, error) {
	id := c.r.PathValue("player")
	if store.CheckID(id) != nil {
		return store.Player{}, store.ErrNone
	}
	return s.Store.Player(c.r.Context(), id)
}

// profile answers with what is known about a player.
func (s *Server) profile(c *call) error {
	p, err := s.known(c)
	if err != nil {
		return err
	}
	tallies, err := s.Store.Tallies(c.r.Context(), p.ID)
	if err != nil {
		return err
	}
	return c.answer(wire.Profile{Me: wire.Me{ID: p.ID, Name: p.Name}, Tallies: append([]store.Tally{}, tallies...)})
}

// usualPage is the default number of matches on a page of a history.
const usualPage = "20"

// history lists a player's matches, newest first.
func (s *Server) history(c *call) error {
	q := c.r.URL.Query()
	limit, err := strconv.Atoi(cmp.Or(q.Get("limit"), usualPage))
	if err != nil {
		limit = 0 // which the lobby refuses
	}
	p, err := s.known(c)
	if err != nil {
		return err
	}
	found, before, err := s.lobby.History(c.r.Context(), p.ID, c.person(), lobby.Page{Variant: q.Get("variant"), Before: q.Get("before"), Limit: limit})
	if err != nil {
		return err
	}
	out := wire.History{Matches: []wire.Result{}, Before: before}
	for i := range found {
		out.Matches = append(out.Matches, wire.Result(found[i]))
	}
	return c.answer(out)
}
