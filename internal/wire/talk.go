package wire

import (
	"encoding/json"

	"ninetynine/internal/table"
)

// A TalkAsking asks for the sentences to a person who plays by typing, and for the action on their typed
// line. The answer depends on nothing else.
type TalkAsking struct {
	// Lang is the language of the person, such as sv. English is understood with every language, and is
	// the answer's language if this one has no catalogue.
	Lang string `json:"lang,omitempty"`
	// Mind is what the last answer had as mind; absent at first, or to begin again.
	Mind string `json:"mind,omitempty" wire:"maxlen=2000"`
	// Settings are the settings of the table.
	Settings table.Settings `json:"settings"`
	// Host is the id of the player who opened the table.
	Host string `json:"host,omitempty"`
	// Link is the address at which more players can come; absent if none may.
	Link string `json:"link,omitempty" wire:"maxlen=400"`
	// Now is the time at the table, in milliseconds since 1970 UTC.
	Now int64 `json:"now,omitempty"`
	// Before is the last message that earlier answers spoke of; absent if there is none.
	Before json.RawMessage `json:"before,omitempty" wire:"is=Message"`
	// News are the messages that have come since, to be put into words.
	News []json.RawMessage `json:"news,omitempty" wire:"item=Message,maxitems=50"`
	// Line is the typed line; an empty line goes on.
	Line *string `json:"line,omitempty" wire:"maxlen=400"`
	// Refused says that the table has refused the last answer's command.
	Refused bool `json:"refused,omitempty"`
	// Hint is the advice that the last answer wanted.
	Hint *Advice `json:"hint,omitempty"`
	// Report is the report that the last answer wanted.
	Report *Report `json:"report,omitempty"`
}

// A TalkAnswer has the sentences to a person who plays by typing, and the action.
type TalkAnswer struct {
	// Said are the sentences, in order.
	Said []string `json:"said"`
	// Do is a command for the table.
	Do *Command `json:"do,omitempty"`
	// Done are sentences to say once the table has done it.
	Done []string `json:"done,omitempty"`
	// Want is an action that only the client can do. quit: the person leaves. hint: ask the table for a
	// hint, and send its advice as hint. report: ask for the report of the deal just over, and send it as
	// report. next: go on to the next problem. link: copy the link for more
	// players, which was said.
	Want string `json:"want,omitempty" wire:"enum=quit|hint|report|next|link"`
	// Again is when to ask again without a line, if nothing has come by then, in milliseconds since
	// 1970 UTC: the person's time is short then. Absent for never.
	Again int64 `json:"again,omitempty"`
	// Mind is the conversation's memory: send it back with the next request.
	Mind string `json:"mind,omitempty" wire:"maxlen=2000"`
}

// A ProblemTalkAsking asks the same about a problem. Without a line and an outcome, the problem
// is put into words.
type ProblemTalkAsking struct {
	// Lang is as in TalkAsking.
	Lang string `json:"lang,omitempty"`
	// Mind is as in TalkAsking.
	Mind string `json:"mind,omitempty" wire:"maxlen=2000"`
	// Problem is the problem.
	Problem Problem `json:"problem"`
	// N is its number among the day's problems, from 1.
	N Count `json:"n,omitempty"`
	// Of is the number of the day's problems.
	Of Count `json:"of,omitempty"`
	// Anew says that the person's progress was damaged and set aside.
	Anew bool `json:"anew,omitempty"`
	// Line is the typed line; the resulting command (act) is an answer to the problem.
	Line *string `json:"line,omitempty" wire:"maxlen=400"`
	// Answered says that the problem is answered.
	Answered bool `json:"answered,omitempty"`
	// Busy says that an answer is in progress.
	Busy bool `json:"busy,omitempty"`
	// Act is the answer with this outcome.
	Act string `json:"act,omitempty"`
	// Outcome is what the answer came to, to be put into words.
	Outcome *ProblemOutcome `json:"outcome,omitempty"`
	// Days is the number of days until the problem comes back; absent for never.
	Days Count `json:"days,omitempty"`
}
