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
	p, err := resume(in.Lang, in.Mind)
	if err != nil {
		return nil, err
	}
	p.Levels, p.Now = levels, func() int64 { return in.Now }
	p.Link = in.Link
	if err := p.Open(&in.Settings, in.Host); err != nil {
		return nil, err
	}
	if in.Before != nil {
		if p.Shown, err = p.parse(in.Before); err != nil {
			return nil, err
		}
		p.Seat = p.Shown.seat()
	}
	if in.Refused { // before the news: if the act happens after all, that is new to the person
		p.Typed, p.Sure = 0, 0
	}
	var a Answer
	for i := range in.News {
		n, err := p.parse(in.News[i])
		if err != nil {
			return nil, err
		}
		before := p.Shown
		p.Show(n)
		a.join(p.Describe(before))
	}
	if p.Shown.Seq == 0 {
		return nil, errors.New("send the table's messages, in before and news")
	}
	if o := p.Shown.View.Options; p.Sure != 0 && !o.Has(rules.MakeOffer(o.Seat, p.Sure)) {
		p.Typed, p.Sure = 0, 0
	}
	a.join(p.answerLine(in))
	return p.wireAnswer(a)
}

func (p *Conversation) parse(text []byte) (*Moment, error) {
	m := new(wire.Message)
	if err := json.Unmarshal(text, m); err != nil {
		return nil, err
	}
	return p.Read(m, p.Shown)
}

// answerLine answers a typed line, or prints a result that the last answer requested, and asks the current
// question.
func (p *Conversation) answerLine(in *wire.TalkAsking) (a Answer) {
	switch {
	case in.Line != nil:
		a = p.Execute(*in.Line)
	case in.Report != nil:
		p.Report = DealReport{Match: p.Shown.Table.Match, Deal: int(p.Shown.View.Number), Told: &in.Report.Report}
		a = p.DescribeReport()
	case in.Hint != nil:
		if c, err := p.ReadAdvice(p.Shown, in.Hint); err == nil {
			a = p.PrintHint(c)
		}
	default:
		a = p.warn()
	}
	if a.Do == nil && a.Request == "" {
		asked, _, _ := p.Ask()
		a.join(asked)
	}
	return a
}

// short is how much time is left when time is short, in milliseconds.
const short = 20_000

// warningTime returns when the person is to be warned that their time is short, once for each
// decision; 0 for never.
func (p *Conversation) warningTime() int64 {
	c := p.Chair()
	if c == nil || p.Shown.View.Options.Pick == 0 || c.Until == p.Warned {
		return 0
	}
	return max(0, c.Until-short)
}

// warn warns the person, if it is time.
func (p *Conversation) warn() Answer {
	if at := p.warningTime(); at != 0 && at <= p.Now() {
		p.Warned = at + short
		p.says("page.speech.short", "time", p.FormatTime(max(0, p.Warned-p.Now())))
	}
	return p.takeAnswer()
}

// ConverseOnProblem is Converse about a problem.
func ConverseOnProblem(in *wire.ProblemTalkAsking) (*wire.TalkAnswer, error) {
	p, err := resume(in.Lang, in.Mind)
	if err != nil {
		return nil, err
	}
	q, err := p.StartProblem(&in.Problem)
	if err != nil {
		return nil, err
	}
	switch {
	case in.Line != nil:
		return p.wireAnswer(q.Execute(*in.Line, in.Answered, in.Busy))
	case in.Outcome != nil:
		return p.wireAnswer(q.Judge(in.Act, in.Outcome, int(in.Days)))
	}
	return p.wireAnswer(q.Present(int(in.N), int(in.Of), in.Anew))
}

// resume returns a conversation with the memory of the conversation.
func resume(lang, mind string) (*Conversation, error) {
	p := New(phrase.Open(lang))
	if mind != "" {
		if err := json.Unmarshal([]byte(mind), &p.Memory); err != nil {
			return nil, errors.New("mind: send that of the last answer, as it came, or none")
		}
	}
	return p, nil
}

// wireAnswer returns an answer for the client, with the new memory.
func (p *Conversation) wireAnswer(a Answer) (*wire.TalkAnswer, error) {
	mind, err := json.Marshal(p.Memory)
	return &wire.TalkAnswer{Said: append([]string{}, a.Said...), Do: a.Do, Done: a.Done, Want: string(a.Request), Again: p.warningTime(), Mind: string(mind)}, err
}

// join appends another answer.
func (a *Answer) join(b Answer) {
	a.Said = append(a.Said, b.Said...)
	if b.Do != nil {
		a.Do, a.Done = b.Do, b.Done
	}
	if b.Request != "" {
		a.Request = b.Request
	}
}
