// Package push tells players in their browsers, by Web Push, that a table waits for them or that an evening begins soon.
// A message is encrypted for the browser. It says only what the lists of tables say: no cards and no bids.
package push

import (
	"context"
	"crypto/ecdh"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	webpush "github.com/SherClockHolmes/webpush-go"
	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/sync/errgroup"
	"golang.org/x/time/rate"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/doors/metrics"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/wire"
)

// A Subscription is where a browser takes messages, and which. It is the data of a key of kind [store.Push].
type Subscription wire.Pushing

// Check returns an error if a subscription cannot be one. What its address leads to is checked when it is dialled.
func (s *Subscription) Check() error {
	u, err := url.Parse(s.Endpoint)
	if err != nil || u.Scheme != "https" || u.Host == "" || u.User != nil || len(s.Endpoint) > 2000 {
		return errors.New("endpoint must be an https address without a user, of at most 2000 characters")
	}
	public, err := base64.RawURLEncoding.DecodeString(s.P256dh)
	if err == nil {
		_, err = ecdh.P256().NewPublicKey(public)
	}
	if err != nil {
		return errors.New("p256dh must be a public key of P-256, in base64url")
	}
	if auth, err := base64.RawURLEncoding.DecodeString(s.Auth); err != nil || len(auth) != 16 {
		return errors.New("auth must be 16 bytes, in base64url")
	}
	return nil
}

// A Store has the players, their keys and their tables: see package sqlstore.
type Store interface {
	Player(ctx context.Context, id string) (store.Player, error)
	Keys(ctx context.Context, player string) ([]store.Key, error)
	AddKey(ctx context.Context, k store.Key) error
	TakeKey(ctx context.Context, id store.KeyID) (store.Key, error)
	Summary(ctx context.Context, tbl string) (journal.Summary, error)
	Evening(ctx context.Context, id string) (store.Evening, error)
}

// Options configure a sender. Client and After may be nil; all else is required.
type Options struct {
	Store   Store
	Watches func(table, player string) bool // whether a player has a table open
	Soon    func(ctx context.Context) ([]evening.Summons, error)
	Now     func() time.Time
	Log     *slog.Logger
	Key     string // see [NewKey]
	Contact string // our mailto: or https: address, for push services
	// Client reaches push services; nil: one that dials public addresses only. Tests have another.
	Client *http.Client
	After  func(pause time.Duration, f func()) // nil: time.AfterFunc
}

// Bounds of what is sent.
const (
	workers  = 4    // that find out whom to tell of a turn
	senders  = 64   // messages under way in all: most wait for an answer
	mostWork = 1000 // turns that wait, and messages
	mostEach = 100  // messages to one player that wait
	atOnce   = 2    // messages under way to one player, and to one host
	tries    = 3
	sendTime = 5 * time.Second  // for one try
	longest  = 5 * time.Minute  // the longest pause before another try
	deaf     = 3                // tries in a row without an answer, after which a host is left alone
	alone    = 10 * time.Minute // for so long
	kept     = 10_000           // players, browsers, hosts and notices that are known
	burst    = 10               // messages to one browser at once
	eachTime = 20 * time.Second // between others
)

// A Sender sends messages in the background. Several goroutines may use it.
type Sender struct {
	Options
	public string // the public part of Key
	turns  chan turn
	rates  *lru.Cache[store.KeyID, *rate.Limiter]
	told   *lru.Cache[store.KeyID, time.Time] // until when a notice need not be looked at: it was sent, or no browser wants it
	counts *metrics.Counter

	deliveries chan *delivery // that wait for [Sender.Run]
	sending    *quota.Queue   // of all
	players    *lru.Cache[string, *quota.Queue]
	hosts      *lru.Cache[string, *host]
	mu         sync.Mutex // guards the fields of hosts
}

// NewKey returns a new private key, by which push services know who sends.
func NewKey() (string, error) {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(key.Bytes()), nil
}

// New returns a sender, which sends while [Sender.Run] runs. The error is that of a wrong key.
func New(o Options) (*Sender, error) {
	b, err := base64.RawURLEncoding.DecodeString(o.Key)
	if err != nil {
		return nil, fmt.Errorf("the key for push services: %w", err)
	}
	key, err := ecdh.P256().NewPrivateKey(b)
	if err != nil {
		return nil, fmt.Errorf("the key for push services: %w", err)
	}
	if o.Client == nil {
		o.Client = publicClient()
	}
	if o.After == nil {
		o.After = func(pause time.Duration, f func()) { time.AfterFunc(pause, f) }
	}
	s := &Sender{
		Options: o, public: base64.RawURLEncoding.EncodeToString(key.PublicKey().Bytes()), turns: make(chan turn, mostWork),
		deliveries: make(chan *delivery, mostWork), sending: newQueue(senders),
		counts: metrics.NewCounter("ninetynine_push_messages_total", "Messages to browsers, by what became of them.", "outcome"),
	}
	s.rates, _ = lru.New[store.KeyID, *rate.Limiter](kept) // the errors would be of their sizes
	s.told, _ = lru.New[store.KeyID, time.Time](kept)
	s.players, _ = lru.New[string, *quota.Queue](kept)
	s.hosts, _ = lru.New[string, *host](kept)
	return s, nil
}

