package httpd

import (
	"net/http"
	"strings"

	"ninetynine/internal/base/phrase"
)

// maxDevice is the greatest length of a device's name, in characters.
const maxDevice = 80

// deviceOf returns a name for the device of a request, by which its player recognizes it: "Firefox, Android".
func deviceOf(r *http.Request) string {
	if b, ok := localCallerOf(r); ok {
		return phrase.Clean(b.Label, maxDevice)
	}
	agent := r.UserAgent()
	browser, system := firstNamed(agent, browsers), firstNamed(agent, systems)
	switch {
	case browser != "" && system != "":
		return browser + ", " + system
	case browser+system != "":
		return browser + system
	}
	program, _, _ := strings.Cut(agent, "/")
	return phrase.Clean(program, maxDevice)
}

// A mark in a browser's User-Agent, and the name of what sends it.
type mark struct{ text, name string }

// The marks of browsers and systems: the first that occurs counts, since most browsers also send the marks
// of others.
var (
	browsers = []mark{
		{"Edg", "Edge"}, {"OPR/", "Opera"}, {"Vivaldi", "Vivaldi"}, {"SamsungBrowser", "Samsung Internet"}, {"Firefox", "Firefox"}, {"FxiOS", "Firefox"},
		{"CriOS", "Chrome"}, {"HeadlessChrome", "Chrome"}, {"Chrome/", "Chrome"}, {"Safari/", "Safari"},
	}
	systems = []mark{
		{"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Android", "Android"}, {"CrOS", "ChromeOS"}, {"Windows", "Windows"}, {"Mac OS X", "macOS"}, {"Linux", "Linux"},
	}
)

func firstNamed(agent string, marks []mark) string {
	for _, m := range marks {
		if strings.Contains(agent, m.text) {
			return m.name
		}
	}
	return ""
}
