package api

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"
	"unicode"

	"ninetynine/internal/club/event"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// Console is the name of the operator who gives commands on the server's machine.
const Console = "console"

// asOperator returns a handler that only operators may call.
func asOperator(do handler) handler {
	return func(s *Service, ctx context.Context, c *Call) error {
		if c.Operator == "" {
			return Refuse(wire.StatusForbidden, "forbidden", "only operators of this server may do this")
		}
		return do(s, ctx, c)
	}
}

// mostFound is how many players, tables, complaints or entries an operator gets at once.
const mostFound = 100

// people finds players. It reads all of them: operators seldom ask, and no index knows parts of names.
func (s *Service) people(ctx context.Context, c *Call) error {
	const page = 1000
	out, wanted := wire.People{People: []wire.Person{}}, strings.ToLower(c.Query("find"))
	for after := ""; ; {
		players, err := s.Store.Players(ctx, after, page)
		if err != nil {
			return err
		}
		for i := range players {
			p := &players[i]
			part := func(name string) bool { return strings.Contains(strings.ToLower(name), wanted) }
			if p.ID != wanted && !part(p.Tagged()) && !slices.ContainsFunc(s.formerOf(p), part) {
				continue
			}
			if out.More = len(out.People) == mostFound; out.More {
				return c.answer(out)
			}
			found, err := s.personOf(ctx, p)
			if err != nil {
				return err
			}
			out.People = append(out.People, found)
		}
		if len(players) < page {
			return c.answer(out)
		}
		after = players[page-1].ID
	}
}

func (s *Service) personOf(ctx context.Context, p *store.Player) (wire.Person, error) {
	sanctions, operator, err := s.Moderation.Sanctions(ctx, p.ID)
	if p.Name == "" { // erased; what is known of the audit log may be from before
		p.Name = table.Nameless
		sanctions.BannedFor, sanctions.SilencedFor = "", ""
	}
	return wire.Person{
		Me: wire.Me{ID: p.ID, Name: p.Name}, Tagged: p.Tagged(), Created: p.Created.UnixMilli(), AliasOf: p.AliasOf, Operator: operator, Former: s.formerOf(p), Sanctions: sanctions,
	}, err
}

// formerOf returns the names that a player had before operators gave others, unless the player was erased.
func (s *Service) formerOf(p *store.Player) []string {
	if p.Name == "" || p.Name == table.Nameless {
		return nil
	}
	return s.Moderation.Former(p.ID)
}

// networksOf returns the networks from which a player came lately, and how many others did.
func (s *Service) networksOf(ctx context.Context, p *store.Player) (own []string, others int, err error) {
	return s.Company.Networks(ctx, p.Root(), store.Day(s.Now()).AddDate(0, 0, -store.NetworkDays))
}

func (s *Service) person(ctx context.Context, c *Call) error {
	if store.CheckID(c.Path("player")) != nil {
		return store.ErrNone
	}
	p, err := s.Store.Player(ctx, c.Path("player"))
	if err != nil {
		return err
	}
	shown, err := s.personOf(ctx, &p)
	aliases, err1 := s.Store.Aliases(ctx, p.ID)
	seated, err2 := s.Store.Seated(ctx, p.ID, 0, mostFound)
	entries, err3 := s.Company.Audit(ctx, p.ID, 0, mostFound)
	groups, err4 := s.Company.groups.Of(ctx, p.ID)
	networks, others, err5 := s.networksOf(ctx, &p)
	return c.give(wire.PersonShown{Person: shown, Networks: len(networks), Others: others, Groups: groups, Aliases: append([]string{}, aliases...), Tables: summaries(seated), Audit: append([]store.AuditEntry{}, entries...)}, cmp.Or(err, err1, err2, err3, err4, err5))
}

// operatorTables finds tables: one by its id, those of a player, or the latest public ones.
func (s *Service) operatorTables(ctx context.Context, c *Call) error {
	find := c.Query("find")
	var found []journal.Summary
	var err error
	if find == "" {
		for _, status := range []journal.Status{journal.InPlay, journal.Gathering} {
			more, e := s.Store.Public(ctx, status, 0, mostFound/2)
			found, err = append(found, more...), errors.Join(err, e)
		}
	} else if store.CheckID(find) == nil {
		found, err = s.Store.Seated(ctx, find, 0, mostFound)
		one, e := s.Store.Summary(ctx, find)
		_, isEvent := event.IDOf(find)
		switch {
		case isEvent:
		case e == nil:
			found = append(found, one)
		case !errors.Is(e, store.ErrNone):
			err = errors.Join(err, e)
		}
	}
	return c.give(wire.Tables{Tables: summaries(found)}, err)
}

