package sshd

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/crypto/ssh"

	"ninetynine/internal/base/file"
	"ninetynine/internal/store"
	"ninetynine/internal/store/folder"
)

type identity struct {
	key    store.KeyID
	label  string // the key's fingerprint
	known  bool   // by a public key; otherwise for this connection only
	caller string // the key under which limits count the caller
	named  func() // frees the place of a caller without a name
}

const publicKey = "public-key"

// withKey accepts any key: the holder of its private half is the same person as before. A certificate
// counts as the key it certifies.
func withKey(_ ssh.ConnMetadata, key ssh.PublicKey) (*ssh.Permissions, error) {
	if c, ok := key.(*ssh.Certificate); ok {
		key = c.Key
	}
	return &ssh.Permissions{Extensions: map[string]string{publicKey: string(key.Marshal())}}, nil
}

// withoutKey accepts a caller without a key, without questions.
func withoutKey(ssh.ConnMetadata, ssh.KeyboardInteractiveChallenge) (*ssh.Permissions, error) {
	return &ssh.Permissions{}, nil
}

func identify(p *ssh.Permissions) (identity, error) {
	if p == nil {
		return identity{}, errors.New("a connection without an authentication")
	}
	if key, ok := p.Extensions[publicKey]; ok {
		x := identity{key: store.IDOf(store.SSH, key), label: "SSH", known: true}
		if public, err := ssh.ParsePublicKey([]byte(key)); err == nil {
			x.label = public.Type() + " " + ssh.FingerprintSHA256(public)
		}
		return x, nil
	}
	x := identity{label: "SSH"}
	rand.Read(x.key[:]) // never fails: see crypto/rand
	return x, nil
}

// mostKey is the greatest size of a file with a key, in bytes.
const mostKey = 1 << 20

// HostKey reads the server's key from a file, in any format that OpenSSH writes without a passphrase. If
// there is no such file, it makes one with a new key, which only the file's owner may read.
func HostKey(name string) (ssh.Signer, error) {
	text, err := file.Read(name, mostKey)
	if errors.Is(err, fs.ErrNotExist) {
		text, err = newHostKey(name)
	}
	if err != nil {
		return nil, fmt.Errorf("the server's SSH key: %w", err)
	}
	key, err := ssh.ParsePrivateKey(text)
	if err != nil {
		return nil, fmt.Errorf("the server's SSH key: %s holds none: %w; make one with ssh-keygen -t ed25519 -N '' -f FILE", name, err)
	}
	return key, nil
}

func newHostKey(file string) ([]byte, error) {
	_, own, err := ed25519.GenerateKey(nil)
	if err != nil {
		return nil, err
	}
	block, err := ssh.MarshalPrivateKey(own, "ninetynine")
	if err != nil {
		return nil, err
	}
	text := pem.EncodeToMemory(block)
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return nil, err
	}
	err = folder.WriteFile(file, func(w io.Writer) error { _, err := w.Write(text); return err }) // readable only by the owner
	return text, err
}
