package browser

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ninetynine/internal/club/event"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sight"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// recorder keeps all answers that a page gets, as heard_; and nothing at a table takes time to be seen.
const recorder = `window.heard_ = [];
	localStorage.setItem("ninetynine.settings", JSON.stringify({ pace: "instant", taught: true }));
	const ask = window.fetch;
	window.fetch = async (...how) => {
		const told = await ask(...how);
		const heard = { at: String(how[0]), text: "" };
		heard_.push(heard);
		const text = told.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
		void (async () => { for (let r; text && !(r = await text.read()).done; ) heard.text += r.value; })().catch(() => 0);
		return told;
	};`

// got returns the answers since the page was opened whose address contains at.
func (p *person) got(at string) []string {
	p.t.Helper()
	return look[[]string](p, `heard_.filter((h) => h.at.includes("/api/") && h.at.includes(`+quote(at)+`)).map((h) => h.text)`)
}

var rounds = flag.Int("rounds", 2, "how many rounds an event online has")

// card matches a card in answers and in documents.
var card = regexp.MustCompile(`\b(?:10|[2-9TJQKA])[CDHS]\b`)

// withoutReport matches the refusal of a report while others have yet to play the board; the page asks for it all the same.
const withoutReport = `|/report\?deal=0 is answered with 409`

// An away is an evening online: two play in browsers, six by the API, and a wall looks on.
type away struct {
	t        *testing.T
	house    *house
	ann, bob *person // ann organises
	wall     *person
	others   []*client.Client // the third player and those after
	people   []string         // ids of all, ann's and bob's first
	bots     []string         // ids of members
	id       string
	rounds   int
}

// TestEventAway: eight people and four bots play rounds of two boards at tables of the hall: two, or as many as -rounds says.
// One leaves in mid-board, and the server is killed in mid-round. Nobody gets a card or a result of a board that a table has yet
// to play; afterwards all pages show the ranking and the travellers.
func TestEventAway(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, languages()) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := opensAway(t, w)
			for round := 1; round <= a.rounds; round++ {
				a.plays(round)
			}
			a.ends()
		})
	}
}

// opensAway sets the event up from the page of a group, and has eight people and four bots enter.
func opensAway(t *testing.T, w way) *away {
	t.Helper()
	a := &away{t: t, house: openMortal(t), rounds: *rounds}
	a.ann = a.comes(w.calm())
	a.ann.open("/people")
	a.ann.sends("guest", `{name: "Ann"}`)
	group := a.ann.sends("groups", `{id: "g", name: "Donnerstagsrunde"}`)
	a.ann.open("/g/" + group.ID)
	a.setsUp()
	a.ann.click(a.ann.say("page.event.take"))
	a.bob = a.comes(phone().in("de").calm())
	a.bob.open("/people")
	a.bob.sends("guest", `{name: "Bob"}`)
	a.bob.sends("groups/"+group.ID+"/members", `{code: `+quote(group.Code)+`}`)
	a.bob.open("/event/" + a.id)
	a.bob.click(a.bob.say("page.event.take"))
	a.bob.sees(a.bob.say("page.event.leave", "n", 1))
	a.people = []string{a.ann.is(), a.bob.is()}
	for n := range 6 {
		c := &client.Client{Servers: []string{a.house.url}, HTTP: &http.Client{}}
		must.Do(t, c.Guest(t.Context(), fmt.Sprint("Player ", n+3)))
		must.Do(t, c.Post(t.Context(), "/api/groups/"+group.ID+"/members", wire.GroupCode{Code: group.Code}, nil))
		enter := event.Act{Do: event.Enter, ID: "join" + c.Player, Member: c.Player, Person: c.Player, Name: "Player"}
		must.Do(t, c.Post(t.Context(), "/api/events/"+a.id+"/acts", wire.EventActs{Acts: []event.Act{enter}}, nil))
		a.others, a.people = append(a.others, c), append(a.people, c.Player)
	}
	a.ann.part("players")
	for range 2 { // the event has two already
		before := len(a.ann.desk(a.id).View.Members)
		a.ann.chooses(a.ann.say("page.event.bot"), "club")
		a.ann.soon("the bot is entered", func() bool { return len(a.ann.desk(a.id).View.Members) == before+1 })
	}
	for _, m := range a.ann.desk(a.id).View.Members {
		if m.Bot != "" {
			a.bots = append(a.bots, m.ID)
		}
	}
	if len(a.bots) != 4 || len(a.people) != 8 {
		t.Fatalf("there are %d bots and %d people", len(a.bots), len(a.people))
	}
	projector := way{width: 1920, height: 1080, language: w.language}
	a.wall = a.comes(projector.calm())
	a.wall.open("/event/" + a.id + "/wall")
	return a
}

