package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab"
)

// A unitsCommand runs another command, and does its units in parts. Workers on many machines run it as a child.
type unitsCommand struct {
	plan    bool
	edition string
	known   string
	of      lab.Stretch
}

func newUnits(env *environment) *cobra.Command {
	var u unitsCommand
	c := described("units", cobra.MinimumNArgs(1), func(cmd *cobra.Command, args []string) error {
		return u.run(cmd.Context(), env, args)
	})
	c.Hidden = true
	f := c.Flags()
	f.BoolVar(&u.plan, "plan", false, "list the experiments of the command, a line of JSON each, and do nothing")
	f.StringVar(&u.of.Experiment, "experiment", "", "do units of the experiment with this `key`")
	f.IntVar(&u.of.First, "first", 0, "the first unit's `number`")
	f.IntVar(&u.of.Units, "count", 0, "`number` of units")
	f.StringVar(&u.edition, "edition", "", "refuse unless this program is of the `edition`")
	f.StringVar(&u.known, "known", "", "report what the journal `FILE` has, and do nothing")
	onlyOne(c, "plan", "experiment", "known")
	return c
}

func (u *unitsCommand) run(ctx context.Context, env *environment, args []string) error {
	own, err := ofEdition(u.edition)
	if err != nil {
		return err
	}
	within := *env
	within.reads, within.sinks = nil, nil
	defer within.discard()
	switch {
	case u.plan:
		within.units = lab.ListExperiments(own, func(x lab.Experiment) error { return json.NewEncoder(env.stdout).Encode(x) })
	case u.of.Experiment != "":
		within.units = lab.DoPart(own, u.of, env.stdout)
		args = append(slices.Clone(args), "--workers=1")
	case u.known != "":
		f, err := os.Open(u.known)
		if err != nil {
			return fmt.Errorf("--known: %w", err)
		}
		defer f.Close()
		if within.units, err = lab.KnownAlone(f, own); err != nil {
			return fmt.Errorf("--known %s: %w", u.known, err)
		}
	default:
		return errors.New("say what to do with the units: --plan, --experiment or --known")
	}
	if within.units.Elsewhere() {
		within.stdout = io.Discard
	}
	root := newRoot(&within)
	root.SetArgs(args)
	if c, _, err := root.Find(args); err == nil && c.Flags().Lookup("journal") == nil {
		return fmt.Errorf("%s has no units: give a command that takes --journal", strings.Join(args[:1], " "))
	}
	if err := root.ExecuteContext(ctx); err != nil {
		return err
	}
	if u.of.Experiment != "" && !within.units.Found() {
		return otherUnits{fmt.Errorf("%s has no experiment %s here: its players, nets or rules are others", args[0], u.of.Experiment)}
	}
	if u.known != "" && !within.units.Found() {
		return otherUnits{fmt.Errorf("%s has units of other experiments alone: their players, nets, rules or flags are others", u.known)}
	}
	return nil
}

// ofEdition returns the program's edition, and refuses units for another one, unless that is "".
func ofEdition(wanted string) (own string, err error) {
	own, err = edition()
	if err == nil && wanted != "" && wanted != own {
		err = otherUnits{fmt.Errorf("the units are for edition %s, and this program is of edition %s", wanted, own)}
	}
	return own, err
}

// otherUnits is an error for the exit code 3.
type otherUnits struct{ error }

func (o otherUnits) Unwrap() error { return o.error }
