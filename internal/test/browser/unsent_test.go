package browser

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"path"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// apart is longer than the 15.3 seconds after which an older page gave up.
var apart = flag.Duration("apart", 17*time.Second, "how long somebody plays without a network; 5m is a long tunnel")

// A valve is the network between browsers and a server.
type valve struct {
	t      testing.TB
	listen net.Listener
	door   *house // the server's, behind the valve

	mu     sync.Mutex
	target string
	how    flow
	pairs  map[net.Conn]net.Conn
}

type flow int

const (
	freely  flow = iota
	cut          // nothing: connections break, and there are no new ones
	silent       // nothing, without an error
	oneWay       // what browsers send; answers are lost
	breaks       // everything until the server answers: then the connection breaks
	ofFlows = iota
)

// between puts a valve before the house; the network of all visitors is then as the valve says.
func (h *house) between() *valve {
	h.t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(h.t)
	v := &valve{t: h.t, listen: l, target: h.config.Address, pairs: map[net.Conn]net.Conn{}}
	v.door = &house{t: h.t, url: "http://" + l.Addr().String()}
	go v.serve()
	h.t.Cleanup(func() { _ = l.Close(); v.turn(cut) })
	return v
}

func (v *valve) serve() {
	for {
		near, err := v.listen.Accept()
		if err != nil {
			return
		}
		v.mu.Lock()
		target, how := v.target, v.how
		v.mu.Unlock()
		far, err := net.Dial("tcp", target)
		if how == cut || err != nil {
			_ = near.Close()
			continue
		}
		v.mu.Lock()
		v.pairs[near] = far
		v.mu.Unlock()
		go v.carry(near, far, false)
		go v.carry(far, near, true)
	}
}

// carry carries one direction while the valve allows it.
func (v *valve) carry(from, to net.Conn, answers bool) {
	defer func() { _, _ = from.Close(), to.Close() }()
	b := make([]byte, 32<<10)
	for {
		n, err := from.Read(b)
		if err != nil {
			return
		}
		v.mu.Lock()
		how := v.how
		v.mu.Unlock()
		switch {
		case how == cut || how == breaks && answers:
			return
		case how == silent || how == oneWay && answers:
			_, _ = io.Copy(io.Discard, from) // lost bytes do not come later
			return
		}
		if _, err := to.Write(b[:n]); err != nil {
			return
		}
	}
}

// turn sets what gets through. Silent connections break once the valve is open again.
func (v *valve) turn(how flow) {
	v.mu.Lock()
	defer v.mu.Unlock()
	was := v.how
	v.how = how
	if how == cut || how == freely && was != freely {
		for near, far := range v.pairs {
			_, _ = near.Close(), far.Close()
		}
		clear(v.pairs)
	}
}

func (v *valve) elsewhere(h *house) {
	h.stop()
	h.config.Address = "127.0.0.1:0"
	h.start()
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.target == h.config.Address {
		v.t.Error("the server is where it was")
	}
	v.target = h.config.Address
}

const noLine = without + `|ERR_CONNECTION|ERR_INCOMPLETE|ERR_NETWORK|ERR_SOCKET|ERR_TIMED_OUT|NetworkError|network error|Load failed|access control checks|is answered with 50[234]`

// nothingWaits is whether the page holds no unsent command.
const nothingWaits = `Object.keys(localStorage).every((k) => !k.startsWith("ninetynine.unsent."))`

// together runs tests at the same time, also more than -parallel says: they mostly wait.
func together(t *testing.T, tests map[string]func(t *testing.T)) {
	var all sync.WaitGroup
	for name, test := range tests {
		all.Go(func() { t.Run(name, test) })
	}
	all.Wait()
}

// inTurn runs tests one after another: they mostly compute.
func inTurn(t *testing.T, tests map[string]func(t *testing.T)) {
	for _, name := range slices.Sorted(maps.Keys(tests)) {
		t.Run(name, tests[name])
	}
}

