package page

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A dealing configures how verifyRecord deals the cards.
type dealing struct {
	seed     string   // an open seed; "": committed dealing
	entropy  []string // by seat; "-": withheld after a commitment
	master   cards.Seed
	unproven bool // not mentioned in the header
}

func verifyRecord(t *testing.T, v rules.Variant, how dealing) []byte {
	t.Helper()
	g := must.Get(rules.New(v))(t)
	m := must.Get(match.New(g, 0, match.Limit{Deals: 2}))(t)
	h := &record.Header{Variant: v, Seats: make([]string, g.Seats()), Limit: m.Limit}
	for i := range h.Seats {
		h.Seats[i] = string(rune('A' + i))
	}
	if changes, err := record.Changes(&v); err == nil {
		h.Changes = changes
	}
	var entropy [][]byte
	switch {
	case how.seed != "":
		h.Seed = how.seed
	case !how.unproven:
		h.Commit = cards.Commitment(how.master).String()
		for i := range g.Seats() {
			text := ""
			if i < len(how.entropy) {
				text = how.entropy[i]
			}
			e := cards.SeedOf(text)
			switch text {
			case "":
				h.Commits, entropy = append(h.Commits, ""), append(entropy, nil)
			case "-":
				h.Commits, entropy = append(h.Commits, cards.CommitEntropy(e).String()), append(entropy, nil)
			default:
				h.Commits, entropy = append(h.Commits, cards.CommitEntropy(e).String()), append(entropy, e[:])
			}
		}
	}
	b, s := record.AppendHeader(nil, h), m.Start()
	for n := 0; s.Stage != match.Ended; n++ {
		b = appendVerifiable(t, b, m, &s, n, how, entropy)
	}
	return b
}

func appendVerifiable(t *testing.T, b []byte, m *match.Match, s *match.State, n int, how dealing, entropy [][]byte) []byte {
	t.Helper()
	note := &record.DealNote{}
	seed, number := cards.SeedOf(how.seed), uint64(n)
	switch {
	case how.seed != "":
		note.Number = &number
	case !how.unproven:
		secret := must.Get(cards.Secret(how.master, n))(t)
		seed, number, note.Secret = cards.Mix(secret, entropy...), 0, secret.String()
		for i := 0; n == 0 && i < len(entropy); i++ {
			text := ""
			if entropy[i] != nil {
				text = cards.Seed(entropy[i]).String()
			}
			note.Entropy = append(note.Entropy, text)
		}
	}
	d := m.Draw(s, &seed, number)
	b = record.AppendDeal(b, m.Game, s.Number, s.Game, &d, note)
	must.Do(t, m.Deal(s, &d))
	for s.Stage == match.Playing {
		by := m.Game.Turn(&s.Deal).First()
		a := m.Game.Options(&s.Deal, by).Nth(0)
		b = record.AppendAct(b, by, a, nil)
		m.Apply(s, a)
	}
	return record.AppendAfter(b, m, s)
}

type asked struct {
	Name    string          `json:"name"`
	Record  string          `json:"record"`
	Variant json.RawMessage `json:"variant"`
	Own     string          `json:"own,omitempty"`
	Want    string          `json:"want"` // outcomes, entropy and own
}

