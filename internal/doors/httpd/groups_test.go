package httpd

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ninetynine/internal/club/group"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

func (g *guest) makes(id, name string) (made wire.GroupShown) {
	g.s.t.Helper()
	g.s.post(g.Token, "/api/groups", wire.NewGroup{ID: id, Name: name}).want(http.StatusOK).into(&made)
	return made
}

func (g *guest) joins(group, code string) *exchange {
	g.s.t.Helper()
	return g.s.post(g.Token, "/api/groups/"+group+"/members", wire.GroupCode{Code: code})
}

func (g *guest) appoints(group string, whom *guest, role store.Role) *exchange {
	g.s.t.Helper()
	return g.s.post(g.Token, "/api/groups/"+group+"/members/"+whom.ID, wire.Appointment{Role: role})
}

func (g *guest) group(id string) (shown wire.GroupShown) {
	g.s.t.Helper()
	g.s.get(g.Token, "/api/groups/"+id).want(http.StatusOK).into(&shown)
	return shown
}

// TestGroups: players join by a link that can be renewed, and act on members below them.
func TestGroups(t *testing.T) {
	s := newSite(t, func(o *Options) { o.OperatorSecret = console })
	s.check = newChecker(t)
	ann, bob, cat, dan := s.guest("Ann"), s.guest("Bob"), s.guest("Cat"), s.guest("Dan")
	s.post(ann.Token, "/api/groups", wire.NewGroup{ID: "1", Name: strings.Repeat("x", 41)}).refused(http.StatusBadRequest, "bad")
	s.post("", "/api/groups", wire.NewGroup{ID: "1", Name: "Friday"}).refused(http.StatusUnauthorized, "no-session")
	g := ann.makes("1", " Friday  club ")
	if g.Name != "Friday club" || g.Role != store.RoleOwner || len(g.Members) != 1 || g.Code == "" || g.Since == 0 {
		t.Errorf("made: %+v", g)
	}
	if again := ann.makes("1", "Friday club"); again.ID != g.ID || again.Code != g.Code {
		t.Errorf("made again: %+v", again)
	}

	var door wire.GroupDoor
	s.post("", "/api/groups/"+g.ID+"/door", wire.GroupCode{Code: g.Code}).want(http.StatusOK).into(&door)
	if door.Name != "Friday club" || door.Member || door.Owner != "Ann" || door.Members != 1 {
		t.Errorf("at the door: %+v", door)
	}
	bob.joins(g.ID, "wrong").refused(http.StatusNotFound, "none")
	for range 2 {
		bob.joins(g.ID, g.Code).want(http.StatusOK)
	}
	cat.joins(g.ID, g.Code).want(http.StatusOK)
	var renewed wire.GroupShown
	s.post(bob.Token, "/api/groups/"+g.ID, wire.GroupChange{NewCode: true}).refused(http.StatusForbidden, "forbidden")
	bob.appoints(g.ID, cat, "").refused(http.StatusForbidden, "forbidden")
	ann.appoints(g.ID, bob, store.RoleOrganiser).want(http.StatusOK)
	s.post(bob.Token, "/api/groups/"+g.ID, wire.GroupChange{NewCode: true, Name: "Fridays"}).want(http.StatusOK).into(&renewed)
	if renewed.Code == g.Code || renewed.Name != "Fridays" {
		t.Errorf("renewed: %+v", renewed)
	}
	dan.joins(g.ID, g.Code).refused(http.StatusNotFound, "none")
	bob.appoints(g.ID, cat, store.RoleOrganiser).refused(http.StatusForbidden, "forbidden")
	bob.appoints(g.ID, ann, "").refused(http.StatusForbidden, "forbidden")
	if code := ann.group(g.ID).Code; code != renewed.Code {
		t.Errorf("after a removal that was refused, the code is %s, not %s", code, renewed.Code)
	}
	ann.appoints(g.ID, ann, "").refused(http.StatusConflict, "not-now")
	ann.appoints(g.ID, dan, store.RoleOwner).refused(http.StatusNotFound, "none")
	ann.appoints(g.ID, cat, store.RoleOwner).want(http.StatusOK)
	var roles []string
	for _, m := range ann.group(g.ID).Members {
		roles = append(roles, fmt.Sprint(m.Name, m.Tag == store.Tag(m.ID), m.Role))
	}
	if len(roles) != 3 || roles[0] != "Cattrueowner" || !slices.Contains(roles[1:], "Anntrueorganiser") || !slices.Contains(roles[1:], "Bobtrueorganiser") {
		t.Errorf("members: %v", roles)
	}
	cat.appoints(g.ID, ann, "").want(http.StatusOK)
	s.get(ann.Token, "/api/groups/"+g.ID).refused(http.StatusNotFound, "none")
	ann.joins(g.ID, renewed.Code).refused(http.StatusNotFound, "none")
	renewed = cat.group(g.ID)
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: bob.ID, Reason: "x"}).want(http.StatusOK)
	bob.appoints(g.ID, cat, "").refused(http.StatusForbidden, "forbidden")
	bob.appoints(g.ID, bob, "").want(http.StatusOK)
	var groups wire.Groups
	s.get(cat.Token, "/api/groups").want(http.StatusOK).into(&groups)
	if len(groups.Groups) != 1 || groups.Groups[0].Role != store.RoleOwner {
		t.Errorf("Cat's groups: %+v", groups)
	}
	cat.appoints(g.ID, cat, "").want(http.StatusOK)
	dan.joins(g.ID, renewed.Code).refused(http.StatusNotFound, "none") // it has ended
}

