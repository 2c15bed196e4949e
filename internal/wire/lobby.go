package wire

import (
	"encoding/json"

	"ninetynine/advice"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/hand"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table/lobby"
	"ninetynine/rules"
)

// OK says that all is well.
type OK struct {
	// OK is always true.
	OK bool `json:"ok" wire:"true"`
}

// A Failure is the body of every answer with status 400 or above.
type Failure struct {
	// Error says what went wrong.
	Error Fault `json:"error"`
}

// A Fault says why something is refused.
type Fault struct {
	// Reason is a word for programs. bad: the request never makes sense (400); no-session: there is no
	// session, or an unknown one (401); not-seated: only players at the table may do this (403);
	// forbidden: not this player, or not at this table (403); cross-site: another site, or a name that is
	// not the server's, sent the browser here (403); none: there is no such thing (404); method: the path
	// does not accept this method (405); not-now: not at this moment (409); stale: the client has seen an
	// earlier state; look again (409); another-player: N99-Player names another player than the session's (409); taken: another player has it already (409); withdrawn: the player
	// has withdrawn the command (409); too-large: the body is too long (413); media-type: the body is not
	// marked as application/json (415); illegal: the rules of the game forbid it (422); too-many: too
	// much at once; Retry-After says how long to wait (429); broken: an error in the server (500); busy:
	// the command cannot be executed just now, or may have been executed; full: nothing was stored, as
	// the server has no space left; unsaved: nothing was stored, as the server cannot write to its disk;
	// after these three, send it again with the same id, after Retry-After (503).
	Reason string `json:"reason" wire:"enum=bad|no-session|not-seated|forbidden|cross-site|none|method|not-now|stale|another-player|taken|withdrawn|too-large|media-type|illegal|too-many|broken|busy|full|unsaved"`
	// Why identifies the refusal within that reason, if the catalogues have words for it in each
	// language: the phrase "refusal." and this word.
	Why string `json:"why,omitempty"`
	// Args are the arguments of the phrase: texts and whole numbers.
	Args map[string]any `json:"args,omitempty"`
	// Text is for people, in English: what went wrong, and what to do.
	Text string `json:"text"`
}

// A Version describes a server.
type Version struct {
	// Version is the version of the program.
	Version string `json:"version"`
	// Record is the version of the record format.
	Record int `json:"record"`
	// View is the version of the View format.
	View int `json:"view"`
	// Hints says whether this server gives hints.
	Hints bool `json:"hints"`
}

// Privacy is what a server keeps of people, besides what every server keeps.
type Privacy struct {
	// Contact is where the server's operator is reached, as a mailto: or https: address; "" if the operator names
	// none.
	Contact string `json:"contact"`
	// Forget is after how many days without use a session ends, and a shared pad is deleted; and after how many a complaint that was answered is.
	Forget int `json:"forget" wire:"min=1"`
	// Guests is the same for players who have never taken a seat.
	Guests int `json:"guests" wire:"min=1"`
	// Callers says whether the server's log has the network addresses of callers.
	Callers bool `json:"callers"`
	// Networks is for how many days the server keeps from which networks a player came, as keyed hashes that only serve to
	// ban them.
	Networks int `json:"networks" wire:"min=1"`
	// Backups is how many daily backups the server keeps; 0 if it makes none.
	Backups int `json:"backups" wire:"min=0"`
	// Chat is after how many days of rest the chat of a table is deleted; 0 if it stays.
	Chat int `json:"chat" wire:"min=0"`
	// Push says that the server sends Web Push to browsers that want it.
	Push bool `json:"push"`
}

// Variants are the published variants.
type Variants struct {
	// Variants are the variants, the default one first.
	Variants []Short `json:"variants"`
}

