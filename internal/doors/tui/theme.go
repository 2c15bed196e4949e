package tui

import (
	"image/color"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
)

// A tone is a colour by its purpose.
type tone uint8

const (
	keep     tone = iota // unchanged
	paper                // the page
	text                 // text on the page
	muted                // less important, on the page
	accent               // needs attention, on the page
	felt                 // the table
	light                // on the table
	soft                 // less important, on the table
	glow                 // needs attention, on the table
	card                 // the face of a card
	black                // a black suit on a card
	red                  // a red suit on a card
	dim                  // the face of a card that cannot be played
	dimBlack             // on it
	dimRed               // on it
	edge                 // of a card over another
	redText              // a red suit on the page
	redLight             // a red suit on the table
	back                 // of a card
	pattern              // on it
	tones
)

// A palette is the colours of a theme. Without colour, cards have borders and playable cards are in
// brackets.
type palette struct {
	colours [tones]color.Color
	mono    bool // no colours
	ascii   bool // no characters outside ASCII
}

// style returns the ink as the terminal's style.
func (p *palette) style(k ink) uv.Style {
	return uv.Style{Fg: p.colours[k.fg], Bg: p.colours[k.bg], Attrs: k.attr, Underline: k.line}
}

func hex(s string) color.Color { return lipgloss.Color(s) }

// newPalette returns the day or the night palette for the terminal's capabilities.
func newPalette(dark bool, profile colorprofile.Profile, ascii bool) *palette {
	p := &palette{mono: profile < colorprofile.ANSI, ascii: ascii}
	switch {
	case p.mono:
		return p
	case profile == colorprofile.ANSI:
		p.colours = sixteen()
	case dark:
		p.colours = night()
	default:
		p.colours = day()
	}
	for i, c := range p.colours {
		if c != nil {
			p.colours[i] = profile.Convert(c)
		}
	}
	return p
}

func day() [tones]color.Color {
	return [tones]color.Color{
		paper: hex("#F3EAD8"), text: hex("#2A241E"), muted: hex("#6C6050"), accent: hex("#C2331A"),
		felt: hex("#1C4A4F"), light: hex("#F3EAD8"), soft: hex("#9DBAB6"), glow: hex("#FF9B78"),
		card: hex("#FFFAEE"), black: hex("#221E1A"), red: hex("#B4231A"),
		dim: hex("#7C9692"), dimBlack: hex("#24393A"), dimRed: hex("#6A2A20"), edge: hex("#B9AE98"),
		redText: hex("#A8261B"), redLight: hex("#FFB3A1"), back: hex("#3E6F70"), pattern: hex("#6F9A96"),
	}
}

func night() [tones]color.Color {
	return [tones]color.Color{
		paper: hex("#1B1916"), text: hex("#E8DECA"), muted: hex("#978C7B"), accent: hex("#F2714F"),
		felt: hex("#10353A"), light: hex("#E8DECA"), soft: hex("#84A3A1"), glow: hex("#FF8F6B"),
		card: hex("#EADFC9"), black: hex("#1F1B17"), red: hex("#A31F17"),
		dim: hex("#5C7573"), dimBlack: hex("#142526"), dimRed: hex("#45150F"), edge: hex("#A59A83"),
		redText: hex("#F08A75"), redLight: hex("#F5A492"), back: hex("#265256"), pattern: hex("#4B7A7B"),
	}
}

// sixteen uses the terminal's own background and colours. Their
// looks are not known, so it keeps to the safest pairs.
func sixteen() [tones]color.Color {
	return [tones]color.Color{
		accent: lipgloss.BrightRed, glow: lipgloss.BrightRed,
		card: lipgloss.White, black: lipgloss.Black, red: lipgloss.Red,
		dim: lipgloss.BrightBlack, dimBlack: lipgloss.Black, dimRed: lipgloss.Black, edge: lipgloss.BrightBlack,
		redText: lipgloss.Red, redLight: lipgloss.BrightRed, pattern: lipgloss.Cyan,
	}
}