// inEngines runs a test in Chromium, and in as many other engines as -visiting says. comes opens a browser
// at a house; run is [together] or [inTurn].
func inEngines(t *testing.T, run func(*testing.T, map[string]func(t *testing.T)), w way, do func(t *testing.T, comes func(t *testing.T, h *house) *person)) {
	tests := map[string]func(t *testing.T){"Chromium": func(t *testing.T) {
		do(t, func(t *testing.T, h *house) *person { return h.person(t, w) })
	}}
	for _, e := range engines()[:*visiting] {
		tests[e.name] = func(t *testing.T) {
			do(t, func(t *testing.T, h *house) *person { return h.visitor(t, e, w) })
		}
	}
	run(t, tests)
}

func (p *person) clicks(card string) {
	p.t.Helper()
	look[bool](p, fmt.Sprintf(`(document.querySelector('.hand [data-card="%s"]').click(), true)`, card))
}

// stored reports whether the server has the card as played by the person.
func (p *person) stored(card string) bool {
	p.t.Helper()
	return look[bool](p, fmt.Sprintf(`(await (await fetch("/api/tables/" + location.pathname.split("/")[2])).json()).view.played[0].split(" ").includes(%q)`, card))
}

// TestTunnel: a card played without a network is sent once there is one again, however long that takes:
// while the page is there, after a reload, and after its tab was killed; also to a server that was
// restarted at another address. Meanwhile the table says so.
func TestTunnel(t *testing.T) {
	t.Parallel()
	inEngines(t, together, phone().keeping().calm(), func(t *testing.T, comes func(t *testing.T, h *house) *person) {
		h := openServed(t)
		v := h.between()
		p := comes(t, v.door).excuse(noLine)
		p.open("/").once()
		p.isKept(path.Base(h.edition.base))
		p.open("/?there").click(p.say("page.home.play"))
		s := p.toPlay()
		tab, chromium := p, path.Base(t.Name()) == "Chromium"
		for n, what := range []string{"waits", "is loaded anew", "is killed", "server moves"} {
			card, at := s.Cards[0], p.place()
			if what == "is killed" && chromium {
				p.open("/?home")
				tab = p.another().excuse(noLine)
				tab.open(at + "?another")
				tab.turn(tableState{}, true)
			}
			v.turn(cut)
			tab.clicks(card)
			tab.sees(tab.say("page.unsent.card"))
			tab.sees(tab.say("page.line.lost"))
			tab.until("it can be stopped", `[...document.querySelectorAll(".unsent button")].length === 1`)
			if n == 0 && chromium {
				tab.accessible("without a line")
			}
			switch what {
			case "waits":
				time.Sleep(*apart)
			case "is loaded anew":
				tab.open(at + "?anew")
				tab.sees(tab.say("page.unsent"))
			case "is killed":
				if tab == p {
					p.open("/?home")
				} else {
					tab.close()
				}
				tab = p
			case "server moves":
				v.elsewhere(h)
			}
			v.turn(freely)
			if what == "is killed" {
				tab.open(at + "?after")
			}
			tab.until("the line is back", `!d.text().includes(`+quote(tab.say("page.line.lost"))+`)`)
			tab.until("the card is played", `d.table().hand.length > 0 && !d.table().hand.includes(`+quote(card)+`)`)
			tab.soon("the server has the card", func() bool { return tab.stored(card) })
			tab.until("nothing waits", nothingWaits)
			s = tab.turn(s, true)
			if s.Over {
				t.Fatal("the deal is over")
			}
		}
	})
}

// onDisk is whether the browser's disk has exactly the waiting command, stopped or not.
const onDisk = `await new Promise((done) => {
	indexedDB.open("ninetynine.unsent").onsuccess = (e) => {
		const db = e.target.result;
		db.transaction("commands").objectStore("commands").getAll().onsuccess = ({ target: { result } }) => {
			db.close();
			done(result.filter((r) => !r.ended).every((r) => (r.kept.undo !== "") === %v));
		};
	};
})`

