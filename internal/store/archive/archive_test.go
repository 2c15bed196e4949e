package archive

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/match"
	"ninetynine/rules"
)

// tables is the state of a table before its first entry.
func tables(id string) journal.State { return table.New(id, new(hall.VariantCache)) }

type judge struct{}

func (judge) Settled(*rules.Game, *rules.View) bool       { return false }
func (judge) HasLevel(string) bool                        { return true }
func (judge) HasTemperament(_ *rules.Game, _ string) bool { return false }

// fill makes a player play two short matches against bots at each of some tables; the last table is left in
// the middle of a match.
func fill(t *testing.T, st *sqlstore.DB, further ...store.LogProjection) {
	all := store.Projections{Logs: further}
	t.Helper()
	created := time.UnixMilli(1_700_000_000_000).UTC()
	for _, p := range []store.Player{{ID: "anna", Name: "Anna Åberg", Created: created}, {ID: "bo", Name: "Bo <&>", Created: created}} {
		must.Do(t, st.AddPlayer(t.Context(), p))
	}
	for _, x := range []store.Tie{{Player: "bo", Other: "anna", Kind: store.Block, At: created}, {Player: "anna", Other: "bo", Kind: store.Follow, At: created}} {
		must.Do(t, st.Tie(t.Context(), x))
	}
	must.Do(t, st.AddGroup(t.Context(), store.Group{ID: "g", Name: "Friday", Code: "c", Made: 5}, []store.Member{
		{Player: "bo", Role: store.RoleOwner, Since: 5}, {Player: "anna", Role: store.RoleMember, Since: 6}}))
	for _, e := range []store.Evening{{ID: "e", Group: "g", Zone: "UTC", Variant: "duel", Due: 7}, {ID: "f", Zone: "UTC", Variant: "duel", Due: 8}} {
		must.Do(t, st.KeepEvening(t.Context(), e))
		must.Do(t, st.Come(t.Context(), store.Coming{Evening: e.ID, Begins: 9, Player: "anna", Said: 1, Here: 2}))
	}
	must.Do(t, st.Erase(t.Context(), store.Erasure{Player: "gone", At: created}))
	must.Get(st.AddComplaint(t.Context(), store.Complaint{By: "anna", Whom: "bo", Text: "shouts"}, store.ComplaintBounds{Player: 1, Source: 1, All: 1}))(t)
	for i, e := range []store.AuditEntry{{Act: "ban", Whom: "bo", Until: 7, Complaint: 1}, {Act: "ban", Whom: "192.0.2.0/24"}, {Act: "appoint", Whom: "anna"}} {
		e.At, e.Operator, e.Reason = int64(i), "console", "shouts"
		must.Get(st.AppendAudit(t.Context(), e))(t)
	}
	for _, id := range []string{"tbl-1", "tbl-2", "tbl-3"} {
		s := table.New(id, new(hall.VariantCache))
		keep := func(e *table.Event) {
			t.Helper()
			entry := s.Next(s.At+7, e)
			must.Do(t, s.Apply(&entry, e))
			p := all.Of(s)
			must.Do(t, st.Append(t.Context(), id, &entry, &p))
		}
		do := func(c *table.Command) {
			t.Helper()
			e := must.Get(s.Step(s.At, c, judge{}))(t, c)
			keep(e)
			for {
				e := must.Get(s.Tick(s.At, func() cards.Seed { return cards.SeedOf(fmt.Sprint(id, s.Match)) }))(t)
				if e == nil {
					return
				}
				keep(e)
			}
		}
		anna := func(do table.Kind) *table.Command {
			return &table.Command{Do: do, Player: "anna", Name: "Anna Åberg", ID: fmt.Sprint(s.Seq), Seat: -1, Hand: -1}
		}
		keep(&table.Event{By: "anna", Seat: table.NoSeat, What: table.Opened{Settings: table.Settings{Variant: "standard", Deals: 1}}})
		do(anna(table.Sit))
		for seat := 1; seat <= 2; seat++ {
			c := anna(table.SeatBot)
			c.Seat, c.Text = seat, "club"
			do(c)
		}
		for range 2 {
			do(anna(table.Ready))
			for acts := 0; s.Running() && (id != "tbl-3" || acts < 20); acts++ {
				var v match.View
				for i := range rules.Seat(3) {
					if s.View(i, &v); v.Options.Pick > 0 {
						c := anna(table.Act)
						if i > 0 {
							c = &table.Command{Do: table.Act, Seat: int(i), Hand: -1}
						}
						c.Act = v.Options.Nth(0).String()
						do(c)
						break
					}
				}
			}
			if id == "tbl-3" {
				break
			}
		}
	}
}