// A Short is a variant in a list.
type Short struct {
	// ID is the variant's id, as in settings.
	ID string `json:"id"`
	// Name is its English name.
	Name string `json:"name"`
	// Chairs is the number of players.
	Chairs int `json:"chairs"`
	// Hand is the number of cards dealt to each.
	Hand int `json:"hand"`
	// Tricks is the number of tricks in a deal.
	Tricks int `json:"tricks"`
	// Dummy says that the last hand is a dummy, which the players play.
	Dummy bool `json:"dummy,omitempty"`
	// Class is the class of its tables, which have ratings of their own.
	Class string `json:"class" wire:"enum=3|4|5|2|2d"`
}

// A Variant is all rules of a variant as data; a house variant changes some of
// these fields.
type Variant struct {
	rules.Variant
	// Clauses say where the rules come from.
	Clauses []rules.Clause `json:"clauses"`
}

// A GuideQuery names the language of a guide.
type GuideQuery struct {
	// Lang is the tag of the language, such as de; for a tag that is none of those of a Guide,
	// the best match.
	Lang string `json:"lang,omitempty"`
}

// A House is a variant with house rules, to be explained in words.
type House struct {
	// Variant is an id of /api/variants.
	Variant string `json:"variant"`
	// Rules are the house rules: changes of the variant, as in Settings.
	Rules json.RawMessage `json:"rules,omitempty" wire:"nullable"`
	// Lang is the language, as for a published variant.
	Lang string `json:"lang,omitempty"`
}

// A Guide explains the rules of a variant in words, and where they come from.
type Guide struct {
	// Lang is the language of the guide.
	Lang string `json:"lang" wire:"list=languages"`
	// Name is the variant's name.
	Name string `json:"name"`
	// About describes it in a few words; absent for house rules.
	About string `json:"about,omitempty"`
	// House says that these are house rules.
	House bool `json:"house,omitempty"`
	// Players names the player in place of the levels, if no computer player was trained on such house
	// rules.
	Players string `json:"players,omitempty"`
	// Chapters explain the rules to a newcomer.
	Chapters []phrase.Chapter `json:"chapters"`
	// Rules are the rules as data.
	Rules json.RawMessage `json:"rules" wire:"is=Variant"`
	// Works are the full names of the sources, in English, by the short names that
	// the clauses use.
	Works map[rules.Source]string `json:"works"`
}

// Levels are the computer players that can take a chair.
type Levels struct {
	// Levels are the players, weakest first.
	Levels []Level `json:"levels"`
	// Usual is the default level of opponents.
	Usual string `json:"usual"`
}

// A Level is a computer player.
type Level struct {
	// Name is the level's name in bots and settings.
	Name string `json:"name"`
	// Text describes it to people.
	Text string `json:"text"`
}

// Tables are a page of tables.
type Tables struct {
	// Tables are at most a hundred tables, those with the latest entry first; but
	// among open ones every player's first table comes before anyone's second.
	Tables []Summary `json:"tables"`
	// Before is the parameter for the next page; absent on the last.
	Before string `json:"before,omitempty"`
}

// OnNow is what is on now for a player.
type OnNow struct {
	// Tables are those of list friends; none without a session.
	Tables []Summary `json:"tables"`
	// Evenings are those of GET /api/evenings.
	Evenings []EveningShown `json:"evenings"`
	// Followed is since when your latest follower follows you, as in GET /api/me/ties; absent without one.
	Followed int64 `json:"followed,omitempty"`
	// At is the time at the server, in milliseconds since 1970 UTC.
	At int64 `json:"at"`
	// Others is how many other players are here now: they have a table open at this server, or asked it what is on in the
	// last 40 seconds. Each counts once; the server's computer players do not.
	Others int `json:"others" wire:"min=0"`
}

// A TablesQuery selects tables.
type TablesQuery struct {
	// List is open: public tables that wait for players; playing: public ones with a
	// match in progress; mine: tables where you sit; or friends: tables to which you are invited, then those
	// that your friends have opened for friends, and those of your groups. The default is open.
	List string `json:"list,omitempty" wire:"enum=open|playing|mine|friends"`
	// Before comes from the previous page.
	Before string `json:"before,omitempty"`
}

