package httpd

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode"

	"ninetynine/cards"
	"ninetynine/internal/hall"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// tableID returns the id of the table that a command opens. Who sends the
// command again gets the same; nobody else can guess it.
func tableID(token, command string) string {
	m := hmac.New(sha256.New, []byte(token))
	m.Write([]byte("n99-table-1 " + command))
	return store.Spell(m.Sum(nil)[:10])
}

// maxTableID is more than any table's id is long, in bytes.
const maxTableID = 64

// table returns the table that the path names.
func (c *call) table() (string, error) {
	id := c.r.PathValue("table")
	if id == "" || len(id) > maxTableID || strings.ContainsFunc(id, func(r rune) bool {
		return r != '-' && r != '_' && (r > 'z' || !unicode.IsLetter(r) && !unicode.IsDigit(r))
	}) {
		return "", store.ErrNone
	}
	return id, nil
}

// doings are what players may tell a table. Hints are asked for in another
// way, which gives them.
func doings() []table.Kind {
	return []table.Kind{
		table.Sit, table.Stand, table.Remove, table.SeatBot, table.Rename, table.Ready, table.Unready, table.Entropy, table.Act, table.Claim,
		table.Away, table.Back, table.Propose, table.Answer, table.Resume, table.Chat, table.Mute,
	}
}

// maxID is how long the id of a command may be, in bytes. Opening a table
// leads to several commands, and needs room behind its own.
const (
	maxID     = 64
	maxOpenID = 48
)

// command has a table do what a player says.
func (s *Server) command(c *call) error {
	id, err := c.table()
	if err != nil {
		return err
	}
	var in wire.Command
	if err := s.read(c, &in); err != nil {
		return err
	}
	if err := checkID(in.ID, maxID); err != nil {
		return err
	}
	if err := checkCommand(&in); err != nil {
		return err
	}
	rate := s.guard.commands
	if in.Do == table.Chat {
		rate = s.guard.chat
	}
	if err := rate.take(c.player.ID, s.Now()); err != nil {
		return err
	}
	at := func(n *int) int {
		if n == nil {
			return -1
		}
		return *n
	}
	r, err := s.tell(c, id, &table.Command{
		Do: in.Do, ID: in.ID, Seat: at(in.Seat), Hand: at(in.Hand), Act: in.Act, Seen: in.Seen, Text: in.Text, On: in.On,
	})
	if err != nil {
		return err
	}
	return c.answer(wire.Reply{Seq: r.Seq, Again: r.Again})
}

// settled tells a player whether a claim would end the deal now. The table is
// not held up while that is found out.
func (s *Server) settled(c *call) error {
	id, err := c.table()
	if err != nil {
		return err
	}
	if err := s.guard.commands.take(c.player.ID, s.Now()); err != nil {
		return err
	}
	var out wire.Settled
	var v rules.View
	var game *rules.Game
	var no error
	err = s.Hall.Look(c.r.Context(), s.millis(), id, func(t *table.State) {
		out.Seq = t.Seq
		game, no = t.Claimable(c.player.ID, &v)
	})
	if err = errors.Join(err, no); err != nil {
		return err
	}
	out.Settled = game != nil && s.Hall.Judge.Settled(game, &v)
	return c.answer(out)
}

// checkCommand says what is wrong before the table is asked.
func checkCommand(in *wire.Command) error {
	switch {
	case in.Do == table.Hint:
		return bad("a hint is asked for by POST /api/tables/TABLE/hint, which takes note of it and gives it")
	case !slices.Contains(doings(), in.Do):
		return bad(fmt.Sprintf("do cannot be %.20q; it is one of %s", in.Do, words(doings())))
	case in.Do == table.Act && strings.ContainsAny(in.Act, ",;"):
		return bad(`act: cards are divided by blanks alone, as in "lay 9C 9D 9S"`)
	case in.Do == table.Act && len(strings.Fields(in.Act)) == 1 && slices.Contains([]string{"lay", "play", "name"}, strings.TrimSpace(in.Act)):
		return bad(`act: say also which, as in "lay 9C 9D 9S", "play KD" or "name H"`)
	}
	return nil
}

func words(ds []table.Kind) string {
	var w []string
	for _, d := range ds {
		w = append(w, string(d))
	}
	return strings.Join(w, ", ")
}