// comes is a person whose browser keeps all that it gets.
func (a *away) comes(w way) *person {
	p := a.house.person(a.t, w).excuse(withoutLaptop + withoutReport)
	p.before(recorder)
	return p
}

// setsUp fills in the form on the group's page.
func (a *away) setsUp() {
	a.t.Helper()
	p := a.ann
	p.click(p.say("page.events.new"))
	p.fill(p.say("page.event.title"), "Donnerstag online")
	p.click(p.say("page.event.where.online"))
	p.click(p.say("page.event.rank.field"))
	p.fill(p.say("page.event.rounds"), fmt.Sprint(a.rounds))
	p.fill(p.say("page.event.deals.boards"), "2")
	p.fits("the form of an event online")
	p.accessible("the form of an event online")
	p.shows("event-form-online")
	p.press(p.spot("", `dialog button[type="submit"]`))
	p.until("the event is there", `location.pathname.startsWith("/event/")`)
	a.id = strings.TrimPrefix(look[string](p, `location.pathname`), "/event/")
}

// does does an act as the organiser.
func (a *away) does(act event.Act) {
	a.t.Helper()
	a.ann.sends("events/"+a.id+"/acts", object(wire.EventActs{Acts: []event.Act{act}}))
}

// until waits until all tables of the last round are so.
func (a *away) until(what string, all func(t *event.Table) bool) {
	a.t.Helper()
	a.ann.soon(what, func() bool {
		rounds := a.ann.desk(a.id).View.Rounds
		return !slices.ContainsFunc(rounds[len(rounds)-1].Tables, func(t *event.Table) bool { return !all(t) })
	})
}

// opens opens a round with a bot at each table, and returns its tables: Ann has the first and Bob the second.
func (a *away) opens(round int) []*event.Table {
	a.t.Helper()
	act := event.Act{Do: event.Open, ID: fmt.Sprint("round", round), Round: round}
	for n := range 4 {
		seats := []string{a.people[n], a.people[4+(n+round-1)%4], a.bots[(n+2*round)%4]}
		seats = append(seats[round%3:], seats[:round%3]...)
		act.Tables = append(act.Tables, event.Seating{Table: n + 1, Seats: seats, Boards: []uint64{uint64(2*round - 1), uint64(2 * round)}})
	}
	a.does(act)
	a.until("the tables are open", func(t *event.Table) bool { return t.At != "" })
	return a.ann.desk(a.id).View.Rounds[round-1].Tables
}

// sits has a player do the first thing that is allowed at a table of the hall until its boards are played, or leave instead.
func sits(ctx context.Context, c *client.Client, at string, boards int, leaves bool) error {
	do := func(m *sight.Message, cmd wire.Command) error {
		cmd.ID = fmt.Sprint(m.Seq)
		_, err := c.Do(ctx, at, &cmd)
		if f, ok := err.(*client.ServerError); ok && f.Status == http.StatusConflict {
			err = nil // the table has gone on
		}
		return err
	}
	return c.Watch(ctx, at, 0, func(told *wire.Message, _ int) error {
		var m sight.Message
		text, err := json.Marshal(told)
		if err == nil {
			err = json.Unmarshal(text, &m)
		}
		if err != nil || m.Seat == nil {
			return err
		}
		act, hand := m.Act()
		switch {
		case act != "" && leaves:
			return errors.Join(do(&m, wire.Command{Do: table.Stand}), client.ErrStop)
		case act != "":
			return do(&m, wire.Command{Do: table.Act, Act: act, Hand: &hand, Seen: m.Seq})
		case m.Table.Ended && m.Table.Match == boards:
			return client.ErrStop
		case (m.Table.Stage == "between" || m.Table.Ended) && !m.Table.Chairs[*m.Seat].Ready:
			return do(&m, wire.Command{Do: table.Ready})
		}
		return nil
	}, nil)
}

