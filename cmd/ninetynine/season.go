package main

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/base/file"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/paper/pad"
)

type seasonCommand struct {
	folder   string
	from, to string
	stake    string
	out      outputFlags
}

func newSeason(env *environment) *cobra.Command {
	var s seasonCommand
	c := described("season", nil, func(cmd *cobra.Command, names []string) error { return s.run(cmd.Context(), env, names) })
	f := c.Flags()
	f.StringVar(&s.folder, "folder", "", "the pads in `FOLDER` (default: pads in the data folder of ninetynine serve)")
	f.StringVar(&s.from, "from", "", "only pads begun on this `DATE` or later, as 2026-11-23")
	f.StringVar(&s.to, "to", "", "only pads begun on this `DATE` or earlier")
	f.StringVar(&s.stake, "stake", "", "the `MONEY` that a point is worth, such as 0.05")
	s.out.flags(c, asJSON, asCSV)
	return c
}

func (s *seasonCommand) run(ctx context.Context, env *environment, names []string) error {
	for flag, day := range map[string]string{"--from": s.from, "--to": s.to} {
		if _, err := calendar.Parse(day); day != "" && err != nil {
			return fmt.Errorf("%s: %w", flag, err)
		}
	}
	var stake pad.Stake
	if s.stake != "" {
		var err error
		if stake, err = pad.ParseStake(s.stake); err != nil {
			return fmt.Errorf("--stake: %w", err)
		}
	}
	files, err := s.files(env, names)
	if err != nil {
		return err
	}
	env.reads = append(env.reads, files...)
	if err := s.out.open(env); err != nil {
		return err
	}
	sum, pads, err := s.add(ctx, files)
	if err != nil {
		return err
	}
	all := sum.Standings()
	if len(all) == 0 {
		return fmt.Errorf("no deal is on these %d pads: name other pads or dates", pads)
	}
	transfers := pad.Transfers(all)
	value := struct {
		Players   []pad.Standing `json:"players"`
		Transfers []pad.Transfer `json:"transfers"`
	}{all, transfers}
	var amount func(int64) string
	if s.stake != "" {
		amount = stake.Amount
	}
	return s.out.report(env, result{value: value, table: pad.Table(all, stake), text: func(p *report.Page) { report.Season(p, pads, all, transfers, amount) }})
}

func (s *seasonCommand) files(env *environment, names []string) ([]string, error) {
	dir, err := env.padsFolder(s.folder)
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		files, err := filepath.Glob(filepath.Join(dir, "*"+padEnding))
		if err == nil && len(files) == 0 {
			err = fmt.Errorf("there are no pads in %s: name files, or another folder with --folder", dir)
		}
		return files, err
	}
	var files []string
	for _, name := range names {
		if !strings.ContainsAny(name, `/\.`) {
			name = filepath.Join(dir, name+padEnding)
		}
		files = append(files, name)
	}
	return files, nil
}

func (s *seasonCommand) add(ctx context.Context, files []string) (sum pad.Season, pads int, err error) {
	for _, name := range files {
		if err := ctx.Err(); err != nil {
			return sum, pads, err
		}
		text, err := file.Read(name, file.Most)
		if err != nil {
			return sum, pads, err
		}
		p, err := pad.Read(bytes.NewReader(text))
		if err != nil {
			return sum, pads, fmt.Errorf("%s: %w", name, err)
		}
		day := p.Header().Date
		if s.from != "" && day < s.from || s.to != "" && (day == "" || day > s.to) {
			continue
		}
		pads++
		sum.Add(p)
	}
	return sum, pads, nil
}
