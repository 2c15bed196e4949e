package api

import (
	"context"
	"errors"
	"math"
	"sync"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/learn/course"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/think/company"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

var errNoHints = table.Refuse(table.Forbidden, "server-no-hints")

// mayAsk refuses hints where there are none.
func (s *Service) mayAsk() error {
	if s.Advise == nil {
		return errNoHints
	}
	return nil
}

// A report answers after this time if it has any results.
const reviewFor = 2 * time.Second

// report answers with what came of the finished deals of a match, as far as their cards
// are open to the caller. The work goes on while callers ask.
func (s *Service) report(ctx context.Context, c *Call) error {
	deal, err := c.deal()
	if err != nil {
		return err
	}
	id, _, seat, text, err := s.matchOf(ctx, c, review.Explained)
	if err != nil {
		return err
	}
	rank := review.Others
	switch {
	case seat != rules.Nobody && c.Query("patient") == "true":
		rank = review.Statistics
	case seat != rules.Nobody:
		rank = review.Own
	}
	out, err := s.reportOn(ctx, c, s.Review, rank, deal, func(ctx context.Context) (*review.Match, error) { return s.parsed(ctx, c, text) })
	if out != nil && seat != rules.Nobody {
		out.Seat = &seat
	}
	s.Changed(id)
	return c.give(out, err)
}

// mostLately limits the number of judgements kept of records that were sent: 10 MB.
const mostLately = 20_000

// recentJudgements keeps judgements in memory, until there are too many: the caller sends the record
// again until its report is final.
type recentJudgements struct {
	mu   sync.Mutex
	kept *store.Memory
	n    int
}

// now returns the memory, a new one if it was full.
func (l *recentJudgements) now(more int) *store.Memory {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.n += more; l.kept == nil || l.n > mostLately {
		l.kept, l.n = store.NewMemory(), more
	}
	return l.kept
}

// Judgements implements [review.Keeper].
func (l *recentJudgements) Judgements(ctx context.Context, match journal.Hash, judge string, deal int) (map[int][]byte, error) {
	return l.now(0).Judgements(ctx, match, judge, deal)
}

// KeepJudgement implements [review.Keeper].
func (l *recentJudgements) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	return l.now(1).KeepJudgement(ctx, match, judge, deal, step, value)
}

// sentReport reports on a deal of a record that is sent. Judgements are kept in memory only.
func (s *Service) sentReport(ctx context.Context, c *Call) error {
	deal, err := c.number("deal", 0)
	if err != nil {
		return err
	}
	if s.Review == nil {
		return errNoHints
	}
	out, err := s.reportOn(ctx, c, s.Review.Apart(&s.recent), review.Others, deal, func(ctx context.Context) (*review.Match, error) {
		m, _, err := s.sent(ctx, c)
		return m, err
	})
	return c.give(out, err)
}

// reportOn returns the report of a deal, or of all deals, of a match.
func (s *Service) reportOn(ctx context.Context, c *Call, jobs *review.Jobs, rank review.Rank, deal int, read func(context.Context) (*review.Match, error)) (*wire.Report, error) {
	if jobs == nil {
		return nil, errNoHints
	}
	if err := s.mayAsk(); err != nil {
		return nil, err
	}
	ctx, cancel := s.patience(ctx)
	defer cancel()
	m, err := read(ctx)
	if err != nil {
		return nil, err
	}
	began, made := time.Now(), 0
	out, err := jobs.For(c.From).Ranked(rank).Report(ctx, m, deal, review.Careful, func() bool { made++; return time.Since(began) < reviewFor })
	switch {
	case errors.As(err, new(*review.Missing)):
		return nil, refused(err)
	case err != nil:
		return nil, err
	}
	if left := out.Of - out.Judged + out.Rough; out.Wait == 0 && left > 0 && made > 0 { // judged here, in turn with others
		out.Wait = int(math.Ceil(time.Since(began).Seconds() * float64(left) / float64(made)))
	}
	return &wire.Report{Header: m.HeaderLine(), Lessons: course.Suggest(m.Game, out), Report: *out}, nil
}

