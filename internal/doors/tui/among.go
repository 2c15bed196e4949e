package tui

import (
	"strconv"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// readies says that the person is ready, if the table waits for that.
func (p *plain) readies(verb string) bool {
	switch {
	case verb == "next" && p.stage(wire.Between), verb == "again" && p.ended(),
		verb == "ready" && (p.stage(wire.Between) || p.ended() || p.gathers()):
		p.command(wire.Command{Do: table.Ready})
		return true
	}
	return verb == "ready"
}

// agrees answers a proposal or, in the waiting room, withdraws the ready.
func (p *plain) agrees(verb string) bool {
	ask, mine := p.shown.Table.Ask, p.chair()
	no := verb == "no"
	switch {
	case mine == nil || !no && verb != "yes" && verb != "agree":
		return false
	case p.gathers() && no && mine.Ready:
		p.command(wire.Command{Do: table.Unready})
		return true
	case p.gathers():
		return false
	case p.asked() != nil, ask != nil && no && rules.Seat(ask.By) == p.seat:
		p.command(wire.Command{Do: table.Answer, On: !no, Seen: p.shown.Seq})
		return true
	}
	return false
}

// talks says to the others what was typed after the first word.
func (p *plain) talks(text string) {
	_, said, _ := strings.Cut(strings.TrimSpace(text), " ")
	if said = phrase.Clean(said, maxChat); said == "" {
		p.says("page.speech.say", "command", p.say("page.cmd.say"))
		return
	}
	p.start(p.post(&wire.Command{Do: table.Chat, Text: said}))
}

// who says who sits where, and what the table waits for.
func (p *plain) who() {
	t := &p.shown.Table
	for i := range t.Chairs {
		c, who := &t.Chairs[i], p.say("page.chair.empty")
		if !c.Free() {
			who = strings.Join(append([]string{p.name(rules.Seat(i))}, p.marks(i)...), ", ")
		}
		if c.Player != "" && c.Ready && t.Stage != wire.Playing {
			who += ", " + p.say("seat.ready")
		}
		p.says("page.speech.seat", "n", i+1, "who", who)
	}
	switch mine := p.chair(); {
	case !p.gathers():
	case mine == nil:
		p.says("page.speech.watching", "sit", p.say("page.cmd.sit"))
	case !mine.Ready:
		p.invites()
		p.says("page.speech.waiting", "ready", p.say("page.cmd.ready"))
	default:
		if p.free() > 0 && !p.shown.Table.Locked {
			p.says("page.waiting.friends")
		} else {
			p.says("page.waiting.others")
		}
		if p.free() > 0 {
			p.invites()
		}
		p.says("page.speech.ready", "no", p.say("cmd.no"))
	}
}

// invites prints the link for others.
func (p *plain) invites() {
	switch {
	case p.shown.Table.Locked:
		p.says("page.locked")
	case p.cfg.Link != "":
		p.print(p.say("page.link") + ": " + phrase.Clean(p.cfg.Link, 400))
	}
}

// times says how much time each player has.
func (p *plain) times() {
	none := true
	for i := range p.shown.Table.Chairs {
		if ms, _, ok := p.left(rules.Seat(i)); ok {
			none = false
			p.says("page.speech.clock", "name", p.name(rules.Seat(i)), "time", p.time(ms))
		}
	}
	if none {
		p.says("page.speech.noclock")
	}
}

// admits lets somebody who is kept out back in, by name, or says who is kept
// out.
func (p *plain) admits(name string) {
	var all []string
	for _, o := range p.shown.Table.Banned {
		called := p.outsider(o)
		if phrase.Same(name, called) {
			p.command(wire.Command{Do: table.Ban, Text: o.Player})
			return
		}
		all = append(all, called)
	}
	if all == nil {
		p.says("page.speech.banned.none")
		return
	}
	p.says("page.speech.banned.all", "names", strings.Join(all, ", "), "command", p.say("cmd.admit"))
}

// chairs sits down, gives a chair to a bot, clears one, or keeps its player out.
func (p *plain) chairs(verb string, words []string) {
	var seat *int
	if len(words) > 0 {
		n, err := strconv.Atoi(words[0])
		if err != nil || n < 1 || n > len(p.shown.Table.Chairs) {
			p.says("page.speech.nochair")
			return
		}
		n--
		seat = &n
	}
	switch {
	case verb == "sit":
		p.command(wire.Command{Do: table.Sit, Seat: seat})
	case verb == "remove" && seat != nil:
		p.command(wire.Command{Do: table.Remove, Seat: seat})
	case verb == "remove", verb == "ban" && seat == nil:
		p.says("page.speech.nochair")
	case verb == "ban" && (p.shown.Table.Chairs[*seat].Player == "" || rules.Seat(*seat) == p.seat):
		p.says("illegal")
	case verb == "ban":
		p.command(wire.Command{Do: table.Ban, Text: p.shown.Table.Chairs[*seat].Player, On: true})
	default:
		p.asking = true
		p.start(ask(p.ctx, p.cfg.Line.Levels, func(levels []string, _ error) {
			p.asking = false
			p.bot(seat, words, levels)
		}))
	}
}

// bot gives a chair to a bot of the level that was typed, in the person's
// language or in English, or the usual one, or says which levels there are.
func (p *plain) bot(seat *int, words, levels []string) {
	typed, level := strings.Join(words[min(1, len(words)):], " "), ""
	switch {
	case len(words) == 1:
		level = table.DefaultBot
	case len(levels) == 0:
		level = typed // the table knows them
	}
	var names []string
	for _, l := range levels {
		names = append(names, p.level(l))
		if typed == l || phrase.Same(typed, p.level(l)) {
			level = l
		}
	}
	if seat != nil && level != "" {
		p.command(wire.Command{Do: table.SeatBot, Seat: seat, Text: level})
		return
	}
	p.says("page.speech.bots", "command", p.say("page.cmd.bot"),
		"level", p.level(table.DefaultBot), "levels", strings.Join(names, ", "))
}
