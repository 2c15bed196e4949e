package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"ninetynine/internal/base/file"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/typedpad"
	"ninetynine/internal/store/folder"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

const padEnding = ".99.jsonl"

type padCommand struct {
	displayFlags
	rules  variantFlags
	seats  string
	first  int
	deals  int
	games  int
	folder string
}

func newPad(env *environment) *cobra.Command {
	p := &padCommand{displayFlags: displayFlags{env: env}}
	c := described("pad", cobra.MaximumNArgs(1), func(cmd *cobra.Command, names []string) error { return p.run(cmd.Context(), names) })
	f := c.Flags()
	p.rules.flags(c, false)
	f.StringVar(&p.seats, "seats", "", "begin a new pad for these `NAMES`, clockwise, with commas between")
	f.IntVar(&p.first, "first", 1, "`which` of them deals first, from 1")
	f.IntVar(&p.deals, "deals", 0, "end after this `number` of deals, or sooner with the match")
	f.IntVar(&p.games, "games", 0, "end after this `number` of games")
	f.StringVar(&p.folder, "folder", "", "keep pads in `FOLDER` (default: pads in the data folder of ninetynine serve)")
	p.langFlag(f)
	return c
}

func (p *padCommand) run(ctx context.Context, names []string) (err error) {
	if err = p.displayFlags.open(); err != nil {
		return err
	}
	if p.folder, err = p.env.padsFolder(p.folder); err != nil {
		return err
	}
	if len(names) == 0 {
		return p.list()
	}
	name, err := p.file(names[0])
	if err != nil {
		return err
	}
	kept, err := p.open(name)
	if err != nil {
		return err
	}
	in, done := untilDone(ctx, p.env.stdin)
	defer done()
	s := typedpad.Session{
		Book: p.book, Pad: kept, Out: p.env.stdout, Width: ansi.StringWidth,
		Save: func(text []byte) error { return writePad(name, text) },
	}
	if isTerminal(p.env.stdout) {
		columns := terminalWidth(p.env.stdout)
		s.Wrap = func(text string) string { return ansi.Wordwrap(text, columns, "") }
	}
	if err = s.Run(ctx, in); err == nil && s.Refused > 0 && !isTerminal(p.env.stdin) { // who types has read why
		err = no(fmt.Errorf("%s of the input had no effect; the answers say why", report.Counted(s.Refused, "line")))
	}
	return err
}

func (env *environment) padsFolder(named string) (string, error) {
	if named != "" {
		return named, nil
	}
	data, err := env.dataDir()
	return filepath.Join(data, "pads"), err
}

func (p *padCommand) file(name string) (string, error) {
	name = strings.TrimSuffix(name, padEnding)
	if name == "" || name != filepath.Base(name) || strings.HasPrefix(name, ".") || strings.ContainsAny(name, `/\`) {
		return "", fmt.Errorf("%q cannot be the name of a pad: give a plain name, and its folder with --folder", name)
	}
	return filepath.Join(p.folder, name+padEnding), nil
}

// open reads the pad in the file or, with --seats, begins it.
func (p *padCommand) open(name string) (*pad.Pad, error) {
	text, err := file.Read(name, file.Most)
	missing := errors.Is(err, fs.ErrNotExist)
	switch {
	case err != nil && !missing:
		return nil, err
	case !missing && p.seats != "":
		return nil, fmt.Errorf("%s is there already: leave out --seats to go on with it, or choose another name", name)
	case missing && p.seats == "":
		return nil, fmt.Errorf("there is no pad %s: begin it with --seats and the players' names", name)
	case missing:
		return p.begin(name)
	}
	kept, err := pad.Read(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return kept, nil
}

func (p *padCommand) begin(name string) (*pad.Pad, error) {
	chosen, err := p.rules.choose(p.env)
	if err != nil {
		return nil, err
	}
	h := record.Header{Variant: chosen[0].variant, Changes: chosen[0].changes, Limit: match.Limit{Deals: p.deals, Games: p.games}, Date: time.Now().Format(time.DateOnly)}
	for one := range strings.SplitSeq(p.seats, ",") {
		h.Seats = append(h.Seats, one)
	}
	live := h.Variant.Live()
	if h.Variant.Dummy && len(h.Seats) == live {
		h.Seats = append(h.Seats, p.book.Say("dummy"))
	}
	switch {
	case len(h.Seats) != h.Variant.Seats:
		return nil, fmt.Errorf("--seats names %d; %s is played by %d", len(h.Seats), h.Variant.ID, live)
	case p.first < 1 || p.first > live:
		return nil, fmt.Errorf("--first must be from 1 to %d, not %d", live, p.first)
	}
	if err := cmp.Or(pad.CleanNames(h.Seats), pad.CheckNames(h.Seats)); err != nil {
		return nil, fmt.Errorf("--seats: %w", err)
	}
	h.First = rules.Seat(p.first - 1)
	kept, err := pad.New(h)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(p.folder, 0o755); err != nil {
		return nil, err
	}
	return kept, writePad(name, kept.Append(nil))
}

// writePad writes a pad's file, completely or not at all.
func writePad(name string, text []byte) error {
	err := folder.WriteFile(name, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	})
	if err != nil {
		return err
	}
	return folder.Sync(filepath.Dir(name))
}

func (p *padCommand) list() error {
	files, err := filepath.Glob(filepath.Join(p.folder, "*"+padEnding))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		fmt.Fprintf(p.env.stdout, "No pads in %s. Begin one: ninetynine pad friday --seats Anna,Bo,Cleo\n", p.folder)
		return nil
	}
	for _, name := range files {
		line := strings.TrimSuffix(filepath.Base(name), padEnding) + ": "
		kept, err := p.open(name)
		if err != nil {
			fmt.Fprintln(p.env.stdout, line+err.Error())
			continue
		}
		h := kept.Header()
		line += fmt.Sprintf("%s, %s, %s", p.book.Variant(&h.Variant), strings.Join(kept.Names(), ", "), report.Counted(len(kept.Deals()), "deal"))
		if kept.Over() {
			line += ", finished"
		}
		fmt.Fprintln(p.env.stdout, phrase.Clean(line, 200))
	}
	return nil
}
