package letters

import (
	"errors"
	"testing"
)

// TestName: names are stored as typed, whatever their script; one name typed in two ways is stored in one.
func TestName(t *testing.T) {
	for _, name := range []string{"ไก่", "हिन्दी", "José", "Nguyễn", "שָׁלוֹם", "مُحَمَّد", "李雷", "Ł. Øre", "می\u200cخواهم", "क्\u200dष", "👩\u200d👧 Ann", "❤️ A", "한국"} {
		got, err := Name(name, 24)
		if err != nil || got != Compose(name) {
			t.Errorf("%q is stored as %q, %v", name, got, err)
		}
		if again, err := Name(apart(" "+name+"  "), 24); again != got {
			t.Errorf("%q with letters apart is stored as %q, %v, not %q", name, again, err, got)
		}
		if shown := Shown(got, 24); shown != got {
			t.Errorf("%q is shown as %q", got, shown)
		}
	}
	for name, why := range map[string]string{
		"": "empty", " \t": "empty", "A\u202eb": "unprintable", "\xff": "unprintable", "!?": "letter", "0123456789012345678901234": "long",
		"A\u0489\u0489\u0489\u0489\u0489": "marks", "Ann\u115f": "unprintable", "Ann\u1160": "unprintable", "\u3164": "unprintable", "Ann\uffa0": "unprintable",
		"An\u2800n": "unprintable", "An\u034fn": "unprintable", "Ann\u17b4": "unprintable", "An\u200dn": "unprintable", "Ann\ufe00": "unprintable",
		"क\u200d": "unprintable", "Ann\U000e0100": "unprintable",
		"Anna·k3x7": "tag", "Anna · k3x7": "tag", "Anna• k3x7": "tag", "Anna‧k3x7": "tag", "Anna・k3x7": "tag", "Anna･k3x7": "tag", "Anna ꞏ k3x7": "tag",
		"Anna·ｋ３ｘ７": "tag", "Anna·k3х7": "tag", "Anna·k 3x7": "tag", "Anna · k3x7\u0332": "tag", "Anna◦k3x7": "tag", "Anna。k3x7": "tag",
	} {
		_, err := Name(name, 24)
		if f, ok := errors.AsType[*Fault](err); !ok || f.Why != why {
			t.Errorf("%q is refused with %v, want %s", name, err, why)
		}
	}
	for _, name := range []string{"Gal·la", "O’Neil", "Anna–Lisa", "マリー・ローズマ", "Ann k3x7", "D. Arc1"} {
		if _, err := Name(name, 24); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestShown(t *testing.T) {
	for in, want := range map[string]string{
		"Anna": "Anna", "  Anna \t Bo\n": "Anna Bo", "\x1b[31mred\x1b[0m": "[31mred[0m", "a\u202eb\u200b\u2066": "ab",
		"Z\u0338\u0351\u0351\u0351\u0351\u0351a": "Z\u0338\u0351\u0351\u0351a", "李雷": "李雷", "0123456789abc": "012345678…", "\xff": "",
	} {
		if got := Shown(in, 10); got != want {
			t.Errorf("Shown(%q) is %q, want %q", in, got, want)
		}
	}
}

// TestBare: letters of languages that the program does not speak lose their marks as well.
func TestBare(t *testing.T) {
	for in, want := range map[string]string{
		"Déclarer, ça va: pêche": "Declarer, ca va: peche", "cœur": "coeur", "Smørrebrød, Ærø": "Smorrebrod, Aero",
		"Łódź, žluťoučký kůň": "Lodz, zlutoucky kun", "Grüße från Åmål": "Grusse fran Amal",
	} {
		if got := Bare(in); got != want {
			t.Errorf("%q is %q without marks, want %q", in, got, want)
		}
	}
	if got := Spelt("Grüße aus Köln, ça va"); got != "Gruesse aus Koeln, ca va" {
		t.Error(got)
	}
}

func TestFold(t *testing.T) {
	if Fold("JOSÉ") != Fold("jose\u0301 ") || Fold("ΣΊΣΥΦΟΣ") != Fold("σίσυφος") || Fold("Jose") == Fold("José") {
		t.Error("names are told apart by how they were typed")
	}
	for name, was := range map[string]string{"ไก่": "ไก", "हिन्दी": "हिनदी", "José": "jose", "Märta": "märta", "Åsa": "åsa"} {
		if got := Damaged(Fold(name)); got != was {
			t.Errorf("%q was stored as %q, not %q", name, was, got)
		}
	}
}
