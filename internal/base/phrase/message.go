package phrase

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

type message []part

// A part is text, the number sign of a plural, or an argument: printed as it is, or choosing among
// branches by number or by word.
type part struct {
	text     string
	sharp    bool
	arg      string
	kind     string // "", "plural" or "select"
	branches []branch
}

type branch struct {
	when string // "=0", "one", "other", or a word
	then message
}

// MarshalJSON writes a message as browsers read it: a text, or a list of its parts. A part is a text,
// 0 for the number sign, or an argument: its name and, if it chooses, its kind and branches.
func (m message) MarshalJSON() ([]byte, error) {
	if len(m) == 1 && m[0].arg == "" && !m[0].sharp {
		return json.Marshal(m[0].text)
	}
	parts := make([]any, len(m))
	for i, p := range m {
		switch {
		case p.sharp:
			parts[i] = 0
		case p.arg == "":
			parts[i] = p.text
		case p.kind == "":
			parts[i] = []string{p.arg}
		default:
			branches := map[string]message{}
			for _, b := range p.branches {
				branches[b.when] = b.then
			}
			parts[i] = []any{p.arg, p.kind, branches}
		}
	}
	return json.Marshal(parts)
}

// write appends the message; number replaces #.
func (m message) write(out *strings.Builder, by plurals, args map[string]any, number string) {
	for _, p := range m {
		switch {
		case p.sharp:
			out.WriteString(number)
		case p.arg == "":
			out.WriteString(p.text)
		case p.kind == "":
			fmt.Fprint(out, args[p.arg])
		default:
			value := fmt.Sprint(args[p.arg])
			inner := number
			if p.kind == "plural" {
				inner = value
			}
			p.choose(by, value).write(out, by, args, inner)
		}
	}
}

func (p *part) choose(by plurals, value string) message {
	wanted := []string{value, "other"}
	if p.kind == "plural" {
		n, _ := strconv.Atoi(value)
		wanted = []string{"=" + value, by(max(n, -n)), "other"}
	}
	for _, w := range wanted {
		for _, b := range p.branches {
			if b.when == w {
				return b.then
			}
		}
	}
	return nil
}

func parse(text string) (message, error) {
	p := parser{rest: text}
	m, err := p.message(false)
	if err == nil && p.rest != "" {
		err = fmt.Errorf("a } too many before %q", p.rest)
	}
	return m, err
}

type parser struct{ rest string }

// message reads up to the end or to an unmatched brace; # is special only inside a plural.
func (p *parser) message(plural bool) (message, error) {
	var m message
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			m = append(m, part{text: text.String()})
			text.Reset()
		}
	}
	for p.rest != "" && p.rest[0] != '}' {
		switch c := p.rest[0]; {
		case c == '\'' && len(p.rest) > 1 && strings.ContainsRune("{}#'", rune(p.rest[1])):
			p.quoted(&text)
		case c == '#' && plural:
			flush()
			m = append(m, part{sharp: true})
			p.rest = p.rest[1:]
		case c == '{':
			flush()
			arg, err := p.argument(plural)
			if err != nil {
				return nil, err
			}
			m = append(m, arg)
		default:
			text.WriteByte(c)
			p.rest = p.rest[1:]
		}
	}
	flush()
	return m, nil
}

// quoted reads the text between apostrophes, or a doubled apostrophe.
func (p *parser) quoted(text *strings.Builder) {
	if p.rest[1] == '\'' {
		text.WriteByte('\'')
		p.rest = p.rest[2:]
		return
	}
	inner, rest, _ := strings.Cut(p.rest[1:], "'")
	text.WriteString(inner)
	p.rest = rest
}

// argument reads from { to its }.
func (p *parser) argument(plural bool) (part, error) {
	end := strings.IndexAny(p.rest, ",}")
	if end < 0 {
		return part{}, fmt.Errorf("%q is not closed", p.rest)
	}
	a := part{arg: strings.TrimSpace(p.rest[1:end])}
	if a.arg == "" {
		return a, fmt.Errorf("an argument without a name in %q", p.rest)
	}
	closed := p.rest[end] == '}'
	p.rest = p.rest[end+1:]
	if closed {
		return a, nil
	}
	kind, rest, ok := strings.Cut(p.rest, ",")
	a.kind, p.rest = strings.TrimSpace(kind), rest
	if !ok || a.kind != "plural" && a.kind != "select" {
		return a, fmt.Errorf("%q is neither plural nor select", a.kind)
	}
	return a, p.choices(&a, plural || a.kind == "plural")
}

// choices reads the branches of a plural or select and its closing brace.
func (p *parser) choices(a *part, plural bool) error {
	for {
		p.rest = strings.TrimLeft(p.rest, " \n\t")
		if after, ok := strings.CutPrefix(p.rest, "}"); ok {
			p.rest = after
			break
		}
		when, rest, ok := strings.Cut(p.rest, "{")
		if !ok {
			return fmt.Errorf("a branch of %s has no {", a.arg)
		}
		p.rest = rest
		then, err := p.message(plural)
		if err != nil {
			return err
		}
		if !strings.HasPrefix(p.rest, "}") {
			return fmt.Errorf("a branch of %s is not closed", a.arg)
		}
		p.rest = p.rest[1:]
		a.branches = append(a.branches, branch{strings.TrimSpace(when), then})
	}
	if !slices.ContainsFunc(a.branches, func(b branch) bool { return b.when == "other" }) {
		return fmt.Errorf("%s lacks the branch other", a.arg)
	}
	return nil
}