func (s *Service) operatorTable(ctx context.Context, c *Call) error {
	t, err := s.Store.Summary(ctx, c.Path("table"))
	if err != nil {
		return err
	}
	out := wire.TableShown{Summary: summary(&t)}
	err = s.Hall.Inspect(ctx, s.millis(), t.ID, func(t *table.State) { out.Talk = t.Heard("") })
	return c.give(out, err)
}

func (s *Service) complaints(ctx context.Context, c *Call) error {
	found, err := s.Company.Complaints(ctx, c.Player.ID, mostFound)
	return c.give(wire.Complaints{Complaints: append([]store.Complaint{}, found...)}, err)
}

func (s *Service) operatorComplaints(ctx context.Context, c *Call) error {
	before, err := c.number("before", 0)
	after, err2 := c.number("after", 0)
	if err = cmp.Or(err, err2); err != nil {
		return err
	}
	var found []store.Charge
	out, answers := wire.Charges{Complaints: []wire.Charge{}}, map[uint64]*store.AuditEntry{}
	if c.Query("closed") == "true" {
		var entries []store.AuditEntry
		var closed []store.Complaint
		closed, entries, err = s.Company.ClosedComplaints(ctx, uint64(before), mostFound)
		for i := range closed {
			found = append(found, store.Charge{Complaint: closed[i]})
		}
		for i := range entries {
			answers[entries[i].Complaint] = &entries[i]
		}
	} else {
		found, err = s.Company.Charges(ctx, c.Query("whom"), uint64(after), mostFound+1)
		if len(found) > mostFound {
			found = found[:mostFound]
			out.After = found[mostFound-1].Place
		}
	}
	if err != nil {
		return err
	}
	var ids []string
	for i := range found {
		ids = append(ids, found[i].By, found[i].Whom)
	}
	names, err := s.tagged(ctx, ids)
	if err != nil {
		return err
	}
	for _, x := range found {
		out.Complaints = append(out.Complaints, wire.Charge{Complaint: x.Complaint, From: names[x.By], About: names[x.Whom], Answer: answers[x.ID], Count: x.Count})
	}
	return c.answer(out)
}

// tagged returns players' names with their tags, by id.
func (s *Service) tagged(ctx context.Context, ids []string) (map[string]string, error) {
	found, err := s.knownByID(ctx, ids)
	names := map[string]string{}
	for id, p := range found {
		p.Name = cmp.Or(p.Name, table.Nameless)
		names[id] = p.Tagged()
	}
	return names, err
}

// knownByID returns those of the players who exist, by id.
func (s *Service) knownByID(ctx context.Context, ids []string) (map[string]*store.Player, error) {
	found, err := s.Store.Known(ctx, ids)
	all := map[string]*store.Player{}
	for i := range found {
		all[found[i].ID] = &found[i]
	}
	return all, err
}

// sanctions answers with what is in force.
func (s *Service) sanctions(ctx context.Context, c *Call) error {
	const most = 1000
	found, err := s.Moderation.Sanctioned(ctx)
	if err != nil {
		return err
	}
	out := wire.SanctionList{Sanctioned: []wire.Sanctioned{}, More: len(found) > most}
	found = slices.Sorted(slices.Values(found[:min(most, len(found))]))
	people, err := s.knownByID(ctx, found)
	if err != nil {
		return err
	}
	for _, whom := range found {
		now := wire.Sanctioned{Whom: whom}
		if p := people[whom]; p != nil {
			var shown wire.Person
			shown, err = s.personOf(ctx, p)
			now.Sanctions, now.Tagged = shown.Sanctions, shown.Tagged
		} else {
			now.Sanctions, _, err = s.Moderation.Sanctions(ctx, whom)
		}
		if err != nil {
			return err
		}
		out.Sanctioned = append(out.Sanctioned, now)
	}
	return c.answer(out)
}

func (s *Service) audit(ctx context.Context, c *Call) error {
	before, err := c.number("before", 0)
	if err != nil {
		return err
	}
	found, err := s.Company.Audit(ctx, c.Query("whom"), uint64(before), mostFound)
	return c.give(wire.AuditLog{Entries: append([]store.AuditEntry{}, found...)}, err)
}

