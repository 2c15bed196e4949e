package httpd

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// health says that the server runs.
func (s *Server) health(c *call) error { return c.answer(wire.OK{OK: true}) }

// ready says whether the server can do its work.
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

// variant tells all rules of one.
func (s *Server) variant(c *call) error {
	v, err := rules.Named(c.r.PathValue("variant"))
	if err != nil {
		return refusal(http.StatusNotFound, "none", err.Error())
	}
	return c.raw(record.AppendVariant(nil, &v))
}

// maxListed is how many tables a list has.
const maxListed = 100

// tables lists tables.
func (s *Server) tables(c *call) error {
	ctx := c.r.Context()
	var found []table.Summary
	var err error
	switch which := c.r.URL.Query().Get("list"); which {
	case "", "open":
		found, err = s.Store.Open(ctx, maxListed)
	case "playing":
		found, err = s.Store.Playing(ctx, maxListed)
	case "mine":
		if c.player.ID == "" {
			return refusal(http.StatusUnauthorized, "no-session", "whose tables? POST /api/guest gives you a session")
		}
		found, err = s.Store.Seated(ctx, c.player.ID, maxListed)
	default:
		return bad("list is one of open, playing, mine")
	}
	if err != nil {
		return err
	}
	list := wire.Tables{Tables: []wire.Summary{}}
	for i := range found {
		t := &found[i]
		list.Tables = append(list.Tables, wire.Summary{
			ID: t.ID, Seq: t.Seq, Variant: t.Variant, House: t.House, Public: t.Public, Status: t.Status,
			Chairs: append([]table.Sitter{}, t.Chairs...), Clock: t.Clock, Created: t.Created, Moved: t.Moved,
		})
	}
	return c.answer(list)
}

// present tells how things stand at a table.
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

// visit calls f with the table as it stands, if the caller may watch it.
func (s *Server) visit(c *call, id string, f func(*table.State)) error {
	var no error
	err := s.Hall.Look(c.r.Context(), s.millis(), id, func(t *table.State) {
		if no = t.MayWatch(c.player.ID); no == nil {
			f(t)
		}
	})
	if err != nil {
		return err
	}
	return no
}

// scores tells what the deals of a table's match have come to.
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

// known returns the player of the path. What no store could have as an id is
// nobody's.
func (s *Server) known(c *call) (store.Player, error) {
	id := c.r.PathValue("player")
	if store.CheckID(id) != nil {
		return store.Player{}, store.ErrNone
	}
	return s.Store.Player(c.r.Context(), id)
}

// profile tells what is known of a player.
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

// A page of a history has usualPage matches, or as many as are asked for, up
// to maxPage.
const usualPage, maxPage = 20, 100

// history lists a player's matches, the newest first. A place in it is a
// moment, and how many matches that ended at it have been told.
func (s *Server) history(c *call) error {
	q := c.r.URL.Query()
	limit, err := strconv.Atoi(or(q.Get("limit"), strconv.Itoa(usualPage)))
	if err != nil || limit < 1 || limit > maxPage {
		return bad(fmt.Sprintf("limit is from 1 to %d", maxPage))
	}
	ended, skip, err := place(q.Get("before"))
	if err != nil {
		return err
	}
	variant := q.Get("variant")
	if _, err := rules.Named(variant); variant != "" && err != nil {
		return bad(err.Error())
	}
	p, err := s.known(c)
	if err != nil {
		return err
	}
	var from store.Cursor
	if ended != 0 {
		from = store.Cursor{Ended: ended + 1}
	}
	found, err := s.Store.Results(c.r.Context(), p.ID, variant, from, skip+limit+1)
	if err != nil {
		return err
	}
	found = found[min(skip, len(found)):]
	out := wire.History{Matches: []wire.Result{}}
	for i := range found[:min(limit, len(found))] {
		r := &found[i]
		if r.Ended != ended {
			ended, skip = r.Ended, 0
		}
		skip++
		out.Matches = append(out.Matches, asPlayed(r, c.player.ID))
	}
	if len(found) > limit {
		out.Before = fmt.Sprintf("%d.%d", ended, skip)
	}
	return c.answer(out)
}

func or(text, usual string) string {
	if text == "" {
		return usual
	}
	return text
}

// place reads a place in a history.
func place(text string) (ended int64, skip int, err error) {
	if text == "" {
		return 0, 0, nil
	}
	at, n, _ := strings.Cut(text, ".")
	ended, err = strconv.ParseInt(at, 10, 50)
	if err == nil {
		skip, err = strconv.Atoi(n)
	}
	if err != nil || ended < 1 || skip < 0 || skip > 1000 {
		return 0, 0, bad("before is what the page before this one says")
	}
	return ended, skip, nil
}

// asPlayed returns the match as the viewer may know it.
func asPlayed(r *table.Result, viewer string) wire.Result {
	m := wire.Result(*r)
	if viewer == "" || !slices.ContainsFunc(r.Chairs, func(s table.Share) bool { return s.Player == viewer }) {
		m.Table = ""
	}
	return m
}
