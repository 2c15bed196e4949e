package main

import (
	"context"
	"strings"
	"testing"
)

// TestRefusedSettings: settings that cannot work are refused with the remedy, before anything is opened.
func TestRefusedSettings(t *testing.T) {
	for args, want := range map[string]string{
		"--acme":                               "--acme needs --public-url https://HOST",
		"--acme --public-url http://a.example": "--acme needs --public-url https://HOST",
		"--acme --public-url https://a.example --proxied":                    "behind a proxy",
		"--acme --public-url https://a.example --db postgres://nowhere/none": "let a proxy have it",
		"--contact anna@a.example":                                           "mailto:you@cards.example",
		"--contact http://a.example":                                         "mailto:you@cards.example",
		"--backups b --db postgres://nowhere/none":                           "its own tools",
		"--limits nowhere":                                                   "a file that can be read",
		"--limits serve.go":                                                  "no list of limits",
		"--backups b --keep-backups 0":                                       "at least 1",
		"--contact mailto:a@b\n":                                             "mailto:you@cards.example",
	} {
		words := append([]string{"serve", "--log", "none"}, strings.Split(args, " ")...)
		if !strings.Contains(args, "--db") {
			words = append(words, "--data", t.TempDir())
		}
		ctx, stop := context.WithCancel(t.Context())
		var errs strings.Builder
		env := func(string) string { return "" }
		code := run(ctx, words, env, strings.NewReader(""), &strings.Builder{}, &errs)
		stop()
		if code != exitUsage || !strings.Contains(errs.String(), want) {
			t.Errorf("%q: exit %d, %s", args, code, &errs)
		}
	}
}
