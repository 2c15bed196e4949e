package wire

import (
	"encoding/json"

	"ninetynine/internal/phrase"
	"ninetynine/internal/search"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// OK says that all is well.
type OK struct {
	// OK is always true.
	OK bool `json:"ok" wire:"true"`
}

// A Failure is what all answers with a status of 400 and above are.
type Failure struct {
	// Error says what is the matter.
	Error Fault `json:"error"`
}

// A Fault says why something is refused.
type Fault struct {
	// Reason is a word for programs. bad: the request makes no sense at any time
	// (400); no-session: there is no session, or an unknown one (401); not-seated:
	// only who has a chair at the table may do this (403); forbidden: not this
	// player, or not at this table (403); cross-site: a browser was sent here by
	// another site (403); none: there is no such thing (404); method: the path
	// does not take this method (405); not-now: at another moment it could be done
	// (409); stale: what the client has seen is not how things stand; look again
	// (409); taken: somebody has it already (409); too-large: the body is too long
	// (413); media-type: the body is not said to be application/json (415);
	// illegal: the rules of the game forbid it (422); too-many: too much at once;
	// Retry-After says when to go on (429); broken: a mistake in the server (500);
	// busy: just now it cannot be done or is not known to have been done; after
	// Retry-After send the same again, with the same id (503).
	Reason string `json:"reason" wire:"enum=bad|no-session|not-seated|forbidden|cross-site|none|method|not-now|stale|taken|too-large|media-type|illegal|too-many|broken|busy"`
	// Text is for people, in English: what is the matter, and what would do.
	Text string `json:"text"`
}

// A Version is what a server is.
type Version struct {
	// Version is that of the program.
	Version string `json:"version"`
	// Record is the version of the format of records.
	Record int `json:"record"`
	// View is the version of the format of Views.
	View int `json:"view"`
	// Hints says whether this server gives any.
	Hints bool `json:"hints"`
}

// Variants are the published ones.
type Variants struct {
	// Variants are the variants, the usual one first.
	Variants []Short `json:"variants"`
}

// A Short is a variant in a list.
type Short struct {
	// ID is what settings call it.
	ID string `json:"id"`
	// Name is what people call it, in English.
	Name string `json:"name"`
	// Chairs is how many play.
	Chairs int `json:"chairs"`
	// Hand is how many cards are dealt to each.
	Hand int `json:"hand"`
	// Tricks is how many a deal has.
	Tricks int `json:"tricks"`
	// Dummy says that the last hand is a dummy, which the others play.
	Dummy bool `json:"dummy,omitempty"`
}

// A Variant is all rules of one as data; a house variant changes some of these
// fields.
type Variant struct {
	rules.Variant
	// Clauses say where the rules come from.
	Clauses []Clause `json:"clauses"`
}

// A Clause says where a rule of a variant comes from.
type Clause struct {
	// Field is the field or group of fields, as trump.after or game.
	Field string `json:"field"`
	// Basis is how firmly the rule stands.
	Basis string `json:"basis"`
	// Source is the short name of the work that says so; absent of a house's own
	// rule.
	Source string `json:"source,omitempty"`
	// Text is the rule in words, with the source's own where they decide.
	Text string `json:"text"`
}

// A GuideQuery says in which language a guide is wanted.
type GuideQuery struct {
	// Lang is the language: en, de or sv; the one that suits best of any other
	// tag.
	Lang string `json:"lang,omitempty"`
}

// A House is a variant with what a house changes, to be told in words.
type House struct {
	// Variant is an id of /api/variants.
	Variant string `json:"variant"`
	// Rules are what the house changes, as in Settings.
	Rules json.RawMessage `json:"rules,omitempty" wire:"nullable"`
	// Lang is the language: en, de or sv.
	Lang string `json:"lang,omitempty"`
}

// A Guide is the rules of a variant in words, and where they come from.
type Guide struct {
	// Lang is the language of the words.
	Lang string `json:"lang" wire:"enum=en|de|sv"`
	// Name is the variant's.
	Name string `json:"name"`
	// About is what it is, in a few words; absent of a house's own.
	About string `json:"about,omitempty"`
	// House says that a house has changed it.
	House bool `json:"house,omitempty"`
	// Chapters are the rules as somebody new to them needs them.
	Chapters []phrase.Chapter `json:"chapters"`
	// Rules are the rules as data.
	Rules json.RawMessage `json:"rules" wire:"is=Variant"`
	// Works are, by the short names that the clauses of rules use for their
	// sources, what is behind them, in English.
	Works map[rules.Source]string `json:"works"`
}

// Levels are the computer players that may be given a chair.
type Levels struct {
	// Levels are the players, the weakest first.
	Levels []Level `json:"levels"`
	// Usual is the level of the opponents of a person who has chosen none.
	Usual string `json:"usual"`
}

// A Level is a computer player.
type Level struct {
	// Name is what bots and settings call it.
	Name string `json:"name"`
	// Text is what it is, for people.
	Text string `json:"text"`
}

// Tables are some of them.
type Tables struct {
	// Tables are the tables, the last moved first, a hundred at most.
	Tables []Summary `json:"tables"`
}

// A TablesQuery says which tables are asked for.
type TablesQuery struct {
	// List is open: public tables that wait for players; playing: public ones with
	// a match in progress; or mine: where one sits. open if it is left out.
	List string `json:"list,omitempty" wire:"enum=open|playing|mine"`
}

// A Summary is a table in a list.
type Summary struct {
	// ID is the table's.
	ID string `json:"id"`
	// Seq is that of its last entry.
	Seq uint64 `json:"seq"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// House says that the house has changed the variant.
	House bool `json:"house,omitempty"`
	// Public says that anybody may find it.
	Public bool `json:"public,omitempty"`
	// Status is gathering: it waits for players; playing: a match is in progress;
	// over: the last match has ended.
	Status table.Status `json:"status" wire:"enum=gathering|playing|over"`
	// Chairs are who sits there, by seat.
	Chairs []table.Sitter `json:"chairs"`
	// Clock is in short, as 5m+10s or 3d; absent without.
	Clock string `json:"clock,omitempty"`
	// Created is when it was opened, in milliseconds since 1970 UTC.
	Created int64 `json:"created"`
	// Moved is when its last entry was written, in milliseconds since 1970 UTC.
	Moved int64 `json:"moved"`
}

// An Opening opens a table.
type Opening struct {
	// ID is the client's own name for the opening.
	ID string `json:"id" wire:"is=OpeningID"`
	// Settings are what the table is opened with.
	Settings table.Settings `json:"settings"`
	// Sit takes the first chair that bots leaves free.
	Sit bool `json:"sit,omitempty"`
	// Bots are, by seat, the level of its bot, or "" for a person; with sit alone.
	Bots []string `json:"bots,omitempty" wire:"maxitems=5"`
	// Ready is to be ready at once; with sit alone.
	Ready bool `json:"ready,omitempty"`
	// Commit is, with ready, SHA-256 of "n99-entropy-1" and your 32 bytes: see fair
	// dealing in docs/api.md.
	Commit string `json:"commit,omitempty" wire:"is=Seed"`
}

// A Quick is a wish to play now.
type Quick struct {
	// ID is the client's own name for the wish.
	ID string `json:"id" wire:"is=OpeningID"`
	// Variant is an id of /api/variants; standard if it is left out. A new table
	// has a clock: a bank of 10 minutes, and 10 seconds with each act.
	Variant string `json:"variant,omitempty"`
	// Ready is to be ready at once.
	Ready bool `json:"ready,omitempty"`
	// Commit is as in an Opening.
	Commit string `json:"commit,omitempty" wire:"is=Seed"`
}

// A Seated is a table that was opened or found.
type Seated struct {
	// Table is the table's id: who knows it may come.
	Table string `json:"table"`
	// Seq is that of the last entry that this led to.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Again says that it had been done before.
	Again bool `json:"again,omitempty"`
}

// An EventsQuery says where a stream begins.
type EventsQuery struct {
	// After is the seq of the last message that one has: the next ones follow
	// without a gap, and nothing comes before something new happens. 0, nothing,
	// and a number too far back (256 messages) or beyond the last: the first
	// message is how things stand.
	After uint64 `json:"after,omitempty"`
	// Changes is 1 if the first message of the stream is to be a Message, and each
	// later one Changes to the message before it.
	Changes string `json:"changes,omitempty" wire:"enum=0|1"`
	// Last is the same as after, as browsers send it, and goes before it.
	Last uint64 `json:"Last-Event-ID,omitempty" wire:"in=header"`
}

// Scores are what the deals of a match have come to.
type Scores struct {
	// Match is which match of the table; 0 before the first.
	Match int `json:"match" wire:"min=0"`
	// Scores are the deals that are over.
	Scores []Score `json:"scores"`
}

// Settled is whether a claim would end the deal.
type Settled struct {
	// Seq is that of the table's last entry.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Settled says that claim ends the deal.
	Settled bool `json:"settled"`
}

// An Asking asks for a hint, and counts as a command.
type Asking struct {
	// ID is the client's own name for the question.
	ID string `json:"id" wire:"is=CommandID"`
}

// Advice is what a player thinks of a decision.
type Advice = search.Report

// What advice lists.
type (
	Choice = search.ReportChoice
	Bid    = search.ReportBid
)

// A Hint is advice on a decision that is due.
type Hint struct {
	// Seq is that of the entry that takes note of the hint.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Again says that the same hint had been asked for before.
	Again bool `json:"again,omitempty"`
	// Advice is the advice.
	Advice *Advice `json:"advice"`
}

// A Hindsight is advice on a decision that was made.
type Hindsight struct {
	// Seat is who decided.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Act is what was done: one of the advice's choices.
	Act string `json:"act"`
	// Advice is the advice.
	Advice *Advice `json:"advice"`
}

// A Replay is a deal of a match, step by step.
type Replay struct {
	// Deals is how many of the match can be looked at.
	Deals int `json:"deals" wire:"min=1"`
	// Header is that of the match's record.
	Header json.RawMessage `json:"header"`
	// Steps are the lines from the deal's cards to its score.
	Steps []Step `json:"steps" wire:"minitems=1"`
}

// A Step is a line of a record, and what was seen after it.
type Step struct {
	// Line is the deal, an act, the score, the end of the game, or the end of the
	// match.
	Line json.RawMessage `json:"line"`
	// Views are what each seat that can be sat on sees after the line, their seq
	// the line's number in the record.
	Views []View `json:"views"`
}

// A DealQuery says which deal of a match is meant.
type DealQuery struct {
	// Deal is the number in the match, as in the record: from 0, which it is if it
	// is left out.
	Deal int `json:"deal,omitempty" wire:"min=0"`
}

// A DecisionQuery says which decision of a match is meant.
type DecisionQuery struct {
	DealQuery
	// Step is how many acts of the deal had been made, from 0, which it is if it
	// is left out: the place in the replay's steps after which the act was due.
	Step int `json:"step,omitempty" wire:"min=0"`
}

// A MatchQuery says which match of a record is meant.
type MatchQuery struct {
	// Match is which of the record's matches, from 1, which it is if it is left
	// out.
	Match int `json:"match,omitempty" wire:"min=1"`
}

// A SentDealQuery says which deal of a record is meant.
type SentDealQuery struct {
	MatchQuery
	DealQuery
}

// A SentDecisionQuery says which decision of a record is meant.
type SentDecisionQuery struct {
	MatchQuery
	DecisionQuery
}