// The greatest lengths of what operators and complaining players write, in characters, and the most lines of
// a complaint.
const mostReason, mostComplaint, mostQuotes = 200, 300, 10

// linkLasts is how long an operator's link works.
const linkLasts = 24 * time.Hour

// resent is for how long a client may send an act again because its answer was lost.
const resent = 10 * time.Minute

// operate does an act of an operator. The audit log has it first, so that none is done without an entry. One that is sent
// again has its entry; for a while it is carried out again if that has failed. A link is given once: its player may have
// refused it.
func (s *Service) operate(ctx context.Context, c *Call, in *wire.OperatorAct) error {
	e, again, err := s.entered(ctx, c, in)
	if err != nil {
		return err
	}
	done := wire.Operated{AuditEntry: e}
	switch late := s.millis()-e.At > resent.Milliseconds(); {
	case again && e.Act == moderation.ActLink && !late:
		return table.Refuse(table.NotNow, "link-given")
	case again && (late || e.Carried):
		return c.answer(done)
	}
	in.Link = in.Link && !again
	if done.Link, err = s.carryOut(ctx, in, &e); done.Link != "" && linkFrom(&e).After(s.Now()) {
		done.LinkFrom = linkFrom(&e).UnixMilli()
	}
	if again && (table.Refused(err) || errors.Is(err, store.ErrNone)) { // such as of a chair that is free already
		err = nil
	}
	s.Evenings.Forget()
	if err = errors.Join(err, s.Moderation.Followed(ctx)); err == nil {
		err = s.Company.CarriedOut(ctx, e.N)
	}
	return c.give(done, err)
}

// entered returns the entry of an act in the audit log, and whether it had one already. An act that cannot be entered may
// have been sent twice at once, and be done by now.
func (s *Service) entered(ctx context.Context, c *Call, in *wire.OperatorAct) (e store.AuditEntry, again bool, err error) {
	operator := c.Operator
	if operator == Console && in.As != "" {
		operator += ": " + in.As
	}
	if err = s.tidy(in); err != nil {
		return e, false, err
	}
	if e, err = s.actSent(ctx, operator, in); !errors.Is(err, store.ErrNone) {
		return e, true, err
	}
	if e, err = s.enter(ctx, c, operator, in); err != nil {
		if had, none := s.actSent(ctx, operator, in); !errors.Is(none, store.ErrNone) {
			return had, true, none
		}
	}
	return e, false, err
}

// actSent returns the entry of an act that its operator has sent before; [store.ErrNone] if its id is new. It refuses one that
// says anything else. What the server has filled in does not count, nor what was withheld since.
func (s *Service) actSent(ctx context.Context, operator string, in *wire.OperatorAct) (store.AuditEntry, error) {
	e, err := s.Company.AuditOf(ctx, operator, in.ID)
	if err != nil {
		return e, err
	}
	against, _, err := s.Moderation.Sanctions(ctx, in.Whom)
	ended := against.Ban != e.N // and its networks may be forgotten
	same := e.Act == in.Act && e.Whom == in.Whom && e.Table == in.Table && e.Complaint == in.Complaint && (e.Reason == in.Reason || e.Reason == store.Withheld) &&
		(e.Name == "" || e.Name == in.Name) && (in.Network == (e.Networks != "") || in.Network && ended)
	if timed(in.Act) {
		same = same && e.Until == in.Until
	} else if in.Act == moderation.ActEndKeys {
		same = same && (e.Until != 0) == in.Link
	}
	if err == nil && !same {
		err = table.Refuse(table.Taken, "act-id")
	}
	return e, err
}

// enter appends an act to the audit log.
func (s *Service) enter(ctx context.Context, c *Call, operator string, in *wire.OperatorAct) (e store.AuditEntry, err error) {
	if err = s.checkAct(ctx, c, in); err != nil {
		return e, err
	}
	e = store.AuditEntry{
		At: s.millis(), Operator: operator, Act: in.Act, Whom: in.Whom, Table: in.Table, Until: in.Until, Reason: in.Reason, Complaint: in.Complaint,
		ID: in.ID, Name: keep(in.Act == moderation.ActRename, in.Name),
	}
	if err = s.fill(ctx, in, &e); err != nil {
		return e, err
	}
	more, err := s.likewise(ctx, &e)
	if err == nil {
		e.N, err = s.Company.AppendAudit(ctx, e, more...)
	}
	return e, err
}

