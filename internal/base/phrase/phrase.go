// Package phrase contains every sentence that players read, in English, German and Swedish.
//
// A language is one JSON file of messages by key. A message is plain text with a subset of ICU
// MessageFormat:
//
//	{name}                                        an argument
//	{n, plural, =0 {none} one {# trick} other {# tricks}}  by number; # is the number
//	{kind, select, a {…} other {…}}               by word
//	'{'                                           a brace itself; an apostrophe before one is doubled
package phrase

import (
	"embed"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/rules"
)

//go:embed *.json
var files embed.FS

// fallback is the language for readers whose own has no catalogue.
const fallback = "en"

// languages are the tags of the catalogues, the fallback first, and books those that have been
// opened.
var languages, books = catalogues()

func catalogues() (tags []string, books map[string]*atomic.Pointer[Book]) {
	tags, books = []string{fallback}, map[string]*atomic.Pointer[Book]{}
	all, err := files.ReadDir(".")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, file := range all {
		tag := strings.TrimSuffix(file.Name(), ".json")
		books[tag] = new(atomic.Pointer[Book])
		if tag != fallback {
			tags = append(tags, tag)
		}
	}
	return tags, books
}

// Languages returns the tags of the available languages, one for each catalogue; the first is the
// fallback.
func Languages() []string { return slices.Clone(languages) }

// A Book is the catalogue of one language. It never changes.
type Book struct {
	tag      string
	plural   plurals
	messages map[string]message
}

// Plurals return the plural category of a non-negative whole number: one, other, and so on.
type plurals func(n int) string

// spokenToo are the prefixes of the page's keys that typed play, and with it the engine in
// browsers, uses as well.
var spokenToo = strings.Fields("page.level. page.cmd. page.speech. page.report. page.remark. page.quick. page.keeping page.waiting." +
	" page.proposes. page.temperament. page.watch page.winner page.why.saying page.paused page.locked page.link page.home.house" +
	" page.ratings.new page.hint.thinking page.days page.chair.empty page.bot page.away")

// OfPage reports whether only the page uses a phrase; a browser then gets it without the engine.
// [Catalogue] has them all.
func OfPage(key string) bool {
	begins := func(with string) bool { return strings.HasPrefix(key, with) }
	return begins("course.") || begins("page.") && !slices.ContainsFunc(spokenToo, begins)
}

// Tag returns the tag of the language that best matches a request such as "sv", "de-AT" or
// "de_DE.UTF-8"; that of English if none does.
func Tag(wish string) string {
	if books[wish] != nil {
		return wish
	}
	wish, _, _ = strings.Cut(wish, ".")
	wish, _, _ = strings.Cut(wish, "@")
	return suiting(strings.ReplaceAll(wish, "_", "-"))
}

// Open returns the book of the language that best matches a request: see [Tag]. Each book is read
// once, and takes 0.7 MB; any number of goroutines may use it.
func Open(wish string) *Book {
	tag := Tag(wish)
	book := books[tag]
	if book.Load() == nil {
		b, err := read(tag, Catalogue(tag))
		if err != nil {
			panic(err) // a test has read it
		}
		book.CompareAndSwap(nil, b)
	}
	return book.Load()
}

// Catalogue returns a language's messages by key as JSON; nil if it is none of [Languages].
func Catalogue(tag string) []byte {
	text, err := files.ReadFile(tag + ".json")
	if err != nil {
		return nil
	}
	return text
}

// Offered returns the phrases that pages offer for talk, by their text in each language. If a catalogue
// changes one of these texts, the former text has to stay here, since old messages have it.
func Offered() map[string]string {
	if known := offered.Load(); known != nil {
		return *known
	}
	all := map[string]string{}
	for _, tag := range languages {
		texts := map[string]string{}
		if err := json.Unmarshal(Catalogue(tag), &texts); err != nil {
			panic(err) // a test has read it
		}
		for key, text := range texts {
			if of, is := strings.CutPrefix(key, "page.quick."); is {
				all[text] = of
			}
		}
	}
	offered.Store(&all)
	return all
}

var offered atomic.Pointer[map[string]string]

// Parsed returns the book's messages by key, each taken apart, as JSON for a browser that puts them
// together: see split in internal/doors/page.
func (b *Book) Parsed() map[string]json.Marshaler {
	all := make(map[string]json.Marshaler, len(b.messages))
	for key, m := range b.messages {
		all[key] = m
	}
	return all
}

