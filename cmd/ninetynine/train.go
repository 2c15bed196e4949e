package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab/report"
	"ninetynine/internal/lab/train"
)

type trainCommand struct {
	dir     string
	save    time.Duration
	panel   int
	every   int64
	until   int64
	bits    int
	restart string // file of a net
	force   bool
}

func newTrain(env *environment) *cobra.Command {
	var tr trainCommand
	c := described("train", takes(1, 1, "a plan"), func(cmd *cobra.Command, args []string) error { return tr.run(cmd.Context(), env, args[0]) })
	c.Long = strings.Replace(c.Long, "{plans}", strings.Join(train.Plans(), ", "), 1)
	f := c.Flags()
	f.StringVar(&tr.dir, "dir", ".", "`folder` of the checkpoint, the nets and the log")
	f.DurationVar(&tr.save, "save", 5*time.Minute, "`time` between two checkpoints")
	f.IntVar(&tr.panel, "panel", 1000, "`deals` against greedy, all seats, for each report; 0: none")
	f.Int64Var(&tr.every, "every", 500_000, "`deals` between two reports and nets")
	f.IntVar(&tr.bits, "bits", 8, "`bits` of each number in the nets: 8, 16 or 32; checkpoints are exact")
	f.StringVar(&tr.restart, "restart", "", "resume from the net in the `file`, unless the checkpoint in the folder has seen more deals")
	f.Int64Var(&tr.until, "until", 0, "stop after so many `deals` in all (0: the plan's)")
	f.BoolVar(&tr.force, "force", false, "replace nets of the plan in a folder without its checkpoint")
	c.AddCommand(newShrink(env))
	return c
}

type shrinkCommand struct {
	net, out string // files
	size     int
	samples  int
}

const (
	leastSize    = 50_000
	leastSamples = 1 << 10
	mostSamples  = 1 << 20
)

func newShrink(env *environment) *cobra.Command {
	var s shrinkCommand
	c := described("train-shrink", takes(1, 1, "a plan"), func(cmd *cobra.Command, args []string) error { return s.run(cmd.Context(), env, args[0]) })
	f := c.Flags()
	f.StringVar(&s.net, "net", "", "`file` of the net")
	f.StringVar(&s.out, "out", "", "`file` to write")
	f.IntVar(&s.size, "size", 690_000, "most `bytes` of the file")
	f.IntVar(&s.samples, "samples", train.Samples, "`number` of decisions that show what matters; more take as much longer")
	output(c, "out")
	for _, name := range []string{"net", "out"} {
		if err := c.MarkFlagRequired(name); err != nil {
			panic(err) // without such a flag
		}
	}
	return c
}

func (s *shrinkCommand) run(ctx context.Context, env *environment, name string) error {
	plan, err := train.OpenPlan(name)
	if err != nil {
		return err
	}
	switch {
	case s.size < leastSize:
		return fmt.Errorf("--size %d: give %d bytes or more", s.size, leastSize)
	case s.samples < leastSamples || s.samples > mostSamples:
		return fmt.Errorf("--samples %d: give %d to %d", s.samples, leastSamples, mostSamples)
	}
	if err := checkEnding("--out", s.out, ".net"); err != nil {
		return err
	}
	to, err := env.create("--out", s.out)
	if err != nil {
		return err
	}
	z, err := train.NewShrinker(s.net, plan, s.samples)
	if err != nil {
		return err
	}
	data, err := z.Shrink(ctx, s.size)
	if err != nil {
		return err
	}
	if _, err := to.Write(data); err != nil {
		return to.wrong(err)
	}
	if err := to.keep(); err != nil {
		return err
	}
	fmt.Fprintf(env.stderr, "%s: %s bytes\n", s.out, report.Grouped(int64(len(data))))
	return nil
}

func (tr *trainCommand) run(ctx context.Context, env *environment, name string) (err error) {
	plan, err := train.OpenPlan(name)
	if err != nil {
		return err
	}
	switch {
	case tr.every < 1:
		return fmt.Errorf("--every %d: give a number of deals from 1", tr.every)
	case tr.bits != 8 && tr.bits != 16 && tr.bits != 32:
		return fmt.Errorf("--bits %d: give 8, 16 or 32", tr.bits)
	case tr.panel < 0 || tr.until < 0:
		return fmt.Errorf("--panel and --until: give a number of deals, or 0")
	}
	if err := os.MkdirAll(tr.dir, 0o755); err != nil {
		return err
	}
	file := filepath.Join(tr.dir, plan.Name+".checkpoint")
	if err := tr.clear(env, file, plan); err != nil {
		return err
	}
	log, err := openLog(filepath.Join(tr.dir, plan.Name+".log"))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closeFile(log)) }()
	t, err := tr.open(file, plan)
	if err != nil {
		return err
	}
	err = tr.train(ctx, env, t, file, json.NewEncoder(log))
	if err = errors.Join(err, tr.keep(t, file)); err == nil {
		tr.conclude(env, t)
	}
	return err
}