// plays plays a round: tables 2 to 4 first, and nothing of its boards is in Ann's browser or on the wall but her own cards.
func (a *away) plays(round int) {
	a.t.Helper()
	tables := a.opens(round)
	ctx, cancel := context.WithTimeout(a.t.Context(), 10*patience)
	defer cancel()
	var all sync.WaitGroup
	for i, c := range a.others {
		at := tables[slices.IndexFunc(tables, func(t *event.Table) bool { return slices.Contains(t.Seats, c.Player) })].At
		leaves := round == 1 && i == len(a.others)-1
		all.Go(func() {
			if err := sits(ctx, c, at, len(tables[0].Boards), leaves); err != nil && ctx.Err() == nil {
				a.t.Errorf("player %d: %v", i+3, err)
			}
		})
	}
	a.ann.open("/event/" + a.id)
	hand := a.ann.another().excuse(withoutLaptop + withoutReport)
	hand.before(recorder)
	hand.open("/event/" + a.id)
	a.bob.open("/event/" + a.id)
	for _, p := range []*person{hand, a.bob} {
		p.click(p.say("page.evenings.go"))
		p.turn(tableState{}, true)
	}
	if round == 2 {
		a.house.stop()
		a.house.revive()
	}
	a.playsBoards(a.bob, len(tables[0].Boards))
	open := func(b *event.Board) bool { return !b.Played }
	a.until("only table 1 plays", func(t *event.Table) bool { return t.Number == 1 || !slices.ContainsFunc(t.Boards, open) })
	if round == 1 {
		a.secret(hand)
	}
	a.playsBoards(hand, len(tables[0].Boards))
	all.Wait()
	a.until("all have played", func(t *event.Table) bool { return !slices.ContainsFunc(t.Boards, open) })
	a.shows(round, hand)
	a.keep(a.ann, 0)
	a.keep(a.bob, 1)
	a.keep(a.wall, -1)
	hand.close()
}

// playsBoards plays the boards of a table in its page.
func (a *away) playsBoards(p *person, boards int) {
	a.t.Helper()
	for n := range boards {
		p.playDeal(script{}, true)
		if n+1 < boards {
			p.click(look[tableState](p, `d.table()`).Next)
			p.until("the next board has begun", `d.table().phase && !document.querySelector(".over")`)
		}
	}
}

// secret checks that Ann, who has yet to bid, and the wall have no card but those of her own hand.
func (a *away) secret(hand *person) {
	a.t.Helper()
	own := look[tableState](hand, `d.table()`).Hand
	for what, p := range map[string]*person{"the wall": a.wall, "the desk": a.ann, "the table": hand} {
		seen := map[string]bool{}
		for _, text := range append(p.got("/api/"), look[string](p, `document.documentElement.outerHTML`)) {
			for _, code := range card.FindAllString(text, -1) {
				seen[code] = true
				if p != hand || !slices.Contains(own, code) {
					a.t.Errorf("%s has the card %s, in %.300s", what, code, text)
				}
			}
		}
		if p == hand && len(seen) != 12 {
			a.t.Errorf("of Ann's cards, %d are seen", len(seen))
		}
	}
}

