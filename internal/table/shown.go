package table

// A ShownEvent is an event, as far as the viewer may know it.
//
//wire:name Event
type ShownEvent struct {
	// Do is as in Command, or one of these. open: the table was opened. hint: a player asked for one.
	// begin: a match has begun (lines is its header); disclose entropy now. deal: cards were dealt. away:
	// a stand-in plays; with text time, because the seat's time was up. close: after a long silence, a
	// match was given up (after 60 days, or 3 if all players had left it), or waiting players lost their
	// chairs (after 7 days, or sooner at a public table). merge: the player by has become an alias of the
	// player text, who takes the chair over. erase: the player by has been erased; drop the name, and what
	// the player wrote. nothing: what happened is not for this viewer.
	// present: nothing happened; this is the current state.
	Do Kind `json:"do"`
	// By is the player's id; absent if the table or a bot did it.
	By string `json:"by,omitempty"`
	// Seat is the chair concerned, or -1.
	Seat *int8 `json:"seat,omitempty" wire:"min=-1,max=4"`
	// Name is the name of the player (sit, name, chat, ban), or of the bot (bot).
	Name string `json:"name,omitempty"`
	// Text is as in Command; entropy is hidden until the record is open.
	Text string `json:"text,omitempty"`
	// Phrase is as in Said (chat).
	Phrase string `json:"phrase,omitempty" wire:"enum=luck|deal|played|unlucky|moment|thanks|thankyou|ohno|sorry"`
	// On is yes (answer), mute (mute), lock (lock) or keep out (ban).
	On bool `json:"on,omitempty"`
	// Done says that all have agreed and the proposal is carried out, or that the
	// pause has ended.
	Done bool `json:"done,omitempty"`
	// To is the number of acts that remain of the deal after taking back.
	To int `json:"to,omitempty" wire:"min=0"`
	// Keep says that the acts after the one taken back remain, because it was still
	// secret (undo with ask), or that the act done again is still secret (redo).
	Keep bool `json:"keep,omitempty"`
	// Acts are the acts, each after its seat, as "1 play AC"; absent if another
	// player acted in secret.
	Acts []string `json:"acts,omitempty" wire:"item=SeatedAct"`
	// Auto says that a bot did it, or a stand-in because the player's time was up.
	Auto string `json:"auto,omitempty" wire:"enum=bot|time"`
	// Lines are the header of the record, with the commitments (begin).
	Lines string `json:"lines,omitempty"`
}

// A ShownTable is the state of a table.
//
//wire:name Table
type ShownTable struct {
	// Stage is waiting: no match is in progress, and players sit down and say ready;
	// mixing: a match has begun, and those who committed to entropy disclose it
	// within ten seconds; playing: a deal is in progress; or between: a deal is
	// over, and the next comes when all have said ready.
	Stage string `json:"stage" wire:"enum=waiting|mixing|playing|between"`
	// Match is the number of matches begun at this table.
	Match int `json:"match" wire:"min=0"`
	// Paused says that no player may act, and no View has options, until everyone present has sent
	// resume.
	Paused bool `json:"paused,omitempty"`
	// Ended says that the last match has ended and no other has begun.
	Ended bool `json:"ended,omitempty"`
	// Cut says that it was abandoned.
	Cut bool `json:"cut,omitempty"`
	// Free says that players may take back decisions without asking.
	Free bool `json:"free,omitempty"`
	// Hints says that the table gives hints.
	Hints bool `json:"hints,omitempty"`
	// Rated says that matches here count for ratings.
	Rated bool `json:"rated,omitempty"`
	// Bears says that a match here, which one plays alone against levels, bears the rating out. It is given up after a day.
	Bears bool `json:"bears,omitempty"`
	// Open says that the record shows each deal once it is over.
	Open bool `json:"open,omitempty"`
	// Locked says that no one else may sit down or watch.
	Locked bool `json:"locked,omitempty"`
	// Banned are the players whom the host keeps out.
	Banned []Outsider `json:"banned,omitempty"`
	// Winners are the seats that won the last match, unless it was abandoned;
	// several if they share it. In a session of limited deals or games, the winner
	// has the most points of all seats; there is no winner if that is a dummy. (The end
	// of the View and of the record then name none.)
	Winners []int `json:"winners,omitzero" wire:"is=Seats"`
	// Number is the number of the deal in play, or of the last one, at a table whose
	// settings name a seed; only for players at the table.
	Number *uint64 `json:"number,omitempty"`
	// Edition is the edition of the levels that bots play by here; absent: the first.
	Edition int `json:"edition,omitempty" wire:"min=1"`
	// Chairs are the chairs, by seat.
	Chairs []ShownChair `json:"chairs" wire:"minitems=2,maxitems=5"`
	// Next is when the next deal comes even if not all are ready (between).
	Next int64 `json:"next,omitempty"`
	// Redo are the seats whose players may redo what was taken back last at their request.
	Redo []int `json:"redo,omitempty" wire:"is=Seats"`
	// Ask is a player's proposal.
	Ask *ShownProposal `json:"ask,omitempty"`
}

// A ShownChair is a seat's player or bot; an empty object is a free chair.
//
//wire:name Chair
type ShownChair struct {
	// Player is the player's id; absent for a bot or a free chair.
	Player string `json:"player,omitempty"`
	// Name is the name of the player or bot. Bots have people's names.
	Name string `json:"name,omitempty"`
	// Bot is the level of the bot.
	Bot string `json:"bot,omitempty"`
	// Temperament is the bot's taste beyond points, within its level: high bids
	// and premiums, low bids and none, tricks that opponents need, or bids of zero.
	Temperament string `json:"temperament,omitempty" wire:"enum=bold|careful|spoiler|noughts"`
	// Away says that a stand-in plays for the player.
	Away bool `json:"away,omitempty"`
	// Ready says that the player is ready or, during a pause, wants to go on.
	Ready bool `json:"ready,omitempty"`
	// Commit is the chair's commitment to entropy.
	Commit string `json:"commit,omitempty" wire:"is=Hash"`
	// Bank is the player's remaining time at since, in milliseconds.
	Bank int64 `json:"bank,omitempty"`
	// Since is when the current decision became due.
	Since int64 `json:"since,omitempty"`
	// Until is when the time for it runs out.
	Until int64 `json:"until,omitempty"`
	// Hints is the number of hints asked for in this match.
	Hints int `json:"hints,omitempty" wire:"min=0"`
	// Undone is how often acts were taken back in this match at the player's request; acts that were
	// still secret do not count.
	Undone int `json:"undone,omitempty" wire:"min=0"`
}

// Free reports whether the chair is free.
func (c *ShownChair) Free() bool { return c.Player == "" && c.Bot == "" }

// A ShownProposal is a proposal that needs the consent of everyone present. It lapses
// when a player acts, stands or is set aside.
//
//wire:name Ask
type ShownProposal struct {
	// What is the proposal: see ask in Command.
	What string `json:"what" wire:"enum=undo|replay|pause|abandon"`
	// By is the seat that proposes it.
	By int `json:"by" wire:"is=Seat"`
	// To is the number of acts that remain of the deal after taking back.
	To int `json:"to" wire:"min=0"`
	// Yes are the seats that have agreed.
	Yes []int `json:"yes" wire:"is=Seats"`
}
