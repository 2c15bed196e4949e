package push

import (
	"bytes"
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/pushservice"
	"ninetynine/internal/test/sqlite"
	"ninetynine/match"
	"ninetynine/rules"
)

// A post is a sender with a push service and a store.
type post struct {
	*Sender
	t       *testing.T
	store   *sqlstore.DB
	service *pushservice.Service
	hall    *hall.Hall
	now     time.Time
	soon    []evening.Summons
	watched bool
	pauses  []time.Duration
	waits   []string // players for whom a table waits
}

func newPost(t *testing.T, secret string) *post {
	p := &post{t: t, store: sqlite.Open(t), service: pushservice.New(t), now: time.UnixMilli(1_800_000_000_000)}
	p.hall = hall.New(hall.Options{
		Log: p.store, Judge: room.Judge{Hire: room.Hire}, Draw: func() cards.Seed { return cards.SeedOf(secret) },
		Waits: func(_, player string) { p.waits = append(p.waits, player) },
	})
	p.Sender = p.another()
	return p
}

// another returns a sender as another server of the same store has it.
func (p *post) another() *Sender {
	s, err := New(Options{
		Store: p.store, Watches: func(_, _ string) bool { return p.watched }, Soon: func(context.Context) ([]evening.Summons, error) { return p.soon, nil },
		Now: func() time.Time { return p.now }, Log: slog.New(slog.DiscardHandler), Key: must.Get(NewKey())(p.t), Contact: "mailto:club@cards.example", Client: p.service.Client(),
		After: func(pause time.Duration, f func()) { p.pauses = append(p.pauses, pause); f() },
	})
	return must.Get(s, err)(p.t)
}

// do does the work that waits, in order.
func (s *Sender) do(t *testing.T) {
	for len(s.turns) > 0 {
		next := <-s.turns
		must.Do(t, s.turn(t.Context(), next.table, next.player))
	}
	for len(s.deliveries) > 0 {
		s.deliver(t.Context(), <-s.deliveries)
	}
}

func (p *post) player(id string) {
	must.Do(p.t, p.store.AddPlayer(p.t.Context(), store.Player{ID: id, Name: strings.ToUpper(id), Created: p.now}))
}

// browser adds a device of a player whose browser is told.
func (p *post) browser(player, language string, n byte, turn, tonight bool) *pushservice.Browser {
	b, device := p.service.Browser(), store.KeyID{n}
	for _, k := range []store.Key{
		{ID: device, Player: player, Kind: store.Device, Seen: p.now},
		{ID: store.PushOf(device), Player: player, Kind: store.Push, Seen: p.now, Data: must.Get(json.Marshal(Subscription{b.Endpoint, b.P256dh, b.Auth, language, turn, tonight}))(p.t)},
	} {
		must.Do(p.t, p.store.AddKey(p.t.Context(), k))
	}
	return b
}

// got returns what browsers have received.
func (p *post) got() (all []pushservice.Message) {
	for len(p.service.Messages) > 0 {
		all = append(all, <-p.service.Messages)
	}
	return all
}

func (p *post) kinds(player string) (all []store.Kind) {
	for _, k := range must.Get(p.store.Keys(p.t.Context(), player))(p.t) {
		all = append(all, k.Kind)
	}
	slices.Sort(all)
	return all
}

// command does a command at the table t.
func (p *post) command(do table.Kind, player string) {
	p.t.Helper()
	must.Get(p.hall.Do(p.t.Context(), p.now.UnixMilli(), "t", &table.Command{Do: do, Player: player, Name: strings.ToUpper(player), ID: string(do), Seat: -1, Hand: -1}))(p.t)
}

// begin begins a match of three by correspondence, and returns when it waits for acts.
func (p *post) begin() {
	p.t.Helper()
	settings := table.Settings{Variant: "standard", Clock: table.Clock{Move: (24 * time.Hour).Milliseconds()}}
	must.Get(p.hall.Open(p.t.Context(), p.now.UnixMilli(), "t", "anna", table.Opened{Settings: settings}))(p.t)
	for _, do := range []table.Kind{table.Sit, table.Ready} {
		for _, id := range []string{"anna", "bert", "cleo"} {
			p.command(do, id)
		}
	}
	for len(p.waits) == 0 {
		p.now = p.now.Add(time.Second)
		must.Do(p.t, p.hall.Tick(p.t.Context(), p.now.UnixMilli()))
	}
}

