// Package api answers the operations of package wire, both for a server over HTTP and for a browser that
// plays alone.
//
// It knows neither connections nor sessions, and none of the rules: it passes commands to the hall, and
// answers with the results of the hall, the lobby and the computer players. Sessions, streams and the
// health of a server are the business of package httpd.
package api

import (
	"cmp"
	"context"
	"maps"
	"sync"
	"sync/atomic"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/events"
	"ninetynine/internal/club/group"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
	"ninetynine/match"
)

// A Store has what any hall stores: tables, their matches, and a player. Its errors are those of package store.
type Store interface {
	Player(ctx context.Context, id string) (store.Player, error)
	Players(ctx context.Context, after string, limit int) ([]store.Player, error)
	Rename(ctx context.Context, id, name string) error

	lobby.Lists
	ties.Reader
	Muted(ctx context.Context, player string) ([]string, error)
	Keyed(ctx context.Context, ids []string) ([]string, error)
	Tallies(ctx context.Context, player string) ([]store.Tally, error)

	Row(ctx context.Context, projection, list, key string) (journal.Row, error)

	Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error
}

// Options supply the environment of a service. Hall, Store and Now are required.
type Options struct {
	Hall         *hall.Hall
	Store        Store
	Company      *Company // nil: a hall for one player
	Now          func() time.Time
	Advise       review.Advise         // nil without hints
	Bids         Bids                  // nil without hints
	ExpertReplay ExpertReplay          // nil without hints
	Daily        *daily.Secret         // nil: the public rule
	Review       *review.Jobs          // nil: no matches are judged
	Moderation   *moderation.Decisions // nil without operators
	People       *identity.Players     // nil: a hall for one player
	Evenings     *evening.Evenings     // nil in a hall for one player
	Events       *events.Events        // set by [New] where there is a Company
	// Settled reports whether a claim by the View would end the deal, and may take its time; nil: the
	// hall's judge decides.
	Settled func(ctx context.Context, m *match.Match, v *match.View) (bool, error)
	// Announce tells other servers about changes at a table, for their HandleNews; nil without other servers.
	Announce func(table string)
	// Open returns the players who have a table open; it may be nil.
	Open func() []string
	// Tied is called when a player's ties have changed; it may be nil.
	Tied func(ctx context.Context, player string) error
	// Keys returns a player's keys, for the player's data; nil: there are none.
	Keys func(ctx context.Context, player string) ([]wire.Key, error)
	// Altered is called when a player's name or wishes have changed; it may be nil.
	Altered func(player string)
	Levels  func() []wire.Level
	Usual   string // the default opponent
	Version string // of the program
	Privacy wire.Privacy
	Prefix  string // prefix of the ids of tables opened here; "" at a server
	// Pause waits while there is urgent work; long work calls it often. nil: it never waits.
	Pause func()
	// Projections are stored in addition to lists and histories.
	Projections store.Projections
}

// Bounds limit the service as a whole, and may change, but for Hints. All fields are required.
type Bounds struct {
	Open     lobby.Bounds  // tables at once
	Groups   group.Bounds  // 0: there are none
	Hints    int           // computed at once
	HintWait time.Duration // time limit of a hint, including waiting
	Body     int64         // bytes of a request
}

// A Meter is called before a call spends n times a cost. Its error refuses the call.
type Meter func(c *Call, what wire.Cost, n int) error

// A Service answers calls. Several goroutines may use it.
type Service struct {
	Options
	bounds  func() Bounds
	meter   Meter
	hall    Tables
	lobby   lobby.Lobby
	scored  scoredCache
	here    presence
	matches *review.Cache
	logs    *lru.Cache[string, *table.Recorder] // of tables, by id
	listed  atomic.Int32                        // how many tables were on the last page of a list
	refuted refutations
	recent  recentJudgements // judgements of records that were sent
	folds   *quota.Queue     // for each record being made
	imports *quota.Queue     // for each import of a table
	slow    *quota.Queue     // for imports that take longer than usual
	advice  *quota.Queue     // for each hint being computed
	whole   *quota.Queue     // for each whole bid table, which takes seconds
	pars    *lru.Cache[parKey, *advice.Par]
	parring quota.Keyed // by event: one call at a time plays boards for their par

	handlers map[string]handler
	problems func() ([]*problem.Problem, error) // the problems of the program

	ctx   context.Context // ends with the service
	close context.CancelFunc
}