// Public returns the key that a browser needs for its subscription, in base64url.
func (s *Sender) Public() string { return s.public }

// AppendMetrics appends the counts, for Prometheus.
func (s *Sender) AppendMetrics(b []byte) []byte { return s.counts.Append(b) }

// Run sends until the context ends.
func (s *Sender) Run(ctx context.Context) error {
	var all errgroup.Group
	all.SetLimit(workers + mostWork)
	for range workers {
		all.Go(func() error {
			for {
				select {
				case <-ctx.Done():
					return nil
				case t := <-s.turns:
					if err := s.turn(ctx, t.table, t.player); err != nil && ctx.Err() == nil {
						s.Log.Warn("a player could not be told of a turn", "err", err)
					}
				}
			}
		})
	}
	for {
		select {
		case <-ctx.Done():
			return all.Wait()
		case d := <-s.deliveries:
			if !all.TryGo(func() error { s.deliver(ctx, d); return nil }) {
				s.counts.Add(1, "dropped")
			}
		}
	}
}

// A turn is at a table that waits for a player.
type turn struct{ table, player string }

// Turn tells a player that a table waits, unless the player has it open at this server. It does not block.
func (s *Sender) Turn(table, player string) {
	select {
	case s.turns <- turn{table, player}:
	default:
		s.counts.Add(1, "dropped")
	}
}

func (s *Sender) turn(ctx context.Context, table, player string) error {
	p, err := s.Store.Player(ctx, player)
	if err != nil || s.Watches(table, p.ID) || s.Watches(table, p.Root()) {
		return err
	}
	browsers, err := s.browsers(ctx, p.Root(), func(b *Subscription) bool { return b.Turn })
	if err != nil || len(browsers) == 0 {
		return err
	}
	t, err := s.Store.Summary(ctx, table)
	own := slices.IndexFunc(t.Chairs, func(c journal.Sitter) bool { return c.Turn && (c.Player == p.ID || c.Player == p.Root()) })
	if err != nil || own < 0 { // it has been played meanwhile
		return err
	}
	var others []string
	for i, c := range t.Chairs {
		if i != own {
			others = append(others, c.Name)
		}
	}
	s.tell(browsers, message{Path: "t/" + table, lasts: 24 * time.Hour}, "push.turn", t.Variant, strings.Join(others, ", "))
	return nil
}

// Evenings tells those who come to evenings that these begin soon, and that their tables are ready: once each, whatever
// servers do so. Call it several times a minute.
func (s *Sender) Evenings(ctx context.Context) error {
	all, err := s.Soon(ctx)
	for i := range all {
		err = errors.Join(err, s.evening(ctx, &all[i]))
	}
	return err
}

func (s *Sender) evening(ctx context.Context, c *evening.Summons) error {
	begins, about := time.UnixMilli(c.Begins), fmt.Sprint(c.Evening, " ", c.Begins, " ", c.Player)
	m, says := message{lasts: begins.Sub(s.Now())}, "push.evening"
	if c.At != "" {
		m.Path, says, about = "t/"+c.At, "push.evening.ready", about+" "+c.At
	}
	notice := store.Key{
		ID: store.IDOf(store.Notice, about), Kind: store.Notice, Player: c.Player,
		Made: s.Now(), Seen: s.Now(), Until: begins.Add(time.Hour),
	}
	if until, _ := s.told.Get(notice.ID); s.Now().Before(until) {
		return nil
	}
	browsers, err := s.browsers(ctx, c.Player, func(b *Subscription) bool { return b.Tonight })
	if err != nil || len(browsers) == 0 {
		s.told.Add(notice.ID, s.Now().Add(time.Minute))
		return err
	}
	e, err := s.Store.Evening(ctx, c.Evening)
	if err != nil {
		return err
	}
	err = s.Store.AddKey(ctx, notice)
	taken := errors.Is(err, store.ErrTaken) // by another server, or by this one before it was started again
	if err != nil && !taken {
		return err
	}
	s.told.Add(notice.ID, notice.Until)
	if !taken {
		s.tell(browsers, m, says, e.Variant, "")
	}
	return nil
}

// A browser is a push key, and the subscription in it.
type browser struct {
	key store.Key
	Subscription
}