func export(t *testing.T, st *sqlstore.DB) string {
	t.Helper()
	var b bytes.Buffer
	n := must.Get(Export(t.Context(), st, &b, time.Unix(0, 0), nil))(t)
	if n.Players != 2 || n.Tables != 3 || n.Entries != strings.Count(b.String(), `"table"`) {
		t.Fatalf("exported %+v", n)
	}
	return b.String()
}

// everything is a store's answers about the tables and a player.
func everything(t *testing.T, st *sqlstore.DB) []any {
	t.Helper()
	var all []any
	add := func(x any, err error) {
		t.Helper()
		must.Do(t, err)
		all = append(all, x)
	}
	for _, id := range []string{"tbl-1", "tbl-2", "tbl-3"} {
		add(st.Read(t.Context(), id, 0))
		add(st.Summary(t.Context(), id))
	}
	add(st.Seated(t.Context(), "anna", 0, 10))
	add(st.Tallies(t.Context(), "anna"))
	add(st.Player(t.Context(), "bo"))
	add(st.Ties(t.Context(), "anna"))
	add(st.Group(t.Context(), "g"))
	add(st.Members(t.Context(), "g"))
	add(st.Evening(t.Context(), "e"))
	add(st.Evenings(t.Context(), "", 9))
	add(st.ComesTo(t.Context(), "anna", 0, 9))
	add(st.Erasures(t.Context()))
	audit, err := st.AuditAfter(t.Context(), 0, 9)
	for i := range audit {
		audit[i].Complaint = 0
	}
	add(audit, err)
	add(st.Results(t.Context(), "anna", "", store.Cursor{}, 10))
	return all
}

// TestThereAndBack exports a store into another, twice: both give the same answers.
func TestThereAndBack(t *testing.T) {
	from, to := sqlite.Open(t), sqlite.Open(t)
	fill(t, from)
	text := export(t, from)
	for range 2 {
		must.Get(Import(t.Context(), to, store.Projections{New: tables}, strings.NewReader(text), ""))(t)
	}
	if a, b := everything(t, from), everything(t, to); !reflect.DeepEqual(a, b) {
		t.Errorf("%+v\nbecame %+v", a, b)
	}
	if export(t, to) != text {
		t.Error("exported again it reads differently")
	}
}

// TestFollowsInArchives: a follow is told after an import if it was before; an earlier archive, which does not say so, has only
// follows that were promised to be told to nobody.
func TestFollowsInArchives(t *testing.T) {
	from := sqlite.Open(t)
	for _, id := range []string{"ann", "bob", "cat"} {
		must.Do(t, from.AddPlayer(t.Context(), store.Player{ID: id, Name: id, Created: time.UnixMilli(1)}))
	}
	for at, player := range []string{"ann", "bob"} {
		must.Do(t, from.Tie(t.Context(), store.Tie{Player: player, Other: "cat", Kind: store.Follow, At: time.UnixMilli(5 * int64(at))}))
	}
	var file strings.Builder
	must.Get(Export(t.Context(), from, &file, time.UnixMilli(9), func(Counts) {}))(t)
	for text, want := range map[string]int{file.String(): 1, strings.ReplaceAll(file.String(), `,"told":true`, ""): 0} {
		to := sqlite.Open(t)
		must.Get(Import(t.Context(), to, store.Projections{}, strings.NewReader(text), ""))(t)
		told := must.Get(to.Followers(t.Context(), "cat", 9))(t)
		if len(told) != want || want > 0 && (told[0].Player != "bob" || told[0].At.UnixMilli() != 5) {
			t.Errorf("of\n%sCat is told of %+v", text, told)
		}
		for _, player := range []string{"ann", "bob"} {
			if ties := must.Get(to.Ties(t.Context(), player))(t); !ties.Has(player, "cat", store.Follow) {
				t.Errorf("%s follows nobody: %+v", player, ties)
			}
		}
	}
}

// TestAuditLog: an audit log goes on with the acts that an archive has beyond it, and no other log is mixed with it.
func TestAuditLog(t *testing.T) {
	from, to, other := sqlite.Open(t), sqlite.Open(t), sqlite.Open(t)
	fill(t, from)
	text := export(t, from)
	act := func(st *sqlstore.DB, whom string) {
		must.Get(st.AppendAudit(t.Context(), store.AuditEntry{At: 9, Operator: "console", Act: "lift", Whom: whom, Reason: "sorry"}))(t)
	}
	takes := func(st *sqlstore.DB, text string, acts, left, want int) {
		t.Helper()
		n := must.Get(Import(t.Context(), st, store.Projections{New: tables}, strings.NewReader(text), ""))(t)
		if all := must.Get(st.AuditAfter(t.Context(), 0, 9))(t); len(all) != want || n.Acts != acts || n.ActsLeft != left {
			t.Errorf("it took %d acts and left %d; the log is %+v", n.Acts, n.ActsLeft, all)
		}
	}
	takes(to, text, 3, 0, 3)
	act(from, "bo")
	later := export(t, from)
	takes(to, later, 1, 0, 4)
	takes(to, text, 0, 0, 4)
	act(other, "bo")
	takes(other, later, 0, 4, 1)
}

