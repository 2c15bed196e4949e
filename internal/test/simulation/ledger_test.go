package simulation

import (
	"bytes"
	"reflect"
	"unicode/utf8"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A ledger is what the world knows about a table: its log, folded entry by entry as the store keeps it, and
// all messages sent to it.
type ledger struct {
	w   *world
	id  string
	set table.Settings
	ref *table.State
	log []noted

	sent  map[key]*table.Command // what people sent to the table, whether it arrived or not
	turns map[turn]string
	done  map[key]uint64 // the entry to which a command led
	not   map[key]bool   // commands that were withdrawn
	given map[string]int // how many commands each player gave
	ended int            // number of matches

	secrets [][]byte // in hexadecimal, of the match in progress: secret
	dealt   *rules.Deal
	clock   timekeeper
	replay  replay
	yes     rules.Seats // players who agree to the last proposal
	goOn    rules.Seats // players who want to end the pause
	twins   []*twin

	host           string
	atPeace        int
	matchesAtPeace int
	wanted         int // honest people who intend to play here
}

// A noted entry, and what each viewer should receive of it.
type noted struct {
	journal.Entry
	do      table.Kind
	by, id  string
	running int      // the match in progress after it; 0: none
	seats   []string // players by seat after it
	texts   [rules.MaxSeats + 1][]byte
}

type key struct{ player, id string }

type turn struct {
	seat rules.Seat
	from uint64
}

func newLedger(w *world, id string, set table.Settings) *ledger {
	return &ledger{
		w: w, id: id, set: set, ref: table.New(id, w.games),
		sent: map[key]*table.Command{}, turns: map[turn]string{}, done: map[key]uint64{}, not: map[key]bool{}, given: map[string]int{},
	}
}

func (w *world) ledger(id string) *ledger {
	for _, l := range w.tables {
		if l.id == id {
			return l
		}
	}
	w.fail("somebody speaks of a table %q", id)
	return nil
}

func (l *ledger) fail(format string, args ...any) {
	l.w.fail("table %s (%s), entry %d: "+format, append([]any{l.id, l.set.Variant, len(l.log)}, args...)...)
}

// kept receives each entry at the moment the store keeps it, and checks it: see the package.
func (l *ledger) kept(e *journal.Entry, p *journal.Projection) {
	w := l.w
	w.seen.Entries++
	event, err := table.Decode(e.Body)
	if err != nil {
		l.fail("%v", err)
	}
	w.say("      %s %d: %s", l.id, e.Seq, e.Body)
	if e.Seq != l.ref.Seq+1 || e.At < l.ref.At || e.At > w.now+mostSkew || journal.Link(l.ref.Head, e) != e.Hash {
		l.fail("entry %d at %d cannot follow %d at %d, or its hash is wrong", e.Seq, e.At, l.ref.Seq, l.ref.At)
	}
	running, stage := l.ref.Running(), l.ref.Stage
	l.clock.before(l.ref)
	if err := l.ref.Apply(e, &event); err != nil {
		l.fail("it does not fold: %v\n%s", err, e.Body)
	}
	l.log = append(l.log, noted{Entry: *e, do: event.What.Kind(), by: event.By, id: event.ID, seats: l.seats(), running: l.inPlay()})
	if want := l.ref.Project(); !reflect.DeepEqual(want, *p) {
		l.fail("what is kept for lists is\n%+v\nand the log folds to\n%+v", *p, want)
	}
	if running && !l.ref.Running() != (p.Result != nil) {
		l.fail("a match has ended: %v; a result is kept: %v", !l.ref.Running(), p.Result)
	}
	if agreed(&event) && stage == table.Between && l.ref.Stage == table.Playing {
		w.seen.Reopened++
	}
	l.account(&event)
	l.note(&event)
	l.consented(&event)
	l.clock.after(l, &event)
	l.conserve(&event)
	l.word(&event)
	l.twin(&event)
}

func (l *ledger) inPlay() int {
	if l.ref.Running() {
		return l.ref.Match
	}
	return 0
}

// sentHome reports whether all have been removed by this entry or an earlier one: earlier messages are not
// sent again.
func (l *ledger) sentHome(after, last uint64) bool {
	for i := after; i < last; i++ {
		if l.log[i].do == table.Close && l.log[i-1].running == 0 {
			return true
		}
	}
	return false
}

func (l *ledger) seats() []string {
	var seats []string
	for i := range l.ref.Chairs {
		seats = append(seats, l.ref.Chairs[i].Player)
	}
	return seats
}

// account checks that a player sent the event's command, that it is done once, and that it is what was
// meant.
func (l *ledger) account(e *table.Event) {
	kind := e.What.Kind()
	if p, ok := e.What.(table.Acted); ok && e.By == "" {
		if said := l.turns[turn{rules.Seat(e.Seat), l.clock.from[e.Seat]}]; p.Act.String() != said {
			l.fail("a bot at seat %d does %q, but meant %q", e.Seat, p.Act, said)
		}
		return
	}
	if e.By == "" {
		if e.ID != "" {
			l.fail("nobody's command %s", kind)
		}
		return // the table itself
	}
	if kind == table.Create {
		if e.By != l.host || e.Seat != table.NoSeat {
			l.fail("%s opens it, not %s", e.By, l.host)
		}
		return
	}
	k := key{e.By, e.ID}
	c := l.sent[k]
	switch {
	case c == nil:
		l.fail("%s never said %s %q", e.By, kind, e.ID)
	case c.Do != kind:
		l.fail("%s said %s, not %s", e.By, c.Do, kind)
	}
	switch p := e.What.(type) {
	case table.Acted:
		if p.Act.String() != c.Act {
			l.fail("%s meant %q, not %q", e.By, c.Act, p.Act)
		}
	case table.Proposed:
		if p.What != c.Text {
			l.fail("%s meant %+v", e.By, c)
		}
	case table.Answered:
		if p.Yes != c.On {
			l.fail("%s meant %+v", e.By, c)
		}
	case table.Chatted:
		if utf8.RuneCountInString(p.Text) > 300 {
			l.fail("%s puts %q into the log", e.By, p.Text)
		}
	case table.Withdrawn:
		if _, ok := l.done[key{e.By, p.Of}]; ok || p.Of != c.Of {
			l.fail("%s withdraws %q, which was done, and meant %+v", e.By, p.Of, c)
		}
		l.not[key{e.By, p.Of}] = true
		l.w.seen.Withdrawn++
	}
	if e.ID == "" {
		return
	}
	if seq, ok := l.done[k]; ok {
		l.fail("%s of %s, %q, was done with entry %d already", kind, e.By, e.ID, seq)
	}
	if l.not[k] {
		l.fail("%s of %s, %q, was withdrawn before", kind, e.By, e.ID)
	}
	l.done[k] = uint64(len(l.log))
}

// roused notes what a bot intends to do.
func (l *ledger) roused(t *hall.Turn, act string) {
	k := turn{t.Seat, t.From}
	if before, ok := l.turns[k]; ok && before != act {
		l.fail("the bot of seat %d, asked again, does %q instead of %q", t.Seat, act, before)
	}
	l.turns[k] = act
}

// answered checks that an acknowledged command is in the log.
func (l *ledger) answered(c *table.Command, r live.Reply) {
	seq := r.Seq
	l.w.seen.Acknowledged++
	if seq == 0 || seq > uint64(len(l.log)) {
		l.fail("%s of %s was acknowledged as entry %d, which is not kept", c.Do, c.Player, seq)
	}
	if c.Do == table.Withdraw {
		if of := (key{c.Player, c.Of}); r.Late && l.done[of] != seq || !r.Late && !l.not[of] {
			l.fail("%s is told of %q, which was to be withdrawn: %+v", c.Player, c.Of, r)
		}
		if r.Late {
			l.w.seen.TooLate++
		}
		return
	}
	if n := &l.log[seq-1]; n.by != c.Player || n.id != c.ID || n.do != c.Do && c.ID == "" {
		l.fail("%s %q of %s was acknowledged as entry %d, which is %s of %s", c.Do, c.ID, c.Player, seq, n.do, n.by)
	}
}

// note notes the secrets that the event reveals, and those that it must not reveal.
func (l *ledger) note(e *table.Event) {
	switch p := e.What.(type) {
	case table.Begun:
		l.dealt = nil
		l.secrets = [][]byte{[]byte(p.Secret.String())}
		l.w.seen.Matches++
	case table.Disclosed:
		l.secrets = append(l.secrets, []byte(p.Entropy.String()))
	case table.Dealt:
		line, err := record.ParseLine([]byte(p.Line))
		if err != nil {
			l.fail("%v", err)
		}
		d := line.Cards
		l.dealt = &d
		l.replay.begin(l, line)
		if line.Note.Secret != "" { // otherwise the deal has a name
			l.secrets = append(l.secrets, []byte(line.Note.Secret))
		}
	case table.Claimed:
		l.w.seen.Claims++
	case table.Replaced:
		l.w.seen.Aways++
	}
	if agreed(e) && e.What.Kind() != table.Resume && l.ref.Asked == nil {
		l.w.seen.Settled++
	}
	if l.ref.Project().Result != nil {
		l.ended++
		if l.ref.Cut {
			l.w.seen.Cuts++
		}
	}
}

// consented checks that all players present consent to what needs it.
func (l *ledger) consented(e *table.Event) {
	by, done := rules.Seat(e.Seat), agreed(e)
	willing := &l.yes
	switch p := e.What.(type) {
	case table.Proposed:
		if p.Keep {
			return // in secret: it needs no consent, and other agreements stand
		}
		if l.yes = by.Set(); l.ref.Free && (p.What == table.Undo || p.What == table.Replay) {
			done = false // no consent is needed
		}
	case table.Answered:
		if p.Yes {
			l.yes |= by.Set()
		}
	case table.Resumed:
		willing = &l.goOn
		if l.goOn |= by.Set(); l.ref.At >= l.ref.Halted+3600_000 {
			return // no consent is needed any more
		}
	}
	yes := *willing
	if agreed(e) {
		l.goOn = 0
	}
	if !done {
		return
	}
	for i := range l.ref.Chairs {
		if c := &l.ref.Chairs[i]; c.Player != "" && !c.Away && !yes.Has(rules.Seat(i)) {
			l.fail("it is done without the consent of seat %d", i)
		}
	}
}

// conserve checks that the deal follows the rules, and that each hand is as dealt: cards held, laid aside
// and played, each card once; and that all hands together are the pack.
func (l *ledger) conserve(e *table.Event) {
	if l.dealt == nil {
		return
	}
	l.replay.follow(l, e)
	m := l.ref.Moves()
	var all cards.Set
	total := 0
	for i := range rules.Seat(m.Game.Seats()) {
		var v match.View
		l.ref.View(i, &v)
		has := l.dealt.Hands[i]
		total += has.Len()
		all |= has
		var played cards.Set
		for t := range v.Played {
			if c := v.Played[t][i]; c != 0 {
				if played.Has(c) {
					l.fail("seat %d has played %v twice", i, c)
				}
				played |= c.Set()
			}
		}
		if !m.Game.Live().Has(i) && !v.HandOpen.Has(i) { // a dummy's hidden cards
			if played&^has != 0 || int(v.Held[i])+l.dealt.Aside.Len()+played.Len() != has.Len() {
				l.fail("the dummy holds %d and has played %v of %v", v.Held[i], played, has)
			}
			continue
		}
		aside := v.Aside[i]
		if !m.Game.Live().Has(i) {
			aside = l.dealt.Aside
		}
		if v.Hand[i]|aside|played != has || v.Hand[i].Len()+aside.Len()+played.Len() != has.Len() || int(v.Held[i]) != v.Hand[i].Len() {
			l.fail("seat %d was dealt %v, and has %v, %v laid aside, and played %v", i, has, v.Hand[i], aside, played)
		}
	}
	if all.Len() != total || all&^m.Game.Pack() != 0 {
		l.fail("the hands are %v, %d cards in all", all, total)
	}
}

// word computes what each viewer should receive of the entry, and checks that it names no secret and no
// card that the rules hide from the viewer.
func (l *ledger) word(e *table.Event) {
	n := &l.log[len(l.log)-1]
	for i := range rules.MaxSeats + 1 {
		viewer := rules.Seat(i)
		if i == rules.MaxSeats {
			viewer = rules.Nobody
		} else if i >= len(l.ref.Chairs) {
			continue
		}
		text := l.ref.AppendMessage(nil, viewer, e)
		n.texts[i] = text
		l.discreet(viewer, text)
		if e.What.Kind() == table.Chat && viewer != rules.Nobody && e.Seat == table.NoSeat && l.ref.Running() && bytes.Contains(text, []byte("friends")) {
			l.fail("seat %d is told what %s says, who watches: %s", viewer, e.By, text)
		}
		happened, _, _ := bytes.Cut(text, []byte(`,"table":`))
		if p, ok := e.What.(table.Acted); ok && l.sealed(p.Act) && int8(viewer) != e.Seat && bytes.Contains(happened, []byte(`"acts"`)) {
			l.fail("seat %d is told what was done in secret: %s", viewer, text)
		}
	}
}

// sealed reports whether only its maker may know the act.
func (l *ledger) sealed(a rules.Action) bool {
	return a.Kind() == rules.Laying || a.Kind() == rules.Offering && l.ref.Moves().Game.Variant().Offers.How == rules.Sealed
}

// agreed reports whether the event carries out something that needs consent.
func agreed(e *table.Event) bool {
	switch p := e.What.(type) {
	case table.Proposed:
		return p.Done
	case table.Answered:
		return p.Done
	case table.Resumed:
		return p.Done
	}
	return false
}

// discreet checks that a text for the viewer, in the current state, has nothing that the viewer may not
// know.
func (l *ledger) discreet(viewer rules.Seat, text []byte) {
	for _, s := range l.secrets {
		if bytes.Contains(text, s) {
			l.fail("seat %d is told a secret: %s", viewer, text)
		}
	}
	if l.ref.Moves() == nil {
		return
	}
	var v match.View
	l.ref.View(viewer, &v)
	var known cards.Set
	for i := range v.Hand {
		if v.HandOpen.Has(rules.Seat(i)) {
			known |= v.Hand[i]
		}
		if v.AsideOpen.Has(rules.Seat(i)) {
			known |= v.Aside[i]
		}
		for t := range v.Played {
			if c := v.Played[t][i]; c != 0 {
				known |= c.Set()
			}
		}
	}
	if v.Turnup != 0 {
		known |= v.Turnup.Set()
	}
	if named := cardsIn(text) &^ known; named != 0 {
		l.fail("seat %d is told of %v, which it may not know: %s", viewer, named, text)
	}
}

func cardsIn(text []byte) (named cards.Set) {
	for i := 1; i < len(text); i++ {
		if c := text[i]; c != 'C' && c != 'D' && c != 'H' && c != 'S' {
			continue
		}
		rank := text[i-1 : i]
		if i > 1 && text[i-2] == '1' && rank[0] <= '2' { // 10, 11 or 12
			rank = text[i-2 : i]
		}
		if r, err := cards.ParseRank(string(rank)); err == nil {
			s, _ := cards.ParseSuit(string(text[i : i+1]))
			named |= cards.Of(r, s).Set()
		}
	}
	return named
}

// expect returns the message that the player should receive for an entry.
func (l *ledger) expect(seq uint64, player string) []byte {
	if seq == 0 || seq > uint64(len(l.log)) {
		l.fail("%s is told of entry %d, which is not kept", player, seq)
	}
	n := &l.log[seq-1]
	for i, p := range n.seats {
		if p == player {
			return n.texts[i]
		}
	}
	return n.texts[rules.MaxSeats]
}

// awaits reports whether the table has to go on once faults are over: an honest player sits at it, or may.
// If all have left a match in progress, newcomers can only wait.
func (l *ledger) awaits() bool {
	if l.wanted == 0 || !l.ref.Running() {
		return l.wanted > 0
	}
	for _, p := range l.w.people {
		if !p.liar && l.ref.SeatOf(p.id) != rules.Nobody {
			return true
		}
	}
	return false
}
