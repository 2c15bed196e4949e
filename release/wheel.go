package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
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
	modules, err := filepath.Glob(filepath.Join(b.folder, "python/ninetynine/*.py*"))
	if err != nil {
		return err
	}
	for _, file := range append(modules, filepath.Join(b.folder, "python/ninetynine/py.typed")) {
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		add("ninetynine/"+filepath.Base(file), content)
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

// metadata describes the package as pyproject.toml does.
func (b *build) metadata(version string) ([]byte, error) {
	project, err := os.ReadFile(filepath.Join(b.folder, "python/pyproject.toml"))
	if err != nil {
		return nil, err
	}
	readme, err := os.ReadFile(filepath.Join(b.folder, "python/README.md"))
	if err != nil {
		return nil, err
	}
	about := "Metadata-Version: 2.1\nName: ninetynine\nVersion: " + version + "\nLicense: Apache-2.0\nDescription-Content-Type: text/markdown\n"
	add := func(field, value, more string) { about += field + ": " + value + more + "\n" }
	table := ""
	for line := range strings.Lines(string(project)) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " = ")
		value = strings.Trim(value, `[]"`)
		switch {
		case strings.HasPrefix(key, "["):
			table = key
		case table == "[project.optional-dependencies]" && value != "":
			add("Provides-Extra", key, "")
			add("Requires-Dist", value, "; extra == '"+key+"'")
		case table == "[project]" && key == "description":
			add("Summary", value, "")
		case table == "[project]" && key == "requires-python":
			add("Requires-Python", value, "")
		case table == "[project]" && key == "dependencies":
			add("Requires-Dist", value, "")
		}
	}
	return []byte(about + "\n" + string(readme)), nil
}