// TestRebuild rebuilds projections that were spoilt.
func TestRebuild(t *testing.T) {
	st := sqlite.Open(t)
	fill(t, st)
	want := everything(t, st)
	sum := must.Get(st.Summary(t.Context(), "tbl-1"))(t)
	sum.Chairs, sum.Public = nil, true
	must.Do(t, st.Project(t.Context(), "tbl-1", &store.Folded{Summary: sum}))
	if reflect.DeepEqual(everything(t, st), want) {
		t.Fatal("nothing was spoilt")
	}
	must.Get(Rebuild(t.Context(), st, store.Projections{New: tables}, nil))(t)
	if got := everything(t, st); !reflect.DeepEqual(got, want) {
		t.Errorf("rebuilt to %+v\nnot %+v", got, want)
	}
}

// TestRefused refuses files that are not archives and archives that were changed, and imports only the
// tables before the fault.
func TestRefused(t *testing.T) {
	from := sqlite.Open(t)
	fill(t, from)
	text := export(t, from)
	lines := strings.SplitAfter(text, "\n")
	for name, c := range map[string]struct {
		text string
		why  error
	}{
		"empty":          {"", ErrOther},
		"no head":        {strings.Join(lines[1:], ""), ErrOther},
		"no text":        {"\x89PNG\r\n", ErrOther},
		"a record":       {`{"ninetynine":1,"variant":"standard"}` + "\n", ErrOther},
		"later version":  {strings.Replace(text, `"ninetynine-archive":1`, `"ninetynine-archive":2`, 1), ErrLater},
		"a later event":  {with(t, lines, `{"do":"juggle","by":"anna"}`), ErrLater},
		"a later field":  {with(t, lines, `{"do":"open","by":"anna","seat":-1,"balls":3}`), ErrLater},
		"a forged event": {with(t, lines, `{"do":"sit","by":"anna","seat":0}`), ErrChanged},
		"no event":       {with(t, lines, `{"do":"act","seat":0,"acts":["0 fly"]}`), ErrChanged},
		"a long hash":    {lines[0] + `{"table":"x","seq":1,"hash":"` + strings.Repeat("x", 9999) + "\"}\n", ErrChanged},
		"a card changed": {strings.Replace(text, `play A`, `play K`, 1), ErrChanged},
		"a line gone":    {strings.Join(append(append([]string(nil), lines[:14]...), lines[15:]...), ""), ErrChanged},
		"a long line":    {lines[0] + `{"player":"` + strings.Repeat("x", maxLine) + "\"}\n", ErrChanged},
		"no JSON":        {strings.Replace(text, `{"table"`, `{table`, 1), ErrChanged},
		"a line cut":     {strings.Join(lines[:14], "") + lines[14][:30], ErrChanged},
	} {
		to := sqlite.Open(t)
		_, err := Import(t.Context(), to, store.Projections{New: tables}, strings.NewReader(c.text), "")
		if !errors.Is(err, c.why) || name == "a long line" && !strings.HasPrefix(err.Error(), "line 2: ") {
			t.Errorf("%s: %v", name, err)
		}
		if len(err.Error()) > 500 {
			t.Errorf("%s: %d bytes say so", name, len(err.Error()))
		}
		if _, err := to.Summary(t.Context(), "tbl-1"); !errors.Is(err, store.ErrNone) {
			t.Errorf("%s: the table is there", name)
		}
	}
}

// with returns an archive with a table that has one entry, correctly chained.
func with(t *testing.T, lines []string, body string) string {
	t.Helper()
	at := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, `"table"`) })
	var l line
	must.Do(t, json.Unmarshal([]byte(lines[at]), &l))
	e := journal.Entry{Seq: 1, At: l.At, Body: []byte(body)}
	hash := journal.Link(journal.Hash{}, &e)
	text := must.Get(json.Marshal(line{Table: l.Table, Seq: 1, At: l.At, Hash: hex.EncodeToString(hash[:]), Body: e.Body}))(t)
	return strings.Join(lines[:at], "") + string(text) + "\n"
}
