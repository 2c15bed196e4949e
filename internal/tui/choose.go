package tui

import (
	"context"
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/rules"
)

// A Chosen is what a person chose to play; no variant if nothing.
type Chosen struct {
	Variant string
	Level   string // of the bots; "" if none was chosen
	Book    *phrase.Book
}

// Choose asks which variant is to be played, against whom, and in which
// language. Of cfg only what concerns the looks is used.
func Choose(ctx context.Context, cfg Config, options ...tea.ProgramOption) (Chosen, error) {
	m := newChooser(cfg)
	options = append(options, tea.WithContext(ctx), tea.WithColorProfile(cfg.Profile))
	if _, err := tea.NewProgram(m, options...).Run(); err != nil && ctx.Err() == nil {
		return Chosen{}, err
	}
	return m.chosen, m.err
}

// A chooser is the start screen: the variants, a line each.
type chooser struct {
	cfg           Config
	pal           *palette
	width, height int
	variants      []rules.Variant
	at, top       int // the cursor, and the first line shown
	levels        []string
	level         int // of those
	chosen        Chosen
	err           error
}

func newChooser(cfg Config) *chooser {
	return &chooser{cfg: cfg, pal: newPalette(cfg.Theme != "light", cfg.Profile, cfg.ASCII), width: minWidth, height: minHeight, variants: rules.Catalogue(), levels: bot.Levels(), level: slices.Index(bot.Levels(), bot.Usual)}
}

// Init asks for the terminal's ground, unless a theme was asked for.
func (c *chooser) Init() tea.Cmd {
	if c.cfg.Theme == "light" || c.cfg.Theme == "dark" {
		return nil
	}
	return tea.RequestBackgroundColor
}

// Update takes a message.
func (c *chooser) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		c.width, c.height = msg.Width, msg.Height
	case tea.BackgroundColorMsg:
		c.pal = newPalette(msg.IsDark(), c.cfg.Profile, c.cfg.ASCII)
	case tea.KeyPressMsg:
		if msg.Text == "+" || msg.Text == "-" { // on some keyboards with shift
			return c, c.key(msg.Text)
		}
		return c, c.key(msg.Keystroke())
	case tea.MouseWheelMsg:
		switch msg.Button {
		case tea.MouseWheelUp:
			return c, c.key("up")
		case tea.MouseWheelDown:
			return c, c.key("down")
		}
	case tea.MouseClickMsg:
		if do, ok := c.draw().at(msg.X, msg.Y); ok {
			switch do.do {
			case pick:
				c.at = do.n
				return c, c.key("enter")
			case quit:
				return c, tea.Quit
			case move:
				return c, c.key("right")
			case more:
				return c, c.key("+")
			}
		}
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
	case "enter", "space":
		c.chosen = Chosen{Variant: c.variants[c.at].ID, Book: c.cfg.Book}
		if level := c.levels[c.level]; level != bot.Usual {
			c.chosen.Level = level
		}
		return tea.Quit
	case "q", "shift+q", "esc", "ctrl+c", "ctrl+d":
		return tea.Quit
	}
	c.at = max(0, min(len(c.variants)-1, c.at))
	return nil
}

// turn changes the language.
func (c *chooser) turn(n int) {
	all := phrase.Languages()
	i := (slices.Index(all, c.cfg.Book.Tag()) + n + len(all)) % len(all)
	book, err := phrase.Open(all[i])
	if err != nil {
		c.err = err
		return
	}
	c.cfg.Book = book
}

// View draws the screen.
func (c *chooser) View() tea.View {
	v := tea.NewView(c.draw().render(c.pal))
	v.AltScreen = true
	v.MouseMode = tea.MouseModeCellMotion
	v.WindowTitle = c.cfg.Book.Say("title")
	return v
}

func (c *chooser) draw() *page {
	p := newPage(max(1, c.width), max(1, c.height), onPaper)
	b := c.cfg.Book
	x := max(2, (c.width-96)/2)
	w := c.width - 2*x
	p.within(x, 1, w, b.Say("start.title"), onPaper.with(bold))
	p.within(x, 2, w, b.Say("start.what"), quiet)
	level := "page.level." + c.levels[c.level]
	start := p.right(x+w, 1, p.fit("− + "+b.Say("page.home.level")+": "+b.Say(level), w-30), onPaper)
	p.zone(rect{start, 1, x + w - start, 1}, command{do: more})
	rows := c.height - 6
	c.top = max(0, min(c.top, c.at), c.at-rows+1)
	names := 0
	for i := range c.variants {
		names = max(names, len([]rune(b.Variant(&c.variants[i]))))
	}
	names = min(names, w/2)
	for i := c.top; i < len(c.variants) && i-c.top < rows; i++ {
		c.row(p, rect{x, 4 + i - c.top, w, 1}, names, i)
	}
	y := c.height - 1
	for _, k := range []struct {
		key, label string
		do         command
	}{
		{"↑ ↓", b.Say("start.move"), command{}}, {b.Say("key.enter"), b.Say("start.play"), command{do: pick, n: c.at}},
		{"← →", b.Say("start.language"), command{do: move}}, {b.Say("key.quit"), b.Say("keys.quit"), command{do: quit}},
	} {
		start := x
		x = p.text(x, y, k.key, onPaper.with(bold))
		x = p.text(x+1, y, k.label, quiet)
		p.zone(rect{start, y, x - start, 1}, k.do)
		x += 3
	}
	return p
}

// row draws a variant: its name, the number of players, what it is.
func (c *chooser) row(p *page, r rect, names, i int) {
	v := &c.variants[i]
	b := c.cfg.Book
	k, kk := onPaper, quiet
	if i == c.at {
		k = ink{fg: light, bg: felt, attr: bold}
		if c.pal.colours[felt] == nil {
			k = ink{attr: reverse}
		}
		kk = k
		kk.attr &^= bold
		p.fill(rect{r.x - 1, r.y, r.w + 2, 1}, k)
	}
	p.within(r.x, r.y, names, b.Variant(v), k)
	p.text(r.x+names+2, r.y, strconv.Itoa(v.Live()), k)
	about := "about." + v.ID
	if b.Has(about) {
		p.within(r.x+names+5, r.y, r.w-names-5, b.Say(about), kk)
	}
	p.zone(rect{r.x - 1, r.y, r.w + 2, 1}, command{do: pick, n: i})
}
