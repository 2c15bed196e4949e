package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninetynine/internal/lab"
)

// The exit codes.
const (
	exitDone  = 0 // done, and the answer is yes
	exitNo    = 1 // the answer is no, or the work was interrupted
	exitUsage = 2 // the command or its input cannot be used
	exitOther = 3 // units are another program's
)

// An environment is the outside world of a command. Every command is made by a function that takes
// it and returns the command:
//
//	func newVariants(env *environment) *cobra.Command
//
// The command's RunE takes its context from cmd.Context(), which ends with an interrupt, and
// returns its error bare: [run] puts the program's name before it and finds the exit code, 1 for an
// error wrapped by [no], and otherwise 2.
type environment struct {
	getenv  func(string) string
	environ func() []string // see [os.Environ]
	stdin   io.Reader
	stdout  io.Writer
	stderr  io.Writer

	running *cobra.Command // this command
	reads   []string       // files that it reads beyond those in the command line
	sinks   []*outputFile  // files that it has begun to write
	units   *lab.Journal   // of experiments, in place of --journal: see [newUnits]; nil: none

	onWait func(err error, folder string) // receives the reason why a request has no answer yet; may be nil
}

// A negativeAnswer is an error that answers the question asked: the work was done, and the answer
// is no.
type negativeAnswer struct{ error }

func (r negativeAnswer) Unwrap() error { return r.error }

// no returns the error as an answer, for exit code 1.
func no(err error) error { return negativeAnswer{err} }

// run runs the command line and returns the exit code. It is the whole program except for the
// process itself, so that tests can run it.
func run(ctx context.Context, args []string, getenv func(string) string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &printer{Writer: stdout}
	env := &environment{getenv: getenv, environ: os.Environ, stdin: stdin, stdout: out, stderr: stderr}
	defer env.discard()
	root := newRoot(env)
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if err == nil && out.err != nil {
		err = fmt.Errorf("standard output: %w", out.err)
	}
	if err == nil {
		return exitDone
	}
	if ctx.Err() != nil && errors.Is(err, context.Canceled) && env.running != nil && !errors.As(err, new(negativeAnswer)) {
		err = no(fmt.Errorf("%s: interrupted before it had a result", env.running.Name()))
	}
	for line := range strings.Lines(strings.TrimRight(err.Error(), "\n")) {
		fmt.Fprintln(stderr, "ninetynine: "+strings.TrimRight(line, "\n"))
	}
	if errors.As(err, new(otherUnits)) {
		return exitOther
	}
	if errors.As(err, new(negativeAnswer)) || errors.Is(err, context.Canceled) {
		return exitNo
	}
	return exitUsage
}

func newRoot(env *environment) *cobra.Command {
	root := described("ninetynine", knownCommand, func(cmd *cobra.Command, _ []string) error {
		s := &serveCommand{storageFlags: storageFlags{env: env}}
		return s.home(cmd.Context())
	})
	root.SilenceErrors, root.SilenceUsage, root.SuggestionsMinimumDistance = true, true, 2
	root.PersistentPreRun = func(cmd *cobra.Command, _ []string) { env.running = cmd }
	root.SetIn(env.stdin)
	root.SetOut(env.stdout)
	root.SetErr(env.stderr)
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		var value *pflag.InvalidValueError
		if errors.As(err, &value) && slices.ContainsFunc(forms, func(x form) bool { return x.name == value.GetFlag().Name }) {
			err = fmt.Errorf("--%s takes no file: it prints; --out %s writes one", value.GetFlag().Name, value.GetValue())
		} else if errors.As(err, &value) {
			err = fmt.Errorf("--%s cannot be %q: it takes %s", value.GetFlag().Name, value.GetValue(), kindOf(value.GetFlag()))
		}
		return fmt.Errorf("%w (see %q)", err, cmd.CommandPath()+" --help")
	})
	root.SetUsageFunc(wrapped(root.UsageFunc()))
	root.CompletionOptions.DisableDefaultCmd = true
	group(root, "Playing", newPlay(env), newDaily(env), newRatings(env), newProblems(env), newPad(env), newSeason(env), newEvent(env), newDeal(env), newVariants(env))
	group(root, "Records", newRecord(env), newReplay(env), newReview(env), newStats(env), newCheck(env), newVerify(env))
	group(root, "Serving", newServe(env), newSite(env), newBackup(env), newRestore(env), newExport(env), newImport(env), newRebuild(env), newPrune(env), newPeople(env), newTables(env), newEvenings(env), newGroups(env), newLoad(env))
	group(root, "Figures", newSimulate(env), newArena(env), newCalibrate(env), newEndings(env), newPar(env), newAdvise(env), newAnalyse(env), newBench(env), newEquilibrium(env), newTrain(env), newPerft(env), newEnv(env), newUnits(env), newJudge(env))
	group(root, "This program", newCompletion(env), newVersion(env), newLicenses(env))
	root.SetHelpCommand(newHelp())
	root.SetHelpCommandGroupID("This program")
	return root
}

