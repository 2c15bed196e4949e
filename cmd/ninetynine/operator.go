package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"os/user"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// actFlags are the flags of commands that do an operator's act.
type actFlags struct {
	wire.OperatorAct
	until        string
	all          bool
	shared       bool // networks with other players
	ban, silence bool // what is lifted; neither: both

	tagged string // the name with its tag of the player whom the act concerns
}

func (f *actFlags) flags(c *cobra.Command) {
	c.Flags().StringVar(&f.Reason, "reason", "", "`why`; it stays in the audit log (required)")
	if f.Act == moderation.ActSilence || f.Act == moderation.ActBan {
		c.Flags().StringVar(&f.until, "until", "", "it ends as the `DATE` begins in UTC, as 2026-12-24 (default: it does not end by itself)")
	}
	if f.Act == moderation.ActBan {
		c.Flags().BoolVar(&f.all, "all", false, "a network: keep out its known players too")
		c.Flags().BoolVar(&f.Network, "network", false, "a player: keep new players out of the networks that the player came from in the last seven days")
		c.Flags().BoolVar(&f.shared, "shared", false, "with --network, also if other players came from them")
	}
	if f.Act == moderation.ActEndKeys {
		c.Flags().BoolVar(&f.Link, "link", false, "give a new link as well, which works at once")
	}
	if f.Act == moderation.ActLift {
		c.Flags().BoolVar(&f.ban, "ban", false, "end the ban only")
		c.Flags().BoolVar(&f.silence, "silence", false, "end the silence only")
	}
	if f.Act != moderation.ActClose && f.Act != moderation.ActDismiss && f.Act != moderation.ActEvening && f.Act != moderation.ActEndEvening && f.Act != moderation.ActEndGroup {
		c.Flags().Uint64Var(&f.Complaint, "complaint", 0, "it answers the complaint of this `number`")
	}
}

// do does the act, and prints its entry in the audit log, or the link.
func (f *actFlags) do(ctx context.Context, env *environment, c *client.Client) error {
	if strings.TrimSpace(f.Reason) == "" {
		return errors.New("--reason is missing: say why; it stays in the audit log")
	}
	if f.until != "" {
		day, err := time.Parse(time.DateOnly, f.until)
		if err != nil {
			return fmt.Errorf("--until cannot be %q: give a date, as 2026-12-24", f.until)
		}
		f.Until = day.UnixMilli()
	}
	if f.all {
		f.Act = moderation.ActBanAll
	}
	switch {
	case f.ban && !f.silence:
		f.Act = moderation.ActLiftBan
	case f.silence && !f.ban:
		f.Act = moderation.ActLiftSilence
	}
	if f.Network && !f.shared {
		if err := f.alone(ctx, c); err != nil {
			return err
		}
	}
	f.ID, f.As = rand.Text(), systemUser(env)
	var e wire.Operated
	if err := c.Post(ctx, "/api/operator/acts", f.OperatorAct, &e); err != nil {
		return err
	}
	if e.Link != "" {
		fmt.Fprintln(env.stdout, e.Link)
		fmt.Fprintf(env.stderr, "it is for %s: add it to the address of the server; it works once%s\n", f.tagged, until(e.Until))
		return nil
	}
	printAudit(env, []store.AuditEntry{e.AuditEntry})
	return nil
}

// alone refuses to ban networks from which other players come, of which the operator may not know.
func (f *actFlags) alone(ctx context.Context, c *client.Client) error {
	var p wire.PersonShown
	err := c.Get(ctx, "/api/operator/people/"+url.PathEscape(f.Whom), &p)
	if err == nil && p.Others > 0 {
		err = no(fmt.Errorf("other players (%d) came from the same networks in the last seven days, as in a school or a club; to keep new players of all of these out, say --shared too", p.Others))
	}
	return err
}

// systemUser returns the user of this machine who gives the command, also one who gives it as another by sudo.
func systemUser(env *environment) string {
	if name := env.getenv("SUDO_USER"); name != "" {
		return name
	}
	u, err := user.Current()
	if err != nil {
		return ""
	}
	return u.Username
}

// newAct returns a command that does an act, on what its arguments name.
func newAct(env *environment, act, name string, args cobra.PositionalArgs, on func(ctx context.Context, c *client.Client, f *actFlags, args []string) error) *cobra.Command {
	f := &actFlags{OperatorAct: wire.OperatorAct{Act: act}}
	cmd := described(name, args, nil)
	f.flags(cmd)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		if err := on(ctx, c, f, args); err != nil {
			return err
		}
		return f.do(ctx, env, c)
	})
}

