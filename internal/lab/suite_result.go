package lab

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// A SuiteResult is what a player has done in a suite.
type SuiteResult struct {
	Suite     string         `json:"suite"`
	SHA256    string         `json:"sha256"` // of the suite's file, in hexadecimal
	Player    string         `json:"player"`
	Says      string         `json:"says,omitempty"` // what the player, a program, calls itself
	Units     int            `json:"units"`          // of each contest; an interrupted one has fewer
	Once      bool           `json:"once,omitempty"` // each in one seating of a table instead of all
	ActTime   string         `json:"actTime"`        // that a program has for each act
	Nodes     uint64         `json:"nodes,omitzero"` // that a program was told to look at for each act; 0: no limit
	Processor string         `json:"processor"`      // the system and kind of processor; only a program's play may depend on it
	Overall   []Overall      `json:"overall,omitempty"`
	Contests  []SuiteContest `json:"contests"`
	Digest    string         `json:"digest"` // SHA-256 of all margins and luck, in hexadecimal
}

// A SuiteContest is a player's contest with one of the panel at one kind of table.
type SuiteContest struct {
	Track   string `json:"track"`
	Against string `json:"against"`
	Table   string `json:"table"` // one: the player alone among two of the panel; rest: two of it with one of the panel

	Margin   Mean    `json:"margin"`             // of the player, in points a deal or games a game
	Adjusted *Mean   `json:"adjusted,omitempty"` // the same without luck, of deals played once
	Left     float64 `json:"left,omitzero"`      // the share of the variance that is left without luck

	Per     int64     `json:"per"`            // whole numbers that make a point a deal, or a game a game
	Margins []int64   `json:"margins"`        // of each unit, in whole numbers
	Luck    []int64   `json:"luck,omitempty"` // in it, in parts of a whole number
	Parts   int64     `json:"parts,omitzero"` // of a whole number; 0 without luck
	Trouble []Trouble `json:"trouble,omitempty"`
}

// Overall is how a player stands in a track against the whole panel. As in the Annual Computer Poker Competition there
// are two figures: who wins most, and who is hardest to beat.
type Overall struct {
	Track string `json:"track"`
	Mean  Mean   `json:"mean"`    // over the panel and both tables, without luck if that was reckoned
	Worst Mean   `json:"worst"`   // the least of both tables' mean over the panel; its interval is that of this panelist alone
	By    string `json:"worstBy"` // that panelist
}

// A SuiteRun says how to examine players.
type SuiteRun struct {
	Suite   *Suite
	Panel   []string // the panelists to meet; nil: all
	Contest          // supplies Units, Once, Workers, Progress, Journal, Edition and Bots
}

// Play examines the player. If the context ends first, the contests so far are returned with its error.
func (r SuiteRun) Play(ctx context.Context, player string) (*SuiteResult, error) {
	x := &SuiteResult{
		Suite: r.Suite.Name, SHA256: r.Suite.sum, Player: player, Units: r.Units, Once: r.Once,
		ActTime: r.Limits.Act.String(), Nodes: r.Limits.Nodes, Processor: runtime.GOOS + "/" + runtime.GOARCH,
	}
	var err error
	if x.Says, err = r.says(ctx, player); err != nil {
		return nil, err
	}
	panel := r.Panel
	if len(panel) == 0 {
		for _, p := range r.Suite.Panel {
			panel = append(panel, p.ID)
		}
	}
	done, progress := 0, r.Progress
	for _, p := range r.Suite.pairings(panel) {
		if progress != nil {
			r.Progress = func(units int) { progress(done + units) }
		}
		c, err := r.contest(ctx, player, p)
		if err != nil && ctx.Err() == nil {
			return nil, err
		}
		if done += r.Units; len(c.Margins) >= 2 {
			x.Contests = append(x.Contests, c)
		}
		if err != nil {
			x.sumUp(r.Suite)
			return x, err
		}
	}
	x.sumUp(r.Suite)
	return x, nil
}

// says returns what a program calls itself; "" for other players.
func (r *SuiteRun) says(ctx context.Context, player string) (string, error) {
	b, err := r.Suite.open(player)
	if err != nil {
		return "", err
	}
	e, program := b.(*netless.Exec)
	if !program {
		return "", b.Close()
	}
	e.Limits = r.Limits
	g, err := rules.Open(r.Suite.Tracks[0].Variant)
	if err != nil {
		return "", err
	}
	m, err := match.New(g, 0, match.Limit{})
	if err == nil {
		err = e.Begin(ctx, m, 0, 0)
	}
	return e.Says(), errors.Join(err, e.Close())
}

