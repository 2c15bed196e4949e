package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"ninetynine/internal/base/file"
	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
)

// checkSuite checks the flags; more are those that the suite or its file decides, besides the contests.
func (t *arenaCommand) checkSuite(flags *pflag.FlagSet, of string, more ...string) error {
	for _, name := range append(more, "variant", "house", "seed", "panel", "tables", "games", "bound", "trumps", "stop", "width", "svg") {
		if flags.Changed(name) {
			return fmt.Errorf("%s decides --%s: leave it out", of, name)
		}
	}
	if t.contest.Limits.Act <= 0 {
		return fmt.Errorf("--act-time %v: give a positive time, such as 5s", t.contest.Limits.Act)
	}
	return checkCommon("suite", t.contest.Workers)
}

// playSuite examines each player of --play. After an interrupt, it reports the results so far.
func (t *arenaCommand) playSuite(ctx context.Context, env *environment, flags *pflag.FlagSet) (err error) {
	if err := t.checkSuite(flags, "the suite"); err != nil {
		return err
	}
	s, err := lab.OpenSuite(t.suite)
	if err != nil {
		return err
	}
	if t.contest.Units < 2 || t.contest.Units > s.Units {
		return fmt.Errorf("--units %d: the suite has 2 to %d", t.contest.Units, s.Units)
	}
	r := lab.SuiteRun{Suite: s, Contest: t.contest}
	if t.plays == "" {
		return fmt.Errorf("name the player to examine with --play")
	}
	if t.arms, err = parseArms(t.plays); err != nil {
		return err
	}
	if t.against != "" {
		r.Panel = bot.ParseNames(t.against)
	}
	for _, name := range r.Panel {
		if !slices.ContainsFunc(s.Panel, func(p lab.Panelist) bool { return p.ID == name }) {
			return fmt.Errorf("--against: %s is not of the panel", name)
		}
	}
	closing, err := t.openJournal(env, &t.contest.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	r.Journal = t.contest.Journal
	env.reportFaults(&r.Bots, false)
	if err := t.out.open(env); err != nil {
		return err
	}
	by, err := s.Made(t.arms...)
	if err != nil {
		return err
	}
	contests := len(s.Tracks) * 2 * max(len(r.Panel), 1)
	if len(r.Panel) == 0 {
		contests *= len(s.Panel)
	}
	done, failed := each(env, "arena", "units", t.arms, t.contest.Units*contests, func(name string, progress func(int)) ([]*lab.SuiteResult, error) {
		r.Progress = progress
		x, err := r.Play(ctx, name)
		if x == nil || len(x.Contests) == 0 {
			return nil, err
		}
		return []*lab.SuiteResult{x}, err
	})
	return reported(ctx, failed, func() error {
		return t.out.report(env, result{value: results{&by, done}, text: func(p *report.Page) { report.Suites(p, done) }})
	})
}

// playAgain plays units of a suite's results again. Of a stranger's file it runs no program and opens no net unasked.
func (t *arenaCommand) playAgain(ctx context.Context, env *environment, flags *pflag.FlagSet) error {
	if err := t.checkSuite(flags, "the file", "suite", "against", "once", "act-time", "nodes", "journal", "json", "out"); err != nil {
		return err
	}
	if flags.Changed("units") && t.contest.Units < 2 {
		return fmt.Errorf("--units %d: give at least 2, or leave it out to play all", t.contest.Units)
	}
	text, err := file.Read(t.again, file.Most)
	if err != nil {
		return fmt.Errorf("--again: %w", err)
	}
	var in struct {
		By  bot.Maker         `json:"madeBy"`
		All []lab.SuiteResult `json:"results"`
	}
	if err := json.Unmarshal(text, &in); err != nil || len(in.All) == 0 || in.All[0].Suite == "" {
		return fmt.Errorf("--again %s: this is no result of a suite: arena --suite NAME --play PLAYER --out FILE.json makes one", t.again)
	}
	r := lab.SuiteRun{Contest: t.contest}
	if !flags.Changed("units") {
		r.Units = 0
	}
	env.reportFaults(&r.Bots, false)
	differ := 0
	for i := range in.All {
		x := &in.All[i]
		if r.Suite, err = lab.OpenSuite(x.Suite); err != nil {
			return fmt.Errorf("--again %s: %w", t.again, err)
		}
		if err := t.allow(x.Player); err != nil {
			return fmt.Errorf("--again %s: %w", t.again, err)
		}
		if err := checkMade(r.Suite, &in.By, x.Player); err != nil {
			return fmt.Errorf("--again %s: %w", t.again, err)
		}
		those, err := r.Again(ctx, x)
		for _, d := range those {
			fmt.Fprintln(env.stdout, x.Player+", "+d)
		}
		if err != nil {
			return fmt.Errorf("--again %s: %w", t.again, err)
		}
		differ += len(those)
	}
	switch differ {
	case 0:
	case 1:
		return no(fmt.Errorf("%s: 1 unit differs", t.again))
	default:
		return no(fmt.Errorf("%s: %s differ", t.again, report.Counted(differ, "unit")))
	}
	fmt.Fprintln(env.stdout, "The units are the same.")
	return nil
}

// allow returns an error if a player of a file is a program or has a net of its own, and --play does not name it.
func (t *arenaCommand) allow(player string) error {
	does := "open the file of a net"
	switch named := t.plays == player || slices.Contains(bot.ParseNames(t.plays), player); {
	case named:
		return nil
	case strings.HasPrefix(player, netless.Program):
		does = "run a program"
	case !strings.Contains(player, "file="):
		return nil
	}
	return fmt.Errorf("it would %s: allow that by --play %q", does, player)
}

// checkMade returns an error if the player here is not the one of the file. Early files have a hash of all built-in
// nets.
func checkMade(s *lab.Suite, by *bot.Maker, player string) error {
	now, err := s.Made(player)
	if err != nil {
		return err
	}
	early, err := bot.Made(player)
	if err == nil && !slices.Contains(by.Players, now.Players[0]) && !slices.Contains(by.Players, early.Players[0]) {
		return fmt.Errorf("its player is not %s: use the build %s", now.Players[0], by.Build)
	}
	return err
}

// inLines puts lists of whole numbers in JSON into one line each.
func inLines(text []byte) []byte {
	return regexp.MustCompile(`\[\s+-?\d+(,\s+-?\d+)*\s+\]`).ReplaceAllFunc(text, func(list []byte) []byte {
		return regexp.MustCompile(`\s+`).ReplaceAll(list, nil)
	})
}
