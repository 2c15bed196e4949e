package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/version"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store/folder"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// asOperator is like command, for commands that act as an operator through the API. If a server has the
// folder, they ask it; otherwise they start a node within this process, beside those that share PostgreSQL.
func (env *environment) asOperator(cmd *cobra.Command, run func(ctx context.Context, c *client.Client, args []string) error) *cobra.Command {
	return env.command(cmd, func(ctx context.Context, _ *storageFlags, c *node.Config, args []string) error {
		beside, err := openStore(ctx, c, true) // so that no command creates data, or migrates them
		if err == nil {
			err = beside.Close()
		}
		if err != nil {
			return err
		}
		c.OperatorSecret, c.Limits, c.Projections, c.Version = rand.Text(), node.NoLimits(), room.Projections(), version.Own().String()
		if c.Log, err = env.logger("none"); err != nil {
			return err
		}
		own := &client.Client{Servers: []string{node.Base}}
		in, err := node.StartInside(ctx, *c)
		if taken := (*folder.InUse)(nil); errors.As(err, &taken) && taken.Secret != "" {
			own.Servers, own.HTTP = []string{taken.URL}, &http.Client{}
			own.SetSession("", taken.Secret)
			return sentence(run(ctx, own, args))
		}
		if err != nil {
			return err
		}
		own.HTTP = in.HTTP
		own.SetSession("", c.OperatorSecret)
		return errors.Join(sentence(run(ctx, own, args)), in.Close())
	})
}

// sentence makes a server's refusal a plain sentence, and the answer no.
func sentence(err error) error {
	if f, ok := errors.AsType[*client.ServerError](err); ok {
		return no(errors.New(f.Text))
	}
	return err
}

func newPeople(env *environment) *cobra.Command {
	c := described("people", knownCommand, func(cmd *cobra.Command, _ []string) error { return cmd.Help() })
	c.AddCommand(newPeopleFind(env), newPeopleShow(env),
		newAct(env, moderation.ActRename, "people-rename", takes(2, 2, "a player and a name"), onPlayer),
		newAct(env, moderation.ActSilence, "people-silence", takes(1, 1, "one player"), onPlayer),
		newAct(env, moderation.ActBan, "people-ban", takes(1, 1, "one player or network"), onPlayerOrNetwork),
		newAct(env, moderation.ActLift, "people-lift", takes(1, 1, "one player or network"), onPlayerOrNetwork),
		newAct(env, moderation.ActLink, "people-link", takes(1, 1, "one player"), onPlayer),
		newAct(env, moderation.ActEndKeys, "people-end-keys", takes(1, 1, "one player"), onPlayer),
		newAct(env, moderation.ActSplit, "people-split", takes(1, 1, "one player who became another"), onPlayer),
		newAct(env, moderation.ActErase, "people-erase", takes(2, 2, "a player and the player's name"), onPlayer),
		newAct(env, moderation.ActAppoint, "people-operator", takes(2, 2, "a player, and on or off"), onPlayer),
		newAct(env, moderation.ActDismiss, "people-dismiss", takes(1, 1, "the number of a complaint"), onComplaint),
		newPeopleComplaints(env), newPeopleSanctions(env), newPeopleLog(env))
	return c
}

func newPeopleFind(env *environment) *cobra.Command {
	cmd := described("people-find", takes(0, 1, "a part of a name at most"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		found, err := findPeople(ctx, c, firstOf(args))
		if err != nil {
			return err
		}
		for i := range found.People {
			p := &found.People[i]
			fmt.Fprintf(env.stdout, "%s  %s  %s\n", p.ID, date(p.Created), p.Tagged)
		}
		if found.More {
			fmt.Fprintln(env.stderr, "there are more; give more of the name")
		}
		if len(found.People) == 0 {
			return no(errors.New("no player has such a name"))
		}
		return nil
	})
}

// firstOf returns the first argument; "" if there is none.
func firstOf(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}

func findPeople(ctx context.Context, c *client.Client, find string) (found wire.People, err error) {
	return found, c.Get(ctx, "/api/operator/people?find="+url.QueryEscape(find), &found)
}

// date writes a time, in milliseconds since 1970, as a day in UTC.
func date(at int64) string { return time.UnixMilli(at).UTC().Format(time.DateOnly) }

