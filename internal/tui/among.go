package tui

import (
	"strconv"
	"strings"

	"ninetynine/internal/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// among does what is typed about the table and those at it; it reports
// whether the verb is about that.
func (p *plain) among(verb string, words []string) bool {
	switch verb {
	case "who":
		p.who()
	case "next", "again", "ready":
		return p.readies(verb)
	case "agree", "yes", "no":
		return p.agrees(verb != "no")
	case "undo":
		p.command(wire.Command{Do: table.Propose, Text: table.Undo})
	case "restart":
		p.command(wire.Command{Do: table.Propose, Text: table.Replay})
	case "pause":
		p.command(wire.Command{Do: table.Propose, Text: table.Pause})
	case "resume":
		p.command(wire.Command{Do: table.Resume})
	case "claim":
		p.command(wire.Command{Do: table.Claim})
	case "leave":
		p.command(wire.Command{Do: table.Stand})
	case "back":
		p.command(wire.Command{Do: table.Back})
	case "abandon":
		p.giving = true
		p.says("page.speech.abandon")
	case "sit", "bot", "remove":
		p.chairs(verb, words[1:])
	case "time":
		p.times()
	default:
		return false
	}
	return true
}

// readies says that the person is ready, if that is asked for.
func (p *plain) readies(verb string) bool {
	switch {
	case p.stage(wire.Between) && verb != "again", p.ended() && verb != "next", p.gathers() && verb == "ready":
		p.command(wire.Command{Do: table.Ready})
		return true
	}
	return verb == "ready"
}

// agrees answers a proposal, or in the waiting room is not ready after all.
func (p *plain) agrees(on bool) bool {
	ask, mine := p.shown.Table.Ask, p.chair()
	switch {
	case mine == nil:
		return false
	case p.gathers():
		if !on && mine.Ready {
			p.command(wire.Command{Do: table.Unready})
			return true
		}
		return false
	case p.asked() != nil, ask != nil && !on && rules.Seat(ask.By) == p.seat:
		p.command(wire.Command{Do: table.Answer, On: on, Seen: p.shown.Seq})
		return true
	}
	return false
}

// giveUp takes the answer to whether the match is to be given up.
func (p *plain) giveUp(verb string) {
	if verb != "yes" {
		p.says("page.speech.kept")
		return
	}
	p.command(wire.Command{Do: table.Propose, Text: table.Abandon})
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

// who says who sits where, and what is waited for.
func (p *plain) who() {
	t := &p.shown.Table
	for i := range t.Chairs {
		c := &t.Chairs[i]
		who := []string{p.say("page.chair.empty")}
		if !c.Free() {
			who[0] = p.name(rules.Seat(i))
		}
		if c.Bot != "" {
			who = append(who, p.say("page.bot"), p.level(c.Bot))
		}
		if rules.Seat(i) == p.seat {
			who = append(who, p.say("you"))
		}
		if c.Away {
			who = append(who, p.say("page.away"))
		}
		if c.Player != "" && c.Ready && t.Stage != wire.Playing {
			who = append(who, p.say("seat.ready"))
		}
		p.says("page.speech.seat", "n", i+1, "who", strings.Join(who, ", "))
	}
	switch mine := p.chair(); {
	case !p.gathers():
	case mine == nil:
		p.says("page.speech.watching", "sit", p.say("page.cmd.sit"))
	case !mine.Ready:
		p.invites()
		p.says("page.speech.waiting", "ready", p.say("page.cmd.ready"))
	case p.free() > 0:
		p.says("page.waiting.friends")
		p.invites()
		p.says("page.speech.ready", "no", p.say("cmd.no"))
	default:
		p.print(p.say("page.waiting.others"))
		p.says("page.speech.ready", "no", p.say("cmd.no"))
	}
}

// invites says the link by which others come.
func (p *plain) invites() {
	if p.cfg.Link != "" {
		p.print(p.say("page.link") + ": " + phrase.Clean(p.cfg.Link, 400))
	}
}

// times says how much time everybody has.
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

// chairs sits down, gives a chair to a bot, or clears one.
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
	case verb == "remove":
		p.says("page.speech.nochair")
	default:
		p.bot(seat, words)
	}
}

// bot gives a chair to a bot of the level that was typed, in the person's
// language or in English; "" for the usual one.
func (p *plain) bot(seat *int, words []string) {
	level := ""
	if len(words) == 1 {
		level = table.DefaultBot
	} else if len(words) > 1 {
		typed := strings.Join(words[1:], " ")
		if len(p.levels) == 0 {
			level = typed // the table knows them
		}
		for _, l := range p.levels {
			if typed == l || same(typed, p.level(l)) {
				level = l
			}
		}
	}
	if seat != nil && level != "" {
		p.command(wire.Command{Do: table.SeatBot, Seat: seat, Text: level})
		return
	}
	var names []string
	for _, l := range p.levels {
		names = append(names, p.level(l))
	}
	p.says("page.speech.bots", "command", p.say("page.cmd.bot"), "level", p.level(table.DefaultBot), "levels", strings.Join(names, ", "))
}
