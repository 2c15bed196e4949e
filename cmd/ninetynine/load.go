package main

import (
	"errors"
	"fmt"
	"net"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab/load"
	"ninetynine/internal/lab/report"
)

// The limits of a load.
const (
	maxLoadTables  = 20_000
	maxLoadViewers = 60_000
	maxLoadTime    = time.Hour
)

func newLoad(env *environment) *cobra.Command {
	var p load.Plan
	var afar bool
	var out outputFlags
	cmd := described("load", onlyFlags, func(cmd *cobra.Command, _ []string) error {
		if err := checkLoad(&p, afar); err != nil {
			return err
		}
		for _, s := range p.Servers {
			if !env.serves(cmd.Context(), s) {
				return fmt.Errorf("no ninetynine answers at %s: start it with ninetynine serve --limits off", s)
			}
		}
		if err := out.open(env); err != nil {
			return err
		}
		bar := newProgress(env, "load", "acts", 0)
		f, err := load.Run(cmd.Context(), p, func(_, acts int64) { bar.set(acts) })
		bar.end()
		if err != nil {
			if cmd.Context().Err() != nil {
				return no(errors.New("stopped"))
			}
			return err
		}
		return out.report(env, result{value: f, text: func(p *report.Page) { figuresOf(p, f) }})
	})
	f := cmd.Flags()
	f.StringSliceVar(&p.Servers, "server", []string{"http://127.0.0.1:9900"}, "`ADDRESS` of the server; repeat it for several")
	f.IntVar(&p.Tables, "tables", 100, "number of tables")
	f.IntVar(&p.People, "people", 3, "number of people at each table; bots take the other seats")
	f.IntVar(&p.Spectators, "spectators", 0, "number of spectators at each table")
	f.StringVar(&p.Variant, "variant", "standard", "the `VARIANT` to play")
	f.StringVar(&p.Bot, "bot", "greedy", "the `LEVEL` of the bots")
	f.DurationVar(&p.Pause, "pause", 0, "mean `time` people take for each act")
	f.IntVar(&p.Reports, "reports", 0, "`number` of callers that ask for reports on deals at the same time")
	f.DurationVar(&p.For, "for", 10*time.Second, "how long to measure, once all have sat down")
	f.Uint64Var(&p.Seed, "seed", 1, "seed of what people do")
	f.BoolVar(&afar, "afar", false, "load servers on other machines too")
	out.flags(cmd, asJSON)
	return cmd
}

func checkLoad(p *load.Plan, afar bool) error {
	if len(p.Servers) == 0 {
		return errors.New("--server must name at least one server")
	}
	for i, s := range p.Servers {
		u, err := origin(s)
		if err != nil {
			return fmt.Errorf("--server cannot be %q: give an address as http://127.0.0.1:9900", s)
		}
		ip := net.ParseIP(u.Hostname())
		if !afar && u.Hostname() != "localhost" && (ip == nil || !ip.IsLoopback()) {
			return fmt.Errorf("--server %s is not on this machine: give --afar too if it is yours", s)
		}
		p.Servers[i] = strings.TrimRight(s, "/")
	}
	switch {
	case p.Tables < 1 || p.Tables > maxLoadTables:
		return fmt.Errorf("--tables must be from 1 to %d", maxLoadTables)
	case p.People < 1:
		return errors.New("--people must be at least 1")
	case p.Spectators < 0:
		return errors.New("--spectators must not be negative")
	case max(p.People, p.Spectators) > maxLoadViewers || p.People+p.Spectators > maxLoadViewers/p.Tables:
		return fmt.Errorf("there may be at most %d people and spectators at all tables together", maxLoadViewers)
	case p.Reports < 0 || p.Reports > maxLoadViewers:
		return fmt.Errorf("--reports must be from 0 to %d", maxLoadViewers)
	case p.Pause < 0 || p.Pause > maxLoadTime:
		return fmt.Errorf("--pause must be between 0s and %v", maxLoadTime)
	case p.For <= 0 || p.For > maxLoadTime:
		return fmt.Errorf("--for must be more than 0s and at most %v", maxLoadTime)
	}
	return nil
}

func figuresOf(p *report.Page, f *load.Figures) {
	p.Plain(`%s, %s watching, for %.1f s
acts kept           %s, %s a second; %s refused
acknowledged after  %.2f ms in the mean, half within %.2f, 99%% within %.2f, all within %.2f
own delay           %.2f ms in the mean, 99%% within %.2f: this program's, in the times above
messages            %s, %s a second, %.0f bytes each
reports             %s
`, report.Counted(f.Tables, "table"), report.Grouped(int64(f.Viewers)), f.Seconds,
		report.Grouped(f.Acts), report.Grouped(int64(f.PerSecond)), report.Grouped(f.Refused),
		f.Mean, f.P50, f.P99, f.Max, f.Late, f.LateP99,
		report.Grouped(f.Messages), report.Grouped(int64(f.MessagesPer)), float64(f.Bytes)/float64(max(f.Messages, 1)), report.Grouped(f.Reports))
}