// fill puts into the entry of an act what the server knows about its player.
func (s *Service) fill(ctx context.Context, in *wire.OperatorAct, e *store.AuditEntry) error {
	if e.Act == moderation.ActLink || in.Link {
		e.Until = s.Now().Add(linkLasts).UnixMilli()
	}
	if e.Act == moderation.ActLink { // the player's devices are told, and can refuse it
		const lately, wait = 30 * 24 * time.Hour, 24 * time.Hour
		used, err := s.People.Used(ctx, e.Whom, s.Now().Add(-lately))
		if used {
			e.Until += wait.Milliseconds()
		}
		return err
	}
	if e.Act != moderation.ActRename && !in.Network {
		return nil
	}
	p, err := s.Store.Player(ctx, e.Whom)
	if err != nil || e.Act == moderation.ActRename {
		e.Former = p.Name
		return err
	}
	own, _, err := s.networksOf(ctx, &p)
	if err == nil && len(own) == 0 {
		err = table.Refuse(table.NotNow, "no-network", "name", p.Tagged(), "days", store.NetworkDays)
	}
	e.Networks = strings.Join(own, " ")
	return err
}

// carryOut does what an entry of the audit log says, and returns the link that the act gives.
func (s *Service) carryOut(ctx context.Context, in *wire.OperatorAct, e *store.AuditEntry) (link string, err error) {
	switch e.Act {
	case moderation.ActLink:
		link, err = s.giveLink(ctx, e)
	case moderation.ActEndKeys:
		if err = s.People.EndKeys(ctx, e.Whom); err == nil && in.Link {
			link, err = s.giveLink(ctx, e)
		}
	case moderation.ActSplit:
		err = s.People.SplitFor(ctx, e.Whom)
	case moderation.ActErase:
		err = s.People.Erase(ctx, e.Whom)
	case moderation.ActRename:
		err = s.renameFor(ctx, e.Whom, e.Name)
	case moderation.ActBan:
		err = s.standUp(ctx, e.Whom)
	case moderation.ActRemove:
		_, err = s.Hall.Do(ctx, s.millis(), e.Table, &table.Command{Do: table.Stand, Player: e.Whom, Seat: -1, Hand: -1})
	case moderation.ActEvening:
		in.Evening.ID, in.Evening.Group = e.Whom, ""
		err = s.Evenings.Keep(ctx, *in.Evening)
	case moderation.ActEndEvening:
		err = s.Evenings.End(ctx, e.Whom)
	case moderation.ActEndGroup:
		err = s.Company.groups.End(ctx, e.Whom)
	case moderation.ActClose:
		err = s.Hall.Extend(ctx, s.millis(), e.Whom, func(t *table.State) (int64, *table.Event, error) {
			return max(s.millis(), t.At), t.Closing(), nil
		})
	}
	return link, err
}

// linkFrom returns when the link of an act begins to work.
func linkFrom(e *store.AuditEntry) time.Time { return time.UnixMilli(e.Until).Add(-linkLasts) }

// giveLink returns the end of the address of a link that makes another device the player's.
func (s *Service) giveLink(ctx context.Context, e *store.AuditEntry) (string, error) {
	p, err := s.Store.Player(ctx, e.Whom)
	if err == nil {
		err = s.People.MayLink(ctx, &p)
	}
	if err != nil {
		return "", err
	}
	code, err := s.People.Link(ctx, e.Whom, linkFrom(e), time.UnixMilli(e.Until))
	return "/#code=" + code, err
}

