package httpd

import (
	"database/sql"
	"encoding/json"
	"net/http"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/club/event"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/doors/push"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/pushservice"
	"ninetynine/internal/wire"
)

// mine returns the player's data, whose pages have so many facts.
func (g *guest) mine(limit string) (all wire.MyData) {
	g.s.t.Helper()
	for place, n := "", 0; place != "" || n == 0; n++ {
		var page wire.MyData
		g.s.get(g.Token, "/api/me/data?limit="+limit+"&before="+place).want(http.StatusOK).into(&page)
		page.Matches, page.Written = append(all.Matches, page.Matches...), append(all.Written, page.Written...)
		page.Keys, page.Ties, page.Groups = append(all.Keys, page.Keys...), append(all.Ties, page.Ties...), append(all.Groups, page.Groups...)
		page.Events = append(all.Events, page.Events...)
		page.Evenings, page.Complaints = append(all.Evenings, page.Evenings...), append(all.Complaints, page.Complaints...)
		page.Decisions, page.Networks = append(all.Decisions, page.Decisions...), append(all.Networks, page.Networks...)
		all, place = page, page.Before
	}
	return all
}

// TestMyData: a player's data has all that the server knows of the player, and nothing that is another's secret; pages
// of any size have the same.
func TestMyData(t *testing.T) {
	s, _ := newEvenings(t)
	s.srv.Push = must.Get(push.New(push.Options{Key: must.Get(push.NewKey())(t)}))(t)
	anna, bob := s.guest("Anna"), s.guest("Bob")
	anna.tie(bob, store.Block, true)
	bob.tie(anna, store.Mute, true)
	group := anna.makes("1", "Friday")
	b := pushservice.New(t).Browser()
	anna.push(b, true, false)
	run := anna.organises(event.Setup{Title: "First Friday", Date: "2026-12-04", Variant: "standard", Play: event.Boards, Deals: 1, Rounds: 1})
	tbl := bob.duel()
	must.Get(s.store.AddComplaint(t.Context(), store.Complaint{By: anna.ID, Whom: bob.ID, Table: tbl, Text: "rude"}, store.ComplaintBounds{Player: 1, Source: 1, All: 1}))(t)
	e := store.Evening{Weekday: 3, Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Games: 3, Clock: "10m+10s", Bot: "club"}
	var entry store.AuditEntry
	s.act(console, wire.OperatorAct{Act: moderation.ActEvening, Evening: &e}).want(http.StatusOK).into(&entry)
	var evenings wire.Evenings
	s.get(anna.Token, "/api/evenings").want(http.StatusOK).into(&evenings)
	anna.come(entry.Whom, true, false)
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: anna.ID, Reason: "shouts"}).want(http.StatusOK)

	all := anna.mine("100")
	text := string(must.Get(json.Marshal(all))(t))
	kinds := map[store.Kind]string{}
	for _, k := range all.Keys {
		kinds[k.Kind] = k.Address
	}
	if kinds[store.Push] != b.Endpoint || len(kinds) != 2 || len(all.Ties) != 1 || !all.Ties[0].Block || len(all.Groups) != 1 || all.Groups[0].ID != group.ID || len(all.Events) != 1 || all.Events[0].Event != run.event ||
		len(all.Evenings) != 1 || all.Evenings[0].Begins != evenings.Evenings[0].Begins || len(all.Complaints) != 1 || len(all.Decisions) != 1 || all.Decisions[0].Reason != "shouts" {
		t.Errorf("%s", text)
	}
	for _, secret := range []string{anna.Token, b.Auth, b.P256dh, group.Code, "console"} {
		if strings.Contains(text, secret) {
			t.Errorf("%q is in %s", secret, text)
		}
	}
	if few := anna.mine("1"); !reflect.DeepEqual(few, all) {
		t.Errorf("by one: %s\nby 100: %s", must.Get(json.Marshal(few))(t), text)
	}
	s.get(anna.Token, "/api/me/data?before=rest.-1").want(http.StatusBadRequest)
}