// TestKilledBrowser: a command given without a network is done after a restart of the browser if it is
// killed as soon as the page says that the command waits; a stopped command is not done. (localStorage
// alone loses both: Chromium writes it to the disk seconds later.)
func TestKilledBrowser(t *testing.T) {
	t.Parallel()
	h := openServed(t)
	v := h.between()
	profile := t.TempDir()
	life := func() (p *person, closes, kills func()) {
		root, end, err := startChromium(chromedp.UserDataDir(profile))
		t.Cleanup(end)
		p = v.door.personIn(t, desktop().calm(), root, err).excuse(noLine)
		closes = func() {
			p.close()
			if err := chromedp.Cancel(root); err != nil {
				t.Error(err)
			}
			end()
		}
		kills = func() {
			if err := chromedp.FromContext(root).Browser.Process().Kill(); err != nil {
				t.Error(err)
			}
			p.close()
			end()
		}
		return p, closes, kills
	}
	p, closes, _ := life()
	p.open("/").once()
	p.click(p.say("page.home.play"))
	s, at := p.toPlay(), p.place()
	closes() // the person's identity is on the disk
	for _, stops := range []bool{false, true} {
		p, _, kills := life()
		p.open(at)
		s = p.turn(tableState{}, true)
		card := s.Cards[0]
		v.turn(cut)
		p.clicks(card)
		p.sees(p.say("page.unsent.card"))
		if stops {
			p.until("it can be stopped", `document.querySelector(".unsent button")`)
			look[bool](p, `(document.querySelector(".unsent button").click(), true)`)
			p.sees(p.say("page.unsent.stopping"))
		}
		p.soon("the disk has it", func() bool { return look[bool](p, fmt.Sprintf(onDisk, stops)) })
		kills()
		v.turn(freely)
		p, closes, _ = life()
		p.open(at)
		s = p.turn(tableState{}, true)
		p.until("nothing waits", nothingWaits)
		if played := p.stored(card); played == stops {
			t.Errorf("stopped: %v; played: %v", stops, played)
		}
		closes()
	}
}

// TestBidWaits: while a bid waits to be sent the page says so, and does not ask for it; the premium chosen
// with it is offered with it, also after a reload.
func TestBidWaits(t *testing.T) {
	t.Parallel()
	h := openServed(t)
	v := h.between()
	p := v.door.person(t, phone().keeping().calm()).excuse(noLine)
	p.open("/").once()
	p.isKept(path.Base(h.edition.base))
	p.open("/?there").click(p.say("page.home.play"))
	s, at := p.turn(tableState{}, true), p.place()
	for _, card := range s.Cards[:3] {
		p.clicks(card)
	}
	look[bool](p, `(document.querySelectorAll(".offers input")[1].click(), true)`)
	p.until("it can be laid", `document.querySelector(".answer .button.chief:not(:disabled)")`)
	v.turn(cut)
	look[bool](p, `(document.querySelector(".answer .button.chief").click(), true)`)
	p.sees(p.say("page.unsent.act"))
	p.open(at + "?anew")
	p.sees(p.say("page.unsent"))
	v.turn(freely)
	p.soon("the premium is offered", func() bool {
		return look[string](p, `(await (await fetch("/api/tables/" + location.pathname.split("/")[2])).json()).view.offers?.[0] ?? ""`) == "declare"
	})
	p.until("nothing waits", nothingWaits)
}

// mortal makes the hall's worker die when the next command reaches it, as the page says on a channel:
// before it does it; after it has done it, before the answer; or with an error that the page receives.
const mortal = `{
	let dies = "", command = 0;
	const channel = new BroadcastChannel("dies");
	channel.onmessage = ({ data }) => ((dies = data), channel.postMessage("so be it"));
	addEventListener("message", (e) => {
		if (!/[/]commands$/.test(e.data.path ?? "")) return;
		command = e.data.id;
		if (dies === "" || dies === "after") return;
		e.stopImmediatePropagation();
		if (dies === "with an error") throw new Error("it dies");
		close();
	});
	const post = self.postMessage;
	self.postMessage = (data, how) => (dies === "after" && data.id === command ? close() : post(data, how));
}
`