// keep checks all that a person's page was told of the event: while a table has yet to play a board, nobody else has a result
// of it. member is the number of the person among the people, -1 for the wall.
func (a *away) keep(p *person, member int) {
	a.t.Helper()
	id, checked := "", 0
	if member >= 0 {
		id = a.people[member]
	}
	for _, text := range p.got("/api/events/" + a.id) {
		var s wire.EventShown
		if json.Unmarshal([]byte(text), &s) != nil || s.View == nil {
			continue // nothing has happened, or the answer has broken off
		}
		secret := map[uint64]bool{}
		for _, r := range s.View.Rounds {
			for _, t := range r.Tables {
				for _, b := range t.Boards {
					secret[b.Number] = secret[b.Number] || !r.Closed && !b.Played
				}
			}
		}
		checked += len(secret)
		for _, r := range s.View.Rounds {
			for _, t := range r.Tables {
				for _, b := range t.Boards {
					if b.Own != nil && secret[b.Number] && !slices.Contains(t.Seats, id) {
						a.t.Errorf("%s sees at table %d of board %d: %s", p.way.language, t.Number, b.Number, text)
					}
				}
			}
		}
		if slices.ContainsFunc(s.View.Travellers, func(x event.Traveller) bool { return secret[x.Board] }) ||
			s.Desk != nil && slices.ContainsFunc(s.Desk.Acts, func(x event.Act) bool { return x.Result != nil && secret[x.Board] }) {
			a.t.Errorf("a board in play is told: %s", text)
		}
	}
	if checked == 0 {
		a.t.Error("nothing was told of the event")
	}
}

// shows takes pictures of a round that is over.
func (a *away) shows(round int, hand *person) {
	a.t.Helper()
	hand.shows(fmt.Sprint("event-online-table-", round))
	a.wall.shows(fmt.Sprint("event-online-wall-", round))
	a.ann.shows(fmt.Sprint("event-online-desk-", round))
	a.bob.shows(fmt.Sprint("event-online-phone-", round))
}

// ends ends the event: desk, member and wall show the ranking and the travellers that the server has.
func (a *away) ends() {
	a.t.Helper()
	p := a.ann
	p.part("round")
	p.click(p.say("page.event.end"))
	p.sees(p.say("page.event.over"))
	view := p.desk(a.id).View
	names := map[string]string{}
	for _, m := range view.Members {
		names[m.ID] = m.Name
	}
	var ranking, travellers []string
	for _, s := range view.Ranking {
		ranking = append(ranking, fmt.Sprint(s.Place, " ", names[s.Member], " ", s.Made, " ", s.Boards))
	}
	for _, one := range view.Travellers {
		for _, line := range one.Lines {
			for i, member := range line.Players {
				h := line.Entry.Hands[i]
				travellers = append(travellers, fmt.Sprint(one.Board, " ", names[member], " ", h.Bid, "/", h.Tricks, " ", line.Points[i]))
			}
		}
	}
	if len(ranking) != 12 || len(travellers) != 2*a.rounds*4*3 {
		a.t.Errorf("%d are ranked, %d results are told", len(ranking), len(travellers))
	}
	a.bob.open("/event/" + a.id)
	p.part("prints")
	p.until("only results are offered for print", `document.querySelectorAll(".held li").length === 1`)
	p.part("ranking")
	a.ranks(p, ranking)
	p.part("travellers")
	a.tells(p, travellers)
	a.ranks(a.bob, ranking)
	a.tells(a.bob, travellers)
	a.bob.fits("an event that is over")
	a.bob.accessible("an event that is over")
	for _, q := range []*person{p, a.bob, a.wall} {
		q.shows(fmt.Sprintf("event-online-over-%d", q.way.width))
	}
}

// ranks checks the ranking in a page: places, names, contracts made and boards.
func (a *away) ranks(p *person, want []string) {
	a.t.Helper()
	got := look[[]string](p, `[...document.querySelectorAll(".ranking tbody tr")].map((row) => {
		const cells = [...row.cells].map((c) => c.textContent.replace(/[°*]/, "").trim());
		return [cells[0], cells[1], ...cells.slice(-2)].join(" ");
	})`)
	if !slices.Equal(got, want) {
		a.t.Errorf("the page ranks\n%s\nand the server\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// tells checks the travellers in a page: boards, names, bids, tricks and points.
func (a *away) tells(p *person, want []string) {
	a.t.Helper()
	got := look[[]string](p, `[...document.querySelectorAll(".traveller")].flatMap((one) => {
		const board = one.querySelector("h3").textContent.match(/\d+/)[0];
		return [...one.querySelectorAll("td:has(.who):has(.figures)")].map((cell) => [board, cell.querySelector(".who").textContent,
			cell.querySelector(".figures .soft").textContent.trim().split(" ")[0], cell.querySelector(".figures b").textContent].join(" "));
	})`)
	if !slices.Equal(got, want) {
		a.t.Errorf("the page tells\n%s\nand the server\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