// act does the first of a seat's options.
func (p *post) act(seat int) {
	p.t.Helper()
	var c *table.Command
	must.Do(p.t, p.hall.Inspect(p.t.Context(), p.now.UnixMilli(), "t", func(s *table.State) {
		var v match.View
		s.View(rules.Seat(seat), &v)
		a := v.Options.Nth(0)
		c = &table.Command{Do: table.Act, ID: fmt.Sprint(s.Seq), Player: s.Chairs[seat].Player, Seat: -1, Hand: -1, Act: a.String(), Seen: s.Seq}
	}))
	must.Get(p.hall.Do(p.t.Context(), p.now.UnixMilli(), "t", c))(p.t)
}

// TestTurn: each browser of a player that wants it gets one sentence in its language when a table waits; and what it
// gets is the same whatever cards are hidden.
func TestTurn(t *testing.T) {
	var texts [2][]string
	for i, secret := range []string{"one deal", "another"} {
		p := newPost(t, secret)
		for _, id := range []string{"anna", "bert", "cleo"} {
			p.player(id)
		}
		p.browser("anna", "en", 1, true, false)
		p.browser("anna", "de", 2, true, true)
		p.browser("anna", "sv", 3, false, true)
		p.begin()
		if slices.Sort(p.waits); !slices.Equal(p.waits, []string{"anna", "bert", "cleo"}) { // all lay cards aside
			t.Fatalf("the table waits for %q", p.waits)
		}
		for _, id := range p.waits {
			p.Turn("t", id)
		}
		p.do(t)
		for _, m := range p.got() {
			texts[i] = append(texts[i], m.Text)
			if m.Key != p.Public() || m.Claims.Sub != "mailto:club@cards.example" || m.Header.Get("TTL") != "86400" || m.Header.Get("Topic") == "" {
				t.Errorf("%+v", m)
			}
		}
		p.act(0)
		p.waits = nil
		p.Turn("t", "anna") // who has played
		p.do(t)
		p.act(1)
		if len(p.got()) != 0 || len(p.waits) != 0 {
			t.Errorf("the table waits for %q once more", p.waits)
		}
		p.act(2)
		if len(p.waits) != 3 { // for offers
			t.Errorf("then the table waits for %q", p.waits)
		}
	}
	want := []string{`{"text":"It is your turn: Ninety-Nine, with BERT, CLEO.","path":"t/t"}`, `{"text":"Du bist dran: Neunundneunzig, mit BERT, CLEO.","path":"t/t"}`}
	if !slices.Equal(texts[0], want) || !slices.Equal(texts[1], want) {
		t.Errorf("%q", texts)
	}
}

// TestUntold: a player who looks at the table, a player elsewhere, and a browser whose session has ended are told
// nothing; and a push key without a session ends.
func TestUntold(t *testing.T) {
	p := newPost(t, "")
	for _, id := range []string{"anna", "bert", "cleo"} {
		p.player(id)
	}
	p.browser("anna", "en", 1, true, true)
	p.begin()
	p.watched = true
	p.Turn("t", "anna")
	p.do(t)
	p.watched = false
	must.Get(p.store.TakeKey(t.Context(), store.KeyID{1}))(t)
	p.Turn("t", "anna")
	p.do(t)
	if got := p.got(); len(got) != 0 || p.kinds("anna") != nil {
		t.Errorf("%+v, and of the keys remain %q", got, p.kinds("anna"))
	}
}

