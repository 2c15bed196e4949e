package node

import (
	"encoding/json"
	"log/slog"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/test/must"
)

// TestLimitsDocumented: the file in docs/server.md has every limit that can be set, with its default.
func TestLimitsDocumented(t *testing.T) {
	docs := string(must.Get(os.ReadFile("../../../docs/server.md"))(t))
	text := regexp.MustCompile("(?s)```json\n(\\{\n  \"requests.*?)```").FindStringSubmatch(docs)[1]
	web, terminals, err := ReadLimits(strings.NewReader(text))
	must.Do(t, err)
	if want := (httpd.Limits{}).WithDefaults(); web.WithDefaults() != want {
		t.Errorf("documented %+v, and they are %+v", web.WithDefaults(), want)
	}
	if want := (sshd.Limits{}).WithDefaults(); terminals.WithDefaults() != want {
		t.Errorf("documented %+v, and they are %+v", terminals.WithDefaults(), want)
	}
	var all map[string]any
	must.Do(t, json.Unmarshal(must.Get(json.Marshal(limitsFile{}))(t), &all))
	if len(all) != 26 {
		t.Errorf("%d limits can be set", len(all))
	}
	for name := range all {
		if !strings.Contains(text, `"`+strings.ToLower(name[:1])+name[1:]+`"`) {
			t.Errorf("%s is not documented", name)
		}
	}
}

// TestLimitsSet: a file changes what it names and nothing else, and mistakes are named.
func TestLimitsSet(t *testing.T) {
	got, terminals, err := ReadLimits(strings.NewReader(`{"chat": {"atOnce": 3, "perDay": 86400}, "streams": 7, "seated": 9}`))
	must.Do(t, err)
	if want := (httpd.Limits{Chat: httpd.Rate{PerSecond: 1, Burst: 3}, Streams: 7}); got != want || terminals != (sshd.Limits{Seated: 9}) {
		t.Errorf("%+v, %+v", got, terminals)
	}
	must.Get2(ReadLimits(strings.NewReader(`{"chat": null, "requests": {"atOnce": 9, "perSecond": 50}}`)))(t)
	for text, want := range map[string]string{
		`{"chats": 3}`:            "chats",
		`{"chat": 3}`:             "chat",
		`{"chat": {"atOnce": 3}}`: "chat: it needs",
		`{"guests": {"atOnce": 0, "perSecond": 1}}`:  "guests: it needs",
		`{"guests": {"atOnce": 1, "perSecond": -1}}`: "guests: it needs",
		`{"streams": 0}`: "streams: it must",
		`{"seated": -1}`: "seated: it must",
		`on`:             "no list of limits",
	} {
		if _, _, err := ReadLimits(strings.NewReader(text)); err == nil || !strings.Contains(strings.ToLower(err.Error()), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestNoLimits: without limits, no rate has its default.
func TestNoLimits(t *testing.T) {
	all := reflect.ValueOf(NoLimits())
	for i := range all.NumField() {
		if rate, is := all.Field(i).Interface().(httpd.Rate); is && rate != httpd.Unlimited() {
			t.Errorf("%s: %+v", all.Type().Field(i).Name, rate)
		}
	}
}

// TestRoomForStreams: a process that may open few files has room for requests beside its streams.
func TestRoomForStreams(t *testing.T) {
	for _, x := range []struct {
		files, most, want int
		ssh               string
	}{{1024, 0, 768, ""}, {1024, 0, 256, ":22"}, {4096, 0, 2472, ":22"}, {65536, 0, 0, ""}, {1024, 500, 500, ""}, {0, 0, 0, ""}} {
		s := &server{Config: &Config{Log: slog.New(slog.DiscardHandler), SSH: x.ssh}}
		if got := s.roomFor(httpd.Limits{AllStreams: x.most}, x.files).AllStreams; got != x.want {
			t.Errorf("of %d files, with SSH at %q, there are %d streams, not %d", x.files, x.ssh, got, x.want)
		}
	}
}