// browsers returns the browsers of a player that want a message. It ends keys whose device is gone.
func (s *Sender) browsers(ctx context.Context, player string, want func(*Subscription) bool) (all []browser, err error) {
	keys, err := s.Store.Keys(ctx, player)
	for _, k := range keys {
		if k.Kind != store.Push {
			continue
		}
		if !slices.ContainsFunc(keys, func(d store.Key) bool { return d.Kind == store.Device && store.PushOf(d.ID) == k.ID }) {
			err = errors.Join(err, s.end(ctx, k.ID))
			continue
		}
		b := browser{key: k}
		if e := json.Unmarshal(k.Data, &b.Subscription); e != nil {
			err = errors.Join(err, e)
		} else if want(&b.Subscription) {
			all = append(all, b)
		}
	}
	return all, err
}

func (s *Sender) end(ctx context.Context, key store.KeyID) error {
	if _, err := s.Store.TakeKey(ctx, key); !errors.Is(err, store.ErrNone) {
		return err
	}
	return nil
}

// A message is what the page's service worker shows.
type message struct {
	Text  string        `json:"text"`
	Path  string        `json:"path"` // of the page, below its root
	lasts time.Duration // how long the push service may wait for the browser
}

// tell sends a message to browsers, in their languages, but to none that got many lately. Its phrase may have the names.
func (s *Sender) tell(browsers []browser, m message, key, variant, names string) {
	for i := range browsers {
		b := &browsers[i]
		limit := known(s.rates, b.key.ID, rate.NewLimiter(rate.Every(eachTime), burst))
		if !limit.AllowN(s.Now(), 1) {
			s.counts.Add(1, "dropped")
			continue
		}
		book := phrase.Open(b.Language)
		m.Text = book.Say(key, "variant", book.Say("variant."+variant), "names", names)
		s.enqueue(&delivery{browser: b, message: m, host: s.hostOf(b.Endpoint)})
	}
}

// try sends a message, and again later if the push service cannot take it now. A try without an answer in time is the
// last: a server of a player that never answers would keep workers for long.
func (s *Sender) try(ctx context.Context, d *delivery) {
	if s.leftAlone(d.host) {
		s.counts.Add(1, "failed")
		return
	}
	status, pause, err := s.send(ctx, &d.Subscription, &d.message)
	if ctx.Err() != nil {
		return
	}
	d.tries++
	late, ok := errors.AsType[net.Error](err)
	again := d.tries < tries && !(ok && late.Timeout()) && !errors.Is(err, errPrivate) && (err != nil || status == http.StatusTooManyRequests || status >= 500)
	s.answered(d.host, err == nil)
	switch {
	case status/100 == 2:
		s.counts.Add(1, "sent")
	case status == http.StatusNotFound || status == http.StatusGone:
		s.counts.Add(1, "gone")
		if err := s.end(ctx, d.key.ID); err != nil {
			s.Log.Warn("a browser that takes no more messages could not be forgotten; it is tried again", "err", err)
		}
	case again:
		s.After(max(pause, time.Duration(d.tries*d.tries)*5*time.Second), func() { s.enqueue(d) })
	default:
		s.counts.Add(1, "failed")
		if s.mayLog(d.host) {
			s.Log.Warn("a push service did not take a message; of others in the next hour, only the count says so", "host", d.host.name, "status", status, "err", cause(err))
		}
	}
}

// cause returns an error of a client without the address, which is the browser's secret.
func cause(err error) error {
	if u, ok := errors.AsType[*url.Error](err); ok {
		return u.Err
	}
	return err
}

// send posts a message, and returns the status and how long the push service wants to be left alone.
func (s *Sender) send(ctx context.Context, b *Subscription, m *message) (status int, pause time.Duration, err error) {
	ctx, done := context.WithTimeout(ctx, sendTime)
	defer done()
	text, err := json.Marshal(m)
	if err != nil {
		return 0, 0, err
	}
	topic := sha256.Sum256([]byte(m.Path)) // one about the same table takes its place
	res, err := webpush.SendNotificationWithContext(ctx, text, &webpush.Subscription{Endpoint: b.Endpoint, Keys: webpush.Keys{Auth: b.Auth, P256dh: b.P256dh}}, &webpush.Options{
		HTTPClient: s.Client, Subscriber: strings.TrimPrefix(s.Contact, "mailto:"), Topic: base64.RawURLEncoding.EncodeToString(topic[:12]), TTL: int(m.lasts / time.Second),
		Urgency: webpush.UrgencyHigh, VAPIDPublicKey: s.public, VAPIDPrivateKey: s.Key,
	})
	if err != nil {
		return 0, 0, err
	}
	defer res.Body.Close()
	io.CopyN(io.Discard, res.Body, 4<<10) // so that the connection can be used again
	after, _ := strconv.Atoi(res.Header.Get("Retry-After"))
	return res.StatusCode, min(time.Duration(max(0, min(after, 3600)))*time.Second, longest), nil
}