// TestAnswers: what push services answer ends a key, makes another try, or is given up; no redirect is followed.
func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		answers []int
		posts   int
		kept    bool
		outcome string
	}{
		{nil, 1, true, "sent"},
		{[]int{404}, 1, false, "gone"},
		{[]int{410}, 1, false, "gone"},
		{[]int{429, 503}, 3, true, "sent"},
		{[]int{500, 500, 500}, 3, true, "failed"},
		{[]int{429, 410}, 2, false, "gone"},
		{[]int{403}, 1, true, "failed"},
		{[]int{307}, 1, true, "failed"},
	} {
		t.Run(fmt.Sprint(c.answers), func(t *testing.T) {
			p := newPost(t, "")
			p.Client.CheckRedirect = publicClient().CheckRedirect
			p.player("anna")
			p.browser("anna", "en", 1, false, true)
			p.store.KeepEvening(t.Context(), store.Evening{ID: "e", Variant: "four", Zone: "UTC"})
			p.soon = []evening.Summons{{Coming: store.Coming{Evening: "e", Player: "anna", Begins: p.now.Add(10 * time.Minute).UnixMilli()}}}
			p.service.Answer(c.answers...)
			must.Do(t, p.Evenings(t.Context()))
			p.do(t)
			if p.service.Posts() != c.posts || slices.Contains(p.kinds("anna"), store.Push) != c.kept || !strings.Contains(string(p.AppendMetrics(nil)), `{outcome="`+c.outcome+`"} 1`) {
				t.Errorf("%d posts, %q, %s", p.service.Posts(), p.kinds("anna"), p.AppendMetrics(nil))
			}
			for _, pause := range p.pauses {
				if pause < 7*time.Second || pause > longest {
					t.Errorf("tried again after %s", pause)
				}
			}
		})
	}
}

// TestEvening: those who come to an evening are told once, by one of two servers, also after a restart.
func TestEvening(t *testing.T) {
	p := newPost(t, "")
	p.player("anna")
	p.player("bert")
	p.browser("anna", "sv", 1, false, true)
	p.browser("bert", "en", 2, true, false)
	must.Do(t, p.store.KeepEvening(t.Context(), store.Evening{ID: "e", Variant: "duel", Zone: "UTC"}))
	begins := p.now.Add(9 * time.Minute).UnixMilli()
	p.soon = []evening.Summons{{Coming: store.Coming{Evening: "e", Player: "anna", Begins: begins}}, {Coming: store.Coming{Evening: "e", Player: "bert", Begins: begins}}}
	for _, s := range []*Sender{p.Sender, p.another(), p.another(), p.Sender} {
		must.Do(t, s.Evenings(t.Context()))
		s.do(t)
	}
	got := p.got()
	if len(got) != 1 || got[0].Text != `{"text":"Kvällen börjar snart: Två spelare. Du har sagt att du kommer.","path":""}` || got[0].Header.Get("TTL") != "540" {
		t.Errorf("%+v", got)
	}
	p.soon[0].At = "xyz" // the table is made
	for _, s := range []*Sender{p.Sender, p.another()} {
		must.Do(t, s.Evenings(t.Context()))
		s.do(t)
	}
	if got := p.got(); len(got) != 1 || got[0].Text != `{"text":"Ditt bord är klart: Två spelare. Partiet börjar snart.","path":"t/xyz"}` {
		t.Errorf("of the table: %+v", got)
	}
	asked := &asked{DB: p.store}
	p.now = p.now.Add(time.Minute)
	p.Store = asked
	for range 6 { // another minute, in which no browser of Bert wants it
		must.Do(t, p.Evenings(t.Context()))
		p.now = p.now.Add(10 * time.Second)
	}
	if asked.keys != 1 {
		t.Errorf("keys are looked for %d times", asked.keys)
	}
}

// asked counts how often keys are looked for.
type asked struct {
	*sqlstore.DB
	keys int
}

func (s *asked) Keys(ctx context.Context, player string) ([]store.Key, error) {
	s.keys++
	return s.DB.Keys(ctx, player)
}

// answer is what push services do.
type answer func(r *http.Request) (*http.Response, error)

func (a answer) RoundTrip(r *http.Request) (*http.Response, error) { return a(r) }

// A sending is a sender of which only the messages' way to push services is tried.
type sending struct {
	*Sender
	public string // key of each browser
}

func newSending(t *testing.T, a answer) *sending {
	key := must.Get(ecdh.P256().GenerateKey(rand.Reader))(t).PublicKey().Bytes()
	return &sending{must.Get(New(Options{
		Now: time.Now, Log: slog.New(slog.DiscardHandler), Key: must.Get(NewKey())(t), Client: &http.Client{Transport: a},
	}))(t), base64.RawURLEncoding.EncodeToString(key)}
}

