package statistics

// columns are the names of the columns of [Table]; none is ever removed.
var columns = []any{
	"player", "by", "key", "deals", "made", "made_share", "made_low", "made_high", "points", "points_margin", "judged",
	"lost", "lost_margin", "lost_bid", "lost_bid_margin", "lost_premium", "lost_premium_margin", "lost_trump", "lost_trump_margin",
	"lost_play", "lost_play_margin", "bids", "bids_made", "bids_expected", "bids_low", "bids_high",
}

// Table returns players' figures as the rows of a table with a head: a row for each of all, assisted, and every group and
// block. Unknown margins and the figures of deals that were not judged are empty.
func Table(all []Player) [][]any {
	rows := [][]any{columns}
	for i := range all {
		p := &all[i]
		write := func(by string, key any, f *Figures) {
			rows = append(rows, append([]any{p.Name, by, key}, f.fields()...))
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
			write("course", p.Course[j].From, &p.Course[j].Figures)
		}
	}
	return rows
}

func (f *Figures) fields() []any {
	fields := []any{f.Deals, f.Made.Count, f.Made.Share, f.Made.Low, f.Made.High}
	mean := func(m Mean, of int) {
		cells := []any{"", ""}
		if of > 0 {
			cells[0] = m.Mean
		}
		if of >= fewest {
			cells[1] = m.Margin
		}
		fields = append(fields, cells...)
	}
	mean(f.Points, f.Deals)
	fields = append(fields, f.Judged)
	for _, m := range []Mean{f.Lost.All, f.Lost.Bid, f.Lost.Premium, f.Lost.Trump, f.Lost.Play} {
		mean(m, f.Judged)
	}
	if b := &f.Bids; b.Of > 0 {
		return append(fields, b.Of, b.Made, b.Expected, b.Low, b.High)
	}
	return append(fields, 0, "", "", "", "")
}