// tell sends the player's command to the table.
func (s *Server) tell(c *call, id string, cmd *table.Command) (hall.Reply, error) {
	cmd.Player, cmd.Name = c.player.ID, c.player.Name
	r, err := s.Hall.Do(c.r.Context(), s.millis(), id, cmd)
	outcome := "done"
	switch {
	case err != nil:
		outcome = failureOf(err).Reason
	case r.Again:
		outcome = "again"
	}
	s.counts.commands.Add(1, string(cmd.Do), outcome)
	return r, err
}

// opening is what opens a table.
type opening wire.Opening

// check says what is wrong before anything is done, so that no half of it is.
func (s *Server) check(in *opening) error {
	if err := checkID(in.ID, maxOpenID); err != nil {
		return err
	}
	if !in.Sit && (in.Ready || len(in.Bots) > 0) {
		return bad("only who sits may be ready or give chairs to bots; set sit")
	}
	if in.Commit != "" && !in.Ready {
		return bad("commit goes with ready")
	}
	if _, err := cards.ParseSeed(in.Commit); in.Commit != "" && err != nil {
		return bad("commit: " + err.Error())
	}
	v, err := in.Settings.Rules()
	if err != nil {
		return bad(err.Error())
	}
	if len(in.Bots) > v.Live() {
		return bad(fmt.Sprintf("bots: there are %d chairs, not %d", v.Live(), len(in.Bots)))
	}
	for i, level := range in.Bots {
		if level != "" && !s.Hall.Judge.Level(level) {
			return bad(fmt.Sprintf("bots: no computer player is called %.40q, as for seat %d", level, i))
		}
	}
	if in.Sit && in.seat() >= v.Live() {
		return bad("bots: leave a chair to yourself, with \"\" in its place")
	}
	return nil
}

// seat returns where the player sits: the first chair without a bot.
func (in *opening) seat() int {
	if i := slices.Index(in.Bots, ""); i >= 0 {
		return i
	}
	return len(in.Bots)
}

// open opens a table, and sits its player down if that is wished.
func (s *Server) open(c *call) error {
	var in opening
	if err := s.read(c, &in); err != nil {
		return err
	}
	if err := s.check(&in); err != nil {
		return err
	}
	if err := s.guard.tables.take(c.player.ID, s.Now()); err != nil {
		return err
	}
	out, err := s.opened(c, &in)
	if err != nil {
		return err
	}
	if out.Again {
		return c.answer(out)
	}
	return c.status(http.StatusCreated, out)
}

// opened does all that the opening asks for. When it comes again, what was
// done is not done twice, and what the table has moved on from is left.
func (s *Server) opened(c *call, in *opening) (wire.Seated, error) {
	id := tableID(c.token, in.ID)
	r, err := s.Hall.Open(c.r.Context(), s.millis(), id, c.player.ID, in.Settings)
	if err != nil {
		return wire.Seated{}, err
	}
	if r.Again {
		if err := s.sameSettings(c, id, in); err != nil {
			return wire.Seated{}, err
		}
	}
	out := wire.Seated{Table: id, Seq: r.Seq, Again: r.Again}
	for _, cmd := range in.commands() {
		r, err := s.tell(c, id, cmd)
		var no *table.Refusal
		if out.Again && errors.As(err, &no) {
			continue
		}
		if err != nil {
			return wire.Seated{}, err
		}
		out.Seq = r.Seq
	}
	return out, nil
}

// errOther refuses an opening whose id was another one's.
var errOther = bad("the id was given to another table, with other settings, before; give each table its own")

// sameSettings refuses an opening that is to lead to a table with other
// settings than it asks for.
func (s *Server) sameSettings(c *call, id string, in *opening) error {
	var has table.Settings
	if err := s.Hall.Look(c.r.Context(), s.millis(), id, func(t *table.State) { has = t.Settings }); err != nil {
		return err
	}
	was, err := json.Marshal(&has)
	if err != nil {
		return err
	}
	wants, err := json.Marshal(&in.Settings)
	if err == nil && !bytes.Equal(was, wants) {
		err = errOther
	}
	return err
}

