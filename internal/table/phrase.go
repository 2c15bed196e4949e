package table

// phrases are those that pages offer, by their text in each language, including earlier texts.
var phrases = map[string]string{
	"Good luck!": "luck", "Gut Blatt!": "luck", "Lycka till!": "luck",
	"Good deal!": "deal", "Schönes Spiel!": "deal", "Fin giv!": "deal",
	"Well played!": "played", "Gut gespielt!": "played", "Snyggt spelat!": "played",
	"Bad luck!": "unlucky", "Pech gehabt!": "unlucky", "Otur!": "unlucky",
	"One moment, please.": "moment", "Einen Moment, bitte.": "moment", "Ett ögonblick.": "moment",
	"Thank you!": "thankyou", "Danke!": "thankyou", "Tack!": "thankyou",
	"Oh no!": "ohno", "Oh nein!": "ohno", "Åh nej!": "ohno",
	"Sorry!": "sorry", "Tut mir leid!": "sorry", "Förlåt!": "sorry",
	"Thanks for the game!": "thanks", "Danke fürs Spiel!": "thanks", "Tack för spelet!": "thanks",
}

// phraseOf returns the phrase of a text in any language, "" if none. It follows from the text, so it is in
// no log, and works for old messages and those of other clients, too.
func phraseOf(text string) string { return phrases[text] }
