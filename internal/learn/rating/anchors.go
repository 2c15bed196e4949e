package rating

// Anchor returns the mean of a level of an edition in a class; ok is false where none has been measured.
func Anchor(class, level string, edition int) (mean float64, ok bool) {
	if edition < 3 {
		return 0, false
	}
	mean, ok = anchors()[class][level]
	return mean, ok
}

// anchors returns the means of the levels of edition 3. docs/ratings.md says how they were measured. Those of editions 4 and 5 differ
// by less than these are known.
func anchors() map[string]map[string]float64 {
	return map[string]map[string]float64{
		"3":  {"beginner": 1290, "casual": 1440, "club": 1500, "strong": 1645, "expert": 1695},
		"4":  {"beginner": 1270, "casual": 1420, "club": 1500, "strong": 1630, "expert": 1660},
		"5":  {"beginner": 1450, "casual": 1475, "club": 1500, "strong": 1540, "expert": 1555},
		"2":  {"beginner": 1215, "casual": 1440, "club": 1500, "strong": 1750, "expert": 2055},
		"2d": {"beginner": 1380, "casual": 1440, "club": 1500, "strong": 1645, "expert": 1745},
	}
}