func read(tag string, text []byte) (*Book, error) {
	var raw map[string]string
	if err := json.Unmarshal(text, &raw); err != nil {
		return nil, fmt.Errorf("phrase: %v: %w", tag, err)
	}
	b := &Book{tag: tag, plural: pluralOf(tag), messages: make(map[string]message, len(raw))}
	for _, key := range slices.Sorted(maps.Keys(raw)) {
		m, err := parse(raw[key])
		if err != nil {
			return nil, fmt.Errorf("phrase: %v: %s: %w", tag, key, err)
		}
		b.messages[key] = m
	}
	return b, nil
}

// Tag returns the language's tag, such as "sv".
func (b *Book) Tag() string { return b.tag }

// Has reports whether there is a message with the key.
func (b *Book) Has(key string) bool { return b.messages[key] != nil }

// Say returns the message with its arguments, given as pairs of a name and a value, which is a
// string or an integer. For a missing key it returns the key.
func (b *Book) Say(key string, pairs ...any) string {
	m, ok := b.messages[key]
	if !ok {
		return key
	}
	args := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		args[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	var out strings.Builder
	m.write(&out, b.plural, args, "")
	return out.String()
}

// Refusal returns the sentence for a refused command or request: the phrase of the refusal why with
// its arguments or, if this book does not have it, the reason. Every refusal becomes a sentence
// here.
func (b *Book) Refusal(reason, why string, args map[string]any) string {
	key := "refusal." + why
	if !b.Has(key) {
		if key = "trouble." + reason; !b.Has(key) {
			key = "trouble.bad"
		}
	}
	var pairs []any
	for name, value := range args {
		switch v := value.(type) {
		case string:
			value = Clean(v, 200)
		case float64: // as read from JSON
			value = int64(v)
		}
		pairs = append(pairs, name, value)
	}
	return b.Say(key, pairs...)
}

// Rank returns the rank's index in this language, such as K, Kn or 10.
func (b *Book) Rank(r cards.Rank) string {
	if key := "rank." + r.String(); b.Has(key) {
		return b.Say(key)
	}
	return r.String()
}

// Card returns the card as an index with the suit's symbol, such as "10♣"; the joker by its name.
func (b *Book) Card(c cards.Card) string {
	switch c {
	case 0:
		return ""
	case cards.Joker:
		return b.Say("joker")
	}
	return b.Rank(c.Rank()) + c.Suit().Symbol()
}

// Cards returns the cards with blanks between, highest first within clubs, diamonds, hearts, spades.
func (b *Book) Cards(s cards.Set) string {
	return letters.Join(s.Cards(), " ", b.Card)
}

// Suit returns the suit's name, such as "hearts".
func (b *Book) Suit(k cards.Suit) string { return b.Say("suit." + k.String()) }

// Trump returns the trump's name: a suit's, "no trump", "nines", or that it is not known yet.
func (b *Book) Trump(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return b.Suit(k)
	}
	if t == rules.Unnamed {
		return b.Say("trump.unnamed")
	}
	return b.Say("trump." + t.String())
}

// Offer returns an offer in words, such as "declares 4".
func (b *Book) Offer(o rules.Offer) string {
	if o == 0 {
		return ""
	}
	name := b.Say("offer." + o.Level().String())
	if n, ok := o.Number(); ok {
		return b.Say("offer.numbered", "offer", name, "n", n)
	}
	return name
}

// Variant returns a variant's name in this language: the catalogue's for a published one, its own
// for a house variant.
func (b *Book) Variant(v *rules.Variant) string {
	published, err := rules.Named(v.ID)
	if key := "variant." + v.ID; b.Has(key) && (err != nil || published.Name == v.Name) {
		return b.Say(key)
	}
	return Clean(v.Name, 40)
}

// Clean returns a name fit for a screen: see [letters.Shown]. What is stored stays as it was typed.
func Clean(name string, most int) string { return letters.Shown(name, most) }

// Same reports whether a typed word, in lower case, is the one meant, with or without the marks of its letters.
func Same(typed, meant string) bool {
	typed, meant = letters.Compose(typed), strings.ToLower(letters.Compose(meant))
	return typed == meant || typed == strings.ToLower(letters.Spelt(meant)) || typed == strings.ToLower(letters.Bare(meant))
}