// likewise returns entries about what an act means for the other ids of its player: what is lifted ends for all of them,
// and after a split, what was in force against one holds for both.
func (s *Service) likewise(ctx context.Context, e *store.AuditEntry) (more []store.AuditEntry, err error) {
	if err := s.Moderation.Followed(ctx); err != nil {
		return nil, err
	}
	switch e.Act {
	case moderation.ActLift, moderation.ActLiftBan, moderation.ActLiftSilence:
		for _, id := range s.Moderation.Entered(e.Whom) {
			if id != e.Whom {
				more = append(more, store.AuditEntry{At: e.At, Operator: e.Operator, Act: e.Act, Whom: id, Reason: e.Reason})
			}
		}
	case moderation.ActSplit:
		against, _, err := s.Moderation.Sanctions(ctx, e.Whom)
		p, err1 := s.Store.Player(ctx, e.Whom)
		if err = errors.Join(err, err1); err != nil {
			return nil, err
		}
		for _, n := range []uint64{against.Ban, against.Silence} {
			if n == 0 {
				continue
			}
			found, err := s.Company.AuditAfter(ctx, n-1, 1)
			if err != nil {
				return nil, err
			}
			for _, was := range found {
				was.At, was.Operator, was.Complaint, was.ID = e.At, e.Operator, 0, ""
				for _, was.Whom = range []string{p.ID, p.Root()} {
					more = append(more, was)
				}
			}
		}
	}
	return more, nil
}

// standUp takes a player who was banned from chairs where no clock would. In a match, a stand-in takes over.
func (s *Service) standUp(ctx context.Context, whom string) error {
	p, err := s.Store.Player(ctx, whom)
	if errors.Is(err, store.ErrNone) {
		return nil // it is a network
	}
	seated, e := s.Store.Seated(ctx, p.Root(), 0, mostFound)
	aliases, e2 := s.Store.Aliases(ctx, p.Root())
	err = errors.Join(err, e, e2)
	for i := range seated {
		t := &seated[i]
		for _, k := range t.Chairs {
			if t.Status == journal.InPlay && t.Clock != "" || k.Player != p.Root() && !slices.Contains(aliases, k.Player) {
				continue
			}
			_, e := s.Hall.Do(ctx, s.millis(), t.ID, &table.Command{Do: table.Stand, Player: k.Player, Seat: -1, Hand: -1})
			if !table.Refused(e) { // as if a stand-in plays already
				err = errors.Join(err, e)
			}
		}
	}
	return err
}

// timed reports whether an act may say when it ends.
func timed(act string) bool {
	return act == moderation.ActBan || act == moderation.ActBanAll || act == moderation.ActSilence
}

// tidy puts an act in order, so that it says what its entry will. It refuses texts that no entry may have.
func (s *Service) tidy(in *wire.OperatorAct) (err error) {
	in.Reason, in.Table, in.Link = strings.TrimSpace(in.Reason), keep(in.Act == moderation.ActRemove, in.Table), in.Link && in.Act == moderation.ActEndKeys
	if in.Until = max(0, in.Until); !timed(in.Act) {
		in.Until = 0
	}
	if in.Reason, err = table.CleanText(in.Reason, mostReason); err != nil {
		return bad("reason: say why, in at most 200 characters; it stays in the audit log")
	}
	switch in.Act {
	case moderation.ActRename:
		in.Name, err = table.CleanName(in.Name)
	case moderation.ActBan, moderation.ActBanAll, moderation.ActLift, moderation.ActLiftBan:
		in.Whom = cmp.Or(s.Moderation.Network(in.Whom), in.Whom)
	case moderation.ActEvening:
		if in.Evening != nil {
			in.Evening.Group = ""
			in.Whom = s.Evenings.IDOf(in.Evening)
		}
	}
	return err
}

// checkAct refuses an act that makes no sense, before anything is written.
func (s *Service) checkAct(ctx context.Context, c *Call, in *wire.OperatorAct) error {
	network := s.Moderation.Network(in.Whom) != ""
	if in.Network && (in.Act != moderation.ActBan || network) {
		return bad("network: only a ban of a player can be for the player's networks too")
	}
	if in.Until != 0 && in.Until <= s.millis() {
		return bad("until: that is over already")
	}
	switch in.Act {
	case moderation.ActClose:
		_, err := s.Store.Summary(ctx, in.Whom)
		return err
	case moderation.ActEndGroup:
		if store.CheckID(in.Whom) != nil {
			return store.ErrNone
		}
		_, err := s.Company.Group(ctx, in.Whom)
		return err
	case moderation.ActEvening, moderation.ActEndEvening:
		return s.checkEvening(ctx, in)
	case moderation.ActRename:
		if err := s.checkNamesake(ctx, in.Whom, in.Name); err != nil {
			return err
		}
	case moderation.ActAppoint, moderation.ActDischarge:
		if c.Operator != Console {
			return Refuse(wire.StatusForbidden, "forbidden", "only a command on the server's machine makes operators: ninetynine people operator PLAYER on")
		}
	case moderation.ActDismiss:
		if in.Complaint == 0 {
			return bad("complaint: say which one is dismissed")
		}
		if store.CheckID(in.Whom) != nil {
			return bad("whom: name the player whom the complaint is about")
		}
		return nil // the player may be deleted
	case moderation.ActBan, moderation.ActBanAll, moderation.ActLift, moderation.ActLiftBan:
		if network {
			return nil
		} else if in.Act == moderation.ActBanAll {
			return bad("whom: give an IPv4 address or prefix, or an IPv6 prefix of at most 56 bits")
		}
	case moderation.ActSilence, moderation.ActLiftSilence, moderation.ActRemove, moderation.ActLink, moderation.ActEndKeys, moderation.ActSplit, moderation.ActErase:
	default:
		return bad("there is no such act")
	}
	return s.checkWhom(ctx, c, in)
}

