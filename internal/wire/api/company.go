package api

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"ninetynine/internal/club/group"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/club/ties"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A CompanyStore stores what players have to do with each other and with operators.
type CompanyStore interface {
	HideRating(ctx context.Context, id string, hide bool) error

	ties.Store
	group.Store
	Result(ctx context.Context, tbl string, match int) (journal.Result, error)

	KeepPad(ctx context.Context, p store.Pad, over []byte) error
	Pad(ctx context.Context, id string) (store.Pad, error)
	DropPad(ctx context.Context, id string) error

	store.OrderStore
}

// A Company is the players of a server: they meet, share, complain, and operators keep order. A hall for one player has
// none, and a program for one links nothing of it.
type Company struct {
	CompanyStore
	ties     ties.Ties    // set by [New], as
	groups   group.Groups // these
	handlers map[string]handler
}

// NewCompany returns the company of a store.
func NewCompany(s CompanyStore) *Company {
	return &Company{CompanyStore: s, handlers: map[string]handler{
		"sharePad":           reading(2*maxShared, (*Service).sharePad),
		"sharedPad":          (*Service).sharedPad,
		"hideRating":         reading(usual, (*Service).hideRating),
		"ties":               (*Service).ties,
		"tie":                reading(usual, (*Service).tie),
		"renewLink":          (*Service).renewLink,
		"befriend":           reading(usual, (*Service).befriend),
		"onNow":              (*Service).onNow,
		"evenings":           (*Service).evenings,
		"come":               reading(usual, (*Service).come),
		"myEvents":           (*Service).myEvents,
		"makeEvent":          reading(usual, (*Service).makeEvent),
		"event":              (*Service).event,
		"eventActs":          reading(maxActs, (*Service).eventActs),
		"eventSeed":          (*Service).eventSeed,
		"eventPars":          (*Service).eventPars,
		"eventPads":          reading(maxEventPads, (*Service).eventPads),
		"seatings":           reading(usual, (*Service).seatings),
		"groupEvents":        (*Service).groupEvents,
		"groupSeason":        (*Service).groupSeason,
		"complain":           reading(usual, (*Service).complain),
		"appeal":             reading(usual, (*Service).appeal),
		"complaints":         (*Service).complaints,
		"people":             asOperator((*Service).people),
		"person":             asOperator((*Service).person),
		"sanctions":          asOperator((*Service).sanctions),
		"operatorTables":     asOperator((*Service).operatorTables),
		"operatorTable":      asOperator((*Service).operatorTable),
		"operatorComplaints": asOperator((*Service).operatorComplaints),
		"audit":              asOperator((*Service).audit),
		"operate":            asOperator(reading(usual, (*Service).operate)),
		"groups":             (*Service).groups,
		"makeGroup":          reading(usual, (*Service).makeGroup),
		"group":              (*Service).group,
		"changeGroup":        reading(usual, (*Service).changeGroup),
		"endGroup":           (*Service).endOwnGroup,
		"groupDoor":          reading(usual, (*Service).groupDoor),
		"joinGroup":          reading(usual, (*Service).joinGroup),
		"changeMember":       reading(usual, (*Service).changeMember),
		"groupHistory":       (*Service).groupHistory,
		"ladders":            (*Service).ladders,
		"newGroupEvening":    reading(usual, (*Service).newGroupEvening),
		"endGroupEvening":    (*Service).endGroupEvening,
		"operatorGroups":     asOperator((*Service).operatorGroups),
		"operatorGroup":      asOperator((*Service).operatorGroup),
	}}
}

// most is how many matches or tables are read at a time.
const most = 100

// ties answers with the players whom the caller has ties to, or has met.
func (s *Service) ties(ctx context.Context, c *Call) error {
	p, err := s.Store.Player(ctx, c.Player.ID) // not as remembered: its link may have ended at another server
	all, err2 := ties.List(ctx, s.Store, c.Player.ID)
	return c.give(wire.Ties{Players: all, Code: s.Company.ties.Code(&p)}, cmp.Or(err, err2))
}

// renewLink ends the caller's link for friends by a new one.
func (s *Service) renewLink(ctx context.Context, c *Call) error {
	if err := s.Company.RenewLink(ctx, c.Player.ID); err != nil {
		return err
	}
	return s.ties(ctx, c)
}