func newPeopleShow(env *environment) *cobra.Command {
	cmd := described("people-show", takes(1, 1, "one player: an id, a name, or a part of one that no other player has"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		found, err := playerWithPart(ctx, c, args[0])
		if err != nil {
			return err
		}
		var p wire.PersonShown
		if err := c.Get(ctx, "/api/operator/people/"+url.PathEscape(found.ID), &p); err != nil {
			return err
		}
		fmt.Fprintf(env.stdout, "%s\nid    %s\ncame  %s\n", p.Tagged, p.ID, date(p.Created))
		if p.AliasOf != "" {
			fmt.Fprintln(env.stdout, "goes on as", p.AliasOf)
		}
		for _, id := range p.Aliases {
			fmt.Fprintln(env.stdout, "was also", id)
		}
		if p.Operator {
			fmt.Fprintln(env.stdout, "is an operator")
		}
		for _, name := range p.Former {
			fmt.Fprintln(env.stdout, "formerly", name)
		}
		fmt.Fprintf(env.stdout, "came from networks in the last seven days: %d; other players from the same: %d\n", p.Networks, p.Others)
		printSanctions(env, "", &p.Sanctions)
		for _, g := range p.Groups {
			fmt.Fprintf(env.stdout, "group %s  %s, %s\n", g.ID, g.Name, g.Role)
		}
		for i := range p.Tables {
			t := &p.Tables[i]
			fmt.Fprintf(env.stdout, "sits  %s  %s, %s, last entry %s\n", t.ID, t.Variant, t.Status, date(t.Moved))
		}
		printAudit(env, p.Audit)
		return nil
	})
}

// printSanctions prints what is in force, each on a line that begins with whom it is against.
func printSanctions(env *environment, whom string, s *moderation.Sanctions) {
	if s.Banned {
		with := ""
		if s.Network {
			with = " with networks"
		}
		fmt.Fprintf(env.stdout, "%sbanned%s%s: %s\n", whom, with, until(s.BannedUntil), s.BannedFor)
	}
	if s.Silenced {
		fmt.Fprintf(env.stdout, "%ssilenced%s: %s\n", whom, until(s.SilencedUntil), s.SilencedFor)
	}
}

func newPeopleSanctions(env *environment) *cobra.Command {
	return env.asOperator(described("people-sanctions", onlyFlags, nil), func(ctx context.Context, c *client.Client, _ []string) error {
		var all wire.SanctionList
		if err := c.Get(ctx, "/api/operator/sanctions", &all); err != nil {
			return err
		}
		for i := range all.Sanctioned {
			s := &all.Sanctioned[i]
			printSanctions(env, strings.TrimSpace(s.Whom+"  "+s.Tagged)+"  ", &s.Sanctions)
		}
		if all.More {
			fmt.Fprintln(env.stderr, "there are older ones; \"ninetynine people log\" has them")
		}
		return nil
	})
}

// An unknownPlayer is what no player is called, not even in part.
type unknownPlayer string

func (name unknownPlayer) Error() string {
	return fmt.Sprintf("there is no player %q; see \"ninetynine people find\"", string(name))
}

// playerWithPart returns the player of [playerNamed], or else the only one with a part of the name. It is for commands
// that only look: an act could meet the wrong player.
func playerWithPart(ctx context.Context, c *client.Client, name string) (wire.Person, error) {
	found, err := findPeople(ctx, c, name)
	if err == nil && len(found.People) == 1 {
		return found.People[0], nil
	}
	return playerNamed(ctx, c, name)
}

// playerNamed returns the player with an id; or else the only one with a name, or a name with its tag.
func playerNamed(ctx context.Context, c *client.Client, name string) (wire.Person, error) {
	found, err := findPeople(ctx, c, name)
	if err != nil {
		return wire.Person{}, err
	}
	part, exact := found.People, []wire.Person(nil)
	for _, p := range part {
		switch {
		case p.ID == name:
			return p, nil
		case strings.EqualFold(p.Name, name) || strings.EqualFold(p.Tagged, name):
			exact = append(exact, p)
		}
	}
	why := "several players are meant by %q; give the id of one: %s"
	switch {
	case len(part) == 0:
		return wire.Person{}, no(unknownPlayer(name))
	case len(exact) == 1 && !found.More:
		return exact[0], nil
	case len(exact) > 0:
		part = exact
	default:
		why = "%q is only a part of a name; give the id of the player, or the whole name: %s"
	}
	var which []string
	for _, p := range part[:min(len(part), 5)] {
		which = append(which, p.Tagged+" ("+p.ID+")")
	}
	if len(which) < len(part) || found.More {
		which = append(which, "and others")
	}
	return wire.Person{}, no(fmt.Errorf(why, name, strings.Join(which, ", ")))
}
