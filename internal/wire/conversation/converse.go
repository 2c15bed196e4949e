package conversation

import (
	"encoding/json"
	"errors"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// Converse prints the news for a person and executes a typed line. levels are those of bots for chairs.
// The error says what is wrong with the request.
func Converse(in *wire.TalkAsking, levels []string) (*wire.TalkAnswer, error) {
	p, err := recall(in.Lang, in.Mind)
	if err != nil {
		return nil, err
	}
	p.Levels, p.Now = levels, func() int64 { return in.Now }
	if err := p.Open(&in.Settings, in.Host); err != nil {
		return nil, err
	}
	if in.Before != nil {
		if p.Shown, err = p.parse(in.Before); err != nil {
			return nil, err
		}
		p.Seat = p.Shown.seat()
	}
	var a Answer
	for i := range in.News {
		n, err := p.parse(in.News[i])
		if err != nil {
			return nil, err
		}
		before := p.Shown
		p.Show(n)
		a.join(p.Tell(before))
	}
	if p.Shown.Seq == 0 {
		return nil, errors.New("send the table's messages, in before and news")
	}
	if o := p.Shown.View.Options; in.Refused || p.Sure != 0 && !o.Has(rules.MakeOffer(o.Seat, p.Sure)) {
		p.Typed, p.Sure = 0, 0
	}
	a.join(p.answers(in))
	return p.told(a)
}

func (p *Person) parse(text []byte) (*Moment, error) {
	m := new(wire.Message)
	if err := json.Unmarshal(text, m); err != nil {
		return nil, err
	}
	return p.Read(m, p.Shown)
}

// answers answers a typed line, or prints a result that the last answer requested, and asks the current
// question.
func (p *Person) answers(in *wire.TalkAsking) (a Answer) {
	switch {
	case in.Line != nil:
		a = p.Obey(*in.Line)
	case in.Report != nil:
		p.Report = DealReport{Match: p.Shown.Table.Match, Deal: int(p.Shown.View.Number), Told: &in.Report.Report}
		a = p.TellReport()
	case in.Hint != nil:
		if c, err := p.Weigh(p.Shown, in.Hint); err == nil {
			a = p.Advise(c)
		}
	default:
		a = p.warn()
	}
	if a.Do == nil && a.Want == "" {
		asked, _, _ := p.Ask()
		a.join(asked)
	}
	return a
}

// short is how much time is left when time is short, in milliseconds.
const short = 20_000

// warns returns when the person is to be warned that their time is short, once for each
// decision; 0 for never.
func (p *Person) warns() int64 {
	c := p.Chair()
	if c == nil || p.Shown.View.Options.Pick == 0 || c.Until == p.Warned {
		return 0
	}
	return max(0, c.Until-short)
}

// warn warns the person, if it is time.
func (p *Person) warn() Answer {
	if at := p.warns(); at != 0 && at <= p.Now() {
		p.Warned = at + short
		p.says("page.speech.short", "time", p.Time(max(0, p.Warned-p.Now())))
	}
	return p.took()
}

// ConverseOn is Converse about a problem.
func ConverseOn(in *wire.ProblemTalkAsking) (*wire.TalkAnswer, error) {
	p, err := recall(in.Lang, in.Mind)
	if err != nil {
		return nil, err
	}
	q, err := p.Solve(&in.Problem)
	if err != nil {
		return nil, err
	}
	switch {
	case in.Line != nil:
		return p.told(q.Obey(*in.Line, in.Answered, in.Busy))
	case in.Outcome != nil:
		return p.told(q.Judge(in.Act, in.Outcome, int(in.Days)))
	}
	return p.told(q.Present(int(in.N), int(in.Of), in.Anew))
}

// recall returns a person with the memory of the conversation.
func recall(lang, mind string) (*Person, error) {
	p := New(phrase.Open(lang))
	if mind != "" {
		if err := json.Unmarshal([]byte(mind), &p.Mind); err != nil {
			return nil, errors.New("mind: send that of the last answer, as it came, or none")
		}
	}
	return p, nil
}

// told returns an answer for the client, with the new memory.
func (p *Person) told(a Answer) (*wire.TalkAnswer, error) {
	mind, err := json.Marshal(p.Mind)
	return &wire.TalkAnswer{Said: append([]string{}, a.Said...), Do: a.Do, Want: string(a.Want), Again: p.warns(), Mind: string(mind)}, err
}

// join appends another answer.
func (a *Answer) join(b Answer) {
	a.Said = append(a.Said, b.Said...)
	if b.Do != nil {
		a.Do = b.Do
	}
	if b.Want != "" {
		a.Want = b.Want
	}
}
