package lab

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

// suiteFiles are the suites, with the nets that no player has any more.
//
//go:embed suites
var suiteFiles embed.FS

// A Suite is an examination for any player: contests whose cards and opponents never change.
type Suite struct {
	Name   string     `json:"name"`
	Units  int        `json:"units"` // of each contest at most; a result may have the first ones alone
	Panel  []Panelist `json:"panel"`
	Tracks []Track    `json:"tracks"`

	sum string // SHA-256 of its file, in hexadecimal
}

// A Panelist is an opponent of a suite.
type Panelist struct {
	ID    string `json:"id"`
	Plays string `json:"plays"`          // the name of its player, with the edition
	Net   string `json:"net,omitempty"`  // SHA-256 of its net, in hexadecimal
	File  string `json:"file,omitempty"` // that has the net, if no player of this program has it

	// StandIn plays on in its place where luck is reckoned, since it would take too long; "": it does so itself.
	StandIn string `json:"standIn,omitempty"`

	model *nn.Model // of the file
}

// A Track is one kind of contest, against each of the panel.
type Track struct {
	ID      string        `json:"id"`
	Variant string        `json:"variant"`
	Seed    string        `json:"seed"`
	Games   bool          `json:"games,omitempty"`
	Trumps  []rules.Trump `json:"trumps,omitempty"` // see [Contest]
}

// SuiteNames lists the suites.
func SuiteNames() (names []string) {
	all, _ := suiteFiles.ReadDir("suites") // it is in the program
	for _, f := range all {
		if name, is := strings.CutSuffix(f.Name(), ".json"); is {
			names = append(names, name)
		}
	}
	return names
}

// OpenSuite returns the suite with the name. It is an error if players of the panel no longer play as the suite
// says.
func OpenSuite(name string) (*Suite, error) {
	text, err := suiteFiles.ReadFile("suites/" + name + ".json")
	if err != nil {
		return nil, fmt.Errorf("there is no suite %q; there are: %s", name, strings.Join(SuiteNames(), ", "))
	}
	s := &Suite{sum: fmt.Sprintf("%x", sha256.Sum256(text))}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(s); err != nil {
		return nil, fmt.Errorf("suite %s: %w", name, err)
	}
	return s, s.checkPanel()
}

func (s *Suite) checkPanel() error {
	for i := range s.Panel {
		if err := s.check(&s.Panel[i]); err != nil {
			return fmt.Errorf("suite %s is against %s, which plays differently in this program (%w): use a build that has the player of the suite, where a newer player can take part as exec:PROGRAM", s.Name, s.Panel[i].ID, err)
		}
	}
	return nil
}

// check returns an error if the panelist has no longer the edition or the net of the suite.
func (s *Suite) check(p *Panelist) error {
	b, err := bot.New(p.Plays)
	if err != nil {
		return err
	}
	if err := b.Close(); err != nil || p.Net == "" {
		return err
	}
	g, err := rules.Open(s.Tracks[0].Variant)
	if err != nil {
		return err
	}
	sum, err := trained.Hash(g)
	if p.File != "" {
		var data []byte
		if data, err = suiteFiles.ReadFile("suites/" + p.File); err != nil {
			return err
		}
		sum = sha256.Sum256(data)
		p.model, err = nn.Read(data, nn.ShapeOf(g))
	}
	if now := hex.EncodeToString(sum[:]); err == nil && now != p.Net {
		return fmt.Errorf("its net is %.16s, not %.16s", now, p.Net)
	}
	return err
}

// name returns the name of the panelist's player in the track.
func (p *Panelist) name(t *Track) string {
	if p.File != "" {
		return t.name(p.ID, true)
	}
	return t.name(p.Plays, p.Net != "")
}

// name returns the name of a player in the track: one with a net plays deals for their points, and games to win them.
func (t *Track) name(player string, net bool) string {
	_, options, some := strings.Cut(player, ":")
	switch {
	case t.Games || !net || strings.Contains(options, "points="):
		return player
	case some:
		return player + "+points=1"
	}
	return player + ":points=1"
}

// standIn returns who plays on in its place where luck is reckoned; "" where it is not.
func (p *Panelist) standIn(t *Track, once bool) string {
	if t.Games || !once {
		return ""
	}
	return cmp.Or(p.StandIn, p.name(t))
}

// open makes the players of a suite, as [Bots.Open] does.
func (s *Suite) open(name string) (bot.Bot, error) {
	id, options, some := strings.Cut(name, ":")
	i := slices.IndexFunc(s.Panel, func(p Panelist) bool { return p.ID == id && p.model != nil })
	if i < 0 {
		return bot.New(name)
	}
	if id = s.Panel[i].Plays; some {
		id += ":" + options
	}
	b, err := bot.New(id)
	if e, ok := b.(*bot.Expert); ok {
		e.Model = s.Panel[i].model
	}
	return b, err
}

// Made returns what makes the results of players in the suite, see [bot.MadeIn]: the players, and the panel.
func (s *Suite) Made(players ...string) (bot.Maker, error) {
	g, err := rules.Open(s.Tracks[0].Variant)
	if err != nil {
		return bot.Maker{}, err
	}
	m, err := bot.MadeIn(g, players...)
	for _, p := range s.Panel {
		of, failed := bot.MadeIn(g, p.Plays)
		if err = cmp.Or(err, failed); err != nil {
			return m, err
		}
		one := of.Players[0]
		if p.File != "" {
			one.Name, one.Net = p.ID, p.Net[:16]
		}
		if !slices.Contains(m.Players, one) {
			m.Players = append(m.Players, one)
		}
	}
	return m, err
}

// A pairing is a contest of a suite: against whom, of which kind, at which tables.
type pairing struct {
	against *Panelist
	track   *Track
	table   Tables
}

func (p pairing) String() string {
	return fmt.Sprintf("%s against %s, %s", p.track.ID, p.against.ID, p.table.kind())
}

// pairings returns the contests against the panelists with these names in the order of play.
func (s *Suite) pairings(panel []string) (all []pairing) {
	for i := range s.Panel {
		if !slices.Contains(panel, s.Panel[i].ID) {
			continue
		}
		for j := range s.Tracks {
			all = append(all, pairing{&s.Panel[i], &s.Tracks[j], One}, pairing{&s.Panel[i], &s.Tracks[j], Rest})
		}
	}
	return all
}