// A Summary is a table in a list.
type Summary struct {
	// ID is the table's id.
	ID string `json:"id"`
	// Seq is the number of its last entry.
	Seq uint64 `json:"seq"`
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// House says that the table has house rules.
	House bool `json:"house,omitempty"`
	// Public says that anyone can find it.
	Public bool `json:"public,omitempty"`
	// Audience is for whom the table is, as in Settings.
	Audience string `json:"audience,omitempty"`
	// GroupName is the name of the group of yours for which it is (list friends).
	GroupName string `json:"groupName,omitempty"`
	// Invited says that you are invited to it (list friends).
	Invited bool `json:"invited,omitempty"`
	// Status is gathering: it waits for players; playing: a match is in progress;
	// over: the last match has ended; deserted: all have left, which only operators see.
	Status journal.Status `json:"status" wire:"enum=gathering|playing|over|deserted"`
	// Chairs are the players, by seat.
	Chairs []journal.Sitter `json:"chairs"`
	// Clock is the clock in short, as 5m+10s or 3d; absent if there is none.
	Clock string `json:"clock,omitempty"`
	// Created is when it was opened, in milliseconds since 1970 UTC.
	Created int64 `json:"created"`
	// Moved is when its last entry was written, in milliseconds since 1970 UTC.
	Moved int64 `json:"moved"`
	// From is the moment of another match from which the match is played on; absent if it starts from the
	// beginning.
	From *journal.Origin `json:"from,omitempty"`
	// Deal is the number of the deal that the table shows, from 1; absent if no match is being played.
	Deal int `json:"deal,omitempty" wire:"min=1"`
	// Day is the date of the deal of the day that is played; absent elsewhere.
	Day string `json:"day,omitempty" wire:"is=Date"`
}

// An Opening opens a table.
type Opening = lobby.Opening

// A Quick is a request to play now.
type Quick struct {
	// ID is the client's own name for the request.
	ID string `json:"id" wire:"is=OpeningID"`
	// Variant is an id of /api/variants; the default is standard. A new table has a
	// clock: a bank of 10 minutes, plus 10 seconds per act.
	Variant string `json:"variant,omitempty"`
	// Ready says that you are ready at once.
	Ready bool `json:"ready,omitempty"`
	// Commit is as in an Opening.
	Commit string `json:"commit,omitempty" wire:"is=Seed"`
}

// An EventsQuery says where a stream begins.
type EventsQuery struct {
	// After is the seq of the last message you have: the next ones follow without a gap, and the first
	// comes when something new happens. If it is 0, absent, too far back (256 messages) or beyond the
	// last, the first message is the current state.
	After uint64 `json:"after,omitempty"`
	// Changes is 1 to get a Message first, and then Changes to the message before.
	Changes string `json:"changes,omitempty" wire:"enum=0|1"`
	// Trouble is 1 to receive, between messages, a notice when the table's events cannot be stored, and
	// when they can again: see Trouble.
	Trouble string `json:"trouble,omitempty" wire:"enum=0|1"`
	// Last is the same as after, as browsers send it, and takes precedence.
	Last uint64 `json:"Last-Event-ID,omitempty" wire:"in=header"`
}

// A Trouble says whether the table's events can be stored.
type Trouble struct {
	// Trouble is the reason of a Fault: why they cannot be stored just now. The server keeps trying. It
	// is empty once they can.
	Trouble string `json:"trouble"`
}

// Scores are the outcomes of a match's deals.
type Scores struct {
	// Match is the number of the match at the table; 0 before the first.
	Match int `json:"match" wire:"min=0"`
	// Scores are the finished deals.
	Scores []Score `json:"scores"`
}

// Settled says whether a claim would end the deal.
type Settled struct {
	// Seq is the number of the table's last entry.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Settled says that claim ends the deal.
	Settled bool `json:"settled"`
}

// An Asking asks for a hint, and counts as a command.
type Asking struct {
	// ID is the client's own name for the question.
	ID string `json:"id" wire:"is=CommandID"`
}

// Advice is a player's opinion of a decision.
type Advice = advice.Advice

// The parts of advice.
type (
	Choice = advice.Choice
	Bid    = advice.Bid
)