// TestEndGroup: an operator sees a group, without its code, and ends it with a reason.
func TestEndGroup(t *testing.T) {
	s := newSite(t, func(o *Options) { o.OperatorSecret = console })
	s.check = newChecker(t)
	ann := s.guest("Ann")
	g := ann.makes("1", "Friday")
	s.get(ann.Token, "/api/operator/groups/"+g.ID).refused(http.StatusForbidden, "forbidden")
	var shown wire.GroupShown
	s.get(console, "/api/operator/groups/"+g.ID).want(http.StatusOK).into(&shown)
	if shown.Name != "Friday" || shown.Code != "" || len(shown.Members) != 1 {
		t.Errorf("an operator sees %+v", shown)
	}
	for find, n := range map[string]int{"": 1, "RIDA": 1, "monday": 0} {
		var found wire.Groups
		if s.get(console, "/api/operator/groups?find="+find).want(http.StatusOK).into(&found); len(found.Groups) != n || n > 0 && found.Groups[0].ID != g.ID {
			t.Errorf("found by %q: %+v", find, found)
		}
	}
	s.get(ann.Token, "/api/operator/groups").refused(http.StatusForbidden, "forbidden")
	var p wire.PersonShown
	s.get(console, "/api/operator/people/"+ann.ID).want(http.StatusOK).into(&p)
	if len(p.Groups) != 1 || p.Groups[0].ID != g.ID {
		t.Errorf("an operator sees of Ann: %+v", p)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActEndGroup, Whom: "gnone", Reason: "x"}).refused(http.StatusNotFound, "none")
	s.act(console, wire.OperatorAct{Act: moderation.ActEndGroup, Whom: g.ID, Reason: "its name offends"}).want(http.StatusOK)
	s.get(ann.Token, "/api/groups/"+g.ID).refused(http.StatusNotFound, "none")
}

// TestOwnerEndsGroup: the owner alone ends a group with members in it, and its evenings with it.
func TestOwnerEndsGroup(t *testing.T) {
	s, _ := newEvenings(t)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	g := ann.makes("1", "Friday")
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	ann.appoints(g.ID, bob, store.RoleOrganiser).want(http.StatusOK)
	evening := store.Evening{Weekday: 3, Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Clock: "10m+10s", Bot: "club"}
	s.post(bob.Token, "/api/groups/"+g.ID+"/evenings", evening).want(http.StatusOK)
	s.send(bob.Token, "DELETE", "/api/groups/"+g.ID, nil).refused(http.StatusForbidden, "forbidden")
	var left wire.Groups
	if s.send(ann.Token, "DELETE", "/api/groups/"+g.ID, nil).want(http.StatusOK).into(&left); len(left.Groups) != 0 {
		t.Errorf("the owner is still in %+v", left)
	}
	s.get(bob.Token, "/api/groups/"+g.ID).refused(http.StatusNotFound, "none")
	var all wire.Evenings
	if s.get(bob.Token, "/api/evenings").want(http.StatusOK).into(&all); len(all.Evenings) != 0 {
		t.Errorf("of the group there are left %+v", all)
	}
}

