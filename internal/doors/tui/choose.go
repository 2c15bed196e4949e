package tui

import (
	"context"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// A Chosen is the person's choice; Variant is empty if they left.
type Chosen struct {
	Variant string
	Level   string // of the bots; "" if none was chosen
	Deals   int    // of the match; 0: by the variant
	Guide   bool   // a newcomer wants a first, guided match
	Book    *phrase.Book
}

// Choose asks for the variant, the opponents, the length and the language. It uses only the fields of cfg
// that concern appearance.
func Choose(ctx context.Context, cfg Config, options ...tea.ProgramOption) (Chosen, error) {
	m := newChooser(cfg)
	if err := cfg.run(m, append(options, tea.WithContext(ctx))); err != nil && ctx.Err() == nil {
		return Chosen{}, err
	}
	return m.chosen, nil
}

// A chooser is the start screen: a line for each variant.
type chooser struct {
	cfg           Config
	pal           *palette
	width, height int
	variants      []rules.Variant
	at, top       int // the cursor, and the first line shown
	levels        []string
	level         int // of the levels
	length        int // of lengths
	chosen        Chosen
}

// lengths are the numbers of deals offered for a match; 0: by the variant.
var lengths = [...]int{0, 1, 3, 9, 27}

func newChooser(cfg Config) *chooser {
	return &chooser{
		cfg: cfg, pal: newPalette(cfg.Theme != "light", cfg.Profile, cfg.ASCII), width: minWidth, height: minHeight,
		variants: rules.Catalogue(), levels: bot.Levels(), level: slices.Index(bot.Levels(), bot.DefaultLevel),
	}
}

// Init asks for the terminal's background colour, unless the theme is set.
func (c *chooser) Init() tea.Cmd { return c.cfg.ground() }

func (c *chooser) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		c.width, c.height = msg.Width, msg.Height
	case tea.BackgroundColorMsg:
		c.pal = newPalette(msg.IsDark(), c.cfg.Profile, c.cfg.ASCII)
	case tea.KeyPressMsg:
		if c.rows() < 1 && !isQuit(msg) && !strings.EqualFold(msg.Text, c.cfg.Book.Say("key.quit")) {
			return c, nil // nothing to choose is shown
		}
		if msg.Text == "+" || msg.Text == "-" { // on some keyboards with shift
			return c, c.key(msg.Text)
		}
		return c, c.key(msg.Keystroke())
	case tea.MouseWheelMsg:
		if c.rows() < 1 {
			return c, nil
		}
		return c, c.key(map[tea.MouseButton]string{tea.MouseWheelUp: "up", tea.MouseWheelDown: "down"}[msg.Button])
	case tea.MouseClickMsg:
		do, _ := c.draw().at(msg.X, msg.Y)
		if do.do == pick {
			c.at = do.n
		}
		return c, c.key(map[verb]string{pick: "enter", quit: "q", move: "right", more: "+", choose: "d", newcomer: "n"}[do.do])
	}
	return c, nil
}

func (c *chooser) key(name string) tea.Cmd {
	switch name {
	case "up", "k":
		c.at--
	case "down", "j":
		c.at++
	case "home":
		c.at = 0
	case "end":
		c.at = len(c.variants) - 1
	case "left", "shift+tab":
		c.turn(-1)
	case "right", "tab", "l":
		c.turn(1)
	case "+":
		c.level = min(c.level+1, len(c.levels)-1)
	case "-":
		c.level = max(c.level-1, 0)
	case "d":
		c.length = (c.length + 1) % len(lengths)
	case "enter", "space":
		c.chosen = Chosen{Variant: c.variants[c.at].ID, Deals: lengths[c.length], Book: c.cfg.Book}
		if level := c.levels[c.level]; level != bot.DefaultLevel {
			c.chosen.Level = level
		}
		return tea.Quit
	case "n":
		if c.cfg.Newcomer {
			c.chosen = Chosen{Variant: c.variants[0].ID, Level: search.LevelNames()[0], Guide: true, Book: c.cfg.Book}
			return tea.Quit
		}
	case "q", "shift+q", "esc", "ctrl+c", "ctrl+d":
		return tea.Quit
	}
	c.at = max(0, min(len(c.variants)-1, c.at))
	return nil
}

// rows returns how many variants the window shows; 0 if it is too small to choose in.
func (c *chooser) rows() int {
	if c.width < leastWidth {
		return 0
	}
	return c.height - 6
}

// leastWidth is the least width of the start screen: half the table's.
const leastWidth = minWidth / 2

func (c *chooser) turn(n int) {
	all := phrase.Languages()
	i := (slices.Index(all, c.cfg.Book.Tag()) + n + len(all)) % len(all)
	c.cfg.Book = phrase.Open(all[i])
}

func (c *chooser) View() tea.View { return c.cfg.screen(c.draw()) }

func (c *chooser) draw() *page {
	p := newPage(c.width, c.height, c.pal)
	b := c.cfg.Book
	if c.rows() < 1 {
		p.notice(c.cfg.tooSmall(c.width, c.height))
		return p
	}
	x := max(2, (c.width-96)/2)
	w := c.width - 2*x
	p.within(x, 1, w, b.Say("start.title"), onPaper.with(bold))
	p.within(x, 2, w, b.Say("start.what"), quiet)
	level := "page.level." + c.levels[c.level]
	start := p.right(x+w, 1, p.fit("− + "+b.Say("page.home.level")+": "+b.Say(level), w-30), onPaper)
	p.zone(rect{start, 1, x + w - start, 1}, command{do: more})
	end := start - 3
	start = p.right(end, 1, "D "+b.Say("start.length", "n", lengths[c.length]), onPaper)
	p.zone(rect{start, 1, end - start, 1}, command{do: choose})
	if c.cfg.Newcomer {
		end := p.text(x, 3, "N  "+p.fit(b.Say("start.newcomer"), w-3), onPaper.with(bold))
		p.zone(rect{x, 3, end - x, 1}, command{do: newcomer})
	}
	rows := c.rows()
	c.top = max(0, min(c.top, c.at), c.at-rows+1)
	names := 0
	for i := range c.variants {
		names = max(names, width(b.Variant(&c.variants[i])))
	}
	for i := c.top; i < len(c.variants) && i-c.top < rows; i++ {
		c.row(p, rect{x, 4 + i - c.top, w, 1}, min(names, w/2), i)
	}
	p.shortcuts(x, c.height-1, 3, []shortcut{
		{"↑ ↓", b.Say("start.move"), command{}}, {b.Say("key.enter"), b.Say("start.play"), command{do: pick, n: c.at}},
		{"← →", b.Say("start.language"), command{do: move}}, {b.Say("key.quit"), b.Say("keys.quit"), command{do: quit}},
	})
	return p
}

// row draws a variant: its name, the number of players, its description.
func (c *chooser) row(p *page, r rect, names, i int) {
	v, b := &c.variants[i], c.cfg.Book
	k, about := p.entry(r, i == c.at, command{do: pick, n: i})
	if i == c.at {
		k = k.with(bold)
	}
	p.within(r.x, r.y, names, b.Variant(v), k)
	p.text(r.x+names+2, r.y, strconv.Itoa(v.Live()), k)
	if b.Has("about." + v.ID) {
		p.within(r.x+names+5, r.y, r.w-names-5, b.Say("about."+v.ID), about)
	}
}
