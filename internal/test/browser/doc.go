// Package browser tests the page as people use it: with a real server, a real browser, and persons who
// click, tap, type and read. It has tests only.
//
// Most tests run in Chromium, or Chrome; TestEngines goes through all screens in Firefox and in WebKit, the
// engine of every iPhone, and draws each variant in one of them. Debian has them as chromium, firefox-esr,
// and webkit2gtk-driver with xvfb. They run only with CI=1 in the environment, and then fail without a
// browser.
// All output on a page's console, every failed request, and everything outside the content policy fails a
// test too.
//
// With NINETYNINE_PICTURES set to a folder, a failed test leaves screenshots there. Contact sheets of all
// screens are made by
//
//	CI=1 go test ./internal/test/browser -run TestPictures -pictures FOLDER -timeout 30m
//
// pictures of the other engines with -run TestEngines instead. The other engines are tested without a
// network by
//
//	CI=1 go test ./internal/test/browser -run 'Test(NoNetwork|Killed|Dead|Moments)' -visiting 2
//	CI=1 go test ./internal/test/browser -run TestTunnel -visiting 2 -apart 5m
//
// and the times of a slow phone are measured by
//
//	CI=1 go test ./internal/test/browser -run '^$' -bench . -benchtime 5x
package browser
