package main

import (
	"archive/tar"
	"archive/zip"
	"cmp"
	"compress/gzip"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"
)

type entry struct {
	name    string // with slashes; a folder's ends in one
	mode    int64
	owner   int
	content []byte
}

// archive writes the program with its licences and its changelog: as a zip for Windows, and otherwise as a
// tar.
func (b *build) archive(folder string) error {
	changes, err := os.ReadFile(filepath.Join(b.folder, "CHANGELOG.md"))
	if err != nil {
		return err
	}
	base := b.name() + "_" + b.system + "_" + b.processor
	entries := []entry{
		{name: base + "/CHANGELOG.md", mode: 0o644, content: changes},
		{name: base + "/LICENSES.txt", mode: 0o644, content: b.licenses},
		{name: base + "/" + b.platform.program(), mode: 0o755, content: b.program},
	}
	if b.system == "windows" {
		return create(filepath.Join(folder, base+".zip"), func(w io.Writer) error { return writeZip(w, entries, b.time) })
	}
	return create(filepath.Join(folder, base+".tar.gz"), func(w io.Writer) error {
		z, err := gzip.NewWriterLevel(w, gzip.DefaultCompression)
		if err != nil {
			return err
		}
		return cmp.Or(writeTar(z, entries, b.time), z.Close())
	})
}

// writeTar writes entries in the order of their names.
func writeTar(w io.Writer, entries []entry, at time.Time) error {
	t := tar.NewWriter(w)
	slices.SortFunc(entries, func(a, b entry) int { return cmp.Compare(a.name, b.name) })
	for _, e := range entries {
		h := &tar.Header{Name: e.name, Mode: e.mode, Uid: e.owner, Gid: e.owner, Size: int64(len(e.content)), ModTime: at, Format: tar.FormatPAX}
		h.Typeflag = tar.TypeReg
		if path.Clean(e.name)+"/" == e.name {
			h.Typeflag = tar.TypeDir
		}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		if _, err := t.Write(e.content); err != nil {
			return err
		}
	}
	return t.Close()
}

func writeZip(w io.Writer, entries []entry, at time.Time) error {
	z := zip.NewWriter(w)
	for _, e := range entries {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate, Modified: at.UTC()}
		h.SetMode(os.FileMode(e.mode))
		f, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := f.Write(e.content); err != nil {
			return err
		}
	}
	return z.Close()
}

func create(name string, write func(io.Writer) error) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	return cmp.Or(write(f), f.Close())
}
