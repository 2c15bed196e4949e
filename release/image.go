package main

import (
	"bytes"
	"encoding/json"
	"encoding/pem"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"golang.org/x/crypto/x509roots/fallback/bundle"
)

// nobody is the user of the container, who owns only /data.
const nobody = 65532

// image writes the container's image as an OCI archive: the program, the certificates that the web trusts,
// and the volume /data. It also has the list that docker load needs.
func (b *build) image(folder string) error {
	layer, err := b.layer()
	if err != nil {
		return err
	}
	img, err := mutate.ConfigFile(mutate.MediaType(empty.Image, types.OCIManifestSchema1), b.config())
	if err != nil {
		return err
	}
	img, err = mutate.Append(mutate.ConfigMediaType(img, types.OCIConfigJSON), mutate.Addendum{
		Layer: layer, MediaType: types.OCILayer, History: v1.History{Created: v1.Time{Time: b.time}, CreatedBy: "release"},
	})
	if err != nil {
		return err
	}
	staged, err := os.MkdirTemp("", "ninetynine-image-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(staged)
	tag := "ninetynine:" + b.version()
	path, err := layout.Write(staged, empty.Index)
	if err != nil {
		return err
	}
	names := map[string]string{"org.opencontainers.image.ref.name": b.version(), "io.containerd.image.name": "docker.io/library/" + tag}
	if err := path.AppendImage(img, layout.WithAnnotations(names), layout.WithPlatform(v1.Platform{OS: b.system, Architecture: b.processor})); err != nil {
		return err
	}
	entries, err := below(staged)
	if err != nil {
		return err
	}
	forDocker, err := dockerManifest(img, tag)
	if err != nil {
		return err
	}
	entries = append(entries, entry{name: "manifest.json", mode: 0o644, content: forDocker})
	return create(filepath.Join(folder, b.name()+"_"+b.system+"_"+b.processor+".oci.tar"), func(w io.Writer) error {
		return writeTar(w, entries, b.time)
	})
}

// config returns how the container runs.
func (b *build) config() *v1.ConfigFile {
	return &v1.ConfigFile{
		OS: b.system, Architecture: b.processor, Created: v1.Time{Time: b.time},
		Config: v1.Config{
			User: "65532:65532", Volumes: map[string]struct{}{"/data": {}}, ExposedPorts: map[string]struct{}{"9900/tcp": {}},
			Env: []string{"XDG_DATA_HOME=/data"}, Entrypoint: []string{"/ninetynine"}, Cmd: []string{"serve", "--addr", ":9900", "--log", "json"},
			Labels: map[string]string{
				"org.opencontainers.image.title": "Ninety-Nine", "org.opencontainers.image.version": b.version(),
				"org.opencontainers.image.revision": b.setting("vcs.revision"), "org.opencontainers.image.created": b.time.Format(time.RFC3339),
				"org.opencontainers.image.licenses": "Apache-2.0",
			},
		},
	}
}

func (b *build) layer() (v1.Layer, error) {
	var t bytes.Buffer
	err := writeTar(&t, []entry{
		{name: "data/", mode: 0o700, owner: nobody},
		{name: "etc/", mode: 0o755},
		{name: "etc/ssl/", mode: 0o755},
		{name: "etc/ssl/certs/", mode: 0o755},
		{name: "etc/ssl/certs/ca-certificates.crt", mode: 0o644, content: roots()},
		{name: "licenses.txt", mode: 0o644, content: b.licenses},
		{name: "ninetynine", mode: 0o755, content: b.program},
		{name: "tmp/", mode: 0o1777},
	}, b.time)
	if err != nil {
		return nil, err
	}
	return tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(t.Bytes())), nil },
		tarball.WithMediaType(types.OCILayer), tarball.WithCompressedCaching)
}

// roots returns the certificates that Mozilla trusts without conditions. They come from a Go module, so
// that they too are the same in every build.
func roots() []byte {
	var b bytes.Buffer
	for r := range bundle.Roots() {
		if r.Constraint == nil {
			_ = pem.Encode(&b, &pem.Block{Type: "CERTIFICATE", Bytes: r.Certificate}) // into memory
		}
	}
	return b.Bytes()
}

func dockerManifest(img v1.Image, tag string) ([]byte, error) {
	m, err := img.Manifest()
	if err != nil {
		return nil, err
	}
	blob := func(h v1.Hash) string { return "blobs/" + h.Algorithm + "/" + h.Hex }
	var layers []string
	for _, l := range m.Layers {
		layers = append(layers, blob(l.Digest))
	}
	return json.Marshal([]any{map[string]any{"Config": blob(m.Config.Digest), "RepoTags": []string{tag}, "Layers": layers}})
}

func below(folder string) (entries []entry, err error) {
	err = filepath.WalkDir(folder, func(at string, d fs.DirEntry, err error) error {
		if err != nil || at == folder {
			return err
		}
		name, err := filepath.Rel(folder, at)
		if err != nil {
			return err
		}
		e := entry{name: filepath.ToSlash(name), mode: 0o644}
		if d.IsDir() {
			e.name, e.mode = strings.TrimSuffix(e.name, "/")+"/", 0o755
		} else if e.content, err = os.ReadFile(at); err != nil {
			return err
		}
		entries = append(entries, e)
		return nil
	})
	return entries, err
}