// patience returns a context that ends with the time limit of a hint, and with the service.
func (s *Service) patience(ctx context.Context) (limited context.Context, cancel func()) {
	ctx, stop := context.WithTimeout(ctx, s.bounds().HintWait)
	unhook := context.AfterFunc(s.ctx, stop)
	return ctx, func() { unhook(); stop() }
}

// thinking runs the work when there is capacity for it.
func (s *Service) thinking(ctx context.Context, c *Call, work func(context.Context) error) error {
	return thinkingIn(ctx, s.advice, c, s.bounds().HintWait, work)
}

// mostAsking limits the calls that wait for a hint, or for a bid table; mostAskingEach limits those of an
// address.
const mostAsking, mostAskingEach = 64, 32

// thinkingIn runs the work when the queue has room for it, within the time limit.
func thinkingIn(ctx context.Context, room *quota.Queue, c *Call, limit time.Duration, work func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	done, err := turn(ctx, room, c)
	if err != nil {
		return err
	}
	defer done()
	return work(ctx)
}

// hint answers with the server's choice in the player's place.
func (s *Service) hint(ctx context.Context, c *Call, in *wire.Asking) error {
	id := c.Path("table")
	if err := checkID(in.ID, maxID); err != nil {
		return err
	}
	if err := s.mayAsk(); err != nil {
		return err
	}
	return s.thinking(ctx, c, func(ctx context.Context) error {
		m, v, with, from, err := s.question(ctx, c, id, in.ID)
		if err != nil {
			return err
		}
		advice, err := s.Advise(ctx, m, v, with)
		if err != nil {
			return err
		}
		r, err := s.sendCommand(ctx, c, id, &table.Command{Do: table.Hint, ID: in.ID, Seat: -1, Hand: -1, Seen: from})
		if err != nil {
			return err
		}
		return c.answer(wire.Hint{Seq: r.Seq, Again: r.Again, Advice: advice})
	})
}

// question returns the player's view of the due decision and company, and the entry since which it is due. A repeated
// request is about the same decision as the first one.
func (s *Service) question(ctx context.Context, c *Call, id, command string) (m *match.Match, v *match.View, with *company.Company, from uint64, err error) {
	v = new(match.View)
	e := s.Hall.Inspect(ctx, s.millis(), id, func(t *table.State) {
		seq, again := t.Applied(c.Player.ID, command)
		seat := t.SeatOf(c.Player.ID)
		err = t.MayHint(c.Player.ID)
		switch {
		case again && (err != nil || t.Chairs[seat].From > seq):
			err = table.Refuse(table.Stale, "hint-moved-on")
		case err == nil:
			m, from = t.Moves(), t.Chairs[seat].From
			t.View(seat, v)
			with = t.Company(seat)
		}
	})
	if e != nil {
		return nil, nil, nil, 0, e
	}
	return m, v, with, from, err
}

// hintOf answers with a decision at a moment of a recorded match, and with the server's advice, using
// only what the deciding seat could see.
func hintOf(from source) handler {
	return func(s *Service, ctx context.Context, c *Call) error {
		deal, err := c.number("deal", 0)
		if err != nil {
			return err
		}
		acts, err := c.number("step", 0)
		if err != nil {
			return err
		}
		if err := s.mayAsk(); err != nil {
			return err
		}
		m, _, err := from(s, ctx, c)
		if err != nil {
			return err
		}
		d, err := m.Decision(deal, acts)
		if err != nil {
			return refused(err)
		}
		return s.thinking(ctx, c, func(ctx context.Context) error {
			advice, err := s.Advise(ctx, d.Match, &d.View, d.Company())
			if err != nil {
				return err
			}
			return c.answer(wire.Hindsight{Seat: d.View.Seat, Act: d.Act.String(), Advice: advice})
		})
	}
}
