package table

import (
	"slices"
	"strings"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// Project returns what lists and histories store after the last entry.
func (s *State) Project() journal.Projection {
	p := journal.Projection{Summary: s.Summary(), Reseated: s.reseated == s.Seq, Steady: s.relisted != s.Seq}
	if s.result != nil && s.resultSeq == s.Seq && s.Settings.From == nil && len(s.Settings.Boards) == 0 {
		p.Result = s.result
	}
	return p
}

// A listing is what may change of a summary after the table was opened, besides what each entry changes.
type listing struct {
	status   journal.Status
	public   bool
	host     string
	audience string
}

func (s *State) listing() listing {
	l := listing{journal.Gathering, s.Settings.Public && !s.Locked, s.Host, s.audience()}
	switch {
	case s.Running():
		l.status = journal.InPlay
	case s.Left:
		l.status = journal.Deserted
	case s.Ended:
		l.status = journal.Finished
	}
	return l
}

// Overdue is how long after a bot's turn began other servers may assume that the server responsible has
// died, in milliseconds.
const Overdue = 3000

// Summary returns the table as lists show it.
func (s *State) Summary() journal.Summary {
	l := s.listing()
	sum := journal.Summary{
		ID: s.ID, Seq: s.Seq, Head: s.Head, Host: l.host, Variant: s.Settings.Variant, House: s.hasHouseRules(), Public: l.public, Audience: l.audience,
		Clock: s.Settings.Clock.String(), Created: s.Created, Moved: s.At, Due: s.NextDeadline(), Status: l.status, From: s.from, Day: s.Settings.Day,
	}
	if s.Running() {
		if sum.Deal = int(s.now.Number); s.Stage != Between { // then the table still shows the deal that is over
			sum.Deal++
		}
	}
	sum.Chairs = slices.Grow(sum.Chairs, len(s.Chairs))
	for i := range s.Chairs {
		c := &s.Chairs[i]
		sitter := journal.Sitter{Player: c.Player, Name: c.Name, Bot: c.Bot != "", Turn: c.Since != 0}
		sitter.Until, _ = s.Deadline(rules.Seat(i))
		sum.Chairs = append(sum.Chairs, sitter)
	}
	return sum
}

// audience returns for whom the table is, as [journal.Summary] has it.
func (s *State) audience() string {
	switch {
	case s.Locked || s.Settings.Audience == "":
		return ""
	case s.Settings.Audience == Friends:
		return journal.ForFriends(s.Host)
	}
	return journal.ForGroup(s.Settings.Audience)
}

// group returns the group for which the table is; "" if there is none.
func (s *Settings) group() string {
	if s.Audience == Friends {
		return ""
	}
	return s.Audience
}

// Invitations is the name of the projection of [InvitationRows].
const Invitations = "invitations"

// InvitationRows list a table for each player who is invited to it, until its first match begins or all have left.
func InvitationRows(of journal.State) (rows []journal.Row) {
	s, ok := of.(*State)
	if !ok {
		return nil
	}
	var value []byte
	if begins := s.Match == 1 && s.At == s.Began; s.Seq == 1 {
		value = []byte(`{}`)
	} else if !begins && !s.Left {
		return nil
	}
	for _, id := range s.Settings.Invited {
		rows = append(rows, journal.Row{List: id, Key: s.ID, Rank: s.Created, Value: value})
	}
	return rows
}

// NextDeadline returns when the table next needs attention, unless something happens before: when it has to act
// by itself, or one of its bots is overdue; 0 if never.
func (s *State) NextDeadline() int64 {
	at := s.Due()
	if s.BotTurns() == 0 {
		return at
	}
	late := s.At + s.Pace() + Overdue
	if at == 0 {
		return late
	}
	return min(at, late)
}

// hasHouseRules reports whether the house has changed the variant. For a deal of the day only its first trump may
// differ, and the game stays the same.
func (s *State) hasHouseRules() bool { return len(s.Settings.House) > 0 && s.Settings.Day == "" }

func (s *State) share() *journal.Result {
	end, whole := &s.now.End, s.Match > s.Settings.Brought
	r := &journal.Result{
		Table: s.ID, Match: s.Match, Variant: s.Settings.Variant, House: s.hasHouseRules(),
		Began: s.Began, Ended: s.At, Cut: s.Cut, Deals: int(s.now.Number), Games: int(s.now.Game), Group: s.Settings.group(),
		Rated: whole && s.bears() && s.Settings.Rated(), Ladder: whole && s.Settings.group() != "" && s.Settings.unaided(),
	}
	won := s.winners()
	for i := range s.Chairs {
		c, seat := &s.Chairs[i], rules.Seat(i)
		made := 0
		for i := range s.finished {
			if s.finished[i].Made.Has(seat) {
				made++
			}
		}
		share := journal.Share{
			Seat: seat, Player: c.Player, Name: c.Name, Bot: c.Bot, Away: c.Aways, Left: c.Away, Hints: c.Hints, Undone: c.Undone,
			Brought: s.brought(c),
			Points:  end.Totals[i], Games: end.Games[i], Won: won.Has(seat), Made: made,
		}
		if _, edition := search.ParseVersioned(c.Bot); edition > 0 {
			share.Edition, share.Net = s.Edition, s.Net
		}
		r.Chairs = append(r.Chairs, share)
	}
	return r
}

// bears reports whether ratings may know the match: what one player alone does against bots only if the clock brings it
// to an end soon, so that none that goes badly is left lying, and if no other player became this one at the table.
func (s *State) bears() bool {
	if !s.Alone() {
		return true
	}
	alone := slices.IndexFunc(s.Chairs, func(c Chair) bool { return c.Player != "" })
	return len(s.Chairs[alone].brought) == 0 && s.Settings.Clock.live()
}

// trial reports whether a match of those seated bears a rating out: one player has only levels for opponents. In a
// browser's own hall there are no ratings.
func (s *State) trial() bool {
	other := func(c Chair) bool { return c.Player == "" && !slices.Contains(search.LevelNames(), c.Bot) }
	whole := !s.Running() || s.Match > s.Settings.Brought
	return whole && s.Alone() && s.bears() && s.Settings.Rated() && !slices.ContainsFunc(s.Chairs, other) && !strings.HasPrefix(s.ID, Here)
}

// Here begins the ids of tables of a browser's own hall.
const Here = "here-"

// rated reports whether a match of those seated counts for ratings.
func (s *State) rated() bool { return s.people() >= 2 && s.Settings.Rated() }

func (s *State) brought(c *Chair) bool { return c.Player != "" && s.Match <= s.Settings.Brought }

// winners returns the winners of the match: in a session that ended before the match did, the seats with
// most points; in an abandoned match, none.
func (s *State) winners() rules.Seats {
	end := &s.now.End
	if s.Cut || !end.Cut {
		return end.Winners
	}
	var won rules.Seats
	most := end.Totals[0]
	for i := range s.m.Game.Seats() {
		most = max(most, end.Totals[i])
	}
	for i := range s.Chairs {
		if end.Totals[i] == most {
			won |= rules.Seat(i).Set()
		}
	}
	return won
}