// kept says of each column of the database where a player's data has it: a list of [wire.MyData], or in brackets why not.
var kept = map[string]map[string]string{
	"archived":     {"tbl seq head": "(of a table)", "log": "matches written"},
	"audit":        {"n id complaint carried": "(the log's own)", "operator": "(an operator knows what they did, and the audit log shows it)", "at act whom tbl until reason name former": "decisions", "networks": "(what a ban rests on)"},
	"coming":       {"evening begins player said here": "evenings", "given": "(a table's number, until the evening is over)", "origin": "networks"},
	"complaints":   {"id at player whom tbl match lines text outcome called appeal watching": "complaints", "source": "(the caller's own address, until it is answered)"},
	"erased":       {"player at searched done": "(who is erased has no data)"},
	"evenings":     {"id grp due body": "(of an evening, not of a player)"},
	"events":       {"tbl seq at hash": "(of a table)", "body": "matches written events"},
	"folding":      {"ended tbl match anew aside due": "(of no player)"},
	"groups":       {"id name made": "groups", "code": "(a secret of the group)"},
	"judgements":   {"match judge deal step value": "(of a record, whoever played it)"},
	"members":      {"grp player role since": "groups"},
	"meta":         {"key value": "(of no player)"},
	"migrations":   {"number name at": "(of no player)"},
	"origins":      {"player network seen": "networks", "around uses nth": "(which networks are kept)"},
	"pads":         {"id record changed": "(the server does not know whose a pad is)"},
	"pending":      {"ended tbl match": "(of no player)"},
	"plans":        {"evening begins seating": "(who sits together; the tables are in matches)"},
	"players":      {"id name": "id name", "created": "created", "alias_of merged": "aliases", "moved": "(what a split puts back: chairs, ties and memberships, which the data has)", "unrated": "ratingHidden", "links": "(a number of which the code of a link is made)"},
	"projected":    {"projection list key rank value tbl": "ratings events"},
	"result_seats": {"tbl match seat player variant ended assisted won deals made points": "matches"},
	"results":      {"tbl match variant house began ended cut deals games chairs rated grp ladder": "matches"},
	"seats":        {"player tbl": "written"},
	"sessions":     {"key": "(a hash of a secret)", "player seen kind label made until begins data": "keys", "maker": "(which key asked for it; byOperator tells of an operator)"},
	"tables":       {"id seq head variant house public status chairs clock created moved due origin deal audience": "(of a table)", "host": "(of a table)"},
	"ties":         {"player other kind at": "ties"},
}

// fields returns the names of what a player's data has.
func fields(of reflect.Type) map[string]bool {
	all := map[string]bool{"id": true, "name": true}
	for f := range of.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		all[name] = true
	}
	return all
}

// TestEveryColumnIsToldOrExcepted walks the database: each column is in a player's data, or [kept] says why not.
func TestEveryColumnIsToldOrExcepted(t *testing.T) {
	path := t.TempDir()
	must.Do(t, must.Get(sqlstore.OpenSQLite(t.Context(), path))(t).Close())
	db := must.Get(sql.Open("sqlite", "file:"+filepath.Join(path, "ninetynine.db")))(t)
	defer db.Close()
	rows := must.Get(db.Query(`SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'`))(t)
	told, n := fields(reflect.TypeFor[wire.MyData]()), 0
	for rows.Next() {
		var tbl, column string
		must.Do(t, rows.Scan(&tbl, &column))
		n++
		known := ""
		for columns, where := range kept[tbl] {
			for c := range strings.FieldsSeq(columns) {
				if c == column {
					known = where
				}
			}
		}
		if known == "" {
			t.Errorf("%s.%s: name the field of wire.MyData that tells a player of it, or why none does, in kept", tbl, column)
		}
		if !strings.HasPrefix(known, "(") {
			for where := range strings.FieldsSeq(known) {
				if !told[where] {
					t.Errorf("%s.%s: a player's data has no %s", tbl, column, where)
				}
			}
		}
	}
	if must.Do(t, rows.Err()); n < 80 {
		t.Errorf("there are %d columns", n)
	}
}

// TestEveryPromiseIsToldOrExcepted walks what the privacy text says that the server keeps.
func TestEveryPromiseIsToldOrExcepted(t *testing.T) {
	known := map[string]string{
		"name": "id name", "evenings": "evenings", "keys": "keys", "play": "matches written ties evenings", "ratings": "ratings", "order": "complaints decisions", "push": "keys", "groups": "groups",
		"pads": "", "logged": "networks", "unlogged": "networks", "networks": "networks",
	}
	about := map[string]bool{}
	for _, key := range strings.Fields("alone server others long sessions matches chat backups days browser stays rights change contact uncontact erased") {
		about[key] = true
	}
	told := fields(reflect.TypeFor[wire.MyData]())
	var all map[string]string
	must.Do(t, json.Unmarshal(phrase.Catalogue("en"), &all))
	for key := range all {
		name, ok := strings.CutPrefix(key, "page.privacy.")
		if !ok || about[name] {
			continue
		}
		where, ok := known[name]
		if !ok {
			t.Errorf("%s: say where a player's data has it", key)
		}
		for one := range strings.FieldsSeq(where) {
			if !told[one] {
				t.Errorf("%s: a player's data has no %s", key, one)
			}
		}
	}
}
