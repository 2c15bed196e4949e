//go:build (!amd64 || purego) && !js

package nn

// best is the fastest path that runs here.
const best = portable