// TestGroupSecrets: to a player who is no member, a group is as one that does not exist, in every answer.
func TestGroupSecrets(t *testing.T) {
	s, _ := newEvenings(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	g := ann.makes("1", "Secret circle")
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	var all wire.Evenings
	evening := store.Evening{Weekday: 3, Minute: 20 * 60, Zone: "Europe/Berlin", Variant: "standard", Clock: "10m+10s", Bot: "club"}
	s.post(bob.Token, "/api/groups/"+g.ID+"/evenings", evening).refused(http.StatusForbidden, "forbidden")
	s.post(ann.Token, "/api/groups/"+g.ID+"/evenings", evening).want(http.StatusOK).into(&all)
	e := all.Evenings[0].ID
	bob.come(e, true, false)
	if s.get(bob.Token, "/api/evenings").want(http.StatusOK).into(&all); len(all.Evenings) != 1 || all.Evenings[0].GroupName != "Secret circle" || !all.Evenings[0].Mine {
		t.Errorf("a member's evenings: %+v", all)
	}
	tbl := ann.open(map[string]any{"settings": map[string]any{"variant": "duel", "audience": g.ID}, "sit": true, "ready": true})
	bodies := func(as *guest, id, e string) (all []string) {
		answer := func(what string, r *exchange) { all = append(all, what+" "+string(r.body)) }
		for _, path := range []string{"", "/matches", "/ladders"} {
			answer("get "+path, s.get(as.Token, "/api/groups/"+id+path))
		}
		for path, body := range map[string]any{
			"": wire.GroupChange{NewCode: true}, "/door": wire.GroupCode{Code: "x"}, "/members": wire.GroupCode{Code: "x"},
			"/members/" + ann.ID: wire.Appointment{}, "/members/" + eve.ID: wire.Appointment{}, "/evenings": evening,
		} {
			answer("post "+path, s.post(as.Token, "/api/groups/"+id+path, body))
		}
		answer("evenings", s.get(as.Token, "/api/evenings?group="+id))
		answer("come", s.post(as.Token, "/api/evenings/"+e, wire.Coming{Coming: true}))
		answer("end", s.send(as.Token, "DELETE", "/api/groups/"+id+"/evenings/"+e, nil))
		answer("end the group", s.send(as.Token, "DELETE", "/api/groups/"+id, nil))
		slices.Sort(all)
		return all
	}
	if is, none := bodies(eve, g.ID, e), bodies(eve, "gnone", "enone"); !slices.Equal(is, none) {
		t.Errorf("a stranger gets\n%s\nand for no group\n%s", is, none)
	}
	for _, list := range []string{"open", "playing", "mine", "friends"} {
		if found := eve.listed(list); len(found) > 0 {
			t.Errorf("a stranger finds %v in %s", found, list)
		}
	}
	var lobby wire.Evenings
	if s.get(eve.Token, "/api/evenings").want(http.StatusOK).into(&lobby); len(lobby.Evenings) > 0 {
		t.Errorf("a stranger finds %+v", lobby)
	}
	for _, at := range []string{"/api/tables/" + tbl, "/api/players/" + ann.ID, "/api/players/" + ann.ID + "/matches"} {
		if b := s.get(eve.Token, at).want(http.StatusOK).body; bytes.Contains(b, []byte("Secret")) || bytes.Contains(b, []byte(g.Code)) {
			t.Errorf("a stranger is told %s", b)
		}
	}
	eve.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	s.post(eve.Token, "/api/tables", map[string]any{"id": "1", "settings": map[string]any{"variant": "duel", "audience": g.ID}}).refused(http.StatusForbidden, "forbidden")
	s.post(eve.Token, "/api/tables", map[string]any{"id": "1", "settings": map[string]any{"variant": "duel", "audience": "gnone"}}).refused(http.StatusForbidden, "forbidden")
	if found := bob.listed("friends"); !slices.Equal(found, []string{tbl}) || len(bob.group(g.ID).Tables) != 1 {
		t.Errorf("a member finds %v", found)
	}
	bob.do(tbl, table.Sit).want(http.StatusOK)
	bob.do(tbl, table.Stand).want(http.StatusOK)
	bob.appoints(g.ID, bob, "").want(http.StatusOK)
	bob.do(tbl, table.Sit).refused(http.StatusForbidden, "forbidden")
	var shown wire.Evenings
	s.get(ann.Token, "/api/evenings?group="+g.ID).want(http.StatusOK).into(&shown)
	if len(shown.Evenings) != 1 || shown.Evenings[0].Coming != 0 {
		t.Errorf("a player who has left comes: %+v", shown)
	}
	if s.send(ann.Token, "DELETE", "/api/groups/"+g.ID+"/evenings/"+e, nil).want(http.StatusOK).into(&shown); len(shown.Evenings) > 0 {
		t.Errorf("the evening stays: %+v", shown)
	}
}

// TestGroupLadder: a match at a group's table counts on its ladder without a clock, but not with hints, or where acts are
// taken back as one likes.
func TestGroupLadder(t *testing.T) {
	s := newSite(t, nil)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	g := ann.makes("1", "Friday")
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	for _, c := range []struct {
		settings map[string]any
		want     bool
	}{{map[string]any{"audience": g.ID}, true}, {map[string]any{"audience": g.ID, "hints": "yes"}, false}, {map[string]any{"audience": g.ID, "undo": "free"}, false}, {map[string]any{}, false}} {
		c.settings["variant"] = "duel"
		tbl := ann.open(map[string]any{"settings": c.settings, "sit": true})
		bob.do(tbl, table.Sit).want(http.StatusOK)
		ann.do(tbl, table.Ready).want(http.StatusOK)
		bob.do(tbl, table.Ready).want(http.StatusOK)
		bob.do(tbl, table.Stand).want(http.StatusOK)
		ann.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
		if r := must.Get(s.store.Result(t.Context(), tbl, 1))(t); r.Ladder != c.want || r.Rated {
			t.Errorf("%v: it counts: %v", c.settings, r.Ladder)
		}
	}
}

// TestGroupHistory: members see the group's matches and ladder; players who have left have no name there, and aliases
// count as the player they became.
func TestGroupHistory(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, cat := s.guest("Ann"), s.guest("Bob"), s.guest("Cat")
	g := ann.makes("1", "Friday")
	for _, other := range []*guest{bob, cat} {
		other.joins(g.ID, g.Code).want(http.StatusOK)
	}
	for i := range 3 {
		id := fmt.Sprint("t", i)
		e := &journal.Entry{Seq: 1, Body: []byte("x")}
		e.Hash = journal.Link(journal.Hash{}, e)
		must.Do(t, s.store.Append(t.Context(), id, e, &journal.Projection{Summary: journal.Summary{ID: id, Seq: 1, Head: e.Hash}, Result: &journal.Result{
			Table: id, Match: 1, Deals: 9, Ended: int64(i + 1), Variant: "standard", Group: []string{g.ID, "other", g.ID}[i], Ladder: true, Chairs: []journal.Share{
				{Player: ann.ID, Name: "Ann", Points: 90, Won: true}, {Player: bob.ID, Name: "Bob"}, {Player: cat.ID, Name: "Cat", Points: 50}}}}))
	}
	fold := func() {
		t.Helper()
		must.Get(s.store.Fold(t.Context(), []store.ResultProjection{{Name: rating.Ladders, Fold: rating.FoldLadder}}, 1<<50, 99))(t)
	}
	fold()
	history := func(query string) (h wire.History) {
		t.Helper()
		s.get(ann.Token, "/api/groups/"+g.ID+"/matches"+query).want(http.StatusOK).into(&h)
		return h
	}
	ladder := func() (names string) {
		t.Helper()
		var l wire.Ladders
		s.get(ann.Token, "/api/groups/"+g.ID+"/ladders").want(http.StatusOK).into(&l)
		for _, in := range l.Ladders {
			for _, p := range in.Players {
				names += fmt.Sprint(in.Class, p.Name, p.Matches, " ")
			}
		}
		return names
	}
	first := history("?limit=1")
	if h := history(""); len(h.Matches) != 2 || h.Matches[0].Table != "t2" || len(first.Matches) != 1 || history("?before=" + first.Before).Matches[0].Table != "t0" {
		t.Errorf("history: %+v, %+v", h, first)
	}
	if l := ladder(); l != "3Ann2 3Cat2 3Bob2 " {
		t.Errorf("ladder: %s", l)
	}
	s.post(cat.Token, "/api/me/rating", wire.RatingHidden{Hidden: true}).want(http.StatusOK)
	if l := ladder(); l != "3Ann2 3Bob2 " {
		t.Errorf("with a hidden rating: %s", l)
	}
	bob.appoints(g.ID, bob, "").want(http.StatusOK)
	if h := history(""); h.Matches[0].Chairs[1].Name != table.Nameless || h.Matches[0].Chairs[1].Player != "" || ladder() != "3Ann2 " {
		t.Errorf("after Bob left: %+v, %s", h, ladder())
	}
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	dan := s.guest("Dan")
	must.Do(t, s.store.Merge(t.Context(), bob.ID, dan.ID, s.srv.Now()))
	fold()
	if h := history(""); h.Matches[0].Chairs[1].Name != "Bob" || ladder() != "3Ann2 3Dan2 " {
		t.Errorf("after Bob became Dan: %+v, %s", h.Matches[0], ladder())
	}
}

// TestLimitsAtOnce: requests at the same moment pass no limit of a player or a group.
func TestLimitsAtOnce(t *testing.T) {
	const most = 3
	s := newSite(t, func(o *Options) {
		o.Limits.Groups = group.Bounds{Members: 2, Each: 2 * most, Made: most}
		o.Limits.Open = lobby.Bounds{Tables: most, Waiting: most}
		kept := o.Store
		o.Store = patient{kept}
	})
	ann, bob := s.guest("Ann"), s.guest("Bob")
	at := func(n int, ask func(i int) *exchange) (done int) {
		t.Helper()
		var all sync.WaitGroup
		var ok atomic.Int32
		for i := range n {
			all.Go(func() {
				if ask(i).status < 300 {
					ok.Add(1)
				}
			})
		}
		all.Wait()
		return int(ok.Load())
	}
	if n := at(10, func(i int) *exchange {
		return s.post(ann.Token, "/api/groups", wire.NewGroup{ID: fmt.Sprint(i), Name: "g"})
	}); n != most {
		t.Errorf("%d groups are made, not %d", n, most)
	}
	var doors []wire.GroupShown
	for i := range 4 * most {
		s.clock.Add(25 * 3600_000)
		if i%most == 0 {
			bob = s.guest(fmt.Sprint("Bob", i))
		}
		doors = append(doors, bob.makes(fmt.Sprint(i), "of Bob"))
	}
	if n := at(len(doors), func(i int) *exchange { return ann.joins(doors[i].ID, doors[i].Code) }); n != most {
		t.Errorf("%d groups are joined, not %d", n, most)
	}
	if n := at(10, func(i int) *exchange {
		return s.post(ann.Token, "/api/tables", map[string]any{"id": fmt.Sprint(i), "settings": map[string]any{"variant": "duel", "public": true}})
	}); n != most {
		t.Errorf("%d tables are opened, not %d", n, most)
	}
	if n := at(10, func(i int) *exchange {
		return s.post(bob.Token, "/api/groups/"+doors[len(doors)-1].ID+"/evenings", store.Evening{Weekday: 3, Minute: i, Zone: "UTC", Variant: "standard", Clock: "10m+10s", Bot: "club"})
	}); n != 5 {
		t.Errorf("a group has %d evenings", n)
	}
}

// TestGroupLeft: a member who leaves, or is removed, has no chair any more at tables of the group that wait. A match goes on.
func TestGroupLeft(t *testing.T) {
	s := newSite(t, nil)
	ann, bob, cat := s.guest("Ann"), s.guest("Bob"), s.guest("Cat")
	g := ann.makes("1", "Friday")
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	cat.joins(g.ID, ann.group(g.ID).Code).want(http.StatusOK)
	open := func(variant string) string {
		tbl := ann.open(map[string]any{"settings": map[string]any{"variant": variant, "audience": g.ID}, "sit": true})
		for _, p := range []*guest{bob, cat} {
			p.do(tbl, table.Sit)
		}
		return tbl
	}
	long := ann.open(map[string]any{"settings": map[string]any{"variant": "duel", "deals": 2, "audience": g.ID}, "sit": true})
	bob.do(long, table.Sit).want(http.StatusOK)
	for _, p := range []*guest{ann, bob} {
		p.do(long, table.Ready).want(http.StatusOK)
	}
	waits, plays := open("four"), open("standard")
	next := must.Get(s.store.Summary(t.Context(), waits))(t).Seq + 1
	bob.do(waits, table.Chat, "text", "hello", "id", fmt.Sprint("group/left/", next)).want(http.StatusOK) // no id of a player's is the server's
	alone := bob.open(map[string]any{"settings": map[string]any{"variant": "four"}, "sit": true})
	for _, p := range []*guest{ann, bob, cat} {
		p.do(plays, table.Ready).want(http.StatusOK)
	}
	ann.appoints(g.ID, bob, "").want(http.StatusOK)
	cat.appoints(g.ID, cat, "").want(http.StatusOK)
	sits := func(tbl string, p *guest) bool {
		t.Helper()
		return slices.ContainsFunc(must.Get(s.store.Summary(t.Context(), tbl))(t).Chairs, func(c journal.Sitter) bool { return c.Player == p.ID })
	}
	for _, p := range []*guest{bob, cat} {
		if sits(waits, p) || !sits(plays, p) {
			t.Errorf("%s sits at the table that waits: %t; at that of the match: %t", p.Name, sits(waits, p), sits(plays, p))
		}
	}
	if !sits(waits, ann) || !sits(alone, bob) {
		t.Error("others have lost chairs, or other tables have")
	}
	bob.do(waits, table.Sit).refused(http.StatusForbidden, "forbidden")
	ann.do(plays, table.Propose, "text", "abandon").want(http.StatusOK) // and when the match is over, they play no other
	for _, p := range []*guest{bob, cat} {
		p.do(plays, table.Answer, "on", true).want(http.StatusOK)
	}
	ann.do(plays, table.Ready).want(http.StatusOK)
	bob.do(plays, table.Ready).refused(http.StatusForbidden, "forbidden")
	if sits(plays, bob) {
		t.Error("a chair is kept from others")
	}
	for stage := ""; stage != "between"; {
		for _, p := range []*guest{ann, bob} {
			var m message
			s.get(p.Token, "/api/tables/"+long).want(http.StatusOK).into(&m)
			if act, hand := m.Act(); act != "" {
				p.do(long, table.Act, "act", act, "hand", hand, "seen", m.Seq).want(http.StatusOK)
			}
			stage = m.Table.Stage
		}
	}
	for _, p := range []*guest{ann, bob} { // for the next deal of a match that goes on
		p.do(long, table.Ready).want(http.StatusOK)
	}
}

// patient is a store that answers when others have had their turn, as a database may.
type patient struct{ Store }

func (p patient) wait() {
	for range 1000 {
		runtime.Gosched()
	}
}

func (p patient) Memberships(ctx context.Context, player string) ([]store.Membership, error) {
	defer p.wait()
	return p.Store.Memberships(ctx, player)
}

func (p patient) Hosted(ctx context.Context, player string) (all, waiting int, err error) {
	defer p.wait()
	return p.Store.Hosted(ctx, player)
}

// TestOnNow: the lobby has the tables of friends and groups, with the group's name, for those to whom they are open alone; and it
// counts each of the other players once who look at it or have a table open, and no computer player. It says since when the latest
// follower follows.
func TestOnNow(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	ann, bob, eve := s.guest("Ann"), s.guest("Bob"), s.guest("Eve")
	now := func(token string) (on wire.OnNow) {
		t.Helper()
		s.get(token, "/api/now").want(http.StatusOK).into(&on)
		return on
	}
	others := func(token string, want int) {
		t.Helper()
		s.clock.Add(1000)
		if on := now(token); on.Others != want || on.At != s.clock.Load() {
			t.Errorf("%d others are here, not %d", on.Others, want)
		}
	}
	others(ann.Token, 0)
	others("", 1)
	others(bob.Token, 1)
	others(ann.Token, 1)
	others(eve.Token, 2)
	g := ann.makes("1", "Friday")
	bob.joins(g.ID, g.Code).want(http.StatusOK)
	tbl := ann.open(map[string]any{"settings": map[string]any{"variant": "duel", "audience": g.ID}, "sit": true, "bots": []string{"", "club"}})
	feed := s.watch(ann.Token, tbl, 0)
	feed.next()
	others(bob.Token, 2)
	s.clock.Add(60_000)
	others(bob.Token, 1) // Ann alone, at her table
	if on := now(bob.Token); len(on.Tables) != 1 || on.Tables[0].ID != tbl || on.Tables[0].GroupName != "Friday" {
		t.Errorf("Bob sees %+v", on.Tables)
	}
	for _, token := range []string{eve.Token, ""} {
		if on := now(token); len(on.Tables) != 0 {
			t.Errorf("a stranger sees %+v", on.Tables)
		}
	}
	if on := now(bob.Token); on.Followed != 0 {
		t.Errorf("nobody follows Bob, but since %d", on.Followed)
	}
	for _, follower := range []*guest{eve, ann} {
		s.clock.Add(1000)
		follower.tie(bob, store.Follow, true)
		if on := now(bob.Token); on.Followed != s.clock.Load() {
			t.Errorf("the latest follow is of %d, not %d", on.Followed, s.clock.Load())
		}
	}
	ann.tie(bob, store.Follow, false)
	ann.tie(bob, store.Block, true)
	if on := now(bob.Token); len(on.Tables) != 1 {
		t.Errorf("a player whom Ann blocks learns so: %+v", on.Tables)
	}
}