// wrapped breaks the lines of flags in cobra's own usage. A usage template could do so as well, but
// templates call methods by name, so that a linker has to keep every method of the program.
func wrapped(usage func(*cobra.Command) error) func(*cobra.Command) error {
	return func(cmd *cobra.Command) error {
		out := cmd.OutOrStderr()
		var text strings.Builder
		cmd.SetOut(&text)
		err := usage(cmd)
		cmd.SetOut(out)
		if err != nil {
			return err
		}
		flags := cmd.LocalFlags() // no command has inherited flags
		long := strings.TrimSpace(flags.FlagUsages())
		short := strings.TrimSpace(flags.FlagUsagesWrapped(plainWidth))
		_, err = io.WriteString(out, strings.Replace(text.String(), long, short, 1))
		return err
	}
}

// newHelp is cobra's help command, except that an unknown topic is an error.
func newHelp() *cobra.Command {
	return described("help", nil, func(cmd *cobra.Command, args []string) error {
		found, rest, err := cmd.Root().Find(args)
		if err != nil || len(rest) > 0 {
			return fmt.Errorf("there is no command %q (see %q)", strings.Join(args, " "), cmd.Root().Name()+" --help")
		}
		return found.Help()
	})
}

// kindOf names the type of a flag's value in plain words.
func kindOf(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int", "uint", "uint32", "uint64", "int64":
		return "a whole number"
	case "duration":
		return "a span of time, as 600ms or 2s"
	case "bool":
		return "true or false"
	case "float64":
		return "a number"
	case "intSlice", "float64Slice":
		return "numbers, with commas between them"
	}
	return "a " + f.Value.Type()
}

// knownCommand returns an error for an unknown command, with a suggestion.
func knownCommand(root *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	meant := ""
	if near := root.SuggestionsFor(args[0]); len(near) > 0 {
		meant = fmt.Sprintf("; did you mean %s?", strings.Join(near, " or "))
	}
	return fmt.Errorf("there is no command %q%s (see %q)", args[0], meant, root.Name()+" --help")
}

// takes requires between least and most arguments.
func takes(least, most int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) >= least && len(args) <= most {
			return nil
		}
		return fmt.Errorf("%s takes %s%s (see %q)", cmd.Name(), what, formHint(cmd), cmd.CommandPath()+" --help")
	}
}

func onlyFlags(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return fmt.Errorf("%q is none of the flags that %s takes%s (see %q)", args[0], cmd.Name(), formHint(cmd), cmd.CommandPath()+" --help")
}

// onlyOne makes the command refuse more than one of these flags.
func onlyOne(c *cobra.Command, names ...string) {
	c.MarkFlagsMutuallyExclusive(names...) // so that completion does not offer a second one
	before := c.PreRunE
	c.PreRunE = func(cmd *cobra.Command, args []string) error {
		if before != nil {
			if err := before(cmd, args); err != nil {
				return err
			}
		}
		given := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return !cmd.Flags().Changed(name) })
		if len(given) < 2 {
			return nil
		}
		return fmt.Errorf("give --%s or --%s, not both (see %q)", given[0], given[1], cmd.CommandPath()+" --help")
	}
}

// group adds commands that the help lists under one heading.
func group(root *cobra.Command, heading string, commands ...*cobra.Command) {
	root.AddGroup(&cobra.Group{ID: heading, Title: heading + ":"})
	for _, c := range commands {
		c.GroupID = heading
		root.AddCommand(c)
	}
}
