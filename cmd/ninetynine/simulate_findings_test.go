package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"ninetynine/internal/lab"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFindingsPage checks that every command in the page of findings runs, and writes tables with
// the page's titles and the pictures that it shows; a few deals of the net are enough for that.
func TestFindingsPage(t *testing.T) {
	gate.Only(t, "counts findings again")
	t.Chdir("../..")
	text := must.Get(os.ReadFile("docs/findings.md"))(t)
	page := string(text)
	blocks := regexp.MustCompile(`(?ms)^<!-- begin: (ninetynine simulate .*?) -->\n(.*?)^<!-- end -->$`).FindAllStringSubmatch(page, -1)
	asked := regexp.MustCompile(`(?ms)^<!-- begin: [^\n]*ninetynine advise --worlds \d+ --hand "(.*?)" --trump (.) [^\n]*\n(.*?)^<!-- end -->$`).FindAllStringSubmatch(page, -1)
	if len(blocks) < 2 || len(blocks)+len(asked) != strings.Count(page, "\n<!-- begin: ") {
		t.Fatalf("%d blocks of tables, %d of advice", len(blocks), len(asked))
	}
	for _, block := range asked {
		out := advise(t, "--hand", block[1], "--trump", block[2])
		if cards, _, _ := strings.Cut(out, "\n\n"); !strings.Contains(block[3], cards+"\n\nBID WITH ") {
			t.Errorf("the page has advice on other cards than\n%s", cards)
		}
	}
	dir := t.TempDir()
	for _, block := range blocks {
		if strings.HasPrefix(block[1], "ninetynine simulate --players net:points=1 ") { // cheap enough to count it all again
			args := strings.Fields(strings.ReplaceAll(block[1], "docs/pictures", dir))[1:]
			_, out, errs := call(t, t.Context(), "", args...)
			table, _, _ := strings.Cut(out, "\nMade by ")
			if was, _, _ := strings.Cut(block[2], "\nMade by "); was != table || table == "" {
				t.Errorf("%s: the page has other figures than the program: count again\n%s%s", block[1], out, errs)
			}
		}
		out := ""
		for line := range strings.SplitSeq(block[1], " && ") {
			out = few(t, dir, page, line)
		}
		if want, got := titlesOf(out), titlesOf(block[2]); !slices.Equal(want, got) {
			t.Errorf("%s: the page has %q, the program writes %q: count again", block[1], got, want)
		}
	}
}

// few runs a command of the page with few deals, and with a folder for all its files.
func few(t *testing.T, dir, page, line string) (out string) {
	t.Helper()
	line, _ = strings.CutSuffix(line, " > /dev/null")
	args := strings.Fields(strings.ReplaceAll(line, "/tmp/", dir+"/"))[1:]
	with := func(flag, value string) (was string) {
		if i := slices.Index(args, flag); i >= 0 && i < len(args)-1 {
			was, args[i+1] = args[i+1], value
		}
		return was
	}
	with("--players", "net:points=1")
	with("--deals", "300")
	with("--matches", "3")
	picture := with("--out", filepath.Join(dir, "picture.svg"))
	code, out, errs := call(t, t.Context(), "", args...)
	if code != exitDone {
		t.Errorf("%s: exit code %d: %s", line, code, errs)
	}
	if picture == "" {
		return out
	}
	drawn, err := os.ReadFile(filepath.Join(dir, "picture.svg"))
	kept, e := os.ReadFile(picture)
	shown := "](" + strings.TrimPrefix(picture, "docs/") + ")"
	if err != nil || e != nil || !bytes.HasPrefix(drawn, []byte("<svg ")) || !bytes.HasPrefix(kept, []byte("<svg ")) || !strings.Contains(page, shown) {
		t.Errorf("%s: no picture is drawn, kept or shown: %v, %v", picture, err, e)
	}
	return out
}

func titlesOf(markdown string) (titles []string) {
	for line := range strings.Lines(markdown) {
		if title, ok := strings.CutPrefix(line, "### "); ok {
			titles = append(titles, strings.TrimSpace(title))
		}
	}
	return titles
}

