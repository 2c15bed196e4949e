package main

import (
	"context"
	"errors"
	"fmt"
	"net/url"

	"github.com/spf13/cobra"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

func newGroups(env *environment) *cobra.Command {
	c := described("groups", knownCommand, func(cmd *cobra.Command, _ []string) error { return cmd.Help() })
	c.AddCommand(newGroupsFind(env), newGroupsShow(env), newAct(env, moderation.ActEndGroup, "groups-end", takes(1, 1, "the id of a group"), onID))
	return c
}

func newGroupsFind(env *environment) *cobra.Command {
	cmd := described("groups-find", takes(0, 1, "a part of a name at most"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		var found wire.Groups
		if err := c.Get(ctx, "/api/operator/groups?find="+url.QueryEscape(firstOf(args)), &found); err != nil {
			return err
		}
		for _, g := range found.Groups {
			fmt.Fprintf(env.stdout, "%s  %s  %s\n", g.ID, date(g.Since), g.Name)
		}
		if len(found.Groups) == 0 {
			return no(errors.New("no group has such a name"))
		}
		return nil
	})
}

func newGroupsShow(env *environment) *cobra.Command {
	cmd := described("groups-show", takes(1, 1, "the id of a group"), nil)
	return env.asOperator(cmd, func(ctx context.Context, c *client.Client, args []string) error {
		var g wire.GroupShown
		if err := c.Get(ctx, "/api/operator/groups/"+url.PathEscape(args[0]), &g); err != nil {
			return err
		}
		fmt.Fprintf(env.stdout, "%s\nid    %s\nmade  %s\n", g.Name, g.ID, date(g.Since))
		for i := range g.Members {
			m := &g.Members[i]
			fmt.Fprintf(env.stdout, "%s  %s·%s  %s, since %s\n", m.ID, m.Name, m.Tag, m.Role, date(m.Since))
		}
		return nil
	})
}