// A Hint is advice on the decision that is due.
type Hint struct {
	// Seq is the number of the entry that notes the hint.
	Seq uint64 `json:"seq" wire:"min=1"`
	// Again says that the same hint had been asked for before.
	Again bool `json:"again,omitempty"`
	// Advice is the advice.
	Advice *Advice `json:"advice"`
}

// A BidAsking asks for the bid table of a hand without a table: the worth of each way to lay cards aside.
// The other cards are not used.
type BidAsking struct {
	// Variant is an id of /api/variants.
	Variant string `json:"variant"`
	// Rules are the house rules: changes of the variant, as in Settings.
	Rules json.RawMessage `json:"rules,omitempty" wire:"nullable"`
	// Hand are the cards dealt to the seat. Send this or deal.
	Hand string `json:"hand,omitempty"`
	// Deal names a deal to take the hand from: a seed, or a seed and a number as
	// k7f2-9q/3.
	Deal string `json:"deal,omitempty"`
	// Trump is the trump; the default is that of a first deal. Where a card turned up
	// makes it, send up instead.
	Trump string `json:"trump,omitempty"`
	// Up is the card turned up, or joker.
	Up string `json:"up,omitempty"`
	// Offer is what the seat has offered, in variants where offers come before cards are laid aside;
	// absent to be advised on the offer. If the seat then names the trump, it names the one in trump.
	Offer string `json:"offer,omitempty"`
	// Dealer is who deals; the default is the last player, so that seat 0 leads.
	Dealer *int `json:"dealer,omitempty" wire:"is=Seat"`
	// Seat is whose hand it is; the default is 0.
	Seat int `json:"seat,omitempty" wire:"is=Seat"`
	// Totals are the points of the game so far, by seat, a dummy's last. Then points express the chances
	// to win the game.
	Totals []int32 `json:"totals,omitempty"`
	// Played is how many deals of the game are over, where it has a fixed number.
	Played int `json:"played,omitempty" wire:"min=0"`
	// Others are who sits in the other seats, from the left, or one for all: a level, greedy, random,
	// or person. A level may have an edition and a temperament, as casual 5:temperament=bold. The default
	// is players like the strongest.
	Others []string `json:"others,omitempty"`
	// All asks for all ways to be played out, not only the best three of each number of
	// tricks. It takes some five times as long, and counts as five hints.
	All bool `json:"all,omitempty"`
}

// Held returns the hand in question, dealing its cards if the request names a deal. The error is a [*hand.Error].
func (in *BidAsking) Held(g *rules.Game) (*hand.Hand, error) {
	h := &hand.Hand{
		Cards: in.Hand, Trump: in.Trump, Up: in.Up, Dealer: -1, Offer: in.Offer, Totals: in.Totals, Played: in.Played,
	}
	if in.Dealer != nil {
		if h.Dealer = *in.Dealer; h.Dealer < 0 {
			return nil, &hand.Error{Field: "dealer", Text: "there is no seat below 0"}
		}
	}
	if in.Seat < 0 || in.Seat >= rules.MaxSeats {
		return nil, &hand.Error{Field: "seat", Text: "there is no such seat"}
	}
	h.Seat = rules.Seat(in.Seat)
	if in.Deal != "" && in.Hand != "" {
		return nil, &hand.Error{Field: "deal", Text: "send hand or deal, not both"}
	}
	if in.Deal != "" {
		if err := h.Draw(g, in.Deal); err != nil {
			return nil, err
		}
	}
	return h, nil
}

// A BidTable is the worth of each way to lay cards aside or, where nothing is laid aside at the first
// decision, of each offer.
type BidTable struct {
	// Advice is the advice. Each of its choices has bid, played and premiums.
	Advice *Advice `json:"advice"`
	// Up is the card turned up, if there is one.
	Up string `json:"up,omitempty" wire:"is=Card"`
	// Game says that points express the chances to win the game: 100 for a game won for certain instead
	// of lost, less the mean of the other players'.
	Game bool `json:"game,omitempty"`
}