// befriend makes the caller and the player of a link friends. A silenced player cannot, as the other is told.
func (s *Service) befriend(ctx context.Context, c *Call, in *wire.FriendCode) error {
	p, err := s.Company.ties.Befriend(ctx, c.Player.ID, c.Path("player"), in.Code)
	return c.give(p, err)
}

// tie makes or ends a tie.
func (s *Service) tie(ctx context.Context, c *Call, in *wire.Tying) error {
	p, err := s.setTie(ctx, c, in)
	return c.give(p, err)
}

// tieAt makes or ends a tie from a table, as a command. It also ends what tables kept in earlier versions.
func (s *Service) tieAt(ctx context.Context, c *Call, in *wire.Command) error {
	out := wire.Reply{}
	muted := false
	err := s.visit(ctx, c, func(t *table.State) {
		seat := t.SeatOf(c.Player.ID)
		muted = seat != rules.Nobody && slices.Contains(t.Chairs[seat].Muted, in.Text)
		out.Seq = t.Seq
	})
	if err == nil {
		_, err = s.setTie(ctx, c, &wire.Tying{Player: in.Text, Tie: store.TieKind(in.Do), On: in.On})
	}
	if err == nil && muted && in.Do == table.Mute && !in.On {
		out, err = s.sendCommand(ctx, c, c.Path("table"), &table.Command{Do: in.Do, ID: in.ID, Seat: -1, Hand: -1, Text: in.Text})
	}
	return c.give(out, err)
}

// setTie makes or ends a tie of the caller, and returns the other player. A silenced player follows nobody, as a follow is told.
func (s *Service) setTie(ctx context.Context, c *Call, in *wire.Tying) (*ties.Tied, error) {
	if s.Company == nil {
		return nil, ties.ErrWhom
	}
	if in.Tie == store.Follow && in.On {
		if err := s.Allow(ctx, c, moderation.Speaking); err != nil {
			return nil, err
		}
	}
	p, err := s.Company.ties.Set(ctx, c.Player.ID, in.Player, in.Tie, in.On)
	if err == nil && s.Tied != nil {
		err = s.Tied(ctx, c.Player.ID)
	}
	return p, err
}

// groups answers with the caller's groups.
func (s *Service) groups(ctx context.Context, c *Call) error { return s.answerGroups(ctx, c, nil) }

// answerGroups answers with the caller's groups, unless there was an error before.
func (s *Service) answerGroups(ctx context.Context, c *Call, before error) error {
	all, err := s.Company.groups.Of(ctx, c.Player.ID)
	return c.give(wire.Groups{Groups: all}, cmp.Or(before, err))
}

// makeGroup makes a group whose owner is the caller, or finds the one of the same earlier request.
func (s *Service) makeGroup(ctx context.Context, c *Call, in *wire.NewGroup) error {
	if err := checkID(in.ID, maxOpenID); err != nil {
		return err
	}
	id, err := s.Company.groups.Make(ctx, c.Player.ID, c.Secret, in.ID, in.Name, func() error { return s.spend(c, wire.Openings) })
	if errors.Is(err, store.ErrTaken) {
		err = bad("id: it was used for another group")
	}
	return s.answerGroup(ctx, c, id, err)
}

// group answers with the group that the path names.
func (s *Service) group(ctx context.Context, c *Call) error {
	return s.answerGroup(ctx, c, c.Path("group"), nil)
}

// answerGroup answers with a group as the caller sees it, unless there was an error before.
func (s *Service) answerGroup(ctx context.Context, c *Call, id string, err error) error {
	var v group.View
	if err == nil {
		v, err = s.Company.groups.View(ctx, id, c.Player.ID)
	}
	if err == nil {
		v.Tables, err = s.offered(ctx, c.Player.ID, v.Tables)
	}
	if err != nil {
		return err
	}
	out := groupShown(&v)
	out.Code = v.Code
	return c.answer(out)
}

