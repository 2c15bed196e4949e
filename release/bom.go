package main

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
)

// writeBill writes the bill of materials, in CycloneDX: the components of the program on all platforms. The
// Go modules are those that the go command wrote into the programs; the others are the packages of the
// page.
func writeBill(folder string, s *source, builds []*build) error {
	modules := map[string]*debug.Module{}
	for _, b := range builds {
		for _, m := range b.info.Deps {
			modules[m.Path] = m
		}
	}
	b := builds[0]
	components := []cyclonedx.Component{component("golang", "std", strings.TrimPrefix(b.info.GoVersion, "go"))}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		m := modules[path]
		if m.Replace != nil {
			m = m.Replace
		}
		c := component("golang", m.Path, m.Version)
		if sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(m.Sum, "h1:")); err == nil && len(sum) > 0 {
			c.Hashes = &[]cyclonedx.Hash{{Algorithm: cyclonedx.HashAlgoSHA256, Value: hex.EncodeToString(sum)}} // of the module's files, as in go.sum
		}
		components = append(components, c)
	}
	packages, err := vendored(filepath.Join(s.folder, "internal/doors/page/VENDORED"))
	if err != nil {
		return err
	}
	components = append(components, packages...)
	if err := license(components, licensed(string(s.licenses))); err != nil {
		return err
	}
	refs := make([]string, len(components))
	for i := range components {
		refs[i] = components[i].BOMRef
	}
	own := component("golang", "ninetynine", b.info.Main.Version)
	own.Type = cyclonedx.ComponentTypeApplication
	own.Licenses = &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "Apache-2.0"}}}
	own.Properties = &[]cyclonedx.Property{{Name: "vcs.revision", Value: b.setting("vcs.revision")}}
	bill := cyclonedx.NewBOM()
	bill.Metadata = &cyclonedx.Metadata{Timestamp: b.time.Format(time.RFC3339), Component: &own}
	bill.Components = &components
	bill.Dependencies = &[]cyclonedx.Dependency{{Ref: own.BOMRef, Dependencies: &refs}}
	return create(filepath.Join(folder, b.name()+".cdx.json"), func(w io.Writer) error {
		return cyclonedx.NewBOMEncoder(w, cyclonedx.BOMFileFormatJSON).SetPretty(true).EncodeVersion(bill, cyclonedx.SpecVersion1_6)
	})
}

// license adds the components' licences.
func license(components []cyclonedx.Component, by map[string][]string) error {
	for i := range components {
		c := &components[i]
		var all cyclonedx.Licenses
		for _, name := range under(c.Name) {
			for _, id := range by[name] {
				all = append(all, cyclonedx.LicenseChoice{License: &cyclonedx.License{ID: id}})
			}
			if len(all) > 0 {
				break
			}
		}
		if len(all) == 0 {
			return fmt.Errorf("the bill of materials: no known licence of %s is among those that the program prints: run go generate ./internal/base/license, and see what it has found", c.Name)
		}
		c.Licenses = &all
	}
	return nil
}

// component describes a library of a registry, by its package URL.
func component(registry, name, version string) cyclonedx.Component {
	url := fmt.Sprintf("pkg:%s/%s@%s", registry, strings.ReplaceAll(name, "@", "%40"), version)
	return cyclonedx.Component{BOMRef: url, Type: cyclonedx.ComponentTypeLibrary, Name: name, Version: version, PackageURL: url}
}

// vendored reads the packages of the page: lines of a name and a version, below a line of prose and above
// the hashes of files.
func vendored(name string) (all []cyclonedx.Component, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		words := strings.Fields(lines.Text())
		if len(words) == 2 && strings.Count(words[1], ".") == 2 {
			all = append(all, component("npm", words[0], words[1]))
		}
	}
	if len(all) == 0 {
		err = fmt.Errorf("%s names no packages", name)
	}
	slices.SortFunc(all, func(a, b cyclonedx.Component) int { return cmp.Compare(a.BOMRef, b.BOMRef) })
	return all, err
}
