package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/lab/report"
	"ninetynine/record"
)

func newVerify(env *environment) *cobra.Command {
	return described("verify", needFiles, env.each(verifyFile))
}

func verifyFile(ctx context.Context, env *environment, name string) error {
	in, done, err := env.open(ctx, "verify", name)
	if err != nil {
		return err
	}
	defer done()
	rep, err := record.Verify(in)
	done()
	switch {
	case errors.Is(err, context.Canceled):
		return no(fmt.Errorf("%s: stopped; proved so far: %s", name, report.Counted(rep.Verified(), "deal")))
	case err != nil && rep.Mismatch == nil:
		return refused(name, err)
	case rep.Stats.Matches == 0:
		return no(fmt.Errorf("%s: %w", name, report.ErrNoMatch))
	case rep.Stats.Deals == 0:
		return no(fmt.Errorf("%s: there is no deal in it", name))
	case !rep.Proved():
		return no(notProved(name, &rep))
	}
	_, err = fmt.Fprintf(env.stdout, "%s: fair: %s proved, in %s\n%s", name,
		report.Counted(rep.Verified(), "deal"), report.Counted(rep.Stats.Matches, "match"), proofs(&rep))
	return err
}

// proofs formats how much a report proves.
func proofs(rep *record.VerifyReport) string {
	var b strings.Builder
	if rep.BySeed > 0 {
		fmt.Fprintf(&b, "  %s by an open seed: the cards were not picked one by one, but the seed may have been picked\n", report.Counted(rep.BySeed, "deal"))
	}
	if rep.ByCommit > 0 {
		fmt.Fprintf(&b, "  %s by commitments made beforehand\n", report.Counted(rep.ByCommit, "deal"))
	}
	if rep.DealerAlone > 0 {
		fmt.Fprintf(&b, "  %s with the dealer's commitment alone: no seat added entropy, so the dealer may have picked the secret\n", report.Counted(rep.DealerAlone, "match"))
	}
	return b.String()
}

// notProved names the missing proofs, the worst first.
func notProved(name string, rep *record.VerifyReport) error {
	var errs []error
	add := func(n int, why string, args ...any) {
		if n > 0 {
			errs = append(errs, fmt.Errorf("%s: "+why, append([]any{name}, args...)...))
		}
	}
	add(rep.Wrong, "%s not what had to be dealt", areDeals(rep.Wrong))
	add(rep.Undisclosed, "%s committed to, but the secret is not disclosed", areDeals(rep.Undisclosed))
	if rep.Mismatch != nil {
		errs = append(errs, fmt.Errorf("%s: the first at %w", name, rep.Mismatch))
	}
	add(rep.Withheld, "%s not proved: %s withheld entropy in %s, so a dealer in league with them could choose whether to use it",
		areDeals(rep.Withheld), report.Counted(rep.WithheldSeats, "seat"), report.Counted(rep.WithheldMatches, "match"))
	add(rep.Brought, "%s dealt by the browser of the player who brought the match to a server; that player may have picked the cards, so it proves nothing", areDeals(rep.Brought))
	add(rep.Bare, "%s without evidence of where the cards came from (no seed and number, no commitment)", areDeals(rep.Bare))
	add(rep.Pad, "%s of a score pad, which knows no cards: there is nothing to verify", areDeals(rep.Pad))
	add(rep.InPlay, "%s still in play, the secret not disclosed yet", areDeals(rep.InPlay))
	add(1, "%s of %s proved", report.Grouped(int64(rep.Verified())), report.Counted(rep.Stats.Deals, "deal"))
	return errors.Join(errs...)
}

func areDeals(n int) string {
	if n == 1 {
		return "1 deal is"
	}
	return report.Counted(n, "deal") + " are"
}
