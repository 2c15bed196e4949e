package tui

import (
	"context"
	"flag"
	"image/color"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

var update = flag.Bool("update", false, "write the golden screens anew")

// A sitting is a person at a table, without a terminal.
type sitting struct {
	t    *testing.T
	m    *Model
	desk *desk
	line *seat
	msgs chan tea.Msg
	stop context.CancelFunc
}

// sit has Anna sit down with bots, and begins a match.
func sit(t *testing.T, variant, lang, players string, limit match.Limit) *sitting {
	t.Helper()
	d := newDesk(t, table.Settings{Variant: variant, Deals: limit.Deals, Games: limit.Games, Seed: "test", Bot: players})
	anna := d.line("anna", "Anna")
	anna.must(wire.Command{Do: table.Sit})
	for i := range d.s.Chairs {
		if i > 0 {
			anna.must(wire.Command{Do: table.SeatBot, Seat: &i, Text: players})
		}
	}
	anna.must(wire.Command{Do: table.Ready})
	s := d.open(anna, lang)
	s.rest()
	return s
}

// open opens a player's screen.
func (d *desk) open(line *seat, lang string) *sitting {
	d.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	s := &sitting{t: d.t, desk: d, line: line, msgs: make(chan tea.Msg)}
	s.m = New(ctx, Config{Line: line, Book: phrase.Open(lang), Theme: "dark", Profile: colorprofile.TrueColor, Quick: true, hurry: 20})
	s.m.clock = func() time.Time { return time.UnixMilli(d.now) }
	ended := s.m.watch()
	s.stop = sync.OnceFunc(func() { cancel(); <-ended })
	s.exec(ctx, s.m.Init())
	d.t.Cleanup(s.stop)
	return s
}

// exec runs a command like the program.
func (s *sitting) exec(ctx context.Context, cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	go func() {
		msg := cmd()
		if batch, ok := msg.(tea.BatchMsg); ok {
			for _, c := range batch {
				s.exec(ctx, c)
			}
			return
		}
		select {
		case s.msgs <- msg:
		case <-ctx.Done():
		}
	}()
}

func (s *sitting) send(msg tea.Msg) {
	_, cmd := s.m.Update(msg)
	s.exec(s.m.ctx, cmd)
}

// rest waits until all messages of the table are on the screen, and all questions are answered.
func (s *sitting) rest() *match.View {
	for {
		s.desk.mu.Lock()
		last, scores := s.desk.s.Seq, len(s.desk.s.Scores())
		s.desk.mu.Unlock()
		answered := !s.m.busy && !s.m.saying && !s.m.thinking && !s.m.asking && len(s.m.scores) == scores && (len(s.m.Levels) > 0 || !s.m.Stage(wire.Waiting))
		if s.m.Match != nil && s.m.last >= last && answered && len(s.m.queue) == 0 {
			return &s.m.Shown.View
		}
		s.send(<-s.msgs)
	}
}

func (s *sitting) key(names ...string) *match.View {
	for _, n := range names {
		var k tea.KeyPressMsg
		switch n {
		case "enter":
			k.Code = tea.KeyEnter
		case "esc":
			k.Code = tea.KeyEscape
		case "left":
			k.Code = tea.KeyLeft
		case "right":
			k.Code = tea.KeyRight
		case "up":
			k.Code = tea.KeyUp
		case "down":
			k.Code = tea.KeyDown
		case "space":
			k.Code, k.Text = ' ', " "
		case "end":
			k.Code = tea.KeyEnd
		case "ctrl+y":
			k.Code, k.Mod = 'y', tea.ModCtrl
		default:
			r := []rune(n)
			k.Code, k.Text = r[0], n
		}
		s.send(k)
		s.rest()
	}
	return &s.m.Shown.View
}

// screen draws the screen at a size and checks that it fits.
func (s *sitting) screen(w, h int) string {
	s.t.Helper()
	s.send(tea.WindowSizeMsg{Width: w, Height: h})
	page := s.m.draw().page
	text := s.m.cfg.screen(page).Content
	if cut := page.cut; len(cut) > 0 && w >= minWidth && h >= minHeight {
		s.t.Errorf("too long at %d×%d: %q", w, h, cut)
	}
	lines := strings.Split(text, "\n")
	if len(lines) != h {
		s.t.Fatalf("%d lines at %d×%d", len(lines), w, h)
	}
	for i, l := range lines {
		if got := ansi.StringWidth(l); got != w {
			s.t.Fatalf("line %d is %d wide at %d×%d: %q", i, got, w, h, ansi.Strip(l))
		}
	}
	return text
}

// look writes a screen to the folder named in LOOK, for inspection.
func (s *sitting) look(name string) {
	dir := os.Getenv("LOOK")
	if dir == "" {
		return
	}
	for suffix, size := range map[string][2]int{"s": {80, 24}, "m": {100, 30}, "l": {200, 50}} {
		text := s.screen(size[0], size[1])
		must.Do(s.t, os.WriteFile(filepath.Join(dir, name+"-"+suffix+".ansi"), []byte(text), 0o644))
	}
}

// play plays the whole match by keys, and calls see at every rest.
func (s *sitting) play(see func(v *match.View)) {
	for range 2000 {
		v := s.rest()
		if see != nil {
			see(v)
			v = s.rest()
		}
		if v.Stage == match.Ended {
			return
		}
		at := s.m.last
		switch v.Options.Kind {
		case rules.Offering, rules.Naming, rules.Laying, rules.Playing:
			if s.key("h"); s.m.last != at {
				continue // the only act was automatic, and Enter would make another
			}
			s.key("enter")
			if s.m.Sure != 0 {
				s.key("enter")
			}
		default:
			s.key("enter")
		}
	}
	s.t.Fatal("the match does not end")
}

func TestWholeGames(t *testing.T) {
	for i, v := range gate.Some(rules.Catalogue(), 6) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			s := sit(t, v.ID, phrase.Languages()[i%3], "greedy", match.Limit{Deals: 2})
			seen := map[string]bool{}
			s.play(func(v *match.View) {
				name := v.Phase.String()
				if v.Phase == rules.Playing && v.Tricks > 1 && v.Tricks < 8 && v.Led() != 0 {
					name = "later"
				}
				if v.Stage == match.Ended {
					name = "ended"
				}
				s.screen(80, 24)
				s.screen(100, 30)
				s.screen(200, 50)
				if !seen[name] {
					seen[name] = true
					s.look(s.m.Match.Game.Variant().ID + "-" + name)
				}
			})
		})
	}
}