// checkWhom refuses an act against a player who does not exist or is not at the table, and one against an
// operator that does not come from the server's machine. What is in force against a deleted player can be lifted.
func (s *Service) checkWhom(ctx context.Context, c *Call, in *wire.OperatorAct) error {
	if store.CheckID(in.Whom) != nil {
		return store.ErrNone
	}
	against, operator, err := s.Moderation.Sanctions(ctx, in.Whom)
	if err != nil {
		return err
	}
	p, err := s.Store.Player(ctx, in.Whom)
	switch {
	case errors.Is(err, store.ErrNone) && strings.HasPrefix(in.Act, moderation.ActLift) && (against.Banned || against.Silenced): // the player was deleted
	case err != nil:
		return err
	case in.Act == moderation.ActSplit && p.AliasOf == "":
		return table.Refuse(table.NotNow, "no-alias", "name", p.Tagged())
	case p.AliasOf != "" && slices.Contains([]string{moderation.ActLink, moderation.ActEndKeys, moderation.ActErase, moderation.ActAppoint}, in.Act): // keys and rights are the other's
		root, err := s.Store.Player(ctx, p.AliasOf)
		return cmp.Or(err, error(table.Refuse(table.NotNow, "is-alias", "name", p.Tagged(), "other", root.Tagged())))
	case in.Act == moderation.ActErase && in.Name != p.Name:
		return table.Refuse(table.NotNow, "erase-name", "name", p.Name)
	case in.Act == moderation.ActErase && slices.ContainsFunc(append(s.formerOf(&p), p.Name), func(name string) bool { return says(in.Reason, name) }):
		return table.Refuse(table.Bad, "erase-reason")
	}
	if operator && c.Operator != Console {
		return Refuse(wire.StatusForbidden, "forbidden", "this player is an operator; only commands on the server's machine act against operators")
	}
	if in.Act == moderation.ActLink || in.Link {
		return s.People.MayLink(ctx, &p)
	}
	switch in.Act {
	case moderation.ActErase:
		return s.mayErase(ctx, &p)
	case moderation.ActRemove:
	default:
		return nil
	}
	t, err := s.Store.Summary(ctx, in.Table)
	if err == nil && !slices.ContainsFunc(t.Chairs, func(k journal.Sitter) bool { return k.Player == in.Whom }) {
		err = table.Refuse(table.NotNow, "no-seat")
	}
	return err
}

// mayErase refuses to erase a player together with another who was joined to it so lately that it can be undone.
func (s *Service) mayErase(ctx context.Context, p *store.Player) error {
	lately, err := s.People.Joined(ctx, p.ID)
	if err != nil || len(lately) == 0 {
		return err
	}
	other, err := s.Store.Player(ctx, lately[0].Label)
	return cmp.Or(err, error(table.Refuse(table.NotNow, "erase-joined", "name", p.Tagged(), "other", other.Tagged())))
}

// says reports whether a text has a name as a word, or as words, of its own, in any case.
func says(text, name string) bool {
	words := func(text string) string {
		return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), " ") + " "
	}
	if strings.TrimSpace(words(name)) == "" { // as of signs alone
		return strings.Contains(text, name)
	}
	return strings.Contains(words(text), words(name))
}

func keep(wanted bool, text string) string {
	if wanted {
		return text
	}
	return ""
}