// TestEndings: a command that writes one kind of file refuses names with another ending.
func TestEndings(t *testing.T) {
	for args, ending := range map[string]string{
		"deal --seed a --out a.exe": ".pdf", "deal --seed a --sheet a.txt": ".pdf", "train shrink three --net a.net --out a.md": ".net",
		"arena --play greedy --against random --out a.csv": ".json, .svg, .md or .txt", "bench --out a.svg": ".json, .md or .txt",
	} {
		refuses(t, args, "must end in "+ending)
	}
}

func TestSimulateRefused(t *testing.T) {
	none := filepath.Join(t.TempDir(), "none")
	must.Do(t, os.WriteFile(none, []byte(`[{"variant":"standard","rules":{}}]`), 0o600))
	for _, c := range []struct{ args, want string }{
		{"--compare", "name two variants or more"},
		{"--compare --variant standard,standard", "standard is named twice"},
		{"--variant all,strict", "strict is named twice"},
		{"--out a.svg", "--findings or --compare"},
		{"--findings games --svg", "there are pictures of: trump, bid"},
		{"--findings bid --out -", "name a file"},
		{"--findings bid --keep -", "give a file"},
		{"--findings bids", "no topic"},
		{"--markdown", "--findings or --compare"},
		{"--from " + none + " --deals 3", "--deals changes nothing"},
		{"--from " + none + " --findings bid", "count with --findings"},
		{"--from nowhere", "nowhere"},
		{"--variant standard,never", "never"},
	} {
		refuses(t, "simulate "+c.args, c.want)
	}
}

// TestFromTogether: files of --keep are reported on together if the same play counted them.
func TestFromTogether(t *testing.T) {
	dir := t.TempDir()
	kept := filepath.Join(dir, "kept.json")
	if code, _, errs := call(t, t.Context(), "", "simulate", "--deals", "2", "--players", "net", "--findings", "fair", "--keep", kept); code != exitDone {
		t.Fatal(errs)
	}
	text := readFile(t, kept)
	own := regexp.MustCompile(`"madeBy":(\{.*?\}\]\})`).FindStringSubmatch(text)[1]
	for name, by := range map[string]string{
		"build": regexp.MustCompile(`"build":".*?"`).ReplaceAllString(own, `"build":"another"`),
		"play":  regexp.MustCompile(`"edition":\d+`).ReplaceAllString(own, `"edition":99`),
		"nets":  regexp.MustCompile(`"net":".*?"`).ReplaceAllString(own, `"net":"00"`),
		"early": "null",
	} {
		other := filepath.Join(dir, name)
		must.Do(t, os.WriteFile(other, []byte(strings.Replace(text, own, by, 1)), 0o600))
		if name == "build" {
			code, out, errs := call(t, t.Context(), "", "simulate", "--from", kept+","+other, "--findings", "fair", "--markdown")
			if code != exitDone || !strings.Contains(out, "\nMade by build another and ") {
				t.Errorf("two builds that play alike: exit code %d: %s%s", code, out, errs)
			}
			continue
		}
		refuses(t, "simulate --findings fair --from "+kept+","+other, "report on each alone")
		refuses(t, "simulate --findings fair --from "+other+","+kept, "report on each alone")
	}
}

// TestOneShape: the JSON of one result is that of several, and says what made them.
func TestOneShape(t *testing.T) {
	for _, args := range []string{
		"simulate --deals 2 --players random", "arena --play greedy --against random --units 2", "arena --panel greedy,random --units 2",
		"calibrate --player net --deals 2", "endings --deals 2 --players greedy", "bench --deals 1 --players random",
		"equilibrium --deals 2 --iterations 1 --budgets 0 --players greedy",
	} {
		for variants, n := range map[string]int{"standard": 1, "standard,duel": 2} {
			command, all := strings.Fields(args), []string{"--json", "--variant", variants}
			switch command[0] {
			case "bench":
				n = 1 // of all variants
			case "equilibrium":
				n, all = 1, all[:1]
			}
			file := filepath.Join(t.TempDir(), "report.txt")
			code, out, errs := call(t, t.Context(), "", append(append(command, all...), "--out", file)...)
			if text := readFile(t, file); !strings.Contains(text, "\nMade by build ") || strings.Contains(out, "\nMade by ") {
				t.Errorf("%s of %s: its file ends with %.100s", args, variants, text[max(0, len(text)-100):])
			}
			var got struct {
				MadeBy  *bot.Maker
				Results []map[string]any
			}
			if err := json.Unmarshal([]byte(out), &got); code != exitDone || err != nil || got.MadeBy == nil || len(got.MadeBy.Players) == 0 || len(got.Results) != n {
				t.Errorf("%s of %s: exit code %d, %v: %.300s%s", args, variants, code, err, out, errs)
			}
		}
	}
}