// screens are moments to compare with golden files: the variant, the language, the keys to get there, and
// the size.
var screens = []struct {
	name, variant, lang string
	profile             colorprofile.Profile
	keys                []string
	w, h                int
}{
	{"lay-en", "standard", "en", colorprofile.TrueColor, []string{"space", "end", "space"}, 80, 24},
	{"offer-de", "standard", "de", colorprofile.TrueColor, []string{"h", "enter"}, 80, 24},
	{"sure-sv", "standard", "sv", colorprofile.TrueColor, []string{"h", "enter", "2"}, 80, 24},
	{"play-en", "standard", "en", colorprofile.TrueColor, []string{"h", "enter", "1", "h", "enter", "h"}, 100, 30},
	{"play-mono-de", "four", "de", colorprofile.ASCII, []string{"h", "enter", "1", "h", "enter"}, 80, 24},
	{"play-large-sv", "classic", "sv", colorprofile.TrueColor, []string{"h", "enter", "1", "h", "enter", "h", "enter"}, 200, 50},
	{"dummy-en", "dummy", "en", colorprofile.TrueColor, []string{"h", "enter", "1", "h", "enter"}, 80, 24},
	{"number-en", "nobid", "en", colorprofile.TrueColor, []string{"2"}, 80, 24},
	{"sure-number-sv", "nobid", "sv", colorprofile.TrueColor, []string{"2", "4"}, 80, 24},
	{"announced-de", "nobid", "de", colorprofile.TrueColor, []string{"2", "4", "1"}, 80, 24},
	{"five-de", "five", "de", colorprofile.TrueColor, []string{"h", "enter", "2", "1", "h", "enter"}, 80, 24},
	{"help-en", "standard", "en", colorprofile.TrueColor, []string{"?"}, 80, 24},
	{"help-de", "standard", "de", colorprofile.TrueColor, []string{"?"}, 80, 24},
	{"help-sv", "standard", "sv", colorprofile.TrueColor, []string{"?"}, 80, 24},
	{"last-de", "standard", "de", colorprofile.TrueColor, []string{"h", "enter", "1", "h", "enter", "h", "enter", "l"}, 80, 24},
	{"sixteen-en", "standard", "en", colorprofile.ANSI, []string{"h", "enter", "1", "h", "enter"}, 80, 24},
	{"small", "standard", "en", colorprofile.TrueColor, nil, 60, 20},
}