// renameFor gives a player another name, also at tables where no match is being played.
func (s *Service) renameFor(ctx context.Context, player, name string) error {
	if err := s.Store.Rename(ctx, player, name); err != nil {
		return err
	}
	s.Altered(player)
	seated, err := s.Store.Seated(ctx, player, 0, mostFound)
	for i := range seated {
		_, e := s.Hall.Do(ctx, s.millis(), seated[i].ID, &table.Command{Do: table.Rename, Player: player, Name: name, Seat: -1, Hand: -1})
		if !table.Refused(e) { // as during a match, whose record has the name already
			err = errors.Join(err, e)
		}
	}
	return err
}

// complaintBounds limit open complaints.
func complaintBounds() store.ComplaintBounds {
	return store.ComplaintBounds{Player: 5, Source: 20, All: 1000}
}

// complaintFault says why a complaint or an appeal is not stored.
func complaintFault(err error) error {
	switch {
	case errors.Is(err, store.ErrTaken):
		return table.Refuse(table.NotNow, "appealed")
	case errors.Is(err, store.ErrMany):
		return Refuse(wire.StatusTooManyRequests, "too-many", "operators have yet to read earlier ones of yours, or from your network")
	}
	return err
}

// complain stores a complaint, with the lines as the table has them. Those who had a chair may complain even if the host
// keeps them out since.
func (s *Service) complain(ctx context.Context, c *Call, in *wire.Complaining) (err error) {
	if in.Text != "" {
		if in.Text, err = table.CleanText(in.Text, mostComplaint); err != nil {
			return bad("text: at most 300 characters")
		}
	}
	if in.Whom == c.Player.ID || store.CheckID(in.Whom) != nil {
		return bad("whom: name another player")
	}
	if len(in.Lines) > mostQuotes || len(in.Lines) == 0 && in.Text == "" {
		return bad("name at most ten lines, or say in text what it is about")
	}
	p, err := s.Store.Player(ctx, in.Whom)
	if err != nil {
		return err
	}
	ids, err := identity.IDs(ctx, s.Store, c.Player.ID)
	if err != nil {
		return err
	}
	var no error
	met := false
	told := store.Complaint{At: s.millis(), By: c.Player.ID, Source: c.From, Whom: in.Whom, Called: p.Name, Table: c.Path("table"), Text: in.Text}
	err = s.Hall.Inspect(ctx, s.millis(), told.Table, func(t *table.State) {
		me := slices.MaxFunc(ids, func(a, b string) int { return cmp.Compare(t.Sat(a), t.Sat(b)) })
		sat := t.Sat(me) > 0
		if no = t.MayWatch(me); no != nil && !sat {
			return
		}
		no, met = nil, t.Met(p.ID) || t.Met(p.Root())
		told.Match, told.Watching = t.Match, !sat && me != t.Host
		for _, said := range t.Heard(me) {
			if said.By == in.Whom && slices.Contains(in.Lines, said.Seq) {
				told.Lines = append(told.Lines, store.Quote{Seq: said.Seq, At: said.At, Text: said.Text})
			}
		}
	})
	if err = cmp.Or(err, no); err != nil {
		return err
	}
	if !met {
		return bad("whom: this player was not at the table")
	}
	if len(told.Lines) < len(in.Lines) {
		return bad("lines: a line is not there any more, or is another player's")
	}
	told.ID, err = s.Company.AddComplaint(ctx, told, complaintBounds())
	if err != nil {
		return complaintFault(err)
	}
	return c.status(wire.StatusCreated, wire.Complaints{Complaints: []store.Complaint{told}})
}

// appeal stores an appeal against what is in force against the caller, the ban first.
func (s *Service) appeal(ctx context.Context, c *Call, in *wire.Appealing) error {
	text, err := table.CleanText(in.Text, mostComplaint)
	if err != nil {
		return bad("text: say why, in at most 300 characters")
	}
	against, _, err := s.Moderation.Sanctions(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	told := store.Complaint{At: s.millis(), By: c.Player.ID, Source: c.From, Whom: c.Player.ID, Called: c.Player.Name, Text: text, Appeal: cmp.Or(against.Ban, against.Silence)}
	if told.Appeal == 0 {
		return table.Refuse(table.NotNow, "no-sanction")
	}
	told.ID, err = s.Company.AddComplaint(ctx, told, complaintBounds())
	if err != nil {
		return complaintFault(err)
	}
	return c.status(wire.StatusCreated, wire.Complaints{Complaints: []store.Complaint{told}})
}