// TestInterruptedEarly: a command that is stopped before it has a result says so, not what its context says.
func TestInterruptedEarly(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for _, args := range []string{"arena --play net --against greedy --units 5", "calibrate --variant five --player net", "simulate --variant nobid --players net"} {
		code, _, errs := call(t, ctx, "", strings.Fields(args)...)
		if code != exitNo || !strings.HasPrefix(errs, "ninetynine: ") || !strings.Contains(errs, "interrupted") || strings.Contains(errs, "context") {
			t.Errorf("%s: exit code %d: %s", args, code, errs)
		}
	}
}

// TestFindingsSayTheirMaker: every block of the page of findings says what made it, and whether that is as it would be
// today.
func TestFindingsSayTheirMaker(t *testing.T) {
	for _, block := range regexp.MustCompile(`(?ms)^<!-- begin: (ninetynine simulate [^\n]*) -->\n(.*?)^<!-- end -->$`).FindAllStringSubmatch(readFile(t, "../../docs/findings.md"), -1) {
		said := regexp.MustCompile(`(?m)^Made by build [^,]+, (.*?)(; today’s players play differently)?\.$`).FindStringSubmatch(block[2])
		if said == nil {
			t.Errorf("%.80s: the block does not say what made it", block[1])
		} else if today := playersToday(t, said[1]); (said[1] == today) == (said[2] != "") {
			t.Errorf("%.80s: the block says %q, and today's players are %s: count again, or write that they play differently", block[1], said[0], today)
		}
	}
}

// TestStrengthSaysEditions: the page on strength names today's editions and nets, and the edition of its scale.
func TestStrengthSaysEditions(t *testing.T) {
	page := readFile(t, "../../docs/strength.md")
	for _, pattern := range []string{`Today’s are (.*?)\.\n`, `made again by (.*?) \(`} {
		said := regexp.MustCompile(pattern).FindStringSubmatch(page)
		if said == nil || said[1] != playersToday(t, said[1]) {
			t.Errorf("the page says %q of %s", said, playersToday(t, said[1]))
		}
	}
	if want := fmt.Sprintf("**Edition %d** of the [levels]", search.Edition); !strings.Contains(page, want) {
		t.Errorf("the section on levels does not begin with %q: measure them, and say there of which edition the figures are", want)
	}
}

// TestStrengthCounted counts again what is cheap to count of the page on strength.
func TestStrengthCounted(t *testing.T) {
	gate.Only(t, "plays 120,000 deals of net")
	page := readFile(t, "../../docs/strength.md")
	command := regexp.MustCompile("`ninetynine (arena [^`]* --units 20000 --seed champion)`").FindStringSubmatch(page)
	if command == nil {
		t.Fatal("the page does not say how it was counted")
	}
	_, out, errs := call(t, t.Context(), "", append(strings.Fields(command[1]), "--json")...)
	var got struct{ Results []lab.Verdict }
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err, errs)
	}
	want := "| `net` against two `greedy` |"
	for i := range got.Results {
		m := got.Results[i].Margin.Mean
		want += strings.ReplaceAll(fmt.Sprintf(" %+.1f ± %.1f (20,000) |", m.Mean, (m.High-m.Low)/2), "-", "−")
	}
	if !strings.Contains(page, want+"\n") {
		t.Errorf("the page does not have %s: count again what stands beside it, too", want)
	}
}

// playersToday returns what results say of the players that a text names so, as they play today.
func playersToday(t *testing.T, said string) string {
	var names []string
	for _, p := range regexp.MustCompile(`(\S+) of edition \d+`).FindAllStringSubmatch(said, -1) {
		names = append(names, p[1])
	}
	by := must.Get(bot.Made(names...))(t)
	_, players, _ := strings.Cut(by.String(), ", ")
	return players
}
