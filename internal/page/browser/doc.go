// Package browser tests the page as people meet it: a real server, a real
// browser, and persons who click, tap, type and read. There is nothing in it
// but tests.
//
// Without Chromium, or Chrome, the tests are skipped; with CI=1 in the
// environment they fail. Whatever a page writes to its console, every request
// that fails, and everything outside the content policy fails a test too.
//
// With NINETYNINE_PICTURES set to a folder, a test that fails leaves there what
// its persons saw last. Contact sheets of all screens are made by
//
//	go test ./internal/page/browser -run TestPictures -pictures FOLDER -timeout 30m
//
// and the times of a slow phone by
//
//	go test ./internal/page/browser -run '^$' -bench . -benchtime 5x
package browser
