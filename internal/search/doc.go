// Package search thinks ahead from what one seat knows: in worlds that agree
// with it, a net's policy says how likely they are and what others would have
// done there, and its critic what each choice is worth.
package search