// groupShown returns a group without its code.
func groupShown(v *group.View) *wire.GroupShown {
	return &wire.GroupShown{Membership: v.Membership, Tables: summaries(v.Tables), Members: each(v.Members, func(m *store.Member) wire.GroupMember {
		return wire.GroupMember{Me: wire.Me{ID: m.Player, Name: m.Name}, Tag: store.Tag(m.Player), Role: m.Role, Since: m.Since}
	})}
}

// operatorGroups finds groups.
func (s *Service) operatorGroups(ctx context.Context, c *Call) error {
	found, err := s.Company.groups.Find(ctx, c.Query("find"), mostFound)
	return c.give(wire.Groups{Groups: found}, err)
}

// operatorGroup answers with the group that the path names, as operators see it: without its code.
func (s *Service) operatorGroup(ctx context.Context, c *Call) error {
	v, err := s.Company.groups.Shown(ctx, c.Path("group"))
	return c.give(groupShown(&v), err)
}

// endOwnGroup ends the group that the path names, for its owner.
func (s *Service) endOwnGroup(ctx context.Context, c *Call) error {
	err := s.Company.groups.Need(ctx, c.Path("group"), c.Player.ID, store.RoleOwner)
	if err == nil {
		err = s.Company.groups.End(ctx, c.Path("group"))
	}
	return s.answerGroups(ctx, c, err)
}

// groupDoor answers what a caller who has the code of a group is shown of it.
func (s *Service) groupDoor(ctx context.Context, c *Call, in *wire.GroupCode) error {
	g, err := s.Company.groups.Door(ctx, c.Path("group"), in.Code)
	if err != nil {
		return err
	}
	all, err := s.Company.Members(ctx, g.ID)
	out := wire.GroupDoor{Name: g.Name, Members: len(all)}
	for i := range all {
		if all[i].Role == store.RoleOwner {
			out.Owner = all[i].Name
		}
		out.Member = out.Member || all[i].Player == c.Player.ID
	}
	return c.give(out, err)
}

// joinGroup makes the caller a member of a group whose code the caller has.
func (s *Service) joinGroup(ctx context.Context, c *Call, in *wire.GroupCode) error {
	return s.answerGroup(ctx, c, c.Path("group"), s.Company.groups.Join(ctx, c.Path("group"), c.Player.ID, in.Code))
}

// changeGroup renames a group or renews its code.
func (s *Service) changeGroup(ctx context.Context, c *Call, in *wire.GroupChange) error {
	return s.answerGroup(ctx, c, c.Path("group"), s.Company.groups.Rename(ctx, c.Path("group"), c.Player.ID, in.Name, in.NewCode))
}

// changeMember gives a member a role, or ends the membership. Banned players may still leave.
func (s *Service) changeMember(ctx context.Context, c *Call, in *wire.Appointment) error {
	if whom := c.Path("player"); whom != c.Player.ID || in.Role != "" {
		if err := s.Allow(ctx, c, moderation.Doing); err != nil {
			return err
		}
	}
	return s.answerGroups(ctx, c, s.Company.groups.Appoint(ctx, c.Path("group"), c.Player.ID, c.Path("player"), in.Role))
}

// groupHistory answers with a page of a group's matches.
func (s *Service) groupHistory(ctx context.Context, c *Call) error {
	found, before, err := s.Company.groups.History(ctx, c.Path("group"), c.Player.ID, c.page())
	return c.give(historyOf(found, before), err)
}

// ladders answers with a group's ladders.
func (s *Service) ladders(ctx context.Context, c *Call) error {
	if _, err := s.Company.groups.Role(ctx, c.Path("group"), c.Player.ID); err != nil {
		return err
	}
	members, err := s.Company.Members(ctx, c.Path("group"))
	if err == nil {
		err = s.meter(c, wire.Effort, 1+len(members)/20)
	}
	if err != nil {
		return err
	}
	var ids []string
	for i := range members {
		ids = append(ids, members[i].Player)
	}
	here, err := s.knownByID(ctx, ids)
	if err != nil {
		return err
	}
	out := wire.Ladders{Ladders: []wire.Ladder{}}
	for _, class := range rating.Classes() {
		players, err := s.ladder(ctx, c.Path("group"), class, here)
		if err != nil {
			return err
		}
		if len(players) > 0 {
			out.Ladders = append(out.Ladders, wire.Ladder{Class: class, Players: players})
		}
	}
	return c.answer(out)
}

