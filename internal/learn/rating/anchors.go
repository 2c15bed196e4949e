package rating

// Anchor returns the mean of a level of an edition in a class; ok is false where none has been measured.
func Anchor(class, level string, edition int) (mean float64, ok bool) {
	switch edition {
	case 3, 4: // those of edition 4 differ by less than these are known
		mean, ok = third()[class][level]
	case 5:
		mean, ok = anchors()[class][level]
	}
	return mean, ok
}

// third returns the means of the levels of edition 3. docs/ratings.md says how they were measured.
func third() map[string]map[string]float64 {
	return map[string]map[string]float64{
		"3":  {"beginner": 1290, "casual": 1440, "club": 1500, "strong": 1645, "expert": 1695},
		"4":  {"beginner": 1270, "casual": 1420, "club": 1500, "strong": 1630, "expert": 1660},
		"5":  {"beginner": 1450, "casual": 1475, "club": 1500, "strong": 1540, "expert": 1555},
		"2":  {"beginner": 1215, "casual": 1440, "club": 1500, "strong": 1750, "expert": 2055},
		"2d": {"beginner": 1380, "casual": 1440, "club": 1500, "strong": 1645, "expert": 1745},
	}
}

// anchors returns the means of the levels of edition 5: those of edition 3, moved by what the leads over club have become.
func anchors() map[string]map[string]float64 {
	return map[string]map[string]float64{
		"3":  {"beginner": 1290, "casual": 1440, "club": 1500, "strong": 1645, "expert": 1695},
		"4":  {"beginner": 1350, "casual": 1460, "club": 1500, "strong": 1645, "expert": 1660},
		"5":  {"beginner": 1345, "casual": 1425, "club": 1500, "strong": 1540, "expert": 1555},
		"2":  {"beginner": 1120, "casual": 1435, "club": 1500, "strong": 1830, "expert": 2015},
		"2d": {"beginner": 1300, "casual": 1435, "club": 1500, "strong": 1715, "expert": 1795},
	}
}
