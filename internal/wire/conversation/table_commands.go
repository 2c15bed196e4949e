package conversation

import (
	"strconv"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// proceed makes the person ready for the next step, or ends a pause. It reports whether the table waits for
// that.
func (p *Conversation) proceed() bool {
	switch mine := p.Chair(); {
	case mine == nil || mine.Ready || mine.Away || p.EndsHere():
		return false
	case p.Shown.Table.Paused:
		p.command(wire.Command{Do: table.Resume})
	case p.Stage(wire.Between), p.Stage(wire.Waiting):
		p.command(wire.Command{Do: table.Ready})
	default:
		return false
	}
	return true
}

// makeReady makes the person ready, if that was typed and the table waits for it.
func (p *Conversation) makeReady(verb string) bool {
	return (verb == "ready" || verb == "next" || verb == "again") && p.proceed()
}

// accept answers a proposal or, in the waiting room, withdraws the readiness.
func (p *Conversation) accept(verb string) bool {
	ask, mine := p.Shown.Table.Ask, p.Chair()
	no := verb == "no"
	switch {
	case mine == nil || !no && verb != "yes" && verb != "agree":
		return false
	case p.InWaitingRoom() && no && mine.Ready:
		p.command(wire.Command{Do: table.Unready})
	case p.ProposalToAnswer() != nil, ask != nil && no && rules.Seat(ask.By) == p.Seat:
		p.command(wire.Command{Do: table.Answer, On: !no})
	case verb != "agree" && p.Shown.View.Options.Kind == rules.Offering:
		return false
	default:
		p.says("page.speech.nothing.asked")
		p.remind()
	}
	return true
}

// chat sends a chat message.
func (p *Conversation) chat(text string) {
	if text = phrase.Clean(text, maxChat); text == "" {
		p.says("page.speech.say", "command", p.word("say"))
		return
	}
	p.command(wire.Command{Do: table.Chat, Text: text})
}

// listPlayers lists the players and says what the table waits for.
func (p *Conversation) listPlayers() {
	t := &p.Shown.Table
	for i := range t.Chairs {
		c, who := &t.Chairs[i], p.Say("page.chair.empty")
		if !c.Free() {
			who = strings.Join(append([]string{p.Name(rules.Seat(i))}, p.Marks(i)...), ", ")
		}
		if c.Player != "" && c.Ready && t.Stage != wire.Playing {
			who += ", " + p.Say("seat.ready")
		}
		p.says("page.speech.seat", "n", i+1, "who", who)
	}
	p.listAwaited()
}

// listAwaited says what the table waits for.
func (p *Conversation) listAwaited() {
	switch mine, awaited := p.Chair(), p.Shown.View.Turn&^p.Seat.Set(); {
	case p.Stage(wire.Playing) && awaited != 0:
		p.says("ask.wait", "names", p.Names(awaited))
	case !p.InWaitingRoom():
	case mine == nil:
		p.says("page.speech.watching", "sit", p.word("sit"))
	case !mine.Ready:
		p.printLink()
		p.says("page.speech.waiting", "ready", p.word("ready"))
	default:
		p.says(p.AwaitedKey())
		if p.FreeChairs() > 0 {
			p.printLink()
		}
		p.says("page.speech.ready", "no", p.word("no"))
	}
}

// printLink prints the link for more players.
func (p *Conversation) printLink() {
	switch {
	case p.Shown.Table.Locked:
		p.says("page.locked")
	case p.Link != "":
		p.print(p.Say("page.link") + ": " + phrase.Clean(p.Link, 400))
	}
}

// giveLink prints the link for more players, and has the client copy it.
func (p *Conversation) giveLink() {
	switch p.printLink(); {
	case p.Shown.Table.Locked:
	case p.Link == "":
		p.says("illegal")
	default:
		p.answer.Request = RequestLink
	}
}

// listTimes says how much time each player has left.
func (p *Conversation) listTimes() {
	none := true
	for i := range p.Shown.Table.Chairs {
		if ms, _, ok := p.TimeLeft(rules.Seat(i)); ok {
			none = false
			p.says("page.speech.clock", "name", p.Name(rules.Seat(i)), "time", p.FormatTime(ms))
		}
	}
	if none {
		p.says("page.speech.noclock")
	}
}

// unban lets a banned player in again, by name, or lists the banned players.
func (p *Conversation) unban(name string) {
	banned := p.Shown.Table.Banned
	for _, o := range banned {
		if phrase.Same(strings.ToLower(strings.TrimSpace(name)), p.OutsiderName(o)) {
			p.command(wire.Command{Do: table.Ban, Text: o.Player})
			return
		}
	}
	if len(banned) == 0 {
		p.says("page.speech.banned.none")
		return
	}
	p.says("page.speech.banned.all", "names", joined(banned, p.OutsiderName), "command", p.word("admit"))
}

// tying are the commands about another player, by their English names.
var tying = map[string]*wire.Command{
	"follow": {Do: wire.Follow, On: true}, "unfollow": {Do: wire.Follow},
	"mute": {Do: table.Mute, On: true}, "unmute": {Do: table.Mute},
	"block": {Do: wire.Block, On: true}, "unblock": {Do: wire.Block},
}

// tie follows, mutes or blocks a player at the table, by name, or no longer.
func (p *Conversation) tie(about *wire.Command, name string) {
	c := *about
	var names []string
	for i := range p.Shown.Table.Chairs {
		chair, shown := &p.Shown.Table.Chairs[i], p.Name(rules.Seat(i))
		if chair.Player == "" || rules.Seat(i) == p.Seat {
			continue
		}
		if phrase.Same(strings.ToLower(strings.TrimSpace(name)), strings.ToLower(shown)) {
			c.Text = chair.Player
			p.command(c)
			if p.answer.Do != nil {
				p.answer.Done = []string{p.Say("page.speech.tie."+string(c.Do), "on", phrase.Yes(c.On), "name", shown)}
			}
			return
		}
		names = append(names, shown)
	}
	p.says("page.speech.tie.whom", "any", phrase.Yes(len(names) > 0), "names", strings.Join(names, ", "))
}

// arrangeChairs sits down, gives a chair to a bot, clears one, or bans its player. The words after the verb are as they
// were typed: "3 club" is no card here.
func (p *Conversation) arrangeChairs(verb, typed string) {
	words := split(typed)
	var seat *int
	if len(words) > 0 {
		n, err := strconv.Atoi(words[0])
		if err != nil {
			p.unclear(words[0])
			return
		}
		if n < 1 || n > len(p.Shown.Table.Chairs) {
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
	case verb == "ban" && (p.Shown.Table.Chairs[*seat].Player == "" || rules.Seat(*seat) == p.Seat):
		p.says("illegal")
	case verb == "ban":
		p.command(wire.Command{Do: table.Ban, Text: p.Shown.Table.Chairs[*seat].Player, On: true})
	case p.Levels == nil:
		p.answer.Request = RequestLevels
	default:
		p.seatBot(seat, words, p.Levels)
	}
}

// seatBot gives a chair to a bot of the typed level (in the person's language or in English), or of the
// default level, or lists the levels.
func (p *Conversation) seatBot(seat *int, words, levels []string) {
	typed, level := strings.Join(words[min(1, len(words)):], " "), ""
	switch {
	case len(words) == 1:
		level = table.StandInLevel
	case len(levels) == 0:
		level = typed // the table checks it
	}
	for _, l := range levels {
		if typed == l || phrase.Same(typed, p.LevelName(l)) {
			level = l
		}
	}
	if seat != nil && level != "" {
		p.command(wire.Command{Do: table.SeatBot, Seat: seat, Text: level})
		return
	}
	if typed != "" {
		p.unclear(typed)
	}
	p.says("page.speech.bots", "command", p.word("bot"),
		"level", p.LevelName(table.StandInLevel), "levels", joined(levels, p.LevelName))
}