// clear refuses to overwrite a net that this command reads and, without --force, the nets of
// another training.
func (tr *trainCommand) clear(env *environment, checkpoint string, plan train.Plan) error {
	env.reads = append(env.reads, plan.From, plan.Exploit)
	if err := env.clear("--dir", filepath.Join(tr.dir, plan.Name+".net")); err != nil {
		return err
	}
	if _, err := os.Stat(checkpoint); err == nil || tr.force {
		return nil
	}
	there, err := os.ReadDir(tr.dir)
	if err != nil {
		return err
	}
	own := regexp.MustCompile(`^` + regexp.QuoteMeta(plan.Name) + `(-\d+)?\.net$`)
	for _, f := range there {
		if own.MatchString(f.Name()) {
			return fmt.Errorf("--dir %s: %s is there, and no checkpoint of its training: name another folder, or give --force to replace the nets of %s in this one", tr.dir, f.Name(), plan.Name)
		}
	}
	return nil
}

// openLog opens or creates the log of a training. Each line of it is a report.
func openLog(name string) (*os.File, error) {
	log, err := os.OpenFile(name, os.O_CREATE|os.O_APPEND|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	first, err := bufio.NewReader(log).ReadBytes('\n')
	var line train.Report
	if !errors.Is(err, io.EOF) && err != nil || len(first) > 0 && (json.Unmarshal(first, &line) != nil || line.Deals == 0) {
		return nil, errors.Join(fmt.Errorf("%s is no log of a training: move it away, or name another folder with --dir", name), log.Close())
	}
	return log, nil
}

// open continues from the checkpoint or from the net to restart from, whichever has seen more
// deals, or starts a new training.
func (tr *trainCommand) open(file string, plan train.Plan) (*train.Trainer, error) {
	t, err := train.Resume(file, plan)
	if errors.Is(err, fs.ErrNotExist) {
		t, err = train.New(plan)
	}
	if err != nil || tr.restart == "" {
		return t, err
	}
	again, err := train.Restart(tr.restart, plan)
	if err != nil || again.Done > t.Done {
		return again, err
	}
	return t, nil
}

func (tr *trainCommand) conclude(env *environment, t *train.Trainer) {
	next := "the same command resumes"
	if t.Done >= t.Plan.Deals() {
		next = "the plan is done"
	}
	fmt.Fprintf(env.stderr, "%s: %s deals of %s, %s; the net is %s\n", t.Plan.Name, report.Grouped(t.Done), report.Grouped(t.Plan.Deals()), next, tr.net(t))
}

func (tr *trainCommand) net(t *train.Trainer) string {
	return filepath.Join(tr.dir, t.Plan.Name+".net")
}

func (tr *trainCommand) train(ctx context.Context, env *environment, t *train.Trainer, file string, log *json.Encoder) error {
	until := t.Plan.Deals()
	if tr.until > 0 {
		until = min(until, tr.until)
	}
	shown := newProgress(env, t.Plan.Name, "deals", until)
	defer shown.end()
	start, first, saved := time.Now(), t.Done, time.Now()
	next := (t.Done/tr.every + 1) * tr.every
	for t.Done < until && ctx.Err() == nil {
		tally, err := t.Iterate(ctx)
		if err != nil {
			return nil // interrupted between two iterations
		}
		shown.set(t.Done)
		if t.Done >= next {
			next += tr.every
			line := t.Report(&tally, time.Since(start).Seconds(), first)
			if err := tr.report(ctx, env, t, &line, log); err != nil {
				return err
			}
		}
		if time.Since(saved) > tr.save {
			saved = time.Now()
			if err := tr.keep(t, file); err != nil {
				return err
			}
		}
	}
	return nil
}

func (tr *trainCommand) keep(t *train.Trainer, file string) error {
	return errors.Join(t.Save(file), t.WriteNet(tr.net(t), tr.bits))
}

func (tr *trainCommand) report(ctx context.Context, env *environment, t *train.Trainer, line *train.Report, log *json.Encoder) error {
	if err := t.WriteNet(filepath.Join(tr.dir, fmt.Sprintf("%s-%d.net", t.Plan.Name, t.Done)), tr.bits); err != nil {
		return err
	}
	var err error
	if line.Panel, err = t.Panel(ctx, tr.panel); err != nil && ctx.Err() == nil {
		return err
	}
	fmt.Fprintf(env.stderr, "%s: %s\n", t.Plan.Name, line)
	return log.Encode(line)
}