// tellOne tells a browser of a player, at a host.
func (s *sending) tellOne(player string, n int, host string) {
	b := browser{store.Key{ID: store.IDOf(store.Push, fmt.Sprint(n)), Player: player}, Subscription{Endpoint: "https://" + host, P256dh: s.public, Auth: strings.Repeat("A", 22)}}
	s.tell([]browser{b}, message{}, "push.evening", "duel", "")
}

// run begins to send; stop returns when all has ended.
func (s *sending) run(t *testing.T) (stop func()) {
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- s.Run(ctx) }()
	return func() {
		cancel()
		must.Do(t, <-ended)
	}
}

// never is a push service that does not answer.
func never(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return nil, r.Context().Err()
}

// TestBounds: what is more than waits, or than a browser may get in a while, is dropped and counted, and keeps no
// caller waiting.
func TestBounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var want int
		var underWay atomic.Int32
		s := newSending(t, func(r *http.Request) (*http.Response, error) {
			underWay.Add(1)
			defer underWay.Add(-1)
			return never(r)
		})
		dropped := func(what string, more int) {
			t.Helper()
			want += more
			if synctest.Wait(); !strings.Contains(string(s.AppendMetrics(nil)), fmt.Sprintf("{outcome=\"dropped\"} %d\n", want)) {
				t.Errorf("%s: %s", what, s.AppendMetrics(nil))
			}
		}
		for range mostWork + 1 {
			s.Turn("t", "anna")
		}
		dropped("turns", 1)
		for range burst + 3 {
			s.tellOne("anna", 0, "host")
		}
		dropped("to one browser", 3)
		time.Sleep(eachTime)
		s.tellOne("anna", 0, "host")
		dropped("to it later", 0)
		for n := range mostWork {
			s.tellOne("bert", 1+n, "host")
		}
		dropped("before the sender runs", burst+1)
		for len(s.turns) > 0 { // there is no store
			<-s.turns
		}
		defer s.run(t)()
		dropped("to one player", mostWork-(burst+1)-(mostEach+atOnce))
		for n := range mostWork {
			s.tellOne(fmt.Sprint("player ", n), 10_000+n, fmt.Sprint("host", n))
		}
		dropped("in all", (burst+1)+(mostEach+atOnce))
		if n := underWay.Load(); n != senders {
			t.Errorf("%d are under way", n)
		}
	})
}

// TestSilent: push services that never answer, and players who wait for them, keep no others waiting. Of one player and
// of one host two messages are under way; a try that gets no answer is the last, and a host that gives none is left
// alone for a while. The sender ends with the context.
func TestSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var mu sync.Mutex
		began, tried, underWay, most := time.Now(), map[string][]time.Duration{}, map[string]int{}, 0
		count := func(host string, n int) {
			mu.Lock()
			defer mu.Unlock()
			if n > 0 {
				tried[host] = append(tried[host], time.Since(began))
			}
			underWay[host] += n
			most = max(most, underWay["eve0"]+underWay["eve1"], underWay["all"])
		}
		s := newSending(t, func(r *http.Request) (*http.Response, error) {
			count(r.URL.Host, 1)
			defer count(r.URL.Host, -1)
			if r.URL.Host == "answers" {
				return &http.Response{StatusCode: http.StatusCreated, Body: http.NoBody}, nil
			}
			return never(r)
		})
		stop := s.run(t)
		for n := range 20 {
			s.tellOne("eve", n, fmt.Sprint("eve", n%2))
			s.tellOne(fmt.Sprint("player ", n), 20+n, "all")
		}
		synctest.Wait()
		for n := range 2 * atOnce {
			s.tellOne("eve", 40+n, "answers")
		}
		synctest.Wait()
		s.tellOne("anna", 99, "answers")
		time.Sleep(time.Minute)
		s.tellOne("anna", 98, "eve0")
		time.Sleep(alone)
		s.tellOne("anna", 97, "eve0")
		time.Sleep(time.Minute)
		stop()
		if at := tried["answers"]; len(at) != 1+2*atOnce || at[0] != 0 || at[1] < sendTime || most != 2 {
			t.Errorf("the host that answers got messages after %v, while %d were under way to another", at, most)
		}
		for host, mostTries := range map[string]int{"eve0": deaf + atOnce, "eve1": deaf + atOnce - 1, "all": deaf + atOnce - 1} {
			if n := len(tried[host]); n < deaf || n > mostTries {
				t.Errorf("%s was tried after %v", host, tried[host])
			}
		}
		if last := slices.Max(tried["eve0"]); last != time.Minute+alone {
			t.Errorf("the last try was after %v", last)
		}
	})
}

