package statistics

import (
	"encoding/csv"
	"io"
	"strconv"
)

// columns are the names of the columns that WriteCSV writes; none is ever removed.
var columns = []string{
	"player", "by", "key", "deals", "made", "made_share", "made_low", "made_high", "points", "points_margin", "judged",
	"lost", "lost_margin", "lost_bid", "lost_bid_margin", "lost_premium", "lost_premium_margin", "lost_trump", "lost_trump_margin",
	"lost_play", "lost_play_margin", "bids", "bids_made", "bids_expected", "bids_low", "bids_high",
}

// WriteCSV writes players' figures as CSV (RFC 4180), a line for each of all, assisted, and every group
// and block. Unknown margins and the figures of deals that were not judged are empty.
func WriteCSV(w io.Writer, all []Player) error {
	to := csv.NewWriter(w)
	to.UseCRLF = false
	err := to.Write(columns)
	for i := range all {
		p := &all[i]
		write := func(by, key string, f *Figures) {
			if err == nil {
				err = to.Write(append([]string{p.Name, by, key}, f.fields()...))
			}
		}
		write("all", "", &p.All)
		write("assisted", "", &p.Assisted)
		for _, split := range []struct {
			by     string
			groups []Group
		}{{"variant", p.Variants}, {"trump", p.Trumps}, {"bid", p.Bids}, {"premium", p.Premiums}, {"place", p.Places}} {
			for j := range split.groups {
				write(split.by, split.groups[j].Key, &split.groups[j].Figures)
			}
		}
		for j := range p.Course {
			write("course", strconv.Itoa(p.Course[j].From), &p.Course[j].Figures)
		}
	}
	to.Flush()
	if err == nil {
		err = to.Error()
	}
	return err
}

func (f *Figures) fields() []string {
	number := func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
	fields := []string{strconv.Itoa(f.Deals), strconv.Itoa(f.Made.Count), number(f.Made.Share), number(f.Made.Low), number(f.Made.High)}
	mean := func(m Mean, of int) {
		cells := []string{"", ""}
		if of > 0 {
			cells[0] = number(m.Mean)
		}
		if of >= fewest {
			cells[1] = number(m.Margin)
		}
		fields = append(fields, cells...)
	}
	mean(f.Points, f.Deals)
	fields = append(fields, strconv.Itoa(f.Judged))
	for _, m := range []Mean{f.Lost.All, f.Lost.Bid, f.Lost.Premium, f.Lost.Trump, f.Lost.Play} {
		mean(m, f.Judged)
	}
	if b := &f.Bids; b.Of > 0 {
		return append(fields, strconv.Itoa(b.Of), strconv.Itoa(b.Made), number(b.Expected), number(b.Low), number(b.High))
	}
	return append(fields, "0", "", "", "", "")
}
