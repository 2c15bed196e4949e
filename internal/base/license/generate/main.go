// Generate collects the licences of the program, of Go, of the Go modules in it on any released
// platform, and of the page's components. Run it after a change of modules: go generate
// ./internal/base/license
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: generate FILE")
		os.Exit(2)
	}
	text, err := collect()
	if err == nil {
		err = os.WriteFile(os.Args[1], []byte(text), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// targets are the systems that the program is built for, including browsers; modules do not differ
// with the processor.
var targets = []struct{ system, processor, program string }{
	{"linux", "amd64", "./cmd/ninetynine"},
	{"darwin", "amd64", "./cmd/ninetynine"},
	{"windows", "amd64", "./cmd/ninetynine"},
	{"js", "wasm", "./internal/doors/engine"},
}

// collect returns the text of all licences, each distinct text once.
func collect() (string, error) {
	root, err := output("go", "list", "-m", "-f", "{{.Dir}}")
	if err != nil {
		return "", err
	}
	goroot, err := output("go", "env", "GOROOT")
	if err != nil {
		return "", err
	}
	names := map[string][]string{} // of the components under a text
	var texts []string             // in the order of the file
	add := func(name, file string) error {
		b, err := os.ReadFile(file)
		text := strings.Trim(strings.ReplaceAll(string(b), "\r\n", "\n"), "\n")
		if names[text] == nil {
			texts = append(texts, text)
		}
		if !slices.Contains(names[text], name) {
			names[text] = append(names[text], name)
		}
		return err
	}
	page := filepath.Join(root, "internal/doors/page/static")
	for _, own := range []struct{ name, file string }{
		{"Ninety-Nine", filepath.Join(root, "LICENSE")},
		{"Go: its standard library, and wasm_exec.js", filepath.Join(goroot, "LICENSE")},
		{"Go: its standard library, and wasm_exec.js", filepath.Join(goroot, "PATENTS")},
		{"the page's libraries", filepath.Join(page, "vendor/LICENSE")},
		{"the fonts, Alegreya and Alegreya Sans", filepath.Join(page, "font/LICENSE")},
	} {
		if err := add(own.name, own.file); err != nil {
			return "", err
		}
	}
	modules, err := linked(root)
	if err != nil {
		return "", err
	}
	for _, name := range slices.Sorted(maps.Keys(modules)) {
		for _, file := range slices.Sorted(maps.Keys(modules[name])) {
			if err := add(name, file); err != nil {
				return "", err
			}
		}
	}
	var b strings.Builder
	b.WriteString("The licences of Ninety-Nine, and of what others made that is in it.\n")
	for _, text := range texts {
		fmt.Fprintf(&b, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), strings.Join(names[text], "\n"), text)
	}
	return b.String(), nil
}

func linked(root string) (map[string]map[string]bool, error) {
	modules := map[string]map[string]bool{}
	for _, t := range targets {
		cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}", t.program)
		cmd.Dir, cmd.Env = root, append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.system, "GOARCH="+t.processor)
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", strings.Join(cmd.Args, " "), err)
		}
		for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
			module := strings.Split(lines.Text(), "\t")
			if len(module) < 3 {
				continue
			}
			if modules[module[0]] == nil {
				modules[module[0]] = map[string]bool{}
			}
			if err := find(module[1], module[2], modules[module[0]]); err != nil {
				return nil, fmt.Errorf("%s: %w", module[0], err)
			}
		}
	}
	for name, files := range modules {
		if len(files) == 0 {
			return nil, fmt.Errorf("%s has no licence", name)
		}
	}
	return modules, nil
}

// licence matches the names of files, and of folders of files, that a distributor passes on.
var licence = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|unlicense|third[-_]party[-_]licen[cs]es)`)

// find adds the licence files that apply to a package of a module: those in its folder, and in the
// folders above it in the module.
func find(module, folder string, found map[string]bool) error {
	for {
		entries, err := os.ReadDir(folder)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if !licence.MatchString(e.Name()) || strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "LOGO") {
				continue
			}
			err := filepath.WalkDir(filepath.Join(folder, e.Name()), func(at string, d fs.DirEntry, err error) error {
				if err == nil && !d.IsDir() {
					found[at] = true
				}
				return err
			})
			if err != nil {
				return err
			}
		}
		if folder == module {
			return nil
		}
		folder = filepath.Dir(folder)
	}
}

func output(name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w", strings.Join(cmd.Args, " "), err)
	}
	text := strings.TrimSpace(string(out))
	return text, nil
}
