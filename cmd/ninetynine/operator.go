package main

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/store"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// actFlags are the flags of commands that do an operator's act.
type actFlags struct {
	wire.OperatorAct
	until string
	all   bool
}

func (f *actFlags) flags(c *cobra.Command) {
	c.Flags().StringVar(&f.Reason, "reason", "", "`why`; it stays in the audit log (required)")
	if f.Act == wire.ActSilence || f.Act == wire.ActBan {
		c.Flags().StringVar(&f.until, "until", "", "it ends as the `DATE` begins in UTC, as 2026-12-24 (default: it does not end by itself)")
	}
	if f.Act == wire.ActBan {
		c.Flags().BoolVar(&f.all, "all", false, "a network: keep out its known players too")
	}
	if f.Act != wire.ActClose && f.Act != wire.ActDismiss && f.Act != wire.ActEvening && f.Act != wire.ActEndEvening && f.Act != wire.ActEndGroup {
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
		f.Act = wire.ActBanAll
	}
	var e wire.Operated
	if err := c.Post(ctx, "/api/operator/acts", f.OperatorAct, &e); err != nil {
		return err
	}
	if e.Link != "" {
		fmt.Fprintln(env.stdout, e.Link)
		fmt.Fprintf(env.stderr, "add it to the address of the server; it works once%s\n", until(e.Until))
		return nil
	}
	printAudit(env, []store.AuditEntry{e.AuditEntry})
	return nil
}

// newPersonAct returns a command that acts on a player or a network.
func newPersonAct(env *environment, act, name string, args cobra.PositionalArgs) *cobra.Command {
	f := &actFlags{OperatorAct: wire.OperatorAct{Act: act}}
	cmd := described(name, args, nil)
	f.flags(cmd)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		switch act {
		case wire.ActRename, wire.ActErase:
			f.Name = args[1]
		case wire.ActAppoint:
			if args[1] != "on" && args[1] != "off" {
				return fmt.Errorf("%q is neither on nor off", args[1])
			}
			if args[1] == "off" {
				f.Act = wire.ActDischarge
			}
		}
		if f.Whom = args[0]; !isNetwork(args[0]) || act != wire.ActBan && act != wire.ActLift {
			if f.Whom, err = playerNamed(ctx, c, args[0]); err != nil {
				return err
			}
		}
		return f.do(ctx, env, c)
	})
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
	return " until " + time.UnixMilli(at).UTC().Format("2006-01-02 15:04 UTC")
}

func printAudit(env *environment, entries []store.AuditEntry) {
	for i := range entries {
		e := &entries[i]
		where := ""
		if e.Table != "" {
			where = " at " + e.Table
		}
		fmt.Fprintf(env.stdout, "%d  %s  %s  %s %s%s%s: %s\n", e.N, time.UnixMilli(e.At).UTC().Format("2006-01-02 15:04"), e.Operator,
			e.Act, e.Whom, where, until(e.Until), e.Reason)
	}
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
	return env.asOperator(described("people-complaints", onlyFlags, nil), func(ctx context.Context, c *client.Client, _ []string) error {
		var open wire.Complaints
		if err := c.Get(ctx, "/api/operator/complaints", &open); err != nil {
			return err
		}
		for i := range open.Complaints {
			x := &open.Complaints[i]
			fmt.Fprintf(env.stdout, "%d  %s  %s complains about %s at %s, match %d: %s\n", x.ID, date(x.At), x.By, x.Whom, x.Table, x.Match, x.Text)
			for _, l := range x.Lines {
				fmt.Fprintf(env.stdout, "   %d  %s\n", l.Seq, l.Text)
			}
		}
		return nil
	})
}

func newComplaintDismiss(env *environment) *cobra.Command {
	f := &actFlags{OperatorAct: wire.OperatorAct{Act: wire.ActDismiss}}
	cmd := described("people-dismiss", takes(1, 1, "the number of a complaint"), nil)
	f.flags(cmd)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		var open wire.Complaints
		if err := c.Get(ctx, "/api/operator/complaints", &open); err != nil {
			return err
		}
		for _, x := range open.Complaints {
			if strconv.FormatUint(x.ID, 10) == args[0] {
				f.Whom, f.Complaint = x.Whom, x.ID
				return f.do(ctx, env, c)
			}
		}
		return no(fmt.Errorf("no complaint %s is open; see \"ninetynine people complaints\"", args[0]))
	})
}

func newTables(env *environment) *cobra.Command {
	c := described("tables", knownCommand, func(cmd *cobra.Command, _ []string) error { return cmd.Help() })
	c.AddCommand(newTablesFind(env), newTablesShow(env), newTablesClose(env), newTablesRemove(env))
	return c
}

func newTablesFind(env *environment) *cobra.Command {
	cmd := described("tables-find", takes(0, 1, "one player at most"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		whom := ""
		if len(args) > 0 {
			if whom, err = playerNamed(ctx, c, args[0]); err != nil {
				return err
			}
		}
		var found wire.Tables
		if err := c.Get(ctx, "/api/operator/tables?find="+url.QueryEscape(whom), &found); err != nil {
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

func newTablesClose(env *environment) *cobra.Command {
	return newActOn(env, "tables-close", "the id of a table", wire.ActClose)
}

// newActOn is a command for an act on what has an id that no player has.
func newActOn(env *environment, name, of, act string) *cobra.Command {
	f := &actFlags{OperatorAct: wire.OperatorAct{Act: act}}
	cmd := described(name, takes(1, 1, of), nil)
	f.flags(cmd)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		f.Whom = args[0]
		return f.do(ctx, env, c)
	})
}

func newTablesRemove(env *environment) *cobra.Command {
	f := &actFlags{OperatorAct: wire.OperatorAct{Act: wire.ActRemove}}
	cmd := described("tables-remove", takes(2, 2, "the id of a table, and a player"), nil)
	f.flags(cmd)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) (err error) {
		f.Table = args[0]
		if f.Whom, err = playerNamed(ctx, c, args[1]); err != nil {
			return err
		}
		return f.do(ctx, env, c)
	})
}