// commands returns what is done at the new table.
func (in *opening) commands() (cs []*table.Command) {
	add := func(name string, c table.Command) {
		c.ID, c.Hand = in.ID+"/"+name, -1
		cs = append(cs, &c)
	}
	if in.Sit {
		add("sit", table.Command{Do: table.Sit, Seat: in.seat()})
	}
	for i, level := range in.Bots {
		if level != "" {
			add(fmt.Sprint("bot", i), table.Command{Do: table.SeatBot, Seat: i, Text: level})
		}
	}
	if in.Ready {
		add("ready", table.Command{Do: table.Ready, Seat: -1, Text: in.Commit})
	}
	return cs
}

// quick are the settings of tables that are opened by "play now".
func quick(variant string) table.Settings {
	return table.Settings{
		Variant: variant, Public: true, Eager: true,
		Clock: table.Clock{Bank: int64(10 * time.Minute / time.Millisecond), Add: int64(10 * time.Second / time.Millisecond)},
	}
}

// play sits the player at a table that waits for one, or opens one.
func (s *Server) play(c *call) error {
	in := wire.Quick{Variant: rules.Catalogue()[0].ID}
	if err := s.read(c, &in); err != nil {
		return err
	}
	o := opening{ID: in.ID, Settings: quick(in.Variant), Sit: true, Ready: in.Ready, Commit: in.Commit}
	if err := s.check(&o); err != nil {
		return err
	}
	if err := s.guard.tables.take(c.player.ID, s.Now()); err != nil {
		return err
	}
	out, err := s.joined(c, &o)
	if err == nil && out.Table == "" {
		out, err = s.opened(c, &o)
	}
	if err != nil {
		return err
	}
	return c.answer(out)
}

// searched is how many tables are looked at for a free chair.
const searched = 50

// joined sits the player at a table that waits for one; out.Table is "" if
// there is none.
func (s *Server) joined(c *call, o *opening) (out wire.Seated, err error) {
	ctx := c.r.Context()
	mine, err := s.Store.Seated(ctx, c.player.ID, searched)
	if err != nil {
		return out, err
	}
	for i := range mine {
		t := &mine[i]
		heard := s.heard(ctx, t.ID, c.player.ID, o)
		if heard && (t.Variant != o.Settings.Variant || !t.Public) {
			return out, errOther
		}
		if heard || o.suits(t) {
			return s.sitDown(c, t.ID, o, true)
		}
	}
	open, err := s.Store.Open(ctx, searched)
	if err != nil {
		return out, err
	}
	for i := range open {
		if t := &open[i]; !o.suits(t) || !slices.Contains(t.Chairs, table.Sitter{}) {
			continue
		}
		out, err = s.sitDown(c, open[i].ID, o, false)
		var no *table.Refusal
		if err == nil || !errors.As(err, &no) {
			return out, err
		}
	}
	return wire.Seated{}, nil
}

// suits reports whether a table is one that "play now" may lead to.
func (o *opening) suits(t *table.Summary) bool {
	clock, err := table.ParseClock(t.Clock)
	return t.Public && !t.House && t.Status == table.Gathering && t.Variant == o.Settings.Variant && err == nil && clock.Move == 0
}

// heard reports whether the table has done the command already.
func (s *Server) heard(ctx context.Context, id, player string, o *opening) (ok bool) {
	err := s.Hall.Look(ctx, s.millis(), id, func(t *table.State) { _, ok = t.Heard(player, o.ID+"/sit") })
	return ok && err == nil
}

// sitDown does what the opening says at a table that is there. Who sits
// there already may have done all of it.
func (s *Server) sitDown(c *call, id string, o *opening, again bool) (wire.Seated, error) {
	out := wire.Seated{Table: id, Again: again}
	for _, cmd := range o.commands() {
		cmd.Seat = -1
		r, err := s.tell(c, id, cmd)
		var no *table.Refusal
		if errors.As(err, &no) && (again || cmd.Do != table.Sit) {
			continue
		}
		if err != nil {
			return wire.Seated{}, err
		}
		out.Seq = max(out.Seq, r.Seq)
	}
	if out.Seq == 0 {
		err := s.Hall.Look(c.r.Context(), s.millis(), id, func(t *table.State) { out.Seq = t.Seq })
		return out, err
	}
	return out, nil
}
