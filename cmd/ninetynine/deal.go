package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/paper/slips/pdf"
	"ninetynine/rules"
)

type dealCommand struct {
	displayFlags
	rules variantFlags
	seed  string
	deals string
	label string
	fixed bool
	out   string
	sheet string
	paper string
}

func newDeal(env *environment) *cobra.Command {
	d := &dealCommand{displayFlags: displayFlags{env: env}}
	c := described("deal", onlyFlags, func(cmd *cobra.Command, _ []string) error { return d.run(cmd.Context()) })
	d.rules.flags(c, false)
	f := c.Flags()
	f.StringVar(&d.seed, "seed", "", "`text` that the deals come from (default a new one)")
	f.StringVar(&d.deals, "deals", "1-12", "`numbers` of the deals: 3, or 1-12")
	f.StringVar(&d.label, "label", "", "`TEXT` that the slips show for these deals, instead of four letters")
	f.BoolVar(&d.fixed, "fixed-trumps", false, "set trumps that do not depend on the deal before")
	f.StringVar(&d.out, "out", "", "write the slips as PDF to `FILE`, - for standard output")
	f.StringVar(&d.sheet, "sheet", "", "write all hands as PDF to `FILE`, - for standard output")
	f.StringVar(&d.paper, "paper", "a4", "`size` of the paper: "+strings.Join(pdf.Sizes(), " or "))
	d.langFlag(f)
	f.BoolVar(&d.ascii, "ascii", false, "use ASCII characters only, in text")
	output(c, "out", "sheet")
	return c
}

func (d *dealCommand) run(_ context.Context) (err error) {
	if err = d.open(); err != nil {
		return err
	}
	if !slices.Contains(pdf.Sizes(), d.paper) {
		return fmt.Errorf("--paper: there is no paper %q: give %s", d.paper, strings.Join(pdf.Sizes(), " or "))
	}
	chosen, err := d.rules.choose(d.env)
	if err != nil {
		return err
	}
	g, err := rules.New(chosen[0].variant)
	if err != nil {
		return err
	}
	p, err := d.print(g)
	if err != nil {
		return err
	}
	if d.out == "" && d.sheet == "" {
		return d.text(p)
	}
	return d.files(p)
}

func (d *dealCommand) print(g *rules.Game) (*pdf.Document, error) {
	plan := slips.Plan{Seed: d.seed, Label: phrase.Clean(d.label, slips.LongestLabel), Fixed: d.fixed}
	var err error
	if plan.First, plan.Deals, err = span(d.deals); err != nil {
		return nil, fmt.Errorf("--deals: %w", err)
	}
	if plan.Seed == "" {
		plan.Seed = secretSeed()
	}
	if err := d.check(&plan); err != nil {
		return nil, err
	}
	if err := daily.CheckOver(plan.Seed, plan.First+uint64(plan.Deals)-1, time.Now()); err != nil {
		return nil, fmt.Errorf("--deals: %w", err)
	}
	s, err := slips.Of(g, &plan)
	if err != nil {
		return nil, err
	}
	if d.seed == "" {
		d.seed = plan.Seed
		fmt.Fprintf(d.env.stderr, "ninetynine: --seed %s deals these again; tell it to no player\n", d.seed)
	}
	return &pdf.Document{Book: d.book, Game: g, Series: s, Size: d.paper}, nil
}

func (d *dealCommand) check(plan *slips.Plan) error {
	if err := slips.CheckSeed(plan.Seed); err != nil {
		return fmt.Errorf("--seed: %w", err)
	}
	if d.sheet != "" { // slips do not name the seed
		if err := pdf.Check(plan.Seed); err != nil {
			return fmt.Errorf("--seed: %w, or leave out --sheet", err)
		}
	}
	if d.out != "" || d.sheet != "" {
		if err := pdf.Check(plan.Label); err != nil {
			return fmt.Errorf("--label: %w", err)
		}
	}
	return nil
}

func secretSeed() string {
	text := strings.ToLower(rand.Text())
	return text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:16]
}

// span parses the numbers of deals: one, or the first and the last.
func span(text string) (first uint64, n int, err error) {
	from, to, more := strings.Cut(text, "-")
	if !more {
		to = from
	}
	first, err = strconv.ParseUint(strings.TrimSpace(from), 10, 64)
	last, wrong := strconv.ParseUint(strings.TrimSpace(to), 10, 64)
	switch {
	case err != nil || wrong != nil:
		return 0, 0, fmt.Errorf("%q: give a number or two, as 3 or 1-12", text)
	case last < first || last-first >= slips.Most:
		return 0, 0, fmt.Errorf("%q: give the smaller number first, and at most %d deals", text, slips.Most)
	}
	return first, int(last-first) + 1, nil
}

// files writes both documents asked for, or none.
func (d *dealCommand) files(p *pdf.Document) error {
	var begun []*outputFile
	for _, x := range []struct {
		flag, name string
		print      func(io.Writer) error
	}{{"--out", d.out, p.Slips}, {"--sheet", d.sheet, func(w io.Writer) error { return p.Sheet(w, d.seed) }}} {
		if err := checkEnding(x.flag, x.name, ".pdf"); err != nil {
			return err
		}
		s, err := d.env.create(x.flag, x.name)
		if err != nil {
			return err
		}
		if s != nil {
			if err := x.print(s); err != nil {
				return s.wrong(err)
			}
			begun = append(begun, s)
		}
	}
	for _, s := range begun {
		if err := s.keep(); err != nil {
			return err
		}
	}
	return nil
}

func (d *dealCommand) text(p *pdf.Document) error {
	var b bytes.Buffer
	if err := p.Text(&b); err != nil {
		return err
	}
	_, err := io.WriteString(d.env.stdout, d.inCharset(b.String()))
	return err
}
