package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/trained"
	"ninetynine/rules"
)

var long = flag.Bool("long", false, "all variants and players, and every processor that can be had here")

// A machine is a way to build the program and to run it.
type machine struct {
	name  string
	build []string // environment and flags of go build
	run   []string // what runs the program: nothing, or another
	env   []string // of the program
	long  bool     // only with -long
}

// machines returns those available here; the others are compared with the first.
func machines(t *testing.T) (all []machine) {
	here := []string{"CGO_ENABLED=0"}
	all = []machine{{name: "here", build: here}}
	if runtime.GOARCH == "amd64" {
		all = append(all,
			machine{name: "AVX2", build: here, env: []string{"GODEBUG=cpu.avx512f=off"}},
			machine{name: "no AVX", build: here, env: []string{"GODEBUG=cpu.avx512f=off,cpu.avx2=off"}},
			machine{name: "fusing", build: []string{"CGO_ENABLED=0", "GOAMD64=v3", "-tags=purego"}, long: true},
			machine{name: "386", build: []string{"CGO_ENABLED=0", "GOARCH=386"}, long: true})
	}
	if emulator, err := exec.LookPath("qemu-aarch64"); err == nil {
		all = append(all, machine{name: "arm64", build: []string{"CGO_ENABLED=0", "GOOS=linux", "GOARCH=arm64"}, run: []string{emulator}, long: true})
	}
	if node, err := exec.LookPath("node"); err == nil {
		root := must.Get(exec.Command("go", "env", "GOROOT").Output())(t)
		start := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
		engine := machine{
			name: "WebAssembly", run: []string{node, "run.js", start},
			build: []string{"GOOS=js", "GOARCH=wasm", "GOWASM=satconv,signext", "-trimpath"}, // as the engine is built
		}
		plain := engine
		plain.name, plain.env, plain.long = "WebAssembly without vectors", []string{"VECTORS=off"}, true
		all = append(all, engine, plain)
	}
	return slices.DeleteFunc(all, func(m machine) bool { return m.long && !*long })
}

func (m *machine) built(t *testing.T, folder string) string {
	file := filepath.Join(folder, fmt.Sprintf("%x", strings.Join(m.build, " ")))
	if _, err := os.Stat(file); err == nil {
		return file // for another machine
	}
	args := []string{"build", "-o", file}
	cmd := exec.Command("go")
	cmd.Env = os.Environ()
	for _, b := range m.build {
		if strings.HasPrefix(b, "-") {
			args = append(args, b)
		} else {
			cmd.Env = append(cmd.Env, b)
		}
	}
	cmd.Args = append(cmd.Args, append(args, ".")...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building for %s: %v\n%s", m.name, err, out)
	}
	return file
}

// plays returns the records that the program prints on the machine.
func (m *machine) plays(t *testing.T, folder string, args ...string) []byte {
	command := append(slices.Clone(m.run), m.built(t, folder))
	cmd := exec.Command(command[0], append(command[1:], args...)...)
	cmd.Env = append(append(os.Environ(), "NETS="+nets(t, folder)), m.env...)
	var faults bytes.Buffer
	cmd.Stderr = &faults
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", m.name, err, &faults)
	}
	return out
}

func nets(t *testing.T, folder string) string {
	files := must.Get(trained.Files())(t)
	folder = filepath.Join(folder, "nets")
	must.Do(t, os.MkdirAll(folder, 0o755))
	for name, data := range files {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), data, 0o644))
	}
	return folder
}

// TestAlike: the same seeds and players give the same records, hints and pars on every platform, byte for byte.
func TestAlike(t *testing.T) {
	gate.Only(t, "builds the program for several platforms")
	args := []string{"-variants", "standard,duel", "-players", small("expert", "net", "club", "strong", "casual")}
	if *long {
		var all []string
		for _, v := range rules.Catalogue() {
			all = append(all, v.ID)
		}
		args = []string{"-variants", strings.Join(all, ","), "-players", small(bot.BuiltIn()...), "-deals", "2"}
	}
	folder := t.TempDir()
	var want []byte
	for i, m := range machines(t) {
		got := maker.ReplaceAll(m.plays(t, folder, args...), nil)
		if i == 0 {
			want = got
		}
		if len(got) == 0 || !bytes.Equal(got, want) {
			t.Errorf("%s plays otherwise:\n%s", m.name, firstDifference(got, want))
		}
		t.Logf("%s: %d bytes", m.name, len(got))
	}
}

// maker is what a record says of the program, which has other nets besides the small ones on some platforms.
var maker = regexp.MustCompile(`,"madeBy":\{(?:[^{}]|\{[^}]*\})*\}`)

// small names players with the small nets, the only ones in a browser.
func small(players ...string) string {
	for i, name := range players {
		if _, err := bot.New(name + ":small=1"); err == nil {
			players[i] = name + ":small=1"
		}
	}
	return strings.Join(players, ",")
}

func firstDifference(got, want []byte) string {
	a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Sprintf("line %d\n%.300s\n%.300s", i+1, a[i], b[i])
		}
	}
	return fmt.Sprintf("%d lines, not %d", len(a), len(b))
}
