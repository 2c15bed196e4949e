package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// tags are the platforms by Python's names. A static program needs no C library, whichever there is.
var tags = map[platform]string{
	{"linux", "amd64"}:   "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
	{"linux", "arm64"}:   "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
	{"darwin", "amd64"}:  "macosx_12_0_x86_64",
	{"darwin", "arm64"}:  "macosx_12_0_arm64",
	{"windows", "amd64"}: "win_amd64",
	{"windows", "arm64"}: "win_arm64",
}

// wheel writes the Python package with the program in it, which pip installs without a network.
func (b *build) wheel(folder string) error {
	version, err := b.pythonVersion()
	if err != nil {
		return err
	}
	tag, info := "py3-none-"+tags[b.platform], "ninetynine-"+version+".dist-info"
	entries := []entry{{name: "ninetynine/bin/" + b.platform.program(), mode: 0o755, content: b.program}}
	add := func(name string, content []byte) {
		entries = append(entries, entry{name: name, mode: 0o644, content: content})
	}
	for _, pattern := range []string{"*.py", "examples/*.py", "py.typed"} {
		files, err := filepath.Glob(filepath.Join(b.folder, "python/ninetynine", pattern))
		if err != nil {
			return err
		}
		for _, file := range files {
			content, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			add(path.Join("ninetynine", path.Dir(pattern), filepath.Base(file)), content)
		}
	}
	about, err := b.metadata(version)
	if err != nil {
		return err
	}
	add(info+"/METADATA", about)
	add(info+"/WHEEL", []byte("Wheel-Version: 1.0\nGenerator: ninetynine release\nRoot-Is-Purelib: false\n"+tagged(tag)))
	add(info+"/entry_points.txt", []byte("[console_scripts]\nninetynine = ninetynine._program:main\n"))
	add(info+"/licenses/LICENSES.txt", b.licenses)
	var sums strings.Builder
	for _, e := range entries {
		sum := sha256.Sum256(e.content)
		fmt.Fprintf(&sums, "%s,sha256=%s,%d\n", e.name, base64.RawURLEncoding.EncodeToString(sum[:]), len(e.content))
	}
	fmt.Fprintf(&sums, "%s/RECORD,,\n", info)
	add(info+"/RECORD", []byte(sums.String()))
	return create(filepath.Join(folder, "ninetynine-"+version+"-"+tag+".whl"), func(w io.Writer) error { return writeZip(w, entries, b.time) })
}

// tagged lists each tag of a name that has several.
func tagged(tag string) string {
	var text strings.Builder
	for platform := range strings.SplitSeq(strings.TrimPrefix(tag, "py3-none-"), ".") {
		text.WriteString("Tag: py3-none-" + platform + "\n")
	}
	return text.String()
}

// versions are those of tags, candidates, and commits after a tag.
var versions = regexp.MustCompile(`^(\d+\.\d+\.\d+)(?:-rc\.(\d+)|-(?:rc\.\d+\.)?(?:0\.)?(\d{14})-[0-9a-f]{12})?$`)

// pythonVersion returns the version as Python sorts it.
func (b *build) pythonVersion() (string, error) {
	m := versions.FindStringSubmatch(b.version())
	switch {
	case m == nil:
		return "", fmt.Errorf("%s is no version that Python knows: tag releases as v1.2.0, and candidates as v1.2.0-rc.1", b.version())
	case m[2] != "":
		return m[1] + "rc" + m[2], nil
	case m[3] != "":
		return m[1] + ".dev" + m[3], nil
	}
	return m[1], nil
}

// A project is what pyproject.toml says of the package.
type project struct {
	Description  string
	Python       string `toml:"requires-python"`
	Dependencies []string
	Extras       map[string][]string `toml:"optional-dependencies"`
}

// fields returns the lines of METADATA that describe the project.
func (p *project) fields() string {
	lines := fmt.Sprintf("Summary: %s\nRequires-Python: %s\n", p.Description, p.Python)
	for _, d := range p.Dependencies {
		lines += "Requires-Dist: " + d + "\n"
	}
	for _, extra := range slices.Sorted(maps.Keys(p.Extras)) {
		lines += "Provides-Extra: " + extra + "\n"
		for _, d := range p.Extras[extra] {
			name, marker, ok := strings.Cut(d, ";")
			if ok {
				marker = "(" + strings.TrimSpace(marker) + ") and "
			}
			lines += fmt.Sprintf("Requires-Dist: %s; %sextra == '%s'\n", strings.TrimSpace(name), marker, extra)
		}
	}
	return lines
}

// metadata describes the package as pyproject.toml does.
func (b *build) metadata(version string) ([]byte, error) {
	var file struct{ Project project }
	if _, err := toml.DecodeFile(filepath.Join(b.folder, "python/pyproject.toml"), &file); err != nil {
		return nil, fmt.Errorf("pyproject.toml: %w", err)
	}
	readme, err := os.ReadFile(filepath.Join(b.folder, "python/README.md"))
	if err != nil {
		return nil, err
	}
	about := "Metadata-Version: 2.1\nName: ninetynine\nVersion: " + version + "\nLicense: Apache-2.0\nDescription-Content-Type: text/markdown\n"
	return []byte(about + file.Project.fields() + "\n" + string(readme)), nil
}