// New returns a service. tell is called with each command to a table and its outcome; it may be nil.
// Close the service after use.
func New(o Options, bounds func() Bounds, spend Meter, tell func(do table.Kind, outcome string)) *Service {
	s := &Service{
		Options: o, bounds: bounds, meter: spend, handlers: handlers(), problems: sync.OnceValues(problem.Shipped),
		folds: quota.NewQueue(mostFolds, mostWaiting, mostWaitingEach), imports: quota.NewQueue(1, mostImporting, mostImportingEach),
		slow: quota.NewQueue(1, mostImportingSlowly, mostImportingSlowly), advice: quota.NewQueue(bounds().Hints, mostAsking, mostAskingEach), whole: quota.NewQueue(1, mostAsking, mostAskingEach),
	}
	s.scored, s.matches = newScoredCache(), review.NewCache()
	s.pars, _ = lru.New[parKey, *advice.Par](mostPars)
	s.logs, _ = lru.New[string, *table.Recorder](mostLogs) // it fails for sizes below 1
	if s.Pause == nil {
		s.Pause = func() {}
	}
	if s.Levels == nil {
		s.Levels = func() []wire.Level { return nil }
	}
	if s.Altered == nil {
		s.Altered = func(string) {}
	}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.hall = Tables{o.Hall, tell}
	if o.Company != nil {
		maps.Copy(s.handlers, o.Company.handlers)
		o.Evenings.Known = s.rated
		o.Company.ties = ties.Ties{Store: o.Company, Now: o.Now, Secret: o.Evenings.Secret}
		s.Events = &events.Events{Store: o.Company, Logs: o.Hall.Runner, Hall: s.hall, Draw: func() cards.Seed { return o.Hall.Draw() }, Level: o.Hall.Judge.HasLevel, Now: s.millis, Secret: o.Evenings.Secret}
		o.Evenings.Hold = s.Events.Hold
		o.Company.groups = group.Groups{
			Store: o.Company, Tables: s.hall, Evenings: o.Evenings, Now: o.Now, Bounds: func() group.Bounds { return bounds().Groups },
		}
	}
	s.lobby = lobby.Lobby{Lists: lists{o.Store, o.Evenings}, Tables: s.hall, Level: o.Hall.Judge.HasLevel, Now: s.millis, Bounds: func() lobby.Bounds { return bounds().Open }, Prefix: o.Prefix, May: s.company}
	return s
}

// Close ends work that goes on only while callers ask.
func (s *Service) Close() { s.close() }

// Do answers a call for an operation of [wire.Operations], by its id. The answer is stored in the call.
// [Call.Fault] translates errors for the caller.
func (s *Service) Do(ctx context.Context, operation string, c *Call) error {
	do, ok := s.handlers[operation]
	if !ok {
		return Refuse(wire.StatusNotFound, "none", "there is no such operation here")
	}
	if _, err := c.Table(); err != nil && c.Path("table") != "" {
		return err
	}
	return do(s, ctx, c)
}

// Admit refuses what operators have forbidden to the caller, and charges what the operation costs. Every door calls it
// before an operation, its own ones included.
func (s *Service) Admit(ctx context.Context, o *wire.Operation, c *Call) error {
	if err := s.Allow(ctx, c, o.Does); err != nil {
		return err
	}
	return s.charge(c, o.Prices()...)
}

func (s *Service) charge(c *Call, all ...wire.Price) error {
	for _, p := range all {
		if err := s.meter(c, p.Cost, p.N); err != nil {
			return err
		}
	}
	return nil
}

// Allow refuses what operators have forbidden to the caller.
func (s *Service) Allow(ctx context.Context, c *Call, does moderation.Deed) error {
	if does == moderation.Told || s.Moderation == nil {
		return nil
	}
	return s.Moderation.Check(ctx, moderation.Caller{Player: c.Player.ID, Network: c.From, Console: c.Operator == Console}, does)
}

