package api

import (
	"context"
	"crypto/rand"

	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
)

// maxTalk is the most bytes of a request for words.
const maxTalk = 256 << 10

// talk says what has happened at a table, and what is to be done about what was typed there.
func (s *Service) talk(_ context.Context, c *Call, in *wire.TalkAsking) error {
	var levels []string
	for i := range s.Levels {
		levels = append(levels, s.Levels[i].Name)
	}
	out, err := conversation.Converse(in, levels)
	return c.answerTalk(out, err)
}

// problemTalk does the same about a problem.
func (s *Service) problemTalk(_ context.Context, c *Call, in *wire.ProblemTalkAsking) error {
	out, err := conversation.ConverseOn(in)
	return c.answerTalk(out, err)
}

// answerTalk answers with what the conversation says, or with what is wrong with the request.
func (c *Call) answerTalk(out *wire.TalkAnswer, err error) error {
	if err != nil {
		return bad(err.Error())
	}
	if out.Do != nil {
		out.Do.ID = rand.Text()
	}
	return c.answer(out)
}
