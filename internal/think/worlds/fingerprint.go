package worlds

import (
	"math/bits"

	"ninetynine/rules"
)

// Fingerprint returns a number that two Views hardly ever share if they differ in anything that
// matters.
func Fingerprint(v *rules.View) uint64 {
	h := uint64(0x9E3779B97F4A7C15)
	mix := func(x uint64) {
		hi, lo := bits.Mul64(h^x, 0xD6E8FEB86659FD93)
		h = hi ^ lo ^ bits.RotateLeft64(h, 23)
	}
	mix(uint64(v.Seat) | uint64(v.Phase)<<8 | uint64(v.Dealer)<<16 | uint64(v.Trump)<<24 |
		uint64(v.Turnup)<<32 | uint64(v.Vulnerable)<<40 | uint64(v.Options.Seat)<<48 | uint64(v.Stay)<<56)
	for i := range v.Hand {
		mix(uint64(v.Hand[i]))
		mix(uint64(v.Aside[i]))
		mix(uint64(v.Offer[i]) | uint64(v.Holds[i])<<8 | uint64(v.Held[i])<<16)
	}
	for t := range min(int(v.Tricks)+1, rules.MaxTricks) {
		x := uint64(v.Leads[t])
		for _, c := range v.Played[t] {
			x = x<<8 | uint64(c)
		}
		mix(x)
	}
	return h
}
