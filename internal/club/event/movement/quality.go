package movement

import "slices"

// quality counts a movement's rounds.
func (r Request) quality(rounds []Round) (q Quality) {
	var players []string
	for _, round := range rounds {
		players = append(players, round.There...)
	}
	slices.Sort(players)
	players = slices.Compact(players)
	n, number := len(players), map[string]int{}
	for i, name := range players {
		number[name] = i
	}
	met, shared, there := make([]int, n*n), make([]int, n*n), make([]bool, n*n)
	out, large, sat := make([]int, n), make([]int, n), make([]int, n*r.Sizes[0])
	for _, round := range rounds {
		for _, a := range round.There {
			for _, b := range round.There {
				there[number[a]*n+number[b]] = true
			}
		}
		for _, name := range round.Out {
			out[number[name]]++
			q.SatOut++
		}
		eachPair(round.Tables, func(a, b string, together, sameChair bool) {
			i, ok := number[a]
			if j, too := number[b]; ok && too && together {
				met[i*n+j]++
			} else if ok && too && sameChair {
				shared[i*n+j]++
			}
		})
		for _, t := range round.Tables {
			for chair, name := range t {
				i, ok := number[name]
				switch {
				case !ok:
					q.Bots++
				case len(t) > r.Sizes[0]:
					q.AtLarge++
					large[i]++
				}
				if ok && chair < r.Sizes[0] {
					sat[i*r.Sizes[0]+chair]++
				}
			}
		}
	}
	var meetings, comparisons []int
	for i := range n {
		for j := range i {
			if there[i*n+j] {
				meetings, comparisons = append(meetings, met[i*n+j]), append(comparisons, shared[i*n+j])
				q.Squares += met[i*n+j] * met[i*n+j]
			}
		}
		chairs := rangeOf(sat[i*r.Sizes[0] : (i+1)*r.Sizes[0]])
		q.Uneven = max(q.Uneven, chairs.Most-chairs.Least)
	}
	for _, pair := range r.Apart {
		i, ok := number[pair[0]]
		if j, too := number[pair[1]]; ok && too {
			q.Apart += met[i*n+j]
			met[i*n+j], met[j*n+i] = 0, 0 // a pair that is named twice counts once
		}
	}
	q.Pairs, q.Meetings, q.Shared, q.Out, q.Large = len(meetings), rangeOf(meetings), rangeOf(comparisons), rangeOf(out), rangeOf(large)
	return q
}

func rangeOf(counts []int) Range {
	if len(counts) == 0 {
		return Range{}
	}
	return Range{slices.Min(counts), slices.Max(counts)}
}
