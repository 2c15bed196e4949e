package api

import (
	"context"
	"crypto/rand"
	"fmt"

	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
)

// maxTalk limits the bytes of a request for words.
const maxTalk = 256 << 10

// mostNews limits the messages that are put into words at once.
const mostNews = 50

// talk answers with sentences about events at a table, and with the action for a typed line.
func (s *Service) talk(_ context.Context, c *Call, in *wire.TalkAsking) error {
	if len(in.News) > mostNews {
		return bad(fmt.Sprintf("news: at most %d messages at once; send the rest with the next request", mostNews))
	}
	var levels []string
	for _, l := range s.Levels() {
		levels = append(levels, l.Name)
	}
	out, err := conversation.Converse(in, levels)
	return c.answerTalk(out, err)
}

func (s *Service) problemTalk(_ context.Context, c *Call, in *wire.ProblemTalkAsking) error {
	out, err := conversation.ConverseOnProblem(in)
	return c.answerTalk(out, err)
}

// answerTalk answers with the conversation's answer or the error of the request.
func (c *Call) answerTalk(out *wire.TalkAnswer, err error) error {
	if err != nil {
		return bad(err.Error())
	}
	if out.Do != nil {
		out.Do.ID = rand.Text()
	}
	return c.answer(out)
}