// TestDead: a card is played once, and nothing else is lost, if the hall in the browser dies as it receives
// it: the page says that the card waits, and starts another hall.
func TestDead(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	h.faulty = mortal
	inEngines(t, inTurn, desktop(), func(t *testing.T, comes func(t *testing.T, h *house) *person) {
		p := comes(t, h.house).excuse("it dies|part of the engine does not answer")
		p.open("/cards/").once()
		_, at := p.begins()
		s := p.turn(tableState{}, true)
		for _, when := range []string{"before", "after", "with an error"} {
			look[bool](p, `new Promise((done) => {
				const channel = new BroadcastChannel("dies");
				channel.onmessage = () => done(true);
				channel.postMessage(`+quote(when)+`);
			})`)
			card := s.Cards[0]
			p.clicks(card)
			p.sees(p.say("page.unsent.card"))
			p.until("nothing waits", nothingWaits)
			left := slices.DeleteFunc(slices.Clone(s.Hand), func(c string) bool { return c == card })
			if s = p.turn(s, true); !slices.Equal(s.Hand, left) {
				t.Fatalf("%s: the hand is %v, and %s was played from %v and it", when, s.Hand, card, left)
			}
		}
		p.open("/cards/?anew" + at)
		if now := p.turn(tableState{}, true); !slices.Equal(now.Hand, s.Hand) {
			t.Errorf("later the hand is %v, and was %v", now.Hand, s.Hand)
		}
		p.playDeal(script{}, true)
		if deals := p.refereed(); deals != 1 {
			t.Errorf("there are %d deals", deals)
		}
	})
}

var (
	acts   = flag.Int("acts", 64, "how many acts somebody makes in Chromium while the network comes and goes")
	others = flag.Int("others", 20, "how many in each other engine that -visiting names")
	seed   = flag.Uint64("seed", 0, "of the moments at which it does; 0: another each time")
)

// witness is a script that notes the page's commands and messages.
const witness = `(() => {
	window.put = [];
	window.told = [];
	const setItem = Storage.prototype.setItem;
	Storage.prototype.setItem = function (name, value) {
		if (name.startsWith("ninetynine.unsent.")) {
			const { id, do: what, act = "" } = JSON.parse(value).command;
			if (!window.put.some((p) => p.ID === id)) window.put.push({ ID: id, Do: what, Act: act });
		}
		return setItem.call(this, name, value);
	};
	new MutationObserver((all) => {
		for (const { addedNodes } of all) for (const node of addedNodes) window.told.push(node.textContent);
	}).observe(document.querySelector(".news"), { childList: true });
	return true;
})()`

// A deed is a command that a page has given.
type deed struct{ ID, Do, Act string }

// TestMoments: a person plays while the network breaks, falls silent, loses answers and comes back at
// random moments, and stops some acts. Each act is done once; an act that the page reports as stopped is
// never done.
func TestMoments(t *testing.T) {
	t.Parallel()
	if *seed == 0 {
		*seed = rand.Uint64()
	}
	t.Logf("-seed %d", *seed)
	h := openHouse(t)
	var mu sync.Mutex
	all := map[string][]*weather{} // by engine
	inEngines(t, together, desktop().calm(), func(t *testing.T, comes func(t *testing.T, h *house) *person) {
		people, each := 1, *others
		engine := path.Base(t.Name())
		if engine == "Chromium" {
			people, each = crowd, (*acts+crowd-1)/crowd
		}
		tests := map[string]func(t *testing.T){}
		for i := range people {
			tests[fmt.Sprint(i)] = func(t *testing.T) {
				v := h.between()
				w := &weather{v: v, p: comes(t, v.door).excuse(noLine), r: rand.New(rand.NewPCG(*seed, uint64(i)))}
				w.blows(each)
				mu.Lock()
				defer mu.Unlock()
				all[engine] = append(all[engine], w)
			}
		}
		together(t, tests)
	})
	h.stop()
	st := must.Get(sqlstore.OpenSQLite(t.Context(), h.config.Data))(t)
	defer st.Close()
	for engine, ws := range all {
		put, stopped, late := 0, 0, 0
		for _, w := range ws {
			entries := must.Get(st.Read(t.Context(), w.table, 0))(t)
			w.compare(t, entries)
			put, stopped, late = put+len(w.put), stopped+len(w.stopped), late+w.late
		}
		t.Logf("%s: %d commands were put, %d stopped in time, %d too late", engine, put, stopped, late)
		if engine == "Chromium" && *acts >= 200 && stopped == 0 {
			t.Error("nothing was stopped")
		}
	}
}

// crowd is how many people share the acts in Chromium, each on another network: they mostly wait.
const crowd = 8