// verifications returns records of every variant, valid and tampered with.
func verifications(t *testing.T) (all []asked) {
	t.Helper()
	own := cards.SeedOf("a").String()
	add := func(name string, v rules.Variant, text []byte, want string) {
		v.Clauses = nil
		var header struct{ Variant string }
		must.Do(t, json.NewDecoder(bytes.NewReader(text)).Decode(&header))
		base := must.Get(rules.Named(header.Variant))(t)
		all = append(all, asked{name, string(text), record.AppendVariant(nil, &base), own, want})
	}
	for _, v := range rules.Catalogue() {
		seats := v.Live()
		entropy := []string{"a", "b", "c", "d", "e"}[:seats]
		given := strings.Repeat(" given", seats) + strings.Repeat(" none", v.Seats-seats)
		how := dealing{entropy: entropy, master: cards.SeedOf("master of " + v.ID)}
		text := verifyRecord(t, v, how)
		add(v.ID, v, text, "commit proved proved"+given+" true")
		add(v.ID+" from a seed", v, verifyRecord(t, v, dealing{seed: "kitchen table"}), "seed proved proved undefined")
	}
	v := rules.Catalogue()[0]
	how := dealing{entropy: []string{"a", "b", ""}, master: cards.SeedOf("master")}
	text := verifyRecord(t, v, how)
	lines := bytes.SplitAfter(text, []byte("\n"))
	spoil := func(old, to string, n int) []byte { return bytes.Replace(text, []byte(old), []byte(to), n) }
	secret := string(bytes.Split(bytes.Split(lines[1], []byte(`"secret":"`))[1], []byte(`"`))[0])
	other := cards.SeedOf("z").String()
	hand := string(bytes.Split(bytes.Split(lines[1], []byte(`"hands":["`))[1], []byte(`"`))[0])
	swap := strings.Join(append([]string{"2C"}, strings.Fields(hand)[1:]...), " ")
	add("other cards", v, spoil(hand, swap, 1), "commit wrong:cards proved given given none true")
	add("another secret", v, spoil(secret, other, 1), "commit wrong:secret proved given given none true")
	add("other entropy", v, spoil(own, other, 1), "commit wrong:entropy wrong:entropy given given none false")
	add("another commitment", v, spoil(cards.Commitment(how.master).String(), other, 1), "commit wrong:secret wrong:secret given given none true")
	add("no secret", v, spoil(`,"secret":"`+secret+`"`, "", 1), "commit hidden proved given given none true")
	add("withheld", v, verifyRecord(t, v, dealing{entropy: []string{"a", "-"}, master: how.master}), "commit proved proved given withheld none true")
	add("the dealer alone", v, verifyRecord(t, v, dealing{master: how.master}), "commit proved proved none none none false")
	add("no evidence", v, verifyRecord(t, v, dealing{unproven: true}), "none bare bare undefined")
	v.Ranks, v.Hand, v.Aside, v.ID, v.Name = rules.RanksFrom(cards.Nine), 8, 2, "house", "House"
	add("a house's own", v, verifyRecord(t, v, how), "commit proved proved given given none true")
	if v, err := rules.Named("classic"); err == nil {
		v.Joker, v.ID, v.Name = false, "house", "House"
		add("the dealer's last card", v, verifyRecord(t, v, how), "commit proved proved given given none true")
	}
	return all
}

// runModule runs a script, which may import the page's modules, with arguments, and returns what it prints. It needs Node.
func runModule(t *testing.T, script string, args ...string) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no node to run the page's modules")
	}
	script = `import { pathToFileURL } from "node:url";` + script
	c := exec.CommandContext(t.Context(), node, append([]string{"--no-warnings", "--input-type=module", "-e", script}, args...)...)
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return strings.TrimSpace(string(out))
}

// TestVerify runs the page's verifier on fairly dealt and on manipulated records. It needs Node.
func TestVerify(t *testing.T) {
	all := verifications(t)
	in := must.Get(json.Marshal(all))(t)
	at := filepath.Join(t.TempDir(), "records.json")
	must.Do(t, os.WriteFile(at, in, 0o600))
	found := strings.Split(runModule(t, `
		import { readFileSync } from "node:fs";
		const { changed, verify } = await import(pathToFileURL(process.argv[1]));
		for (const a of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
			const header = JSON.parse(a.record.split("\n")[0]);
			const v = await verify(a.record, changed(a.variant, header.rules), a.own);
			console.log([v.by, ...v.deals.map((d) => d.outcome + (d.why ? ":" + d.why : "")), ...v.entropy, String(v.own)].join(" "));
		}`, filepath.Join("static", "app", "study", "verify.js"), at), "\n")
	if len(found) != len(all) {
		t.Fatalf("of %d records %d were looked at", len(all), len(found))
	}
	for i, a := range all {
		if found[i] != a.Want {
			t.Errorf("%s: found %q, want %q\n%s", a.Name, found[i], a.Want, a.Record[:min(len(a.Record), 900)])
		}
	}
}