// Does reports whether the service answers an operation.
func (s *Service) Does(operation string) bool { return s.handlers[operation] != nil }

// spend charges a call once.
func (s *Service) spend(c *Call, what wire.Cost) error { return s.meter(c, what, 1) }

// Tables are the tables of a hall.
type Tables struct {
	*hall.Hall
	tell func(do table.Kind, outcome string)
}

// Do calls the hall's Do.
func (h Tables) Do(ctx context.Context, now int64, id string, c *table.Command) (live.Reply, error) {
	r, err := h.Hall.Do(ctx, now, id, c)
	if h.tell == nil {
		return r, err
	}
	outcome := "done"
	switch {
	case err != nil:
		outcome = Reason(err)
	case r.Again:
		outcome = "again"
	}
	h.tell(c.Do, outcome)
	return r, err
}

func (s *Service) millis() int64 { return s.Now().UnixMilli() }

// A handler answers a call.
type handler = func(*Service, context.Context, *Call) error

// usual stands for the usual size limit of a body.
const usual = 0

// reading returns a handler of calls whose bodies are a T in JSON, of at most this many bytes.
func reading[T any](most int64, do func(*Service, context.Context, *Call, *T) error) handler {
	return func(s *Service, ctx context.Context, c *Call) error {
		in := new(T)
		if err := c.Read(cmp.Or(most, s.bounds().Body), in); err != nil {
			return err
		}
		return do(s, ctx, c, in)
	}
}

// paying is reading for bodies that are work, which is paid by their size: see [textPerEffort].
func paying[T any](most int64, do func(*Service, context.Context, *Call, *T) error) handler {
	return func(s *Service, ctx context.Context, c *Call) error {
		b, err := c.body(wire.JSON, most)
		if err == nil {
			err = s.payText(c, len(b))
		}
		in := new(T)
		if err == nil {
			err = parse(b, in)
		}
		if err != nil {
			return err
		}
		return do(s, ctx, c, in)
	}
}

// handlers answer in any hall: see [NewCompany] for the others.
func handlers() map[string]handler {
	return map[string]handler{
		"version":       (*Service).version,
		"privacy":       (*Service).privacy,
		"variants":      (*Service).variants,
		"variant":       (*Service).variant,
		"guide":         (*Service).guide,
		"houseGuide":    reading(usual, (*Service).houseGuide),
		"bids":          reading(usual, (*Service).bids),
		"deal":          reading(usual, (*Service).deal),
		"pad":           paying(maxPad, (*Service).pad),
		"talk":          paying(maxTalk, (*Service).talk),
		"problemTalk":   paying(maxTalk, (*Service).problemTalk),
		"season":        paying(maxSeason, (*Service).season),
		"levels":        (*Service).levels,
		"me":            (*Service).me,
		"rename":        reading(usual, (*Service).rename),
		"profile":       (*Service).profile,
		"data":          (*Service).data,
		"ratings":       (*Service).ratings,
		"history":       (*Service).history,
		"lost":          (*Service).lost,
		"statistics":    (*Service).statistics,
		"tables":        (*Service).tables,
		"open":          reading(usual, (*Service).open),
		"bring":         (*Service).importTable,
		"daily":         (*Service).daily,
		"playDaily":     reading(usual, (*Service).playDaily),
		"play":          reading(usual, (*Service).play),
		"present":       (*Service).present,
		"scores":        (*Service).scores,
		"settled":       (*Service).settled,
		"command":       reading(usual, (*Service).command),
		"hint":          reading(usual, (*Service).hint),
		"record":        (*Service).record,
		"replay":        replayOf((*Service).own),
		"hindsight":     hintOf((*Service).own),
		"report":        (*Service).report,
		"reportOn":      (*Service).sentReport,
		"look":          replayOf((*Service).sent),
		"secondThought": hintOf((*Service).sent),
		"problems":      reading(maxProgress, (*Service).dayProblems),
		"solve":         reading(maxProgress, (*Service).answerProblem),
		"whatIf":        whatIfOf((*Service).own),
		"whatIfOn":      whatIfOf((*Service).sent),
	}
}