// TestLog: a host that takes no messages is logged once an hour.
func TestLog(t *testing.T) {
	p := newPost(t, "")
	var log bytes.Buffer
	p.Log = slog.New(slog.NewTextHandler(&log, nil))
	p.player("anna")
	p.browser("anna", "en", 1, true, true)
	all := must.Get(p.browsers(t.Context(), "anna", func(*Subscription) bool { return true }))(t)
	for i, want := range []int{1, 1, 2} {
		p.service.Answer(http.StatusBadRequest)
		p.tell(all, message{}, "push.evening", "duel", "")
		p.do(t)
		if n := strings.Count(log.String(), "did not take"); n != want {
			t.Errorf("after message %d there are %d lines: %s", i, n, log.String())
		}
		p.now = p.now.Add(31 * time.Minute)
	}
}

// TestPublic: only port 443 of addresses of the internet is dialled, in whatever form they are written.
func TestPublic(t *testing.T) {
	for text, want := range map[string]bool{
		"142.250.1.1": true, "2a00:1450:4001::1": true, "64:ff9b::8efa:101": true, "::ffff:142.250.1.1": true,
		"127.0.0.1": false, "10.1.2.3": false, "172.16.0.1": false, "192.168.1.1": false, "169.254.169.254": false, "100.64.0.1": false, "0.0.0.0": false, "0.1.2.3": false,
		"224.0.0.1": false, "255.255.255.255": false, "198.18.0.1": false, "240.0.0.1": false, "192.0.0.8": false,
		"::": false, "::1": false, "fe80::1": false, "fe80::1%lo": false, "fc00::1": false, "fd12::1": false, "ff02::1": false, "fec0::1": false, "2001:db8::1": false, "2002:7f00:1::": false, "2001::1": false,
		"::ffff:127.0.0.1": false, "::ffff:10.0.0.1": false, "::127.0.0.1": false, "64:ff9b::7f00:1": false, "64:ff9b::a00:1": false, "64:ff9b:1::1": false,
	} {
		if got := isPublic(netip.MustParseAddr(text)); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
	service := pushservice.New(t)
	c := publicClient()
	c.Transport.(*http.Transport).TLSClientConfig = service.Client().Transport.(*http.Transport).TLSClientConfig
	for _, address := range []string{service.URL, strings.Replace(service.URL, "127.0.0.1", "localhost", 1), "https://127.0.0.1", "https://[::ffff:127.0.0.1]", "https://[::1]", "https://2130706433", "https://169.254.169.254"} {
		res, err := c.Get(address)
		if err == nil {
			res.Body.Close()
		}
		if dns := strings.Contains(address, "2130706433") && err != nil; !errors.Is(err, errPrivate) && !dns {
			t.Errorf("%s: %v", address, err)
		}
	}
	if service.Posts() != 0 {
		t.Error("the service of this machine was reached")
	}
}

// TestSubscription: what cannot be a subscription is refused.
func TestSubscription(t *testing.T) {
	b := pushservice.New(t).Browser()
	good := Subscription{Endpoint: b.Endpoint, P256dh: b.P256dh, Auth: b.Auth}
	must.Do(t, good.Check())
	for name, change := range map[string]func(*Subscription){
		"plain":    func(s *Subscription) { s.Endpoint = "http" + strings.TrimPrefix(s.Endpoint, "https") },
		"user":     func(s *Subscription) { s.Endpoint = "https://a:b@push.example/1" },
		"no host":  func(s *Subscription) { s.Endpoint = "https:///1" },
		"long":     func(s *Subscription) { s.Endpoint += strings.Repeat("x", 2000) },
		"no point": func(s *Subscription) { s.P256dh = s.P256dh[:2] + strings.Repeat("A", 85) },
		"no key":   func(s *Subscription) { s.P256dh = "" },
		"auth":     func(s *Subscription) { s.Auth = "AAAA" },
	} {
		s := good
		if change(&s); s.Check() == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
