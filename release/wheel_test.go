package main

import (
	"archive/zip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPythonVersions: pip sorts a candidate, and a commit, before its release.
func TestPythonVersions(t *testing.T) {
	for version, want := range map[string]string{
		"v1.2.0": "1.2.0", "v1.2.0-rc.1": "1.2.0rc1", "v0.0.0-20261123233515-890f567abcde": "0.0.0.dev20261123233515",
		"v1.2.1-0.20261123233515-890f567abcde": "1.2.1.dev20261123233515", "v1.2.0-rc.1.0.20261123233515-890f567abcde": "1.2.0.dev20261123233515",
		"(devel)": "", "v1.2.0-beta": "",
	} {
		b := pretended(platforms[0])
		b.info.Main.Version = version
		if got, err := b.pythonVersion(); got != want || (err == nil) != (want != "") {
			t.Errorf("%s becomes %q, %v, want %q", version, got, err, want)
		}
	}
}

// TestDescribed: a wheel requires what pyproject.toml does, each of several, and for an extra only with it.
func TestDescribed(t *testing.T) {
	p := project{
		Description: "A [package]", Python: ">=3.10", Dependencies: []string{"numpy[all]>=1.22", "scipy; os_name == 'nt'"},
		Extras: map[string][]string{"two": {"a>=1", "b; python_version < '3.14' or os_name == 'nt'"}, "one": {"c"}},
	}
	want := `Summary: A [package]
Requires-Python: >=3.10
Requires-Dist: numpy[all]>=1.22
Requires-Dist: scipy; os_name == 'nt'
Provides-Extra: one
Requires-Dist: c; extra == 'one'
Provides-Extra: two
Requires-Dist: a>=1; extra == 'two'
Requires-Dist: b; (python_version < '3.14' or os_name == 'nt') and extra == 'two'
`
	if is := p.fields(); is != want {
		t.Errorf("it says\n%s", is)
	}
}

// TestWheels: each platform has one, which holds the program and the package.
func TestWheels(t *testing.T) {
	for _, p := range platforms {
		folder := t.TempDir()
		if err := pretended(p).wheel(folder); err != nil {
			t.Fatal(err)
		}
		files, err := filepath.Glob(filepath.Join(folder, "ninetynine-1.2.1.dev20261123233515-py3-none-*.whl"))
		if err != nil || len(files) != 1 || tags[p] == "" {
			t.Fatalf("%s has the wheels %v, %v", p, files, err)
		}
		z, err := zip.OpenReader(files[0])
		if err != nil {
			t.Fatal(err)
		}
		modes := map[string]os.FileMode{}
		for _, f := range z.File {
			modes[f.Name] = f.Mode()
		}
		if modes["ninetynine/bin/"+p.program()] != 0o755 || modes["ninetynine/_program.py"] != 0o644 || modes["ninetynine/py.typed"] != 0o644 || modes["ninetynine/examples/learn.py"] != 0o644 {
			t.Errorf("%s has %v", p, modes)
		}
		if err := z.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestWheelInstalls: pip installs a wheel into a clean virtual environment, without a network; it has the program.
func TestWheelInstalls(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil || os.PathSeparator != '/' {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skip("needs python3")
	}
	folder := t.TempDir()
	b := pretended(host())
	b.program = []byte("#!/bin/sh\necho it runs, \"$@\"\n")
	if err := b.wheel(folder); err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*.whl"))
	venv := filepath.Join(folder, "venv")
	for _, command := range [][]string{
		{"python3", "-m", "venv", venv},
		{venv + "/bin/pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", files[0]},
		{venv + "/bin/pip", "check"},
		{venv + "/bin/python", "-c", "import importlib.metadata as m, pip._vendor.packaging.requirements as r\nfor line in m.requires('ninetynine'): r.Requirement(line)"},
		{"sh", "-c", venv + "/lib/python3*/site-packages/ninetynine/bin/ninetynine version"}, // the command needs numpy
	} {
		out, err := exec.CommandContext(t.Context(), command[0], command[1:]...).CombinedOutput()
		switch {
		case command[1] == "check":
			if !strings.Contains(string(out), "requires numpy, which is not installed") {
				t.Errorf("pip finds: %s", out)
			}
		case err != nil:
			t.Fatalf("%v: %v: %s", command, err, out)
		case command[0] == "sh" && string(out) != "it runs, version\n":
			t.Errorf("the program says %s", out)
		}
	}
}