// A weather is a network that comes and goes, and a person in it.
type weather struct {
	v       *valve
	p       *person
	r       *rand.Rand
	s       tableState
	table   string
	put     []deed
	stopped map[string]bool // ids that the page reported as stopped in time
	late    int
}

// blows lasts until the person has given so many commands.
func (w *weather) blows(commands int) {
	p := w.p
	p.open("/").once()
	p.sitDown(map[string]any{"variant": "standard", "pace": 1, "undo": "never"}, "", "greedy", "greedy")
	w.table, w.stopped = path.Base(p.place()), map[string]bool{}
	w.s = p.turn(tableState{}, true)
	look[bool](p, witness)
	for n := 0; len(w.put) < commands; n++ {
		if n > 2*commands {
			p.t.Fatalf("only %d commands were put in %d outages", len(w.put), n)
		}
		w.act()
		w.put = look[[]deed](p, `window.put`)
	}
}

// act does the next act at a random moment of an outage.
func (w *weather) act() {
	p := w.p
	p.t.Helper()
	how, soon, long := flow(1+w.r.IntN(int(ofFlows)-1)), time.Duration(w.r.IntN(30))*time.Millisecond, time.Duration(50+w.r.IntN(600))*time.Millisecond
	stops := w.r.IntN(6) == 0
	var weather sync.WaitGroup
	weather.Go(func() {
		time.Sleep(soon)
		w.v.turn(how)
		if !stops {
			time.Sleep(long)
			w.v.turn(freely)
		}
	})
	look[bool](p, fmt.Sprintf(`new Promise((done) => setTimeout(() => {
		const s = d.table();
		const hand = (card) => document.querySelector('.hand [data-card="' + card + '"]');
		if (s.over) document.querySelector(".over > .row .button.chief")?.click();
		else if (s.phase === "lay") {
			const cards = [...s.cards];
			const next = () => {
				const button = document.querySelector(".answer .button.chief:not(:disabled)");
				if (button) return done((button.click(), true));
				hand(cards.shift())?.click();
				setTimeout(next, 10);
			};
			return next();
		} else if (s.answers.length > 0) document.querySelector(".answer .button")?.click();
		else hand(s.cards[%d %% s.cards.length])?.click();
		done(true);
	}, %d))`, w.r.IntN(100), w.r.IntN(30)))
	weather.Wait()
	if stops {
		w.stop(long)
	}
	w.clears()
	w.s = p.turn(tableState{}, true)
}

// clears ends an outage, and waits until all is sent. Mostly the browser notifies the page.
func (w *weather) clears() {
	w.v.turn(freely)
	if w.r.IntN(4) > 0 {
		look[bool](w.p, `dispatchEvent(new Event("online"))`)
	}
	w.p.until("nothing waits", nothingWaits)
}

// stop stops the last act, if it still waits, and notes the page's answer.
func (w *weather) stop(long time.Duration) {
	p := w.p
	button := `document.querySelector(".unsent button")`
	p.until("it waits, or is done", button+` || `+nothingWaits)
	told := look[int](p, `window.told.length`)
	if !look[bool](p, `(`+button+`?.click(), `+button+` !== undefined)`) || look[int](p, `window.put.length`) != len(w.put)+1 {
		return
	}
	time.Sleep(long)
	w.clears()
	for _, text := range look[[]string](p, fmt.Sprintf(`window.told.slice(%d)`, told)) {
		switch text {
		case p.say("trouble.withdrawn"):
			w.stopped[look[string](p, fmt.Sprintf(`window.put[%d].ID`, len(w.put)))] = true
		case p.say("page.unsent.late"):
			w.late++
		}
	}
}

// compare compares the commands with the log of the table.
func (w *weather) compare(t *testing.T, entries []journal.Entry) {
	did := map[string]int{}
	for i := range entries {
		if e, err := table.Decode(entries[i].Body); err != nil {
			t.Fatal(err)
		} else if _, not := e.What.(table.Withdrawn); !not {
			did[e.ID]++
		}
	}
	for _, d := range w.put {
		want := 1
		if w.stopped[d.ID] {
			want = 0
		}
		if did[d.ID] != want {
			t.Errorf("%s %s %s was done %d times; stopped: %v", d.ID, d.Do, d.Act, did[d.ID], w.stopped[d.ID])
		}
	}
}
