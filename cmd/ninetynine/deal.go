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
	"ninetynine/internal/paper/slips/paper"
	"ninetynine/rules"
)

// A realDeal holds the flags of the command deal.
type realDeal struct {
	display
	rules chooser
	seed  string
	deals string
	label string
	fixed bool
	out   string
	sheet string
	paper string
}

const dealLong = `Deal says which cards of a real pack make the hands of numbered deals, so that
people at several tables can play the same ones.

--out writes slips as PDF, a page for each deal. Print them at full size on one
side of the paper and cut the stack along the dashed lines: each pile is one
seat, in the order of the deals. Fold each slip at the dotted line, print
inside; deal and seat stay in sight, and a pattern hides the cards from light.
No player has to see another's cards: give each player a pack to pick the hand
from, or let a person who does not play sort the packs.

--sheet writes all hands as PDF, for the organiser. Without --out and --sheet
they are printed as text.

Deal 3 of the seed k7f2-9q is the one that "ninetynine play --deal k7f2-9q/3"
deals. A player who knows the seed can deal all hands again, so slips show a
label instead, which follows from the seed. Without --seed a new one is made
and printed, too long to guess from one hand.

Player 1 deals number 1, then the rest in turn. Where trumps depend on the
deal before, the slips leave them open; with --fixed-trumps the number's
remainder by five decides (none, clubs, diamonds, hearts, spades), so that
tables can play the deals in any order and compare. Deals of the day can be
printed once that day is over everywhere.

Exit codes: 0 done; 2 there are no such deals, or a file cannot be written.`

func newDeal(env *environment) *cobra.Command {
	d := &realDeal{display: display{env: env}}
	c := &cobra.Command{
		Use:   "deal",
		Short: "Print the hands of numbered deals, for real cards",
		Long:  dealLong,
		Example: `  ninetynine deal --deals 1-12 --out hands.pdf --sheet organiser.pdf
  ninetynine deal --seed k7f2-9q --deals 3
  ninetynine deal --variant four --deals 1-24 --fixed-trumps --out four.pdf`,
		Args: onlyFlags,
		RunE: func(cmd *cobra.Command, _ []string) error { return d.run(cmd.Context()) },
	}
	d.rules.flags(c, false)
	f := c.Flags()
	f.StringVar(&d.seed, "seed", "", "`text` that the deals come from (default a new one)")
	f.StringVar(&d.deals, "deals", "1-12", "`numbers` of the deals: 3, or 1-12")
	f.StringVar(&d.label, "label", "", "`TEXT` that the slips show for these deals, instead of four letters")
	f.BoolVar(&d.fixed, "fixed-trumps", false, "set trumps that do not depend on the deal before")
	f.StringVar(&d.out, "out", "", "write the slips as PDF to `FILE`, - for standard output")
	f.StringVar(&d.sheet, "sheet", "", "write all hands as PDF to `FILE`, - for standard output")
	f.StringVar(&d.paper, "paper", "a4", "`size` of the paper: "+strings.Join(paper.Sizes(), " or "))
	d.langFlag(f)
	f.BoolVar(&d.ascii, "ascii", false, "use ASCII characters only, in text")
	output(c, "out", "sheet")
	return c
}

func (d *realDeal) run(_ context.Context) (err error) {
	if err = d.open(); err != nil {
		return err
	}
	if !slices.Contains(paper.Sizes(), d.paper) {
		return fmt.Errorf("--paper: there is no paper %q: give %s", d.paper, strings.Join(paper.Sizes(), " or "))
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

// print returns what is to be printed.
func (d *realDeal) print(g *rules.Game) (*paper.Print, error) {
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
	return &paper.Print{Book: d.book, Game: g, Series: s, Size: d.paper}, nil
}

// check says which flag has a text that cannot be printed.
func (d *realDeal) check(plan *slips.Plan) error {
	if err := slips.CheckSeed(plan.Seed); err != nil {
		return fmt.Errorf("--seed: %w", err)
	}
	if d.sheet != "" { // slips do not name the seed
		if err := paper.Check(plan.Seed); err != nil {
			return fmt.Errorf("--seed: %w, or leave out --sheet", err)
		}
	}
	if d.out != "" || d.sheet != "" {
		if err := paper.Check(plan.Label); err != nil {
			return fmt.Errorf("--label: %w", err)
		}
	}
	return nil
}

// secretSeed returns a seed too long to guess, and short enough to type.
func secretSeed() string {
	text := strings.ToLower(rand.Text())
	return text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:16]
}

// span reads the numbers of deals: one, or the first and the last.
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

// files writes the documents asked for: both, or none.
func (d *realDeal) files(p *paper.Print) error {
	var begun []*sink
	for _, x := range []struct {
		flag, name string
		print      func(io.Writer) error
	}{{"--out", d.out, p.Slips}, {"--sheet", d.sheet, func(w io.Writer) error { return p.Sheet(w, d.seed) }}} {
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

// text prints all hands.
func (d *realDeal) text(p *paper.Print) error {
	var b bytes.Buffer
	if err := p.Text(&b); err != nil {
		return err
	}
	_, err := io.WriteString(d.env.stdout, d.inCharset(b.String()))
	return err
}
