package phrase

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// promising finds promises that hold in any event: that something is saved, sent or kept, is not
// lost, or does not happen twice.
var promising = regexp.MustCompile(`(?i)nothing (that was kept |will )?(is|was|happens?) (lost|twice)|lost nothing|\b(is|are|be) (saved|sent)\b|\b(both are|what is) kept\b|\bsent (again|later|once)\b|\bas soon as\b|\bstays (in this browser|on this device|as it is)|\bautomatically\b|\bnot affected\b|\btrying again\b|\byou will be\b`)

// innocent are phrases that read like promises but are none: rules of the game, and names.
var innocent = []string{"next.holder", "page.choices.forced", "page.daily.squares", "page.unsent.card", "page.unsent.act", "page.unsent", "page.bring.unsent"}

// kept names the test that shows that a promise is kept: its file, and its name in it.
var kept = map[string][2]string{
	"help.key.10":                 {"cmd/ninetynine/play_test.go", "TestPlayResumes"},
	"bye.unfinished":              {"cmd/ninetynine/play_test.go", "TestPlayResumes"},
	"quit.sure":                   {"cmd/ninetynine/play_test.go", "TestPlayResumes"},
	"ssh.stops":                   {"internal/doors/node/crash_test.go", "TestKill"},
	"ssh.idle":                    {"internal/doors/node/crash_test.go", "TestKill"},
	"ssh.flood":                   {"internal/doors/node/crash_test.go", "TestKill"},
	"line.full":                   {"internal/doors/node/disk_linux_test.go", "TestFullDisk"},
	"line.unsaved":                {"internal/doors/node/disk_linux_test.go", "TestFailingDisk"},
	"line.busy":                   {"internal/doors/tui/sent_test.go", "TestWaits"},
	"plain.saved":                 {"cmd/ninetynine/full_linux_test.go", "TestPlayOnFullDisk"},
	"bye.unsent":                  {"cmd/ninetynine/full_linux_test.go", "TestPlayOnFullDisk"},
	"page.bring.behind":           {"internal/doors/page/check/bring.test.js", "a table of which the server has less stays"},
	"page.unkept.lost":            {"internal/test/browser/offline_test.go", "TestUnkept"},
	"page.lost":                   {"internal/doors/node/crash_test.go", "TestBadNetwork"},
	"page.out":                    {"internal/test/browser/served_test.go", "TestServed"},
	"page.out.table":              {"internal/test/browser/served_test.go", "TestServed"},
	"page.line.lost":              {"internal/test/browser/unsent_test.go", "TestTunnel"},
	"page.line.full":              {"internal/test/browser/full_linux_test.go", "TestFullServer"},
	"page.line.unsaved":           {"internal/doors/page/check/unsent.test.js", "what is between the page and the hall ends nothing; what the hall refuses does"},
	"page.line.busy":              {"internal/doors/page/check/unsent.test.js", "what is between the page and the hall ends nothing; what the hall refuses does"},
	"page.unsent.typed":           {"internal/doors/page/check/talk.test.js", "what waits to be sent is told, and need not be sent"},
	"trouble.unreached":           {"internal/doors/page/check/bring.test.js", "a wish that was not answered is the same wish when it is wished again"},
	"trouble.busy":                {"internal/test/browser/unsent_test.go", "TestMoments"},
	"trouble.busy.here":           {"internal/doors/localhall/archive_test.go", "TestFullForAWhile"},
	"trouble.damaged":             {"internal/doors/localhall/archive_test.go", "TestUnread"},
	"page.unkept.newer":           {"internal/test/browser/offline_test.go", "TestUnkept"},
	"page.unkept.damaged":         {"internal/doors/localhall/archive_test.go", "TestUnread"},
	"page.choices.leave.done":     {"internal/doors/page/check/unsent.test.js", "it outlives the page, and who is somebody else by then does not send it"},
	"page.import.what":            {"internal/doors/page/check/stored.test.js", "a record stays as long as the page, where nothing is kept longer"},
	"page.pad.about":              {"internal/doors/page/check/pads.test.js", "what is entered is stored at once, asked about, and taken back step by step"},
	"page.evenings.starts":        {"internal/club/evening/evenings_test.go", "TestEvening"},
	"page.event.offline":          {"internal/test/browser/event_phone_test.go", "TestEventPhonesApart"},
	"page.event.phone.done.about": {"internal/test/browser/event_phone_test.go", "TestEventPhone"},
	"page.pad.split":              {"internal/doors/page/check/pads.test.js", "when two windows have both changed a pad, both pads are kept"},
}

// TestPromises: a phrase that promises something names the test that shows it, and every entry is
// of an existing phrase and test.
func TestPromises(t *testing.T) {
	text := must.Get(os.ReadFile("en.json"))(t)
	var phrases map[string]string
	must.Do(t, json.Unmarshal(text, &phrases))
	for _, key := range innocent {
		kept[key] = [2]string{}
	}
	told := regexp.MustCompile(`^(course|guide|reason|help\.sub)\.`) // about the game and its cards
	for key, said := range phrases {
		if _, ok := kept[key]; !ok && promising.MatchString(said) && !told.MatchString(key) {
			t.Errorf("%s promises something: %q. Name the test that shows it, or say what the program does", key, said)
		}
	}
	for key, by := range kept {
		if phrases[key] == "" {
			t.Errorf("there is no phrase %s any more", key)
		}
		if by[0] == "" {
			continue
		}
		source, err := os.ReadFile("../../../" + by[0])
		if err != nil {
			t.Error(err)
		} else if name := by[1]; !strings.Contains(string(source), "func "+name+"(") && !strings.Contains(string(source), `test("`+name+`"`) {
			t.Errorf("%s: %s has no test %q", key, by[0], name)
		}
	}
}
