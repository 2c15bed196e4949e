// Package pushservice is a push service for tests, and the browsers that take its messages.
package pushservice

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

var base64url = base64.RawURLEncoding

// A Browser has a subscription.
type Browser struct {
	Endpoint, P256dh, Auth string

	key  *ecdh.PrivateKey
	auth []byte
}

// A Message is what a browser has received.
type Message struct {
	To     *Browser
	Text   string // decrypted
	Header http.Header
	Claims struct { // of the sender's token, whose signature was right
		Aud, Sub string
		Exp      int64
	}
	Key string // the sender's, in base64url
}

// A Service is a push service on this machine.
type Service struct {
	*httptest.Server
	Messages chan Message // of which none may be left over

	mu       sync.Mutex
	browsers map[string]*Browser
	answers  []int
	posts    int
}

// New starts a service, which ends with the test.
func New(t testing.TB) *Service {
	s := &Service{Messages: make(chan Message, 1000), browsers: map[string]*Browser{}}
	s.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		m, status, err := s.take(r)
		if err != nil {
			t.Error(err)
		}
		w.Header().Set("Retry-After", "7")
		w.Header().Set("Location", s.URL+"/elsewhere")
		w.WriteHeader(status)
		if status == http.StatusCreated {
			s.Messages <- m
		}
	}))
	t.Cleanup(s.Close)
	return s
}

// Answer makes the service answer the next messages with these statuses, instead of taking them.
func (s *Service) Answer(statuses ...int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answers = append(s.answers, statuses...)
}

// Posts returns how many requests there were.
func (s *Service) Posts() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.posts
}

// Browser returns a browser with a new subscription.
func (s *Service) Browser() *Browser {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		panic(err)
	}
	b := &Browser{key: key, auth: make([]byte, 16)}
	rand.Read(b.auth)
	b.P256dh, b.Auth = base64url.EncodeToString(key.PublicKey().Bytes()), base64url.EncodeToString(b.auth)
	s.mu.Lock()
	defer s.mu.Unlock()
	path := fmt.Sprint("/push/", len(s.browsers))
	b.Endpoint = s.URL + path
	s.browsers[path] = b
	return b
}

// take reads and checks a request.
func (s *Service) take(r *http.Request) (m Message, status int, err error) {
	s.mu.Lock()
	s.posts++
	m.To, status = s.browsers[r.URL.Path], http.StatusCreated
	if len(s.answers) > 0 {
		status, s.answers = s.answers[0], s.answers[1:]
	}
	s.mu.Unlock()
	if m.To == nil || r.Method != http.MethodPost {
		return m, http.StatusNotFound, fmt.Errorf("%s %s", r.Method, r.URL.Path)
	}
	m.Header = r.Header
	body, err := io.ReadAll(io.LimitReader(r.Body, 4097))
	if err != nil { // the sender was stopped
		return m, http.StatusBadRequest, nil
	}
	if len(body) > 4096 || r.Header.Get("Content-Encoding") != "aes128gcm" {
		err = fmt.Errorf("%d bytes as %q", len(body), r.Header.Get("Content-Encoding"))
	}
	if err == nil {
		m.Text, err = m.To.decrypt(body)
	}
	if err == nil {
		err = m.checkSender(r.Header.Get("Authorization"))
	}
	if err == nil && (m.Claims.Aud != s.URL || m.Claims.Exp < time.Now().Unix() || m.Claims.Exp > time.Now().Add(24*time.Hour).Unix()) {
		err = fmt.Errorf("the claims are %+v", m.Claims)
	}
	return m, status, err
}

// decrypt reads a message as RFC 8291 and RFC 8188 describe it.
func (b *Browser) decrypt(body []byte) (string, error) {
	salt, keyLength := body[:16], int(body[20])
	theirs, sealed := body[21:21+keyLength], body[21+keyLength:]
	public, err := ecdh.P256().NewPublicKey(theirs)
	if err != nil {
		return "", err
	}
	shared, err := b.key.ECDH(public)
	if err != nil {
		return "", err
	}
	derive := func(secret, salt []byte, info string, n int) []byte {
		key, e := hkdf.Key(sha256.New, secret, salt, info, n)
		if err == nil {
			err = e
		}
		return key
	}
	ikm := derive(shared, b.auth, "WebPush: info\x00"+string(b.key.PublicKey().Bytes())+string(theirs), 32)
	key, nonce := derive(ikm, salt, "Content-Encoding: aes128gcm\x00", 16), derive(ikm, salt, "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return "", err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return "", err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return "", err
	}
	text, err := gcm.Open(nil, nonce, sealed, nil)
	if err != nil || uint32(len(sealed)) > binary.BigEndian.Uint32(body[16:20]) {
		return "", fmt.Errorf("it cannot be decrypted: %w", err)
	}
	plain, ok := strings.CutSuffix(strings.TrimRight(string(text), "\x00"), "\x02")
	if !ok {
		return "", fmt.Errorf("the last record ends with %q", text)
	}
	return plain, nil
}

// checkSender checks the signature of the sender's token as RFC 8292 describes it.
func (m *Message) checkSender(header string) error {
	rest, ok := strings.CutPrefix(header, "vapid t=")
	token, key, found := strings.Cut(rest, ", k=")
	signed, signature := token[:strings.LastIndex(token, ".")], token[strings.LastIndex(token, ".")+1:]
	point, err := base64url.DecodeString(key)
	sum, e2 := base64url.DecodeString(signature)
	claims, e3 := base64url.DecodeString(signed[strings.Index(signed, ".")+1:])
	if !ok || !found || err != nil || e2 != nil || e3 != nil || len(sum) != 64 {
		return fmt.Errorf("%q is no token", header)
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		return err
	}
	hash := sha256.Sum256([]byte(signed))
	if !ecdsa.Verify(public, hash[:], new(big.Int).SetBytes(sum[:32]), new(big.Int).SetBytes(sum[32:])) {
		return fmt.Errorf("the signature is wrong")
	}
	m.Key = key
	return json.Unmarshal(claims, &m.Claims)
}