// onID is for acts on what has an id that no player has.
func onID(_ context.Context, _ *client.Client, f *actFlags, args []string) error {
	f.Whom = args[0]
	return nil
}

// onPlayer is for acts on a player, with the player's name, or on or off, as second argument.
func onPlayer(ctx context.Context, c *client.Client, f *actFlags, args []string) error {
	if len(args) > 1 {
		f.Name = args[1]
	}
	if f.Act == moderation.ActAppoint {
		if f.Name = ""; args[1] == "off" {
			f.Act = moderation.ActDischarge
		} else if args[1] != "on" {
			return fmt.Errorf("%q is neither on nor off", args[1])
		}
	}
	p, err := playerNamed(ctx, c, args[0])
	f.Whom, f.tagged = p.ID, p.Tagged
	return err
}

// onPlayerOrNetwork is for acts on a player or a network.
func onPlayerOrNetwork(ctx context.Context, c *client.Client, f *actFlags, args []string) error {
	if isNetwork(args[0]) {
		return onID(ctx, c, f, args)
	}
	err := onPlayer(ctx, c, f, args)
	if errors.As(err, new(unknownPlayer)) && f.Act == moderation.ActLift {
		return onID(ctx, c, f, args) // perhaps a player who was deleted
	}
	return err
}

// onSeat is for the removal of a player from a table.
func onSeat(ctx context.Context, c *client.Client, f *actFlags, args []string) error {
	f.Table = args[0]
	return onPlayer(ctx, c, f, args[1:])
}

// onComplaint is for the answer to a complaint.
func onComplaint(ctx context.Context, c *client.Client, f *actFlags, args []string) error {
	var open wire.Charges
	if err := c.Get(ctx, "/api/operator/complaints", &open); err != nil {
		return err
	}
	for _, x := range open.Complaints {
		if strconv.FormatUint(x.ID, 10) == args[0] {
			f.Whom, f.Complaint = x.Whom, x.ID
			return nil
		}
	}
	return no(fmt.Errorf("no complaint %s is open; see \"ninetynine people complaints\"", args[0]))
}

func isNetwork(text string) bool {
	_, noAddress := netip.ParseAddr(text)
	_, noPrefix := netip.ParsePrefix(text)
	return noAddress == nil || noPrefix == nil
}

func until(at int64) string {
	if at == 0 {
		return ""
	}
	return " until " + phrase.Minute(at)
}

func printAudit(env *environment, entries []store.AuditEntry) {
	for i := range entries {
		e := &entries[i]
		fmt.Fprintf(env.stdout, "%d  %s  %s  %s\n", e.N, time.UnixMilli(e.At).UTC().Format("2006-01-02 15:04"), e.Operator, sayAct(e))
	}
}

// sayAct says what an operator did, and why.
func sayAct(e *store.AuditEntry) string {
	more := ""
	if e.Table != "" {
		more = " at " + e.Table
	}
	if e.Name != "" {
		more += fmt.Sprintf(" from %q to %q", e.Former, e.Name)
	}
	if e.Networks != "" {
		more += " with networks"
	}
	if e.Complaint != 0 {
		more += fmt.Sprintf(" for complaint %d", e.Complaint)
	}
	return fmt.Sprintf("%s %s%s%s: %s", e.Act, e.Whom, more, until(e.Until), e.Reason)
}

func newPeopleLog(env *environment) *cobra.Command {
	var before uint64
	cmd := described("people-log", takes(0, 1, "one player, network or table at most"), nil)
	cmd.Flags().Uint64Var(&before, "before", 0, "only entries before this `number`")
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		var log wire.AuditLog
		if err := c.Get(ctx, fmt.Sprintf("/api/operator/audit?whom=%s&before=%d", url.QueryEscape(firstOf(args)), before), &log); err != nil {
			return err
		}
		printAudit(env, log.Entries)
		return nil
	})
}