// A Hindsight is advice on a past decision.
type Hindsight struct {
	// Seat is who decided.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Act is the act chosen: one of the advice's choices.
	Act string `json:"act"`
	// Advice is the advice.
	Advice *Advice `json:"advice"`
}

// A Report explains the results of the finished deals of a match.
type Report struct {
	// Header is the header of the match's record.
	Header json.RawMessage `json:"header"`
	// Seat is the caller's seat in the match; absent for others, and for a record that was sent.
	Seat *rules.Seat `json:"seat,omitempty" wire:"is=Seat"`
	// Lessons are the lessons of the course about the mistakes that cost most, by seat: their ids, "" for
	// a seat without mistakes.
	Lessons []string `json:"lessons"`
	advice.Report
}

// A ReportQuery selects deals of a match.
type ReportQuery struct {
	// Deal is the number of a deal, as in the record; absent means all deals.
	Deal int `json:"deal,omitempty" wire:"min=0"`
	// Patient lets reports go first for which players wait, as when many matches are judged for statistics.
	Patient bool `json:"patient,omitempty"`
}

// A Replay is a deal of a match, step by step.
type Replay struct {
	// Deals is the number of deals of the match that can be replayed.
	Deals int `json:"deals" wire:"min=1"`
	// Header is the header of the match's record.
	Header json.RawMessage `json:"header"`
	// Seat is the caller's seat in the match; absent for others, and for a record that was sent.
	Seat *rules.Seat `json:"seat,omitempty" wire:"is=Seat"`
	// Steps are the lines from the deal's cards to its score.
	Steps []Step `json:"steps" wire:"minitems=1"`
}

// A Step is a line of a record, with each seat's View after it.
type Step struct {
	// Line is the deal, an act, the score, the end of the game, or the end of the
	// match.
	Line json.RawMessage `json:"line"`
	// Views are what each player's seat sees after the line; their seq is the line's
	// number in the record.
	Views []View `json:"views"`
}

// A DealQuery selects a deal of a match.
type DealQuery struct {
	// Deal is the number of the deal, as in the record, from 0; the default is 0.
	Deal int `json:"deal,omitempty" wire:"min=0"`
}

// A DecisionQuery selects a decision of a match.
type DecisionQuery struct {
	DealQuery
	// Step is the number of acts made before in the deal, from 0, the default: the act was due after the
	// replay's step of that number.
	Step int `json:"step,omitempty" wire:"min=0"`
}

// A MatchQuery selects a match of a record.
type MatchQuery struct {
	// Match is the number of the match in the record, from 1; the default is 1.
	Match int `json:"match,omitempty" wire:"min=1"`
}

// A SentDealQuery selects a deal of a record.
type SentDealQuery struct {
	MatchQuery
	DealQuery
}

// A WhatIfQuery says how to play on from a moment of a match.
type WhatIfQuery struct {
	// ID is the client's own name for the request: repeating it leads to the same table.
	ID string `json:"id" wire:"is=OpeningID"`
	// Deal is the number of the deal, as in the record, from 0; the default is 0. The
	// match ends with it.
	Deal int `json:"deal,omitempty" wire:"min=0"`
	// Step is the number of acts made before in the deal, from 0, the default.
	Step int `json:"step,omitempty" wire:"min=0"`
	// Seat is where you sit; the default is 0. A dummy's cards belong to the player who plays them.
	Seat int `json:"seat,omitempty" wire:"is=Seat"`
	// Bots is the level of the other seats, or one for each seat with commas between, as
	// club,,expert: your own does not matter. The default is the usual level.
	Bots string `json:"bots,omitempty"`
	// Pace is as in Settings.
	Pace int64 `json:"pace,omitempty" wire:"min=0,max=10000"`
}

// A SentWhatIfQuery says how to play on from a moment of a record.
type SentWhatIfQuery struct {
	MatchQuery
	WhatIfQuery
}

// A SentDecisionQuery selects a decision of a record.
type SentDecisionQuery struct {
	MatchQuery
	DecisionQuery
}