func TestScreens(t *testing.T) {
	for _, x := range screens {
		t.Run(x.name, func(t *testing.T) {
			s := sit(t, x.variant, x.lang, "greedy", match.Limit{})
			s.m.cfg.Profile = x.profile
			s.m.dark = x.lang != "de"
			s.m.restyle()
			s.rest()
			s.key(x.keys...)
			s.screen(x.w, x.h)
			golden(t, x.name, s.m.draw().page.plain())
			s.look("golden-" + x.name)
		})
	}
}

// TestSheets compares the score of the first deal, and all its tricks.
func TestSheets(t *testing.T) {
	for _, lang := range phrase.Languages() {
		for _, variant := range []string{"standard", "duel", "dummy-penguin"} {
			s := sit(t, variant, lang, "greedy", match.Limit{Games: 1})
			deal := -1
			s.play(func(v *match.View) {
				name := "sheet-" + variant + "-" + lang
				switch {
				case v.Stage == match.Ended:
					s.screen(80, 24)
					golden(t, name+"-end", s.m.draw().page.plain())
					s.look("golden-" + name + "-end")
				case v.Phase == rules.Over && deal < 0:
					deal = int(v.Number)
					s.screen(100, 30)
					golden(t, name, s.m.draw().page.plain())
					s.look("golden-" + name)
					s.screen(80, 24)
					if lang == "en" {
						golden(t, name+"-small", s.m.draw().page.plain())
					}
					s.key("t")
					s.screen(80, 24)
					golden(t, name+"-tricks", s.m.draw().page.plain())
					s.key("t", "s")
					s.screen(80, 24)
					s.key("esc")
				}
			})
		}
	}
}

// TestAnswersInAnyOrder: the answer to an earlier question does not replace that to a later one.
func TestAnswersInAnyOrder(t *testing.T) {
	scores, asked := []wire.Score(nil), 0
	early, late := storeAnswer(&scores, &asked), storeAnswer(&scores, &asked)
	late(make([]wire.Score, 2), nil)
	if early(make([]wire.Score, 1), nil); len(scores) != 2 {
		t.Errorf("there are %d scores", len(scores))
	}
}

// TestRubber plays a whole rubber, and looks at how games and rubber end.
func TestRubber(t *testing.T) {
	for _, variant := range []string{"penguin", "dummy", "standard"} {
		t.Run(variant, func(t *testing.T) {
			t.Parallel()
			s := sit(t, variant, "en", "greedy", match.Limit{})
			s.play(func(v *match.View) {
				if !v.Closed && v.Stage != match.Ended {
					return // TestWholeGames looks at every moment of deals
				}
				s.screen(200, 50)
				s.screen(80, 24)
				switch {
				case v.Stage == match.Ended:
					golden(t, "end-"+variant, s.m.draw().page.plain())
					s.look("golden-end-" + variant)
					s.key("s")
					s.screen(80, 24)
					golden(t, "scores-"+variant, s.m.draw().page.plain())
					s.key("s")
				case v.Closed:
					s.look("golden-game-" + variant)
				}
			})
		})
	}
}

// TestRevealed looks at the hand of an opponent who plays it open.
func TestRevealed(t *testing.T) {
	s := sit(t, "standard", "en", "random", match.Limit{})
	found := false
	s.play(func(v *match.View) {
		if found || v.Phase != rules.Playing || v.HandOpen.Len() < 2 || v.Tricks < 2 {
			return
		}
		found = true
		s.screen(80, 24)
		golden(t, "revealed-en", s.m.draw().page.plain())
		s.look("golden-revealed-en")
	})
	if !found {
		t.Error("nobody has revealed")
	}
}

