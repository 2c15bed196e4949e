package localhall

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/doors/thinker"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
	"ninetynine/rules"
)

// A Start is what a new player begins with. All that follows is determined by it, except for times: so the
// page can show it before it has the engine, and then have it happen with [StartPath].
type Start struct {
	// Seed is any text: it determines the first match, and the id of its table.
	Seed string `json:"seed"`
	// ID is the person's, drawn by the page as those of [store.NewPlayer]; if it is empty, it is drawn from
	// the seed, too.
	ID string `json:"me,omitempty"`
	// Name is the person's name.
	Name string `json:"name"`
	// Opening opens a table; nil if the person has only entered.
	Opening *wire.Opening `json:"opening,omitempty"`
	// Mark, drawn by the page, is part of the table's id, which is otherwise the same for all people who
	// begin with the same seed; may be empty.
	Mark string `json:"mark,omitempty"`
}

// Started is the result of a [Start].
type Started struct {
	wire.Seated
	// Me is the player here. If several tabs begin at once, the first one's player owns the table.
	Me wire.Me `json:"me"`
}

// StartPath takes a [Start], with POST, before any other request, and answers with [Started].
const StartPath = "/here/start"

// A PreparedStart is all that a page needs to show a [Start] by itself.
type PreparedStart struct {
	Seed   string                   `json:"seed"`
	Me     wire.Me                  `json:"me"`     // the new player
	Tables map[string]PreparedTable `json:"tables"` // against each level, of the usual variant
}

// A PreparedTable is a table whose first hand is dealt, before the first act.
type PreparedTable struct {
	Opening wire.Opening    `json:"opening"`
	Seated  wire.Seated     `json:"seated"`
	Message json.RawMessage `json:"message"` // the current state, for the person
}

// someName is the person's in prepared starts: the page replaces it.
const someName = "\u2460"

// Prepare returns the prepared start of a number.
func Prepare(ctx context.Context, number int) (*PreparedStart, error) {
	ctx, end := context.WithCancel(ctx)
	thinking := func(ctx context.Context, _ []byte) ([]byte, error) { // no computer player acts
		<-ctx.Done()
		return nil, ctx.Err()
	}
	h := New(ctx, Options{
		Store: store.NewMemory(), Thinker: &thinker.Client{Ask: thinking}, Now: func() time.Time { return time.UnixMilli(1) },
	})
	defer func() { end(); _ = h.Close() }()
	p := &PreparedStart{Seed: fmt.Sprintf("start %d", number), Tables: map[string]PreparedTable{}}
	for _, l := range search.Levels() {
		if err := p.prepare(ctx, h, l.Name); err != nil {
			return nil, fmt.Errorf("a first table against %s: %w", l.Name, err)
		}
	}
	me, err := h.person(ctx)
	p.Me = wire.Me{ID: me.ID, Name: me.Name}
	return p, err
}

func (p *PreparedStart) prepare(ctx context.Context, h *Hall, level string) error {
	v := rules.Catalogue()[0]
	o := &wire.Opening{
		ID: level, Settings: table.Settings{Variant: v.ID, Pace: table.DefaultPace}, Sit: true, Ready: true,
		Bots: append([]string{""}, slices.Repeat([]string{level}, v.Live()-1)...),
	}
	seated, err := h.start(ctx, &Start{Seed: p.Seed, Name: someName, Opening: o})
	if err != nil {
		return err
	}
	a := h.Answer(ctx, &Request{Method: "GET", Path: "/api/tables/" + seated.Table})
	if a.Status != wire.StatusOK {
		return fmt.Errorf("%d %s", a.Status, a.Body)
	}
	p.Tables[level] = PreparedTable{Opening: *o, Seated: seated, Message: bytes.TrimSpace(a.Body)}
	return nil
}

// start carries out a Start. It may be repeated.
func (h *Hall) start(ctx context.Context, s *Start) (seated wire.Seated, err error) {
	name, err := table.CleanName(s.Name)
	if err != nil {
		return seated, err
	}
	p, err := store.NewPlayer(rand.NewChaCha8(cards.SeedOf(s.Seed+" person")), name, h.Now())
	if err != nil {
		return seated, err
	}
	secret := p.ID
	p.ID = cmp.Or(s.ID, p.ID)
	if len(p.ID) > len(secret) || len(s.Mark) > len(secret) || strings.Trim(p.ID+s.Mark, "abcdefghijklmnopqrstuvwxyz234567") != "" {
		return seated, api.Refuse(wire.StatusBadRequest, "bad", "me or mark: none is drawn so")
	}
	_, err = h.Store.Enter(ctx, p)
	if err != nil || s.Opening == nil {
		return seated, err
	}
	text, err := json.Marshal(s.Opening)
	if err != nil {
		return seated, err
	}
	seed := cards.SeedOf(s.Seed)
	h.first.Store(&seed)
	defer h.first.Store(nil)
	o, c, err := h.call(ctx, &Request{Method: "POST", Path: "/api/tables", Media: wire.JSON, Body: text})
	if err != nil {
		return seated, err
	}
	c.Secret, c.Mark = secret, s.Mark // the id's stem, which names the computer players, must follow from the seed
	if err := h.service.Do(ctx, o.ID, c); err != nil {
		return seated, err
	}
	if err = json.Unmarshal(c.Answer.Body, &seated); err == nil {
		err = h.room.Tick(ctx) // deals
	}
	return seated, err
}

func (h *Hall) begin(ctx context.Context, c *api.Call) error {
	var in Start
	if err := c.Read(1<<12, &in); err != nil {
		return err
	}
	seated, err := h.start(ctx, &in)
	if err != nil {
		return err
	}
	me, err := h.person(ctx)
	if err == nil {
		c.Answer, err = api.InJSON(wire.StatusOK, Started{seated, wire.Me{ID: me.ID, Name: me.Name}})
	}
	return err
}