func newPeopleComplaints(env *environment) *cobra.Command {
	var closed bool
	var before, after uint64
	cmd := described("people-complaints", takes(0, 1, "one player at most"), nil)
	cmd.Flags().BoolVar(&closed, "closed", false, "those that were answered, the newest first, with the answers")
	cmd.Flags().Uint64Var(&before, "before", 0, "only answered ones before this `number`")
	cmd.Flags().Uint64Var(&after, "after", 0, "open ones from this `place` on, as the last line of a page says")
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		var whom wire.Person
		if len(args) > 0 {
			if whom, err = playerWithPart(ctx, c, args[0]); err != nil {
				return err
			}
		}
		var found wire.Charges
		if err := c.Get(ctx, fmt.Sprintf("/api/operator/complaints?closed=%v&before=%d&after=%d&whom=%s", closed, before, after, whom.ID), &found); err != nil {
			return err
		}
		if found.After != 0 {
			defer fmt.Fprintf(env.stdout, "There are more: add --after %d\n", found.After)
		}
		for i := range found.Complaints {
			printComplaint(env, &found.Complaints[i])
		}
		return nil
	})
}

func printComplaint(env *environment, x *wire.Charge) {
	about, what, from := cmp.Or(x.About, x.Whom), "", cmp.Or(x.From, x.By)
	if x.Watching {
		from += " (a spectator)"
	}
	if x.Called != "" && !strings.HasPrefix(x.About, x.Called+"·") {
		about += fmt.Sprintf(" (then %q)", x.Called)
	}
	if what = fmt.Sprintf("complains about %s at %s, match %d", about, x.Table, x.Match); x.Appeal != 0 {
		what = fmt.Sprintf("appeals against entry %d of the log", x.Appeal)
	}
	fmt.Fprintf(env.stdout, "%d  %s  %s %s: %s\n", x.ID, date(x.At), from, what, x.Text)
	for _, l := range x.Lines {
		fmt.Fprintf(env.stdout, "   %d  %s\n", l.Seq, l.Text)
	}
	if x.Count > 1 {
		fmt.Fprintf(env.stdout, "   the newest of %d about this player\n", x.Count)
	}
	if x.Answer != nil {
		fmt.Fprint(env.stdout, "   answered: ")
		printAudit(env, []store.AuditEntry{*x.Answer})
	} else if x.Outcome != "" {
		fmt.Fprintln(env.stdout, "   answered:", x.Outcome)
	}
}

func newTables(env *environment) *cobra.Command {
	c := described("tables", knownCommand, func(cmd *cobra.Command, _ []string) error { return cmd.Help() })
	c.AddCommand(newTablesFind(env), newTablesShow(env),
		newAct(env, moderation.ActClose, "tables-close", takes(1, 1, "the id of a table"), onID),
		newAct(env, moderation.ActRemove, "tables-remove", takes(2, 2, "the id of a table, and a player"), onSeat))
	return c
}

func newTablesFind(env *environment) *cobra.Command {
	cmd := described("tables-find", takes(0, 1, "one player at most"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		var whom wire.Person
		if len(args) > 0 {
			if whom, err = playerWithPart(ctx, c, args[0]); err != nil {
				return err
			}
		}
		var found wire.Tables
		if err := c.Get(ctx, "/api/operator/tables?find="+url.QueryEscape(whom.ID), &found); err != nil {
			return err
		}
		for i := range found.Tables {
			printTable(env, &found.Tables[i])
		}
		return nil
	})
}

func printTable(env *environment, t *wire.Summary) {
	var names []string
	for _, k := range t.Chairs {
		if k.Name != "" {
			names = append(names, k.Name)
		}
	}
	fmt.Fprintf(env.stdout, "%s  %s  %s, %s: %s\n", t.ID, date(t.Moved), t.Variant, t.Status, strings.Join(names, ", "))
}

func newTablesShow(env *environment) *cobra.Command {
	cmd := described("tables-show", takes(1, 1, "the id of a table"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		var t wire.TableShown
		if err := c.Get(ctx, "/api/operator/tables/"+url.PathEscape(args[0]), &t); err != nil {
			return err
		}
		printTable(env, &t.Summary)
		for i, k := range t.Chairs {
			if k.Bot {
				k.Player = "computer"
			}
			fmt.Fprintf(env.stdout, "seat %d  %s  %s\n", i+1, k.Player, k.Name)
		}
		for _, said := range t.Talk {
			fmt.Fprintf(env.stdout, "%d  %s (%s): %s\n", said.Seq, said.Name, said.By, said.Text)
		}
		return nil
	})
}