// TestOnlyPass: a player who can only pass, because another has revealed, is not asked for a premium.
func TestOnlyPass(t *testing.T) {
	s := sit(t, "strict", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	v := &s.m.Shown.View
	v.Options = rules.Options{Kind: rules.Offering, Pick: 1, From: 1 << rules.Pass}
	for offer, want := range map[rules.Offer]string{
		rules.Reveal: "Bo reveals, and nothing beats that: you can only pass.",
		0:            "You can only pass.",
	} {
		v.Offer[1] = offer
		if got := s.m.Decision(); got != want {
			t.Errorf("with the offer %v before one is asked %q, not %q", offer, got, want)
		}
	}
	v.Options.From |= 1 << rules.Reveal
	if got, want := s.m.Decision(), "Do you want to reveal?"; got != want {
		t.Errorf("with a choice one is asked %q, not %q", got, want)
	}
}

// TestDummysTurn looks at the table when the person plays for the dummy, and
// plays a card of its by a click.
func TestDummysTurn(t *testing.T) {
	s := sit(t, "dummy", "en", "greedy", match.Limit{Deals: 1})
	found := false
	s.play(func(v *match.View) {
		if found || v.Options.Kind != rules.Playing || v.Options.Seat != 2 || v.Options.Len() == v.Hand[2].Len() {
			return
		}
		found = true
		s.screen(80, 24)
		golden(t, "dummys-turn-en", s.m.draw().page.plain())
		s.look("golden-dummys-turn-en")
		s.screen(80, 24)
		card := v.Options.From.First()
		for _, z := range s.m.draw().page.zones {
			if z.do == (command{do: playCard, card: card}) {
				s.send(tea.MouseClickMsg{X: z.x, Y: z.y, Button: tea.MouseLeft})
				if now := s.rest(); now.Hand[2].Has(card) {
					t.Errorf("a click on %v does not play it", card)
				}
				return
			}
		}
		t.Errorf("%v cannot be clicked", card)
	})
	if !found {
		t.Error("the dummy never had to follow")
	}
}

// TestContrast holds every pair of a text and its ground to 4.5 to 1 (WCAG 2.2, 1.4.3), except the faces
// of unplayable cards.
func TestContrast(t *testing.T) {
	for name, colours := range map[string][tones]color.Color{"day": day(), "night": night()} {
		for _, x := range []struct{ fg, bg tone }{
			{text, paper}, {muted, paper}, {accent, paper}, {paper, accent}, {redText, paper},
			{light, felt}, {soft, felt}, {glow, felt}, {redLight, felt}, {black, card}, {red, card},
		} {
			if c := contrast(colours[x.fg], colours[x.bg]); c < 4.5 {
				t.Errorf("%s: tone %d on %d has a contrast of %.2f", name, x.fg, x.bg, c)
			}
		}
		for _, x := range []struct{ fg, bg tone }{{dimBlack, dim}, {dimRed, dim}} {
			if c := contrast(colours[x.fg], colours[x.bg]); c < 3 {
				t.Errorf("%s: tone %d on %d has a contrast of %.2f", name, x.fg, x.bg, c)
			}
		}
	}
}

func contrast(a, b color.Color) float64 {
	light := func(c color.Color) float64 {
		r, g, b, _ := c.RGBA()
		part := func(x uint32) float64 {
			v := float64(x) / 0xFFFF
			if v <= 0.04045 {
				return v / 12.92
			}
			return math.Pow((v+0.055)/1.055, 2.4)
		}
		return 0.2126*part(r) + 0.7152*part(g) + 0.0722*part(b)
	}
	x, y := light(a), light(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// plain returns the page as text alone, without blanks at the ends of lines.
func (p *page) plain() string {
	lines := strings.Split(ansi.Strip(p.Render()), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n") + "\n"
}

// golden compares with a file in testdata, or writes it with -update.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name+".golden")
	if *update {
		must.Do(t, os.MkdirAll("testdata", 0o755))
		must.Do(t, os.WriteFile(path, []byte(got), 0o644))
		return
	}
	want := must.Get(os.ReadFile(path))(t)
	if got != string(want) {
		t.Errorf("%s is drawn\n%s\nnot\n%s", name, got, want)
	}
}

// TestScoreSheet goes back to the first deals of a long match, and forward again.
func TestScoreSheet(t *testing.T) {
	s := sit(t, "five", "de", "greedy", match.Limit{Deals: 10})
	s.play(nil)
	s.key("s")
	if text := s.text(80, 24); !strings.Contains(text, "10  ohne") || strings.Contains(text, "1  ohne     +2") {
		t.Errorf("the last deals are not shown\n%s", text)
	}
	for range 30 {
		s.key("up")
	}
	if text := s.text(80, 24); !strings.Contains(text, "1  ohne     +2") || strings.Contains(text, "10  ohne") {
		t.Errorf("the first deals are not shown\n%s", text)
	}
	for range 30 {
		s.key("down")
	}
	if text := s.text(80, 24); !strings.Contains(text, "10  ohne") {
		t.Errorf("the last deals are not shown again\n%s", text)
	}
	s.screen(200, 50)
}
