// Package browser tests the page as people meet it: a real server, a real
// browser, and persons who click, tap, type and read. There is nothing in it
// but tests.
//
// Most of it is tried in Chromium, or Chrome; TestEngines goes through all
// screens and variants in Firefox and in WebKit, which is the engine of every
// iPhone. Debian has them as chromium, firefox-esr, and webkit2gtk-driver with
// xvfb. They run only with CI=1 in the environment, and then fail without a browser.
// Whatever a page writes to its console, every request that fails, and everything
// outside the content policy fails a test too.
//
// With NINETYNINE_PICTURES set to a folder, a test that fails leaves there what
// its persons saw last. Contact sheets of all screens are made by
//
//	CI=1 go test ./internal/test/browser -run TestPictures -pictures FOLDER -timeout 30m
//
// pictures of the other engines with -run TestEngines instead. Without a network, the
// other engines are tried by
//
//	CI=1 go test ./internal/test/browser -run 'Test(NoNetwork|Killed|Dead|Moments)' -visiting 2
//	CI=1 go test ./internal/test/browser -run TestTunnel -visiting 2 -apart 5m
//
// and the times of a slow phone by
//
//	CI=1 go test ./internal/test/browser -run '^$' -bench . -benchtime 5x
package browser