// mostOnLadder is how many rows of a ladder are read, with those of players who have left.
const mostOnLadder = 2000

func (s *Service) ladder(ctx context.Context, group, class string, members map[string]*store.Player) (all []wire.Rated, err error) {
	rows, err := s.Store.Ranked(ctx, rating.Ladders, rating.LadderOf(group, class), mostOnLadder)
	if err != nil {
		return nil, err
	}
	for i := range rows {
		p := members[rows[i].Key]
		if p == nil || p.Unrated {
			continue
		}
		r, _, err := standing(class, rating.OfLadder(class), &rows[i])
		if err != nil {
			return nil, err
		}
		all = append(all, wire.Rated{Me: wire.Me{ID: p.ID, Name: p.Name}, Rating: r})
	}
	slices.SortStableFunc(all, func(a, b wire.Rated) int {
		switch {
		case a.Sure && !b.Sure:
			return -1
		case b.Sure && !a.Sure:
			return 1
		}
		return cmp.Compare(b.Mean, a.Mean)
	})
	return all, nil
}

// evenings answers with the standing hours.
func (s *Service) evenings(ctx context.Context, c *Call) error {
	id := c.Query("table")
	if id == "" {
		return s.answerEvenings(ctx, c, c.Query("group"), nil)
	}
	if c.Query("group") != "" {
		return bad("group: leave it out beside table")
	}
	if store.CheckID(id) != nil {
		return store.ErrNone
	}
	t, err := s.Store.Summary(ctx, id)
	var all []wire.EveningShown
	if err == nil {
		all, err = s.Evenings.At(ctx, c.Player.ID, audience(&t), id, s.effort(c))
	}
	return c.give(wire.Evenings{Evenings: all, At: s.millis()}, err)
}

// answerEvenings answers with the evenings of a group, unless there was an error before; if it is "", with those of the
// server and the caller's groups.
func (s *Service) answerEvenings(ctx context.Context, c *Call, group string, err error) error {
	var all []wire.EveningShown
	groups, err2 := s.Store.Memberships(ctx, c.Player.ID)
	if err = cmp.Or(err, err2); err == nil {
		all, err = s.Evenings.List(ctx, c.Player.ID, group, groups, s.effort(c))
	}
	return c.give(wire.Evenings{Evenings: all, At: s.millis()}, err)
}

// effort charges a call for about a millisecond of work.
func (s *Service) effort(c *Call) func() error {
	return func() error { return s.spend(c, wire.Effort) }
}

// come records whether the caller comes to an evening, and leads a caller who is there to a table.
func (s *Service) come(ctx context.Context, c *Call, in *wire.Coming) error {
	shown, err := s.Evenings.Say(ctx, c.person(), c.Path("evening"), in.Coming, in.Here)
	return c.give(shown, err)
}

// newGroupEvening begins a standing hour of a group.
func (s *Service) newGroupEvening(ctx context.Context, c *Call, in *store.Evening) error {
	err := s.Company.groups.Need(ctx, c.Path("group"), c.Player.ID, store.RoleOrganiser)
	if err == nil {
		err = s.Evenings.Add(ctx, in, c.Path("group"))
	}
	return s.answerEvenings(ctx, c, c.Path("group"), err)
}

// endGroupEvening ends a standing hour of a group.
func (s *Service) endGroupEvening(ctx context.Context, c *Call) error {
	err := s.Company.groups.Need(ctx, c.Path("group"), c.Player.ID, store.RoleOrganiser)
	if err == nil {
		err = s.Evenings.EndOf(ctx, c.Path("group"), c.Path("evening"))
	}
	return s.answerEvenings(ctx, c, c.Path("group"), err)
}

// checkEvening refuses an operator's act on an evening that makes no sense.
func (s *Service) checkEvening(ctx context.Context, in *wire.OperatorAct) error {
	if in.Act == moderation.ActEndEvening {
		_, err := s.Evenings.Store.Evening(ctx, in.Whom)
		return err
	}
	if in.Evening == nil {
		return bad("evening: say when, and what is played")
	}
	return s.Evenings.Fits(ctx, in.Evening, "")
}
