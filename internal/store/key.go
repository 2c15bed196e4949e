package store

import (
	"cmp"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"time"

	"ninetynine/internal/store/journal"
)

// A Kind is a kind of keys.
type Kind string

// The kinds of keys.
const (
	Device    Kind = "device"    // the cookie of a browser, or the token of a program
	SSH       Kind = "ssh"       // an SSH key
	Passkey   Kind = "passkey"   // the credential of an authenticator
	Words     Kind = "words"     // recovery words
	Link      Kind = "link"      // the code in a link, which makes another device the player's; works once
	Proof     Kind = "proof"     // the code of a caller who has shown words or a passkey; for the session Maker, and works once
	Back      Kind = "back"      // the code in a cookie of a browser that has changed over: it can go back, once. An alias keeps its own
	Lapsed    Kind = "lapsed"    // a device or SSH key, as Data says, of a player who became an alias: it can tell that, and undo it. A split brings it back
	Became    Kind = "joined"    // a player who became an alias of this one: see [BecameOf]. It proves nothing
	Challenge Kind = "challenge" // a question that a passkey has answered; stored so that none answers it twice
	Push      Kind = "push"      // where a browser takes messages: see [PushOf]. It proves nothing
	Notice    Kind = "notice"    // a message that was sent; stored so that no server sends it again. It proves nothing
)

// A KeyID is the stored part of a key, from which no secret can be computed: see [IDOf].
type KeyID [32]byte

// MarshalText returns the id as 64 hexadecimal digits.
func (k KeyID) MarshalText() ([]byte, error) { return journal.Hash(k).MarshalText() }

// UnmarshalText reads 64 hexadecimal digits.
func (k *KeyID) UnmarshalText(text []byte) error { return (*journal.Hash)(k).UnmarshalText(text) }

// Name returns the name of the key in the list that its player gets.
func (k KeyID) Name() string { return EncodeID(k[:playerBytes]) }

// IDOf returns the id of a key: of a token, of a public SSH key, of a credential's id, of a code. Keys of
// different kinds have different ids: so what is public about one kind is no secret of another.
func IDOf(kind Kind, secret string) KeyID {
	switch kind {
	case Device:
		return sha256.Sum256([]byte(secret))
	case SSH:
		return sha512.Sum512_256([]byte(secret))
	}
	return sha512.Sum512_256([]byte(string(kind) + " " + secret))
}

// PushOf returns the id of the push key of a device. A device has one at most, which must end with it.
func PushOf(device KeyID) KeyID { return IDOf(Push, string(device[:])) }

// BecameOf returns the id of the key by which a player knows that an alias became one with it.
func BecameOf(alias string) KeyID { return IDOf(Became, alias) }

// NewBecame returns that key. It ends when the player can no longer undo it.
func NewBecame(alias, player string, at time.Time) Key {
	return Key{ID: BecameOf(alias), Player: player, Kind: Became, Label: alias, Made: at, Seen: at, Until: at.Add(JoinedFor)}
}

// SettlesIn is how long it takes until a key that came by a link is settled.
const SettlesIn = 24 * time.Hour

// JoinedFor is for how long it can be undone that two players became one, and a browser that has changed over can go back.
const JoinedFor = 7 * 24 * time.Hour

// ByOperator is the Maker of a key that an operator made, or that came by an operator's link.
const ByOperator = "operator"

// A Key proves who a player is. A player may have many.
type Key struct {
	ID     KeyID `json:"Key"` // the name that earlier versions stored
	Player string
	Kind   Kind      `json:",omitempty"`
	Label  string    `json:",omitempty"` // for the player: which device or program
	Made   time.Time `json:",omitzero"`  // to the millisecond; zero if an earlier version made it
	Seen   time.Time // when it was last used, to the day
	Until  time.Time `json:",omitzero"`  // when it ends by itself, to the millisecond; zero if it does not
	Data   []byte    `json:",omitempty"` // that the kind needs
	Maker  string    `json:",omitempty"` // the name of the key whose bearer asked for it, or [ByOperator]; "" if none did
	From   time.Time `json:",omitzero"`  // when a link begins to work, and others are settled: see [Key.Settled]. To the millisecond; zero if always

	By KeyID `json:"-"` // the player's key by which it is asked for, and which must exist as it is stored; zero: none. It is not stored
}

// Rounded returns the key with its times as they are stored.
func (k Key) Rounded() Key {
	k.Kind, k.Seen, k.Data = cmp.Or(k.Kind, Device), Day(k.Seen), slices.Clone(k.Data)
	for _, t := range []*time.Time{&k.Made, &k.Until, &k.From} {
		if t.UnixMilli() == 0 { // as databases store none
			*t = time.Time{}
		} else if !t.IsZero() {
			*t = t.UTC().Truncate(time.Millisecond)
		}
	}
	return k
}

// Proving are the kinds of keys by which one can go on as their player.
func Proving() []Kind { return []Kind{Device, SSH, Passkey, Words, Link} }

// Ended reports whether the key has ended by itself.
func (k *Key) Ended(now time.Time) bool { return !k.Until.IsZero() && !now.Before(k.Until) }

// Proves reports whether one can go on as the player by the key.
func (k *Key) Proves(now time.Time) bool { return slices.Contains(Proving(), k.Kind) && !k.Ended(now) }

// Settled reports whether the key may end older ones, and erase the player. One that came by a link from another device, and
// what its bearer adds, may not for a day.
func (k *Key) Settled(now time.Time) bool { return !now.Before(k.From) }

// Aliased reports whether an alias may have the key.
func (k *Key) Aliased() bool { return k.Kind == Back || k.Kind == Lapsed }

// Compare orders keys by when they were made.
func (k Key) Compare(l Key) int {
	return cmp.Or(k.Made.Compare(l.Made), slices.Compare(k.ID[:], l.ID[:]))
}

// Addressed returns what the data of a push key and of all others with its address contain; nil without an address.
func (k *Key) Addressed() []byte {
	var at struct{ Endpoint string }
	if k.Kind != Push || json.Unmarshal(k.Data, &at) != nil || at.Endpoint == "" {
		return nil
	}
	text, _ := json.Marshal(at.Endpoint) // cannot fail
	return text
}

// CheckKey checks that a store can keep a key.
func CheckKey(k *Key) error {
	if k.Kind == "" {
		return errors.New("a key has no kind")
	}
	return checkText(string(k.Kind), k.Label, k.Maker)
}

// linkBytes is the length of what a link's code encodes, and CodeLength that of the code.
const linkBytes, CodeLength = 16, 26

// NewLink returns a new link of the player, which ends at a time, and its code.
func NewLink(random io.Reader, player, label string, now, until time.Time) (Key, string, error) {
	var b [linkBytes]byte
	if err := draw(random, b[:]); err != nil {
		return Key{}, "", err
	}
	code := EncodeID(b[:])
	return Key{ID: IDOf(Link, code), Player: player, Kind: Link, Label: label, Made: now, Seen: now, Until: until}, code, nil
}

// NewDevice returns a new key for a device of the player, and the token that identifies its bearer. random
// must be unpredictable, like crypto/rand.
func NewDevice(random io.Reader, player, label string, now time.Time) (Key, string, error) {
	var b [tokenBytes]byte
	if err := draw(random, b[:]); err != nil {
		return Key{}, "", err
	}
	token := base64.RawURLEncoding.EncodeToString(b[:])
	return Key{ID: IDOf(Device, token), Player: player, Kind: Device, Label: label, Made: now, Seen: now}, token, nil
}