func (r SuiteRun) contest(ctx context.Context, player string, of pairing) (SuiteContest, error) {
	p, t := of.against, of.track
	x := SuiteContest{Track: t.ID, Against: p.ID, Table: of.table.kind()}
	g, err := rules.Open(t.Variant)
	if err != nil {
		return x, err
	}
	kind, _, _ := strings.Cut(player, ":")
	c := r.Contest
	c.Game, c.Play, c.Against, c.Seed, c.Tables = g, t.name(player, bot.UsesNet(kind)), p.name(t), t.Seed, of.table
	c.Games, c.Trumps, c.Luck, c.Open = t.Games, t.Trumps, p.standIn(t, r.Once), r.Suite.open
	v, err := c.hold(ctx, func(margin, luck int64) {
		if x.Margins = append(x.Margins, margin); c.Luck != "" {
			x.Luck = append(x.Luck, luck)
		}
	})
	if err != nil && ctx.Err() == nil {
		return x, fmt.Errorf("%s: %w", of, err)
	}
	x.Per, x.Trouble = int64(c.scale(c.lineups())), v.Trouble
	if c.Luck != "" {
		x.Parts = luckParts(g)
	}
	return x, err
}

// adjusted returns the margin of a unit without its luck, in parts of a whole number.
func (x *SuiteContest) adjusted(unit int) int64 {
	if x.Luck == nil {
		return x.Margins[unit]
	}
	return x.Parts*x.Margins[unit] - x.Luck[unit]
}

// sumUp sets what follows from the units.
func (x *SuiteResult) sumUp(s *Suite) {
	sum := sha256.New()
	for i := range x.Contests {
		c := &x.Contests[i]
		var plain, adjusted moments
		for unit, margin := range c.Margins {
			plain.add(margin)
			adjusted.add(c.adjusted(unit))
		}
		for _, n := range slices.Concat(c.Margins, c.Luck) {
			sum.Write(binary.BigEndian.AppendUint64(nil, uint64(n)))
		}
		scale := float64(c.Per)
		c.Margin, c.Adjusted, c.Left = plain.mean(scale), nil, 0
		if c.Luck != nil {
			c.Adjusted = new(adjusted.mean(float64(c.Parts) * scale))
			_, before := plain.scatter(1)
			_, after := adjusted.scatter(float64(c.Parts))
			if before > 0 {
				c.Left = after / before * (after / before)
			}
		}
	}
	x.Digest = hex.EncodeToString(sum.Sum(nil))
	x.Overall = nil
	for i := range s.Tracks {
		if o, whole := x.overall(s, s.Tracks[i].ID); whole {
			x.Overall = append(x.Overall, o)
		}
	}
}

// overall sums up a track, if the player has met the whole panel there.
func (x *SuiteResult) overall(s *Suite, track string) (Overall, bool) {
	o := Overall{Track: track}
	var all []int64
	for _, p := range s.Panel {
		var both []int64
		tables, scale := 0, 0.0
		for i := range x.Contests {
			c := &x.Contests[i]
			if c.Track != track || c.Against != p.ID || len(c.Margins) < x.Units {
				continue
			}
			tables++
			scale = float64(2 * max(c.Parts, 1) * c.Per)
			both, all = grown(both, x.Units), grown(all, x.Units)
			for unit := range x.Units {
				both[unit] += c.adjusted(unit)
				all[unit] += c.adjusted(unit)
			}
		}
		if tables < 2 {
			return o, false
		}
		if m := meanOf(both, scale); o.By == "" || m.Mean < o.Worst.Mean {
			o.Worst, o.By = m, p.ID
		}
		o.Mean = meanOf(all, scale*float64(len(s.Panel)))
	}
	return o, true
}

func grown(of []int64, n int) []int64 {
	if of == nil {
		of = make([]int64, n)
	}
	return of
}

func meanOf(of []int64, scale float64) Mean {
	var m moments
	for _, x := range of {
		m.add(x)
	}
	return m.mean(scale)
}
