// Package letters is what the program knows of people's writing: which names it accepts and stores, when two
// spellings are one name, and how to write a text without the marks of its letters.
package letters

import (
	"fmt"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Fault is why a text is refused.
type Fault struct {
	Why     string // unprintable, empty, long, marks, letter or tag
	Most, N int    // the bound and the number beyond it, for long and marks
}

// Error says why, for an English reader.
func (f *Fault) Error() string {
	switch f.Why {
	case "long":
		return fmt.Sprintf("it may have at most %d characters, not %d", f.Most, f.N)
	case "marks":
		return fmt.Sprintf("a letter may have at most %d marks", f.Most)
	case "letter":
		return "it needs a letter or a digit"
	case "tag":
		return "it must not end with a dot and four characters, as the tags do that tell players apart"
	case "empty":
		return "it is empty"
	}
	return "it may have only characters that can be seen"
}

// maxMarks is how many combining marks a letter may have: more than any script needs.
const maxMarks = 4

// Line returns a text of 1 to most printable characters as it was typed, with single blanks between its words and
// composed letters.
func Line(text string, most int) (string, error) {
	if utf8.ValidString(text) {
		text = Compose(strings.Join(strings.Fields(text), " "))
	}
	n := utf8.RuneCountInString(text)
	switch {
	case !Printed(text):
		return "", &Fault{Why: "unprintable"}
	case n == 0:
		return "", &Fault{Why: "empty"}
	case n > most:
		return "", &Fault{"long", most, n}
	case unpiled(apart(text)) != apart(text):
		return "", &Fault{Why: "marks", Most: maxMarks}
	}
	return text, nil
}

// Text is [Line] for what a person writes now. It refuses characters that cannot be seen.
func Text(text string, most int) (string, error) {
	text, err := Line(text, most)
	if err == nil && Hides(text) {
		return "", &Fault{Why: "unprintable"}
	}
	return text, err
}

// Name is [Text] for the name of a person. It refuses names without a letter or digit, or that end like a tag.
func Name(text string, most int) (string, error) {
	text, err := Text(text, most)
	switch {
	case err != nil:
		return "", err
	case !strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }):
		return "", &Fault{Why: "letter"}
	case looksTagged(text):
		return "", &Fault{Why: "tag"}
	}
	return text, nil
}

// Printed reports whether all of a text is printable. Joiners count, since some scripts and symbols need them.
func Printed(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool { return !joins(r) && !unicode.IsPrint(r) })
}

func joins(r rune) bool { return r == '\u200c' || r == '\u200d' }

// unpiled drops marks that would cover the lines above and below. A joiner does not begin a new letter.
func unpiled(text string) string {
	n := 0
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me):
			if n++; n > maxMarks {
				return -1
			}
		case !joins(r):
			n = 0
		}
		return r
	}, text)
}

// Hides reports whether a text has a character that nobody sees: a filler, a blank of another kind, or a joiner or a
// selector after a letter that has no second form.
func Hides(text string) bool {
	last := ' '
	for _, r := range text {
		switch {
		case joins(r) || unicode.Is(unicode.Variation_Selector, r):
			if unicode.In(last, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Zs) || joins(last) {
				return true
			}
		case unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r) || strings.ContainsRune("\u2800\U0001d159\U00016fe4\U00013441\U00013442", r):
			return true
		}
		last = r
	}
	return joins(last)
}

// dots are the characters that look like the dot before a tag.
const dots = "·∙⋅•‧・･․●⦁⸰⸱⸳⸪⸫ꞏ᛫ᐧ˙ㆍ\u119e●▪⬝⚫🞄𐄁ꓸ◦▫․ˑ■⏺◘。"

// looksTagged reports whether a name ends like one with its tag, as in Ann·k3x7: see package store. Its player
// could be taken for Ann. Blanks around the dot, and letters that look like others, change nothing.
func looksTagged(name string) bool {
	const tag = 4 // letters
	runes := []rune(strings.ReplaceAll(Bare(plain(name)), " ", ""))
	dot := len(runes) - tag - 1
	return dot >= 0 && strings.ContainsRune(dots, runes[dot]) && !strings.ContainsFunc(string(runes[dot+1:]), func(r rune) bool {
		return !unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Nd)
	})
}

// Shown returns a text as a screen may show it: without control characters and those that change the direction of
// writing, with single blanks and at most so many characters.
func Shown(text string, most int) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == unicode.ReplacementChar || !joins(r) && !unicode.IsPrint(r):
			return -1
		}
		return r
	}, text)
	all := []rune(unpiled(strings.Join(strings.Fields(text), " ")))
	if len(all) > most {
		all = append(all[:most-1], '…')
	}
	return string(all)
}

// Fold returns a name in the form that all spellings of it share: with capitals or without, with composed letters or
// letters and marks.
func Fold(name string) string {
	return Compose(strings.ToLower(strings.ToUpper(Compose(strings.Join(strings.Fields(name), " ")))))
}

// Damaged returns a folded name as older versions stored it on pads if it was typed as letters and marks: without the
// marks. The dots and rings of ä, ö, ü and å stay, since they make other letters and other names.
func Damaged(folded string) string {
	return Compose(strings.Map(func(r rune) rune {
		if r != '\u0308' && r != '\u030a' && (unicode.Is(unicode.Mn, r) || joins(r)) {
			return -1
		}
		return r
	}, apart(folded)))
}

// Bare returns a text without the marks of its letters, and letters that are two in one as two: a for å, oe for œ.
func Bare(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, apart(parted.Replace(text)))
}

// Spelt returns a text as Germans write it without their letters: ae for ä, ss for ß.
func Spelt(text string) string { return Bare(spelt.Replace(Compose(text))) }

// The letters that are not a letter and a mark, and the Germans' own spelling.
var (
	parted = strings.NewReplacer("œ", "oe", "Œ", "Oe", "æ", "ae", "Æ", "Ae", "ø", "o", "Ø", "O", "ß", "ss", "ẞ", "SS",
		"ł", "l", "Ł", "L", "đ", "d", "Đ", "D", "ð", "d", "Ð", "D", "þ", "th", "Þ", "Th", "ı", "i", "ĳ", "ij", "Ĳ", "IJ", "ħ", "h", "Ħ", "H")
	spelt = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue")
)

// Join joins what say makes of each, with the separator between them.
func Join[T any](all iter.Seq[T], separator string, say func(T) string) string {
	var words []string
	for x := range all {
		words = append(words, say(x))
	}
	return strings.Join(words, separator)
}
